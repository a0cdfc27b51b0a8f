"""Gives everything whose order means nothing in another order each time. That is allowed."""

import random

from market import Engine, serve

dice = random.Random(7)


def shuffled(things):
    return dice.sample(things, len(things))


class Odd(Engine):
    def listed(self, state, seat):
        return [dict(shuffled(list(action.items()))) for action in shuffled(super().listed(state, seat))]

    def seen(self, state, seat):
        seen = super().seen(state, seat)
        return {**seen, **{name: shuffled(seen[name]) for name in ("hand", "discard", "has_bid")}}

    def apply(self, state, seat, action, chance):
        after = super().apply(state, seat, action, chance)["state"]
        after["to_act"], after["table"]["discard"] = (
            shuffled(after["to_act"]),
            shuffled(after["table"]["discard"]),
        )
        return {"state": dict(shuffled(list(after.items())))}


serve(Odd())
