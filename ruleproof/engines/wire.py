"""Messages of the engine protocol: JSON-RPC 2.0, one message per line.

The shapes of params and results are in `schemas/protocol.json`.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from typing import Any

import msgspec

from ruleproof.input import jsontext
from ruleproof.input.text import utf_8_fault, words_of

Question = tuple[str, dict[str, Any]]
"""A verb and its params."""

ILLEGAL_ACTION = 1
NEEDS_CHANCE = 2
UNSUPPORTED = 3
UNSUPPORTED_POSITION = 4
UNUSED_CHANCE = 5
REFUSAL_NAMES = {
    ILLEGAL_ACTION: "illegal action",
    NEEDS_CHANCE: "needs chance",
    UNSUPPORTED: "unsupported",
    UNSUPPORTED_POSITION: "unsupported position",
    UNUSED_CHANCE: "unused chance",
}
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
PARSE_ERROR = -32700


class EngineFailure(Exception):
    """An engine's failure to answer as the protocol requires.

    `verdict` is the resulting verdict on the case: crash, timeout or illegal reply. `cause` is a short text
    that is the same for similar failures; by default it is the beginning of the message. `output` is a line
    that came instead of a reply.
    """

    def __init__(self, verdict: str, message: str, *, cause: str = "", output: bytes = b"") -> None:
        super().__init__(message)
        self.verdict = verdict
        self.output = output
        self.cause = cause or " ".join(message.split(":")[0].split()[:8])


class ReportedError(EngineFailure):
    """An internal error that an engine itself reports. It has answered, and can be asked on."""


class ErrorObject(msgspec.Struct, frozen=True):
    """The `error` of a reply."""

    code: int
    message: str = ""
    data: Any = None

    def member(self, name: str) -> str:
        """Return a text from the error's data, or ''."""
        value = self.data.get(name) if isinstance(self.data, dict) else None
        return value if isinstance(value, str) else ""


class Reply(msgspec.Struct, frozen=True):
    """A reply: the raw JSON of its result, or an error."""

    result: bytes = b""
    error: ErrorObject | None = None


class _Envelope(msgspec.Struct, frozen=True):
    id: int | str | msgspec.UnsetType | None = msgspec.UNSET
    result: msgspec.Raw = msgspec.Raw(b"")
    error: ErrorObject | None = None
    jsonrpc: str = ""


MOST_NOTES = 50
"""Maximum number of notes that are kept."""
MOST_OF_A_NOTE = 400


class _Noted(msgspec.Struct, frozen=True):
    x_notes: list[str] = []


_LINE = b'{"jsonrpc":"2.0","id":%d,"result":%b}'
_decode_notes = msgspec.json.Decoder(_Noted).decode
_decode_envelope = msgspec.json.Decoder(_Envelope).decode
_encode = msgspec.json.Encoder().encode


def request(number: int, method: str, params: dict[str, Any]) -> bytes:
    """Return a request as a line of JSON, without the newline."""
    return _encode({"jsonrpc": "2.0", "id": number, "method": method, "params": params})


def reply_line(number: int, result: bytes) -> bytes:
    """Return the reply line for a result, in its shortest form."""
    return _LINE % (number, result)


def read_reply(line: bytes, number: int, expected: bytes = b"") -> Reply:
    """Return the reply in a line. A result that is identical to `expected` need not be decoded.

    Raises:
        EngineFailure: the line is not a JSON-RPC reply to this request, or reports an internal error.
    """
    if expected and line == reply_line(number, expected):
        return Reply(expected)
    try:
        jsontext.decode_strictly(line)
        envelope = _decode_envelope(line)
    except ValueError as error:
        raise _unreadable(line, error) from None
    _require_own(line, envelope, number)
    if envelope.error is None:
        if not envelope.result:
            raise EngineFailure(
                "illegal reply", f"the reply has neither a result nor an error: {_excerpt(line)}"
            )
        return Reply(result=bytes(envelope.result))
    if envelope.result:
        raise EngineFailure("illegal reply", f"the reply has both a result and an error: {_excerpt(line)}")
    if envelope.error.code in (INTERNAL_ERROR, PARSE_ERROR):
        said = envelope.error.message or _excerpt(line)
        raise ReportedError("crash", f"the engine reports an internal error: {said}")
    return Reply(error=envelope.error)


def notes_in(reply: Reply) -> list[str]:
    """Return the notes of an adapter in a reply: what it found that is no rule of the game.

    They are the member `x_notes` of the result, or of the data of an error.

    Raises:
        ValueError: it is not a list of texts.
    """
    if reply.error is None:
        if b'"x_notes"' not in reply.result:
            return []
        return list(_decode_notes(reply.result).x_notes)
    data = reply.error.data
    return list(msgspec.convert(data, _Noted).x_notes) if isinstance(data, dict) else []


def _require_own(line: bytes, envelope: _Envelope, number: int) -> None:
    """Refuse a line that is not a JSON-RPC 2.0 reply to the request with this number."""
    if envelope.jsonrpc != "2.0":
        message = f'the reply lacks "jsonrpc": "2.0": {_excerpt(line)}'
        raise EngineFailure("illegal reply", message, output=line)
    if type(envelope.id) is not int or envelope.id != number:
        actual = "none" if envelope.id is msgspec.UNSET else repr(envelope.id)
        message = f"the reply has the id {actual}, the request {number}: {_excerpt(line)}"
        raise EngineFailure("illegal reply", message, cause="the reply's id is not that of the request")


def _unreadable(line: bytes, error: ValueError) -> EngineFailure:
    """Return the failure for a line that cannot be read as a reply."""
    if isinstance(error, jsontext.DuplicateKey):
        message = f"the reply names the member {error.key!r} twice; name each once: {_excerpt(line)}"
        return EngineFailure("illegal reply", message, cause="a member is named twice")
    if line.startswith(BOM_UTF8):
        message = f"the reply begins with a byte order mark: write UTF-8 without it: {_excerpt(line)}"
        return EngineFailure("illegal reply", message)
    if b"\0" in line[:4]:
        message = f"the reply is UTF-16 or UTF-32: write UTF-8, without a byte order mark: {_excerpt(line)}"
        return EngineFailure("illegal reply", message)
    if line.lstrip()[:1] not in b"{[":
        message = f"the engine wrote a line that is not a reply: {_excerpt(line)}: log to standard error"
        return EngineFailure("illegal reply", message, cause="a line that is not a reply", output=line)
    if line.strip() in (b"{", b"["):
        message = f"the reply is spread over several lines, of which the first is {_excerpt(line)}"
        return EngineFailure("illegal reply", f"{message}: write each reply on one line")
    fault = utf_8_fault(line)
    why = "the line is not a JSON-RPC reply" if fault is None else "the reply is not UTF-8"
    column = re.search(r"column (\d+)$", str(error))
    at = fault.start if fault is not None else int(column[1]) if column else 0
    message = f"{why}: {error if fault is None else words_of(fault)}: {_excerpt(line, at)}"
    return EngineFailure("illegal reply", message, output=line)


def _excerpt(line: bytes, at: int = 0) -> str:
    """Return the beginning of a line, or the part around a byte that is farther in."""
    begins = max(at - 40, 0) if at > 120 else 0
    text = line[begins : begins + 160].decode("utf-8", "backslashreplace")
    return ("…" if begins else "") + repr(text) + ("…" if len(line) > begins + 160 else "")
