"""What measures play tells engines with a fault from those without."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.cases.starts import Starts
from ruleproof.engines.stdio import StartError
from ruleproof.play.match import PlayOptions, play
from ruleproof.rules.validation import without_own_keys
from tests.play.driver import more_for_work
from tests.toybox import GAME, TOY, Doctored, changed_state, stdio, toy_suite
from tools.quality.play import measure


def test_an_engine_with_a_fault_is_found_and_one_without_is_given_up() -> None:
    suite, starts = toy_suite(), Starts(toy_suite())
    faulty = measure(suite, starts, Doctored(changed_state("work", more_for_work)), 400)
    assert faulty["found"]
    assert faulty["actions"] < 400
    assert "table" in faulty["cause"]
    right = measure(suite, starts, Doctored(), 60)
    assert not right["found"]
    assert right["actions"] >= 60


def test_an_engine_that_goes_on_after_the_end_is_found() -> None:
    def accepts(request: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any] | None:
        if request["method"] != "apply" or request["params"]["state"]["to_act"]:
            return None
        state = without_own_keys(request["params"]["state"])
        return {"jsonrpc": "2.0", "id": request["id"], "result": {"state": state, "clauses": []}}

    suite, starts = toy_suite(), Starts(toy_suite())
    assert measure(suite, starts, Doctored(accepts), 400)["found"]


def test_an_engine_that_cannot_be_started_is_no_finding() -> None:
    with pytest.raises(StartError):
        play(PlayOptions(engine=stdio("exits_at_start"), game=GAME, data=(TOY,), games=3))
