"""A column of the table of chapters is said once; the terminal and the HTML report show it."""

from __future__ import annotations

import io

import pytest

from ruleproof.judging import verdicts as v
from ruleproof.reports import html, model, terminal
from ruleproof.reports.model import Report
from tests.reports.samples import failing, report, result


def headings(made: Report) -> str:
    """Return the line above the chapters in the terminal."""
    stream = io.StringIO()
    terminal.show_summary(made, stream=stream)
    return next(line for line in stream.getvalue().splitlines() if line.strip().startswith("rules"))


@pytest.mark.parametrize("rare", [False, True])
def test_a_new_column_is_in_the_terminal_and_in_the_html_report(
    monkeypatch: pytest.MonkeyPatch, *, rare: bool
) -> None:
    new = model.Column("Rulings", lambda chapter: 7 if chapter.id == "price" else 0, rare)
    monkeypatch.setattr(model, "CHAPTER_COLUMNS", (new, *model.CHAPTER_COLUMNS))
    made = report([failing()])
    last = "broken  not judged  rulings" if rare else "rulings  kept  broken  not judged"
    assert headings(made).endswith(last)
    page = html.encode(made).decode()
    assert '<th scope="col" class="number">Rulings</th>' in page
    assert '<td class="number" data-label="Rulings">7</td>' in page


def test_a_rare_column_is_left_out_of_the_terminal_if_it_says_nothing() -> None:
    assert "only seen" not in headings(report([failing()]))
    assert headings(report([result("a/tours/1/1", v.PASS)])).endswith("not judged  only seen")
