"""What a wheel carries, and that the kit works from one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
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


NAME = re.compile(r"[A-Za-z0-9._-]+")


def name_of(requirement: str) -> str:
    found = NAME.match(requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def required() -> list[str]:
    """Return the name of every package that the kit, its extras and the groups name."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, groups = settings["project"], settings["dependency-groups"]
    lists = [project["dependencies"], *project["optional-dependencies"].values(), *groups.values()]
    return [name_of(one) for each in lists for one in each if isinstance(one, str)]


def test_no_requirement_is_written_out_twice() -> None:
    names = required()
    assert sorted(names) == sorted(set(names))


def test_the_lock_has_a_version_of_everything_required_and_names_no_registry() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    held = {name_of(line) for line in lines if line and not line.startswith("#")}
    assert set(required()) - held == set()
    assert [line for line in lines if "//" in line or " @ " in line or "--" in line] == []
