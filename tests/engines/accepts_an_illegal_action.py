"""Lets a player buy three pieces."""

from market import Engine, serve


class Faulty(Engine):
    most_bought = 3


serve(Faulty())
