"""Altered actions: beside tours and fresh games, an engine is asked what the rules forbid."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from ruleproof.judging import verdicts as v
from ruleproof.reports.badge import badge
from ruleproof.reports.fix_first import fix_first
from ruleproof.reports.model import KEPT, SEEN, GameReport, Report
from ruleproof.reports.text import headline, rerun
from tests.toybox import engine_script, only_game, run_on_toy

ENGINES: dict[str, dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("altered.yaml").read_text("utf-8")
)
LIVE, BUYS_NOTHING, UNTRUSTED, CAREFUL = ENGINES["parts"].values()


def fault_of(report: Report) -> tuple[GameReport, str]:
    game = only_game(report)
    [fault] = game.faults
    return game, fault.example


def test_a_forbidden_move_that_a_live_engine_allows_is_found_with_its_rule(tmp_path: Path) -> None:
    engine = engine_script(tmp_path, LIVE, BUYS_NOTHING)
    assert run_on_toy(engine).status == 0
    report = run_on_toy(engine, fresh=1)
    game, example = fault_of(report)
    assert report.status == 1 and not report.conforms
    assert example.startswith("market_day/altered/")
    [entry] = fix_first(report)
    assert entry.fault.clause == "market_day.turn.one_or_two_pieces", entry.fault.suspects
    assert game.fresh is not None and f"--seed {game.fresh.seed}" in rerun(report, example)
    again = run_on_toy(engine, fresh=1, seed=game.fresh.seed)
    assert fault_of(again)[1] == example


def test_a_refusal_that_leaves_a_live_game_changed_is_found(tmp_path: Path) -> None:
    """It takes the coins of a purchase before it looks whether there are enough."""
    body = (
        "    owed = 0",
        "    def apply(self, state, seat, action, chance):",
        "        try:",
        "            made = super().apply(state, seat=seat, action=action, chance=chance)",
        "        except Refusal:",
        "            self.owed = 1",
        "            raise",
        "        made['state']['table']['coins'][seat] -= self.owed",
        "        return made",
    )
    report = run_on_toy(engine_script(tmp_path, LIVE, *body), fresh=1)
    [entry] = fix_first(report)
    assert report.status == 1
    assert entry.headline == "a refused action changes something"
    [result] = [one for one in only_game(report).results if one.verdict.is_fault]
    assert "a refused action must change nothing" in result.reason


@pytest.mark.parametrize("engine", ENGINES["out of turn"])
def test_what_shows_only_in_questions_out_of_turn_is_found(tmp_path: Path, engine: str) -> None:
    odd = ENGINES["out of turn"][engine]
    report = run_on_toy(engine_script(tmp_path, odd["engine"]), fresh=3, seed=1)
    [entry] = fix_first(report)
    [result] = [one for one in only_game(report).results if one.verdict.is_fault]
    assert report.status == 1
    assert odd["headline"] in entry.headline
    assert odd["said"] in result.reason


def test_a_single_wrong_step_of_a_tour_has_a_report(tmp_path: Path) -> None:
    """An engine that loads no positions shows some mistakes in tours alone."""
    body = (
        "    def seen(self, state, seat):",
        "        seen = super().seen(state, seat)",
        "        return {**seen, 'day': 1} if state['phase'] == 'over' else seen",
    )
    report = run_on_toy(engine_script(tmp_path, LIVE, *body))
    verdicts = {one.case: one.verdict for one in only_game(report).results if one.verdict.is_fault}
    assert report.status == 1 and verdicts and all("/tours/" in case for case in verdicts)
    assert [entry.headline for entry in fix_first(report)]


def test_a_rule_under_which_a_live_engine_refuses_is_kept_and_not_only_seen(tmp_path: Path) -> None:
    engine = engine_script(tmp_path, LIVE)
    alone, tried = (only_game(run_on_toy(engine, fresh=number)) for number in (0, 1))
    assert alone.rules[SEEN] > tried.rules[SEEN] > 0
    assert tried.fresh is not None and tried.fresh.altered
    states = {row.id: row.state for row in tried.clauses}
    assert {states[clause] for clause in tried.fresh.refused_under} <= {KEPT}
    assert f"{tried.rules[SEEN]} only seen" in headline([tried])
    assert f"{tried.fresh.altered} altered actions tried" in tried.fresh.words


REFUSES_NOTHING = {
    "unsupported": "            raise Refusal(3, 'unsupported')",
    "deferred": "            return {'state': state, 'deferred': True}",
}


PROHIBITIONS = ("bid_within_purse", "sell_up_to_three", "must_afford", "not_in_own_turn", "one_of_four")


def state_of(report: Report, rule: str) -> str:
    """Return what the report says about a rule, which some scenario tries to break."""
    [state] = [row.state for row in only_game(report).clauses if row.id.endswith(f".{rule}")]
    return state


@pytest.mark.parametrize("answer", REFUSES_NOTHING)
def test_an_engine_that_refuses_no_illegal_action_is_not_green(tmp_path: Path, answer: str) -> None:
    body = (
        "class Engine(Engine):",
        "    def apply(self, state, seat, action, chance):",
        "        try:",
        "            return super().apply(state, seat=seat, action=action, chance=chance)",
        "        except Refusal as refusal:",
        "            if refusal.code != 1: raise",
        REFUSES_NOTHING[answer],
    )
    report = run_on_toy(engine_script(tmp_path, *body), fresh=3, seed=1)
    fresh = only_game(report).fresh
    assert fresh is not None and fresh.refuses_few and not fresh.refused_under
    assert f"none of {fresh.unrefused} altered actions refused" in fresh.words
    assert {state_of(report, rule) for rule in PROHIBITIONS} == {SEEN}
    made = badge(report)
    assert "green" not in str(made["color"])
    assert "no altered action refused" in str(made["message"])


@pytest.mark.parametrize("engine", ENGINES["careless"])
def test_an_engine_for_untrusted_clients_is_asked_what_the_schema_forbids(
    tmp_path: Path, engine: str
) -> None:
    careless = ENGINES["careless"][engine]
    trusting = ("class Engine(Engine):", careless["engine"])
    assert run_on_toy(engine_script(tmp_path, *trusting), fresh=3).status == 0
    report = run_on_toy(engine_script(tmp_path, UNTRUSTED, CAREFUL, *trusting), fresh=3, seed=1)
    game, example = fault_of(report)
    assert example.startswith("market_day/altered/")
    result = next(one for one in game.results if one.case == example)
    assert result.verdict.is_fault and careless["said"] in result.reason


def test_an_engine_that_checks_what_clients_send_conforms(tmp_path: Path) -> None:
    report = run_on_toy(engine_script(tmp_path, UNTRUSTED, CAREFUL), fresh=3, seed=1)
    assert report.status == 0, [one.reason for one in only_game(report).results if one.verdict.is_fault]
    assert set(only_game(report).counts) <= {v.PASS, v.CONTESTED}
