"""What `ruleproof diff` compares: the contents of one version of a game, and the form in which they are
stored.

Cases are stored only as digests: of their questions, answers, expectations and sentences.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.edit.export import exported_scenario, exported_tour
from ruleproof.input import jsontext
from ruleproof.input.text import read_text
from ruleproof.language.gherkin import read_feature
from ruleproof.running.recorded_suite import RecordedSuite

_QUIET = {"line", "file", "title", "rule", "lines", "clauses", "entries", "reason", "where", "number"}
"""Members that belong neither to a question to an engine nor to its answer."""
_CLAUSE = ("title", "text", "kind", "successor")
_RULING = ("title", "question", "adopted", "switchable", "decided")
_ARGUED = ("readings", "why", "witness")
_LONGEST = 80


class CaseMark(msgspec.Struct, frozen=True):
    """A case: the digests of its questions, answers, expectations and sentences, and its component set and
    clauses. `title` is its name.
    """

    asked: str
    answered: str
    expected: str
    said: str
    title: str
    set: str
    clauses: tuple[str, ...]


class Contents(msgspec.Struct, frozen=True):
    """The contents of a version of a game.

    `entries` are the component entries of all sets as text; `long` entries also carry a digest of the whole
    text. `sets` are the digests of the sets, one of which is the `standard`.
    """

    version: str
    clauses: dict[str, dict[str, Any]]
    rulings: dict[str, dict[str, Any]]
    entries: dict[str, str]
    long: dict[str, str]
    sets: dict[str, str]
    standard: str
    cases: dict[str, CaseMark]


def of_export(folder: Path, facts: Mapping[str, Any]) -> Contents:
    """Return the contents of an exported game; `facts` are its entry in the manifest."""
    cases: dict[str, CaseMark] = {}
    for path in sorted((folder / "cases").glob("*.json")):
        cases |= dict(map(_scenario, jsontext.decode(path.read_bytes())))
    for path in sorted((folder / "tours").glob("*.json")):
        for tour in jsontext.decode(path.read_bytes()):
            cases |= dict(_steps(tour))
    sets = [jsontext.decode(path.read_bytes()) for path in sorted((folder / "components").glob("*.json"))]
    return _contents(
        facts.get("version", ""),
        _listed(folder / "clauses.json"),
        _listed(folder / "rulings.json"),
        {made["name"]: made["values"] for made in sets},
        facts.get("components", ""),
        cases,
    )


def of_texts(folder: Path, failing: Collection[str]) -> dict[str, CaseMark]:
    """Return the scenarios and tours of a game as they are written, without running the reference. Those in
    which some cases are `failing` are marked as answered differently from all others.
    """
    told = {tour_of(case) or case for case in failing}
    cases = {}
    for path in sorted(folder.glob("*.feature")):
        for scenario in read_feature(path).scenarios:
            name = f"{folder.name}/{path.stem}/{scenario.id}"
            said = [scenario.title, [step.text for step in scenario.steps]]
            clauses = tuple(value for value, _ in scenario.tagged("clause"))
            cases[name] = CaseMark("", str(name in told), "", _digest(said), scenario.title, "", clauses)
    for path in sorted((folder / "tours").glob("*.yaml")):
        name = f"{folder.name}/tours/{path.stem}"
        cases[name] = CaseMark("", str(name in told), "", _digest(read_text(path)), path.stem, "", ())
    return cases


def tour_of(case: str) -> str:
    """Return the tour of which a case is a step, or ''."""
    return case.rpartition("/")[0] if case.split("/")[1] == "tours" else ""


def of_suite(suite: Suite) -> Contents:
    """Return the current contents of a game."""
    cases: dict[str, CaseMark] = {}
    for recorded in RecordedSuite.adopted(suite).all():
        if recorded.story.cases[0].lines:
            name, mark = _scenario(_plain(exported_scenario(recorded)))
            cases[name] = mark
        else:
            cases |= dict(_steps(_plain(exported_tour(recorded))))
    game = suite.game
    return _contents(
        game.version,
        [_plain(clause) for clause in game.clauses.values()],
        [_plain(ruling) for ruling in game.rulings.values()],
        {name: _plain(made.values) for name, made in sorted(game.component_sets.items())},
        suite.components.name,
        cases,
    )


def _contents(
    version: str,
    clauses: list[dict[str, Any]],
    rulings: list[dict[str, Any]],
    sets: Mapping[str, Mapping[str, Any]],
    standard: str,
    cases: dict[str, CaseMark],
) -> Contents:
    entries = dict(_entries(sets))
    texts = {name: jsontext.canonical(value).decode() for name, value in entries.items()}
    return Contents(
        version,
        {row["id"]: {key: row[key] for key in _CLAUSE if row.get(key)} for row in clauses},
        {
            row["id"]: {
                **{key: row[key] for key in _RULING if row.get(key)},
                "argued": _digest([row.get(key, "") for key in _ARGUED]),
            }
            for row in rulings
        },
        {name: _short(text) for name, text in texts.items()},
        {name: _digest(entries[name]) for name, text in texts.items() if len(text) > _LONGEST},
        {name: _digest(values) for name, values in sets.items()},
        standard,
        cases,
    )


def _plain(value: Any) -> Any:
    return jsontext.decode(jsontext.encode(value))


def _listed(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = jsontext.decode(path.read_bytes()) if path.exists() else []
    return rows


def _entries(sets: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, Any]]:
    """Yield the entries of all component sets, such as `set: cards/yellow 2`."""
    for name, values in sets.items():
        for key, value in values.items():
            if isinstance(value, dict) and value:
                yield from ((f"{name}: {key}/{part}", inner) for part, inner in value.items())
            else:
                yield f"{name}: {key}", value


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _scenario(case: Mapping[str, Any]) -> tuple[str, CaseMark]:
    asked = [case["start"], case["lead_up"], case["plays"], case.get("readings", {})]
    return case["id"], CaseMark(
        _digest(_bare(asked)),
        _digest(_bare(case["reference"])),
        _digest(_bare(case.get("expectations", []))),
        _digest([case["title"], [line["text"] for line in case.get("lines", [])]]),
        case["title"],
        case.get("components", ""),
        tuple(case["clauses"]),
    )


def _steps(tour: Mapping[str, Any]) -> Iterator[tuple[str, CaseMark]]:
    """Yield the cases of a tour: a case's question covers all plays before it, its answer only its own
    play.
    """
    reference = tour["reference"]
    for step in tour["steps"]:
        begins, ends = step["plays"]
        yield (
            step["id"],
            CaseMark(
                _digest(_bare([tour["start"], tour["plays"][:ends], step["readings"]])),
                _digest(_bare(reference["plays"][begins:ends] or [reference["start"]])),
                _digest([]),
                _digest([step["title"]]),
                step["title"],
                tour.get("components", ""),
                tuple(step["clauses"]),
            ),
        )


def _bare(value: Any) -> Any:
    """Return a value without the texts that are only for people."""
    if isinstance(value, dict):
        return {key: _bare(child) for key, child in value.items() if key not in _QUIET}
    return [_bare(child) for child in value] if isinstance(value, list) else value


def _digest(value: Any) -> str:
    return jsontext.digest(value).removeprefix("sha256:")[:8]


def keep(contents: Contents) -> dict[str, Any]:
    """Return contents in their stored form: one line for each case, in which clauses are given by index."""
    places = {clause: str(place) for place, clause in enumerate(contents.clauses)}
    return {
        **{name: getattr(contents, name) for name in contents.__struct_fields__ if name != "cases"},
        "cases": {
            name: " ".join(
                (
                    mark.asked + mark.answered + mark.expected + mark.said,
                    ",".join(places[clause] for clause in mark.clauses),
                    *filter(None, [mark.set]),
                )
            )
            for name, mark in contents.cases.items()
        },
    }


def kept(record: Mapping[str, Any]) -> Contents:
    """Return contents from their stored form; the last words of a case's id become its name."""
    clauses = list(record["clauses"])
    cases = {}
    for name, line in record["cases"].items():
        digests, places, made = (line + " ").split(" ")[:3]
        of_case = tuple(clauses[int(place)] for place in places.split(",") if place)
        asked, answered, expected, said = (digests[at : at + 8] for at in range(0, 32, 8))
        title = name.rpartition("/")[2].replace("_", " ")
        cases[name] = CaseMark(asked, answered, expected, said, title, made, of_case)
    return Contents(cases=cases, **{key: record[key] for key in Contents.__struct_fields__ if key != "cases"})
