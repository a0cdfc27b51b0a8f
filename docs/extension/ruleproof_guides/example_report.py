"""An example report for readers to open, about an example engine with one planted mistake."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.errors import ExtensionError

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_ROOT = Path(__file__).resolve().parents[3]
_FILES = ("engines/examples/python/lost_cities_rivals.py", "adapters/python/adapter.py")
_RIGHT, _WRONG = "footprints * multiplier + bonus", "(footprints + bonus) * multiplier"
_FAILS = 1


def write_report(app: Sphinx, exception: Exception | None) -> None:
    """Write `example-report/report.html` into a site that has the page for engine authors."""
    if exception is not None or app.builder.name != "html" or "guides/authors" not in app.env.found_docs:
        return
    with tempfile.TemporaryDirectory() as folder:
        for name in _FILES:
            shutil.copy(_ROOT / name, folder)
        engine = Path(folder, "lost_cities_rivals.py")
        engine.write_text(engine.read_text(encoding="utf-8").replace(_RIGHT, _WRONG), encoding="utf-8")
        connection = f"stdio:{Path(sys.executable).name} adapter.py lost_cities_rivals.py"
        words = ["verify", "--game", "lost_cities_rivals", "--case", "*/scoring/*", "--engine", connection]
        command = [sys.executable, "-m", "ruleproof", *words, "--report", "report", "--site", "../"]
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
        )
        if done.returncode != _FAILS:
            raise ExtensionError(f"the example report: exit status {done.returncode}\n{done.stderr}")
        target = Path(app.outdir) / "example-report"
        target.mkdir(exist_ok=True)
        shutil.copy(Path(folder, "report", "report.html"), target)
