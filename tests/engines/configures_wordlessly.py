"""Answers configure with an empty object."""

from market import Engine, serve


class Faulty(Engine):
    def configure(self, game, components, readings):
        return {}


serve(Faulty())
