"""The specification of a game: every fault of every file, each with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError
from ruleproof.rules.component_sets import covers, read_component_set
from ruleproof.rules.loader import read_game
from ruleproof.rules.model import Game
from ruleproof.rules.schemas import SchemaSet
from tests.toybox import GAME, ToyCopy, toy_suite


def faults(toy: ToyCopy) -> list[str]:
    """Return the problems of a spoilt copy, with paths relative to the copy."""
    data = Data.of([toy.root])
    with pytest.raises(DataError) as told:
        read_game(data, data.game(GAME))
    return [str(problem).replace(f"{toy.root}/", "") for problem in told.value.problems]


def only_fault(toy: ToyCopy) -> str:
    (fault,) = faults(toy)
    return fault


@pytest.fixture(scope="module")
def game() -> Game:
    return toy_suite().game


def test_clauses_are_numbered_by_chapter_and_place(game: Game) -> None:
    assert game.clauses["market_day.setup.one_card_each"].number == "1.1"
    assert game.clauses["market_day.fox.is_discarded"].number == "4.2"


def test_clauses_stand_in_reading_order(game: Game) -> None:
    chapters = [clause.chapter for clause in game.clauses.values()]
    assert chapters == sorted(chapters, key=[chapter.id for chapter in game.chapters].index)


def test_a_clause_knows_where_it_is_written(game: Game) -> None:
    assert game.clauses["market_day.setup.rest_is_deck"].where.endswith("spec/market_day/setup.yaml:7")


def test_definitions_and_what_cannot_be_shown_need_no_scenario(game: Game) -> None:
    assert not game.clauses["market_day.ending.pair"].needs_scenario
    assert not game.clauses["market_day.setup.youngest_first"].needs_scenario
    assert game.clauses["market_day.fox.takes_a_coin"].needs_scenario


def test_the_set_called_standard_is_in_force(game: Game) -> None:
    assert list(game.component_sets) == ["corrected", "standard"]
    assert game.components.name == "standard"


def test_equal_values_have_equal_digests_whatever_the_order_of_their_keys(
    game: Game, toy_copy: ToyCopy
) -> None:
    path = toy_copy.spec / "components" / "standard.yaml"
    toy_copy.edit(path, "  coins: 14\n  days: 2\n", "  days: 2\n  coins: 14\n")
    data = Data.of([toy_copy.root])
    other = read_game(data, data.game(GAME)).components
    assert other.digest == game.components.digest
    assert other.digest != game.component_sets["corrected"].digest


def test_rulings_on_a_clause_are_those_that_name_it(game: Game) -> None:
    assert [ruling.id for ruling in game.rulings_on("market_day.auction.highest_takes_card")] == [
        "market_day.ruling.tied_bids"
    ]


def test_the_adopted_readings_are_those_of_switchable_rulings(game: Game) -> None:
    assert game.adopted() == {
        "market_day.ruling.tied_bids": "card_discarded",
        "market_day.ruling.tie": "shared",
    }


def test_the_id_of_the_game_is_the_name_of_its_folder(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.spec / "game.yaml", "id: market_day", "id: market_daze")
    assert "spec/market_day/game.yaml:1: the id is 'market_daze', the folder 'market_day'" in faults(toy_copy)


def test_a_file_that_breaks_its_schema_is_told_with_the_line(toy_copy: ToyCopy) -> None:
    line = toy_copy.edit(toy_copy.spec / "fox.yaml", "  kind: prohibition\n", "  kind: prohibitionary\n")
    where = f"spec/market_day/fox.yaml:{line}: market_day.fox.not_in_own_turn"
    assert f'{where}/kind: "prohibitionary" is not one of' in only_fault(toy_copy)


def test_a_clause_that_no_engine_can_show_needs_a_reason(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "setup.yaml",
        "  reason: An engine does not know how old anybody is; the first seat of the list begins.\n",
        "",
    )
    assert "missing: reason" in only_fault(toy_copy)


def test_a_clause_that_stands_twice_is_told_with_both_places(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "fox.yaml", "id: market_day.fox.is_discarded", "id: market_day.fox.takes_a_coin"
    )
    fault = only_fault(toy_copy)
    assert "spec/market_day/fox.yaml:7: the clause 'market_day.fox.takes_a_coin' occurs twice" in fault
    assert "spec/market_day/fox.yaml:1" in fault


def test_a_clause_begins_with_the_name_of_its_game(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "fox.yaml", "id: market_day.fox.is_discarded", "id: market.fox.is_discarded"
    )
    assert "must begin with 'market_day'" in only_fault(toy_copy)


def test_a_source_names_an_edition_that_there_is(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "fox.yaml",
        "{edition: en, heading: The fox, starts: A fox that has}",
        "{edition: fr, heading: Le renard, starts: Un r}",
    )
    assert "game.yaml lists no edition 'fr'" in only_fault(toy_copy)


def test_a_chapter_without_a_file_is_told(toy_copy: ToyCopy) -> None:
    line = toy_copy.edit(
        toy_copy.spec / "game.yaml", "  - {id: fox, title: The fox}\n", "  - {id: foxes, title: The fox}\n"
    )
    told = faults(toy_copy)
    assert f"spec/market_day/game.yaml:{line}: there is no file foxes.yaml for this chapter" in told
    assert "spec/market_day/fox.yaml: game.yaml lists no chapter 'fox'\n    nearest: foxes" in told


def test_a_ruling_names_clauses_that_there_are(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "rulings.yaml",
        "clauses: [market_day.ending.most_points_win]",
        "clauses: [market_day.ending.most_point_wins]",
    )
    fault = only_fault(toy_copy)
    where = "spec/market_day/rulings.yaml:19: market_day.ruling.tie"
    assert f"{where}: no clause has the id 'market_day.ending.most_point_wins'" in fault
    assert "nearest: market_day.ending.most_points_win" in fault


def test_a_ruling_adopts_one_of_its_readings(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.spec / "rulings.yaml", "adopted: shared", "adopted: share")
    assert "the adopted reading 'share' is not one of shared, more_coins\n    nearest: shared" in only_fault(
        toy_copy
    )


def test_an_important_ruling_has_a_witness(toy_copy: ToyCopy) -> None:
    text = "  witness: Red has 4 coins and nothing else, Blue a cow. Either both win, or Red alone.\n"
    toy_copy.edit(toy_copy.spec / "rulings.yaml", text, "")
    assert "missing: witness" in only_fault(toy_copy)


def test_a_ruling_that_stands_twice_is_told(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "rulings.yaml", "id: market_day.ruling.tie\n", "id: market_day.ruling.tied_bids\n"
    )
    assert any("the ruling 'market_day.ruling.tied_bids' occurs twice" in fault for fault in faults(toy_copy))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "market_day.ruling.tie: more_coins",
            "market_day.ruling.ties: more_coins",
            "no ruling has the id 'market_day.ruling.ties'",
        ),
        (
            "market_day.ruling.tie: more_coins",
            "market_day.ruling.tie: more_coin",
            "has no reading 'more_coin'; it has shared, more_coins",
        ),
        (
            "market_day.ruling.tie: more_coins",
            "market_day.ruling.fox_against_the_poor: allowed",
            "is not switchable",
        ),
    ],
)
def test_a_profile_bundles_readings_that_can_be_switched(
    toy_copy: ToyCopy, old: str, new: str, told: str
) -> None:
    line = toy_copy.edit(toy_copy.spec / "game.yaml", old, new)
    assert f"spec/market_day/game.yaml:{line}: " in only_fault(toy_copy)
    assert told in only_fault(toy_copy)


def test_a_dispute_is_about_something_that_there_is(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "contested.yaml",
        "market_day/fox/a_fox_cannot_rob_a_player_without_coins",
        "market_day.fox.steals_cows",
    )
    assert "contested.yaml:1: no clause or ruling has the id 'market_day.fox.steals_cows'" in only_fault(
        toy_copy
    )


def test_a_component_set_keeps_the_schema_of_its_game(toy_copy: ToyCopy) -> None:
    line = toy_copy.edit(
        toy_copy.spec / "components" / "standard.yaml",
        "cow: {copies: 2, worth: 4}",
        "cow: {copies: 2, worth: -4}",
    )
    assert f"components/standard.yaml:{line}: cards/cow/worth: -4 is out of range (minimum 0)" in only_fault(
        toy_copy
    )


def test_every_value_of_a_component_set_has_a_provenance(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "components" / "standard.yaml",
        '{entries: "*", provenance',
        '{entries: "cards/*/copies", provenance',
    )
    told = faults(toy_copy)
    assert len(told) == 6
    assert all("no line of provenance covers this value" in fault for fault in told)


def test_a_component_set_has_the_totals_that_the_laws_ask_for(toy_copy: ToyCopy) -> None:
    line = toy_copy.edit(toy_copy.spec / "conservation.yaml", "total: coins", "total: money")
    told = faults(toy_copy)
    assert len(told) == 2, "both sets lack it"
    for fault, name in zip(told, ("corrected", "standard"), strict=True):
        begin, end = f"conservation.yaml:{line}: the law coins: ", f"components/{name}.yaml"
        assert f"{begin}the component set has no total at 'money'" in fault
        assert fault.endswith(end)


def test_a_game_without_a_component_set_is_told(toy_copy: ToyCopy) -> None:
    for path in (toy_copy.spec / "components").iterdir():
        path.unlink()
    assert "there is no component set" in only_fault(toy_copy)


def test_a_missing_schema_is_told(toy_copy: ToyCopy) -> None:
    (toy_copy.schemas / "view.json").unlink()
    assert "missing schemas: view.json" in only_fault(toy_copy)


def test_the_setup_schema_lists_the_seats(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.schemas / "setup.json",
        '"seat": {"enum": ["Red", "Blue", "Green"]}',
        '"seat": {"type": "string"}',
    )
    assert "wanted: the names of all seats as $defs/seat/enum" in only_fault(toy_copy)


def test_the_faults_of_all_files_are_told_at_once(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "fox.yaml", "id: market_day.fox.is_discarded", "id: market.fox.is_discarded"
    )
    toy_copy.edit(toy_copy.spec / "rulings.yaml", "adopted: shared", "adopted: share")
    toy_copy.edit(toy_copy.spec / "turn.yaml", "kind: effect\n  text: After", "kind: affect\n  text: After")
    toy_copy.add(toy_copy.spec / "contested.yaml", "- 7\n")
    told = "\n".join(faults(toy_copy))
    for name in ("fox.yaml:7", "rulings.yaml:23", "turn.yaml:", "contested.yaml:"):
        assert name in told


def test_a_file_that_breaks_its_schema_does_not_hide_the_clauses_of_the_others(toy_copy: ToyCopy) -> None:
    """What points into the broken file cannot be judged; what is reported is true all the same."""
    toy_copy.edit(toy_copy.spec / "ending.yaml", "kind: definition", "kind: definite")
    told = faults(toy_copy)
    assert any("ending.yaml" in fault and "kind" in fault for fault in told)
    assert not any("market_day.fox" in fault for fault in told)


def test_a_set_from_elsewhere_is_held_against_the_same_rules(tmp_path: Path) -> None:
    suite = toy_suite()
    path = tmp_path / "mine.yaml"
    path.write_text(
        "name: mine\nedition: en\nprovenance: [{entries: '*', provenance: assumed}]\nvalues: {coins: 14}\n"
    )
    with pytest.raises(DataError) as told:
        read_component_set(path, suite.common, SchemaSet(suite.folders.schemas), suite.game.laws)
    assert "missing: days, goods, prices, cards" in str(told.value)
    assert "no total at 'goods'" in str(told.value)


@pytest.mark.parametrize(
    ("pattern", "leaf", "covered"),
    [
        ("*", ("coins",), True),
        ("*", ("cards", "cow", "worth"), True),
        ("cards/*/worth", ("cards", "cow", "worth"), True),
        ("cards/*/worth", ("cards", "cow", "copies"), False),
        ("cards/*/worth", ("cards", "cow"), False),
        ("cards/c*", ("cards", "cow", "copies"), True),
        ("cards", ("coins",), False),
    ],
)
def test_a_provenance_covers_what_it_names_and_what_lies_inside(
    pattern: str, leaf: tuple[str, ...], covered: bool
) -> None:
    assert covers(pattern, leaf) is covered


HISTORY = """\
  history:
    - {adopted: more_coins, decided: 2026-11-20, why: Coins are no points.}
"""


def decided_again(toy: ToyCopy, history: str = HISTORY) -> None:
    """Give the ruling on ties of the market day an earlier reading."""
    path = toy.spec / "rulings.yaml"
    toy.edit(path, "  adopted: shared\n", f"  adopted: shared\n{history}")


def test_a_ruling_has_a_date_an_authority_and_a_status(game: Game) -> None:
    ruling = game.rulings["market_day.ruling.tie"]
    assert (ruling.decided, ruling.authority, ruling.status) == ("2026-11-21", "inference", "adopted")
    assert ruling.history == ()


def test_a_ruling_remembers_what_it_adopted_before(toy_copy: ToyCopy) -> None:
    decided_again(toy_copy)
    (earlier,) = toy_suite(toy_copy.root).game.rulings["market_day.ruling.tie"].history
    assert (earlier.adopted, earlier.decided, earlier.why) == (
        "more_coins",
        "2026-11-20",
        "Coins are no points.",
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("decided: 2026-11-20", "decided: 2026-11-31", "rulings.yaml:25: decided is '2026-11-31'"),
        ("decided: 2026-11-20", "decided: soon", "decided"),
        ("decided: 2026-11-20", "decided: 2026-11-30", "before what it follows (2026-11-30)"),
        ("adopted: more_coins", "adopted: more_coin", "the earlier reading 'more_coin' is not one of"),
        ("adopted: more_coins", "adopted: shared", "history says that 'shared' was changed to itself"),
        (", why: Coins are no points.", "", "missing: why"),
    ],
)
def test_the_history_of_a_ruling_is_a_history(toy_copy: ToyCopy, old: str, new: str, told: str) -> None:
    decided_again(toy_copy, HISTORY.replace(old, new))
    assert told in only_fault(toy_copy)


def test_every_ruling_has_a_witness_or_says_why_not(toy_copy: ToyCopy) -> None:
    path = toy_copy.spec / "rulings.yaml"
    witness = "  witness: Red has no coin. Either the fox of Blue is refused, or it is gone.\n"
    toy_copy.edit(path, witness, "")
    assert "fox_against_the_poor: neither witness nor unseen" in only_fault(toy_copy)
    toy_copy.edit(path, "  severity: minor\n", "  severity: minor\n  unseen: No coin is seen.\n")
    assert toy_suite(toy_copy.root).game.rulings["market_day.ruling.fox_against_the_poor"].unseen
    toy_copy.edit(path, "  severity: minor\n", "  severity: minor\n" + witness)
    assert "fox_against_the_poor: both witness and unseen" in only_fault(toy_copy)


@pytest.mark.parametrize(
    ("old", "new", "missing"),
    [
        ("  source: sentence\n", "", "source"),
        ("source: sentence", "source: published", "published"),
        ("status: adopted", "status: contested", "settled_by"),
        ("status: adopted", "status: open", "settled_by"),
    ],
)
def test_a_ruling_says_its_source_and_what_would_settle_it(
    toy_copy: ToyCopy, old: str, new: str, missing: str
) -> None:
    path = toy_copy.spec / "rulings.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert f"missing: {missing}" in only_fault(toy_copy)


@pytest.mark.parametrize(
    ("authority", "source"), [("inference", "choice"), ("editor", "sentence"), ("designer", "example")]
)
def test_the_source_of_a_ruling_fits_its_authority(toy_copy: ToyCopy, authority: str, source: str) -> None:
    path = toy_copy.spec / "rulings.yaml"
    old = "  authority: inference\n  source: sentence\n"
    new = f"  authority: {authority}\n  source: {source}\n"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert f"the authority {authority!r} does not fit the source {source!r}" in only_fault(toy_copy)


@pytest.mark.parametrize("name", ["authority", "status"])
def test_a_ruling_rests_on_a_known_authority_and_has_a_known_status(toy_copy: ToyCopy, name: str) -> None:
    path = toy_copy.spec / "rulings.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f"  {name}: ", f"  {name}: un", 1), encoding="utf-8")
    assert f"market_day.ruling.tied_bids/{name}: " in only_fault(toy_copy)


def test_a_clause_came_with_the_first_version_unless_it_says_otherwise(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "fox.yaml",
        "id: market_day.fox.is_discarded\n",
        "id: market_day.fox.is_discarded\n  since: '0.2'\n",
    )
    clauses = toy_suite(toy_copy.root).game.clauses
    assert clauses["market_day.fox.is_discarded"].since == "0.2"
    assert clauses["market_day.fox.takes_a_coin"].since == "0.1"


def succeeded(toy: ToyCopy, clause: str, successor: str) -> None:
    toy.edit(toy.spec / "fox.yaml", f"id: {clause}\n", f"id: {clause}\n  successor: {successor}\n")


def test_a_clause_with_a_successor_is_out_of_force_and_needs_no_scenario(toy_copy: ToyCopy) -> None:
    succeeded(toy_copy, "market_day.fox.is_discarded", "market_day.fox.takes_a_coin")
    clause = toy_suite(toy_copy.root).game.clauses["market_day.fox.is_discarded"]
    assert not clause.in_force
    assert not clause.needs_scenario


def test_a_successor_is_a_clause_that_there_is(toy_copy: ToyCopy) -> None:
    succeeded(toy_copy, "market_day.fox.is_discarded", "market_day.fox.takes_a_con")
    fault = only_fault(toy_copy)
    assert "fox.yaml:8: the successor of market_day.fox.is_discarded: no clause has the id" in fault
    assert "nearest: market_day.fox.takes_a_coin" in fault


def test_successors_lead_to_a_clause_in_force(toy_copy: ToyCopy) -> None:
    succeeded(toy_copy, "market_day.fox.is_discarded", "market_day.fox.takes_a_coin")
    succeeded(toy_copy, "market_day.fox.takes_a_coin", "market_day.fox.is_discarded")
    told = faults(toy_copy)
    assert len(told) == 2
    assert all("lead to no clause in force" in fault for fault in told)
