"""The functions of the reference beside the clauses that they implement."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup
from pygments import highlight
from pygments.lexers import PythonLexer

from ruleproof.explaining.carriers import Carrier
from ruleproof.rules.model import Clause

from .code import SparingFormatter
from .library import GameBook, anchor_of_function

_ID = re.compile(r"['\"]([a-z_]+(?:\.[a-z0-9_]+)+)['\"]")
_NAME = re.compile(r"<span class=\"[cs]\w*\">.*?</span>|<[^>]*>|\b[a-z_][\w.]*", re.DOTALL)
"""A name in highlighted code, or what is not searched for names: strings, comments and tags."""
_LEXER, _FORMATTER = PythonLexer(), SparingFormatter(nowrap=True)


@dataclass(frozen=True)
class Passage:
    """Clauses in a row, and the functions that are shown beside them: those that no earlier clause has, each
    with the functions without clauses that it calls.
    """

    clauses: tuple[Clause, ...]
    functions: tuple[Carrier, ...]


def passages(book: GameBook) -> list[tuple[str, list[Passage]]]:
    """Return the id of each chapter with its passages. A clause without a function of its own follows the one
    before it.
    """
    shown: set[str] = set()
    chapters = []
    for chapter in book.game.chapters:
        found: list[Passage] = []
        for clause in book.clauses_of(chapter.id):
            own = [
                one for function in book.carriers.get(clause.id, ()) for one in _whole(book, function, shown)
            ]
            if own or not found:
                found.append(Passage((clause,), tuple(own)))
            else:
                found[-1] = Passage((*found[-1].clauses, clause), found[-1].functions)
        chapters.append((chapter.id, found))
    return chapters


def anchors_in(chapters: list[tuple[str, list[Passage]]]) -> frozenset[str]:
    """Return the anchors of the functions that are shown beside the rules."""
    shown = (one for _, found in chapters for passage in found for one in passage.functions)
    return frozenset(anchor_of_function(one) for one in shown)


def _whole(book: GameBook, function: Carrier, shown: set[str]) -> Iterator[Carrier]:
    """Yield a function and those without clauses that it needs, except functions already shown."""
    if anchor_of_function(function) in shown:
        return
    shown.add(anchor_of_function(function))
    yield function
    of_clauses = {anchor_of_function(one) for functions in book.carriers.values() for one in functions}
    for name in dict.fromkeys(_names_in(function.source)):
        called = _meant(book, function, name)
        if called and anchor_of_function(called) not in of_clauses:
            yield from _whole(book, called, shown)


def _names_in(source: str) -> Iterator[str]:
    """Yield the names that a function uses, as they are written: `name` or `module.name`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name | ast.Attribute):
            yield ast.unparse(node)


def _meant(book: GameBook, function: Carrier, name: str) -> Carrier | None:
    """Return the function of a rule that a name in a function means: of its module, or imported."""
    module = anchor_of_function(function).partition(".")[0]
    if own := book.functions.get(f"{module}.{name}") or book.functions.get(name):
        return own
    imported = [one for one in book.functions.values() if one.name == name]
    return imported[0] if len(imported) == 1 else None


def code_of(book: GameBook, function: Carrier, shown: frozenset[str]) -> Markup:
    """Return the source of a function as HTML, in colours. The ids of clauses and rulings become links with
    the number; the words beside an id are omitted, because the clause is on the page. The names of other
    functions that are shown are links, too.
    """
    [node] = ast.parse(function.source).body
    assert isinstance(node, ast.FunctionDef)
    body = "\n".join(function.source.rstrip().splitlines()[node.lineno - 1 :])
    decorators = "".join(f"@{ast.unparse(one)}\n" for one in node.decorator_list)
    text = highlight(decorators + body, _LEXER, _FORMATTER).rstrip()

    def with_link(found: re.Match[str]) -> str:
        other = None if found[0].startswith("<") else _meant(book, function, found[0])
        linked = other and anchor_of_function(other) in shown - {anchor_of_function(function)}
        return f'<a href="#{anchor_of_function(other)}">{found[0]}</a>' if other and linked else found[0]

    return Markup(_ID.sub(lambda found: _linked(book, found[1]) or found[0], _NAME.sub(with_link, text)))


def _linked(book: GameBook, identity: str) -> str:
    if clause := book.game.clauses.get(identity):
        return f'<a href="#{clause.number}">{clause.number}</a>'
    number = book.numbers_of_rulings.get(identity)
    return f'<a href="../../id/{identity}.html">{number}</a>' if number else ""
