"""What the rules of every game are written with: clauses and rulings, questions and answers, and chance."""

from __future__ import annotations

from msgspec.structs import replace

from .chance import Chance
from .clauses import IllegalAction, allowed, clause, note, those_allowed
from .readings import choice, reading, ruling
from .steps import Moment, Steps, answer, automatic, question

__all__ = ["Chance", "IllegalAction", "Moment", "Steps", "allowed", "answer", "automatic", "choice", "clause"]
__all__ += ["note", "question", "reading", "replace", "ruling", "those_allowed"]
