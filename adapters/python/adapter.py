"""Speaks the engine protocol for the rules in game.py: python adapter.py. You need not change it."""

import json
import sys
import traceback

answers, sys.stdout = sys.stdout, sys.stderr  # standard output carries only answers

import game  # noqa: E402


class Chance:
    """Replaces a random generator: returns the outcomes from the request."""

    def __init__(self, outcomes):
        self.left = list(outcomes)

    def shuffle(self, things):
        return self._next("shuffle", list(things))

    def roll(self, dice):
        return self._next("roll", {"dice": dice})

    def _next(self, kind, needed):
        if not self.left:
            raise game.Refusal(2, "needs chance", {"needs": {kind: needed}})
        outcome = self.left.pop(0)
        if kind not in outcome:
            raise game.Refusal(-32602, f"this chance outcome is not a {kind}")
        return outcome[kind]


def step(outcomes, take):
    chance = Chance(outcomes)
    state = take(chance)
    if chance.left:
        raise game.Refusal(5, "unused chance")
    return {"state": state}


def configure(**asked):
    reasons = game.configure(**asked)
    return {"accepted": False, "reasons": reasons} if reasons else {"accepted": True}


VERBS = {
    "hello": lambda protocol: {"protocol": 1, **game.ABOUT},
    "configure": configure,
    "new_game": lambda seats, options, chance: step(chance, lambda c: game.new_game(seats, options, c)),
    "legal_actions": lambda state, seat: {"actions": game.legal_actions(state, seat)},
    "apply": lambda state, seat, action, chance: step(chance, lambda c: game.apply(state, seat, action, c)),
    "view": lambda state, seat: {"view": game.view(state, seat)},
    "outcome": lambda state: {"outcome": game.outcome(state)},
    "bye": dict,
}


def answer(request):
    verb = VERBS.get(request["method"])
    if verb is None:
        return {"error": {"code": -32601, "message": f"there is no verb {request['method']}"}}
    try:
        return {"result": verb(**request["params"])}
    except game.Refusal as refusal:
        return {"error": {"code": refusal.code, "message": refusal.message, "data": refusal.data}}
    except NotImplementedError as missing:
        return {"error": {"code": -32603, "message": f"{missing} is not written yet: fill it in in game.py"}}
    except Exception as problem:
        traceback.print_exc()
        return {"error": {"code": -32603, "message": f"the engine failed: {problem!r}"}}


for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **answer(request)}), file=answers, flush=True)
    if request["method"] == "bye":
        break
