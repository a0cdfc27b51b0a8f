"""`report.html` is one page that needs nothing else, escapes everything, and stays usable when everything
fails.
"""

from __future__ import annotations

import re
from functools import cached_property
from html.parser import HTMLParser
from itertools import pairwise

import msgspec
import pytest

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Difference, What
from ruleproof.reports import html
from ruleproof.reports.model import Report
from tests.reports.samples import failing, hostile, many, nine_faults, one_of_each, report, result


class Page(HTMLParser):
    """The parts of a page that the tests ask about."""

    def __init__(self, made: Report) -> None:
        super().__init__()
        self.source = html.encode(made).decode()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self._hidden = ""
        self.feed(self.source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._hidden = tag if tag in ("style", "script") else self._hidden

    def handle_endtag(self, tag: str) -> None:
        self._hidden = "" if tag == self._hidden else self._hidden

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self.texts.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]

    @cached_property
    def text(self) -> str:
        return " ".join(self.texts)

    @cached_property
    def words(self) -> str:
        return " ".join(self.text.split())


def test_the_page_asks_nothing_of_the_network() -> None:
    page = Page(report(one_of_each()))
    assert not any(
        attributes.get(name)
        for _, attributes in page.tags
        for name in ("src", "srcset", "action", "data", "background")
    )
    assert all(str(attributes["href"]).startswith("#") for _, attributes in page.tags if "href" in attributes)
    linked = Page(msgspec.structs.replace(report(one_of_each()), site="https://rules.example"))
    assert {
        name for name, attributes in linked.tags if not str(attributes.get("href", "#")).startswith("#")
    } == {"a"}
    assert not page.all("link") and "@import" not in page.source and "url(" not in page.source
    assert any("default-src 'none'" in str(meta.get("content")) for meta in page.all("meta"))


def test_clauses_and_rulings_are_linked_to_their_pages_where_there_is_a_site() -> None:
    for site in ("https://rules.example", "https://rules.example/"):
        links = {
            str(a["href"]) for a in Page(msgspec.structs.replace(report([failing()]), site=site)).all("a")
        }
        assert "https://rules.example/id/fair.price.never_below_one.html" in links
        assert "https://rules.example/id/fair.ruling.noon.html" in links
    for site in ("", "javascript:alert(1)", "data:text/html,x"):
        page = Page(msgspec.structs.replace(report([failing()]), site=site))
        assert all(str(a["href"]).startswith("#") for a in page.all("a"))


def test_the_first_screen_says_what_to_fix_first() -> None:
    page = Page(report([failing(), failing("fair/price/other"), result("fair/stall/one", v.CRASH)]))
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
    page = Page(report(nine_faults(), games=2))
    assert page.source.count('<li id="first-') == 5
    assert "See 13 further faults below." in page.words
    assert all(f"cause {number}" in page.text for number in range(9))


def test_where_nothing_fails_there_is_nothing_to_fix() -> None:
    assert "Fix first" not in Page(report([result("fair/stall/one", v.PASS)])).words
    assert "Fix first" not in Page(report([failing(known=True)])).words


def test_every_link_leads_to_one_place() -> None:
    page = Page(report(one_of_each(), games=2))
    names = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(names) == len(set(names))
    assert {str(attributes["href"])[1:] for attributes in page.all("a")} <= set(names)
    assert {attributes["aria-labelledby"] for attributes in page.all("section")} <= set(names)


def test_headings_come_in_order_and_every_table_has_heads() -> None:
    page = Page(report(one_of_each(), games=2))
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(below <= above + 1 for above, below in pairwise(levels))
    assert all(head.get("scope") in ("col", "row") for head in page.all("th"))
    assert page.all("html") == [{"lang": "en"}]


def test_a_failure_tells_everything_one_needs() -> None:
    words = Page(report([failing()])).words
    for told in (
        "✗ fail A price of nothing is refused fair/price/a_price_of_nothing",
        "Given an empty stall When South asks for 0 Then the price is 1 ✗ not satisfied",
        "2.1 Rule 2.1 of the market. fair.price.never_below_one",
        "table: table/price is 0, but must be 1 1 further difference",
        "1 further difference",
        "ruleproof verify --engine 'stdio:./engine --fast' --case fair/price/a_price_of_nothing",
        "Messages exchanged (2 requests and their replies)",
        "spec/fair/contested.yaml",
        "see CONTRIBUTING",
    ):
        assert told in words, told


def test_a_difference_is_told_once() -> None:
    first = Difference(What.TABLE, "at the start, table/price differs", "table/price", 1, 0)
    same = Difference(What.STATE, "table/price is 0, but must be 1", "table/price", 1, 0, line=8)
    words = Page(report([failing(differences=(first, same))])).words
    assert "table: at the start, table/price differs expected ≠ 1 actual ≠ 0" in words
    assert "further difference" not in words and "expectation" not in words
    assert "Then the price is 1 ✗ not satisfied" in words


def test_a_state_that_was_shown_is_only_pointed_at() -> None:
    assert '{"method":"outcome","params":{"state":‹as in reply 1›}}' in Page(report([failing()])).words


def test_the_summary_gives_verdict_score_and_baselines() -> None:
    words = Page(report(one_of_each(), total=20)).words
    assert "no verdict on Stall" in words
    assert "0 of 1 rule kept, 1 not judged" in words and "judged 7 of 20 cases; 9 not run" in words
    assert "answers nothing 0.0 %" in words and "refuses everything 3.1 %" in words
    assert "✗ Stall does not conform (exit status 1)" in Page(report([failing()])).words
    assert "✓ Stall conforms (exit status 0)" in Page(report([result("fair/stall/one", v.PASS)])).words
    assert "– interrupted; no verdict" in Page(report([failing()], interrupted=True)).words


def test_an_unexpected_pass_is_named() -> None:
    words = Page(
        report([result("fair/stall/one", v.PASS, known=True)], unexpected_passes=("fair/stall/one (line 4)",))
    ).words
    assert "remove them from the list: fair/stall/one (line 4)" in words


def test_every_clause_stands_with_its_text_and_state() -> None:
    page = Page(report(one_of_each()))
    rows = [attributes["data-state"] for attributes in page.all("tr") if "data-state" in attributes]
    assert rows == ["not judged", "untried", "definition", "broken", "not shown"]
    for told in (
        "? not judged",
        "? untried",
        "· definition",
        "✗ broken",
        "· not shown",
        "Opening time Rule 1.2 of the market.",
        "2.1 Never below one",
    ):
        assert told in page.words


def test_every_case_that_was_not_judged_stands_under_its_reason() -> None:
    words = Page(report(one_of_each())).words
    for verdict in (v.UNSUPPORTED, v.INAPPLICABLE, v.CONTESTED, v.SUITE_ERROR):
        assert f"{verdict} : the reason for {verdict}" in words
        assert f"fair/stall/{verdict.replace(' ', '_')}" in words


def test_without_scripts_everything_is_there_and_the_filter_is_not() -> None:
    page = Page(report(one_of_each()))
    assert [
        attributes
        for attributes in page.all("div")
        if attributes.get("class") == "filter" and "hidden" not in attributes
    ] == []
    assert not any("hidden" in attributes for tag, attributes in page.tags if tag != "div")
    assert not any(name.startswith("on") for _, attributes in page.tags for name in attributes)


def test_hostile_texts_are_shown_and_do_nothing() -> None:
    page = Page(hostile())
    assert len(page.all("script")) == 1
    assert "<script>alert('x')</script>" in page.text
    assert "{{ 7 * 7 }}" in page.text and "\\x1b[31m" in page.text
    assert not set(page.source) & {"\x00", "\x1b", "\u202e", "\ud800"}
    assert all(str(attributes.get("href", "#")).startswith("#") for _, attributes in page.tags)


def test_a_large_run_is_told_in_part_and_says_so() -> None:
    made = many(2000)
    page = Page(made)
    told = [attributes for attributes in page.all("details") if attributes.get("class") == "failure"]
    assert html.MOST_SUMMARIES <= len(told) <= html.MOST_DETAILED
    assert (
        f"The first {len(told)} are shown in full, starting with one for each fault; "
        f"{2000 - len(told)} more are listed below them." in page.words
    )
    assert all(f"case_{number}" in page.text for number in range(2000))
    assert len(page.source) < 1_000_000


def test_a_rare_kind_has_its_example_among_the_failures_told_in_full() -> None:
    words = Page(many(400)).words
    assert "fair/price/case_399 the scenario's expectations hold;" in words


@pytest.mark.parametrize("dark", [False, True])
def test_text_stands_out_from_its_ground(dark: bool) -> None:
    light, night = re.findall(r":root \{(.*?)\}", Page(report([])).source, re.DOTALL)
    colours = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{3,6})", night if dark else light))
    pairs = [(ink, ground) for ink in ("ink", "quiet", "link") for ground in ("ground", "panel")]
    pairs += [(ink, ground) for ink in ("good", "bad", "other") for ground in ("ground", f"{ink}-ground")]
    for ink, ground in pairs:
        assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)


def contrast(one: str, two: str) -> float:
    """Return the contrast ratio of two colours as WCAG 2 defines it."""
    brighter, darker = sorted((luminance(one), luminance(two)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
