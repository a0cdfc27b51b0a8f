"""`ruleproof explain`: shows everything that is known about one clause, ruling or case."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.cases.case import Case, Story, scenario_of
from ruleproof.cases.suite import Suite
from ruleproof.explaining.carriers import carriers_in, naming
from ruleproof.explaining.prose import RulingText, Texts
from ruleproof.explaining.prose_loader import prose_of, wordings_of
from ruleproof.explaining.ruling_dependents import (
    changed_by,
    functions_on,
    kept_changes,
    rests_on,
    scenarios_on,
)
from ruleproof.explaining.ruling_numbers import numbers_of_rulings
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, nearest_note, shown_path_in
from ruleproof.reports.templates import text_lines
from ruleproof.rules.model import Clause, Ruling
from ruleproof.rules.parts import is_whole
from ruleproof.running.recorded_suite import RecordedSuite

_WIDTH = 100
_SEPARATORS = re.compile(r"[._/]")
"""Characters that ids have and words have not."""
_MOST_FITTING = 8
"""Maximum number of rules that are shown for some words."""
_MOST_NEAR = 3
_NUMBER_OF_RULING = re.compile(r"[Rr]\d+\.\d+")


@dataclass(frozen=True)
class _Words:
    """The texts of a game in one language.

    A missing text is shown in the language of the data, with a note. Without a language, all texts are in the
    language of the data.
    """

    language: str
    texts: Texts

    @classmethod
    def in_language(cls, suite: Suite, language: str) -> _Words:
        texts = prose_of(suite).texts if language else {}
        return cls(language, texts.get(language, Texts(language)))

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
    """Return the explanation of an id, of a number, or of the last words of an id; for other words, return
    the rules that fit them best.

    `language` is the language of an edition, or '' for the language of the data. With `messages`, a case is
    shown with its requests and the reference's replies.

    Raises:
        UsageError: nothing has this id (the error names the nearest ids) and no rule fits the words, several
            things have it (the error names all of them), no edition is in the language, or messages are
            requested for something that is not a case.
    """
    suites = _suites_asked(Data.open(data_folders), identity, games)
    _require_language(suites, language)
    rule = _one_rule(suites, identity)
    if rule is not None:
        suite, name = rule
        if messages:
            raise UsageError(f"--messages: {name} is not a case; only cases have messages")
        words = _Words.in_language(suite, language)
        clause = suite.game.clauses.get(name)
        return _clause(suite, clause, words) if clause else _ruling(suite, suite.game.rulings[name], words)
    case = next(_cases_called(suites, identity), None)
    if case is not None:
        text = _case(*case, _Words.in_language(case[0], language))
        return "\n".join([text, *(_messages(*case) if messages else ())])
    return _fitting(suites, identity, language)


def _messages(suite: Suite, story: Story, case: Case) -> Iterator[str]:
    from ruleproof.cli.ask import messages_of  # it starts engines, which takes longer than an explanation

    return messages_of(suite, story, case)


def _cases_called(suites: Sequence[Suite], identity: str) -> Iterator[tuple[Suite, Story, Case]]:
    for suite in suites if "/" in identity else ():
        for story in _stories(suite):
            yield from ((suite, story, case) for case in story.cases if case.id == identity)


def _fitting(suites: Sequence[Suite], words: str, language: str) -> str:
    """Return the rules that fit some words best.

    Raises:
        UsageError: the words are meant as an id, or no rule fits them.
    """
    from ruleproof.explaining.finding import found

    game, _, rest = words.partition(".")
    asked = rest if any(suite.game.id == game for suite in suites) else words
    entries = found(suites, _SEPARATORS.sub(" ", asked), language)
    if _SEPARATORS.search(words):
        rules = [name for suite in suites for name in (*suite.game.clauses, *suite.game.rulings)]
        cases = [
            case.id for suite in suites if "/" in words for story in _stories(suite) for case in story.cases
        ]
        near = nearest_note(words, [*rules, *cases])
        fitting = tuple(f"fits the words: {entry.id}" for entry in entries[:_MOST_NEAR])
        raise UsageError(f"nothing has the id {words!r}", *near, *fitting)
    if not entries:
        raise UsageError(f"nothing has the id {words!r}, and no rule fits these words")
    titles = {suite.game.id: suite.game.title for suite in suites}
    lines = ["The rules that fit these words best; `ruleproof explain ID` explains one:"]
    for entry in entries[:_MOST_FITTING]:
        lines += [_wrapped(f"{titles[entry.game]} {entry.number}: {entry.text}", "  ")]
        lines += [_wrapped(entry.answer, "    ")] if entry.answer else []
        lines += [f"    {entry.id}"]
    return "\n".join(lines)


def _suites_asked(data: Data, identity: str, games: Sequence[str]) -> list[Suite]:
    """Return the suites of the named games. If none is named, return the suite of the game whose name the id
    begins with; if there is no such game, return all suites.
    """
    known = data.games()
    named = identity.replace("/", ".").split(".")[0]
    asked = [data.game(game) for game in games]
    if not asked:
        asked = [known[named]] if named in known else list(known.values())
    return [Suite.open(data, folders, rules_only=True) for folders in asked]


def _stories(suite: Suite) -> list[Story]:
    if not is_whole(suite.folders):
        return []
    return [one.story for one in RecordedSuite.adopted(suite).all()]


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
    raise UsageError(several, *(name for _, name in meant))


def _require_language(suites: Sequence[Suite], language: str) -> None:
    """Refuse a language without an edition."""
    known = {edition.language for suite in suites for edition in suite.game.editions}
    if language and language not in known:
        message = f"--language {language}: no edition is in this language; known: {', '.join(sorted(known))}"
        raise UsageError(message, *nearest_note(language, known))


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
    numbers = numbers_of_rulings(suite.game) if _NUMBER_OF_RULING.fullmatch(identity) else {}
    yield from (
        ruling
        for ruling in suite.game.rulings
        if ruling.endswith(f".{identity}") or numbers.get(ruling) == identity.upper()
    )


def _clause(suite: Suite, clause: Clause, words: _Words) -> str:
    own = [case for story in _stories(suite) for case in story.cases if clause.id in case.clauses]
    scenarios = [case.id for case in own if case.lines]
    return _text(
        "clause",
        suite,
        words,
        clause=clause,
        rulings=suite.game.rulings_on(clause.id),
        functions=carriers_in(naming(suite.folders.own_reference_files(), clause.id)).get(clause.id, ()),
        scenarios=scenarios,
        steps=len(own) - len(scenarios),
    )


def _ruling(suite: Suite, ruling: Ruling, words: _Words) -> str:
    recordings = RecordedSuite.adopted(suite)
    recorded = list(recordings.all()) if is_whole(suite.folders) else []
    return _text(
        "ruling",
        suite,
        words,
        ruling=ruling,
        clauses=[suite.game.clauses[clause] for clause in ruling.clauses],
        stories=[one.story for one in recorded],
        near=scenarios_on(ruling, recorded),
        functions=functions_on(suite.folders, ruling),
        changes=list(changed_by(suite, ruling, recordings)),
        wordings=wordings_of(suite).get(ruling.id, ()),
    )


def _case(suite: Suite, story: Story, case: Case, words: _Words) -> str:
    clauses = [suite.game.clauses[clause] for clause in case.clauses]
    rulings = suite.game.rulings
    derived = rests_on(suite.game, kept_changes(suite), (case.id,), case.clauses)
    as_ruled = {one.id: one for one in (*(rulings[name] for name in case.choices), *derived)}
    beside = {one.id: one for clause in clauses for one in suite.game.rulings_on(clause.id)}
    said = {*as_ruled, *case.readings}
    return _text(
        "case",
        suite,
        words,
        case=case,
        story=story,
        clauses=clauses,
        rulings=rulings,
        as_ruled=as_ruled.values(),
        beside=[one for one in beside.values() if one.audience != "engines" and one.id not in said],
    )


def _text(kind: str, suite: Suite, words: _Words, **values: Any) -> str:
    """Return an explanation made from the template for clauses, rulings or cases."""
    lines = text_lines(
        Path(__file__).with_name(f"explain_{kind}.txt.j2"),
        root=suite.folders.root,
        words=words,
        wrapped=_wrapped,
        scenario_of=scenario_of,
        shown_path_in=shown_path_in,
        **values,
    )
    return "\n".join(lines)


def _wrapped(text: str, indent: str = "") -> str:
    return textwrap.fill(text, _WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
