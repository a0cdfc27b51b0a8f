"""Makes the message types of the adapters from schemas/: python adapters/make_messages.py

For typed languages it runs quicktype, for Python datamodel-code-generator, which must be on the PATH
(npm install quicktype; pip install datamodel-code-generator). The results lie in adapters/*/messages/ and
are shipped, so that `ruleproof new-adapter` needs neither. The first line of each names the digest of the
schemas, by which a test finds those that are out of date.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ADAPTERS = ROOT / "adapters"
TOPS = ("state", "action", "view", "outcome")
QUICKTYPE = {
    "typescript": ("ts", ["--lang", "typescript", "--just-types", "--prefer-unions"]),
    "rust": (
        "rs",
        [
            "--lang",
            "rust",
            "--visibility",
            "public",
            "--derive-debug",
            "--derive-clone",
            "--skip-serializing-none",
        ],
    ),
    "go": ("go", ["--lang", "go", "--package", "main", "--just-types-and-package"]),
    "java": ("java", ["--lang", "java", "--package", "messages", "--array-type", "list"]),
    "csharp": (
        "cs",
        [
            "--lang",
            "csharp",
            "--namespace",
            "Messages",
            "--framework",
            "SystemTextJson",
            "--array-type",
            "list",
        ],
    ),
}
"""A language -> the ending of its files, and what quicktype is asked."""


def digest(game: str) -> str:
    """Return the digest of the schemas of a game."""
    texts = [(ROOT / "schemas" / game / f"{top}.json").read_bytes() for top in (*TOPS, "setup")]
    return hashlib.sha256(b"\0".join(texts)).hexdigest()[:16]


def main() -> int:
    programs = {
        "quicktype": "npm install quicktype",
        "datamodel-codegen": "pip install datamodel-code-generator",
    }
    missing = [f"{name} ({mend})" for name, mend in programs.items() if shutil.which(name) is None]
    if missing:
        print(f"not on the PATH: {', '.join(missing)}", file=sys.stderr)
        return 1
    for folder in sorted(path.parent for path in (ROOT / "schemas").glob("*/state.json")):
        game = folder.name
        print(f"{game} …", flush=True)
        with tempfile.TemporaryDirectory() as made:
            schemas = Path(made)
            write_schemas(folder, schemas)
            for language, (ending, options) in QUICKTYPE.items():
                keep(language, game, ending, generated(schemas, language, ending, options))
            keep("python", game, "py", python(schemas))
    return 0


def write_schemas(folder: Path, to: Path) -> None:
    """Copy schemas so that the types are named by what they are: State, Action, View and Outcome."""
    for path in folder.glob("*.json"):
        schema = json.loads(path.read_text(encoding="utf-8"))
        schema.pop("$id", None)
        if path.stem in TOPS:
            schema["title"] = path.stem.title()
        (to / path.name).write_text(json.dumps(schema), encoding="utf-8")
    properties = {top: {"$ref": f"{top}.json"} for top in TOPS}
    (to / "messages.json").write_text(
        json.dumps(
            {"title": "Messages", "type": "object", "properties": properties, "additionalProperties": False}
        ),
        encoding="utf-8",
    )


def generated(schemas: Path, language: str, ending: str, options: list[str]) -> Mapping[str, str]:
    """Return the files that quicktype makes."""
    out = schemas / "out" / language / f"messages.{ending}"
    out.parent.mkdir(parents=True)
    run("quicktype", "--src-lang", "schema", *options, "--out", str(out), str(schemas / "messages.json"))
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted(out.parent.iterdir())
        if path.name != "Converter.java"  # it does not compile, and the adapter converts
    }


def python(schemas: Path) -> Mapping[str, str]:
    """Return the module of TypedDicts that datamodel-code-generator makes."""
    out = schemas / "messages.py"
    run(
        "datamodel-codegen",
        *("--input", str(schemas / "messages.json"), "--input-file-type", "jsonschema", "--output", str(out)),
        *(
            "--output-model-type",
            "typing.TypedDict",
            "--target-python-version",
            "3.11",
            "--disable-timestamp",
        ),
        *("--use-title-as-name", "--collapse-root-models"),
    )
    return {"messages.py": out.read_text(encoding="utf-8")}


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{command[0]} failed:\n{done.stdout}{done.stderr}")


def keep(language: str, game: str, ending: str, files: Mapping[str, str]) -> None:
    """Write what was made as one file, whose parts are headed by their names where there are several."""
    mark = "#" if ending == "py" else "//"
    target = ADAPTERS / language / "messages" / f"{game}.{ending}"
    target.parent.mkdir(exist_ok=True)
    head = f"{mark} Made from schemas/{game} by adapters/make_messages.py; schemas {digest(game)}\n"
    parts = [text if len(files) == 1 else f"{mark} file: {name}\n{text}" for name, text in files.items()]
    lines = "".join(part if part.endswith("\n") else f"{part}\n" for part in parts).splitlines()
    target.write_text(head + "\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
