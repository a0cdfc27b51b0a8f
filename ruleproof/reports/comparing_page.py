"""A comparison of engines as a page that works without a network."""

from __future__ import annotations

from collections.abc import Mapping

from ruleproof.judging import verdicts as v
from ruleproof.reports.comparing import Compared
from ruleproof.reports.html import page_environment
from ruleproof.reports.text import counted
from ruleproof.rules.model import Ruling
from ruleproof.rules.titles import title_from_id

PAGE, JSON = "compare.html", "compare.json"
MOST_CASES = 150
"""Maximum number of cases of a chapter on the page; the JSON file has all of them."""


def as_page(reports: Compared, rulings: Mapping[str, Ruling], site: str) -> bytes:
    """Return the page. `rulings` are by id, for the games whose data is available. `site` is the address of
    the pages about chapters and rulings, or ''.
    """
    environment = page_environment()
    environment.filters.update(counted=counted, words=title_from_id)
    page = environment.get_template("comparing.html.j2").render(
        found=reports,
        rulings=rulings,
        site=site,
        signs={verdict: verdict.sign for verdict in v.ALL},
        faults=v.FAULTS,
        passes=v.PASS,
        most_cases=MOST_CASES,
    )
    return page.encode("utf-8", "backslashreplace")
