"""Says between the parts of a sale that the choice is over."""

from market import Engine, serve


class Faulty(Engine):
    def do_sell(self, state, seat, action, dice):
        super().do_sell(state, seat, action, dice)
        state["settled"] = True


serve(Faulty())
