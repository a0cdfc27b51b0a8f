"""What a census finds of faulty engines is measured by visits that the reference made once."""

from __future__ import annotations

import pytest

from engines.wrong.rules.spoiling import faults
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input.folders import Data
from tools.quality import census

GAME = "lost_cities_rivals"


def test_each_engine_is_asked_about_the_visits_of_one_census(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(census, "MOST_POSITIONS", 40)
    seen = census._Seen(GAME, "tiny")
    assert len(seen.visits) == 40
    faulty = faults(GAME)["display_cleared_for_a_new_pile"].spoiled(Data.open())
    good = Data.open().load_reference()
    assert seen.differs(lambda: InProcessConnection(faulty.engine()))
    assert not seen.differs(lambda: InProcessConnection(good.engine()))
