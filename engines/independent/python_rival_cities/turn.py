"""A turn: moving the ink jar, the four options, and the action cards that they use."""

from __future__ import annotations

from itertools import chain, repeat

from effects import offers, perform
from game import Affordable, Game
from rules import Action, Effect, Frame
from table import can_pay

FIRST_PRICES = (0, 0, 1, 1)
FURTHER_PRICE = 2


def begin(game: Game, frame: Frame) -> None:
    game.phase = "turn"
    game.table.turn = frame["seat"]
    game.push({"kind": "move"})


def free_spaces(game: Game) -> int:
    """Return how many spaces farther than usual the jar goes without charge."""
    effects = [game.rules.ship_effect(ship) for ship in game.table.ships[game.table.turn]]
    return sum(effect["free_spaces"] for effect in effects if effect["kind"] == "jar")


def prices_of_moves(game: Game) -> list[int]:
    """Return the prices of moves of one, two, three … spaces, as far as the player's stock pays for them."""
    steps = chain(repeat(0, free_spaces(game)), FIRST_PRICES, repeat(FURTHER_PRICE))
    stock = game.table.stock_size(game.table.turn)
    prices = []
    price = 0
    for step in steps:
        price += step
        if price > stock:
            break
        prices.append(price)
    return prices


def offer_move(game: Game) -> list[Action]:
    return [{"type": "move", "spaces": spaces} for spaces, _ in enumerate(prices_of_moves(game), start=1)]


def move(game: Game, frame: Frame, action: Action) -> None:
    game.pending.remove(frame)
    price = prices_of_moves(game)[action["spaces"] - 1]
    reached = game.table.ink_jar + action["spaces"]
    around = len(game.rules["ink_spaces"])
    game.table.ink_jar = reached % around
    game.push({"kind": "arrival", "passed_bell": reached >= around})
    game.ask_payment(game.table.turn, price)


def arrive(game: Game, frame: Frame) -> None:
    game.push({"kind": "option"})
    if frame["passed_bell"]:
        game.phase = "off-season"
        game.table.bell_token = [game.table.turn]
        game.push({"kind": "off_season", "step": 1})


def card_at_jar(game: Game) -> list[str]:
    """Return the action card at the ink jar, or none where a dark space is empty."""
    spaces, jar = game.rules["ink_spaces"], game.table.ink_jar
    if spaces[jar] == "off_season":
        return [game.rules["off_season_space"]["name"]]
    before = spaces[:jar].count(spaces[jar])
    return game.table.dark_spaces[before] if spaces[jar] == "dark" else [game.table.basic_cards[before]]


def dark_space_at_jar(game: Game) -> list[str]:
    """Return the special action card at the ink jar that may be taken, or none."""
    return card_at_jar(game) if game.rules["ink_spaces"][game.table.ink_jar] == "dark" else []


def price_of_option_c(game: Game) -> dict[str, int]:
    effects = [game.rules.ship_effect(ship) for ship in game.table.ships[game.table.turn]]
    return {} if any(effect["kind"] == "free_option_c" for effect in effects) else {"letter": 1}


def may_choose_option_c(game: Game) -> bool:
    """Tell whether there is a card for Option A, and as far as that is asked one for Option B."""
    any_hand = game.rules.reads("option_c_with_empty_hand", "drawn_card_will_do")
    return bool(card_at_jar(game)) and (any_hand or bool(game.table.hands[game.table.turn]))


def offer_option_a(game: Game) -> list[Action]:
    return [{"type": "use_card"}] if card_at_jar(game) else []


def offer_option_b(game: Game) -> list[Action]:
    return [{"type": "play_card", "card": card} for card in sorted(set(game.table.hands[game.table.turn]))]


def offer_option(game: Game, affordable: Affordable) -> list[Action]:
    offered = [*offer_option_a(game), *offer_option_b(game)]
    if may_choose_option_c(game) and affordable(game.table, game.table.turn, price_of_option_c(game)):
        offered.append({"type": "option_c"})
    if dark_space_at_jar(game):
        offered.append({"type": "take_card"})
    return offered


def choose_option(game: Game, frame: Frame, action: Action) -> None:
    game.pending.remove(frame)
    if action["type"] == "option_c":
        game.table.pay_shown(game.table.turn, price_of_option_c(game))
        game.push({"kind": "option_c", "left": ["A", "B"]})
    elif action["type"] == "take_card":
        game.table.hands[game.table.turn].append(dark_space_at_jar(game).pop())
    else:
        use_a_card(game, action)


def offer_part_of_option_c(game: Game, frame: Frame) -> list[Action]:
    offered = []
    if "A" in frame["left"]:
        offered += offer_option_a(game)
    if "B" in frame["left"]:
        offered += offer_option_b(game)
    return offered


def may_leave_option_c(game: Game, frame: Frame) -> bool:
    """Tell whether the turn may end now: after one of the two options."""
    return len(frame["left"]) == 1 and game.rules.reads("option_c_second_part", "may_be_left_out")


def choose_part_of_option_c(game: Game, frame: Frame, action: Action) -> None:
    frame["left"].remove("A" if action["type"] == "use_card" else "B")
    use_a_card(game, action)


def use_a_card(game: Game, action: Action) -> None:
    """Carry out Option A, by which the card stays where it is, or Option B, by which it is discarded."""
    if action["type"] == "use_card":
        lay_open(game, card_at_jar(game)[0])
        return
    card = action["card"]
    game.table.hands[game.table.turn].remove(card)
    game.table.card_in_play = [card]
    game.push({"kind": "discard"})
    lay_open(game, card)


def discard(game: Game) -> None:
    game.table.discard_pile += game.table.card_in_play
    game.table.card_in_play = []


def uses_both_halves(game: Game) -> bool:
    benefits = [game.rules.benefit(alliance) for alliance in game.table.alliances[game.table.turn]]
    return any(benefit["kind"] == "both_halves" for benefit in benefits)


def lay_open(game: Game, name: str) -> None:
    """Begin to use an action card; of a split one a half is chosen first, unless both may be used."""
    card = game.rules.action_card(name)
    if "actions" in card:
        open_actions(game, card["actions"], [])
    elif uses_both_halves(game):
        open_actions(game, [*card["halves"][0], *card["halves"][1]], [])
    else:
        game.push({"kind": "half", "card": name})


def open_actions(game: Game, actions: list[Effect], other_half: list[Effect]) -> None:
    game.push({"kind": "card", "actions": list(actions), "other_half": list(other_half)})


def offer_halves() -> list[Action]:
    return [{"type": "choose_half", "half": half} for half in ("left", "right")]


def choose_half(game: Game, frame: Frame, action: Action) -> None:
    game.pending.remove(frame)
    left, right = game.rules.action_card(frame["card"])["halves"]
    if action["half"] == "left":
        open_actions(game, left, right)
    else:
        open_actions(game, right, left)


def actions_left(game: Game, frame: Frame) -> list[Effect]:
    """Return the actions of a card that may still be performed, each icon by itself."""
    if uses_both_halves(game) and game.rules.reads("half_chosen_before_gdansk", "still_in_use"):
        return [*frame["actions"], *frame["other_half"]]
    return list(frame["actions"])


def offer_card(game: Game, frame: Frame, affordable: Affordable) -> list[Action]:
    offered: list[Action] = []
    for effect in actions_left(game, frame):
        offered += [
            action for action in offers(game, game.table.turn, effect, affordable) if action not in offered
        ]
    return offered


def perform_from_card(game: Game, frame: Frame, action: Action) -> None:
    """Perform one action of a card, which is then used up."""
    seat = game.table.turn
    for effect in actions_left(game, frame):
        if action in offers(game, seat, effect, can_pay):
            (frame["actions"] if effect in frame["actions"] else frame["other_half"]).remove(effect)
            perform(game, seat, effect, action, begun=True)
            return
