"""The reference as environments in which agents learn.

`Reference` plays any game of the suite by numbers; `ruleproof.environments.pettingzoo` and
`ruleproof.environments.openspiel` make environments of it.
"""

from __future__ import annotations

from ruleproof.environments.reference import Reference, Turns, dealt_by

__all__ = ["Reference", "Turns", "dealt_by"]
