"""Keeps live games: takes up only states that it has made, and knows them by a key of its own.

That is allowed.
"""

from market import UNSUPPORTED_POSITION, Engine, Refusal, serve

games = {}


class Odd(Engine):
    def kept(self, state):
        if state.get("x_game") not in games:
            raise Refusal(UNSUPPORTED_POSITION, "unsupported position")
        return games[state["x_game"]]

    def keep(self, state):
        state["x_game"] = len(games)
        games[state["x_game"]] = state
        return {"state": state}

    def new_game(self, seats, options, chance):
        return self.keep(super().new_game(seats, options, chance)["state"])

    def apply(self, state, seat, action, chance):
        return self.keep(super().apply(self.kept(state), seat, action, chance)["state"])

    def legal_actions(self, state, seat):
        return super().legal_actions(self.kept(state), seat)

    def view(self, state, seat):
        return super().view(self.kept(state), seat)

    def outcome(self, state):
        return super().outcome(self.kept(state))


serve(Odd())
