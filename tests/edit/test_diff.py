"""`ruleproof diff`: what has become of clauses, rulings, cases and components between two versions."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from ruleproof.edit.diff import Change, GameDiff, as_text, diff
from ruleproof.edit.export import export
from ruleproof.edit.old_reference import SCHEMAS
from ruleproof.edit.settle import Decision, settlement
from ruleproof.input.problems import UsageError
from ruleproof.judging.verdicts import Verdict
from tests.toybox import GAME, TOY, ToyCopy, copy_toy, engine_script, ruleproof

TIE = "market_day.ruling.tie"
TIE_CASES = "market_day/ending/"


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> ToyCopy:
    """Return a copy of the toy game in which each sort of thing has changed."""
    toy = copy_toy(tmp_path_factory.mktemp("new") / "toy")
    toy.edit(
        toy.spec / "fox.yaml", "text: A fox that is laid down is discarded.", "text: A laid fox is discarded."
    )
    toy.add(
        toy.spec / "fox.yaml",
        "\n- id: market_day.fox.sleeps\n  since: '0.2'\n  kind: definition\n  text: A fox sleeps.\n"
        "  sources:\n"
        "    - {edition: en, heading: The fox, starts: A fox s}\n",
    )
    setup = toy.features / "setup.feature"
    toy.edit(setup, "Scenario: Two players begin with three coins each", "Scenario: Both have three coins")
    toy.edit(setup, "Scenario: The fourth card is the top card of the deck", "Scenario: The fourth card")
    toy.edit(toy.root / "reference_impl" / GAME / "setup.py", "COINS_EACH = 3", "COINS_EACH = 4")
    toy.edit(setup, "Then Red has 3 coins\n", "Then Red has 4 coins\n")
    (toy.root / "spec" / "VERSION").write_text("0.7\n")
    return toy


@pytest.fixture(scope="module")
def new(changed: ToyCopy, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "export"
    export(folder, [GAME], [changed.root])
    return folder


@pytest.fixture(scope="module")
def found(exported: Path, new: Path) -> GameDiff:
    (game,) = diff(str(exported), str(new))
    return game


def copied(exported: Path, folder: Path) -> Path:
    """Return a copy of an export, to be changed."""
    return Path(shutil.copytree(exported, folder / "export"))


def sorts(changes: tuple[Change, ...]) -> dict[str, str]:
    return {change.id: change.sort for change in changes}


def test_a_version_differs_in_nothing_from_itself(exported: Path) -> None:
    (game,) = diff(str(exported), str(exported))
    assert game == GameDiff(GAME, ("", ""))
    assert list(as_text([game])) == [
        "market_day: without a version to without a version",
        "Nothing has changed.",
    ]


def test_the_versions_of_both_suites_are_told(found: GameDiff) -> None:
    assert found.versions == ("", "0.7")


def test_clauses_are_new_or_reworded(found: GameDiff) -> None:
    assert sorts(found.clauses) == {"market_day.fox.sleeps": "new", "market_day.fox.is_discarded": "reworded"}
    reworded = next(change for change in found.clauses if change.sort == "reworded")
    assert (reworded.old, reworded.new) == (
        "A fox that is laid down is discarded.",
        "A laid fox is discarded.",
    )


def test_a_title_in_other_words_is_a_rewording(exported: Path, tmp_path: Path) -> None:
    new = copied(exported, tmp_path)
    path = new / GAME / "rulings.json"
    path.write_text(path.read_text().replace('"title":"Tie"', '"title":"Who wins a tie"'))
    (game,) = diff(str(exported), str(new))
    assert game.rulings == (Change("reworded", TIE, "Tie", "Who wins a tie"),)
    (game,) = diff(str(new), str(exported))
    assert game.rulings == (Change("reworded", TIE, "Who wins a tie", "Tie"),)


def test_a_version_without_titles_says_the_same(exported: Path, tmp_path: Path) -> None:
    untitled = copied(exported, tmp_path)
    for path in (untitled / GAME / "rulings.json", untitled / GAME / "clauses.json"):
        rows = json.loads(path.read_text())
        path.write_text(json.dumps([{key: row[key] for key in row if key != "title"} for row in rows]))
    one, other = str(untitled), str(exported)
    assert diff(one, other) == diff(other, one) == diff(other, other)


def test_what_is_gone_is_told_the_other_way_round(exported: Path, new: Path) -> None:
    (game,) = diff(str(new), str(exported))
    assert sorts(game.clauses)["market_day.fox.sleeps"] == "gone"
    assert sorts(game.cases)["market_day/setup/both_have_three_coins"] == "gone"


def test_a_case_with_another_title_is_a_new_one_since_ids_are_made_of_titles(found: GameDiff) -> None:
    cases = sorts(found.cases)
    assert cases["market_day/setup/the_fourth_card"] == "new"
    assert cases["market_day/setup/the_fourth_card_is_the_top_card_of_the_deck"] == "gone"


def test_the_same_question_may_have_another_answer(found: GameDiff) -> None:
    case = "market_day/setup/three_players_are_dealt_the_first_three_cards"
    assert sorts(found.cases)[case] == "changed"
    assert case in found.answered


def test_what_is_answered_as_before_is_not_listed(found: GameDiff) -> None:
    assert not any("/turn/" in case for case in found.answered)
    assert not any("/fox/" in case for case in found.answered)


def test_a_reading_that_is_settled_is_a_change_of_its_ruling(exported: Path, tmp_path: Path) -> None:
    toy = copy_toy(tmp_path / "toy")
    settlement(Decision(TIE, "more_coins", "Because.", "editor", "2026-12-01"), [toy.root]).write()
    done = ruleproof("diff", exported, toy.root, "--game", GAME, "--json", cwd=tmp_path, status=0)
    (game,) = json.loads(done.stdout)
    (ruling,) = game["rulings"]
    assert (ruling["sort"], ruling["id"]) == ("changed", TIE)
    assert "shared, decided 2026-11-21" in ruling["old"]
    assert "more_coins, decided 2026-12-01" in ruling["new"]


def test_a_component_entry_with_another_value_is_changed(exported: Path, tmp_path: Path) -> None:
    new = copied(exported, tmp_path)
    path = new / GAME / "components" / "standard.json"
    path.write_text(path.read_text().replace('"worth":4', '"worth":5'))
    (game,) = diff(str(exported), str(new))
    (entry,) = game.components
    assert (entry.sort, entry.id) == ("changed", "standard: cards/cow")
    assert '"worth":4' in entry.old
    assert '"worth":5' in entry.new
    assert game.cases == ()
    assert game.answered == ()
    assert game.fails is None
    (path,) = (new / GAME / "cases").glob("setup.json")
    cases = json.loads(path.read_text())
    cases[0]["reference"] = []
    path.write_text(json.dumps(cases))
    (game,) = diff(str(exported), str(new))
    (case,) = game.cases
    assert (case.sort, case.old) == ("changed", "with other component values")


def test_the_text_marks_what_has_become_of_things(found: GameDiff) -> None:
    lines = list(as_text([found]))
    assert lines[0] == "market_day: without a version to 0.7"
    assert "  + market_day.fox.sleeps: A fox sleeps." in lines
    assert not any("A laid fox is discarded." in line for line in lines), "rewordings are only counted"
    assert lines[1] == "An export has no reference to run, so it is not known which cases newly fail."


def test_a_commit_of_git_is_exported(changed: ToyCopy, new: Path, tmp_path: Path) -> None:
    repository = tmp_path / "repository"
    subprocess.run(["cp", "-r", str(changed.root), str(repository)], check=True)
    settings = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], ["add", "."], [*settings, "commit", "-q", "-m", "All"], ["tag", "v7"]):
        subprocess.run(["git", *words], cwd=repository, check=True)
    done = ruleproof("diff", "v7", new, cwd=repository, status=0)
    assert done.stdout.splitlines() == ["market_day: 0.7 to 0.7", "Nothing has changed."]


def test_what_an_engine_that_conformed_now_fails_is_what_an_engine_of_that_day_fails(tmp_path: Path) -> None:
    toy = copy_toy(tmp_path / "toy")
    decision = Decision(TIE, "more_coins", "Because.", "editor", "2026-12-01")
    settlement(decision, [toy.root]).write()
    setup = toy.features / "setup.feature"
    toy.edit(toy.root / "reference_impl" / GAME / "setup.py", "COINS_EACH = 3", "COINS_EACH = 4")
    toy.edit(setup, "Then Red has 3 coins\n", "Then Red has 4 coins\n")
    (game,) = diff(str(TOY), str(toy.root))
    assert game.fails is not None
    causes = {one.cause: one for one in game.fails}
    assert causes[TIE].cases
    assert all(case.startswith(TIE_CASES) for case in causes[TIE].cases)
    assert any(cause.startswith("market_day.setup.") for cause in causes)
    silent = ("class Engine(Engine):", "    def readings_offered(self):", "        return {}")
    words = ("verify", "--engine", engine_script(tmp_path, *silent), "--data", toy.root, "--game", GAME)
    ruleproof(*words, "--report", tmp_path / "report", "--fresh", "0", cwd=tmp_path)
    results = json.loads((tmp_path / "report" / "report.json").read_text())["games"][0]["results"]
    fails = {result["case"] for result in results if Verdict(result["verdict"]).is_fault}
    listed = {case for one in game.fails for case in one.cases}
    assert listed == {case for case in fails if "/tours/" not in case}
    assert sum(one.steps for one in game.fails) == len(fails) - len(listed)


def test_what_fails_because_of_a_changed_schema_is_no_fault_of_a_clause(tmp_path: Path) -> None:
    toy = copy_toy(tmp_path / "toy")
    reference = toy.root / "reference_impl" / GAME / "scoring.py"
    for path in (toy.schemas / "outcome.json", reference, toy.features / "ending.feature"):
        path.write_text(
            path.read_text(encoding="utf-8").replace('"most points"', '"points"'), encoding="utf-8"
        )
    (game,) = diff(str(TOY), str(toy.root))
    assert [one.cause for one in game.fails or ()] == [SCHEMAS]


def test_an_engine_that_conformed_fails_nothing_where_nothing_has_changed(tmp_path: Path) -> None:
    done = ruleproof("diff", TOY, TOY, "--game", GAME, cwd=tmp_path, status=0)
    assert done.stdout.splitlines()[1:] == [
        "An engine that conformed, and declares no readings, fails nothing.",
        "Nothing has changed.",
    ]
    assert "running the older reference" not in done.stderr


def test_the_older_reference_is_run_where_the_reference_has_changed(tmp_path: Path) -> None:
    toy = copy_toy(tmp_path / "toy")
    setup = toy.root / "reference_impl" / GAME / "setup.py"
    setup.write_text(setup.read_text() + "\n# The same play in other words.\n")
    ending = toy.features / "ending.feature"
    toy.edit(
        ending,
        "When Red works and rolls 1\n      And Blue",
        "And Red has 6 coins\n      When Red works and rolls 1\n      And Blue",
    )
    done = ruleproof("diff", TOY, toy.root, "--game", GAME, cwd=tmp_path, status=0)
    assert "running the older reference on the newer version of market_day" in done.stderr
    assert done.stdout.splitlines()[1:] == [
        "An engine that conformed, and declares no readings, fails nothing.",
        "Cases: 1 reworded",
    ]


def test_a_case_that_an_engine_now_fails_is_changed_and_its_reworded_clause_is_too(tmp_path: Path) -> None:
    toy = copy_toy(tmp_path / "toy")
    toy.edit(toy.root / "reference_impl" / GAME / "setup.py", "COINS_EACH = 3", "COINS_EACH = 4")
    toy.edit(toy.features / "setup.feature", "Then Red has 3 coins\n", "Then Red has 4 coins\n")
    (game,) = diff(str(TOY), str(toy.root))
    fails = {case for one in game.fails or () for case in one.cases}
    assert fails
    assert {change.id for change in game.cases if "/tours/" not in change.id} == fails
    assert {change.sort for change in game.cases} == {"changed"}


def test_a_changed_schema_is_told_by_its_place(exported: Path, tmp_path: Path) -> None:
    new = copied(exported, tmp_path)
    path = new / GAME / "schemas" / "outcome.json"
    schema = json.loads(path.read_text())
    schema["description"] = "In other words."
    schema["required"] = [*schema["required"], "ties"]
    path.write_text(json.dumps(schema))
    (game,) = diff(str(exported), str(new))
    (change,) = game.schemas
    assert (change.sort, change.id) == ("changed", "outcome.json: required")
    assert "ties" in change.new


def test_reworded_cases_are_only_counted() -> None:
    cases = (Change("reworded", f"{GAME}/turn/a", "a", "A"), Change("new", f"{GAME}/turn/b", "", "B"))
    lines = list(as_text([GameDiff(GAME, ("", ""), cases=cases)]))
    assert lines[2:] == ["Cases: 1 new, 1 reworded", f"  + {GAME}/turn/b: B"]


def test_steps_of_a_tour_are_one_line(exported: Path) -> None:
    steps = tuple(Change("changed", f"{GAME}/tours/one/{number}", "", "a") for number in (1, 2))
    lines = list(as_text([GameDiff(GAME, ("", ""), cases=(*steps, Change("new", f"{GAME}/turn/a")))]))
    assert f"  steps of {GAME}/tours/one: 2 changed" in lines
    assert not any(f"{GAME}/tours/one/1" in line for line in lines)


def test_a_schema_that_differs_in_many_places_is_one_line() -> None:
    places = tuple(Change("new", f"report.json: {number}", "", "1") for number in range(11))
    lines = list(as_text([GameDiff(GAME, ("", ""), schemas=places)]))
    assert "  report.json: 11 new" in lines
    assert not any("report.json: 3" in line for line in lines)
    few = list(as_text([GameDiff(GAME, ("", ""), schemas=places[:10])]))
    assert "  + report.json: 3: 1" in few


def test_what_is_no_version_is_told(exported: Path) -> None:
    with pytest.raises(UsageError) as refused:
        diff(str(exported), "no-such-tag")
    assert "no-such-tag: expected a checkout" in str(refused.value)


def test_a_game_that_neither_has_is_told(exported: Path) -> None:
    with pytest.raises(UsageError) as refused:
        diff(str(exported), str(exported), ["nim"])
    assert "has the game nim" in str(refused.value)
