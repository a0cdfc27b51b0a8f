"""Exports, as cases, a few plays of a census that together reach as many branches of the reference as
possible.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ruleproof.cases.case import Case, Start, Story
from ruleproof.census.branches import Reaching, fewest
from ruleproof.census.sets import FILE
from ruleproof.census.walk import Census
from ruleproof.edit.export import Writer, exported_scenario
from ruleproof.engines.oracle import Oracle
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.language.operations import Play, Refused
from ruleproof.rules.verbs import Verb
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.reference_recorder import ReferenceRecorder


def write(census: Census) -> Iterator[str]:
    """Write the cases as an export, and yield what to print.

    Raises:
        UsageError: the folder is in use or cannot be written.
    """
    suite, options = census.looker.suite, census.options
    picked, reached, every = fewest(census.tally.reached, options.as_cases)
    recorder = ReferenceRecorder(Oracle(suite))
    writer = Writer(options.cases_folder, Data.of(options.data))
    name = f"{suite.game.id}/census/{census.looker.small.name}"
    cases = [_recorded(recorder, f"{name}/{number}", one) for number, one in enumerate(picked, 1)]
    writer.json(f"{suite.game.id}/cases/census.json", [exported_scenario(one) for one in cases])
    writer.game(suite, len(cases))
    yield writer.close()
    yield f"They reach {reached:,} of the {every:,} branches of the reference that the census reached."


def _recorded(recorder: ReferenceRecorder, name: str, one: Reaching) -> RecordedStory:
    """Return a play as a scenario of its own, with the reference's replies."""
    seat, action, chance = one.play or ("", {}, ())
    plays = (Play(seat=seat, action=action, chance=chance),) if one.play else ()
    title = f"{seat}: {jsontext.encode(action).decode()}" if plays else "nobody acts"
    case = Case(
        name,
        title,
        rule="",
        file=FILE,
        line=0,
        clauses=(),
        ends=len(plays),
        expectations=(Refused(),) if one.refused else (),
        verbs=(Verb.APPLY,) if plays else (),
    )
    suite = recorder.suite
    story = Story(suite.game.id, FILE, Start(one.seats, one.state), plays, (case,))
    recorded = recorder.scenario(story, suite.game.adopted())
    last = recorded.recording.made(len(plays))
    clauses = last.clauses if last.refusal is None else tuple(filter(None, [last.refusal.clause]))
    shown = msgspec.structs.replace(case, clauses=clauses)
    return msgspec.structs.replace(recorded, story=msgspec.structs.replace(story, cases=(shown,)))
