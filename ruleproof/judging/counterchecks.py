"""Chooses the legal action that an engine must accept for its refusal of another action to count."""

from __future__ import annotations

from ruleproof.cases.case import Story
from ruleproof.engines.recording import Legal, Recording
from ruleproof.input import jsontext
from ruleproof.rules.coverage import EVERYTHING, Coverage
from ruleproof.rules.verbs import Verb


def countercheck(story: Story, recording: Recording, covers: Coverage = EVERYTHING) -> dict[int, Legal]:
    """Return, by the number of a refused play, the legal action that an engine must accept for the refusal to
    count.

    It is the first covered action, in canonical order, of the same seat and type. If there is none, it is an
    action of the same seat, or else of any seat to act.
    """
    last = recording.steps[-1]
    if last is None or last.refusal is None or not story.plays:
        return {}
    play = story.plays[-1]
    by_seat = {
        seat: sorted(covers.reduced(Verb.LEGAL_ACTIONS, jsontext.decode(text)), key=jsontext.canonical)
        for seat, text in last.answers.legal.items()
    }
    own = by_seat.get(play.seat, [])
    same = [action for action in own if action.get("type") == play.action.get("type")]
    legal = [(play.seat, action) for action in same or own]
    legal = legal or [(seat, action) for seat, actions in by_seat.items() for action in actions]
    return {len(story.plays): legal[0]} if legal else {}
