"""Ways to play on the toy game with an engine that has one fault."""

from __future__ import annotations

from typing import Any

from ruleproof.cases.starts import Starts
from ruleproof.diagnosis.findings import Finding
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.play.search import Explorer
from tests.toybox import ALL_VERBS, Change, Doctored, toy_suite


def toy_explorer(
    engine: Doctored | Change | None, *, seed: int = 1, offer: GameOffer = ALL_VERBS
) -> Explorer:
    """Return what plays the toy game with a doctored engine."""
    doctored = engine if isinstance(engine, Doctored) else Doctored(engine)
    suite = toy_suite()
    connect = lambda: InProcessConnection(doctored, timed=False)  # noqa: E731
    return Explorer(Starts(suite), suite.game.adopted(), offer, connect, seed=seed)


def found_on_toy(
    engine: Doctored | Change | None, *, games: int = 40, seed: int = 1, enough: int = 1
) -> tuple[Explorer, list[Finding]]:
    """Play until enough faults are found, or all games are played."""
    explorer = toy_explorer(engine, seed=seed)
    for number in range(games):
        for difference in explorer.game(number):
            explorer.met(difference)
        if len(explorer.findings) >= enough:
            break
    return explorer, explorer.findings


def more_for_work(state: dict[str, Any]) -> None:
    """Pay the first seat a coin too much."""
    table = state["table"]
    if table["coin_supply"]:
        table["coins"][table["seats"][0]] += 1
        table["coin_supply"] -= 1
