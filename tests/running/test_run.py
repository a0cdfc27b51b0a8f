"""Runs: several engines at once, component sets, and what a run comes to."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.api import Options, Watcher, verify
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.model import Report, percent
from ruleproof.running.selection import Selection
from tests.toybox import (
    CONTESTED,
    ENGINES,
    GAME,
    PRICE,
    TESTS,
    TOY,
    ToyCopy,
    by_case,
    engine_script,
    only_game,
    run_on_toy,
    stdio,
    verdicts,
)


@pytest.mark.parametrize("engine", ["multiplies_the_bonus", "names_the_wrong_winner", "rolls_off_by_one"])
def test_a_fault_that_only_tours_show_is_blamed_on_the_rules_of_its_steps(engine: str) -> None:
    report = run_on_toy(stdio(engine), selection=Selection(cases=("market_day/tours",)))
    assert report.status == 1
    results = by_case(report)
    for fault in only_game(report).faults:
        assert any(fault.clause in results[case].clauses for case in fault.cases)


def test_counts_add_up_to_the_number_of_cases_whatever_the_verdicts() -> None:
    for name in (
        "forgets_whose_turn",
        "dies_when_an_auction_is_called",
        "only_scores",
        "answers_empty_objects",
    ):
        game = only_game(run_on_toy(stdio(name)))
        assert sum(game.counts.values()) == game.total == 83
        assert set(game.counts) <= set(v.ALL)


def test_the_score_counts_rules_kept_among_all_that_were_to_be_judged() -> None:
    game = only_game(run_on_toy(stdio("only_scores")))
    assert game.counts == {v.PASS: 8, v.UNSUPPORTED: 74, v.CONTESTED: 1}
    assert game.rules["broken"] == 0
    assert game.score == percent(game.rules["kept"], game.rules["kept"] + game.rules["not judged"])
    assert game.judged == 8


def test_an_engine_inside_this_process_is_asked_by_one_worker_whatever_the_jobs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reference has one tracer for the whole process."""
    asking: set[int] = set()
    exchange = InProcessConnection.exchange

    def seen(self: InProcessConnection, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        asking.add(threading.get_ident())
        return exchange(self, lines, timeout)

    monkeypatch.setattr(InProcessConnection, "exchange", seen)
    (tmp_path / "inside.py").write_text("from market import Engine as engine\n")
    monkeypatch.syspath_prepend(str(ENGINES))
    monkeypatch.syspath_prepend(str(tmp_path))
    one = verdicts(run_on_toy())
    for engine, inside in (("reference", False), ("python:inside", True)):
        report = run_on_toy(engine, jobs=4, in_process=inside, ask_again=True)
        assert verdicts(report) == one
        assert asking == {threading.get_ident()}
        assert (
            "an engine inside this process is judged by one worker: --jobs 4 has no effect on it"
            in report.notes
        )


def what_is_reported(report: Report) -> tuple[Any, ...]:
    """Return all that a report says of an engine, apart from messages and pictures."""
    game = only_game(report)
    results = [msgspec.structs.replace(one, messages=(), positions=None) for one in game.results]
    return results, game.faults, game.rulings, game.score, report.status


@pytest.mark.parametrize("engine", ["forgets_whose_turn", "plays_another_reading"])
def test_verdicts_and_faults_are_the_same_however_a_run_is_made(engine: str) -> None:
    straight = what_is_reported(run_on_toy(stdio(engine)))
    assert straight[1]
    assert what_is_reported(run_on_toy(stdio(engine), jobs=3)) == straight, "with several jobs"
    in_a_thread: list[Report] = []
    thread = threading.Thread(target=lambda: in_a_thread.append(run_on_toy(stdio(engine))))
    thread.start()
    thread.join()
    assert what_is_reported(in_a_thread[0]) == straight, "in a thread"
    sys.setprofile(lambda *_: None)
    try:
        profiled = run_on_toy(stdio(engine))
    finally:
        sys.setprofile(None)
    assert what_is_reported(profiled) == straight, "under a profiler"


def test_restarts_of_the_engine_are_noted() -> None:
    report = run_on_toy(stdio("dies_when_an_auction_is_called"))
    assert any("the engine was started again" in note for note in report.notes)


@pytest.mark.parametrize(
    "begins",
    ['"to_act": ["caf-", ', '"x_name": "caf-", "to_act": [', '"x_own": {"caf-": ["-"]}, "to_act": ['],
)
def test_a_byte_that_is_no_utf_8_anywhere_in_a_state_is_the_fault_of_the_engine(
    tmp_path: Path, begins: str
) -> None:
    body = f"""def write(request, reply):
    begins = {begins!r}.encode().replace(b"-", bytes([0xE9]))
    send(encoded(reply).replace(b'"to_act": [', begins))"""
    counts = only_game(run_on_toy(engine_script(tmp_path, body))).counts
    assert counts[v.ILLEGAL_REPLY] > 20
    assert v.SUITE_ERROR not in counts


def test_names_in_hello_are_cut_to_what_can_be_printed(tmp_path: Path) -> None:
    body = f"""hello = Engine.hello
def greets(self, protocol):
    greeting = hello(self, protocol)
    greeting["games"]["{GAME}"]["readings"]["{GAME}.ruling." + "x" * 5000] = ["none"]
    return {{**greeting, "name": "n" * 4_000_000, "version": "v" * 4_000}}
Engine.hello = greets"""
    report = run_on_toy(engine_script(tmp_path, body), selection=Selection(cases=(PRICE,)))
    assert report.engine["name"] == "n" * 119 + "…"
    assert len(report.engine["version"]) == 120
    assert "the engine's name in hello has 4000000 characters and is cut to 120" in report.notes
    assert len(str(only_game(report).notes)) < 400
    assert len(str(only_game(report).declared)) < 400
    assert report.status == 0


def test_a_game_that_the_engine_does_not_offer_is_refused_at_once() -> None:
    with pytest.raises(
        UsageError, match="--game market_day: market does not offer it in hello; it offers ludo"
    ):
        run_on_toy(stdio("offers_no_known_game"))


CORRECTED = TOY / "spec" / GAME / "components" / "corrected.yaml"


def test_cases_that_the_reference_does_not_confirm_with_a_corrected_set_are_inapplicable() -> None:
    report = run_on_toy(stdio("market"), components=CORRECTED)
    found = by_case(report)
    inapplicable = {case for case, result in found.items() if result.verdict == v.INAPPLICABLE}
    assert "market_day/turn/cloth_costs_two_coins" in inapplicable
    assert "market_day/ending/each_animal_has_its_points/cow_and_cow" in inapplicable
    assert "market_day/ending/each_animal_has_its_points/pig" not in inapplicable
    assert "market_day/setup/three_players_are_dealt_the_first_three_cards" not in inapplicable
    assert found["market_day/turn/cloth_costs_two_coins"].reason.startswith(
        "it does not hold with the set in force: "
    )
    assert set(verdicts(report).values()) == {v.PASS, v.INAPPLICABLE, v.CONTESTED}
    assert report.status == 0
    assert len(found) == 83


def test_inapplicable_cases_do_not_count_in_the_score() -> None:
    game = only_game(run_on_toy(stdio("market"), components=CORRECTED))
    assert game.score == "100.0"
    assert game.components["name"] == "corrected"


def test_a_set_that_equals_the_bundled_one_makes_nothing_inapplicable(tmp_path: Path) -> None:
    same = tmp_path / "same.yaml"
    same.write_text((CORRECTED.parent / "standard.yaml").read_text().replace("name: standard", "name: mine"))
    assert v.INAPPLICABLE not in verdicts(run_on_toy(components=same)).values()


def test_a_case_whose_position_cannot_be_set_up_is_inapplicable_and_not_lost(tmp_path: Path) -> None:
    poor = tmp_path / "poor.yaml"
    poor.write_text(
        (CORRECTED.parent / "standard.yaml")
        .read_text()
        .replace("coins: 14", "coins: 12")
        .replace("name: standard", "name: poor")
    )
    found = by_case(run_on_toy(stdio("market"), components=poor))
    assert len(found) == 83
    result = found["market_day/turn/cloth_is_sold_only_where_the_supply_has_two_coins/10_coins"]
    assert result.verdict == v.INAPPLICABLE
    assert {result.verdict for result in found.values()} <= {v.PASS, v.INAPPLICABLE, v.CONTESTED}


class Counting(Watcher):
    """Notes what it hears."""

    def __init__(self) -> None:
        self.planned_cases = 0
        self.results: list[Result] = []

    def planned(self, cases: int) -> None:
        self.planned_cases = cases

    def judged(self, result: Result) -> None:
        self.results.append(result)


def test_results_are_told_as_they_come() -> None:
    watcher = Counting()
    report = verify(Options(games=(GAME,), data=(TOY,)), watcher)
    assert watcher.planned_cases == len(watcher.results) == 83
    assert by_case(report).keys() == {result.case for result in watcher.results}


def test_conforming_needs_at_least_one_pass() -> None:
    report = run_on_toy(stdio("cannot_be_configured"))
    assert set(verdicts(report).values()) == {v.UNSUPPORTED, v.CONTESTED}
    assert report.status == 1


def test_a_contested_case_fails_nobody() -> None:
    report = run_on_toy(selection=Selection(cases=(CONTESTED,)))
    assert verdicts(report) == {CONTESTED: v.CONTESTED}
    assert by_case(report)[CONTESTED].undisputed == v.PASS


def test_a_suite_error_has_an_exit_status_of_its_own(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.features / "turn.feature", "Then Red has 2 coins less", "Then Red has 1 coin less")
    report = run_on_toy(root=toy_copy.root)
    assert report.status == 3
    assert verdicts(report)[PRICE] == v.SUITE_ERROR
    assert Counter(verdicts(report).values()) == {v.PASS: 81, v.CONTESTED: 1, v.SUITE_ERROR: 1}
    assert "turn.feature:98: the reference disagrees" in by_case(report)[PRICE].reason


def test_a_disagreement_names_the_file_as_it_is_seen_from_here_also_from_the_cache(
    toy_copy: ToyCopy, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy_copy.edit(toy_copy.features / "turn.feature", "Then Red has 2 coins less", "Then Red has 1 coin less")
    for here, below in (
        (toy_copy.root.parent, toy_copy.root.name),
        (toy_copy.root, "."),
        (toy_copy.features, ""),
        (TESTS, str(toy_copy.root)),
    ):
        monkeypatch.chdir(here)
        reason = by_case(run_on_toy(root=toy_copy.root, selection=Selection(cases=(PRICE,))))[PRICE].reason
        path = Path(reason.split(":")[0])
        assert path.samefile(toy_copy.features / "turn.feature")
        assert reason.startswith(
            str(Path(below) / "features" / GAME / "turn.feature:98") if below else "turn.feature:98"
        )


def test_a_component_set_of_the_engines_own_is_noted(tmp_path: Path) -> None:
    body = ("Engine.hello = lambda self, protocol, old=Engine.hello: with_set(old(self, protocol))",)
    helper = (
        "def with_set(greeting):",
        "    greeting['games']['market_day']['components'] = {'name': 'mine', 'digest': 'sha256:00'}",
        "    return greeting",
    )
    report = run_on_toy(engine_script(tmp_path, *helper, *body))
    assert any("built with the component set 'mine'" in note for note in only_game(report).notes)
    assert not only_game(report).judged


def test_a_report_gives_its_text_and_can_be_required() -> None:
    good, bad = run_on_toy(stdio("market")), run_on_toy(stdio("accepts_an_illegal_action"))
    good.require()
    assert good.conforms
    assert good.text().splitlines()[-1].endswith("(exit status 0)")
    with pytest.raises(AssertionError, match="Fix first"):
        bad.require()
