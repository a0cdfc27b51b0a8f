"""Never answers, in one case."""

import time

from market import Engine, encoded, is_rare, send, serve


def write(request, reply):
    if is_rare(request):
        time.sleep(600)
    send(encoded(reply))


serve(Engine(), write)
