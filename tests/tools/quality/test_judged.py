"""On how many cases an engine with one other reading is judged."""

from __future__ import annotations

from tests.toybox import toy_suite
from tools.quality.judged import judged, other_readings, record_judged


def test_the_cases_that_another_reading_changes_are_not_judged_under_it() -> None:
    suite = toy_suite()
    assert ("market_day.ruling.tie", "more_coins") in other_readings(suite.game)
    number, total = judged(suite, "market_day.ruling.tie", "more_coins")
    adopted, same_total = judged(suite, "market_day.ruling.tie", "shared")
    assert total == same_total == adopted
    assert 0.9 * total <= number < total


def test_the_readings_with_the_fewest_cases_come_first() -> None:
    suite, shown = toy_suite(), list[object]()
    record = record_judged(suite, shown.append)
    shares = [row["judged"] / row["cases"] for row in record["readings"]]
    assert shares == sorted(shares)
    assert len(shares) == len(shown) == len(other_readings(suite.game))
    assert record["below"] == sum(share < 0.9 for share in shares)
