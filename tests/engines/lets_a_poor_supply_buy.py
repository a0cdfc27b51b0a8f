"""Lets a player sell to a supply that cannot pay."""

from market import Engine, serve


class Faulty(Engine):
    def fault_of_sale(self, state, seat, good):
        fault = super().fault_of_sale(state, seat, good)
        return None if fault == "no coins" else fault


serve(Faulty())
