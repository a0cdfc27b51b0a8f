"""Exchanges the function of a reference that states the adopted reading with one that states another."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ruleproof.explaining.carriers import Carrier, readers_of
from ruleproof.input.problems import shown_path


@dataclass
class Exchange:
    """The new texts of the sources, and one sentence for each thing that people must still do.

    `found` tells whether any function of the reference decides the ruling.
    """

    found: bool
    texts: dict[Path, str]
    by_hand: list[str]


def exchanged(ruling: str, adopted: str, reading: str, paths: Sequence[Path]) -> Exchange:
    """Return what changes in the sources of a reference if another reading of a ruling is adopted.

    The bodies of the functions that state the two readings are exchanged. If they have different parameters,
    or use names that are unknown in the other module, a sentence says what to exchange by hand.
    """
    functions = readers_of(ruling, paths)
    made = Exchange(bool(functions), {}, [])
    rules = [one for one in functions if _argument(one, "ruling", 1)]
    for rule in rules:
        others = [
            one for one in functions if _argument(one, "reading", 0) == reading and _replaces(one, rule)
        ]
        if not others:
            made.by_hand.append(
                f"{_at(rule)}: `{rule.name}` states {adopted!r}, and nothing replaces it under {reading!r}; "
                f"let it state {reading!r}, and a function with @reading({adopted!r}) what it states now"
            )
        for other in others:
            _exchange(made, rule, other, adopted, reading)
    return made


def _exchange(made: Exchange, rule: Carrier, other: Carrier, adopted: str, reading: str) -> None:
    unknown = _obstacles(rule, other)
    if unknown:
        made.by_hand.append(
            f"{_at(rule)}: `{rule.name}` states {adopted!r}; exchange it with `{other.name}`, which states "
            f"{reading!r} in {_at(other)} ({unknown})"
        )
        return
    here, there = _body(rule), _body(other)
    for carrier, new, before, after in ((rule, there, adopted, reading), (other, here, reading, adopted)):
        source = carrier.source.replace(_body(carrier), new).replace(f'"{before}"', f'"{after}"', 1)
        text = made.texts.get(carrier.path, carrier.path.read_text(encoding="utf-8"))
        made.texts[carrier.path] = text.replace(carrier.source, source)
    made.by_hand.append(
        f"{_at(other)}: `{other.name}` states {adopted!r} now; give it another name, and read both docstrings"
    )


def _obstacles(rule: Carrier, other: Carrier) -> str:
    """Return why the bodies of two functions cannot be exchanged, or ''."""
    if ast.dump(_node(rule).args) != ast.dump(_node(other).args):
        return "they take other parameters"
    lacking = [
        f"{shown_path(to.path)} does not know {', '.join(sorted(names))}"
        for moved, to in ((rule, other), (other, rule))
        if (names := _used(_node(moved)) - _known(to.path))
    ]
    return "; ".join(lacking)


def _used(function: ast.FunctionDef) -> set[str]:
    """Return the names that a function takes from its module."""
    names = [node for part in function.body for node in ast.walk(part) if isinstance(node, ast.Name)]
    own = {argument.arg for argument in function.args.args} | {
        name.id for name in names if isinstance(name.ctx, ast.Store)
    }
    return {name.id for name in names} - own - set(dir(builtins))


def _known(path: Path) -> set[str]:
    """Return the names that a module defines or imports."""
    known: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            known |= {(name.asname or name.name).partition(".")[0] for name in node.names}
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            known.add(node.name)
        else:
            known |= {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    return known


def _body(carrier: Carrier) -> str:
    first = _node(carrier).body[0]
    return "".join(carrier.source.splitlines(keepends=True)[first.lineno - 1 :])


def _argument(carrier: Carrier, decorator: str, place: int) -> str:
    """Return an argument of a function's decorator, or '' if it has no such decorator."""
    for one in _node(carrier).decorator_list:
        if isinstance(one, ast.Call) and ast.unparse(one.func) == decorator:
            return str(ast.literal_eval(one.args[place]))
    return ""


def _replaces(other: Carrier, rule: Carrier) -> bool:
    names = (rule.name, f"{rule.path.stem}.{rule.name}")
    return any(f"instead_of={name})" in other.source for name in names)


def _node(carrier: Carrier) -> ast.FunctionDef:
    (node,) = ast.parse(carrier.source).body
    assert isinstance(node, ast.FunctionDef)
    return node


def _at(carrier: Carrier) -> str:
    return f"{shown_path(carrier.path)}:{carrier.line}"
