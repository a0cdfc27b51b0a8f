"""`python -m tools.printing`: the texts and sheets of a built site as PDF."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.printing import NotPrinted, link_pdfs, main, pages_to_print


def test_a_folder_that_holds_no_site_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotPrinted, match=r"no games/\*/text\.html in it; wanted: a built site"):
        pages_to_print(tmp_path)
    assert main([str(tmp_path)]) == 2
    assert "make docs" in capsys.readouterr().err
    assert not (tmp_path / "pdf").exists()


def test_the_pages_link_their_pdfs_once_however_often_they_are_printed(tmp_path: Path) -> None:
    home = tmp_path / "games" / "nim"
    home.mkdir(parents=True)
    for name in ("index", "text", "sheet"):
        (home / f"{name}.html").write_text(
            f'<title>{name} – Nim</title>\n<p class="lead">Read.</p>\n<p>More.</p>'
        )
    (tmp_path / "pdf").mkdir()
    (tmp_path / "pdf" / "nim-text-a4.pdf").write_bytes(b"%PDF")
    for _ in range(2):
        link_pdfs(tmp_path)
    link = '\n<p class="pdf">text as PDF: <a href="../../pdf/nim-text-a4.pdf">A4</a>.</p>\n<p>More.</p>'
    assert (home / "text.html").read_text().endswith(link)
    assert (home / "index.html").read_text().endswith(link)
    assert "pdf" not in (home / "sheet.html").read_text()
