"""Scores of cities and players."""

from __future__ import annotations

from ruleproof.vocabulary import Outcome, then

Table = tuple[tuple[str, ...], ...]
OF_A_PLAYER = {"final score": ("final_score",), "better city": ("higher_city",)}


@then("the {type} of {city} bring {points}")
def type_brings(type: str, city: str, points: int) -> Outcome:
    return Outcome(path=("cities", city, type), value=points)


@then("the {type} of {city} would now bring {points}")
def type_would_bring(type: str, city: str, points: int) -> Outcome:
    return type_brings(type, city, points)


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


@then("the players have")
def players_have(datatable: Table) -> list[Outcome]:
    """Read a table whose first row names `final score`, `better city` or building types. Each other row gives
    a player's scores, and how many buildings of each type stand in both of the player's cities together.
    """
    (_, *columns), *rows = datatable
    return [
        Outcome(path=("players", seat, *OF_A_PLAYER.get(column, ("buildings", column))), value=int(number))
        for seat, *cells in rows
        for column, number in zip(columns, cells, strict=True)
    ]
