"""What the rulebook leaves open, and the answers that this engine can play."""

from __future__ import annotations

from collections.abc import Mapping

GAME = "between_two_cities"

Readings = Mapping[str, str]  # the reading played of each ruling, by the ruling's last word

CHOICES: dict[str, tuple[str, ...]] = {  # the first of each is the default
    "dealt_values_and_seats": ("sorted_along_the_seats", "seats_move"),
    "order_of_drawing": ("hand_by_hand", "tile_by_tile"),
    "own_choice_seen_by_its_owner": ("hidden_from_all", "seen_by_owner"),
    "when_the_passed_hand_is_seen": ("after_all_have_placed", "at_the_reveal"),
    "order_of_placing": ("free", "ascending", "within_each_city"),
    "split_placements": ("split", "together"),
    "either_city_first": ("either", "left_first"),
    "what_a_duplex_must_touch": ("any_tile", "square_tile"),
    "adjacent_in_the_scoring": ("edge", "edge_or_corner"),
    "crossing_lines_of_shops": ("best_total", "longest_first", "rows_first"),
    "line_through_a_used_shop": ("broken", "through"),
    "two_seats_factory_majority": ("all_four", "against_the_opponent"),
    "first_tiebreaker_which_way": ("higher_wins", "lower_wins"),
    "several_tied_players": ("drop_out", "all_stay"),
    "buildings_in_the_second_tiebreaker": ("with_halves", "squares_only"),
    "shared_city_in_the_tiebreakers": ("for_both", "left_out"),
    "still_tied": ("shared", "lower_value", "nobody"),
}

DEFAULTS: Readings = {ruling: choices[0] for ruling, choices in CHOICES.items()}


def full_id(ruling: str) -> str:
    return f"{GAME}.ruling.{ruling}"


def cannot_play(asked: Readings) -> list[str]:
    """Return a sentence for each reading, by the full id of its ruling, that this engine does not know."""
    known = {full_id(ruling): choices for ruling, choices in CHOICES.items()}
    return [
        f"this engine does not play {ruling} as {reading}"
        for ruling, reading in asked.items()
        if reading not in known.get(ruling, ())
    ]


def readings_from(asked: Readings) -> Readings:
    """Return the reading of every ruling, where `asked` names some by their full ids."""
    return {ruling: asked.get(full_id(ruling), default) for ruling, default in DEFAULTS.items()}
