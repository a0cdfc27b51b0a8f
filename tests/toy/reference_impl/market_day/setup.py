"""Setting up."""

from __future__ import annotations

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, clause
from ..entries import note_entry
from .state import Cards, Game, Pending, Seats, State, Table
from .turn import with_foxes

COINS_EACH = 3


def new_game(game: Game, seats: Seats, chance: Chance, *, short: bool) -> State:
    """Return the state before the first turn."""
    if not 2 <= len(seats) <= 3 or len(set(seats)) < len(seats):
        raise IllegalAction("two or three players play, each at a seat of their own")
    components = game.components
    note_entry("days")
    deck = chance.shuffle([face for face, copies in components.copies.items() for _ in range(copies)])
    table = Table(
        seats=seats,
        day=1,
        last_day=one_day() if short else components.days,
        hands=dict.fromkeys(seats, ()),
        deck=deck,
        stall=(),
        discard=(),
        coins=dict.fromkeys(seats, 0),
        coin_supply=components.coins,
        goods={seat: {} for seat in seats},
        goods_supply=components.goods,
        caller=(),
        bids=dict.fromkeys(seats, ()),
    )
    table = give_coins(deal(table, deck))
    return with_foxes(State(seats[:1], (), True, "turn", Pending(0), table))


@clause("market_day.ending.short_game")
def one_day() -> int:
    """Return the last day of a short game."""
    return 1


@clause("market_day.setup.one_card_each", "market_day.setup.rest_is_deck")
def deal(table: Table, deck: Cards) -> Table:
    """Return the table after every seat has been dealt a card."""
    hands = {seat: (card,) for seat, card in zip(table.seats, deck, strict=False)}
    return replace(table, hands=hands, deck=deck[len(hands) :])


@clause("market_day.setup.three_coins_each")
def give_coins(table: Table) -> Table:
    """Return the table after every seat has taken its coins."""
    coins = dict.fromkeys(table.seats, COINS_EACH)
    return replace(table, coins=coins, coin_supply=table.coin_supply - sum(coins.values()))
