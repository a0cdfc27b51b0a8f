"""Says that it plays ties in a way of its own, and does. That is allowed."""

from market import Engine, serve


class Faulty(Engine):
    def readings_offered(self):
        return {**super().readings_offered(), "market_day.ruling.tie": "other"}

    def winners(self, table, scores):
        return super().winners(table, scores)[-1:]


serve(Faulty())
