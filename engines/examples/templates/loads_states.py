"""Template: an adapter for an engine that can load any state.

Copy it, and run: python loads_states.py path/to/your_engine.py
"""

import contextlib
import importlib
import json
import random
import socket
import sys
import traceback
from pathlib import Path

answers, sys.stdout = sys.stdout, sys.stderr  # standard output carries only answers

# ---- Your engine here: a module that does these things, or change these lines to call your functions. ----
if len(sys.argv) < 2 or not Path(sys.argv[1]).is_file():
    print(
        f"there is no file {sys.argv[1]}"
        if sys.argv[1:]
        else "usage: python loads_states.py path/to/your_engine.py"
    )
    sys.exit(2)
sys.path.insert(0, str(Path(sys.argv[1]).parent))
yours = importlib.import_module(Path(sys.argv[1]).stem)

about = yours.ABOUT  # {name, version, games}, as in schemas/hello.json
configure = (
    yours.configure
)  # (game, components, readings): a list of reasons why it cannot play with these, empty if it can
start_game = yours.start_game  # (seats, options, chance): a game; it uses `chance` like a random.Random
load = yours.LiveGame.load  # (state, chance): the game at a state, which is as in the game's state.json
save, play = (
    yours.LiveGame.save,
    yours.LiveGame.play,
)  # (game): its state; (game, seat, action): plays or refuses
legal_actions = yours.LiveGame.legal_actions  # (game, seat): as in action.json; empty if the seat has none
view, outcome = (
    yours.LiveGame.view,
    yours.LiveGame.outcome,
)  # (game, seat) and (game): as in view.json and outcome.json
IllegalMove, CannotLoad = (
    yours.IllegalMove,
    yours.CannotLoad,
)  # the errors for a move against the rules, and for a state that cannot be loaded
# ---- You need not change the rest. ----


class Refusal(Exception):
    """An error reply; its argument is the error."""


class Chance(random.Random):  # replaces a random generator: returns the outcomes from the request
    def next(self, kind, wanted):
        if not self.left:
            raise Refusal({"code": 2, "message": "needs chance", "data": {"needs": {kind: wanted}}})
        return self.left.pop(0)[kind]

    def shuffle(self, things):
        things[:] = self.next("shuffle", list(things))

    def roll(self, dice):
        return self.next("roll", {"dice": dice})


def step(outcomes, start, *move):
    chance = Chance()
    chance.left = list(outcomes)
    game = start(chance)
    if move:
        play(game, *move)
    if chance.left:
        raise Refusal({"code": 5, "message": "unused chance"})
    return {"state": save(game)}


VERBS = {
    "hello": lambda protocol: {"protocol": 1, **about},
    "configure": lambda **asked: {"accepted": not (reasons := configure(**asked)), "reasons": reasons},
    "new_game": lambda seats, options, chance: step(chance, lambda given: start_game(seats, options, given)),
    "legal_actions": lambda state, seat: {"actions": legal_actions(load(state, None), seat)},
    "apply": lambda state, seat, action, chance: step(chance, lambda given: load(state, given), seat, action),
    "view": lambda state, seat: {"view": view(load(state, None), seat)},
    "outcome": lambda state: {"outcome": outcome(load(state, None))},
    "bye": dict,
}


def serve(requests, to):
    for request in map(json.loads, requests):
        try:
            reply = {"result": VERBS[request["method"]](**request["params"])}
        except Refusal as refusal:
            reply = {"error": refusal.args[0]}
        except (IllegalMove, CannotLoad) as problem:
            code, message = (
                (1, "illegal action") if isinstance(problem, IllegalMove) else (4, "unsupported position")
            )
            reply = {"error": {"code": code, "message": message, "data": {"reason": str(problem)}}}
        except Exception as problem:
            traceback.print_exc()
            reply = {"error": {"code": -32603, "message": f"the engine failed: {problem!r}"}}
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **reply}), file=to, flush=True)
        if request["method"] == "bye":
            break


if sys.argv[2:]:  # a port: the adapter listens on it, for --engine tcp:127.0.0.1:PORT
    with socket.create_server(("127.0.0.1", int(sys.argv[2]))) as server:
        while True:
            connection = server.accept()[0]
            with (
                contextlib.suppress(OSError),
                connection,
                connection.makefile("rw", encoding="utf-8") as stream,
            ):
                serve(stream, stream)
else:
    serve(sys.stdin, answers)
