"""A directive for content that can be folded: a closed admonition of Sphinx, which needs no box."""

from __future__ import annotations

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.directives.admonitions import Admonition


class Fold(Admonition):
    """Folds the content under a summary line, which is the argument."""

    def run(self) -> list[nodes.Node]:
        self.options |= {"collapsible": "closed", "class": ["fold", *self.options.get("class", [])]}
        return super().run()


def setup(app: Sphinx) -> None:
    """Add the directive."""
    app.add_directive("fold", Fold)
