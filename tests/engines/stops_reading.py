"""Sends a state of two hundred kilobytes, and reads nothing more, in one case."""

import time

from market import Engine, encoded, is_rare, send, serve


class Faulty(Engine):
    def fault_of_purchase(self, table, seat, good, pieces):
        return None if pieces == 0 else super().fault_of_purchase(table, seat, good, pieces)

    def do_buy(self, state, seat, action, dice):
        super().do_buy(state, seat, action, dice)
        if action["pieces"] == 0:
            state["x_padding"] = "x" * 200_000


def write(request, reply):
    send(encoded(reply))
    if is_rare(request):
        time.sleep(600)


serve(Faulty(), write)
