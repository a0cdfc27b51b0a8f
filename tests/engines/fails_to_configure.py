"""Answers configure with an error."""

from market import Engine, Refusal, serve


class Faulty(Engine):
    def configure(self, game, components, readings):
        raise Refusal(3, "I do not know how")


serve(Faulty())
