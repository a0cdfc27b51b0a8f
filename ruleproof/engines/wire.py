"""Messages of the engine protocol: JSON-RPC 2.0, one message per line.

The shapes of params and results are in `schemas/protocol.json`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ruleproof.input import jsontext

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
    that is the same for similar failures; by default it is the beginning of the message. `output` is
    unrequested output, and `before` has the replies that came before the failure.
    """

    def __init__(self, verdict: str, message: str, *, cause: str = "", output: bytes = b"") -> None:
        super().__init__(message)
        self.verdict = verdict
        self.output = output
        self.cause = cause or " ".join(message.split(":")[0].split()[:8])


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


_LINE = b'{"jsonrpc":"2.0","id":%d,"result":%b}'
_SHORTEST = _LINE.replace(b"%d", b"").replace(b"%b", b"")
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
    _require_utf_8(line)
    try:
        envelope = _decode_envelope(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        message = f"the line is not a JSON-RPC reply: {error or 'nested too deeply'}: {_excerpt(line)}"
        raise EngineFailure("illegal reply", message, output=line) from None
    _require_single_members(line, envelope)
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
        raise EngineFailure("crash", f"the engine reports an internal error: {said}")
    return Reply(error=envelope.error)


def _require_own(line: bytes, envelope: _Envelope, number: int) -> None:
    """Refuse a line that is not a JSON-RPC 2.0 reply to the request with this number."""
    if envelope.jsonrpc != "2.0":
        raise EngineFailure("illegal reply", f'the reply lacks "jsonrpc": "2.0": {_excerpt(line)}')
    if type(envelope.id) is not int or envelope.id != number:
        actual = "none" if envelope.id is msgspec.UNSET else repr(envelope.id)
        message = f"the reply has the id {actual}, the request {number}: {_excerpt(line)}"
        raise EngineFailure("illegal reply", message, cause="the reply's id is not that of the request")


def _require_utf_8(line: bytes) -> None:
    """Refuse a reply that is not UTF-8. Parts of a reply are decoded later, where this fault is not
    expected.
    """
    if line.isascii():
        return
    try:
        line.decode()
    except UnicodeDecodeError as error:
        found = f"byte {error.start + 1} is {line[error.start]:#04x}"
        message = f"the reply is not UTF-8: {found}: {_excerpt(line)}"
        raise EngineFailure("illegal reply", message, cause="the reply is not UTF-8", output=line) from None


def _require_single_members(line: bytes, envelope: _Envelope) -> None:
    """Refuse duplicate members of a reply, its result or its error. Parsers differ in which of them they
    use.
    """
    name = "" if _is_shortest(line, envelope) else jsontext.repeated_member(line)
    name = name or jsontext.repeated_member(envelope.result)
    if not name and envelope.error is not None and jsontext.repeats_a_key(line, jsontext.decode(line)):
        name = "error/…"
    if name:
        message = f"the reply names the member {name!r} twice; name each once: {_excerpt(line)}"
        raise EngineFailure("illegal reply", message, cause="a member is named twice", output=line)


def _is_shortest(line: bytes, envelope: _Envelope) -> bool:
    """Tell whether a line with a result is as short as possible, and therefore has each member once."""
    if not envelope.result or type(envelope.id) is not int or envelope.jsonrpc != "2.0":
        return False
    return len(line) == len(_SHORTEST) + len(str(envelope.id)) + len(envelope.result)


def _excerpt(line: bytes) -> str:
    text = line[:160].decode("utf-8", "backslashreplace")
    return repr(text) + ("…" if len(line) > 160 else "")
