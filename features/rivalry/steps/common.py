"""What stands on the board, what the players do in every turn, and whose turn it is.

All features share these sentences.
"""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import Outcome, Play, Put, Top, Unchanged, Value, copies, given, then, when

from ._words import (
    NATIONS,
    Army,
    Roll,
    deciding,
    enemy,
    one_by_one,
    origin,
    play,
    put,
    rolls,
    rolls_next,
    value,
)


@given("{nation} has {pieces} on {tile}")
def has_pieces(nation: str, pieces: dict[str, int], tile: str) -> list[Put]:
    return [put(kind, nation, tile, to=number) for kind, number in pieces.items()]


@given("{nation} has only {army}")
def has_only(nation: str, army: Army) -> list[Put]:
    """Replace the guards of the named position with this army."""
    return [put(kind, nation, to=army[kind]) for kind in army]


@given("{nation} has no piece")
def has_none(nation: str) -> list[Put]:
    return [put(kind, nation, to={}) for kind in ("foot", "cavalry")]


@given("{nation} has a city at {site}")
def has_city(nation: str, site: str) -> Put:
    return put("cities", site, to=[{"founder": nation, "holder": nation}])


@given("{nation} has captured the enemy's city at {site}")
def has_captured(nation: str, site: str) -> Put:
    return put("cities", site, to=[{"founder": enemy(nation), "holder": nation}])


@given("{nation} guards its city at {site} with {army}")
def guards_city(nation: str, site: str, army: Army, components: dict[str, Any]) -> list[Put]:
    return [
        put("cities", site, to=[{"founder": nation, "holder": nation}]),
        *at([site], army, nation, components),
    ]


@given("{nation} guards its cities at {sites} with {army}")
def guards_cities(nation: str, sites: list[str], army: Army, components: dict[str, Any]) -> list[Put]:
    return [*has_its_cities(nation, sites), *at(sites, army, nation, components)]


@given("{nation} guards its capital at {site} with {army}")
def guards_capital(nation: str, site: str, army: Army, components: dict[str, Any]) -> list[Put]:
    return [put("capitals", nation, to=[site]), *guards_city(nation, site, army, components)]


@given("{nation} holds the enemy's city at {site} with {army}")
def holds_with(nation: str, site: str, army: Army, components: dict[str, Any]) -> list[Put]:
    return [has_captured(nation, site), *at([site], army, nation, components)]


@given("{nation} holds the enemy's capital at {site} with {army}")
def holds_capital_with(nation: str, site: str, army: Army, components: dict[str, Any]) -> list[Put]:
    return [put("capitals", enemy(nation), to=[site]), *holds_with(nation, site, army, components)]


def at(sites: list[str], army: Army, nation: str, components: dict[str, Any]) -> list[Put]:
    """Put an army of a nation on the tiles of cities.

    Raises:
        ValueError: a piece would stand on another tile.
    """
    pieces = [(kind, tile, number) for kind, tiles in army.items() for tile, number in tiles.items()]
    tiles = {tile for site in sites for tile in components["sites"][site]["touches"]}
    if not {tile for _, tile, _ in pieces} <= tiles:
        raise ValueError("a piece stands on a tile that does not belong to the city")
    return [put(kind, nation, tile, to=number) for kind, tile, number in pieces]


@given("{nation} has its cities at {sites}")
def has_its_cities(nation: str, sites: list[str]) -> list[Put]:
    return [has_city(nation, site) for site in sites]


@given("{nation} has only {army}, and nobody at its city at {site}")
def has_nobody_at(nation: str, army: Army, site: str, components: dict[str, Any]) -> list[Put]:
    """Replace the guards of the named position with this army.

    Raises:
        ValueError: a piece stands on a tile of the city.
    """
    if {*army["foot"], *army["cavalry"]} & set(components["sites"][site]["touches"]):
        raise ValueError("a piece stands on a tile of this city")
    return [has_city(nation, site), *has_only(nation, army)]


@given("{nation} has only {army}, and nobody at its capital at {site}")
def has_nobody_at_capital(nation: str, army: Army, site: str, components: dict[str, Any]) -> list[Put]:
    return [put("capitals", nation, to=[site]), *has_nobody_at(nation, army, site, components)]


@given("no city stands at {site}")
def no_city(site: str) -> Put:
    return put("cities", site, to=[])


@given("{tile} is a mountain")
def is_mountain(tile: str, components: dict[str, Any]) -> list[Put]:
    return said_of(tile, "mountain", components)


@given("{tile} is greyed coast")
def is_coast(tile: str, components: dict[str, Any]) -> list[Put]:
    return said_of(tile, "coast", components)


def said_of(tile: str, terrain: str, components: dict[str, Any]) -> list[Put]:
    """Set nothing; the sentence says what the map shows.

    Raises:
        ValueError: the map shows something else.
    """
    if components["tiles"][tile]["terrain"] != terrain:
        raise ValueError("the map shows another terrain here")
    return []


@given("the map has no tile {tile}")
def has_no_tile(tile: str, components: dict[str, Any]) -> list[Put]:
    """Set nothing; the sentence says what the map shows.

    Raises:
        ValueError: the map shows this tile.
    """
    if tile in components["tiles"]:
        raise ValueError("the map shows this tile")
    return []


@given("the site at {site} lies across the border")
def lies_across(site: str, components: dict[str, Any]) -> list[Put]:
    """Set nothing; the sentence says what the map shows.

    Raises:
        ValueError: the map shows all tiles of the site in the land of one nation.
    """
    if len({components["tiles"][tile]["nation"] for tile in components["sites"][site]["touches"]}) == 1:
        raise ValueError("the map shows all tiles of this site in the land of one nation")
    return []


@given("{nation}'s capital is the city at {site}")
def capital_is(nation: str, site: str) -> list[Put]:
    return [put("capitals", nation, to=[site]), put("leaders", nation, to=[site])]


@given("{nation}'s leader has escaped to the city at {site}")
def leader_has_escaped(nation: str, site: str) -> list[Put]:
    return [put("leaders", nation, to=[site]), put("escaped", to=[nation])]


@given("{nation} has rolled {number:int}")
def has_rolled(nation: str, number: int) -> list[Put]:
    """Set the number of pieces that may be moved; for a 7, use the sentence about its card."""
    if not 2 <= number <= 12 or number == 7:
        raise ValueError(f"{number} is no number of moves")
    return [put("turn", to=nation), Put(path=("pending", 0, "moves"), value=number)]


@given("{nation} has no moves left")
def has_no_moves_left(nation: str) -> list[Put]:
    return [put("turn", to=nation), Put(path=("pending", 0, "moves"), value=0)]


@given("the cards on top of the stack are {cards}")
def cards_on_top(cards: list[str]) -> Top:
    return Top(path=("table", "deck"), items=tuple(cards))


@given("the top card of the stack is {card}")
def top_card(card: str) -> Top:
    return Top(path=("table", "deck"), items=(card,))


@given("the cards drawn so far are {cards}")
def cards_drawn(cards: list[str]) -> Put:
    return put("discard", to=cards)


@given("every orange card has been drawn")
def every_card_drawn(components: dict[str, Any]) -> Put:
    return put("discard", to=copies(components["cards"]))


@given("{nation} is to lose its next turn")
def is_to_lose_a_turn(nation: str) -> Put:
    return put("lost_turns", nation, to=1)


@given("{nation}'s cities will produce nothing in its next turn")
def sabotaged_next(nation: str) -> Put:
    return put("sabotaged_next_turn", to=[nation])


@given("both nations' cities will produce nothing in their next turns")
def both_sabotaged_next() -> Put:
    return put("sabotaged_next_turn", to=list(NATIONS))


@given("{nation}'s cities produce nothing this turn")
def sabotaged_now(nation: str) -> Put:
    return put("sabotaged_this_turn", to=[nation])


@when("{nation} moves {pieces} from {tile} to {goal:tile}")
def moves(nation: str, pieces: dict[str, int], tile: str, goal: str) -> list[Play]:
    """Move the pieces one after the other."""
    return [play(nation, "move", piece=kind, to=goal, **origin(tile)) for kind in one_by_one(pieces)]


@when("{nation} moves and attacks no more", fits=deciding("turn"))
def moves_no_more(nation: str) -> Play:
    """Stop before the new armies, which come next."""
    return play(nation, "done")


@when(
    "{nation} moves and attacks no more, and {next_nation:nation} rolls {roll}",
    fits=deciding("turn"),
    leads_to=rolls_next("next_nation"),
)
def moves_no_more_and_next(nation: str, next_nation: str, roll: Roll) -> Play:
    """Begin the next turn at once, because no city produces."""
    return play(nation, "done", rolls(roll))


@when("{nation} adds {pieces} on {tile}", fits=lambda state: not deciding("armies", "cities")(state))
def adds(nation: str, pieces: dict[str, int], tile: str) -> list[Play]:
    return [play(nation, "place", piece=kind, tile=tile) for kind in one_by_one(pieces)]


@when(
    "{nation} adds no more armies, and {next_nation:nation} rolls {roll}",
    fits=deciding("production"),
    leads_to=rolls_next("next_nation"),
)
def adds_no_more(nation: str, next_nation: str, roll: Roll) -> Play:
    return play(nation, "done", rolls(roll))


@when(
    "{nation} ends its turn without new armies, and {next_nation:nation} rolls {roll}",
    leads_to=rolls_next("next_nation"),
)
def ends_turn(nation: str, next_nation: str, roll: Roll) -> list[Play]:
    return [play(nation, "done"), play(nation, "done", rolls(roll))]


@then("it is {nation}'s turn")
def turn_of(nation: str) -> list[Value]:
    return [value("turn", of=nation), Value(path=("to_act",), value=[nation])]


@then("{nation} is to decide")
def is_to_decide(nation: str) -> Value:
    return Value(path=("to_act",), value=[nation])


@then("{nation} has {pieces} on {tile}")
def has_pieces_now(nation: str, pieces: dict[str, int], tile: str) -> list[Value]:
    return [value(kind, nation, tile, of=number) for kind, number in pieces.items()]


@then("{nation} has no piece on {tile}")
def has_no_piece(nation: str, tile: str) -> list[Value]:
    return [value(kind, nation, tile, of=0) for kind in ("foot", "cavalry")]


@then("{nation} has only {army}")
def has_only_now(nation: str, army: Army) -> list[Value]:
    return [value(kind, nation, of=army[kind]) for kind in army]


@then("{nation} has only its guards on {tiles}")
def has_guards_only(nation: str, tiles: list[str]) -> list[Value]:
    return has_guards_and(nation, tiles, {"foot": {}, "cavalry": {}})


@then("{nation} has only its guards on {tiles}, and {army}")
def has_guards_and(nation: str, tiles: list[str], army: Army) -> list[Value]:
    """Check that the nation has one foot army on each of the tiles, an army, and nothing else.

    Raises:
        ValueError: the army names foot armies on a tile where a guard stands.
    """
    if twice := {*tiles} & {*army["foot"]}:
        raise ValueError(f"a guard stands on {', '.join(twice)} already")
    return has_only_now(nation, {**army, "foot": dict.fromkeys(tiles, 1) | army["foot"]})


@then("{nation} has no piece left")
def has_nothing(nation: str) -> list[Value]:
    return has_only_now(nation, {"foot": {}, "cavalry": {}})


@then("the pieces of {nation} have not changed")
def pieces_unchanged(nation: str) -> list[Unchanged]:
    return [Unchanged(path=("table", kind, nation)) for kind in ("foot", "cavalry")]


@then("{nation} has {reserve} off the board")
def cavalry_off_the_board(nation: str, reserve: int) -> Value:
    return value("cavalry_reserve", nation, of=reserve)


@then("{nation} holds the city at {site}")
def holds(nation: str, site: str) -> Value:
    return value("cities", site, 0, "holder", of=nation)


@then("nobody holds the city at {site}")
def nobody_holds(site: str) -> Value:
    return value("cities", site, 0, "holder", of="nobody")


@then("no city stands at {site}")
def no_city_now(site: str) -> Value:
    return value("cities", site, of=[])


@then("{nation}'s capital is the city at {site}")
@then("{nation}'s original capital is the city at {site}")
def capital_is_now(nation: str, site: str) -> Value:
    return value("capitals", nation, of=[site])


@then("{nation}'s leader is in the city at {site}")
def leader_is_in(nation: str, site: str) -> Value:
    return value("leaders", nation, of=[site])


@then("{nation} has won")
def has_won(nation: str) -> list[Outcome]:
    return [Outcome(path=("over",), value=True), Outcome(path=("winners",), value=[nation])]
