"""Plays by the adopted readings only, says so, and accepts no other. That is allowed."""

from market import Engine, serve


class Faulty(Engine):
    def readings_offered(self):
        return {}

    def configure(self, game, components, readings):
        known = {"market_day.ruling.tied_bids": "card_discarded", "market_day.ruling.tie": "shared"}
        return (
            super().configure(game, components, readings)
            if readings == known
            else {"accepted": False, "reasons": ["another reading"]}
        )


serve(Faulty())
