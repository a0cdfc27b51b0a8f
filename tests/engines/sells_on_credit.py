"""Lets a player buy what the purse cannot pay, as long as there is a coin in it; the rest is never paid."""

from market import Engine, serve


class Faulty(Engine):
    def fault_of_purchase(self, table, seat, good, pieces):
        rich = {**table, "coins": {**table["coins"], seat: 99 if table["coins"][seat] else 0}}
        return super().fault_of_purchase(rich, seat, good, pieces)

    def do_buy(self, state, seat, action, dice):
        before = state["table"]["coins"][seat]
        price = action["pieces"] * self.components["prices"][action["good"]]
        self.move_coins(state, seat, max(0, price - before))
        super().do_buy(state, seat, action, dice)


serve(Faulty())
