"""Marks its states at three depths and dies when a mark of its own is not handed back. That is allowed."""

from market import Engine, serve

MARK = {"not": ["for", None, 1.5]}


class Odd(Engine):
    def apply(self, state, seat, action, chance):
        return {"state": self.marked(super().apply(state, seat, action, chance)["state"])}

    def new_game(self, seats, options, chance):
        return {"state": self.marked(super().new_game(seats, options, chance)["state"])}

    def marked(self, state):
        state["x_mark"] = state["table"]["x_mark"] = state["pending"]["x_mark"] = MARK
        return state

    def listed(self, state, seat):
        marks = [part.get("x_mark") for part in (state, state["table"], state["pending"])]
        assert marks in ([None] * 3, [MARK] * 3), marks
        return super().listed(state, seat)


serve(Odd())
