"""The schemas of the export."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from tools.programs import ROOT


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def schema(name: str, part: str = "") -> Draft202012Validator:
    """Return what checks values by a schema of the export, or by a part of it."""
    loaded = read(ROOT / "schemas" / f"{name}.json")
    transcript = read(ROOT / "schemas" / "transcript.json")
    step = transcript.pop("$defs")["step"]
    transcript.pop("$id")
    inlined = json.loads(json.dumps(loaded).replace('"transcript.json"', '"#/$defs/transcript"'))
    definitions = {**inlined.pop("$defs", {}), "step": step, "transcript": transcript}
    return Draft202012Validator({"$defs": definitions, **({"$ref": f"#/$defs/{part}"} if part else inlined)})
