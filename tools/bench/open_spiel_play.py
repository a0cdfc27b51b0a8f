"""Plays random games of OpenSpiel's `python_block_dominoes`.

Usage: `python open_spiel_play.py SECONDS`, with the Python of the other tools.

It imports nothing from this checkout. Only the players' decisions count. The deal, a chain of chance nodes
before the first turn, takes up most of a game; neither its time nor its outcomes are counted. Seconds are
seconds of processor time.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401 (registers the game)


def main(seconds: float) -> None:
    game = pyspiel.load_game("python_block_dominoes")
    choice = random.Random(1).choice
    games = listed = applied = 0
    deciding, end = 0.0, time.process_time() + seconds
    while time.process_time() < end:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(choice(state.legal_actions()))
        began = time.process_time()
        while not state.is_terminal():
            actions = state.legal_actions()
            listed += len(actions)
            applied += 1
            state.apply_action(choice(actions))
        deciding += time.process_time() - began
        games += 1
    print(json.dumps({"games": games, "listed": listed, "applied": applied, "seconds": deciding}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
