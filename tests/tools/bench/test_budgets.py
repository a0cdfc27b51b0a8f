"""A budget is met, missed or not measured as the figures have it; only `--strict` makes a missed one fail."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools.bench import __main__ as command
from tools.bench import budgets, kit, peers, site, suites
from tools.bench.clock import Run, RunFailed, Sample, Timing, in_turns

ROOT = Path(__file__).resolve().parents[3]
GOOD = {
    kit.COLD: 0.9,
    kit.WARM: 0.2,
    kit.ONE_AT_A_TIME: 3.0,
    kit.FIRST_VERDICT: 0.2,
    "cucumber-js": 2.0,
    "behave": 2.0,
    "pytest-bdd": 8.0,
}


def timing(name: str, *seconds: float) -> Timing:
    return Timing(name, tuple(Sample(wall, wall) for wall in seconds))


def timings(**changes: float) -> dict[str, Timing]:
    return {name: timing(name, seconds) for name, seconds in {**GOOD, **changes}.items()}


def played(listed: int, ms: float = 1000.0) -> Timing:
    output = json.dumps({"games": 1, "listed": listed, "applied": 1, "seconds": ms / 1000})
    return Timing("play", (Sample(1.0, 1.0, output),))


def compared(inside: float, alone: float, stdio: float, echo: float) -> Timing:
    run = {"game": "g", "actions": 100, "inside": inside, "alone": alone, "stdio": stdio, "echo": echo}
    return Timing("play, g", (Sample(1.0, 1.0, json.dumps(run)),))


def test_play_is_held_against_the_reference_alone_and_a_bare_echo() -> None:
    good, bad = compared(2.0, 0.91, 2.0, 0.81), compared(2.0, 0.89, 2.0, 0.79)
    assert words(budgets.compared_verdicts({"play, g": good}, ["play, g"])) == ["met", "met"]
    assert words(budgets.compared_verdicts({"play, g": bad}, ["play, g"])) == ["MISSED", "MISSED"]
    assert words(budgets.compared_verdicts({}, ["play, g"])) == ["not measured", "not measured"]
    assert "50 in process" in budgets.compared_line(good)


def clicked(wall: float, largest: int) -> Timing:
    run = {"wall": wall, "processor": wall / 2, "slowest": 2 * wall, "largest": largest, "clicks": 9}
    return Timing("explore, g", (Sample(1.0, 1.0, json.dumps(run)),))


def test_a_click_and_a_page_are_held_against_their_budgets() -> None:
    good, bad = clicked(59.0, 299_999), clicked(60.0, 300_000)
    name = "explore, g"
    assert words(budgets.click_verdicts({name: good}, [name])) == ["met", "met"]
    assert words(budgets.click_verdicts({name: bad}, [name])) == ["MISSED", "MISSED"]
    assert words(budgets.click_verdicts({}, [name])) == ["not measured", "not measured"]
    assert "59 ms, processor   30 ms" in budgets.click_line(good)


def words(found: list[budgets.Verdict]) -> list[str]:
    return [verdict.word for verdict in found]


def test_the_first_verdict_has_a_budget_and_peers_are_figures_without_one() -> None:
    assert words(budgets.verdicts(timings(), {}, {})) == ["met"]
    assert words(budgets.verdicts(timings(**{kit.FIRST_VERDICT: 0.21}), {}, {})) == ["MISSED"]
    assert words(budgets.verdicts({}, {}, {})) == ["not measured"]


def test_random_play_is_judged_by_the_slowest_number_of_seats_on_a_machine_as_fast_as_its_peer() -> None:
    there = {"two": played(1, 9.0), "three": played(1, 11.0), budgets.DOMINOES: played(140_000)}
    assert budgets.verdicts(there, {}, {"rival_cities": ["two"]})[-1].word == "met"
    assert budgets.verdicts(there, {}, {"rival_cities": ["two", "three"]})[-1].word == "MISSED"
    slow = {**there, budgets.DOMINOES: played(120_000)}
    assert budgets.verdicts(slow, {}, {"rival_cities": ["two", "three"]})[-1].word == "met"
    assert budgets.verdicts({"two": there["two"]}, {}, {"rival_cities": ["two"]})[-1].word == "not measured"


def test_a_position_in_a_census_has_a_budget() -> None:
    good, bad = timing(budgets.CENSUS, 1.5), timing(budgets.CENSUS, 1.51)
    assert words([budgets.of_census({budgets.CENSUS: one}) for one in (good, bad)]) == ["met", "MISSED"]
    assert budgets.of_census({}).word == "not measured"


def test_whole_suites_are_judged_in_seconds_and_stdio_by_the_time_of_the_engine() -> None:
    there = {
        suites.AS_RECORDED: timing(suites.AS_RECORDED, 3.4),
        suites.COLD_ALONE: timing(suites.COLD_ALONE, 12.1),
        suites.COLD: timing(suites.COLD, 6.9),
    }
    assert words(budgets.of_suites(there, 1.26)) == ["met", "MISSED", "met", "MISSED"]
    del there[suites.COLD_ALONE]
    assert words(budgets.of_suites(there, None)) == ["met", "not measured", "met", "not measured"]


def test_what_the_engine_used_itself_is_added_up_over_the_passes(tmp_path: Path) -> None:
    measured = suites.Suites(tmp_path)
    over_stdio = timing(suites.OVER_STDIO, 6.0, 7.0)
    assert measured.of_own_time({suites.OVER_STDIO: over_stdio}) is None
    measured.seconds.write_text("2.0\n3.0\n2.0\n3.0\n", encoding="utf-8")
    assert measured.of_own_time({suites.OVER_STDIO: over_stdio}) == pytest.approx(1.3)


def test_runs_take_turns_and_one_that_fails_is_told_and_dropped(tmp_path: Path) -> None:
    def python(name: str, text: str) -> Run:
        return Run(name, [sys.executable, "-c", text], tmp_path)

    told: list[str] = []
    found, failures = in_turns(
        [python("good", "print(1)"), python("bad", "import sys; sys.exit('no')")], 2, told.append
    )
    assert told == ["pass 1 of 2: good", "pass 1 of 2: bad", "pass 2 of 2: good"]
    assert len(found["good"].samples) == 2
    assert "bad" not in found
    assert "status 1" in failures[0]
    assert "no" in failures[0]


def test_a_run_that_did_not_do_its_work_counts_as_failed(tmp_path: Path) -> None:
    with pytest.raises(RunFailed, match="nothing was done"):
        Run(
            "idle",
            [sys.executable, "-c", ""],
            tmp_path,
            check=lambda output: "" if output else "nothing was done",
        ).once()


@pytest.mark.parametrize(("arguments", "status"), [([], 0), (["--strict"], 1)])
def test_a_missed_budget_fails_only_a_strict_run(
    arguments: list[str],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    there = peers.Peers(tmp_path, {"OpenSpiel": "no wheel"})
    monkeypatch.setattr(there, "versions", dict)
    monkeypatch.setattr(there, "prepare", lambda scenarios: [])
    monkeypatch.setattr(peers, "install", lambda folder, tell: there)
    monkeypatch.setattr(command, "BUILD", tmp_path)
    monkeypatch.setattr(kit.Kit, "prepare", lambda self: None)
    monkeypatch.setattr(suites.Suites, "prepare", lambda self: None)
    monkeypatch.setattr(site.Site, "prepare", lambda self: None)
    monkeypatch.setattr(
        command, "in_turns", lambda runs, passes, tell: (timings(**{kit.FIRST_VERDICT: 0.5}), [])
    )
    assert command.main([*arguments, "--scenarios", "10"]) == status
    printed = capsys.readouterr().out
    assert "MISSED        first verdict, warm: 0.500 s" in printed
    assert "not measured: OpenSpiel: no wheel" in printed
