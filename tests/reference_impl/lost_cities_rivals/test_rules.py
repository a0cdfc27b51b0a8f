"""Points where the rules are easily got wrong, and the ties between functions and clauses of this game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reference_impl import lost_cities_rivals as rivals
from reference_impl import trace
from reference_impl.chance import Chance
from reference_impl.clauses import IllegalAction
from reference_impl.lost_cities_rivals.actions import Action, Add, Bid, Done, Pass, Return, Uncover
from reference_impl.lost_cities_rivals.readings import Game
from reference_impl.lost_cities_rivals.state import Auction, Seat, State
from ruleproof.engines.traced import Heard

SPEC = Path(__file__).resolve().parents[3] / "spec" / "lost_cities_rivals"
FOUR: tuple[Seat, ...] = ("North", "East", "South", "West")
Position = Callable[..., State]


def play(game: Game, state: State, *plays: tuple[Seat, Action]) -> State:
    for seat, action in plays:
        state = rivals.apply(game, state, seat, action, Chance())
    return state


def test_the_detailed_example(game: Game, position: Position) -> None:
    """North, East, South and West are Sabrina, Jonas, Daniela and Dominic."""
    own: dict[Seat, tuple[str, ...]] = {"West": ("red 3", "white 3", "green 2")}
    state = position(
        seats=FOUR,
        own=own,
        display=("red 4", "red 4", "white 2", "green wager"),
        draw_pile=("yellow 7", "red 2"),
    )
    bidding: list[tuple[Seat, Action]] = [
        ("North", Bid(1)),
        ("East", Pass()),
        ("South", Bid(2)),
        ("West", Bid(3)),
        ("North", Bid(4)),
    ]
    state = play(game, state, *bidding, ("South", Pass()), ("West", Bid(5)), ("North", Pass()))
    assert (state.phase, state.to_act, state.table.gold_supply, state.table.gold["West"]) == (
        "spoils",
        ("West",),
        5,
        5,
    )
    assert Add("white 2") not in rivals.legal_actions(game, state, "West")
    state = play(
        game,
        state,
        ("West", Add("red 4")),
        ("West", Add("red 4")),
        ("West", Return("green wager")),
        ("West", Done()),
    )
    assert state.table.display == ("white 2", "yellow 7")
    assert state.table.expeditions["West"].red == ("red 3", "red 4", "red 4")
    assert (state.to_act, state.table.starting_player, state.table.auction) == (
        ("North",),
        "North",
        Auction(0, (), ()),
    )


def test_the_scoring_example(game: Game, position: Position) -> None:
    own = (
        *("green 2", "green 2", "green 6", "green 7", "green 8"),
        *("white wager", "white 2", "white 6", "white 7"),
        *("red wager", "red wager", "red 2", "red 3", "red 6", "red 7"),
        "yellow starting wager",
        *("blue starting wager", "blue wager", "blue wager", "blue wager", "blue 6", "blue 7"),
    )
    score = rivals.outcome(game, position(own={"North": own})).scores["North"]
    totals = {colour: (found.total, found.bonus) for colour, found in score.expeditions.items()}
    assert totals == {"green": (16, 8), "white": (10, 0), "red": (26, 8), "yellow": (0, 0), "blue": (20, 0)}
    assert score.total == 72 + 10


def test_the_bid_just_paid_is_shared_and_play_goes_on_after_the_highest_bidder(
    game: Game, position: Position
) -> None:
    state = position(
        seats=FOUR, display=("red 4",), draw_pile=("yellow 7",), piles_aside=(("red 2",), ("red 3",))
    )
    passes: list[tuple[Seat, Action]] = [("West", Pass()), ("North", Pass())]
    state = play(
        game, state, ("North", Bid(1)), ("East", Pass()), ("South", Bid(9)), *passes, ("South", Done())
    )
    assert state.table.gold == {"North": 12, "East": 12, "South": 3, "West": 12}
    assert (state.table.gold_supply, state.to_act) == (1, ("West",))
    assert (state.table.draw_pile, state.table.piles_aside, state.table.display) == (
        ("red 2",),
        (("red 3",),),
        ("red 4", "yellow 7"),
    )


def test_the_last_card_of_the_last_pile_ends_the_game_without_sharing(game: Game, position: Position) -> None:
    state = play(game, position(draw_pile=("yellow 7",), gold_supply=6), ("North", Uncover()))
    assert (state.phase, state.to_act, state.table.gold_supply) == ("over", (), 6)


@pytest.mark.parametrize(
    ("seat", "action", "clause"),
    [
        ("North", Pass(), "turn.must_act"),
        ("South", Uncover(), "turn.one_action_only"),
        ("North", Add("red 4"), "spoils.highest_bidder_only"),
        ("North", Bid(0), "auction.first_bid_at_least_one"),
        ("North", Bid(11), "auction.winner_pays_own_bid"),
    ],
)
def test_what_a_turn_refuses(game: Game, position: Position, seat: Seat, action: Action, clause: str) -> None:
    refused_under(game, position(display=("red 4",)), seat, action, clause)


@pytest.mark.parametrize(
    ("seat", "action", "clause"),
    [
        ("South", Bid(3), "auction.bid_must_exceed_last"),
        ("South", Bid(11), "auction.winner_pays_own_bid"),
        ("South", Uncover(), "auction.bid_higher_or_pass"),
        ("North", Bid(4), "auction.goes_clockwise"),
        ("East", Bid(4), "auction.no_bid_after_pass"),
        ("East", Pass(), "auction.no_bid_after_pass"),
        ("North", Add("red 4"), "auction.payment_comes_first"),
    ],
)
def test_what_an_auction_refuses(
    game: Game, position: Position, seat: Seat, action: Action, clause: str
) -> None:
    standing = Auction(3, ("North",), ("East",))
    state = position(
        seats=("North", "East", "South"),
        phase="auction",
        to_act=("South",),
        display=("red 4",),
        auction=standing,
    )
    refused_under(game, state, seat, action, clause)


@pytest.mark.parametrize(
    ("seat", "action", "clause"),
    [
        ("South", Add("red 4"), "spoils.highest_bidder_only"),
        ("South", Return("red 4"), "spoils.highest_bidder_only"),
        ("North", Bid(4), "auction.bidding_ends_with_one_left"),
        ("North", Add("red 6"), "expeditions.cards_come_from_display"),
        ("North", Return("red 6"), "spoils.return_one_card"),
        ("North", Add("blue 3"), "expeditions.no_lower_value"),
        ("North", Add("blue wager"), "expeditions.no_wager_after_a_number"),
    ],
)
def test_what_the_spoils_refuse(
    game: Game, position: Position, seat: Seat, action: Action, clause: str
) -> None:
    standing = Auction(3, ("North",), ("South",))
    state = position(
        own={"North": ("blue 4",)},
        phase="spoils",
        display=("red 4", "blue 3", "blue wager"),
        auction=standing,
    )
    refused_under(game, state, seat, action, clause)


def test_a_second_return_is_refused(game: Game, position: Position) -> None:
    state = position(phase="spoils", display=("red 4", "red 4"), auction=Auction(3, ("North",), ("South",)))
    refused_under(
        game,
        play(game, state, ("North", Return("red 4"))),
        "North",
        Return("red 4"),
        "spoils.return_not_more_than_one",
    )


def test_everything_is_refused_after_the_end(game: Game, position: Position) -> None:
    refused_under(game, position(phase="over", to_act=()), "North", Uncover(), "ending.no_turn_afterwards")


def refused_under(game: Game, state: State, seat: Seat, action: Action, clause: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        rivals.apply(game, state, seat, action, Chance())
    assert refused.value.clause == f"lost_cities_rivals.{clause}"


def clauses_of(game: Game, state: State, *plays: tuple[Seat, Action]) -> set[str]:
    *before, last = plays
    state = play(game, state, *before)
    heard = Heard()
    with trace.tracing(heard.tracer(trace)):
        play(game, state, last)
    return {name.removeprefix("lost_cities_rivals.") for name in heard.applied()["clauses"]}


def test_one_word_of_the_winner_brings_on_several_rules(game: Game, position: Position) -> None:
    state = position(
        phase="spoils",
        display=("red 4",),
        draw_pile=("yellow 7",),
        piles_aside=(("red 2",),),
        auction=Auction(3, ("North",), ("South",)),
    )
    applied = clauses_of(game, state, ("North", Done()))
    assert {
        "spoils.winner_turns_over_a_card",
        "piles.last_card_interrupts",
        "gold.supply_shared_at_interruption",
        "piles.next_pile",
    } <= applied
    assert (
        not {
            "ending.last_card_of_last_pile",
            "uncovering.useless_card",
            "gold.remainder_stays",
            "turn.clockwise",
        }
        & applied
    )


def test_permissions_are_recorded_where_use_is_made_of_them(game: Game, position: Position) -> None:
    state = position(
        own={"North": ("red 4",)},
        phase="spoils",
        display=("red 4", "red 5"),
        auction=Auction(3, ("North",), ("South",)),
    )
    equal, higher = (
        clauses_of(game, state, ("North", Add("red 4"))),
        clauses_of(game, state, ("North", Add("red 5"))),
    )
    assert "expeditions.equal_value_allowed" in equal - higher
    assert "expeditions.higher_value_allowed" in higher - equal
    second = clauses_of(game, state, ("North", Add("red 4")), ("North", Add("red 5")))
    assert "expeditions.several_cards_to_one" in second - equal


def test_uncovering_a_fitting_card_applies_no_rule_for_adding(game: Game, position: Position) -> None:
    applied = clauses_of(game, position(own={"North": ("white 9",)}), ("North", Uncover()))
    assert not {name for name in applied if name.startswith(("expeditions.", "spoils."))}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"auction": Auction(2, ("South",), ())}, "somebody bids, and the phase is turn"),
        ({"phase": "auction"}, "nobody has the highest bid"),
        ({"phase": "auction", "auction": Auction(2, ("South",), ("South",))}, "nobody has the highest bid"),
        ({"phase": "auction", "auction": Auction(11, ("South",), ())}, "the bid is 11, and South has 10"),
        (
            {"phase": "auction", "auction": Auction(2, ("North",), ())},
            "who is asked for a bid has the highest",
        ),
        ({"phase": "spoils", "auction": Auction(2, ("South",), ("North",))}, "are not the highest bidder's"),
        ({"own": {"North": ("red 3", "red wager")}}, "the red expedition of North cannot lie so"),
        ({"own": {"North": ("red 6", "red 5")}}, "the red expedition of North cannot lie so: red 6, red 5"),
    ],
)
def test_a_position_that_no_game_comes_to_is_told(
    game: Game, position: Position, changes: dict[str, Any], fault: str
) -> None:
    assert rivals.position_faults(game, position()) == []
    (found,) = rivals.position_faults(game, position(**changes))
    assert fault in found
