"""What is odd, and allowed."""

import random
import sys

from breaking import broken, starts, writes
from market import UNSUPPORTED_POSITION, Engine, Refusal, encoded, send, serve

GAMES = {}


@broken("cannot_load_positions")
class CannotLoadPositions(Engine):
    """Keeps live games: takes up only states that it has made, and knows them by a key of its own.

    That is allowed.
    """

    def kept(self, state):
        if state.get("x_game") not in GAMES:
            raise Refusal(UNSUPPORTED_POSITION, "unsupported position")
        return GAMES[state["x_game"]]

    def keep(self, state):
        state["x_game"] = len(GAMES)
        GAMES[state["x_game"]] = state
        return {"state": state}

    def new_game(self, seats, options, chance):
        return self.keep(super().new_game(seats, options, chance)["state"])

    def apply(self, state, seat, action, chance):
        return self.keep(super().apply(self.kept(state), seat, action, chance)["state"])

    def legal_actions(self, state, seat):
        return super().legal_actions(self.kept(state), seat)

    def view(self, state, seat):
        return super().view(self.kept(state), seat)

    def outcome(self, state):
        return super().outcome(self.kept(state))


@starts
def ends_lines_with_crlf():
    """Ends its lines as Windows does. That is allowed."""
    serve(Engine(), lambda request, reply: send(encoded(reply).replace(b"\n", b"\r\n")))


@writes
def floods_standard_error(request, reply):
    """Writes more to standard error than a pipe holds before each reply."""
    sys.stderr.write("chatter " * 20_000)
    send(encoded(reply))


_ORDERS = random.Random(7)


def shuffled(things):
    return _ORDERS.sample(things, len(things))


@broken("lists_in_any_order")
class ListsInAnyOrder(Engine):
    """Gives everything whose order means nothing in another order each time. That is allowed."""

    def listed(self, state, seat):
        return [dict(shuffled(list(action.items()))) for action in shuffled(super().listed(state, seat))]

    def seen(self, state, seat):
        seen = super().seen(state, seat)
        return {**seen, **{name: shuffled(seen[name]) for name in ("hand", "discard", "has_bid")}}

    def apply(self, state, seat, action, chance):
        after = super().apply(state, seat, action, chance)["state"]
        after["to_act"], after["table"]["discard"] = (
            shuffled(after["to_act"]),
            shuffled(after["table"]["discard"]),
        )
        return {"state": dict(shuffled(list(after.items())))}


MARK = {"not": ["for", None, 1.5]}


@broken("needs_its_own_keys")
class NeedsItsOwnKeys(Engine):
    """Marks its states at three depths and dies when a mark of its own is not handed back.

    That is allowed.
    """

    def apply(self, state, seat, action, chance):
        return {"state": self.marked(super().apply(state, seat, action, chance)["state"])}

    def new_game(self, seats, options, chance):
        return {"state": self.marked(super().new_game(seats, options, chance)["state"])}

    def marked(self, state):
        state["x_mark"] = state["table"]["x_mark"] = state["pending"]["x_mark"] = MARK
        return state

    def listed(self, state, seat):
        marks = [part.get("x_mark") for part in (state, state["table"], state["pending"])]
        assert marks in ([None] * 3, [MARK] * 3), marks
        return super().listed(state, seat)


@writes
def never_answers_bye(request, reply):
    """Ends at bye without an answer."""
    if request["method"] != "bye":
        send(encoded(reply))


@broken("only_scores")
class OnlyScores(Engine):
    """Has no verb but `outcome`. That is allowed."""

    verbs = ("outcome",)


@broken("plays_one_reading_only")
class PlaysOneReadingOnly(Engine):
    """Plays by the adopted readings only, names none, and accepts none that it does not name. That is
    allowed.
    """

    def readings_offered(self):
        return {}

    def configure(self, game, components, readings):
        return (
            {"accepted": False, "reasons": ["unknown rulings"]}
            if readings
            else super().configure(game, components, readings)
        )
