"""Processes that end, fall silent, or leave something behind.

What takes long to import is imported by the engine that uses it: all the others start faster.
"""

import os
import sys
import time

from breaking import STARTS, changes, on_call, starts, writes
from market import Engine, encoded, is_rare, plays, send, serve


@starts
def answers_nothing():
    """Reads every request and answers none."""
    for _ in sys.stdin:
        pass


@starts
def exits_at_start():
    """Ends at once, with a word on standard error."""
    sys.exit("there is no display")


@starts
def raises_at_start():
    """Cannot be loaded."""
    raise ImportError("no module named rules")


@starts
def cannot_be_started_again():
    """Starts twice and dies at the first call for an auction; a third start fails.

    It counts in the file it is given.
    """
    from pathlib import Path

    counted = Path(sys.argv[1])
    counted.write_text((counted.read_text() if counted.exists() else "") + "started\n")
    if counted.read_text().count("started") > 2:
        sys.exit("the licence is used up")
    STARTS["dies_when_an_auction_is_called"]()


@writes
def closes_its_output(request, reply):
    """Closes its output, and lives on, in one case."""
    if is_rare(request):
        os.close(1)
        time.sleep(600)
    send(encoded(reply))


@writes
def dies_on_the_third_request(request, reply):
    """Ends at the third request of its life."""
    if request["id"] == 3:
        sys.exit(3)
    send(encoded(reply))


@on_call
def dies_when_an_auction_is_called(reply):
    """Ends with status 7 when an auction is called."""
    sys.exit(7)


@starts
def ignores_the_end():
    """Lives on after bye and after the end of its input."""
    serve(Engine())
    while True:
        time.sleep(600)


@on_call
def is_killed_when_an_auction_is_called(reply):
    """Is killed by a signal when an auction is called."""
    import signal

    os.kill(os.getpid(), signal.SIGKILL)


@starts
def leaves_a_child_behind():
    """Starts a process that outlives it, and writes down which."""
    import subprocess

    child = subprocess.Popen(
        ["sleep", "600"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    if len(sys.argv) > 1:
        with open(sys.argv[1], "a") as file:
            file.write(f"{child.pid}\n")
    serve(Engine())


@writes
def prints_a_traceback(request, reply):
    """Catches an exception at a call for an auction, prints the traceback on standard output, answers
    nothing.
    """
    if plays(request, "call"):
        try:
            raise KeyError("auctioneer")
        except KeyError:
            import traceback

            traceback.print_exc(file=sys.stdout)
            sys.stdout.flush()
            return
    send(encoded(reply))


@changes("do_call")
def raises_an_exception(engine, original, state, seat, action, dice):
    """Raises an exception, and dies of it, when an auction is called."""
    return state["table"]["auctioneer"]


@writes
def says_half_a_line(request, reply):
    """Sends half of a reply and falls silent, in one case."""
    if is_rare(request):
        send(encoded(reply)[:20])
        time.sleep(600)
    send(encoded(reply))


@writes
def sleeps_for_ever(request, reply):
    """Never answers, in one case."""
    if is_rare(request):
        time.sleep(600)
    send(encoded(reply))


class _StopsReading(Engine):
    def fault_of_purchase(self, table, seat, good, pieces):
        return None if pieces == 0 else super().fault_of_purchase(table, seat, good, pieces)

    def do_buy(self, state, seat, action, dice):
        super().do_buy(state, seat, action, dice)
        if action["pieces"] == 0:
            state["x_padding"] = "x" * 200_000


def _write_and_sleep(request, reply):
    send(encoded(reply))
    if is_rare(request):
        time.sleep(600)


@starts
def stops_reading():
    """Sends a state of two hundred kilobytes, and stops reading, in one case."""
    serve(_StopsReading(), _write_and_sleep)


@writes
def talks_at_last(request, reply):
    """Prints a line of its own after every outcome.

    That is the last thing asked in a case, when nobody waits for it any more.
    """
    send(encoded(reply))
    if request["method"] == "outcome" and request["params"]["state"]["phase"] == "auction":
        import threading

        talking = threading.Timer(0.02, send, (b"debug: that was an auction\n",))
        talking.start()
        talking.join()
