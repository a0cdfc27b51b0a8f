"""`ruleproof check`: checks the specification, schemas and features against each other, and reports all
errors at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ruleproof.cases.case import Case, Story, scenario_of
from ruleproof.cases.compiler import Compiler
from ruleproof.cases.positions import CompletionError, NamedPosition, complete
from ruleproof.cases.scenarios import compile_feature
from ruleproof.cases.suite import Suite
from ruleproof.cli.check_sentences import sentence_problems
from ruleproof.cli.check_shapes import shape_problems
from ruleproof.cli.check_tags import tag_problems
from ruleproof.cli.check_written import (
    duplicate_cases,
    stale_disputes,
    unknown_beginnings,
    unknown_titles,
    unread_files,
    written_problems,
)
from ruleproof.cli.component_values import suspects, unshown_values
from ruleproof.cli.unfinished import (
    disagreements,
    misplaced_clauses,
    strange_clauses,
    unusable_reference,
)
from ruleproof.engines.oracle import Oracle
from ruleproof.explaining.digests import changed_texts, differing_numbers
from ruleproof.explaining.example_plays import example_problems
from ruleproof.explaining.prose import Primer, Prose, missing_texts
from ruleproof.explaining.prose_loader import read_prose
from ruleproof.explaining.wordings import missing_wordings
from ruleproof.input import cache, jsontext
from ruleproof.input.folders import Data, GameFolders, bundled_root, games_in
from ruleproof.input.problems import DataError, Problem, gathered, shown_path
from ruleproof.reports.text import counted
from ruleproof.rules.loader import read_specification
from ruleproof.rules.model import Game
from ruleproof.rules.parts import has_only_rules, missing_parts
from ruleproof.rules.schemas import GAME_SCHEMAS, SchemaSet
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedFile, RecordedSuite, record_missing, refusals

_MOST_IDS = 20
"""Maximum number of ids of one kind that a warning lists."""


def check(games: Sequence[str], data_folders: Sequence[Path]) -> tuple[list[str], int]:
    """Return the lines to print, and the exit status.

    Without games and folders, the games of the current folder are checked or, if it has none, those of the
    kit. The status is 0 without errors, 2 if the data has errors or a game has more than rules but not all of
    its parts, and 3 if the reference disagrees with the data.
    """
    if not data_folders and not games and Path().resolve() != bundled_root():
        data_folders, games = ([Path()], own) if (own := games_in(Path())) else ((), ())
    data = Data.open(data_folders)
    lines: list[str] = []
    status = 0
    for game in games or list(data.games()):
        checked = check_game(data, data.game(game))
        only_rules = has_only_rules(data.game(game))
        lines += [str(problem) for problem in gathered([*checked.problems, *checked.warnings])]
        lines += _closing(game, checked, only_rules=only_rules)
        if checked.problems or (checked.missing and not only_rules):
            status = max(status, 3 if checked.disagrees else 2)
    return lines, status


class Checked(NamedTuple):
    """The result of checking a game.

    `disagrees` says that the reference contradicts the data. `missing` lists the parts that are not written
    yet.
    """

    problems: Sequence[Problem]
    warnings: Sequence[Problem] = ()
    summary: str = ""
    disagrees: bool = False
    missing: Sequence[str] = ()


def _closing(game: str, checked: Checked, *, only_rules: bool) -> Iterator[str]:
    warned = counted(len(checked.warnings), "warning") if checked.warnings else "no errors"
    if checked.problems:
        yield f"{game}: {counted(len(checked.problems), 'error')}"
    else:
        unfinished = checked.missing and not only_rules
        yield f"{game}: {checked.summary}: {warned}{' so far' if unfinished else ''}"
    if checked.missing and not only_rules:
        yield f"    still to be written: {'; then '.join(checked.missing)}"


def check_game(data: Data, folders: GameFolders) -> Checked:
    """Return a game's errors and missing parts. If nothing is missing, also return its warnings."""
    missing = missing_parts(folders)
    try:
        problems = [*_schema_problems(folders), *unread_files(folders)]
        problems += [] if problems else shape_problems(data, folders)
        read = read_specification(data, folders)
    except DataError as error:
        return Checked(error.problems, missing=missing)
    problems += read.problems
    if read.game is None:
        return Checked(problems, missing=missing)
    prose, in_prose = read_prose(data, folders, read)
    problems += in_prose
    stale, changed = changed_texts(folders, read.game, prose)
    changed += [*differing_numbers(folders, read.game, prose), *misplaced_clauses(read.game)]
    problems += stale
    if "clause" not in read.unread:
        problems += strange_clauses(read.game, folders)
    if not problems and not missing:
        checked = _check_whole(Suite.open(data, folders), prose)
        return checked._replace(warnings=[*changed, *checked.warnings])
    compiled = _Compiled([], []) if read.unread else _compiled(data, folders, read.game)
    problems += compiled.problems
    if compiled.compiler is not None and compiled.stories and not problems:
        common = SchemaSet(data.common_schemas())
        problems = written_problems(compiled.compiler, compiled.stories)
        problems += unknown_titles(common, compiled.stories, folders)
    cases = [case for story in compiled.stories for case in story.cases]
    warnings = [*changed, *([] if problems else _missing_wordings(folders, read.game, prose))]
    return Checked(list(dict.fromkeys(problems)), warnings, _summary(read.game, cases, ()), missing=missing)


def _check_whole(suite: Suite, prose: Prose) -> Checked:
    """Return the errors of a game that has all its parts and a valid specification."""
    recordings = RecordedSuite.adopted(suite)
    unusable = unusable_reference(suite, recordings.oracle)
    if unusable:
        return Checked(unusable)
    record_missing([recordings], lambda _: None)
    folders = suite.folders
    try:
        files = {path: recordings.file(path) for path in suite.files()}
    except DataError as error:
        return Checked(error.problems)
    shown = [story for path in folders.feature_files() for story in files[path].stories]
    problems = _faults_as_written(recordings, files.values(), shown, prose.primer)
    oracle = recordings.oracle
    differing = _refused_sets(suite, oracle) + _other_defaults(suite, oracle)
    if not problems and not differing:
        problems = _unplayable_positions(suite, oracle)
    recorded = [story for file in files.values() for story in file.stories]
    differing += disagreements(recorded, folders)
    if problems or differing:
        suspected = [] if problems else suspects(recorded, suite)
        return Checked(problems + differing, suspected, disagrees=not problems)
    problems = tag_problems(recordings, shown) + sentence_problems(suite, recorded)
    if problems:
        return Checked(problems)
    scenarios = [case for one in shown for case in one.story.cases]
    warnings = _missing_wordings(suite.folders, suite.game, prose)
    warnings += _missing_texts(suite, prose, scenarios) + unshown_values(shown, suite)
    tours = [files[path].cases for path in folders.tour_files()]
    return Checked((), warnings, _summary(suite.game, scenarios, tours))


def _faults_as_written(
    recordings: RecordedSuite,
    files: Collection[RecordedFile],
    shown: Sequence[RecordedStory],
    primer: Primer,
) -> list[Problem]:
    """Return those faults of scenarios and tours that do not depend on the reference's answers."""
    suite = recordings.suite
    cases = [case for file in files for case in file.cases]
    problems = [Problem(*problem) for file in files for problem in file.problems]
    if not problems:
        stories = [one.story for one in shown]
        problems = written_problems(suite.compiler, stories) + example_problems(recordings, primer)
        problems += unknown_titles(suite.common, stories, suite.folders)
        problems += stale_disputes(suite.common, cases, suite.folders)
        problems += unknown_beginnings(suite.common, suite.compiler, cases, suite.folders)
    return problems + duplicate_cases(cases, suite.folders)


class _Compiled(NamedTuple):
    """The scenarios of a game without recordings, and the problems that keep others from being compiled."""

    stories: Sequence[Story]
    problems: Sequence[Problem]
    compiler: Compiler | None = None


def _compiled(data: Data, folders: GameFolders, game: Game) -> _Compiled:
    """Compile the existing scenarios, as far as the parts that they need exist."""
    stories: list[Story] = []
    problems: list[Problem] = []
    if not game.component_sets or not set(GAME_SCHEMAS) <= set(SchemaSet(folders.schemas).names()):
        return _Compiled(stories, problems)
    try:
        compiler = Compiler.open(game, folders, game.components, SchemaSet(data.common_schemas()))
        for path in folders.feature_files():
            made, faults = compile_feature(compiler, path)
            stories += made
            problems += faults
    except DataError as error:
        return _Compiled((), error.problems)
    return _Compiled(stories, problems, compiler)


def _schema_problems(folders: GameFolders) -> list[Problem]:
    """Return the faults of the existing schemas.

    Raises:
        DataError: a schema cannot be read at all.
    """
    problems: list[Problem] = []
    schemas = SchemaSet(folders.schemas)
    whole = set(GAME_SCHEMAS) <= set(schemas.names())
    for name in schemas.names():
        schema, path = schemas.schema(name), folders.schemas / f"{name}.json"
        digest = jsontext.digest(schema)
        fault = cache.cached(f"fault of {path}", digest, str, partial(_fault_of_schema, schema))
        if fault:
            problems.append(Problem(shown_path(path), fault))
            continue
        try:
            if whole:  # otherwise the targets of its references may still be missing
                schemas.accepts(name)
        except DataError as error:
            problems += error.problems
    return problems


def _fault_of_schema(schema: dict[str, Any]) -> str:
    """Return where a schema is invalid and why, or ''."""
    import jsonschema

    try:
        jsonschema.Draft202012Validator.check_schema(schema)
    except jsonschema.SchemaError as fault:
        place = "/".join(map(str, fault.absolute_path)) or "the whole"
        return f"{place}: {fault.message}"
    return ""


def _missing_wordings(folders: GameFolders, game: Game, prose: Prose) -> list[Problem]:
    """Return a warning if the game has sentences for the rulebook, but not for every weighty ruling."""
    missing = missing_wordings(game, prose.wordings) if prose.wordings else []
    if not missing:
        return []
    where = shown_path(folders.spec / "wordings.yaml")
    message = f"warning: {counted(len(missing), 'ruling')} without a sentence that would settle the question"
    each = "wanted: a sentence for the adopted reading, and for each reading if the question is not settled"
    return [Problem(where, message, (_some(missing), each))]


def _missing_texts(suite: Suite, prose: Prose, scenarios: Sequence[Case]) -> list[Problem]:
    """Return a warning for each language with missing texts."""
    game, titles = suite.game, {scenario_of(case.id) for case in scenarios}
    totals = {"chapters": game.chapters, "clauses": game.clauses, "rulings": game.rulings, "titles": titles}
    warnings = []
    for path in suite.folders.text_files():
        missing = missing_texts(prose.texts[path.stem], game, titles)
        counts = ", ".join(f"{len(ids)} of {len(totals[kind])} {kind}" for kind, ids in missing.items())
        notes = tuple(f"{kind}: {_some(ids)}" for kind, ids in missing.items())
        if missing:
            message = f"warning: texts/{path.stem}: missing: {counts}"
            warnings.append(Problem(shown_path(path), message, notes))
    return warnings


def _some(ids: Sequence[str]) -> str:
    more = len(ids) - _MOST_IDS
    return ", ".join(ids[:_MOST_IDS]) + (f" and {more} more" if more > 0 else "")


def _refused_sets(suite: Suite, oracle: Oracle) -> list[Problem]:
    return [problem for made in suite.game.component_sets.values() for problem in refusals(oracle, made)]


def _other_defaults(suite: Suite, oracle: Oracle) -> list[Problem]:
    """Return a problem for each switchable ruling whose readings in the reference and in the data differ."""
    offered = oracle.session.hello().games[suite.game.id].readings
    problems = []
    for ruling in suite.game.rulings.values():
        declared = offered.get(ruling.id, ())
        if not ruling.switchable:
            continue
        if not declared:
            message = f"{ruling.id} is switchable, but the reference does not offer its readings"
        elif set(declared) != set(ruling.readings):
            message = (
                f"{ruling.id} has the readings {', '.join(ruling.readings)}, "
                f"but the reference plays {', '.join(declared)}"
            )
        elif declared[0] != ruling.adopted:
            message = (
                f"{ruling.id} adopts {ruling.adopted!r}, but the reference plays {declared[0]!r} by default"
            )
        else:
            continue
        problems.append(Problem(ruling.where, message))
    return problems


def _unplayable_positions(suite: Suite, oracle: Oracle) -> list[Problem]:
    """Return a problem for each named position from which the reference cannot continue."""
    return [_position_problem(*one) for one in contradictory_positions(suite, oracle, suite.game.adopted())]


def contradictory_positions(
    suite: Suite, oracle: Oracle, readings: Mapping[str, str]
) -> Iterator[tuple[NamedPosition, str]]:
    """Yield each named position from which the reference cannot continue under some readings, and the reason.

    Either the position's `pending` contradicts the table, or a seat that is to act has no legal action.
    """
    game = suite.game
    for position in suite.compiler.positions.values():
        made = game.component_sets.get(position.components, game.components)
        try:
            state = complete(position, (), game.laws, made.values)
        except CompletionError:
            continue
        oracle.configure(made.values, readings)
        questions = [("legal_actions", {"state": state, "seat": seat}) for seat in position.seats]
        questions += [("outcome", {"state": state})] if state["settled"] else []
        replies = [oracle.ask(*question) for question in questions]
        refused = next((reply.error for reply in replies if reply.error is not None), None)
        if refused is not None:
            yield position, refused.message
            continue
        answers = [jsontext.decode(reply.result) for reply in replies]
        legal = {seat: answer["actions"] for seat, answer in zip(position.seats, answers, strict=False)}
        over = state["settled"] and answers[-1]["outcome"]["over"]
        yield from ((position, contradiction) for contradiction in _contradictions(state, legal, over=over))


def _contradictions(state: Mapping[str, Any], legal: Mapping[str, Any], *, over: bool) -> Iterator[str]:
    """Yield each way in which a position and the legal actions disagree about who may act."""
    idle = [seat for seat in state["to_act"] if not legal[seat] and not over]
    busy = [seat for seat in legal if legal[seat] and seat not in state["to_act"] + state["may_act"]]
    if idle:
        be = "is" if len(idle) == 1 else "are"
        yield f"{', '.join(idle)} {be} to act but may do nothing, and the game is not over"
    if busy:
        yield f"{', '.join(busy)} may act, but neither to_act nor may_act says so"


def _position_problem(position: NamedPosition, contradiction: str) -> Problem:
    where = shown_path(position.path)
    if position.document is not None:
        where = position.document.where(("state", "pending"))
    return Problem(where, f"the position {position.name!r} contradicts itself: {contradiction}")


def _summary(game: Game, shown: Sequence[Case], tours: Sequence[Sequence[Case]]) -> str:
    scenarios = len({scenario_of(case.id) for case in shown})
    steps = sum(map(len, tours))
    unshowable = sum(not clause.shown for clause in game.clauses.values())
    switchable = sum(ruling.switchable for ruling in game.rulings.values())
    return (
        f"{counted(len(game.clauses), 'clause')} ({unshowable} that no engine can show), "
        f"{counted(len(game.rulings), 'ruling')} ({switchable} switchable), "
        f"{counted(scenarios, 'scenario')} ({counted(len(shown), 'case')}), "
        f"{counted(len(tours), 'tour')} ({counted(steps, 'case')})"
    )
