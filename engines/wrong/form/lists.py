"""Lists of actions, and refusals, that are not as they must be."""

from breaking import broken, changes
from market import NEEDS_CHANCE, Engine, Refusal, illegal


@changes("candidates")
def leaves_an_action_out(engine, original, state, seat):
    """Accepts the call for an auction, and does not list it."""
    return [action for action in original(state, seat) if action["type"] != "call"]


@changes("listed")
def lists_a_malformed_action(engine, original, state, seat):
    """Lists an action that the schema does not know during an auction."""
    found = original(state, seat)
    return [*found, {"type": "shout"}] if state["phase"] == "auction" else found


@changes("listed")
def lists_actions_by_number(engine, original, state, seat):
    """Answers with an object of actions instead of a list during an auction."""
    found = original(state, seat)
    return dict(enumerate(found)) if state["phase"] == "auction" else found


@changes("listed")
def lists_an_action_twice(engine, original, state, seat):
    """Lists one action twice during an auction."""
    found = original(state, seat)
    return [*found, *found[:1]] if state["phase"] == "auction" else found


@changes("listed")
def lists_an_extra_action(engine, original, state, seat):
    """Lists a bid of one coin more than the bidder has, and refuses it."""
    found = original(state, seat)
    if seat in state["to_act"] and state["phase"] == "auction":
        found.append({"type": "bid", "coins": state["table"]["coins"][seat] + 1})
    return found


@changes("listed")
def lists_nothing(engine, original, state, seat):
    """Lists no action for anybody."""
    return []


@broken("refuses_a_legal_action")
class RefusesALegalAction(Engine):
    """Refuses a purchase of two pieces."""

    most_bought = 1


@changes("listed")
def refuses_a_question(engine, original, state, seat):
    """Answers a question about an auction with "illegal action"."""
    if state["phase"] == "auction":
        raise illegal("an auction is under way")
    return original(state, seat)


@changes("fault_of_purchase")
def refuses_all_purchases(engine, original, table, seat, good, pieces):
    """Refuses every purchase, also those that the rules refuse."""
    return "the shop is closed"


@changes("fault_of_purchase")
def accepts_an_illegal_action(engine, original, table, seat, good, pieces):
    """Lets a player buy three pieces, and does not list it."""
    return original(table, seat, good, min(pieces, 2))


@changes("apply")
def asks_for_chance_instead_of_refusing(engine, original, state, seat, action, chance):
    """Asks for a roll when it should buy three pieces, as if that could be done."""
    if action["type"] == "buy" and action["pieces"] == 3:
        raise Refusal(NEEDS_CHANCE, "needs chance", needs={"roll": {"dice": 1}})
    return original(state, seat, action, chance)


@changes("do_sell")
def asks_for_needless_chance(engine, original, state, seat, action, dice):
    """Wants a roll of the die for a sale."""
    dice.take("roll", {"dice": 1})
    original(state, seat, action, dice)


@changes("do_work")
def leaves_chance_unused(engine, original, state, seat, action, dice):
    """Pays work without looking at the die, and says that the roll was not used."""
    engine.move_coins(state, seat, 1)
    engine.end_turn(state, seat)
