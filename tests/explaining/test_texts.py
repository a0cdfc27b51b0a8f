"""The texts of a game in further languages: what is read, refused, missed, explained and exported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruleproof.cases.case import scenario_of
from ruleproof.cli.explain import explain
from ruleproof.edit.export import export
from ruleproof.explaining.prose import missing_texts
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input.problems import UsageError
from tests.toybox import GAME, ToyCopy, toy_cases, toy_suite

FOX = "Wer einen Fuchs hat, darf ihn ausspielen."
TIE = """\
  market_day.ruling.tie:
    question: Wer gewinnt bei Gleichstand?
    readings: {shared: Alle gemeinsam., more_coins: Wer mehr Münzen hat.}
    why: Der Text nennt nichts Weiteres.
    witness: Rot hat 4 Münzen.
"""
GERMAN = f"""\
chapters: {{fox: Der Fuchs}}
clauses:
  market_day.fox.takes_a_coin: {FOX}
rulings:
{TIE}titles:
  market_day/fox/blue_robs_red: Blau beraubt Rot
"""


@pytest.fixture
def german_toy(toy_copy: ToyCopy) -> ToyCopy:
    """Return a toy game with an edition in German, and some texts in it."""
    toy_copy.add_german_edition()
    toy_copy.texts(GERMAN)
    return toy_copy


def test_a_game_without_further_texts_has_none() -> None:
    assert prose_of(toy_suite()).texts == {}


def test_the_texts_are_read_by_language_and_id(german_toy: ToyCopy) -> None:
    (texts,) = prose_of(toy_suite(german_toy.root)).texts.values()
    assert texts.language == "de"
    assert texts.chapters == {"fox": "Der Fuchs"}
    assert texts.clauses == {"market_day.fox.takes_a_coin": FOX}
    assert texts.rulings["market_day.ruling.tie"].readings["more_coins"] == "Wer mehr Münzen hat."
    assert texts.titles == {"market_day/fox/blue_robs_red": "Blau beraubt Rot"}


def test_a_changed_text_is_read_anew_and_changes_no_digest_of_the_cases(german_toy: ToyCopy) -> None:
    before = toy_suite(german_toy.root)
    german_toy.edit(german_toy.spec / "texts" / "de.yaml", FOX, "Der Fuchs nimmt.")
    after = toy_suite(german_toy.root)
    assert prose_of(after).texts["de"].clauses == {"market_day.fox.takes_a_coin": "Der Fuchs nimmt."}
    assert (after.base, after.digest()) == (before.base, before.digest())


def test_check_refuses_the_title_of_no_scenario(german_toy: ToyCopy) -> None:
    path = german_toy.spec / "texts" / "de.yaml"
    line = german_toy.edit(path, "market_day/fox/blue_robs_red", "market_day/fox/blue_robs_rad")
    lines, status = german_toy.check()
    assert status == 2
    assert (
        f"texts/de.yaml:{line}: no scenario has the id 'market_day/fox/blue_robs_rad'\n"
        "    nearest: market_day/fox/blue_robs_red"
    ) in lines


def test_check_warns_of_what_is_missing(german_toy: ToyCopy) -> None:
    lines, status = german_toy.check()
    assert status == 0
    missing = "4 of 5 chapters, 33 of 34 clauses, 2 of 3 rulings, 51 of 52 titles"
    assert f"texts/de.yaml: warning: texts/de: missing: {missing}\n" in lines
    assert "    chapters: setup, turn, auction, ending\n" in lines
    assert "    rulings: market_day.ruling.tied_bids, market_day.ruling.fox_against_the_poor\n" in lines
    assert "    clauses: market_day.setup.one_card_each, " in lines
    assert " and 13 more\n" in lines
    assert lines.endswith(": 1 warning")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    witness: Rot hat 4 Münzen.\n", ""),
        ("shared: Alle gemeinsam., ", ""),
        ("    why: Der Text nennt nichts Weiteres.\n", ""),
        ("    question: Wer gewinnt bei Gleichstand?\n", ""),
    ],
)
def test_a_ruling_of_which_anything_is_missing_is_missing(german_toy: ToyCopy, old: str, new: str) -> None:
    german_toy.edit(german_toy.spec / "texts" / "de.yaml", old, new)
    suite = toy_suite(german_toy.root)
    game = suite.game
    assert missing_texts(prose_of(suite).texts["de"], game, ())["rulings"] == list(game.rulings)


def test_nothing_is_missing_from_texts_that_say_everything(german_toy: ToyCopy) -> None:
    game = toy_suite().game
    titles = {scenario_of(case.id) for case in toy_cases() if case.lines}
    whole = {
        "chapters": {chapter.id: "K" for chapter in game.chapters},
        "clauses": dict.fromkeys(game.clauses, "S"),
        "rulings": {
            ruling.id: {"question": "F", "readings": dict.fromkeys(ruling.readings, "L"), "why": "W"}
            | ({"witness": "Z"} if ruling.witness else {})
            for ruling in game.rulings.values()
        },
        "titles": dict.fromkeys(titles, "T"),
    }
    german_toy.texts("".join(f"{key}: {json.dumps(value)}\n" for key, value in whole.items()))
    lines, status = german_toy.check()
    assert (status, lines.rpartition(": ")[2]) == (0, "no errors")


def explained(toy: ToyCopy, identity: str, language: str = "de") -> str:
    return explain(identity, [toy.root], [GAME], language)


def test_a_clause_is_explained_in_a_further_language(german_toy: ToyCopy) -> None:
    text = explained(german_toy, "market_day.fox.takes_a_coin")
    assert text.splitlines()[1] == FOX
    assert "A player who holds a fox" not in text
    assert FOX not in explained(german_toy, "market_day.fox.takes_a_coin", "")


def test_a_ruling_is_explained_in_a_further_language(german_toy: ToyCopy) -> None:
    text = explained(german_toy, "market_day.ruling.tie")
    for part in (
        "\nWer gewinnt bei Gleichstand?\n",
        "  shared (adopted): Alle gemeinsam.\n",
        "  more_coins: Wer mehr Münzen hat.\n",
        "Why: Der Text nennt nichts Weiteres.\n",
        "Witness: Rot hat 4 Münzen.\n",
    ):
        assert part in text


def test_a_case_is_explained_with_its_title_in_a_further_language(german_toy: ToyCopy) -> None:
    text = explained(german_toy, "market_day/fox/blue_robs_red")
    assert text.splitlines()[1].startswith("Blau beraubt Rot  (")
    assert f"  market_day.fox.takes_a_coin: {FOX}\n" in text + "\n"


def test_what_is_not_said_in_a_language_is_said_as_in_the_data(german_toy: ToyCopy) -> None:
    text = explained(german_toy, "market_day.fox.is_discarded")
    assert "A fox that is laid down is discarded. (no text in de)" in text
    assert "no text" not in explained(german_toy, "market_day.fox.is_discarded", "")


def test_a_language_that_no_edition_is_in_is_not_explained(german_toy: ToyCopy) -> None:
    with pytest.raises(UsageError, match="--language dee: no edition is in this language; known: de, en"):
        explained(german_toy, "market_day.fox.is_discarded", "dee")


def test_the_texts_are_exported_one_file_per_language(german_toy: ToyCopy, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    export(folder, [GAME], [german_toy.root])
    texts = json.loads((folder / GAME / "texts" / "de.json").read_text(encoding="utf-8"))
    assert texts["clauses"] == {"market_day.fox.takes_a_coin": FOX}
    assert texts["rulings"]["market_day.ruling.tie"]["witness"] == "Rot hat 4 Münzen."
    assert "market_day/texts/de.json" in json.loads((folder / "manifest.json").read_text())["files"]
