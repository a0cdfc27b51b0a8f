"""A run begins with what takes longest."""

from __future__ import annotations

from tests.shared import LONGEST, place_in_run
from tests.tools import ROOT


def test_the_site_comes_first_and_then_what_takes_longest() -> None:
    tests = [
        ("tests/kit/test_jsontext.py::test_one", ()),
        (f"{LONGEST[0]}::test_two[a page]", ("tmp_path",)),
        ("tests/docs/test_site.py::test_three", ("built", "site")),
        ("tests/docs/test_toy_site.py::test_four", ("toy_site",)),
    ]
    begun = sorted(tests, key=lambda test: place_in_run(*test))
    assert [name.rpartition("_")[2] for name, _ in begun] == ["three", "two[a page]", "one", "four"]


def test_every_file_that_takes_long_is_there() -> None:
    assert [name for name in LONGEST if not (ROOT / name).is_file()] == []
