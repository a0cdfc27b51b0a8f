"""Template: an adapter for an engine whose moves do not match the suite's actions.

The engine may need several clicks for one action, or one click may make several actions. The template follows
the clicks to find the actions. Copy it, and run it with your engine:

    python clicks.py path/to/your_engine.py
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
        else "usage: python clicks.py path/to/your_engine.py"
    )
    sys.exit(2)
sys.path.insert(0, str(Path(sys.argv[1]).parent))
yours = importlib.import_module(Path(sys.argv[1]).stem)

about = yours.ABOUT  # {name, version, games}, as in schemas/hello.json
# (game, components, readings): a list of reasons why it cannot play with these, empty if it can
configure = yours.configure
# (seats, options, chance): a game, a plain value; it uses `chance` like a random.Random
new_game = yours.new_game
load = yours.load  # (state): the game at a state, which is as in the game's state.json
clicks = yours.clicks  # (game): whatever can be clicked next, by any seat; a click is any plain value
# (game, one, chance): the game after a click; the earlier game must stay unchanged. It raises IllegalMove
# for a click that is not listed, so that your program itself refuses what the rules forbid.
click = yours.click
# (game, seat, action): the click that a player would try next for an action of the suite, listed or not;
# without it, an action that is not listed is unsupported
attempt = getattr(yours, "attempt", None)
position = yours.position  # (game): its state; None while it is between two positions
# (path): the actions of the suite that the clicks since the last position amount to: a list of
# {"seat": …, "action": …}, or a single one, or None so far. A longer path may only add actions
# at the end.
action = yours.action
view, outcome = yours.view, yours.outcome  # (game, seat) and (game): as in view.json and outcome.json
# the errors for a new game against the rules, and for a state that cannot be loaded
IllegalMove, CannotLoad = yours.IllegalMove, yours.CannotLoad
# ---- You need not change the rest. ----


class Refusal(Exception):
    """An error reply; its argument is the error."""


class Chance(random.Random):
    """Replaces a random generator: returns the outcomes from the request."""

    left = ()

    def next(self, kind, wanted):
        if not self.left:
            raise Refusal({"code": 2, "message": "needs chance", "data": {"needs": {kind: wanted}}})
        return self.left.pop(0)[kind]

    def shuffle(self, things):
        things[:] = self.next("shuffle", list(things))

    def roll(self, dice):
        return self.next("roll", {"dice": dice})


def given(outcomes):
    chance = Chance()
    chance.left = list(outcomes)
    return chance


def require_used(chance):
    if chance.left:
        raise Refusal({"code": 5, "message": "unused chance"})


def text_of(play):
    return json.dumps([play["seat"], play["action"]], sort_keys=True)


def plays_of(path):
    plays = action(path) or []
    return plays if isinstance(plays, list) else [plays]


def next_plays(game):
    """Return every action that can come next, with its seat: the first of each path of clicks.

    A click that leads back to an earlier game, such as an undo, is not followed.
    """
    found, seen = {}, set()

    def walk(game, path):
        here = json.dumps(game, sort_keys=True)
        if here in seen:
            return
        seen.add(here)
        for one in clicks(game):
            plays = plays_of([*path, one])
            if plays:
                found[text_of(plays[0])] = plays[0]
            else:
                walk(click(game, one, given([])), [*path, one])

    walk(game, [])
    return list(found.values())


def follow(game, wanted):
    """Return the reply after the clicks that amount to these plays: with the state, or with `later` if the
    engine has no position there. If no click that is listed leads on, what a player would try is clicked.
    """
    texts, seen, refused = [text_of(play) for play in wanted], set(), []

    def walk(game, path, outcomes):
        here = json.dumps([game, plays_of(path)], sort_keys=True)
        if here in seen:
            return None
        seen.add(here)
        found, offered = None, clicks(game)
        for play in wanted[len(plays_of(path)) :][:1]:
            tried = attempt(game, play["seat"], play["action"]) if attempt else None
            offered = offered if tried is None or tried in offered else [*offered, tried]
        for one in offered:
            longer = [*path, one]
            plays = [text_of(play) for play in plays_of(longer)]
            if plays[: len(texts)] != texts[: len(plays)]:
                continue
            if len(plays) > len(texts):
                found = {"later": True}
                continue
            chance = given(outcomes)
            try:
                after = click(game, one, chance)
            except IllegalMove as problem:
                refused.append(problem)
                continue
            if len(plays) == len(texts):
                found = {"later": True}
            state = position(after) if len(plays) == len(texts) else None
            if state is not None:
                require_used(chance)
                return {"state": state}
            behind = walk(after, longer, chance.left)
            if behind and "state" in behind:
                return behind
            found = found or behind
        return found

    found = walk(game, [], [outcome for play in wanted for outcome in play["chance"]])
    if found is None and not refused and attempt is None:
        raise Refusal({"code": 3, "message": "unsupported: without `attempt`, only what is listed is asked"})
    if found is None:
        raise IllegalMove(str(refused[-1]) if refused else "no click leads to this action here")
    return found


def apply(state, seat, action, chance):
    base = {key: value for key, value in state.items() if key != "x_plays"}
    wanted = [*state.get("x_plays", []), {"seat": seat, "action": action, "chance": chance}]
    found = follow(load(base), wanted)
    return found if "state" in found else {"state": {**base, "x_plays": wanted}, "later": True}


def begin(seats, options, chance):
    outcomes = given(chance)
    game = new_game(seats, options, outcomes)
    require_used(outcomes)
    return {"state": position(game)}


def listed(state, seat):
    return {"actions": [play["action"] for play in next_plays(load(state)) if play["seat"] == seat]}


VERBS = {
    "hello": lambda protocol: {"protocol": 1, **about},
    "configure": lambda **asked: {"accepted": not (reasons := configure(**asked)), "reasons": reasons},
    "new_game": begin,
    "legal_actions": listed,
    "apply": apply,
    "view": lambda state, seat: {"view": view(load(state), seat)},
    "outcome": lambda state: {"outcome": outcome(load(state))},
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
