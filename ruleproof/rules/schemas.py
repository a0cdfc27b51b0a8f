"""The JSON Schemas of the kit and of each game, with fast checks and helpful messages about faults."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy, deepcopy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruleproof.input import jsontext
from ruleproof.input.problems import DataError, Problem, nearest, shown_path
from ruleproof.input.shortening import shortened, shortened_value
from ruleproof.input.text import read_text

if TYPE_CHECKING:
    import jsonschema

    from ruleproof.input.documents import Document
    from ruleproof.input.jsontext import Place

MOST_FAULTS = 20
"""Maximum number of faults that are reported for one value."""
GAME_SCHEMAS = ("setup", "state", "view", "action", "outcome", "components")

_LINE = re.compile(r"at line (\d+)")


@cache
def read_schema(path: Path) -> dict[str, Any]:
    """Return one schema.

    Raises:
        DataError: the file is missing or not a JSON object.
    """
    try:
        schema = jsontext.decode_strictly(read_text(path).encode())
    except ValueError as error:
        line = _LINE.search(str(error))
        where = f"{shown_path(path)}:{line[1]}" if line else shown_path(path)
        raise DataError([Problem(where, f"this schema is not JSON: {error}")]) from None
    if not isinstance(schema, dict):
        raise _fault(path, "this schema is not a JSON object")
    return schema


def _fault(path: Path, message: str) -> DataError:
    return DataError([Problem(shown_path(path), message)])


def _folder(path: Path) -> dict[str, dict[str, Any]]:
    schemas = {}
    for file in sorted(path.glob("*.json")):
        schema = read_schema(file)
        schemas[str(schema.get("$id", file.name))] = schema
    return schemas


def _absolute(value: Any, identity: str) -> Any:
    """Return a schema in which the references to sibling files (`state.json#/…`) and those within the schema
    (`#/…`) are absolute.
    """
    if isinstance(value, dict):
        out = {key: _absolute(child, identity) for key, child in value.items()}
        ref = out.get("$ref")
        if isinstance(ref, str):
            name, _, rest = ref.partition("#")
            folder = identity.rpartition(":")[0]
            out["$ref"] = (
                f"{folder}:{name.removesuffix('.json')}#{rest}"
                if name.endswith(".json")
                else f"{name or identity}#{rest}"
            )
        return out
    if isinstance(value, list):
        return [_absolute(child, identity) for child in value]
    return value


class SchemaSet:
    """All schemas of one folder; they may refer to each other by file name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._schemas: dict[str, Any] = {}
        for identity, schema in _folder(folder).items():
            self._schemas[identity.rpartition(":")[2]] = _absolute(schema, identity)
        self._fast: dict[str, Callable[[Any], bool]] = {}

    def copy(self) -> SchemaSet:
        """Return a copy of the schemas, which the caller may change."""
        made = copy(self)
        made._schemas, made._fast = deepcopy(self._schemas), {}
        return made

    def names(self) -> list[str]:
        return sorted(self._schemas)

    def schema(self, name: str) -> dict[str, Any]:
        """Return a schema of the folder by its name, with references made absolute.

        Raises:
            DataError: the folder has no such schema.
        """
        if name not in self._schemas:
            found = ", ".join(self.names()) or "none"
            raise _fault(self.folder, f"no schema {name}.json; found: {found}")
        schema: dict[str, Any] = self._schemas[name]
        return schema

    def resolve(self, reference: str) -> dict[str, Any]:
        """Return the schema to which a `$ref` of this set points."""
        identity, _, pointer = reference.partition("#")
        try:
            schema: Any = self._schemas[identity.rpartition(":")[2]]
            for part in pointer.strip("/").split("/") if pointer.strip("/") else []:
                schema = schema[part]
        except (KeyError, TypeError):
            message = f"a schema refers to {reference!r}, but there is no such place"
            raise _fault(self.folder, message) from None
        assert isinstance(schema, dict)
        return schema

    def accepts(self, name: str) -> Callable[[Any], bool]:
        """Return a fast function that checks values against a schema of the folder.

        Raises:
            DataError: there is no such schema, or it is invalid.
        """
        if name not in self._fast:
            import jsonschema_rs

            try:
                registry = jsonschema_rs.Registry([(str(s["$id"]), s) for s in self._schemas.values()])
                validator = jsonschema_rs.Draft202012Validator(self.schema(name), registry=registry)
            except ValueError as error:
                raise _fault(self.folder / f"{name}.json", f"this schema cannot be used: {error}") from None
            self._fast[name] = validator.is_valid
        return self._fast[name]

    def faults(self, name: str, value: Any) -> list[tuple[tuple[str | int, ...], str]]:
        """Return the path and wording of each fault of a value, without duplicates.

        A misspelt key is one fault; it is not also reported as missing.
        """
        import jsonschema
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

        registry: Registry[Any] = Registry().with_resources(
            [(str(s["$id"]), DRAFT202012.create_resource(s)) for s in self._schemas.values()]
        )
        validator = jsonschema.Draft202012Validator(self.schema(name), registry=registry)
        errors = [
            _deepest(error)
            for error in sorted(
                validator.iter_errors(value), key=lambda e: [str(part) for part in e.absolute_path]
            )
        ]
        missing: dict[tuple[str | int, ...], dict[str, None]] = {}
        for error in errors:
            if error.validator == "required":
                missing.setdefault(tuple(error.absolute_path), {}).update(dict.fromkeys(_missing(error)))
        faults: dict[tuple[tuple[str | int, ...], str], None] = {}
        for error in sorted(errors, key=lambda e: e.validator == "required"):
            path = tuple(error.absolute_path)
            for wording in _wordings(error, missing.get(path, {})):
                faults[path, wording] = None
        return sorted(faults, key=lambda fault: [str(part) for part in fault[0]])


def _deepest(error: jsonschema.ValidationError) -> jsonschema.ValidationError:
    """Return the most informative fault: the fault inside the branch that fits best."""
    while error.context:
        by_branch: dict[int, list[Any]] = {}
        for child in error.context:
            by_branch.setdefault(int(child.schema_path[0]), []).append(child)

        def misfit(children: list[Any]) -> tuple[bool, int]:
            return (any(child.validator == "const" for child in children), len(children))

        best = min(by_branch.values(), key=misfit)
        if misfit(best)[0]:
            return error
        error = max(best, key=lambda e: len(e.absolute_path))
    return error


def _missing(error: jsonschema.ValidationError) -> list[str]:
    required: Any = error.validator_value
    instance: Any = error.instance
    return [key for key in required if key not in instance]


def _wordings(error: jsonschema.ValidationError, missing: dict[str, None]) -> list[str]:
    """Return the wordings of an error.

    If an unknown key looks like a missing key, the missing key is removed from `missing`.
    """
    if error.validator == "required":
        here = [key for key in _missing(error) if key in missing]
        return [f"missing: {', '.join(here)}"] if here else []
    schema = error.schema if isinstance(error.schema, dict) else {}
    if error.validator not in ("additionalProperties", "unevaluatedProperties"):
        return [_wording(error)]
    return _unknown_keys(error.instance, schema.get("properties", {}), missing)


def _unknown_keys(instance: Any, known: dict[str, Any], missing: dict[str, None]) -> list[str]:
    unknown, plain = [], []
    for key in instance:
        if key in known:
            continue
        near = nearest(key, missing) or nearest(key, [name for name in known if name not in instance])
        if near:
            missing.pop(near, None)
            unknown.append(f"unknown key: {key}; nearest: {near}")
        else:
            plain.append(key)
    if plain:
        unknown.append(f"unknown key: {', '.join(plain)}" + (f"; known: {', '.join(known)}" if known else ""))
    return unknown


_EXAMPLES = {
    r"^\d{4}-\d{2}-\d{2}$": "2026-11-27",
    r"^[a-z]{2}(-[A-Za-z0-9]+)*$": "en, de or pt-BR",
    r"^[a-z][a-z0-9_]*$": "two_words, in small letters",
    r"^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$": "game.subject.some_words, in small letters",
    r"^[a-z][a-z0-9_]*\.ruling\.[a-z][a-z0-9_]*$": "game.ruling.some_words, in small letters",
}
"""What a text must look like, by the pattern in the schema."""
_WORDINGS = {
    "pattern": "{shown} does not match the pattern ({allowed})",
    "minimum": "{shown} is out of range (minimum {allowed})",
    "maximum": "{shown} is out of range (maximum {allowed})",
    "uniqueItems": "{shown} contains something twice",
}


def _wording(error: jsonschema.ValidationError) -> str:
    shown = shortened_value(error.instance, 80)
    allowed: Any = error.validator_value
    instance: Any = error.instance
    match error.validator:
        case "type":
            kind = allowed if isinstance(allowed, str) else " or ".join(allowed)
            quotes = "; put it in quotes" if allowed == "string" and isinstance(error.instance, int) else ""
            return f"{shown} is not {'an' if kind[0] in 'aio' else 'a'} {kind}{quotes}"
        case "pattern" if allowed in _EXAMPLES:
            return f"{shown} is not written like {_EXAMPLES[allowed]}"
        case "minProperties":
            return f"too few entries: {len(instance)}; wanted: at least {allowed}"
        case "enum":
            return f"{shown} is not one of {', '.join(shortened_value(value, 80) for value in allowed)}"
        case "oneOf" | "anyOf":
            kinds = ", ".join(filter(None, (str(branch.get("title", "")) for branch in allowed)))
            return f"{shown} matches none of the known forms" + (f": {kinds}" if kinds else "")
        case known if known in _WORDINGS:
            return _WORDINGS[str(known)].format(shown=shown, allowed=allowed)
        case _:
            return shortened(error.message, 200)


def pointer(path: tuple[str | int, ...]) -> str:
    """Return a path inside a JSON value for readers: `table/gold/North`."""
    return "/".join(str(part) for part in path) or "the whole"


def fault_lines(schemas: SchemaSet, name: str, value: Any) -> list[str]:
    """Return one line for each fault of a value against a schema, limited to about a screenful."""
    lines = [f"{pointer(path)}: {wording}" for path, wording in schemas.faults(name, value)]
    return [
        *lines[:MOST_FAULTS],
        *([f"… and {len(lines) - MOST_FAULTS} more"] if len(lines) > MOST_FAULTS else []),
    ]


def fault_problems(
    schemas: SchemaSet, name: str, value: Any, document: Document, within: Place = ()
) -> list[Problem]:
    """Return a problem for each fault of a value in a document, in the order of their lines.

    The number of problems is limited to about a screenful.
    """
    faults = [
        (_line(document, (*within, *path), wording), f"{pointer(_by_ids(value, path))}: {wording}")
        for path, wording in schemas.faults(name, value)
    ]
    problems = [
        Problem(f"{shown_path(document.path)}:{line}", message)
        for line, message in dict.fromkeys(sorted(faults, key=lambda fault: fault[0]))
    ]
    more = len(problems) - MOST_FAULTS
    return [
        *problems[:MOST_FAULTS],
        *([Problem(shown_path(document.path), f"… and {more} more")] if more > 0 else []),
    ]


def _line(document: Document, place: Place, wording: str) -> int:
    """Return the line of a fault; for an unknown key, the line of the key."""
    key = wording.removeprefix("unknown key: ")
    return document.line((*place, re.split("[,;]", key)[0]) if key != wording else place)


def _by_ids(value: Any, path: Place) -> Place:
    """Return a path in which list entries that have an id are named by it."""
    named: list[str | int] = []
    for part in path:
        value = value[part]
        identity = value.get("id") if isinstance(part, int) and isinstance(value, dict) else None
        named.append(identity if isinstance(identity, str) else part)
    return tuple(named)
