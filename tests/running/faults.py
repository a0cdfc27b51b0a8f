"""The table of faulty engines: what each must get, which cases it may touch, and what is blamed.

Each engine of `tests/engines` has one fault. `changed` says how many cases get which verdict in place of the
one that the good engine gets; all of them must satisfy `touches`. Every other case must keep its verdict.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ruleproof.cases.case import Case, Start
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.running.recorded_story import RecordedStory
from tests.toybox import toy_stories

RARE = "market_day/turn/no_piece_and_three_pieces_cannot_be_bought/0"
TOP_CARD = "market_day/auction/the_top_card_lies_on_the_stall"


@dataclass(frozen=True)
class Facts:
    """What happens in a case when all goes well.

    It has the states that are asked about, and the plays, with whether each is refused.
    """

    case: Case
    start: Start
    states: tuple[dict[str, Any], ...]
    plays: tuple[tuple[dict[str, Any], bool], ...]

    def plays_a(self, kind: str, *, accepted: bool = False) -> bool:
        return any(action["type"] == kind and not (accepted and refused) for action, refused in self.plays)

    def is_in(self, phase: str) -> bool:
        return any(state["phase"] == phase for state in self.states)


@cache
def facts_of_all_cases() -> dict[str, Facts]:
    """Return the facts of every case of the toy game, by its id."""
    found = {}
    for recorded in toy_stories():
        for case in recorded.story.cases:
            found[case.id] = facts(case, recorded)
    return found


def facts(case: Case, recorded: RecordedStory) -> Facts:
    """Return the facts of one case; a step of a tour begins with the state that the step before it left."""
    story, recording = recorded.story, recorded.recording
    first = 0 if case.lines else case.begins
    numbers = range(first + 1, case.ends + 1)
    steps = [recording.made(number) for number in numbers]
    texts = [recording.made(first).state, *(step.state for step in steps)]
    plays = [story.plays[number - 1] for number in numbers]
    taken = tuple((play.action, step.refusal is not None) for play, step in zip(plays, steps, strict=True))
    return Facts(case, story.start, tuple(jsontext.decode(text) for text in texts), taken)


Touches = Callable[[Facts], bool]


def anything(_: Facts) -> bool:
    return True


def calls(facts: Facts) -> bool:
    return facts.plays_a("call")


def opens_auctions(facts: Facts) -> bool:
    return facts.plays_a("call", accepted=True)


def auctions(facts: Facts) -> bool:
    return facts.is_in("auction")


def turns(facts: Facts) -> bool:
    return facts.is_in("turn")


def works(facts: Facts) -> bool:
    return facts.plays_a("work", accepted=True)


def sells(facts: Facts) -> bool:
    return facts.plays_a("sell", accepted=True)


def bids(facts: Facts) -> bool:
    return facts.plays_a("bid", accepted=True)


def rare(facts: Facts) -> bool:
    return facts.case.id == RARE


def ends(facts: Facts) -> bool:
    return facts.is_in("over")


def has_three_seats_from_the_start(facts: Facts) -> bool:
    return facts.start.is_new_game and len(facts.start.seats) == 3


def has_pairs(facts: Facts) -> bool:
    return any(len(goods) == 2 for state in facts.states for goods in state["table"]["goods"].values())


def lets_somebody_act_meanwhile(facts: Facts) -> bool:
    return any(state["may_act"] for state in facts.states)


def buys_in_vain(facts: Facts) -> bool:
    return any(action["type"] == "buy" and refused for action, refused in facts.plays)


def ties_bids(facts: Facts) -> bool:
    return facts.case.id in (
        "market_day/auction/nobody_takes_the_card_when_the_highest_bids_are_equal",
        "market_day/auction/the_tied_bidder_next_to_the_caller_takes_the_card",
        "market_day/tours/three_traders/7",
    )


@dataclass(frozen=True)
class Fault:
    """A faulty engine and what it must get.

    `example` is a case that shows the fault and `says` a part of what is said about it; `cause` is the cause
    that touches most cases, and `clause` one that is blamed for it. Without a clause the cause itself tells
    what is wrong (the messages, not a rule).
    """

    name: str
    changed: dict[str, int]
    touches: Touches
    says: str
    cause: str = ""
    clause: str = ""
    example: str = TOP_CARD
    timeout: float = 30.0
    notes: tuple[str, ...] = field(default=())

    def __str__(self) -> str:
        return self.name


AUCTION = "market_day/auction/a_bid_is_made_and_not_seen"
SALE = "market_day/turn/three_pieces_are_sold"
FOUR_THINGS = "market_day/turn/a_player_with_goods_has_all_four_to_choose_from"
FIRST_CASE = TOP_CARD
ROLL_OF_FOUR = "market_day/turn/the_die_decides_what_work_earns/4"
NEW_GAME = "market_day/setup/three_players_are_dealt_the_first_three_cards"
TIMEOUT = 3.0


def on_calls(name: str, says: str, cause: str, verdict: str = v.ILLEGAL_REPLY) -> Fault:
    """A fault that shows whenever an auction is called, also in vain."""
    return Fault(name, {verdict: 5}, calls, says, f"{verdict}: {cause}" if cause else "")


def makes_or_loses(name: str, says: str, cause: str) -> Fault:
    """A fault that breaks a law of conservation when a call for an auction is accepted."""
    return Fault(name, {v.DIVERGES: 4}, opens_auctions, says, cause)


def in_opened_auctions(name: str, says: str, cause: str, verdict: str = v.ILLEGAL_REPLY) -> Fault:
    """A fault that shows when a call for an auction is accepted."""
    return Fault(name, {verdict: 4}, opens_auctions, says, f"{verdict}: {cause}" if cause else "")


def about_auctions(name: str, says: str, cause: str) -> Fault:
    """A fault that shows in every answer about an auction.

    Steps of tours that begin in one cannot be tested.
    """
    return Fault(
        name,
        {v.ILLEGAL_REPLY: 14, v.UNTESTABLE: 5},
        auctions,
        says,
        f"{v.ILLEGAL_REPLY}: {cause}",
        example=AUCTION,
    )


def in_one_case(name: str, verdict: str, says: str, cause: str, timeout: float = 30.0) -> Fault:
    """A fault that shows in one case only."""
    return Fault(name, {verdict: 1}, rare, says, f"{verdict}: {cause}", example=RARE, timeout=timeout)


def everywhere(name: str, says: str, cause: str) -> Fault:
    """A fault that leaves nothing to be judged.

    Of each tour the first case is judged, and the others cannot be reached.
    """
    return Fault(name, {v.ILLEGAL_REPLY: 66, v.UNTESTABLE: 16}, anything, says, f"{v.ILLEGAL_REPLY}: {cause}")


def unsupported(name: str, says: str) -> Fault:
    return Fault(name, {v.UNSUPPORTED: 82}, anything, says)


UNASKED = "there is unrequested output"

PROTOCOL_FAULTS = (
    on_calls("answers_with_a_wrong_id", "the reply has the id", "the reply's id is not that of the request"),
    on_calls(
        "answers_without_an_id", "the reply has the id none", "the reply's id is not that of the request"
    ),
    on_calls(
        "answers_with_a_null_id", "the reply has the id None", "the reply's id is not that of the request"
    ),
    on_calls(
        "answers_with_a_text_as_id", "the reply has the id '", "the reply's id is not that of the request"
    ),
    on_calls("forgets_the_version_of_json_rpc", "the reply lacks", 'the reply lacks "jsonrpc"'),
    on_calls(
        "answers_with_result_and_error", "both a result and an error", "the reply has both a result and an"
    ),
    on_calls(
        "answers_with_neither_result_nor_error",
        "neither a result nor an error",
        "the reply has neither a result nor an",
    ),
    on_calls("answers_in_a_batch", "not a JSON-RPC reply", "the line is not a JSON-RPC reply"),
    on_calls("talks_before_the_reply", "", ""),
    on_calls("talks_after_the_reply", "", ""),
    on_calls("sends_an_empty_line_first", "", ""),
    on_calls("prints_a_traceback", "", ""),
    on_calls("answers_twice", "", ""),
    on_calls(
        "reports_an_internal_error",
        "list index out of range",
        "the engine reports an internal error",
        v.CRASH,
    ),
    on_calls(
        "answers_with_an_unknown_error", "apply is answered with error 99", "apply is answered with error 99"
    ),
    on_calls(
        "dies_when_an_auction_is_called", "ended with status 7", "the engine ended with status 7", v.CRASH
    ),
    on_calls(
        "is_killed_when_an_auction_is_called",
        "killed by signal 9",
        "the engine was killed by signal 9",
        v.CRASH,
    ),
    in_opened_auctions(
        "raises_an_exception", "KeyError: 'auctioneer'", "the engine ended with status 1", v.CRASH
    ),
    Fault(
        "answers_no_state",
        {v.ILLEGAL_REPLY: 5},
        calls,
        "is not answered with a state",
        "illegal reply: apply is not answered with a state",
    ),
    Fault(
        "answers_no_object",
        {v.ILLEGAL_REPLY: 5},
        calls,
        "is not answered with a state",
        "illegal reply: apply is not answered with a state",
    ),
    in_opened_auctions("sends_nan", "not a JSON-RPC reply", "the line is not a JSON-RPC reply"),
    in_opened_auctions("sends_deep_nesting", "not a JSON-RPC reply", "the line is not a JSON-RPC reply"),
    in_opened_auctions("sends_invalid_utf8", "the state cannot be read", "the state cannot be read"),
    in_opened_auctions("sends_a_huge_integer", "out of range", "the state breaks its schema"),
    in_opened_auctions(
        "sends_a_float", "not an integer, or null", "the state holds a number that is not an integer, or null"
    ),
    in_opened_auctions(
        "sends_null", "not an integer, or null", "the state holds a number that is not an integer, or null"
    ),
    in_opened_auctions("sends_the_state_twice", "names the member 'state' twice", "a member is named twice"),
    in_opened_auctions("sends_a_key_twice", "a key twice", "the state has a key twice"),
    in_opened_auctions("leaves_a_key_out", "missing: discard", "the state breaks its schema"),
    in_opened_auctions("adds_a_key", "unknown key: weather", "the state breaks its schema"),
    makes_or_loses("loses_a_coin", "13 on the table, 14 in the game", "call: table table/coin_supply"),
    makes_or_loses("doubles_the_card", "cow: 3 on the table, 2 in the game", "call: table table/deck"),
    about_auctions(
        "puts_an_own_key_into_a_view", "begins with x_", "the view holds a key that begins with x_"
    ),
    about_auctions("sees_a_malformed_view", '"6" is not an integer', "the view breaks its schema"),
    about_auctions("gives_a_malformed_outcome", "missing: winners", "the outcome breaks its schema"),
    about_auctions("lists_an_action_twice", "an action is listed twice", "an action is listed twice"),
    about_auctions(
        "lists_a_malformed_action", '{"type":"shout"} breaks the schema', "an action breaks its schema"
    ),
    about_auctions("lists_actions_by_number", "expected a list of actions", "expected a list of actions"),
    about_auctions("lists_a_key_twice", "an action has a key twice", "an action has a key twice"),
    about_auctions(
        "refuses_a_question",
        "legal_actions is answered with error 1",
        "legal_actions is answered with error 1",
    ),
    Fault("talks_at_last", {v.ILLEGAL_REPLY: 19}, auctions, ""),
    about_auctions(
        "answers_out_of_order", "the reply has the id", "the reply's id is not that of the request"
    ),
    in_one_case("lists_invalid_utf8", v.ILLEGAL_REPLY, "the reply is not UTF-8", "the reply is not UTF-8"),
    in_one_case("sends_a_hundred_megabytes", v.ILLEGAL_REPLY, "more than 8 MB", "a reply of more than 8 MB"),
    in_one_case(
        "says_half_a_line",
        v.TIMEOUT,
        "an incomplete line came",
        "no reply in time; an incomplete line came",
        TIMEOUT,
    ),
    in_one_case("sleeps_for_ever", v.TIMEOUT, "no reply in time", "no reply in time", TIMEOUT),
    in_one_case(
        "stops_reading", v.TIMEOUT, "does not read its input", "the engine does not read its input", TIMEOUT
    ),
    in_one_case("closes_its_output", v.CRASH, "closed its output", "the engine closed its output"),
    Fault(
        "dies_on_the_third_request",
        {v.CRASH: 1},
        lambda facts: facts.case.id == FIRST_CASE,
        "ended with status 3",
        "crash: the engine ended with status 3",
    ),
    everywhere("announces_a_verb_it_lacks", "offers view in hello", "the engine offers view in hello but"),
    everywhere(
        "answers_empty_objects",
        "is not answered with 'actions'",
        "legal_actions is not answered with 'actions'",
    ),
    everywhere(
        "configures_wordlessly", "missing: accepted", "the answer to configure does not follow the protocol"
    ),
    everywhere("configures_in_latin_1", "cannot be read", "the answer to configure cannot be read"),
    unsupported("cannot_be_configured", "these are not my cards"),
    unsupported("fails_to_configure", "I do not know how"),
)

RULE_FAULTS = (
    Fault(
        "forgets_whose_turn",
        {v.FAIL: 3, v.UNTESTABLE: 1, v.DIVERGES: 7},
        works,
        "to_act differs",
        "work: to_act to_act",
        "market_day.turn.goes_round",
        ROLL_OF_FOUR,
    ),
    Fault(
        "accepts_an_illegal_action",
        {v.FAIL: 1},
        buys_in_vain,
        "is accepted, but the rules refuse it: 3 pieces are asked for",
        "accepted: buy",
        "market_day.turn.one_or_two_pieces",
        "market_day/turn/no_piece_and_three_pieces_cannot_be_bought/3",
    ),
    Fault(
        "asks_for_chance_instead_of_refusing",
        {v.FAIL: 1},
        buys_in_vain,
        "is answered with needs chance: needs chance, but the rules refuse it: 3 pieces are asked for",
        "accepted: buy",
        "market_day.turn.one_or_two_pieces",
        "market_day/turn/no_piece_and_three_pieces_cannot_be_bought/3",
    ),
    Fault(
        "sells_on_credit",
        {v.FAIL: 1, v.DIVERGES: 2},
        turns,
        'listed but not legal: {"type":"buy","good":"cloth","pieces":1}',
        "extra legal action: buy",
        "market_day.turn.must_afford",
        "market_day/turn/with_one_coin_a_player_cannot_buy_cloth",
    ),
    Fault(
        "lets_a_poor_supply_buy",
        {v.FAIL: 1},
        turns,
        'Red may take {"type":"sell","good":"cloth"}, but must not',
        "extra legal action: sell",
        "market_day.turn.sale_needs_coins",
        "market_day/turn/cloth_is_sold_only_where_the_supply_has_two_coins/10_coins",
    ),
    Fault(
        "refuses_a_legal_action",
        {v.FAIL: 5, v.DIVERGES: 62},
        turns,
        "the action is refused, but no refusal is expected",
        "missing legal action: buy",
        "market_day.turn.one_or_two_pieces",
        "market_day/turn/two_pieces_of_grain_cost_two_coins",
    ),
    Fault(
        "leaves_an_action_out",
        {v.FAIL: 1, v.DIVERGES: 68},
        turns,
        "the legal actions of Red are not as expected",
        "missing legal action: call",
        "market_day.auction.top_card_shown",
        FOUR_THINGS,
    ),
    Fault(
        "lists_an_extra_action",
        {v.FAIL: 1, v.DIVERGES: 16},
        auctions,
        "too many",
        "extra legal action: bid",
        "market_day.auction.bid_within_purse",
        "market_day/auction/a_player_may_bid_everything_or_nothing",
    ),
    Fault(
        "lists_nothing",
        {v.FAIL: 5, v.DIVERGES: 75},
        anything,
        "may not take",
        "missing legal action: buy, call, work",
        "market_day.turn.one_of_four",
        "market_day/turn/with_two_coins_a_player_can_buy_cloth",
    ),
    Fault(
        "shows_a_hidden_card",
        {v.FAIL: 1, v.DIVERGES: 81},
        anything,
        "Red sees 'fox', which is hidden",
        "view hand",
        "market_day.setup.hands_are_hidden",
        "market_day/setup/a_player_sees_the_own_card_and_not_the_other",
    ),
    Fault(
        "shows_the_bids",
        {v.DIVERGES: 11},
        bids,
        "table/coins/Green differs",
        "bid: table table/coins/*",
        "market_day.auction.all_bid_in_secret",
        AUCTION,
    ),
    Fault(
        "rolls_off_by_one",
        {v.FAIL: 1, v.DIVERGES: 1},
        works,
        "went from 3 to 4, but must change by +2",
        "work: table table/coins/*",
        "market_day.turn.work_pays",
        ROLL_OF_FOUR,
    ),
    Fault(
        "purse_off_by_one",
        {v.FAIL: 2, v.DIVERGES: 15},
        auctions,
        "the action must be refused, but it was accepted",
        "extra legal action: bid",
        "market_day.auction.bid_within_purse",
        "market_day/auction/a_player_cannot_bid_one_coin_more",
    ),
    Fault(
        "names_the_wrong_winner",
        {v.FAIL: 2, v.DIVERGES: 3},
        ends,
        'winners is ["Red"], but must be ["Blue"]',
        "outcome winners",
        "market_day.ending.most_points_win",
        "market_day/ending/blue_has_a_pig_and_wins",
    ),
    Fault(
        "ignores_chance",
        {v.FAIL: 3, v.DIVERGES: 1},
        works,
        "must change by +2",
        "work: table table/coins/*",
        "market_day.turn.work_pays",
        ROLL_OF_FOUR,
    ),
    Fault(
        "leaves_chance_unused",
        {v.FAIL: 14, v.UNTESTABLE: 2},
        works,
        "unused chance",
        "refused: work",
        "market_day.turn.work_pays",
        ROLL_OF_FOUR,
    ),
    Fault(
        "asks_for_needless_chance",
        {v.FAIL: 4, v.UNTESTABLE: 1},
        sells,
        "needs chance",
        "refused: sell",
        "market_day.turn.sell_up_to_three",
        SALE,
    ),
    Fault(
        "multiplies_the_bonus",
        {v.FAIL: 2, v.DIVERGES: 6},
        has_pairs,
        "pairs is 4, but must be 2",
        "outcome scores/*/pairs",
        "market_day.ending.points_for_pairs",
        "market_day/ending/pairs_are_counted_and_what_is_left_over_is_not/1_grain_and_1_cloth",
    ),
    Fault(
        "forgets_a_seat",
        {v.DIVERGES: 3},
        has_three_seats_from_the_start,
        "table/coins/Green differs",
        "start: table table/coins/*",
        "market_day.setup.three_coins_each",
        NEW_GAME,
    ),
    Fault(
        "draws_from_the_bottom",
        {v.FAIL: 1, v.DIVERGES: 2},
        opens_auctions,
        'table/stall is ["fox"], but must be ["cow"]',
        "call: table table/stall",
        "market_day.auction.top_card_shown",
    ),
    Fault(
        "refuses_all_purchases",
        {v.FAIL: 21, v.DIVERGES: 50},
        turns,
        "the refusal does not count",
        "missing legal action: buy",
        "market_day.turn.price_is_paid",
        RARE,
    ),
    Fault(
        "forgets_who_may_act",
        {v.FAIL: 1, v.DIVERGES: 4},
        lets_somebody_act_meanwhile,
        'may_act is [], but must be ["Red"]',
        "work: may_act may_act",
        "",
        "market_day/fox/a_fox_in_hand_may_be_laid_down_in_the_next_turn",
    ),
    Fault(
        "ends_a_day_early",
        {v.FAIL: 2, v.DIVERGES: 26},
        lambda facts: bool(facts.plays),
        "table/last_day differs",
        "work: to_act to_act",
        "market_day.turn.goes_round",
        ROLL_OF_FOUR,
    ),
    Fault(
        "never_settles",
        {v.DIVERGES: 4},
        sells,
        "settled differs",
        "done: settled settled",
        "market_day.turn.sell_up_to_three",
        SALE,
    ),
    Fault(
        "settles_too_early",
        {v.DIVERGES: 5},
        sells,
        "settled differs",
        "sell: settled settled",
        "market_day.turn.sell_up_to_three",
        SALE,
    ),
    Fault(
        "plays_another_reading",
        {v.FAIL: 1, v.DIVERGES: 1},
        ties_bids,
        'table/discard is [], but must be ["cow"]',
        "bid: table table/discard",
        "market_day.auction.highest_takes_card",
        "market_day/auction/nobody_takes_the_card_when_the_highest_bids_are_equal",
    ),
    Fault(
        "keeps_a_game_of_its_own",
        {v.FAIL: 3, v.DIVERGES: 1},
        buys_in_vain,
        "after the refusal, the answer about the same state has changed",
        "missing legal action: buy, call, work",
        "market_day.turn.one_or_two_pieces",
        RARE,
    ),
)

ALLOWED = (
    Fault("ends_lines_with_crlf", {}, anything, ""),
    Fault("lists_in_any_order", {}, anything, ""),
    Fault("needs_its_own_keys", {}, anything, ""),
    Fault("changes_what_it_is_given", {}, anything, ""),
    Fault("floods_standard_error", {}, anything, ""),
    Fault("never_answers_bye", {}, anything, "", notes=("bye: the engine ended with status 0 (crash)",)),
    Fault(
        "ignores_the_end",
        {},
        anything,
        "",
        notes=("the engine did not end within 2 s of the last request and was killed",),
    ),
    Fault(
        "leaves_a_child_behind",
        {},
        anything,
        "",
        notes=("the engine left 1 process behind, which had to be killed",),
    ),
    Fault(
        "cannot_load_positions",
        {v.UNSUPPORTED: 60},
        lambda facts: not facts.start.is_new_game,
        "unsupported position",
    ),
    Fault(
        "only_scores",
        {v.UNSUPPORTED: 74},
        lambda facts: "apply" in facts.case.verbs or facts.case.verbs != ("outcome",),
        "the engine has no",
    ),
    Fault(
        "plays_by_its_own_reading",
        {v.UNSUPPORTED: 2},
        lambda facts: "market_day.ruling.tie" in facts.case.readings,
        "the engine plays none of the readings of market_day.ruling.tie",
        example="market_day/ending/equal_points_are_shared",
    ),
    Fault(
        "settles_ties_in_its_own_way",
        {v.UNSUPPORTED: 3},
        ties_bids,
        "it differs only where the engine declares a reading of its own",
        example="market_day/tours/three_traders/7",
    ),
    Fault(
        "plays_one_reading_only",
        {v.UNSUPPORTED: 2},
        lambda facts: bool(facts.case.readings),
        "does not play market_day.ruling.tie as 'more_coins'",
        example="market_day/ending/of_equal_points_the_one_with_more_coins_wins",
    ),
)

NOT_STARTED = {
    "answers_nothing": "the engine did not answer hello (timeout): no reply in time",
    "exits_at_start": "there is no display",
    "raises_at_start": "no module named rules",
    "refuses_hello": "the engine refused hello: not today",
    "speaks_another_protocol": "the engine speaks protocol 2, and this kit speaks 1",
    "greets_without_a_name": "missing: name",
    "greets_in_latin_1": "the reply is not UTF-8",
}
"""Engines that never get as far as a case, with a part of what is said about them (exit status 4)."""

INSIDE = {"raises_inside": v.CRASH, "exits_inside": v.CRASH, "loops_inside": v.TIMEOUT}
"""Engines for use inside the kit's process, with the verdict of the cases that their fault touches."""

TESTED_ELSEWHERE = ("cannot_be_started_again", "offers_no_known_game")


def all_names() -> Iterator[str]:
    """Yield the name of every engine of the table."""
    yield from (fault.name for fault in (*PROTOCOL_FAULTS, *RULE_FAULTS, *ALLOWED))
    yield from (*NOT_STARTED, *INSIDE, *TESTED_ELSEWHERE)
