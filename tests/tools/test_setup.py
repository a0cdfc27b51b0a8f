"""What is not here is brought or left out, and either is said."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import programs, setup
from tools.programs import ROOT, TOOLS
from tools.setup import SetupFailed

EVERY = tuple(tool.marker for tool in TOOLS)
BROWSER = next(tool for tool in TOOLS if tool.marker == "browser")


def fail_with(reason: str) -> Callable[[], None]:
    def way() -> None:
        raise SetupFailed(reason)

    return way


class Machine:
    """A machine on which some tools are, and others come by the second way to them, or not at all."""

    def __init__(self, here: set[str], *, to_be_had: bool) -> None:
        self.here = here
        self.ways = {
            tool.marker: (
                fail_with("the first way is closed"),
                (lambda marker=tool.marker: here.add(marker)) if to_be_had else fail_with("so is the second"),
            )
            for tool in TOOLS
        }

    def command_of(self, marker: str) -> tuple[str, ...]:
        return (marker,) if marker in self.here else ()


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Machine]:
    def make(*here: str, to_be_had: bool) -> Machine:
        made = Machine(set(here), to_be_had=to_be_had)
        monkeypatch.setattr(programs, "command_of", functools.cache(made.command_of))
        monkeypatch.setattr(setup, "WAYS", made.ways)
        return made

    return make


def test_where_all_is_here_nothing_is_done_or_said(
    machine: Callable[..., Machine], capsys: pytest.CaptureFixture[str]
) -> None:
    machine(*EVERY, to_be_had=False)
    assert setup.main(["tools", "--require", "all"]) == 0
    assert capsys.readouterr() == ("", "")


def test_what_is_not_here_is_brought_by_the_first_way_that_is_open(
    machine: Callable[..., Machine], capsys: pytest.CaptureFixture[str]
) -> None:
    made = machine(*(marker for marker in EVERY if marker not in ("cc", "browser")), to_be_had=True)
    assert setup.main(["tools", "--require", "all"]) == 0
    assert made.here == set(EVERY)
    assert capsys.readouterr().out.splitlines() == [
        "a C compiler is not here, and the tests marked cc need it",
        "Chromium is not here, and the tests marked browser need it",
    ]


def test_what_cannot_be_had_is_left_out_with_every_reason(
    machine: Callable[..., Machine], capsys: pytest.CaptureFixture[str]
) -> None:
    machine(*(marker for marker in EVERY if marker != "browser"), to_be_had=False)
    assert setup.main(["tools"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Chromium is not here, and the tests marked browser need it",
        "Chromium is not available here: the first way is closed; so is the second",
        "The tests marked browser are skipped",
    ]


@pytest.mark.parametrize("required", ["all", "browser"])
def test_what_is_required_and_cannot_be_had_is_an_error_with_its_mend(
    machine: Callable[..., Machine], capsys: pytest.CaptureFixture[str], required: str
) -> None:
    machine(*(marker for marker in EVERY if marker != "browser"), to_be_had=False)
    assert setup.main(["tools", "--require", required]) == 1
    assert capsys.readouterr().err == f"Chromium is required. To install it: {BROWSER.install}\n"


def test_what_is_not_among_the_required_may_be_left_out(machine: Callable[..., Machine]) -> None:
    machine("node", "cc", to_be_had=False)
    assert setup.main(["tools", "--require", "node", "cc"]) == 0


def test_a_name_of_no_tool_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert setup.main(["tools", "--require", "nodes"]) == 1
    assert "REQUIRE is nodes, but it must be all or some of: " in capsys.readouterr().err


# A test that `make` has started would hand its own REQUIRE on to the `make` asked here.
SET_BY_MAKE = ("MAKEFLAGS", "MAKEOVERRIDES", "MFLAGS", "MAKELEVEL", "REQUIRE")


def test_make_brings_the_tools_before_all_else_and_hands_on_what_is_required() -> None:
    for given, wanted in (
        ([], "-m tools.setup tools"),
        (["REQUIRE=all"], "-m tools.setup tools --require all"),
    ):
        dry = subprocess.run(
            ["make", "-n", "-o", ".venv/.dev", "test", *given],
            cwd=ROOT,
            env={name: value for name, value in os.environ.items() if name not in SET_BY_MAKE},
            capture_output=True,
            text=True,
            check=True,
        )
        commands = [line.strip() for line in dry.stdout.splitlines() if "make[" not in line]
        assert commands[0].endswith(wanted)
        assert sum("-m pytest" in command for command in commands) == 1
        assert "-m pytest" in commands[-1], "the last lines are those of pytest, which name what was left out"


def test_continuous_integration_requires_everything() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    [last] = [line for line in lines if line.startswith('make test test-docs REQUIRE="all ')]
    assert last.endswith('"')
    assert setup.required_among(last.split('"')[1].split()) == {tool.marker for tool in TOOLS}


def test_a_command_that_fails_is_told_with_its_last_error(capsys: pytest.CaptureFixture[str]) -> None:
    script = "print('Error: no such host'); print('    at lookup'); raise SystemExit(1)"
    with pytest.raises(SetupFailed, match=r"^Fetching failed: Error: no such host$"):
        setup.run("Fetching", [sys.executable, "-c", script])
    assert capsys.readouterr().out == "Fetching …\n"
    with pytest.raises(SetupFailed, match=r"Fetching failed: .*no_such_program"):
        setup.run("Fetching", ["/no_such_program"])
    with pytest.raises(SetupFailed, match="Fetching failed: it says nothing"):
        setup.run("Fetching", [sys.executable, "-c", "raise SystemExit(1)"])


def test_modules_are_compiled_once_also_where_python_must_not_write_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "conftest.py").write_text("import helper\n")
    (tmp_path / "helper.py").write_text("")
    (tmp_path / "test_rule.py").write_text("def test_rule():\n    assert 1\n")
    (tmp_path / "at_fault.py").write_text("def\n")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(programs, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "SOURCES", ("helper.py",))

    def compiled() -> dict[str, str]:
        assert setup.main(["compiled"]) == 0
        return {path.name.partition(".")[0]: path.name for path in tmp_path.glob("__pycache__/*.pyc")}

    kept = compiled()
    assert kept.keys() == {"conftest", "helper", "test_rule"}
    assert "pytest" in kept["test_rule"]
    (tmp_path / "__pycache__" / kept["test_rule"]).unlink()
    monkeypatch.setattr(setup, "SOURCES", ("at_fault.py",))
    assert "test_rule" in compiled(), "a module at fault keeps the tests from being compiled"


def test_an_older_python_is_told_which_one_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert setup.main(["packages", "runtime"]) == 1
    assert "Python 3.11 or newer is needed" in capsys.readouterr().err


def test_a_python_without_venv_leaves_no_half_environment_and_is_told_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fails(doing: str, command: object) -> None:
        (tmp_path / ".venv" / "bin").mkdir(parents=True)
        raise SetupFailed("Making .venv failed: ensurepip is not available")

    monkeypatch.setattr(setup, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(setup, "run", fails)
    with pytest.raises(
        SetupFailed, match="ensurepip is not available\nOn Debian: apt-get install python3-venv"
    ):
        setup.install_packages("runtime")
    assert not (tmp_path / ".venv").exists()


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Return what pip is asked to install, which it does not do."""
    asked: list[list[str]] = []
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").touch()
    monkeypatch.setattr(setup, "VENV", tmp_path)
    monkeypatch.setattr(setup, "run", lambda doing, command: asked.append(command[5:]))
    return asked


def test_the_kit_is_installed_with_every_extra_and_a_group_in_the_versions_of_the_lock(
    installed: list[list[str]],
) -> None:
    setup.install_packages("runtime")
    setup.install_packages("dev")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = f".[{','.join(sorted(project['project']['optional-dependencies']))}]"
    lock = ["--constraint", "constraints.txt", "--editable"]
    assert installed == [[*lock, "."], ["pip>=25.1"], [*lock, extras, "--group", "dev"]]
    assert (ROOT / "constraints.txt").is_file() and "dev" in project["dependency-groups"]


def test_where_a_version_of_the_lock_cannot_be_had_the_newest_are_taken_and_it_is_said(
    installed: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse_the_lock(doing: str, command: list[str]) -> None:
        if "--constraint" in command:
            raise SetupFailed("No matching distribution found for click==0")
        installed.append(command[5:])

    monkeypatch.setattr(setup, "run", refuse_the_lock)
    setup.install_packages("runtime")
    assert installed == [["--editable", "."]]
    assert "click==0\nThe versions of constraints.txt are not available here" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("release", "apt", "user", "sudo", "told"),
    [
        ("ID=ubuntu\nID_LIKE=debian\n", True, 0, False, "this is not Debian"),
        ("ID=debian\n", False, 0, False, "there is no apt-get"),
        ("ID=debian\n", True, 1000, False, "apt-get needs root"),
        ("ID=debian\n", True, 1000, True, ""),
        ("ID=debian\n", True, 0, False, ""),
    ],
)
def test_debians_browser_is_taken_on_debian_where_that_needs_no_password(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, release: str, apt: bool, user: int, sudo: bool, told: str
) -> None:
    (tmp_path / "os-release").write_text(release)
    started: list[list[str]] = []
    monkeypatch.setattr(setup, "RELEASE", tmp_path / "os-release")
    monkeypatch.setattr(setup.shutil, "which", lambda name: "/usr/bin/apt-get" if apt else None)
    monkeypatch.setattr(setup.os, "geteuid", lambda: user)
    monkeypatch.setattr(setup, "may_become_root", lambda: sudo)
    monkeypatch.setattr(setup, "run", lambda doing, command: started.append(command))
    if told:
        with pytest.raises(SetupFailed, match=told):
            setup.install_debians_browser()
        assert not started
        return
    setup.install_debians_browser()
    assert [command[-1] for command in started] == ["update", "chromium"]
    assert all((command[:2] == ["sudo", "-n"]) == (user != 0) for command in started)


def test_a_browser_of_playwright_that_does_not_start_is_not_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "chrome-headless-shell"
    program.write_text("#!/bin/sh\nexit 127\n")
    program.chmod(0o755)
    monkeypatch.setattr(setup, "run", lambda doing, command: None)
    monkeypatch.setattr(programs, "playwrights_browser", lambda: program)
    monkeypatch.setattr(programs, "search_path", lambda: "")
    assert programs._browser() == ()
    with pytest.raises(SetupFailed, match="does not start"):
        setup.install_playwrights_browser()
    program.write_text("#!/bin/sh\nexit 0\n")
    assert programs._browser() == (str(program),)
    setup.install_playwrights_browser()


@pytest.mark.parametrize(
    ("version", "found"), [("v18.20.4", False), ("v20.0.0", True), ("v100.1.0", True), ("", False)]
)
def test_a_node_that_is_too_old_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str, found: bool
) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    monkeypatch.setattr(programs, "search_path", lambda: str(tmp_path))
    assert programs._node() == ((str(node),) if found else ())


def test_a_compiler_without_the_standard_library_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\nexit 1\n")
    compiler.chmod(0o755)
    monkeypatch.setattr(programs, "search_path", lambda: str(tmp_path))
    monkeypatch.setattr(programs.importlib.util, "find_spec", lambda name: None)
    assert programs._compiler() == ()
    compiler.write_text("#!/bin/sh\nexit 0\n")
    assert programs._compiler() == (str(compiler),)


def test_what_was_left_out_is_named_once_for_each_function_with_the_way_to_it() -> None:
    skipped = {
        "tests/a.py::test_one[x]": BROWSER.is_missing,
        "tests/a.py::test_one[y]": BROWSER.is_missing,
        "tests/a.py::test_two": BROWSER.is_missing,
        "tests/b.py::test_three": "another reason",
    }
    assert programs.left_out(skipped) == [
        "NOT RUN, because Chromium is not here: 3 tests",
        "  tests/a.py::test_one (2 tests)",
        "  tests/a.py::test_two",
        f"  to run them: {BROWSER.install}; then make test",
    ]
    assert programs.left_out({}) == []


def test_a_run_without_a_browser_passes_and_ends_with_what_was_left_out() -> None:
    script = (
        "import sys, pytest, tools.programs; tools.programs._browser = lambda: ();"
        "sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', sys.argv[1]]))"
    )
    tests = "tests/reports/test_pictures_in_a_browser.py"
    done = subprocess.run(
        [sys.executable, "-c", script, tests], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("NOT RUN, because Chromium"))
    named = [line.split()[0] for line in lines[start + 1 : -1]]
    assert named and all(name.startswith(f"{tests}::test_") for name in named)
    assert "to run them" in lines[-1]
