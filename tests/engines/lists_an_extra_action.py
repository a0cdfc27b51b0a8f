"""Lists a bid of one coin more than the bidder has, and refuses it."""

from market import Engine, serve


class Faulty(Engine):
    def listed(self, state, seat):
        found = super().listed(state, seat)
        if seat in state["to_act"] and state["phase"] == "auction":
            found.append({"type": "bid", "coins": state["table"]["coins"][seat] + 1})
        return found


serve(Faulty())
