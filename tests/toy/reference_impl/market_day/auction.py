"""The auction, and what is seen of the table."""

from __future__ import annotations

from msgspec.structs import replace

from ..clauses import IllegalAction, clause
from ..readings import ruling
from .state import Cards, Game, Seat, Seats, State, Table, View, clockwise_from, with_coins


@clause("market_day.auction.needs_a_card")
def require_card(table: Table) -> None:
    """Refuse an auction without a card."""
    if not table.deck:
        raise IllegalAction("the deck is empty")


@clause("market_day.auction.all_bid_in_secret")
def require_open_bid(state: State, seat: Seat) -> None:
    """Refuse a bid outside an auction, and a second one."""
    if state.phase != "auction" or seat not in state.to_act:
        raise IllegalAction(f"{seat} has no bid to make")


@clause("market_day.auction.bid_within_purse")
def require_within_purse(table: Table, seat: Seat, coins: int) -> None:
    """Refuse a bid that is too high, or below nothing."""
    if not 0 <= coins <= table.coins[seat]:
        raise IllegalAction(f"the bid is {coins}, and {seat} has {table.coins[seat]}")


@clause("market_day.auction.top_card_shown", "market_day.auction.all_bid_in_secret")
def call(state: State, seat: Seat) -> State:
    """Return the state after an auction has been called."""
    table = replace(state.table, stall=state.table.deck[:1], deck=state.table.deck[1:], caller=(seat,))
    return replace(state, to_act=table.seats, may_act=(), phase="auction", table=table)


@clause("market_day.auction.all_bid_in_secret")
def bid(state: State, seat: Seat, coins: int) -> State:
    """Return the state after a secret bid."""
    waiting = tuple(other for other in state.to_act if other != seat)
    return replace(
        state, to_act=waiting, table=replace(state.table, bids={**state.table.bids, seat: (coins,)})
    )


def close(game: Game, state: State) -> State:
    """Return the state after all have bid."""
    table = state.table
    winners = highest_bidders(game, table)
    return replace(
        state, table=pay(take_card(table, winners[0]), winners[0]) if winners else discard_card(table)
    )


def highest_bidders(game: Game, table: Table) -> Seats:
    """Return who takes the card, or nobody."""
    most = max(coins for (coins,) in table.bids.values())
    found = tuple(
        seat for seat in clockwise_from(table.seats, table.caller[0]) if table.bids[seat] == (most,)
    )
    if not most:
        return ()
    return found if len(found) == 1 else who_takes_card(game, found)


@ruling("market_day.ruling.tied_bids", "card_discarded")
def who_takes_card(game: Game, bidders: Seats) -> Seats:
    """Return who of several highest bidders takes the card: nobody."""
    return ()


@clause("market_day.auction.highest_takes_card")
def take_card(table: Table, seat: Seat) -> Table:
    """Return the table after the card has been taken in hand."""
    return replace(table, stall=(), hands={**table.hands, seat: table.hands[seat] + table.stall})


@clause("market_day.auction.only_winner_pays")
def pay(table: Table, seat: Seat) -> Table:
    """Return the table after the bid has been paid."""
    return with_coins(table, seat, -table.bids[seat][0])


@clause("market_day.auction.no_bid_no_sale")
def discard_card(table: Table) -> Table:
    """Return the table after the card has been discarded."""
    return replace(table, stall=(), discard=(*table.discard, *table.stall))


def view(table: Table, seat: Seat) -> View:
    """Return what a seat sees."""
    return View(
        seats=table.seats,
        day=table.day,
        last_day=table.last_day,
        hand=own_hand(table, seat),
        cards_in_hand={other: len(hand) for other, hand in table.hands.items()},
        deck=len(table.deck),
        stall=table.stall,
        discard=table.discard,
        coins=table.coins,
        coin_supply=table.coin_supply,
        goods=table.goods,
        goods_supply=table.goods_supply,
        caller=table.caller,
        has_bid=tuple(other for other in table.seats if table.bids[other]),
    )


@clause("market_day.setup.hands_are_hidden")
def own_hand(table: Table, seat: Seat) -> Cards:
    """Return the cards that a seat sees in hand: its own."""
    return table.hands[seat]
