"""What gives answers away is not seen from inside a sandbox, however an engine is started."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from ruleproof.engines import serve
from ruleproof.engines.connect import Connector, connector
from ruleproof.engines.containment import Containment
from ruleproof.engines.serve import METHOD_NOT_FOUND, answer
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError

ROOT = Path(__file__).parents[2]
SANDBOX = Containment(sandbox=True)
WALK = """
import json, os, sys

TELLING = (".feature", "rulings.yaml", "journal.jsonl", "ruling_dependents.py")

def found():
    names = []
    for folder, folders, files in os.walk("/"):
        folders[:] = [one for one in folders if os.path.join(folder, one) not in ("/proc", "/sys", "/dev")]
        paths = [os.path.join(folder, name) for name in files]
        names += [path for path in paths if path.endswith(TELLING) or "/ruleproof/" in path]
    return {"files": names, "modules": sorted(sys.modules)}
"""
MODULE = f"""{WALK}
class Engine:
    def hello(self):
        return found()

def engine():
    return Engine()
"""
PROGRAM = f"""{WALK}
for line in sys.stdin:
    reply = {{"jsonrpc": "2.0", "id": json.loads(line)["id"], "result": found()}}
    print(json.dumps(reply), flush=True)
"""
HELLO = b'{"jsonrpc":"2.0","id":1,"method":"hello","params":{}}'


def seen(start: Connector) -> dict[str, list[str]]:
    """Return what an engine sees."""
    connection = start()
    try:
        (reply,) = connection.exchange([HELLO], 60.0)
    finally:
        connection.close(grace=0.0)
    found: dict[str, list[str]] = json.loads(reply)["result"]
    return found


def give_away(found: dict[str, list[str]]) -> list[str]:
    """Return the files seen that belong to the kit, its data or a run; one serves the engine."""
    return [name for name in found["files"] if name != str(Path(serve.__file__).resolve())]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an engine's own folder, from which it is started, with the report of a run in it."""
    folder = tmp_path / "own"
    (folder / "ruleproof-report").mkdir(parents=True)
    (folder / "ruleproof-report" / "journal.jsonl").write_text("{}")
    (folder / "walks.py").write_text(MODULE)
    (folder / "program.py").write_text(PROGRAM)
    monkeypatch.chdir(folder)
    return folder


def started(engine: str) -> Connector:
    return connector(engine, Data.open(), containment=SANDBOX, hidden=(Path("ruleproof-report"),))


@pytest.mark.bubblewrap
@pytest.mark.parametrize("engine", ["python:walks", f"stdio:{shlex.quote(sys.executable)} program.py"])
@pytest.mark.usefixtures("own")
def test_an_engine_in_a_folder_of_its_own_sees_nothing_that_answers_for_it(engine: str) -> None:
    found = seen(started(engine))
    assert give_away(found) == []
    assert not any(name.startswith("ruleproof.") for name in found["modules"])


@pytest.mark.bubblewrap
def test_neither_does_one_whose_search_path_leads_to_the_checkout_or_is_relative(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (own / "library").mkdir()
    (own / "library" / "helper.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", f"library:.:{ROOT}")
    assert give_away(seen(started("python:walks"))) == []


@pytest.mark.bubblewrap
def test_a_kit_that_is_installed_in_the_engine_s_own_interpreter_is_covered(own: Path) -> None:
    installed = own / "site-packages" / "ruleproof"
    (installed / "_data" / "spec").mkdir(parents=True)
    (installed / "_data" / "spec" / "rulings.yaml").write_text("- id: secret")
    start = connector("python:walks", Data.open(), containment=SANDBOX, hidden=(installed,))
    assert str(installed / "_data" / "spec" / "rulings.yaml") not in seen(start)["files"]


@pytest.mark.bubblewrap
def test_in_a_checkout_only_the_folder_that_the_command_names_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    (tmp_path / "program.py").write_text(PROGRAM)
    named = f"stdio:{shlex.quote(sys.executable)} {tmp_path / 'program.py'}"
    assert give_away(seen(started(named))) == []
    with pytest.raises(UsageError, match="start it from its own folder, or name a file"):
        started("python:walks")()


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (
            b'{"id": 1, "method": "fly"}',
            {"error": {"code": METHOD_NOT_FOUND, "message": "this engine has no verb 'fly'"}},
        ),
        (
            b'{"id": 1, "method": "__init__"}',
            {"error": {"code": METHOD_NOT_FOUND, "message": "this engine has no verb '__init__'"}},
        ),
        (b'{"id": 1, "method": "bye"}', {"result": {}}),
    ],
)
def test_what_an_engine_has_no_method_for_is_answered_for_it(line: bytes, wanted: object) -> None:
    assert answer(object(), json.loads(line)) == wanted
