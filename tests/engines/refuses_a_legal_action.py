"""Refuses a purchase of two pieces."""

from market import Engine, serve


class Faulty(Engine):
    most_bought = 1


serve(Faulty())
