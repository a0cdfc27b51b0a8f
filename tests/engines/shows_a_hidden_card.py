"""Shows each player the cards of all."""

from market import Engine, serve


class Faulty(Engine):
    def seen(self, state, seat):
        hands = state["table"]["hands"]
        return {**super().seen(state, seat), "hand": [card for other in hands for card in hands[other]]}


serve(Faulty())
