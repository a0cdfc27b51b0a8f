"""Runs: what is selected, several engines at once, known failures, and ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.api import Options, Watcher, verify
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input.problems import DataError, UsageError
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports import junit
from ruleproof.reports.badge import badge
from ruleproof.reports.model import Report, SuggestedReading, percent
from ruleproof.reports.text import verdict_line
from ruleproof.running.readings import readings_in_force
from ruleproof.running.selection import Selection
from tests.toybox import (
    CONTESTED,
    ENGINES,
    GAME,
    TESTS,
    TOY,
    ToyCopy,
    by_case,
    engine_script,
    is_gone,
    only_game,
    run_on_toy,
    stdio,
    toy_cases,
    toy_suite,
    verdicts,
)

PRICE = "market_day/turn/cloth_costs_two_coins"
ROLLS = "market_day/turn/the_die_decides_what_work_earns"


def selected(*, cases: tuple[str, ...] = (), clauses: tuple[str, ...] = ()) -> list[str]:
    return list(verdicts(run_on_toy(selection=Selection(clauses, cases))))


def test_without_a_selection_every_case_is_run_once_in_the_order_of_the_files() -> None:
    report = run_on_toy()
    assert Counter(list(verdicts(report))) == Counter(case.id for case in toy_cases())
    game = only_game(report)
    assert (game.total, game.selected) == (83, 83)


@pytest.mark.parametrize("engine", ["multiplies_the_bonus", "names_the_wrong_winner", "rolls_off_by_one"])
def test_a_fault_that_only_tours_show_is_blamed_on_the_rules_of_its_steps(engine: str) -> None:
    report = run_on_toy(stdio(engine), selection=Selection(cases=("market_day/tours",)))
    assert report.status == 1
    results = by_case(report)
    for fault in only_game(report).faults:
        assert any(fault.clause in results[case].clauses for case in fault.cases)


@pytest.mark.parametrize(
    ("pattern", "count"),
    [
        (PRICE, 1),
        (f"{ROLLS}/4", 1),
        (ROLLS, 4),
        ("market_day/fox", 6),
        ("market_day/fox/", 6),
        ("market_day", 83),
        ("*/tours/*", 18),
        ("market_day/tours/two_traders", 7),
        ("market_day/*/*rob*", 3),
    ],
)
def test_a_case_is_named_by_its_id_by_what_is_above_it_or_by_a_pattern(pattern: str, count: int) -> None:
    found = selected(cases=(pattern,))
    assert len(found) == count


def test_a_case_whose_id_begins_like_another_is_another() -> None:
    assert selected(cases=("market_day/turn/three_pieces_are_sol*",)) == [
        "market_day/turn/three_pieces_are_sold"
    ]
    with pytest.raises(UsageError, match="no such case"):
        selected(cases=("market_day/turn/three_pieces_are",))


def test_a_clause_names_its_scenarios_and_the_steps_of_tours() -> None:
    found = selected(clauses=("market_day.fox.takes_a_coin",))
    assert sum("/fox/" in case for case in found) == 4
    assert "market_day/tours/three_traders/2" in found
    assert all("market_day.fox.takes_a_coin" in case.clauses for case in toy_cases() if case.id in found)


def test_clauses_and_cases_together_narrow_the_run() -> None:
    assert selected(clauses=("market_day.fox.*",), cases=("*/tours/*",)) == [
        "market_day/tours/three_traders/2"
    ]


@pytest.mark.parametrize(
    ("selection", "told"),
    [
        (
            Selection(cases=("market_day/turn/cloth_costs_two_coin",)),
            "no such case\n    nearest: market_day/turn/cloth_costs_two_coins",
        ),
        (
            Selection(clauses=("market_day.fox.takes_coin",)),
            "no such clause\n    nearest: market_day.fox.takes_a_coin",
        ),
        (Selection(clauses=("*.nothing.*",)), "no such clause"),
        (
            Selection(cases=("market_day/turn/three_pieces_are_so",)),
            "no such case\n    nearest: market_day/turn/three_pieces_are_sold",
        ),
        (
            Selection(cases=("market_day/turn/the_die_dec",)),
            "did you mean 'market_day/turn/the_die_decides_what_work_earns/*'?",
        ),
        (
            Selection(cases=("Market_Day/turn/cloth_costs_two_coins",)),
            "nearest: market_day/turn/cloth_costs_two_coins",
        ),
    ],
)
def test_a_name_that_picks_nothing_is_wrong_usage(selection: Selection, told: str) -> None:
    with pytest.raises(UsageError) as found:
        run_on_toy(selection=selection)
    assert told in str(found.value)


def test_a_partial_run_says_how_many_cases_there_are() -> None:
    game = only_game(run_on_toy(selection=Selection(cases=(PRICE,))))
    assert (game.total, game.selected, game.judged) == (83, 1, 1)


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


@pytest.mark.parametrize("jobs", [2, 5])
def test_several_jobs_judge_every_case_once(jobs: int) -> None:
    report = run_on_toy(stdio("market"), jobs=jobs)
    assert Counter(list(verdicts(report))) == Counter(case.id for case in toy_cases())
    assert report.status == 0


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


@pytest.mark.parametrize(
    "engine", ["forgets_whose_turn", "lists_an_extra_action", "plays_another_reading", "multiplies_the_bonus"]
)
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
    ("options", "tied_bids", "tie"),
    [
        ({}, "card_discarded", "shared"),
        ({"profile": "village"}, "caller_first", "shared"),
        ({"profile": "town"}, "card_discarded", "more_coins"),
        ({"readings": {"market_day.ruling.tie": "more_coins"}}, "card_discarded", "more_coins"),
        ({"readings": {"tie": "more_coins"}}, "card_discarded", "more_coins"),
        ({"profile": "town", "readings": {"tie": "shared"}}, "card_discarded", "shared"),
    ],
)
def test_readings_come_from_the_command_the_profile_or_what_is_adopted(
    options: dict[str, Any], tied_bids: str, tie: str
) -> None:
    report = run_on_toy(selection=Selection(cases=(PRICE,)), **options)
    assert only_game(report).readings == {
        "market_day.ruling.tied_bids": tied_bids,
        "market_day.ruling.tie": tie,
    }


def offer(**readings: Any) -> GameOffer:
    return GameOffer((), {}, {f"market_day.ruling.{name}": declared for name, declared in readings.items()})


@pytest.mark.parametrize(
    ("declared", "profile", "given", "tie"),
    [
        (("more_coins", "shared"), "", {}, "more_coins"),
        (("more_coins", "shared"), "", {"tie": "shared"}, "shared"),
        (("more_coins",), "village", {}, "shared"),
        (("no_such_reading",), "", {}, "shared"),
    ],
)
def test_the_defaults_of_the_engine_are_in_force_where_nobody_says_otherwise(
    declared: Any, profile: str, given: dict[str, str], tie: str
) -> None:
    assert (
        readings_in_force(toy_suite().game, offer(tie=declared), profile, given)["market_day.ruling.tie"]
        == tie
    )


@pytest.mark.parametrize(
    ("profile", "given", "told"),
    [
        ("city", {}, "--profile city: market_day has no such profile; it has: village, town"),
        ("VILLAGE", {}, "it has: village, town\n    nearest: village"),
        (
            "",
            {"ties": "shared"},
            "--reading ties=shared: no switchable ruling has this id\n    nearest: market_day.ruling.tie",
        ),
        (
            "",
            {"tie": "share"},
            "--reading tie=share: market_day.ruling.tie has the readings shared, more_coins",
        ),
        ("", {"fox_against_the_poor": "allowed"}, "no switchable ruling has this id"),
    ],
)
def test_an_unknown_profile_or_reading_is_wrong_usage(profile: str, given: dict[str, str], told: str) -> None:
    with pytest.raises(UsageError) as found:
        readings_in_force(toy_suite().game, offer(), profile, given)
    assert told in str(found.value)


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ({}, "shared"),
        ({"tie": ("shared",)}, "shared"),
    ],
)
def test_a_reading_that_the_engine_does_not_list_is_not_asked_of_it(
    declared: dict[str, Any], told: str
) -> None:
    with pytest.raises(UsageError) as found:
        readings_in_force(toy_suite().game, offer(**declared), "", {"tie": "more_coins"}, "My engine")
    assert (
        str(found.value)
        == f"--reading tie=more_coins: My engine does not list this reading in hello (it plays {told})"
    )


def test_the_adopted_reading_may_be_asked_of_an_engine_that_says_nothing() -> None:
    assert (
        readings_in_force(toy_suite().game, offer(), "", {"tie": "shared"})["market_day.ruling.tie"]
        == "shared"
    )


def test_a_reading_of_a_profile_that_the_engine_does_not_list_is_noted() -> None:
    report = run_on_toy(stdio("plays_one_reading_only"), profile="town")
    assert any(
        "the profile town asks for market_day.ruling.tie=more_coins, which the engine does not list" in note
        for note in only_game(report).notes
    )
    assert not only_game(run_on_toy(stdio("market"), profile="town")).notes


def test_a_reading_that_there_is_not_is_refused(tmp_path: Path) -> None:
    body = "Engine.readings_offered = lambda self: {'market_day.ruling.tie': ['share']}"
    with pytest.raises(UsageError, match=r"market_day\.ruling\.tie has no reading 'share'"):
        run_on_toy(engine_script(tmp_path, body))


@pytest.mark.parametrize(("name", "declared"), [("ties", ["shared"]), ("fox_against_the_poor", ["allowed"])])
def test_a_ruling_that_is_not_known_or_not_switchable_is_a_note_on_the_run(
    tmp_path: Path, name: str, declared: list[str]
) -> None:
    body = f"Engine.readings_offered = lambda self: {{'market_day.ruling.{name}': {declared!r}}}"
    report = run_on_toy(engine_script(tmp_path, body))
    told = f"hello names 'market_day.ruling.{name}', which is not a switchable ruling; it is ignored"
    assert only_game(report).notes == (f"{told}; nearest: market_day.ruling.tie",)
    assert report.status == 0


@pytest.mark.parametrize("named", [[], ["tie"], ["tie", "tied_bids"]])
def test_an_engine_is_configured_with_the_rulings_that_it_names_only(
    tmp_path: Path, named: list[str]
) -> None:
    """Else every ruling that becomes switchable would break the engines that refuse what they do not know."""
    rulings = {f"market_day.ruling.{name}" for name in named}
    body = f"""offered, configure = Engine.readings_offered, Engine.configure
named = {rulings!r}
Engine.readings_offered = lambda self: {{one: told for one, told in offered(self).items() if one in named}}
Engine.configure = lambda self, game, components, readings: (
    configure(self, game, components, readings)
    if set(readings) == named
    else {{"accepted": False, "reasons": ["rulings that are not known"]}}
)"""
    found = by_case(run_on_toy(engine_script(tmp_path, body)))
    assert all(
        result.verdict in (v.PASS, v.CONTESTED) or "does not play market_day.ruling." in result.reason
        for result in found.values()
    )
    assert Counter(one.verdict for one in found.values())[v.UNSUPPORTED] == {0: 2, 1: 1, 2: 0}[len(named)]


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


def test_a_reading_under_which_every_failing_case_passes_is_suggested() -> None:
    game = only_game(run_on_toy(stdio("plays_another_reading")))
    (fault,) = game.faults
    assert fault.suggests == SuggestedReading("market_day.ruling.tied_bids", "caller_first", "card_discarded")
    assert [ruling.id for ruling in game.rulings] == ["market_day.ruling.tied_bids"]
    assert game.readings["market_day.ruling.tied_bids"] == "card_discarded"


def test_a_run_whose_deadline_has_passed_reports_what_was_judged(tmp_path: Path) -> None:
    slow = (
        "import time; outcome = Engine.outcome",
        "Engine.outcome = lambda *given: time.sleep(0.3) or outcome(*given)",
    )
    report = run_on_toy(engine_script(tmp_path, *slow), deadline=1.0)
    assert (report.status, report.interrupted) == (130, True)
    assert "the deadline of 1 s has passed; --deadline sets another" in report.notes
    assert 0 < only_game(report).selected < 83


def test_where_no_reading_explains_a_fault_none_is_suggested() -> None:
    game = only_game(run_on_toy(stdio("multiplies_the_bonus")))
    assert game.faults and not any(fault.suggests or fault.rests_on for fault in game.faults)


def test_a_game_that_the_engine_does_not_offer_is_refused_at_once() -> None:
    with pytest.raises(
        UsageError, match="--game market_day: market does not offer it in hello; it offers ludo"
    ):
        run_on_toy(stdio("offers_no_known_game"))


def test_a_game_without_profiles_says_so() -> None:
    game = msgspec.structs.replace(toy_suite().game, profiles={})
    with pytest.raises(UsageError, match="--profile town: market_day has no profiles"):
        readings_in_force(game, offer(), "town", {})


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


def known_failures(folder: Path, *lines: str) -> Path:
    path = folder / "known.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8-sig")  # as some editors write
    return path


def test_a_known_failure_runs_and_fails_nobody(tmp_path: Path) -> None:
    path = known_failures(
        tmp_path,
        "# our engine cannot roll yet",
        f"{ROLLS}/4  # the boundary",
        "market_day/tours/two_traders/7",
        "",
    )
    report = run_on_toy(stdio("rolls_off_by_one"), known_failures=path)
    assert report.status == 0
    assert by_case(report)[f"{ROLLS}/4"].verdict == v.FAIL
    assert by_case(report)[f"{ROLLS}/4"].known
    assert not by_case(report)[f"{ROLLS}/1"].known
    assert verdict_line(report).endswith(" except for 2 known failures (exit status 0)")
    assert "· 2 known failures" in str(badge(report)["message"])
    assert badge(report)["color"] != "brightgreen"
    assert b"except for 2 known failures" in junit.encode(report)


def test_a_failure_that_is_not_known_counts(tmp_path: Path) -> None:
    assert (
        run_on_toy(stdio("rolls_off_by_one"), known_failures=known_failures(tmp_path, f"{ROLLS}/4")).status
        == 1
    )


def test_a_known_failure_that_passes_fails_the_run(tmp_path: Path) -> None:
    path = known_failures(tmp_path, f"{ROLLS}/4", "market_day/tours/two_traders/7", PRICE)
    report = run_on_toy(stdio("rolls_off_by_one"), known_failures=path)
    assert report.status == 1
    assert any(PRICE in entry and "3" in entry for entry in report.unexpected_passes)
    assert len(report.unexpected_passes) == 1


def test_a_pattern_may_name_several_known_failures(tmp_path: Path) -> None:
    path = known_failures(tmp_path, f"{ROLLS}/*", "market_day/tours/two_traders/*")
    report = run_on_toy(stdio("rolls_off_by_one"), known_failures=path)
    assert report.status == 0
    assert b"<failure" not in junit.encode(report)


def test_a_pattern_whose_judged_cases_all_pass_is_stale_also_when_it_names_cases_that_cannot_be_judged(
    tmp_path: Path,
) -> None:
    contested = "market_day/fox/a_fox_cannot_rob_a_player_without_coins"
    report = run_on_toy(known_failures=known_failures(tmp_path, "market_day/fox/*"))
    assert by_case(report)[contested].verdict == v.CONTESTED
    assert len(report.unexpected_passes) == 1
    assert run_on_toy(known_failures=known_failures(tmp_path, contested)).unexpected_passes == ()


@pytest.mark.parametrize("games", [(), (GAME,)])
def test_a_known_failure_that_no_case_has_is_told_with_its_line(
    tmp_path: Path, games: tuple[str, ...]
) -> None:
    path = known_failures(tmp_path, "# a note", f"{ROLLS}/5")
    with pytest.raises(DataError) as told:
        verify(Options(data=(TOY,), games=games, known_failures=path, engine=stdio("market")))
    assert f"{path}:2: no case matches '{ROLLS}/5'" in str(told.value)
    assert "nearest: " in str(told.value)


def test_known_failures_of_a_game_that_is_not_run_are_passed_over_and_those_of_no_game_are_not(
    tmp_path: Path,
) -> None:
    assert run_on_toy(known_failures=known_failures(tmp_path, "lost_cities_rivals/some/case")).status == 0
    with pytest.raises(DataError, match="no case matches 'lost_city_rivals/some/case'"):
        run_on_toy(known_failures=known_failures(tmp_path, "lost_city_rivals/some/case"))


def test_a_file_of_known_failures_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be read"):
        run_on_toy(known_failures=tmp_path / "none.txt")


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


def interrupted_run(tmp_path: Path, *, jobs: int) -> tuple[subprocess.Popen[str], list[int]]:
    """Start a run on an engine that falls asleep in one case.

    Return it when the engine sleeps, with the engines' process ids.
    """
    body = (
        f"open({str(tmp_path / 'pids')!r}, 'a').write(str(os.getpid()) + '\\n')",
        "def write(request, reply):",
        "    if is_rare(request):",
        f"        open({str(tmp_path / 'asleep')!r}, 'w').close()",
        "        time.sleep(600)",
        "    send_reply(request, reply)",
    )
    command = [
        sys.executable,
        "-m",
        "ruleproof",
        "verify",
        "--engine",
        engine_script(tmp_path, *body),
        "--data",
        str(TOY),
        "--game",
        GAME,
    ]
    command += ["--report", str(tmp_path / "report"), "--timeout", "300", "--jobs", str(jobs)]
    env = {**os.environ, "PYTHONPATH": str(TESTS.parent)}
    run = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not (tmp_path / "asleep").exists() and run.poll() is None:
        time.sleep(0.01)
    return run, [int(pid) for pid in (tmp_path / "pids").read_text().split()]


@pytest.mark.parametrize("jobs", [1, 3])
def test_ctrl_c_keeps_the_results_so_far_and_leaves_no_process(tmp_path: Path, jobs: int) -> None:
    run, engines = interrupted_run(tmp_path, jobs=jobs)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130, out + err
    assert "Traceback" not in out + err
    assert all(is_gone(pid) for pid in engines)
    report = json.loads((tmp_path / "report" / "report.json").read_text())
    assert report["interrupted"] is True
    (game,) = report["games"]
    judged = len(game["results"])
    assert 20 < judged < 83
    assert {result["verdict"] for result in game["results"]} <= {v.PASS, v.CONTESTED}


def test_a_second_ctrl_c_ends_the_run_too(tmp_path: Path) -> None:
    run, engines = interrupted_run(tmp_path, jobs=2)
    for _ in range(50):
        run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode in (130, -signal.SIGINT), out + err
    assert all(is_gone(pid) for pid in engines)


def test_a_child_that_nobody_has_ended_ends_with_the_kit() -> None:
    script = (
        "from ruleproof.engines.stdio import StdioConnection\n"
        "print(StdioConnection(['sleep', '600'])._child.pid)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=TESTS.parent, capture_output=True, text=True, check=True
    )
    assert is_gone(int(done.stdout))


def test_an_engine_that_offers_nothing_known_is_told_what_is_known() -> None:
    with pytest.raises(
        UsageError, match=r"the engine offers none of the known games \(.*market_day\); it offers: ludo"
    ):
        verify(Options(engine=stdio("offers_no_known_game"), data=(TOY,)))


def test_without_a_game_those_that_the_engine_offers_are_run() -> None:
    report = verify(Options(engine=stdio("market"), data=(TOY,)))
    assert [game.id for game in report.games] == [GAME]


def test_a_case_names_its_game() -> None:
    report = verify(Options(data=(TOY,), selection=Selection(cases=(PRICE,))))
    assert [game.id for game in report.games] == [GAME]


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
