"""What the first screen says of a fault."""

from __future__ import annotations

import msgspec

from ruleproof.reports.fix_first import named, rests_on
from ruleproof.reports.model import RulingRow
from tests.reports.samples import failing, report

NOON = "fair.ruling.noon"


def test_the_reading_shown_is_the_one_in_force_for_the_case() -> None:
    made = report([failing()]).games[0]
    row = RulingRow(NOON, "When is noon?", "by_the_sun", ("by_the_bell", "never"))
    game = msgspec.structs.replace(made, rulings=(row,))
    fault = msgspec.structs.replace(game.faults[0], rests_on=(NOON,))
    assert "read as by_the_sun; other readings: by_the_bell, never" in named(*rests_on(game, fault))
    other = msgspec.structs.replace(fault, readings={NOON: "by_the_bell"})
    assert "read as by_the_bell; other readings: by_the_sun, never" in named(*rests_on(game, other))
