"""`ruleproof explain`: shows everything that is known about one clause, ruling or case."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ruleproof.cases.case import Case, Story
from ruleproof.cases.scenarios import shown_path_in
from ruleproof.cases.suite import Suite
from ruleproof.cli.ask import messages_of
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, nearest_note
from ruleproof.reports.text import counted
from ruleproof.rules.carriers import Carrier, carriers_in
from ruleproof.rules.model import Clause, Game, Ruling, RulingText, Texts
from ruleproof.running.doubts import scenario_of
from ruleproof.running.expected import Recordings
from ruleproof.running.ruling_dependents import changed_by, functions_on, scenarios_on

_WIDTH = 100


@dataclass(frozen=True)
class _Words:
    """The texts of a game in one language.

    A missing text is shown in the language of the data, with a note. Without a language, all texts are in the
    language of the data.
    """

    language: str
    texts: Texts

    @classmethod
    def in_language(cls, game: Game, language: str) -> _Words:
        return cls(language, game.texts.get(language, Texts(language)))

    def title_of(self, rule: Clause | Ruling) -> Iterator[str]:
        """Yield the title of a clause or ruling, but only if the texts are in the language of the data."""
        if not self.language:
            yield rule.title

    def clause(self, clause: Clause) -> str:
        return self._said(self.texts.clauses.get(clause.id, ""), clause.text)

    def reading(self, ruling: Ruling, name: str) -> str:
        return self._said(self._ruling(ruling).readings.get(name, ""), ruling.readings[name])

    def of(self, ruling: Ruling, part: str) -> str:
        """Return a part of a ruling: its question, its why, its witness, or the reason why there is none."""
        return self._said(getattr(self._ruling(ruling), part), getattr(ruling, part))

    def title(self, case: Case) -> str:
        return self._said(self.texts.titles.get(scenario_of(case.id), ""), case.title)

    def _ruling(self, ruling: Ruling) -> RulingText:
        return self.texts.rulings.get(ruling.id, RulingText())

    def _said(self, text: str, own: str) -> str:
        return text or (f"{own} (no text in {self.language})" if self.language else own)


def explain(
    identity: str,
    data_folders: Sequence[Path],
    games: Sequence[str] = (),
    language: str = "",
    *,
    messages: bool = False,
) -> str:
    """Return the explanation of an id, of the number of a clause, or of the last words of an id.

    `language` is the language of an edition, or '' for the language of the data. With `messages`, a case is
    shown with its requests and the reference's replies.

    Raises:
        UsageError: nothing has this name (the error names the nearest id), several things have it (the error
            names all of them), no edition is in the language, or messages are requested for something that is
            not a case.
    """
    suites = _suites_asked(Data.of(data_folders), identity, games)
    _require_language(suites, language)
    rule = _one_rule(suites, identity)
    if rule is not None:
        suite, name = rule
        if messages:
            raise UsageError(f"--messages: {name} is not a case; only cases have messages")
        own, words = _stories(suite), _Words.in_language(suite.game, language)
        clause = suite.game.clauses.get(name)
        lines = (
            _clause(suite, clause, own, words)
            if clause
            else _ruling(suite, suite.game.rulings[name], own, words)
        )
        return "\n".join(lines)
    stories = [(suite, story) for suite in suites for story in _stories(suite)]
    for suite, story in stories:
        for case in story.cases:
            if case.id == identity:
                lines = _case(suite, story, case, _Words.in_language(suite.game, language))
                return "\n".join([*lines, *(messages_of(suite, story, case) if messages else ())])
    rules = [name for suite in suites for name in (*suite.game.clauses, *suite.game.rulings)]
    near = nearest_note(identity, [*rules, *(case.id for _, story in stories for case in story.cases)])
    raise UsageError("\n    ".join([f"nothing has the id {identity!r}", *near]))


def _suites_asked(data: Data, identity: str, games: Sequence[str]) -> list[Suite]:
    """Return the suites of the named games. If none is named, return the suite of the game with which the id
    begins, or all suites.
    """
    known = data.games()
    named = identity.replace("/", ".").split(".")[0]
    asked = [data.game(game) for game in games]
    if not asked:
        asked = [known[named]] if named in known else list(known.values())
    return [Suite.open(data, folders) for folders in asked]


def _stories(suite: Suite) -> list[Story]:
    return [one.story for one in Recordings.adopted(suite).all()]


def _one_rule(suites: Sequence[Suite], identity: str) -> tuple[Suite, str] | None:
    """Return the clause or ruling that is meant, or None.

    Raises:
        UsageError: several clauses or rulings may be meant.
    """
    meant = [(suite, name) for suite in suites for name in _meant(suite, identity)]
    if len(meant) <= 1:
        return meant[0] if meant else None
    in_one_game_each = len({suite.game.id for suite, _ in meant}) == len(meant)
    hint = "name the game with --game, or one of" if in_one_game_each else "name one of"
    several = f"{identity!r} is ambiguous; {hint}"
    raise UsageError("\n    ".join([several, *(name for _, name in meant)]))


def _require_language(suites: Sequence[Suite], language: str) -> None:
    """Refuse a language without an edition."""
    known = {edition.language for suite in suites for edition in suite.game.editions}
    if language and language not in known:
        message = f"--language {language}: no edition is in this language; known: {', '.join(sorted(known))}"
        raise UsageError("\n    ".join([message, *nearest_note(language, known)]))


def _meant(suite: Suite, identity: str) -> Iterator[str]:
    """Yield the clauses and rulings of a game whose id, number or last words match."""
    if identity in suite.game.clauses or identity in suite.game.rulings:
        yield identity
        return
    yield from (
        clause.id
        for clause in suite.game.clauses.values()
        if clause.number == identity or clause.id.endswith(f".{identity}")
    )
    yield from (ruling for ruling in suite.game.rulings if ruling.endswith(f".{identity}"))


def _clause(suite: Suite, clause: Clause, stories: Sequence[Story], words: _Words) -> Iterator[str]:
    yield f"{clause.id}  ({clause.number}, {clause.kind})"
    yield from words.title_of(clause)
    yield _wrapped(words.clause(clause))
    for source in clause.sources:
        nth = f" (occurrence {source.nth})" if source.nth else ""
        example = ", example" if source.example else ""
        yield f"  {source.edition}: {source.heading}: “{source.starts} …”{nth}{example}"
    if clause.picture:
        yield _wrapped(f"Rests on a picture: {clause.picture}")
    if not clause.shown:
        yield _wrapped(f"No engine can show it: {clause.reason}")
    yield f"  written in {clause.where}"
    rulings = suite.game.rulings_on(clause.id)
    if rulings:
        yield "Rulings:"
        yield from (f"  {ruling.id} ({ruling.severity}): {ruling.adopted}" for ruling in rulings)
    yield from _functions(suite, carriers_in(suite.folders.own_reference_files()).get(clause.id, ()))
    own = [case for story in stories for case in story.cases if clause.id in case.clauses]
    shown = [case.id for case in own if case.lines]
    yield f"Scenarios: {len(shown)}, steps of tours: {len(own) - len(shown)}"
    yield from (f"  {identity}" for identity in shown)


def _ruling(suite: Suite, ruling: Ruling, stories: Sequence[Story], words: _Words) -> Iterator[str]:
    marks = [
        ruling.severity,
        *(["between editions"] if ruling.cross_edition else []),
        *(["switchable"] if ruling.switchable else []),
    ]
    yield f"{ruling.id}  ({', '.join(marks)})"
    yield from words.title_of(ruling)
    yield _wrapped(words.of(ruling, "question"))
    yield from _life(ruling)
    yield "Readings:"
    for name in ruling.readings:
        adopted = " (adopted)" if name == ruling.adopted else ""
        yield _wrapped(f"{name}{adopted}: {words.reading(ruling, name)}", "  ")
    yield _wrapped(f"Why: {words.of(ruling, 'why')}")
    for label, part in (("Witness", "witness"), ("No witness", "unseen")):
        if getattr(ruling, part):
            yield _wrapped(f"{label}: {words.of(ruling, part)}")
    for label, text in (("Published", ruling.published), ("Settled by", ruling.settled_by)):
        if text:
            yield _wrapped(f"{label}: {text}")
    yield "Clauses:"
    yield from (f"  {clause}: {words.clause(suite.game.clauses[clause])}" for clause in ruling.clauses)
    for name in ruling.readings:
        own = [story for story in stories if story.readings.get(ruling.id) == name]
        if own:
            yield f"Under {name}:"
        for story in own:
            first, steps = story.cases[0], counted(len(story.cases), "step")
            yield f"  {first.id}" if first.lines else f"  {scenario_of(first.id)}: {steps}"
    yield from _dependents(suite, ruling)
    yield f"  written in {ruling.where}"


def _life(ruling: Ruling) -> Iterator[str]:
    """Yield when and on what authority a ruling was decided, and the readings that were adopted before."""
    facts = [ruling.status, f"decided {ruling.decided}" if ruling.decided else "", ruling.authority]
    facts += [f"source: {ruling.source}"] if ruling.source else []
    if any(facts):
        yield f"  {', '.join(filter(None, facts))}"
    for earlier in ruling.history:
        since = f", since {earlier.decided}" if earlier.decided else ""
        yield _wrapped(f"before{since}: {earlier.adopted}; {earlier.why}", "  ")


def _dependents(suite: Suite, ruling: Ruling) -> Iterator[str]:
    """Yield the dependents of a ruling other than its clauses and the scenarios that name its readings."""
    recordings = Recordings.adopted(suite)
    stories = list(recordings.all())
    near = scenarios_on(ruling, stories)
    if near:
        yield f"Scenarios on its clauses: {len(near)}"
        yield from (f"  {scenario}" for scenario in near)
    yield from _functions(suite, functions_on(suite.folders, ruling))
    for changed in changed_by(suite, ruling, recordings):
        yield f"Cases that {changed.reading} changes: {len(changed.cases)}"
        yield from (f"  {case}" for case in changed.cases)


def _functions(suite: Suite, functions: Sequence[Carrier]) -> Iterator[str]:
    """Yield the functions of the reference that implement a clause or look up a ruling."""
    if functions:
        yield "In the reference:"
        root = suite.folders.root
        yield from (f"  {one.name}  ({shown_path_in(root, one.path)}:{one.line})" for one in functions)


def _case(suite: Suite, story: Story, case: Case, words: _Words) -> Iterator[str]:
    yield f"{case.id}"
    yield f"{words.title(case)}  ({case.file}:{case.line})"
    for line in case.lines:
        yield f"    {line.keyword} {line.text}"
        yield from (f"        {row}" for row in line.below)
    for play in () if case.lines else story.plays_of(case):
        yield f"    {play.seat}: {play.action}"
    for ruling, reading in case.readings.items():
        yield f"Under the reading {reading} of {ruling}"
    yield f"Needs: {', '.join(case.verbs) or 'only hello and configure'}"
    yield "Clauses:"
    for clause in case.clauses:
        yield _wrapped(f"{clause}: {words.clause(suite.game.clauses[clause])}", "  ")


def _wrapped(text: str, indent: str = "") -> str:
    return textwrap.fill(text, _WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
