"""What lies on the table when a scenario begins."""

from __future__ import annotations

from ruleproof.vocabulary import Put, Top, given


@given("{seat}'s hand is {tiles}")
def hand_is(seat: str, tiles: list[str]) -> Put:
    return Put(path=("table", "hands", seat), value=tiles)


@given("under the token of {city} lie {tiles}")
def lie_under_token(city: str, tiles: list[str]) -> Put:
    return Put(path=("table", "under_tokens", city), value=tiles)


@given("the discards are {tiles}")
def discards_are(tiles: list[str]) -> Put:
    return Put(path=("table", "discards"), value=tiles)


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


@given("the cities lie between")
def cities_lie_between(datatable: tuple[tuple[str, ...], ...]) -> Put:
    """Read a table of all cities, in order, each with its two planners; seat them so.

    Raises:
        ValueError: a city does not follow on the one before, or its planners do not.
    """
    cities, planners = datatable
    pairs = [tuple(words.split(" and ")) for words in planners]
    first = [pair[0] for pair in pairs]
    around = list(zip(first, [*first[1:], first[0]], strict=True))
    if list(cities) != [f"city {place + 1}" for place in range(len(pairs))] or pairs != around:
        raise ValueError(f"the cities around a table lie between {around}")
    return Put(path=("table", "seats"), value=first)


@given("{seat} builds city 1 and city 2, and {other:seat} builds city 3 and city 4")
def two_build(seat: str, other: str) -> Put:
    return Put(path=("table", "seats"), value=[seat, other])
