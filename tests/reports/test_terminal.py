"""The summary reads well at 80 columns, with and without a terminal, and progress keeps out of the way."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from syrupy.assertion import SnapshotAssertion

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.reports import terminal
from ruleproof.reports.model import COVERS, Report, RulingRow, SuggestedReading
from ruleproof.reports.progress import Progress, ProgressLine
from ruleproof.reports.since import since
from tests.reports.samples import failing, hostile, many, nine_faults, one_of_each, report, result


class Screen(io.StringIO):
    """A terminal that remembers everything."""

    def isatty(self) -> bool:
        return True


def printed(
    made: Report, folder: Path | None = None, *, encoding: str = "utf-8", styled: bool = False, asked: int = 0
) -> str:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, newline="")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", "80")
        patch.delenv("NO_COLOR", raising=False)
        patch.setenv("FORCE_COLOR", "1" if styled else "")
        terminal.show_summary(made, folder, asked, stream)
    stream.flush()
    return raw.getvalue().decode(encoding)


@pytest.mark.parametrize(
    ("made", "last"),
    [
        (report([result("fair/stall/one", v.PASS)]), "Stall conforms (exit status 0)"),
        (
            report([result("fair/stall/one", v.SUITE_ERROR)]),
            "Error of the suite; no verdict on Stall (exit status 3)",
        ),
        (report([failing()], interrupted=True), "Interrupted; no verdict on Stall (exit status 130)"),
        (report([result("fair/stall/one", v.UNSUPPORTED)]), "Stall does not conform (exit status 1)"),
    ],
)
def test_the_last_line_is_the_verdict(made: Report, last: str) -> None:
    assert printed(made).rstrip().splitlines()[-1] == last


def with_long_titles(made: Report) -> Report:
    replace = msgspec.structs.replace
    many: dict[str, dict[str, int]] = {"counts": dict.fromkeys(v.ALL, 1234)}
    many["rules"] = dict.fromkeys(("kept", "broken", "not judged"), 1234)
    rows = [
        replace(game, chapters=tuple(replace(row, title="What " * 20, **many) for row in game.chapters))
        for game in made.games
    ]
    return replace(made, games=tuple(rows))


@pytest.mark.parametrize(
    "made",
    [report(one_of_each(), games=2), many(50), with_long_titles(report(one_of_each()))],
    ids=["every verdict", "many", "long titles"],
)
def test_no_line_is_wider_than_the_terminal_but_those_to_be_copied(made: Report) -> None:
    wide = [line for line in printed(made, Path("out")).splitlines() if len(line) > 80]
    assert all("again: ruleproof verify" in line or "step through: ruleproof" in line for line in wide)


def test_a_command_is_never_broken() -> None:
    case = "fair/price/" + "a_long_title_" * 12
    assert f"--case {case}\n" in printed(report([failing(case)]))


NOON = RulingRow(
    "fair.ruling.noon",
    "When is noon?",
    "by_the_sun",
    ("by_the_bell", "at_twelve"),
    {"by_the_sun": "When the shadow is shortest.", "by_the_bell": "When the bell rings."},
)


def on_a_ruling(**members: Any) -> Report:
    """Return a report with a fault whose seven cases all pass under another reading."""
    made = report([failing(f"fair/price/{number}") for number in range(7)])
    suggests = SuggestedReading(NOON.id, "by_the_bell", "by_the_sun")
    faults = [
        msgspec.structs.replace(fault, rests_on=(NOON.id,), suggests=suggests)
        for fault in made.games[0].faults
    ]
    game = msgspec.structs.replace(made.games[0], rulings=(NOON,), faults=tuple(faults), **members)
    return msgspec.structs.replace(made, games=(game,))


def since_an_earlier_run() -> Report:
    """Return a report with a new failure, a fixed and a worse one."""
    before = report([failing("fair/a/1"), failing("fair/a/2", v.DIVERGES), result("fair/a/3", v.PASS)])
    now = report([result("fair/a/1", v.PASS), failing("fair/a/2", v.CRASH), failing("fair/a/3")])
    return since(now, before, "old/report.json")


def since_a_wider_coverage() -> Report:
    """Return a report of an engine that covers less than before and so fails less."""
    before = report([failing("fair/a/1"), failing("fair/a/2")])
    now = report([result("fair/a/1", v.PASS), result("fair/a/2", v.UNSUPPORTED)])
    games = tuple(msgspec.structs.replace(game, notes=(f"{COVERS}outcome over",)) for game in now.games)
    return since(msgspec.structs.replace(now, games=games), before, "old/report.json")


def with_a_component_set() -> Report:
    made = report([result("fair/stall/one", v.PASS)])
    used = {"name": "standard", "digest": "0", "file": "sets/mine.yaml", "instead_of": "standard"}
    games = tuple(msgspec.structs.replace(game, components=used) for game in made.games)
    return msgspec.structs.replace(made, games=games)


def since_another_suite(verdict: v.Verdict) -> Report:
    """Return a report with one result, compared with a run on an older suite."""
    before = report([result("fair/stall/one", v.PASS)])
    older = tuple(msgspec.structs.replace(game, suite="suite:0123") for game in before.games)
    return since(
        report([result("fair/stall/one", verdict)]), msgspec.structs.replace(before, games=older), "old"
    )


def crash() -> Report:
    """Return a report with a crash that left many words."""
    lines = "".join(f'  File "engine.py", line {number}\n' for number in range(80))
    trace = f"Traceback (most recent call last):\n{lines}KeyError: 'purse'\n"
    return report([result("fair/stall/one", v.CRASH, reason=f"the engine ended with status 1\n{trace}")])


def two_suspects() -> Report:
    both = ("fair.price.never_below_one", "fair.stall.opens_at_noon")
    return report([failing(clauses=both), failing("fair/price/2", clauses=both[:1])])


def supporting_a_part() -> Report:
    unsupported = [result(f"fair/stall/{number}", v.UNSUPPORTED) for number in range(9)]
    return report([result("fair/stall/one", v.PASS), result("fair/stall/off", v.CONTESTED), *unsupported])


DIFFERENCE = Difference(Compared.TABLE, "now, table/price differs", "table/price", 1, 0)
SUMMARIES = {
    "everything that matters is said": report([failing(), result("fair/stall/one", v.PASS)], total=7),
    "every verdict is counted": report(one_of_each()),
    "an engine that passes conforms": report([result("fair/stall/one", v.PASS)]),
    "an engine that supports a part conforms in that": supporting_a_part(),
    "an engine that passes nothing does not conform": report([result("fair/stall/one", v.UNSUPPORTED)]),
    "empty subjects are not shown if only some cases were asked for": report(
        [result("fair/stall/one", v.PASS)], total=7
    ),
    "five of fifty failures are shown": many(50),
    "two failures of each kind are shown, the plain fails first": report(
        [failing(f"fair/price/{number}", v.DIVERGES if number < 3 else v.FAIL) for number in range(6)]
    ),
    "what diverges means is said below the first": report(
        [failing(f"fair/price/{number}", v.DIVERGES, cause=f"cause {number}") for number in range(3)], games=2
    ),
    "a step of a tour is not called a scenario": report([failing("fair/tours/one/3", v.DIVERGES)]),
    "the first screen counts cases in plain words": report(
        [failing(), failing("fair/price/2", v.DIVERGES), failing("fair/price/3", v.UNTESTABLE)]
    ),
    "the last words of a crash stay": crash(),
    "a reading that explains a fault stands in place of the rule": on_a_ruling(),
    "an engine that ignores configure is told so": on_a_ruling(
        declared={"fair.ruling.noon": ("by_the_sun", "by_the_bell")}
    ),
    "a further suspect is shown in its own words with its counts": two_suspects(),
    "values that the message does not tell stand below it": report([failing(differences=(DIFFERENCE,))]),
    "what has changed since an earlier run": since_an_earlier_run(),
    "what an engine no longer covers is not called fixed without a word": since_a_wider_coverage(),
    "the verdict names the component set that was used instead of the game's own": with_a_component_set(),
    "an illegal reply to another suite may be due to a schema": since_another_suite(v.ILLEGAL_REPLY),
    "a failure since another suite is not due to a schema": since_another_suite(v.FAIL),
    "known failures are counted and not shown": report(
        [failing(known=True), result("fair/stall/one", v.PASS)]
    ),
    "a known failure that passes is named": report(
        [result("fair/stall/one", v.PASS, known=True)], unexpected_passes=("fair/stall/one (line 4)",)
    ),
}


@pytest.mark.parametrize("name", SUMMARIES)
def test_the_summary_is_as_it_was(name: str, snapshot: SnapshotAssertion) -> None:
    assert printed(SUMMARIES[name], Path("out")) == snapshot


def test_an_interrupted_run_says_how_to_go_on(snapshot: SnapshotAssertion) -> None:
    assert printed(report([failing()], interrupted=True), asked=5093) == snapshot


def test_at_most_five_faults_come_first_and_those_of_every_game_have_their_turn() -> None:
    made = report(nine_faults(), games=2)
    text = printed(made)
    first = text.partition("kept  broken")[0]
    assert re.findall(r"^  (\d)  ", first, re.MULTILINE) == ["1", "2", "3", "4", "5"]
    assert "  and 13 further faults, below and in the report\n" in text
    assert first.count("The Fair: cause 0") == 2 and text.count("Further faults") == 2


def test_without_a_terminal_there_are_no_colours() -> None:
    assert "\x1b" not in printed(report(one_of_each()))


def test_colours_add_nothing_but_colour() -> None:
    coloured = printed(report(one_of_each()), styled=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == printed(report(one_of_each()))


def test_hostile_texts_do_not_reach_the_terminal() -> None:
    text = printed(hostile())
    assert not set(text) & {"\x00", "\x1b", "\r", "\u202e"}
    assert "[bold]" in text and "\\x1b[31m" in text


def test_a_terminal_without_unicode_gets_plain_bars() -> None:
    text = printed(report([failing(), result("fair/stall/one", v.PASS)]), encoding="ascii")
    assert "################" in text and "xxxxxxxxxxxxxxxx" in text
    assert text.isascii()


def test_the_summary_goes_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    terminal.show_summary(report([failing()]), Path("out"))
    caught = capsys.readouterr()
    assert "does not conform" in caught.out and caught.err == ""


def test_progress_is_quiet_for_a_short_run_that_nobody_watches() -> None:
    stream = io.StringIO()
    with Progress(stream) as progress:
        progress.doing("compiling price.feature")
        progress.planned(2)
        progress.judged(failing())
        progress.judged(failing())
    assert stream.getvalue() == ""


def test_progress_without_a_terminal_is_a_line_every_five_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    stream = io.StringIO()
    with Progress(stream) as progress:
        now += 6
        progress.doing("compiling price.feature")
        progress.planned(40)
        for number in range(40):
            now += 1
            progress.judged(failing() if number % 10 == 0 else result("fair/stall/one", v.PASS))
    lines = stream.getvalue().splitlines()
    assert lines[:2] == ["ruleproof: compiling price.feature", "ruleproof: 5 of 40 cases, 1 at fault"]
    assert len(lines) == 9


def test_the_first_line_of_progress_comes_after_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    stream = io.StringIO()
    with ProgressLine(20.0, stream) as line:
        for second in range(24):
            line.show(f"{second} s")
            now += 1
    assert stream.getvalue().splitlines() == ["ruleproof: 2 s", "ruleproof: 22 s"]


def test_progress_on_a_terminal_is_a_bar_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    screen = Screen()
    with Progress(screen) as progress:
        now += 1
        progress.doing("compiling [red]price.feature")
        progress.planned(2)
        now += 1
        progress.judged(failing())
        progress.judged(failing())
    text = screen.getvalue()
    assert "compiling [red]price.feature" in text
    assert "2/2" in text and "2 at fault" in text
    assert text.endswith("\x1b[2K")


def test_templates_are_imported_only_where_they_are_needed() -> None:
    code = """
import io, sys
from ruleproof.reports import terminal, write
from ruleproof.reports.progress import Progress
with Progress(io.StringIO()) as progress:
    progress.doing("x")
assert "jinja2" not in sys.modules, "imported"
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr


def test_a_contested_case_says_what_the_engine_did_and_what_was_expected() -> None:
    reason = "fair.ruling.noon is under dispute: nobody knows"
    contested = failing(verdict=v.CONTESTED, undisputed=v.FAIL, reason=reason)
    calm = failing("fair/stall/1", v.CONTESTED, undisputed=v.PASS, reason="calm")
    told = " ".join(printed(report([calm, calm, contested])).split())
    shown = "fair/price/a_price_of_nothing table: table/price is 0, but must be 1"
    assert f"Not judged 1 contested: {reason} {shown} 2 contested: calm" in told
