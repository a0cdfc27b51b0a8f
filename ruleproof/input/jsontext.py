"""JSON as the protocol writes it, with canonical texts and digests of JSON values."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import jiter
import msgspec

Place = tuple[str | int, ...]
"""A path inside a JSON value: keys and indices from the outside in."""
_encode = msgspec.json.Encoder().encode
_canonical = msgspec.json.Encoder(order="deterministic").encode
_decode = msgspec.json.Decoder().decode
_DUPLICATE = re.compile(r'Detected duplicate key "(.*)" at line \d+ column \d+')


class DuplicateKey(ValueError):
    """A JSON text in which an object has the same key twice."""

    def __init__(self, key: str) -> None:
        super().__init__(f"the key {key!r} occurs twice in an object")
        self.key = key


def encode(value: Any) -> bytes:
    """Return a JSON value as one line of UTF-8."""
    return _encode(value)


def decode(data: bytes) -> Any:
    """Return the JSON value of a text that has been read strictly before, or is the kit's own.

    Raises:
        ValueError: the text is not JSON.
    """
    return _decode(data)


def decode_strictly(data: bytes) -> Any:
    """Return the JSON value of a text that is not trusted yet. Afterwards `decode` can read the text and its
    parts.

    Raises:
        DuplicateKey: an object has the same key twice.
        ValueError: the text is not JSON or not UTF-8, contains NaN or a number that is out of range, or is
            nested more than 200 deep.
    """
    try:
        jiter.from_json(data, catch_duplicate_keys=True, allow_inf_nan=False)
    except ValueError as error:
        message = str(error)
        duplicate = _DUPLICATE.fullmatch(message)
        if duplicate:
            raise DuplicateKey(duplicate[1]) from None
        raise ValueError(message.replace("recursion limit exceeded", "nested too deeply")) from None
    return _decode(data)


def canonical(value: Any) -> bytes:
    """Return the JSON text that is the same for all equal values, whatever the order of their keys."""
    return _canonical(value)


def digest(value: Any) -> str:
    """Return the digest of a JSON value, which identifies results and component sets."""
    return "sha256:" + hashlib.sha256(canonical(value)).hexdigest()[:32]
