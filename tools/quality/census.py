"""Measures which engines with one mistake a census finds, compared with scenarios and play.

`measured/census/<game>.json` is written by `python -m tools.quality census`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from engines.wrong.rules.spoiling import Spoiled, faults
from ruleproof.cases.starts import Starts
from ruleproof.census.engine import BATCH, Beside
from ruleproof.census.findings import Part
from ruleproof.census.looking import Looker
from ruleproof.census.options import CensusOptions
from ruleproof.census.sets import described
from ruleproof.census.visit import Visit
from ruleproof.census.walk import Census
from ruleproof.engines.connect import Connector, connector
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import Session
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.play.search import Explorer
from tools.quality import naming, recorded

MOST_POSITIONS = 3_000
"""Number of positions visited in each small set; only `tiny` of Lost Cities: Rivals has more."""
MOST_ACTIONS = 2_000
"""Number of actions played with an engine that has a planted mistake; for faulty engines other figures are
used.
"""
_SECONDS = 60.0
Ways = dict[str, set[str]]
"""For scenarios, for play and for a census: the names of the engines that it finds."""


class _Noting(Beside):
    """Asks no engine, but keeps the questions that an engine would be asked."""

    def __init__(self) -> None:
        self.visits: list[Visit] = []
        self.is_live = False
        self.begin(Part(), 0)

    def see(self, visit: Visit) -> None:
        self.visits.append(visit)

    def ask(self) -> None: ...


class _Seen:
    """The visits in a census of one set that the reference has made alone, to be repeated with each
    engine.
    """

    def __init__(self, game: str, name: str) -> None:
        self.looker = Looker(CensusOptions(game=game, set=name, positions=MOST_POSITIONS))
        self.looker.beside = noting = _Noting()
        self.visits = noting.visits
        census = Census(self.looker)
        for _ in census.parts():
            pass

    def differs(self, connect: Connector) -> bool:
        """Tell whether an engine answers differently from the reference in any of the positions; False if it
        does not accept the set.
        """
        session = Session(connect, _SECONDS, self.looker.suite.common)
        try:
            beside = Beside(session, self.looker.suite)
            for number, visit in enumerate(self.visits, 1):
                beside.see(visit)
                if number % BATCH == 0 and beside.part.differences.first:
                    return True
            beside.ask()
            return bool(beside.part.differences.first)
        except UsageError:
            return False
        finally:
            session.drop()


def record_census(game: str, say: Callable[[object], None], *, sample: int = 0) -> dict[str, Any]:
    """Return which faulty engines and planted mistakes in a game are found by a census, by scenarios and by
    play.
    """
    sets = [_Seen(game, small.name) for small in described(Data.open().game(game)).sets]
    sets.sort(key=lambda seen: len(seen.visits))
    looked = {seen.looker.small.name: len(seen.visits) for seen in sets}
    say(f"{game}: {looked}")
    kinds = {}
    for kind, (names, ways) in {
        "faulty engine": _faulty(game, sets, say, sample),
        "planted mistake": _planted(game, sets, say, sample),
    }.items():
        together = set[str]().union(*ways.values())
        kinds[kind] = {
            "tried": len(names),
            "found": {how: len(found) for how, found in ways.items()} | {"together": len(together)},
            "alone": {how: sorted(_alone(how, ways)) for how in ways},
            "not_found": sorted(set(names) - together),
        }
    return {
        "game": game,
        "date": recorded.today(),
        "suite": sets[0].looker.suite.digest(),
        "seed": recorded.SEED,
        "positions": looked,
        "actions_with_a_planted_mistake": MOST_ACTIONS,
        **kinds,
    }


def _alone(how: str, ways: Ways) -> set[str]:
    return ways[how] - set[str]().union(*(found for other, found in ways.items() if other != how))


def _sampled(names: Sequence[str], sample: int) -> list[str]:
    return random.Random(recorded.SEED).sample(names, sample) if 0 < sample < len(names) else list(names)


def _faulty(
    game: str, sets: Sequence[_Seen], say: Callable[[object], None], sample: int
) -> tuple[list[str], Ways]:
    names = _sampled(list(faults(game)), sample)
    scenarios, play = _measured("faulty", game), _measured("play", game)
    missed = {name for those in play["faulty engine"]["not_found"].values() for name in those}
    ways: Ways = {
        "scenarios": {one["name"] for one in scenarios["engines"] if one["verdicts"].get("fail")}
        & set(names),
        "play": set(names) - missed,
        "census": set(),
    }
    for name in names:
        connect = partial(_inside, faults(game)[name].spoiled(Data.open()))
        if any(seen.differs(connect) for seen in sets):
            ways["census"].add(name)
        else:
            say(f"{game}: {name}: no census finds it")
    return names, ways


def _inside(spoiled: Spoiled) -> InProcessConnection:
    return InProcessConnection(spoiled.engine())


def _planted(
    game: str, sets: Sequence[_Seen], say: Callable[[object], None], sample: int
) -> tuple[list[str], Ways]:
    mistakes = {one.id: one for one in naming.mistakes(game)}
    names = _sampled(list(mistakes), sample)
    ways: Ways = {
        "scenarios": set(names) - set(_measured("naming", game)["not seen"]),
        "play": set(),
        "census": set(),
    }
    starts = Starts(sets[0].looker.suite)
    for name in names:
        with naming.changed_engine([mistakes[name]]) as engine:
            connect = connector(engine, Data.open())
            if any(seen.differs(connect) for seen in sets):
                ways["census"].add(name)
            if _plays_otherwise(starts, connect):
                ways["play"].add(name)
        say(f"{game}: {name}: {', '.join(how for how, found in ways.items() if name in found) or 'nothing'}")
    return names, ways


def _plays_otherwise(starts: Starts, connect: Connector) -> bool:
    suite = starts.suite
    session = Session(connect, _SECONDS, suite.common)
    offer = session.hello().games[suite.game.id]
    session.drop()
    explorer = Explorer(starts, suite.game.adopted(), offer, connect, seed=recorded.SEED, timeout=_SECONDS)
    try:
        return any(_differences(explorer))
    finally:
        explorer.close()


def _differences(explorer: Explorer) -> Iterator[bool]:
    number = 0
    while explorer.tally.actions < MOST_ACTIONS and number < MOST_ACTIONS:
        yield next(explorer.game(number), None) is not None
        number += 1


def _measured(what: str, game: str) -> Any:
    return jsontext.decode((recorded.MEASURED / what / f"{game}.json").read_bytes())
