"""Loads the sentences of a game, from the kit and from the game's step files."""

from __future__ import annotations

import importlib.util
import sys
import types
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.language import common_sentences
from ruleproof.language.declared_sentences import register_declared
from ruleproof.language.sentences import STEPS, Vocabulary, registering


def load_vocabulary(
    files: Iterable[Path],
    seats: Sequence[str],
    names: Mapping[str, Mapping[str, str]] | None = None,
    titles: Mapping[str, str] | None = None,
) -> Vocabulary:
    """Load the kit's own sentences and those of a game: declared ones (`sentences.yaml`) and those of step
    files, which may use the names that people use (`names.yaml`). `titles` are the titles of clauses and
    rulings by their ids.

    Raises:
        DataError: a file cannot be run, a sentence is malformed, or two sentences fit the same text.
    """
    vocabulary = Vocabulary(names=names or {}, titles=titles or {})
    with registering(vocabulary):
        common_sentences.register_placeholders(seats, vocabulary.titles)
        for path in files:
            if path.suffix == ".yaml":
                register_declared(path, vocabulary)
            else:
                _run(path, vocabulary)
        common_sentences.register_sentences()
    problems = vocabulary.problems or vocabulary.clashes()
    if problems:
        raise DataError(problems)
    return vocabulary


def _run(path: Path, vocabulary: Vocabulary) -> None:
    package = f"{STEPS}{abs(hash(path.parent)):x}"
    if package not in sys.modules:
        parent = types.ModuleType(package)
        parent.__path__ = [str(path.parent)]
        sys.modules[package] = parent
    spec = importlib.util.spec_from_file_location(f"{package}.{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[f"{package}.{path.stem}"] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        line = _line_in(path, error)
        vocabulary.problems.append(
            Problem(
                f"{shown_path(path)}:{line}",
                f"this file of steps cannot be run: {type(error).__name__}: {error}",
            )
        )


def _line_in(path: Path, error: BaseException) -> int:
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return error.lineno or 1
    line, trace = 1, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == str(path):
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
