"""Answers hello with an error."""

from market import Engine, Refusal, serve


class Faulty(Engine):
    def hello(self, protocol):
        raise Refusal(3, "not today")


serve(Faulty())
