"""Checks that the data of a game name places and members that its schemas have, for `ruleproof check`."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.input.documents import Document, load_yaml
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import DataError, Problem, nearest_note
from ruleproof.rules.canonical import layers_of, member_schema
from ruleproof.rules.parts import has_shapes
from ruleproof.rules.reader import read_document
from ruleproof.rules.schemas import SchemaSet

_OUTCOME = ("over", "winners", "why")
_STATE = ("to_act", "may_act", "settled", "phase", "pending", "table")
OPTIONAL = "every option may be missing: the kit's own sentences, tour and play begin games without any"


def shape_problems(data: Data, folders: GameFolders) -> list[Problem]:
    """Return a problem for each place that the laws or the census name and that no table has, and for each
    member that the kit relies on and that a schema lacks.
    """
    if not has_shapes(folders):
        return []
    schemas, common = SchemaSet(folders.schemas), SchemaSet(data.common_schemas())
    problems = [
        *_lacking(schemas, folders, "outcome", _OUTCOME),
        *_lacking(schemas, folders, "state", _STATE),
        *_required_options(schemas, folders),
    ]
    laws = folders.spec / "conservation.yaml"
    if laws.exists() and not problems:
        problems += _places_of_laws(load_yaml(laws), schemas)
    census = folders.spec / "census.json"
    if census.exists() and not problems:
        try:
            problems += _places_of_census(read_document(census, common, "census"), schemas)
        except DataError as error:
            problems += error.problems
    return problems


def _lacking(
    schemas: SchemaSet, folders: GameFolders, name: str, wanted: tuple[str, ...]
) -> Iterator[Problem]:
    """Yield a problem if a schema does not require what the commands rely on."""
    layers = list(layers_of(schemas, schemas.schema(name)))
    known = {key for layer in layers for key in layer.get("properties", {})}
    required = {key for layer in layers for key in layer.get("required", ())}
    for key in wanted:
        if key not in required or key not in known:
            document = load_yaml(folders.schemas / f"{name}.json")
            lacks = "does not require" if key in known else "does not have"
            message = f"the schema {lacks} {key!r}, on which the kit relies"
            notes = nearest_note(key, known - set(wanted)) if key not in known else ()
            yield document.problem(("required",), message, f"wanted: {', '.join(wanted)}", *notes)


def _required_options(schemas: SchemaSet, folders: GameFolders) -> Iterator[Problem]:
    """Yield a problem if the schema of the setup requires an option."""
    setup = schemas.schema("setup").get("properties", {}).get("options", {})
    required = [key for layer in layers_of(schemas, setup) for key in layer.get("required", ())]
    if required:
        document = load_yaml(folders.schemas / "setup.json")
        message = f"the schema requires the option {required[0]!r}"
        place = ("properties", "options", "required")
        yield document.problem(place, message, OPTIONAL, "wanted: no `required` there")


def _places_of_laws(laws: Document, schemas: SchemaSet) -> Iterator[Problem]:
    for index, law in enumerate(laws.value):
        places: list[tuple[str, Place]] = [
            *((path, (index, "places", number)) for number, path in enumerate(law["places"])),
            (law["rest"], (index, "rest")),
        ]
        if "fill" in law:
            places.append((law["fill"]["places"], (index, "fill", "places")))
        for path, place in places:
            yield from _no_place(laws, place, path, schemas)


def _places_of_census(census: Document, schemas: SchemaSet) -> Iterator[Problem]:
    for kind in ("hidden", "own", "from_owner"):
        for number, path in enumerate(census.value.get(kind, ())):
            yield from _no_place(census, (kind, number), path, schemas)


def _no_place(document: Document, place: Place, path: str, schemas: SchemaSet) -> Iterator[Problem]:
    """Yield a problem if no table has a value at a path such as `hands.*`."""
    reached = [member_schema(layer, "table") for layer in layers_of(schemas, schemas.schema("state"))]
    for part in path.split("."):
        layers = [layer for schema in reached for layer in layers_of(schemas, schema)]
        known = {key for layer in layers for key in layer.get("properties", {})}
        inside = [
            member
            for layer in layers
            for member in (
                [*layer.get("properties", {}).values(), layer.get("additionalProperties"), layer.get("items")]
                if part == "*"
                else [member_schema(layer, part), layer.get("items") if part.isdigit() else None]
            )
        ]
        reached = [schema for schema in inside if isinstance(schema, dict)]
        if not reached:
            message = f"no table has the place {path!r}: state.json has no {part!r} there"
            yield document.problem(place, message, *nearest_note(part, known))
            return
