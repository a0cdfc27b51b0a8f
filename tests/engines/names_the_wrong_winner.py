"""Lets the fewest points win."""

from market import Engine, serve


class Faulty(Engine):
    def winners(self, table, scores):
        fewest = min(score["total"] for score in scores.values())
        return [seat for seat in table["seats"] if scores[seat]["total"] == fewest]


serve(Faulty())
