"""Sentences that are declared in YAML: they set one place of a position, or state its value.

    placeholders:
      counters: {counts: [counter, counters]}
    given:
      "{seat} has {counters}": "table/taken/{seat}"
    then:
      "the heap holds {counters}": table/heap

The value is that of the placeholder that the place does not name, or the `value` that is written. A place
that begins with `outcome` or `view/{seat}` is one of the outcome or of what the seat sees. In a `then`, a
place that ends in `length` is the length of a list.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruleproof.input.documents import Document, load_yaml
from ruleproof.input.jsontext import Place
from ruleproof.language.operations import Operation, Outcome, Put, Sees, Value
from ruleproof.language.sentences import STEPS, Vocabulary, placeholder, sentence_of
from ruleproof.language.words import read_list

_PART = re.compile(r"\{([a-z_]+)(?::[a-z_]+)?\}")


def register_declared(path: Path, vocabulary: Vocabulary) -> None:
    """Register the sentences of a file in the vocabulary that is being loaded.

    Raises:
        DataError: the file is not YAML.
    """
    document = load_yaml(path)
    for name, kind in document.value.get("placeholders", {}).items():
        _register_placeholder(name, kind)
    for group, kind in (("given", "Given"), ("then", "Then")):
        for text, meaning in document.value.get(group, {}).items():
            _register_sentence(document, vocabulary, (group, text), kind, meaning)


def _register_placeholder(name: str, kind: Mapping[str, Any]) -> None:
    if "counts" in kind:
        one, many = kind["counts"]
        pattern = rf"(?:1 {re.escape(one)}|\d+ {re.escape(many)})"
        placeholder(name, pattern, lambda text: int(text.split()[0]), samples=[f"1 {one}", f"12 {many}"])
        return
    words = kind.get("words") or kind["list_of"]
    one = f"(?:{'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))})"
    if "words" in kind:
        placeholder(name, one, samples=[words[0], words[-1]])
        return
    several = rf"(?:nothing|{one}(?:, {one})*(?: and {one})?)"
    placeholder(name, several, _read_list, samples=["nothing", words[0]])


def _read_list(text: str) -> list[str]:
    return [] if text == "nothing" else read_list(text)


def _register_sentence(
    document: Document, vocabulary: Vocabulary, at: tuple[str, str], kind: str, meaning: Any
) -> None:
    text = at[1]
    place, fixed = (meaning, None) if isinstance(meaning, str) else (meaning["place"], meaning)
    names = [hit[1] for hit in _PART.finditer(text)]
    within = [hit[1] for hit in _PART.finditer(place)]
    values = [name for name in names if name not in within]
    if set(within) - set(names):
        message = f"the place {place!r} has a placeholder that the sentence does not have"
        vocabulary.problems.append(document.problem(at, message))
        return
    if len(values) != (fixed is None):
        wanted = "no placeholder" if fixed is not None else "one placeholder"
        message = f"{text!r} has {len(values)} placeholders that its place does not name; wanted: {wanted}"
        vocabulary.problems.append(document.problem(at, message))
        return

    def means(**captured: Any) -> Operation:
        value = fixed["value"] if fixed is not None else captured[values[0]]
        return _operation(kind, _place(place, captured), value)

    means.__module__ = f"{STEPS}declared"
    parameters = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY) for name in names]
    means.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    sentence = sentence_of(vocabulary, kind, text, means, document.where(at))
    if sentence is not None:
        vocabulary.sentences.append(sentence)


def _place(place: str, captured: Mapping[str, Any]) -> Place:
    """Return the path to a place, with the values of its placeholders."""
    return tuple(
        captured[hit[1]] if (hit := _PART.fullmatch(part)) else int(part) if part.isdigit() else part
        for part in place.split("/")
    )


def _operation(kind: str, place: Place, value: Any) -> Operation:
    if kind == "Given":
        return Put(path=place, value=value)
    if place[0] == "outcome":
        return Outcome(path=place[1:], value=value)
    if place[0] == "view":
        return Sees(seat=str(place[1]), path=place[2:], value=value)
    return Value(path=place, value=value)
