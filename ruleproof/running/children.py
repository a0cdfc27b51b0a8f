"""Processes that run a module of the kit beside it, with one line of JSON for each task."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

Child = subprocess.Popen[bytes]


@contextmanager
def children(module: str, number: int) -> Iterator[Sequence[Child]]:
    """Start a number of processes of a module; none of them outlives the block.

    Each is in a process group of its own, so that ctrl-C is for the parent, which ends it.
    """
    package = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join([package, *filter(None, [os.environ.get("PYTHONPATH", "")])])
    started: list[Child] = []
    try:
        for _ in range(number):
            started.append(
                subprocess.Popen(
                    [sys.executable, "-m", module],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    bufsize=0,
                    process_group=0,
                    env={**os.environ, "PYTHONPATH": path},
                )
            )
        yield started
    finally:
        for child in started:
            child.kill()
            child.wait()
            for stream in (child.stdin, child.stdout):
                stream.close()  # type: ignore[union-attr]


def tell(child: Child, task: msgspec.Struct) -> bool:
    """Give a process a task; tell whether it still takes one."""
    try:
        child.stdin.write(msgspec.json.encode(task, enc_hook=str) + b"\n")  # type: ignore[union-attr]
    except OSError:
        return False
    return True


def from_text(kind: type, text: str) -> Any:
    """Return a path of a task that was given as text."""
    return kind(text)
