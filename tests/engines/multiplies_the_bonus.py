"""Gives four points for a pair."""

from market import Engine, serve


class Faulty(Engine):
    pair_worth = 4


serve(Faulty())
