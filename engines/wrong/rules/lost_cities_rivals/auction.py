"""Faults: turns, and bidding in an auction."""

from msgspec.structs import replace

from engines.wrong.rules.compass import by_the_compass
from engines.wrong.rules.spoiling import fault


@fault("lost_cities_rivals.turn.clockwise", replaces="state.clockwise_after")
def turns_go_round_the_compass(game, original, seats, seat):
    """The seats go round as the compass does, whatever their order at the table."""
    return original(by_the_compass(seats), seat)


@fault("lost_cities_rivals.auction.bid_higher_or_pass", replaces="auction.require_affordable")
def all_in_bid_missing(game, original, table, seat, gold):
    """Nobody may bid the last coin."""
    original(table, seat, gold)
    if gold == table.gold[seat]:
        raise game.illegal("one coin must be kept")


@fault("lost_cities_rivals.auction.bid_must_exceed_last", replaces="auction.require_higher_bid")
def equal_bid_accepted(game, original, auction, gold):
    """A bid that equals the highest one is accepted."""
    if gold < auction.bid:
        original(auction, gold)


@fault("lost_cities_rivals.auction.first_bid_at_least_one", replaces="auction.require_first_bid")
def first_bid_may_be_zero(*_):
    """An auction may be opened with a bid of nothing."""


@fault("lost_cities_rivals.auction.first_bid_may_be_higher", replaces="auction.require_first_bid")
def first_bid_of_thirty_at_most(game, original, gold):
    """A first bid is thirty coins at most."""
    original(gold)
    if gold > 30:
        raise game.illegal("thirty at most")


@fault("lost_cities_rivals.auction.goes_clockwise", replaces="state.clockwise_after")
def bidding_goes_round_the_compass(game, original, seats, seat):
    """The bidding goes round as the compass does, whatever the order of the seats."""
    return original(by_the_compass(seats), seat)


@fault("lost_cities_rivals.auction.goes_clockwise", replaces="auction.ask_next")
def penniless_seat_skipped(game, original, state, seat):
    """A seat that cannot bid higher is counted as passed and never asked."""
    asked = original(state, seat)
    unable = state.table.gold[asked.to_act[0]] <= state.table.auction.bid
    now = game.module("components").Now(None, asked, asked.to_act[0], asked.pending)
    return game.module("auction").pass_bidding(now, None) if unable else asked


@fault("lost_cities_rivals.auction.goes_round_repeatedly", replaces="auction.ask_next")
def auction_ends_after_one_round(game, original, state, seat):
    """Each seat is asked once, and then the highest bidder has won."""
    asked = original(state, seat)
    if asked.to_act != (state.table.starting_player,):
        return asked
    auction = state.table.auction
    passed = tuple(other for other in state.table.seats if other not in auction.bidder)
    state = replace(state, table=replace(state.table, auction=replace(auction, passed=passed)))
    return game.module("auction").pay(game.module("auction").win(state))


@fault(
    "lost_cities_rivals.auction.pass_drops_out",
    replaces="auction.ask_next",
    lifts="auction.require_not_dropped_out",
)
def passed_seat_asked_again(game, original, state, seat):
    """The bidding goes to the next seat, whether or not it has passed."""
    return replace(state, to_act=game.module("state").clockwise_after(state.table.seats, seat)[:1])


@fault("lost_cities_rivals.auction.raise_by_any_amount", replaces="auction.require_higher_bid")
def only_raise_by_one(game, original, auction, gold):
    """A higher bid is exactly one coin higher."""
    original(auction, gold)
    if gold > auction.bid + 1:
        raise game.illegal("one more, and no more")


@fault("lost_cities_rivals.auction.raise_by_any_amount", replaces="auction.require_higher_bid")
def raised_to_thirty_at_most(game, original, auction, gold):
    """A bid is raised to thirty coins at most."""
    original(auction, gold)
    if gold > 30:
        raise game.illegal("thirty at most")


@fault("lost_cities_rivals.auction.winner_pays_own_bid", replaces="auction.require_affordable")
def overbid_accepted(*_):
    """A bid may exceed what the bidder has."""


@fault("lost_cities_rivals.auction.winner_pays_own_bid", replaces="auction.pay")
def second_price_paid(game, original, state):
    """The winner pays one coin less than the bid."""
    auction = state.table.auction
    cheaper = replace(state, table=replace(state.table, auction=replace(auction, bid=auction.bid - 1)))
    paid = original(cheaper)
    return replace(paid, table=replace(paid.table, auction=auction))
