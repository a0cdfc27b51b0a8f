"""The sentences of Nim."""

from __future__ import annotations

from ruleproof.vocabulary import Play, Put, Value, given, placeholder, then, when

placeholder(
    "counters",
    r"(?:1 counter|\d+ counters)",
    lambda text: int(text.split(" ")[0]),
    samples=["1 counter", "12 counters"],
)


@given("{seat} has {counters}")
def has_taken(seat: str, counters: int) -> Put:
    return Put(path=("table", "taken", seat), value=counters)


@when("{seat} takes {counters}")
def takes(seat: str, counters: int) -> Play:
    return Play(seat=seat, action={"type": "take", "counters": counters})


@then("the heap holds {counters}")
def heap_holds(counters: int) -> Value:
    return Value(path=("table", "heap"), value=counters)
