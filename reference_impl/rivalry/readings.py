"""The switchable rulings: every reading that the reference plays, the adopted one first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from .components import Components


class Readings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The reading of each ruling; each of these fields is used by only one function."""

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
    new_armies_tile: Literal["owner_chooses", "together"] = "owner_chooses"
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
    leaving_before_entering: Literal["leaving_first", "leaving_always_first", "entering_first"] = (
        "leaving_first"
    )
    endless_game: Literal["agreed_limit", "no_limit", "most_cities"] = "agreed_limit"
    starting_tiles_open: Literal["open_tiles_only", "any_own_tile"] = "open_tiles_only"
    seven_moves: Literal["no_moves", "seven"] = "no_moves"
    piece_moves_once: Literal["once", "repeatedly"] = "once"
    cavalry_path: Literal["tile_it_could_enter", "anything_but_mountains"] = "tile_it_could_enter"
    moving_by_enemies: Literal["passes", "stops"] = "passes"
    used_cards: Literal["discard", "bottom", "shuffled_back"] = "discard"
    new_armies_without_capital: Literal["interim_capital", "nowhere"] = "interim_capital"
    production_of_a_bare_city: Literal["may", "may_not"] = "may"
    improvement_beside_enemies: Literal["no_enemies", "with_enemies"] = "no_enemies"
    city_in_enemy_land: Literal["builder", "land_owner"] = "builder"
    mutiny_who_chooses: Literal["drawer", "opponent", "capital_first"] = "drawer"
    how_many_tiles_around: Literal["one", "beside_each", "all_around"] = "one"
    who_chooses_losses: Literal["its_owner", "its_enemy", "foot_first"] = "its_owner"
    defenders_loss_in_a_city: Literal["any_of_three", "attacked_tile"] = "any_of_three"
    surrendered_field_tile: Literal["stay", "advance"] = "stay"
    surrender_destinations: Literal["all_controlled", "own_unbesieged"] = "all_controlled"
    capture_compulsory: Literal["follows", "may_decline"] = "follows"
    marched_in_and_moves: Literal["have_moved", "still_fresh"] = "have_moved"
    open_city_as_refuge: Literal["may", "may_not"] = "may"
    interim_is_final: Literal["no_roll", "roll_again"] = "no_roll"
    retaken_without_a_fight: Literal["counts", "fight_needed"] = "counts"
    turn_after_the_escape: Literal["goes_on", "ends"] = "goes_on"
    nobody_left_to_march_in: Literal["not_captured", "from_another_tile"] = "not_captured"


@dataclass(frozen=True, slots=True)
class Game:
    """What is in force: a component set and a reading of every switchable ruling."""

    components: Components
    readings: Readings
