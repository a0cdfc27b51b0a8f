"""The terms of the kit, each with the class that has its name, and the path from a story to a report as a
picture.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from xml.sax.saxutils import escape

_BOX, _HEIGHT, _GAP = 260, 62, 100
_WORDS = {
    "story": (
        "A start, plays, and the cases at settled states along the way: a scenario has one case, a tour has "
        "one for each settled step.",
        "ruleproof.cases.case:Story",
    ),
    "case": (
        "One thing to test on an engine: a part of a story, and what must be seen at its end.",
        "ruleproof.cases.case:Case",
    ),
    "recording": (
        "What one engine, the reference or another, answered during a story, without any judgement.",
        "ruleproof.engines.recording:Recording",
    ),
    "step": (
        "One entry of a recording: the engine's answers to a play, or to the start, and to the questions "
        "that follow.",
        "ruleproof.engines.recording:Step",
    ),
    "difference": (
        "A place where the engine's recording is not correct, with both values if it is about values.",
        "ruleproof.judging.verdicts:Difference",
    ),
    "verdict": (
        "The outcome of a case in a word, with the properties of that word that reports need.",
        "ruleproof.judging.verdicts:Verdict",
    ),
    "result": (
        "The verdict on one case, with its differences and everything else that reports show.",
        "ruleproof.judging.verdicts:Result",
    ),
    "fault": (
        "One thing that is wrong with an engine, and the results that follow from it.",
        "ruleproof.diagnosis.faults:Fault",
    ),
    "oracle": (
        "Answers for the reference: code that needs to know what the rules say asks the oracle. Only the "
        "census and the environments also load the reference themselves.",
        "ruleproof.engines.oracle:Oracle",
    ),
}
_FURTHER = {
    "suite": (
        "Everything that an engine is checked against in one game: its rules, features, tours and reference.",
        "cases.suite:Suite",
    ),
    "scenario": (
        "A case written in a feature, with its sentences; a step of a tour is a case, too.",
        "cases.case:Case",
    ),
    "chapter": ("A part of the rules; reports count results by chapter.", "rules.model:Chapter"),
    "tour": ("A recorded whole game; each of its settled steps is a case.", "cases.tours:Tour"),
    "clause": ("One binding statement of a game, with an id that never changes.", "rules.model:Clause"),
    "ruling": ("A question that the rulebook leaves open, and how it was settled.", "rules.model:Ruling"),
    "reading": (
        "One of the answers to a ruling; an engine may declare another if the ruling is switchable.",
        "running.readings:",
    ),
    "component set": (
        "The values printed on the pieces of a game.",
        "rules.model:ComponentSet",
    ),
    "coverage": ("The actions and keys of a game that an engine says it covers.", "rules.coverage:Coverage"),
    "session": (
        "The conversation with one engine; the oracle has such a session with the reference.",
        "engines.session:Session",
    ),
    "offer": ("What an engine declares for one game in hello.", "engines.greeting:GameOffer"),
    "recorded story": (
        "A story with the reference's recording of it.",
        "running.recorded_story:RecordedStory",
    ),
    "recorded suite": (
        "The stories of a suite with the reference's recordings, stored in the cache.",
        "running.recorded_suite:RecordedSuite",
    ),
    "comparison": (
        "What is wrong with one step: the first difference, and a broken conservation law.",
        "judging.differences:Comparison",
    ),
    "examination": (
        "Whether the engine reached a case, answered, and did what the reference does.",
        "judging.examination:Examiner",
    ),
    "witness": (
        "The states at the start and the end of a case, and the answers at its end, which its expectations "
        "are about.",
        "judging.expectations:Witness",
    ),
    "next states": (
        "The states from which an engine continues after a case in which it differed, or which it does not "
        "cover, so that the next case can be tested.",
        "engines.recorder:ContinueFrom",
    ),
    "worker": ("Plays stories on one engine and has their cases judged.", "running.workers:Worker"),
    "failed case": (
        "A case in which an engine differs from the reference, with its recording, for the diagnosis.",
        "running.workers:Failed",
    ),
    "countercheck": (
        "A legal action tried after a refusal, so that an engine that refuses everything does not pass.",
        "engines.recording:Countercheck",
    ),
    "plan": ("The part of a run that concerns one game.", "running.plan:Plan"),
    "played reading": (
        "A reading that an engine plays although another was asked for, with the cases that it explains.",
        "diagnosis.readings:Played",
    ),
    "wing": ("A room that uses other rooms, and that no room uses.", "play:"),
}
_WAY = (
    ("play a story", "engines/recorder.py", "recording"),
    ("compare two recordings", "judging/judge.py", "differences, a verdict"),
    ("run all stories", "running/run.py", "results"),
    ("diagnose", "diagnosis/faults.py", "faults"),
    ("report", "reports/make.py", ""),
)
"""A step: what is done, in which module, and with what result."""


@dataclass(frozen=True)
class Word:
    """A word, its meaning, and the module of its class."""

    name: str
    about: str
    module: str
    class_name: str


def words() -> list[Word]:
    """Return the nine terms on the way to a verdict."""
    return [_word(name, *told) for name, told in _WORDS.items()]


def further() -> list[Word]:
    """Return the other terms."""
    return [_word(name, about, f"ruleproof.{place}") for name, (about, place) in _FURTHER.items()]


def _word(name: str, about: str, place: str) -> Word:
    """Return a term; the build fails if the term's class is missing."""
    module, _, class_name = place.partition(":")
    found = importlib.import_module(module)
    if class_name and getattr(found, class_name).__module__ != module:
        raise ValueError(f"{name}: {class_name} is not in {module}")
    return Word(name, about, module, class_name)


def picture() -> str:
    """Return the path from a story to a report as an SVG: a box for each step, and the values that flow
    between them.
    """
    parts = []
    for number, (done, module, made) in enumerate(_WAY):
        y = 4 + number * (_HEIGHT + 30)
        parts.append(
            f'<rect x="{_GAP}" y="{y}" width="{_BOX}" height="{_HEIGHT}" rx="6" class="room"/>'
            f'<text x="{_GAP + 12}" y="{y + 26}" class="name">{number + 1}. {escape(done)}</text>'
            f'<text x="{_GAP + 12}" y="{y + 46}" class="modules">ruleproof/{module}</text>'
        )
        if made:
            middle, end = _GAP + _BOX // 2, y + _HEIGHT
            parts.append(
                f'<path d="M{middle},{end} V{end + 26}" class="use" marker-end="url(#way)"/>'
                f'<text x="{middle + 12}" y="{end + 19}" class="modules">{escape(made)}</text>'
            )
    y = 4 + _HEIGHT + 30 + _HEIGHT // 2
    parts.append(
        f'<text x="4" y="{y - 16}" class="modules">expected</text>'
        f'<text x="4" y="{y - 3}" class="modules">recording</text>'
        f'<path d="M4,{y + 4} H{_GAP - 4}" class="use" marker-end="url(#way)"/>'
    )
    height = len(_WAY) * (_HEIGHT + 30)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_GAP + _BOX + 60} {height}" role="img"'
        ' aria-label="From a story to a report, in five stages">'
        '<defs><marker id="way" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="5" markerHeight="5"'
        ' orient="auto"><path d="M0,0 L6,3 L0,6 z" class="head"/></marker></defs>'
        f"{''.join(parts)}</svg>"
    )
