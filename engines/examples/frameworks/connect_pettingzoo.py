"""Connects the PettingZoo environment of rivals_env.py with the suite."""

from __future__ import annotations

from itertools import chain

from rivals import PACK, STARTERS
from rivals_env import RivalsEnv
from rivals_words import action_of, card_named, loaded, scores_of, table_of, word

from ruleproof.bridges.pettingzoo import Environment, Illegal


class Connected(Environment):
    game = "lost_cities_rivals"
    seats = ("North", "East", "South", "West")
    name = "Lost Cities: Rivals in PettingZoo"
    components = "standard"

    def make(self, seats, options):
        if not 2 <= len(seats) <= 4:
            raise Illegal(f"{len(seats)} players")
        return RivalsEnv(len(seats))

    def thing(self, number, among):
        """The environment shuffles numbers: those of the starting wagers, then those of the pack."""
        return word((STARTERS if len(among) == len(STARTERS) else PACK)[number])

    def parts(self, env, agent, number):
        return [action_of(number)]

    def table(self, env):
        return table_of(env.game, self.seated, [word(card) for card in env.deck])

    def outcome(self, env):
        return {"scores": scores_of(env.game, self.seated)}

    def settled(self, env):
        return not (env.game.added or env.game.returned)

    def load(self, env, position):
        table = position["table"]
        env.game = loaded(position)
        env.deck = [*map(card_named, chain(table["draw_pile"], *table["piles_aside"]))]
        env.agent_selection = env.agents[env.game.mover]
        if env.game.phase == "over":
            env.finish()


engine = Connected.engine
