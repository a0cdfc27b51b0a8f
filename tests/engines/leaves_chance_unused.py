"""Pays work without looking at the die, and says that the roll was not used."""

from market import Engine, serve


class Faulty(Engine):
    def do_work(self, state, seat, action, dice):
        self.move_coins(state, seat, 1)
        self.end_turn(state, seat)


serve(Faulty())
