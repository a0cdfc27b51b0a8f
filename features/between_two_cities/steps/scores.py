"""Scores of cities and players."""

from __future__ import annotations

from ruleproof.vocabulary import Outcome, then

Table = tuple[tuple[str, ...], ...]


@then("the {type} of {city} bring {points}")
def type_brings(type: str, city: str, points: int) -> Outcome:
    return Outcome(path=("cities", city, type), value=points)


@then("{city} scores {points} in all")
def city_scores(city: str, points: int) -> Outcome:
    return Outcome(path=("cities", city, "total"), value=points)


@then("the cities score")
def cities_score(datatable: Table) -> list[Outcome]:
    """Read a table whose first row names building types (or `in all`). Each other row gives a city and its
    points for each of these.
    """
    (_, *columns), *rows = datatable
    return [
        Outcome(path=("cities", city, "total" if column == "in all" else column), value=int(points))
        for city, *cells in rows
        for column, points in zip(columns, cells, strict=True)
    ]


@then("{seat}'s final score is {points:int}")
def final_score(seat: str, points: int) -> Outcome:
    return Outcome(path=("players", seat, "final_score"), value=points)


@then("{seat}'s better city scores {points:int}")
def better_city(seat: str, points: int) -> Outcome:
    return Outcome(path=("players", seat, "higher_city"), value=points)


@then("{seat} has {number:int} {type} in both cities together")
def buildings(seat: str, number: int, type: str) -> Outcome:
    return Outcome(path=("players", seat, "buildings", type), value=number)
