"""Answers every question with an empty object."""

from market import Engine, serve


class Faulty(Engine):
    def legal_actions(self, state, seat):
        return {}

    def apply(self, state, seat, action, chance):
        return {}

    def view(self, state, seat):
        return {}

    def outcome(self, state):
        return {}

    def new_game(self, seats, options, chance):
        return {}


serve(Faulty())
