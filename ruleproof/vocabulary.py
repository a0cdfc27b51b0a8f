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
from ruleproof.language.sentences import given, placeholder, then, when

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
    "given",
    "placeholder",
    "then",
    "when",
]
