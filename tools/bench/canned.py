"""A canned engine: it answers each request with the recorded reply, and knows nothing else.

A table maps a checksum of each request, without its id, to the reply. As a program, the engine serves a table
over standard input and output: `python canned.py TABLE`. It imports only the standard library, so that it
starts fast.
"""

from __future__ import annotations

import marshal
import os
import sys
from pathlib import Path
from zlib import crc32

TABLE = "RULEPROOF_BENCH_TABLE"
"""The environment variable that names the table for an engine inside the kit's process."""
Table = dict[int, bytes]
_BEFORE_ID = b'{"jsonrpc":"2.0","id":'
_ID_AT = len(_BEFORE_ID)


def key_of(rest: bytes) -> int:
    """Return a key for a request without its id; this takes hardly any time, since the engine's own time
    should not be measured.
    """
    return len(rest) << 32 | crc32(rest)


class CannedEngine:
    """An engine for `--engine python:… --in-process`, to which the kit passes its lines directly."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def exchange(self, line: bytes) -> bytes:
        number, _, rest = line[_ID_AT:].partition(b",")
        return _BEFORE_ID + number + b"," + self._table[key_of(rest)]


def read_table(path: Path) -> Table:
    table: Table = marshal.loads(path.read_bytes())
    return table


def write_table(path: Path, replies: dict[bytes, bytes]) -> None:
    """Write a table of replies by the keys of their requests. Requests and replies are given as lines that
    begin with an id; the table contains neither ids nor requests.

    Raises:
        ValueError: the keys of the requests do not distinguish the replies.
    """
    shared: dict[bytes, bytes] = {}
    table: Table = {}
    for request, reply in replies.items():
        key = key_of(request[_ID_AT:].partition(b",")[2])
        rest = reply[_ID_AT:].partition(b",")[2]
        if table.setdefault(key, shared.setdefault(rest, rest)) != rest:
            raise ValueError(f"two requests share the key {key:x}, or one was answered in two ways")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(marshal.dumps(table))


def engine() -> CannedEngine:
    return CannedEngine(read_table(Path(os.environ[TABLE])))


def main(path: str) -> None:
    answer = CannedEngine(read_table(Path(path))).exchange
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line.rstrip(b"\n")) + b"\n")
        sys.stdout.buffer.flush()
        if b'"method":"bye"' in line:
            break


if __name__ == "__main__":
    main(sys.argv[1])
