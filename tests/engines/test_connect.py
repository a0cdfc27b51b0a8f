"""Connection strings: what they start, and what is wrong with them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ruleproof.engines.connect import connector
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import request
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from tests.engines.failing import PATIENCE
from tests.toybox import ENGINES, TOY

DATA = Data.open([TOY])


@pytest.mark.parametrize(
    ("connection", "told"),
    [
        ("", "it must be one of reference, stdio:COMMAND, python:package.module"),
        ("referense", "nearest: reference"),
        ("studio:node x.js", "nearest: stdio"),
        ("stdio:", "the command is missing after 'stdio:'"),
        ("python: ", "the module is missing after 'python:'"),
        ("python adapter.py rivals.py", 'did you mean "stdio:python adapter.py rivals.py"?'),
        (__file__, f'did you mean "stdio:{__file__}"?'),
        ("stdio:node 'x.js", "the command cannot be split into words: No closing quotation"),
    ],
)
def test_a_connection_string_of_no_known_form_is_wrong_usage(connection: str, told: str) -> None:
    with pytest.raises(UsageError) as found:
        connector(connection, DATA)
    assert told in str(found.value)


def test_a_command_is_split_into_words_as_a_shell_does(tmp_path: Path) -> None:
    script = tmp_path / "an engine.py"
    script.write_text("import sys\nsys.stdin.readline()\nprint(sys.argv[1:], flush=True)\n")
    connection = connector(f"stdio:{sys.executable} '{script}' 'two words' --flag=x", DATA)()
    assert connection.exchange([b"x"], PATIENCE) == [b"['two words', '--flag=x']"]
    connection.close()


@pytest.mark.parametrize(
    ("module", "text", "told"),
    [
        ("no_such_module_at_all", None, "ModuleNotFoundError"),
        ("ends_when_imported", "import sys\nsys.exit(3)\n", "SystemExit: 3"),
        (
            "has_no_factory",
            "x = 1\n",
            "the module has no 'engine'; wanted: a function engine() whose result has the verbs as methods",
        ),
        ("breaks_when_imported", "1 / 0\n", "ZeroDivisionError"),
        ("is_no_python", "def (\n", "SyntaxError"),
        ("factory_breaks", "def engine():\n    raise KeyError('rules')\n", "KeyError: 'rules'"),
    ],
)
def test_a_module_that_is_no_engine_is_not_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, text: str | None, told: str
) -> None:
    if text is not None:
        (tmp_path / f"{module}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(StartError) as found:
        connector(f"python:{module}", DATA, in_process=True)()
    assert str(found.value).startswith(f"engine 'python:{module}': {told}")


def test_a_python_engine_is_found_beside_the_folder_in_force(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "beside_me.py").write_text(
        "class E:\n"
        "    def view(self, state, seat):\n"
        "        return {'view': {'where': seat}}\n\n"
        "def engine():\n"
        "    return E()\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    connection = connector("python:beside_me", DATA)()
    (reply,) = connection.exchange([request(1, "view", {"state": {}, "seat": "Red"})], PATIENCE)
    assert json.loads(reply)["result"] == {"view": {"where": "Red"}}
    connection.close()


def test_what_a_python_engine_prints_is_no_reply(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    method = (
        "    def view(self, state, seat):\n"
        "        print('asked')\n"
        "        os.write(1, b'raw')\n"
        "        return {}\n"
    )
    text = f"import os\nprint('loaded')\nclass E:\n{method}\ndef engine():\n    return E()\n"
    (tmp_path / "talks.py").write_text(text)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    connection = connector("python:talks", DATA)()
    (reply,) = connection.exchange([request(1, "view", {"state": {}, "seat": "Red"})], PATIENCE)
    assert json.loads(reply)["result"] == {}
    connection.close()


def test_a_python_engine_ends_after_bye(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ENGINES))
    connection = connector("python:changes_what_it_is_given", DATA)()
    connection.exchange([request(1, "bye", {})], PATIENCE)
    assert connection.close(PATIENCE) == []


def test_two_connections_to_the_reference_share_nothing() -> None:
    one, two = connector("reference", DATA)(), connector("reference", DATA)()
    params = {"game": "market_day", "components": {}, "readings": {}}
    (refused,) = one.exchange([request(1, "configure", params)], PATIENCE)
    assert json.loads(refused)["result"]["accepted"] is False
    (reply,) = two.exchange([request(2, "view", {"state": {}, "seat": "Red"})], PATIENCE)
    assert "no game is configured" in reply.decode()
