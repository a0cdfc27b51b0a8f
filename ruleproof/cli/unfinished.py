"""Checks for a game that is still being written, for `ruleproof check`: the parts that cannot run
yet.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from ruleproof.cases.suite import Suite, numbers_of_seats
from ruleproof.cli.check_shapes import OPTIONAL
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.explaining.carriers import beginning, begins, carriers_in, words_beside
from ruleproof.input.folders import GameFolders, verbs_of_references
from ruleproof.input.problems import Problem, nearest_note, shown_path
from ruleproof.rules.model import Game
from ruleproof.rules.verbs import Verb
from ruleproof.running.recorded_story import RecordedStory

_FRAME = re.compile(r'File "([^"]+)", line (\d+)')
RAISED = "the engine raised "
"""The beginning of the message (after its place) about a story in which the reference crashes."""
_LACKS_OPTION = "missing required field"
"""What msgspec says about a field without a default that is not given."""


def _start(folders: GameFolders) -> Path:
    return folders.own_reference() / "__init__.py"


def strange_clauses(game: Game, folders: GameFolders) -> Iterator[Problem]:
    """Yield a problem for each function of the reference that names an unknown clause, or that quotes, next
    to a clause, words with which the clause does not begin.
    """
    sources = folders.own_reference_files()
    try:
        carriers = carriers_in(sources)
    except (SyntaxError, UnicodeDecodeError):
        return  # the error is reported when the file is run
    for clause, functions in carriers.items():
        if clause not in game.clauses and clause not in game.rulings:
            for function in functions:
                where = f"{shown_path(function.path)}:{function.line}"
                message = f"{function.name}: no clause or ruling has the id {clause!r}"
                yield Problem(where, message, nearest_note(clause, game.clauses))
    for path in sources:
        for line, clause, words in words_beside(path.read_text(encoding="utf-8")):
            if clause in game.clauses and not begins(game.clauses[clause].text, words):
                message = f"the words beside {clause!r} are not those with which the clause begins: {words}"
                beside = f"wanted: # {beginning(game.clauses[clause].text)}"
                yield Problem(f"{shown_path(path)}:{line}", message, (beside,))


def misplaced_clauses(game: Game) -> Iterator[Problem]:
    """Yield a warning for each clause whose id names another chapter than the one in which it is written."""
    chapters = {chapter.id for chapter in game.chapters}
    for clause in game.clauses.values():
        subject = clause.id.split(".")[1]
        if subject != clause.chapter and subject in chapters:
            message = f"warning: {clause.id!r} names the chapter {subject!r}, but is in {clause.chapter!r}"
            yield Problem(clause.where, message)


def unusable_reference(suite: Suite, oracle: Oracle) -> list[Problem]:
    """Return the reasons why the reference of a game cannot be asked at all, if any."""
    start = _start(suite.folders)
    try:
        lacking = _names_wanted() - {*_names(ast.parse(start.read_text(encoding="utf-8")).body)}
    except SyntaxError as error:
        return [Problem(f"{shown_path(start)}:{error.lineno}", f"the reference is not Python: {error.msg}")]
    if lacking:
        message = f"the reference does not have {', '.join(sorted(lacking))}"
        wanted = "wanted: the methods of the class Rules in reference_impl/verbs.py"
        return [Problem(shown_path(start), message, (wanted,))]
    try:
        oracle.configure(suite.components.values, suite.game.adopted())
    except (EngineFailure, StartError) as error:
        return [_raised(str(error), suite.folders)]
    return _required_options(suite, oracle)


def _required_options(suite: Suite, oracle: Oracle) -> list[Problem]:
    """Return a problem if the reference refuses a new game because an option is missing."""
    seats = suite.game.seats[: numbers_of_seats(suite)[0]]
    try:
        reply = oracle.ask(Verb.NEW_GAME, {"seats": list(seats), "options": {}, "chance": []})
    except EngineFailure:
        return []  # the scenario in which that happens is reported
    if reply.error is None or _LACKS_OPTION not in reply.error.message:
        return []
    message = f"the reference refuses a new game without options: {reply.error.message}"
    wanted = "wanted: a default for each field of Options, as in `partners: bool = False`"
    return [Problem(shown_path(_start(suite.folders)), message, (wanted, OPTIONAL))]


def _names_wanted() -> set[str]:
    """Return the names that the package of a game must define, which the class Rules of the verbs lists."""
    tree = ast.parse(verbs_of_references().read_text(encoding="utf-8"))
    (rules,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Rules")
    return set(_names(rules.body))


def _names(body: Sequence[ast.stmt]) -> Iterator[str]:
    """Yield all names to which statements assign values, whatever the kind of statement."""
    for statement in body:
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            yield statement.name
            continue
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id
            elif isinstance(node, ast.alias):
                yield node.asname or node.name


def disagreements(recorded: Sequence[RecordedStory], folders: GameFolders) -> list[Problem]:
    """Return a problem for each story with which the reference disagrees.

    A crash of the reference is reported once, at the line where it happens, however many stories cause it.
    """
    problems, crashes = [], defaultdict(list)
    for story in recorded:
        place, raised, rest = story.fault.partition(RAISED)
        if raised:
            crashes[_raised(raised + rest, folders)].append(place.removesuffix(": "))
        elif story.fault:
            where, _, message = story.fault.partition(": ")
            problems.append(Problem(where, message))
    for problem, places in crashes.items():
        notes = (f"in {len(places)} scenarios and tours; the first: {places[0]}",)
        problems.append(Problem(problem.where, problem.message, notes))
    return problems


def _raised(fault: str, folders: GameFolders) -> Problem:
    """Return a problem for a crash of the reference, at the innermost line of the game's own code."""
    first = fault.partition("\n")[0].partition(RAISED)[2] or fault.partition("\n")[0]
    own = [
        f"{shown_path(Path(path))}:{line}"
        for path, line in _FRAME.findall(fault)
        if Path(path).is_relative_to(folders.own_reference())
    ]
    where = own[-1] if own else shown_path(_start(folders))
    return Problem(where, f"the reference raises {first.rstrip(': ')}")
