"""The brute force against answers in which one number is wrong: each comparison must notice its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import pytest

from . import test_ink_jar, test_lawsuits, test_off_season, test_prices, test_shortages, test_winners
from .asking import ALTONA, HAMBURG, SEATS, Json, Reference

Spoil = Callable[[Json, Json], None]
"""Spoil, in place, the state after an action."""


def pays_one_product_less(action: Json, state: Json) -> None:
    if action["type"] == "pay":
        table, kind = state["table"], action["product"]
        table["products"][HAMBURG][kind] = table["products"][HAMBURG].get(kind, 0) + 1
        table["product_supply"][kind] -= 1


def takes_from_a_rival_who_has_as_many(action: Json, state: Json) -> None:
    own, rival = (state["table"]["products"][seat] for seat in SEATS)
    if action["type"] == "gift" and own.get("cloth") == rival.get("cloth"):
        own["cloth"], rival["cloth"] = own.get("cloth", 0) + 1, rival.get("cloth", 0) - 1


def takes_all_letters_at_once(action: Json, state: Json) -> None:
    letters = state["table"]["letters"]
    if action["type"] == "gain" and letters[HAMBURG] == letters[ALTONA] > 0:
        letters[HAMBURG], letters[ALTONA] = letters[HAMBURG] + 1, letters[ALTONA] - 1


def sways_beyond_four(action: Json, state: Json) -> None:
    for lawsuit in state["table"]["lawsuit_spaces"]["III"]:
        if action["type"] in ("advance", "pay_again") and lawsuit["marker"]["space"] == 4:
            lawsuit["marker"]["space"] = 5


def resolves_from_three_on(action: Json, state: Json) -> None:
    won = state["table"]["lawsuits_won"]
    if action["type"] == "move" and won[ALTONA] and state["table"]["letters"][ALTONA] == 2:
        state["table"]["lawsuits_won_by_nobody"] += won[ALTONA]
        won[ALTONA] = []


def forgets_the_income_of_the_marker_space(action: Json, state: Json) -> None:
    table = state["table"]
    if action["type"] == "move" and table["prestige_marker"]["space"] == 6 and table["letter_supply"] < 12:
        table["letter_supply"] += 1
        table["letters"][table["prestige_marker"]["side"]] -= 1


def gives_star_tokens_that_are_not_there(action: Json, state: Json) -> None:
    if action["type"] == "donate" and not state["table"]["star_token_supply"]:
        state["table"]["star_tokens"][HAMBURG] += 1


def goes_on_without_star_tokens(action: Json, state: Json) -> None:
    if action["type"] == "move" and not state["table"]["star_token_supply"]:
        state.update(phase="turn", to_act=[state["table"]["turn"]], pending=[{"kind": "option"}])
        state["table"]["bell_token"] = []


SPOILT: tuple[tuple[Spoil, Callable[[], None]], ...] = (
    (
        pays_one_product_less,
        partial(test_prices.test_a_factory_is_paid_for_in_every_way_and_in_no_other, {"any": 2}),
    ),
    (
        gives_star_tokens_that_are_not_there,
        partial(test_prices.test_a_donation_brings_the_star_tokens_that_are_left, 1),
    ),
    (
        takes_from_a_rival_who_has_as_many,
        partial(test_shortages.test_a_gift_takes_what_the_supply_and_the_rival_give, 2, False, {}),
    ),
    (takes_all_letters_at_once, partial(test_shortages.test_letters_are_short_as_products_are, 2, False)),
    (sways_beyond_four, partial(test_lawsuits.test_letters_are_exchanged_for_what_a_lawsuit_costs, "III", 0)),
    (
        resolves_from_three_on,
        partial(test_lawsuits.test_an_off_season_resolves_the_foremost_lawsuit_wherever_the_markers_stand, 0),
    ),
    (
        forgets_the_income_of_the_marker_space,
        partial(test_off_season.test_the_prestige_track_gives_all_incomes_back_to_the_bell, HAMBURG),
    ),
    (
        goes_on_without_star_tokens,
        partial(test_winners.test_a_game_ends_when_something_has_run_out_and_only_then, ALTONA),
    ),
)


@pytest.mark.parametrize(("spoil", "test"), SPOILT, ids=[spoil.__name__ for spoil, _ in SPOILT])
def test_a_wrong_number_in_a_state_is_noticed(
    monkeypatch: pytest.MonkeyPatch, spoil: Spoil, test: Callable[[], None]
) -> None:
    right = Reference.play

    def play(engine: Reference, state: Json, seat: str, action: Json) -> Json:
        after = json.loads(json.dumps(right(engine, state, seat, action)))
        spoil(action, after)
        return after

    monkeypatch.setattr(Reference, "play", play)
    with pytest.raises(AssertionError, match="and it must be"):
        test()


def test_a_move_too_far_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Reference.actions

    def actions(engine: Reference, state: Json, seat: str) -> list[Json]:
        found = right(engine, state, seat)
        farthest = max(action["spaces"] for action in found)
        return [*found, {"type": "move", "spaces": farthest + 1}] if state["table"]["ink_jar"] == 7 else found

    monkeypatch.setattr(Reference, "actions", actions)
    with pytest.raises(AssertionError, match="space 7"):
        test_ink_jar.test_the_jar_moves_as_far_as_the_products_pay_from_every_space(False, "ladder_shifts")


def test_a_tie_given_to_the_other_player_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Reference.outcome

    def outcome(engine: Reference, state: Json) -> Json:
        found = right(engine, state)
        return {**found, "winners": [ALTONA]} if found["why"] == "bell token" else found

    monkeypatch.setattr(Reference, "outcome", outcome)
    with pytest.raises(AssertionError, match="bell token"):
        test_winners.test_the_higher_total_wins_and_the_bell_token_breaks_ties(False, HAMBURG)
