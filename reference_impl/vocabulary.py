"""What the rules of every game are written with: clauses and rulings, questions and answers, and chance."""

from __future__ import annotations

from msgspec.structs import replace

from .chance import Chance
from .clauses import IllegalAction, allowed, clause, note, those_allowed
from .readings import choice, reading, ruling
from .steps import Moment, Position, Steps, answer, automatic, question

__all__ = ["Chance", "IllegalAction", "Moment", "Position", "Steps", "allowed", "answer", "automatic"]
__all__ += ["choice", "clause", "note", "question", "reading", "replace", "ruling", "those_allowed"]
