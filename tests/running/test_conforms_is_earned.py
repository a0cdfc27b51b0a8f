"""Engines that want the verdict without the work do not get it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toybox import GAME, TOY, engine_script, ruleproof

HELLO = (
    "class Engine(Engine):",
    "    def hello(self, protocol):",
    "        answer = super().hello(protocol)",
    "        game = answer['games']['market_day']",
)
QUESTIONS = "('new_game', 'legal_actions', 'apply', 'view', 'outcome')"
HOSTILE: dict[str, tuple[tuple[str, ...], int, str]] = {
    "offers no verb": (("class Engine(Engine):", "    verbs = ()"), 1, "does not conform"),
    "offers no game": ((*HELLO, "        return {**answer, 'games': {}}"), 2, "does not offer it in hello"),
    "covers nothing": (
        (
            *HELLO,
            "        game['covers'] = {'actions': [], 'table': [], 'outcome': [], 'view': []}",
            "        return answer",
        ),
        1,
        "does not conform",
    ),
    "has components that nobody knows": (
        (*HELLO, "        return {**answer, 'games': {'market_day': {**game, 'components': 'mine'}}}"),
        2,
        "is not a component set of this game",
    ),
    "defers every action": (
        (
            "def write(request, reply):",
            "    if request.get('method') == 'apply' and 'result' in reply:",
            "        reply['result']['deferred'] = True",
            "    send_reply(request, reply)",
        ),
        0,
        "conforms to the suite alone (no fresh games) in what it supports: 34 of 82 cases judged",
    ),
    "finds every position unsupported": (
        (
            "def write(request, reply):",
            f"    if request.get('method') in {QUESTIONS}:",
            "        reply = {'jsonrpc': '2.0', 'id': request['id'], 'error': {'code': 3, 'message': 'no'}}",
            "    send_reply(request, reply)",
        ),
        1,
        "does not conform",
    ),
    "refuses its configuration": (
        (
            "class Engine(Engine):",
            "    def configure(self, game, components, readings):",
            "        return {'accepted': False, 'reasons': ['not today']}",
        ),
        1,
        "does not conform",
    ),
    "leaves in the middle, as if all were done": (
        (
            "asked = [0]",
            "def write(request, reply):",
            "    asked[0] += 1",
            "    if asked[0] > 150: os._exit(0)",
            "    send_reply(request, reply)",
        ),
        1,
        "does not conform",
    ),
    "answers with what it answered before": (
        (
            "last = {}",
            "def write(request, reply):",
            "    verb = request.get('method')",
            "    if 'result' in reply and verb in ('view', 'outcome'):",
            "        reply = {**reply, 'result': last.setdefault(verb, reply['result'])}",
            "    send_reply(request, reply)",
        ),
        1,
        "does not conform",
    ),
    "logs a line a little after every reply": (
        (
            "def write(request, reply):",
            "    send_reply(request, reply)",
            "    time.sleep(0.002)",
            "    print('DEBUG answered', flush=True)",
        ),
        4,
        "standard output must carry replies only, but the engine wrote 'DEBUG answered'",
    ),
    "writes a report of its own": (
        (
            "import pathlib",
            "for place in (pathlib.Path('report'), pathlib.Path('ruleproof-report')):",
            "    place.mkdir(exist_ok=True)",
            '    (place / "report.json").write_text(\'{"status": 0}\')',
            "class Engine(Engine):",
            "    verbs = ()",
        ),
        1,
        "does not conform",
    ),
}


@pytest.mark.parametrize("engine", HOSTILE)
def test_an_engine_that_does_not_play_does_not_plainly_conform(tmp_path: Path, engine: str) -> None:
    body, status, said = HOSTILE[engine]
    words = ("verify", "--engine", engine_script(tmp_path, *body), "--data", TOY, "--game", GAME)
    done = ruleproof(*words, "--report", tmp_path / "report", "--timeout", "20", cwd=tmp_path)
    printed = " ".join((done.stdout + done.stderr).split())
    assert said in printed
    assert done.returncode == status, printed
    assert "Market conforms (exit status 0)" not in printed


def test_a_name_cannot_clear_the_screen(tmp_path: Path) -> None:
    body = (*HELLO, "        return {**answer, 'name': 'X\\x1b[2J\\n'}")
    words = ("verify", "--engine", engine_script(tmp_path, *body), "--data", TOY, "--game", GAME)
    done = ruleproof(*words, "--report", tmp_path / "report", cwd=tmp_path)
    assert "\x1b[2J" not in done.stdout + done.stderr
