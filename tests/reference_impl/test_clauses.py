"""The tie between functions and clauses."""

from __future__ import annotations

import msgspec
import pytest

from reference_impl import recording as records
from reference_impl.chance import Chance
from reference_impl.clauses import IllegalAction, allowed, clause, note
from reference_impl.entries import Entries
from reference_impl.recording import altering, recording


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


def clause_of(refused: pytest.ExceptionInfo[IllegalAction]) -> str:
    return refused.value.clause


def test_a_function_names_its_clauses_and_itself() -> None:
    assert require_few.clauses == ("nim.taking.one_to_three", "nim.taking.at_least_one")
    assert take_counters.clauses == ("nim.taking.heap_shrinks", "nim.taking.last_one")
    assert take_counters.__name__ == "take_counters"


def test_a_refusal_is_under_the_first_clause_of_the_requirement() -> None:
    with pytest.raises(IllegalAction) as refused:
        require_few(Heap(9), 4)
    assert clause_of(refused) == "nim.taking.one_to_three"
    assert refused.value.data["clause"] == "nim.taking.one_to_three"


def test_a_refusal_keeps_the_clause_that_it_names() -> None:
    with pytest.raises(IllegalAction) as refused:
        require_few(Heap(9), 0)
    assert clause_of(refused) == "nim.taking.at_least_one"


def test_a_refusal_is_under_the_clause_of_the_innermost_requirement() -> None:
    with pytest.raises(IllegalAction) as refused:
        require_there(Heap(9), 4)
    assert clause_of(refused) == "nim.taking.one_to_three"


def test_a_refusal_names_all_requirements_that_did_not_hold_the_innermost_first() -> None:
    with pytest.raises(IllegalAction) as refused:
        require_there(Heap(9), 4)
    through = "nim.taking.one_to_three nim.taking.at_least_one nim.taking.only_what_is_there"
    assert refused.value.data["x_through"] == through


def test_an_altered_requirement_holds_whatever_is_asked() -> None:
    with altering("nim.taking.only_what_is_there"):
        require_there(Heap(1), 2)
    with pytest.raises(IllegalAction):
        require_there(Heap(1), 2)


def test_an_altered_function_gives_back_what_went_in_or_another_value() -> None:
    with altering("nim.taking.heap_shrinks", "nim.ending.winner"):
        assert take_counters(Heap(5), 2) == Heap(5)
        assert winners(Heap(0)) == ()
    assert take_counters(Heap(5), 2) == Heap(3)


def test_a_refusal_outside_a_requirement_has_no_clause() -> None:
    with pytest.raises(IllegalAction) as refused:
        refuse_in_an_effect(Heap(1))
    assert refused.value.data == {"reason": "no"}


def test_what_did_something_is_recorded() -> None:
    with recording() as record:
        require_few(Heap(9), 2)
        take_counters(Heap(9), 2)
        winners(Heap(0))
    assert record.clauses == [
        "nim.taking.one_to_three",
        "nim.taking.at_least_one",
        "nim.taking.heap_shrinks",
        "nim.ending.winner",
    ]


def test_a_state_handed_back_and_an_empty_value_are_not_recorded() -> None:
    with recording() as record:
        take_counters(Heap(9), 0)
        winners(Heap(9))
    assert record.clauses == []


def test_a_requirement_that_refuses_is_not_recorded() -> None:
    with recording() as record, pytest.raises(IllegalAction):
        require_few(Heap(9), 4)
    assert record.clauses == []


def test_a_clause_with_a_condition_is_recorded_where_the_condition_holds() -> None:
    with recording() as record:
        take_counters(Heap(2), 2)
    assert record.clauses == ["nim.taking.heap_shrinks", "nim.taking.last_one"]


def test_a_clause_noted_in_a_branch_is_recorded_where_the_branch_is_taken() -> None:
    with recording() as record:
        take_all(Heap(3))
    assert record.clauses == []
    with recording() as record:
        take_all(Heap(4))
    assert record.clauses == ["nim.taking.one_to_three"]
    take_all(Heap(4))


def test_asking_whether_something_is_allowed_records_entries_and_no_clause() -> None:
    with recording() as record:
        assert allowed(require_printed, "small", 3)
        assert not allowed(require_printed, "large", 3)
        require_few(Heap(9), 1)
    assert record.entries == ["heaps/large", "heaps/small"]
    assert record.clauses == list(require_few.clauses)


@clause("market_day.setup.shuffled")
def shuffled(chance: Chance) -> tuple[str, ...]:
    return chance.shuffle(("cow", "pig"))


@clause("market_day.setup.dealt")
def dealt(chance: Chance) -> tuple[str, ...]:
    return shuffled(chance)[:1]


def test_what_uses_chance_is_recorded_for_the_innermost_function() -> None:
    with recording() as record:
        dealt(Chance([{"shuffle": ["pig", "cow"]}]))
    assert record.told()["x_drew"] == {"market_day.setup.shuffled": [1]}
    with recording() as record:
        chance = Chance([{"roll": [6]}, {"shuffle": ["pig", "cow"]}])
        chance.roll(1)
        dealt(chance)
    assert record.told()["x_drew"] == {"market_day.setup.shuffled": [2]}
    with recording() as record:
        Chance([{"roll": [6]}]).roll(1)
    assert "x_drew" not in record.told()


def test_nothing_is_recorded_outside_a_recording() -> None:
    with recording() as record:
        pass
    take_counters(Heap(9), 2)
    assert PRINTED["small"] == 3
    assert (record.clauses, record.entries) == ([], [])


def test_a_recording_ends_with_an_error() -> None:
    with pytest.raises(IllegalAction), recording():
        require_few(Heap(9), 4)
    assert records.clauses is None


def test_an_inner_recording_is_apart_from_the_outer_one() -> None:
    with recording() as outer:
        with recording() as inner:
            require_few(Heap(9), 1)
        winners(Heap(0))
    assert inner.clauses == list(require_few.clauses)
    assert outer.clauses == ["nim.ending.winner"]


def test_names_of_entries_are_known_without_using_an_entry() -> None:
    with recording() as record:
        assert "small" in PRINTED
        assert list(PRINTED) == ["small", "large"]
        assert len(PRINTED) == 2
    assert record.entries == []
