"""The adapter for JavaScript with an engine as a web page has it: ES modules, and bundles of them."""

from __future__ import annotations

import json
import shlex
import subprocess
from pathlib import Path

import pytest

from ruleproof.engines.stdio import StdioConnection
from ruleproof.engines.wire import request
from tools.programs import ROOT, command_of

TEMPLATE = ROOT / "adapters" / "javascript" / "adapter.js"
RULES = (
    "export const about = { name: 'Web', version: '1', games: { nim: { verbs: ['outcome'] } } };\n"
    "export class IllegalMove extends Error {}\n"
    "export const configure = () => [];\n"
    "export const load = (state) => state;\n"
    "export const outcome = (state) => (state.wrong ? forbid() : { over: true });\n"
    "function forbid() { throw new IllegalMove('no'); }\n"
)


def converse(engine: Path) -> None:
    connection = StdioConnection(["node", str(TEMPLATE), str(engine)])
    asked = [("hello", {"protocol": [1]}), ("outcome", {"state": {}}), ("outcome", {"state": {"wrong": 1}})]
    lines = [request(number, *question) for number, question in enumerate([*asked, ("bye", {})], 1)]
    hello, outcome, refused, _ = map(json.loads, connection.exchange(lines, 30.0))
    assert hello["result"]["name"] == "Web"
    assert outcome["result"] == {"outcome": {"over": True}}
    assert refused["error"]["code"] == 1
    assert connection.close() == []


@pytest.mark.node
def test_an_es_module_is_loaded(tmp_path: Path) -> None:
    engine = tmp_path / "rules.mjs"
    engine.write_text(RULES)
    converse(engine)


@pytest.mark.node
def test_a_folder_of_es_modules_is_loaded(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "rules.js").write_text(RULES)
    (tmp_path / "index.js").write_text("export * from './rules.js';\n")
    converse(tmp_path / "index.js")


@pytest.mark.tsc
@pytest.mark.parametrize("form", ["esm", "cjs"])
def test_what_is_bundled_as_the_page_says_is_loaded(tmp_path: Path, form: str) -> None:
    """Imports without endings are what Node alone cannot follow."""
    page = (ROOT / "adapters" / "README.md").read_text(encoding="utf-8")
    command = next(line for line in page.splitlines() if line.startswith("npx esbuild "))
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rules.ts").write_text("export * from './inner';\n")
    (tmp_path / "src" / "inner.ts").write_text(RULES.replace("(state)", "(state: any)"))
    words = shlex.split(command)[2:]
    made = f"my_engine.{'mjs' if form == 'esm' else 'cjs'}"
    words = [word.replace("=esm", f"={form}").replace("my_engine.mjs", made) for word in words]
    subprocess.run([command_of("tsc")[1], *words], cwd=tmp_path, check=True, capture_output=True)
    converse(tmp_path / made)
