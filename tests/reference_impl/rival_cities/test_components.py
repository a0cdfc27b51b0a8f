"""What a component set must be like, and that a corrected card needs no code."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from reference_impl import rival_cities as rivals
from reference_impl.chance import Chance
from reference_impl.refusals import Unsupported
from reference_impl.rival_cities import pending, turn
from reference_impl.rival_cities.actions import Pay, Purchase, Save
from reference_impl.rival_cities.components import Components
from reference_impl.rival_cities.state import State

Values = dict[str, Any]


@pytest.fixture
def values(standard_sets: dict[str, Values]) -> Values:
    return json.loads(json.dumps(standard_sets["rival_cities"]))  # type: ignore[no-any-return]


def test_the_standard_set_is_accepted(values: Values) -> None:
    components = Components(values)
    assert len(components.basic_cards) == 15
    assert sum(card.copies for card in components.special_cards.values()) == 24


def card(values: Values, name: str) -> Values:
    found: Values = next(
        values[kind][name]
        for kind in ("basic_cards", "special_cards", "alliances", "ships", "lawsuits")
        if name in values[kind]
    )
    return found


FAULTS: list[tuple[Callable[[Values], Any], str]] = [
    (lambda values: values.pop("letters"), "letters"),
    (lambda values: values.update(letters=0), "letters"),
    (lambda values: values.update(strange=1), "strange"),
    (lambda values: values["products"].pop("beer"), "products of all four types"),
    (lambda values: values["products"].update(beer=2), "not enough goods to begin with"),
    (lambda values: values["start"].update(factories=7), "not enough factories to begin with"),
    (lambda values: values["in_play"].update(ships=22), "22 ships cannot be in play"),
    (lambda values: values.update(open_ships=11), "10 ships cannot be in play"),
    (lambda values: values["in_play"].update(alliances=3), "must ask for all alliances in play"),
    (lambda values: values["in_play"].update(lawsuits=2), "2 lawsuits cannot be in play"),
    (lambda values: values["ink_spaces"].reverse(), "exactly one ink space, the first"),
    (
        lambda values: values["ink_spaces"].append("light"),
        "15 basic action cards do not fill 16 light edge spaces",
    ),
    (
        lambda values: values["ink_spaces"].extend(["dark"] * 21),
        "fewer special action cards than dark yellow edge spaces",
    ),
    (lambda values: values["first_game_layout"].pop(), "does not name every basic action card once"),
    (lambda values: values["first_game_layout"].reverse(), "not in ascending order"),
    (lambda values: values["lawsuit_spaces"].pop("II"), "not I, II and III"),
    (lambda values: values["lawsuit_track"].update(wins_from=5), "the number that wins"),
    (lambda values: values["lawsuit_track"].update(star_token=2), "the number that wins"),
    (lambda values: values.update(prestige_track=[]), "prestige_track"),
    (
        lambda values: card(values, "draw one").update(halves=[[], []]),
        "draw one must show either actions or two halves",
    ),
    (
        lambda values: card(values, "beer or cloth")["halves"].pop(),
        "beer or cloth must show either actions or two halves",
    ),
    (
        lambda values: card(values, "draw one").pop("actions"),
        "draw one must show either actions or two halves",
    ),
    (lambda values: card(values, "draw one").update(copies=2), "there must be one draw one only"),
    (lambda values: card(values, "Oslo").update(copies=2), "there must be one Oslo only"),
    (lambda values: card(values, "ship 3").update(copies=2), "there must be one ship 3 only"),
    (
        lambda values: card(values, "draw one").pop("number"),
        "draw one is a basic action card without a number",
    ),
    (
        lambda values: values["ships"].update(Oslo=values["ships"]["ship 1"]),
        "two different cards are called Oslo",
    ),
    (
        lambda values: values["special_cards"].update(
            {"off-season gift": values["special_cards"]["gift of two"]}
        ),
        "called off-season gift",
    ),
    (
        lambda values: card(values, "cloth production")["actions"][0]["products"].update(beer=1),
        "cloth production: a Production action must show one type",
    ),
    (
        lambda values: card(values, "piracy for one")["actions"][0].update(least=2),
        "piracy for one: .* more products than it allows",
    ),
    (
        lambda values: card(values, "beer for cloth").update(bonus=[{"do": "court_ruling"}]),
        "beer for cloth: a Court ruling",
    ),
    (lambda values: card(values, "draw two").update(actions=[{"do": "dance"}]), "dance"),
    (lambda values: card(values, "ship 2")["effect"].update(kind="magic"), "magic"),
]


@pytest.mark.parametrize(("change", "sentence"), FAULTS, ids=[sentence for _, sentence in FAULTS])
def test_a_set_that_breaks_a_condition_is_refused_in_a_sentence(
    values: Values, change: Callable[[Values], Any], sentence: str
) -> None:
    change(values)
    with pytest.raises(Unsupported, match=sentence):
        Components(values)


def test_all_faults_are_told_at_once(values: Values) -> None:
    values["start"]["factories"] = 7
    values["ships"]["ship 3"]["copies"] = 2
    values["first_game_layout"].reverse()
    with pytest.raises(Unsupported) as refused:
        Components(values)
    assert len(refused.value.reasons) == 3


def odd_set(values: Values) -> Values:
    """Return a set in which cards do what no printed card does."""
    card(values, "draw two")["actions"] = [
        {"do": "stars", "amount": 2},
        {"do": "donation", "pay": {"any": 1, "beer": 1}, "stars": 1, "times": 3},
        {"do": "gain", "goods": {"any": 2, "letter": 1}},
        {"do": "production", "products": {"any": 2}},
        {"do": "factory", "pay": {"beer": 1}},
    ]
    card(values, "draw one").update(
        actions=[
            {
                "do": "piracy",
                "least": 0,
                "most": 2,
                "rival": [{"do": "draw"}, {"do": "gain", "goods": {"any": 1}}],
            }
        ]
    )
    card(values, "piracy for three")["halves"] = [[{"do": "ship"}, {"do": "draw"}], [{"do": "court_ruling"}]]
    del card(values, "piracy for three")["actions"]
    for number in range(1, 6):
        card(values, f"ship {number}")["cost"] = {"beer": 1, "cloth": 1, "any": 1}
    card(values, "ship 6")["effect"]["actions"] = [
        {"do": "gain", "goods": {"any": 1}},
        {"do": "draw"},
        {"do": "prestige"},
        {"do": "reactivate"},
    ]
    card(values, "ship 1")["effect"]["actions"] = [
        {"do": "alliance"},
        {"do": "swap", "times": 3},
        {"do": "gift", "products": {"any": 1}},
    ]
    card(values, "ship 4")["effect"] = {"kind": "repeat", "action": "advance", "pay": {"letter": 1}}
    card(values, "Kjøbenhavn")["benefit"]["pay"] = {"any": 1}
    card(values, "Oslo")["upkeep"] = {"any": 1, "letter": 1}
    for lawsuit in values["lawsuits"].values():
        lawsuit["costs"] = {"any": 1}
        lawsuit["bonus"] = [{"do": "draw"}, {"do": "gain", "goods": {"any": 1}}, {"do": "ship"}]
        lawsuit["win"] = [
            {"do": "court_ruling"},
            {"do": "advance"},
            {"do": "piracy", "least": 1, "most": 1, "rival": []},
        ]
    values["prestige_track"][2]["income"] = [{"do": "prestige"}, {"do": "gain", "goods": {"any": 1}}]
    return values


@pytest.mark.parametrize("seed", range(12))
def test_a_set_with_odd_cards_is_played_to_the_end(
    values: Values, states: Callable[..., Iterator[State]], seed: int
) -> None:
    game = rivals.configure(odd_set(values), rivals.Readings())
    for state in states(game, random.Random(seed), plenty=True):
        assert not state.to_act or rivals.legal_actions(game, state, state.to_act[0])
        last = state
    assert rivals.outcome(game, last).over


def test_the_buyer_says_what_is_saved_of_a_mixed_price(
    values: Values, states: Callable[..., Iterator[State]]
) -> None:
    card(values, "ship 1")["cost"] = {"beer": 1, "cloth": 1, "any": 1}
    game = rivals.configure(values, rivals.Readings())
    state = next(states(game, random.Random(1)))
    table = replace(
        state.table,
        turn="Hamburg",
        ships={"Hamburg": ("ship 19",), "Altona": ()},
        ship_spaces=(("ship 1",), (), (), ()),
        products={"Hamburg": {"cloth": 1, "leather": 1}, "Altona": {}},
    )
    card_in_use = pending.Card(
        actions=game.components.basic_cards["ship or lawsuit"].halves[0], other_half=()
    )
    state = turn.ask(game, replace(state, table=table, pending=(card_in_use,)))
    assert Purchase("ship 1") in rivals.legal_actions(game, state, "Hamburg")
    state = rivals.apply(game, state, "Hamburg", Purchase("ship 1"), Chance())
    assert rivals.legal_actions(game, state, "Hamburg") == [Save("beer")]
    assert not state.settled
    state = rivals.apply(game, state, "Hamburg", Save("beer"), Chance())
    assert rivals.legal_actions(game, state, "Hamburg") == [Pay("leather")]
    state = rivals.apply(game, state, "Hamburg", Pay("leather"), Chance())
    assert state.table.ships["Hamburg"] == ("ship 19", "ship 1")
    assert state.table.products["Hamburg"] == {}
