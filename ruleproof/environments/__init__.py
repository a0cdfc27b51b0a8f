"""The reference as environments in which agents learn.

`Reference` plays any game of the suite by numbers; `ruleproof.environments.pettingzoo` and
`ruleproof.environments.openspiel` make environments of it.
"""

from __future__ import annotations

from ruleproof.engines.chance import drawn_by
from ruleproof.environments.reference import Reference, Turns

__all__ = ["Reference", "Turns", "drawn_by"]
