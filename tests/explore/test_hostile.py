"""Nobody but the person at this machine gets in, and no text of an engine, report or state does anything."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest

from ruleproof.explore.server import MOST_BODY
from ruleproof.judging.verdicts import FAIL, Compared, Difference, Result
from ruleproof.reports.write import write_reports
from tests.explore.visitor import Page, Visitor, visiting
from tests.reports.samples import report
from tests.toybox import GAME, engine_script

EVIL = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>{{ 7*7 }}‮\x1b[31m"


def is_harmless(page: Page) -> None:
    """Look that a page holds the words of the hostile text and nothing of its markup."""
    assert page.status == 200, page.text
    assert [one.get("src") for one in page.soup.select("script")][2:] == []
    assert not page.soup.select("img") and b"onerror=alert(1)>" not in page.body
    assert "‮" not in page.body.decode() and b"\x1b" not in page.body
    assert "{{ 7*7 }}" in page.text or "alert(1)" in page.text


@pytest.mark.parametrize(
    ("headers", "told"),
    [
        ({"Host": "evil.example"}, "this host is not served"),
        ({"Host": "127.0.0.1:1"}, "this host is not served"),
        ({"Origin": "http://evil.example"}, "other origins"),
        ({"Origin": "null"}, "other origins"),
        ({"Sec-Fetch-Site": "cross-site"}, "other sites"),
    ],
)
def test_only_this_host_and_these_pages_are_served(
    visitor: Visitor, headers: dict[str, str], told: str
) -> None:
    for method in ("GET", "POST"):
        page = visitor.ask(method, "/" + visitor.address.split("/")[3] + "/", **headers)
        assert page.status == 403 and told in page.text


def test_an_address_without_the_token_is_refused(visitor: Visitor) -> None:
    for path in ("/", "*", "/x/", "/static/explore.css", "/line/1", "//", "/%2e%2e/"):
        assert visitor.ask("GET", path).status == 403


def test_every_answer_forbids_what_no_page_does(visitor: Visitor) -> None:
    for path in ("", "static/explore.js", "line/99", "nowhere"):
        headers = visitor.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "'unsafe-inline'" not in headers["content-security-policy"].partition("script-src")[2]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"


def test_it_listens_on_this_machine_alone(visitor: Visitor) -> None:
    assert visitor.address.startswith("http://127.0.0.1:")


def test_endless_bodies_and_forms_are_refused(visitor: Visitor) -> None:
    path = "/" + visitor.address.split("/")[3] + "/case"
    assert visitor.ask("POST", path, b"text=" + b"x" * (MOST_BODY + 1)).status == 413
    assert visitor.ask("POST", path, b"a=1&" * 5000).status == 413
    assert visitor.ask("PUT", path).status == 405
    assert visitor.ask("GET", path).status == 405


def test_names_of_an_engine_do_nothing(tmp_path: Path) -> None:
    engine = engine_script(
        tmp_path,
        f"EVIL = {EVIL!r}",
        "class Hostile(Engine):",
        "    name = EVIL",
        "    def apply(self, state, seat, action, chance):",
        "        raise Refusal(1, EVIL, reason=EVIL, clause=EVIL)",
        "Engine = Hostile",
    )
    with visiting(tmp_path, engine=engine) as visitor:
        is_harmless(visitor.get(""))
        page = visitor.post(f"game/{GAME}/position", name="the auction of a cow")
        is_harmless(page)
        is_harmless(visitor.play(page, "Red bids 2 coins"))
        is_harmless(visitor.get(f"line/{page.line}?step=0&ask=Red+bids+4+coins"))


def test_states_of_an_engine_do_nothing(tmp_path: Path) -> None:
    engine = engine_script(
        tmp_path,
        f"EVIL = {EVIL!r}",
        "class Hostile(Engine):",
        "    name = EVIL",
        "    def apply(self, state, seat, action, chance):",
        "        made = super().apply(state, seat, action, chance)",
        "        (made.get('state') or made)['table']['stall'] = [EVIL]",
        "        return made",
        "Engine = Hostile",
    )
    with visiting(tmp_path, engine=engine) as visitor:
        page = visitor.post(f"game/{GAME}/position", name="the auction of a cow")
        is_harmless(visitor.play(page, "Red bids 2 coins"))


def test_texts_of_a_report_do_nothing(tmp_path: Path) -> None:
    evil = Result(
        f"{GAME}/{EVIL}/x",
        FAIL,
        EVIL,
        (EVIL,),
        (Difference(Compared.TABLE, EVIL, EVIL),),
        cause=EVIL,
        reason=EVIL,
    )
    write_reports(report([evil]), tmp_path / "report")
    with visiting(tmp_path, report=tmp_path / "report", engine="reference") as visitor:
        is_harmless(visitor.get(""))
        told = visitor.post("case", case=evil.case)
        assert told.status == 400 and b"<img" not in told.body


def test_sentences_do_nothing(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/position", name="the auction of a cow")
    is_harmless(visitor.get(f"line/{page.line}/position?step=0&given={quote(EVIL)}"))
    for sentence in ('"""', "| a |", "# x", "@clause:x", "\r\nWhen Red bids 2 coins", "x" * 5000):
        told = visitor.get(f"line/{page.line}/position?step=0&given={quote(sentence)}")
        assert told.status == 200 and "no sentence fits" in told.text


def test_what_is_typed_does_nothing(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/position", name="the auction of a cow")
    typed = {"ask": EVIL, "at": EVIL, "view": EVIL, "ruling": EVIL, "reading": EVIL}
    query = "&".join(f"{name}={quote(text)}" for name, text in typed.items())
    page = visitor.get(f"line/{page.line}?step=0&{query}")
    assert page.soup.select_one("input[name=ask]")["value"].startswith("<script>")  # type: ignore[index]
    assert not page.soup.select("img")
    is_harmless(visitor.get(f"line/{page.line}/keep?step=0&{query.replace('at=', 'title=')}"))
