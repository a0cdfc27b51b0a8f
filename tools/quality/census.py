"""What a census finds of the faulty engines, compared with what scenarios and play were measured to find.

`docs/measured/census/<game>.json` is written by `python -m tools.quality --census`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from ruleproof.census.engine import Beside
from ruleproof.census.looking import Looker
from ruleproof.census.options import Options
from ruleproof.census.sets import described
from ruleproof.census.walk import Census
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import Session
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from tests.faulty.spoiling import faults
from tools.quality import recorded

MOST_POSITIONS = 1_000
"""Number of positions of each small set that are visited."""
_SECONDS = 60.0


def record_census(game: str, say: Callable[[object], None], *, sample: int = 0) -> dict[str, Any]:
    """Return which faulty engines of a game are found by a census, by scenarios and by play."""
    data = Data.of(())
    names = list(faults(game))
    if 0 < sample < len(names):
        names = sorted(random.Random(recorded.SEED).sample(names, sample))
    sets = [small.name for small in described(data.game(game)).sets]
    lookers = {name: Looker(Options(game=game, set=name)) for name in sets}
    by = {"scenarios": _by_scenarios(game), "play": _by_play(game)}
    found = {how: sorted(set(names) & those) for how, those in by.items()}
    found["census"] = []
    for name in names:
        sorts = next((sorts for looker in lookers.values() if (sorts := _differs(looker, game, name))), "")
        if sorts:
            found["census"].append(name)
        say(f"{game}: {name}: {sorts or 'not found'}")
    together = {name for those in found.values() for name in those}
    return {
        "game": game,
        "date": recorded.today(),
        "suite": next(iter(lookers.values())).suite.digest(),
        "seed": recorded.SEED,
        "sets": sets,
        "positions_of_each_set": MOST_POSITIONS,
        "tried": len(names),
        "found": {how: len(those) for how, those in found.items()} | {"together": len(together)},
        "alone": {how: _alone(how, found) for how in found},
        "not_found_by_the_census": sorted(set(names) - set(found["census"])),
    }


def _differs(looker: Looker, game: str, name: str) -> str:
    """Return the kinds of difference that the first part of a census shows, or ''."""
    spoiled = faults(game)[name].spoiled(Data.of(()))
    session = Session(lambda: InProcessConnection(spoiled.engine()), _SECONDS, looker.suite.common)
    looker.beside = Beside(session, looker.suite)
    bound = msgspec.structs.replace(looker.bound, positions=MOST_POSITIONS)
    census = Census(Options(game=game), bound, looker)
    try:
        for _ in census.parts():
            if census.tally.differences.first:
                return ", ".join(sorted(census.tally.differences.first))
    finally:
        census.frontier.close()
        session.drop()
    return ""


def _alone(how: str, found: dict[str, list[str]]) -> list[str]:
    others = {name for other, those in found.items() if other != how for name in those}
    return sorted(set(found[how]) - others)


def _by_scenarios(game: str) -> set[str]:
    measured = jsontext.decode((recorded.MEASURED / "faulty" / f"{game}.json").read_bytes())
    return {one["name"] for one in measured["engines"] if one["verdicts"].get("fail", 0)}


def _by_play(game: str) -> set[str]:
    measured = jsontext.decode((recorded.MEASURED / "play" / f"{game}.json").read_bytes())
    missed = {name for those in measured["faulty engine"]["not_found"].values() for name in those}
    return set(faults(game)) - missed
