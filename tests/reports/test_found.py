"""Findings of play are reported like failures of the suite."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ruleproof.cases.case import Start, Story
from ruleproof.diagnosis.findings import Finding
from ruleproof.engines.recording import Recording
from ruleproof.input.folders import Data
from ruleproof.judging.verdicts import FAIL, Result
from ruleproof.play.match import PlayOptions, play, report
from ruleproof.reports import html, json_report, junit
from ruleproof.reports.found import _near
from ruleproof.reports.model import Report
from ruleproof.reports.terminal import show_fix_first
from ruleproof.running.plan import Watcher
from tests.toybox import GAME, TOY, engine_script, toy_suite

FOUND = f"{GAME}/play/1"
DEAR_CLOTH = (
    "class Engine(Engine):",
    "    def do_buy(self, state, seat, action, dice):",
    "        super().do_buy(state, seat, action, dice)",
    "        if state['table']['goods'][seat].get('cloth', 0) == 2:",
    "            self.move_coins(state, seat, -1)",
)
"""Whoever now has two pieces of cloth pays a coin too much: no scenario buys so many."""
CHEAP = (
    "class Engine(Engine):",
    "    def do_buy(self, state, seat, action, dice):",
    "        super().do_buy(state, seat, action, dice)",
    "        self.move_coins(state, seat, 1)",
)


def reported(folder: Path, *body: str) -> Report:
    options = PlayOptions(
        engine=engine_script(folder, *body), game=GAME, data=(TOY,), games=60, out=folder / "out"
    )
    played = play(options)
    files = [options.out / f"{number}.json" for number, _ in enumerate(played.findings, 1)]
    return report(played.table, played.findings, files, options, Watcher())


def test_the_rule_is_ranked_by_the_scenarios_of_the_suspects_and_the_finding_belongs_to_its_fault(
    tmp_path: Path,
) -> None:
    [game] = (made := reported(tmp_path, *CHEAP)).games
    assert game.faults[0].clause == "market_day.turn.price_is_paid"
    assert FOUND in game.faults[0].cases
    assert game.faults[0].suspects[0].failing > 0
    assert [fault.gap for fault in game.faults if fault.gap] == []
    assert "play" in made.found[FOUND] and "--again" in made.found[FOUND]


def test_a_fault_that_no_scenario_shows_is_a_gap_with_the_scenario_that_closes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = reported(tmp_path, *DEAR_CLOTH)
    [fault] = [one for one in made.games[0].faults if FOUND in one.cases]
    assert fault.cases == (FOUND,)
    assert "market_day.turn.price_is_paid" in [one.clause for one in fault.suspects]
    assert "When " in fault.gap and "buys" in fault.gap
    assert made.status == 1
    show_fix_first(made)
    printed = capsys.readouterr().out
    page = html.encode(made, Data.open((TOY,))).decode()
    texts = (printed, page, junit.encode(made).decode(), json_report.encode(made).decode())
    sentence = next(line.strip() for line in fault.gap.splitlines() if line.strip().startswith("When "))
    assert all(sentence in text for text in texts)
    assert all("--again" in text for text in texts)


def test_a_finding_may_rest_on_a_ruling_alone() -> None:
    result = Result("play", FAIL, clauses=(ruling := f"{GAME}.ruling.tie",))
    plan: Any = SimpleNamespace(suite=toy_suite())
    assert _near(plan, Finding(Story(GAME, "", Start(("Red",))), Recording(()), result)) == {ruling}
