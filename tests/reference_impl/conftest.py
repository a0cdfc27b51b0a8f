"""What the tests of the reference share: component sets as the specification gives them, and the schemas."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]

Values = dict[str, Any]


@pytest.fixture(scope="session")
def standard_sets() -> dict[str, Values]:
    """The values of the set `standard` of every game that has one."""
    return {
        path.parents[1].name: yaml.safe_load(path.read_text())["values"]
        for path in (ROOT / "spec").glob("*/components/standard.yaml")
    }


@pytest.fixture(scope="session")
def schema_of() -> Callable[[str, str], Any]:
    """A function from a game ('' for none) and the name of a schema to its validator."""
    found: dict[tuple[str, str], Any] = {}

    def validator(game: str, name: str) -> Any:
        if (game, name) not in found:
            folder = ROOT / "schemas" / game
            schemas = {
                path.name: {**json.loads(path.read_text()), "$id": f"json-schema:///{path.name}"}
                for path in folder.glob("*.json")
            }
            registry = jsonschema_rs.Registry([(schema["$id"], schema) for schema in schemas.values()])
            found[game, name] = jsonschema_rs.validator_for(schemas[f"{name}.json"], registry=registry)
        return found[game, name]

    return validator
