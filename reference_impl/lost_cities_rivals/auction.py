"""The auction, from the first bid to the payment."""

from __future__ import annotations

from ..vocabulary import IllegalAction, answer, clause, note, question, replace, ruling
from .components import Game, Now
from .state import Action, Add, Auction, Bid, Pass, Return, Seat, State, Table, clockwise_after


@question("auction")
def answers_to_a_bid(now: Now) -> tuple[Action, ...]:
    """Return the pass and the higher bids that may be considered."""
    return (Pass(), *bids(now))


def bids(now: Now) -> list[Bid]:
    """Return the bids above the highest one that the seat could pay; before the first bid, that is 0."""
    table = now.state.table
    return [Bid(gold) for gold in range(table.auction.bid + 1, table.gold[now.seat] + 1)]


def require_opening_bid(now: Now, action: Bid) -> None:
    """Refuse a first bid that cannot be made."""
    if not now.state.table.display:
        require_cards_to_auction(now.game)
    require_first_bid(action.gold)
    require_affordable(now.state.table, now.seat, action.gold)


@clause("lost_cities_rivals.auction.about_the_display")  # An auction decides who may use the cards in the …
@ruling("lost_cities_rivals.ruling.auction_of_an_empty_display", "forbidden")
def require_cards_to_auction(game: Game) -> None:
    """Refuse an auction if there is nothing to win."""
    raise IllegalAction("there is no card in the display to be auctioned")


@clause("lost_cities_rivals.auction.first_bid_at_least_one")  # The first bid must be at least one gold coin.
def require_first_bid(gold: int) -> None:
    """Refuse a first bid of zero."""
    if gold < 1:
        raise IllegalAction(f"the first bid is {gold}, and it must be at least 1")


@clause("lost_cities_rivals.auction.winner_pays_own_bid")  # The highest bidder pays exactly as many gold …
def require_affordable(table: Table, seat: Seat, gold: int) -> None:
    """Refuse a bid that the bidder could not pay for."""
    if gold > table.gold[seat]:
        raise IllegalAction(f"the bid is {gold}, and {seat} has {table.gold[seat]}")


@answer("turn", Bid, require=require_opening_bid)
@clause(
    "lost_cities_rivals.auction.about_the_display",  # An auction decides who may use the cards in the …
    "lost_cities_rivals.auction.starter_bids_first",  # The player who starts an auction must make the first …
)
def open_auction(now: Now, action: Bid) -> State:
    """Return the state after the first bid."""
    if action.gold > 1:
        note("lost_cities_rivals.auction.first_bid_may_be_higher")
    opened = replace(now.state, phase="auction")
    return ask_next(opened.with_table(auction=Auction(action.gold, (now.seat,), ())), now.seat)


@clause(
    "lost_cities_rivals.auction.goes_clockwise",  # After each bid and each pass, the next player clockwise …
    "lost_cities_rivals.auction.goes_round_repeatedly",  # The bidding goes round the table as often as …
)
def ask_next(state: State, seat: Seat) -> State:
    """Return the state in which the next player clockwise who is still in the auction must answer."""
    passed = state.table.auction.passed
    still_in = tuple(other for other in clockwise_after(state.table.seats, seat) if other not in passed)
    return replace(state, to_act=still_in[:1])


@clause("lost_cities_rivals.auction.no_bid_after_pass")  # A player who has passed cannot bid again in this …
def require_not_dropped_out(state: State, seat: Seat) -> None:
    """Refuse a player who has passed in this auction."""
    if seat in state.table.auction.passed:
        raise IllegalAction(f"{seat} has passed")


@clause("lost_cities_rivals.auction.goes_clockwise")  # After each bid and each pass, the next player …
def require_asked(state: State, seat: Seat) -> None:
    """Refuse a player who is still in the auction but not the next to answer."""
    if seat not in state.to_act and seat not in state.table.auction.passed:
        raise IllegalAction(f"{', '.join(state.to_act)} must answer, and not {seat}")


@clause("lost_cities_rivals.auction.bid_higher_or_pass")  # A player who must answer in an auction either …
def require_answer(action: Action) -> None:
    """Refuse everything except a bid and a pass during the bidding."""
    if isinstance(action, (Add, Return)):
        raise IllegalAction(
            "the display is not paid for yet", "lost_cities_rivals.auction.payment_comes_first"
        )
    if not isinstance(action, (Bid, Pass)):
        raise IllegalAction("an auction is answered with a higher bid or a pass")


def require_raise(now: Now, action: Bid) -> None:
    """Refuse a later bid that cannot be made."""
    require_higher_bid(now.state.table.auction, action.gold)
    require_affordable(now.state.table, now.seat, action.gold)


@clause("lost_cities_rivals.auction.bid_must_exceed_last")  # A later bid cannot be equal to or lower than …
def require_higher_bid(auction: Auction, gold: int) -> None:
    """Refuse a bid that does not exceed the highest one."""
    if gold <= auction.bid:
        raise IllegalAction(f"the bid is {gold}, and it must exceed {auction.bid}")


@answer("auction", Bid, require=require_raise)
@clause(
    "lost_cities_rivals.auction.raise_by_any_amount",  # A later bid may exceed the highest bid so far by …
    "lost_cities_rivals.auction.outbid_player_may_bid_again",  # A player who has made a bid and been outbid …
)
def raise_bid(now: Now, action: Bid) -> State:
    """Return the state after a higher bid."""
    auction = replace(now.state.table.auction, bid=action.gold, bidder=(now.seat,))
    return ask_next(now.state.with_table(auction=auction), now.seat)


@answer("auction", Pass)
@clause(
    "lost_cities_rivals.auction.pass_drops_out",  # A player who passes is out of the auction and is not …
    "lost_cities_rivals.auction.pass_without_bid",  # Any player but the one who started the auction may …
    "lost_cities_rivals.auction.outbid_player_may_pass",  # A player who has made a bid and been outbid may …
)
def pass_bidding(now: Now, action: Pass) -> State:
    """Return the state after a player has left the auction, which may thereby be won."""
    auction = now.state.table.auction
    auction = replace(auction, passed=(*auction.passed, now.seat))
    state = now.state.with_table(auction=auction)
    is_last = len(auction.passed) == len(state.table.seats) - 1
    return pay(win(state)) if is_last else ask_next(state, now.seat)


@clause(
    "lost_cities_rivals.auction.bidding_ends_with_one_left",  # The bidding is over as soon as all players …
    "lost_cities_rivals.auction.last_player_wins",  # The one player who has not passed is the highest …
)
def win(state: State) -> State:
    """Return the state in which the only player who has not passed may use the display."""
    last = tuple(seat for seat in state.table.seats if seat not in state.table.auction.passed)
    return replace(state, phase="spoils", to_act=last)


@clause(
    "lost_cities_rivals.auction.winner_pays_own_bid",  # The highest bidder pays exactly as many gold coins …
    "lost_cities_rivals.auction.only_winner_pays",  # Players who do not win the auction pay nothing, …
    "lost_cities_rivals.auction.payment_goes_to_supply",  # The coins paid for an auction go to the gold …
    "lost_cities_rivals.auction.payment_comes_first",  # The highest bidder pays before using any card from …
    "lost_cities_rivals.gold.supply",  # The gold supply is the heap of coins paid for auctions, in …
)
def pay(state: State) -> State:
    """Return the state after the highest bidder has paid the bid into the gold supply; nobody else pays."""
    bid, gold = state.table.auction.bid, dict(state.table.gold)
    for seat in state.table.auction.bidder:
        gold[seat] -= bid
    return state.with_table(gold=gold, gold_supply=state.table.gold_supply + bid)
