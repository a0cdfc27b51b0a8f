"""Makes engines of Market Day that do one thing otherwise; each has the name and the docstring of a function.

They stand in modules by subject, and `python engines/wrong/form/broken.py NAME` starts one.
"""

from __future__ import annotations

from functools import partial, wraps

from market import Engine, encoded, plays, send, serve

STARTS = {}
"""The name of an engine -> the function that starts it."""


def starts(function):
    """Make an engine of a function that is called in place of everything else."""
    STARTS[function.__name__] = function
    return function


def broken(name):
    """Make an engine of a class."""

    def made(kind):
        STARTS[name] = lambda: serve(kind())
        return kind

    return made


def changes(method):
    """Make an engine of a function that is put in place of a method.

    It is called with the engine and the method before the arguments.
    """

    def made(function):
        original = getattr(Engine, method)

        @wraps(original)
        def changed(engine, *asked, **named):
            return function(engine, partial(original, engine), *asked, **named)

        return broken(function.__name__)(type("Broken", (Engine,), {method: changed}))

    return made


def writes(function):
    """Make an engine of a function that puts out the reply to each request."""
    STARTS[function.__name__] = lambda: serve(Engine(), function)
    return function


def on_call(function):
    """Make an engine of a function that changes the reply when an auction is called, or returns another."""

    @wraps(function)
    def write(request, reply):
        changed = function(reply) if plays(request, "call") else None
        send(encoded(reply if changed is None else changed))

    return writes(write)
