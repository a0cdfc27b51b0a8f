"""What an adapter notes in its replies, beside the rules, is in every report and changes no verdict."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ruleproof.engines.session import Session
from ruleproof.engines.wire import MOST_NOTES, MOST_OF_A_NOTE
from ruleproof.input.folders import Data
from ruleproof.rules.schemas import SchemaSet
from tests.toybox import TOY, engine_script, ruleproof

STALE = "the mask of Ann is stale after the end"
BODY = f"""
class Engine(Engine):
    def view(self, **params):
        return {{**super().view(**params), "x_notes": [{STALE!r}]}}
    def bye(self, **params):
        return {{"x_notes": ["the game was cut off"]}}
"""


class Saying:
    """A connection with these members of its replies, by method."""

    may_chatter = False

    def __init__(self, answers: dict[str, Any]) -> None:
        self.answers = answers

    def exchange(self, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        asked = [json.loads(line) for line in lines]
        found = [(one["id"], self.answers.get(one["method"], {})) for one in asked]
        replies = [{"id": number, **(one if "error" in one else {"result": one})} for number, one in found]
        return [json.dumps({"jsonrpc": "2.0", **reply}).encode() for reply in replies]

    def unasked(self) -> bytes:
        return b""

    def kill(self) -> None:
        pass

    def close(self, grace: float = 2.0) -> list[str]:
        return []


GREETING = {"protocol": 1, "name": "stub", "games": {"ludo": {"verbs": ["view"]}}}
COMMON = SchemaSet(Data.open().common_schemas())


def noted(**answers: Any) -> list[str]:
    session = Session(lambda: Saying({"hello": GREETING, **answers}), 1.0, COMMON)
    session.hello()
    session.ask([("view", {})])
    session.ask([("view", {})])
    session.bye()
    return session.engine_notes


def test_notes_come_in_results_in_refusals_and_with_bye_and_are_kept_once() -> None:
    assert noted(view={"x_notes": ["one"], "view": {}}, bye={"x_notes": ["two"]}) == ["one", "two"]
    refusal = {"code": 1, "message": "no", "data": {"x_notes": ["three"]}}
    assert noted(view={"error": refusal}) == ["three"]


def test_members_of_a_state_are_no_notes() -> None:
    assert noted(view={"view": {}, "state": {"x_notes": ["not this"]}}) == []


def test_what_is_no_list_of_texts_is_said_and_notes_are_cut() -> None:
    [said] = noted(view={"x_notes": "a text"})
    assert said.startswith("x_notes in the reply to view is not a list of texts")
    assert len(noted(view={"x_notes": [str(number) for number in range(2 * MOST_NOTES)]})) == MOST_NOTES
    [cut] = noted(view={"x_notes": ["x" * 5000]})
    assert len(cut) <= MOST_OF_A_NOTE


@pytest.mark.parametrize("name", ["terminal", "report.html", "report.json", "junit.xml"])
def test_every_report_shows_the_notes(name: str, shown: dict[str, str]) -> None:
    assert STALE in shown[name]
    assert "the game was cut off" in shown[name]


def test_notes_have_no_effect_on_the_verdict(shown: dict[str, str]) -> None:
    report = json.loads(shown["report.json"])
    assert report["status"] == 0
    assert report["engine_notes"] == [STALE, "the game was cut off"]


def test_the_last_line_says_that_there_are_notes_beside_the_verdict(shown: dict[str, str]) -> None:
    last = " ".join(shown["terminal"].split())
    assert last.endswith(
        "(exit status 0, which is of the rules alone); "
        "beside the rules, the adapter has noted 2 things: look at the first lines"
    )


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("noted")
    done = verified(folder, "verify", "--fresh", "0", "--report", "out")
    files = {
        name: (folder / "out" / name).read_text() for name in ("report.html", "report.json", "junit.xml")
    }
    return {"terminal": done, **files}


def test_smoke_and_play_show_the_notes(tmp_path: Path) -> None:
    assert f"note     {STALE}" in verified(tmp_path, "smoke")
    assert f"the adapter says: {STALE}" in verified(tmp_path, "play", "--games", "2")


def verified(folder: Path, name: str, *words: str) -> str:
    engine = engine_script(folder, BODY)
    return ruleproof(
        name, "--engine", engine, "--data", TOY, "--game", "market_day", *words, cwd=folder, status=0
    ).stdout
