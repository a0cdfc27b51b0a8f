"""`ruleproof settle`: another reading is adopted, and the game stays whole."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from ruleproof.cli.explain import explain
from ruleproof.edit.settle import Decision, Settlement, settlement, without_tag
from ruleproof.input.problems import UsageError
from ruleproof.running.tour_text import dumped, with_reading, without_reading
from tests.toybox import ToyCopy, ruleproof

TIE = "market_day.ruling.tie"
WHY = "Coins are what the market is about."
ENTRY = """\
  decided: 2026-12-01
  authority: designer
  source: published
  published: a statement by the designer
  status: adopted
  history:
    - adopted: shared
      decided: 2026-11-21
      left_because: Coins are what the market is about.
"""


def settled(toy: ToyCopy, reading: str = "more_coins", ruling: str = TIE) -> Settlement:
    decision = Decision(ruling, reading, WHY, "designer", "2026-12-01")
    return settlement(decision, [toy.root])


def text_of(made: Settlement, path: Path) -> str:
    return made.texts[path]


def test_the_entry_of_the_ruling_gets_the_reading_and_a_history(toy_copy: ToyCopy) -> None:
    text = text_of(settled(toy_copy), toy_copy.spec / "rulings.yaml")
    assert "  adopted: more_coins\n" in text
    assert ENTRY in text
    assert text.count("history:") == 1


def test_a_history_grows_at_its_end(toy_copy: ToyCopy) -> None:
    settled(toy_copy).write()
    again = Decision(TIE, "shared", "It was right before.", "editor", "2026-12-02")
    path = toy_copy.spec / "rulings.yaml"
    made = settlement(again, [toy_copy.root])
    text = text_of(made, path)
    assert text.count("history:") == 1
    assert text.index("adopted: shared\n      decided: 2026-11-21") < text.index(
        "- adopted: more_coins\n      decided: 2026-12-01\n      left_because: It was right before."
    )


def test_an_earlier_reading_needs_no_day(toy_copy: ToyCopy) -> None:
    path = toy_copy.spec / "rulings.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("  decided: 2026-11-21\n", ""), encoding="utf-8")
    settled(toy_copy).write()
    assert (
        f"  before: shared; left because: {WHY}" in explain(TIE, [toy_copy.root], ["market_day"]).splitlines()
    )


def test_nothing_else_of_the_rulings_changes(toy_copy: ToyCopy) -> None:
    path = toy_copy.spec / "rulings.yaml"
    before = path.read_text(encoding="utf-8")
    text = text_of(settled(toy_copy), path)
    begin, end = "- id: market_day.ruling.tie\n", "- id: market_day.ruling.fox_against_the_poor\n"
    assert text[: text.index(begin)] == before[: before.index(begin)]
    assert text[text.index(end) :] == before[before.index(end) :]


def test_the_functions_of_the_two_readings_are_exchanged(toy_copy: ToyCopy) -> None:
    folder = toy_copy.root / "reference_impl" / "market_day"
    made = settled(toy_copy)
    rule = text_of(made, folder / "scoring.py").partition("@ruling")[2]
    assert rule.startswith('("market_day.ruling.tie", "more_coins")\ndef break_tie(')
    assert "most = max(state.table.coins[seat] for seat in leaders)" in rule
    other = text_of(made, folder / "other_readings.py").partition('@reading("shared", ')[2]
    assert other.endswith("    return leaders\n")
    assert any("`more_coins_win` states 'shared' now; give it another name" in one for one in made.by_hand)


def test_functions_that_cannot_be_exchanged_are_named(toy_copy: ToyCopy) -> None:
    folder = toy_copy.root / "reference_impl" / "market_day"
    toy_copy.edit(folder / "other_readings.py", "most = max(", "most = largest(")
    toy_copy.edit(
        folder / "other_readings.py", "from .state", "from builtins import max as largest\n\nfrom .state"
    )
    made = settled(toy_copy)
    assert folder / "scoring.py" not in made.texts
    assert any(
        "`break_tie` states 'shared'; exchange it with `more_coins_win`" in one
        and "scoring.py does not know largest" in one
        for one in made.by_hand
    )


def test_check_and_verify_are_green_afterwards(toy_copy: ToyCopy, tmp_path: Path) -> None:
    done = ruleproof(
        *("settle", TIE, "more_coins", "--why", WHY, "--authority", "designer", "--yes"),
        *("--data", toy_copy.root),
        cwd=tmp_path,
        status=0,
    )
    assert done.stdout.rstrip().endswith("no errors")
    assert '+@ruling("market_day.ruling.tie", "more_coins")' in done.stdout
    ruleproof(
        *("verify", "--game", "market_day", "--data", toy_copy.root, "--ask-again"), cwd=tmp_path, status=0
    )


def test_scenarios_that_rest_on_the_old_reading_are_tagged_and_those_of_the_new_one_are_not(
    toy_copy: ToyCopy,
) -> None:
    path = toy_copy.features / "ending.feature"
    question = "    # Who wins when several players have the most points?"
    old = f"    @reading:market_day.ruling.tie=shared\n{question} They share the victory.\n"
    new = f"    @reading:market_day.ruling.tie=more_coins\n{question} Of these the one who has more coins.\n"
    before = path.read_text(encoding="utf-8")
    assert (before.count(old), before.count(new)) == (0, 1)
    text = text_of(settled(toy_copy), path)
    assert (text.count(old), text.count(new)) == (1, 0)
    assert text.replace(old, "") == before.replace(new, "")


def test_a_scenario_that_said_it_rests_on_the_adopted_reading_has_the_tag_of_the_old_one_instead(
    toy_copy: ToyCopy, tmp_path: Path
) -> None:
    path = toy_copy.features / "ending.feature"
    heading = "    Scenario: Equal points are shared\n"
    toy_copy.edit(path, heading, f"    @ruling:{TIE}\n{heading}")
    done = ruleproof(
        *("settle", TIE, "more_coins", "--why", WHY, "--yes", "--data", toy_copy.root), cwd=tmp_path, status=0
    )
    assert done.stdout.rstrip().endswith("no errors")
    assert f"@ruling:{TIE}" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("tags", "left"),
    [
        ("  @r:a=b\n", ""),
        ("  @r:a=b @c:d\n", "  @c:d\n"),
        ("  @c:d @r:a=b\n", "  @c:d\n"),
        (
            "  @c:d\n  @r:a=b\n  # Its words,\n  # and more.\n  @e:f\n  # Kept.\n",
            "  @c:d\n  @e:f\n  # Kept.\n",
        ),
        ("  @r:a=b @c:d\n  # Its words.\n", "  @c:d\n"),
        ("  @c:d @r:a=b\n  # Its words.\n", "  @c:d\n"),
        ("@r:a=bc\n", "@r:a=bc\n"),
    ],
)
def test_one_tag_is_taken_from_a_line(tags: str, left: str) -> None:
    assert without_tag(f"{tags}  Scenario: S\n", "@r:a=b") == f"{left}  Scenario: S\n"


def test_a_dry_run_shows_the_changes_and_writes_nothing(toy_copy: ToyCopy, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in toy_copy.root.rglob("*.*") if path.is_file()}
    done = ruleproof(
        *("settle", TIE, "more_coins", "--why", WHY, "--dry-run", "--data", toy_copy.root),
        cwd=tmp_path,
        status=0,
    )
    assert "-  adopted: shared\n+  adopted: more_coins\n" in done.stdout
    assert "By hand:" in done.stdout
    assert "`why` argues for 'shared'; write why 'more_coins' is right" in done.stdout
    assert {path: path.read_bytes() for path in before} == before


def test_arguments_in_further_languages_are_named_as_stale(toy_copy: ToyCopy) -> None:
    toy_copy.add_german_edition()
    path = toy_copy.texts(f"rulings:\n  {TIE}:\n    why: Vom Teilen haben alle etwas.\n")
    told = [line for line in settled(toy_copy).by_hand if path.name in line]
    assert len(told) == 1
    assert told[0].startswith(f"{path}: ")
    assert told[0].endswith(f"the `why` of {TIE} argues for 'shared' in 'de', too; rewrite it")


def test_a_further_language_without_an_argument_is_only_to_be_looked_at(toy_copy: ToyCopy) -> None:
    toy_copy.add_german_edition()
    path = toy_copy.texts(f"rulings:\n  {TIE}:\n    question: Wer gewinnt?\n")
    (told,) = [line for line in settled(toy_copy).by_hand if path.name in line]
    assert told.endswith(f"names {TIE}; check whether it is still true")


def test_a_tour_names_a_reading_in_the_form_in_which_tours_are_written() -> None:
    plain = "title:  A\nseats: [X, Y]\n"
    named = "title:  A\nreadings:\n  g.ruling.r: x\nseats: [X, Y]\n"
    assert with_reading(plain, "g.ruling.r", "x") == named
    assert with_reading(named, "g.ruling.r", "z") == named.replace(": x", ": z")
    assert with_reading(named, "g.ruling.s", "y") == named.replace(": x\n", ": x\n  g.ruling.s: y\n")
    assert without_reading(named, "g.ruling.r") == plain
    assert without_reading("readings: {g.ruling.r: x}\n" + plain, "g.ruling.r") == plain


def test_whoever_does_not_agree_changes_nothing(toy_copy: ToyCopy, tmp_path: Path) -> None:
    path = toy_copy.spec / "rulings.yaml"
    before = path.read_bytes()
    ruleproof(*("settle", TIE, "more_coins", "--why", WHY, "--data", toy_copy.root), cwd=tmp_path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("ruling", "reading", "told"),
    [
        ("market_day.ruling.ties", "more_coins", "no ruling has the id 'market_day.ruling.ties'\n    near"),
        (TIE, "more_coin", "has no reading 'more_coin'; it has shared, more_coins\n    nearest: more_coins"),
        (TIE, "shared", "adopts 'shared' already"),
        ("market_day.ruling.fox_against_the_poor", "allowed", "is not switchable"),
        ("market_dy.ruling.tie", "shared", "no game is called 'market_dy'\n    nearest: market_day"),
    ],
)
def test_what_cannot_be_settled_is_told(toy_copy: ToyCopy, ruling: str, reading: str, told: str) -> None:
    with pytest.raises(UsageError) as refused:
        settled(toy_copy, reading, ruling)
    assert told in str(refused.value)


def test_an_entry_on_one_line_is_left_alone(toy_copy: ToyCopy) -> None:
    path = toy_copy.spec / "rulings.yaml"
    rulings = yaml.safe_load(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(rulings, default=str), encoding="utf-8")
    with pytest.raises(UsageError) as refused:
        settled(toy_copy)
    assert "cannot be changed safely" in str(refused.value)


def test_the_files_that_change_are_listed_for_git(toy_copy: ToyCopy, tmp_path: Path) -> None:
    command = ("settle", TIE, "more_coins", "--why", WHY, "--yes", "--data", toy_copy.root)
    before = everything(toy_copy.root)
    done = ruleproof(*command, cwd=tmp_path)
    changed = {path for path, text in everything(toy_copy.root).items() if before[path] != text}
    listed = done.stdout.partition("`git restore` with these files undoes this):\n")[2].split("\n")
    assert changed
    assert {(tmp_path / line.strip()).resolve() for line in listed[: len(changed)]} == changed


def test_nothing_changes_if_one_file_cannot_be_written(
    toy_copy: ToyCopy, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(toy_copy.root)
    made = settled(toy_copy)
    last = list(made.texts)[-1]
    write = Path.write_bytes

    def refused(path: Path, data: bytes) -> int:
        if path == last and data != before[path]:
            raise PermissionError(13, "Permission denied")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", refused)
    with pytest.raises(UsageError, match="cannot be written: Permission denied"):
        made.write()
    assert len(made.texts) > 1 and everything(toy_copy.root) == before


def everything(root: Path) -> dict[Path, bytes]:
    """Return every file of a game."""
    files = (path for path in root.rglob("*") if path.is_file())
    return {path: path.read_bytes() for path in files if "__pycache__" not in path.parts}


def test_a_ruling_keeps_its_status_unless_another_is_named(toy_copy: ToyCopy) -> None:
    path = toy_copy.spec / "rulings.yaml"
    text = path.read_text(encoding="utf-8")
    begin = text.index(f"- id: {TIE}\n")
    contested = "status: contested\n  settled_by: >-\n    The designer\n    might say."
    path.write_text(text[:begin] + text[begin:].replace("status: adopted", contested, 1), encoding="utf-8")
    made = settled(toy_copy)
    assert "status: contested" in text_of(made, path)[begin:]
    assert "might say" in text_of(made, path)
    assert any("the status stays 'contested'" in line for line in made.by_hand)
    decision = Decision(TIE, "more_coins", WHY, "designer", "2026-12-01", "adopted")
    closed = settlement(decision, [toy_copy.root])
    assert "status: contested" not in text_of(closed, path)
    assert "might say" not in text_of(closed, path)
    assert not any("the status stays" in line for line in closed.by_hand)


def test_positions_that_contradict_themselves_under_the_new_reading_are_listed() -> None:
    ruling = "between_two_cities.ruling.order_of_placing"
    made = settlement(Decision(ruling, "ascending", WHY, "editor", "2026-12-01"), [])
    told = [line for line in made.by_hand if "contradicts itself under the new reading" in line]
    assert len(told) == 6
    assert "positions/three_players_placing.yaml: the position 'three players, placing'" in "".join(told)


def test_a_tour_is_written_with_its_readings_in_lines_before_its_seats() -> None:
    tour = {
        "title": "A",
        "readings": {"g.ruling.r": "x"},
        "seats": ["X"],
        "options": {},
        "plays": [{"seat": "X"}],
    }
    text = dumped(tour)
    assert text.startswith("title: A\nreadings:\n  g.ruling.r: x\nseats: [X]\n")
    assert yaml.safe_load(text) == tour
