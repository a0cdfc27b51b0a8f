"""Stores digests of the shapes that engine authors rely on: `python -m tools.shapes` writes them for this
release.

A shape is a schema without its prose: titles, descriptions and notes may change at any time.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "tests" / "tools" / "shapes.json"
"""The digests at the last release, by the path of the schema."""
_OF_ENGINES = ("protocol", "hello", "configured", "case", "transcript", "manifest", "report", "components")
_WORDS = ("title", "description", "$comment")


def shapes(schemas: Path = ROOT / "schemas") -> dict[str, str]:
    """Return the digest of the shape of each schema that engine authors may rely on."""
    common = [schemas / f"{name}.json" for name in _OF_ENGINES]
    paths = [*common, *sorted(schemas.glob("*/*.json"))]
    return {path.relative_to(schemas).as_posix(): _digest(path.read_bytes()) for path in paths}


def _digest(text: bytes) -> str:
    shape = json.dumps(_without_words(json.loads(text)), sort_keys=True)
    return hashlib.blake2b(shape.encode(), digest_size=8).hexdigest()


def _without_words(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_words(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: _without_words(one) for key, one in value.items() if not (key in _WORDS and isinstance(one, str))
    }


def main() -> None:
    """Store the shapes of this release."""
    KEPT.write_text(json.dumps(shapes(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
