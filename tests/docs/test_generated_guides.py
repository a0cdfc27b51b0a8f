"""The pages that are made from the data: what is on them is what is in the data."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ruleproof_guides
from ruleproof.engines import wire
from ruleproof.judging import verdicts as v
from ruleproof.rules.verbs import VERBS
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof_guides import exchange, messages, protocol
from ruleproof_guides.folded import folded
from ruleproof_guides.messages import MessagesOf
from ruleproof_guides.shapes import Shapes
from ruleproof_guides.vocabulary import VocabularyOf
from ruleproof_site.library import Library
from tests.toybox import TOY, toy_stories, toy_suite

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def library() -> Library:
    """Return a library of the toy game alone."""
    made = Library([TOY])
    made.games = {"market_day": made.games["market_day"]}
    return made


@pytest.fixture(scope="module")
def pages(library: Library) -> dict[str, str]:
    return ruleproof_guides.pages(SimpleNamespace(srcdir=str(ROOT / "docs")), library)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def recording() -> exchange.Recording:
    suite = toy_suite()
    return exchange.record(suite, toy_stories())


def plain(text: str) -> Any:
    return json.loads(re.sub(r"\s*/\*.*?\*/", "", text))


def test_a_new_game_has_its_pages_without_an_edit(pages: dict[str, str]) -> None:
    assert {"games/market_day/messages", "games/market_day/vocabulary"} <= set(pages)


def test_every_verb_is_recorded_with_a_reply_that_its_schema_accepts(recording: exchange.Recording) -> None:
    for verb in VERBS:
        pair = recording.exchanges[verb]
        assert plain(pair.request)["method"] == verb
        assert "result" in plain(pair.reply)


@pytest.mark.parametrize("code", sorted(wire.REFUSAL_NAMES))
def test_every_refusal_is_recorded_with_its_code(recording: exchange.Recording, code: int) -> None:
    assert plain(recording.exchanges[wire.REFUSAL_NAMES[code]].reply)["error"]["code"] == code


def test_a_choice_of_several_parts_is_unsettled_until_its_last(recording: exchange.Recording) -> None:
    settled = [json.loads(state)["settled"] for _, state in recording.halves]
    assert settled[-1] is True
    assert not any(settled[:-1]) and len(settled) > 1


def test_every_verb_and_every_error_stands_on_the_page_of_the_protocol(pages: dict[str, str]) -> None:
    page = pages["guides/protocol"]
    for verb in VERBS:
        assert re.search(rf"^``{verb}``\n-+$", page, re.MULTILINE), verb
    for code in (*wire.REFUSAL_NAMES, wire.METHOD_NOT_FOUND, wire.INVALID_PARAMS, wire.INTERNAL_ERROR):
        assert re.search(rf"\* - (?:\\ ?)?{code}\n", page)


def test_the_params_of_a_verb_are_those_of_its_schema(library: Library) -> None:
    shape = protocol.context(library, lambda _game: toy_stories())["shape"]
    assert {"state", "seat", "action", "chance"} <= {one.path for one in shape("apply_request", "params")}
    assert [member.path for member in shape("apply_reply", "result")][:2] == ["state", "clauses"]


def test_every_verdict_stands_on_the_page_of_the_verdicts(pages: dict[str, str]) -> None:
    for verdict in v.ALL:
        assert f"   * - *{verdict}*\n" in pages["guides/verdicts"]


def test_every_sentence_of_the_game_has_the_first_example_of_its_use(library: Library) -> None:
    book = library.games["market_day"]
    made = VocabularyOf(book)
    entries = [entry for _, _, kinds in made.groups() for _, found in kinds for entry in found]
    assert len(entries) == len(book.suite.compiler.vocabulary.sentences) == len(made.entries)
    for entry in entries:
        if entry.example:
            assert entry.sentence.regex.fullmatch(entry.example.text)
            assert entry.example.scenario in {scenario.id for scenario in book.scenarios}
            assert entry.uses > 0


def test_every_action_of_a_game_is_shown_with_a_play_from_a_scenario(library: Library) -> None:
    book = library.games["market_day"]
    actions = MessagesOf(book, list(RecordedSuite.adopted(book.suite).all())).actions()
    assert [action.title for action in actions] == [
        "Work",
        "Buy",
        "Sell",
        "Done",
        "Call an auction",
        "Bid",
        "Lay down a fox",
    ]
    for action in actions:
        played = json.loads(action.example)
        assert {member.path for member in action.members} == set(played)
        assert book.suite.schemas.accepts("action")(played)


def test_the_example_of_an_action_is_the_shortest_one_of_a_scenario_under_the_adopted_readings() -> None:
    accepted = [
        (bool(one.story.readings), len(before.state) + len(after.state), play)
        for one in toy_stories()
        if one.story.cases[0].lines
        for play, before, after in zip(
            one.story.plays, one.recording.steps, one.recording.steps[1:], strict=False
        )
        if before is not None and after is not None and after.refusal is None
    ]
    chosen = messages.shortest(toy_stories())
    assert set(chosen) == {play.action["type"] for _, _, play in accepted}
    for sort, (play, _) in chosen.items():
        sizes = [(read, size) for read, size, other in accepted if other.action["type"] == sort]
        assert min(sizes) in [(read, size) for read, size, other in accepted if other == play]


def test_the_whole_state_on_the_page_is_one_that_an_engine_can_load(library: Library) -> None:
    book = library.games["market_day"]
    text = MessagesOf(book, toy_stories()).state()
    assert "/*" not in text
    assert book.suite.schemas.accepts("state")(json.loads(text))


def test_the_page_of_the_messages_folds_what_is_long(pages: dict[str, str]) -> None:
    page = pages["games/market_day/messages"]
    assert page.count(".. fold:: A whole state\n") == 1


def test_the_members_of_a_state_are_told_with_what_they_hold(library: Library) -> None:
    book = library.games["market_day"]
    members = {member.path: member for member in MessagesOf(book, []).members("state")}
    assert members["table/day"].holds == "integer 1 to 9"
    assert members["table/hands/…"].holds.startswith("list in any order: one of")
    assert members["pending/sold"].about == "Pieces sold in this turn so far."
    assert members["table/deck"].required


def test_what_a_definition_holds_is_told_once(tmp_path: Path) -> None:
    price = {"type": "object", "properties": {"beer": {"type": "integer"}}}
    whole = {
        "properties": {"one": {"$ref": "#/$defs/price"}, "two": {"$ref": "#/$defs/price"}},
        "$defs": {"price": price},
    }
    (tmp_path / "thing.json").write_text(json.dumps(whole), encoding="utf-8")
    shapes = Shapes(tmp_path)
    found = [(member.path, member.holds) for member in shapes.members(shapes.whole("thing"))]
    assert found == [("one", "object"), ("one/beer", "integer"), ("two", "object, as under one")]


def test_long_json_is_cut_short_and_says_by_how_much() -> None:
    assert folded({"cards": [f"card {number}" for number in range(30)]}, 40).count("/* and 27 more */") == 1
    assert folded({"a": [1, 2]}, 40) == '{"a": [1, 2]}'
    assert plain(folded(list(range(100)), 40, most=None)) == list(range(100))
    assert plain(folded({f"card {number}": {"copies": number} for number in range(30)}, 40)) == {
        f"card {n}": {"copies": n} for n in range(3)
    }


def test_every_part_of_the_messages_is_a_schema_of_the_game(library: Library) -> None:
    assert {*messages.PARTS, "action"} == set(library.games["market_day"].suite.schemas.names())


def test_the_actions_of_the_recorded_exchange_fit_the_schema_of_the_game(
    recording: exchange.Recording,
) -> None:
    listed = plain(recording.exchanges["legal_actions"].reply)["result"]["actions"]
    assert listed and all(toy_suite().schemas.accepts("action")(action) for action in listed)


KIT = (ROOT / "docs" / "guides" / "kit.rst").read_text(encoding="utf-8")


def test_the_rooms_of_the_kit_stand_on_its_page_in_the_order_in_which_data_flows() -> None:
    told = re.findall(r"   \* - ``ruleproof/(\w+)/``\n     - (.+)\n", KIT)
    rooms = [room for room, _ in told]
    assert {path.parent.name for path in (ROOT / "ruleproof").glob("*/*.py")} == set(rooms)
    for at, (room, about) in enumerate(told):
        code = "\n".join(path.read_text("utf-8") for path in (ROOT / "ruleproof" / room).rglob("*.py"))
        assert not {*re.findall(r"^(?:from|import) ruleproof\.(\w+)", code, re.M)} & {*rooms[at + 1 :]}
        first = (import_module(f"ruleproof.{room}").__doc__ or "").partition("\n\n")[0]
        assert about.replace("``", "`") == " ".join(first.split())


def test_the_nine_words_of_the_kit_are_names_of_classes() -> None:
    told = re.findall(r"   \* - \*(\w+)\*\n     - .+\n     - ``(\w+)`` in", KIT.partition("Five stages")[0])
    assert len(told) == 9 and all(word == name.lower() for word, name in told)


def test_every_file_and_every_class_that_the_page_of_the_kit_names_is_there() -> None:
    named = re.findall(r"``((?:ruleproof|schemas|docs|tests)/[\w./]+\.\w+)``", KIT)
    assert len(named) > 15
    assert [path for path in named if not (ROOT / path).is_file()] == []
    defined = re.findall(r"``(\w+)``\s+in\s+``(ruleproof[/.][\w/.]+?)(?:\.py)?``", KIT)
    assert len(defined) > 40
    for name, path in defined:
        module = path.replace("/", ".")
        assert getattr(import_module(module), name).__module__ == module, f"{name} is not defined in {path}"
