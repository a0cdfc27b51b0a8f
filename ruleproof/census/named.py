"""The differences that a census has found, as findings."""

from __future__ import annotations

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.census.engine import Beside
from ruleproof.census.findings import Finding as Place
from ruleproof.census.visit import Visit
from ruleproof.census.walk import Census
from ruleproof.diagnosis.findings import Finder, Finding
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.input.folders import Data
from ruleproof.language.operations import Play
from ruleproof.running.lockstep import Unplayable


def findings_of(census: Census, beside: Beside) -> tuple[list[Finding], list[str]]:
    """Return each fault with the shortest game that shows it, and what was found but does not show again,
    because the engine answers differently when it is asked again.
    """
    suite, options, differences = census.looker.suite, census.options, census.tally.differences
    session = Session(options.connector(Data.of(options.data)), options.patience, suite.common)
    finder = Finder(suite, suite.game.adopted(), beside.offer, session)
    gone: list[str] = []
    often: dict[str, int] = {}
    for one in differences.first.values():
        words, _ = census.way(one.number)
        try:
            difference = finder.replay(_story(census, one))
        except (Unplayable, StartError):
            difference = None
        if difference is None:
            gone.append(one.says)
        elif finding := finder.met(difference, words, loads=not beside.is_live):
            often[finding.result.cause] = differences.often[one.kind]
    session.bye()
    findings = finder.findings
    return [msgspec.structs.replace(one, seen=often[one.result.cause]) for one in findings], gone


def _story(census: Census, one: Place) -> Story:
    """Return the story that leads to a difference, in the component set of the census."""
    begins, small = census.graph.way(one.number)[0], census.looker.small
    _, state, start = census.tally.starts[begins]
    steps = [*census.way(one.number)[1], *([one.play] if one.play is not None else [])]
    plays = tuple(Play(seat=seat, action=action, chance=tuple(chance)) for seat, action, chance in steps)
    if census.looker.beside is None or not census.looker.beside.is_live:
        start = Start(Visit.of(0, state).seats, state)
    components = "" if small.values else small.components
    return Story(census.looker.suite.game.id, "", start, plays, components=components)
