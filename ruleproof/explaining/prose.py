"""The texts for readers of the rules: texts in further languages, the glossary and the primer."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from ruleproof.rules.model import Game, Ruling

Pointer = tuple[str, int]


class RulingText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruling in a further language; a missing text is '', a missing reading is absent."""

    question: str = ""
    readings: dict[str, str] = {}
    why: str = ""
    witness: str = ""
    unseen: str = ""


class Texts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The texts of a game in a further language, by id. Missing texts are shown in the language of the data.

    `titles` are the titles of scenarios, by scenario id without outline rows.
    """

    language: str
    chapters: dict[str, str] = {}
    clauses: dict[str, str] = {}
    rulings: dict[str, RulingText] = {}
    titles: dict[str, str] = {}


class Wording(msgspec.Struct, frozen=True, omit_defaults=True):
    """A term in one language, with other forms that the rules use and everyday words for it."""

    term: str
    forms: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


class Term(Wording, frozen=True, omit_defaults=True, kw_only=True):
    """A term of a game and the clause that defines it; `languages` has the term in other languages."""

    clause: str
    languages: dict[str, Wording] = {}

    def wording(self, language: str) -> Wording | None:
        """Return the term in a language, or None; the term itself is English."""
        return self if language == "en" else self.languages.get(language)


class Glossary(msgspec.Struct, frozen=True, omit_defaults=True):
    """The terms of a game. `words` gives, by language, everyday words for words in its rules that are not
    terms.
    """

    terms: tuple[Term, ...] = ()
    words: dict[str, dict[str, tuple[str, ...]]] = {}


class Rung(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rung of a ladder: how many of something, and what they are worth or cost, in words and as symbols."""

    count: str
    worth: dict[str, str]
    sign: str = ""


class PrimerLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a turn, a way to score, or a tie-breaker, with its description in each language and its
    rules.

    `worth` is the score, or the scores are a `ladder`. `choices` are the options to choose from, and `sign`
    has symbols of the game's pictures, with blanks between them.
    """

    says: dict[str, str]
    rules: tuple[str, ...]
    worth: dict[str, str] = {}
    ladder: tuple[Rung, ...] = ()
    choices: tuple[PrimerLine, ...] = ()
    sign: str = ""


class SheetPart(msgspec.Struct, frozen=True):
    """Short lines under one heading on the printable sheet, in the left column or the right, or the steps of
    a procedure, across both columns.
    """

    title: dict[str, str]
    right: bool = False
    lines: tuple[PrimerLine, ...] = ()
    steps: tuple[PrimerLine, ...] = ()


class PrimerExample(msgspec.Struct, frozen=True, omit_defaults=True):
    """Plays of a recorded game that show a clause at work; the position is from a real game.

    `play` names the tour and one play (`game_of_2/26`) or the first and last of several (`game_of_2/26-29`).
    `tries` is a seat and an action that the clause forbids after these plays. `scores` are places in the
    outcome where the clause sets the number, such as `scores/East/gold`, and `parts` by language what that
    number is the sum of. `shows` are the places of the state that the picture is about, if not those that
    change. `says` is what is done, by language, where it differs from the sentences of the plays. With
    `whole`, the example shows, in place of the plays, the whole table as it stands after them; play 0 is the
    starting position.
    """

    rule: str
    play: str
    tries: dict[str, Any] = {}
    scores: tuple[str, ...] = ()
    parts: dict[str, dict[str, int]] = {}
    shows: tuple[str, ...] = ()
    says: dict[str, str] = {}
    whole: bool = False

    @property
    def tour(self) -> str:
        """Return the name of the tour."""
        return self.play.partition("/")[0]

    @property
    def plays(self) -> tuple[int, int]:
        """Return the numbers of the first and the last play."""
        first, _, last = self.play.partition("/")[2].partition("-")
        return int(first), int(last or first)


class Primer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What readers get besides the clauses. Every text is given in the languages of the editions.

    `introductions` are by chapter, and `groups` are headings by the ids of the clauses that they stand above.
    `ours` describes the pieces that no rulebook shows. `picture` is the named position that represents the
    game, and `caption` says what it shows. `decide_first` are the ids of the rulings that shape an engine.
    `accent` names the colour of the pages, `line` says what the game is, `facts` how many can play, and
    `makers` who designed and published it, as its rulebooks say. `questions` are what people ask at the
    table, each with its answer in `worth`. `quoted` are the parts of the components whose names examples
    show in quotation marks. `signs` are the words for symbols of the game's pictures, and `chapter_signs` the
    symbols that stand for chapters.
    """

    accent: str = ""
    line: dict[str, str] = {}
    facts: dict[str, str] = {}
    makers: dict[str, str] = {}
    caption: dict[str, str] = {}
    questions: tuple[PrimerLine, ...] = ()
    introductions: dict[str, dict[str, str]] = {}
    ours: dict[str, str] = {}
    quoted: tuple[str, ...] = ()
    picture: str = ""
    turn: tuple[PrimerLine, ...] = ()
    scoring: tuple[PrimerLine, ...] = ()
    ties: tuple[PrimerLine, ...] = ()
    sheet: tuple[SheetPart, ...] = ()
    signs: dict[str, dict[str, str]] = {}
    chapter_signs: dict[str, str] = {}
    examples: tuple[PrimerExample, ...] = ()
    groups: dict[str, dict[str, str]] = {}
    decide_first: tuple[str, ...] = ()


class Amendment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The shortest sentence that would have settled a ruling's question in an edition.

    `reading` is the reading that it states, or '' for the adopted one. It belongs `after` the sentence of the
    rulebook that begins with these words, or stands `instead_of` it; `nth` tells like sentences apart.
    """

    edition: str
    says: str
    reading: str = ""
    after: str = ""
    instead_of: str = ""
    nth: int = 0

    @property
    def pointer(self) -> Pointer:
        """Return the first words of the sentence at which it belongs, and which of them is meant, or 0."""
        return self.after or self.instead_of, self.nth


class Prose(msgspec.Struct, frozen=True):
    """The texts for readers of a game.

    `texts` are by language. `asked` gives, by language and by the id of a clause or ruling, the words that
    players would type to find it. `wordings` are the sentences that would settle each ruling.
    """

    texts: Mapping[str, Texts] = {}
    glossary: Glossary = Glossary()
    primer: Primer = Primer()
    asked: Mapping[str, dict[str, tuple[str, ...]]] = {}
    wordings: Mapping[str, tuple[Amendment, ...]] = {}


def missing_texts(texts: Texts, game: Game, titles: Collection[str]) -> dict[str, list[str]]:
    """Return the ids of missing texts in a language, by kind; kinds without missing texts are omitted.

    A ruling counts as missing if any of its texts is missing. `titles` are the ids of the scenarios.
    """
    rulings = game.rulings.values()
    lacks = {
        "chapters": [chapter.id for chapter in game.chapters if chapter.id not in texts.chapters],
        "clauses": [clause for clause in game.clauses if clause not in texts.clauses],
        "rulings": [one.id for one in rulings if not _is_whole(one, texts.rulings.get(one.id))],
        "titles": sorted(identity for identity in titles if identity not in texts.titles),
    }
    return {kind: lacking for kind, lacking in lacks.items() if lacking}


def _is_whole(ruling: Ruling, text: RulingText | None) -> bool:
    return (
        text is not None
        and bool(text.question and text.why)
        and set(text.readings) == set(ruling.readings)
        and bool(text.witness) == bool(ruling.witness)
        and bool(text.unseen) == bool(ruling.unseen)
    )
