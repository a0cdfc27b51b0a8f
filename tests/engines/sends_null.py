"""Writes null for an empty list when an auction is called."""

from market import Engine, serve


class Faulty(Engine):
    def do_call(self, state, seat, action, dice):
        super().do_call(state, seat, action, dice)
        state["may_act"] = None


serve(Faulty())
