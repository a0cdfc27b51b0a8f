"""Documents made from the data: they lie outside the source folder and are read like all others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.project import Project

if TYPE_CHECKING:
    from sphinx.util._pathlib import _StrPath


class ProjectWithPages(Project):
    """The source folder together with a folder of generated pages, each in a file `<document>.rst`."""

    def __init__(self, srcdir: str | PathLike[str], source_suffix: Iterable[str], folder: Path) -> None:
        super().__init__(srcdir, source_suffix)
        self.folder = folder
        self.generated: set[str] = set()

    def write(self, pages: Mapping[str, str]) -> None:
        """Write the pages that have changed, and remove those that no longer exist."""
        self.generated = set(pages)
        for name, text in pages.items():
            path = self.folder / f"{name}.rst"
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
        for path in self.folder.rglob("*.rst"):
            if path.relative_to(self.folder).with_suffix("").as_posix() not in pages:
                path.unlink()

    def discover(self, exclude_paths: Iterable[str] = (), include_paths: Iterable[str] = ("**",)) -> set[str]:
        """Find the documents in the source folder, and add the generated ones."""
        super().discover(exclude_paths, include_paths)
        self.docnames |= self.generated
        return self.docnames

    def path2doc(self, filename: str | PathLike[str]) -> str | None:
        path = Path(filename)
        if path.is_relative_to(self.folder):
            return path.relative_to(self.folder).with_suffix("").as_posix()
        return super().path2doc(filename)

    def doc2path(self, docname: str, absolute: bool) -> _StrPath:
        inside = absolute and docname in self.generated
        return super().doc2path(str(self.folder / docname) if inside else docname, absolute)
