"""Speaks version 2 of the protocol."""

from market import Engine, serve


class Faulty(Engine):
    def hello(self, protocol):
        return {**super().hello(protocol), "protocol": 2}


serve(Faulty())
