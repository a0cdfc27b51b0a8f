"""`ruleproof new-adapter`: a small project in a language, which runs, loads states, and plays nothing yet."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, nearest_note, shown_path

_GAME = "@GAME@"
_MESSAGES = "messages"
_PART = re.compile(r"^(?:#|//) file: (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Language:
    """A language of adapters.

    Attributes:
        name: what people call it.
        run: the command that starts the adapter in its folder.
        build: the command that makes it, where it must be made; how its packages come is in it.
        messages: where the message types go, or the folder of those that are several files.
        game: the file to fill in.
    """

    name: str
    run: str
    game: str
    build: str = ""
    messages: str = ""
    types_of: str = ""


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
    ),
    "go": Language("Go", "./adapter", "game.go", "go build", messages="messages.go"),
    "java": Language(
        "Java",
        "java -cp 'build:/usr/share/java/*' Adapter",
        "Game.java",
        "javac -cp '/usr/share/java/*' -d build *.java messages/*.java",
        messages="messages/",
    ),
    "csharp": Language(
        "C#", "dotnet bin/Release/net8.0/adapter.dll", "Game.cs", "dotnet build -c Release", "Messages.cs"
    ),
    "c": Language("C", "./adapter", "game.c", "make"),
}
_ALSO = {
    "js": "javascript",
    "node": "javascript",
    "ts": "typescript",
    "py": "python",
    "c#": "csharp",
    "cs": "csharp",
    "golang": "go",
    "rs": "rust",
}


def new_adapter(language: str, folder: Path, game: str, data_folders: tuple[Path, ...]) -> Iterator[str]:
    """Write an adapter for a game and yield what to print: how it is built, and what comes next.

    Raises:
        UsageError: the language or the game is not known, or the folder is in use or cannot be written.
    """
    data = Data.of(data_folders)
    known = _known(language)
    chosen = LANGUAGES[known]
    game = data.game(game).id
    files = dict(_files(data.adapters() / known, data.adapters(), known, game))
    typed = bool(_types(data.adapters(), known, game))
    files["README.md"] = _readme(chosen, game, typed=typed)
    try:
        if folder.exists() and any(folder.iterdir()):
            raise UsageError(f"new-adapter {shown_path(folder)}: the folder is not empty; name a new one")
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(
            f"new-adapter {shown_path(folder)}: the folder cannot be written: {error.strerror}"
        ) from None
    yield f"{shown_path(folder)}: an adapter in {chosen.name} for {game}, {len(files)} files"
    if chosen.messages and not typed:
        yield (
            f"There are no message types for {game}, which is not a bundled game: make them from its schemas "
            "with quicktype, named State, Action, View and Outcome"
        )
    yield f"Fill in {shown_path(folder / chosen.game)}; what is next tells:"
    yield f"  cd {shlex.quote(str(folder))}"
    if chosen.build:
        yield f"  {chosen.build}"
    yield f"  ruleproof smoke --game {game} --engine {shlex.quote('stdio:' + chosen.run)}"


def _known(language: str) -> str:
    name = language.lower()
    name = _ALSO.get(name, name)
    if name not in LANGUAGES:
        near = nearest_note(name, list(LANGUAGES))
        raise UsageError(
            f"new-adapter {language}: wanted one of {', '.join(LANGUAGES)}" + (f"; {near[0]}" if near else "")
        )
    return name


def _files(templates: Path, adapters: Path, language: str, game: str) -> Iterator[tuple[str, str]]:
    for path in sorted(templates.rglob("*")):
        name = path.relative_to(templates)
        if path.is_file() and name.parts[0] not in (_MESSAGES, "__pycache__"):
            yield str(name), path.read_text(encoding="utf-8").replace(_GAME, game)
    target = LANGUAGES[language].messages
    text = _types(adapters, language, game)
    if not target.endswith("/"):
        if text:
            yield target, text
        return
    head, *parts = _PART.split(text)
    for part_name, part in zip(parts[::2], parts[1::2], strict=True):
        yield target + part_name, head + part.lstrip("\n")


def _types(adapters: Path, language: str, game: str) -> str:
    """Return the message types of a game in a language; '' where none were made."""
    folder = adapters / (LANGUAGES[language].types_of or language) / _MESSAGES
    files = sorted(folder.glob(f"{game}.*"))
    return files[0].read_text(encoding="utf-8") if files else ""


def _readme(language: Language, game: str, *, typed: bool) -> str:
    lines = [
        f"# An adapter in {language.name} for {game}",
        "",
        f"`{language.game}` is yours: fill in one function after the other. The file of the adapter speaks",
        "the protocol and need not be changed.",
        "",
    ]
    if typed:
        lines += [f"`{language.messages}` holds the message types, made from the schemas of {game}.", ""]
    if language.build:
        lines += ["Build it:", "", f"    {language.build}", ""]
    return "\n".join(
        [
            *lines,
            "Ask what is next:",
            "",
            f"    ruleproof smoke --game {game} --engine {shlex.quote('stdio:' + language.run)}",
            "",
            "When the adapter is wired, `ruleproof verify` with the same options tells what is wrong.",
            "",
        ]
    )
