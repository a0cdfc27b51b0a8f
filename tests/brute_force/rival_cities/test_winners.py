"""Who wins: the star scoring, the four end conditions and the four instant wins.

Every position of the prestige marker is scored with every number of star tokens; what the end conditions ask
for is tried in small numbers.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from .asking import ALTONA, HAMBURG, SEATS, Json, Reference, position, reference, suite
from .counting import with_a_card

TRACK = 7
SHIPS = tuple(f"ship {number}" for number in range(1, 22))


def mark(number: int) -> Json:
    """Return a prestige marker: on Hamburg's side above 0, on Altona's below."""
    side = HAMBURG if number > 0 else ALTONA if number < 0 else "neutral"
    return {"side": side, "space": abs(number)}


def rival_of(seat: str) -> str:
    return ALTONA if seat == HAMBURG else HAMBURG


def scores_of(table: Json, seat: str) -> Json:
    """Return the star scoring of a player, added up card by card."""
    made = suite().components.values
    cards = 0
    for ship in table["ships"][seat]:
        cards += made["ships"][ship]["stars"]
        if ship == "ship 21":
            cards += len(table["ships"][seat])
    cards += sum(made["lawsuits"][lawsuit]["stars"] for lawsuit in table["lawsuits_won"][seat])
    cards += sum(made["alliances"][alliance]["stars"] for alliance in table["alliances"][seat])
    marker, prestige = table["prestige_marker"], 0
    if marker["side"] == seat:
        prestige = (0, 1, 1, 2, 2, 4, 4)[marker["space"] - 1]
    tokens = table["star_tokens"][seat]
    return {"cards": cards, "prestige": prestige, "tokens": tokens, "total": cards + prestige + tokens}


def expected_outcome(table: Json) -> Json:
    """Return the outcome of a game that an end condition has ended."""
    scores = {seat: scores_of(table, seat) for seat in SEATS}
    hamburg, altona = (scores[seat]["total"] for seat in SEATS)
    if hamburg == altona:
        return {"over": True, "winners": table["bell_token"], "why": "bell token", "scores": scores}
    winner = HAMBURG if hamburg > altona else ALTONA
    return {"over": True, "winners": [winner], "why": "stars", "scores": scores}


def dealt(dice: random.Random, cards: list[str], most: int) -> tuple[list[str], list[str]]:
    """Deal each player at most a number of some cards."""
    dice.shuffle(cards)
    own, rival = dice.randint(0, most), dice.randint(0, most)
    return cards[:own], cards[own : own + rival]


def finished(dice: random.Random, marker: int, tokens: tuple[int, ...], bell: str, cards: bool) -> Json:
    """Return a game that has ended because no factory is left in the supply."""
    ships, lawsuits, alliances = (
        dealt(dice, list(suite().components.values[kind]), most) if cards else ([], [])
        for kind, most in (("ships", 2), ("lawsuits", 2), ("alliances", 3))
    )
    on_the_board = [ship for ship in SHIPS if ship not in (*ships[0], *ships[1])][:1]
    state = position(
        reference(),
        [],
        phase="over",
        turn=bell,
        bell_token=[bell],
        prestige_marker=mark(marker),
        star_tokens=dict(zip(SEATS, tokens, strict=True)),
        active_factories=dict.fromkeys(SEATS, 6),
        ships=dict(zip(SEATS, ships, strict=True)),
        ship_spaces=[on_the_board, [], [], []],
        lawsuits_won=dict(zip(SEATS, lawsuits, strict=True)),
        alliances=dict(zip(SEATS, alliances, strict=True)),
    )
    return {**state, "to_act": []}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("bell", SEATS)
@pytest.mark.parametrize("cards", [False, True], ids=["no cards", "cards"])
def test_the_higher_total_wins_and_the_bell_token_breaks_ties(cards: bool, bell: str) -> None:
    dice, wrong, compared, ties = random.Random(7), [], 0, 0
    for marker in range(-TRACK, TRACK + 1):
        for tokens in product(range(13), repeat=2):
            if sum(tokens) <= 12:
                state = finished(dice, marker, tokens, bell, cards)
                found, wanted = reference().outcome(state), expected_outcome(state["table"])
                if found != wanted:
                    wrong.append(f"{state['table']}: {found}, and it must be {wanted}")
                compared, ties = compared + 1, ties + (wanted["why"] == "bell token")
    assert not wrong, "\n".join(wrong[:3])
    assert compared == 15 * 91
    assert ties > 50


@pytest.mark.parametrize("mover", SEATS)
def test_a_game_ends_when_something_has_run_out_and_only_then(mover: str) -> None:
    engine, wrong, compared = reference(), [], 0
    for ships, lawsuits, factories, tokens in product(range(3), repeat=4):
        # The fifth step resolves one of the lawsuits.
        names = ["beer for cloth", "cloth for beer", "furniture for cloth"][: lawsuits + 1]
        state = position(
            engine,
            [{"kind": "move"}],
            turn=mover,
            ink_jar=19,
            ship_spaces=[[f"ship {20 + number}"] if number < ships else [] for number in range(4)],
            ship_stack=[],
            ships_in_box=[ship for ship in SHIPS if ship not in ("ship 20", "ship 21")[:ships]],
            lawsuit_spaces={
                space: [{"lawsuit": names[place], "marker": mark(0)}] if place < len(names) else []
                for place, space in enumerate(("I", "II", "III"))
            },
            active_factories={HAMBURG: 2, ALTONA: 10 - factories},
            star_tokens={HAMBURG: 3, ALTONA: 9 - tokens},
        )
        after = engine.play({**state, "to_act": [mover]}, mover, {"type": "move", "spaces": 1})
        found = engine.outcome(after)
        if min(ships, lawsuits, factories, tokens):
            wanted = {"over": False, "winners": [], "why": "still playing", "scores": {}}
        else:
            wanted = expected_outcome({**after["table"], "bell_token": [mover]})
        bell = [mover] if wanted["over"] else []
        if found != wanted or after["table"]["bell_token"] != bell:
            wrong.append(f"{ships, lawsuits, factories, tokens}: {found}, and it must be {wanted}")
        compared += 1
    assert not wrong, "\n".join(wrong[:5])
    assert compared == 81


def used(engine: Reference, seat: str, **changes: Any) -> Json:
    """Return the state in which a player has just used the card with one action."""
    state = position(engine, [{"kind": "option"}], ink_jar=7, turn=seat, **changes)
    return engine.play({**state, "to_act": [seat]}, seat, {"type": "use_card"})


def judged(engine: Reference, after: Json, seat: str, wins: bool, why: str) -> bool:
    """Tell whether a state has the outcome that it must have."""
    won = {"over": True, "winners": [seat], "why": why, "scores": {}}
    going_on = {"over": False, "winners": [], "why": "still playing", "scores": {}}
    return engine.outcome(after) == (won if wins else going_on)


@pytest.mark.parametrize("seat", SEATS)
def test_three_ships_more_win(seat: str) -> None:
    engine, wrong, compared = with_a_card({"do": "ship"}), [], 0
    for own, other in product(range(8), range(9)):
        if abs(own - other) < 3:
            state = used(
                engine,
                seat,
                products={seat: {"leather": 4}, rival_of(seat): {}},
                ships={seat: list(SHIPS[:own]), rival_of(seat): list(SHIPS[10 : 10 + other])},
                ship_spaces=[["ship 20"], [], [], []],
            )
            after = engine.play(state, seat, {"type": "purchase", "ship": "ship 20"})
            if not judged(engine, after, seat, own + 1 - other >= 3, "ships"):
                wrong.append(f"{own} and {other}: {engine.outcome(after)}")
            compared += 1
    assert not wrong, "\n".join(wrong)
    assert compared > 30


@pytest.mark.parametrize("seat", SEATS)
def test_the_third_lawsuit_and_the_fourth_alliance_win(seat: str) -> None:
    wrong, compared = [], 0
    names = list(suite().components.values["lawsuits"])
    first = "furniture for prestige"
    others = [name for name in names if name != first]
    court, alliance = with_a_card({"do": "court_ruling"}), with_a_card({"do": "alliance"})
    for own, other in product(range(3), repeat=2):
        won = {seat: others[:own], rival_of(seat): others[own : own + other]}
        marker = mark(2 if seat == HAMBURG else -2)
        spaces: Json = {"I": [{"lawsuit": first, "marker": marker}], "II": [], "III": []}
        after = court.play(
            used(court, seat, lawsuits_won=won, lawsuit_spaces=spaces), seat, {"type": "resolve"}
        )
        if not judged(court, after, seat, own == 2, "lawsuits"):
            wrong.append(f"{own} and {other} lawsuits: {court.outcome(after)}")
        compared += 1
    cards = ["Amsterdam", "London", "Oslo", "Novgorod"]
    for own, other in product(range(4), repeat=2):
        if own + other > 4:
            continue
        held = {seat: cards[:own], rival_of(seat): cards[own : own + other]}
        board = cards[own + other :]
        for taken in cards[own:]:
            letters = {seat: 1, rival_of(seat): 0}
            state = used(alliance, seat, alliances=held, alliances_on_board=board, letters=letters)
            after = alliance.play(state, seat, {"type": "form_alliance", "alliance": taken})
            paid = after["table"]["letters"][seat] == (1 if taken in board else 0)
            if not paid or not judged(alliance, after, seat, own == 3, "alliances"):
                wrong.append(f"{own} and {other} alliances: {alliance.outcome(after)}")
            compared += 1
    assert not wrong, "\n".join(wrong)
    assert compared > 30


@pytest.mark.parametrize("seat", SEATS)
def test_the_step_to_the_city_name_wins(seat: str) -> None:
    engine, wrong, compared = with_a_card({"do": "prestige"}), [], 0
    towards = 1 if seat == HAMBURG else -1
    for number in range(-TRACK, TRACK + 1):
        after = engine.play(used(engine, seat, prestige_marker=mark(number)), seat, {"type": "earn_prestige"})
        moved = after["table"]["prestige_marker"] == mark(number + towards)
        if not moved or not judged(engine, after, seat, number * towards == TRACK, "prestige"):
            wrong.append(f"{number}: {after['table']['prestige_marker']}, {engine.outcome(after)}")
        compared += 1
    assert not wrong, "\n".join(wrong)
    assert compared == 2 * TRACK + 1
