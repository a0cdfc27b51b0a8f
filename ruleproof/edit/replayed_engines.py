"""Three recorded engines for an export.

Each consists of its answers, message by message, and the report that it must get. A runner in another
language replays the answers in place of an engine and must give the same verdicts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruleproof.engines.dispatch import Dispatcher
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input import jsontext
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.expected import Recordings
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.runner import Runner

RECORDED = ("good", "one_fault", "hostile")
_MOST_CASES = 40


class _MessageLog:
    """Answers like an engine and records its questions and answers."""

    def __init__(self, answer: Callable[[bytes], bytes]) -> None:
        self._answer = answer
        self.messages: list[dict[str, str]] = []

    def exchange(self, line: bytes) -> bytes:
        reply = self._answer(line)
        self.messages.append({"request": line.decode(), "reply": reply.decode("utf-8", "replace")})
        return reply


def recorded_engine(recordings: Recordings, name: str) -> tuple[list[dict[str, str]], dict[str, Any]]:
    """Return the messages of a recorded engine for the first cases of the suite, and the verdicts
    it must get.
    """
    # Not the oracle: the replies are kept byte by byte, and the oracle's have further members.
    reference = Dispatcher(recordings.suite.data.load_reference().engine())
    answers: dict[str, Callable[[bytes], bytes]] = {
        "good": reference.reply,
        "one_fault": lambda line: _stale(reference, line),
        "hostile": lambda line: _hostile(reference, line),
    }
    recorder = _MessageLog(answers[name])
    connect = lambda: InProcessConnection(recorder, timed=False)  # noqa: E731
    runner = Runner(recordings, GameOffer(QUESTIONS), connect, 10.0)
    verdicts = {result.case: result.verdict for result in runner.run(first_stories(recordings))}
    return recorder.messages, {"engine": name, "verdicts": verdicts}


def first_stories(recordings: Recordings) -> list[RecordedStory]:
    """Return the scenarios for the recorded engines."""
    scenarios = [recorded for recorded in recordings.scenarios() if not recorded.story.readings]
    return sorted(scenarios, key=lambda recorded: recorded.story.components)[:_MOST_CASES]


def _stale(reference: Dispatcher, line: bytes) -> bytes:
    """Answer as the reference, but accept a refused action without effect."""
    request, reply = jsontext.decode(line), jsontext.decode(reference.reply(line))
    if request["method"] == "apply" and reply.get("error", {}).get("code") == 1:
        reply = {"jsonrpc": "2.0", "id": request["id"], "result": {"state": request["params"]["state"]}}
    return jsontext.encode(reply)


_HOSTILE = (
    b"this is no message",
    b'{"jsonrpc":"2.0","id":-1,"result":{}}',
    b'{"jsonrpc":"2.0","result":{}}',
    b'{"jsonrpc":"2.0","id":1,"result":{"state":NaN}}',
    b"[]",
)


def _hostile(reference: Dispatcher, line: bytes) -> bytes:
    """Answer hello and configure correctly, then each request with another kind of junk."""
    request = jsontext.decode(line)
    if request["method"] in ("hello", "configure", "bye"):
        return reference.reply(line)
    return _HOSTILE[request["id"] % len(_HOSTILE)]
