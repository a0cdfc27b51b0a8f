"""JSON as the protocol writes it, with canonical texts and digests of JSON values."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Any

import msgspec

Place = tuple[str | int, ...]
"""A path inside a JSON value: keys and indices from the outside in."""
_encode = msgspec.json.Encoder().encode
_canonical = msgspec.json.Encoder(order="deterministic").encode
_decode = msgspec.json.Decoder().decode
_decode_members = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_NAME_ENDS = b'":'
SPACE_BEFORE_COLON = re.compile(rb'"\s+:')


def encode(value: Any) -> bytes:
    """Return a JSON value as one line of UTF-8."""
    return _encode(value)


def decode(data: bytes) -> Any:
    """Return the JSON value of some UTF-8 text.

    Raises:
        ValueError: the text is not JSON, contains NaN, is not valid UTF-8 or is nested too deeply.
    """
    try:
        return _decode(data)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None


_floats: list[str] = []
_decode_noting_floats = msgspec.json.Decoder(float_hook=_floats.append).decode


def may_hold_float_or_null(data: bytes) -> bool:
    """Tell whether some JSON text may contain null or a number that is not an integer. False is certain; True
    is only a possibility.
    """
    _floats.clear()
    _decode_noting_floats(data)
    return bool(_floats) or b"null" in data


def canonical(value: Any) -> bytes:
    """Return the JSON text that is the same for all equal values, whatever the order of their keys."""
    return _canonical(value)


def digest(value: Any) -> str:
    """Return the digest of a JSON value, which identifies results and component sets."""
    return "sha256:" + hashlib.sha256(canonical(value)).hexdigest()[:32]


def repeats_a_key(text: bytes, value: Any) -> bool:
    """Tell whether an object in a JSON text has a duplicate key. `value` is the decoded text, in which the
    last of the equal keys wins.
    """
    if len(text) == len(_encode(value)):
        return False
    if text.count(b'":') == _count_keys(value) and not SPACE_BEFORE_COLON.search(text):
        return False
    import json

    repeated = []

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            repeated.append(pairs)
        return made

    json.loads(text, object_pairs_hook=members)
    return bool(repeated)


def repeated_member(text: bytes | msgspec.Raw) -> str:
    """Return a key that occurs twice in the outermost object of a JSON text, or ''. The text need not be an
    object.
    """
    try:
        members = _decode_members(text)
    except (msgspec.DecodeError, RecursionError):
        return ""
    if len(text) == _shortest_length(members):
        return ""
    text = bytes(text)
    names = text.count(_NAME_ENDS)
    for value in members.values():
        names -= bytes(value).count(_NAME_ENDS)
    if names == len(members) and not SPACE_BEFORE_COLON.search(text):
        return ""
    import json

    outermost: list[tuple[str, Any]] = []

    def members_of(pairs: list[tuple[str, Any]]) -> None:
        outermost[:] = pairs

    try:
        json.loads(text, object_pairs_hook=members_of)
    except RecursionError:
        return ""
    given = [name for name, _ in outermost]
    return next((name for name in given if given.count(name) > 1), "")


def _shortest_length(members: Mapping[str, bytes | msgspec.Raw]) -> int:
    """Return the length of the shortest text of an object that has each of these members once."""
    return 1 + sum(len(name) + len(value) + len('"":,') for name, value in members.items())


def _count_keys(value: Any) -> int:
    if isinstance(value, dict):
        return len(value) + sum(
            _count_keys(child) for child in value.values() if isinstance(child, (dict, list))
        )
    if isinstance(value, list):
        return sum(_count_keys(child) for child in value if isinstance(child, (dict, list)))
    return 0
