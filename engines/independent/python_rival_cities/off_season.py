"""The off-season in its eight steps."""

from __future__ import annotations

import lawsuits
from game import Affordable, Game
from rules import CITIES, Action, Frame
from table import rival_of

STEPS = 8


def carry_out_step(game: Game, frame: Frame) -> None:
    step = frame["step"]
    if step < STEPS:
        game.push({"kind": "off_season", "step": step + 1})
    (
        ask_upkeep,
        offer_prestige_for_ships,
        give_ship_incomes,
        give_prestige_income,
        lawsuits.resolve_foremost,
        lay_out_special_cards,
        reactivate_all,
        end_or_go_on,
    )[step - 1](game)


def seats_in_order(game: Game) -> list[str]:
    """Return the players whom a step concerns, first the one whose move passed the bell."""
    mover = game.table.turn
    if game.rules.reads("off_season_is_for_both", "mover_only"):
        return [mover]
    if game.rules.reads("order_of_the_players", "hamburg_first"):
        return list(CITIES)
    if game.rules.reads("order_of_the_players", "waiting_player_first"):
        return [rival_of(mover), mover]
    return [mover, rival_of(mover)]


def ask_upkeep(game: Game) -> None:
    game.push(
        *(
            {"kind": "upkeep", "seat": seat, "alliances": list(game.table.alliances[seat])}
            for seat in seats_in_order(game)
            if game.table.alliances[seat]
        )
    )


def offer_upkeep(game: Game, frame: Frame, affordable: Affordable) -> list[Action]:
    free_choice = game.rules.reads("upkeep_is_a_choice", "free_choice")
    offered: list[Action] = []
    for alliance in frame["alliances"]:
        payable = affordable(game.table, frame["seat"], game.rules["alliances"][alliance]["upkeep"])
        if payable:
            offered.append({"type": "pay_upkeep", "alliance": alliance})
        if not payable or free_choice:
            offered.append({"type": "return_alliance", "alliance": alliance})
    return offered


def settle_upkeep(game: Game, frame: Frame, action: Action) -> None:
    alliance = action["alliance"]
    frame["alliances"].remove(alliance)
    if action["type"] == "pay_upkeep":
        game.pay(frame["seat"], game.rules["alliances"][alliance]["upkeep"])
    else:
        game.table.alliances[frame["seat"]].remove(alliance)
        game.table.alliances_on_board.append(alliance)


def offer_prestige_for_ships(game: Game) -> None:
    for seat in CITIES:
        if len(game.table.ships[seat]) > len(game.table.ships[rival_of(seat)]):
            game.push({"kind": "actions", "seat": seat, "actions": [{"do": "prestige"}], "manner": "offered"})


def give_ship_incomes(game: Game) -> None:
    incomes = {
        seat: [ship for ship in game.table.ships[seat] if game.rules.ship_effect(ship)["kind"] == "income"]
        for seat in seats_in_order(game)
    }
    game.push(
        *({"kind": "incomes", "seat": seat, "ships": ships} for seat, ships in incomes.items() if ships)
    )


def offer_incomes(frame: Frame) -> list[Action]:
    """Offer the order of several incomes; a single one comes by itself."""
    ships = frame["ships"]
    return [{"type": "income", "ship": ship} for ship in ships] if len(ships) > 1 else []


def give_income(game: Game, frame: Frame, ship: str) -> None:
    frame["ships"].remove(ship)
    actions = game.rules.ship_effect(ship)["actions"]
    game.push({"kind": "actions", "seat": frame["seat"], "actions": actions, "manner": "income"})


def give_prestige_income(game: Game) -> None:
    """Give the income of the marker's space and of every space from there back to the bell icon."""
    marker = game.table.prestige_marker
    if marker["side"] == "neutral":
        return
    spaces = game.rules["prestige_track"][: marker["space"]]
    actions = [effect for space in reversed(spaces) for effect in space["income"]]
    game.push({"kind": "actions", "seat": marker["side"], "actions": actions, "manner": "income"})


def lay_out_special_cards(game: Game) -> None:
    for space in game.table.dark_spaces:
        game.table.discard_pile += space
    game.table.dark_spaces = [[] for _ in game.table.dark_spaces]
    for space in game.table.dark_spaces:
        space += game.draw_card()


def reactivate_all(game: Game) -> None:
    for seat in seats_in_order(game):
        game.table.turn_factories(seat, game.table.inactive_factories[seat])


def end_condition_met(game: Game) -> bool:
    table = game.table
    return (
        not any([*table.ship_spaces, table.ship_stack])
        or not any([*table.lawsuit_spaces.values(), table.lawsuit_stack])
        or not table.factory_supply
        or not table.star_token_supply
    )


def end_or_go_on(game: Game) -> None:
    """End the game if an end condition is met; otherwise the interrupted turn goes on."""
    if end_condition_met(game):
        game.end()
    else:
        game.table.bell_token = []
        game.phase = "turn"
