"""Lives on after bye and after the end of its input."""

import time

from market import Engine, serve

serve(Engine())
while True:
    time.sleep(600)
