"""`report.html` is one page that needs nothing else, escapes everything, and stays usable when everything
fails.
"""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
import pytest
from syrupy.assertion import SnapshotAssertion

from ruleproof import __version__
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.reports import html
from ruleproof.reports.model import Report
from tests.reports.pages import Page, contrast
from tests.reports.samples import failing, hostile, many, nine_faults, one_of_each, report, result


def page_of(made: Report) -> Page:
    return Page(html.encode(made))


def test_the_page_asks_nothing_of_the_network() -> None:
    page = page_of(report(one_of_each()))
    loading = ("src", "srcset", "action", "data", "background")
    assert not any(page.values(name) for name in loading) and not page.all("link")
    assert all(link.startswith("#") for link in page.values("href"))
    linked = page_of(msgspec.structs.replace(report(one_of_each()), site="https://rules.example"))
    assert len(linked.values("href")) == len(linked.all("a")) > len(page.all("a"))
    assert "@import" not in page.source and "url(" not in page.source
    assert any("default-src 'none'" in str(meta.get("content")) for meta in page.all("meta"))


def test_clauses_and_rulings_are_linked_to_their_pages_where_there_is_a_site() -> None:
    for site in ("https://rules.example", "https://rules.example/"):
        links = page_of(msgspec.structs.replace(report([failing()]), site=site)).values("href")
        assert "https://rules.example/id/fair.price.never_below_one.html" in links
        assert "https://rules.example/id/fair.ruling.noon.html" in links
    for site in ("", "javascript:alert(1)", "data:text/html,x"):
        page = page_of(msgspec.structs.replace(report([failing()]), site=site))
        assert all(link.startswith("#") for link in page.values("href"))


FIRST = Difference(Compared.TABLE, "at the start, table/price differs", "table/price", 1, 0)
SAME = Difference(Compared.STATE, "table/price is 0, but must be 1", "table/price", 1, 0, line=8)
PASSED = result("fair/stall/one", v.PASS)
RUNS = {
    "one of each": report(one_of_each(), total=20),
    "a failure": report([failing()]),
    "a difference that two checks find": report([failing(differences=(FIRST, SAME))]),
    "a pass": report([PASSED]),
    "a known failure": report([failing(known=True)]),
    "an interrupted run": report([failing()], interrupted=True),
    "an unexpected pass": report([PASSED], unexpected_passes=("fair/stall/one (line 4)",)),
}


@pytest.mark.parametrize("run", RUNS)
def test_the_page_says_what_a_run_came_to(run: str, snapshot: SnapshotAssertion) -> None:
    words = page_of(RUNS[run]).words.replace(__version__, "VERSION")
    assert words.replace(". ", ".\n") == snapshot


def test_the_first_screen_says_what_to_fix_first() -> None:
    page = page_of(report([failing(), failing("fair/price/other"), result("fair/stall/one", v.CRASH)]))
    first = page.words.index("Fix first")
    assert (
        "Fix first Rule 2.1 of the market. "
        "clause 2.1 fair.price.never_below_one : both of its scenarios fail "
        "A price of nothing is refused given an empty stall" in page.words[first:]
    )
    assert first < page.words.index("Faults") < page.words.index("By chapter")
    assert "The engine crashes: the reason for crash" in page.words
    assert page.source.count('<li id="first-') == 2


def test_at_most_five_faults_stand_on_the_first_screen_and_the_others_below() -> None:
    page = page_of(report(nine_faults(), games=2))
    assert page.source.count('<li id="first-') == 5
    assert "See 13 further faults below." in page.words
    assert all(f"cause {number}" in page.text for number in range(9))


def test_every_link_leads_to_one_place() -> None:
    page = page_of(report(one_of_each(), games=2))
    names = page.values("id")
    assert len(names) == len(set(names))
    assert {link[1:] for link in page.values("href")} | {*page.values("aria-labelledby")} <= set(names)


def test_headings_come_in_order_and_every_table_has_heads() -> None:
    page = page_of(report(one_of_each(), games=2))
    levels = [int(tag[1]) for tag in page.tags() if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(below <= above + 1 for above, below in pairwise(levels))
    assert all(head.get("scope") in ("col", "row") for head in page.all("th"))
    assert page.all("html") == [{"lang": "en"}]


def test_without_scripts_everything_is_there_and_the_filter_is_not() -> None:
    page = page_of(report(one_of_each()))
    hidden = [attributes for attributes in page.all() if "hidden" in attributes]
    assert [attributes["class"] for attributes in hidden] == [["filter"]]
    assert page.source.count('class="filter"') == 1
    assert page.values("data-state") == ["not judged", "untried", "definition", "broken", "not shown"]
    assert not any(name.startswith("on") for attributes in page.all() for name in attributes)


def test_hostile_texts_are_shown_and_do_nothing() -> None:
    page = page_of(hostile())
    assert len(page.all("script")) == 1
    assert "<script>alert('x')</script>" in page.text
    assert "{{ 7 * 7 }}" in page.text and "\\x1b[31m" in page.text
    assert not set(page.source) & {"\x00", "\x1b", "\u202e", "\ud800"}
    assert all(link.startswith("#") for link in page.values("href"))


def test_a_large_run_is_told_in_part_and_says_so() -> None:
    made = many(2000)
    page = page_of(made)
    told = [attributes for attributes in page.all("details") if attributes.get("class") == ["failure"]]
    assert html.MOST_SUMMARIES <= len(told) <= html.MOST_DETAILED
    assert (
        f"The first {len(told)} are shown in full, starting with one for each fault; "
        f"{2000 - len(told)} more are listed below them." in page.words
    )
    assert all(f"case_{number}" in page.text for number in range(2000))
    assert len(page.source) < 1_000_000


def test_a_rare_kind_has_its_example_among_the_failures_told_in_full() -> None:
    words = page_of(many(400)).words
    assert "fair/price/case_399 the scenario's expectations hold;" in words


@pytest.mark.parametrize("dark", [False, True])
def test_text_stands_out_from_its_ground(dark: bool) -> None:
    pairs = re.findall(
        r"--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", page_of(report([])).source
    )
    colours = {name: night if dark else light for name, light, night in reversed(pairs)}
    wanted = [(ink, ground) for ink in ("ink", "ink-2") for ground in ("paper", "sheet", "well")]
    wanted += [(ink, ground) for ink in ("green", "red", "amber") for ground in ("paper", f"{ink}-tint")]
    for ink, ground in wanted:
        assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)


def test_a_contested_case_says_what_the_engine_did_and_what_was_expected() -> None:
    told = page_of(report([failing(verdict=v.CONTESTED, undisputed=v.FAIL)])).text
    differs = "the engine differs: table: table/price is 0, but must be 1"
    assert f"In fair/price/a_price_of_nothing {differs}" in " ".join(told.split())
