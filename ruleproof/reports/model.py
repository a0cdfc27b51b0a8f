"""The results of a run, as one value from which every report is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ruleproof.diagnosis.faults import Fault
from ruleproof.diagnosis.ranking import Suspect
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.running.fresh_outcome import FreshGames
from ruleproof.running.observed import Observed

SCORED = KEPT, BROKEN, SEEN, NOT_JUDGED = "kept", "broken", "seen", "not judged"
"""The states of clauses that count in the score."""
UNTRIED = "untried"
"""The state of a clause for which no applicable case was selected."""


class ClauseRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One clause and the results of its cases; `title` is '' in a report from an older kit.

    `cases` are the cases about the clause, and `counts` are their verdicts. `state` is:

    - *broken* if a scenario about it fails or a fault names it first;
    - *kept* if a scenario about it passes and none fails, or if an altered action was refused under it;
    - *seen* if it was only applied on tours, where nothing differed: no scenario asked for it; or if the
      engine did not answer any action that the suite wants refused under it;
    - *not judged* if the engine could not be asked about it or went wrong before, or if half of the scenarios
      about it check a part that the engine does not cover: `reason` says so;
    - *not shown* if no engine can show it;
    - *definition* if no scenario is about it because it only defines a word;
    - *untried* if none of its cases was run.
    """

    id: str
    number: str
    chapter: str
    text: str
    state: str
    counts: dict[str, int]
    cases: tuple[str, ...]
    title: str = ""
    reason: str = ""


class ChapterRow(msgspec.Struct, frozen=True):
    """One chapter: how many of its rules have each state, and the results of its cases.

    A case counts once in each chapter that it concerns.
    """

    id: str
    title: str
    counts: dict[str, int]
    rules: dict[str, int]

    @property
    def total(self) -> int:
        """Return how many rules count in the score."""
        return sum(self.rules.get(state, 0) for state in SCORED)


class Column(NamedTuple):
    """A column of numbers in the table of chapters, which the terminal and the HTML report show.

    `value` returns the number for a chapter. In the terminal, a `rare` column comes last, and only if it has
    a number above zero.
    """

    heading: str
    value: Callable[[ChapterRow], int]
    rare: bool = False


CHAPTER_COLUMNS = (
    Column("Kept", lambda chapter: chapter.rules.get(KEPT, 0)),
    Column("Broken", lambda chapter: chapter.rules.get(BROKEN, 0)),
    Column("Only seen", lambda chapter: chapter.rules.get(SEEN, 0), rare=True),
    Column("Not judged", lambda chapter: chapter.rules.get(NOT_JUDGED, 0)),
)


class SuggestedReading(msgspec.Struct, frozen=True):
    """A reading of a ruling that explains all cases of a fault, and the reading that was asked for."""

    ruling: str
    reading: str
    asked: str = ""


class FaultRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fault: what is wrong, and the cases that fail because of it.

    `suspects` are the clauses that may be broken, the most suspicious first, each with the number of its
    failing scenarios. There are none if the engine does not answer as the protocol requires. `example` is the
    case that shows the fault best, and `place` is the differing place in it; `name` combines the place with
    the kind of action. `following` counts the cases that could not be tested because the game had already
    gone wrong. `rests_on` are the rulings on which the example depends, the decisive ruling first. `suggests`
    is the reading that the engine seems to play instead of the reading in force, if there is one. `gap` is a
    scenario that would show the fault, if no scenario of the suite does. `passes_alone` says that the engine
    passes the example by itself; `after` is the case after which it fails, if a single one is known.
    `readings` are the readings in force for the example, of the rulings on which it depends, where they are
    not those of the run. `follows_from` is the clause of an earlier fault that alone may explain this one.
    """

    name: str
    verdicts: dict[str, int]
    cases: tuple[str, ...]
    example: str
    suspects: tuple[Suspect, ...] = ()
    place: str = ""
    following: int = 0
    rests_on: tuple[str, ...] = ()
    suggests: SuggestedReading | None = None
    gap: str = ""
    passes_alone: bool = False
    after: str = ""
    readings: dict[str, str] = {}
    follows_from: str = ""

    @property
    def clause(self) -> str:
        """Return the clause that is most likely broken, or '' if there is none."""
        return self.suspects[0].clause if self.suspects else ""


class RulingRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruling on which a failing example depends: its question, the reading in force, and all others.

    `says` are the sentences of the readings. `fixed` says that engines cannot declare another reading.
    """

    id: str
    question: str
    reading: str
    others: tuple[str, ...]
    says: dict[str, str] = {}
    fixed: bool = False


class Comparison(msgspec.Struct, frozen=True, omit_defaults=True):
    """Changes in the cases of a game since an earlier run.

    `new` cases are at fault and were not before. `mended` cases pass and were at fault before. `worse` cases
    are at fault in a worse way, or passed before and are no longer judged. `notes` list other differences
    between the runs.
    """

    earlier: str
    score: str
    new: tuple[str, ...] = ()
    mended: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class GameReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of one game.

    `total` is the number of all cases in this version of the suite, and `selected` the number of the selected
    cases. `score` is the share of rules kept, in per cent. `declared` are the readings that the engine lists
    in `hello`, by ruling. `fresh` is the result of the fresh games, and `observed` that of
    comparing observations, if the engine gives any.
    """

    id: str
    title: str
    suite: str
    components: dict[str, str]
    readings: dict[str, str]
    total: int
    selected: int
    counts: dict[str, int]
    score: str
    chapters: tuple[ChapterRow, ...]
    clauses: tuple[ClauseRow, ...]
    faults: tuple[FaultRow, ...]
    results: tuple[Result, ...]
    notes: tuple[str, ...] = ()
    rulings: tuple[RulingRow, ...] = ()
    since: Comparison | None = None
    suite_version: str = ""
    declared: dict[str, tuple[str, ...]] = {}
    fresh: FreshGames | None = None
    observed: Observed | None = None

    @property
    def judged(self) -> int:
        """Return how many cases were judged: all except unsupported cases, inapplicable cases, contested
        cases and suite errors.
        """
        return sum(self.counts.get(verdict, 0) for verdict in v.ALL if verdict.is_judged)

    @property
    def passing(self) -> int:
        """Return the number of cases that pass."""
        return sum(self.counts.get(verdict, 0) for verdict in v.ALL if verdict.passes)

    @property
    def known(self) -> int:
        """Return how many known failures fail."""
        return sum(result.known and result.verdict.is_fault for result in self.results)

    @property
    def rules(self) -> Counter[str]:
        """Return how many clauses have each state."""
        return Counter(row.state for row in self.clauses)

    @property
    def rows(self) -> dict[str, ClauseRow]:
        """Return the clauses by id."""
        return {row.id: row for row in self.clauses}


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """One run of `ruleproof verify`.

    Attributes:
        command: the command that started the run.
        site: the address of the pages about clauses and rulings, if the report links to them.
        again: the command that runs a case again, to which `--case ID` is appended.
        explore: the command that opens a case with the engine beside the reference, to which `--case ID` is
            appended.
        found: the command that shows a case again, for the cases that are not of the suite but were found by
            play or a census.
        engine_notes: what the engine noted in its replies that is no rule of the game (`x_notes`).
    """

    version: str
    engine: dict[str, str]
    command: str
    games: tuple[GameReport, ...]
    status: int
    seconds: int
    notes: tuple[str, ...] = ()
    unexpected_passes: tuple[str, ...] = ()
    interrupted: bool = False
    site: str = ""
    again: str = ""
    explore: str = ""
    found: dict[str, str] = {}
    engine_notes: tuple[str, ...] = ()

    @property
    def known(self) -> int:
        """Return how many known failures fail."""
        return sum(game.known for game in self.games)

    @property
    def conforms(self) -> bool:
        """Tell whether the engine conforms in everything that was tested."""
        return self.status == 0

    @property
    def counts(self) -> Counter[str]:
        """Return how many cases of all games have each verdict."""
        total: Counter[str] = Counter()
        for game in self.games:
            total.update(game.counts)
        return total

    @property
    def with_components(self) -> str:
        """Return words that name the component sets that were used instead of the games' own, or ''."""
        used = [game.components for game in self.games if "instead_of" in game.components]
        files = ", ".join(one["file"].rpartition("/")[2] for one in used)
        return f" with the components of {files}" if files else ""


def percent(passed: int, of: int) -> str:
    """Return a share in per cent with one decimal; `0.0` if `of` is 0. It never rounds up to 100.0."""
    if of == 0:
        return "0.0"
    tenths = passed * 1000 // of
    return f"{tenths // 10}.{tenths % 10}"


def score_of(rules: Mapping[str, int]) -> str:
    """Return the score: the share of rules kept among the rules that should be judged, in per cent."""
    return percent(rules.get(KEPT, 0), sum(rules.get(state, 0) for state in SCORED))


def fault_row(fault: Fault, results: Mapping[str, Result], **more: Any) -> FaultRow:
    """Return a fault in the form for reports; `results` are the results of its game, by case."""
    example = results[fault.example]
    shown = example.differences[0] if example.differences else None
    return FaultRow(
        name=example.cause or example.verdict,
        verdicts=dict(Counter(results[case].verdict for case in fault.cases)),
        cases=fault.cases,
        example=fault.example,
        suspects=fault.suspects,
        place=(shown.path or shown.what) if shown is not None else "",
        following=fault.following,
        follows_from=fault.follows_from,
        **more,
    )


COVERS = "the engine covers only part of this game: "
"""Begins the note that says what an engine covers."""
INTERRUPTED = 130
"""The exit status of an interrupted run."""


def exit_status(games: Sequence[GameReport], unexpected_passes: Sequence[str] = ()) -> int:
    """Return 0 if the engine conforms, 3 after an error of the suite, and 1 otherwise.

    Known failures do not count.
    """
    if any(game.counts.get(v.SUITE_ERROR) for game in games):
        return 3
    faults = any(result.verdict.is_fault and not result.known for game in games for result in game.results)
    passes = games and all(game.passing for game in games)
    differs = any(
        (game.fresh and game.fresh.result) or (game.observed and game.observed.leaks) for game in games
    )
    return 0 if passes and not (faults or unexpected_passes or differs) else 1
