"""Answers a question about an auction with "illegal action"."""

from market import Engine, illegal, serve


class Faulty(Engine):
    def listed(self, state, seat):
        if state["phase"] == "auction":
            raise illegal("an auction is under way")
        return super().listed(state, seat)


serve(Faulty())
