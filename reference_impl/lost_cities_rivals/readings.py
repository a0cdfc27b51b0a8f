"""The switchable rulings: every reading that the reference plays, the adopted one first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from .components import Components


class Readings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The reading of each ruling; each of these fields is used by only one function."""

    two_starting_wagers_of_one_colour: Literal[
        "exchanged_after_the_deal", "exchanged_while_dealing", "dealt_again"
    ] = "exchanged_after_the_deal"
    order_of_dealing: Literal["two_together", "one_at_a_time"] = "two_together"
    gold_is_open: Literal["open", "hidden"] = "open"
    who_starts: Literal["first_seat", "by_lot"] = "first_seat"
    starting_player_card_stays_while_uncovering: Literal["after_auctions_only", "follows_the_turn"] = (
        "after_auctions_only"
    )
    starting_player_card_at_the_end: Literal["stays", "passes_on"] = "stays"
    useless_card_after_an_auction: Literal["to_the_box", "to_the_display"] = "to_the_box"
    useless_card_already_in_the_display: Literal["stays", "leaves"] = "stays"
    auction_of_an_empty_display: Literal["forbidden", "allowed"] = "forbidden"
    winner_adds_nothing: Literal["may_add_none", "one_if_possible"] = "may_add_none"
    order_of_adding_and_returning: Literal["any_order", "return_last"] = "any_order"
    return_without_adding: Literal["independent", "only_with_an_addition"] = "independent"
    which_card_may_be_returned: Literal["any_card", "unusable_for_the_winner"] = "any_card"
    winner_always_turns_over: Literal["always", "only_to_refill"] = "always"
    bonus_once: Literal["once", "for_every_four"] = "once"
    bonus_counts_equal_cards: Literal["cards", "different_values"] = "cards"
    tie: Literal["shared", "more_gold"] = "shared"


@dataclass(frozen=True, slots=True)
class Game:
    """What is in force: a component set and a reading of every switchable ruling."""

    components: Components
    readings: Readings
