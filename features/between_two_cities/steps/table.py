"""What lies on the table afterwards."""

from __future__ import annotations

from ruleproof.vocabulary import Unchanged, Value, then


@then("the seating values are {values}")
def seating_values(values: dict[str, int]) -> Value:
    return Value(path=("table", "seating_values"), value=values)


@then("the cities are {cities}, and all are empty")
def cities_are_empty(cities: list[str]) -> Value:
    return Value(path=("table", "cities"), value={city: {} for city in cities})


@then("the round is {round}")
def round_is(round: str) -> Value:
    return Value(path=("table", "round"), value=round)


@then("{seat}'s hand is {tiles}")
def hand_is(seat: str, tiles: list[str]) -> Value:
    return Value(path=("table", "hands", seat), value=tiles)


@then("{seat}'s hand is empty")
def hand_is_empty(seat: str) -> Value:
    return Value(path=("table", "hands", seat), value=[])


@then("{seat} has chosen {tiles}")
def has_chosen(seat: str, tiles: list[str]) -> Value:
    return Value(path=("table", "chosen", seat), value=tiles)


@then("{seat} has chosen nothing")
def has_chosen_nothing(seat: str) -> Value:
    return Value(path=("table", "chosen", seat), value=[])


@then("{seat} has revealed {tiles}")
def has_revealed(seat: str, tiles: list[str]) -> Value:
    return Value(path=("table", "revealed", seat), value=tiles)


@then("{seat} has no revealed tile")
def has_revealed_nothing(seat: str) -> Value:
    return Value(path=("table", "revealed", seat), value=[])


@then("{seats} have no revealed tile")
def have_revealed_nothing(seats: tuple[str, ...]) -> list[Value]:
    return [has_revealed_nothing(seat) for seat in seats]


@then("under the token of {city} lies {tiles}")
def lies_under_token(city: str, tiles: list[str]) -> Value:
    return Value(path=("table", "under_tokens", city), value=tiles)


@then("under the token of {city} lie {tiles}")
def lie_under_token(city: str, tiles: list[str]) -> Value:
    return Value(path=("table", "under_tokens", city), value=tiles)


@then("under the token of {city} lies nothing")
def nothing_under_token(city: str) -> Value:
    return Value(path=("table", "under_tokens", city), value=[])


@then("the discards are {tiles}")
def discards_are(tiles: list[str]) -> Value:
    return Value(path=("table", "discards"), value=tiles)


@then("there are no discards")
def no_discards() -> Value:
    return Value(path=("table", "discards"), value=[])


@then("the box begins with {tiles}")
def box_begins(tiles: list[str]) -> list[Value]:
    return [Value(path=("table", "box", place), value=tile) for place, tile in enumerate(tiles)]


@then("the stack of duplex tiles begins with {tiles}")
def stack_begins(tiles: list[str]) -> list[Value]:
    return [Value(path=("table", "duplex_stack", place), value=tile) for place, tile in enumerate(tiles)]


@then("the {tile} lies in {city} at {space}")
def lies_at(tile: str, city: str, space: str) -> Value:
    return Value(path=("table", "cities", city, space), value=tile)


@then("{city} has not changed")
def city_unchanged(city: str) -> Unchanged:
    return Unchanged(path=("table", "cities", city))
