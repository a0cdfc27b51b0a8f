"""Messages: what is a reply, and what is none."""

from __future__ import annotations

import json
import os
import threading
from codecs import BOM_UTF8
from typing import Any

import pytest

from ruleproof.engines.lines import Lines
from ruleproof.engines.wire import EngineFailure, read_reply, reply_line, request
from ruleproof.judging import verdicts as v


def line(**members: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": 7, **members}).encode()


def failure(text: bytes) -> EngineFailure:
    with pytest.raises(EngineFailure) as told:
        read_reply(text, 7)
    return told.value


def test_a_request_is_one_line_of_json_rpc() -> None:
    text = request(7, "view", {"seat": "Réd\n"})
    assert b"\n" not in text
    assert json.loads(text) == {"jsonrpc": "2.0", "id": 7, "method": "view", "params": {"seat": "Réd\n"}}


def test_a_result_is_kept_as_it_was_sent() -> None:
    assert (
        read_reply(b'{"id": 7, "result": {"b":1.50,  "a":[ ]}, "jsonrpc": "2.0"}', 7).result
        == b'{"b":1.50,  "a":[ ]}'
    )


def test_a_reply_that_is_as_expected_to_the_letter_and_any_other_are_told_alike() -> None:
    expected = b'{"a":1}'
    for text in (reply_line(7, expected), b'{"id":7,"jsonrpc":"2.0","result":{"a":1}}'):
        assert read_reply(text, 7, expected) == read_reply(text, 7)
    assert read_reply(reply_line(7, b'{"a":2}'), 7, expected).result == b'{"a":2}'


def test_a_reply_as_expected_under_another_id_is_none() -> None:
    with pytest.raises(EngineFailure, match="has the id 8"):
        read_reply(reply_line(8, b'{"a":1}'), 7, b'{"a":1}')


def test_an_error_has_its_code_its_message_and_its_data() -> None:
    reply = read_reply(
        line(
            error={
                "code": 1,
                "message": "illegal action",
                "data": {"reason": "too much", "clause": "a.b.c", "more": [1]},
            }
        ),
        7,
    )
    assert reply.error is not None
    assert (reply.error.code, reply.error.message) == (1, "illegal action")
    assert (
        reply.error.member("reason"),
        reply.error.member("clause"),
        reply.error.member("more"),
        reply.error.member("none"),
    ) == ("too much", "a.b.c", "", "")


def test_an_error_needs_no_message_and_no_data() -> None:
    reply = read_reply(line(error={"code": 3}), 7)
    assert reply.error is not None
    assert reply.error.member("reason") == ""


@pytest.mark.parametrize("data", [None, [], "words", 7])
def test_data_of_another_shape_say_nothing(data: Any) -> None:
    reply = read_reply(line(error={"code": 1, "message": "no", "data": data}), 7)
    assert reply.error is not None
    assert reply.error.member("reason") == ""


def test_further_members_are_passed_over() -> None:
    assert read_reply(line(result=1, time="12 ms"), 7).result == b"1"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\r",
        b"hello",
        b"[]",
        b'"text"',
        b"null",
        b"7",
        b'{"jsonrpc": "2.0", "id": 7, "result": NaN}',
        b'{"jsonrpc": "2.0", "id": 7, "result": {}',
        b'{"jsonrpc": "2.0", "id": 7, "result": {}} {}',
        b'{"jsonrpc": "2.0", "id": 7, "error": "no"}',
        b'{"jsonrpc": "2.0", "id": 7, "error": {"code": "1"}}',
        b'{"jsonrpc": "2.0", "id": 7, "error": {"message": "no code"}}',
        b'{"jsonrpc": "2.0", "id": 7.0, "result": {}}',
        b'{"jsonrpc": "2.0", "id": true, "result": {}}',
        b'{"jsonrpc": "2.0", "id": [7], "result": {}}',
        b'{"jsonrpc": "2.0", "id": 7, "result": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
        b"\xff\xfe",
    ],
)
def test_what_is_no_reply_is_an_illegal_one(text: bytes) -> None:
    assert failure(text).verdict == v.ILLEGAL_REPLY


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (line(id=8, result={}), "the reply has the id 8, the request 7"),
        (line(id="7", result={}), "the reply has the id '7', the request 7"),
        (line(id=None, result={}), "the reply has the id None, the request 7"),
        (b'{"jsonrpc": "2.0", "result": {}}', "the reply has the id none, the request 7"),
        (b'{"id": 7, "result": {}}', 'the reply lacks "jsonrpc": "2.0"'),
        (line(jsonrpc="1.0", result={}), 'the reply lacks "jsonrpc": "2.0"'),
        (line(), "the reply has neither a result nor an error"),
        (line(error=None), "the reply has neither a result nor an error"),
        (line(result={}, error={"code": 1}), "the reply has both a result and an error"),
    ],
)
def test_a_reply_that_is_not_the_right_one_says_what_is_wrong(text: bytes, told: str) -> None:
    assert failure(text).verdict == v.ILLEGAL_REPLY
    assert told in str(failure(text))


def test_a_result_beside_an_error_that_is_null_is_a_result() -> None:
    """Many libraries write both members and leave one null."""
    assert read_reply(line(result={"a": 1}, error=None), 7).result == b'{"a": 1}'


@pytest.mark.parametrize("code", [-32603, -32700])
def test_an_internal_error_is_a_crash(code: int) -> None:
    told = failure(line(error={"code": code, "message": "index out of range"}))
    assert told.verdict == v.CRASH
    assert "index out of range" in str(told)


def test_a_long_line_is_cut_in_messages() -> None:
    assert len(str(failure(b"x" * 10_000))) < 400


def test_like_failures_share_a_cause() -> None:
    assert failure(line(id=8, result={})).cause == failure(line(id="x", result={})).cause
    assert failure(b"hello").cause != failure(line()).cause


@pytest.mark.parametrize(
    "text",
    [
        b'{"jsonrpc":"2.0","id":7,"id":7,"result":{}}',
        b'{"jsonrpc":"2.0","id":7,"result":{"view":1},"result":{"view":{}}}',
        b'{"jsonrpc":"2.0","id":7,"result":{"view":{"a":1},"view":{"a":1}}}',
        b'{"jsonrpc":"2.0","id":7,"result":{"view" : {"a":1}, "view" : {"b":2}}}',
        b'{"jsonrpc":"2.0","id":7,"error":{"code":1,"code":2,"message":""}}',
        b'{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":"","data":{"reason":"a","reason":"b"}}}',
    ],
)
def test_a_member_that_is_named_twice_is_an_illegal_reply(text: bytes) -> None:
    told = failure(text)
    assert told.verdict == v.ILLEGAL_REPLY
    assert "twice; name each once" in str(told)


@pytest.mark.parametrize(
    "text",
    [
        b'{"jsonrpc":"2.0","id":7,"result":{"view":{"id":1,"view":{"view":2}}}}',
        b'{"jsonrpc" : "2.0", "id" : 7, "result" : {"view" : {"result" : "\\":\\" :"}}}',
        b'{"jsonrpc":"2.0","id":7,"result":{"\\":x":1,"a":"\\":"}}',
    ],
)
def test_a_name_that_comes_again_inside_or_in_a_text_is_no_fault(text: bytes) -> None:
    assert read_reply(text, 7).result


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (BOM_UTF8 + line(result={}), "the reply begins with a byte order mark: write UTF-8 without it"),
        (line(result={}).decode().encode("utf-16"), "the reply is UTF-16 or UTF-32: write UTF-8"),
        (line(result={}).decode().encode("utf-16-le"), "the reply is UTF-16 or UTF-32: write UTF-8"),
        (line(result="é").replace(b"\\u00e9", b"\xe9"), "the reply is not UTF-8: byte 40 is 0xe9"),
        (line(result={"a": [{"b": 1}]}).replace(b'"b"', b'"b":1,"b"'), "names the member 'b' twice"),
        (line(result=[[]]).replace(b"[]", b"[" * 300 + b"]" * 300), "nested too deeply"),
    ],
)
def test_a_reply_that_cannot_be_read_says_why(text: bytes, told: str) -> None:
    assert told in str(failure(text))


def test_what_cannot_be_read_is_shown_although_it_is_far_in_the_line() -> None:
    line = b'{"jsonrpc": "2.0", "id": 1, "result": {"state": [' + b"1, " * 200 + b"NaN]}}"
    with pytest.raises(EngineFailure) as failure:
        read_reply(line, 1)
    assert "NaN]}}" in str(failure.value) and "jsonrpc" not in str(failure.value)


def test_a_carriage_return_before_the_line_feed_changes_nothing() -> None:
    assert read_reply(line(result=1) + b"\r", 7).result == b"1"


def test_a_reply_in_pieces_is_one_reply() -> None:
    requests, replies = os.pipe(), os.pipe()
    text = line(result="a reply that comes in many pieces")

    def answer() -> None:
        os.read(requests[0], 1000)
        for start in range(0, len(text) + 1, 7):
            os.write(replies[1], (text + b"\n")[start : start + 7])

    engine = threading.Thread(target=answer)
    engine.start()
    lines = Lines(requests[1], replies[0], lambda: EngineFailure("crash", "it has ended"))
    assert lines.exchange([b"{}"], 30.0) == [text]
    engine.join()
    assert lines.unasked() == b""
    for end in (*requests, *replies):
        os.close(end)
