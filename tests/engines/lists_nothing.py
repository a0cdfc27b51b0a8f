"""Lists no action for anybody."""

from market import Engine, serve


class Faulty(Engine):
    def listed(self, state, seat):
        return []


serve(Faulty())
