"""All kinds of `pending` entries, that is, questions with their answers and automatic steps, from the tables
in the modules that implement them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import (
    alliances,
    cards,
    court,
    donation,
    exchanges,
    in_order,
    ink_jar,
    lawsuits,
    off_season,
    options,
    payment,
    piracy,
    production,
    repeats,
    setup,
    ships,
)
from .kinds import Question, Step
from .pending import Unfinished

_QUESTIONS: tuple[Question[Any], ...] = (
    *ink_jar.QUESTIONS,
    *payment.QUESTIONS,
    *options.QUESTIONS,
    *cards.QUESTIONS,
    *in_order.QUESTIONS,
    *production.QUESTIONS,
    *donation.QUESTIONS,
    *exchanges.QUESTIONS,
    *ships.QUESTIONS,
    *lawsuits.QUESTIONS,
    *repeats.QUESTIONS,
    *piracy.QUESTIONS,
    *alliances.QUESTIONS,
    *off_season.QUESTIONS,
)
_STEPS: tuple[Step[Any], ...] = (
    *setup.STEPS,
    *options.STEPS,
    *ships.STEPS,
    *lawsuits.STEPS,
    *court.STEPS,
    *off_season.STEPS,
)
QUESTIONS: Mapping[type[Unfinished], Question[Any]] = {question.asked: question for question in _QUESTIONS}
STEPS: Mapping[type[Unfinished], Step[Any]] = {step.kind: step for step in _STEPS}
