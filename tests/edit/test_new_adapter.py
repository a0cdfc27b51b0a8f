"""`ruleproof new-adapter`: projects that run, load states, and say what is to be written next."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml

from ruleproof.edit.new_adapter import LANGUAGES, new_adapter
from ruleproof.engines.stdio import StdioConnection
from ruleproof.engines.wire import request
from ruleproof.input.problems import UsageError
from tests.shared import WHOLE
from tests.toybox import TOY, ruleproof
from tools.programs import BOARDGAME_IO, ROOT, command_of

GAMES = sorted(path.parent.name for path in (ROOT / "schemas").glob("*/state.json"))
GAME = "lost_cities_rivals"
DEBIANS_CRATES = (
    "--offline",
    *("--config", 'source.crates-io.replace-with="debian"'),
    *("--config", 'source.debian.directory="/usr/share/cargo/registry"'),
)
OPTIONS = ("-std=c11", "-O2", "-Wall", "-Wextra", "-Werror")

ACTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "between_two_cities": ({"type": "choose", "tile": "shop"},),
    "lost_cities_rivals": ({"type": "uncover"}, {"type": "bid", "gold": 2}),
    "rival_cities": ({"type": "move", "spaces": 1}, {"type": "done"}),
    "rivalry": ({"type": "done"}, {"type": "attack", "from": "0,0", "to": "1,0"}),
}
"""A few actions of each game."""
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


def asker(connection: StdioConnection) -> Callable[[str, dict[str, Any]], dict[str, Any]]:
    """Return a function that puts a question and returns the whole reply."""

    def ask(verb: str, params: dict[str, Any]) -> dict[str, Any]:
        (reply,) = connection.exchange([request(1, verb, params)], 30.0)
        found: dict[str, Any] = json.loads(reply)
        assert (found["jsonrpc"], found["id"]) == ("2.0", 1)
        return found

    return ask


def fill_in(path: Path, old: str, new: str) -> None:
    """Write a function of the game that had not been written."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def give_back(command: str, game: str) -> None:
    """Ask for each named position after actions, of an adapter that changes nothing: it must be the same."""
    connection = StdioConnection(shlex.split(command))
    ask = asker(connection)
    for state in positions(game):
        for action in ACTIONS[game]:
            asked = {"state": state, "seat": state["table"]["seats"][0], "action": action, "chance": []}
            assert ask("apply", asked)["result"] == {"state": state}
    assert ask("bye", {})["result"] == {}
    connection.close()


def converse(command: str, game: str, *, told: str) -> None:
    """Greet an adapter, configure it, and ask for the legal actions of every named position."""
    connection = StdioConnection(shlex.split(command))
    ask = asker(connection)
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


def build_in_typescript(folder: Path) -> None:
    compiler = Path(command_of("tsc")[0])
    (folder / "node_modules").symlink_to(compiler.parents[1])
    build(str(compiler))


def build_in_go(_folder: Path) -> None:
    build(*command_of("go"), "build", GOFLAGS="-mod=mod", GOCACHE=str(ROOT / ".cache" / "go"))


def build_in_java(folder: Path) -> None:
    sources = [*map(str, folder.glob("*.java")), *map(str, folder.glob("messages/*.java"))]
    build(*command_of("java"), "-cp", "/usr/share/java/*", "-d", "build", *sources)


def build_in_c(_folder: Path) -> None:
    build(*command_of("cjson"), *OPTIONS, "-o", "adapter", "adapter.c", "game.c", "-lcjson")


def build_in_python(_folder: Path) -> None:
    build(sys.executable, "-W", "error", "-c", "import messages, game")


@dataclass(frozen=True)
class Tried:
    """How an adapter is built and run; `same` replaces what `apply` says, so that it changes nothing."""

    run: str
    first: str = "legalActions"
    build: Callable[[Path], None] | None = None
    apply: str = ""
    same: str = ""


TRIED = {
    "python": Tried(f"{sys.executable} adapter.py", "legal_actions", build_in_python),
    "javascript": Tried("node adapter.js"),
    "typescript": Tried("node build/adapter.js", build=build_in_typescript),
    "go": Tried("./adapter", "legalActions", build_in_go, 'nil, notWritten("apply")', "state, nil"),
    "java": Tried(
        LANGUAGES["java"].run, "legalActions", build_in_java, 'throw notWritten("apply")', "return state"
    ),
    "php": Tried("php adapter.php", apply="throw new NotWritten('apply')", same="return $state"),
    "lua": Tried("lua5.4 adapter.lua", "legal_actions", None, 'not_written("apply")', "return state"),
    "c": Tried("./adapter", "legal_actions", build_in_c),
}
SAMPLED = {"javascript": "node", "typescript": "tsc", "go": "go", "java": "java"}
MARKS = {"php": [pytest.mark.php], "lua": [pytest.mark.lua], "c": [pytest.mark.cjson]} | {
    language: [getattr(pytest.mark, tool), pytest.mark.sampled(4)] for language, tool in SAMPLED.items()
}


@pytest.mark.parametrize(
    ("language", "game"),
    [
        pytest.param(language, game, marks=MARKS.get(language, []))
        for language in TRIED
        for game in GAMES
        if language != "c" or game == GAME
    ],
)
def test_an_adapter_is_built_loads_the_positions_and_gives_them_back(
    make: Make, language: str, game: str
) -> None:
    tried, file = TRIED[language], LANGUAGES[language].game
    folder = make(language, game)
    if tried.build:
        tried.build(folder)
    converse(tried.run, game, told=f"{tried.first} is not written yet: fill it in in {file}")
    if tried.same:
        fill_in(folder / file, tried.apply, tried.same)
        if tried.build:
            tried.build(folder)
        give_back(tried.run, game)


@pytest.mark.go
def test_an_adapter_in_go_answers_an_empty_list_where_nothing_has_been_put(make: Make) -> None:
    folder = make("go")
    fill_in(folder / "game.go", 'nil, notWritten("newGame")', "&State{}, nil")
    fill_in(folder / "game.go", 'nil, notWritten("legalActions")', "nil, nil")
    build_in_go(folder)
    connection = StdioConnection(["./adapter"])
    ask = asker(connection)
    made = ask("new_game", {"seats": ["North", "East"], "options": {}, "chance": []})["result"]["state"]
    assert (made["to_act"], made["table"]["display"], made["table"]["gold"]) == ([], [], {})
    state = positions(GAME)[0]
    assert ask("legal_actions", {"state": state, "seat": "North"})["result"] == {"actions": []}
    assert "null" not in json.dumps(made)
    connection.close()


@pytest.mark.rust
def test_an_adapter_in_rust_is_compiled_and_loads_the_positions(make: Make) -> None:
    """Cargo builds every game in one folder, so that the packages are compiled once."""
    folder = make("rust")
    target = folder / "target"
    told = "legal_actions is not written yet: fill it in in src/game.rs"
    for game in (GAME, *(other for other in GAMES if other != GAME and WHOLE)):
        if game != GAME:
            folder = make("rust", game)
        build_in_rust(target)
        converse(str(target / "debug" / "adapter"), game, told=told)
        fill_in(folder / "src" / "game.rs", 'not_written("apply")', "Ok(state.clone())")
        build_in_rust(target)
        give_back(str(target / "debug" / "adapter"), game)


def build_in_rust(target: Path) -> None:
    build(*command_of("rust"), "build", *DEBIANS_CRATES, CARGO_TARGET_DIR=str(target))


@pytest.mark.lua
def test_lua_reads_what_json_allows_and_writes_it_again(make: Make) -> None:
    folder = make("lua")
    (folder / "echo.lua").write_text(
        'local json = require("json")\n'
        "for line in io.lines() do\n"
        "  local done, found = pcall(json.decode, line)\n"
        '  print(done and json.encode(found) or "refused")\n'
        "end\n"
    )
    texts = [
        *(
            '{"a":[],"b":{},"c":null,"d":[null,true,false]}',
            "[[],[[]],{}]",
            " [ 1 , -2 , 30 ] ",
            "[1.5,-0.25,1e3]",
        ),
        *(r'"\" \\ \/ \b\f\n\r\t \u00e9 \ud83d\ude00 é"', '"\\u0000"', '{"":{"x y":"z"}}'),
    ]
    wrong = ["[1,]", "[1 2]", '{"a" 1}', "{1:2}", '"open', "tru", "[] []", r'"\x"', ""]
    done = subprocess.run(
        [*command_of("lua"), "echo.lua"],
        input="".join(f"{text}\n" for text in [*texts, *wrong]),
        capture_output=True,
        text=True,
        check=True,
    )
    answered = done.stdout.splitlines()
    assert [json.loads(text) for text in answered[: len(texts)]] == [json.loads(text) for text in texts]
    assert answered[len(texts) :] == ["refused"] * len(wrong)


@pytest.mark.parametrize(
    ("language", "command", "missing", "shuffled"),
    [
        pytest.param(
            *("php", "php adapter.php", "throw new NotWritten('newGame')"),
            "return (object) ['cards' => $chance->shuffle([])]",
            marks=pytest.mark.php,
        ),
        pytest.param(
            *("lua", "lua5.4 adapter.lua", 'not_written("new_game")'),
            "return { cards = chance.shuffle({}) }",
            marks=pytest.mark.lua,
        ),
        (
            *("python", "python3 adapter.py", 'raise NotImplementedError("new_game")'),
            "return LiveGame({'cards': chance.shuffle([])}, chance)",
        ),
        pytest.param(
            *("javascript", "node adapter.js", "throw new NotWritten('newGame')"),
            "return { cards: chance.shuffle([]) }",
            marks=pytest.mark.node,
        ),
    ],
)
def test_an_adapter_takes_the_chance_that_it_is_sent_and_asks_for_more(
    make: Make, language: str, command: str, missing: str, shuffled: str
) -> None:
    folder = make(language)
    fill_in(folder / LANGUAGES[language].game, missing, shuffled)
    connection = StdioConnection(shlex.split(command))
    ask = asker(connection)
    asked: dict[str, Any] = {"seats": ["North", "East"], "options": {}, "chance": []}
    error = ask("new_game", asked)["error"]
    assert (error["code"], error["data"]) == (2, {"needs": {"shuffle": []}})
    given = {"shuffle": ["red 2", "red 3"]}
    assert ask("new_game", {**asked, "chance": [given]})["result"]["state"]["cards"] == ["red 2", "red 3"]
    assert ask("new_game", {**asked, "chance": [{"roll": [1]}]})["error"]["code"] == -32602
    assert ask("new_game", {**asked, "chance": [given, given]})["error"]["code"] == 5
    connection.close()


@pytest.mark.parametrize("language", [name for name, language in LANGUAGES.items() if language.needs])
def test_what_reads_json_is_named_where_the_language_does_not(tmp_path: Path, language: str) -> None:
    needs = LANGUAGES[language].needs
    assert f"It needs {needs}" in list(new_adapter(language, tmp_path / "out", GAME, ()))
    assert needs in (tmp_path / "out" / "README.md").read_text(encoding="utf-8")


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
    assert "fix: write legal_actions in game.py" in done.stdout


def test_what_is_printed_builds_and_asks(tmp_path: Path) -> None:
    lines = list(new_adapter("Go", tmp_path / "my engine", GAME, ()))
    assert lines[2:] == [
        f"  cd '{tmp_path / 'my engine'}'",
        "  go build",
        f"  ruleproof smoke --game {GAME} --engine stdio:./adapter",
    ]
    assert (tmp_path / "my engine" / "README.md").exists()


def test_a_game_of_another_folder_has_message_types_too(tmp_path: Path) -> None:
    list(new_adapter("rust", tmp_path / "out", "market_day", (TOY,)))
    assert "pub struct State {" in (tmp_path / "out" / "src" / "messages.rs").read_text(encoding="utf-8")


def test_bad_input_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"new-adapter pythn: it must be one of python, .*nearest: python"):
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


def smoke_of(folder: Path, engine: str, **environment: str) -> str:
    words = ["smoke", "--game", GAME, "--engine", engine]
    done = subprocess.run(
        [sys.executable, "-m", "ruleproof", *words],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


@pytest.mark.boardgameio
def test_an_adapter_for_boardgame_io_brings_its_bridge_and_says_what_is_missing(make: Make) -> None:
    folder = make("boardgame.io")
    assert 'seats: ["North", "East", "South", "West"],' in (folder / "connect.mjs").read_text("utf-8")
    packages = str(BOARDGAME_IO / "node_modules")
    engine = "stdio:node connect.mjs"
    assert "position is not written yet: fill it in in connect.mjs" in smoke_of(
        folder, engine, NODE_PATH=packages
    )
    fill_in(folder / "connect.mjs", "missing('position')", "{ seats }")
    assert "chance outcomes are not used" in smoke_of(folder, engine, NODE_PATH=packages)


@pytest.mark.frameworks
@pytest.mark.parametrize("framework", ["pettingzoo", "openspiel"])
def test_an_adapter_for_a_framework_in_python_says_what_is_missing(framework: str, make: Make) -> None:
    assert "NotImplementedError: make" in smoke_of(make(framework), "python:connect")


def test_a_member_has_the_description_of_its_definition(make: Make) -> None:
    types = (make("javascript", "between_two_cities") / "messages.d.ts").read_text("utf-8")
    assert "with x growing to the right and y downwards" in types
