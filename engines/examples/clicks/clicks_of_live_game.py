"""What the template clicks.py needs from the Python engine of Lost Cities: Rivals, played by clicking.

The program hands an auction to the engine with all bids at once. In the spoils a card is picked up first, and
then laid down, boxed or put back. A game here is a plain value: the state of the engine, the bids that have
been made but not yet handed over, and the card in hand.

    python ../templates/clicks.py clicks_of_live_game.py
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))

import lost_cities_rivals as rivals
from lost_cities_rivals import CannotLoad, IllegalMove, LiveGame, configure

__all__ = [
    "ABOUT",
    "CannotLoad",
    "IllegalMove",
    "action",
    "attempt",
    "click",
    "clicks",
    "configure",
    "load",
    "new_game",
    "outcome",
    "position",
    "view",
]

ABOUT = {**rivals.ABOUT, "name": "Lost Cities: Rivals by clicks, in Python"}


def auction(state, bids):
    """Hold a whole auction: each bid is a number, and a pass is None; they are given in the order in which
    the players are asked.
    """
    game = LiveGame.load(state)
    for bid in bids:
        game.play(game.mover, {"type": "pass"} if bid is None else {"type": "bid", "gold": bid})
    return game


def new_game(seats, options, chance):
    return {"state": LiveGame(seats, chance).save(), "bids": [], "in_hand": ""}


def load(state):
    if state["phase"] == "auction":
        raise CannotLoad("this program has no position in the middle of an auction")
    LiveGame.load(state)
    return {"state": state, "bids": [], "in_hand": ""}


def clicks(game):
    state = game["state"]
    if game["bids"]:
        table = auction(state, game["bids"])
        seat, highest = table.mover, table.bid
        offers = range(highest + 1, table.players[seat].coins + 1)
        return [{"seat": seat, "bid": None}, *({"seat": seat, "bid": gold} for gold in offers)]
    live = LiveGame.load(state)
    seat, card = live.mover, game["in_hand"]
    if card:
        found = [{"seat": seat, "undo": True}]
        found += [{"seat": seat, "lay": card}] if seat and live.players[seat].can_use(card) else []
        return found if live.has_returned else [*found, {"seat": seat, "box": card}]
    if live.stage == "spoils":
        return [
            {"seat": seat, "finish": True},
            *({"seat": seat, "pick": one} for one in sorted({*live.display})),
        ]
    listed = live.legal_actions(seat)
    offers = [{"seat": seat, "bid": one["gold"]} for one in listed if one["type"] == "bid"]
    return [*offers, *({"seat": seat, "uncover": True} for one in listed if one["type"] == "uncover")]


def attempt(game, seat, action):
    """Return the click that a player would try next for an action, whether the rules allow it or not."""
    kind = action["type"]
    if kind in ("bid", "pass"):
        return {"seat": seat, "bid": action.get("gold")}
    if kind in ("done", "uncover"):
        return {"seat": seat, "finish" if kind == "done" else "uncover": True}
    if game["in_hand"] != action["card"]:
        return {"seat": seat, "pick": action["card"]}
    return {"seat": seat, "lay" if kind == "add" else "box": action["card"]}


def click(game, one, chance):
    state = game["state"]
    if game["bids"] and "bid" not in one:
        raise IllegalMove("the auction is not over")
    if game["in_hand"] and not {"lay", "box", "undo"} & one.keys():
        raise IllegalMove("a card is in hand")
    if "bid" in one:
        if one["seat"] != auction(state, game["bids"]).mover:
            raise IllegalMove("it is the turn of another seat")
        bids = [*game["bids"], one["bid"]]
        live = auction(state, bids)
        over = live.stage == "spoils"
        return {"state": live.save() if over else state, "bids": [] if over else bids, "in_hand": ""}
    if "pick" in one or "undo" in one:
        return {**game, "in_hand": one.get("pick", "")}
    live = LiveGame.load(state, chance)
    live.play(one["seat"], action([one])[0]["action"])
    return {"state": live.save(), "bids": [], "in_hand": ""}


def action(path):
    """Return the actions of some clicks: picking up a card is not an action yet, and neither is putting it
    back.
    """
    plays = []
    for one in path:
        if "bid" in one:
            made = {"type": "pass"} if one["bid"] is None else {"type": "bid", "gold": one["bid"]}
        elif "lay" in one:
            made = {"type": "add", "card": one["lay"]}
        elif "box" in one:
            made = {"type": "return", "card": one["box"]}
        elif "finish" in one or "uncover" in one:
            made = {"type": "done" if "finish" in one else "uncover"}
        else:
            continue
        plays.append({"seat": one["seat"], "action": made})
    return plays


def position(game):
    return None if game["bids"] or game["in_hand"] else game["state"]


def view(game, seat):
    return LiveGame.load(game["state"]).view(seat)


def outcome(game):
    return LiveGame.load(game["state"]).outcome()
