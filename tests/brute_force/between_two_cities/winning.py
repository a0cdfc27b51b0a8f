"""Who wins, once more: a player's comparisons are a row of numbers, and rows are compared like words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .asking import City, Json, buildings_of, halves_of
from .counting import TYPES, all_points, type_of


def cities_of(seat: int, seats: int) -> tuple[int, int]:
    """Return the places of the cities to a seat's left and right."""
    return (2 * seat, 2 * seat + 1) if seats == 2 else (seat, (seat - 1) % seats)


def number_of_buildings(cities: Sequence[City], readings: Mapping[str, str]) -> list[int]:
    """Return how many buildings of each type some cities have together."""
    squares_only = readings.get("buildings_in_the_second_tiebreaker") == "squares_only"
    counted: Counter[str] = Counter()
    for tile in (tile for city in cities for tile in city.values()):
        if len(halves_of(tile)) == 1 or not squares_only:
            counted.update(map(type_of, halves_of(tile)))
    return [counted[kind] for kind in TYPES]


def decide(
    rows: Sequence[list[int]],
    names: Sequence[str],
    seating_values: Sequence[int],
    readings: Mapping[str, str],
) -> tuple[list[int], str]:
    """Return the winners and what decided.

    A row has a number for each comparison, and `names` says what each is called.
    """
    ahead = [seat for seat, row in enumerate(rows) if row[0] == max(row[0] for row in rows)]
    for depth in range(1, len(names) + 1):
        if readings.get("several_tied_players") == "all_stay":
            best = max(rows[seat][depth - 1] for seat in ahead)
            left = [seat for seat in ahead if rows[seat][depth - 1] == best]
        else:
            left = [seat for seat, row in enumerate(rows) if row[:depth] == max(rows)[:depth]]
        if len(left) == 1:
            return left, names[depth - 1]
    tied = ahead if readings.get("several_tied_players") == "all_stay" else left
    if readings.get("still_tied") == "lower_value":
        return [min(tied, key=lambda seat: seating_values[seat])], "lowest seating value"
    return ([], "tie") if readings.get("still_tied") == "nobody" else (tied, "tie")


def expected_outcome(state: Json, readings: Mapping[str, str]) -> Json:
    """Return the whole outcome of a finished game."""
    table = state["table"]
    seats, names, cities = table["seats"], list(table["cities"]), list(table["cities"].values())
    scores = all_points([buildings_of(city) for city in cities], readings)
    players, rows = {}, []
    for number, seat in enumerate(seats):
        own = cities_of(number, len(seats))
        totals = sorted(scores[city]["total"] for city in own)
        counts = number_of_buildings([cities[city] for city in own], readings)
        final = sum(totals) if len(seats) == 2 else totals[0]
        players[seat] = {
            "final_score": final,
            "higher_city": totals[1],
            "buildings": dict(zip(TYPES, counts, strict=True)),
        }
        rows.append([final, *counts] if len(seats) == 2 else [final, totals[1], *counts])
    comparisons = [
        "highest final score",
        *(["first tiebreaker"] if len(seats) > 2 else []),
        *["second tiebreaker"] * len(TYPES),
    ]
    winners, why = decide(rows, comparisons, [table["seating_values"][seat] for seat in seats], readings)
    return {
        "over": True,
        "winners": [seats[winner] for winner in winners],
        "why": why,
        "cities": dict(zip(names, scores, strict=True)),
        "players": players,
    }
