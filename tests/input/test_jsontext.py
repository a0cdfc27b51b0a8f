"""JSON as the protocol writes it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruleproof.input import jsontext


def test_what_is_written_can_be_read() -> None:
    value = {"a": [1, -2, 2**70, True, "café\n", {"b": []}]}
    assert jsontext.decode(jsontext.encode(value)) == value


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"NaN",
        b"-Infinity",
        b"1e400",
        b"9" * 5000,
        b"{'a': 1}",
        b'{"a": 1,}',
        b'"caf\xe9"',
        b'"\\ud800"',
        b'{"a": 1} x',
        b"[" * 202 + b"]" * 202,
        b"[" * 200_000 + b"]" * 200_000,
    ],
)
def test_what_is_no_json_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        jsontext.decode_strictly(text)


def test_equal_values_have_one_canonical_text() -> None:
    assert jsontext.canonical({"b": [{"d": 1, "c": 2}], "a": 0}) == jsontext.canonical(
        {"a": 0, "b": [{"c": 2, "d": 1}]}
    )
    assert jsontext.canonical([1, 2]) != jsontext.canonical([2, 1])


def test_equal_values_have_one_digest_and_others_another() -> None:
    assert jsontext.digest({"a": 1, "b": 2}) == jsontext.digest({"b": 2, "a": 1})
    assert jsontext.digest({"a": 1}) != jsontext.digest({"a": 2})
    assert jsontext.digest({}).startswith("sha256:")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b'{"a": 1, "a": 1}', "a"),
        (b'{"a" : 1, "b":2, "a" :3}', "a"),
        (b'{"a":1, "\\u0061" :2}', "a"),
        (b'[{"b": {"c d": 1, "c d": 2}}]', "c d"),
        (b'{"a": "\\":", "b": 1}', ""),
        (b'{"a": 1, "b": {"a": 1}}', ""),
        (b"[]", ""),
    ],
)
def test_a_key_that_stands_twice_is_named(text: bytes, key: str) -> None:
    if not key:
        assert jsontext.decode_strictly(text) == json.loads(text)
        return
    with pytest.raises(jsontext.DuplicateKey) as told:
        jsontext.decode_strictly(text)
    assert told.value.key == key


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(
    st.recursive(
        st.integers() | st.text() | st.booleans(),
        lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
    )
)
def test_any_value_is_read_as_it_was_written(value: Any) -> None:
    assert jsontext.decode_strictly(jsontext.encode(value)) == value
