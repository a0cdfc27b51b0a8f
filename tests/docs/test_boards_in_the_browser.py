"""Boards as the browser draws them: the same as Jinja draws, on states of every game."""

from __future__ import annotations

import json
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.reports import pictures
from ruleproof.reports.boards import differing
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof_seen.scripted import NoScript, script_of
from tests.toybox import TOY

ROOT = Path(__file__).resolve().parents[2]
SHARED = Path(pictures.__file__).parent
DRAW = """
const [drawing, board, rows] = process.argv.slice(1);
const fs = require("fs");
require(drawing);
const $ = globalThis.ruleproofTemplates;
const template = eval(fs.readFileSync(board, "utf8"));
const drawn = JSON.parse(fs.readFileSync(rows, "utf8")).map(({ state, components, marked }) =>
  globalThis.ruleproofDraw(template, state, components, { prefix: "p", marked, title: "A & B" }));
console.log(JSON.stringify(drawn));
"""


def drawn_by_script(folder: Path, script: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    (folder / "board.js").write_text(script, encoding="utf-8")
    (folder / "rows.json").write_text(json.dumps(rows), encoding="utf-8")
    drawing = ROOT / "docs" / "_static" / "seen-drawing.js"
    command = ["node", "-e", DRAW, str(drawing), str(folder / "board.js"), str(folder / "rows.json")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not ran.stderr, ran.stderr
    found: list[dict[str, Any]] = json.loads(ran.stdout)
    return found


def rows_of(suite: Suite, most: int) -> list[dict[str, Any]]:
    """Return states from all over the scenarios and a tour, with what the next play changes marked."""
    recordings, shape = RecordedSuite.adopted(suite), suite.validator.shapes.state
    found = []
    for recorded in [*recordings.scenarios(), next(recordings.tours())]:
        steps = [step for step in recorded.recording.steps if step is not None and step.state]
        for one, other in list(pairwise(steps))[-1:]:
            before, after = (shape.canonical(jsontext.decode(step.state)) for step in (one, other))
            components = suite.validator.under(recorded.story.components).components
            marked = differing(shape, before, after)[0]
            found.append({"state": before, "components": components, "marked": marked})
    return found[:: max(1, len(found) // most)]


@pytest.mark.node
@pytest.mark.parametrize("game", sorted(Data.of([TOY]).games()))
def test_the_script_of_a_board_draws_what_its_template_draws(game: str, tmp_path: Path) -> None:
    data = Data.of([TOY])
    suite = Suite.open(data, data.game(game))
    board = pictures.board(suite.folders)
    if board is None:
        pytest.fail(f"{game} brings no board")
    rows = rows_of(suite, 12)
    script = script_of(suite.folders.spec / pictures.TEMPLATE, SHARED)
    for row, drawn in zip(rows, drawn_by_script(tmp_path, script, rows), strict=True):
        wanted = board.draw(row["state"], row["components"], prefix="p", marked=row["marked"], title="A & B")
        assert drawn["svg"] == wanted.svg
        assert (drawn["text"], tuple(drawn["unshown"])) == (wanted.text, wanted.unshown)
    assert any(row["marked"] for row in rows)


SMALL = """{% set hue = {"a": 1} %}
{% macro twice(word, times=2) %}{{ word ~ word }}{{ times }}{% endmacro %}
{% set at = namespace(y=1.25) %}
{% for name, number in table.things.items() if number %}
{% set at.y = at.y + number / 2 %}
{{ loop.index0 }} {{ name }} {{ at.y }} {{ -7 // 2 }} {{ -7 % 3 }} {{ twice(name, times=number) }}
{% else %}none
{% endfor %}
{% set x = 1 %}{% for one in [1, 2] %}{% set x = x + one %}{{ x }}{% endfor %}{{ x }}
{% set words = [] %}{% do words.extend(table.things) %}{{ words | join(", ") }}
{{ ("one two-three four-five" | wordwrap(9, wrapstring="|", break_long_words=false)) }}
{{ "abcdefghijkl mn" | wordwrap(5, wrapstring="|") }}
{% for part in table.parts %}{{ part * 1.0 }} {% endfor %}
{{ "<b>" }} {{ table.things.get("zz", "no") }} {{ "b" in table.things and not table.empty }}
{{ [1, [2]] == [1, [2]] }}
{{ table.empty or "nothing" }} {{ "abc"[1:] }} {{ [1, 2, 3][-1] }} {{ table.missing is defined }} {{ none }}
"""
"""What differs between Python and JavaScript, in one template."""


@pytest.mark.node
def test_python_has_its_meaning_in_a_browser(tmp_path: Path) -> None:
    path = tmp_path / "board.svg.j2"
    path.write_text(SMALL, encoding="utf-8")
    state = {
        "table": {"things": {"b": 3, "a": 0, "c": 2}, "empty": [], "parts": [0.25, 0.75, 3.0, 2.349, -0.35]}
    }
    made = pictures.board(_Folders(tmp_path))  # type: ignore[arg-type]
    assert made is not None
    wanted = made.draw(state, {}, prefix="p").svg
    (drawn,) = drawn_by_script(
        tmp_path, script_of(path, SHARED), [{"state": state, "components": {}, "marked": []}]
    )
    assert drawn["svg"] == wanted
    assert "&lt;b&gt;" in wanted and "3.8" in wanted


class _Folders:
    def __init__(self, spec: Path) -> None:
        self.spec = spec


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("one\n{{ table | tojson }}", r"board\.svg\.j2:2: .* know the filter 'tojson'; wanted: one of abs,"),
        ("{% filter upper %}a{% endfilter %}", r":1: .* know FilterBlock"),
        ("{{ table[::2] }}", r":1: .* know a slice with a step"),
        ("{% for a in b recursive %}{% endfor %}", r":1: .* know a recursive loop"),
        ("{% if %}", r"board\.svg\.j2:1: Expected an expression"),
    ],
)
def test_what_a_script_cannot_say_is_told_with_file_and_line(written: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "board.svg.j2"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(NoScript, match=told):
        script_of(path, SHARED)
