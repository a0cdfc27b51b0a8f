"""The auction, from the first bid to the payment."""

from __future__ import annotations

from msgspec.structs import replace

from ..clauses import IllegalAction, allowed, clause, note, those_allowed
from .actions import Action, Add, Bid, Pass, Return
from .readings import Game
from .state import Auction, Seat, State, Table, clockwise_after


def bids(game: Game, state: State, seat: Seat) -> list[Bid]:
    """Return the bids that a seat can make; before the first bid the highest bid is 0."""
    amounts = range(state.table.auction.bid + 1, state.table.gold[seat] + 1)
    if not amounts or not allowed(require_open_to_bids, game, state):
        return []
    return list(map(Bid, those_allowed(amounts, require_amount, state, seat)))


@clause("lost_cities_rivals.auction.bid_higher_or_pass")  # A player who must answer in an auction either …
def require_answer(action: Action) -> None:
    """Refuse everything except a bid and a pass during the bidding."""
    if isinstance(action, (Add, Return)):
        raise IllegalAction(
            "the display is not paid for yet", "lost_cities_rivals.auction.payment_comes_first"
        )
    if not isinstance(action, (Bid, Pass)):
        raise IllegalAction("an auction is answered with a higher bid or a pass")


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


def require_bid(game: Game, state: State, seat: Seat, gold: int) -> None:
    """Refuse a bid that cannot be made."""
    require_open_to_bids(game, state)
    require_amount(state, seat, gold)


def require_open_to_bids(game: Game, state: State) -> None:
    """Refuse all bids while nothing can be auctioned."""
    if state.phase == "turn":
        require_cards_to_auction(game, state.table)


def require_amount(state: State, seat: Seat, gold: int) -> None:
    """Refuse an amount that the seat cannot bid."""
    if state.phase == "turn":
        require_first_bid(gold)
    else:
        require_higher_bid(state.table.auction, gold)
    require_affordable(state.table, seat, gold)


@clause("lost_cities_rivals.auction.about_the_display")  # An auction decides who may use the cards in the …
def require_cards_to_auction(game: Game, table: Table) -> None:
    """Refuse an auction if there is nothing to win (ruling auction_of_an_empty_display)."""
    if not table.display and game.readings.auction_of_an_empty_display == "forbidden":
        raise IllegalAction("there is no card in the display to be auctioned")


@clause("lost_cities_rivals.auction.first_bid_at_least_one")  # The first bid must be at least one gold coin.
def require_first_bid(gold: int) -> None:
    """Refuse a first bid of zero."""
    if gold < 1:
        raise IllegalAction(f"the first bid is {gold}, and it must be at least 1")


@clause("lost_cities_rivals.auction.bid_must_exceed_last")  # A later bid cannot be equal to or lower than …
def require_higher_bid(auction: Auction, gold: int) -> None:
    """Refuse a bid that does not exceed the highest one."""
    if gold <= auction.bid:
        raise IllegalAction(f"the bid is {gold}, and it must exceed {auction.bid}")


@clause("lost_cities_rivals.auction.winner_pays_own_bid")  # The highest bidder pays exactly as many gold …
def require_affordable(table: Table, seat: Seat, gold: int) -> None:
    """Refuse a bid that the bidder could not pay for."""
    if gold > table.gold[seat]:
        raise IllegalAction(f"the bid is {gold}, and {seat} has {table.gold[seat]}")


def bid(state: State, seat: Seat, gold: int) -> State:
    """Return the state after a bid."""
    after = open_auction(state, seat, gold) if state.phase == "turn" else raise_bid(state, seat, gold)
    return ask_next(after, seat)


@clause("lost_cities_rivals.auction.starter_bids_first")  # The player who starts an auction must make the …
def open_auction(state: State, seat: Seat, gold: int) -> State:
    """Return the state after the first bid."""
    if gold > 1:
        note("lost_cities_rivals.auction.first_bid_may_be_higher")
    return replace(state, phase="auction", table=replace(state.table, auction=Auction(gold, (seat,), ())))


@clause(
    "lost_cities_rivals.auction.raise_by_any_amount",  # A later bid may exceed the highest bid so far by …
    "lost_cities_rivals.auction.outbid_player_may_bid_again",  # A player who has made a bid and been outbid …
)
def raise_bid(state: State, seat: Seat, gold: int) -> State:
    """Return the state after a higher bid."""
    return replace(
        state, table=replace(state.table, auction=replace(state.table.auction, bid=gold, bidder=(seat,)))
    )


def pass_bidding(state: State, seat: Seat) -> State:
    """Return the state after a pass."""
    after = drop_out(state, seat)
    if len(after.table.auction.passed) == len(after.table.seats) - 1:
        return pay(win(after))
    return ask_next(after, seat)


@clause(
    "lost_cities_rivals.auction.pass_drops_out",  # A player who passes is out of the auction and is not …
    "lost_cities_rivals.auction.pass_without_bid",  # A player may pass without having made a bid in the …
    "lost_cities_rivals.auction.outbid_player_may_pass",  # A player who has made a bid and been outbid may …
)
def drop_out(state: State, seat: Seat) -> State:
    """Return the state after a player has left the auction."""
    auction = state.table.auction
    return replace(
        state, table=replace(state.table, auction=replace(auction, passed=(*auction.passed, seat)))
    )


@clause(
    "lost_cities_rivals.auction.goes_clockwise",  # After each bid and each pass, the next player clockwise …
    "lost_cities_rivals.auction.goes_round_repeatedly",  # The bidding goes round the table as often as …
)
def ask_next(state: State, seat: Seat) -> State:
    """Return the state in which the next player clockwise who is still in the auction must answer."""
    passed = state.table.auction.passed
    still_in = tuple(other for other in clockwise_after(state.table.seats, seat) if other not in passed)
    return replace(state, to_act=still_in[:1])


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
    table = state.table
    gold = {
        seat: gold - table.auction.bid if seat in table.auction.bidder else gold
        for seat, gold in table.gold.items()
    }
    return replace(state, table=replace(table, gold=gold, gold_supply=table.gold_supply + table.auction.bid))
