"""Builds what a release publishes, and checks it as its users will meet it: `make release`.

`python -m tools.release recordings` writes the recordings that a wheel carries into `build/recordings`.
`python -m tools.release OWNER` copies what is committed, names the account OWNER under which the project is
published, builds wheel, source, npm package and site into `build/release`, installs the wheel into an empty
environment, and gives the first verdicts of the guide there.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path

from ruleproof.cases.suite import Suite
from ruleproof.input import cache
from ruleproof.input.folders import Data
from ruleproof.running.recorded_suite import RecordedSuite, record_missing
from tools.programs import BOARDGAME_IO_VERSION

ROOT = Path(__file__).resolve().parents[1]
RECORDINGS = ROOT / "build" / "recordings"
RELEASE = ROOT / "build" / "release"
NPM_PACKAGE = "adapters/boardgame.io"
NAMES_THE_OWNER = (
    "pyproject.toml",
    "action.yml",
    ".github/ISSUE_TEMPLATE/config.yml",
    f"{NPM_PACKAGE}/package.json",
)
_ACCOUNT = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]*")
MOST_BYTES = 8_000_000
"""The size that the recordings in a wheel may have."""


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1 or not _ACCOUNT.fullmatch(arguments[0]):
        print(f"give the account that publishes the project, as in: make release OWNER=name\n\n{__doc__}")
        return 2
    try:
        if arguments[0] == "recordings":
            write_recordings(RECORDINGS)
        else:
            release(arguments[0])
        return 0
    except subprocess.CalledProcessError as failure:
        print(f"this command failed: {' '.join(map(str, failure.cmd))}", file=sys.stderr)
        return 1


def say(text: str) -> None:
    print(text, flush=True)


def write_recordings(folder: Path) -> None:
    """Write the recordings of every bundled game, compressed, as a wheel carries them."""
    data = Data.open()
    say("Recording the references …")
    suites = [RecordedSuite.adopted(Suite.open(data, data.game(game))) for game in data.games()]
    record_missing(suites, lambda _text: None)
    shutil.rmtree(folder, ignore_errors=True)
    for recorded in suites:
        game = recorded.suite.folders.id
        (folder / game).mkdir(parents=True)
        for path in recorded.suite.files():
            entry = cache.compressed(recorded.key(path), recorded.file(path))
            (folder / game / f"{path.name}.xz").write_bytes(entry)
    size = sum(path.stat().st_size for path in folder.rglob("*.xz"))
    say(f"The recordings have {size / 1e6:.1f} MB")
    if size > MOST_BYTES:
        raise SystemExit(f"the recordings have {size} bytes; a wheel carries at most {MOST_BYTES}")


def release(owner: str) -> None:
    """Build everything into one folder, and check it in an empty environment."""
    shutil.rmtree(RELEASE, ignore_errors=True)
    RELEASE.mkdir(parents=True)
    write_recordings(RECORDINGS)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder)
        say("Copying what is committed …")
        copy_of_commit(source, owner)
        shutil.copytree(RECORDINGS, source / "build" / "recordings")
        say("Building wheel and source …")
        run(sys.executable, "-m", "hatchling", "build", "-d", str(RELEASE), cwd=source)
        say(f"Packing {NPM_PACKAGE} for npm …")
        run("npm", "pack", "--silent", "--pack-destination", str(RELEASE), cwd=source / NPM_PACKAGE)
    say("Building the site …")
    run("make", "--no-print-directory", "docs")
    with tarfile.open(RELEASE / "site.tar.gz", "w:gz") as archive:
        archive.add(ROOT / "build" / "site", "site")
    [wheel], [package] = RELEASE.glob("*.whl"), RELEASE.glob("ruleproof-boardgame.io-*.tgz")
    check_in_an_empty_environment(wheel, package)
    for file in sorted(RELEASE.iterdir()):
        say(f"{file.stat().st_size:>12,}  {file.relative_to(ROOT)}")
    say("RELEASING.md says what a person does next")


def copy_of_commit(folder: Path, owner: str) -> None:
    """Write the files of the last commit into a folder, with the account in their addresses."""
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    for name in NAMES_THE_OWNER:
        path = folder / name
        path.write_text(path.read_text(encoding="utf-8").replace("OWNER", owner), encoding="utf-8")


def check_in_an_empty_environment(wheel: Path, package: Path) -> None:
    """Install a wheel and an npm package where nothing else is, and give a verdict on the reference, on a new
    adapter and on a game on boardgame.io.
    """
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        say("Installing the wheel into an empty environment …")
        venv.create(place / "env", with_pip=True)
        binaries = place / "env" / "bin"
        run(str(binaries / "python"), "-m", "pip", "install", "--quiet", str(wheel), cwd=place)
        ruleproof = str(binaries / "ruleproof")
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith(("RULEPROOF", "PYTHON"))
        } | {"XDG_CACHE_HOME": str(place / "cache")}
        say("The first verdict …")
        run(ruleproof, "verify", cwd=place, environment=environment)
        say("An adapter from a template …")
        run(
            ruleproof,
            "new-adapter",
            "python",
            "mine",
            "--game",
            "lost_cities_rivals",
            cwd=place,
            environment=environment,
        )
        check_npm_package(package, ruleproof, place, environment)


def check_npm_package(package: Path, ruleproof: str, place: Path, environment: dict[str, str]) -> None:
    """Install an npm package beside boardgame.io, and check the example on it."""
    folder = place / "game"
    folder.mkdir()
    say("Installing the npm package beside boardgame.io …")
    framework = f"boardgame.io@{BOARDGAME_IO_VERSION}"
    run("npm", "install", "--silent", "--no-audit", "--no-fund", str(package), framework, cwd=folder)
    for name in ("rivals_bgio.js", "connect_bgio.js"):
        text = (ROOT / "engines" / "examples" / "frameworks" / name).read_text(encoding="utf-8")
        text = text.replace("../../../adapters/boardgame.io", "ruleproof-boardgame.io")
        (folder / name).write_text(text, encoding="utf-8")
    game = ("--game", "lost_cities_rivals", "--engine", "stdio:node connect_bgio.js")
    run(ruleproof, "smoke", *game, cwd=folder, environment=environment)


def run(*command: str, cwd: Path = ROOT, environment: dict[str, str] | None = None) -> None:
    subprocess.run(command, cwd=cwd, env=environment, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
