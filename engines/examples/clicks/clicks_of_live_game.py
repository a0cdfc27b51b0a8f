"""The Python engine of Lost Cities: Rivals, played by clicking, for adapters/python/adapter.py.

The program hands an auction to the engine with all bids at once. In the spoils a card is picked up first, and
then laid down, boxed or put back.

    python ../../../adapters/python/adapter.py clicks_of_live_game.py
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))

import lost_cities_rivals as rivals
from lost_cities_rivals import CannotLoad, IllegalMove, configure

__all__ = ["ABOUT", "CannotLoad", "IllegalMove", "LiveGame", "configure", "new_game"]

ABOUT = {**rivals.ABOUT, "name": "Lost Cities: Rivals by clicks, in Python"}


class LiveGame:
    """A game of the engine, with the bids that have not yet been handed over, and the card in hand."""

    def __init__(self, game, chance):
        self.game, self.chance = game, chance
        self.bids, self.in_hand = [], ""

    @classmethod
    def load(cls, state, chance):
        if state["phase"] == "auction":
            raise CannotLoad("this program has no position in the middle of an auction")
        return cls(rivals.LiveGame.load(state, chance), chance)

    def auction(self, bids):
        """Return the game after a whole auction: each bid is a number, and a pass is None; they are given in
        the order in which the players are asked.
        """
        game = rivals.LiveGame.load(self.game.save(), self.chance)
        for bid in bids:
            game.play(game.mover, {"type": "pass"} if bid is None else {"type": "bid", "gold": bid})
        return game

    def clicks(self):
        if self.bids:
            table = self.auction(self.bids)
            seat = table.mover
            offers = range(table.bid + 1, table.players[seat].coins + 1)
            return [{"seat": seat, "bid": None}, *({"seat": seat, "bid": gold} for gold in offers)]
        game, card = self.game, self.in_hand
        seat = game.mover
        if card:
            found = [{"seat": seat, "undo": True}]
            found += [{"seat": seat, "lay": card}] if seat and game.players[seat].can_use(card) else []
            return found if game.has_returned else [*found, {"seat": seat, "box": card}]
        if game.stage == "spoils":
            picks = [{"seat": seat, "pick": one} for one in sorted({*game.display})]
            return [{"seat": seat, "finish": True}, *picks]
        listed = game.legal_actions(seat)
        offers = [{"seat": seat, "bid": one["gold"]} for one in listed if one["type"] == "bid"]
        return [*offers, *({"seat": seat, "uncover": True} for one in listed if one["type"] == "uncover")]

    def attempt(self, seat, action):
        """Return the click that a player would try next for an action, whether the rules allow it or not."""
        kind = action["type"]
        if kind in ("bid", "pass"):
            return {"seat": seat, "bid": action.get("gold")}
        if kind in ("done", "uncover"):
            return {"seat": seat, "finish" if kind == "done" else "uncover": True}
        if self.in_hand != action["card"]:
            return {"seat": seat, "pick": action["card"]}
        return {"seat": seat, "lay" if kind == "add" else "box": action["card"]}

    def click(self, one):
        if self.bids and "bid" not in one:
            raise IllegalMove("the auction is not over")
        if self.in_hand and not {"lay", "box", "undo"} & one.keys():
            raise IllegalMove("a card is in hand")
        if "bid" in one:
            if one["seat"] != self.auction(self.bids).mover:
                raise IllegalMove("it is the turn of another seat")
            self.bids = [*self.bids, one["bid"]]
            after = self.auction(self.bids)
            if after.stage == "spoils":
                self.game, self.bids = after, []
        elif "pick" in one or "undo" in one:
            self.in_hand = one.get("pick", "")
        else:
            self.game.play(one["seat"], self.action([one])[0]["action"])
            self.in_hand = ""

    @staticmethod
    def action(path):
        """Return the actions of some clicks: picking up a card is not an action yet, and neither is putting
        it back.
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

    def save(self):
        return None if self.bids or self.in_hand else self.game.save()

    def view(self, seat):
        return self.game.view(seat)

    def outcome(self):
        return self.game.outcome()


def new_game(seats, options, chance):
    return LiveGame(rivals.new_game(seats, options, chance), chance)
