"""Judges a tour: one walk through the game, whose settled steps are cases of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ruleproof.cases.case import Case, Transcript
from ruleproof.engines.replies import without_own_keys_in
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.judging.walk import Unsupported, Walk

if TYPE_CHECKING:
    from ruleproof.judging.judge import Judge


class TourWalk:
    """One walk through a tour, whose settled steps are judged as cases of their own."""

    def __init__(self, judge: Judge, transcript: Transcript) -> None:
        self.judge = judge
        self.transcript = transcript
        self.walk: Walk | None = None
        self.done = 0
        self.broken = ""
        self.lost = ""
        self.declined = ""

    def results(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the result of each case; they come in the order of play, and some may be missing."""
        for case in cases:
            judge = self.judge
            yield judge.guarded(case, lambda case=case: self._step(case))  # type: ignore[misc]

    def _step(self, case: Case) -> Result:
        judge = self.judge
        if self.transcript.fault:
            return judge.result(case, v.SUITE_ERROR, reason=self.transcript.fault)
        reason = judge.unsupported(case) or self.declined
        if reason:
            return judge.result(case, v.UNSUPPORTED, reason=reason)
        if not self.lost:
            try:
                self._lead_up(case)
            except EngineFailure as failure:
                self.broken = f"the game so far failed: {failure}"
                if not case.plays:
                    raise
        if self.lost or (self.broken and case.plays):
            return judge.result(
                case, v.UNTESTABLE, reason=self.lost or self.broken, cause="the game so far failed"
            )
        return self._own(case)

    def _lead_up(self, case: Case) -> None:
        """Bring the walk to the point before the case's own plays, by play, or by loading the position after
        a difference or failure.

        Raises:
            EngineFailure: the engine fails in this too; the next case tries again.
        """
        try:
            if self.walk is None:
                self._begin(case)
            assert self.walk is not None
            while self.done < len(case.lead_up) and not self._off_track:
                self.walk.play(case.lead_up[self.done], self.transcript.steps[self.done])
                self.done += 1
        except EngineFailure as failure:
            if not case.plays:
                raise
            self.broken = f"the game so far failed: {failure}"
        if case.plays and self._off_track:
            self._jump(case)

    @property
    def _off_track(self) -> bool:
        return bool(self.broken) or self.walk is None or self.walk.difference is not None

    def _begin(self, case: Case) -> None:
        judge = self.judge
        self.walk = Walk(
            judge.tools.under(case.components), judge.session, judge.offer.verbs, case.start.seats
        )
        try:
            judge.configure(case)
            self.walk.begin(case.start, self.transcript)
        except Unsupported as error:
            self.declined = f"the engine says {error}"
            raise
        except (EngineFailure, StartError) as error:
            self.broken = f"the game so far failed: {error}"
            raise

    def _jump(self, case: Case) -> None:
        """Go on from where the reference stands before the case's own plays: in the engine's own words if it
        stands there too.
        """
        walk = self.walk
        assert walk is not None
        said = self.broken or (walk.difference.message if walk.difference else "")
        index = len(case.lead_up)
        wanted = without_own_keys_in(
            self.transcript.steps[index - 1].state if index else self.transcript.state
        )
        own = [walk.state] if walk.stands_at(wanted) else []
        self.judge.configure(case)
        for state in [wanted, *own] if self.broken else [*own, wanted]:
            try:
                walk.resume(state)
            except Unsupported:
                continue
            self.done, self.broken = index, ""
            return
        self.lost = f"the game so far went wrong, and the engine cannot start from a position: {said}"

    def _own(self, case: Case) -> Result:
        walk, judge = self.walk, self.judge
        assert walk is not None
        start = walk.state
        try:
            for offset, play in enumerate(case.plays):
                index = len(case.lead_up) + offset
                walk.play(play, self.transcript.steps[index])
                self.done = index + 1
                if walk.difference is not None:
                    break
            judge.session.settle()
        except (EngineFailure, Unsupported) as error:
            self.broken = f"the game so far failed: {error}"
            raise
        if walk.difference is None:
            return judge.passed(case, walk)
        return judge.failed(case, walk, start)
