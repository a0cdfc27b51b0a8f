"""Pays two coins for a roll of five or more, instead of four."""

from market import Engine, serve


class Faulty(Engine):
    good_roll = 5


serve(Faulty())
