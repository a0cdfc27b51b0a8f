"""A compiler of the toy game."""

from __future__ import annotations

import pytest

from ruleproof.cases.scenarios import compile_feature
from tests.cases.compiling import HEAD, Compile, Compiled
from tests.toybox import ToyCopy, toy_suite


@pytest.fixture
def compiled(toy_copy: ToyCopy) -> Compile:
    """Return a function that compiles a scenario, given as lines without indent, and tells its problems."""
    suite = toy_suite(toy_copy.root)

    def compile_lines(*lines: str, head: str = HEAD) -> Compiled:
        path = toy_copy.feature(head + "".join(f"    {line}\n" for line in lines))
        stories, problems = compile_feature(suite.compiler, path)
        return stories, [str(problem).replace(f"{toy_copy.root}/", "") for problem in problems]

    return compile_lines
