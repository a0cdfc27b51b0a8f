"""Says after a sale that the choice is not over."""

from market import Engine, serve


class Faulty(Engine):
    def do_done(self, state, seat, action, dice):
        super().do_done(state, seat, action, dice)
        state["settled"] = False


serve(Faulty())
