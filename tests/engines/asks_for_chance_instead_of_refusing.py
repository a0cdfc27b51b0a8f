"""Asks for a roll where it is told to buy three pieces, as if that could be done."""

from market import NEEDS_CHANCE, Engine, Refusal, serve


class Faulty(Engine):
    def apply(self, state, seat, action, chance):
        if action["type"] == "buy" and action["pieces"] == 3:
            raise Refusal(NEEDS_CHANCE, "needs chance", needs={"roll": {"dice": 1}})
        return super().apply(state, seat, action, chance)


serve(Faulty())
