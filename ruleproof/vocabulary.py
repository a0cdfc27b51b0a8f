"""What a game's steps import: decorators for sentences, and the operations that sentences stand for."""

from ruleproof.language.operations import (
    CannotSee,
    Changed,
    Legal,
    LegalExactly,
    NewGame,
    Outcome,
    Play,
    Position,
    Put,
    Refused,
    SameAs,
    Sees,
    Top,
    Unchanged,
    Value,
)
from ruleproof.language.sentences import actions, given, placeholder, then, when
from ruleproof.language.words import copies, listed, read_list, with_on_top, without

__all__ = [
    "CannotSee",
    "Changed",
    "Legal",
    "LegalExactly",
    "NewGame",
    "Outcome",
    "Play",
    "Position",
    "Put",
    "Refused",
    "SameAs",
    "Sees",
    "Top",
    "Unchanged",
    "Value",
    "actions",
    "copies",
    "given",
    "listed",
    "placeholder",
    "read_list",
    "then",
    "when",
    "with_on_top",
    "without",
]
