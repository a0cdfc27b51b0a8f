"""Engines that cover a part of a game: what they leave out is neither compared nor counted as proved."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ruleproof.cli.smoke import SmokeOptions, smoke
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.stdio import StartError
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.badge import badge
from ruleproof.reports.model import score_of
from ruleproof.reports.text import rules_kept
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.workers import Workers
from tests.running.partial import AUCTION, TABLE, TYPES, WithoutAuctions, all_but, copying, covering, without
from tests.toybox import (
    GAME,
    TOY,
    ToyCopy,
    engine_script,
    judge_on_toy,
    only_game,
    run_on_toy,
    toy_recordings,
    toy_stories,
)
from tools.quality.baselines import BASELINES, Baseline


def counts(results: dict[str, Result]) -> Counter[str]:
    return Counter(result.verdict for result in results.values())


def only_scores(_request: dict[str, Any], reply: dict[str, Any]) -> None:
    if "outcome" in reply.get("result", {}):
        outcome = reply["result"]["outcome"]
        reply["result"]["outcome"] = {"scores": outcome["scores"]}


def test_an_outcome_of_scores_alone_judges_a_scorer_without_an_invented_winner() -> None:
    found = judge_on_toy(only_scores, offer=covering(("outcome",), outcome=("scores",)))
    assert set(counts(found)) <= {v.PASS, v.UNSUPPORTED, v.CONTESTED}
    assert counts(found)[v.PASS] > 3
    found = judge_on_toy(only_scores, offer=covering(outcome=("scores",)))
    assert set(counts(found)) <= {v.PASS, v.UNSUPPORTED, v.CONTESTED}
    reasons = {result.reason for result in found.values() if result.verdict == v.UNSUPPORTED}
    assert "the engine does not cover outcome/winners" in reasons


def test_the_same_scorer_is_at_fault_where_it_says_nothing_of_its_coverage() -> None:
    found = judge_on_toy(only_scores, offer=covering(("outcome",)))
    assert v.ILLEGAL_REPLY in counts(found)


def test_a_wrong_score_is_a_fault_of_a_scorer() -> None:
    def one_more(request: dict[str, Any], reply: dict[str, Any]) -> None:
        only_scores(request, reply)
        for score in reply.get("result", {}).get("outcome", {}).get("scores", {}).values():
            score["total"] += 1

    found = judge_on_toy(one_more, offer=covering(("outcome",), outcome=("scores",)))
    assert set(counts(found)) == {v.DIVERGES, v.UNSUPPORTED, v.CONTESTED}


def test_a_key_that_is_covered_must_be_there_and_be_what_the_schema_wants() -> None:
    def spoilt(request: dict[str, Any], reply: dict[str, Any]) -> None:
        only_scores(request, reply)
        if "outcome" in reply.get("result", {}):
            reply["result"]["outcome"] = {"scores": {"Red": 3, "Blue": 4}}

    for change in (spoilt, lambda _request, reply: reply.get("result", {}).get("outcome", {}).clear()):
        found = judge_on_toy(change, offer=covering(("outcome",), outcome=("scores",)))
        assert set(counts(found)) <= {v.ILLEGAL_REPLY, v.UNSUPPORTED, v.CONTESTED}


def test_an_engine_without_some_actions_is_judged_by_the_others() -> None:
    rest = tuple(kind for kind in TYPES if kind != "fox")
    found = judge_on_toy(without("fox"), offer=covering(actions=rest))
    assert set(counts(found)) <= {v.PASS, v.UNSUPPORTED, v.CONTESTED}
    assert counts(found)[v.PASS] > 50
    foxes = [result for case, result in found.items() if "/fox/" in case and result.verdict != v.CONTESTED]
    assert {result.verdict for result in foxes} == {v.UNSUPPORTED}
    assert "the engine does not cover the action 'fox'" in {result.reason for result in foxes}
    assert set(v.FAULTS) & set(counts(judge_on_toy(without("fox"))))


def test_a_tour_goes_on_behind_a_play_that_is_not_covered() -> None:
    rest = tuple(kind for kind in TYPES if kind not in ("call", "bid"))
    found = judge_on_toy(without("call", "bid"), "/tours/", offer=covering(actions=rest))
    kinds = [result.verdict for result in found.values()]
    assert set(kinds) == {v.PASS, v.UNSUPPORTED}
    first = kinds.index(v.UNSUPPORTED)
    assert v.PASS in kinds[first:]


def test_an_engine_that_cannot_be_set_past_a_play_that_is_not_covered_is_not_at_fault() -> None:
    left = without("call", "bid")

    def live(request: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any] | None:
        state = request["params"].get("state", {"x_mine": 1})
        if "x_mine" not in state:
            error = {"code": 4, "message": "unsupported position", "data": {"reason": "not mine"}}
            return {"jsonrpc": "2.0", "id": request["id"], "error": error}
        if "state" in reply.get("result", {}):
            reply["result"]["state"]["x_mine"] = 1
        return left(request, reply)

    rest = tuple(kind for kind in TYPES if kind not in ("call", "bid"))
    found = judge_on_toy(live, "/tours/", offer=covering(actions=rest))
    assert set(counts(found)) == {v.PASS, v.UNSUPPORTED}


def test_a_covered_action_that_is_left_out_is_a_fault() -> None:
    rest = tuple(kind for kind in TYPES if kind != "fox")
    found = judge_on_toy(without("fox", "buy"), offer=covering(actions=rest))
    assert counts(found)[v.FAIL] > 3


def test_an_uncovered_key_of_the_table_is_not_compared_and_needs_not_be_there() -> None:
    rest = tuple(kind for kind in TYPES if kind not in ("call", "bid"))
    offer = covering(actions=rest, table=TABLE)
    found = judge_on_toy(WithoutAuctions(), offer=offer)
    assert set(counts(found)) <= {v.PASS, v.UNSUPPORTED, v.CONTESTED}
    assert counts(found)[v.PASS] > 40


@pytest.mark.parametrize("drops", [False, True], ids=["copied", "dropped"])
@pytest.mark.parametrize("key", [key for key in (*TABLE, *AUCTION) if key != "seats"])
def test_a_key_that_is_copied_through_or_left_out_fails_nothing(key: str, drops: bool) -> None:
    found = judge_on_toy(copying(key, drops=drops), offer=all_but(key))
    assert set(counts(found)) <= {v.PASS, v.UNSUPPORTED, v.CONTESTED}
    assert counts(found)[v.PASS] > 20


def test_a_position_in_which_something_uncovered_lies_is_judged() -> None:
    found = judge_on_toy(copying(*AUCTION), "auction/nobody_works", offer=covering(table=TABLE))
    assert set(counts(found)) == {v.PASS}
    found = judge_on_toy(lambda _request, reply: _no_actions(reply), offer=covering(table=TABLE))
    assert counts(found)[v.FAIL] > 3


def _no_actions(reply: dict[str, Any]) -> None:
    if "actions" in reply.get("result", {}):
        reply["result"]["actions"] = []


def test_an_engine_that_is_wrong_in_a_covered_key_is_found_though_it_copies_others() -> None:
    def one_coin_more(request: dict[str, Any], reply: dict[str, Any]) -> None:
        if request["method"] == "apply" and "state" in reply.get("result", {}):
            coins = reply["result"]["state"]["table"]["coins"]
            coins[next(iter(coins))] += 1

    found = judge_on_toy(copying(*AUCTION, wrong=one_coin_more), offer=all_but(*AUCTION))
    assert counts(found)[v.FAIL] > 3


def test_a_case_in_which_an_uncovered_key_changes_is_unsupported() -> None:
    found = judge_on_toy(None, offer=all_but("goods_supply"))
    assert counts(found)[v.PASS] > 20
    told = {result.reason for result in found.values() if result.verdict == v.UNSUPPORTED}
    assert "the engine does not cover table/goods_supply, which changes" in told
    assert "the engine does not cover table/goods_supply, which changes on the way there" in told


def test_a_step_of_a_tour_that_changes_what_is_not_covered_proves_nothing() -> None:
    offer = covering(table=tuple(key for key in (*TABLE, *AUCTION) if key != "coin_supply"))
    found = judge_on_toy(None, "/tours/", offer=offer)
    assert "the engine does not cover table/coin_supply, which changes" in {
        result.reason for result in found.values()
    }


def test_a_step_of_a_tour_proves_no_clause_that_shows_only_where_the_engine_covers_not_all() -> None:
    whole = judge_on_toy(None, "/tours/")
    part = judge_on_toy(None, "/tours/", offer=covering(outcome=("over",), view=("hand",)))
    fewer = [case for case in whole if set(part[case].clauses) < set(whole[case].clauses)]
    assert len(fewer) >= 2
    assert {part[case].verdict for case in fewer} == {v.PASS}


def test_a_scenario_that_needs_the_whole_of_a_view_is_unsupported() -> None:
    found = judge_on_toy(None, offer=covering(view=("coins",)))
    reasons = {result.reason for result in found.values() if result.verdict == v.UNSUPPORTED}
    assert any(reason.startswith("the engine does not cover view/") for reason in reasons)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("part", ["actions", "table", "outcome", "view"])
@pytest.mark.parametrize("name", BASELINES)
def test_an_engine_without_rules_gains_next_to_nothing_by_covering_little(name: str, part: str) -> None:
    known = {
        "actions": TYPES,
        "table": (*TABLE, *AUCTION),
        "outcome": ("over", "why"),
        "view": ("day", "hand"),
    }
    for covered in [(), *((one,) for one in known[part])]:
        connect = lambda: InProcessConnection(Baseline(name, [GAME]), timed=False)  # noqa: E731
        offer = covering(BASELINES[name][0], **{part: covered})
        verdicts = Counter(
            one.verdict for one in Workers(toy_recordings(), offer, connect, 10.0).run(toy_stories())
        )
        assert float(score_of(verdicts)) < 5.0, (covered, verdicts)


def engine_covering(folder: Path, covers: dict[str, list[str]], *body: str) -> str:
    """Write an engine that says in its greeting what it covers; return its connection string."""
    return engine_script(
        folder,
        "class Partial(Engine):",
        "    def hello(self, protocol):",
        "        greeting = super().hello(protocol)",
        f"        greeting['games']['market_day']['covers'] = {covers!r}",
        "        return greeting",
        *(f"    {line}" for line in body),
        "Engine = Partial",
    )


def test_a_report_says_what_was_covered(tmp_path: Path) -> None:
    game = only_game(run_on_toy(engine_covering(tmp_path, {"outcome": ["scores"]})))
    assert "the engine covers only part of this game: outcome scores" in game.notes
    assert game.counts[v.UNSUPPORTED] > 0


@pytest.mark.parametrize(
    ("left_out", "state", "reason"),
    [
        ("winners", "not judged", "the engine does not cover outcome/winners"),
        ("over", "kept", ""),
    ],
)
def test_a_rule_is_not_kept_if_the_engine_does_not_tell_what_half_of_its_scenarios_check(
    toy_copy: ToyCopy, tmp_path: Path, left_out: str, state: str, reason: str
) -> None:
    ending = toy_copy.features / "ending.feature"
    further = (
        '\n    Scenario: Blue has a pig\n      Given the position "two traders, last turn"'
        "\n      When Blue works and rolls 1\n      Then Blue has 7 points\n"
    )
    ending.write_text(ending.read_text(encoding="utf-8") + further, encoding="utf-8")
    keys = [key for key in ("over", "winners", "why", "scores") if key != left_out]
    engine = engine_covering(
        tmp_path,
        {"outcome": keys},
        "def outcome(self, state):",
        "    found = super().outcome(state)['outcome']",
        "    losers = [seat for seat in state['table']['seats'] if seat not in found['winners']]",
        f"    return {{'outcome': {{**found, 'winners': losers if {left_out!r} == 'winners' else "
        "found['winners']}}",
    )
    report = run_on_toy(engine, toy_copy.root)
    row = only_game(report).rows["market_day.ending.most_points_win"]
    assert report.conforms
    assert row.counts[v.PASS] > 0
    assert (row.state, row.reason) == (state, reason)
    told = f"not judged, because {reason}"
    assert all(
        (told in text) == bool(reason) for text in (rules_kept(only_game(report)), badge(report)["message"])
    )


def test_a_list_of_every_name_is_full_coverage_and_of_a_list_that_lacks_little_this_is_reported(
    tmp_path: Path,
) -> None:
    names = {
        part: [one for one in known if "/" not in one]
        for part, known in toy_recordings().suite.validator.names.items()
    }
    whole = only_game(run_on_toy(engine_covering(tmp_path, names)))
    assert not [note for note in whole.notes if "covers only part" in note]
    assert not whole.counts.get(v.UNSUPPORTED)
    part = only_game(run_on_toy(engine_covering(tmp_path, {**names, "outcome": names["outcome"][:-1]})))
    assert f"the engine covers only part of this game: outcome without {names['outcome'][-1]}" in part.notes
    assert part.counts[v.UNSUPPORTED] > 0


LISTS_BUT = """def listed(self, state, seat):
        return [action for action in super().listed(state, seat) if action["type"] not in {types}]"""


def test_smoke_prints_the_coverage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rest = [kind for kind in TYPES if kind != "fox"]
    engine = engine_covering(tmp_path, {"actions": rest}, LISTS_BUT.format(types="('fox',)"))
    smoke(SmokeOptions(engine=engine, games=(GAME,), data=(TOY,)))
    assert f"covers actions {', '.join(rest)}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("covers", "told"),
    [
        ({"actions": ["biid"]}, "nearest: bid"),
        ({"table": ["stal"]}, "nearest: stall"),
        ({"outcome": ["winner"]}, "nearest: winners"),
        ({"view": ["hands"]}, "nearest: hand"),
        ({"action": ["bid"]}, "nearest: actions"),
    ],
)
def test_a_coverage_of_unknown_names_is_refused_with_the_mend(
    covers: dict[str, list[str]], told: str, tmp_path: Path
) -> None:
    with pytest.raises((UsageError, StartError)) as found:
        run_on_toy(engine_covering(tmp_path, covers))
    assert told in str(found.value)
    assert smoke(SmokeOptions(engine=engine_covering(tmp_path, covers), games=(GAME,), data=(TOY,))) in (1, 4)


def test_an_adapter_that_says_nothing_of_coverage_is_judged_on_everything() -> None:
    assert jsontext.encode(GameOffer(QUESTIONS)) == jsontext.encode({"verbs": list(QUESTIONS)})
    assert counts(judge_on_toy(None)).keys() <= {v.PASS, v.CONTESTED}
