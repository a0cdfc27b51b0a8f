"""The eight verbs, tried on Lost Cities: Rivals and on a game that comes from another folder."""

from __future__ import annotations

import ast
import copy
import importlib.util
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import reference_impl
from reference_impl.refusals import (
    IllegalAction,
    NeedsChance,
    Refusal,
    Unsupported,
    UnsupportedPosition,
    UnusedChance,
)
from reference_impl.trace import Consulted, tracing
from ruleproof.engines.dispatch import Dispatcher
from ruleproof.engines.wire import request
from tests.reference_impl.playing import GAMES, suite_of

GAME = "lost_cities_rivals"
SEATS = ["North", "East", "South"]
PACKAGE = Path(reference_impl.__file__).parent

Json = dict[str, Any]


@pytest.fixture
def values() -> Json:
    return copy.deepcopy(dict(suite_of(GAME).components.values))


@pytest.fixture
def engine(values: Json) -> Any:
    engine = reference_impl.engine()
    assert engine.configure(GAME, values, {}) == {"accepted": True}
    return engine


def shuffles(values: Json) -> list[Json]:
    cards = values["cards"]
    faces = [face for face in cards for _ in range(cards[face]["copies"])]
    wagers = [face for face in faces if face.endswith("starting wager")]
    pack = [face for face in faces if not face.endswith("starting wager")]
    return [{"shuffle": wagers[::2] + wagers[1::2]}, {"shuffle": pack}]


@pytest.fixture
def start(engine: Any, values: Json) -> Json:
    return engine.new_game(SEATS, {}, shuffles(values))["state"]  # type: ignore[no-any-return]


def test_hello_offers_every_game_with_all_readings_of_what_is_switchable() -> None:
    answer = reference_impl.engine().hello([1])
    assert suite_of(GAME).common.accepts("hello")(answer)
    assert tuple(answer["games"]) == GAMES
    for game, offer in answer["games"].items():
        assert offer["verbs"] == ["new_game", "legal_actions", "apply", "view", "outcome"]
        rulings = [ruling for ruling in suite_of(game).game.rulings.values() if ruling.switchable]
        assert {ruling: set(readings) for ruling, readings in offer["readings"].items()} == {
            ruling.id: set(ruling.readings) for ruling in rulings
        }
        assert all(offer["readings"][ruling.id][0] == ruling.adopted for ruling in rulings)


def test_hello_refuses_protocols_that_it_does_not_speak() -> None:
    with pytest.raises(Unsupported):
        reference_impl.engine().hello([2])


def test_nothing_can_be_asked_before_a_game_is_configured() -> None:
    with pytest.raises(Unsupported, match="no game is configured"):
        reference_impl.engine().outcome({})


def test_an_unknown_game_is_not_accepted(values: Json) -> None:
    answer = reference_impl.engine().configure("chess", values, {})
    assert not answer["accepted"]
    assert "'chess'" in answer["reasons"][0]


def test_every_fault_of_a_configuration_is_told_at_once(values: Json) -> None:
    values["gold_coins"] = 35
    values["cards"]["red 2"]["colour"] = "blue"
    readings = {f"{GAME}.ruling.tie": "duel", f"{GAME}.ruling.size_of_a_raise": "any_amount"}
    reasons = reference_impl.engine().configure(GAME, values, readings)["reasons"]
    assert [reason.split(" ")[0] for reason in reasons] == [f"{GAME}.ruling.tie", "the", "red", "35"]


def test_a_configuration_that_is_not_accepted_leaves_the_earlier_one_in_force(
    engine: Any, values: Json, start: Json
) -> None:
    assert not engine.configure(GAME, {}, {})["accepted"]
    assert engine.legal_actions(start, "North")["actions"] == [{"type": "uncover"}]


def test_a_reading_is_played_when_asked_for(engine: Any, values: Json, start: Json) -> None:
    engine.configure(GAME, values, {f"{GAME}.ruling.auction_of_an_empty_display": "allowed"})
    assert {"type": "bid", "gold": 12} in engine.legal_actions(start, "North")["actions"]


def test_an_engine_in_text_replies_the_same_to_the_letter(values: Json, start: Json) -> None:
    strange = {**start, "x_mine": {"a": 1}, "table": {**start["table"], "x_more": []}}
    impossible = {**start, "to_act": ["Nowhere"]}
    params: list[tuple[str, Json]] = [
        ("configure", {"game": GAME, "components": values, "readings": {}}),
        ("new_game", {"seats": SEATS, "options": {}, "chance": shuffles(values)}),
        ("new_game", {"seats": SEATS, "options": {}, "chance": []}),
        *(("legal_actions", {"state": state, "seat": "North"}) for state in (start, strange, impossible, {})),
        ("apply", {"state": start, "seat": "North", "action": {"type": "uncover"}, "chance": []}),
        ("apply", {"state": start, "seat": "North", "action": {"type": "sing"}, "chance": []}),
        ("view", {"state": start, "seat": "East"}),
        ("outcome", {"state": start}),
        ("bye", {}),
        ("sing", {}),
    ]
    plain, in_text = Dispatcher(reference_impl.engine()), Dispatcher(reference_impl.engine(in_text=True))
    for number, (verb, members) in enumerate(params):
        line = request(number, verb, members)
        assert in_text.reply(line) == plain.reply(line), verb


def test_results_are_plain_json_and_hold_the_answer_alone(engine: Any, values: Json, start: Json) -> None:
    results = [
        engine.new_game(SEATS, {}, shuffles(values)),
        engine.legal_actions(start, "North"),
        engine.apply(start, "North", {"type": "uncover"}, []),
        engine.view(start, "East"),
        engine.outcome(start),
    ]
    for result in results:
        assert result == json.loads(json.dumps(result))
    assert [list(result) for result in results] == [["state"], ["actions"], ["state"], ["view"], ["outcome"]]


def test_a_ruling_is_consulted_where_its_reading_is_looked_up(engine: Any, start: Json) -> None:
    events: list[Any] = []
    with tracing(events.append):
        engine.legal_actions(start, "North")
    assert Consulted("auction_of_an_empty_display") in events


def test_what_only_takes_a_state_up_is_not_traced(with_coin: Any) -> None:
    events: list[Any] = []
    with_coin.configure("coin", {}, {})
    state = with_coin.new_game(["Red", "Blue"], {}, [])["state"]
    with sys.modules["private_reference.trace"].tracing(events.append):
        with_coin.view(state, "Red")
    assert events == []


def test_a_missing_outcome_of_chance_is_asked_for(engine: Any, values: Json) -> None:
    given = shuffles(values)
    with pytest.raises(NeedsChance) as refused:
        engine.new_game(SEATS, {}, given[:1])
    assert refused.value.code == 2
    assert sorted(refused.value.data["needs"]["shuffle"]) == sorted(given[1]["shuffle"])


def test_outcomes_of_chance_left_over_are_refused(engine: Any, values: Json, start: Json) -> None:
    with pytest.raises(UnusedChance) as refused:
        engine.new_game(SEATS, {}, [*shuffles(values), {"roll": [1]}])
    assert refused.value.code == 5
    with pytest.raises(UnusedChance):
        engine.apply(start, "North", {"type": "uncover"}, [{"roll": [1]}])


def test_an_illegal_action_is_no_less_illegal_for_outcomes_left_over(engine: Any, start: Json) -> None:
    with pytest.raises(IllegalAction):
        engine.apply(start, "North", {"type": "pass"}, [{"roll": [1]}])


@pytest.mark.parametrize(
    "seats", [["North"], [], ["North", "North"], ["North", "Up"], [*SEATS, "West", "East"]]
)
def test_a_game_for_other_seats_is_refused(engine: Any, values: Json, seats: list[str]) -> None:
    with pytest.raises(IllegalAction):
        engine.new_game(seats, {}, shuffles(values))


def test_an_unknown_option_is_refused(engine: Any, values: Json) -> None:
    with pytest.raises(IllegalAction, match="colour"):
        engine.new_game(SEATS, {"colour": 1}, shuffles(values))


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "jump"},
        {"type": "bid"},
        {"type": "bid", "gold": True},
        {"type": "bid", "gold": 1.0},
        {"type": "uncover", "x": 1},
        {"type": "add", "card": None},
    ],
)
def test_a_malformed_action_is_illegal(engine: Any, start: Json, action: Json) -> None:
    with pytest.raises(IllegalAction) as refused:
        engine.apply(start, "North", action, [])
    assert refused.value.code == 1
    assert "clause" not in refused.value.data


def test_an_illegal_action_tells_its_clause(engine: Any, start: Json) -> None:
    with pytest.raises(IllegalAction) as refused:
        engine.apply(start, "North", {"type": "pass"}, [])
    assert refused.value.data["clause"] == f"{GAME}.turn.must_act"


def broken(start: Json, change: Callable[[Json], Any]) -> Json:
    state: Json = json.loads(json.dumps(start))
    change(state)
    return state


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.pop("pending"),
        lambda state: state.update(strange=1),
        lambda state: state["pending"].update(step=2),
        lambda state: state.update(phase="sleep"),
        lambda state: state["table"].update(gold_supply="3"),
        lambda state: state["table"]["gold"].pop("East"),
        lambda state: state["table"].update(display=["red 11"]),
        lambda state: state.update(to_act=["West"]),
        lambda state: state["table"]["expeditions"]["North"].pop("red"),
    ],
)
def test_a_state_that_cannot_be_read_is_an_unsupported_position(
    engine: Any, start: Json, change: Callable[[Json], Any]
) -> None:
    with pytest.raises(UnsupportedPosition) as refused:
        engine.legal_actions(broken(start, change), "North")
    assert refused.value.code == 4
    assert refused.value.data["reason"]


def test_keys_of_another_engine_are_passed_over_at_any_depth(engine: Any, start: Json) -> None:
    def add_keys(state: Json) -> None:
        for place in (
            state,
            state["pending"],
            state["table"],
            state["table"]["gold"],
            state["table"]["expeditions"]["East"],
        ):
            place["x_log"] = {"anything": [1]}

    assert engine.outcome(broken(start, add_keys)) == engine.outcome(start)


def test_a_state_is_not_changed_by_the_engine(engine: Any, start: Json) -> None:
    before = json.dumps(start)
    engine.apply(start, "North", {"type": "uncover"}, [])
    assert json.dumps(start) == before


def test_a_state_that_its_asker_has_changed_is_read_anew(engine: Any, start: Json) -> None:
    state = broken(start, lambda state: None)
    assert engine.view(state, "North")["view"]["starting_player"] == "North"
    state["table"]["starting_player"] = "East"
    assert engine.view(state, "North")["view"]["starting_player"] == "East"
    state["phase"] = "sleep"
    with pytest.raises(UnsupportedPosition):
        engine.view(state, "North")


def test_a_seat_that_does_not_play_has_no_action(engine: Any, start: Json) -> None:
    assert engine.legal_actions(start, "West")["actions"] == []
    with pytest.raises(IllegalAction):
        engine.apply(start, "West", {"type": "uncover"}, [])


def test_every_call_of_the_factory_gives_another_engine() -> None:
    assert reference_impl.engine() is not reference_impl.engine()


def test_bye_is_answered() -> None:
    assert reference_impl.engine().bye() == {}


COIN = """
from typing import Literal
from msgspec import Struct
from ..clauses import IllegalAction, clause

COMPONENT_SET = "copper"
Seats = tuple[Literal["Red", "Blue"], ...]

class Options(Struct, frozen=True): pass
class State(Struct, frozen=True, forbid_unknown_fields=True):
    to_act: tuple[str, ...]
    shown: int
class Action(Struct, frozen=True, forbid_unknown_fields=True):
    type: Literal["toss"]

def configure(components, readings): return components
@clause("coin.state.faultless")
def position_faults(game, state): return []
def new_game(game, seats, options, chance): return State(seats[:1], 0)
def legal_actions(game, state, seat): return [Action("toss")] if seat in state.to_act else []
@clause("coin.toss.shows")
def apply(game, state, seat, action, chance): return State((), chance.roll(1, 2)[0])
def view(game, state, seat): return {"shown": state.shown}
def outcome(game, state): return {"over": not state.to_act}
"""


@pytest.fixture
def with_coin(tmp_path: Path) -> Iterator[Any]:
    """The reference under another name, with a second folder that holds one game more."""
    (tmp_path / "coin").mkdir()
    (tmp_path / "coin" / "__init__.py").write_text(COIN)
    alias = "private_reference"
    spec = importlib.util.spec_from_file_location(
        alias, PACKAGE / "__init__.py", submodule_search_locations=[str(PACKAGE), str(tmp_path)]
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[alias] = module
    spec.loader.exec_module(module)
    yield module.engine()
    for name in [name for name in sys.modules if name.split(".")[0] == alias]:
        del sys.modules[name]


def test_a_game_is_added_by_one_folder(with_coin: Any) -> None:
    assert {"coin", GAME} <= with_coin.hello([1])["games"].keys()
    assert with_coin.configure("coin", {}, {}) == {"accepted": True}
    state = with_coin.new_game(["Red", "Blue"], {}, [])["state"]
    result = with_coin.apply(state, "Red", {"type": "toss"}, [{"roll": [2]}])
    assert result == {"state": {"to_act": [], "shown": 2}}
    assert with_coin.outcome(result["state"])["outcome"] == {"over": True}


def test_two_copies_of_the_reference_share_nothing(
    with_coin: Any, engine: Any, values: Json, start: Json
) -> None:
    with_coin.configure(GAME, values, {f"{GAME}.ruling.auction_of_an_empty_display": "allowed"})
    assert len(with_coin.legal_actions(start, "North")["actions"]) == 13
    assert len(engine.legal_actions(start, "North")["actions"]) == 1
    assert sys.modules["private_reference.refusals"].Refusal is not Refusal


def test_the_reference_imports_itself_relatively_and_never_the_kit() -> None:
    allowed = set(sys.stdlib_module_names) | {"msgspec"}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                assert {name.name.split(".")[0] for name in node.names} <= allowed, path
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                assert str(node.module).split(".")[0] in allowed, path
