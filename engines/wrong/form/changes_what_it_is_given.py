"""Spoils the values it was given after it has made its answer.

Nothing is shared with the kit, so that this does no harm.
"""

from market import Engine, serve


class Odd(Engine):
    def apply(self, state, seat, action, chance):
        after = super().apply(state, seat, action, chance)
        state["table"].clear()
        action.clear()
        chance.clear()
        return after

    def configure(self, game, components, readings):
        answer = super().configure(game, dict(components), dict(readings))
        components.clear()
        readings.clear()
        return answer


def engine():
    return Odd()


if __name__ == "__main__":
    serve(Odd())
