"""How a game goes on: what is asked at the top of the stack, what happens by itself, and every play."""

from __future__ import annotations

from itertools import dropwhile

import fleet
import gains
import lawsuits
import off_season
import repeats
import setup
import turn
from effects import donate, offer_exchange_of_donation, offer_swap, offers, perform
from game import Affordable, Game
from rules import Action, Frame
from table import can_pay, in_reach, rival_of, total

GIVEN = ("gain", "gift", "stars")  # items, which nobody is asked about outside an action card
KINDS = {
    *("turn", "move", "payment", "saving", "arrival", "option", "option_c", "half", "card", "discard"),
    *("choice", "swap", "donation", "actions", "repeat", "advance", "sway", "repeated_payments", "theft"),
    *("next_ship", "next_lawsuit", "off_season", "upkeep", "incomes", "start"),
}  # what may be unfinished, by state.json
PERFORMED = (*GIVEN, "prestige", "draw", "reactivate", "factory")


def offered(game: Game, frame: Frame, affordable: Affordable) -> list[Action]:
    """Return what may be done at this frame besides leaving it out and exchanging letters."""
    seat = game.seat_asked
    match frame["kind"]:
        case "move":
            return turn.offer_move(game)
        case "payment":
            return offer_payment(game, frame)
        case "saving":
            return fleet.offer_saving(game, frame, affordable)
        case "option":
            return turn.offer_option(game, affordable)
        case "option_c":
            return turn.offer_part_of_option_c(game, frame)
        case "half":
            return turn.offer_halves()
        case "card":
            return turn.offer_card(game, frame, affordable)
        case "choice":
            return gains.offer_choice(game, frame)
        case "swap":
            return offer_swap(game, seat, frame, affordable) if frame["left"] else []
        case "donation":
            return offer_exchange_of_donation(game, seat, frame, affordable) if frame["left"] else []
        case "actions":
            return offer_next_action(game, frame, affordable)
        case "repeat":
            return repeats.offer_repeat(game, frame, affordable)
        case "advance":
            return lawsuits.offer_advance(game, seat, frame["spaces"], affordable)
        case "repeated_payments":
            return lawsuits.offer_repeated_payment(game, frame, affordable)
        case "theft":
            return offer_theft(game, frame)
        case "upkeep":
            return off_season.offer_upkeep(game, frame, affordable)
        case "incomes":
            return off_season.offer_incomes(frame)
    return []


def may_be_left(game: Game, frame: Frame) -> bool:
    """Tell whether the player may leave out what this frame offers."""
    match frame["kind"]:
        case "option_c":
            return turn.may_leave_option_c(game, frame)
        case "theft":
            return bool(frame["least"] <= 0)
        case kind:
            return kind in (
                "card", "swap", "donation", "actions", "repeat", "advance", "repeated_payments"
            )  # fmt: skip


def offer_payment(game: Game, frame: Frame) -> list[Action]:
    """Offer every type in stock; what pays for the repeat of an advance must leave legal costs in reach."""
    seat = frame["seat"]
    in_stock = game.table.types_in_stock(seat)
    following = game.pending[1:2]
    if following and following[0]["kind"] == "advance":
        rest = {"any": frame["products"] - 1}
        costs = lawsuits.open_costs(game, following[0]["spaces"]).values()
        in_stock = [
            product
            for product in in_stock
            if any(in_reach(game.table, seat, total({product: 1}, rest, cost)) for cost in costs)
        ]
    return [{"type": "pay", "product": product} for product in in_stock]


def offer_next_action(game: Game, frame: Frame, affordable: Affordable) -> list[Action]:
    """Offer the first of several actions that are carried out in their order."""
    return offers(game, frame["seat"], frame["actions"][0], affordable) if frame["actions"] else []


def offer_theft(game: Game, frame: Frame) -> list[Action]:
    if not frame["most"]:
        return []
    loot = game.table.types_in_stock(rival_of(frame["seat"]))
    return [{"type": "steal", "product": product} for product in loot]


def exchanges(game: Game, seat: str) -> list[Action]:
    """Return the letter exchanges that a player may make between two choices."""
    if not game.settled or not game.table.letters[seat]:
        return []
    return [{"type": "exchange", "give": given, "take": taken} for given, taken in game.exchanges(seat)]


def legal_actions(game: Game, seat: str) -> list[Action]:
    if not game.pending or seat not in game.table.seats:
        return []
    actions = exchanges(game, seat)
    if seat == game.seat_asked:
        actions += offered(game, game.top, can_pay)
        if may_be_left(game, game.top):
            actions.append({"type": "done"})
    return actions


def play(game: Game, seat: str, action: Action) -> None:
    """Carry out a legal action, and whatever then happens without a decision."""
    if action["type"] == "exchange":
        game.table.exchange(seat, action["give"], action["take"])
        game.table.pay_shown(seat, {"letter": 1})
    elif action["type"] == "done":
        leave(game, game.top)
    else:
        decide(game, game.top, action)
    go_on(game)


def decide(game: Game, frame: Frame, action: Action) -> None:
    seat = game.seat_asked
    match frame["kind"]:
        case "move":
            turn.move(game, frame, action)
        case "payment":
            pay_one(game, frame, action)
        case "saving":
            fleet.save(game, frame, action)
        case "option":
            turn.choose_option(game, frame, action)
        case "option_c":
            turn.choose_part_of_option_c(game, frame, action)
        case "half":
            turn.choose_half(game, frame, action)
        case "card":
            turn.perform_from_card(game, frame, action)
        case "choice":
            gains.choose(game, frame, action)
        case "swap":
            frame["left"] -= 1
            game.table.exchange(seat, action["give"], action["take"])
        case "donation":
            frame["left"] -= 1
            donate(game, seat, frame)
        case "actions":
            perform(game, seat, frame["actions"].pop(0), action, begun=True)
        case "repeat":
            repeats.repeat(game, frame, action)
        case "advance":
            game.pending.remove(frame)
            free, descends_from = frame["free"], frame["descends_from"]
            lawsuits.advance(game, seat, action["space"], free=free, descends_from=descends_from)
        case "repeated_payments":
            lawsuits.pay_again(game, frame)
        case "theft":
            steal(game, frame, action)
        case "upkeep":
            off_season.settle_upkeep(game, frame, action)
        case "incomes":
            off_season.give_income(game, frame, action["ship"])


def pay_one(game: Game, frame: Frame, action: Action) -> None:
    game.table.return_product(frame["seat"], action["product"])
    frame["products"] -= 1
    if not frame["products"]:
        game.pending.remove(frame)
        game.end_if_won(frame["seat"])


def steal(game: Game, frame: Frame, action: Action) -> None:
    game.table.take_from_rival(frame["seat"], action["product"])
    frame["least"] = max(0, frame["least"] - 1)
    frame["most"] -= 1
    frame["begun"] = True


def leave(game: Game, frame: Frame) -> None:
    """Leave out what is offered: the next of several actions with those equal to it, or all that is left."""
    if frame["kind"] == "actions":
        frame["actions"] = list(dropwhile(frame["actions"][0].__eq__, frame["actions"]))
    else:
        game.pending.remove(frame)


def go_on(game: Game) -> None:
    """Do what happens by itself until a player is to be asked or the game is over."""
    while game.phase != "over":
        if not game.pending:
            game.push({"kind": "turn", "seat": rival_of(game.table.turn)})
        frame = game.top
        if frame["kind"] == "actions" and frame["actions"] and is_forced(game, frame):
            perform_forced(game, frame)
        elif is_asked(game, frame):
            return
        else:
            pass_over(game, frame)


def is_asked(game: Game, frame: Frame) -> bool:
    """Tell whether a player can do something here, as things are or after letter exchanges."""
    return bool(offered(game, frame, in_reach))


def is_forced(game: Game, frame: Frame) -> bool:
    """Tell whether the next of several actions is carried out without being asked about."""
    effect, manner = frame["actions"][0], frame["manner"]
    if manner == "offered" or effect.get("pay"):
        return False
    if manner == "bonus" and game.rules.reads("bonus_actions_optional", "may_be_left_out"):
        return effect["do"] in GIVEN
    return effect["do"] in PERFORMED


def perform_forced(game: Game, frame: Frame) -> None:
    """Carry out the next of several actions if it can be."""
    effect = frame["actions"].pop(0)
    for action in offers(game, frame["seat"], effect, can_pay):
        perform(game, frame["seat"], effect, action, begun=False)


def pass_over(game: Game, frame: Frame) -> None:
    """Take a frame that asks nothing off the stack, and do what it stands for."""
    if frame["kind"] == "actions" and frame["actions"]:
        frame["actions"].pop(0)
        return
    if frame["kind"] == "incomes" and frame["ships"]:
        off_season.give_income(game, frame, frame["ships"][0])
        return
    game.pending.remove(frame)
    match frame["kind"]:
        case "turn":
            turn.begin(game, frame)
        case "arrival":
            turn.arrive(game, frame)
        case "discard":
            turn.discard(game)
        case "choice":
            gains.close_choice(game, frame)
        case "sway":
            lawsuits.sway(game, frame["seat"], frame["space"])
        case "next_ship":
            fleet.refill(game)
        case "next_lawsuit":
            lawsuits.refill(game)
        case "off_season":
            off_season.carry_out_step(game, frame)
        case "start":
            setup.give_start(game, frame["seat"])
