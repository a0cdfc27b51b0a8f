"""Values that no engine may send, and the place and value that their messages name."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

import pytest

from ruleproof.rules.validation import Invalid
from tests.toybox import toy_suite

SUITE = toy_suite()
VALIDATOR = SUITE.validator
STATE: dict[str, Any] = json.loads(SUITE.compiler.positions["two traders"].state)
ACTIONS = [{"type": "work"}, {"type": "done"}]


def refused(verb: str, value: Any) -> str:
    with pytest.raises(Invalid) as told:
        VALIDATOR.check(verb, json.dumps(value).encode(), "here")
    return str(told.value)


def with_table(**changed: Any) -> dict[str, Any]:
    return {**STATE, "table": {**STATE["table"], **changed}}


@pytest.mark.parametrize(
    ("verb", "value", "told"),
    [
        ("state", with_table(coin_supply=10.0), "null: table/coin_supply: 10.0 is not written as an integer"),
        ("state", with_table(coin_supply=9e0), "table/coin_supply: 9.0 is not written as an integer"),
        ("state", with_table(coin_supply=-0.0), "table/coin_supply: -0.0 is not written as an integer"),
        ("state", with_table(coins=None), "table/coins: null is not allowed"),
        ("state", {**STATE, "to_act": ["Red", None]}, "to_act/1: null is not allowed"),
        ("state", {**STATE, "history": []}, "unknown key: history; known: "),
        ("state", {**STATE, "history": []}, "; only keys that begin with x_ may be added"),
        ("legal_actions", [{"type": "buy", "cloth": 1.0}], "cloth: 1.0 is not written as an integer"),
        ("legal_actions", [*ACTIONS, {"type": "work"}], 'an action is listed twice: {"type":"work"}'),
    ],
)
def test_a_value_is_refused_with_its_place(verb: str, value: Any, told: str) -> None:
    assert told in refused(verb, value)


@pytest.mark.parametrize("own", [1.0, None, {"x_a": [0.5]}])
def test_own_keys_may_hold_anything(own: Any) -> None:
    text = json.dumps({**STATE, "x_own": own}).encode()
    assert VALIDATOR.check("state", text, "here") == STATE


def test_a_float_is_refused_while_other_threads_check_sound_states() -> None:
    """The check has no state that threads share."""
    sound, float_for_integer = (
        json.dumps(value).encode()
        for value in (STATE, with_table(coin_supply=float(STATE["table"]["coin_supply"])))
    )
    over = threading.Event()
    others = [
        threading.Thread(target=_until(over, lambda: VALIDATOR.check("state", sound, "here"))) for _ in "ab"
    ]
    for thread in others:
        thread.start()
    try:
        for _ in range(300):
            with pytest.raises(Invalid, match="not written as an integer"):
                VALIDATOR.check("state", float_for_integer, "here")
    finally:
        over.set()
        for thread in others:
            thread.join()


def _until(over: threading.Event, ask: Callable[[], object]) -> Callable[[], None]:
    def loop() -> None:
        while not over.is_set():
            ask()

    return loop
