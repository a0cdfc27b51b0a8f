"""Measures how fast environments are: bare, through a bridge, and the reference as an environment.

Usage: `python -m tools.bench.environments`; it writes `measured/environments.txt`. Steps are those of random
games of Lost Cities: Rivals for three, with the list of legal actions before each step. Seconds are seconds
of processor time, of the processes of the engine, too.
"""

from __future__ import annotations

import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from ruleproof.engines.chance import drawn_by
from ruleproof.engines.connect import connector
from ruleproof.engines.session import Session
from ruleproof.engines.wire import NEEDS_CHANCE
from ruleproof.environments import Reference, Turns
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.rules.schemas import SchemaSet

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "engines" / "examples" / "frameworks"
RESULT = ROOT / "measured" / "environments.txt"
GAME, SEATS, STEPS = "lost_cities_rivals", ["North", "East", "South"], 1500
Steps = Iterator[None]


def main() -> int:
    """Measure everything and write the result."""
    sys.path.insert(0, str(EXAMPLES))
    rows: list[tuple[str, Callable[[], Steps]]] = [
        ("PettingZoo, the environment alone", lambda: _pettingzoo(import_module("rivals_env").RivalsEnv(3))),
        ("PettingZoo, through the bridge in process", lambda: _asked("connect_pettingzoo", in_process=True)),
        ("PettingZoo, through the bridge over stdio", lambda: _asked("connect_pettingzoo", in_process=False)),
        ("OpenSpiel, the game alone", lambda: _spiel(_game("rivals_spiel"))),
        ("OpenSpiel, through the bridge in process", lambda: _asked("connect_openspiel", in_process=True)),
        ("OpenSpiel, through the bridge over stdio", lambda: _asked("connect_openspiel", in_process=False)),
        ("the reference, called directly", _reference),
        ("the reference in PettingZoo, with observations", lambda: _pettingzoo(_environment())),
        ("the reference in OpenSpiel, without observations", lambda: _spiel(_reference_game())),
    ]
    lines = []
    for name, steps in rows:
        began = _seconds()
        count = sum(1 for _, _ in zip(range(STEPS), steps(), strict=False))
        lines.append(f"{name:<50}{count / (_seconds() - began):>8,.0f} steps a second")
        print(lines[-1], flush=True)
    RESULT.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return 0


def _seconds() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def _game(module: str) -> Any:
    import pyspiel

    import_module(module)
    return pyspiel.load_game("python_lost_cities_rivals", {"players": len(SEATS)})


def _environment() -> Any:
    from ruleproof.environments.pettingzoo import ReferenceEnv

    return ReferenceEnv(GAME, len(SEATS))


def _reference_game() -> Any:
    from ruleproof.environments.openspiel import load

    return load(GAME, len(SEATS))


def _pettingzoo(env: Any) -> Steps:
    dice = random.Random(1)
    for seed in range(1000):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(dice.choice(mask.nonzero()[0])))
            yield


def _spiel(game: Any) -> Steps:
    dice = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                places, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(places, shares)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                yield


def _reference() -> Steps:
    reference, dice = Reference(GAME), random.Random(1)
    deal = drawn_by(dice)
    while True:
        state = reference.new_game(SEATS, deal)
        while not (turns := Turns(reference, state)).over:
            state = reference.apply(state, turns.seat, dice.choice(turns.legal), deal)
            yield


def _asked(module: str, *, in_process: bool) -> Steps:
    data = Data.open()
    connect = connector(f"python:{module}", data, in_process=in_process)
    session = Session(connect, 60.0, SchemaSet(data.common_schemas()))
    dice = random.Random(1)
    try:
        for _ in range(1000):
            session.configure(GAME, {}, {})
            state = _applied(session, "new_game", {"seats": SEATS, "options": {}}, dice)
            while state["to_act"]:
                seat = state["to_act"][0]
                reply = session.ask([("legal_actions", {"state": state, "seat": seat})])[0]
                action = dice.choice(jsontext.decode(reply.result)["actions"])
                state = _applied(session, "apply", {"state": state, "seat": seat, "action": action}, dice)
                yield
    finally:
        session.bye()


def _applied(session: Session, verb: str, params: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    chance: list[dict[str, Any]] = []
    while True:
        reply = session.ask([(verb, {**params, "chance": chance})])[0]
        if reply.error is None:
            state: dict[str, Any] = jsontext.decode(reply.result)["state"]
            return state
        assert reply.error.code == NEEDS_CHANCE, reply.error.message
        chance = [*chance, drawn_by(dice)(reply.error.data["needs"])]


if __name__ == "__main__":
    sys.exit(main())
