"""`ruleproof new-adapter`: projects that run, load states, and say what is to be written next."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from adapters.make_messages import ADAPTERS, digest
from ruleproof.edit.new_adapter import LANGUAGES, new_adapter
from ruleproof.engines.stdio import StdioConnection
from ruleproof.engines.wire import request
from ruleproof.input.problems import UsageError
from tests.shared import WHOLE
from tests.toybox import TOY, ruleproof
from tools.programs import ROOT, command_of

GAMES = sorted(path.parent.name for path in (ROOT / "schemas").glob("*/state.json"))
GAME = "lost_cities_rivals"
DEBIANS_CRATES = (
    "--offline",
    *("--config", 'source.crates-io.replace-with="debian"'),
    *("--config", 'source.debian.directory="/usr/share/cargo/registry"'),
)
OPTIONS = ("-std=c11", "-O2", "-Wall", "-Wextra", "-Werror")

Make = Callable[..., Path]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Return a function that writes an adapter and goes to its folder."""

    def made(language: str, game: str = GAME, *data: Path) -> Path:
        folder = tmp_path / f"{language}_{game}"
        assert len(list(new_adapter(language, folder, game, data))) >= 4
        monkeypatch.chdir(folder)
        return folder

    return made


def positions(game: str) -> list[dict[str, Any]]:
    """Return the states of the named positions that are written out whole."""
    found = []
    for path in sorted((ROOT / "features" / game / "positions").glob("*.yaml")):
        position = yaml.safe_load(path.read_text(encoding="utf-8"))
        if "state" in position:
            found.append(position["state"])
    return found


def build(*command: str, **environment: str) -> None:
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def converse(command: str, game: str, *, told: str) -> None:
    """Greet an adapter, configure it, and ask for the legal actions of every named position."""
    connection = StdioConnection(shlex.split(command))

    def ask(verb: str, params: dict[str, Any]) -> dict[str, Any]:
        (reply,) = connection.exchange([request(1, verb, params)], 30.0)
        found: dict[str, Any] = json.loads(reply)
        assert (found["jsonrpc"], found["id"]) == ("2.0", 1)
        return found

    assert list(ask("hello", {"protocol": [1]})["result"]["games"]) == [game]
    asked = {"game": game, "components": {}, "readings": {}}
    assert ask("configure", asked)["result"] == {"accepted": True}
    states = positions(game)
    assert states
    for state in states:
        error = ask("legal_actions", {"state": state, "seat": state["table"]["seats"][0]})["error"]
        assert (error["code"], error["message"]) == (-32603, told)
    assert ask("fly", {})["error"]["code"] == -32601
    assert ask("bye", {})["result"] == {}
    assert connection.close() == []


@pytest.mark.parametrize("game", GAMES)
def test_an_adapter_in_python_loads_the_positions_and_says_what_is_missing(make: Make, game: str) -> None:
    make("python", game)
    build(sys.executable, "-W", "error", "-c", "import messages, game")
    converse(
        f"{sys.executable} adapter.py",
        game,
        told="legal_actions is not written yet: fill it in in game.py",
    )


@pytest.mark.node
@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_an_adapter_in_javascript_loads_the_positions(make: Make, game: str) -> None:
    make("javascript", game)
    converse("node adapter.js", game, told="legalActions is not written yet: fill it in in game.js")


@pytest.mark.tsc
@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_an_adapter_in_typescript_is_compiled_and_loads_the_positions(make: Make, game: str) -> None:
    folder = make("typescript", game)
    compiler = Path(command_of("tsc")[0])
    (folder / "node_modules").symlink_to(compiler.parents[1])
    build(str(compiler))
    converse("node build/adapter.js", game, told="legalActions is not written yet: fill it in in game.ts")


@pytest.mark.go
@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_an_adapter_in_go_is_compiled_and_loads_the_positions(make: Make, game: str) -> None:
    make("go", game)
    build(*command_of("go"), "build", GOFLAGS="-mod=mod", GOCACHE=str(ROOT / ".cache" / "go"))
    converse("./adapter", game, told="legalActions is not written yet: fill it in in game.go")


@pytest.mark.rust
def test_an_adapter_in_rust_is_compiled_and_loads_the_positions(make: Make) -> None:
    """Cargo builds every game in one folder, so that the packages are compiled once."""
    target = make("rust") / "target"
    told = "legal_actions is not written yet: fill it in in src/game.rs"
    for game in (GAME, *(other for other in GAMES if other != GAME and WHOLE)):
        if game != GAME:
            make("rust", game)
        build(*command_of("rust"), "build", *DEBIANS_CRATES, CARGO_TARGET_DIR=str(target))
        converse(str(target / "debug" / "adapter"), game, told=told)


@pytest.mark.java
@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_an_adapter_in_java_is_compiled_and_loads_the_positions(make: Make, game: str) -> None:
    make("java", game)
    sources = [*map(str, Path().glob("*.java")), *map(str, Path("messages").glob("*.java"))]
    build(*command_of("java"), "-cp", "/usr/share/java/*", "-d", "build", *sources)
    converse(LANGUAGES["java"].run, game, told="legalActions is not written yet: fill it in in Game.java")


@pytest.mark.cjson
def test_an_adapter_in_c_is_compiled_and_loads_the_positions(make: Make) -> None:
    make("c")
    build(*command_of("cjson"), *OPTIONS, "-o", "adapter", "adapter.c", "game.c", "-lcjson")
    converse("./adapter", GAME, told="legal_actions is not written yet: fill it in in game.c")


def test_what_is_not_compiled_here_says_so(make: Make) -> None:
    folder = make("csharp")
    for name in ("Adapter.cs", "adapter.csproj"):
        assert "Not compiled by the tests of Ruleproof" in (folder / name).read_text(encoding="utf-8")


def test_smoke_passes_up_to_the_first_function_to_fill_in(make: Make) -> None:
    folder = make("python", "market_day", TOY)
    done = ruleproof(
        *("smoke", "--data", str(TOY), "--game", "market_day"),
        *("--engine", f"stdio:{sys.executable} adapter.py"),
        cwd=folder,
    )
    assert done.returncode == 1, done.stderr
    assert "market_day: configured" in done.stdout
    assert "legal_actions is not written yet: fill it in in game.py" in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_the_message_types_are_made_from_the_schemas_of_today(game: str) -> None:
    """Mend: python adapters/make_messages.py"""
    for path in ADAPTERS.glob(f"*/messages/{game}.*"):
        assert path.read_text(encoding="utf-8").splitlines()[0].endswith(f"schemas {digest(game)}"), path


def test_each_typed_language_has_the_types_of_each_game() -> None:
    for folder in ADAPTERS.glob("*/messages"):
        assert sorted(path.stem for path in folder.iterdir()) == GAMES


def test_what_is_printed_builds_and_asks(tmp_path: Path) -> None:
    lines = list(new_adapter("Go", tmp_path / "my engine", GAME, ()))
    assert lines[2:] == [
        f"  cd '{tmp_path / 'my engine'}'",
        "  go build",
        f"  ruleproof smoke --game {GAME} --engine stdio:./adapter",
    ]
    assert (tmp_path / "my engine" / "README.md").exists()


def test_a_game_without_message_types_is_told(tmp_path: Path) -> None:
    lines = list(new_adapter("rust", tmp_path / "out", "market_day", (TOY,)))
    assert "There are no message types for market_day" in lines[1]


def test_bad_input_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"new-adapter pythn: wanted one of python, .*nearest: python"):
        list(new_adapter("pythn", tmp_path / "out", GAME, ()))
    with pytest.raises(UsageError, match="no such game"):
        list(new_adapter("go", tmp_path / "out", "chess", ()))
    (tmp_path / "used").mkdir()
    (tmp_path / "used" / "notes.txt").write_text("mine")
    with pytest.raises(UsageError, match="the folder is not empty"):
        list(new_adapter("go", tmp_path / "used", GAME, ()))
    with pytest.raises(UsageError, match="cannot be written"):
        list(new_adapter("go", tmp_path / "used" / "notes.txt" / "out", GAME, ()))
    assert [path.name for path in tmp_path.rglob("*")] == ["used", "notes.txt"]
