"""Connects tic-tac-toe of the OpenSpiel library with the game in examples/games/tic_tac_toe."""

from __future__ import annotations

from itertools import zip_longest

import pyspiel

from ruleproof.bridges.openspiel import Spiel

SPACES = [f"{column}{row}" for row in "123" for column in "abc"]


class Connected(Spiel):
    game = "tic_tac_toe"
    seats = ("Cross", "Nought")
    name = "tic_tac_toe of the OpenSpiel library"

    def make(self, seats, options):
        return pyspiel.load_game("tic_tac_toe")

    def parts(self, state, player, number):
        return [{"type": "mark", "space": SPACES[number]}]

    def table(self, state):
        history = [SPACES[number] for number in state.history()]
        return {"seats": list(self.seated), "marks": {"Cross": history[::2], "Nought": history[1::2]}}

    def load(self, game, position):
        state, marks = game.new_initial_state(), position["table"]["marks"]
        for pair in zip_longest(marks["Cross"], marks["Nought"]):
            for space in filter(None, pair):
                state.apply_action(SPACES.index(space))
        return state


engine = Connected.engine
