"""What a player sees by looking at the table."""

from __future__ import annotations

from ruleproof.vocabulary import CannotSee, Sees, then

from ._words import Army


@then("{nation} cannot see {card}")
def cannot_see(nation: str, card: str) -> CannotSee:
    return CannotSee(seat=nation, text=card)


@then("{nation} sees {number:int} cards in the stack")
def sees_stack(nation: str, number: int) -> Sees:
    return Sees(seat=nation, path=("deck",), value=number)


@then("{nation} sees {cards} on the discard pile")
def sees_discard(nation: str, cards: list[str]) -> Sees:
    return Sees(seat=nation, path=("discard",), value=cards)


@then("{nation} sees that {owner:nation} has only {army}")
def sees_army(nation: str, owner: str, army: Army) -> list[Sees]:
    return [Sees(seat=nation, path=(kind, owner), value=army[kind]) for kind in army]


@then("{nation} sees that {owner:nation} has {number:int} cavalry pieces off the board")
def sees_reserve(nation: str, owner: str, number: int) -> Sees:
    return Sees(seat=nation, path=("cavalry_reserve", owner), value=number)


@then("{nation} sees that {holder:nation} holds the city at {site}, founded by {founder:nation}")
def sees_city(nation: str, holder: str, site: str, founder: str) -> Sees:
    return Sees(seat=nation, path=("cities", site), value=[{"founder": founder, "holder": holder}])


@then("{nation} sees that no city stands at {site}")
def sees_no_city(nation: str, site: str) -> Sees:
    return Sees(seat=nation, path=("cities", site), value=[])


@then("{nation} sees that {owner:nation}'s capital is the city at {site}")
def sees_capital(nation: str, owner: str, site: str) -> Sees:
    return Sees(seat=nation, path=("capitals", owner), value=[site])


@then("{nation} sees that {owner:nation}'s leader is in the city at {site}")
def sees_leader(nation: str, owner: str, site: str) -> Sees:
    return Sees(seat=nation, path=("leaders", owner), value=[site])


@then("{nation} sees that {owner:nation} is to lose its next turn")
def sees_lost_turn(nation: str, owner: str) -> Sees:
    return Sees(seat=nation, path=("lost_turns", owner), value=1)


@then("{nation} sees that {owner:nation}'s cities will produce nothing in its next turn")
def sees_sabotage(nation: str, owner: str) -> Sees:
    return Sees(seat=nation, path=("sabotaged_next_turn",), value=[owner])


@then("{nation} sees that it is {owner:nation}'s turn")
def sees_turn(nation: str, owner: str) -> Sees:
    return Sees(seat=nation, path=("turn",), value=owner)
