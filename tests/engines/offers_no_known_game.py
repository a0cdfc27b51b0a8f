"""Offers a game that the kit does not know."""

from market import Engine, serve


class Faulty(Engine):
    def hello(self, protocol):
        return {**super().hello(protocol), "games": {"ludo": {"verbs": ["apply"]}}}


serve(Faulty())
