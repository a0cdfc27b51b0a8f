"""`ruleproof check`: specification, schemas and features held against each other; all errors at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import reference
from ruleproof.engines.session import Session
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.language.sentences import KINDS
from ruleproof.rules.model import Game
from ruleproof.rules.schemas import GAME_SCHEMAS, SchemaSet
from ruleproof.running.recording_processes import record_missing
from ruleproof.running.recordings import Recordings, refusals


def check(games: Sequence[str], data_folders: Sequence[Path]) -> tuple[list[str], int]:
    """Return what to print, and the exit status.

    The status is 0 where all is well, 2 for errors of the data, 3 where the reference disagrees.
    """
    data = Data.of(data_folders)
    lines: list[str] = []
    status = 0
    for game in games or list(data.games()):
        folders = data.game(game)
        problems, summary, disagreement = check_game(data, folders)
        lines += [str(problem) for problem in problems]
        lines.append(
            f"{game}: {summary}"
            if not problems
            else f"{game}: {len(problems)} error{'s' if len(problems) > 1 else ''}"
        )
        status = max(status, (3 if disagreement else 2) if problems else 0)
    return lines, status


def check_game(data: Data, folders: GameFolders) -> tuple[list[Problem], str, bool]:
    """Return the problems of one game, a summary, and whether the reference disagrees with the data."""
    problems = _schema_problems(folders)
    if problems:
        return problems, "", False
    try:
        suite = Suite.open(data, folders)
    except DataError as error:
        return list(error.problems), "", False
    recordings = Recordings.adopted(suite)
    record_missing([recordings], lambda _: None)
    try:
        files = {path: recordings.file(path) for path in suite.files()}
    except DataError as error:
        return list(error.problems), "", False
    problems = [
        Problem(where, message, notes) for file in files.values() for where, message, notes in file.problems
    ]
    scenarios = [case for path in folders.feature_files() for case in files[path].cases]
    tours = [files[path].cases for path in folders.tour_files()]
    cases = [case for file in files.values() for case in file.cases]
    if not problems:
        problems = (
            _unshown(suite.game, scenarios)
            + _unparted(suite.game, scenarios)
            + _stale_disputes(suite.game, cases, folders)
            + _repeated_scenarios(
                [one.story for path in folders.feature_files() for one in files[path].stories], folders
            )
            + _unused_sentences(suite, scenarios)
        )
    problems += _duplicate_cases(cases, folders)
    disagreements = _refused_sets(suite) + _other_defaults(suite)
    disagreements += [
        Problem("", recorded.fault) for file in files.values() for recorded in file.stories if recorded.fault
    ]
    return (
        problems + disagreements,
        _summary(suite.game, scenarios, tours),
        bool(disagreements) and not problems,
    )


def _schema_problems(folders: GameFolders) -> list[Problem]:
    import jsonschema

    problems = []
    try:
        schemas = SchemaSet(folders.schemas)
    except DataError as error:
        return list(error.problems)
    for name in GAME_SCHEMAS:
        if name not in schemas.names():
            problems.append(Problem(shown_path(folders.schemas), f"the schema {name}.json is missing"))
    for name in schemas.names():
        try:
            jsonschema.Draft202012Validator.check_schema(schemas.schema(name))
            schemas.accepts(name)
        except jsonschema.SchemaError as fault:
            place = "/".join(map(str, fault.absolute_path)) or "the whole"
            problems.append(
                Problem(shown_path(folders.schemas / f"{name}.json"), f"{place}: {fault.message}")
            )
        except DataError as error:
            problems += error.problems
    return problems


def _unshown(game: Game, scenarios: Sequence[Case]) -> list[Problem]:
    shown = {clause for case in scenarios for clause in case.clauses}
    return [
        Problem(
            clause.where,
            f"no scenario shows the clause {clause.id!r} ({clause.kind})",
            ("wanted: a Rule tagged @clause:… with it, or shown: no and a reason",),
        )
        for clause in game.clauses.values()
        if clause.needs_scenario and clause.id not in shown
    ]


def _unparted(game: Game, scenarios: Sequence[Case]) -> list[Problem]:
    problems = []
    tagged = {pair for case in scenarios for pair in case.readings.items()}
    for ruling in game.rulings.values():
        missing = [reading for reading in ruling.readings if (ruling.id, reading) not in tagged]
        if ruling.switchable and missing:
            problems.append(
                Problem(
                    ruling.where,
                    f"{ruling.id} is switchable, and no scenario shows the reading {', '.join(missing)}",
                )
            )
    return problems


def _stale_disputes(game: Game, cases: Sequence[Case], folders: GameFolders) -> list[Problem]:
    known = {*game.clauses, *game.rulings, *(case.id for case in cases)}
    where = shown_path(folders.spec / "contested.yaml")
    return [
        Problem(where, f"no clause, ruling or case has the id {identity!r}")
        for identity in game.contested
        if identity not in known
    ]


def _duplicate_cases(cases: Sequence[Case], folders: GameFolders) -> list[Problem]:
    first: dict[str, Case] = {}
    return [
        Problem(
            _place(case, folders),
            f"the case {case.id!r} stands twice",
            (f"the other one: {_place(first[case.id], folders)}",),
        )
        for case in cases
        if first.setdefault(case.id, case) is not case
    ]


def _repeated_scenarios(stories: Sequence[Story], folders: GameFolders) -> list[Problem]:
    """Return a problem for each scenario or row that asks what an earlier one asks, under the same tags."""
    first: dict[bytes, Case] = {}
    problems = []
    for story in stories:
        case = story.cases[0]
        other = first.setdefault(_asked(story), case)
        if other is not case:
            message = f"the scenario {case.title!r} has the steps and tags of another one"
            note = f"the other one: {other.title!r} ({_place(other, folders)})"
            problems.append(Problem(_place(case, folders), message, (note,)))
    return problems


def _asked(story: Story) -> bytes:
    """Return as JSON text what the steps of a scenario ask, and its tags.

    Where the scenario stands and what it is called is left out.
    """
    case = story.cases[0]
    steps = [
        [msgspec.structs.replace(operation, line=0) for operation in part]
        for part in (story.plays, case.expectations)
    ]
    asked = (story.start, case.begins, steps, sorted(case.clauses), story.readings, story.components)
    return msgspec.json.encode(asked, order="deterministic")


def _place(case: Case, folders: GameFolders) -> str:
    return f"{shown_path(folders.root / case.file)}:{case.line}"


def _unused_sentences(suite: Suite, scenarios: Sequence[Case]) -> list[Problem]:
    used = {step for case in scenarios for step in _steps(case)}
    return [
        Problem(sentence.where, f"no scenario uses the sentence {f'{sentence.kind} {sentence.text}'!r}")
        for sentence in suite.compiler.vocabulary.sentences
        if sentence.is_of_game
        and not any(kind == sentence.kind and sentence.regex.fullmatch(text) for kind, text in used)
    ]


def _steps(case: Case) -> Iterator[tuple[str, str]]:
    """Yield the kind and the text of each step."""
    kind = ""
    for line in case.lines:
        kind = line.keyword if line.keyword in KINDS else kind
        yield kind, line.text


def _refused_sets(suite: Suite) -> list[Problem]:
    return [problem for made in suite.game.component_sets.values() for problem in refusals(suite, made)]


def _other_defaults(suite: Suite) -> list[Problem]:
    """Return a problem for each switchable ruling that the reference does not read as the rulings say."""
    session = Session(lambda: reference(suite.data), 60.0, suite.common)
    offered = session.hello().games[suite.game.id].readings
    problems = []
    for ruling in suite.game.rulings.values():
        declared = offered.get(ruling.id, ())
        if not ruling.switchable:
            continue
        if not declared:
            message = f"{ruling.id} is switchable, and the reference does not offer its readings"
        elif set(declared) != set(ruling.readings):
            message = (
                f"{ruling.id} has the readings {', '.join(ruling.readings)}, "
                f"and the reference plays {', '.join(declared)}"
            )
        elif declared[0] != ruling.adopted:
            message = (
                f"{ruling.id} adopts {ruling.adopted!r}, and the reference plays {declared[0]!r} by default"
            )
        else:
            continue
        problems.append(Problem(ruling.where, message))
    return problems


def _summary(game: Game, shown: Sequence[Case], tours: Sequence[Sequence[Case]]) -> str:
    scenarios = len({_scenario_of(case.id) for case in shown})
    steps = sum(map(len, tours))
    unshowable = sum(not clause.shown for clause in game.clauses.values())
    switchable = sum(ruling.switchable for ruling in game.rulings.values())
    return (
        f"{_counted(len(game.clauses), 'clause')} ({unshowable} that no engine can show), "
        f"{_counted(len(game.rulings), 'ruling')} ({switchable} switchable), "
        f"{_counted(scenarios, 'scenario')} ({_counted(len(shown), 'case')}), "
        f"{_counted(len(tours), 'tour')} ({_counted(steps, 'case')}): all well"
    )


def _scenario_of(case: str) -> str:
    """Return the id of a case without the row of an outline."""
    return "/".join(case.split("/")[:3])


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' if number != 1 else ''}"
