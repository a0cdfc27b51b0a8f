"""Sells a piece of cloth, and lists it, to who has one coin; the other coin is never paid."""

from market import Engine, serve


class Faulty(Engine):
    def fault_of_purchase(self, table, seat, good, pieces):
        if (good, pieces, table["coins"][seat]) == ("cloth", 1, 1):
            return None
        return super().fault_of_purchase(table, seat, good, pieces)

    def do_buy(self, state, seat, action, dice):
        price = action["pieces"] * self.components["prices"][action["good"]]
        self.move_coins(state, seat, max(0, price - state["table"]["coins"][seat]))
        super().do_buy(state, seat, action, dice)


serve(Faulty())
