"""Says that it settles tied bids in a way of its own, and does: the last of the bidders takes the card.

That is allowed.
"""

from market import Engine, serve


class Odd(Engine):
    def readings_offered(self):
        return {**super().readings_offered(), "market_day.ruling.tied_bids": "other"}

    def close_auction(self, state):
        bids = state["table"]["bids"]
        best = [seat for seat in bids if bids[seat] == max(bids.values())]
        if bids[best[-1]] == [0]:
            return super().close_auction(state)
        state["table"]["hands"][best[-1]] += state["table"]["stall"]
        self.move_coins(state, best[-1], -bids[best[-1]][0])
        state["table"]["stall"] = []
        return None


serve(Odd())
