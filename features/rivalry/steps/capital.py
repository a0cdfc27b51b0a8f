"""The leaders: the roll to save a leader, its escape, and where it is."""

from __future__ import annotations

from ruleproof.vocabulary import LegalExactly, Play, Put, Value, given, then, when

from ._words import NATIONS, deciding, play, put, value


@given("{nation}'s leader has escaped before and returned to its capital")
def has_escaped_before(nation: str) -> Put:
    return put("escaped", to=[nation])


@given("{nation}'s capital is the city at {site}, and its leader has escaped to the city at {refuge:site}")
def leader_has_escaped_from(nation: str, site: str, refuge: str) -> list[Put]:
    return [
        put("capitals", nation, to=[site]),
        put("leaders", nation, to=[refuge]),
        put("escaped", to=[nation]),
    ]


@given("both leaders have escaped, {nation}'s to {site} and {other:nation}'s to {refuge:site}")
def both_have_escaped(nation: str, site: str, other: str, refuge: str) -> list[Put]:
    return [
        put("leaders", nation, to=[site]),
        put("leaders", other, to=[refuge]),
        put("escaped", to=list(NATIONS)),
    ]


@given("this is the last of the turns agreed on")
def last_turn() -> Put:
    """Assume that the players have agreed on a maximum number of turns, and that this is the last turn."""
    return put("turns_left", to=[0])


@given("one more of the turns agreed on is to begin")
def one_turn_more() -> Put:
    """Assume that the players have agreed on a maximum number of turns, and that this is the last turn but
    one.
    """
    return put("turns_left", to=[1])


@when("{nation} adds no more armies", fits=deciding("production"))
def adds_no_more_at_the_end(nation: str) -> Play:
    """Give no roll for a next turn."""
    return play(nation, "done")


@when("{nation} ends its last turn without new armies")
def ends_last_turn(nation: str) -> list[Play]:
    """Give no roll for a next turn."""
    return [play(nation, "done"), play(nation, "done")]


@when("{nation} rolls {die:int} to save its leader")
def rolls_to_save(nation: str, die: int) -> Play:
    return play(nation, "roll_to_save_leader", [{"roll": [die]}])


@when("{nation} does not roll to save its leader")
def does_not_roll(nation: str) -> Play:
    return play(nation, "leave_leader")


@when("{nation} lets its leader escape to the city at {site}")
def lets_escape(nation: str, site: str) -> Play:
    return play(nation, "escape", site=site)


@then("no leader has escaped")
def nobody_escaped() -> Value:
    return value("escaped", of=[])


@then("{nation}'s leader has escaped in this game")
def has_escaped(nation: str) -> Value:
    return value("escaped", of=[nation])


@then("the leaders of both nations have escaped in this game")
def both_leaders_have_escaped() -> Value:
    return value("escaped", of=list(NATIONS))


@then("the cities to which {nation}'s leader may escape are {sites}")
def may_escape_to(nation: str, sites: list[str]) -> LegalExactly:
    """Check that the leader may escape to these cities, and that nothing else is allowed."""
    return LegalExactly(seat=nation, actions=tuple({"type": "escape", "site": site} for site in sites))


@then("no number of turns is agreed on")
def no_turn_limit() -> Value:
    return value("turns_left", of=[])
