"""The functions of the reference beside the clauses that they implement."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup
from pygments import highlight
from pygments.lexers import PythonLexer

from ruleproof.rules.model import Clause

from .carriers import CarrierText
from .code import SparingFormatter
from .library import GameBook

_ID = re.compile(r"['\"]([a-z_]+(?:\.[a-z0-9_]+)+)['\"]")
_LEXER, _FORMATTER = PythonLexer(), SparingFormatter(nowrap=True)


@dataclass(frozen=True)
class Passage:
    """Clauses in a row, and the functions that are shown beside them: those that no earlier clause has."""

    clauses: tuple[Clause, ...]
    functions: tuple[CarrierText, ...]


def passages(book: GameBook) -> Iterator[tuple[str, list[Passage]]]:
    """Yield the id of each chapter with its passages. A clause without a function of its own follows the one
    before it.
    """
    shown: set[str] = set()
    for chapter in book.game.chapters:
        found: list[Passage] = []
        for clause in book.clauses_of(chapter.id):
            own = [one for one in book.carriers.get(clause.id, ()) if one.anchor not in shown]
            shown |= {one.anchor for one in own}
            if own or not found:
                found.append(Passage((clause,), tuple(own)))
            else:
                found[-1] = Passage((*found[-1].clauses, clause), found[-1].functions)
        yield chapter.id, found


def code_of(book: GameBook, function: CarrierText) -> Markup:
    """Return the source of a function as HTML, in colours. The ids of clauses and rulings become links with
    the number; the words beside an id are omitted, because the clause is on the page.
    """
    [node] = ast.parse(function.source).body
    assert isinstance(node, ast.FunctionDef)
    body = "\n".join(function.source.rstrip().splitlines()[node.lineno - 1 :])
    decorators = "".join(f"@{ast.unparse(one)}\n" for one in node.decorator_list)
    text = highlight(decorators + body, _LEXER, _FORMATTER).rstrip()
    return Markup(_ID.sub(lambda found: _linked(book, found[1]) or found[0], text))


def _linked(book: GameBook, identity: str) -> str:
    if clause := book.game.clauses.get(identity):
        return f'<a href="#{clause.number}">{clause.number}</a>'
    number = book.numbers_of_rulings.get(identity)
    return f'<a href="../../id/{identity}.html">{number}</a>' if number else ""
