"""Compiles scenarios into cases: matches sentences, completes positions, and reports the faults of both."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Case, Line, Start, Story
from ruleproof.cases.compiler import Compiler
from ruleproof.cases.positions import CompletionError, NamedPosition, complete
from ruleproof.cases.reading_comments import comment_below, words_of
from ruleproof.cases.unmatched import unmatched
from ruleproof.input import jsontext
from ruleproof.input.problems import Problem, nearest, nearest_note, shown_path_in
from ruleproof.input.text import read_text
from ruleproof.language.gherkin import Feature, Scenario, StepLine, read_feature
from ruleproof.language.operations import (
    ASKED,
    CannotSee,
    Changed,
    Expectation,
    GameRefused,
    Legal,
    LegalExactly,
    NewGame,
    Operation,
    Play,
    Position,
    Put,
    Refused,
    SameAs,
    Sees,
    Top,
    Unchanged,
    Value,
)
from ruleproof.language.sentences import operations_of
from ruleproof.rules.model import Json
from ruleproof.rules.schemas import pointer
from ruleproof.rules.verbs import QUESTIONS, Verb


def compile_feature(compiler: Compiler, path: Path) -> tuple[list[Story], list[Problem]]:
    """Compile every scenario of a feature file; each fault is a problem with file and line."""
    feature = read_feature(path)
    stories = []
    if not feature.problems:
        for scenario in feature.scenarios:
            story = _Compilation(compiler, feature, scenario).story()
            if story is not None:
                stories.append(story)
    return stories, feature.problems


class _Compilation:
    """Compiles one scenario."""

    def __init__(self, compiler: Compiler, feature: Feature, scenario: Scenario) -> None:
        self.compiler = compiler
        self.feature = feature
        self.scenario = scenario
        self.faults = 0
        self.components = ""

    def problem(self, line: int, message: str, *notes: str) -> None:
        """Report a fault of the scenario.

        A fault that several scenarios share (in a tag of the rule or in a Background) is reported once.
        """
        self.faults += 1
        if not any(
            known.where.endswith(f":{line}") and known.message == message for known in self.feature.problems
        ):
            self.feature.problem(line, message, f'in the scenario "{self.scenario.title}"', *notes)

    def story(self) -> Story | None:
        """Return the scenario as a story with one case, or None if it has a fault."""
        clauses, readings, choices = self._clauses(), self._readings(), self._choices()
        self._order()
        in_tags = self.faults
        self._choose_components()
        parts = [(step.kind, self._operations(step)) for step in self.scenario.steps]
        operations = [operation for _, meaning in parts for operation in meaning]
        start, position = (None, "") if self.faults > in_tags else self._start(operations)
        expectations = self._expectations(operations)
        if start is not None:
            start = self._with_onlookers(start, operations)
        if self.faults or start is None:
            return None
        plays = [operation for operation in operations if isinstance(operation, Play)]
        last = [meaning for kind, meaning in parts if kind == "When"][-1:]
        own = sum(isinstance(operation, Play) for meaning in last for operation in meaning)
        file = shown_path_in(self.compiler.folders.root, self.feature.path)
        case = Case(
            id=f"{self.compiler.game.id}/{self.feature.path.stem}/{self.scenario.id}",
            title=self.scenario.title,
            rule=self.scenario.rule,
            file=file,
            line=self.scenario.line,
            clauses=clauses,
            begins=len(plays) - own,
            ends=len(plays),
            expectations=expectations,
            readings=readings,
            choices=choices,
            verbs=_verbs(start, plays, expectations),
            position=position,
            components=self.components,
            lines=tuple(self._lines()),
        )
        return Story(self.compiler.game.id, file, start, tuple(plays), (case,), readings, self.components)

    def _lines(self) -> Iterator[Line]:
        position, line = self._position()
        for step in self.scenario.steps:
            about = position.about if position is not None and step.line == line else ""
            yield Line(step.keyword, step.text, step.line, step.rows, about)

    def _clauses(self) -> tuple[str, ...]:
        known = self.compiler.game.clauses
        clauses = []
        for value, line in self.scenario.tagged("clause"):
            if value in known:
                clauses.append(value)
            else:
                near = nearest(value, known)
                notes = (f"nearest: {near} ({known[near].where})",) if near else ()
                self.problem(line, f"no clause has the id {value!r}", *notes)
        if not self.scenario.tagged("clause"):
            self.problem(self.scenario.line, "no clause is named; wanted: a tag @clause:… on the rule")
        return tuple(dict.fromkeys(clauses))

    def _readings(self) -> dict[str, str]:
        known = self.compiler.game.rulings
        shown: dict[str, str] = {}
        for value, line in self.scenario.tagged("reading"):
            ruling, _, reading = value.partition("=")
            if ruling not in known:
                self.problem(line, f"no ruling has the id {ruling!r}", *nearest_note(ruling, known))
            elif reading not in known[ruling].readings:
                readings = known[ruling].readings
                self.problem(
                    line,
                    f"{ruling} has no reading {reading!r}; it has {', '.join(readings)}",
                    *nearest_note(reading, readings),
                )
            elif reading == known[ruling].adopted:
                self.problem(line, f"{ruling}={reading} is the adopted reading and needs no tag")
            elif not known[ruling].switchable:
                only = f"only its adopted reading {known[ruling].adopted!r} can be shown, without a tag"
                self.problem(line, f"{ruling} is not switchable, so {only}")
            else:
                shown[ruling] = reading
                self._comment(words_of(known[ruling], reading), line)
        return shown

    def _comment(self, words: str, line: int) -> None:
        """Report a tag of a reading without a comment below it that says the reading in words."""
        found = comment_below(read_text(self.feature.path).splitlines(), line)
        if found != words:
            message = f"the comment below the tag is {found!r}" if found else "no comment is below the tag"
            self.problem(line, f"{message}; wanted, so that readers need not look it up:", f"# {words}")

    def _choices(self) -> tuple[str, ...]:
        """Return the rulings on which the scenario says that it rests, as they are adopted."""
        known = self.compiler.game.rulings
        tagged = self.scenario.tagged("ruling")
        read_otherwise = {value.partition("=")[0] for value, _ in self.scenario.tagged("reading")}
        for ruling, line in tagged:
            if ruling not in known:
                self.problem(line, f"no ruling has the id {ruling!r}", *nearest_note(ruling, known))
            elif ruling in read_otherwise:
                self.problem(line, f"{ruling} has another reading here, so its adopted one decides nothing")
        return tuple(dict.fromkeys(ruling for ruling, _ in tagged))

    def _choose_components(self) -> None:
        """Find the component set that the scenario names, in a tag or through its starting position."""
        faults_before = self.faults
        tagged = self.scenario.tagged("components")
        known = self.compiler.game.component_sets
        named = dict(tagged)
        for name, line in tagged:
            if name not in known:
                self.problem(line, f"no component set is called {name!r}", *nearest_note(name, known))
        position, line = self._position()
        if position is not None and position.components:
            if position.components not in known:
                message = (
                    f"the position {position.name!r} names the component set "
                    f"{position.components!r}, but there is no set of this name"
                )
                self.problem(line, message, *nearest_note(position.components, known))
            named[position.components] = line
        elif position is not None and tagged:
            named_none = f"the position {position.name!r} names no component set"
            self.problem(line, f"{named_none}, and this scenario is tagged @components:{tagged[0][0]}")
        if len(named) > 1:
            message = f"one scenario names the component sets {' and '.join(named)}; wanted: one"
            self.problem(line or tagged[-1][1], message)
        if self.faults == faults_before:
            self.components = next(iter(named), "")

    def _position(self) -> tuple[NamedPosition | None, int]:
        for step in self.scenario.steps:
            matches = self.compiler.vocabulary.matches(step.kind, step.text) if step.kind == "Given" else []
            for sentence, captured in matches[:1] if len(matches) == 1 else []:
                if sentence.reserved:
                    continue
                for operation in operations_of(sentence, captured):
                    if isinstance(operation, Position):
                        return self.compiler.positions.get(operation.name), step.line
        return None, 0

    @property
    def _values(self) -> Mapping[str, Json]:
        return self.compiler.values(self.components)

    def _order(self) -> None:
        rank = {"Given": 0, "When": 1, "Then": 2}
        steps = self.scenario.steps
        for before, after in itertools.pairwise(steps):
            if rank[after.kind] < rank[before.kind]:
                found = f"a {after.kind} comes after a {before.kind}"
                self.problem(after.line, f"{found}; wanted: Givens, then Whens, then Thens")

    def _operations(self, step: StepLine) -> list[Operation]:
        matches = self.compiler.vocabulary.matches(step.kind, step.text)
        if len(matches) != 1:
            fitting = [sentence for sentence, _ in matches]
            message, notes = unmatched(self.compiler.vocabulary, step, fitting, [*_ALLOWED])
            self.problem(step.line, message, *notes)
            return []
        sentence, captured = matches[0]
        try:
            below = {"docstring": step.docstring, "datatable": step.datatable}
            operations = operations_of(sentence, captured, components=self._values, **below)
        except ValueError as error:
            self.problem(step.line, str(error))
            return []
        wrong = next((op for op in operations if not isinstance(op, _ALLOWED[step.kind])), None)
        if wrong is not None:
            self.problem(step.line, f"a {step.kind} cannot mean {type(wrong).__name__} ({sentence.where})")
            return []
        for name in ("docstring", "datatable"):
            if getattr(step, name) is not None and name not in sentence.reserved:
                self.problem(step.line, f"a {name} is below a sentence that takes none")
        return [_with_line(operation, step.line) for operation in operations]

    def _start(self, operations: Sequence[Operation]) -> tuple[Start | None, str]:
        starts = [operation for operation in operations if isinstance(operation, (Position, NewGame))]
        settings = [operation for operation in operations if isinstance(operation, (Put, Top))]
        if len(starts) != 1:
            fault = "starts twice" if starts else "has no position and no new game to start from"
            self.problem(starts[1].line if starts else self.scenario.line, f"this scenario {fault}")
            return None, ""
        start = starts[0]
        if isinstance(start, NewGame):
            for setting in settings:
                self.problem(setting.line, "a new game cannot be set up by hand; start from a position")
            return Start(start.seats, b"", start.options, start.chance), ""
        if start.name not in self.compiler.positions:
            near = nearest_note(start.name, self.compiler.positions)
            self.problem(start.line, f"no position is called {start.name!r}", *near)
            return None, ""
        state = self._completed(self.compiler.positions[start.name], settings, start.line)
        if state is None:
            return None, ""
        return Start(tuple(state["table"]["seats"]), jsontext.encode(state)), start.name

    def _completed(
        self, position: NamedPosition, settings: Sequence[Put | Top], line: int
    ) -> dict[str, Any] | None:
        """Return the state of a position with these settings, or None if it is at fault."""
        try:
            laws, checker = self.compiler.game.laws, self.compiler.checker(self.components)
            state = complete(position, settings, laws, self._values, checker, self.compiler.state_shape)
        except CompletionError as error:
            self.problem(error.line or line, str(error))
            return None
        schemas = self.compiler.schemas
        if schemas.accepts("state")(state):
            broken = "" if position.argued else self.compiler.vocabulary.broken(state)
            if broken:
                self.problem(
                    line,
                    f"no game reaches this position: {broken}",
                    "wanted: a position of a game, or a reason (argued) in the file of the named position",
                )
            return state
        for path, wording in schemas.faults("state", state):
            where = next((s.line for s in settings if s.path[: len(path)] == path[: len(s.path)]), line)
            self.problem(where, f"the position breaks the schema at {pointer(path)}: {wording}")
        return None

    def _expectations(self, operations: Sequence[Operation]) -> tuple[Expectation, ...]:
        expectations = [operation for operation in operations if isinstance(operation, _ALLOWED["Then"])]
        written = any(step.kind == "Then" for step in self.scenario.steps)
        if not expectations and not (self.faults and written):
            self.problem(self.scenario.line, "this scenario expects nothing; wanted: a Then")
        for expectation in expectations:
            self._check_expectation(expectation, operations)
        for operation in operations:
            if isinstance(operation, Play) and operation.seat not in self.compiler.game.seats:
                near = nearest_note(operation.seat, self.compiler.game.seats)
                self.problem(operation.line, f"no seat is called {operation.seat!r}", *near)
        return tuple(expectations)

    def _check_expectation(self, expectation: Expectation, operations: Sequence[Operation]) -> None:
        """Report an expectation about a value that is not compared, a refusal without a play, and an unknown
        action.
        """
        if isinstance(expectation, (Value, SameAs, Changed, Unchanged)):
            key = next(iter(expectation.path), "")
            if key in ("phase", "pending"):
                message = f"{key} belongs to the engine and is not compared; expect something about the table"
                self.problem(expectation.line, message)
        elif isinstance(expectation, GameRefused):
            self._refused_game(expectation, operations)
        elif isinstance(expectation, Refused):
            if not any(isinstance(operation, Play) for operation in operations):
                message = "a refusal is expected, but there is no action; wanted: a When"
                self.problem(expectation.line, message)
            self._known_clause(expectation, "clause", self.compiler.game.clauses)
        elif isinstance(expectation, LegalExactly):
            for action in expectation.actions:
                if not self.compiler.schemas.accepts("action")(action):
                    self.problem(expectation.line, f"{action} is not an action according to the schema")

    def _refused_game(self, refused: GameRefused, operations: Sequence[Operation]) -> None:
        """Report a refused game if the scenario does not start with a new game, has actions, or expects
        something else.
        """
        if any(isinstance(operation, Position) for operation in operations):
            self.problem(refused.line, "only a new game can be refused; wanted: Given a new game …")
        if any(isinstance(operation, Play) for operation in operations):
            self.problem(refused.line, "nobody can act in a game that is refused; wanted: no action")
        for operation in operations:
            if isinstance(operation, _ALLOWED["Then"]) and operation is not refused:
                self.problem(operation.line, "if a game is refused, nothing else can be expected")
        self._known_clause(
            refused, "clause or ruling", {**self.compiler.game.clauses, **self.compiler.game.rulings}
        )

    def _known_clause(self, refused: Refused, what: str, known: Mapping[str, object]) -> None:
        if refused.clause.startswith('"'):
            titles = (f'"{title}"' for title in self.compiler.vocabulary.titles.values())
            message = f"no {what} has the title {refused.clause}"
            self.problem(refused.line, message, *nearest_note(refused.clause, titles))
        elif refused.clause and refused.clause not in known:
            message = f"no {what} has the id {refused.clause!r}"
            self.problem(refused.line, message, *nearest_note(refused.clause, known))

    def _with_onlookers(self, start: Start, operations: Sequence[Operation]) -> Start:
        """Return the start with its onlookers: seats that do not play but are asked for legal actions."""
        onlookers: dict[str, None] = {}
        for operation in operations:
            if not isinstance(operation, (Legal, LegalExactly, Sees, CannotSee)):
                continue
            if operation.seat in start.seats:
                continue
            if isinstance(operation, (Sees, CannotSee)):
                message = f"{operation.seat} does not play, and only players are asked for a view"
                self.problem(operation.line, message)
            onlookers[operation.seat] = None
        return msgspec.structs.replace(start, onlookers=tuple(onlookers)) if onlookers else start


_ALLOWED: dict[str, Any] = {
    "Given": (Position, NewGame, Put, Top),
    "When": (Play, NewGame),
    "Then": Expectation.__args__,
}


def _with_line(operation: Operation, line: int) -> Operation:
    return operation if operation.line else msgspec.structs.replace(operation, line=line)


def _verbs(start: Start, plays: Sequence[Play], expectations: Sequence[Expectation]) -> tuple[str, ...]:
    asked = {ASKED[type(expectation)] for expectation in expectations if type(expectation) in ASKED}
    asked |= {Verb.NEW_GAME} if start.is_new_game else set()
    asked |= {Verb.APPLY} if plays else set()
    return tuple(verb for verb in QUESTIONS if verb in asked)
