"""Checks scenarios as written, for `ruleproof check`, before they are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruleproof.cases.case import Case, Story, scenario_of
from ruleproof.cases.compiler import Compiler
from ruleproof.input.documents import load_yaml
from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import Problem, shown_path
from ruleproof.language.sentences import KINDS
from ruleproof.rules.model import Game
from ruleproof.rules.named_ids import unknown_ids
from ruleproof.rules.schemas import SchemaSet


def written_problems(compiler: Compiler, stories: Sequence[Story]) -> list[Problem]:
    """Return the errors of scenarios that can all be compiled; the reference is not asked."""
    game, folders = compiler.game, compiler.folders
    scenarios = [case for story in stories for case in story.cases]
    return (
        _unshown(game, scenarios)
        + _unparted(game, scenarios)
        + _repeated_scenarios(stories, folders)
        + _unused_sentences(compiler, scenarios)
    )


def _unshown(game: Game, scenarios: Sequence[Case]) -> list[Problem]:
    shown = {clause for case in scenarios for clause in case.clauses}
    return [
        Problem(
            clause.where,
            f"no scenario shows the clause {clause.id!r} ({clause.kind})",
            ("wanted: a Rule tagged @clause:… with this id, or shown: no and a reason",),
        )
        for clause in game.clauses.values()
        if clause.needs_scenario and clause.id not in shown
    ]


def _unparted(game: Game, scenarios: Sequence[Case]) -> list[Problem]:
    problems = []
    shown = {pair for case in scenarios for pair in case.readings.items()} | game.adopted().items()
    for ruling in game.rulings.values():
        missing = [reading for reading in ruling.readings if (ruling.id, reading) not in shown]
        if ruling.switchable and missing:
            problems.append(
                Problem(
                    ruling.where,
                    f"{ruling.id} is switchable, but no scenario shows the reading {', '.join(missing)}",
                )
            )
    return problems


def unread_files(folders: GameFolders) -> list[Problem]:
    """Return a problem for each file of scenarios or rules that nothing reads."""
    message = (
        "nothing reads this file; wanted: NAME.feature in the folder of the game's features, or NAME.yaml in "
        "'positions', 'tours' or the folder of its rules"
    )
    return [Problem(shown_path(path), message) for path in folders.unread_files()]


def stale_disputes(common: SchemaSet, cases: Sequence[Case], folders: GameFolders) -> Iterator[Problem]:
    """Yield a problem for each dispute about a case that does not exist."""
    path = folders.spec / "contested.yaml"
    if path.exists():
        yield from unknown_ids(common, "contested", load_yaml(path), {"case": [case.id for case in cases]})


def unknown_beginnings(
    common: SchemaSet, compiler: Compiler, cases: Sequence[Case], folders: GameFolders
) -> Iterator[Problem]:
    """Yield a problem for each position and scenario at which a census is to begin and that does not
    exist.
    """
    path = folders.spec / "census.json"
    if path.exists():
        known = {"case": [case.id.partition("/")[2] for case in cases], "position": compiler.positions}
        yield from unknown_ids(common, "census", load_yaml(path), known)


def duplicate_cases(cases: Sequence[Case], folders: GameFolders) -> list[Problem]:
    """Return a problem for each case that has the same id as an earlier case."""
    first: dict[str, Case] = {}
    return [
        Problem(
            _place(case, folders),
            f"the case {case.id!r} occurs twice",
            (f"the other one: {_place(first[case.id], folders)}",),
        )
        for case in cases
        if first.setdefault(case.id, case) is not case
    ]


def _repeated_scenarios(stories: Sequence[Story], folders: GameFolders) -> list[Problem]:
    """Return a problem for each scenario or row that asks the same thing as an earlier one with the same
    tags.
    """
    first: dict[bytes, Case] = {}
    problems = []
    for story in stories:
        case = story.cases[0]
        other = first.setdefault(story.asked(), case)
        if other is not case:
            message = f"the scenario {case.title!r} has the same steps and tags as another one"
            note = f"the other one: {other.title!r} ({_place(other, folders)})"
            problems.append(Problem(_place(case, folders), message, (note,)))
    return problems


def _place(case: Case, folders: GameFolders) -> str:
    return f"{shown_path(folders.root / case.file)}:{case.line}"


def _unused_sentences(compiler: Compiler, scenarios: Sequence[Case]) -> list[Problem]:
    used = {step for case in scenarios for step in _steps(case)}
    return [
        Problem(sentence.where, f"no scenario uses the sentence {f'{sentence.kind} {sentence.text}'!r}")
        for sentence in compiler.vocabulary.sentences
        if sentence.is_of_game
        and not any(kind == sentence.kind and sentence.regex.fullmatch(text) for kind, text in used)
    ]


def _steps(case: Case) -> Iterator[tuple[str, str]]:
    """Yield the kind and text of each step."""
    kind = ""
    for line in case.lines:
        kind = line.keyword if line.keyword in KINDS else kind
        yield kind, line.text


def unknown_titles(common: SchemaSet, stories: Sequence[Story], folders: GameFolders) -> Iterator[Problem]:
    """Yield a problem for each translated title without a scenario."""
    known = {scenario_of(case.id) for story in stories for case in story.cases}
    for path in folders.text_files():
        yield from unknown_ids(common, "texts", load_yaml(path), {"scenario": known})
