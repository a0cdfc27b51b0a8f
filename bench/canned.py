"""A canned engine: answers each request with the reply that was recorded for it, and knows nothing else.

A table holds replies by the digest of the request without its id. As a program it serves a table over standard input and output:
`python canned.py TABLE`, with nothing imported but the standard library, so that its own start weighs little.
"""

from __future__ import annotations

import marshal
import os
import sys
from hashlib import blake2b
from pathlib import Path

TABLE = "RULEPROOF_BENCH_TABLE"
"""The environment variable that names the table for an engine inside the kit's process."""
Table = dict[bytes, bytes]
_BEFORE_ID = b'{"jsonrpc":"2.0","id":'


def split(request: bytes) -> tuple[bytes, bytes]:
    """Return the id of a request as written, and the digest of what follows it."""
    number, _, rest = request.removeprefix(_BEFORE_ID).partition(b",")
    return number, blake2b(rest, digest_size=12).digest()


class CannedEngine:
    """An engine for `--engine python:… --in-process`, which the kit hands its lines."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def exchange(self, line: bytes) -> bytes:
        number, key = split(line)
        return _BEFORE_ID + number + b"," + self._table[key]


def read_table(path: Path) -> Table:
    table: Table = marshal.loads(path.read_bytes())
    return table


def write_table(path: Path, replies: dict[bytes, bytes]) -> None:
    """Write replies, as lines that begin with their ids, by their requests."""
    shared: Table = {}
    table = {}
    for request, reply in replies.items():
        rest = reply.removeprefix(_BEFORE_ID).partition(b",")[2]
        table[split(request)[1]] = shared.setdefault(rest, rest)
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
