"""Tours: every settled step is a case, and a fault in one costs the others nothing if that can be helped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from ruleproof.cases.suite import Suite
from ruleproof.cases.tours import read_tour
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.problems import DataError
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from tests.toybox import (
    Doctored,
    ToyCopy,
    by_case,
    engine_script,
    judge_on_toy,
    run_on_toy,
    stdio,
    toy_recordings,
    toy_suite,
    verdicts,
)

TOUR = "tours/three_traders/"
Request = dict[str, Any]


def steps(results: dict[str, Result]) -> dict[str, str]:
    """Return the verdict of each step of a tour, by the last part of its id."""
    return {case.rpartition("/")[2]: result.verdict for case, result in results.items()}


def on_play(number: int, act: Callable[[Request, Request], Any]) -> Callable[[Request, Request], Any]:
    """Return a change of the reply to the play with this number, counted over all plays of the run."""
    made: list[int] = []

    def change(request: Request, reply: Request) -> Any:
        if request["method"] == "apply":
            made.append(1)
            if len(made) == number:
                return act(request, reply)
        return None

    return change


def error(request: Request, code: int) -> Request:
    return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": code, "message": "no"}}


def break_down(verdict: str) -> Callable[[Request, Request], Any]:
    def act(request: Request, reply: Request) -> None:
        raise EngineFailure(verdict, "bad luck")

    return act


def take_coin(_: Request, reply: Request) -> None:
    table = reply["result"]["state"]["table"]
    table["coins"]["Green"] -= 1
    table["coin_supply"] += 1


class KeepsGames(Doctored):
    """Loads no position that it has not made itself."""

    def exchange(self, line: bytes) -> bytes:
        from ruleproof.input import jsontext

        request = jsontext.decode(line)
        state = request["params"].get("state")
        if state is not None and state.get("x_mine") != "yes":
            self.requests.append(request)
            return jsontext.encode(error(request, 4))
        reply = jsontext.decode(super().exchange(line))
        if "state" in reply.get("result", {}):
            reply["result"]["state"]["x_mine"] = "yes"
        return jsontext.encode(reply)


def test_each_settled_step_is_a_case_blamed_on_the_clauses_of_that_step() -> None:
    part = toy_recordings().file(toy_suite().folders.tours / "two_traders.yaml")
    (recorded,) = part.stories
    assert [case.id.rpartition("/")[2] for case in part.cases] == ["start", "1", "2", "3", "4", "6", "7"]
    sale = part.cases[5]
    assert [play.action["type"] for play in recorded.story.plays_of(sale)] == ["sell", "done"]
    assert sale.begins == 4
    assert "market_day.turn.sale_pays" in sale.clauses
    assert sale.verbs == ("new_game", "apply")
    assert part.cases[0].ends == 0
    assert "market_day.setup.three_coins_each" in part.cases[0].clauses


def test_the_line_of_a_step_is_that_of_its_play() -> None:
    suite = toy_suite()
    part = toy_recordings().file(suite.folders.tours / "two_traders.yaml")
    lines = (suite.folders.tours / "two_traders.yaml").read_text().splitlines()
    assert all("seat:" in lines[case.line - 1] for case in part.cases[1:])
    assert part.cases[-1].file == "features/market_day/tours/two_traders.yaml"


def test_a_good_engine_is_asked_to_play_each_step_once() -> None:
    engine = Doctored()
    assert set(steps(judge_on_toy(engine, TOUR)).values()) == {v.PASS}
    assert len(engine.asked("new_game")) == 1
    assert len(engine.asked("apply")) == 11


@pytest.mark.parametrize(
    ("act", "verdict"),
    [
        *((break_down(verdict), verdict) for verdict in (v.CRASH, v.TIMEOUT, v.ILLEGAL_REPLY)),
        (take_coin, v.DIVERGES),
        (lambda request, _: error(request, 1), v.FAIL),
        (lambda request, _: error(request, 3), v.UNSUPPORTED),
    ],
)
def test_what_is_wrong_in_one_step_costs_that_step_only(
    act: Callable[[Request, Request], Any], verdict: str
) -> None:
    found = steps(judge_on_toy(on_play(4, act), TOUR))
    assert {step: was for step, was in found.items() if was != v.PASS} == {"4": verdict}


def test_a_failure_in_the_middle_of_a_choice_costs_that_choice_only() -> None:
    found = steps(judge_on_toy(on_play(9, break_down(v.CRASH)), TOUR))
    assert {step: was for step, was in found.items() if was != v.PASS} == {"10": v.CRASH}


@pytest.mark.parametrize(("act", "verdict"), [(take_coin, v.DIVERGES), (break_down(v.CRASH), v.CRASH)])
def test_a_fault_in_the_new_game_costs_the_start_only(
    act: Callable[[Request, Request], Any], verdict: str
) -> None:
    change = lambda request, reply: act(request, reply) if request["method"] == "new_game" else None  # noqa: E731
    found = steps(judge_on_toy(change, TOUR))
    assert {step: was for step, was in found.items() if was != v.PASS} == {"start": verdict}


def test_an_engine_that_starts_no_game_is_not_judged_on_tours() -> None:
    found = steps(
        judge_on_toy(lambda request, _: error(request, 3) if request["method"] == "new_game" else None, TOUR)
    )
    assert set(found.values()) == {v.UNSUPPORTED}


def test_an_engine_that_keeps_its_games_cannot_be_set_right_after_a_difference() -> None:
    found = steps(judge_on_toy(KeepsGames(on_play(4, take_coin)), TOUR))
    assert found == {
        **dict.fromkeys(("start", "1", "2", "3"), v.PASS),
        "4": v.DIVERGES,
        **dict.fromkeys(("5", "6", "7", "8", "10", "11"), v.UNTESTABLE),
    }


def test_an_engine_that_stands_where_the_reference_stands_goes_on_in_its_own_words() -> None:
    """Only the view of one step is wrong: the game itself is as it should be, and needs no loading."""
    seen: list[int] = []

    def squint(request: Request, reply: Request) -> None:
        if request["method"] == "view":
            seen.append(1)
            if len(seen) == 10:
                reply["result"]["view"]["day"] = 7

    found = steps(judge_on_toy(KeepsGames(squint), TOUR))
    assert Counter(found.values()) == {v.PASS: 10, v.DIVERGES: 1}


def test_an_engine_that_keeps_its_games_goes_on_after_a_question_that_failed() -> None:
    asked: list[int] = []

    def stumble(request: Request, reply: Request) -> None:
        if request["method"] == "outcome":
            asked.append(1)
            if len(asked) == 4:
                raise EngineFailure(v.CRASH, "bad luck")

    found = steps(judge_on_toy(KeepsGames(stumble), TOUR))
    assert Counter(found.values()) == {v.PASS: 10, v.CRASH: 1}


def test_a_late_step_alone_is_reached_by_playing_the_game_so_far() -> None:
    engine = Doctored()
    assert steps(judge_on_toy(engine, f"{TOUR}7")) == {"7": v.PASS}
    assert len(engine.asked("apply")) == 7


def test_a_step_whose_game_so_far_fails_is_reached_by_loading_the_position() -> None:
    for act in (take_coin, break_down(v.CRASH), lambda request, _: error(request, 1)):
        assert steps(judge_on_toy(on_play(3, act), f"{TOUR}7")) == {"7": v.PASS}


def test_a_step_whose_game_so_far_fails_on_an_engine_that_keeps_its_games_is_untestable() -> None:
    assert steps(judge_on_toy(KeepsGames(on_play(3, take_coin)), f"{TOUR}7")) == {"7": v.UNTESTABLE}


def test_an_engine_that_cannot_load_positions_conforms_by_the_tours() -> None:
    report = run_on_toy(stdio("cannot_load_positions"))
    assert report.status == 0
    assert {verdict for case, verdict in verdicts(report).items() if "/tours/" in case} == {v.PASS}


def faults(suite: Suite, toy: ToyCopy) -> str:
    with pytest.raises(DataError) as told:
        read_tour(suite.game, suite.folders, toy.features / "tours" / "two_traders.yaml", suite.common)
    return str(told.value).replace(f"{toy.root}/", "")


AT_FAULT: dict[str, list[dict[str, str]]] = yaml.safe_load(
    Path(__file__).with_name("tours.yaml").read_text("utf-8")
)


@pytest.mark.parametrize(("old", "new", "told"), [tuple(one.values()) for one in AT_FAULT["not read"]])
def test_a_tour_that_cannot_be_read_says_why(toy_copy: ToyCopy, old: str, new: str, told: str) -> None:
    toy_copy.edit(toy_copy.features / "tours" / "two_traders.yaml", old, new)
    assert told in faults(toy_suite(), toy_copy)


@pytest.mark.parametrize(("old", "new", "told"), [tuple(one.values()) for one in AT_FAULT["not played"]])
def test_a_tour_that_the_reference_does_not_play_is_an_error_of_the_suite(
    toy_copy: ToyCopy, old: str, new: str, told: str
) -> None:
    toy_copy.edit(toy_copy.features / "tours" / "two_traders.yaml", old, new)
    lines, status = toy_copy.check()
    assert status == 3
    assert told in lines
    report = run_on_toy("reference", root=toy_copy.root)
    assert report.status == 3
    spoilt = {verdict for case, verdict in verdicts(report).items() if "two_traders" in case}
    assert spoilt == {v.SUITE_ERROR}


def test_a_tour_under_other_readings_is_played_under_them(toy_copy: ToyCopy) -> None:
    path = toy_copy.features / "tours" / "two_traders.yaml"
    toy_copy.edit(path, "options: {}", "options: {}\nreadings: {market_day.ruling.tie: more_coins}")
    part = toy_recordings(toy_copy.root).file(path)
    assert all(case.readings == {"market_day.ruling.tie": "more_coins"} for case in part.cases)


LIVE = (
    "def write(request, reply):",
    "    state, refuses = request['params'].get('state'), {'code': 3, 'message': 'not here'}",
    "    if (state is not None and 'x_mine' not in state) or UNSUPPORTED(request):",
    "        reply = {'jsonrpc': '2.0', 'id': request['id'], 'error': refuses}",
    "    elif 'state' in reply.get('result', {}):",
    "        reply['result']['state']['x_mine'] = True",
    "    send_reply(request, reply)",
)
"""An engine that plays its own games and takes up no position."""


def test_what_follows_an_unsupported_step_is_no_fault_of_an_engine_without_positions(tmp_path: Path) -> None:
    body = "UNSUPPORTED = lambda request: plays(request, 'fox')"
    results = by_case(run_on_toy(engine_script(tmp_path, body, *LIVE))).values()
    assert {result.verdict for result in results} == {v.PASS, v.UNSUPPORTED, v.CONTESTED}
    why = "it cannot be reached: the engine says unsupported: not here"
    assert any(result.reason.startswith(why) for result in results)


def test_an_engine_without_apply_is_not_asked_to_play_a_tour(tmp_path: Path) -> None:
    report = run_on_toy(engine_script(tmp_path, "class Engine(Engine):", "    verbs = ('new_game', 'view')"))
    assert report.status == 0
    assert not report.notes
