"""States and outcomes that are not as they must be."""

from breaking import broken, changes
from market import Engine


@changes("do_call")
def adds_a_key(engine, original, state, seat, action, dice):
    """Adds a key to the table that the schema does not know when an auction is called."""
    original(state, seat, action, dice)
    state["table"]["weather"] = "fine"


@changes("do_call")
def leaves_a_key_out(engine, original, state, seat, action, dice):
    """Leaves a key of the table out when an auction is called."""
    original(state, seat, action, dice)
    del state["table"]["discard"]


@changes("do_call")
def sends_a_float(engine, original, state, seat, action, dice):
    """Writes 1.0 for 1 when an auction is called."""
    original(state, seat, action, dice)
    state["table"]["day"] = float(state["table"]["day"])


@changes("do_call")
def sends_null(engine, original, state, seat, action, dice):
    """Writes null for an empty list when an auction is called."""
    original(state, seat, action, dice)
    state["may_act"] = None


@changes("do_call")
def sends_nan(engine, original, state, seat, action, dice):
    """Puts NaN into the state when an auction is called."""
    original(state, seat, action, dice)
    state["table"]["day"] = float("nan")


@changes("do_call")
def sends_a_huge_integer(engine, original, state, seat, action, dice):
    """Puts an integer of forty digits into the state when an auction is called."""
    original(state, seat, action, dice)
    state["table"]["day"] = 10**39


@changes("do_call")
def loses_a_coin(engine, original, state, seat, action, dice):
    """Loses a coin when an auction is called, against a conservation law."""
    original(state, seat, action, dice)
    state["table"]["coin_supply"] -= 1


@changes("do_call")
def doubles_the_card(engine, original, state, seat, action, dice):
    """Leaves the auctioned card on the deck, against a conservation law."""
    original(state, seat, action, dice)
    state["table"]["deck"] = state["table"]["stall"] + state["table"]["deck"]


@changes("seen")
def puts_an_own_key_into_a_view(engine, original, state, seat):
    """Puts a key of its own into what a seat sees during an auction."""
    seen = original(state, seat)
    return {**seen, "x_note": "psst"} if state["phase"] == "auction" else seen


@changes("seen")
def sees_a_malformed_view(engine, original, state, seat):
    """Shows the size of the deck as a text during an auction."""
    seen = original(state, seat)
    return {**seen, "deck": str(seen["deck"])} if state["phase"] == "auction" else seen


@changes("outcome")
def gives_a_malformed_outcome(engine, original, state):
    """Leaves the winners out of the outcome during an auction."""
    found = original(state)
    if state["phase"] == "auction":
        del found["outcome"]["winners"]
    return found


@broken("answers_empty_objects")
class AnswersEmptyObjects(Engine):
    """Answers every question with an empty object."""

    def legal_actions(self, state, seat):
        return {}

    def apply(self, state, seat, action, chance):
        return {}

    def view(self, state, seat):
        return {}

    def outcome(self, state):
        return {}

    def new_game(self, seats, options, chance):
        return {}


@changes("do_done")
def never_settles(engine, original, state, seat, action, dice):
    """Says after a sale that the choice is not over."""
    original(state, seat, action, dice)
    state["settled"] = False


@changes("do_sell")
def settles_too_early(engine, original, state, seat, action, dice):
    """Says between the parts of a sale that the choice is over."""
    original(state, seat, action, dice)
    state["settled"] = True
