"""The pictures of figures: the curves of growth, and how many faults are found."""

from __future__ import annotations

import re

import pytest

from ruleproof_guides import _TEMPLATES
from ruleproof_guides.quality import growth
from ruleproof_site.markup import environment


def _row(work: str, jobs: int, amount: int, processor: float) -> dict[str, object]:
    return {"work": work, "jobs": jobs, "amount": amount, "processor": processor}


ROWS = [
    _row("census", 1, 10, 2.0),
    _row("census", 1, 100, 30.0),
    _row("census", 2, 10, 3.0),
    _row("census", 2, 100, 20.0),
]


def test_a_cost_is_that_of_one_piece_of_work_beside_the_smallest_amount_in_one_process() -> None:
    found = growth(ROWS)
    assert found == {
        "census, 1 process": [(0.0, 1.0), (pytest.approx(1.0), 1.5)],
        "census, 2 processes": [(0.0, 1.5), (pytest.approx(1.0), 1.0)],
    }
    turned = growth(ROWS[2:] + ROWS[:2])
    assert next(iter(turned)) == "census, 1 process", "the slowest at the end stands above"


def test_the_picture_has_a_curve_for_each_series_and_places_by_power_and_cost() -> None:
    drawn = environment(_TEMPLATES).get_template("macros.rst.j2").module.growth(growth(ROWS))  # type: ignore[attr-defined]
    curves = re.findall(r'<path d="M([^"]*)" class="curve c\d( two)?"/>', drawn)
    assert curves == [("48,107 L378,60", ""), ("48,60 L378,107", " two")]
    assert [name for name in growth(ROWS) if f">{name}</text>" in drawn] == [*growth(ROWS)]
    assert "\n" not in drawn, "it stands within one line of a directive"


def test_the_bars_are_as_long_as_the_shares_of_faults_that_are_found() -> None:
    game = {
        "book": {"game": {"title": "A & B"}},
        "census": {
            "faulty engine": {"tried": 3, "found": {"scenarios": 3, "play": 2, "census": 0}},
            "planted mistake": {"tried": 1, "found": {"scenarios": 1, "play": 1, "census": 1}},
        },
    }
    drawn = environment(_TEMPLATES).get_template("macros.rst.j2").module.found_by_each([game])  # type: ignore[attr-defined]
    assert 'aria-label="A &amp; B, of 4 faults, scenarios 4, play 3, census 1"' in drawn
    assert re.findall(r"h(\d+)v16", drawn) == ["96", "72", "24"]
    assert re.findall(r">(\d+) %<", drawn) == ["100", "75", "25"]
