"""The sentences of Market Day."""

from __future__ import annotations

from ruleproof.vocabulary import Play, Position, Put, Value, given, placeholder, then, when

placeholder("sort", "grain|cloth", samples=["grain", "cloth"])


@given("the position {name:quoted} with {grain:int} grain and {cloth:int} cloth for {seat}")
def position_with_goods(name: str, grain: int, cloth: int, seat: str) -> list[Position | Put]:
    return [Position(name=name), Put(path=("table", "goods", seat), value=bag(grain, cloth))]


@when("{seat} takes {number:int} {sort}")
def take(seat: str, number: int, sort: str) -> Play:
    return Play(seat=seat, action={"type": "take", "sort": sort, "number": number})


@then("{seat} has {grain:int} grain and {cloth:int} cloth")
def has_goods(seat: str, grain: int, cloth: int) -> Value:
    return Value(path=("table", "goods", seat), value=bag(grain, cloth))


@then("in the supply are {grain:int} grain and {cloth:int} cloth")
def supply_has(grain: int, cloth: int) -> Value:
    return Value(path=("table", "supply"), value=bag(grain, cloth))


def bag(grain: int, cloth: int) -> dict[str, int]:
    return {sort: number for sort, number in (("grain", grain), ("cloth", cloth)) if number}
