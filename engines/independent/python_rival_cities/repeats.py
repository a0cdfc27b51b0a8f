"""Earning prestige, drawing cards, and the repeats that alliances and ships allow of an action."""

from __future__ import annotations

import lawsuits
from game import Affordable, Game
from rules import LAWSUIT_SPACES, Action, Frame, Goods
from table import moved, total


def earn_prestige(game: Game, seat: str, descends_from: list[str]) -> None:
    """Move the prestige marker one space towards the player's own city name."""
    game.table.prestige_marker = moved(game.table.prestige_marker, seat)
    game.ask_repeat(seat, "prestige", descends_from, [])
    game.end_if_won(seat)


def perform_draw(game: Game, seat: str, descends_from: list[str]) -> None:
    game.table.hands[seat] += game.draw_card()
    game.ask_repeat(seat, "draw", descends_from, [])


def repeaters(game: Game, seat: str, action: str) -> dict[str, Goods]:
    """Return the player's cards that repeat this action, each with its price."""
    effects = {name: game.rules.benefit(name) for name in game.table.alliances[seat]}
    effects |= {name: game.rules.ship_effect(name) for name in game.table.ships[seat]}
    return {
        name: effect["pay"]
        for name, effect in effects.items()
        if effect["kind"] == "repeat" and effect["action"] == action
    }


def spaces_of_repeat(game: Game, frame: Frame) -> list[str]:
    """Return the lawsuit spaces on which a repeated advance may be performed."""
    same = game.rules.reads("le_havre_may_change_lawsuits", "same_lawsuit")
    return list(frame["spaces"] if same else LAWSUIT_SPACES)


def can_repeat(game: Game, frame: Frame, price: Goods, affordable: Affordable) -> bool:
    """Tell whether an action could be performed again once this price has been paid."""
    seat, action, spaces = frame["seat"], frame["action"], spaces_of_repeat(game, frame)
    if action == "draw":
        return game.can_draw() and affordable(game.table, seat, price)
    if action == "advance":
        return any(
            affordable(game.table, seat, total(price, costs))
            for costs in lawsuits.open_costs(game, spaces).values()
        )
    return affordable(game.table, seat, price)


def offer_repeat(game: Game, frame: Frame, affordable: Affordable) -> list[Action]:
    """Offer each card once for an action and all its repeats."""
    seat, action = frame["seat"], frame["action"]
    return [
        {"type": "repeat", "with": name}
        for name, price in repeaters(game, seat, action).items()
        if name not in [*frame["descends_from"], *frame["used"]]
        and can_repeat(game, frame, price, affordable)
    ]


def repeat(game: Game, frame: Frame, action: Action) -> None:
    game.pending.remove(frame)
    seat, name = frame["seat"], action["with"]
    price = repeaters(game, seat, frame["action"])[name]
    descends_from = [*frame["descends_from"], *frame["used"], name]
    if frame["action"] == "advance":
        game.push(
            {
                "kind": "advance",
                "seat": seat,
                "spaces": spaces_of_repeat(game, frame),
                "free": False,
                "descends_from": descends_from,
            }
        )
        game.pay(seat, price)
    else:
        game.table.pay_shown(seat, price)
        {"prestige": earn_prestige, "draw": perform_draw}[frame["action"]](game, seat, descends_from)
        game.ask_payment(seat, price.get("any", 0))
