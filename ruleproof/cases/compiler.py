"""Everything that the scenarios of a game are compiled with: sentences, positions and component sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ruleproof.cases.positions import NamedPosition, position_problems, read_positions
from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.language.gherkin import read_feature
from ruleproof.language.loading import load_vocabulary
from ruleproof.language.operations import Position
from ruleproof.language.sentences import Vocabulary, operations_of
from ruleproof.rules.canonical import Shape
from ruleproof.rules.conservation import Checker
from ruleproof.rules.model import ComponentSet, Game, Json
from ruleproof.rules.schemas import SchemaSet


def _titles(game: Game) -> dict[str, str]:
    """Return the titles of rulings and clauses by their ids; the title of a clause is no ruling's."""
    ids = {ruling.title: ruling.id for ruling in game.rulings.values()}
    ids |= {clause.title: clause.id for clause in game.clauses.values()}
    return {identity: title for title, identity in ids.items()}


@dataclass
class Compiler:
    """Everything that is needed to compile the scenarios of one game."""

    game: Game
    folders: GameFolders
    components: ComponentSet
    schemas: SchemaSet
    vocabulary: Vocabulary
    positions: dict[str, NamedPosition]
    _checkers: dict[str, Checker] = field(default_factory=dict, repr=False)

    @classmethod
    def open(cls, game: Game, folders: GameFolders, components: ComponentSet, common: SchemaSet) -> Compiler:
        """Load the steps and positions of a game.

        Raises:
            DataError: the steps or positions are invalid.
        """
        vocabulary = load_vocabulary(folders.step_files(), game.seats, game.names, _titles(game))
        positions = read_positions(folders.position_files(), common)
        compiler = cls(game, folders, components, SchemaSet(folders.schemas), vocabulary, positions)
        compiler._check_positions()
        return compiler

    @cached_property
    def state_shape(self) -> Shape:
        """The shape of the states of the game."""
        return Shape(self.schemas, self.schemas.schema("state"))

    def values(self, components: str) -> Mapping[str, Json]:
        """Return the values of the component set with this name, or of the set in force if the name is
        empty.
        """
        return (self.game.component_sets[components] if components else self.components).values

    def checker(self, components: str) -> Checker:
        """Return the checker of the game's conservation laws under this component set."""
        if components not in self._checkers:
            self._checkers[components] = Checker(self.game.laws, self.values(components))
        return self._checkers[components]

    def _check_positions(self) -> None:
        """Check each named position on its own, under its own component set or the default one.

        This way, a fault of a position is reported once and not at every scenario.

        Raises:
            DataError: a position is at fault.
        """
        problems: list[Problem] = []
        for position in self.positions.values():
            sets = self.game.component_sets
            if position.components and position.components not in sets:
                continue
            values = (sets[position.components] if position.components else self.game.components).values
            faults = position_problems(position, self.game.laws, values, self.schemas)
            if faults:
                number = self._beginning_from(position.name)
                begin = "1 scenario begins here" if number == 1 else f"{number} scenarios begin here"
                problems += [*faults[:-1], replace(faults[-1], notes=(*faults[-1].notes, begin))]
        often = Counter(problem.message for problem in problems)
        shape = f"its shape: {shown_path(self.folders.schemas / 'state.json')}"
        problems = [
            replace(problem, notes=(*problem.notes, shape)) if often[problem.message] > 1 else problem
            for problem in problems
        ]
        if problems:
            raise DataError(problems)

    def _beginning_from(self, name: str) -> int:
        """Return how many scenarios start from a position."""
        steps = [
            scenario.steps
            for path in self.folders.feature_files()
            for scenario in read_feature(path).scenarios
        ]
        return sum(
            any(step.kind == "Given" and name in self._positions_in(step.text) for step in scenario_steps)
            for scenario_steps in steps
        )

    def _positions_in(self, text: str) -> list[str]:
        matches = [pair for pair in self.vocabulary.matches("Given", text) if not pair[0].reserved]
        operations = operations_of(*matches[0]) if len(matches) == 1 else []
        return [operation.name for operation in operations if isinstance(operation, Position)]
