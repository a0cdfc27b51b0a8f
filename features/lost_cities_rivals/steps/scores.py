"""Victory points."""

from __future__ import annotations

from ruleproof.vocabulary import Outcome, then


@then("{seat}'s {colour} expedition has {footprints}")
def has_footprints(seat: str, colour: str, footprints: int) -> Outcome:
    return Outcome(path=("scores", seat, "expeditions", colour, "footprints"), value=footprints)


@then("{seat}'s {colour} expedition is multiplied by {number:int}")
def multiplier(seat: str, colour: str, number: int) -> Outcome:
    return Outcome(path=("scores", seat, "expeditions", colour, "multiplier"), value=number)


@then("{seat} has no {colour} expedition to multiply")
def no_multiplier(seat: str, colour: str) -> Outcome:
    return Outcome(path=("scores", seat, "expeditions", colour, "multiplier"), value=0)


@then("{seat}'s {colour} expedition earns a bonus of {points:int}")
def bonus(seat: str, colour: str, points: int) -> Outcome:
    return Outcome(path=("scores", seat, "expeditions", colour, "bonus"), value=points)


@then("{seat}'s {colour} expedition earns no bonus")
def no_bonus(seat: str, colour: str) -> Outcome:
    return Outcome(path=("scores", seat, "expeditions", colour, "bonus"), value=0)


@then("{seat}'s {colour} expedition brings {points}")
def expedition_points(seat: str, colour: str, points: int) -> Outcome:
    return Outcome(path=("scores", seat, "expeditions", colour, "total"), value=points)


@then("{seat}'s gold brings {points}")
def gold_points(seat: str, points: int) -> Outcome:
    return Outcome(path=("scores", seat, "gold"), value=points)


@then("{seat} has {points} in all")
def total_points(seat: str, points: int) -> Outcome:
    return Outcome(path=("scores", seat, "total"), value=points)
