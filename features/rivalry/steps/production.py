"""New armies of the cities."""

from __future__ import annotations

from ruleproof.vocabulary import Play, Put, given, when

from ._words import Roll, last_with, play, rolls, rolls_next


@given("the cities that may still add an army are {sites}")
def may_still_add(sites: list[str]) -> Put:
    """Set the cities of the nation whose new armies are being added."""
    return Put(path=("pending", 0, "sites"), value=sites)


@when("{nation} adds a foot army on each of {tiles}")
def adds_on_each(nation: str, tiles: list[str]) -> list[Play]:
    return [play(nation, "place", piece="foot", tile=tile) for tile in tiles]


@when(
    "{nation} adds a foot army on each of {tiles}, and {next_nation:nation} rolls {roll}",
    leads_to=rolls_next("next_nation"),
)
def adds_on_each_and_next(nation: str, tiles: list[str], next_nation: str, roll: Roll) -> list[Play]:
    """Begin the next turn at once after the last army, because no other army can be added."""
    return last_with(adds_on_each(nation, tiles), rolls(roll))
