"""Prints a line of its own after every outcome.

That is the last thing asked in a case, when nobody waits for it any more.
"""

import threading

from market import Engine, encoded, send, serve

about_auctions = ["auction"]


def write(request, reply):
    send(encoded(reply))
    if request["method"] == "outcome" and request["params"]["state"]["phase"] in about_auctions:
        talking = threading.Timer(0.02, send, (b"debug: that was an auction\n",))
        talking.start()
        talking.join()


serve(Engine(), write)
