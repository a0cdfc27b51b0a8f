"""The refusals of actions that no question asks for, each under the clause that the action breaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..clauses import IllegalAction
from .actions import Action
from .deeds import DEEDS
from .kinds import Answer, Moment
from .questions import QUESTIONS
from .state import State

ANSWERS: Mapping[type[Action], Answer[Any, Any]] = {
    answer.action: answer
    for question in QUESTIONS.values()
    for answer in question.answers
    if answer.unasked or answer.refusal
}
CLAUSES: Mapping[type[Action], str | Callable[[State], str]] = {
    **{deed.action: deed.unasked for deed in DEEDS if deed.unasked},
    **{action: answer.unasked for action, answer in ANSWERS.items() if answer.unasked},
}


def refusal_of_unasked(now: Moment[Any], action: Action) -> IllegalAction:
    """Return the refusal of an action that is not an answer to the first pending question."""
    answer = ANSWERS.get(type(action))
    if answer is not None and answer.refusal is not None:
        return answer.refusal(now.game, action)
    refusal = QUESTIONS[type(now.asked)].otherwise(now, action)
    refusal = refusal or IllegalAction("this does not answer the question that is asked now")
    refusal.clause = refusal.clause or clause_broken(now.state, action)
    return refusal


def clause_broken(state: State, action: Action) -> str:
    """Return the clause that an action breaks if no question asks for it."""
    found = CLAUSES.get(type(action), "rival_cities.action_card.all_actions")
    return found if isinstance(found, str) else found(state)
