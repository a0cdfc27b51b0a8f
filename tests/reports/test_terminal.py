"""The summary reads well at 80 columns, with and without a terminal, and progress keeps out of the way."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from ruleproof import verdicts as v
from ruleproof.reports import terminal
from ruleproof.reports.model import Report
from tests.reports.samples import failing, hostile, many, one_of_each, report, result


class Screen(io.StringIO):
    """A terminal that remembers everything."""

    def isatty(self) -> bool:
        return True


def printed(made: Report, folder: Path | None = None, *, encoding: str = "utf-8", terminal_too: bool = False) -> str:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, errors="backslashreplace", newline="")
    terminal.summary(
        made, Console(file=stream, width=80, force_terminal=terminal_too or None, color_system="standard" if terminal_too else None), folder
    )
    stream.flush()
    return raw.getvalue().decode(encoding)


def words(text: str) -> str:
    return " ".join(text.split())


def test_the_summary_says_everything_that_matters() -> None:
    text = words(printed(report([failing(), result("fair/stall/one", v.PASS)], total=7), Path("out")))
    for told in (
        "The Fair",
        "pass at fault not judged Stalls ████████████████ 1 - - Prices ╳╳╳╳╳╳╳╳╳╳╳╳╳╳╳╳ - 1 -",
        "Score 50.0 %, judged 2 of 7 cases; 5 not run: 1 pass, 1 fail",
        "Floors: answers nothing 0.0 %; refuses everything 3.1 %",
        "1 price: table price (1 fail) clause 2.1",
        "fail: fair/price/a_price_of_nothing clause 2.1: Rule 2.1 of the market.",
        "table: table/price is 0, and it must be 1 expected 1 actual 0",
        "again: ruleproof verify --engine 'stdio:./engine --fast' --case fair/price/a_price_of_nothing",
        "spec/fair/contested.yaml",
        "Note: the engine was started again twice",
        "Report: out/report.html",
    ):
        assert told in text, told
    assert text.endswith("Stall does not conform (exit status 1)")


@pytest.mark.parametrize(
    ("made", "last"),
    [
        (report([result("fair/stall/one", v.PASS)]), "Stall conforms (exit status 0)"),
        (report([result("fair/stall/one", v.SUITE_ERROR)]), "Error of the suite, no verdict on Stall (exit status 3)"),
        (report([failing()], interrupted=True), "Interrupted, no verdict on Stall (exit status 130)"),
        (report([result("fair/stall/one", v.UNSUPPORTED)]), "Stall does not conform (exit status 1)"),
    ],
)
def test_the_last_line_is_the_verdict(made: Report, last: str) -> None:
    assert printed(made).rstrip().splitlines()[-1] == last


def test_an_engine_that_passed_nothing_is_told_why_it_does_not_conform() -> None:
    assert "no case passed: fair." in printed(report([result("fair/stall/one", v.UNSUPPORTED)]))


def test_every_verdict_is_counted() -> None:
    text = words(printed(report(one_of_each())))
    assert all(f"1 {verdict}" in text for verdict in v.ALL)


def with_long_titles(made: Report) -> Report:
    replace = msgspec.structs.replace
    counts = dict.fromkeys(v.ALL, 1234)
    rows = [replace(game, chapters=tuple(replace(row, title="What " * 20, counts=counts) for row in game.chapters)) for game in made.games]
    return replace(made, games=tuple(rows))


@pytest.mark.parametrize(
    "made", [report(one_of_each(), games=2), many(50), with_long_titles(report(one_of_each()))], ids=["every verdict", "many", "long titles"]
)
def test_no_line_is_wider_than_the_terminal_but_those_to_be_copied(made: Report) -> None:
    wide = [line for line in printed(made, Path("out")).splitlines() if len(line) > 80]
    assert all("again: ruleproof verify" in line for line in wide)


def test_a_command_is_never_broken() -> None:
    case = "fair/price/" + "a_long_title_" * 12
    assert f"--case {case}\n" in printed(report([failing(case)]))


def test_only_the_first_failures_are_told_and_every_cause_comes_first() -> None:
    text = printed(many(50))
    assert "Failures (5 of 50, one for each cause first)" in text
    assert text.count("again: ") == 5
    assert "diverges: fair/price/case_49\n" in text


def test_known_failures_are_counted_and_not_told() -> None:
    text = printed(report([failing(known=True), result("fair/stall/one", v.PASS)]))
    assert "1 known failure failed as expected" in text and "again:" not in text


def test_a_known_failure_that_passes_is_named() -> None:
    made = report([result("fair/stall/one", v.PASS, known=True)], unexpected_passes=["fair/stall/one (line 4)"])
    assert "take them off the list: fair/stall/one (line 4)" in words(printed(made))


def test_without_a_terminal_there_are_no_colours() -> None:
    assert "\x1b" not in printed(report(one_of_each()))


def test_colours_add_nothing_but_colour() -> None:
    coloured = printed(report(one_of_each()), terminal_too=True)
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
    with terminal.Progress(stream) as progress:
        progress.compiling("compiling price.feature")
        progress.planned(2)
        progress.judged(failing())
        progress.judged(failing())
    assert stream.getvalue() == ""


def test_progress_without_a_terminal_is_a_line_every_five_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    stream = io.StringIO()
    with terminal.Progress(stream) as progress:
        now += 6
        progress.compiling("compiling price.feature")
        progress.planned(40)
        for number in range(40):
            now += 1
            progress.judged(failing() if number % 10 == 0 else result("fair/stall/one", v.PASS))
    lines = stream.getvalue().splitlines()
    assert lines[:2] == ["ruleproof: compiling price.feature", "ruleproof: 5 of 40 cases, 1 at fault"]
    assert len(lines) == 9


def test_progress_on_a_terminal_is_a_bar_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    screen = Screen()
    with terminal.Progress(screen) as progress:
        now += 1
        progress.compiling("compiling [red]price.feature")
        progress.planned(2)
        now += 1
        progress.judged(failing())
        progress.judged(failing())
    text = screen.getvalue()
    assert "compiling [red]price.feature" in text
    assert "2/2" in text and "2 at fault" in text
    assert text.endswith("\x1b[2K")


def test_rich_is_imported_only_where_it_is_needed() -> None:
    code = """
import io, sys
from ruleproof.reports import terminal, write
with terminal.Progress(io.StringIO()) as progress:
    progress.compiling("x")
assert not {"rich", "jinja2"} & set(sys.modules), "imported"
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
