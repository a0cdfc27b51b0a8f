"""Sentences and their meanings: the decorators for a game's steps, and the kit's only matcher.

    placeholder("goods", r"\\d+ (?:grain|cloth)", read_goods, samples=("1 grain", "12 cloth"))

    @given("{seat} has {goods}")
    def has_goods(seat: str, goods: Goods) -> Put:
        return Put(path=("table", "goods", seat, goods.kind), value=goods.number)

A step is a pure function that turns the values captured by its sentence into operations. A placeholder is
`{name}` or `{name:type}`; without a type, the name is the type. The parameters `components` (the component
set), `docstring` and `datatable` are reserved.

`actions` says once how words are read as actions of a game. The kit then provides the sentences about
the actions that a seat may take.
"""

from __future__ import annotations

import inspect
import itertools
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ruleproof.input.problems import Problem, nearest_note, shown_path
from ruleproof.language.operations import AnyOperation, Operation

RESERVED = ("components", "docstring", "datatable")
KINDS = ("Given", "When", "Then")
Step = Callable[..., Operation | Sequence[Operation]]
Action = dict[str, Any]
Invariant = Callable[[Any], bool]
Consequence = Callable[[Any, Mapping[str, str]], bool]
"""Says whether a state after a play is what the words of the sentence, by placeholder, claim."""
_S = TypeVar("_S", bound=Step)
_MOST_KNOWN = 12
STEPS = "ruleproof_steps_"
"""The prefix of the names of step modules."""


@dataclass(frozen=True)
class Placeholder:
    """A type of placeholder: its pattern, its converter, and samples from the simplest to the richest."""

    name: str
    pattern: str
    convert: Callable[[str], Any]
    samples: tuple[str, ...]

    def known(self, text: str) -> str:
        """Describe the texts that a placeholder allows: the words of a short list, the nearest word of a long
        list, or samples.
        """
        words = (
            re.sub(r"\\([^A-Za-z0-9])", r"\1", self.pattern).removeprefix("(?:").removesuffix(")").split("|")
        )
        if all(re.fullmatch(r"[\w',. -]+", word) for word in words):
            near = nearest_note(text, words) if len(words) > _MOST_KNOWN else ()
            more = f" and {len(words) - _MOST_KNOWN} more" if len(words) > _MOST_KNOWN else ""
            return near[0] if near else f"known: {', '.join(words[:_MOST_KNOWN])}{more}"
        samples = list(dict.fromkeys(self.samples))
        if self.name == "actions" and samples[1:]:
            samples[-2:] = [f"{samples[-2]} or {samples[-1]}"]
        return f"for example: {', '.join(samples)}"


@dataclass(frozen=True)
class Sentence:
    """A sentence that steps may use, and the function that returns its operations."""

    kind: str
    text: str
    function: Step
    where: str
    regex: re.Pattern[str]
    types: dict[str, Placeholder]
    reserved: tuple[str, ...]
    fits: Invariant | None = None
    leads_to: Consequence | None = None

    def is_true_of(self, state: Any) -> bool:
        """Tell whether the sentence may be said of a play in a state."""
        return self.fits is None or self.fits(state)

    @property
    def is_of_game(self) -> bool:
        """Tell whether the sentence is from a game's step file rather than from the kit."""
        return self.function.__module__.startswith(STEPS)

    @property
    def fixed(self) -> str:
        """Return the fixed words of the sentence."""
        return _PLACEHOLDER.sub("", self.text)

    def refused(self, text: str) -> str:
        """Return the placeholder that rejects its words in a text that otherwise fits the sentence, or ''.

        A sentence with hardly any fixed words fits too many texts to be useful here.
        """
        if len(self.fixed.split()) < 2:
            return ""
        pieces = [re.escape(piece) for piece in _PLACEHOLDER.split(self.text)[::3]]
        for name, kind in self.types.items():
            taken = [
                "(?P<loose>.+)" if other == name else f"(?:{self.types[other].pattern})"
                for other in self.types
            ]
            hit = re.fullmatch("".join(itertools.chain(*zip(pieces, [*taken, ""], strict=True))), text)
            if hit is not None:
                return f"{{{name}}} cannot be {hit['loose']!r}; {kind.known(hit['loose'])}"
        return ""

    def samples(self) -> list[str]:
        """Return two sentences that fit: one with the simplest values and one with the richest."""
        return [self.filled(lambda kind: kind.samples[0]), self.filled(lambda kind: kind.samples[-1])]

    def filled(self, choose: Callable[[Placeholder], str]) -> str:
        return _PLACEHOLDER.sub(lambda hit: choose(self.types[hit["name"]]), self.text)


@dataclass
class Vocabulary:
    """All sentences of one game, from the kit and from the game's steps."""

    types: dict[str, Placeholder] = field(default_factory=dict)
    sentences: list[Sentence] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)
    invariants: dict[str, Invariant] = field(default_factory=dict)

    @cached_property
    def name_by_word(self) -> dict[str, str]:
        """The names that people use for things of any kind, by the words of states."""
        return {word: name for kind in self.names.values() for word, name in kind.items()}

    @cached_property
    def words(self) -> dict[str, str]:
        """What sentences write for the words of states and for the ids of clauses."""
        return {**{identity: f'"{title}"' for identity, title in self.titles.items()}, **self.name_by_word}

    def broken(self, state: Any) -> str:
        """Return the first invariant that a state breaks, or ''."""
        return next((words for words, holds in self.invariants.items() if not holds(state)), "")

    def matches(self, kind: str, text: str) -> list[tuple[Sentence, dict[str, str]]]:
        """Return each sentence of this kind that fits the text, with the captured words."""
        matches = []
        for sentence in self.sentences:
            if sentence.kind == kind and (hit := sentence.regex.fullmatch(text)):
                matches.append((sentence, hit.groupdict()))
        return matches

    def clashes(self) -> list[Problem]:
        """Return a problem for each pair of sentences of one kind that fit the same text."""
        clashes: dict[frozenset[int], Problem] = {}
        for sentence in self.sentences:
            for sample in sentence.samples():
                for other, _ in self.matches(sentence.kind, sample):
                    message = f"two sentences fit {sample!r}: {sentence.text!r} and {other.text!r}"
                    if other is not sentence:
                        clashes.setdefault(
                            frozenset((id(sentence), id(other))),
                            Problem(sentence.where, message, (other.where,)),
                        )
        return list(clashes.values())


_current: ContextVar[Vocabulary] = ContextVar("vocabulary")
_PLACEHOLDER = re.compile(r"\{(?P<name>[a-z_]+)(?::(?P<type>[a-z_]+))?\}")


@contextmanager
def registering(vocabulary: Vocabulary) -> Iterator[None]:
    """Register everything inside the block in this vocabulary."""
    token = _current.set(vocabulary)
    try:
        yield
    finally:
        _current.reset(token)


def placeholder(
    name: str, pattern: str, convert: Callable[[str], Any] = str, *, samples: Sequence[str]
) -> None:
    """Register a type of placeholder.

    It has a regular expression without named groups, a converter, and at least one sample. A sample that does
    not match the pattern is reported when the steps are loaded.
    """
    vocabulary = _current.get()
    where = _caller()
    fault = _fault_of_pattern(pattern)
    if fault:
        vocabulary.problems.append(Problem(where, f"the pattern of placeholder {name!r} {fault}"))
        return
    for sample in samples:
        if not re.fullmatch(pattern, sample):
            vocabulary.problems.append(
                Problem(where, f"the sample {sample!r} does not fit the pattern of placeholder {name!r}")
            )
    if name in RESERVED:
        vocabulary.problems.append(Problem(where, f"{name!r} is reserved and cannot be a placeholder"))
    vocabulary.types[name] = Placeholder(name, pattern, convert, tuple(samples))


def words_by_name(kind: str) -> dict[str, str]:
    """Return, by the name that people use, the words of states for the things of a kind (`names.yaml`)."""
    return {name: word for word, name in _current.get().names.get(kind, {}).items()}


def _fault_of_pattern(pattern: str) -> str:
    """Describe what is wrong with a regular expression, or return ''."""
    try:
        named = re.compile(pattern).groupindex
    except re.error as error:
        return f"is not a regular expression: {error}"
    return "has named groups; wanted: plain ones, (…) or (?:…)" if named else ""


def knows(name: str) -> bool:
    """Tell whether the vocabulary that is being loaded has a placeholder type with this name."""
    return name in _current.get().types


def actions(
    deeds: Mapping[str, Callable[..., Action | list[Action]]],
    *,
    samples: Sequence[str],
    kinds: Mapping[str, Action] | None = None,
) -> None:
    r"""Register how words are read as actions of the game, for the sentences about the actions that a seat
    may take.

    A deed is a pattern (`bid (\d+) gold`) with a function. The function takes the captured groups and returns
    the action, or all actions that fit the words. A list such as `pass, bid 3 gold or be done` is read deed
    by deed, so no deed may contain `, ` or ` or `. `kinds` maps words for any action of a kind (`make a bid`)
    to the members that these actions share.
    """

    def read(words: str) -> list[Action]:
        return [action for deed in re.split(r", | or ", words) for action in _read_deed(deeds, deed)]

    faults = [(pattern, fault) for pattern in deeds if (fault := _fault_of_pattern(pattern))]
    for pattern, fault in faults:
        _current.get().problems.append(Problem(_caller(), f"the pattern {pattern!r} of an action {fault}"))
    if faults:
        return
    one = f"(?:{'|'.join(deeds)})"
    placeholder("actions", f"{one}(?:, {one})*(?: or {one})?", read, samples=samples)
    if kinds:
        words = "|".join(re.escape(kind) for kind in sorted(kinds, key=len, reverse=True))
        placeholder("any_action", f"(?:{words})", kinds.__getitem__, samples=[next(iter(kinds))])


def _read_deed(deeds: Mapping[str, Callable[..., Action | list[Action]]], words: str) -> list[Action]:
    for pattern, read in deeds.items():
        if hit := re.fullmatch(pattern, words):
            operations = read(*hit.groups())
            return operations if isinstance(operations, list) else [operations]
    raise ValueError(f"nobody can {words!r}")


def given(text: str) -> Callable[[_S], _S]:
    """Register the function below as the meaning of `Given <text>`."""
    return _register("Given", text)


def when(text: str, fits: Invariant | None = None, leads_to: Consequence | None = None) -> Callable[[_S], _S]:
    """Register the function below as the meaning of `When <text>`.

    Different sentences say an action such as `done` in different states: `fits` says of which states
    this sentence is true. If a sentence also says what follows, such as who rolls next, `leads_to` tells
    whether the state after the play agrees.
    """
    return _register("When", text, fits, leads_to)


def then(text: str) -> Callable[[_S], _S]:
    """Register the function below as the meaning of `Then <text>`."""
    return _register("Then", text)


def invariant(words: str) -> Callable[[Invariant], Invariant]:
    """Register the function below as a test that the state of every game in play passes, by the rules.

    Scenarios begin only in positions that pass, except in a position that says why it need not (`argued`).
    """

    def decorate(function: Invariant) -> Invariant:
        _current.get().invariants[words] = function
        return function

    return decorate


def _register(
    kind: str, text: str, fits: Invariant | None = None, leads_to: Consequence | None = None
) -> Callable[[_S], _S]:
    def decorate(function: _S) -> _S:
        vocabulary = _current.get()
        code = function.__code__
        where = f"{shown_path(Path(code.co_filename))}:{code.co_firstlineno}"
        sentence = sentence_of(vocabulary, kind, text, function, where)
        if sentence is not None:
            vocabulary.sentences.append(replace(sentence, fits=fits, leads_to=leads_to))
        return function

    return decorate


def sentence_of(vocabulary: Vocabulary, kind: str, text: str, function: Step, where: str) -> Sentence | None:
    """Return a sentence whose placeholders are the parameters of a function, or None after noting its fault
    in the vocabulary.
    """
    types: dict[str, Placeholder] = {}
    pattern, end = "", 0
    for hit in _PLACEHOLDER.finditer(text):
        name, type_name = hit["name"], hit["type"] or hit["name"]
        pattern += re.escape(text[end : hit.start()])
        end = hit.end()
        if type_name not in vocabulary.types:
            known = ", ".join(sorted(vocabulary.types))
            vocabulary.problems.append(
                Problem(
                    where, f"no placeholder type {type_name!r} in {text!r}; known: {known}", _elsewhere(where)
                )
            )
            return None
        if name in types:
            vocabulary.problems.append(Problem(where, f"the placeholder {name!r} occurs twice in {text!r}"))
            return None
        types[name] = vocabulary.types[type_name]
        pattern += f"(?P<{name}>{types[name].pattern})"
    pattern += re.escape(text[end:])
    parameters = list(inspect.signature(function).parameters)
    reserved = tuple(name for name in parameters if name in RESERVED)
    if {*parameters} - {*RESERVED} != {*types}:
        placeholders = ", ".join(types) or "none"
        vocabulary.problems.append(
            Problem(
                where,
                f"the parameters of {function.__name__} are ({', '.join(parameters)}), "
                f"the placeholders of {text!r}: {placeholders}",
            )
        )
        return None
    return Sentence(kind, text, function, where, re.compile(pattern), types, reserved)


def _elsewhere(where: str) -> tuple[str, ...]:
    """Return what can be done about an unknown placeholder in a sentence that is declared in YAML."""
    wanted = "wanted: one under `placeholders` in this file; those of step files are known only in step files"
    return (wanted,) if ".yaml:" in where else ()


def _caller() -> str:
    """Return the place in a step file from which a function of this module was called."""
    frame = sys._getframe(2)
    while frame.f_code.co_filename == __file__ and frame.f_back is not None:
        frame = frame.f_back
    return f"{shown_path(Path(frame.f_code.co_filename))}:{frame.f_lineno}"


def operations_of(sentence: Sentence, captured: dict[str, str], **reserved: Any) -> list[AnyOperation]:
    """Return the operations that a matched sentence stands for.

    Raises:
        ValueError: a value cannot be read, or the step returned something that is not an operation.
    """
    try:
        values = {name: sentence.types[name].convert(text) for name, text in captured.items()}
        result = sentence.function(**values, **{name: reserved[name] for name in sentence.reserved})
    except Exception as error:
        raise ValueError(
            f"{sentence.text!r} cannot be read here: {error or type(error).__name__} ({sentence.where})"
        ) from error
    operations: list[Any] = list(result) if isinstance(result, (list, tuple)) else [result]
    for operation in operations:
        if not isinstance(operation, Operation):
            raise ValueError(
                f"the step for {sentence.text!r} gave {operation!r}, not an operation ({sentence.where})"
            )
    return [_as_json(operation) for operation in operations]


def _as_json(operation: Any) -> Any:
    """Return an operation with its values as they are in JSON: an engine answers with lists, never tuples."""
    return msgspec.json.decode(msgspec.json.encode(operation), type=type(operation))
