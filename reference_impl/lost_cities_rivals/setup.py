"""Setup, from the starting wager cards to the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct

from ..vocabulary import Chance, IllegalAction, clause, ruling
from .components import Components, Game
from .expeditions import extended
from .state import (
    NO_AUCTION,
    NO_EXPEDITIONS,
    NOTHING_PENDING,
    Cards,
    Expeditions,
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
    hands = deal_starting_wagers(game, seats, chance).hands
    expeditions, box = lay_out_starting_wagers(game.components, hands)
    draw_pile, *piles_aside = make_piles(game.components, shuffle_pack(game.components, chance))
    coins_each, gold_supply = divide_gold(game.components, seats)
    starter = starting_player(game, seats, chance)
    table = Table(
        seats=begin(seats, starter),
        starting_player=starter,
        display=(),
        draw_pile=draw_pile,
        piles_aside=tuple(piles_aside),
        box=box,
        gold_supply=gold_supply,
        gold=dict.fromkeys(seats, coins_each),
        expeditions=expeditions,
        auction=NO_AUCTION,
    )
    return State((starter,), may_act=(), settled=True, phase="turn", pending=NOTHING_PENDING, table=table)


def require_players(seats: Seats) -> None:
    """Refuse a single player (ruling player_count), or the same seat taken twice. There is no fifth seat."""
    if len(seats) < 2:
        raise IllegalAction(
            "there must be two, three or four players", "lost_cities_rivals.ruling.player_count"
        )
    if len(set(seats)) < len(seats):
        raise IllegalAction("each player has a seat of their own")


@ruling("lost_cities_rivals.ruling.two_starting_wagers_of_one_colour", "exchanged_after_the_deal")
def deal_starting_wagers(game: Game, seats: Seats, chance: Chance) -> Deal:
    """Return the deal, in which pairs are exchanged after all cards have been dealt."""
    deal = shuffle_starting_wagers(game.components, seats, chance)
    return exchange_pairs(deal_two_each(deal, order_of_dealing(game, seats)))


@clause("lost_cities_rivals.setup.starting_wagers_shuffled")  # The ten starting wager cards are shuffled …
def shuffle_starting_wagers(components: Components, seats: Seats, chance: Chance) -> Deal:
    """Return the deal before the first card."""
    return Deal(dict.fromkeys(seats, ()), chance.shuffle(components.starting_wagers()))


@ruling("lost_cities_rivals.ruling.order_of_dealing", "two_together")
def order_of_dealing(game: Game, seats: Seats) -> Seats:
    """Return the seats in the order in which they are dealt a card: each gets its two cards together."""
    return tuple(seat for seat in seats for _ in range(STARTING_WAGERS_EACH))


@clause("lost_cities_rivals.setup.two_starting_wagers_each")  # Each player is dealt two starting wager cards.
def deal_two_each(deal: Deal, order: Seats) -> Deal:
    """Return the deal after a card for each seat in this order."""
    for seat in order:
        deal = Deal({**deal.hands, seat: deal.hands[seat] + deal.undealt[:1]}, deal.undealt[1:])
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


@clause(
    "lost_cities_rivals.setup.starting_wagers_face_up",  # The starting wager cards of each player lie face …
    "lost_cities_rivals.setup.unused_starting_wagers_to_box",  # The starting wager cards that no player has …
    "lost_cities_rivals.expeditions.first_card_begins",  # The first card of a colour in front of a player …
)
def lay_out_starting_wagers(
    components: Components, hands: Mapping[Seat, Cards]
) -> tuple[Mapping[Seat, Expeditions], Cards]:
    """Return the expeditions that the dealt cards begin, and the box, in which all other cards stay."""
    expeditions, box = dict.fromkeys(hands, NO_EXPEDITIONS), components.starting_wagers()
    for seat, hand in hands.items():
        for face in hand:
            expeditions[seat] = extended(expeditions[seat], components.cards[face].colour, face)
        box = without(box, hand)
    return expeditions, box


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
def make_piles(components: Components, pack: Cards) -> list[Cards]:
    """Return the piles into which the pack is divided; the first is the first draw pile."""
    cuts = [len(pack) * number // components.piles for number in range(components.piles + 1)]
    return [pack[start:end] for start, end in pairwise(cuts)]


@clause("lost_cities_rivals.setup.gold_divided_evenly")  # The 36 gold coins are divided evenly among the …
def divide_gold(components: Components, seats: Seats) -> tuple[int, int]:
    """Return the number of coins that each player gets, and the number of coins left over."""
    return divmod(components.gold_coins, len(seats))


@ruling("lost_cities_rivals.ruling.who_starts", "first_seat")
def starting_player(game: Game, seats: Seats, chance: Chance) -> Seat:
    """Return the player who starts: the one on the first seat."""
    return seats[0]


@clause(
    "lost_cities_rivals.turn.starting_player_takes_card",  # At the start of the game the starting player …
    "lost_cities_rivals.turn.starting_player_has_first_turn",  # The starting player takes the first turn of …
)
def begin(seats: Seats, starter: Seat) -> Seats:
    """Return the seats clockwise, beginning with the player who has the card and the first turn."""
    *others, last = clockwise_after(seats, starter)
    return (last, *others)
