"""The editor for positions: every value of a state is a field, with remarks from the laws and the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.positions import CompletionError, NamedPosition
from ruleproof.cases.suite import state_of
from ruleproof.explore.clickable_areas import keys_of, value_in
from ruleproof.explore.game_context import Book
from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.reports.pictures import pointer
from ruleproof.rules.conservation import places_of, value_at
from ruleproof.rules.schemas import fault_lines

NUMBER, TRUTH, WORD, WORDS, BAG, JSON = "number", "truth", "word", "words", "bag", "json"
_EMPTY: Mapping[str, Any] = {"count": 0, "bag": {}}


class Field(msgspec.Struct, frozen=True):
    """A value in the editor: its JSON pointer, its name, its type and its text."""

    name: str
    label: str
    sort: str
    text: str
    fault: str = ""

    @property
    def rows(self) -> int:
        """Return the number of lines that the text needs."""
        return max(2, min(6, self.text.count("\n") + 1))


class Group(msgspec.Struct, frozen=True):
    """The fields for one part of a state."""

    title: str
    fields: tuple[Field, ...]


class Verdict(msgspec.Struct, frozen=True):
    """The check of a state: faults in its shape, broken laws, and the reason why the reference cannot
    continue from it.
    """

    faults: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    refused: str = ""

    @property
    def is_well(self) -> bool:
        return not (self.faults or self.laws or self.refused)


def groups(book: Book, state: Mapping[str, Any], faults: Mapping[str, str] | None = None) -> list[Group]:
    """Return the fields of a state: first who acts, then the table part by part."""
    bags = _bags(book, state)
    faults_by_name = faults or {}
    course = [key for key in ("to_act", "may_act", "phase", "settled", "pending") if key in state]
    parts: list[tuple[str, list[Place]]] = [("Whose turn it is", [(key,) for key in course])]
    parts += [(key.replace("_", " "), [("table", key)]) for key in state["table"]]
    return [
        Group(
            title, tuple(field for place in places for field in _fields(state, place, bags, faults_by_name))
        )
        for title, places in parts
    ]


def _bags(book: Book, state: Mapping[str, Any]) -> set[Place]:
    return {
        ("table", *place)
        for law in book.game.laws
        if law.kind == "bag"
        for pattern in law.places
        for place in places_of(state["table"], pattern)
    }


def _fields(
    state: Mapping[str, Any], place: Place, bags: set[Place], faults: Mapping[str, str]
) -> Iterator[Field]:
    value = value_at(state, place)
    if isinstance(value, dict) and value and place not in bags:
        for key in value:
            yield from _fields(state, (*place, key), bags, faults)
        return
    if isinstance(value, list) and value and all(isinstance(item, list) for item in value):
        for index in range(len(value)):
            yield from _fields(state, (*place, index), bags, faults)
        return
    sort = _sort_of(value, place in bags)
    name = pointer(*place)
    shown = place[1:] if place[0] == "table" else place
    label = " ".join(str(int(key) + 1) if isinstance(key, int) else key.replace("_", " ") for key in shown)
    yield Field(name, label, sort, _written(value, sort), faults.get(name, ""))


def _sort_of(value: Any, is_bag: bool) -> str:
    if is_bag:
        return BAG
    if isinstance(value, bool):
        return TRUTH
    if isinstance(value, int):
        return NUMBER
    if isinstance(value, str):
        return WORD
    if isinstance(value, list) and all(isinstance(item, str) and "\n" not in item for item in value):
        return WORDS
    return JSON


def _written(value: Any, sort: str) -> str:
    if sort == WORDS:
        return "\n".join(value)
    if sort == BAG:
        return "\n".join(f"{number} {kind}" for kind, number in value.items())
    return value if sort == WORD else jsontext.encode(value).decode()


def edited(
    book: Book, state: Mapping[str, Any], form: Mapping[str, str]
) -> tuple[dict[str, Any], dict[str, str]]:
    """Return a state with the texts of its fields filled in, and a fault for each text that cannot be
    read.
    """
    made: dict[str, Any] = jsontext.decode(jsontext.encode(state))
    faults: dict[str, str] = {}
    for group in groups(book, state):
        for field in group.fields:
            if field.name not in form:
                continue
            text = form[field.name].replace("\r\n", "\n").strip()
            try:
                value = _read(text, field.sort)
            except ValueError as error:
                faults[field.name] = str(error)
                continue
            _put(made, field.name, value)
    return made, faults


def _put(state: Any, name: str, value: Any) -> None:
    *around, key = keys_of(name)
    inside = value_in(state, around)
    inside[int(key) if isinstance(inside, list) else key] = value


def _read(text: str, sort: str) -> Any:
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if sort == WORD:
        return text
    if sort == WORDS and not text.startswith("["):
        return lines
    if sort == BAG:
        return dict(_counted(line) for line in lines)
    if sort == NUMBER:
        try:
            return int(text)
        except ValueError:
            raise ValueError(f"{text!r} is not a whole number") from None
    if sort == TRUTH and text not in ("true", "false"):
        raise ValueError(f"{text!r} is neither true nor false")
    try:
        return jsontext.decode_strictly(text.encode("utf-8", "replace"))
    except ValueError as error:
        raise ValueError(f"this is not JSON: {error}") from None


def _counted(line: str) -> tuple[str, int]:
    number, _, kind = line.partition(" ")
    if not number.isdigit() or not kind:
        raise ValueError(
            f"{line!r} does not say how many of what; expected lines such as: 3 {kind or number}"
        )
    return kind, int(number)


def verdict(book: Book, state: Mapping[str, Any], components: str, readings: Mapping[str, str]) -> Verdict:
    """Return what the schema, the laws and the reference report about a state."""
    schemas = book.suite.schemas
    faults = () if schemas.accepts("state")(state) else tuple(fault_lines(schemas, "state", state))
    laws = tuple(book.validator(components).laws.violations(state["table"]))
    if faults or laws:
        return Verdict(faults, laws)
    start = Start(tuple(state["table"]["seats"]), jsontext.encode(state))
    step = book.start(Story(book.game.id, "", start, components=components), readings)
    if step.failure is not None:
        return Verdict(refused=step.failure.message)
    can = {seat for seat, text in step.answers.legal.items() if text != b"[]"}
    return Verdict(refused=_contradiction(state, can, step.answers.outcome))


def _contradiction(state: Mapping[str, Any], can: set[str], outcome: bytes) -> str:
    """Return how the seats to act contradict the seats that can act, or ''."""
    over = outcome and jsontext.decode(outcome).get("over") is True
    idle = [seat for seat in state["to_act"] if seat not in can]
    busy = sorted(can - {*state["to_act"], *state["may_act"]})
    if idle and not over:
        be = "is" if len(idle) == 1 else "are"
        return f"{', '.join(idle)} {be} to act but may do nothing, and the game is not over"
    if not can and not over:
        return "nobody can act, but the game is not over"
    return f"{', '.join(busy)} can act, but neither “to act” nor “may act” lists them" if busy else ""


def filled(book: Book, state: Mapping[str, Any], components: str) -> tuple[dict[str, Any], str]:
    """Return a state completed by the laws: the place that each law names for the rest receives whatever is
    nowhere else. Also return why that is impossible, or ''.
    """
    try:
        return state_of(book.suite, bare_position(book, state, components, {})), ""
    except CompletionError as error:
        return dict(state), str(error)


def bare_position(
    book: Book, state: Mapping[str, Any], components: str, rest: Mapping[str, str], name: str = ""
) -> NamedPosition:
    """Return a state as a named position that leaves the places for the rest empty; `rest` replaces the
    places that some laws name.
    """
    bare: dict[str, Any] = jsontext.decode(jsontext.encode(state))
    for law in book.game.laws:
        for place in places_of(bare["table"], rest.get(law.id, law.rest)):
            value_at(bare["table"], place[:-1])[place[-1]] = _EMPTY.get(law.kind, [])
    return NamedPosition(name, Path(), jsontext.encode(bare), dict(rest), components)


def rests(book: Book) -> Sequence[str]:
    """Return the names of the places that receive whatever is nowhere else, in words."""
    return list(dict.fromkeys(law.rest.replace("_", " ").replace(".", " ") for law in book.game.laws))
