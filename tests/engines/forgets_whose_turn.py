"""Lets the same player have the next turn after work."""

from market import Engine, serve


class Faulty(Engine):
    def do_work(self, state, seat, action, dice):
        super().do_work(state, seat, action, dice)
        if state["phase"] == "turn":
            state["to_act"] = [seat]
            self.name_foxes(state)


serve(Faulty())
