"""An engine for use inside the kit's process.

It loops for ever in one case, and swallows every ordinary exception.
"""

from market import Engine


class Faulty(Engine):
    def apply(self, state, seat, action, chance):
        while action == {"type": "buy", "good": "grain", "pieces": 0}:
            try:
                sum(range(1000))
            except Exception:
                continue
        return super().apply(state, seat, action, chance)


def engine():
    return Faulty()
