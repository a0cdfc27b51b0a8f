"""Refuses every purchase, also those that the rules refuse."""

from market import Engine, serve


class Faulty(Engine):
    def fault_of_purchase(self, table, seat, good, pieces):
        return "the shop is closed"


serve(Faulty())
