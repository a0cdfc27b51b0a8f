"""Setting up a game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from gains import receive
from game import Game
from rules import CITIES, LAWSUIT_SPACES, PRODUCTS, Rules
from table import NEUTRAL, Table, rival_of

IN_PLAY = {"ships": 10, "alliances": 4, "lawsuits": 7}
OPEN_SHIPS = 4


def cards_of(rules: Rules, kind: str) -> list[str]:
    """Return all cards of a kind, each copy by itself."""
    return [name for name, card in rules[kind].items() for _ in range(card["copies"])]


def shuffled(things: list[str], chance: random.Random) -> list[str]:
    chance.shuffle(things)
    return things


def new_game(rules: Rules, options: Mapping[str, Any], chance: random.Random) -> Game:
    """Lay out a game; it waits for the starting player to name the free product."""
    basic = list(rules["first_game_layout"])
    if options.get("layout") != "first game":
        basic = shuffled(basic, chance)
    specials = shuffled(cards_of(rules, "special_cards"), chance)
    ships = shuffled(cards_of(rules, "ships"), chance)
    alliances = shuffled(cards_of(rules, "alliances"), chance)
    lawsuits = shuffled(cards_of(rules, "lawsuits"), chance)
    first = shuffled(list(CITIES), chance)[0]
    game = Game(rules, empty_table(rules, first), chance, "setup")
    game.table.basic_cards = basic
    lay_out_special_cards(game, specials)
    lay_out_ships(game, ships)
    lay_out_alliances(game, alliances)
    lay_out_lawsuits(game, lawsuits)
    for seat in CITIES:
        game.table.take_factory(seat)
    game.push(
        {"kind": "start", "seat": first},
        {"kind": "start", "seat": rival_of(first)},
        {"kind": "turn", "seat": first},
    )
    return game


def empty_table(rules: Rules, first: str) -> Table:
    """Return a table with all items in the supply and no card yet."""

    def nothing() -> dict[str, int]:
        return dict.fromkeys(CITIES, 0)

    def no_cards() -> dict[str, list[str]]:
        return {city: [] for city in CITIES}

    return Table(
        seats=list(CITIES),
        turn=first,
        bell_token=[],
        ink_jar=1 if rules.reads("jar_starts_on_the_overview_space", "first_light_space") else 0,
        prestige_marker=dict(NEUTRAL),
        products={city: {} for city in CITIES},
        product_supply={product: rules["products"][product] for product in PRODUCTS},
        letters=nothing(),
        letter_supply=rules["letters"],
        active_factories=nothing(),
        inactive_factories=nothing(),
        factory_supply=rules["factories"],
        star_tokens=nothing(),
        star_token_supply=rules["star_tokens"],
        basic_cards=[],
        dark_spaces=[[] for space in rules["ink_spaces"] if space == "dark"],
        action_stack=[],
        discard_pile=[],
        hands=no_cards(),
        card_in_play=[],
        alliances_on_board=[],
        alliances=no_cards(),
        alliances_in_box=[],
        ship_stack=[],
        ship_spaces=[[] for _ in range(OPEN_SHIPS)],
        ships=no_cards(),
        ships_in_box=[],
        lawsuit_stack=[],
        lawsuit_spaces={space: [] for space in LAWSUIT_SPACES},
        lawsuits_won=no_cards(),
        lawsuits_won_by_nobody=[],
        lawsuits_in_box=[],
    )


def lay_out_special_cards(game: Game, cards: list[str]) -> None:
    game.table.action_stack = cards
    if game.rules.reads("special_cards_at_the_start", "from_the_first_off_season"):
        return
    for space in game.table.dark_spaces:
        space += game.draw_card()


def lay_out_ships(game: Game, cards: list[str]) -> None:
    in_play = IN_PLAY["ships"]
    game.table.ship_stack, game.table.ships_in_box = cards[:in_play], cards[in_play:]
    for space in game.table.ship_spaces:
        if game.table.ship_stack:
            space.append(game.table.ship_stack.pop(0))


def lay_out_alliances(game: Game, cards: list[str]) -> None:
    in_play = IN_PLAY["alliances"]
    game.table.alliances_on_board, game.table.alliances_in_box = cards[:in_play], cards[in_play:]


def lay_out_lawsuits(game: Game, cards: list[str]) -> None:
    in_play = IN_PLAY["lawsuits"]
    game.table.lawsuit_stack, game.table.lawsuits_in_box = cards[:in_play], cards[in_play:]
    for space in LAWSUIT_SPACES:
        if game.table.lawsuit_stack:
            opened = {"lawsuit": game.table.lawsuit_stack.pop(0), "marker": dict(NEUTRAL)}
            game.table.lawsuit_spaces[space] = [opened]


def give_start(game: Game, seat: str) -> None:
    """Give a player the products to begin with; the starting player has fewer than the other."""
    beer = 1 if seat == game.table.turn else 2
    receive(game, seat, {"beer": beer, "any": 1}, caption="none", begun=False)
