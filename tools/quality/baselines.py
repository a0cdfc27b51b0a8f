"""Engines that know no rules. Their scores show how much a score means.

`measured/baselines/<game>.json` is written by `python -m tools.quality baselines`.

Each declares only the verbs that help it most, so that other verbs do not lower its score.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ruleproof import PROTOCOL
from ruleproof.engines.answers import DEFERRED
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.wire import ILLEGAL_ACTION
from ruleproof.input import jsontext
from ruleproof.reports.model import score_of
from ruleproof.reports.rows import clause_rows
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Workers

Answer = Callable[[dict[str, Any]], dict[str, Any] | None]
BASELINES: dict[str, tuple[tuple[str, ...], Answer]] = {
    "answers nothing": (QUESTIONS, lambda _params: {}),
    "returns its input": (QUESTIONS, lambda params: params),
    "refuses everything": (("apply",), lambda _params: None),
    "accepts everything, unchanged": (("apply",), lambda params: {"state": params.get("state", {})}),
    "takes everything up for later": (
        ("apply",),
        lambda params: {"state": params.get("state", {}), DEFERRED: True},
    ),
    "lists nothing": (("legal_actions",), lambda _params: {"actions": []}),
}
"""For each name, the verbs that the baseline declares, and its answer to the params of a request; None is a
refusal.
"""


class Baseline:
    """An engine without rules, as an object in this process."""

    def __init__(self, name: str, games: list[str]) -> None:
        self._name = name
        self._games = games
        self._verbs, self._answer = BASELINES[name]

    def exchange(self, line: bytes) -> bytes:
        """Return the reply to one request."""
        message = jsontext.decode(line)
        method = message["method"]
        if method == "hello":
            games = {game: {"verbs": list(self._verbs)} for game in self._games}
            result: dict[str, Any] | None = {"protocol": PROTOCOL, "name": self._name, "games": games}
        elif method == "configure":
            result = {"accepted": True}
        elif method == "bye":
            result = {}
        else:
            result = self._answer(message["params"])
        reply = {"jsonrpc": "2.0", "id": message["id"]}
        if result is None:
            return jsontext.encode(
                {**reply, "error": {"code": ILLEGAL_ACTION, "message": "no", "data": {"reason": "no"}}}
            )
        return jsontext.encode({**reply, "result": result})


def record_baselines(recordings: RecordedSuite) -> dict[str, Any]:
    """Return the score of each engine without rules in a game."""
    stories = list(recordings.all())
    return {
        "game": recordings.suite.game.id,
        "date": datetime.date.today().isoformat(),
        "suite": recordings.suite.digest(),
        "scores": {baseline: measured(recordings, stories, baseline) for baseline in BASELINES},
    }


def measured(recordings: RecordedSuite, stories: Sequence[RecordedStory], baseline: str) -> str:
    """Return the score of one baseline."""
    game = recordings.suite.game

    def connect() -> InProcessConnection:
        return InProcessConnection(Baseline(baseline, [game.id]), timed=False)

    workers = Workers(recordings, GameOffer(BASELINES[baseline][0]), connect, 10.0)
    results = list(workers.run(stories))
    scenarios = {case.id for recorded in stories for case in recorded.story.cases if case.lines}
    return score_of(Counter(row.state for row in clause_rows(game, results, scenarios, ())))
