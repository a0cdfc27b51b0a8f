"""The reference's own environments pass through the bridge: dice, secrets, choices of parts, who may act."""

from __future__ import annotations

import sys
import types
from collections.abc import Mapping, Sequence

import pytest

from ruleproof.api import Options, Selection, verify
from tests.bridges.reference_envs import engine

pytestmark = pytest.mark.frameworks
SECRET = ("hand", "hands", "chosen", "under_tokens")
"""Keys that change while seats choose in secret, which an environment that asks in turn cannot show."""
ASCENDING = {"order_of_placing": "ascending"}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("game", "feature", "left_out", "plays"),
    [
        ("between_two_cities", "choosing", SECRET, ASCENDING),
        ("rival_cities", "swaps_and_letters", (), {}),
        ("rivalry", "battles", (), {}),
    ],
)
def test_nothing_is_found_that_is_not_there(
    game: str,
    feature: str,
    left_out: Sequence[str],
    plays: Mapping[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module = types.ModuleType("reference_env")
    vars(module)["engine"] = lambda: engine(game, left_out, plays)
    monkeypatch.setitem(sys.modules, "reference_env", module)
    selection = Selection(cases=(f"{game}/{feature}/*",))
    report = verify(
        Options(engine="python:reference_env", in_process=True, games=(game,), selection=selection, seed=7)
    )
    faults = [result.case for result in report.games[0].results if result.verdict.is_fault]
    assert faults == []
    assert report.engine_notes == ()
    assert report.games[0].judged > 5
