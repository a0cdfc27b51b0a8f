"""Puts a key of its own into what a seat sees during an auction."""

from market import Engine, serve


class Faulty(Engine):
    def seen(self, state, seat):
        seen = super().seen(state, seat)
        return {**seen, "x_note": "psst"} if state["phase"] == "auction" else seen


serve(Faulty())
