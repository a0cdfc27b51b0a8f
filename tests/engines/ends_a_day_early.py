"""Ends the game after the first day."""

from market import Engine, serve


class Faulty(Engine):
    def end_turn(self, state, seat):
        state["table"]["last_day"] = state["table"]["day"]
        super().end_turn(state, seat)


serve(Faulty())
