"""The scores as the cities lie, and who has won; by outcome.json."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from building import City
from scoring import PLURALS, ReferenceCard, spaces_by_type, type_of
from table import Table
from terms import Terms, tile_named
from winning import Contest, Standing


def outcome_of(table: Table) -> dict[str, Any]:
    """Return the scores as the cities lie and, once the game is over, who has won; by outcome.json."""
    cities = {name: table.built(name) for name in table.cities}
    scores = city_scores(table, cities)
    buildings = {name: count_buildings(table, name) for name in table.cities}
    standings = {
        seat: standing_of(
            table,
            seat,
            {name: score["total"] for name, score in scores.items()},
            buildings,
        )
        for seat in table.seats
    }
    winners: list[str] = []
    why = "still playing"
    if table.phase == "over":
        winners, why = Contest(standings, list(PLURALS), Terms.readings).decide()
    return {
        "over": table.phase == "over",
        "winners": winners,
        "why": why,
        "cities": scores,
        "players": {
            seat: {
                "final_score": standing.final_score,
                "higher_city": max(standing.cities.values()),
                "buildings": {
                    kind: sum(counts[kind] for counts in standing.buildings.values())
                    for kind in PLURALS.values()
                },
            }
            for seat, standing in standings.items()
        },
    }


def city_scores(table: Table, cities: Mapping[str, City]) -> dict[str, dict[str, int]]:
    card = ReferenceCard(Terms.readings)
    factories = {name: len(spaces_by_type(city)["factory"]) for name, city in cities.items()}
    return {
        name: card.score(
            city,
            card.factory_points(factories[name], [factories[rival] for rival in rivals(table, name)]),
        )
        for name, city in cities.items()
    }


def rivals(table: Table, city: str) -> list[str]:
    """Return the cities whose factories a city's are compared with, itself among them."""
    planners = table.planners(city)
    if len(table.seats) == 2 and Terms.readings["two_seats_factory_majority"] == "against_the_opponent":
        return [other for other in table.cities if other == city or table.planners(other) != planners]
    return list(table.cities)


def count_buildings(table: Table, city: str) -> dict[str, int]:
    tiles = [tile_named(tile) for tile in table.cities[city].values()]
    squares_only = Terms.readings["buildings_in_the_second_tiebreaker"] == "squares_only"
    counts = Counter(
        type_of(building)
        for tile in tiles
        if not (squares_only and tile.is_duplex)
        for building in tile.buildings
    )
    return {plural: counts[kind] for kind, plural in PLURALS.items()}


def standing_of(
    table: Table,
    seat: str,
    totals: Mapping[str, int],
    buildings: Mapping[str, Mapping[str, int]],
) -> Standing:
    own = [table.left_city(seat), table.right_city(seat)]
    scores = {city: totals[city] for city in own}
    final = sum(scores.values()) if len(table.seats) == 2 else min(scores.values())
    return Standing(
        final,
        scores,
        {city: buildings[city] for city in own},
        table.seating_values[seat],
    )
