"""Does not accept the component set."""

from market import Engine, serve


class Faulty(Engine):
    def configure(self, game, components, readings):
        return {"accepted": False, "reasons": ["these are not my cards"]}


serve(Faulty())
