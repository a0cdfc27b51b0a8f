"""The switchable rulings: every reading that the reference plays, the adopted one first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from .components import Components


class Readings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The reading of each ruling; each of these fields is used by only one function."""

    dealt_values_and_seats: Literal["sorted_along_the_seats", "seats_move"] = "sorted_along_the_seats"
    order_of_drawing: Literal["hand_by_hand", "tile_by_tile"] = "hand_by_hand"
    own_choice_seen_by_its_owner: Literal["hidden_from_all", "seen_by_owner"] = "hidden_from_all"
    when_the_passed_hand_is_seen: Literal["after_all_have_placed", "at_the_reveal"] = "after_all_have_placed"
    order_of_placing: Literal["free", "ascending", "within_each_city"] = "free"
    split_placements: Literal["split", "together"] = "split"
    either_city_first: Literal["either", "left_first"] = "either"
    what_a_duplex_must_touch: Literal["any_tile", "square_tile"] = "any_tile"
    adjacent_in_the_scoring: Literal["edge", "edge_or_corner"] = "edge"
    crossing_lines_of_shops: Literal["best_total", "longest_first", "rows_first"] = "best_total"
    line_through_a_used_shop: Literal["broken", "through"] = "broken"
    first_tiebreaker_which_way: Literal["higher_wins", "lower_wins"] = "higher_wins"
    several_tied_players: Literal["drop_out", "all_stay"] = "drop_out"
    buildings_in_the_second_tiebreaker: Literal["with_halves", "squares_only"] = "with_halves"
    still_tied: Literal["shared", "lower_value", "nobody"] = "shared"
    shared_city_in_the_tiebreakers: Literal["for_both", "left_out"] = "for_both"
    two_seats_factory_majority: Literal["all_four", "against_the_opponent"] = "all_four"


@dataclass(frozen=True, slots=True)
class Game:
    """What is in force: a component set and a reading of every switchable ruling."""

    components: Components
    readings: Readings
