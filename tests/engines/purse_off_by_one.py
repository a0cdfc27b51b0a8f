"""Lets a player bid one coin more than the purse holds."""

from market import Engine, serve


class Faulty(Engine):
    def most_bid(self, table, seat):
        return table["coins"][seat] + 1

    def candidates(self, state, seat):
        found = super().candidates(state, seat)
        return [*found, {"type": "bid", "coins": state["table"]["coins"][seat] + 1}]


serve(Faulty())
