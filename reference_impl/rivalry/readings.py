"""The switchable rulings: every reading that the reference plays, the adopted one first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from .components import Components


class Readings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The reading of each ruling; each is asked for in one function only."""

    who_begins: Literal["first_seat", "republic"] = "first_seat"
    setup_order: Literal["stage_by_stage", "player_by_player", "piece_by_piece"] = "stage_by_stage"
    additional_army_count: Literal["one_in_all", "one_at_each_city"] = "one_in_all"
    order_of_moves_and_attacks: Literal["any_order", "moves_first"] = "any_order"
    cavalry_and_the_roll: Literal["one_a_piece", "one_a_tile"] = "one_a_piece"
    entering_city_tiles: Literal["closed", "open"] = "closed"
    seven_attack: Literal["allowed", "forbidden"] = "allowed"
    seven_production: Literal["allowed", "forbidden"] = "allowed"
    deck_exhausted: Literal["reshuffle", "no_more_cards"] = "reshuffle"
    new_armies_kind: Literal["foot", "either"] = "foot"
    improvement_land: Literal["any_land", "own_land"] = "any_land"
    improvement_garrison: Literal["already_there", "may_be_empty"] = "already_there"
    mutiny_pieces: Literal["any_piece", "foot_only"] = "any_piece"
    mutiny_garrison: Literal["last_resort", "freely", "never"] = "last_resort"
    lost_turns_add_up: Literal["one", "add_up"] = "one"
    sabotage_when: Literal["end_of_next_turn", "end_of_this_turn"] = "end_of_next_turn"
    sabotage_and_lost_turn: Literal["runs_out", "waits"] = "runs_out"
    battle: Literal["run", "single"] = "run"
    field_tile_cleared: Literal["stay", "advance"] = "stay"
    surrender_when: Literal["before_any_exchange", "after_an_exchange"] = "before_any_exchange"
    surrender_of_a_field_tile: Literal["any_tile", "cities_only"] = "any_tile"
    surrender_without_a_city: Literal["impossible", "removed"] = "impossible"
    attack_with_the_last_guard: Literal["allowed", "forbidden"] = "allowed"
    empty_side_of_a_city: Literal["large_tile", "occupied_tile_only"] = "large_tile"
    entering_a_captured_city: Literal["march_in", "from_outside", "by_moving"] = "march_in"
    how_many_march_in: Literal["at_least_one", "all"] = "at_least_one"
    leaving_a_captured_city: Literal["may", "must_stay"] = "may"
    control_lost: Literal["founder", "nobody"] = "founder"
    captured_city_as_refuge: Literal["any_controlled", "own_founded"] = "any_controlled"
    retaken_capital: Literal["returns", "stays"] = "returns"
    second_fall: Literal["roll_again", "over"] = "roll_again"


@dataclass(frozen=True, slots=True)
class Game:
    """What is in force: a component set and a reading of every switchable ruling."""

    components: Components
    readings: Readings
