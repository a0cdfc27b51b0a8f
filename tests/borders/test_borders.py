"""The borders between the rooms.

The kit knows no game, the reference knows no kit, and only one module knows where the data lies.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Collection, Iterable
from functools import cache
from pathlib import Path

import pytest
import yaml

from ruleproof import __main__ as kit_start

ROOT = Path(__file__).resolve().parents[2]
KIT = sorted((ROOT / "ruleproof").rglob("*.py")) + sorted((ROOT / "ruleproof").rglob("*.j2"))
REFERENCE = sorted((ROOT / "reference_impl").rglob("*.py"))
GAMES = sorted(path.parent.name for path in (ROOT / "spec").glob("*/game.yaml"))
STEPS = sorted(path for path in (ROOT / "features").rglob("steps/*.py"))


def faulty(paths: Iterable[Path], fault: Callable[[Path], Collection[str]]) -> dict[str, Collection[str]]:
    """Return what is found in files in which it must not be, by the path of the file."""
    return {str(path.relative_to(ROOT)): found for path in paths if (found := fault(path))}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported_of(package: str, path: Path) -> set[str]:
    """Return the modules of a package that a file imports."""
    return {name for name in imports_of(path) if name.split(".")[0] == package}


@cache
def imports_of(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module or "")
    return found


@cache
def words_of_games() -> set[str]:
    """Return the names of the games, and the subjects of their clauses that are no everyday words."""
    found = set()
    for game in GAMES:
        title = yaml.safe_load((ROOT / "spec" / game / "game.yaml").read_text(encoding="utf-8"))["title"]
        found |= {game, title.lower(), game.replace("_", " ")}
    return found


def test_the_kit_names_no_game() -> None:
    special = {
        "expedition",
        "footprint",
        "wager",
        "lawsuit",
        "hamburg",
        "altona",
        "ink jar",
        "ink_jar",
        "duplex",
        "tavern",
        "cavalry",
    }
    words = re.compile(rf"\b({'|'.join(map(re.escape, sorted(words_of_games() | special)))})")
    assert faulty(KIT, lambda path: words.findall(path.read_text(encoding="utf-8").lower())) == {}


def test_the_reference_imports_nothing_of_the_kit() -> None:
    assert faulty(REFERENCE, lambda path: imported_of("ruleproof", path)) == {}


def test_the_reference_neither_prints_nor_looks_at_clock_file_or_chance() -> None:
    def used(path: Path) -> set[str]:
        nodes = list(ast.walk(tree_of(path)))
        called = [node.func for node in nodes if isinstance(node, ast.Call)]
        names = {name.id for name in called if isinstance(name, ast.Name)} & {"print", "open", "input"}
        return names | imports_of(path) & {"random", "time", "datetime", "os", "pathlib", "copy"}

    assert faulty(REFERENCE, used) == {}


def test_the_kit_never_imports_the_reference() -> None:
    assert faulty(KIT_CODE, lambda path: imported_of("reference_impl", path)) == {}


KIT_CODE = [path for path in KIT if path.suffix == ".py"]
DOORS = {"engine", "trace"}
"""What the kit uses of the reference: its verbs, and the tracer of its events."""
LOADERS = {name: {"sys.modules"} for name in ("folders.py", "loading.py", "spreading.py")}
"""The modules that change which others Python has loaded: the reference, the steps of a game, and the main
module, which workers must not run again.
"""


def dotted(node: ast.AST) -> str:
    """Return a name with its dots, such as `self.reference`, or ''."""
    return ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) else ""


def is_load(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Call) and dotted(node.func).rpartition(".")[2] == "load_reference"


def used_of_reference(tree: ast.Module) -> set[str]:
    """Return the attributes that a module uses of a reference that it has loaded, under whatever name."""
    nodes = list(ast.walk(tree))
    bound = {
        dotted(target)
        for node in nodes
        if isinstance(node, ast.Assign) and is_load(node.value)
        for target in node.targets
    }
    return {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and (is_load(node.value) or dotted(node.value) in bound)
    }


def test_the_kit_uses_the_reference_by_its_verbs_and_its_tracer_alone() -> None:
    assert faulty(KIT_CODE, lambda path: used_of_reference(tree_of(path)) - DOORS) == {}


def test_the_kit_imports_nothing_by_a_name_put_together_and_watches_no_call() -> None:
    def used(path: Path) -> set[str]:
        nodes = list(ast.walk(tree_of(path)))
        forbidden = {"sys.setprofile", "sys.settrace"} | ({"sys.modules"} - LOADERS.get(path.name, set()))
        imported = [
            node.args[0]
            for node in nodes
            if isinstance(node, ast.Call)
            and dotted(node.func).rpartition(".")[2] in ("import_module", "__import__")
        ]
        put_together = {ast.unparse(one) for one in imported if not isinstance(one, ast.Name | ast.Constant)}
        return {dotted(node) for node in nodes} & forbidden | put_together

    assert faulty(KIT_CODE, used) == {}


@pytest.mark.parametrize(
    ("text", "used"),
    [
        ("data.load_reference().engine()", {"engine"}),
        ("import_module(f'{suite.data.load_reference().__name__}.recording')", {"__name__"}),
        ("self._reference = data.load_reference()\nself._reference.recording.altering()", {"recording"}),
    ],
)
def test_what_is_used_of_the_reference_is_seen(text: str, used: set[str]) -> None:
    assert used_of_reference(ast.parse(text)) == used


def test_steps_import_only_the_vocabulary_of_the_kit() -> None:
    assert faulty(STEPS, lambda path: imported_of("ruleproof", path) - {"ruleproof.vocabulary"}) == {}


CORE = (
    "input",
    "rules",
    "language",
    "cases",
    "engines",
    "judging",
    "running",
    "diagnosis",
    "explaining",
    "reports",
    "cli",
    "pytest_plugin",
)
WINGS = ("play", "edit", "explore", "census", "bridges", "environments")
ROOMS = (*CORE, *WINGS)
"""The rooms of the kit: the core, in the order in which data flows, and the wings, which stand beside each
other on the core.
"""
FACES = {"__init__.py", "__main__.py", "api.py", "vocabulary.py"}
"""What may lie flat: what others import or run."""


def test_nothing_of_the_kit_lies_flat_but_its_public_faces() -> None:
    kit = ROOT / "ruleproof"
    assert {path.name for path in kit.glob("*.py")} == FACES
    assert {path.parent.name for path in kit.glob("*/*.py")} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_uses_only_rooms_of_the_core_before_it_and_a_wing_no_other_wing(room: str) -> None:
    """So each wing can be taken away alone: only the entry points of its commands name it.

    The public name that step files import stands for its room, `language`.
    """
    below = CORE[: CORE.index(room)] if room in CORE else CORE
    others = {f"ruleproof.{name}" for name in ROOMS if name not in (*below, room)}
    used = {
        (path.name, name)
        for path in (ROOT / "ruleproof" / room).rglob("*.py")
        for name in imports_of(path)
        if ".".join(name.split(".")[:2]) in {*others, "ruleproof.vocabulary"}
    }
    assert used == set()


def modules_used() -> dict[str, set[str]]:
    """Return for each module of the kit the modules of the kit that it imports, also inside functions."""
    names = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in KIT_CODE
    }
    used = {}
    for name, path in names.items():
        found = set()
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ImportFrom) and node.module:
                found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
            elif isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
        used[name] = (found & names.keys()) - {name}
    return used


def test_no_modules_of_the_kit_import_each_other_in_a_circle() -> None:
    left = {name: {one for one in used if one != "ruleproof"} for name, used in modules_used().items()}
    while free := {name for name, used in left.items() if not used & left.keys()}:
        left = {name: used for name, used in left.items() if name not in free}
    assert sorted(left) == []


def test_only_one_module_of_the_kit_knows_the_layout_of_the_data() -> None:
    rooms = ('"spec"', '"features"', '"reference_impl"')
    knowing = {path.name for path in KIT if any(room in path.read_text(encoding="utf-8") for room in rooms)}
    assert knowing == {"folders.py"}


POSIX_MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "select", "syslog", "termios", "tty"}
POSIX_NAMES = re.compile(
    r"\bos\.(fork|forkpty|kill|killpg|setsid|getsid|setpgid|getuid|geteuid|mkfifo|nice|wait\w*)\b"
    r"|\bsignal\.(SIG(?!INT\b|TERM\b|_IGN\b|_DFL\b)\w+|setitimer|alarm|pthread_\w+)"
)


def test_what_only_posix_has_stays_with_the_engines() -> None:
    def used(path: Path) -> set[str]:
        return imports_of(path) & POSIX_MODULES or set(POSIX_NAMES.findall(path.read_text(encoding="utf-8")))

    assert faulty([path for path in KIT_CODE if path.parent.name != "engines"], used) == {}


TESTS = sorted((ROOT / "tests").rglob("*.py"))


def test_no_test_imports_another_test() -> None:
    tests = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in TESTS}
    tests = {name for name in tests if name.rpartition(".")[2].startswith(("test_", "conftest"))}
    importing = {str(path.relative_to(ROOT)) for path in TESTS if imports_of(path) & tests}
    assert importing == set()


DECISIONS = sorted([*ROOT.glob("docs/decisions/0*.md"), *ROOT.glob("tools/decisions/0*.md")])


@pytest.mark.parametrize("record", DECISIONS, ids=lambda path: path.stem[:4])
def test_the_file_of_a_decision_has_the_name_of_the_decision(record: Path) -> None:
    title = record.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ").lower()
    assert record.stem[5:] == re.sub("[^a-z0-9]+", "-", title)


def test_on_windows_the_command_names_wsl_before_it_loads_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit_start.sys, "platform", "win32")
    monkeypatch.setitem(kit_start.sys.modules, "ruleproof.cli.main", None)
    with pytest.raises(SystemExit) as ended:
        kit_start.main()
    assert "use WSL" in str(ended.value)


def test_the_command_line_starts_by_the_module_that_looks_at_the_system() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["scripts"] == {"ruleproof": "ruleproof.__main__:main"}
