"""The built site, served on this machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.site import TOY_INDEX, Site, build_toy, serving
from tests.shared import made_once, shared_folder

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the site, built once for all workers of this session as `make docs` builds it."""
    shared = shared_folder(tmp_path_factory)

    def build(folder: Path) -> str | None:
        command = [
            sys.executable,
            "-m",
            "sphinx",
            "-W",
            "--keep-going",
            "-n",
            "-q",
            "-d",
            str(shared / "doctrees"),
            "docs",
            str(folder),
        ]
        built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        return f"{built.stdout}{built.stderr}" if built.returncode else None

    return made_once(tmp_path_factory, "site", build)


@pytest.fixture(scope="session")
def toy_site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Return the site of the toy game alone."""

    def build(folder: Path) -> None:
        build_toy(folder, TOY_INDEX)

    return Site(made_once(tmp_path_factory, "toy_site", build) / "html")


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Serve the site on a free port of this machine and yield its address, without a slash at the end."""
    with serving(site) as address:
        yield address
