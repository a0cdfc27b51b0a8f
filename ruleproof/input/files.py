"""Files that commands write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from ruleproof.input.problems import UsageError, shown_path


@contextmanager
def writing(what: str) -> Iterator[None]:
    """Turn a failure to write something into an error of the command.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        yield
    except OSError as error:
        raise UsageError(f"{what} cannot be written: {error.strerror}") from None


def write_new_folder(command: str, folder: Path, texts: Mapping[str, str]) -> None:
    """Write files, given by their paths below a folder, which must be new or empty.

    Raises:
        UsageError: the folder is in use or cannot be written.
    """
    with writing(f"{command} {shown_path(folder)}: the folder"):
        if folder.exists() and any(folder.iterdir()):
            raise UsageError(f"{command} {shown_path(folder)}: the folder is not empty; name a new one")
        for name, text in texts.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
