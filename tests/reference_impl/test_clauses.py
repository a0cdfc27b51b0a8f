"""What a function that carries clauses reports to a tracer, and under which clause it refuses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from reference_impl import trace
from reference_impl.clauses import IllegalAction, allowed, clause, note, those_allowed
from reference_impl.entries import Entries, note_entry
from reference_impl.trace import Applied, Asking, LookedUp, Refused, tracing


class Heap(msgspec.Struct, frozen=True):
    counters: int


PRINTED = Entries("heaps", {"small": 3, "large": 7})


@clause("nim.taking.one_to_three", "nim.taking.at_least_one")
def require_few(heap: Heap, take: int) -> None:
    if take > 3:
        raise IllegalAction("too many")
    if take < 1:
        raise IllegalAction("too few", "nim.taking.at_least_one")


@clause("nim.taking.only_what_is_there")
def require_there(heap: Heap, take: int) -> None:
    require_few(heap, take)
    if take > heap.counters:
        raise IllegalAction("not there")


@clause("nim.taking.heap_shrinks")
@clause("nim.taking.last_one", when=lambda heap, take: take == heap.counters)
def take_counters(heap: Heap, take: int) -> Heap:
    return Heap(heap.counters - take) if take else heap


def take_all(heap: Heap) -> Heap:
    if heap.counters > 3:
        note("nim.taking.one_to_three")
    return Heap(0)


@clause("nim.ending.winner")
def winners(heap: Heap) -> tuple[str, ...]:
    return () if heap.counters else ("Red",)


@clause("nim.heaps.printed")
def require_printed(name: str, counters: int) -> None:
    if PRINTED[name] != counters:
        raise IllegalAction("not as printed")


@clause("nim.odd.effect")
def refuse_in_an_effect(heap: Heap) -> Heap:
    raise IllegalAction("no")


def test_a_function_names_its_clauses_and_itself() -> None:
    assert require_few.clauses == ("nim.taking.one_to_three", "nim.taking.at_least_one")
    assert take_counters.clauses == ("nim.taking.heap_shrinks", "nim.taking.last_one")
    assert take_counters.__name__ == "take_counters"


def refusal_of(require: Any, *arguments: Any) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        require(*arguments)
    return refused.value


def test_a_refusal_is_under_the_first_clause_of_the_requirement() -> None:
    refusal = refusal_of(require_few, Heap(9), 4)
    assert refusal.data == {"reason": "too many", "clause": "nim.taking.one_to_three"}


def test_a_refusal_keeps_the_clause_that_it_names() -> None:
    assert refusal_of(require_few, Heap(9), 0).clause == "nim.taking.at_least_one"


def test_a_refusal_is_under_the_clause_of_the_innermost_requirement() -> None:
    assert refusal_of(require_there, Heap(9), 4).clause == "nim.taking.one_to_three"


def test_a_refusal_outside_a_requirement_has_no_clause() -> None:
    assert refusal_of(refuse_in_an_effect, Heap(1)).data == {"reason": "no"}


def test_a_requirement_is_known_by_what_it_returns_and_not_by_its_name() -> None:
    @clause("nim.odd.name")
    def whatever(heap: Heap) -> None:
        raise IllegalAction("no")

    @clause("nim.odd.value")
    def require_nothing(heap: Heap) -> Heap:
        raise IllegalAction("no")

    assert refusal_of(whatever, Heap(1)).clause == "nim.odd.name"
    assert refusal_of(require_nothing, Heap(1)).clause == ""


def events_of(call: Any, *arguments: Any) -> list[Any]:
    events: list[Any] = []
    with tracing(events.append):
        call(*arguments)
    return events


def test_a_requirement_that_holds_is_applied_without_a_result() -> None:
    assert events_of(require_few, Heap(9), 2) == [
        Applied(f"{__name__}.require_few", require_few.clauses, (Heap(9), 2), None)
    ]


def test_what_a_function_gives_is_its_result() -> None:
    assert events_of(winners, Heap(0)) == [
        Applied(f"{__name__}.winners", ("nim.ending.winner",), (Heap(0),), ("Red",))
    ]
    [event] = events_of(take_counters, Heap(9), 0)
    assert event.result is event.arguments[0]


def test_a_clause_with_a_condition_is_among_them_where_the_condition_holds() -> None:
    assert [event.clauses for event in events_of(take_counters, Heap(9), 2)] == [("nim.taking.heap_shrinks",)]
    assert [event.clauses for event in events_of(take_counters, Heap(2), 2)] == [take_counters.clauses]


def test_what_a_condition_looks_up_is_not_reported() -> None:
    @clause("nim.odd.condition", when=lambda: PRINTED["small"])
    def three() -> int:
        return 3

    [event] = events_of(three)
    assert (event.clauses, event.result) == (("nim.odd.condition",), 3)


def test_a_clause_noted_in_a_branch_is_applied_where_the_branch_is_entered() -> None:
    assert events_of(take_all, Heap(3)) == []
    assert events_of(take_all, Heap(4)) == [Applied("", ("nim.taking.one_to_three",), (), result=True)]


def test_calls_of_a_function_that_only_notes_clauses_can_be_reported_too() -> None:
    @clause()
    def half(heap: Heap) -> Heap:
        if heap.counters > 3:
            note("nim.odd.half")
        return Heap(heap.counters // 2)

    assert [event.clauses for event in events_of(half, Heap(2))] == [()]
    assert [event.clauses for event in events_of(half, Heap(4))] == [("nim.odd.half",), ()]


def test_a_refusal_is_reported_by_each_requirement_that_it_leaves_the_innermost_first() -> None:
    events: list[Any] = []
    with tracing(events.append):
        refusal = refusal_of(require_there, Heap(9), 4)
    assert events == [Refused(require_few.clauses, refusal), Refused(require_there.clauses, refusal)]


def test_a_question_stands_between_two_events_whatever_its_answer() -> None:
    begins, ends = Asking(begins=True), Asking(begins=False)
    applied = Applied(f"{__name__}.require_printed", ("nim.heaps.printed",), ("small", 3), None)
    assert events_of(allowed, require_printed, "small", 3) == [begins, LookedUp("heaps/small"), applied, ends]
    first, looked_up, refused, last = events_of(allowed, require_printed, "large", 3)
    assert (first, looked_up, last) == (begins, LookedUp("heaps/large"), ends)
    assert refused.clauses == ("nim.heaps.printed",)


def test_a_question_that_fails_ends_too() -> None:
    events: list[Any] = []
    with tracing(events.append), pytest.raises(KeyError):
        allowed(require_printed, "none", 3)
    assert events[-1] == Asking(begins=False)


def test_those_allowed_are_those_for_which_the_requirement_holds() -> None:
    assert those_allowed([0, 1, 2, 3, 4], require_few, Heap(9)) == [1, 2, 3]
    assert allowed(require_few, Heap(9), 3)
    assert not allowed(require_few, Heap(9), 4)


def test_names_of_entries_are_known_without_using_an_entry() -> None:
    def look_at_names() -> None:
        assert "small" in PRINTED
        assert list(PRINTED) == ["small", "large"]
        assert len(PRINTED) == 2

    assert events_of(look_at_names) == []


def test_an_entry_outside_a_table_is_reported_by_hand() -> None:
    assert events_of(note_entry, "counters") == [LookedUp("counters")]


def test_a_tracer_hears_nothing_of_a_block_with_another_or_none() -> None:
    outer: list[Any] = []
    inner: list[Any] = []
    with tracing(outer.append):
        with tracing(inner.append):
            require_few(Heap(9), 1)
        with tracing(None):
            require_few(Heap(9), 2)
        winners(Heap(0))
    assert [event.clauses for event in inner] == [require_few.clauses]
    assert [event.clauses for event in outer] == [("nim.ending.winner",)]


def test_after_an_error_the_tracer_is_the_one_before() -> None:
    with pytest.raises(IllegalAction), tracing(print):
        require_few(Heap(9), 4)
    assert trace.tracer is None
