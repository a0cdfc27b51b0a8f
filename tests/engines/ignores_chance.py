"""Takes every roll for a one."""

from market import Engine, serve


class Faulty(Engine):
    def wage(self, shown):
        return 1


serve(Faulty())
