"""Which parts of a game an engine covers, and how values are reduced to these parts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from ruleproof.input import jsontext
from ruleproof.rules.canonical import Shape, layers_of
from ruleproof.rules.schemas import SchemaSet
from ruleproof.rules.verbs import Verb

PARTS = ("actions", "table", "outcome", "view")
"""The parts that `covers` in `hello` can restrict."""
OWN = "/own"
"""Ends the name of a key of a view of which an engine covers only the entry of the seat that looks."""


class Coverage(msgspec.Struct, frozen=True, omit_defaults=True):
    """The action types, and the keys of the table, the outcome and a view, that an engine covers. None means
    all. In a view, `hands/own` is the entry of the seat that looks, in a key that has one for each seat.
    """

    actions: tuple[str, ...] | None = None
    table: tuple[str, ...] | None = None
    outcome: tuple[str, ...] | None = None
    view: tuple[str, ...] | None = None

    @property
    def is_whole(self) -> bool:
        """Tell whether everything is covered."""
        return self == EVERYTHING

    def takes(self, action: Any) -> bool:
        """Tell whether the type of an action is covered."""
        return self.actions is None or (isinstance(action, dict) and action.get("type") in self.actions)

    def reduced(self, verb: str, value: Any, seat: str = "") -> Any:
        """Return an answer or a state without the uncovered parts; `verb` is the question, or `state`.

        `seat` is the seat whose view it is; without it, keys of which only its own entry is covered stay
        whole.
        """
        if verb == Verb.LEGAL_ACTIONS:
            return value if self.actions is None else [action for action in value if self.takes(action)]
        if verb == "state":
            if self.table is None or "table" not in value:
                return value
            return {**value, "table": _only(value["table"], self.table)}
        if verb == Verb.OUTCOME:
            return value if self.outcome is None else _only(value, self.outcome)
        if self.view is None:
            return value
        kept = _only(value, [key.removesuffix(OWN) for key in self.view])
        return {key: _of_seat(one, seat) if key in self.own else one for key, one in kept.items()}

    @property
    def own(self) -> tuple[str, ...]:
        """Return the keys of a view of which only the entry of the seat that looks is covered."""
        return tuple(key.removesuffix(OWN) for key in self.view or () if key.endswith(OWN))

    def completed(self, state: bytes, given: bytes) -> bytes:
        """Return the JSON text of a state, with uncovered keys of the table added if they are missing.

        They are copied from the state that the engine was given. If none is missing, the text is unchanged.
        """
        if self.table is None or not given:
            return state
        try:
            own, other = jsontext.decode(state), jsontext.decode(given)
            table, source = own["table"], other["table"]
            missing = {key: source[key] for key in source if key not in self.table and key not in table}
            if not missing:
                return state
            return jsontext.encode({**own, "table": {**table, **missing}})
        except (LookupError, TypeError):
            return state

    def narrowed(self, schemas: SchemaSet) -> SchemaSet:
        """Return schemas in which uncovered keys are optional."""
        narrow = schemas.copy()
        whole = (
            (self.table, narrow.schema("state").get("properties", {}).get("table")),
            (self.outcome, narrow.schema("outcome")),
            (self.view, narrow.schema("view")),
        )
        for keys, schema in whole:
            if keys is None:
                continue
            for layer in layers_of(narrow, schema):
                if "required" in layer:
                    layer["required"] = [
                        key for key in layer["required"] if key in keys or f"{key}{OWN}" in keys
                    ]
        if self.table is not None:
            state = narrow.schema("state")
            state["required"] = [key for key in state.get("required", ()) if key not in ("phase", "pending")]
        seen = narrow.schema("view").get("properties", {})
        seen.update({key: {"type": "object"} for key in self.own if key in seen})
        return narrow

    def lacks(self, part: str, known: Collection[str]) -> list[str]:
        """Return the names of a part that are not covered; `known` are all that it has."""
        listed = getattr(self, part)
        return [] if listed is None else [one for one in known if one not in listed and OWN not in one]

    def without_full_lists(self, known: Mapping[str, Collection[str]]) -> Coverage:
        """Return the coverage without lists that name everything. The list of the table remains: it says that
        a state need not have the other keys of states.
        """
        full = [part for part in PARTS if part != "table" and not self.lacks(part, known[part])]
        return msgspec.structs.replace(self, **dict.fromkeys(full))

    def words(self, known: Mapping[str, Collection[str]] | None = None) -> str:
        """Describe in words what is covered, or of a part of which little is missing, what is not.

        `known` are all names of the game, by part; a part of which all are listed is not described.
        """
        phrases = []
        for part in PARTS:
            if (names := getattr(self, part)) is None:
                continue
            lack = self.lacks(part, known[part]) if known and not (part == "view" and self.own) else names
            if lack and len(lack) < len(names):
                phrases.append(f"{part} without {', '.join(lack)}")
            elif lack or not names:
                phrases.append(f"{part} {', '.join(names) or 'none'}")
        return "; ".join(phrases) or "everything"


EVERYTHING = Coverage()


def _only(value: Any, keys: Collection[str]) -> Any:
    return {key: value[key] for key in value if key in keys} if isinstance(value, dict) else value


def _of_seat(value: Any, seat: str) -> Any:
    return _only(value, (seat,)) if seat else value


def names_of(state: Shape, action: Shape, outcome: Shape, view: Shape) -> Mapping[str, tuple[str, ...]]:
    """Return the names that a coverage can list for a game with these shapes, by the part of the coverage."""
    table = state.child("table")
    by_seat = [f"{key}{OWN}" for key in view.members if (one := view.child(key)) and one.is_map]
    return {
        "actions": action.words("type"),
        "table": table.members if table is not None else (),
        "outcome": outcome.members,
        "view": (*view.members, *by_seat),
    }
