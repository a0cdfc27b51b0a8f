"""Shows the size of the deck as a text during an auction."""

from market import Engine, serve


class Faulty(Engine):
    def seen(self, state, seat):
        seen = super().seen(state, seat)
        return {**seen, "deck": str(seen["deck"])} if state["phase"] == "auction" else seen


serve(Faulty())
