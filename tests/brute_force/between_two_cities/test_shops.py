"""The scoring of shops, held against a brute force over all arrangements of shops on the four-by-four board.

An arrangement stands alone in a city, seven cities in a question, since nothing but the factories looks
beyond its city: 9,363 questions in place of 65,536, a part for each top row so that the parts can run side by
side. The readings that are not adopted are asked about one arrangement of each that turning and mirroring
make of each other, a different one of them under each reading.
"""

from __future__ import annotations

import pytest

from tests.shared import WHOLE

from .asking import SIDE, City, city_scores
from .counting import (
    ARRANGEMENTS,
    best_totals,
    longest_first_totals,
    through_total,
    total_of_whole_lines,
    turned_and_mirrored,
)

AT_ONCE = 7
STEP = 1 if WHOLE else 5
"""One in this many different arrangements is asked under the readings that are not adopted."""


def picture(shops: int) -> str:
    """Draw an arrangement as a scenario would."""
    return "/".join(
        "".join("S" if shops >> (SIDE * y + x) & 1 else "." for x in range(SIDE)) for y in range(SIDE)
    )


def city_of(shops: int) -> City:
    return {f"{place % SIDE},{place // SIDE}": "shop" for place in range(SIDE * SIDE) if shops >> place & 1}


def differing(arrangements: list[int], wanted: dict[int, int], **readings: str) -> list[str]:
    """Return the arrangements for which the reference's points are others than wanted."""
    found = []
    for start in range(0, len(arrangements), AT_ONCE):
        asked = arrangements[start : start + AT_ONCE]
        for shops, score in zip(
            asked, city_scores([city_of(shops) for shops in asked], **readings), strict=True
        ):
            if score["shops"] != wanted[shops] or score["total"] != wanted[shops]:
                found.append(f"{picture(shops)}: {score['shops']}, and it must be {wanted[shops]}")
    return found


@pytest.mark.sampled(8)
@pytest.mark.parametrize("top_row", range(2**SIDE), ids=lambda row: picture(row)[:SIDE])
def test_every_arrangement_of_shops_scores_its_best_division_into_lines(top_row: int) -> None:
    arrangements = list(range(top_row, ARRANGEMENTS, 2**SIDE))
    assert len(arrangements) == ARRANGEMENTS // 2**SIDE
    assert not differing(arrangements, {shops: best_totals()[shops] for shops in arrangements})


def unlike_arrangements(last: bool) -> list[int]:
    """Return one of each set of arrangements that turning and mirroring make of each other.

    It is the first or the last of the set.
    """
    chosen, seen = [], set()
    for shops in range(ARRANGEMENTS):
        if shops not in seen:
            alike = turned_and_mirrored(shops)
            seen |= alike
            chosen.append(max(alike) if last else shops)
    return chosen


def test_unlike_arrangements_score_as_much_when_the_longest_line_is_taken_first() -> None:
    wanted = {shops: longest_first_totals()[shops] for shops in unlike_arrangements(last=False)[::STEP]}
    assert not differing(list(wanted), wanted, crossing_lines_of_shops="longest_first")


def test_unlike_arrangements_score_as_much_when_lines_go_through_used_shops() -> None:
    wanted = {shops: through_total(shops) for shops in unlike_arrangements(last=True)[::STEP]}
    assert not differing(list(wanted), wanted, line_through_a_used_shop="through")


def test_the_longest_line_first_loses_on_208_arrangements_as_the_ruling_says() -> None:
    pairs = list(zip(best_totals(), longest_first_totals(), strict=True))
    assert all(best >= longest for best, longest in pairs)
    assert sum(best > longest for best, longest in pairs) == 208


def test_whole_lines_reach_the_best_division_on_every_arrangement_as_the_ruling_says() -> None:
    totals = best_totals()
    assert all(total_of_whole_lines(shops, totals) == totals[shops] for shops in range(1, ARRANGEMENTS))


def test_turning_and_mirroring_change_no_total() -> None:
    for totals in (best_totals(), longest_first_totals()):
        assert all(
            totals[other] == totals[shops]
            for shops in range(0, ARRANGEMENTS, 7)
            for other in turned_and_mirrored(shops)
        )


@pytest.mark.parametrize(
    ("rows", "best", "longest_first", "through"),
    [
        ("S.../SSSS/.S../.S..", 23, 23, None),
        ("S..S/SSSS/S..S/....", 25, 24, None),
        (".S../SSS./.S../....", 14, 14, 15),
        ("S.../SS../..../....", 7, 7, 7),
    ],
)
def test_the_brute_force_itself_gives_the_totals_of_rulebook_and_rulings(
    rows: str, best: int, longest_first: int, through: int | None
) -> None:
    shops = sum(1 << place for place, mark in enumerate(rows.replace("/", "")) if mark == "S")
    assert best_totals()[shops] == best
    assert longest_first_totals()[shops] == longest_first
    assert through in (None, through_total(shops))
