"""The terms of a game in the order of the alphabet, with the clauses that use them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ruleproof.rules.model import Clause, Game, Term


@dataclass(frozen=True)
class Defined:
    """A term with the clause that says what it is, and all other clauses that use it."""

    term: Term
    clause: Clause
    uses: tuple[Clause, ...]


def defined_terms(game: Game) -> Iterator[Defined]:
    """Yield the terms of a game."""
    for term in sorted(game.glossary.terms, key=lambda one: one.term.casefold()):
        spelled = "|".join(re.escape(form) for form in (*term.forms, term.term))
        pattern = re.compile(rf"\b(?:{spelled})s?\b", re.IGNORECASE)
        uses = (one for one in game.clauses.values() if one.id != term.clause and pattern.search(one.text))
        yield Defined(term, game.clauses[term.clause], tuple(uses))
