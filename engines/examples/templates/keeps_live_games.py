"""Template: an adapter for an engine that keeps a live game, with its own deck and its own random generator.

Such an engine cannot load a state, so each state carries the plays that led to it, under the key x_plays.
The live game continues while it is asked about its latest state; for an older state, the adapter replays
the game. Copy it, and run it with your engine:

    python keeps_live_games.py path/to/your_engine.py
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
        else "usage: python keeps_live_games.py path/to/your_engine.py"
    )
    sys.exit(2)
sys.path.insert(0, str(Path(sys.argv[1]).parent))
yours = importlib.import_module(Path(sys.argv[1]).stem)

about = yours.ABOUT  # {name, version, games}, as in schemas/hello.json
configure = (
    yours.configure
)  # (game, components, readings): a list of reasons why it cannot play with these, empty if it can
start_game = yours.start_game  # (seats, options, chance): a live game; it uses `chance` like a random.Random
play = yours.LiveGame.play  # (game, seat, action): raises an IllegalMove if the rules forbid it
state_of = yours.LiveGame.save  # (game): as in the game's state.json
legal_actions = yours.LiveGame.legal_actions  # (game, seat): as in action.json; empty if the seat has none
view = yours.LiveGame.view  # (game, seat): as in view.json
outcome = yours.LiveGame.outcome  # (game): as in outcome.json
IllegalMove = yours.IllegalMove  # the error for a move against the rules
# ---- You need not change the rest. ----


class Refusal(Exception):
    """An error reply: its code, its message, and its data."""


class GivenChance(random.Random):
    """Replaces the engine's random generator: returns the outcomes from the request."""

    left = []

    def shuffle(self, things):
        things[:] = self.next("shuffle", list(things))

    def roll(self, dice):
        return self.next("roll", {"dice": dice})

    def random(self):
        raise NotImplementedError("the engine uses a random function that this adapter does not replace")

    def next(self, kind, wanted):
        if not self.left:
            raise Refusal(2, "needs chance", {"needs": {kind: wanted}})
        return self.left.pop(0)[kind]


class Session:
    """A live game with the plays that led to its position; the first one is the setup."""

    def __init__(self, setup, *moves):
        self.chance = GivenChance()
        self.plays = []
        self.take(setup)
        for move in moves:
            self.take(move)

    def take(self, move):
        self.chance.left = list(move["chance"])
        if not self.plays:
            self.game = start_game(move["seats"], move["options"], self.chance)
        else:
            play(self.game, move["seat"], move["action"])
        if self.chance.left:
            raise Refusal(5, "unused chance", {})
        self.plays.append(move)

    def state(self):
        return {**state_of(self.game), "x_plays": list(self.plays)}


class Adapter:
    """Implements the verbs, and keeps the session that was asked last."""

    live = None

    def hello(self, protocol):
        return {"protocol": 1, **about}

    def configure(self, game, components, readings):
        self.live = None
        reasons = configure(game, components, readings)
        return {"accepted": not reasons, "reasons": reasons}

    def new_game(self, **setup):
        self.live = Session(setup)
        return {"state": self.live.state()}

    def legal_actions(self, state, seat):
        return {"actions": legal_actions(self.session_at(state).game, seat)}

    def apply(self, state, **move):
        session = self.session_at(state)
        self.live = None  # A move that is refused, or that lacks chance, may leave a live game half changed.
        session.take(move)
        self.live = session
        return {"state": session.state()}

    def view(self, state, seat):
        return {"view": view(self.session_at(state).game, seat)}

    def outcome(self, state):
        return {"outcome": outcome(self.session_at(state).game)}

    def bye(self):
        return {}

    def session_at(self, state):
        if "x_plays" not in state:
            raise Refusal(
                4, "unsupported position", {"reason": "this engine only loads states that it has made"}
            )
        if self.live is None or self.live.plays != state["x_plays"]:
            self.live = Session(*state["x_plays"])
        return self.live


VERBS = ("hello", "configure", "new_game", "legal_actions", "apply", "view", "outcome", "bye")


def answer(adapter, method, params):
    try:
        if method not in VERBS:
            raise Refusal(-32601, f"there is no verb {method}", {})
        return {"result": getattr(adapter, method)(**params)}
    except Refusal as refusal:
        code, message, data = refusal.args
        return {"error": {"code": code, "message": message, "data": data}}
    except IllegalMove as problem:
        return {"error": {"code": 1, "message": "illegal action", "data": {"reason": str(problem)}}}
    except Exception as problem:
        traceback.print_exc()
        return {"error": {"code": -32603, "message": f"the engine failed: {problem!r}"}}


adapter = Adapter()


def serve(requests, to):
    for request in map(json.loads, requests):
        reply = answer(adapter, request["method"], request["params"])
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
