"""What the tests of connections and sessions expect of engines that fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruleproof.engines.wire import EngineFailure

PATIENCE = 30.0
"""Seconds that an engine may take to answer; no test may depend on speed."""


def failure(act: Callable[[], object]) -> EngineFailure:
    """Return the failure of the engine with which a call ends."""
    with pytest.raises(EngineFailure) as told:
        act()
    return told.value
