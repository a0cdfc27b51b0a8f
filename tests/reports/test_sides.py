"""Two values side by side: pretty printed, the difference marked, long ones shortened."""

from __future__ import annotations

from typing import Any

from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.reports.sides import Line, pretty, side_by_side
from ruleproof.rules.canonical import MISSING


def marked(lines: tuple[Line, ...]) -> list[str]:
    return [line.text.strip() for line in lines if line.differs]


def test_what_fits_on_a_line_stands_on_one_and_keys_are_sorted() -> None:
    assert pretty({"b": [1, 2], "a": "x"}) == ['{"a": "x", "b": [1, 2]}']


def test_what_does_not_fit_is_spread_over_lines() -> None:
    assert pretty({"rows": [{"card": f"red {number}", "gold": 10} for number in (1, 2, 3)]}) == [
        "{",
        '  "rows": [',
        '    {"card": "red 1", "gold": 10},',
        '    {"card": "red 2", "gold": 10},',
        '    {"card": "red 3", "gold": 10}',
        "  ]",
        "}",
    ]


def test_only_the_lines_that_differ_are_marked() -> None:
    rows: list[Any] = [{"card": f"red {number}", "gold": 10} for number in range(6)]
    sides = side_by_side(
        Difference(Compared.TABLE, "", "x", rows, [*rows[:2], {"card": "blue 1", "gold": 10}, *rows[3:]])
    )
    assert marked(sides.expected) == ['{"card": "red 2", "gold": 10},']
    assert marked(sides.actual) == ['{"card": "blue 1", "gold": 10},']


def test_the_order_of_keys_is_no_difference() -> None:
    sides = side_by_side(Difference(Compared.TABLE, "", "x", {"a": 1, "b": 2}, {"b": 2, "a": 1}))
    assert not marked(sides.expected) and not marked(sides.actual)


def test_words_stand_bare_and_texts_in_quotes() -> None:
    sides = side_by_side(Difference(Compared.REFUSAL, "", "", "accepted", "illegal action: not now"))
    assert (sides.expected[0].text, sides.actual[0].text) == ("accepted", "illegal action: not now")
    sides = side_by_side(Difference(Compared.TABLE, "", "x", MISSING, "red 2"))
    assert (sides.expected[0].text, sides.actual[0].text) == (MISSING, '"red 2"')


def test_actions_missing_from_a_list_are_called_so() -> None:
    sides = side_by_side(
        Difference(Compared.LEGAL_ACTIONS, "", "", [{"type": "pass"}], [], "North", missing=1)
    )
    assert (sides.expected_label, sides.actual_label) == ("legal but not listed", "listed but not legal")
    assert marked(sides.expected) == ['[{"type": "pass"}]']
    assert sides.actual == (Line("(none)"),)


def test_an_action_expected_in_a_list_does_not_mark_the_whole_list() -> None:
    listed = [{"type": "bid", "gold": gold} for gold in range(9)]
    sides = side_by_side(Difference(Compared.LEGAL_ACTIONS, "", "", {"type": "pass"}, listed, "North"))
    assert marked(sides.expected) and not marked(sides.actual)


def test_a_long_equal_stretch_is_left_out() -> None:
    rows: list[Any] = [
        {"card": f"red {number}", "rank": "a long word to fill the line", "gold": 1} for number in range(300)
    ]
    sides = side_by_side(Difference(Compared.TABLE, "", "x", rows, [*rows[:150], *rows[151:]]))
    assert len(sides.expected) < 20
    assert [line.text for line in sides.expected if line.left_out] == [
        "… 748 more lines …",
        "… 741 more lines …",
    ]
    assert '"card": "red 150",' in marked(sides.expected)


def test_an_endless_value_is_cut() -> None:
    sides = side_by_side(
        Difference(
            Compared.TABLE,
            "",
            "x",
            1,
            [f"card {number} of a long list that does not end" for number in range(50_000)],
        )
    )
    assert len(sides.actual) < 300
    assert "more lines" in sides.actual[-1].text
