"""Lets a player buy three pieces, and does not list it."""

from market import Engine, serve


class Faulty(Engine):
    def fault_of_purchase(self, table, seat, good, pieces):
        return super().fault_of_purchase(table, seat, good, min(pieces, 2))


serve(Faulty())
