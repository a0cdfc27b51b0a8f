"""`ruleproof check` and `coverage` while a game is being written.

No stage ends in a traceback, each says what is missing, and a fault is reported with all that depends on it.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ruleproof.cli.check import check
from ruleproof.edit.coverage import coverage
from ruleproof.input.folders import bundled_root
from ruleproof.rules.schemas import read_schema
from tests.toybox import ToyCopy

NIM = bundled_root() / "examples" / "games" / "nim"
SCHEMAS = "setup.json, state.json, view.json, action.json, outcome.json, components.json"
COMPONENTS = "a component set in {root}/spec/nim/components"
SCENARIOS = "scenarios in {root}/features/nim"
REFERENCE = "the reference, {root}/reference_impl/nim/__init__.py"
RULES = ("setup", "taking", "ending", "rulings")
RULING = """\
- id: nim.ruling.last_counter
  question: Does whoever takes the last counter win?
  clauses: [nim.ending.last_counter_decides]
  readings: {taker_wins: Yes., taker_loses: "No, the other player."}
  adopted: taker_wins
  why: The text gives the last counter as what is played for.
  severity: minor
  unseen: It is only here to be read.
  switchable: yes
  decided: 2026-11-22
  authority: inference
  source: sentence
  status: adopted
"""


class Begun:
    """A game of which only some files have been written."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def put(self, *names: str) -> Begun:
        """Write files or folders of Nim."""
        for name in names:
            to = self.root / name
            to.parent.mkdir(parents=True, exist_ok=True)
            if (NIM / name).is_dir():
                shutil.copytree(
                    NIM / name, to, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
                )
            else:
                shutil.copy(NIM / name, to)
        return self

    def write(self, name: str, text: str) -> Begun:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return self

    def check(self) -> tuple[str, int]:
        read_schema.cache_clear()
        lines, status = check(["nim"], [self.root])
        return "\n".join(lines), status


@pytest.fixture
def begun(tmp_path: Path) -> Begun:
    return Begun(tmp_path / "mine").put("spec/nim/game.yaml")


def rules(game: Begun) -> Begun:
    return game.put(*(f"spec/nim/{name}.yaml" for name in RULES))


def with_components(game: Begun) -> Begun:
    return rules(game).put("spec/nim/components", "spec/nim/conservation.yaml")


def with_schemas(game: Begun) -> Begun:
    return with_components(game).put("schemas/nim")


def with_scenarios(game: Begun) -> Begun:
    return with_schemas(game).put("features/nim")


def whole(game: Begun) -> Begun:
    return with_scenarios(game).put("reference_impl/nim")


@pytest.mark.parametrize(
    ("write", "missing"),
    [
        (
            lambda game: with_components(game).put("schemas/nim/components.json", "schemas/nim/view.json"),
            [
                "the schemas setup.json, state.json, action.json, outcome.json in {root}/schemas/nim",
                SCENARIOS,
                REFERENCE,
            ],
        ),
        (with_schemas, [SCENARIOS, REFERENCE]),
        (lambda game: with_schemas(game).put("features/nim/positions"), [SCENARIOS, REFERENCE]),
        (lambda game: with_schemas(game).write("spec/nim/rulings.yaml", RULING), [SCENARIOS, REFERENCE]),
        (with_scenarios, [REFERENCE]),
        (lambda game: with_schemas(game).put("reference_impl/nim"), [SCENARIOS]),
    ],
    ids=["some schemas", "schemas", "positions", "ruling", "scenarios", "reference"],
)
def test_every_stage_says_what_is_missing(
    begun: Begun, write: Callable[[Begun], Begun], missing: list[str]
) -> None:
    lines, status = write(begun).check()
    assert status == 2
    wanted = "; then ".join(missing).format(root=begun.root)
    assert lines.splitlines()[-1] == f"    still to be written: {wanted}"


@pytest.mark.parametrize("write", [rules, with_components])
def test_rules_alone_are_not_at_fault(begun: Begun, write: Callable[[Begun], Begun]) -> None:
    lines, status = write(begun).check()
    assert status == 0
    (summary,) = lines.splitlines()
    assert summary.endswith(": no errors")


def test_nothing_is_missing_from_a_whole_game(begun: Begun) -> None:
    lines, status = whole(begun).check()
    assert status == 0
    assert lines.endswith(": no errors")


def test_chapters_without_a_file_are_told_and_the_rest_is_read(begun: Begun) -> None:
    lines, _ = begun.put("spec/nim/taking.yaml").check()
    assert lines.count("there is no file") == 2
    assert f"{begun.root}/spec/nim/game.yaml:7: there is no file setup.yaml for this chapter" in lines


def test_coverage_needs_the_clauses_alone(begun: Begun) -> None:
    book = f"en={NIM / 'rulebook.en.txt'}"
    told, status = coverage([book], "nim", [begun.root])
    assert (status, told.splitlines()[0]) == (1, "nim en: 6 sentences, 5 not pointed to, 0 bad pointers")
    told, status = coverage([book], "nim", [rules(begun).root])
    assert (status, told) == (0, "nim en: 6 sentences, 0 not pointed to, 0 bad pointers")


def test_scenarios_are_judged_before_there_is_a_reference(begun: Begun) -> None:
    with_schemas(begun).put("features/nim/steps", "features/nim/positions", "features/nim/taking.feature")
    lines, _ = begun.check()
    assert "no scenario shows the clause 'nim.setup.one_heap' (effect)" in lines
    assert "nim.taking.one_to_three" not in lines


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("def view(", "def viewed(", "__init__.py: the reference does not have view"),
        ("def view(", "def (", "__init__.py:155: the reference is not Python: invalid syntax"),
        (
            '    return Game(components["counters"], readings)',
            "    raise NotImplementedError",
            ":78: the reference raises NotImplementedError",
        ),
    ],
)
def test_a_reference_that_cannot_be_asked_is_told_where_it_stands(
    begun: Begun, old: str, new: str, told: str
) -> None:
    text = (NIM / "reference_impl/nim/__init__.py").read_text(encoding="utf-8")
    lines, status = (
        with_scenarios(begun).write("reference_impl/nim/__init__.py", text.replace(old, new)).check()
    )
    assert status == 2
    assert told in lines
    assert lines.endswith("nim: 1 error")
    assert "File" not in lines


def test_a_crash_of_the_reference_is_told_once_and_where(begun: Begun) -> None:
    text = (NIM / "reference_impl/nim/__init__.py").read_text(encoding="utf-8")
    text = text.replace('    note_entry("counters")\n', "    raise NotImplementedError\n")
    lines, status = with_scenarios(begun).write("reference_impl/nim/__init__.py", text).check()
    assert status == 3
    assert (
        f"{begun.root}/reference_impl/nim/__init__.py:89: the reference raises NotImplementedError" in lines
    )
    assert f"in 2 scenarios and tours; the first: {begun.root}/features/nim/setup.feature:6" in lines
    assert lines.endswith("nim: 1 error")


def test_a_removed_clause_names_all_that_hangs_on_it_at_once(toy_copy: ToyCopy) -> None:
    gone = "market_day.fox.takes_a_coin"
    toy_copy.asked(f"en:\n  {gone}: [what does a fox do]\n")
    toy_copy.glossary(f"terms:\n  - {{term: fox, clause: {gone}}}\n")
    text = (toy_copy.spec / "fox.yaml").read_text(encoding="utf-8")
    (toy_copy.spec / "fox.yaml").write_text(text[text.index("- id: market_day.fox.is_discarded") :])
    lines, status = toy_copy.check()
    assert status == 2
    told = [line for line in lines.splitlines() if f"the id '{gone}'" in line]
    for place in ("asked.yaml:2", "glossary.yaml:2", "rulings.yaml:", "fox.feature:", "turn.py:"):
        assert any(place in line for line in told), place


def test_two_readings_do_not_have_the_same_sentence(begun: Begun) -> None:
    text = RULING.replace('"No, the other player."', "' yes. '")
    lines, _ = rules(begun).write("spec/nim/rulings.yaml", text).check()
    message = "nim.ruling.last_counter: the readings 'taker_wins' and 'taker_loses' have the same sentence"
    assert f"{begun.root}/spec/nim/rulings.yaml:4: {message}" in lines


@pytest.mark.parametrize("name", ["none", "nothing", "other"])
def test_a_reading_whose_name_reads_as_if_there_were_none_is_refused(begun: Begun, name: str) -> None:
    text = RULING.replace("taker_loses", name)
    lines, status = rules(begun).write("spec/nim/rulings.yaml", text).check()
    assert status == 2
    where = f"{begun.root}/spec/nim/rulings.yaml:4"
    assert f"{where}: nim.ruling.last_counter has a reading {name!r}, which sounds as if" in lines


def test_a_component_value_on_which_the_disagreements_rest_is_named(begun: Begun) -> None:
    path = whole(begun).root / "spec/nim/components/standard.yaml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("counters: 10", "counters: 12"), encoding="utf-8"
    )
    lines, status = begun.check()
    assert status == 3
    used = "all 10 disagreements use the component value counters; check it first"
    assert f"{path}:7: warning: {used}" in lines


def test_words_that_are_not_those_with_which_a_clause_begins_are_reported_with_the_right_ones(
    begun: Begun,
) -> None:
    path = whole(begun).root / "spec/nim/ending.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("text: The game ends", "text: A game ends"), encoding="utf-8")
    lines, status = begun.check()
    assert status == 2
    reference = f"{begun.root}/reference_impl/nim/__init__.py"
    assert f"{reference}:149: the words beside 'nim.ending.last_counter' are not those with which" in lines
    assert "\n    wanted: # A game ends " in lines


def test_a_stale_dispute_is_told_on_its_line(begun: Begun) -> None:
    rules(begun)
    begun.write("spec/nim/contested.yaml", "- id: nim.taking.gone\n  reason: So.\n  date: 2026-11-22\n")
    lines, _ = begun.check()
    assert "contested.yaml:1: no clause or ruling has the id 'nim.taking.gone'" in lines


def test_numbers_of_components_that_no_scenario_uses_are_warned_of(begun: Begun) -> None:
    whole(begun)
    schema = begun.root / "schemas/nim/components.json"
    bonus = '"properties": {\n    "bonus": {"type": "integer"},'
    schema.write_text(schema.read_text(encoding="utf-8").replace('"properties": {', bonus), encoding="utf-8")
    values = begun.root / "spec/nim/components/standard.yaml"
    text = values.read_text(encoding="utf-8").replace("entries: counters", 'entries: "*"')
    values.write_text(f"{text}  bonus: 5\n", encoding="utf-8")
    lines, status = begun.check()
    assert status == 0, lines
    assert f"{values}:8: warning: no scenario uses the component values bonus\n" in lines
    assert lines.endswith(": 1 warning")
