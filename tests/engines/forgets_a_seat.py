"""Gives the third player no coins at the start."""

from market import Engine, serve


class Faulty(Engine):
    def coins_each(self, seat, seats):
        return 0 if seat in seats[2:] else 3


serve(Faulty())
