"""The compiler: what a scenario becomes, and what is wrong, with file and line, where it becomes nothing."""

from __future__ import annotations

import pytest

from ruleproof.input import jsontext
from ruleproof.language.operations import (
    Changed,
    GameRefused,
    Legal,
    LegalExactly,
    Play,
    Refused,
    Unchanged,
    Value,
)
from ruleproof.language.words import slug
from tests.cases.compiling import NEW_GAME, START, Compile, only_case, only_problem, only_story
from tests.toybox import GAME, ToyCopy

TIE = "@reading:market_day.ruling.tie=more_coins"
TIE_WORDS = (
    "# Who wins when several players have the most points?",
    "# Of these the one who has more coins.",
)


def test_a_scenario_becomes_a_case(compiled: Compile) -> None:
    story = only_story(
        compiled(
            *START,
            "  When Red works and rolls 4",
            "  Then Red has 2 coins more",
            "  And it is Blue's turn to act",
        )
    )
    (case,) = story.cases
    assert case.id == "market_day/extra/some_claim"
    assert (story.game, case.title, case.rule, case.file, case.line) == (
        GAME,
        "Some claim",
        "The next player follows",
        "features/market_day/extra.feature",
        6,
    )
    assert case.clauses == ("market_day.turn.goes_round",)
    assert story.start.seats == ("Red", "Blue")
    assert jsontext.decode(story.start.state)["table"]["coin_supply"] == 8
    assert (case.begins, case.ends) == (0, 1)
    assert story.plays == (Play(line=8, seat="Red", action={"type": "work"}, chance=({"roll": [4]},)),)
    assert case.expectations == (
        Changed(line=9, path=("table", "coins", "Red"), by=2),
        Value(line=10, path=("to_act",), value=["Blue"]),
    )
    assert case.verbs == ("apply",)
    assert case.position == "two traders"
    assert [(line.keyword, line.text, line.line) for line in case.lines][-1] == (
        "And",
        "it is Blue's turn to act",
        10,
    )


def test_the_plays_before_the_last_when_lead_up_to_it(compiled: Compile) -> None:
    story = only_story(
        compiled(
            *START,
            "  And Blue has 2 grain",
            "  When Red works and rolls 1",
            "  And Blue sells grain and grain",
            "  Then it is Red's turn to act",
        )
    )
    assert [play.action["type"] for play in story.plays[: story.cases[0].begins]] == ["work"]
    assert [play.action["type"] for play in story.plays_of(story.cases[0])] == ["sell", "sell", "done"]


def test_a_scenario_may_look_at_a_position_without_a_play(compiled: Compile) -> None:
    case = only_case(
        compiled(*START, "  Then Red may work", "  And Red may not be done", "  And Blue may do nothing")
    )
    assert case.ends == 0
    assert case.verbs == ("legal_actions",)
    assert case.expectations == (
        Legal(line=8, seat="Red", action={"type": "work"}),
        Legal(line=9, seat="Red", action={"type": "done"}, allowed=False),
        LegalExactly(line=10, seat="Blue", actions=()),
    )


@pytest.mark.parametrize("under", ["", "market_day.setup.one_card_each", "market_day.ruling.tie"])
def test_a_new_game_may_be_refused_under_a_clause_or_a_ruling(compiled: Compile, under: str) -> None:
    said = f"the game is refused under {under}" if under else "the game is refused"
    case = only_case(compiled(*NEW_GAME, f"  Then {said}"))
    assert case.expectations == (GameRefused(line=8, clause=under),)
    assert case.verbs == ("new_game",)


def test_a_seat_that_does_not_play_is_asked_what_it_may_do(compiled: Compile) -> None:
    story = only_story(compiled(*START, "  Then Red may work", "  And Green may do nothing"))
    assert (story.start.seats, story.start.onlookers) == (("Red", "Blue"), ("Green",))


def test_a_new_game_is_a_start_of_its_own(compiled: Compile) -> None:
    story = only_story(
        compiled(
            "Scenario: S",
            "  Given a short game for Red and Blue, the cards being pig",
            "  Then the last day is day 1",
        )
    )
    assert story.start.is_new_game
    assert story.start.options == {"short": True}
    assert story.start.chance == (
        {"shuffle": ["pig", "goose", "goose", "goose", "pig", "cow", "cow", "fox", "fox"]},
    )
    assert story.cases[0].verbs == ("new_game",)


@pytest.mark.parametrize(
    ("then", "verbs"),
    [
        ("Red sees the own goose", ("view",)),
        ("Red cannot see a pig", ("view",)),
        ("the game goes on", ("outcome",)),
        ("Red may work", ("legal_actions",)),
        ("Red has 3 coins", ()),
    ],
)
def test_a_case_needs_the_verbs_that_its_expectations_look_at(
    compiled: Compile, then: str, verbs: tuple[str, ...]
) -> None:
    assert only_case(compiled(*START, f"  Then {then}")).verbs == verbs


def test_a_refusal_may_name_its_clause_and_nothing_changes(compiled: Compile) -> None:
    case = only_case(
        compiled(
            *START,
            "  When Red buys 3 grain",
            "  Then the action is refused under market_day.turn.one_or_two_pieces",
            "  And nothing has changed",
        )
    )
    assert case.expectations == (
        Refused(line=9, clause="market_day.turn.one_or_two_pieces"),
        Unchanged(line=10, path=()),
    )


def test_the_readings_of_a_scenario_are_those_of_its_tags(compiled: Compile) -> None:
    tagged = compiled(TIE, *TIE_WORDS, *START, "  Then the game goes on")
    assert only_case(tagged).readings == {"market_day.ruling.tie": "more_coins"}


@pytest.mark.parametrize(
    ("comment", "told"),
    [
        ((), "no comment is below the tag; wanted"),
        (TIE_WORDS[:1], "the comment below the tag is 'Who wins when several players have the most points?'"),
        (("# Who wins when several players have the most points? They share the victory.",), "is 'Who wins"),
    ],
    ids=["none", "the question alone", "another reading"],
)
def test_a_comment_says_in_words_what_a_tag_of_a_reading_says(
    compiled: Compile, comment: tuple[str, ...], told: str
) -> None:
    problem = only_problem(compiled(TIE, *comment, *START, "  Then the game goes on"))
    assert told in problem
    assert "\n    # Who wins when several players have the most points? Of these the one who has" in problem


@pytest.mark.parametrize("named", ["tie=shared", "fox_against_the_poor=forbidden"])
def test_an_adopted_reading_is_not_named_by_a_tag(compiled: Compile, named: str) -> None:
    tag = f"@reading:market_day.ruling.{named}"
    problem = only_problem(compiled(tag, *START, "  Then the game goes on"))
    assert f": market_day.ruling.{named} is the adopted reading and needs no tag\n" in problem


def test_each_row_of_an_outline_is_a_case_with_an_id_of_its_own(compiled: Compile) -> None:
    lines = (
        "Scenario Outline: Roll",
        '  Given the position "two traders"',
        "  When Red works and rolls <shown>",
        "  Then Red has <more> more",
    )
    stories, problems = compiled(
        *lines, "  Examples:", "    | shown | more |", "    | 1 | 1 coin |", "    | 6 | 2 coins |"
    )
    assert problems == []
    assert [(case.id, case.line) for story in stories for case in story.cases] == [
        ("market_day/extra/roll/1", 12),
        ("market_day/extra/roll/6", 13),
    ]


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Red pays", "red_pays"),
        ("A player's turn", "a_players_turn"),
        ("A player’s turn!", "a_players_turn"),
        ("  Two  spaces—and a dash ", "two_spaces_and_a_dash"),
        ("Straße 3", "strasse_3"),
        ("!?", ""),
    ],
)
def test_a_title_becomes_an_id(title: str, words: str) -> None:
    assert slug(title) == words


INVARIANT = """from ruleproof.vocabulary import invariant

@invariant("nobody has more than five coins")
def not_rich(state):
    return max(state["table"]["coins"].values()) <= 5
"""


def test_a_scenario_begins_only_where_a_game_may_be(toy_copy: ToyCopy, compiled: Compile) -> None:
    steps = toy_copy.root / "features/market_day/steps/invariants.py"
    steps.write_text(INVARIANT, encoding="utf-8")
    rich = (*START, "  And Red has 6 coins", "  Then the game goes on")
    assert "line 7: no game reaches this position: nobody has more than five coins" in only_problem(
        compiled(*rich)
    ).replace("extra.feature:7", "line 7")
    assert only_story(compiled(*START, "  And Red has 5 coins", "  Then the game goes on"))


def test_a_position_with_a_reason_may_be_one_that_no_game_reaches(
    toy_copy: ToyCopy, compiled: Compile
) -> None:
    (toy_copy.root / "features/market_day/steps/invariants.py").write_text(INVARIANT, encoding="utf-8")
    position = toy_copy.root / "features/market_day/positions/two_traders.yaml"
    position.write_text(
        "argued: only the coins matter\n" + position.read_text(encoding="utf-8"), encoding="utf-8"
    )
    assert only_story(compiled(*START, "  And Red has 6 coins", "  Then the game goes on"))
