"""`ruleproof check`: specification, schemas and features held against each other; all errors at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ruleproof.cases.case import Case, Story
from ruleproof.cases.positions import CompletionError, NamedPosition, complete
from ruleproof.cases.suite import Suite
from ruleproof.engines.oracle import Oracle
from ruleproof.input import cache, jsontext
from ruleproof.input.documents import load_yaml
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.problems import DataError, Problem, nearest_note, shown_path
from ruleproof.language.sentences import KINDS
from ruleproof.rules.model import Game
from ruleproof.rules.schemas import GAME_SCHEMAS, SchemaSet
from ruleproof.rules.texts import missing_texts, unknown_ids
from ruleproof.running.doubts import recorded_doubts, scenario_of
from ruleproof.running.expected import Recordings, refusals
from ruleproof.running.expected_in_processes import record_missing


def check(games: Sequence[str], data_folders: Sequence[Path]) -> tuple[list[str], int]:
    """Return what to print, and the exit status.

    The status is 0 where all is well or no more than doubtful, 2 for errors of the data, 3 where the
    reference disagrees.
    """
    data = Data.of(data_folders)
    lines: list[str] = []
    status = 0
    for game in games or list(data.games()):
        folders = data.game(game)
        checked = check_game(data, folders)
        lines += [str(problem) for problem in [*checked.problems, *checked.warnings]]
        warned = _counted(len(checked.warnings), "warning") if checked.warnings else "all well"
        lines.append(
            f"{game}: {_counted(len(checked.problems), 'error')}"
            if checked.problems
            else f"{game}: {checked.summary}: {warned}"
        )
        status = max(status, (3 if checked.disagrees else 2) if checked.problems else 0)
    return lines, status


class Checked(NamedTuple):
    """What came of checking a game; `disagrees` tells that it is the reference that contradicts the data."""

    problems: list[Problem]
    warnings: Sequence[Problem] = ()
    summary: str = ""
    disagrees: bool = False


def check_game(data: Data, folders: GameFolders) -> Checked:
    """Return what is wrong with a game and, where nothing is, what is doubtful."""
    problems = _schema_problems(folders)
    if problems:
        return Checked(problems)
    try:
        suite = Suite.open(data, folders)
    except DataError as error:
        return Checked(list(error.problems))
    recordings = Recordings.adopted(suite)
    record_missing([recordings], lambda _: None)
    try:
        files = {path: recordings.file(path) for path in suite.files()}
    except DataError as error:
        return Checked(list(error.problems))
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
            + _unknown_titles(suite, scenarios)
            + _unknown_examples(suite, scenarios)
        )
    problems += _duplicate_cases(cases, folders)
    oracle = recordings.oracle
    disagreements = _refused_sets(suite, oracle) + _other_defaults(suite, oracle)
    if not problems and not disagreements:
        problems = _unplayable_positions(suite, oracle)
    disagreements += [
        Problem("", recorded.fault) for file in files.values() for recorded in file.stories if recorded.fault
    ]
    if problems or disagreements:
        return Checked(problems + disagreements, disagrees=not problems)
    warnings, problems = _doubts(suite, recordings)
    warnings += _missing_texts(suite, scenarios)
    return Checked(problems, warnings, _summary(suite.game, scenarios, tours))


def _schema_problems(folders: GameFolders) -> list[Problem]:
    problems = []
    try:
        schemas = SchemaSet(folders.schemas)
    except DataError as error:
        return list(error.problems)
    for name in GAME_SCHEMAS:
        if name not in schemas.names():
            problems.append(Problem(shown_path(folders.schemas), f"the schema {name}.json is missing"))
    for name in schemas.names():
        schema, path = schemas.schema(name), folders.schemas / f"{name}.json"
        digest = jsontext.digest(schema)
        fault = cache.cached(f"fault of {path}", digest, str, partial(_fault_of_schema, schema))
        if fault:
            problems.append(Problem(shown_path(path), fault))
            continue
        try:
            schemas.accepts(name)
        except DataError as error:
            problems += error.problems
    return problems


def _fault_of_schema(schema: dict[str, Any]) -> str:
    """Return where and why a schema is none, or ''."""
    import jsonschema

    try:
        jsonschema.Draft202012Validator.check_schema(schema)
    except jsonschema.SchemaError as fault:
        place = "/".join(map(str, fault.absolute_path)) or "the whole"
        return f"{place}: {fault.message}"
    return ""


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
        other = first.setdefault(story.asked(), case)
        if other is not case:
            message = f"the scenario {case.title!r} has the steps and tags of another one"
            note = f"the other one: {other.title!r} ({_place(other, folders)})"
            problems.append(Problem(_place(case, folders), message, (note,)))
    return problems


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


def _unknown_titles(suite: Suite, scenarios: Sequence[Case]) -> list[Problem]:
    """Return a problem for each title in a further language that is that of no scenario."""
    known = {scenario_of(case.id) for case in scenarios}
    faulty = [
        path for path in suite.folders.text_files() if suite.game.texts[path.stem].titles.keys() - known
    ]
    return [
        problem
        for path in faulty
        for problem in unknown_ids(load_yaml(path), ("titles",), known, "no scenario has")
    ]


def _unknown_examples(suite: Suite, scenarios: Sequence[Case]) -> list[Problem]:
    """Return a problem for each example of the primer that is no scenario."""
    known = {scenario_of(case.id) for case in scenarios}
    unknown = [index for index, name in enumerate(suite.game.primer.examples) if name not in known]
    document = load_yaml(suite.folders.spec / "primer.yaml") if unknown else None
    return [
        Problem(
            document.where(("examples", index)),
            f"no scenario has the id {suite.game.primer.examples[index]!r}",
            nearest_note(suite.game.primer.examples[index], known),
        )
        for index in unknown
        if document is not None
    ]


def _missing_texts(suite: Suite, scenarios: Sequence[Case]) -> list[Problem]:
    """Return a warning for each language in which something is not said."""
    titles = {scenario_of(case.id) for case in scenarios}
    return [
        Problem(shown_path(path), f"warning: texts/{path.stem}: {missing}")
        for path in suite.folders.text_files()
        if (missing := missing_texts(suite.game.texts[path.stem], suite.game, titles))
    ]


def _refused_sets(suite: Suite, oracle: Oracle) -> list[Problem]:
    return [problem for made in suite.game.component_sets.values() for problem in refusals(oracle, made)]


def _other_defaults(suite: Suite, oracle: Oracle) -> list[Problem]:
    """Return a problem for each switchable ruling that the reference does not read as the rulings say."""
    offered = oracle.session.hello().games[suite.game.id].readings
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


def _unplayable_positions(suite: Suite, oracle: Oracle) -> list[Problem]:
    """Return a problem for each named position that the reference cannot play on.

    One of which `pending` contradicts the table is such a position. So is one in which somebody is to act and
    can do nothing.
    """
    game, problems = suite.game, []
    for position in suite.compiler.positions.values():
        made = game.component_sets.get(position.components, game.components)
        try:
            state = complete(position, (), game.laws, made.values)
        except CompletionError:
            continue
        oracle.configure(made.values, game.adopted())
        questions = [("legal_actions", {"state": state, "seat": seat}) for seat in position.seats]
        questions += [("outcome", {"state": state})] if state["settled"] else []
        replies = [oracle.ask(*question) for question in questions]
        refused = next((reply.error for reply in replies if reply.error is not None), None)
        if refused is not None:
            problems.append(_position_problem(position, refused.message))
            continue
        answers = [jsontext.decode(reply.result) for reply in replies]
        legal = {seat: answer["actions"] for seat, answer in zip(position.seats, answers, strict=False)}
        over = state["settled"] and answers[-1]["outcome"]["over"]
        idle = [seat for seat in state["to_act"] if not legal[seat] and not over]
        busy = [seat for seat in legal if legal[seat] and seat not in state["to_act"] + state["may_act"]]
        if idle:
            contradiction = f"{', '.join(idle)} is to act and may do nothing, and the game is not over"
            problems.append(_position_problem(position, contradiction))
        if busy:
            contradiction = f"{', '.join(busy)} may act, and neither to_act nor may_act says so"
            problems.append(_position_problem(position, contradiction))
    return problems


def _position_problem(position: NamedPosition, contradiction: str) -> Problem:
    where = shown_path(position.path)
    if position.document is not None:
        where = position.document.where(("state", "pending"))
    return Problem(where, f"the position {position.name!r} contradicts itself: {contradiction}")


def _doubts(suite: Suite, recordings: Recordings) -> tuple[list[Problem], list[Problem]]:
    """Return a warning for each doubtful scenario, and a problem for each answer to a doubt there is not."""
    doubts = {(doubt.clause, doubt.scenario): doubt for doubt in recorded_doubts(suite, recordings)}
    stale = []
    for answered in suite.game.doubts:
        for scenario in answered.scenarios:
            if doubts.pop((answered.clause, scenario), None) is None:
                message = f"nobody doubts that {scenario} shows {answered.clause}"
                stale.append(Problem(answered.where, message, ("wanted: the line taken out",)))
    warnings = [
        Problem(
            f"{shown_path(suite.folders.root / doubt.file)}:{doubt.line}",
            f"warning: {doubt.title!r} may not show {doubt.clause}: {doubt.why}",
        )
        for doubt in doubts.values()
    ]
    return warnings, stale


def _summary(game: Game, shown: Sequence[Case], tours: Sequence[Sequence[Case]]) -> str:
    scenarios = len({scenario_of(case.id) for case in shown})
    steps = sum(map(len, tours))
    unshowable = sum(not clause.shown for clause in game.clauses.values())
    switchable = sum(ruling.switchable for ruling in game.rulings.values())
    return (
        f"{_counted(len(game.clauses), 'clause')} ({unshowable} that no engine can show), "
        f"{_counted(len(game.rulings), 'ruling')} ({switchable} switchable), "
        f"{_counted(scenarios, 'scenario')} ({_counted(len(shown), 'case')}), "
        f"{_counted(len(tours), 'tour')} ({_counted(steps, 'case')})"
    )


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' if number != 1 else ''}"
