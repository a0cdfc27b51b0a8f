"""Engines that are not the reference are changed in one place each, and their mutants are noticed."""

from __future__ import annotations

import ast
from functools import partial
from pathlib import Path

import pytest
import tree_sitter_javascript
from tree_sitter import Language, Parser

from tools.mutants.javascript import javascript_mutants
from tools.mutants.written import SECOND_ENGINES, SecondEngine, Written, changed, copied
from tools.programs import ROOT
from tools.quality.second_engines import SCENARIOS, SURVIVES, Trial, sampled, shown

THERE = [engine for engine in SECOND_ENGINES if engine.there]
CITIES = next(engine for engine in SECOND_ENGINES if engine.game == "between_two_cities")


def changes(folder: Path, body: str) -> list[str]:
    """Return the bodies that a function of JavaScript is changed to."""
    file = folder / "rules.js"
    file.write_text(f"function rule(a, b) {{ {body} }}\n", encoding="utf-8")
    return [one.source[len("function rule(a, b) { ") : -3] for one in javascript_mutants(file, folder)]


@pytest.mark.parametrize(
    ("body", "changed"),
    [
        ("return a < b;", ["return (a <= b);", "return (a >= b);"]),
        ("return a === b;", ["return (a !== b);"]),
        ("return a - b;", ["return a + b;"]),
        ("return a + 'b';", []),
        ("return a && b;", ["return (a || b);", "return a;", "return b;"]),
        ("return 3;", ["return 4;", "return 2;"]),
        ("return 0;", ["return 1;"]),
        ("return !a;", ["return a;"]),
        ("if (a) return b;", ["if (true) return b;", "if (false) return b;"]),
        ("return a ? b : c;", ["return (true) ? b : c;", "return (false) ? b : c;"]),
        ("a.pop(); return b;", ["; return b;"]),
        ("a += b; return a;", ["a -= b; return a;", "; return a;"]),
        ("throw illegal('three', 3);", []),
        ("this.note('three');", []),
        ("const { a } = require('./b.js');", []),
        ("return `${a + 1}`;", []),
    ],
)
def test_javascript_is_changed_so(body: str, changed: list[str], tmp_path: Path) -> None:
    assert sorted(changes(tmp_path, body)) == sorted(changed)


@pytest.mark.parametrize("engine", THERE, ids=lambda engine: engine.game)
def test_every_mutant_is_another_program_that_can_be_read(engine: SecondEngine) -> None:
    parser = Parser(Language(tree_sitter_javascript.language()))
    assert len(engine.mutants) > 150
    assert len({one.id for one in engine.mutants}) == len(engine.mutants)
    for one in sampled(engine.mutants, 40):
        assert one.source != (ROOT / engine.folder / one.file).read_text(encoding="utf-8")
        if engine.language == "Python":
            ast.parse(one.source)
        else:
            assert not parser.parse(one.source.encode()).root_node.has_error, one.id


def test_an_engine_is_whole_again_after_a_mutant(tmp_path: Path) -> None:
    mutant = CITIES.mutants[0]
    engines = copied(tmp_path)
    path = engines / CITIES.folder / mutant.file
    before = path.read_text(encoding="utf-8")
    with pytest.raises(KeyboardInterrupt), changed(CITIES, mutant, engines):
        assert path.read_text(encoding="utf-8") == mutant.source
        raise KeyboardInterrupt
    assert path.read_text(encoding="utf-8") == before


def test_a_sample_is_the_same_for_the_same_sources() -> None:
    assert sampled(CITIES.mutants, 5) == sampled(CITIES.mutants, 5)
    assert sampled(CITIES.mutants, 0) == CITIES.mutants


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_mutant_is_shown_by_a_scenario_and_the_engine_itself_survives(jobs: int) -> None:
    trial = Trial(CITIES, actions=0)
    trial.scenarios = [one for one in trial.scenarios if "/houses/" in one.story.cases[0].id][:12]
    trial.tours = []
    file = Path("scoring.py")
    source = (ROOT / CITIES.folder / file).read_text(encoding="utf-8")
    spoilt = source.replace("others * values", "(others + 1) * values")
    assert spoilt != source
    texts = {"same": source, "spoilt": spoilt, "broken": "import nothing_of_the_sort\n"}
    mutants = [
        Written(name, "by hand", file, "scoring._houses", partial(str, text)) for name, text in texts.items()
    ]
    found = {one.id: one.way for one in shown(trial, mutants, jobs=jobs)}
    assert found == {"same": SURVIVES, "spoilt": SCENARIOS, "broken": SCENARIOS}
    assert trial.at_fault() == ""
