"""A complete engine for Market Day that shares nothing with the kit or the reference.

Each faulty engine changes one thing of it.

`Engine` has a method for each verb, over plain JSON values; `serve` answers requests on standard input, a
line each.
"""

from __future__ import annotations

import copy
import json
import sys

SEATS = ("Red", "Blue", "Green")
ADOPTED = {"tied_bids": "card_discarded", "tie": "shared"}
ILLEGAL, NEEDS_CHANCE, UNSUPPORTED, UNSUPPORTED_POSITION, UNUSED_CHANCE = 1, 2, 3, 4, 5


class Refusal(Exception):
    """An answer that is an error."""

    def __init__(self, code, message, **data):
        super().__init__(message)
        self.code, self.message, self.data = code, message, data


def illegal(reason):
    return Refusal(ILLEGAL, "illegal action", reason=reason)


class Dice:
    """The outcomes of chance of one request."""

    def __init__(self, outcomes):
        self.left = list(outcomes)

    def take(self, kind, needs):
        if not self.left:
            raise Refusal(NEEDS_CHANCE, "needs chance", needs={kind: needs})
        return self.left.pop(0)[kind]


class Engine:
    """The rules."""

    name = "market"
    verbs = ("new_game", "legal_actions", "apply", "view", "outcome")
    most_bought, most_sold, good_roll, pair_worth = 2, 3, 4, 2

    def __init__(self):
        self.components, self.readings = {}, dict(ADOPTED)

    def readings_offered(self):
        return {
            "market_day.ruling.tied_bids": ["card_discarded", "caller_first"],
            "market_day.ruling.tie": ["shared", "more_coins"],
        }

    def hello(self, protocol):
        game = {
            "verbs": list(self.verbs),
            "components": {"name": "standard"},
            "readings": self.readings_offered(),
        }
        return {"protocol": 1, "name": self.name, "version": "1", "games": {"market_day": game}}

    def configure(self, game, components, readings):
        self.components = components
        self.readings = {**ADOPTED, **{name.split(".")[-1]: reading for name, reading in readings.items()}}
        return {"accepted": True}

    def bye(self):
        return {}

    def new_game(self, seats, options, chance):
        if len(seats) not in (2, 3) or len(set(seats)) < len(seats):
            raise illegal("two or three players")
        dice = Dice(chance)
        pack = [card for card, about in self.components["cards"].items() for _ in range(about["copies"])]
        deck = dice.take("shuffle", pack)
        self.require_used(dice)
        table = {
            "seats": seats,
            "day": 1,
            "last_day": 1 if options.get("short") else self.components["days"],
            "hands": {seat: [deck[number]] for number, seat in enumerate(seats)},
            "deck": deck[len(seats) :],
            "stall": [],
            "discard": [],
            "coins": {seat: self.coins_each(seat, seats) for seat in seats},
            "coin_supply": 0,
            "goods": {seat: {} for seat in seats},
            "goods_supply": dict(self.components["goods"]),
            "caller": [],
            "bids": {seat: [] for seat in seats},
        }
        table["coin_supply"] = self.components["coins"] - sum(table["coins"].values())
        state = {
            "to_act": [seats[0]],
            "may_act": [],
            "settled": True,
            "phase": "turn",
            "pending": {"sold": 0},
            "table": table,
        }
        self.name_foxes(state)
        return {"state": state}

    def coins_each(self, seat, seats):
        return 3

    def require_used(self, dice):
        if dice.left:
            raise Refusal(UNUSED_CHANCE, "unused chance")

    def legal_actions(self, state, seat):
        return {"actions": self.listed(state, seat)}

    def listed(self, state, seat):
        return [action for action in self.candidates(state, seat) if self.fault(state, seat, action) is None]

    def candidates(self, state, seat):
        found = [{"type": name} for name in ("work", "call", "done", "fox")]
        found += [{"type": "sell", "good": good} for good in ("grain", "cloth")]
        found += [
            {"type": "buy", "good": good, "pieces": pieces}
            for good in ("grain", "cloth")
            for pieces in range(1, self.most_bought + 1)
        ]
        return found + [
            {"type": "bid", "coins": coins} for coins in range(state["table"]["coins"].get(seat, 0) + 1)
        ]

    def fault(self, state, seat, action):
        """Return why an action is refused, or None."""
        table, kind = state["table"], action.get("type")
        if kind == "fox":
            return self.fault_of_fox(state, seat)
        if kind == "bid":
            if state["phase"] != "auction" or seat not in state["to_act"]:
                return "no bid to make"
            return None if 0 <= action["coins"] <= self.most_bid(table, seat) else "too much"
        if seat not in state["to_act"] or state["phase"] not in ("turn", "selling"):
            return "another player's turn"
        if kind == "done":
            return None if state["phase"] == "selling" else "no sale"
        if kind == "sell":
            return self.fault_of_sale(state, seat, action["good"])
        if state["phase"] != "turn":
            return "a sale is under way"
        if kind == "call":
            return None if table["deck"] else "no card"
        if kind == "buy":
            return self.fault_of_purchase(table, seat, action["good"], action["pieces"])
        return None if kind == "work" else "no such action"

    def most_bid(self, table, seat):
        return table["coins"][seat]

    def fault_of_fox(self, state, seat):
        table = state["table"]
        if state["phase"] != "turn" or seat in state["to_act"]:
            return "not now"
        if "fox" not in table["hands"].get(seat, []):
            return "no fox"
        return None if table["coins"][state["to_act"][0]] else "no coin"

    def fault_of_sale(self, state, seat, good):
        table = state["table"]
        if state["pending"]["sold"] >= self.most_sold:
            return "three sold"
        if not table["goods"][seat].get(good):
            return "none there"
        return None if table["coin_supply"] >= self.components["prices"][good] else "no coins"

    def fault_of_purchase(self, table, seat, good, pieces):
        if not 1 <= pieces <= self.most_bought:
            return "one or two pieces"
        if table["goods_supply"].get(good, 0) < pieces:
            return "supply"
        return None if table["coins"][seat] >= pieces * self.components["prices"][good] else "purse"

    def apply(self, state, seat, action, chance):
        state = copy.deepcopy(state)
        fault = self.fault(state, seat, action)
        if fault is not None:
            raise illegal(fault)
        dice = Dice(chance)
        getattr(self, "do_" + action["type"])(state, seat, action, dice)
        self.require_used(dice)
        return {"state": state}

    def do_work(self, state, seat, action, dice):
        self.move_coins(
            state, seat, min(self.wage(dice.take("roll", {"dice": 1})[0]), state["table"]["coin_supply"])
        )
        self.end_turn(state, seat)

    def wage(self, shown):
        return 2 if shown >= self.good_roll else 1

    def do_buy(self, state, seat, action, dice):
        self.move_coins(state, seat, -action["pieces"] * self.components["prices"][action["good"]])
        self.move_goods(state, seat, action["good"], action["pieces"])
        self.end_turn(state, seat)

    def do_sell(self, state, seat, action, dice):
        self.move_coins(state, seat, self.components["prices"][action["good"]])
        self.move_goods(state, seat, action["good"], -1)
        state["pending"]["sold"] += 1
        state.update(phase="selling", settled=False, may_act=[])

    def do_done(self, state, seat, action, dice):
        self.end_turn(state, seat)

    def do_call(self, state, seat, action, dice):
        table = state["table"]
        table["stall"], table["deck"], table["caller"] = table["deck"][:1], table["deck"][1:], [seat]
        state.update(phase="auction", to_act=list(table["seats"]), may_act=[])

    def do_bid(self, state, seat, action, dice):
        table = state["table"]
        table["bids"][seat] = [action["coins"]]
        state["to_act"].remove(seat)
        if not state["to_act"]:
            self.close_auction(state)
            self.end_turn(state, table["caller"][0])

    def close_auction(self, state):
        table = state["table"]
        first = table["seats"].index(table["caller"][0])
        order = table["seats"][first:] + table["seats"][:first]
        most = max(table["bids"][seat][0] for seat in order)
        best = [seat for seat in order if table["bids"][seat][0] == most]
        if most == 0 or (len(best) > 1 and self.readings["tied_bids"] == "card_discarded"):
            table["discard"] += table["stall"]
        else:
            table["hands"][best[0]] += table["stall"]
            self.move_coins(state, best[0], -most)
        table["stall"] = []

    def do_fox(self, state, seat, action, dice):
        table, victim = state["table"], state["to_act"][0]
        table["coins"][victim] -= 1
        table["coins"][seat] += 1
        table["hands"][seat].remove("fox")
        table["discard"].append("fox")
        self.name_foxes(state)

    def move_coins(self, state, seat, coins):
        state["table"]["coins"][seat] += coins
        state["table"]["coin_supply"] -= coins

    def move_goods(self, state, seat, good, pieces):
        for bag, change in (
            (state["table"]["goods"][seat], pieces),
            (state["table"]["goods_supply"], -pieces),
        ):
            bag[good] = bag.get(good, 0) + change
            if not bag[good]:
                del bag[good]

    def end_turn(self, state, seat):
        table = state["table"]
        table.update(caller=[], bids={other: [] for other in table["seats"]})
        state.update(settled=True, pending={"sold": 0}, may_act=[])
        last = seat == table["seats"][-1]
        if last and table["day"] == table["last_day"]:
            state.update(phase="over", to_act=[])
            return
        table["day"] += last
        state.update(phase="turn", to_act=[self.seat_after(table["seats"], seat)])
        self.name_foxes(state)

    def seat_after(self, seats, seat):
        return seats[(seats.index(seat) + 1) % len(seats)]

    def name_foxes(self, state):
        state["may_act"] = [
            seat for seat in state["table"]["seats"] if self.fault_of_fox(state, seat) is None
        ]

    def view(self, state, seat):
        return {"view": self.seen(state, seat)}

    def seen(self, state, seat):
        table = state["table"]
        same = (
            "seats",
            "day",
            "last_day",
            "stall",
            "discard",
            "coins",
            "coin_supply",
            "goods",
            "goods_supply",
            "caller",
        )
        return {
            **{name: table[name] for name in same},
            "hand": table["hands"][seat],
            "cards_in_hand": {other: len(hand) for other, hand in table["hands"].items()},
            "deck": len(table["deck"]),
            "has_bid": [other for other in table["seats"] if table["bids"][other]],
        }

    def outcome(self, state):
        table = state["table"]
        scores = {seat: self.score(table, seat) for seat in table["seats"]}
        if state["phase"] != "over":
            return {"outcome": {"over": False, "winners": [], "why": "still playing", "scores": scores}}
        winners = self.winners(table, scores)
        return {
            "outcome": {
                "over": True,
                "winners": winners,
                "why": "tie" if len(winners) > 1 else "most points",
                "scores": scores,
            }
        }

    def score(self, table, seat):
        coins, goods = table["coins"][seat], table["goods"][seat]
        animals = sum(self.components["cards"][card]["worth"] for card in table["hands"][seat])
        pairs = self.pair_worth * min(goods.get("grain", 0), goods.get("cloth", 0))
        return {"coins": coins, "animals": animals, "pairs": pairs, "total": coins + animals + pairs}

    def winners(self, table, scores):
        most = max(score["total"] for score in scores.values())
        best = [seat for seat in table["seats"] if scores[seat]["total"] == most]
        if self.readings["tie"] == "more_coins":
            richest = max(table["coins"][seat] for seat in best)
            best = [seat for seat in best if table["coins"][seat] == richest]
        return best


def answer(engine, request):
    """Return the reply to a request."""
    method, params = request["method"], request["params"]
    head = {"jsonrpc": "2.0", "id": request["id"]}
    if method not in ("hello", "configure", "bye", *engine.verbs):
        return {**head, "error": {"code": -32601, "message": f"no verb {method}"}}
    try:
        return {**head, "result": getattr(engine, method)(**params)}
    except Refusal as refusal:
        return {**head, "error": {"code": refusal.code, "message": refusal.message, "data": refusal.data}}


def send(data):
    """Write bytes to standard output, at once."""
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def encoded(reply):
    """Return a reply as a line."""
    return json.dumps(reply).encode() + b"\n"


def send_reply(request, reply):
    """Write a reply as it should be written."""
    send(encoded(reply))


def serve(engine, write=send_reply):
    """Answer requests until bye or the end of the input.

    `write` gets each request with its reply and puts the reply out.
    """
    for line in sys.stdin.buffer:
        request = json.loads(line)
        write(request, answer(engine, request))
        if request["method"] == "bye":
            break


def plays(request, kind):
    """Tell whether a request applies an action of a kind."""
    return request["method"] == "apply" and request["params"]["action"]["type"] == kind


def is_rare(request):
    """Tell whether a request is to buy no piece at all, which is asked in one case only."""
    return plays(request, "buy") and request["params"]["action"]["pieces"] == 0


if __name__ == "__main__":
    serve(Engine())
