"""Connects the OpenSpiel game of rivals_spiel.py with the suite."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pyspiel
import rivals_spiel  # noqa: F401  (registers the game)
from rivals import FACES, PACK, STARTERS
from rivals_words import action_of, card_named, loaded, scores_of, table_of, word

from ruleproof.bridges.openspiel import Illegal, Spiel, Unsupported


class Connected(Spiel):
    game = "lost_cities_rivals"
    seats = ("North", "East", "South", "West")
    name = "Lost Cities: Rivals in OpenSpiel"
    components = "standard"
    hidden = ("draw_pile", "piles_aside")

    def make(self, seats, options):
        if not 2 <= len(seats) <= 4:
            raise Illegal(f"{len(seats)} players")
        return pyspiel.load_game("python_lost_cities_rivals", {"players": len(seats)})

    def decks(self, seats, options):
        return [[word(card) for card in STARTERS], [word(card) for card in PACK]]

    def drawn(self, state, number):
        return word((number, 1) if len(state.starters) < len(STARTERS) else FACES[number])

    def parts(self, state, player, number):
        return [action_of(number)]

    def table(self, state):
        return table_of(state.game, self.seated, self.deck)

    def outcome(self, state):
        return {"scores": scores_of(state.game, self.seated)}

    def settled(self, state):
        return not (state.game.added or state.game.returned)

    def load(self, game, position):
        state, table = game.new_initial_state(), position["table"]
        state.game, state.starters = loaded(position), STARTERS
        state.unseen = Counter(map(card_named, chain(table["draw_pile"], *table["piles_aside"])))
        if not state.unseen.keys() <= set(FACES):
            raise Unsupported("no starting wager is ever in a pile")
        return state


engine = Connected.engine
