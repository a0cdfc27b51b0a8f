"""Speaks the engine protocol for a game in Python. You need not change it.

    python adapter.py [FILE [PORT]]

FILE, by default game.py beside this file, says what your game does; game.py describes the functions. With a
PORT, the adapter listens there, for --engine tcp:127.0.0.1:PORT, also under a debugger.
"""

import contextlib
import copy
import importlib
import json
import pickle
import random
import socket
import sys
import traceback
from pathlib import Path

answers, sys.stdout = sys.stdout, sys.stderr  # standard output carries only answers

file = Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).with_name("game.py")
if not file.is_file():
    print(f"there is no file {file}; usage: python adapter.py path/to/your_game.py")
    sys.exit(2)
sys.path.insert(0, str(file.resolve().parent))
yours = importlib.import_module(file.stem)
LiveGame = yours.LiveGame
new_game, load = getattr(yours, "new_game", None), getattr(LiveGame, "load", None)
by_clicks = hasattr(LiveGame, "clicks")
CODES = {getattr(yours, "IllegalMove", None): 1, getattr(yours, "CannotLoad", None): 4}
MOST_GAMES = 20


def code_of(problem):
    """Return the code with which an error is answered, or None if the game has failed."""
    return getattr(problem, "code", None) or next(
        (code for kind, code in CODES.items() if kind and isinstance(problem, kind)), None
    )


class Refusal(Exception):
    """An error reply: its code, its message, and its data."""

    def __init__(self, code, message, **data):
        super().__init__(message)
        self.code, self.data = code, data


class Chance(random.Random):
    """Replaces a random generator: returns the outcomes from the request."""

    left = ()

    def shuffle(self, things):
        order = self._next("shuffle", list(things))
        if isinstance(things, list):
            things[:] = order
        return list(order)

    def roll(self, dice):
        return self._next("roll", {"dice": dice})

    def random(self):
        raise NotImplementedError("the game uses a random function that the adapter does not replace")

    def _next(self, kind, needed):
        if not self.left:
            raise Refusal(2, "needs chance", needs={kind: needed})
        outcome = self.left.pop(0)
        if kind not in outcome:
            raise Refusal(-32602, f"this chance outcome is not a {kind}")
        return outcome[kind]

    def __deepcopy__(self, _memo):
        return self.with_outcomes(self.left)

    def __reduce__(self):
        return Chance, ()

    @classmethod
    def with_outcomes(cls, outcomes):
        made = cls()
        made.left = list(outcomes)
        return made

    def require_used(self):
        if self.left:
            raise Refusal(5, "unused chance")


class Session:
    """A game with what led to it: a new game, or a state that was loaded, and the plays since then.

    `held` are the plays since the last position of a game that has none between some clicks.
    """

    def __init__(self, plays):
        self.chance, self.plays, self.held = Chance(), [], []
        for play in plays:
            self.take(play)

    def take(self, play):
        self.plays = [*self.plays, play]
        self.chance.left = list(play.get("chance", ()))
        if "state" in play:
            self.game = load(json.loads(json.dumps(play["state"])), self.chance)
        elif "seats" in play:
            self.game = new_game(list(play["seats"]), dict(play["options"]), self.chance)
        elif by_clicks:
            self.held = [*self.held, play]
            self.follow()
        else:
            self.game.play(play["seat"], play["action"])
        if not self.held:
            self.chance.require_used()

    def follow(self):
        """Find the clicks that amount to the plays that are held, and make them."""
        outcomes = [outcome for play in self.held for outcome in play["chance"]]
        found = Search(self.held).walk(self.game, self.chance, [], outcomes)
        if found != "deferred":
            (self.game, self.chance), self.held = found, []

    def copy(self):
        other = Session([])
        other.plays, other.held = self.plays, self.held
        try:
            other.game, other.chance = copy.deepcopy((self.game, self.chance))
        except (TypeError, pickle.PicklingError):
            return Session(self.plays)
        return other


def text_of(play):
    return json.dumps([play["seat"], play["action"]], sort_keys=True)


def plays_of(path):
    plays = LiveGame.action(path) or []
    return plays if isinstance(plays, list) else [plays]


def after_click(game, chance, one, outcomes=()):
    game, chance = copy.deepcopy((game, chance))
    chance.left = list(outcomes)
    game.click(one)
    return game, chance


class Search:
    """Looks for the clicks that amount to some plays. If no click that is listed leads on, what a player
    would try is clicked.
    """

    def __init__(self, wanted):
        self.wanted, self.texts = wanted, [text_of(play) for play in wanted]
        self.seen, self.refused = set(), []

    def walk(self, game, chance, path, outcomes):
        """Return the game after the clicks, with its chance, or "deferred" if it has no position there."""
        found = self.search(game, chance, path, outcomes)
        if found is not None:
            return found
        if not self.refused and not hasattr(LiveGame, "attempt"):
            raise Refusal(3, "without `attempt`, only what is listed is asked")
        raise self.refused[-1] if self.refused else Refusal(1, "no click leads to this action here")

    def search(self, game, chance, path, outcomes):
        here = pickle.dumps([game, plays_of(path)])
        if here in self.seen:
            return None
        self.seen.add(here)
        found = None
        for one in self.offered(game, path):
            plays = [text_of(play) for play in plays_of([*path, one])]
            if plays[: len(self.texts)] != self.texts[: len(plays)]:
                continue
            if len(plays) > len(self.texts):
                found = "deferred"
                continue
            try:
                after = after_click(game, chance, one, outcomes)
            except Exception as problem:
                if code_of(problem) != 1:
                    raise
                self.refused.append(problem)
                continue
            if len(plays) == len(self.texts):
                found = "deferred"
                if after[0].save() is not None:
                    return after
            behind = self.search(*after, [*path, one], after[1].left)
            if behind is not None and behind != "deferred":
                return behind
            found = found or behind
        return found

    def offered(self, game, path):
        clicks = list(game.clicks())
        for play in self.wanted[len(plays_of(path)) :][:1] if hasattr(game, "attempt") else ():
            tried = game.attempt(play["seat"], play["action"])
            clicks += [] if tried is None or tried in clicks else [tried]
        return clicks


def listed(session, seat):
    """Return the legal actions of a seat: of clicks, the first action of each path."""
    if not by_clicks:
        return session.game.legal_actions(seat)
    found, seen = {}, set()

    def walk(game, chance, path):
        here = pickle.dumps(game)
        if here in seen:
            return
        seen.add(here)
        for one in game.clicks():
            for play in plays_of([*path, one])[:1]:
                found[text_of(play)] = play
            if not plays_of([*path, one]):
                walk(*after_click(game, chance, one), [*path, one])

    walk(session.game, session.chance, [])
    return [play["action"] for play in found.values() if play["seat"] == seat]


def unordered(value):
    """Return a value as text in which the order of lists does not count."""
    if isinstance(value, dict):
        return json.dumps({key: unordered(one) for key, one in value.items()}, sort_keys=True)
    return json.dumps(sorted(map(unordered, value)) if isinstance(value, list) else value)


class Adapter:
    def __init__(self):
        self.sessions, self.notes, self.noted = {}, [], set()

    def hello(self, protocol):
        return {"protocol": 1, **yours.ABOUT}

    def configure(self, game, components, readings):
        self.sessions.clear()
        reasons = yours.configure(game, components, readings)
        return {"accepted": not reasons, "reasons": reasons} if reasons else {"accepted": True}

    def new_game(self, **setup):
        return self.state_of(Session([setup]))

    def apply(self, state, **play):
        session = self.session_at(state).copy()
        session.take(play)
        return self.state_of(session)

    def legal_actions(self, state, seat):
        return {"actions": self.both_ways(state, f"legal_actions of {seat}", lambda one: listed(one, seat))}

    def view(self, state, seat):
        return {"view": self.both_ways(state, f"view of {seat}", lambda one: one.game.view(seat))}

    def outcome(self, state):
        return {"outcome": self.both_ways(state, "outcome", lambda one: one.game.outcome())}

    def bye(self):
        return {}

    def state_of(self, session):
        self.keep(session)
        later = {"deferred": True} if session.held else {}
        return {"state": {**session.game.save(), "x_plays": session.plays}, **later}

    def session_at(self, state):
        """Return the game at a state: the one that was played to it, or one that is loaded."""
        plays = state.get("x_plays")
        if plays is None and load is None:
            raise Refusal(4, "unsupported position", reason="this game only loads states that it has made")
        plays = plays or [{"state": state}]
        return self.sessions.get(json.dumps(plays)) or self.keep(Session(plays))

    def keep(self, session):
        self.sessions[json.dumps(session.plays)] = session
        if len(self.sessions) > MOST_GAMES:
            del self.sessions[next(iter(self.sessions))]
        return session

    def both_ways(self, state, name, question):
        """Return the answer of the game that was played on; note it if a loaded game answers otherwise."""
        session = self.session_at(state)
        answer = question(session)
        if load is None or len(session.plays) == 1 or name.partition(" ")[0] in self.noted:
            return answer
        with contextlib.suppress(Exception):
            bare = {key: value for key, value in state.items() if key != "x_plays"}
            other = question(Session([{"state": bare}]))
            if json.dumps(other) != json.dumps(answer) and unordered(other) != unordered(answer):
                self.noted.add(name.partition(" ")[0])
                values = " and ".join(json.dumps(value)[:200] for value in (answer, other))
                self.notes.append(
                    f"{name}: a game that was played on and one that was loaded differ: {values}"
                )
        return answer

    def answer(self, method, params):
        if method not in VERBS:
            return {"error": {"code": -32601, "message": f"there is no verb {method}"}}
        try:
            result = getattr(self, method)(**params)
            notes, self.notes = self.notes, []
            return {"result": {**result, **({"x_notes": notes} if notes else {})}}
        except NotImplementedError as missing:
            message = f"{missing} is not written yet: fill it in in {file.name}"
            return {"error": {"code": -32603, "message": message}}
        except Exception as problem:
            if isinstance(code := code_of(problem), int):
                data = getattr(problem, "data", None) or {"reason": str(problem)}
                return {"error": {"code": code, "message": MESSAGES.get(code, str(problem)), "data": data}}
            traceback.print_exc()
            return {"error": {"code": -32603, "message": f"the engine failed: {problem!r}"}}


MESSAGES = {1: "illegal action", 4: "unsupported position"}
VERBS = ("hello", "configure", "new_game", "legal_actions", "apply", "view", "outcome", "bye")


def serve(adapter, requests, to):
    for request in map(json.loads, requests):
        reply = adapter.answer(request["method"], request["params"])
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **reply}), file=to, flush=True)
        if request["method"] == "bye":
            break


if sys.argv[2:]:
    with socket.create_server(("127.0.0.1", int(sys.argv[2]))) as server:
        while True:
            connection = server.accept()[0]
            with (
                contextlib.suppress(OSError),
                connection,
                connection.makefile("rw", encoding="utf-8") as stream,
            ):
                serve(Adapter(), stream, stream)
else:
    serve(Adapter(), sys.stdin, answers)
