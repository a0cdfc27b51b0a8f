"""Fresh games find what knows the suite alone, and nothing in what plays by the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ruleproof.judging import verdicts as v
from ruleproof.reports import junit
from ruleproof.reports.badge import badge
from ruleproof.reports.text import verdict_line, why_not
from ruleproof.running import fresh_games
from ruleproof.running.fresh_games import FreshTable, not_done, seconds_for
from ruleproof.running.fresh_outcome import FreshGames
from ruleproof.running.selection import Selection
from tests.reports.samples import failing, result
from tests.toybox import ALL_VERBS, engine_script, only_game, run_on_toy, stdio, toy_recordings, toy_stories


def fresh_of(**options: Any) -> FreshGames:
    fresh = only_game(run_on_toy(ask_again=True, **options)).fresh
    assert fresh is not None
    return fresh


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the file in which an engine has noted the answers to the whole suite."""
    path = str(tmp_path_factory.mktemp("learnt") / "book.json")
    run_on_toy(stdio("remembers", path, "learn"))
    return path


def test_an_engine_that_looks_its_answers_up_passes_the_suite_and_is_found_by_a_fresh_game(
    book: str,
) -> None:
    parrot = stdio("remembers", book)
    assert run_on_toy(parrot).status == 0
    report = run_on_toy(parrot, fresh=3, seed=1)
    assert report.status == 1
    fresh = only_game(report).fresh
    assert fresh is not None and fresh.result is not None and fresh.result.verdict.is_fault
    assert set(only_game(report).counts) == {v.PASS, v.CONTESTED}
    assert "(seed 1)" in why_not(report) and "--seed 1" in why_not(report)
    assert "Fresh game 1" in why_not(report)
    assert badge(report)["message"].endswith(" · a fresh game differs")  # type: ignore[union-attr]
    assert badge(report)["color"] == "orange"


def test_an_engine_that_calls_fresh_games_unsupported_does_not_plainly_conform(book: str) -> None:
    for declared in ({}, {"verbs": ["outcome"]}, {"verbs": ["new_game", "view"]}):
        words = ("evades", "declares", json.dumps(declared).replace('"', r"\""))
        fresh = only_game(run_on_toy(stdio("remembers", book, *words), fresh=6, seed=1)).fresh
        assert fresh is not None and "not in the book" in fresh.not_done, declared
    report = run_on_toy(stdio("remembers", book, "evades"), fresh=3)
    assert "to the suite alone (no fresh games)" in verdict_line(report)
    assert badge(report)["color"] == "orange"


def test_a_game_whose_end_an_engine_defers_does_not_count(tmp_path: Path) -> None:
    """It plays all but the last turn, of which it says that its state comes later."""
    body = (
        "def write(request, reply):",
        "    if request['method'] == 'apply' and 'result' in reply:",
        "        if reply['result']['state']['phase'] == 'over': reply['result']['deferred'] = True",
        "    send_reply(request, reply)",
    )
    report = run_on_toy(engine_script(tmp_path, *body), fresh=6)
    fresh = only_game(report).fresh
    assert fresh is not None and "an action that the engine defers" in fresh.not_done


def test_an_engine_that_has_no_positions_in_an_auction_plays_fresh_games(tmp_path: Path) -> None:
    """So do engines that say unsupported in the middle of another game: what follows is no fault."""
    body = (
        "def write(request, reply):",
        "    state = request['params'].get('state', {})",
        "    if state.get('phase') == 'auction' or state.get('table', {}).get('deck') == []:",
        "        reply = {'jsonrpc': '2.0', 'id': request['id'], 'error': {'code': 4, 'message': 'no'}}",
        "    send_reply(request, reply)",
    )
    fresh = only_game(run_on_toy(engine_script(tmp_path, *body), fresh=6)).fresh
    assert fresh is not None and fresh.result is None


def test_fresh_games_from_positions_reach_the_end_of_long_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak or a mistake may begin late in a game; here a game is cut after six plays."""
    monkeypatch.setattr(fresh_games, "_MOST_PLAYS", 6)
    table = FreshTable(toy_recordings(), ALL_VERBS, toy_stories(), lambda: None, 10.0)  # type: ignore[arg-type, return-value]
    made = [one for one, _ in table.made(40, 1) if not one.story.start.is_new_game]
    assert sum(not one.recording.made(len(one.story.plays)).legal for one in made) > 15


def test_the_reference_differs_from_itself_in_no_fresh_game() -> None:
    fresh = fresh_of(fresh=6, seed=2)
    assert fresh.words.startswith("6 fresh games repeated: no difference (seed 2); ")
    assert fresh.plays > 6


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    again, same, other = (fresh_of(fresh=3, seed=seed) for seed in (3, 3, 4))
    assert again == same
    assert again.plays != other.plays


def test_without_a_seed_one_is_drawn() -> None:
    assert fresh_of(fresh=1).seed != fresh_of(fresh=1).seed


@pytest.mark.parametrize(
    ("options", "why"),
    [({"fresh": 0, "ask_again": True}, "skipped (--fresh 0)"), ({"fresh": 3}, "the reference was not run")],
)
def test_a_run_says_why_there_are_no_fresh_games(options: dict[str, object], why: str) -> None:
    report = run_on_toy(**options)  # type: ignore[arg-type]
    fresh = only_game(report).fresh
    assert fresh is not None and fresh.words == f"fresh games not played: {why}"
    assert report.status == 0
    assert ("to the suite alone (no fresh games)" in verdict_line(report)) == ("ask_again" in options)
    assert badge(report)["message"].endswith(" · no fresh games")  # type: ignore[union-attr]


def test_of_a_part_of_the_suite_no_more_is_said_than_was_tried() -> None:
    report = run_on_toy(ask_again=True, selection=Selection(cases=("market_day/turn/*",)))
    assert "conforms in the " in verdict_line(report) and " of 83 cases tried" in verdict_line(report)
    assert "rules judged are kept" in str(badge(report)["message"])
    assert badge(report)["color"] == "orange", "all cases but one may be asked for"


def test_junit_fails_where_only_a_fresh_game_differs(book: str) -> None:
    report = run_on_toy(stdio("remembers", book), fresh=1, seed=1)
    failures = ElementTree.fromstring(junit.encode(report)).findall(".//failure")
    assert [failure.get("type") for failure in failures] == ["verdict"]
    assert "fresh game" in str(failures[0].get("message")).lower()


def test_a_failing_engine_plays_no_fresh_games() -> None:
    passing = [result("fair/stall/one", v.PASS)]
    assert not_done(passing) == ""
    assert not_done([*passing, failing()]) == "1 of the cases already fail"


def test_an_engine_that_covers_everything_by_name_or_lacks_a_verb_is_found_by_a_fresh_game(
    book: str,
) -> None:
    for part in ({"covers": {"outcome": ["over"]}}, {"verbs": ["new_game", "legal_actions", "apply"]}):
        report = run_on_toy(
            stdio("remembers", book, "declares", json.dumps(part).replace('"', r"\"")), fresh=3, seed=1
        )
        fresh = only_game(report).fresh
        assert fresh is not None and fresh.result is not None, part


def test_games_of_a_seed_that_was_named_are_not_fresh() -> None:
    report = run_on_toy(ask_again=True, fresh=3, seed=3)
    assert "3 fresh games repeated" in fresh_of(fresh=3, seed=3).words
    assert "to the suite alone (no fresh games)" in verdict_line(report)
    assert badge(report)["message"].endswith(" · no fresh games")  # type: ignore[union-attr]


def test_a_short_run_leaves_an_engine_time_for_whole_games() -> None:
    assert seconds_for(0.1) == pytest.approx(5.01)
    assert seconds_for(1000.0) == pytest.approx(105.0)
