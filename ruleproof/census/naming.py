"""Names an engine's faults in a census in the same way as `play`, on the shortest story that shows each
fault.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.census import findings
from ruleproof.census.engine import Beside
from ruleproof.census.visit import Visit
from ruleproof.census.walk import Census
from ruleproof.engines.stdio import StartError
from ruleproof.input.folders import Data
from ruleproof.language.operations import Play
from ruleproof.play.findings import Finding
from ruleproof.play.lockstep import CannotLoad, NotAccepted, NotCovered, ReferenceFailed
from ruleproof.play.search import Explorer
from ruleproof.play.starts import Starts


def named(census: Census, beside: Beside) -> Iterator[tuple[findings.Finding, Finding | None]]:
    """Yield each kind of difference with its name, or with None if its story does not show it, because the
    engine answers differently when it is asked again.

    A fault that equals an earlier one is not repeated.
    """
    suite, options = census.looker.suite, census.options
    explorer = Explorer(
        Starts(suite),
        suite.game.adopted(),
        beside.offer,
        options.connector(Data.of(options.data)),
        timeout=options.patience,
    )
    for one in census.tally.differences.first.values():
        words, _ = census.way(one.number)
        try:
            difference = explorer.replay(_story(census, one), words)
        except (CannotLoad, NotAccepted, NotCovered, ReferenceFailed, StartError):
            difference = None
        if difference is None:
            yield one, None
        elif found := explorer.met(difference):
            yield one, msgspec.structs.replace(found, seen=census.tally.differences.often[one.kind])
    explorer.close()


def _story(census: Census, one: findings.Finding) -> Story:
    """Return the story that leads to a difference, in the component set of the census."""
    begins, small = census.graph.way(one.number)[0], census.looker.small
    _, state, start = census.tally.starts[begins]
    steps = [*census.way(one.number)[1], *([one.play] if one.play is not None else [])]
    plays = tuple(Play(seat=seat, action=action, chance=tuple(chance)) for seat, action, chance in steps)
    if census.looker.beside is None or not census.looker.beside.is_live:
        start = Start(Visit.of(0, state).seats, state)
    components = "" if small.values else small.components
    return Story(census.looker.suite.game.id, "", start, plays, components=components)
