"""Rules that are played wrongly."""

from breaking import broken, changes
from market import Engine


@changes("do_call")
def draws_from_the_bottom(engine, original, state, seat, action, dice):
    """Auctions the bottom card of the deck."""
    state["table"]["deck"].reverse()
    original(state, seat, action, dice)
    state["table"]["deck"].reverse()


@changes("end_turn")
def ends_a_day_early(engine, original, state, seat):
    """Ends the game after the first day."""
    state["table"]["last_day"] = state["table"]["day"]
    original(state, seat)


@changes("coins_each")
def forgets_a_seat(engine, original, seat, seats):
    """Gives the third player no coins at the start."""
    return 0 if seat in seats[2:] else 3


@changes("name_foxes")
def forgets_who_may_act(engine, original, state):
    """Names nobody who may lay down a fox, and lists it."""
    state["may_act"] = []


@changes("do_work")
def forgets_whose_turn(engine, original, state, seat, action, dice):
    """Lets the same player have the next turn after work."""
    original(state, seat, action, dice)
    if state["phase"] == "turn":
        state["to_act"] = [seat]
        engine.name_foxes(state)


@changes("wage")
def ignores_chance(engine, original, shown):
    """Takes every roll for a one."""
    return 1


@broken("keeps_a_game_of_its_own")
class KeepsAGameOfItsOwn(Engine):
    """Keeps one game and looks at no state but the first.

    A refused purchase costs the player the turn all the same.
    """

    skipped = False

    def configure(self, game, components, readings):
        self.skipped = False
        return super().configure(game, components, readings)

    def apply(self, state, seat, action, chance):
        self.skipped = False
        fault = self.fault(state, seat, action)
        self.skipped = action["type"] == "buy" and fault is not None
        return super().apply(state, seat, action, chance)

    def listed(self, state, seat):
        return [] if self.skipped else super().listed(state, seat)


@changes("fault_of_sale")
def lets_a_poor_supply_buy(engine, original, state, seat, good):
    """Lets a player sell to a supply that cannot pay."""
    fault = original(state, seat, good)
    return None if fault == "no coins" else fault


@broken("multiplies_the_bonus")
class MultipliesTheBonus(Engine):
    """Gives four points for a pair."""

    pair_worth = 4


@changes("winners")
def names_the_wrong_winner(engine, original, table, scores):
    """Lets the fewest points win."""
    fewest = min(score["total"] for score in scores.values())
    return [seat for seat in table["seats"] if scores[seat]["total"] == fewest]


@changes("configure")
def plays_another_reading(engine, original, game, components, readings):
    """Gives a tied card to the bidder next to the caller under every reading."""
    accepted = original(game, components, readings)
    engine.readings["tied_bids"] = "caller_first"
    return accepted


@broken("purse_off_by_one")
class PurseOffByOne(Engine):
    """Lets a player bid one coin more than the purse holds."""

    def most_bid(self, table, seat):
        return table["coins"][seat] + 1

    def candidates(self, state, seat):
        found = super().candidates(state, seat)
        return [*found, {"type": "bid", "coins": state["table"]["coins"][seat] + 1}]


@broken("rolls_off_by_one")
class RollsOffByOne(Engine):
    """Pays two coins for a roll of five or more, instead of four."""

    good_roll = 5


@broken("sells_on_credit")
class SellsOnCredit(Engine):
    """Sells a piece of cloth, and lists it, to who has one coin; the other coin is never paid."""

    def fault_of_purchase(self, table, seat, good, pieces):
        if (good, pieces, table["coins"][seat]) == ("cloth", 1, 1):
            return None
        return super().fault_of_purchase(table, seat, good, pieces)

    def do_buy(self, state, seat, action, dice):
        price = action["pieces"] * self.components["prices"][action["good"]]
        self.move_coins(state, seat, max(0, price - state["table"]["coins"][seat]))
        super().do_buy(state, seat, action, dice)


@changes("seen")
def shows_a_hidden_card(engine, original, state, seat):
    """Shows each player the cards of all."""
    hands = state["table"]["hands"]
    return {**original(state, seat), "hand": [card for other in hands for card in hands[other]]}


@broken("shows_the_bids")
class ShowsTheBids(Engine):
    """Pays each bid as soon as it is made, so that all see what it is."""

    def do_bid(self, state, seat, action, dice):
        self.move_coins(state, seat, -action["coins"])
        super().do_bid(state, seat, action, dice)

    def close_auction(self, state):
        for seat, bid in state["table"]["bids"].items():
            self.move_coins(state, seat, bid[0])
        super().close_auction(state)
