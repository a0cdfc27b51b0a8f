"""A permanent page for every clause and ruling, in every edition that has it.

The address is `id/<id>.html`, whatever chapter the clause or ruling is in, and `id/<id>-<edition>.html` for a
further edition. There are hundreds of these pages, so they do without Sphinx and have a short frame: each is
written only if it has changed. The scenarios of a feature are in one script, which a page fetches when its
list of scenarios is opened.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from markupsafe import Markup
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

from ruleproof.explaining.prose import RulingText
from ruleproof.explaining.written_scenarios import Sentence, WrittenScenario
from ruleproof.reports import pictures
from ruleproof.rules.model import Clause, Ruling
from tools.impact.figures import NOT_MEASURED, beyond_the_control, in_words, verdict

from .examples import examples
from .frame import Entry, Frames
from .front import TEMPLATES
from .glossary import TermLinks
from .library import DATA_LANGUAGE, GameBook, Library, language_of
from .markup import environment
from .packing import SCRIPT, script
from .pages import anchor_of_set
from .running_text import EditionText, witnessed, words_of
from .sharing import shortened, tags
from .typography import typeset

FOLDER = "id"
PAGE = f"{FOLDER}/any"
MENU = "menu.js"
"""Gives these pages the menu that other pages have in themselves."""
_BRACKET = re.compile(r" \(([^)]+)\)")
_TILE = re.compile(r"\b[A-K]\d{1,2}\b")


def _pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    if isinstance(app.builder, StandaloneHTMLBuilder):
        write(app, Path(app.outdir) / FOLDER)
    yield from ()


def write(app: Sphinx, folder: Path) -> None:
    """Write the pages that have changed, and remove pages whose ids no longer exist."""
    library: Library = app.site_library  # type: ignore[attr-defined]
    folder.mkdir(parents=True, exist_ok=True)
    written = set()
    for book in library.games.values():
        made = _Statements(app, book)
        for name, text in (*made.pages(), *made.scripts()):
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
            written.add(path)
        menu = made.environment.get_template(MENU).render(games=made.frames.of(PAGE)["games"])
        (folder.parent / "_static" / MENU).write_text(menu, encoding="utf-8")
    for path in {*folder.glob("*.html"), *folder.glob("*/*.js")} - written:
        path.unlink()


class _Statements:
    """The permanent pages for one game, and the scenarios that they show."""

    def __init__(self, app: Sphinx, book: GameBook) -> None:
        self.app, self.book, self.game = app, book, book.game
        self.frames: Frames = app.site_frames  # type: ignore[attr-defined]
        self.details: Mapping[str, Any] = app.emit_firstresult("site-details", book) or {}
        self.environment = environment(Path(app.confdir) / "theme", TEMPLATES)
        self.environment.globals.update(
            anchor_of_set=anchor_of_set,
            address=self.link,
            book=book,
            content_root="../",
            game=book.game,
            guided="guides/python" in app.env.found_docs,
            language_of=language_of,
            link=lambda _page, target, anchor="": self.link(target, anchor),
            numbers=book.numbers_of_rulings,
            page=PAGE,
            project=app.config.project,
            quote=lambda language: words_of(language)["begins"],
            releases=app.config.html_context.get("releases"),
            sentence=self.sentence,
        )
        terms = TermLinks(lambda _page, target, anchor: self.link(target, anchor))
        first = examples(book, DATA_LANGUAGE)
        self.texts = [
            EditionText(book, edition, terms, () if number else first)
            for number, edition in enumerate(self.game.editions)
        ]

    @cached_property
    def quoted(self) -> re.Pattern[str]:
        """Return a pattern of the names that are quoted; a name of one word only if it names a place."""
        components = self.book.suite.validator.components
        names = {name for part in self.book.prose.primer.quoted for name in components.get(part, ())}
        longest_first = sorted(names, key=lambda name: (-len(name), name))
        several, all_names = "|".join(one for one in longest_first if " " in one), "|".join(longest_first)
        return re.compile(rf"\b(?:{several}|(?<=stands at )(?:{all_names}))\b" if names else "(?!)")

    def pages(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the text of each page."""
        chapters = {chapter.id: self.book.clauses_of(chapter.id) for chapter in self.game.chapters}
        for text in self.texts:
            drawn = {one.rule: one for one in reversed(text.drawn)}
            for clause in self.game.clauses.values():
                if text.is_first or text.has(clause):
                    values = self._clause(text, clause, chapters[clause.chapter])
                    example = self._example(text, drawn[clause.id]) if clause.id in drawn else Markup("")
                    yield self._rendered("clause", text, clause, example=example, **values)
            for ruling in self.game.rulings.values():
                yield self._rendered("ruling", text, ruling, **self._ruling(text, ruling))

    def scripts(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the text of the script with the scenarios of each feature."""
        template = self.environment.get_template("scenario.html.j2")
        found = defaultdict[str, dict[str, str]](dict)
        for scenario in self.book.scenarios:
            found[scenario.feature][scenario.anchor] = template.render(scenario=scenario)
        for feature, texts in found.items():
            yield f"scenarios/{feature}.js", script(f"{FOLDER}/scenarios/{feature}", texts)

    def _rendered(
        self, kind: str, text: EditionText, statement: Clause | Ruling, **values: Any
    ) -> tuple[str, str]:
        name, title = f"{statement.id}{text.suffix}", self.book.title_of(statement.id)
        frame = self.frames.of(f"{FOLDER}/{name}")
        if isinstance(statement, Clause):
            said, above = text.sentence(statement).text.striptags(), f"rules/{statement.chapter}"
        else:
            said, above = text.note(statement).question, "rulings"
        entries = self.frames.entry(text.page(above)), Entry(title.partition(" ")[0], "")
        crumbs = [*frame["crumbs"], *entries]
        title = f"{title} – {frame['title']}" if text.is_first else frame["title"]
        if not text.is_first:
            title = f"{crumbs[-1].title} {shortened(said, 60)} – {title}"
        loads = bool(values.get("scenarios") or values.get("shown"))
        draws = loads and bool(self.details)
        frame |= {
            "title": title,
            "crumbs": crumbs,
            "styles": ["board.css"] + ["seen.css"] * draws,
            "scripts": [MENU] + [SCRIPT] * loads + ["seen.js"] * draws,
            "short": True,
        }
        page = self.environment.get_template(f"{kind}.html").render(
            frame=frame,
            identity=statement.id,
            language=text.edition.language,
            metatags=tags("", shortened(said), self.app.config.html_baseurl, f"{FOLDER}/{name}"),
            text=text,
            words=text.words,
            **values,
        )
        return f"{name}.html", typeset(page, text.edition.language)

    def _clause(self, text: EditionText, clause: Clause, neighbours: list[Clause]) -> dict[str, Any]:
        at = neighbours.index(clause)
        chapter = next(one for one in self.game.chapters if one.id == clause.chapter)
        around = [*neighbours[max(at - 1, 0) : at], *neighbours[at + 1 : at + 2]]
        said = text.sentence(clause, page=PAGE)
        return {
            "carriers": self.book.carriers.get(clause.id, ()),
            "chapter_page": text.place_of(clause.id)[0],
            "clause": clause,
            "title": clause.title if text.is_first else text.chapter_title(chapter),
            "text_of_clause": said.text,
            "others": self.book.translations("clauses", clause.id) if text.is_first else [],
            "around": [text.sentence(one, page=PAGE, linked=set(self._terms)) for one in around],
            "rulings": (rulings := [text.note(one) for one in self.game.rulings_on(clause.id)]),
            "doubts": [note for note in rulings if note.doubt],
            "scenarios": self._unique(self.book.by_clause.get(clause.id, ())),
            "shown": (shown := self.book.example_of(clause)),
            "detail": shown and self.details.get(shown.id),
        }

    def _ruling(self, text: EditionText, ruling: Ruling) -> dict[str, Any]:
        language = text.edition.language
        said = text.texts.rulings.get(ruling.id, RulingText())

        def spoken(part: str) -> tuple[str, str]:
            there = getattr(said, part)
            return (language if there else DATA_LANGUAGE), there or getattr(ruling, part)

        readings = []
        for name, reading in sorted(ruling.readings.items(), key=lambda one: one[0] != ruling.adopted):
            spoken_in = language if name in said.readings else DATA_LANGUAGE
            shown = self.book.shown_under(ruling, name)
            detail = self.details.get(shown[0].id) if shown else None
            readings.append((name, said.readings.get(name, reading), spoken_in, shown, detail))
        if not readings[0][-1]:  # no other reading is pictured where the adopted one is not
            readings = [(*one[:-1], None) for one in readings]
        ends = [(shown[0].feature, detail.end) for *_, shown, detail in readings if detail]
        others = self.book.translations("rulings", ruling.id, "question") if text.is_first else []
        clauses = [self.game.clauses[one] for one in ruling.clauses]
        note, (told_in, witness) = text.note(ruling), spoken("witness")
        if ends and self._told_elsewhere(witness, [one for *_, shown, _ in readings for one in shown[:1]]):
            witness = ""
        told, follows = witnessed(witness, ruling.readings)
        for name in () if follows else ruling.readings:
            told = told.replace(f"{name}:", f"{name.capitalize()}:")
        for name, reading, *_ in readings:
            if follows.get(name, "").strip(".").lower() in reading.lower():
                follows.pop(name, None)
        aside, effect = _BRACKET.search(note.question), self.book.effect_of(ruling)
        return {
            "asked": _BRACKET.sub("", note.question),
            "aside": aside and aside[1],
            "follows": follows,
            "ruling": ruling,
            "effect": effect and beyond_the_control(effect),
            "impact": (verdict(effect) if effect else NOT_MEASURED).replace(" ", "_"),
            "measured": effect and in_words(effect),
            "tally": effect,
            "note": note,
            "others": others,
            "readings": readings,
            "tall": max((detail.heights[-1] for *_, detail in readings if detail), default=0),
            "one_end": len({*ends}) == 1 < len(ends),
            "each_end": len({*ends}) > 1 and len(ends) == len(readings),
            "why": (spoken("why")[0], self._referring(spoken("why")[1], text)),
            "witness": (told_in, re.sub(r"(?<=[a-z])_(?=[a-z])", " ", told)),
            "amendments": [
                one for one in self.book.prose.wordings.get(ruling.id, ()) if one.edition == text.edition.id
            ],
            "clauses": [text.sentence(one, page=PAGE, linked=set(self._terms)) for one in clauses],
            "scenarios": self._unique(
                one for name in ruling.readings for one in self.book.shown_under(ruling, name)
            ),
        }

    def _told_elsewhere(self, witness: str, scenarios: Iterable[WrittenScenario]) -> bool:
        """Tell whether a witness names places of a map that the scenarios on the page of its ruling do not
        name; then it is about another position than their pictures.
        """
        said = [one.text for scenario in scenarios for one in scenario.first_case]
        said += map(self.book.about, scenarios)
        return not {*_TILE.findall(witness)} <= {*_TILE.findall(" ".join(said))}

    def _referring(self, words: str, text: EditionText) -> Markup:
        """Return a text in which the ids of other rulings are links with their numbers."""
        made = Markup.escape(words)
        for name in {*re.findall(r"\w+_\w+", words)}:
            identity = f"{self.game.id}.ruling.{name}"
            if number := self.book.numbers_of_rulings.get(identity):
                link = Markup('<a href="{}{}.html">{}</a>').format(identity, text.suffix, number)
                made = made.replace(name, link)
        return made

    @property
    def _terms(self) -> Iterable[str]:
        return (term.term for term in self.book.prose.glossary.terms)

    def _example(self, text: EditionText, example: Any) -> Markup:
        template = self.environment.get_template("example.html.j2")
        language = text.edition.language
        html = template.render(example=example, own=True, language=language, text=text, words=text.words)
        return Markup(pictures.defs(html, pictures.symbols_of(self.book.folders)) + html)

    @staticmethod
    def _unique(scenarios: Iterable[WrittenScenario]) -> list[WrittenScenario]:
        return list({one.id: one for one in scenarios}.values())

    def link(self, target: str, anchor: str = "") -> str:
        """Return the address of a document and of a place in it, relative to these pages."""
        address = self.app.builder.get_relative_uri(PAGE, target)
        return f"{address}#{anchor}" if anchor else address

    def sentence(self, sentence: Sentence, scenario: WrittenScenario) -> Markup:
        """Return a step as HTML, with ids as links and the columns of an outline emphasised."""
        shown = Markup(self.quoted.sub(r"“\g<0>”", Markup.escape(sentence.text)))
        known: Mapping[str, Any] = {**self.game.clauses, **self.game.rulings}
        for word in {word.strip('",.') for word in sentence.text.split()} & known.keys():
            linked = Markup('<a href="{}.html">{}</a>').format(word, self.book.title_of(word))
            shown = shown.replace(word, linked)
        for column in scenario.columns:
            shown = shown.replace(Markup.escape(f"<{column}>"), Markup("<var>{}</var>").format(column))
        return shown


def setup(app: Sphinx) -> None:
    """Add the pages."""
    app.connect("html-collect-pages", _pages)
