"""What lies on the table when a scenario begins."""

from __future__ import annotations

from ruleproof.vocabulary import Put, Top, given


@given("{seat}'s hand is {tiles}")
def hand_is(seat: str, tiles: list[str]) -> Put:
    return Put(path=("table", "hands", seat), value=tiles)


@given("{seat} has revealed {tiles}")
def has_revealed(seat: str, tiles: list[str]) -> Put:
    return Put(path=("table", "revealed", seat), value=tiles)


@given("the box begins with {tiles}")
def box_begins(tiles: list[str]) -> Top:
    return Top(path=("table", "box"), items=tuple(tiles))


@given("the stack of duplex tiles begins with {tiles}")
def stack_begins(tiles: list[str]) -> Top:
    return Top(path=("table", "duplex_stack"), items=tuple(tiles))


@given("the seating values are {values}")
def seating_values(values: dict[str, int]) -> list[Put]:
    return [Put(path=("table", "seating_values", seat), value=value) for seat, value in values.items()]
