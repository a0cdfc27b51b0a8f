"""The table of verdicts: what every part of the kit asks of one."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result, Verdict


@pytest.mark.parametrize("verdict", v.ALL)
def test_a_verdict_comes_back_from_json_and_from_another_process_as_itself(verdict: Verdict) -> None:
    written = msgspec.json.encode(Result("game/part/case", verdict))
    assert f'"verdict":"{verdict}"'.encode() in written
    assert msgspec.json.decode(written, type=Result).verdict is verdict
    assert pickle.loads(pickle.dumps(verdict)) is verdict


def test_a_word_that_is_no_verdict_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="bored"):
        msgspec.json.decode(b'{"case":"game/part/case","verdict":"bored"}', type=Result)


def test_faults_are_ordered_from_a_step_that_departs_to_a_reply_that_is_none() -> None:
    assert sorted(v.FAULTS, key=lambda verdict: verdict.severity) == [
        v.DIVERGES,
        v.FAIL,
        v.UNTESTABLE,
        v.ILLEGAL_REPLY,
        v.TIMEOUT,
        v.CRASH,
    ]


def test_each_verdict_has_its_element_in_junit() -> None:
    of = {element: {one for one in v.ALL if one.element == element} for element in ("", "error", "skipped")}
    assert of[""] == {v.PASS}
    assert of["error"] == {v.CRASH, v.TIMEOUT, v.SUITE_ERROR}
    assert of["skipped"] == {v.UNSUPPORTED, v.INAPPLICABLE, v.CONTESTED}


def test_a_verdict_that_the_engine_itself_shows_suggests_a_fix() -> None:
    assert all(one.fix and one.headline for one in v.ALL if one.breaks_off)


def test_what_is_judged_passes_or_is_a_fault() -> None:
    assert {verdict for verdict in v.ALL if verdict.is_judged} == {v.PASS, *v.FAULTS}
    assert {verdict for verdict in v.FAULTS if not verdict.fails} == {v.DIVERGES}
    assert {verdict for verdict in v.ALL if verdict.breaks_off} == {v.ILLEGAL_REPLY, v.TIMEOUT, v.CRASH}
    assert {verdict for verdict in v.FAULTS if not verdict.keeps_messages} == {v.UNTESTABLE}


def test_only_a_pass_counts_as_one_and_what_passes_is_judged_and_no_fault() -> None:
    assert {one for one in v.ALL if one.passes} == {v.PASS}
    assert {one for one in v.ALL if one.is_judged} == {v.PASS, *v.FAULTS}
