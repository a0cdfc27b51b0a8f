"""Mistakes that are about the protocol and not about a rule of the game."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.judging.differences import NEW_GAME
from ruleproof.judging.lists import HAS_NO_ACTION
from ruleproof.judging.verdicts import WITHOUT_CHANCE, Compared, Result

_LEAST_LIMIT = 50
"""A game that ends after fewer steps was not cut off by a step limit."""
_NEARLY = 0.9
_OTHER_SEATS = {
    "winners": "The players who should lose have won: do rewards have the wrong sign, or the order of other "
    "seats?",
    "to_act": "Another seat is to act than the one that must choose, and nothing else differs before that.",
}
"""What is wrong if no seat named at this place is the right one."""


def limit_of(result: Result) -> int:
    """Return the step limit at which the engine seems to have cut the game of a case off, or 0: a round
    number of steps, after which it ends the game although the rules go on.
    """
    number = result.at - result.at % 10
    cut_off = result.first is not None and result.first.ends and result.at - number <= 1
    return number if cut_off and number >= _LEAST_LIMIT else 0


def slip_of(result: Result) -> str:
    """Return what is wrong about the protocol in a case that differs only in that, or ''."""
    first = result.first
    if first is None:
        return ""
    if limit := limit_of(result):
        return f"The game ends at step {limit}, where the rules go on: is there a step limit?"
    if first.what == Compared.SETTLED:
        said, right = ("settled", "in the middle of a choice") if first.actual else ("unsettled", "settled")
        return f"The engine says that a state is {said} where it is {right}: only `settled` is wrong."
    if first.what == Compared.LEGAL_ACTIONS and HAS_NO_ACTION in first.message:
        return "The engine lists actions for a seat that has none: legal_actions is about the seat asked for."
    return ""


def words_of_start(result: Result) -> str:
    """Return what an engine does with a new game or with chance in a case, or '' if neither is the mistake.

    A rule may be behind it, so the clauses of the case stay suspects.
    """
    first = result.first
    if first is None or first.what != Compared.REFUSAL:
        return ""
    if first.unused:
        return f"The engine does not use {first.unused}: does it {first.unused.split()[1]} by itself?"
    if first.expected == WITHOUT_CHANCE:
        return (
            "The engine asks for a chance outcome that the rules do not have: is a shuffle or roll too many?"
        )
    if first.after == NEW_GAME and first.expected == "accepted":
        return "The engine refuses a new game that the rules allow."
    return ""


def words_of_seats(results: Sequence[Result], clause: str) -> str:
    """Return what is wrong if nearly all failures begin with other winners or other seats to act, or ''.

    If most of them are about the main suspect, or the right seat is always the same, the rule says more.
    """
    firsts = [one.first for one in results if one.verdict.is_fault and one.first is not None]
    about = [clause in one.clauses for one in results if one.verdict.fails]
    for path, words in _OTHER_SEATS.items() if 2 * sum(about) <= len(about) else ():
        own = [one for one in firsts if one.path == path]
        wrong = [one.expected for one in own if not {*(one.expected or ())} & {*(one.actual or ())}]
        if len(wrong) > _NEARLY * len(firsts) and wrong.count(wrong[0]) < len(wrong):
            return words
    return ""
