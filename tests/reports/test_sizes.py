"""A run that fails everything leaves reports of a size to be read."""

from __future__ import annotations

import time
from pathlib import Path

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Compared, Difference, Messages, Result
from ruleproof.reports import html, json_report, junit
from tests.reports.samples import failing, report

MEGABYTE = 1_000_000
FAILURES = 3000
STATE = '{"state":{' + ",".join(f'"key_{number}":{number}' for number in range(150)) + "}}"


def result(number: int) -> Result:
    """Return one of thousands of failures as a large game gives them: long lists, many messages."""
    actions = [{"type": "build", "place": f"{number}/{at}", "paid": {"gold": at}} for at in range(40)]
    message = f"at the start, the legal actions of North differ; not listed: {actions[:3]}"
    differs = Difference(
        Compared.LEGAL_ACTIONS, message, "", actions, [], "North", "at the start", missing=40
    )
    return failing(
        f"fair/tours/a_game_of_four_with_everything/{number}",
        v.DIVERGES if number % 3 else v.FAIL,
        title=f"A game of four with everything that there is: North builds (play {number})",
        clauses=("fair.price.never_below_one", "fair.stall.one_each", "fair.stall.opens_at_noon") * 2,
        cause=f"missing legal action: {number % 40}",
        reason=message,
        differences=(differs,),
        messages=tuple(Messages(STATE.replace("0", str(number)), STATE) for _ in range(6)),
        file="features/fair/tours/a_game_of_four_with_everything.yaml",
        line=number,
    )


def test_thousands_of_failures_make_small_reports_that_show_each_kind_in_full(tmp_path: Path) -> None:
    large = report([result(number) for number in range(FAILURES)])
    began = time.process_time()
    assert len(html.encode(large)) < 3 * MEGABYTE
    words = junit.encode(large).decode()
    assert len(words) < 10 * MEGABYTE
    (tmp_path / "report.json").write_bytes(json_report.encode(large))
    assert time.process_time() - began < 20
    again = json_report.read_report(tmp_path)
    assert again.counts == large.counts
    assert len(html.encode(again)) < 3 * MEGABYTE
    assert len({one.cause for one in again.games[0].results if one.messages}) == 40
    assert words.count("spec/fair/contested.yaml") >= 40
    assert 'name="again" value="ruleproof verify' in words
