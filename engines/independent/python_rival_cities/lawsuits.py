"""Lawsuits: advancing, swaying, court rulings, resolution and refilling."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from game import Affordable, Game
from rules import CITIES, LAWSUIT_SPACES, Action, Frame, Goods
from table import NEUTRAL, moved

FOREMOST = LAWSUIT_SPACES[0]


def open_costs(game: Game, spaces: Iterable[str]) -> dict[str, Goods]:
    """Return the legal costs of the open lawsuits on these spaces, by space."""
    return {
        space: game.rules["lawsuits"][game.table.lawsuit_spaces[space][0]["lawsuit"]]["costs"]
        for space in LAWSUIT_SPACES
        if space in spaces and game.table.lawsuit_spaces[space]
    }


def offer_advance(game: Game, seat: str, spaces: Iterable[str], affordable: Affordable) -> list[Action]:
    at_four = game.rules.reads("advancing_at_four", "allowed")
    return [
        {"type": "advance", "space": space}
        for space, costs in open_costs(game, spaces).items()
        if affordable(game.table, seat, costs) and (at_four or not on_own_last(game, seat, space))
    ]


def advance(game: Game, seat: str, space: str, *, free: bool, descends_from: list[str]) -> None:
    """Pay the legal costs, receive the bonus, sway the lawsuit; repeated payments and repeats may follow."""
    lawsuit = game.rules["lawsuits"][game.table.lawsuit_spaces[space][0]["lawsuit"]]
    game.ask_repeat(seat, "advance", descends_from, [space])
    again = LAWSUIT_SPACES.index(space)
    if again:
        game.push({"kind": "repeated_payments", "seat": seat, "space": space, "left": again})
    game.push({"kind": "sway", "seat": seat, "space": space})
    game.push({"kind": "actions", "seat": seat, "actions": lawsuit["bonus"], "manner": "bonus"})
    if not free:
        game.pay(seat, lawsuit["costs"])


def on_own_last(game: Game, seat: str, space: str) -> bool:
    """Tell whether a lawsuit cannot be swayed any further towards this player."""
    marker = game.table.lawsuit_spaces[space][0]["marker"]
    return bool(marker["side"] == seat and marker["space"] >= 4)


def sway(game: Game, seat: str, space: str) -> None:
    if not on_own_last(game, seat, space):
        lawsuit = game.table.lawsuit_spaces[space][0]
        lawsuit["marker"] = moved(lawsuit["marker"], seat)


def offer_repeated_payment(game: Game, frame: Frame, affordable: Affordable) -> list[Action]:
    seat, space = frame["seat"], frame["space"]
    if not frame["left"] or on_own_last(game, seat, space):
        return []
    costs = open_costs(game, [space])[space]
    return [{"type": "pay_again"}] if affordable(game.table, seat, costs) else []


def pay_again(game: Game, frame: Frame) -> None:
    seat, space = frame["seat"], frame["space"]
    frame["left"] -= 1
    game.push({"kind": "sway", "seat": seat, "space": space})
    game.pay(seat, open_costs(game, [space])[space])


def offer_court_ruling(game: Game, seat: str) -> list[Action]:
    spaces = game.table.lawsuit_spaces
    swaps: list[Action] = [
        {"type": "swap_lawsuits", "spaces": [first, second]}
        for first, second in pairwise(LAWSUIT_SPACES)
        if spaces[first] and spaces[second]
    ]
    own_side = game.rules.reads("whose_marker_in_a_court_ruling", "own_side")
    winners = [seat] if own_side else list(CITIES)
    return [{"type": "resolve"}, *swaps] if winner_of_foremost(game) in winners else swaps


def swap(game: Game, first: str, second: str) -> None:
    spaces = game.table.lawsuit_spaces
    spaces[first], spaces[second] = spaces[second], spaces[first]


def winner_of_foremost(game: Game) -> str:
    """Return the city that wins the foremost lawsuit as its marker stands, or nothing."""
    for lawsuit in game.table.lawsuit_spaces[FOREMOST]:
        if lawsuit["marker"]["space"] >= 2:
            return str(lawsuit["marker"]["side"])
    return ""


def resolve_foremost(game: Game) -> None:
    """Resolve the lawsuit on the first space, if there is one, and refill the lawsuit spaces after that."""
    if not game.table.lawsuit_spaces[FOREMOST]:
        return
    winner = winner_of_foremost(game)
    lawsuit = game.table.lawsuit_spaces[FOREMOST].pop()
    game.push({"kind": "next_lawsuit"})
    if winner:
        win(game, winner, lawsuit["lawsuit"])
        return
    game.table.lawsuits_won_by_nobody.append(lawsuit["lawsuit"])
    if lawsuit["marker"]["space"] == 1:
        game.table.gain_star_tokens(lawsuit["marker"]["side"], 1)


def win(game: Game, seat: str, lawsuit: str) -> None:
    """Lay a lawsuit before its winner, who gains what ships give for that and then the bonus."""
    game.table.lawsuits_won[seat].append(lawsuit)
    bonus = game.rules["lawsuits"][lawsuit]["win"]
    game.push({"kind": "actions", "seat": seat, "actions": bonus, "manner": "bonus"})
    for ship in game.table.ships[seat]:
        effect = game.rules.ship_effect(ship)
        if effect["kind"] == "lawsuit_bonus":
            game.push({"kind": "actions", "seat": seat, "actions": effect["actions"], "manner": "effect"})
    game.end_if_won(seat)


def refill(game: Game) -> None:
    """Move the lawsuits up, each with its marker, and reveal a new one on the last space."""
    spaces, stack = game.table.lawsuit_spaces, game.table.lawsuit_stack
    for space, following in pairwise(LAWSUIT_SPACES):
        spaces[space] = spaces[following]
    spaces[LAWSUIT_SPACES[-1]] = [{"lawsuit": stack.pop(0), "marker": dict(NEUTRAL)}] if stack else []
