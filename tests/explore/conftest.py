"""A visitor of pages that know the toy game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.explore.visitor import Visitor, visiting


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(tmp_path / "saved") as one:
        yield one
