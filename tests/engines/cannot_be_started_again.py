"""Starts twice and dies at the first call for an auction; a third start fails.

It counts in the file it is given.
"""

import sys
from pathlib import Path

from market import Engine, encoded, plays, send, serve

starts = Path(sys.argv[1])
starts.write_text((starts.read_text() if starts.exists() else "") + "started\n")
if starts.read_text().count("started") > 2:
    sys.exit("the licence is used up")


def write(request, reply):
    if plays(request, "call"):
        sys.exit(7)
    send(encoded(reply))


serve(Engine(), write)
