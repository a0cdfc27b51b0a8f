"""Each operator makes the mutants that it names, and nothing is changed that no rule rests on."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.mutants.pairs import pairs
from tools.mutation.mutate import Mutant, all_mutants
from tools.mutation.package import Package

STATE = """
from typing import Literal

Seat = Literal["Red", "Blue"]

class Table(Struct):
    heap: int
    taken: Cards
    lost: Cards

    def move(self, one: Cards, two: Cards) -> Table:
        return self

def other(seat: Seat) -> Seat:
    return "Blue" if seat == "Red" else "Red"
"""


def read(folder: Path, **sources: str) -> Package:
    """Return a game's package with these modules."""
    for name, text in {"state": STATE, **sources}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return Package.read(folder)


def mutants(folder: Path, body: str, operator: str = "", **sources: str) -> list[Mutant]:
    """Return the mutants of one function `rule(table, seat, rival, take)` with this body."""
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    head = "def rule(table: Table, seat: Seat, rival: Seat, take: int) -> int:\n"
    text = f"from .state import Seat, Table, other\n\n{head}{lines}\n"
    found = all_mutants(read(folder, rules=text, **sources))
    return [one for one in found if one.key == ("rules", "rule") and operator in ("", one.operator)]


def bodies(found: list[Mutant]) -> list[str]:
    """Return the changed bodies of `rule`, each on one line."""
    said = []
    for mutant in found:
        trees = [node for node in ast.parse(mutant.source).body if isinstance(node, ast.FunctionDef)]
        said.append("; ".join(" ".join(ast.unparse(part).split()) for part in trees[-1].body))
    return said


CASES: dict[str, list[dict[str, Any]]] = yaml.safe_load(
    Path(__file__).with_name("operators.yaml").read_text("utf-8")
)


@pytest.mark.parametrize(
    ("operator", "case"), [(operator, case) for operator, cases in CASES.items() for case in cases]
)
def test_an_operator_makes_these_changes(operator: str, case: dict[str, Any], tmp_path: Path) -> None:
    assert bodies(mutants(tmp_path, case["body"], operator)) == case["changed"]


@pytest.mark.parametrize(
    "body",
    [
        'note("a.b.c")',
        'raise IllegalAction(f"take is {take + 1}", "a.b.c")',
        '"""Return 1 or 2."""',
        "assert take > 3",
        'return cast("tuple[int, int]", "x")',
    ],
)
def test_what_no_rule_rests_on_is_never_changed(body: str, tmp_path: Path) -> None:
    assert [one.id for one in mutants(tmp_path, body) if one.operator != "switched_off"] == []


def test_decorators_and_annotations_are_never_changed(tmp_path: Path) -> None:
    text = '@clause("a.b.c", when=lambda x: x > 3)\ndef rule(x: dict[1, 2] = None) -> set[1, 2]:\n    pass\n'
    found = all_mutants(read(tmp_path, rules=text))
    assert [one.id for one in found if one.module.name == "rules"] == ["rules.rule: switched off"]


def test_a_function_that_only_a_decorator_asks_is_not_changed(tmp_path: Path) -> None:
    text = (
        "def often(x: int) -> bool:\n    return x > 3\n\n"
        "@clause('a.b.c', when=often)\ndef rule(x: int) -> int:\n    return {}\n"
    )
    asked = read(tmp_path, rules=text.format("x"))
    assert {one.key[1] for one in all_mutants(asked) if one.module.name == "rules"} == {"rule"}
    used = read(tmp_path, rules=text.format("often(x)"))
    assert "often" in {one.key[1] for one in all_mutants(used)}


def test_switched_off_a_function_hands_back_its_input_or_nothing(tmp_path: Path) -> None:
    text = (
        '@clause("a.b.c")\ndef require(take: int) -> None:\n    raise IllegalAction("no")\n'
        '@clause("a.b.d")\ndef move(table: Table, take: int) -> Table:\n    return f(table)\n'
        '@clause("a.b.e")\ndef count(take: int) -> int:\n    return take\n'
        "def helper(take: int) -> int:\n    return take\n"
    )
    found = [one for one in all_mutants(read(tmp_path, rules=text)) if one.operator == "switched_off"]
    assert [(one.id, one.clauses) for one in found] == [
        ("rules.require: switched off", ("a.b.c",)),
        ("rules.move: switched off", ("a.b.d",)),
        ("rules.count: switched off", ("a.b.e",)),
    ]
    returned = [
        ast.unparse(node.body[0])
        for one, name in zip(found, ("require", "move", "count"), strict=True)
        for node in ast.parse(one.source).body
        if isinstance(node, ast.FunctionDef) and node.name == name
    ]
    assert returned == ["return None", "return table", "return 0"]


def test_tables_of_a_module_are_changed_and_its_types_are_not(tmp_path: Path) -> None:
    text = (
        'Kind = Literal["a", "b"]\nEither = Bid | Pass\n__all__ = ["x", "y"]\nBONUS = 8\nORDER = ("a", "b")\n'
    )
    found = [one.id for one in all_mutants(read(tmp_path, rules=text)) if one.module.name == "rules"]
    assert found == [
        "rules.BONUS: BONUS = 8 becomes BONUS = 9",
        "rules.BONUS: BONUS = 8 becomes BONUS = 7",
        "rules.ORDER: ('a', 'b') without 'a'",
        "rules.ORDER: ('a', 'b') without 'b'",
        "rules.ORDER: ('a', 'b') becomes ('b', 'a')",
    ]


def test_equal_words_are_numbered(tmp_path: Path) -> None:
    found = mutants(tmp_path, "return f(seat) + f(rival) + f(seat)", "wrong_seats")
    assert [one.id for one in found] == [
        "rules.rule: f(seat) becomes f(other(seat))",
        "rules.rule: f(rival) becomes f(other(rival))",
        "rules.rule: f(seat) becomes f(other(seat)) (2)",
    ]


def test_a_function_without_clauses_has_those_of_the_nearest_functions_that_use_it(tmp_path: Path) -> None:
    text = (
        "LIMIT = 3\ndef helper(x: int) -> int:\n    return x + LIMIT\n"
        "def between(x: int) -> int:\n    return helper(x)\n"
        '@clause("a.b.c")\ndef rule(x: int) -> int:\n    return between(x)\n'
        '@clause("a.b.far")\ndef far(x: int) -> int:\n    return rule(x)\n'
    )
    more = (
        'from . import rules as r\n\ndef noted(x: int) -> int:\n    note("a.b.d")\n    return r.helper(x)\n'
    )
    package = read(tmp_path, rules=text, more=more)
    assert package.clauses_for(("rules", "helper")) == ("a.b.d", "a.b.c")
    assert package.clauses_for(("rules", "LIMIT")) == ("a.b.d", "a.b.c")
    assert package.clauses_for(("state", "other")) == ()


def test_methods_are_used_where_their_names_are(tmp_path: Path) -> None:
    text = (
        "class Heap:\n    def size(self) -> int:\n        return 1\n"
        '@clause("a.b.c")\ndef rule(heap: Heap) -> int:\n    return heap.size()\n'
    )
    package = read(tmp_path, rules=text)
    assert package.clauses_for(("rules", "Heap.size")) == ("a.b.c",)
    assert "rules.Heap.size: return 1" not in [one.id for one in all_mutants(package)]
    assert "rules.Heap.size: 1 becomes 2" in [one.id for one in all_mutants(package)]


def test_no_mutant_is_the_program_itself_or_another_one_and_all_compile(tmp_path: Path) -> None:
    here = Path(__file__).parents[2] / "toy" / "reference_impl"
    (game,) = [path for path in here.iterdir() if (path / "__init__.py").exists()]
    package = Package.read(game)
    found = all_mutants(package)
    sources = [one.source for one in found]
    originals = {ast.unparse(module.tree) for module in package.modules.values()}
    assert len(found) > 50
    assert len({one.id for one in found}) == len(found)
    assert len({(one.module.name, source) for one, source in zip(found, sources, strict=True)}) == len(found)
    assert not originals & set(sources)
    for one in found:
        one.code()
    assert originals == {ast.unparse(module.tree) for module in package.modules.values()}


def test_pairs_stay_inside_a_function_or_a_clause_and_come_again_with_their_seed(tmp_path: Path) -> None:
    text = (
        '@clause("a.b.c")\ndef one(x: int) -> int:\n    return x + 1 if x > 3 else x - 2\n'
        '@clause("a.b.c")\ndef two(x: int) -> int:\n    return x * 3\n'
        '@clause("a.b.d")\ndef three(x: int) -> int:\n    return x // 4\n'
    )
    found = [one for one in all_mutants(read(tmp_path, rules=text)) if one.module.name == "rules"]
    chosen = pairs(found, 30, 7)
    assert len(chosen) == 30
    assert [one.id for one in chosen] == [one.id for one in pairs(found, 30, 7)]
    assert [one.id for one in chosen] != [one.id for one in pairs(found, 30, 8)]
    singles = {one.source for one in found}
    for pair in chosen:
        assert pair.source not in singles
        assert "three" not in pair.id or ("one" not in pair.id and "two" not in pair.id)
        assert "switched off" not in pair.id
        pair.code()
