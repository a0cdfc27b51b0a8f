"""`ruleproof new-adapter`: writes a small project in a language or for a framework; it plays nothing yet."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment

from ruleproof.edit.message_types import message_types
from ruleproof.input.files import write_new_folder
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.problems import UsageError, nearest_note, shown_path

_GAME, _SEATS = "@GAME@", '"@SEATS@"'


@dataclass(frozen=True)
class Language:
    """A programming language for adapters.

    Attributes:
        name: its usual name.
        run: the command that starts the adapter in its folder.
        game: the file to fill in.
        build: the command that builds it and gets its packages, if it must be built.
        messages: the file for the message types, or the folder if they take several files.
        types_of: the language in which the types are written, if it is a different one.
        needs: the package that it needs, and how to get it.
        bridge: the package of the bridge to a framework that is copied beside the file to fill in.
    """

    name: str
    run: str
    game: str
    build: str = ""
    messages: str = ""
    types_of: str = ""
    needs: str = ""
    bridge: str = ""

    @property
    def engine(self) -> str:
        """Return the engine as `--engine` takes it."""
        return self.run if self.run.startswith("python:") else f"stdio:{self.run}"


LANGUAGES = {
    "python": Language("Python", "python adapter.py", "game.py", messages="messages.py"),
    "javascript": Language(
        "JavaScript", "node adapter.js", "game.js", messages="messages.d.ts", types_of="typescript"
    ),
    "typescript": Language(
        "TypeScript",
        "node build/adapter.js",
        "game.ts",
        "npm install && npm run build",
        messages="messages.ts",
    ),
    "rust": Language(
        "Rust",
        "target/release/adapter",
        "src/game.rs",
        "cargo build --release",
        messages="src/messages.rs",
        needs="serde_json, which cargo fetches",
    ),
    "go": Language("Go", "./adapter", "game.go", "go build", messages="messages.go"),
    "java": Language(
        "Java",
        "java -cp 'build:/usr/share/java/*' Adapter",
        "Game.java",
        "javac -cp '/usr/share/java/*' -d build *.java messages/*.java",
        messages="messages/",
        needs="Jackson: on Debian, apt-get install libjackson2-databind-java; elsewhere put the jars of "
        "jackson-databind, jackson-core and jackson-annotations on the class path instead",
    ),
    "c": Language(
        "C",
        "./adapter",
        "game.c",
        "make",
        needs="cJSON: apt-get install libcjson-dev, dnf install cjson-devel or brew install cjson",
    ),
    "php": Language("PHP", "php adapter.php", "game.php"),
    "lua": Language("Lua", "lua5.4 adapter.lua", "game.lua"),
    "boardgame.io": Language(
        "JavaScript for boardgame.io",
        "node connect.mjs",
        "connect.mjs",
        messages="messages.d.ts",
        types_of="typescript",
        needs="boardgame.io in this folder or one above it: npm install boardgame.io",
        bridge="ruleproof-boardgame.io",
    ),
    "pettingzoo": Language(
        "Python for PettingZoo",
        "python:connect",
        "connect.py",
        messages="messages.py",
        types_of="python",
        needs="PettingZoo: pip install 'ruleproof[pettingzoo]'",
    ),
    "openspiel": Language(
        "Python for OpenSpiel",
        "python:connect",
        "connect.py",
        messages="messages.py",
        types_of="python",
        needs="OpenSpiel: pip install 'ruleproof[openspiel]'",
    ),
}
"""By the name on the command line: languages, then frameworks."""


def new_adapter(language: str, folder: Path, game_id: str, data_folders: tuple[Path, ...]) -> Iterator[str]:
    """Write an adapter for a game and yield what to print: how to build it, and what comes next.

    Raises:
        UsageError: the language or the game is not known, or the folder is in use or cannot be written.
    """
    data = Data.open(data_folders)
    game, known = data.game(game_id), _known(language)
    chosen = LANGUAGES[known]
    files = dict(_templates(data.adapters() / known, chosen, {_GAME: game.id, _SEATS: _seats(game)}))
    types = message_types(game.schemas, game.id, chosen.types_of or known, chosen.messages)
    files |= types | {"README.md": _readme(chosen, game.id, typed=bool(types))}
    write_new_folder("new-adapter", folder, files)
    yield f"{shown_path(folder)}: an adapter in {chosen.name} for {game.id}, {len(files)} files"
    if chosen.needs:
        yield f"It needs {chosen.needs}"
    if chosen.messages and not types:
        yield f"There are no message types: one of the schemas of {game.id} describes no object"
    yield f"Fill in {shown_path(folder / chosen.game)}; to see what is next:"
    yield f"  cd {shlex.quote(str(folder))}"
    if chosen.build:
        yield f"  {chosen.build}"
    yield f"  ruleproof smoke --game {game.id} --engine {shlex.quote(chosen.engine)}"


def _known(language: str) -> str:
    name = language.lower()
    if name not in LANGUAGES:
        near = nearest_note(name, list(LANGUAGES))
        raise UsageError(
            f"new-adapter {language}: it must be one of {', '.join(LANGUAGES)}"
            + (f"; {near[0]}" if near else "")
        )
    return name


def _seats(game: GameFolders) -> str:
    """Return the names of all seats of a game, each in quotes."""
    setup = json.loads((game.schemas / "setup.json").read_text(encoding="utf-8"))
    return ", ".join(map(json.dumps, setup["$defs"]["seat"]["enum"]))


def _templates(folder: Path, language: Language, words: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the files of an adapter. A bridge stands in a folder of its own, beside the file to fill in."""
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or "__pycache__" in path.parts:
            continue
        name, text = str(path.relative_to(folder)), path.read_text(encoding="utf-8")
        for word, meant in words.items():
            text = text.replace(word, meant)
        if language.bridge:
            is_own = name.startswith("template/")
            name = name.removeprefix("template/") if is_own else f"{language.bridge}/{name}"
        yield name, text


def _readme(language: Language, game: str, *, typed: bool) -> str:
    template = Environment(trim_blocks=True, keep_trailing_newline=True).from_string(
        Path(__file__).with_name("adapter.md.j2").read_text(encoding="utf-8")
    )
    run = shlex.quote(language.engine)
    return template.render(language=language, game=game, typed=typed, run=run)
