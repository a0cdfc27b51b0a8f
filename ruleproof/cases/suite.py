"""The suite of a game: its specification, and the files with its scenarios and tours.

Modules that are needed only for compiling are imported late, so that a run from the cache starts at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruleproof.input import cache
from ruleproof.input.folders import Data, GameFolders
from ruleproof.rules.canonical import Shape
from ruleproof.rules.conservation import Checker
from ruleproof.rules.model import ComponentSet, Game
from ruleproof.rules.parts import require_shapes
from ruleproof.rules.schemas import SchemaSet
from ruleproof.rules.validation import Shapes, Validator

if TYPE_CHECKING:
    from ruleproof.cases.compiler import Compiler
    from ruleproof.cases.positions import NamedPosition
    from ruleproof.language.operations import Put, Top


@dataclass
class Suite:
    """The suite of one game under one component set.

    `base` is a digest of everything that its compiled cases depend on, except their own files.
    `base_of_recordings` is the same without the words of rulings: a recording depends on the readings under
    which it is made, and on the rulings that its file names.
    """

    data: Data
    folders: GameFolders
    game: Game
    components: ComponentSet
    common: SchemaSet
    base: str
    base_of_recordings: str

    @classmethod
    def open(
        cls,
        data: Data,
        folders: GameFolders,
        components: ComponentSet | None = None,
        *,
        rules_only: bool = False,
    ) -> Suite:
        """Read a game's specification, from the cache if nothing has changed.

        With `rules_only`, the game may lack parts without which it cannot be played: clauses and rulings are
        enough.

        Raises:
            DataError: the specification is at fault.
        """
        files = [*folders.data_files(), *sorted(data.common_schemas().glob("*.json"))]
        rulings = [path for path in files if path == folders.rulings]
        others = [path for path in files if path != folders.rulings]
        base_of_recordings = cache.digest_of_files(others, cache.digest_of_recording())
        base = cache.digest_of_files(rulings, base_of_recordings, str(folders.root))
        name = f"game {folders.id} {folders.root} seen from {Path.cwd()}"
        read_from = cache.digest_of_files(folders.wording_files(), base)
        game = cache.cached(name, read_from, Game, lambda: _read_game(data, folders))
        if not rules_only:
            require_shapes(folders)
        common = SchemaSet(data.common_schemas())
        return cls(data, folders, game, components or game.components, common, base, base_of_recordings)

    @cached_property
    def schemas(self) -> SchemaSet:
        return SchemaSet(self.folders.schemas)

    @cached_property
    def validator(self) -> Validator:
        """Return the validator for the values that engines send."""
        names = ("state", "view", "action", "outcome")
        shapes = Shapes(**{name: Shape(self.schemas, self.schemas.schema(name)) for name in names})

        def validator(made: ComponentSet, named: dict[str, Validator]) -> Validator:
            return Validator(shapes, self.schemas, Checker(self.game.laws, made.values), made.values, named)

        sets = self.game.component_sets.items()
        return validator(self.components, {name: validator(made, {}) for name, made in sets})

    @cached_property
    def compiler(self) -> Compiler:
        from ruleproof.cases.compiler import Compiler

        return Compiler.open(self.game, self.folders, self.components, self.common)

    def files(self) -> list[Path]:
        """Return every file that contains cases: first the features, then the tours."""
        return [*self.folders.feature_files(), *self.folders.tour_files()]

    def digest(self) -> str:
        """Return the digest of the suite, which is the same on every machine.

        Only results with equal digests can be compared.
        """
        files = [*self.folders.data_files(), *self.files()]
        return "suite:" + cache.digest_of_files(files, self.components.digest)


def numbers_of_seats(suite: Suite) -> range:
    """Return the possible numbers of players."""
    counts = suite.schemas.schema("setup")["properties"]["seats"]
    most = min(counts.get("maxItems", len(suite.game.seats)), len(suite.game.seats))
    return range(counts.get("minItems", 1), most + 1)


def state_of(suite: Suite, position: NamedPosition, settings: Sequence[Put | Top] = ()) -> dict[str, Any]:
    """Return the state of a named position, with some places set to other values.

    Raises:
        CompletionError: the laws of the game cannot complete the position.
    """
    from ruleproof.cases.positions import complete

    components = suite.validator.for_set(position.components).components
    shape = suite.validator.shapes.state
    return complete(position, settings, suite.game.laws, components, shape=shape)


def _read_game(data: Data, folders: GameFolders) -> Game:
    from ruleproof.rules.loader import read_game

    return read_game(data, folders)
