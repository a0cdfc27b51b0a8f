"""How the values of a component set are known."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.rules.model import ComponentSet
from ruleproof_site.gallery import marks_of

ONE = {"cards": {"one": {"cost": {"a": 1, "b": 2}, "worth": 2}}, "spaces": ["light", "dark"]}


@pytest.mark.parametrize(
    ("place", "marks"),
    [
        (("cards", "one", "worth"), ("observed",)),
        (("cards", "one", "cost"), ("printed", "assumed")),
        (("cards", "one", "cost", "b"), ("assumed",)),
        (("spaces", 0), ("printed",)),
        (("spaces", 1), ("observed",)),
    ],
)
def test_of_several_lines_that_cover_a_value_the_last_counts(
    place: tuple[str | int, ...], marks: tuple[str, ...]
) -> None:
    lines = {
        "*": "printed",
        "cards/*/worth": "observed",
        "cards/one/cost/b": "assumed",
        "spaces/1": "observed",
    }
    provenance = tuple({"entries": entries, "provenance": mark} for entries, mark in lines.items())
    value: Any = ONE
    for key in place:
        value = value[key]
    assert marks_of(ComponentSet("a", "en", ONE, "", "", provenance), value, place) == marks
