"""Leaves its name out of the answer to hello."""

from market import Engine, serve


class Faulty(Engine):
    def hello(self, protocol):
        greeting = super().hello(protocol)
        del greeting["name"]
        return greeting


serve(Faulty())
