"""The result of the fresh games of a run, for reports."""

from __future__ import annotations

import msgspec

from ruleproof.judging.verdicts import Result


class FreshGames(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of the fresh games with an engine.

    `games` is the number of games that were played to their end, and `plays` the number of their plays.
    `not_done` is the reason if there was none. `result` is the first step in which the engine differs from
    the reference, if it does. `alone` says that every question was in the suite or could be foreseen by the
    engine, so that the engine may know nothing but the suite. `altered` is the number of altered actions that
    the engine refused, `unrefused` the number of those that it answered otherwise, such as with *unsupported*
    or *deferred*, and `refused_under` are the clauses under which it rightly refused one.
    """

    games: int = 0
    plays: int = 0
    seed: int = 0
    not_done: str = ""
    result: Result | None = None
    alone: bool = False
    altered: int = 0
    unrefused: int = 0
    refused_under: tuple[str, ...] = ()

    @property
    def refuses_few(self) -> bool:
        """Tell whether the engine refused fewer altered actions than it answered otherwise."""
        return self.unrefused > self.altered

    @property
    def words(self) -> str:
        """Return the result as a sentence."""
        altered = f"; {self.altered} altered actions tried" if self.altered else ""
        if self.unrefused:
            tried = self.altered + self.unrefused
            altered = f"; {self.altered or 'none'} of {tried} altered actions refused"
        if self.not_done:
            return f"fresh games not played: {self.not_done}{altered}"
        if self.result is None:
            count = "1 fresh game" if self.games == 1 else f"{self.games} fresh games"
            return f"{count}{' repeated' if self.alone else ''}: no difference (seed {self.seed}){altered}"
        told = [difference.message for difference in self.result.differences[:1]]
        why = told[0] if told else self.result.reason or self.result.verdict
        return f"{self.result.title} (seed {self.seed}) differs from the rules: {why}"
