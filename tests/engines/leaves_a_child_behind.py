"""Starts a process that outlives it, and writes down which."""

import subprocess
import sys

from market import Engine, serve

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
