"""What a wheel carries, and that the kit works from one."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    [made] = folder.glob("*.whl")
    return made


def test_the_wheel_puts_nothing_but_the_package_at_the_top(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"ruleproof"}


def test_the_wheel_carries_the_data_and_the_reference(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for room in ("spec", "schemas", "features", "reference_impl"):
        there = {
            str(path.relative_to(ROOT))
            for path in (ROOT / room).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }
        assert {f"ruleproof/_data/{name}" for name in there} <= names
    assert not [name for name in names if "__pycache__" in name or "/tests/" in name]


def test_the_kit_verifies_its_reference_from_an_unpacked_wheel(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path / "site"),
        "RULEPROOF_CACHE": str(tmp_path / "cache"),
    }
    command = [
        sys.executable,
        "-P",
        "-m",
        "ruleproof",
        "verify",
        "--game",
        "lost_cities_rivals",
        "--clause",
        "lost_cities_rivals.scoring.*",
    ]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    where = subprocess.run(
        [sys.executable, "-P", "-c", "import ruleproof; print(ruleproof.__file__)"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert where.stdout.startswith(str(tmp_path))
