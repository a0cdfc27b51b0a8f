"""A cache of compiled data on disk; every entry can be made again."""

from __future__ import annotations

import contextlib
import hashlib
import lzma
import os
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from ruleproof.input.folders import kit_files, recording_files

_T = TypeVar("_T")


def cache_folder() -> Path:
    """Return the cache folder: $RULEPROOF_CACHE if it is set, otherwise the user's cache folder."""
    named = os.environ.get("RULEPROOF_CACHE")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ruleproof"


def digest_of_files(paths: Iterable[Path], *more: str) -> str:
    """Return a digest of the contents of some files and of some additional texts."""
    return digest_of_texts(((path.name, path.read_bytes()) for path in paths), *more)


def digest_of_texts(files: Iterable[tuple[str, bytes]], *more: str) -> str:
    """Return a digest of the names and contents of some files, in whatever folders they are, and of some
    additional texts.
    """
    total = hashlib.blake2b(digest_size=16)
    for name, content in sorted(files):
        total.update(name.encode() + b"\0")
        total.update(content + b"\0")
    for text in more:
        total.update(text.encode() + b"\0")
    return total.hexdigest()


def digest_of_kit() -> str:
    """Return a key that changes when the kit itself changes."""
    total = hashlib.blake2b(digest_size=16)
    for path in kit_files():
        facts = path.stat()
        total.update(f"{path.name} {facts.st_mtime_ns} {facts.st_size}\n".encode())
    return total.hexdigest()


def digest_of_recording() -> str:
    """Return a digest of the kit's code for making cases and recordings: the same on every machine, since a
    wheel carries recordings.
    """
    return digest_of_files(recording_files())


def _entry(name: str) -> Path:
    return cache_folder() / name[:1] / f"{hashlib.blake2b(name.encode(), digest_size=12).hexdigest()}.bin"


def kept(name: str, key: str, kind: type[_T]) -> _T | None:
    """Return the cache entry with this name and key, if there is one; unreadable entries are ignored."""
    with contextlib.suppress(OSError):
        return _decoded(_entry(name).read_bytes(), key, kind)
    return None


def shipped(path: Path, name: str, key: str, kind: type[_T]) -> _T | None:
    """Return the compressed entry at a path if it has this key, and put it into the cache under the name."""
    try:
        data = lzma.decompress(path.read_bytes())
    except (OSError, lzma.LZMAError):
        return None
    value = _decoded(data, key, kind)
    if value is not None:
        _keep(_entry(name), data)
    return value


def compressed(key: str, value: object) -> bytes:
    """Return an entry as `shipped` reads it."""
    return lzma.compress(_encoded(key, value))


def _encoded(key: str, value: object) -> bytes:
    return key.encode() + b"\n" + msgspec.msgpack.encode(value)


def _decoded(data: bytes, key: str, kind: type[_T]) -> _T | None:
    prefix = key.encode() + b"\n"
    with contextlib.suppress(msgspec.DecodeError, msgspec.ValidationError):
        if data.startswith(prefix):
            return msgspec.msgpack.decode(memoryview(data)[len(prefix) :], type=kind)
    return None


def cached(
    name: str,
    key: str,
    kind: type[_T],
    make: Callable[[], _T],
    worth_keeping: Callable[[_T], bool] = lambda _: True,
) -> _T:
    """Return the cache entry with this name and key. If there is none, make the value, and store it if it is
    worth keeping.

    An unwritable folder or an unreadable entry only costs time.
    """
    known = kept(name, key, kind)
    if known is not None:
        return known
    made = make()
    if worth_keeping(made):
        _keep(_entry(name), _encoded(key, made))
    return made


def _keep(path: Path, data: bytes) -> None:
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(temporary, path)
