"""A tiny invented game, by values: its schemas and its law, and builders of all that is judged.

Ann and Bob take marbles out of a bowl, pass, or spill stones. Nobody plays it: no test asks an engine.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Case, Start, Story
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.recording import Answers, Failure, Recording, Refusal, Step
from ruleproof.input.jsontext import encode
from ruleproof.judging.judge import Judge
from ruleproof.judging.verdicts import Result
from ruleproof.language.operations import Expectation, Play
from ruleproof.rules.canonical import Shape
from ruleproof.rules.conservation import Checker
from ruleproof.rules.coverage import EVERYTHING, Coverage
from ruleproof.rules.model import Game, Law, Ruling
from ruleproof.rules.schemas import SchemaSet
from ruleproof.rules.validation import Shapes, Validator
from ruleproof.rules.verbs import QUESTIONS

SEATS = ("Ann", "Bob")
MARBLES, FEW_MARBLES = 10, 4
FEW = "few"
"""The name of a component set with fewer marbles."""
LAST_WORD = "marbles.ruling.last_word"
TAKE, TAKE_TWO, PASS = {"type": "take", "number": 1}, {"type": "take", "number": 2}, {"type": "pass"}
ANN_TAKES, ANN_PASSES = Play(seat="Ann", action=TAKE), Play(seat="Ann", action=PASS)
BOB_TAKES, BOB_PASSES = Play(seat="Bob", action=TAKE), Play(seat="Bob", action=PASS)


def _members(required: Mapping[str, Any], **further: Any) -> dict[str, Any]:
    """Return the schema of an object with these members and no others."""
    return {
        "type": "object",
        "properties": {**required, **further},
        "required": [*required],
        "additionalProperties": False,
    }


def _bag(items: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items, "x-bag": True}


_SEAT = {"enum": list(SEATS)}
_NUMBER = {"type": "integer", "minimum": 0}
_WORDS = {"type": "array", "items": {"type": "string"}}
_BY_SEAT = {"type": "object", "propertyNames": _SEAT, "additionalProperties": _NUMBER}
_TABLE = {"pile": _BY_SEAT, "bowl": _NUMBER, "row": _WORDS, "heap": _bag({"type": "string"})}
_SCHEMAS: Mapping[str, Any] = {
    "state": _members(
        {
            "table": _members(_TABLE),
            "to_act": {"type": "array", "items": _SEAT},
            "may_act": _bag(_SEAT),
            "settled": {"type": "boolean"},
        },
        pending={"type": "string"},
    ),
    "view": _members({"bowl": _NUMBER, "hand": _bag({"type": "string"})}),
    "outcome": _members(
        {"winners": _bag(_SEAT), "why": {"type": "string"}, "over": {"type": "boolean"}, "points": _BY_SEAT},
        counts={"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}},
    ),
    "action": {
        "oneOf": [
            _members({"type": {"const": "take"}, "number": _NUMBER}),
            _members({"type": {"const": "pass"}}),
            _members({"type": {"const": "spill"}, "stones": _bag({"type": "string"})}),
        ]
    },
}


def _schema_set() -> SchemaSet:
    with tempfile.TemporaryDirectory() as folder:
        for name, schema in _SCHEMAS.items():
            named = {"$id": f"urn:ruleproof:marbles:{name}", **schema}
            Path(folder, f"{name}.json").write_text(json.dumps(named), encoding="utf-8")
        return SchemaSet(Path(folder))


def _validator() -> Validator:
    law = Law("marbles", "No marble is lost", "count", "marbles", ("pile.*", "bowl"), "bowl")
    schemas = _schema_set()
    state, view, action, outcome = (
        Shape(schemas, schemas.schema(name)) for name in ("state", "view", "action", "outcome")
    )
    shapes = Shapes(state, view, action, outcome)

    def of(marbles: int, named: Mapping[str, Validator]) -> Validator:
        components = {"marbles": marbles}
        return Validator(shapes, schemas, Checker((law,), components), components, named)

    return of(MARBLES, {FEW: of(FEW_MARBLES, {})})


VALIDATOR = _validator()
RULING = Ruling(
    LAST_WORD,
    "Who has the last word?",
    (),
    {"ann": "Ann.", "bob": "Bob."},
    "ann",
    "She begins.",
    "important",
    "",
    switchable=True,
)
GAME = Game("marbles", "Marbles", (), (), (), (), {}, {}, {LAST_WORD: RULING}, {}, (), {}, SEATS)


def offer(covers: Coverage = EVERYTHING, **changes: Any) -> GameOffer:
    """Return what an engine says it can do: all verbs, no reading, unless told otherwise."""
    return msgspec.structs.replace(GameOffer(QUESTIONS, covers=covers), **changes)


def judge(covers: Coverage = EVERYTHING, **changes: Any) -> Judge:
    """Return who judges an engine that offers this."""
    return Judge(GAME, VALIDATOR.covering(covers), offer(covers, **changes))


def state(ann: int = 2, bob: int = 3, **changes: Any) -> dict[str, Any]:
    """Return a settled state at which Ann is to act; what no seat has lies in the bowl.

    `changes` are keys of the state, or of its table.
    """
    table: dict[str, Any] = {
        "pile": {"Ann": ann, "Bob": bob},
        "bowl": MARBLES - ann - bob,
        "row": ["jade", "onyx"],
        "heap": ["amber", "coral"],
    }
    whole: dict[str, Any] = {"table": table, "to_act": ["Ann"], "may_act": ["Ann"], "settled": True}
    for key, value in changes.items():
        (table if key in table else whole)[key] = value
    return whole


def view(bowl: int = 5, *hand: str) -> dict[str, Any]:
    """Return what a seat sees."""
    return {"bowl": bowl, "hand": list(hand) or ["ruby"]}


def outcome(**changes: Any) -> dict[str, Any]:
    """Return the outcome of a game that is not over, with changes."""
    return {"winners": [], "why": "", "over": False, "points": {"Ann": 0, "Bob": 0}, **changes}


def answers(
    legal: Mapping[str, Any] | None = None,
    views: Mapping[str, Any] | None = None,
    outcome_is: Mapping[str, Any] | None = None,
) -> Answers:
    """Return what is answered about a state: Ann may take or pass, unless told otherwise."""
    by_seat = {"Ann": [TAKE, PASS], "Bob": [], **(legal or {})}
    seen = {"Ann": view(), "Bob": view(), **(views or {})}
    return Answers(
        {seat: encode(actions) for seat, actions in by_seat.items()},
        {seat: encode(one) for seat, one in seen.items()},
        encode(outcome_is if outcome_is is not None else outcome()),
    )


def step(of: Mapping[str, Any] | None = None, answered: Answers | None = None, **fields: Any) -> Step:
    """Return the step that leads to a state and is answered for about it."""
    told = answered if answered is not None else answers()
    whole = of if of is not None else state()
    return Step(encode(whole), bool(whole["settled"]), told, **fields)


def refused(reason: str = "no", before: Step | None = None, **fields: Any) -> Step:
    """Return the step of a play that is refused: state and answers are those before it."""
    of = before if before is not None else START
    changes = {"refusal": Refusal(reason), **fields}
    return msgspec.structs.replace(of, **changes)


def failed(verdict: str, message: str = "it broke", cause: str = "broken", **fields: Any) -> Step:
    """Return a step in which the engine did something else than answer."""
    return Step(failure=Failure(verdict, message, cause), **fields)


START = step()
TAKEN = step(state(ann=3, to_act=["Bob"], may_act=["Bob"]), answers({"Ann": [], "Bob": [TAKE]}))
"""What comes of Ann's taking a marble."""
TAKEN_TWICE = step(state(ann=3, bob=4))
"""What comes of Bob's taking one after her."""


def recording(*steps: Step | None) -> Recording:
    return Recording(steps)


def case(name: str, begins: int, ends: int, *expectations: Expectation, **fields: Any) -> Case:
    """Return a case of a story; its clause is called as it is."""
    clauses = fields.pop("clauses", (f"clause.{name}",))
    return Case(name, name, "", "", 0, clauses, begins, ends, expectations, **fields)


def story(
    cases: Iterable[Case], plays: Iterable[Play] = (), *, new_game: bool = False, **fields: Any
) -> Story:
    """Return a story that starts from a position, or from a new game."""
    start = Start(SEATS) if new_game else Start(SEATS, START.state)
    return Story("marbles", "", start, tuple(plays), tuple(cases), **fields)


def scenario(*expectations: Expectation, **fields: Any) -> Story:
    """Return a story of one case: Ann takes a marble."""
    return story([case("one", 0, 1, *expectations, **fields)], [ANN_TAKES])


def tour(**fields: Any) -> Story:
    """Return a story of three cases: the start, Ann takes a marble, then Bob does."""
    cases = [case("start", 0, 0), case("ann", 0, 1), case("bob", 1, 2)]
    return story(cases, [ANN_TAKES, BOB_TAKES], **fields)


def judged(
    of: Story, expected: Recording, actual: Recording, by: Judge | None = None, number: int = 0
) -> Result:
    """Return what a case of a story came to."""
    return (by or judge()).for_story(of, expected).result(of.cases[number], actual)


def judged_after_a_take(actual: Step, *expectations: Expectation, by: Judge | None = None) -> Result:
    """Return what a scenario came to in which Ann takes a marble and the engine answers so."""
    return judged(scenario(*expectations), recording(START, TAKEN), recording(START, actual), by)


def places(judgement: Result) -> list[tuple[str, str]]:
    """Return what differs, and where, in the order in which it is reported."""
    return [(one.what, one.path) for one in judgement.differences]
