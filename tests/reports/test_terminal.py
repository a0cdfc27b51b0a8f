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

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Difference, What
from ruleproof.reports import terminal
from ruleproof.reports.model import Report, RulingRow, SuggestedReading
from ruleproof.reports.progress import Progress
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


def words(text: str) -> str:
    return " ".join(text.split())


def test_the_summary_says_everything_that_matters() -> None:
    text = words(printed(report([failing(), result("fair/stall/one", v.PASS)], total=7), Path("out")))
    for told in (
        "The Fair",
        "rules kept broken not judged Stalls ████████████████ 1 - - Prices ╳╳╳╳╳╳╳╳╳╳╳╳╳╳╳╳ - 1 -",
        "1 of 2 rules kept; score 50.0 %",
        "judged 2 of 7 cases; 5 not run: 1 pass, 1 fail",
        "Fix first 1 Rule 2.1 of the market. "
        "clause 2.1 fair.price.never_below_one: its only scenario fails "
        "A price of nothing is refused "
        "given an empty stall, when South asks for 0, then the price is 1 (not satisfied) "
        "table: table/price is 0, but must be 1 1 case: 1 fail again: ",
        "fail: fair/price/a_price_of_nothing A price of nothing is refused (features/fair/price.feature:5) "
        "clause 2.1 fair.price.never_below_one Rule 2.1 of the market. "
        "table: table/price is 0, but must be 1 again: ",
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


def test_an_engine_that_passed_nothing_is_told_why_it_does_not_conform() -> None:
    assert "no case passed: fair." in printed(report([result("fair/stall/one", v.UNSUPPORTED)]))


def test_every_verdict_is_counted() -> None:
    text = words(printed(report(one_of_each())))
    assert all(f"1 {verdict}" in text for verdict in v.ALL)


def with_long_titles(made: Report) -> Report:
    replace = msgspec.structs.replace
    many: dict[str, dict[str, int]] = {"counts": dict.fromkeys(v.ALL, 1234)}
    many["rules"] = dict.fromkeys(("kept", "broken", "not judged"), 1234)
    rows = [
        replace(
            game,
            chapters=tuple(replace(row, title="What " * 20, **many) for row in game.chapters),
        )
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


def test_only_the_first_failures_are_shown_and_every_kind_comes_first() -> None:
    text = printed(many(50))
    assert "Failures (5 of 50, at most two of each kind)" in text
    assert text.partition("Failures (")[2].count("again: ") == 5
    assert "diverges: fair/price/case_49\n" in text


def test_of_one_kind_two_failures_are_shown_and_the_plain_fails_first() -> None:
    results = [failing(f"fair/price/{number}", v.DIVERGES if number < 3 else v.FAIL) for number in range(6)]
    text = printed(report(results))
    assert re.findall(r"(fail|diverges): fair/price/(\d)", text) == [("fail", "3"), ("fail", "4")]
    assert "Failures (2 of 6, at most two of each kind)" in text


def test_what_diverges_means_is_said_below_the_first_only() -> None:
    results = [failing(f"fair/price/{number}", v.DIVERGES, cause=f"cause {number}") for number in range(3)]
    assert printed(report(results, games=2)).count("(the scenario's expectations hold;") == 1
    assert "diverges: fair/price/0\n    (the scenario's expectations hold;" in printed(report(results))
    assert "expectations hold" not in printed(report([failing()]))


def test_a_step_of_a_tour_is_not_called_a_scenario() -> None:
    text = words(printed(report([failing("fair/tours/one/3", v.DIVERGES)])))
    assert "(a step of a tour at which something differs from the rules)" in text


def test_the_last_words_of_a_crash_stay() -> None:
    trace = "Traceback (most recent call last):\n" + "".join(
        f'  File "engine.py", line {n}\n' for n in range(80)
    )
    crash = result(
        "fair/stall/one", v.CRASH, reason=f"the engine ended with status 1\n{trace}KeyError: 'purse'\n"
    )
    text = words(printed(report([crash])))
    assert "1 The engine crashes: KeyError: 'purse'" in text
    assert "the engine ended with status 1 … KeyError: 'purse'" in text


NOON = RulingRow("fair.ruling.noon", "When is noon?", "by_the_sun", ("by_the_bell", "at_twelve"))


def on_a_ruling(**members: Any) -> Report:
    """Return a report with a fault whose seven cases all pass under another reading."""
    made = report([failing(f"fair/price/{number}") for number in range(7)])
    suggests = SuggestedReading(NOON.id, "by_the_bell", 7)
    faults = [
        msgspec.structs.replace(fault, rests_on=(NOON.id,), suggests=suggests)
        for fault in made.games[0].faults
    ]
    game = msgspec.structs.replace(made.games[0], rulings=(NOON,), faults=tuple(faults), **members)
    return msgspec.structs.replace(made, games=(game,))


def test_a_reading_that_explains_a_fault_stands_in_place_of_the_rule() -> None:
    text = words(printed(on_a_ruling()))
    assert (
        "1 The engine plays “When is noon?” as by_the_bell: all 7 cases tried pass under it. "
        'If that is intended, declare it in hello: "readings": {"fair.ruling.noon": ["by_the_bell"]}' in text
    )
    assert "rests on “When is noon?”, read as by_the_sun; other readings: by_the_bell, at_twelve" in text


def test_an_engine_that_does_not_play_as_it_was_configured_is_told_so() -> None:
    made = on_a_ruling(declared={"fair.ruling.noon": ("by_the_sun", "by_the_bell")})
    assert "It was configured with another reading and ignores configure." in words(printed(made))


def test_further_suspects_are_shown_in_their_own_words_with_their_counts() -> None:
    both = ("fair.price.never_below_one", "fair.stall.opens_at_noon")
    more = failing("fair/price/2", clauses=both[:1])
    text = words(printed(report([failing(clauses=both), more])))
    assert "1 Rule 2.1 of the market." in text
    assert "other suspect: 1.2 Rule 1.2 of the market. (its only scenario fails)" in text


def test_the_first_screen_counts_cases_in_plain_words() -> None:
    results = [failing(), failing("fair/price/2", v.DIVERGES), failing("fair/price/3", v.UNTESTABLE)]
    first = words(printed(report(results)).partition("kept  broken")[0])
    assert "1 fail, 1 differ elsewhere, 1 stopped before what they test" in first
    assert "diverges" not in first and "untestable" not in first


def test_at_most_five_faults_come_first_and_those_of_every_game_have_their_turn() -> None:
    made = report(nine_faults(), games=2)
    text = printed(made)
    first = text.partition("kept  broken")[0]
    assert re.findall(r"^  (\d)  ", first, re.MULTILINE) == ["1", "2", "3", "4", "5"]
    assert "  and 13 further faults, below and in the report\n" in text
    assert first.count("The Fair: cause 0") == 2 and text.count("Further faults") == 2


@pytest.mark.parametrize(("verdict", "told"), [(v.ILLEGAL_REPLY, True), (v.FAIL, False)])
def test_an_author_whose_engine_breaks_by_new_shapes_alone_is_told(verdict: v.Verdict, told: bool) -> None:
    before = report([result("fair/stall/one", v.PASS)])
    older = tuple(msgspec.structs.replace(game, suite="suite:0123") for game in before.games)
    now = since(
        report([result("fair/stall/one", verdict)]), msgspec.structs.replace(before, games=older), "old"
    )
    assert ("a schema of this suite may have changed" in words(printed(now))) == told
    assert "a schema of this suite" not in words(printed(since(now, before, "the same suite")))


def test_what_has_changed_since_an_earlier_run_is_told() -> None:
    before = report([failing("fair/a/1"), failing("fair/a/2", v.DIVERGES), result("fair/a/3", v.PASS)])
    now = report([result("fair/a/1", v.PASS), failing("fair/a/2", v.CRASH), failing("fair/a/3")])
    text = words(printed(since(now, before, "old/report.json")))
    assert "Since old/report.json (score 50.0 %): 1 new, 1 fixed, 1 worse" in text
    assert "new fair/a/3 fixed fair/a/1 worse fair/a/2" in text


def test_values_that_the_message_does_not_tell_stand_below_it() -> None:
    differs = Difference(What.TABLE, "now, table/price differs", "table/price", 1, 0)
    assert "table: now, table/price differs expected 1 actual 0 again" in words(
        printed(report([failing(differences=(differs,))]))
    )


def test_empty_subjects_are_left_out_where_only_some_cases_were_asked_for() -> None:
    one = [result("fair/stall/one", v.PASS)]
    assert "Prices" not in printed(report(one, total=7))
    assert "Prices" in printed(report(one))


@pytest.mark.parametrize(
    ("unsupported", "said"),
    [
        (9, "Stall conforms in what it supports: 1 of 10 cases judged (exit status 0)"),
        (0, "Stall conforms (exit status 0)"),
    ],
)
def test_an_engine_that_can_do_a_part_conforms_in_that(unsupported: int, said: str) -> None:
    results = [result(f"fair/stall/{number}", v.UNSUPPORTED) for number in range(unsupported)]
    assert said in words(
        printed(report([result("fair/stall/one", v.PASS), result("fair/stall/off", v.CONTESTED), *results]))
    )


def test_an_interrupted_run_says_how_to_go_on() -> None:
    told = (
        "Interrupted after 1 of 5093 cases; start again with:\n"
        "  ruleproof verify --engine 'stdio:./engine --fast'\n"
    )
    assert told in printed(report([failing()], interrupted=True), asked=5093)


def test_known_failures_are_counted_and_not_told() -> None:
    text = printed(report([failing(known=True), result("fair/stall/one", v.PASS)]))
    assert "1 known failure failed as expected" in text and "again:" not in text


def test_a_known_failure_that_passes_is_named() -> None:
    made = report(
        [result("fair/stall/one", v.PASS, known=True)], unexpected_passes=("fair/stall/one (line 4)",)
    )
    assert "remove them from the list: fair/stall/one (line 4)" in words(printed(made))


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
        progress.compiling("compiling price.feature")
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
    with Progress(screen) as progress:
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


def test_templates_are_imported_only_where_they_are_needed() -> None:
    code = """
import io, sys
from ruleproof.reports import terminal, write
from ruleproof.reports.progress import Progress
with Progress(io.StringIO()) as progress:
    progress.compiling("x")
assert "jinja2" not in sys.modules, "imported"
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
