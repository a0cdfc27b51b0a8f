"""Names nobody who may lay down a fox, and lists it."""

from market import Engine, serve


class Faulty(Engine):
    def name_foxes(self, state):
        state["may_act"] = []


serve(Faulty())
