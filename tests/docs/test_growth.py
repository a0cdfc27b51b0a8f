"""The curves of growth compare each amount of work with the smallest."""

from __future__ import annotations

from ruleproof_guides import growth


def _row(work: str, jobs: int, amount: int, processor: float) -> dict[str, object]:
    return {"work": work, "jobs": jobs, "amount": amount, "processor": processor}


ROWS = [
    _row("census", 1, 10, 2.0),
    _row("census", 1, 100, 30.0),
    _row("census", 2, 10, 3.0),
    _row("census", 2, 100, 20.0),
]


def test_a_cost_is_that_of_one_piece_of_work_beside_the_smallest_amount_in_one_process() -> None:
    assert growth.series(ROWS) == {
        "census, 1 process": [(1.0, 1.0), (10.0, 1.5)],
        "census, 2 processes": [(1.0, 1.5), (10.0, 1.0)],
    }


def test_the_picture_has_a_curve_for_each_series_and_nothing_without_figures() -> None:
    drawn = growth.picture(ROWS)
    assert drawn.count('class="curve') == 2
    assert drawn.count(" two") == 1
    assert growth.picture([]) == ""
