"""An export of the toy game, for the tests that read it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.edit.export import export
from tests.toybox import GAME, TOY


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export") / "out"
    export(folder, [GAME], [TOY])
    return folder
