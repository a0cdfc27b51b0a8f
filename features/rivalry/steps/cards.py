"""Orange cards: the stack, what lies beside it, and what the cards have done."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import Play, Put, Value, copies, given, then, when, with_on_top

from ._words import Roll, deciding, play, put, rolls, rolls_next, value


@given("all {number:int} orange cards are in the stack")
def all_in_the_stack(number: int, components: dict[str, Any]) -> Put:
    if number != len(copies(components["cards"])):
        raise ValueError("the component set has another number of cards")
    return put("discard", to=[])


@when("{nation} builds a city at {site}")
def builds(nation: str, site: str) -> Play:
    return play(nation, "build", site=site)


@when("{nation} builds no city", fits=deciding("build"))
def builds_nothing(nation: str) -> Play:
    return play(nation, "done")


@when("{nation} stops before its card is carried out", fits=deciding("gain", "mutiny"))
def stops_too_early(nation: str) -> Play:
    return play(nation, "done")


@when(
    "{nation} adds no more armies, {next_nation:nation} rolls {roll}, "
    "and the drawn cards are shuffled with {cards} on top",
    fits=deciding("production"),
    leads_to=rolls_next("next_nation"),
)
def adds_no_more_with_shuffle(
    nation: str, next_nation: str, roll: Roll, cards: list[str], components: dict[str, Any]
) -> Play:
    """Put the rest of the shuffled cards below these, in the order of the component set."""
    return play(nation, "done", [*rolls(roll), {"shuffle": with_on_top(cards, components["cards"])}])


@when(
    "{nation} adds no more armies, {next_nation:nation} rolls {roll}, "
    "and the whole stack is shuffled with {cards} on top",
    fits=deciding("production"),
    leads_to=rolls_next("next_nation"),
)
def adds_no_more_with_shuffle_of_all(
    nation: str, next_nation: str, roll: Roll, cards: list[str], components: dict[str, Any]
) -> Play:
    """Shuffle the card just drawn with the rest."""
    return adds_no_more_with_shuffle(nation, next_nation, roll, cards, components)


@then("the cards drawn so far are {cards}")
def drawn_are(cards: list[str]) -> Value:
    return value("discard", of=cards)


@then("no orange card lies beside the stack")
def none_drawn() -> Value:
    return value("discard", of=[])


@then("the stack is empty")
def stack_is_empty() -> Value:
    return value("deck", of=[])


@then("the top card of the stack is {card}")
def top_card_is(card: str) -> Value:
    return value("deck", 0, of=card)


@then("the stack is {cards}")
def stack_is(cards: list[str]) -> Value:
    return value("deck", of=cards)


@then("{nation} is to lose its next turn")
def is_to_lose_one_turn(nation: str) -> Value:
    return value("lost_turns", nation, of=1)


@then("{nation} is to lose its next {number:int} turns")
def is_to_lose_so_many(nation: str, number: int) -> Value:
    return value("lost_turns", nation, of=number)


@then("{nation} is to lose no turn")
def is_to_lose_none(nation: str) -> Value:
    return value("lost_turns", nation, of=0)


@then("{nation}'s cities alone will produce nothing in its next turn")
def produces_nothing_next(nation: str) -> Value:
    return value("sabotaged_next_turn", of=[nation])


@then("{nation}'s cities produce nothing this turn")
def produces_nothing_now(nation: str) -> Value:
    return value("sabotaged_this_turn", of=[nation])


@then("no city is sabotaged for a later turn")
def nobody_sabotaged_next() -> Value:
    return value("sabotaged_next_turn", of=[])


@then("no city is sabotaged this turn")
def nobody_sabotaged_now() -> Value:
    return value("sabotaged_this_turn", of=[])
