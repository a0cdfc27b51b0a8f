"""A directive for content that can be folded: `<details>` in HTML, plain paragraphs elsewhere."""

from __future__ import annotations

import html
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.writers.html5 import HTML5Translator


class fold(nodes.General, nodes.Element):  # noqa: N801 # docutils finds the visitors by the name of the class
    """Content under a summary line."""


class Fold(SphinxDirective):
    """Folds the content under a summary line, which is the argument."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {"class": directives.class_option}

    def run(self) -> list[nodes.Node]:
        made = fold(
            "",
            *self.parse_content_to_nodes(),
            summary=self.arguments[0],
            classes=["fold", *self.options.get("class", [])],
        )
        self.set_source_info(made)
        return [made]


def _open(translator: HTML5Translator, node: fold) -> None:
    classes, summary = html.escape(" ".join(node["classes"])), html.escape(node["summary"])
    translator.body.append(f'<details class="{classes}"><summary>{summary}</summary>\n')


def _close(translator: HTML5Translator, node: fold) -> None:
    translator.body.append("</details>\n")


def _nothing(translator: nodes.NodeVisitor, node: fold) -> None:
    """Write nothing: the content needs no markup."""


def setup(app: Sphinx) -> None:
    """Add the directive."""
    app.add_node(fold, html=(_open, _close), text=(_nothing, _nothing), latex=(_nothing, _nothing))
    app.add_directive("fold", Fold)
