"""`list`, `explain`, `smoke`, `coverage` and `tour`."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from syrupy.assertion import SnapshotAssertion

from ruleproof.cli.explain import explain
from ruleproof.cli.listing import listing
from ruleproof.cli.smoke import SmokeOptions, smoke
from ruleproof.edit.coverage import coverage, sentences_of, uncovered
from ruleproof.edit.record import record
from ruleproof.engines.stdio import StartError
from ruleproof.input.problems import UsageError
from tests.toybox import GAME, TOY, ToyCopy, engine_script, run_on_toy, stdio, toy_cases, toy_suite


def smoke_on_toy(engine: str, timeout: float = 30.0) -> int:
    return smoke(SmokeOptions(engine=engine, games=(GAME,), data=(TOY,), timeout=timeout))


def listed(what: str) -> list[str]:
    return list(listing(what, [GAME], [TOY]))


@pytest.mark.parametrize("what", ["games", "clauses", "rulings", "components", "positions", "unreached"])
def test_what_there_is_is_listed(what: str, snapshot: SnapshotAssertion) -> None:
    assert "\n".join(listed(what)) == snapshot


def test_cases_are_listed_by_id() -> None:
    assert listed("cases") == [case.id for case in toy_cases()]


def test_sentences_are_listed_with_those_of_the_kit() -> None:
    lines = listed("sentences")
    assert any("market_day  When {seat} sells" in line and "steps/" in line for line in lines)
    assert any("market_day  Then the game goes on  (" in line for line in lines)


def explained(identity: str, *games: str) -> str:
    return explain(identity, [TOY], games)


@pytest.mark.parametrize(
    "identity",
    [
        pytest.param("market_day.fox.takes_a_coin", id="a clause"),
        pytest.param("market_day.setup.youngest_first", id="a clause that no engine can show"),
        pytest.param("market_day.ruling.tie", id="a ruling"),
        pytest.param("market_day/fox/blue_robs_red", id="a case"),
        pytest.param("market_day/tours/two_traders/6", id="a step of a tour"),
        pytest.param("market_day/ending/equal_points_are_shared", id="a case under a reading"),
    ],
)
def test_an_id_is_explained(identity: str, snapshot: SnapshotAssertion) -> None:
    assert explained(identity) == snapshot


@pytest.mark.parametrize(
    ("short", "whole"),
    [("4.1", "fox.takes_a_coin"), ("fox.takes_a_coin", "fox.takes_a_coin"), ("tie", "ruling.tie")],
)
def test_a_number_or_the_last_words_of_an_id_are_explained_as_the_id_is(short: str, whole: str) -> None:
    assert explained(short, GAME) == explained(f"{GAME}.{whole}")


def test_a_number_that_several_games_have_is_told_with_all_of_them() -> None:
    with pytest.raises(UsageError) as told:
        explained("4.1")
    lines = str(told.value).split("\n    ")
    assert lines[0] == "'4.1' is ambiguous; name the game with --game, or one of"
    assert "market_day.fox.takes_a_coin" in lines[1:] and len(lines) > 2


def test_a_number_that_no_clause_has_is_unknown() -> None:
    with pytest.raises(UsageError, match=r"nothing has the id '99\.9'"):
        explained("99.9", GAME)


def test_a_tour_under_a_reading_is_one_line(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.features / "tours" / "two_traders.yaml",
        "title:",
        "readings: {market_day.ruling.tie: more_coins}\ntitle:",
    )
    told = explain("market_day.ruling.tie", [toy_copy.root], [GAME])
    assert re.search(r"^Under more_coins:$", told, re.MULTILINE)
    assert re.findall(r"^  market_day/tours/.*$", told, re.MULTILINE) == [
        "  market_day/tours/two_traders: 7 steps"
    ]


@pytest.mark.parametrize(
    ("identity", "nearest"),
    [
        ("market_day.fox.takes_coin", "market_day.fox.takes_a_coin"),
        ("market_day.ruling.ties", "market_day.ruling.tie"),
        ("market_day/fox/blue_robs_rod", "market_day/fox/blue_robs_red"),
    ],
)
def test_an_unknown_id_is_told_with_the_nearest(identity: str, nearest: str) -> None:
    with pytest.raises(UsageError, match=f"nothing has the id '{identity}'\n    nearest: {nearest}"):
        explained(identity)


Smoke = Callable[[str], tuple[int, str]]


@pytest.fixture
def smoked(capsys: pytest.CaptureFixture[str]) -> Smoke:
    """Return a function that asks an engine the simplest questions and tells status and output."""

    def act(name: str) -> tuple[int, str]:
        engine = name if name == "reference" else stdio(name)
        status = smoke_on_toy(engine, 1.0 if name == "answers_nothing" else 30.0)
        return status, capsys.readouterr().out

    return act


@pytest.mark.parametrize(
    "name", ["reference", "market", "ends_lines_with_crlf", "needs_its_own_keys", "lists_in_any_order"]
)
def test_an_adapter_that_is_wired_is_said_to_be(smoked: Smoke, name: str) -> None:
    status, out = smoked(name)
    assert status == 0
    assert "one refusal: pass" in out
    assert "new_game asks for chance when it has none" in out
    engine = "" if name == "reference" else f" --engine {shlex.quote(stdio(name))}"
    assert f"The adapter is connected. Next: ruleproof verify --data {TOY} --timeout 30{engine}\n" in out
    assert "finding" not in out


@pytest.mark.parametrize(
    ("name", "verdict"),
    [("only_scores", "question about a position: pass"), ("cannot_load_positions", "a new game: pass")],
)
def test_an_engine_that_can_do_a_part_only_is_wired_too(smoked: Smoke, name: str, verdict: str) -> None:
    status, out = smoked(name)
    assert status == 0
    assert verdict in out


@pytest.mark.parametrize(
    ("name", "status", "finding", "mend"),
    [
        (
            "answers_nothing",
            4,
            "did not answer hello (timeout)",
            "no reply within 1 s: end every reply with a line feed, and flush",
        ),
        (
            "exits_at_start",
            4,
            "there is no display",
            """try: echo '{"jsonrpc":"2.0","id":1,"method":"hello",""",
        ),
        ("speaks_another_protocol", 4, "the engine speaks protocol 2", "run the command by hand"),
        ("offers_no_known_game", 1, "hello does not offer market_day", "add it to `games`"),
        (
            "cannot_be_configured",
            1,
            "configure is not accepted: these are not my cards",
            "accept the component set",
        ),
        (
            "configures_wordlessly",
            1,
            "the answer to configure does not follow the protocol",
            "write only replies",
        ),
        (
            "answers_empty_objects",
            1,
            "legal_actions is not answered with 'actions'",
            f"{shlex.quote(stdio('answers_empty_objects'))} --case",
        ),
        ("announces_a_verb_it_lacks", 1, "offers view in hello but answers 'method not found'", "--case"),
        ("lists_nothing", 1, "the legal actions of Red differ; not listed", "--case"),
        ("shows_a_hidden_card", 1, "hand of Red differs", "at hand the reference has"),
        ("refuses_all_purchases", 1, "not listed", "--case"),
        (
            "ignores_the_end",
            1,
            "did not end within 2 s",
            "answer bye with an empty result, then end the process",
        ),
        ("never_answers_bye", 1, "bye: the engine ended with status 0", "answer bye with an empty result"),
        ("leaves_a_child_behind", 1, "left 1 process behind", "end the process and all that it started"),
    ],
)
def test_the_first_thing_that_is_wrong_is_told_with_its_mend(
    smoked: Smoke, name: str, status: int, finding: str, mend: str
) -> None:
    found, out = smoked(name)
    assert found == status
    assert out.count("problem:") == 1
    said, mended = out.split("      fix: ")
    assert finding in said
    assert mend in mended


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            "print('Welcome to the market', flush=True)",
            "the engine wrote 'Welcome to the market' before its first reply; send it to standard error",
        ),
        (
            "print('Welcome'); sys.stdin.readline(); print('{}', flush=True)",
            "the engine wrote 'Welcome' before its first",
        ),
        (
            "sys.stdin.readline(); sys.exit()",
            "it ended (status 0) without answering: does it read standard input until 'bye'?",
        ),
    ],
)
def test_an_engine_that_does_not_greet_is_told_the_likely_mend(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str, told: str
) -> None:
    engine = engine_script(tmp_path, body)
    assert smoke_on_toy(engine) == 4
    mend = capsys.readouterr().out.split("      fix: ")[1]
    assert told in mend
    assert f"| {sys.executable} {tmp_path / 'engine.py'}" in mend
    with pytest.raises(StartError) as found:
        run_on_toy(engine)
    assert told in str(found.value)
    assert str(found.value).endswith(
        f"for more, run: ruleproof smoke --data {TOY} --engine {shlex.quote(engine)}"
    )


def test_a_reading_that_there_is_not_is_a_finding(
    smoked: Smoke, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, reading, status, told in (
        ("ties", "shared", 0, "which is not a switchable ruling"),
        ("tie", "share", 1, "has no reading 'share'"),
    ):
        body = f"Engine.readings_offered = lambda self: {{'market_day.ruling.{name}': ['{reading}']}}"
        assert smoke_on_toy(engine_script(tmp_path, body)) == status
        assert told in capsys.readouterr().out


def test_an_engine_that_draws_its_own_chance_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = "Dice.take = lambda self, kind, needs: self.left.pop(0)[kind] if self.left else sorted(needs)"
    assert smoke_on_toy(engine_script(tmp_path, body)) == 1
    out = capsys.readouterr().out
    assert "new_game without a chance outcome is answered with a state" in out
    assert "the engine never draws chance itself" in out


RULEBOOK = TOY / "rulebook.en.txt"


def test_every_sentence_of_the_rulebook_is_pointed_to() -> None:
    text, status = coverage([f"en={RULEBOOK}"], GAME, [TOY])
    assert status == 0
    assert text == "market_day en: 37 sentences, 0 not pointed to, 0 bad pointers"


def test_a_sentence_that_nothing_points_to_is_listed(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text(
        RULEBOOK.read_text().replace(
            "A short game has one day only.", "A short game has one day only. A long game has seven days."
        )
    )
    text, status = coverage([f"en={book}"], GAME, [TOY])
    assert status == 1
    assert "not pointed to: A long game has seven days." in text


def test_a_pointer_into_nothing_and_one_into_two_sentences_are_listed(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.spec / "fox.yaml", "starts: A fox that has", "starts: A fox which has")
    toy_copy.edit(toy_copy.spec / "turn.yaml", "starts: You can sell only", "starts: You can")
    toy_copy.edit(toy_copy.spec / "ending.yaml", "starts: Every coin is worth", "starts: Every")
    text, status = coverage([f"en={RULEBOOK}"], GAME, [toy_copy.root])
    assert status == 1
    assert "market_day.fox.is_discarded: no sentence begins 'A fox which has'" in text
    assert "market_day.ending.point_for_a_coin: 3 sentences begin 'Every'; say which (nth)" in text
    assert "market_day.turn.sell_own_goods: 'You can' is too short for a pointer" in text


def test_the_nth_of_like_sentences_is_pointed_to() -> None:
    text = "Take a coin. Give a card. Take a coin. Give a card."
    assert uncovered(text, [("Take a coin", 1, "x"), ("Take a coin", 2, "y"), ("Give a card", 2, "z")]) == (
        ["Give a card."],
        [],
        4,
    )
    assert uncovered(text, [("Take a coin", 3, "x")])[1] == ["x: no sentence begins 'Take a coin' (nth: 3)"]


def test_a_heading_is_no_sentence_unless_something_points_to_it() -> None:
    text = "What you need\n\n# How to begin\nTake a coin now.\n\nThe last two rounds\n\nGive it back."
    pointers = [("Take a coin", 0, "x"), ("Give it back", 0, "y")]
    assert uncovered(text, pointers, ["What you need"]) == (["The last two rounds"], [], 3)
    assert uncovered(text, [*pointers, ("The last two", 0, "z")], ["What you need"]) == ([], [], 3)


def test_a_clause_with_another_number_than_its_sentence_is_listed(toy_copy: ToyCopy, tmp_path: Path) -> None:
    fox = toy_copy.spec / "fox.yaml"
    toy_copy.edit(fox, "A fox that is laid down is discarded.", "A fox of 12 is discarded.")
    book = tmp_path / "book.txt"
    book.write_text(
        RULEBOOK.read_text().replace("A fox that has been", "A fox that has (see page 3) 15 times been")
    )
    text, status = coverage([f"en={book}"], GAME, [toy_copy.root])
    assert status == 0
    assert (
        "read again: " in text and "market_day.fox.is_discarded: it says 12, the sentence 15: A fox" in text
    )
    book.write_text(RULEBOOK.read_text().replace("A fox that has been", "A fox that has 12 times been"))
    assert "read again" not in coverage([f"en={book}"], GAME, [toy_copy.root])[0]


def test_sentences_are_found_in_blocks_lists_and_quotations() -> None:
    text = (
        "# Heading of three words\n\n"
        "- One takes a coin.\n"
        "- Two takes none (so it is).\n\n"
        "He says: “Take your card!” Then the\n"
        "turn ends. Ok."
    )
    found = [" ".join(re.findall(r"\w+", sentence)) for sentence in sentences_of(text)]
    assert found == [
        "Heading of three words",
        "One takes a coin",
        "Two takes none so it is",
        "Take your card",
        "Then the turn ends",
    ]


def recorded(
    tmp_path: Path, seed: int = 1, seats: int = 2, toward: tuple[str, ...] = ()
) -> tuple[str, dict[str, object]]:
    out = tmp_path / "tour.yaml"
    told = record(GAME, seats, seed, "Some game", toward, out, [TOY])
    return told, yaml.safe_load(out.read_text())


def test_a_game_is_recorded_from_beginning_to_end(tmp_path: Path) -> None:
    told, tour = recorded(tmp_path)
    assert tour["title"] == "Some game"
    assert tour["seats"] == ["Red", "Blue"]
    assert tour["chance"]
    assert f"{len(tour['plays'])} plays" in told  # type: ignore[arg-type]


def test_a_recorded_game_is_a_tour_that_checks(toy_copy: ToyCopy) -> None:
    record(GAME, 3, 4, "A third tour", (), toy_copy.features / "tours" / "third.yaml", [toy_copy.root])
    lines, status = toy_copy.check()
    assert status == 0, lines
    assert "3 tours" in lines


def test_clauses_that_no_scenario_shows_are_listed_as_rules_to_copy(toy_copy: ToyCopy) -> None:
    assert list(listing("unshown", [GAME], [toy_copy.root])) == []
    (toy_copy.features / "fox.feature").unlink()
    shutil.rmtree(toy_copy.root / "reference_impl" / GAME)
    where, feature, *rules = listing("unshown", [GAME], [toy_copy.root])
    assert where.endswith(f"features/{GAME}/fox.feature")
    assert feature == "Feature: The fox"
    text = "\n".join(rules)
    assert "\n  @clause:market_day.fox.is_discarded\n  Rule: " in text
    assert "market_day.auction" not in text


def test_a_recorded_tour_tells_what_it_reaches_as_the_list_of_the_unreached_does(toy_copy: ToyCopy) -> None:
    tours = toy_copy.features / "tours"
    for path in tours.iterdir():
        path.unlink()
    told = record(GAME, 2, 1, "", (), tours / "one.yaml", [toy_copy.root])
    (first, *_) = listing("unreached", [GAME], [toy_copy.root])
    number = re.search(r"tours reach (\d+) clauses", first)
    assert number is not None
    assert f" {number[1]} clauses reached, {number[1]} of them by no tour before" in told
    shown = [one.id for one in toy_suite().game.clauses.values() if one.shown]
    again = record(GAME, 2, 1, "", shown, toy_copy.root / "x", [toy_copy.root])
    assert " 0 of them by no tour before\n    so the game needs no such tour; try another --seed" in again


def test_a_recorded_tour_tells_how_far_it_is(tmp_path: Path) -> None:
    lines: list[str] = []
    out = tmp_path / "tour.yaml"
    record(GAME, 2, 1, "", ("market_day.auction.top_card_shown",), out, [TOY], tell=lines.append)
    plays = yaml.safe_load(out.read_text())["plays"]
    assert len(lines) == len(plays)
    assert lines[-1] == f"{len(plays)} plays, 1 of 1 wanted clause reached"


def test_a_tour_may_have_options_of_the_game(tmp_path: Path) -> None:
    out = tmp_path / "tour.yaml"
    record(GAME, 2, 1, "", (), out, [TOY], options=("short=true",))
    assert yaml.safe_load(out.read_text())["options"] == {"short": True}


@pytest.mark.parametrize("option", ["shrt=true", "short"])
def test_an_option_that_the_game_does_not_have_is_refused(tmp_path: Path, option: str) -> None:
    with pytest.raises(UsageError, match=f"--option {option}: wanted NAME=VALUE.*: .*short"):
        record(GAME, 2, 1, "", (), tmp_path / "tour.yaml", [TOY], options=(option,))


def test_a_game_without_a_reference_cannot_be_recorded(toy_copy: ToyCopy) -> None:
    (toy_copy.root / "reference_impl" / GAME / "__init__.py").unlink()
    with pytest.raises(UsageError, match="the reference has no game 'market_day'"):
        record(GAME, 2, 1, "", (), toy_copy.root / "tour.yaml", [toy_copy.root])


def test_the_same_seed_gives_the_same_game_and_another_another(tmp_path: Path) -> None:
    assert recorded(tmp_path, seed=5) == recorded(tmp_path, seed=5)
    assert recorded(tmp_path, seed=5) != recorded(tmp_path, seed=6)


def test_a_game_is_played_toward_the_clauses_asked_for(tmp_path: Path) -> None:
    found = [
        recorded(tmp_path, seed, 3, ("market_day.auction.top_card_shown",))[1]["plays"] for seed in range(3)
    ]
    assert all(any(play["action"]["type"] == "call" for play in plays) for plays in found)  # type: ignore[attr-defined]
