"""Makes mutants of an engine in JavaScript by changing its syntax tree; texts and exceptions stay
unchanged.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser

from tools.mutants.written import Written

_PARSER = Parser(Language(tree_sitter_javascript.language()))

_COMPARISONS = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "===": ("!==",),
    "!==": ("===",),
}
_SIGNS = {"+": "-", "-": "+", "*": "+", "%": "*", "/": "*", "+=": "-=", "-=": "+="}
_CONNECTIVES = {"&&": "||", "||": "&&"}
_CONDITIONED = ("if_statement", "ternary_expression")
_DROPPED = ("expression_statement", "continue_statement", "break_statement")
_LEFT_ALONE = ("throw_statement", "template_string", "string", "comment")
_FUNCTIONS = ("function_declaration", "method_definition", "variable_declarator")

_RECORDERS = ("note",)
"""The functions that only record which clauses were applied, and change no answer."""
_NOTES = ("this.note(", "'use strict'")

Change = tuple[str, Node, str]
"""The operator, the text to replace, and the replacement."""


def javascript_mutants(file: Path, folder: Path) -> Iterator[Written]:
    """Yield every mutant of a source file, in source order."""
    source = file.read_bytes()
    numbers: dict[str, int] = defaultdict(int)
    for operator, node, text in _changes(_PARSER.parse(source).root_node):
        where = f"{file.stem}.{_function_of(node)}"
        shown = " ".join(_text(node).split())
        words = f"{where}: {_cut(shown)} becomes {text}" if text else f"{where}: without {_cut(shown)}"
        numbers[words] += 1
        name = words if numbers[words] == 1 else f"{words} ({numbers[words]})"
        changed = source[: node.start_byte] + (text or ";").encode() + source[node.end_byte :]
        yield Written(name, operator, file.relative_to(folder), where, changed.decode)


def _changes(node: Node) -> Iterator[Change]:
    if node.type in _LEFT_ALONE or _is_import(node) or _function_of(node) in _RECORDERS:
        return
    if node.type == "expression_statement" and _text(node).startswith(_NOTES):
        return
    if node.type in ("binary_expression", "augmented_assignment_expression"):
        yield from _of_operator(node)
    if node.type == "number" and _text(node).isdecimal():
        value = int(_text(node))
        yield "amounts", node, str(value + 1)
        if value:
            yield "amounts", node, str(value - 1)
    if node.type == "unary_expression" and _text(node).startswith("!"):
        yield "negations", node, _text(node.named_children[0])
    condition = node.child_by_field_name("condition")
    if node.type in _CONDITIONED and condition is not None:
        for constant in ("(true)", "(false)"):
            yield "conditions", condition, constant
    if node.type in _DROPPED:
        yield "forgotten_statements", node, ""
    for child in node.named_children:
        yield from _changes(child)


def _of_operator(node: Node) -> Iterator[Change]:
    operator, left, right = (node.child_by_field_name(name) for name in ("operator", "left", "right"))
    assert operator is not None and left is not None and right is not None
    sign = _text(operator)
    one, other = _text(left), _text(right)
    for new in _COMPARISONS.get(sign, ()):
        yield "comparisons", node, f"({one} {new} {other})"
    if sign in _SIGNS and not {left.type, right.type} & {"string", "template_string"}:
        yield "signs", node, f"{one} {_SIGNS[sign]} {other}"
    if sign in _CONNECTIVES:
        yield "connectives", node, f"({one} {_CONNECTIVES[sign]} {other})"
        yield "operands", node, one
        yield "operands", node, other


def _is_import(node: Node) -> bool:
    imports = node.type == "lexical_declaration" and "require(" in _text(node)
    return imports or _text(node).startswith("module.exports")


def _function_of(node: Node) -> str:
    """Return the name of the function or constant that contains a node."""
    found = "top"
    around: Node | None = node
    while around is not None:
        name = around.child_by_field_name("name") if around.type in _FUNCTIONS else None
        if name is not None:
            found = _text(name)
        around = around.parent
        if around is not None and around.type == "class_body" and found != "top":
            return found
    return found


def _text(node: Node) -> str:
    return (node.text or b"").decode()


def _cut(text: str, most: int = 70) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
