"""Makes the report of a run: finds the faults, and counts the rules that are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ruleproof import __version__
from ruleproof.diagnosis.applied import clauses_of_failures
from ruleproof.diagnosis.faults import Fault, clearest_of, find_faults
from ruleproof.diagnosis.readings import ReadingsPlayed
from ruleproof.diagnosis.slips import limit_of
from ruleproof.diagnosis.subjects import clauses_about
from ruleproof.judging import verdicts as v
from ruleproof.reports.model import (
    COVERS,
    INTERRUPTED,
    FaultRow,
    GameReport,
    Report,
    RulingRow,
    SuggestedReading,
    exit_status,
    fault_row,
)
from ruleproof.reports.rows import game_report
from ruleproof.rules.model import Game
from ruleproof.running.plan import Plan
from ruleproof.running.run import GameRun, Run


def report_of(run: Run, progress: Callable[[str], None] = lambda _text: None) -> Report:
    """Return the report of a run. `progress` is called with a description of each search."""
    interrupted = run.interrupted
    games = []
    for game in run.games:
        try:
            games.append(_game_report(game, progress, diagnosed=not interrupted))
        except KeyboardInterrupt:
            interrupted = True
            games.append(_game_report(game, progress, diagnosed=False))
    greeting, options = run.greeting, run.options
    found = {
        game.altered: f"{options.case_command} --game {game.plan.suite.game.id} --seed {game.fresh.seed}"
        for game in run.games
        if game.altered and game.fresh is not None
    }
    engine = {
        "connection": options.engine,
        "name": greeting.name,
        "version": greeting.version,
        "homepage": greeting.homepage,
    }
    passes = tuple(run.unexpected_passes)
    return Report(
        __version__,
        engine,
        options.command,
        tuple(games),
        INTERRUPTED if interrupted else exit_status(games, passes),
        run.seconds,
        tuple(run.notes),
        passes,
        interrupted,
        site=options.site,
        again=options.case_command,
        explore=options.explore_command,
        found=found,
        engine_notes=run.engine_notes,
    )


def _game_report(run: GameRun, progress: Callable[[str], None], *, diagnosed: bool) -> GameReport:
    """Return the report of one game; other readings are tried only if the game is to be `diagnosed`."""
    plan, suite = run.plan, run.plan.suite
    printed = suite.game.components
    faults = list(_faults(run, progress, diagnosed=diagnosed))
    return game_report(
        suite.game,
        run.results,
        faults,
        plan.scenarios,
        plan.forbidden,
        plan.untold,
        suite=plan.digest,
        components={
            "name": suite.components.name,
            "digest": suite.components.digest,
            "file": suite.components.where,
            **({"instead_of": printed.name} if printed.digest != suite.components.digest else {}),
        },
        readings=dict(plan.recordings.readings),
        total=plan.total,
        notes=tuple(_notes(run)),
        rulings=_rulings(plan, faults),
        declared=plan.offer.readings,
        fresh=run.fresh,
        observed=run.observed,
    )


def _faults(run: GameRun, progress: Callable[[str], None], *, diagnosed: bool) -> Iterator[FaultRow]:
    """Yield the faults of a game, beginning with those that are only a different reading."""
    results = {result.case: result for result in run.results}
    readings = ReadingsPlayed(run, progress)
    aside: set[str] = set()
    for played in readings.find() if diagnosed else ():
        one = played.reading
        fault = clearest_of(played.cases, run.results, run.plan.tours)
        yield fault_row(fault, results, suggests=SuggestedReading(one.ruling, one.plays, one.asked))
        aside.update(played.cases)
    kept = run.kept
    if kept is not None:
        of_state = [
            one.case
            for one in run.results
            if one.verdict.is_fault and one.cause in kept.causes and one.case not in aside
        ]
        fault = Fault((), (kept.case, *(case for case in of_state if case != kept.case)), kept.case)
        yield fault_row(fault, results, passes_alone=True, after=kept.after)
        aside.update(of_state)
    left = [result for result in run.results if result.case not in aside]
    choices = {
        case.id: {*case.choices, *case.choices_in_play, *case.choices_in_answers}
        for one in run.plan.stories
        for case in one.story.cases
    }
    own_readings = {case.id: one.story.readings for one in run.plan.stories for case in one.story.cases}
    kinds = run.plan.suite.game.kinds
    for fault in find_faults(
        left, run.plan.tours, clauses_of_failures(run), run.gaps, kinds, clauses_about(run)
    ):
        example = results[fault.example]
        cut_off = not fault.suspects and bool(limit_of(example))
        rests_on = readings.rests_on(example) if diagnosed and not cut_off else ()
        rests_on = rests_on or tuple(fixed_rulings(run.plan.suite.game, fault, example, choices))
        of_story = own_readings[fault.example]
        yield fault_row(
            fault,
            results,
            gap="" if cut_off else run.gaps.get(fault.example, ""),
            rests_on=rests_on,
            readings={ruling: of_story[ruling] for ruling in rests_on if ruling in of_story},
        )


def fixed_rulings(
    game: Game, fault: Fault, example: v.Result, choices: Mapping[str, set[str]]
) -> Iterator[str]:
    """Yield a ruling about the broken clause of which engines cannot declare another reading, although the
    rulebook leaves it open, if it matters in the example.

    `choices` are the editor's choices that matter in each case, as the suite or the reference says.
    """
    broken = {one.clause for one in fault.suspects[:1]} & {*example.clauses}
    for ruling in game.rulings.values():
        open_one = ruling.authority == "editor" and not ruling.switchable and len(ruling.readings) > 1
        if open_one and ruling.id in choices.get(example.case, ()) and broken & {*ruling.clauses}:
            yield ruling.id
            return


def _rulings(plan: Plan, faults: Sequence[FaultRow]) -> tuple[RulingRow, ...]:
    """Return the rulings on which examples of faults depend, and the rulings with a suggested reading."""
    adopted = plan.suite.game.adopted()
    named = {ruling for fault in faults for ruling in fault.rests_on}
    named |= {fault.suggests.ruling for fault in faults if fault.suggests is not None}
    rows = []
    for ruling in plan.suite.game.rulings.values():
        if ruling.id in named:
            in_force = plan.recordings.readings.get(ruling.id, ruling.adopted)
            others = tuple(reading for reading in ruling.readings if reading != in_force)
            fixed = ruling.id not in adopted
            rows.append(RulingRow(ruling.id, ruling.question, in_force, others, ruling.readings, fixed))
    return tuple(rows)


def _notes(run: GameRun) -> Iterator[str]:
    plan, suite = run.plan, run.plan.suite
    yield from plan.notes
    if suite.components.digest != suite.game.components.digest:
        yield f"judged with the component set {suite.components.where}, which is not the game's own"
    if other_set := plan.offer.other_than(suite.components):
        yield other_set
    if (part := plan.offer.covers.words(suite.validator.names)) != "everything":
        yield f"{COVERS}{part}"
    if run.interrupted:
        yield f"interrupted: {len(run.results)} of {len(plan.selected)} cases were judged"
