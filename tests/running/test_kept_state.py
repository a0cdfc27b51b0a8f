"""An engine that keeps something between questions is found out, whatever rules seem broken by it."""

from __future__ import annotations

from pathlib import Path

from ruleproof.reports.fix_first import fix_first
from ruleproof.reports.text import rerun
from ruleproof.running.selection import Selection
from tests.toybox import GAME, engine_script, only_game, run_on_toy, stdio

KEEPS = (
    "class Engine(Engine):",
    "    ended = False",
    "    def outcome(self, state):",
    "        answer = super().outcome(state)",
    "        if state['phase'] == 'over':",
    "            Engine.ended = True",
    "        elif Engine.ended:",
    "            answer['outcome']['over'] = True",
    "        return answer",
)


def test_a_failure_that_passes_by_itself_is_reported_with_what_it_fails_after(tmp_path: Path) -> None:
    report = run_on_toy(engine_script(tmp_path, *KEEPS))
    [first, *_] = fix_first(report)
    fault = first.fault
    assert fault.passes_alone and not fault.suspects
    assert first.headline == (
        f"{fault.example} passes by itself; the engine keeps something from {fault.after}"
    )
    assert f"--case {fault.after} --case {fault.example}" in rerun(report, fault.example, fault.after)
    both = run_on_toy(
        engine_script(tmp_path, *KEEPS), selection=Selection(cases=(fault.after, fault.example))
    )
    assert not both.conforms
    alone = run_on_toy(engine_script(tmp_path, *KEEPS), selection=Selection(cases=(fault.example,)))
    assert alone.conforms


BROKEN_BY_AN_ERROR = (
    "class Engine(Engine):",
    "    broken = False",
    "    def outcome(self, state):",
    "        if state['phase'] == 'over' and not Engine.broken:",
    "            Engine.broken = True",
    "            raise Refusal(-32603, 'no outcome')",
    "        answer = super().outcome(state)",
    "        if Engine.broken and state['phase'] != 'over':",
    "            answer['outcome']['over'] = True",
    "        return answer",
)


def test_what_fails_only_after_an_internal_error_is_not_blamed_on_a_rule(tmp_path: Path) -> None:
    ending = f"{GAME}/ending/the_last_turn_of_the_last_day_ends_the_game"
    fox = f"{GAME}/fox/blue_robs_red"
    report = run_on_toy(
        engine_script(tmp_path, *BROKEN_BY_AN_ERROR), selection=Selection(cases=(ending, fox))
    )
    [kept, error] = only_game(report).faults
    assert (kept.example, kept.passes_alone) == (fox, True)
    assert kept.after.startswith(f"{GAME}/ending/")
    assert (error.example, error.passes_alone) == (ending, False)


def test_a_failure_that_fails_again_alone_is_no_such_finding() -> None:
    faults = only_game(run_on_toy(stdio("purse_off_by_one"))).faults
    assert faults and not any(fault.passes_alone for fault in faults)
