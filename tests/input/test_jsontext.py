"""JSON as the protocol writes it."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.input import jsontext


def test_what_is_written_can_be_read() -> None:
    value = {"a": [1, -2, 2**70, True, "café\n", {"b": []}]}
    assert jsontext.decode(jsontext.encode(value)) == value


@pytest.mark.parametrize(
    "text",
    [b"", b"NaN", b"{'a': 1}", b'{"a": 1,}', b'"caf\xe9"', b'{"a": 1} x', b"[" * 200_000 + b"]" * 200_000],
)
def test_what_is_no_json_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        jsontext.decode(text)


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
    ("text", "repeats"),
    [
        (b'{"a": 1, "a": 1}', True),
        (b'{"a" : 1, "b":2, "a" :3}', True),
        (b'{"a":1, "a" :2}', True),
        (b'[{"b": {"c": 1, "c": 2}}]', True),
        (b'{"a": "\\":", "b": 1}', False),
        (b'{"a": 1, "b": {"a": 1}}', False),
        (b'{"a"\t: 1, "b"\n: 2}', False),
        (b"[]", False),
    ],
)
def test_a_key_that_stands_twice_is_noticed(text: bytes, repeats: bool) -> None:
    value: Any = jsontext.decode(text)
    assert jsontext.repeats_a_key(text, value) is repeats
