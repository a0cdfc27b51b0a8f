"""What the reference refuses, and with what words or under which clause.

`<game>/impossible.yaml` has positions that no game comes to, and `<game>/refused.yaml` actions.
"""

from __future__ import annotations

import pytest

from reference_impl.refusals import IllegalAction, UnsupportedPosition
from tests.reference_impl.playing import GAMES, Json, merged, opened, table_of


@pytest.mark.parametrize(
    ("game", "name", "change", "says"),
    [
        pytest.param(game, name, one["change"], one["says"], id=f"{game}: {one['says']} {number}")
        for game in GAMES
        for name, found in table_of(game, "impossible.yaml").items()
        for number, one in enumerate(found)
    ],
)
def test_a_position_that_no_game_comes_to_is_refused_in_a_sentence(
    game: str, name: str, change: Json, says: str
) -> None:
    engine, state = opened(game, name, {})
    seat = state["table"]["seats"][0]
    engine.legal_actions(state, seat)
    with pytest.raises(UnsupportedPosition) as refused:
        engine.legal_actions(merged(state, change), seat)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("game", "case", "seat", "action", "clause"),
    [
        pytest.param(game, case, *row, id=f"{game}.{row[2]} {number}-{place}")
        for game in GAMES
        for number, case in enumerate(table_of(game, "refused.yaml"))
        for place, row in enumerate(case["refused"])
    ],
)
def test_an_action_is_refused_under_a_clause(
    game: str, case: Json, seat: str, action: Json, clause: str
) -> None:
    engine, state = opened(game, case["position"], case.get("readings", {}))
    with pytest.raises(IllegalAction) as refused:
        engine.apply(merged(state, case.get("change", {})), seat, action, [])
    assert refused.value.clause == f"{game}.{clause}"


def test_who_holds_a_city_is_asked_only_under_the_adopted_readings() -> None:
    engine, state = opened("rivalry", "the Republic's turn", {"control_lost": "nobody"})
    held_without_an_army = {"table": {"cities": {"0,1,N": [{"founder": "Kingdom", "holder": "Republic"}]}}}
    assert engine.legal_actions(merged(state, held_without_an_army), "Republic")["actions"]


def test_secret_choices_may_be_made_in_any_order() -> None:
    engine, start = opened("between_two_cities", "three players, first turn", {})
    chosen = {seat: hand[2:4] for seat, hand in start["table"]["hands"].items()}

    def after(*seats: str) -> Json:
        state: Json = start
        for seat in seats:
            for tile in chosen[seat]:
                state = engine.apply(state, seat, {"type": "choose", "tile": tile}, [])["state"]
        return state

    assert (
        after("North", "East", "South") == after("South", "North", "East") == after("East", "South", "North")
    )
    assert after("North", "East") == after("East", "North")
    assert after("East", "North")["to_act"] == ["South"]
