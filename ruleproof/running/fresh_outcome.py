"""The result of the fresh games of a run, as reports show it."""

from __future__ import annotations

import msgspec

from ruleproof.judging.verdicts import Result


class FreshGames(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of the fresh games with an engine.

    `games` were played in whole or in part, with some `plays`; `not_done` says why none was. `result` is
    that of the first step in which the engine differs from the reference, if it does.
    """

    games: int = 0
    plays: int = 0
    seed: int = 0
    not_done: str = ""
    result: Result | None = None

    @property
    def was_refused(self) -> bool:
        """Tell whether the engine refused every fresh game: it may know the suite alone."""
        return bool(self.not_done and self.seed)

    @property
    def words(self) -> str:
        """Return their result as a sentence."""
        if self.not_done:
            return f"fresh games not played: {self.not_done}"
        if self.result is None:
            count = "1 fresh game" if self.games == 1 else f"{self.games} fresh games"
            return f"{count}: no difference (seed {self.seed})"
        told = [difference.message for difference in self.result.differences[:1]]
        why = told[0] if told else self.result.reason or self.result.verdict
        return f"{self.result.title} (seed {self.seed}) differs from the rules: {why}"
