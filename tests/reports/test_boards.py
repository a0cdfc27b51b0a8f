"""Beside a failure stand pictures of the positions, with the difference marked."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from typing import Any

import msgspec
import pytest

from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Positions
from ruleproof.reports import html
from ruleproof.reports.boards import Gallery, differing
from ruleproof.reports.model import GameReport, Report
from tests.reports.pages import Page
from tests.reports.samples import failing, report
from tests.toybox import GAME, TOY, ToyCopy, by_case, only_game, run_on_toy, stdio, toy_suite

DATA = Data.open([TOY])


@cache
def run_of(engine: str) -> Report:
    return run_on_toy(stdio(engine))


@cache
def page_of(engine: str) -> str:
    return html.encode(run_of(engine), DATA).decode()


def game_of(engine: str = "rolls_off_by_one") -> GameReport:
    return only_game(run_of(engine))


def toy_state(**table: Any) -> dict[str, Any]:
    """Return a state of the toy game with some things of the table changed."""
    positions = next(
        result.positions
        for result in by_case(run_of("rolls_off_by_one")).values()
        if result.positions is not None
    )
    state: dict[str, Any] = positions.before
    return {**state, "table": {**state["table"], **table}}


def captions(positions: Positions) -> list[str]:
    return [drawn.caption for drawn in Gallery(DATA, game_of()).draw(positions)]


def signs(positions: Positions) -> list[int]:
    return [drawn.picture.svg.count("ring") for drawn in Gallery(DATA, game_of()).draw(positions)]


def places(left: dict[str, Any], right: dict[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    shape = toy_suite().validator.shapes.state
    return differing(shape, shape.canonical(left), shape.canonical(right))


def test_a_difference_is_shown_before_expected_and_actual() -> None:
    found = next(
        result.positions
        for result in by_case(run_of("rolls_off_by_one")).values()
        if result.positions is not None
    )
    assert captions(found) == ["Before the action", "Expected", "Actual: the engine's position"]
    before, expected, actual = signs(found)
    assert before == 0 and expected == actual > 0


def test_the_pictures_stand_on_the_page_of_the_report() -> None:
    source = page_of("rolls_off_by_one")
    assert source.count('<div class="mats">') == source.count("<figure>") >= 3
    assert "A red ring marks what differs." in source
    assert re.search(r'<figcaption>Expected</figcaption>\s*<div class="mats"><svg [^>]*role="img"', source)
    assert ".mats {" in source


def test_every_id_on_a_page_with_pictures_stands_once() -> None:
    page = Page(page_of("rolls_off_by_one"))
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    assert {one for names in page.values("aria-labelledby") for one in names.split()} <= set(ids)


def test_a_report_without_the_data_of_its_games_has_no_pictures() -> None:
    source = html.encode(run_of("rolls_off_by_one")).decode()
    assert "<svg" not in source and ".bd {" not in source


def test_where_nothing_fails_nothing_that_draws_is_loaded() -> None:
    script = (
        "import sys; from pathlib import Path; from ruleproof.input.folders import Data;"
        " from ruleproof.reports import html;"
        "from ruleproof.judging.verdicts import PASS; from tests.reports.samples import report, result;"
        f"html.encode(report([result('fair/stall/one', PASS)]), Data.open([Path({str(TOY)!r})]));"
        "assert 'ruleproof.reports.boards' not in sys.modules;"
        " assert 'ruleproof.running.recorded_suite' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], cwd=TOY.parents[1], check=True, timeout=60)


def test_an_action_that_must_be_refused_is_shown_before_and_as_the_engine_has_it() -> None:
    after = toy_state(coins={"Red": 9, "Blue": 3})
    found = Positions(before=toy_state(coins={"Red": 3, "Blue": 3}), actual=after)
    assert captions(found) == [
        "Before the action, and expected after it: the action is refused",
        "Actual: the engine accepts the action",
    ]
    assert signs(found) == [0, 1]


def test_an_action_that_the_engine_refuses_is_shown_before_and_as_expected() -> None:
    found = Positions(before=toy_state(), expected=toy_state(coin_supply=2))
    assert captions(found) == ["Before the action; the engine refuses it", "Expected"]
    assert signs(found) == [0, 1]


def test_where_the_states_agree_the_position_is_shown_without_marks() -> None:
    state = toy_state()
    assert captions(Positions(before=state, expected=state, actual=state)) == ["The position"]
    assert signs(
        Positions(before=state, expected=toy_state(coin_supply=2), actual=toy_state(coin_supply=2))
    ) == [0, 0]


def test_a_difference_at_the_start_has_nothing_before_it() -> None:
    assert captions(Positions(expected=toy_state(), actual=toy_state(coin_supply=2))) == [
        "Expected",
        "Actual: the engine's position",
    ]


def test_a_difference_without_any_state_has_no_picture() -> None:
    assert captions(Positions()) == []


def test_what_differs_in_a_bag_is_the_card_itself_whatever_the_order() -> None:
    left, right = toy_state(discard=["pig", "goose", "fox"]), toy_state(discard=["fox", "cow", "pig"])
    assert places(left, right) == (("/table/discard/1",), ("/table/discard/0",))
    assert places(toy_state(discard=["pig", "goose"]), toy_state(discard=["goose", "pig"])) == ((), ())


def test_a_bag_that_lacks_a_card_is_marked_as_a_whole() -> None:
    assert places(toy_state(discard=["pig"]), toy_state(discard=["pig", "pig"])) == (
        ("/table/discard",),
        ("/table/discard/1",),
    )


def test_what_differs_in_a_row_is_the_card_that_was_put_in() -> None:
    assert places(toy_state(deck=["pig", "cow"]), toy_state(deck=["pig", "fox", "cow"])) == (
        ("/table/deck",),
        ("/table/deck/1",),
    )


def test_a_key_that_only_one_side_has_is_marked_on_both() -> None:
    left = toy_state(goods={"Red": {"grain": 1}, "Blue": {}})
    assert places(left, toy_state(goods={"Red": {}, "Blue": {}})) == (
        ("/table/goods/Red/grain",),
        ("/table/goods/Red/grain",),
    )


def test_the_table_is_not_compared_in_the_middle_of_a_choice() -> None:
    left, right = (
        {**toy_state(coin_supply=supply), "settled": False, "phase": phase}
        for supply, phase in ((1, "turn"), (2, "selling"))
    )
    assert places(left, right) == ((), ())
    assert places({**left, "settled": True}, {**right, "settled": True}) == (
        ("/table/coin_supply",),
        ("/table/coin_supply",),
    )


def components_drawn(
    monkeypatch: pytest.MonkeyPatch, game: GameReport, positions: Positions
) -> dict[str, Any]:
    """Return the component set on which a picture was drawn."""
    gallery, used = Gallery(DATA, game), []
    board = gallery.board
    assert board is not None
    draw = board.draw
    monkeypatch.setattr(
        board,
        "draw",
        lambda state, components, **rest: used.append(components) or draw(state, components, **rest),
    )
    gallery.draw(positions)
    return dict(used[0])


def test_a_case_on_a_component_set_of_its_own_is_drawn_on_that_set(monkeypatch: pytest.MonkeyPatch) -> None:
    standard, corrected = (toy_suite().game.component_sets[name].values for name in ("standard", "corrected"))
    assert standard != corrected
    assert components_drawn(monkeypatch, game_of(), Positions(actual=toy_state())) == standard
    assert (
        components_drawn(monkeypatch, game_of(), Positions(actual=toy_state(), components="corrected"))
        == corrected
    )


def test_a_run_on_another_component_set_is_drawn_on_that_set(
    monkeypatch: pytest.MonkeyPatch, toy_copy: ToyCopy
) -> None:
    path = toy_copy.spec / "components" / "corrected.yaml"
    ran = run_on_toy(stdio("rolls_off_by_one"), components=path)
    corrected = toy_suite().game.component_sets["corrected"].values
    assert components_drawn(monkeypatch, only_game(ran), Positions(actual=toy_state())) == corrected


def test_a_template_that_fails_costs_the_picture_and_not_the_report(toy_copy: ToyCopy) -> None:
    toy_copy.add(toy_copy.spec / "board.svg.j2", "{{ table.weather.today }}\n")
    source = html.encode(run_of("rolls_off_by_one"), Data.open([toy_copy.root])).decode()
    assert "<svg" not in source and "The position cannot be drawn: " in source and "board.svg.j2" in source


def test_a_game_without_a_template_is_reported_without_pictures(toy_copy: ToyCopy) -> None:
    (toy_copy.spec / "board.svg.j2").unlink()
    source = html.encode(run_of("rolls_off_by_one"), Data.open([toy_copy.root])).decode()
    assert "<svg" not in source and "cannot be drawn" not in source


def test_a_report_of_a_game_that_is_gone_is_written_without_pictures() -> None:
    one = failing(positions=Positions(actual={"table": {}}))
    assert "The position cannot be drawn: " in html.encode(report([one]), DATA).decode()


def test_only_so_many_failures_have_pictures_and_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = only_game(run_of("rolls_off_by_one"))
    one = next(
        result for result in ran.results if result.positions is not None and result.verdict in v.FAULTS
    )
    results = tuple(msgspec.structs.replace(one, case=f"{GAME}/many/case_{number}") for number in range(25))
    many = msgspec.structs.replace(
        run_of("rolls_off_by_one"), games=(msgspec.structs.replace(ran, results=results, faults=()),)
    )
    size = len(html.encode(many, DATA))
    monkeypatch.setattr(html, "_ROOM_FOR_PICTURES", 10_000)
    source = html.encode(many, DATA).decode()
    assert 1 <= source.count('<details class="pictures"') < 25
    assert "Only the first failures with a position have pictures." in source
    assert len(source) < size - 50_000
    assert "with a position have pictures" not in page_of("rolls_off_by_one")
