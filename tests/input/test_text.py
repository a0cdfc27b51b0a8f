"""Texts of others: what is read, and how characters that nobody sees are shown."""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path

import pytest

from ruleproof.input.problems import DataError
from ruleproof.input.text import marked, read_text


@pytest.mark.parametrize(
    ("data", "text"), [(BOM_UTF8 + b"a\r\nb\r", "a\nb\n"), ("é\n".encode(), "é\n"), (b"", "")]
)
def test_a_text_is_read_without_byte_order_mark_and_with_plain_ends_of_lines(
    tmp_path: Path, data: bytes, text: str
) -> None:
    (tmp_path / "some.txt").write_bytes(data)
    assert read_text(tmp_path / "some.txt") == text


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("one\ntwo é".encode("latin-1"), "some.txt:2: not UTF-8: byte 9 is 0xe9\n    save the file as UTF-8"),
        ("one".encode("utf-16"), "some.txt:1: not UTF-8: byte 1 is 0xff\n    save the file as UTF-8"),
        (None, "some.txt: cannot be read: No such file or directory"),
    ],
)
def test_a_file_that_is_no_text_is_told_with_its_line(tmp_path: Path, data: bytes | None, told: str) -> None:
    if data is not None:
        (tmp_path / "some.txt").write_bytes(data)
    with pytest.raises(DataError) as error:
        read_text(tmp_path / "some.txt")
    assert str(error.value) == f"{tmp_path}/{told}"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("1\u00a0counter", "1‹no-break space›counter"),
        ("1\u200b counter", "1‹zero width space› counter"),
        ("1  counter", "1‹2 spaces›counter"),
        ("1\tcounter", "1‹U+0009›counter"),
        ("1 counter", "1 counter"),
    ],
)
def test_characters_that_nobody_sees_are_named(text: str, shown: str) -> None:
    assert marked(text) == shown
