"""Uses sentences from scenarios as models for new sentences: the same meaning with different values."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from ruleproof.input import jsontext
from ruleproof.language.operations import AnyOperation, Operation

_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS = {word: str(number) for number, word in enumerate(_WORDS) if number}
"""The numbers that have words, by word."""


class Model(msgspec.Struct, frozen=True):
    """A sentence of a scenario, and its meaning. `used` counts how often similar sentences state a play."""

    text: str
    operations: tuple[AnyOperation, ...]
    used: int = 0


def sort_of(operations: Sequence[Operation]) -> tuple[Any, ...]:
    """Return what the operations of similar sentences have in common."""
    actions = (getattr(one, "action", None) for one in operations)
    types = (action.get("type") if isinstance(action, dict) else None for action in actions)
    return tuple((type(one).__name__, kind) for one, kind in zip(operations, types, strict=True))


def shape_of(value: Any) -> Any:
    """Return a value in which every number, and every text that contains a digit, is replaced by the name of
    its type.
    """
    if isinstance(value, dict):
        return {key: child if key == "op" else shape_of(child) for key, child in value.items()}
    if isinstance(value, (list, tuple)):
        return [shape_of(child) for child in value]
    plain = isinstance(value, str) and not any(char.isdigit() for char in value)
    return value if plain else type(value).__name__


def paired(
    models: Iterable[Model], operations: Sequence[Operation]
) -> Iterator[tuple[Model, list[tuple[Any, Any]]]]:
    """Yield the models with a similar meaning, each with the pairs of values that differ."""
    for model in models:
        pairs = _pairs(model.operations, operations)
        if pairs is not None:
            yield model, pairs


def _pairs(model: Sequence[Operation], operations: Sequence[Operation]) -> list[tuple[Any, Any]] | None:
    """Return the pairs of values that differ between operations and those of a model, or None if their types
    differ.
    """
    if [type(one) for one in model] != [type(one) for one in operations]:
        return None
    pairs: dict[bytes, tuple[Any, Any]] = {}
    for one, other in zip(model, operations, strict=True):
        for name in one.__struct_fields__:
            if name == "line":
                continue
            for pair in _differing(getattr(one, name), getattr(other, name)):
                if pair is None:
                    return None
                pairs[jsontext.encode(pair)] = pair
    return list(pairs.values())


def _differing(one: Any, other: Any) -> Iterator[tuple[Any, Any] | None]:
    """Yield each pair of parts that differ between two values, and None for parts that have nothing in
    common.
    """
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other):
        if one.get("type") != other.get("type"):
            yield None
            return
        for key in one:
            yield from _differing(one[key], other[key])
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        for left, right in zip(one, other, strict=True):
            yield from _differing(left, right)
    elif isinstance(one, bool) or isinstance(other, bool):
        yield None
    elif type(one) is type(other):
        yield (one, other)
    else:
        yield None


def with_other_words(
    text: str, pairs: Sequence[tuple[Any, Any]], names: Mapping[str, str] = MappingProxyType({})
) -> Iterator[str]:
    """Yield a sentence with different values in it, in every spelling of these values. `names` are the names
    that people use, by the words of states.
    """
    if not pairs:
        yield text
        return
    if len(pairs) > 6:
        return
    ways = [list(_replacements(text, one, other, names)) for one, other in pairs]
    for chosen in itertools.islice(itertools.product(*ways), 200):
        made, marks = text, []
        for index, (old, new) in enumerate(chosen):
            mark = f"\0{index}\0"
            made, number = re.subn(rf"(?<![\w\0]){re.escape(old)}(?![\w\0])", mark, made)
            if not number:
                break
            marks.append((mark, new))
        else:
            for mark, new in marks:
                made = made.replace(mark, new)
            singular = re.sub(r"\b1 (\w+)s\b", r"1 \1", made)
            yield re.sub(r"\b(?!1 )(\d+) (\w+?)s?\b", r"\1 \2s", singular)
            yield singular
            yield made


def _replacements(text: str, one: Any, other: Any, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield each piece of text that expresses a value, with the text for another value."""
    for old, new in itertools.product(_spelled(one, names), _spelled(other, names)):
        if old and re.search(rf"(?<!\w){re.escape(old)}(?!\w)", text):
            yield old, new


def _spelled(value: Any, names: Mapping[str, str]) -> list[str]:
    """Return the ways in which a value may be written in a sentence."""
    if isinstance(value, str) and value in names:
        return [names[value]]
    if type(value) is int:
        return [str(value), *([_WORDS[value]] if 0 <= value < len(_WORDS) else [])]
    if isinstance(value, str):
        return list(dict.fromkeys([value, value.replace("_", " "), value.replace("_", "-")]))
    if isinstance(value, dict) and all(type(number) is int for number in value.values()):
        return [_listed([f"{number} {names.get(kind, kind)}" for kind, number in value.items()])]
    if isinstance(value, (list, tuple)) and all(isinstance(item, (str, int)) for item in value):
        return [_listed([names.get(str(item), str(item)) for item in value])]
    return []


def _listed(items: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(items[:-1]), *items[-1:]]))
