"""Plans a run for each game: its suite, the readings in force and the selected cases."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

import msgspec

from ruleproof.cases.case import Case
from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer, Greeting
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError
from ruleproof.judging import verdicts as v
from ruleproof.judging.needs import untold
from ruleproof.judging.results import contested, result_of
from ruleproof.judging.verdicts import Result
from ruleproof.language.operations import Refused
from ruleproof.running.component_override import corrected_stories
from ruleproof.running.options import VerifyOptions
from ruleproof.running.own_readings import under_own_readings
from ruleproof.running.readings import offered, passed_over, readings_in_force, require_known_names, unlisted
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite, record_missing, refusals


@dataclass
class Plan:
    """The part of a run for one game: its suite, and the stories and cases to try."""

    recordings: RecordedSuite
    offer: GameOffer
    stories: list[RecordedStory]
    selected: list[Case]
    untried: list[Result]
    digest: str
    total: int
    notes: tuple[str, ...] = ()

    @property
    def suite(self) -> Suite:
        return self.recordings.suite

    @cached_property
    def tours(self) -> frozenset[str]:
        """Return the ids of the cases that are steps of tours."""
        return frozenset(case.id for one in self.stories for case in one.story.cases if not case.lines)

    @cached_property
    def scenarios(self) -> frozenset[str]:
        """Return the ids of the cases that are scenarios or rows of outlines."""
        return frozenset(case.id for one in self.stories for case in one.story.cases if case.lines)

    @cached_property
    def forbidden(self) -> dict[str, int]:
        """Return the scenarios in which an action must be refused, with the number of its step."""
        return {
            case.id: case.ends
            for one in self.stories
            for case in one.story.cases
            if any(isinstance(expectation, Refused) for expectation in case.expectations)
        }

    @cached_property
    def untold(self) -> dict[str, tuple[str, ...]]:
        """Return the scenarios with expectations that cannot be tested on the engine, with the reasons."""
        offer, validator = self.offer, self.suite.validator
        reasons = {
            case.id: untold(offer.covers, offer.verbs, validator, case)
            for one in self.stories
            for case in one.story.cases
            if case.lines
        }
        return {case: why for case, why in reasons.items() if why}


class Watcher:
    """Receives the progress of a run. This base class ignores it."""

    def planned(self, cases: int) -> None:
        """Called with the number of cases that will be judged."""

    def judged(self, result: Result) -> None:
        """Called when a case has been judged."""

    def doing(self, what: str) -> None:
        """Called with what takes time beside the cases: compiling a file, trying another reading."""


def make_plans(options: VerifyOptions, data: Data, greeting: Greeting, watch: Watcher) -> list[Plan]:
    """Return the plan for each game, after compiling and recording all of its stories."""
    with _without_garbage_collection():
        opened = [_opened(options, data, game, greeting, watch) for game in _games(options, data, greeting)]
        if options.components is None:
            record_missing([recordings for recordings, _ in opened], watch.doing)
        plans = [_plan(options, recordings, offer, watch) for recordings, offer in opened]
    options.selection.check(
        [clause for plan in plans for clause in plan.suite.game.clauses],
        [case.id for plan in plans for recorded in plan.stories for case in recorded.story.cases],
    )
    return plans


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    """Disable the garbage collector while thousands of recordings load, because none of them is garbage."""
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        gc.enable()


def _games(options: VerifyOptions, data: Data, greeting: Greeting) -> list[str]:
    """Return the games to run: those that the user named, or else the offered games in the selection."""
    if options.games:
        named = [data.game(game).id for game in options.games]
        for game in named:
            offered(greeting, game)
        return named
    known = data.games()
    common = [game for game in known if game in greeting.games]
    if not common:
        raise UsageError(
            f"the engine offers none of the known games ({', '.join(known)}); "
            f"it offers: {', '.join(greeting.games) or 'none'}"
        )
    selection = options.selection
    asked = {name.split("/")[0] for name in selection.cases}
    asked |= {name.split(".")[0] for name in selection.clauses}
    is_pattern = any("*" in name for name in asked)
    return [game for game in common if game in asked or is_pattern] or common


def _opened(
    options: VerifyOptions, data: Data, game: str, greeting: Greeting, watch: Watcher
) -> tuple[RecordedSuite, GameOffer]:
    """Return the suite of a game under the readings in force, and the engine's offer."""
    folders = data.game(game)
    suite = printed = Suite.open(data, folders)
    if options.components is not None:
        from ruleproof.rules.component_sets import read_component_set

        components = read_component_set(
            options.components, printed.common, printed.schemas, printed.game.laws
        )
        refused = refusals(RecordedSuite.adopted(printed).oracle, components)
        if refused:
            raise DataError(refused)
        suite = Suite.open(data, folders, components)
    offer = greeting.games[game]
    require_known_names(suite, offer, greeting.name)
    readings = readings_in_force(suite.game, offer, options.profile, options.readings, greeting.name)
    covers = offer.covers.without_full_lists(suite.validator.names)
    return RecordedSuite(suite, readings, watch.doing), msgspec.structs.replace(offer, covers=covers)


def _plan(options: VerifyOptions, recordings: RecordedSuite, offer: GameOffer, watch: Watcher) -> Plan:
    suite = recordings.suite
    notes = (
        *passed_over(suite.game, offer),
        *_readings_not_listed(suite, recordings.readings, offer, options),
    )
    if options.components is None:
        written = list(recordings.all())
        adapted = under_own_readings(recordings, offer, written)
        stories, reasons = list(adapted.stories), adapted.reasons
        known = _cases_of(stories)
    else:
        printed = Suite.open(suite.data, suite.folders)
        plain = RecordedSuite(printed, printed.game.adopted(), watch.doing)
        stories, reasons = corrected_stories(plain, recordings)
        known = {**_cases_of(plain.all()), **_cases_of(stories)}
    cases = list(known.values())
    untried = {case: result_of(known[case], v.INAPPLICABLE, reason) for case, reason in reasons.items()}
    selected = [case for case in cases if options.selection.picks(case)]
    results = [contested(untried[case.id], case, suite.game) for case in selected if case.id in untried]
    return Plan(recordings, offer, stories, selected, results, suite.digest(), len(cases), notes)


def _cases_of(stories: Iterable[RecordedStory]) -> dict[str, Case]:
    return {case.id: case for recorded in stories for case in recorded.story.cases}


def _readings_not_listed(
    suite: Suite, readings: Mapping[str, str], offer: GameOffer, options: VerifyOptions
) -> tuple[str, ...]:
    """Return a note for each reading of the profile that the engine does not list."""
    profile_readings = readings if options.profile else {}
    played = {
        ruling: unlisted(suite.game, offer, ruling, reading)
        for ruling, reading in profile_readings.items()
        if ruling not in options.readings
    }
    template = "the profile {} asks for {}={}, which the engine does not list in hello (it plays {})"
    return tuple(
        template.format(options.profile, ruling, profile_readings[ruling], other)
        for ruling, other in played.items()
        if other
    )
