"""The switchable rulings: every reading that the reference plays, the adopted one first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from .components import Components


class Readings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The reading of each ruling; each of these fields is used by only one function."""

    special_cards_at_the_start: Literal["laid_out_as_in_german", "from_the_first_off_season"] = (
        "laid_out_as_in_german"
    )
    jar_starts_on_the_overview_space: Literal["space_of_the_overview", "first_light_space"] = (
        "space_of_the_overview"
    )
    free_space_shifts_the_ladder: Literal["ladder_shifts", "third_space_free"] = "ladder_shifts"
    no_card_at_the_jar: Literal["turn_ends_if_no_option", "option_a_does_nothing", "space_forbidden"] = (
        "turn_ends_if_no_option"
    )
    option_c_with_empty_hand: Literal["drawn_card_will_do", "card_in_hand_needed"] = "drawn_card_will_do"
    option_c_second_part: Literal["may_be_left_out", "must_be_carried_out"] = "may_be_left_out"
    half_chosen_before_gdansk: Literal["too_late", "still_in_use"] = "too_late"
    bonus_actions_optional: Literal["may_be_left_out", "is_performed"] = "may_be_left_out"
    action_that_gives_nothing: Literal["may_be_performed", "cannot_be_performed"] = "may_be_performed"
    order_inside_a_bonus: Literal["as_printed", "own_order"] = "as_printed"
    production_of_choice_one_type: Literal["one_type", "each_by_itself"] = "one_type"
    ship_product_wakes_alliance: Literal["counts", "does_not_count"] = "counts"
    rival_product_wakes_alliance: Literal["counts", "from_the_supply_only"] = "counts"
    shortage_unit_by_unit: Literal["for_each_product", "once_for_the_gain"] = "for_each_product"
    gain_from_partly_empty_supply: Literal["as_far_as_possible", "all_or_nothing"] = "as_far_as_possible"
    choosing_a_missing_type: Literal["any_type", "only_what_the_supply_has"] = "any_type"
    exchange_for_a_missing_product: Literal["supply_only", "rival_steps_in"] = "supply_only"
    exchange_for_the_same_type: Literal["allowed", "refused"] = "allowed"
    when_letters_may_be_exchanged: Literal["any_moment", "own_decisions", "own_turn"] = "any_moment"
    donation_needs_a_payment: Literal["exchange_needed", "action_is_enough"] = "exchange_needed"
    donation_with_few_tokens: Literal["takes_what_is_left", "refused"] = "takes_what_is_left"
    when_the_stack_is_reshuffled: Literal["as_soon_as_empty", "when_a_card_is_needed"] = "as_soon_as_empty"
    card_in_play_not_reshuffled: Literal["not_among_them", "among_them"] = "not_among_them"
    chain_of_prestige_repeats: Literal[
        "each_once", "each_once_in_a_chain", "in_turn_without_end", "one_repeat_in_all"
    ] = "each_once"
    repeats_wherever_performed: Literal["wherever_performed", "own_turn_only"] = "wherever_performed"
    prestige_as_income_is_an_action: Literal["is_the_action", "plain_move_as_income"] = "is_the_action"
    le_havre_pays_costs_again: Literal["costs_again", "product_instead"] = "costs_again"
    le_havre_may_change_lawsuits: Literal["any_open_lawsuit", "same_lawsuit"] = "any_open_lawsuit"
    paid_repeat_may_be_given_up: Literal["may_be_given_up", "performed_if_possible"] = "may_be_given_up"
    repeated_payments_before_le_havre: Literal["after_the_whole_action", "right_after_the_bonus"] = (
        "after_the_whole_action"
    )
    advancing_at_four: Literal["allowed", "refused"] = "allowed"
    lawsuits_move_up_without_a_stack: Literal["still_move_up", "nothing_moves"] = "still_move_up"
    off_season_is_for_both: Literal["both_players", "mover_only"] = "both_players"
    upkeep_is_a_choice: Literal["free_choice", "pay_if_able"] = "free_choice"
    order_of_the_players: Literal["mover_first", "waiting_player_first", "hamburg_first"] = "mover_first"
    whose_marker_in_a_court_ruling: Literal["own_side", "either_side"] = "own_side"
    court_ruling_refills: Literal["at_once", "next_off_season"] = "at_once"
    prestige_before_the_theft: Literal["prestige_first", "theft_first"] = "prestige_first"
    piracy_without_loot: Literal["loot_needed", "always"] = "loot_needed"
    step_of_the_ship_income: Literal["third_step", "fourth_step"] = "third_step"
    order_of_own_incomes: Literal["owner_chooses", "by_number"] = "owner_chooses"
    cards_that_score: Literal["ships_lawsuits_alliances", "without_alliances"] = "ships_lawsuits_alliances"


@dataclass(frozen=True, slots=True)
class Game:
    """What is in force: a component set and a reading of every switchable ruling."""

    components: Components
    readings: Readings
