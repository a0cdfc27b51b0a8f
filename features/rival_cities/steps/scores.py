"""The end of the game and the star scoring."""

from __future__ import annotations

from ruleproof.vocabulary import Outcome, then


@then("{seat} has {stars} in all")
def total(seat: str, stars: int) -> Outcome:
    return Outcome(path=("scores", seat, "total"), value=stars)


@then("{seat}'s cards bring {stars}")
def card_stars(seat: str, stars: int) -> Outcome:
    return Outcome(path=("scores", seat, "cards"), value=stars)


@then("the prestige track brings {seat} {stars}")
def prestige_stars(seat: str, stars: int) -> Outcome:
    return Outcome(path=("scores", seat, "prestige"), value=stars)


@then("{seat}'s star tokens bring {stars}")
def token_stars(seat: str, stars: int) -> Outcome:
    return Outcome(path=("scores", seat, "tokens"), value=stars)


@then("{seat} wins at once by {why:quoted}")
def wins_at_once(seat: str, why: str) -> list[Outcome]:
    return [
        Outcome(path=("over",), value=True),
        Outcome(path=("winners",), value=[seat]),
        Outcome(path=("why",), value=why),
    ]


@then("{seat} wins the star scoring")
def wins_star_scoring(seat: str) -> list[Outcome]:
    return [
        Outcome(path=("over",), value=True),
        Outcome(path=("winners",), value=[seat]),
        Outcome(path=("why",), value="stars"),
    ]


@then("{seat} wins the tie by the bell token")
def wins_tie(seat: str) -> list[Outcome]:
    return [
        Outcome(path=("over",), value=True),
        Outcome(path=("winners",), value=[seat]),
        Outcome(path=("why",), value="bell token"),
    ]


@then("nobody's stars are counted")
def no_scores() -> Outcome:
    return Outcome(path=("scores",), value={})
