"""Setup: everything begins in the box or in the gold supply."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, clause
from .components import Components
from .expeditions import extended
from .piles import with_supply_shared
from .readings import Game
from .state import (
    NO_AUCTION,
    NO_EXPEDITIONS,
    NOTHING_PENDING,
    Cards,
    Seat,
    Seats,
    State,
    Table,
    clockwise_after,
    without,
)

STARTING_WAGERS_EACH = 2


class Deal(Struct, frozen=True):
    """How far the starting wager cards have been dealt: the cards of each seat, and the undealt cards, of
    which the next one comes first.
    """

    hands: Mapping[Seat, Cards]
    undealt: Cards


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """This game has no options."""


def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state before the first turn."""
    require_players(seats)
    state = unpack(game.components, seats)
    state = lay_out_starting_wagers(game.components, state, deal_starting_wagers(game, seats, chance))
    state = make_piles(game.components, state, shuffle_pack(game.components, chance))
    state = divide_gold(state)
    return begin(state, starting_player(game, seats, chance))


def require_players(seats: Seats) -> None:
    """Refuse a single player (ruling player_count), or the same seat taken twice. There is no fifth seat."""
    if len(seats) < 2:
        raise IllegalAction(
            "there must be two, three or four players", "lost_cities_rivals.ruling.player_count"
        )
    if len(set(seats)) < len(seats):
        raise IllegalAction("each player has a seat of their own")


def unpack(components: Components, seats: Seats) -> State:
    """Return the state in which every card is in the box and every coin in the supply."""
    table = Table(
        seats=seats,
        starting_player=seats[0],
        display=(),
        draw_pile=(),
        piles_aside=(),
        box=components.starting_wagers() + components.pack(),
        gold_supply=components.gold_coins,
        gold=dict.fromkeys(seats, 0),
        expeditions=dict.fromkeys(seats, NO_EXPEDITIONS),
        auction=NO_AUCTION,
    )
    return State(to_act=(), may_act=(), settled=True, phase="turn", pending=NOTHING_PENDING, table=table)


def deal_starting_wagers(game: Game, seats: Seats, chance: Chance) -> Deal:
    """Return the deal with every pair corrected (ruling two_starting_wagers_of_one_colour)."""
    reading = game.readings.two_starting_wagers_of_one_colour
    order = order_of_dealing(game, seats)
    after_each = exchange_pairs if reading == "exchanged_while_dealing" else _leave
    deal = deal_two_each(shuffled_deal(game, seats, chance), order, after_each)
    if reading == "dealt_again":
        while pairs(deal):
            deal = deal_two_each(shuffled_deal(game, seats, chance), order, after_each)
    return exchange_pairs(deal)


def order_of_dealing(game: Game, seats: Seats) -> Seats:
    """Return, for one card after another, the seat to which it is dealt (ruling order_of_dealing)."""
    if game.readings.order_of_dealing == "one_at_a_time":
        return seats * STARTING_WAGERS_EACH
    return tuple(seat for seat in seats for _ in range(STARTING_WAGERS_EACH))


def shuffled_deal(game: Game, seats: Seats, chance: Chance) -> Deal:
    """Return the deal before the first card."""
    return Deal(dict.fromkeys(seats, ()), shuffle_starting_wagers(game.components, chance))


@clause("lost_cities_rivals.setup.starting_wagers_shuffled")  # The ten starting wager cards are shuffled …
def shuffle_starting_wagers(components: Components, chance: Chance) -> Cards:
    """Return the starting wager cards in the order in which they will be dealt."""
    return chance.shuffle(components.starting_wagers())


@clause("lost_cities_rivals.setup.two_starting_wagers_each")  # Each player is dealt two starting wager cards.
def deal_two_each(deal: Deal, order: Seats, after_each: Callable[[Deal], Deal]) -> Deal:
    """Return the deal after every seat has its cards; `after_each` may correct the deal after each card."""
    for seat in order:
        deal = after_each(Deal({**deal.hands, seat: deal.hands[seat] + deal.undealt[:1]}, deal.undealt[1:]))
    return deal


@clause("lost_cities_rivals.setup.starting_wagers_of_two_colours")  # The two starting wager cards of a …
def pairs(deal: Deal) -> Seats:
    """Return the seats whose two cards have the same colour, that is, the same face."""
    return tuple(seat for seat, hand in deal.hands.items() if len(set(hand)) < len(hand))


def exchange_pairs(deal: Deal) -> Deal:
    """Return the deal after each pair's second card has gone under the undealt cards, and the first undealt
    card has replaced it.
    """
    for seat in pairs(deal):
        kept, given_up = deal.hands[seat]
        undealt = (*deal.undealt, given_up)
        deal = Deal({**deal.hands, seat: (kept, undealt[0])}, undealt[1:])
    return deal


def _leave(deal: Deal) -> Deal:
    return deal


@clause(
    "lost_cities_rivals.setup.starting_wagers_face_up",  # The starting wager cards of each player lie face …
    "lost_cities_rivals.setup.unused_starting_wagers_to_box",  # The starting wager cards that no player has …
    "lost_cities_rivals.expeditions.first_card_begins",  # The first card of a colour in front of a player …
)
def lay_out_starting_wagers(components: Components, state: State, deal: Deal) -> State:
    """Return the state after the dealt cards have become expeditions; the others stay in the box."""
    expeditions = dict(state.table.expeditions)
    for seat, hand in deal.hands.items():
        for face in hand:
            expeditions[seat] = extended(expeditions[seat], components.cards[face].colour, face)
    box = without(state.table.box, (face for hand in deal.hands.values() for face in hand))
    return replace(state, table=replace(state.table, expeditions=expeditions, box=box))


@clause("lost_cities_rivals.setup.cards_shuffled_together")  # The wager cards and the expedition cards are …
def shuffle_pack(components: Components, chance: Chance) -> Cards:
    """Return the expedition and wager cards as one shuffled pack."""
    return chance.shuffle(components.pack())


@clause(
    "lost_cities_rivals.setup.four_piles",  # The 80 shuffled cards are divided into four piles.
    "lost_cities_rivals.setup.piles_about_equal",  # The four piles hold about the same number of cards.
    "lost_cities_rivals.setup.first_draw_pile",  # One of the four piles is placed in the centre of the …
    "lost_cities_rivals.setup.three_piles_set_aside",  # The other three piles are set aside for later.
)
def make_piles(components: Components, state: State, pack: Cards) -> State:
    """Return the state after the pack has been divided into piles; the first is the first draw pile."""
    cuts = [len(pack) * number // components.piles for number in range(components.piles + 1)]
    first, *aside = (pack[start:end] for start, end in pairwise(cuts))
    return replace(
        state,
        table=replace(
            state.table, draw_pile=first, piles_aside=tuple(aside), box=without(state.table.box, pack)
        ),
    )


@clause("lost_cities_rivals.setup.gold_divided_evenly")  # The 36 gold coins are divided evenly among the …
def divide_gold(state: State) -> State:
    """Return the state after the coins have been divided among the players."""
    return replace(state, table=with_supply_shared(state.table))


def starting_player(game: Game, seats: Seats, chance: Chance) -> Seat:
    """Return the player who starts (ruling who_starts)."""
    return (chance.shuffle(seats) if game.readings.who_starts == "by_lot" else seats)[0]


@clause(
    "lost_cities_rivals.turn.starting_player_takes_card",  # At the start of the game the starting player …
    "lost_cities_rivals.turn.starting_player_has_first_turn",  # The starting player takes the first turn of …
)
def begin(state: State, starter: Seat) -> State:
    """Return the state in which the starting player has the starting player card and the first turn."""
    last = clockwise_after(state.table.seats, starter)
    seats = (*last[-1:], *last[:-1])
    return replace(state, to_act=(starter,), table=replace(state.table, seats=seats, starting_player=starter))
