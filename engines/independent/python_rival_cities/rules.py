"""What a game is played by: the component set in force, and the readings of unclear sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Action = dict[str, Any]  # by action.json
Effect = dict[str, Any]  # an action as a card shows it, by components.json
Frame = dict[str, Any]  # something unfinished, an entry of `pending` by state.json
Goods = Mapping[str, int]  # products, letters and products of choice ("any")

GAME = "rival_cities"
HAMBURG, ALTONA = CITIES = ("Hamburg", "Altona")
PRODUCTS = ("beer", "cloth", "leather", "furniture")
LAWSUIT_SPACES = ("I", "II", "III")

# Per ruling the readings that this engine plays, the adopted one first; of those further down it alone.
READINGS = {
    "option_c_second_part": ("may_be_left_out", "must_be_carried_out"),
    "half_chosen_before_gdansk": ("too_late", "still_in_use"),
    "bonus_actions_optional": ("may_be_left_out", "is_performed"),
    "rival_product_wakes_alliance": ("counts", "from_the_supply_only"),
    "donation_needs_a_payment": ("exchange_needed", "action_is_enough"),
    "special_cards_at_the_start": ("laid_out_as_in_german", "from_the_first_off_season"),
    "jar_starts_on_the_overview_space": ("space_of_the_overview", "first_light_space"),
    "option_c_with_empty_hand": ("drawn_card_will_do", "card_in_hand_needed"),
    "production_of_choice_one_type": ("one_type", "each_by_itself"),
    "ship_product_wakes_alliance": ("counts", "does_not_count"),
    "exchange_for_the_same_type": ("allowed", "refused"),
    "donation_with_few_tokens": ("takes_what_is_left", "refused"),
    "when_the_stack_is_reshuffled": ("as_soon_as_empty", "when_a_card_is_needed"),
    "le_havre_may_change_lawsuits": ("any_open_lawsuit", "same_lawsuit"),
    "upkeep_is_a_choice": ("free_choice", "pay_if_able"),
    "off_season_is_for_both": ("both_players", "mover_only"),
    "order_of_the_players": ("mover_first", "waiting_player_first", "hamburg_first"),
    "advancing_at_four": ("allowed", "refused"),
    "whose_marker_in_a_court_ruling": ("own_side", "either_side"),
    "prestige_before_the_theft": ("prestige_first", "theft_first"),
    "cards_that_score": ("ships_lawsuits_alliances", "without_alliances"),
}

ADOPTED_ONLY = {
    "free_space_shifts_the_ladder": "ladder_shifts",
    "no_card_at_the_jar": "turn_ends_if_no_option",
    "action_that_gives_nothing": "may_be_performed",
    "shortage_unit_by_unit": "for_each_product",
    "choosing_a_missing_type": "any_type",
    "exchange_for_a_missing_product": "supply_only",
    "gain_from_partly_empty_supply": "as_far_as_possible",
    "when_letters_may_be_exchanged": "any_moment",
    "card_in_play_not_reshuffled": "not_among_them",
    "chain_of_prestige_repeats": "each_once",
    "repeats_wherever_performed": "wherever_performed",
    "prestige_as_income_is_an_action": "is_the_action",
    "le_havre_pays_costs_again": "costs_again",
    "paid_repeat_may_be_given_up": "may_be_given_up",
    "repeated_payments_before_le_havre": "after_the_whole_action",
    "lawsuits_move_up_without_a_stack": "still_move_up",
    "court_ruling_refills": "at_once",
    "order_inside_a_bonus": "as_printed",
    "piracy_without_loot": "loot_needed",
    "step_of_the_ship_income": "third_step",
    "order_of_own_incomes": "owner_chooses",
}


def full_id(ruling: str) -> str:
    return f"{GAME}.ruling.{ruling}"


@dataclass(frozen=True)
class Rules:
    """The values of a component set, and the reading in force of each ruling by its full id."""

    components: Mapping[str, Any]
    readings: Mapping[str, str]

    def reads(self, ruling: str, reading: str) -> bool:
        return self.readings.get(full_id(ruling), READINGS[ruling][0]) == reading

    def __getitem__(self, name: str) -> Any:
        return self.components[name]

    def action_card(self, name: str) -> Mapping[str, Any]:
        """Return the action card of this name: basic, special, or the one on the off-season overview."""
        if name == self["off_season_space"]["name"]:
            return {"actions": self["off_season_space"]["actions"]}
        cards: Mapping[str, Any] = self["basic_cards"] | self["special_cards"]
        return cards[name]  # type: ignore[no-any-return]

    def card_names(self) -> set[str]:
        kinds = ("basic_cards", "special_cards", "alliances", "lawsuits", "ships")
        return {name for kind in kinds for name in self[kind]}

    def benefit(self, alliance: str) -> Mapping[str, Any]:
        return self["alliances"][alliance]["benefit"]  # type: ignore[no-any-return]

    def ship_effect(self, ship: str) -> Mapping[str, Any]:
        return self["ships"][ship]["effect"]  # type: ignore[no-any-return]


def objections(readings: Mapping[str, str]) -> list[str]:
    """Return a sentence for each reading asked for that this engine does not play."""
    played: dict[str, tuple[str, ...]] = {full_id(ruling): choices for ruling, choices in READINGS.items()}
    played |= {full_id(ruling): (reading,) for ruling, reading in ADOPTED_ONLY.items()}
    return [
        f"{ruling} is played as {' or '.join(played.get(ruling, ('nothing known',)))}, and not as {reading}"
        for ruling, reading in readings.items()
        if reading not in played.get(ruling, ())
    ]
