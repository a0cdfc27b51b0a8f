"""Options of commands as values: each field of a struct describes its option on the command line.

A command reads its struct from the command line, and reports print commands that are made from the struct.
"""

from __future__ import annotations

import math
import shlex
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from ruleproof.input.problems import UsageError

T = TypeVar("T")


class Option(msgspec.Struct, frozen=True):
    """How a field is written on a command line.

    Attributes:
        help: the help text for `--help`.
        metavar: the placeholder for its value in `--help`.
        name: the option, if its name differs from the field's.
        least, most: bounds of a number.
        whole_run: whether the option concerns a whole run and not a single case: it selects cases, says
            where results go, or sets how many engines run at once.
        hidden: whether `--help` omits the default.
        read: converts the text into the value.
        written: converts the value into text.
    """

    help: str
    metavar: str = ""
    name: str = ""
    least: float | None = None
    most: float | None = None
    whole_run: bool = False
    hidden: bool = False
    read: Callable[[str], Any] | None = None
    written: Callable[[Any], str] = str


class OptionField(NamedTuple):
    """An option of a struct: the path to its field, its bare type, and its default.

    `form` is "flag", "many", "pairs" or "one".
    """

    path: tuple[str, ...]
    kind: type
    form: str
    default: Any
    option: Option

    @property
    def name(self) -> str:
        """Return the option as users type it."""
        return self.option.name or f"--{self.path[-1].replace('_', '-')}"

    @property
    def parameter(self) -> str:
        """Return a name for the value that is unique among the options of the struct."""
        return "__".join(self.path)


@cache
def options_of(struct: Any) -> tuple[OptionField, ...]:
    """Return the options of a struct in the order of its fields, including the options of nested structs."""
    return tuple(_options_of(struct, ()))


def _options_of(struct: type, path: tuple[str, ...]) -> Iterator[OptionField]:
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        hint = hints[field.name]
        option = next((one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Option)), None)
        here = (*path, field.name)
        if option is None:
            if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
                yield from _options_of(hint, here)
            continue
        kind, form = _form(get_args(hint)[0] if get_origin(hint) is Annotated else hint)
        yield OptionField(here, kind, form, _default(field), option)


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default


def _form(hint: Any) -> tuple[type, str]:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple:
        return inner[0], "many"
    if origin is dict:
        return str, "pairs"
    if origin in (types.UnionType, Union):
        return next(one for one in inner if one is not type(None)), "one"
    return hint, "flag" if hint is bool else "one"


def made_from(struct: type[T], values: Mapping[str, Any]) -> T:
    """Return the struct for a command line; `values` are keyed by `OptionField.parameter`.

    Raises:
        UsageError: a value has the wrong form, or the struct's `require_sound` refuses it.
    """
    return cast(T, _made(struct, (), values))


def _made(struct: type, path: tuple[str, ...], values: Mapping[str, Any]) -> Any:
    own = {field.path: field for field in options_of(struct)}
    members: dict[str, Any] = {}
    for name, hint in get_type_hints(struct).items():
        field, parameter = own.get((name,)), "__".join((*path, name))
        if field is not None and parameter in values:
            members[name] = _value(field, values[parameter])
        elif field is None and isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            members[name] = _made(hint, (*path, name), values)
    made = struct(**members)
    require_sound = getattr(made, "require_sound", None)
    if require_sound is not None:
        require_sound()
    return made


def _value(field: OptionField, value: Any) -> Any:
    if field.form == "pairs":
        return _pairs(field.name, value)
    if field.option.read is not None and isinstance(value, str):
        return field.option.read(value)
    return tuple(value) if field.form == "many" else value


def _pairs(name: str, given: Iterable[str]) -> dict[str, str]:
    pairs = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key or not value:
            raise UsageError(f"{name} {text}: wanted RULING=READING")
        pairs[key] = value
    return pairs


def arguments_for(options: Any, *, for_one_case: bool = False) -> list[str]:
    """Return the words of a command line for these options; options with their default value are omitted.

    Args:
        options: a struct with options.
        for_one_case: omit the options that select cases or the output folder.
    """
    return [
        word
        for field in options_of(options.__class__)
        if not (field.option.whole_run and for_one_case)
        for word in _words(field, _at(options, field.path))
    ]


def _at(options: Any, path: tuple[str, ...]) -> Any:
    for name in path:
        options = getattr(options, name)
    return options


def _words(field: OptionField, value: Any) -> list[str]:
    if value is None or value == field.default:
        return []
    if field.form == "flag":
        return [field.name]
    if field.form == "pairs":
        values = [f"{key}={value}" for key, value in value.items()]
    else:
        values = list(map(field.option.written, value if field.form == "many" else (value,)))
    return [word for one in values for word in (field.name, one)]


def command_line(*words: str) -> str:
    """Return the words as one line, quoted for a shell."""
    return shlex.join(words)


READING = Option("Use reading X of ruling R (may be repeated).", "R=X", "--reading")
PROFILE = Option("Use this named set of readings.", "P")
GAME = Option("The game.", "G")


def existing_file(name: str) -> Callable[[str], Path]:
    """Return a function that reads the path of an existing file, for the option with this name."""

    def read(text: str) -> Path:
        if not Path(text).is_file():
            raise UsageError(f"{name} {text}: no such file")
        return Path(text)

    return read


def seconds_of(duration: str) -> float:
    """Return a time such as 90, 90s, 5m or 2h in seconds, or 0 for an empty text.

    Raises:
        UsageError: the text is not a time.
    """
    number, unit = duration.rstrip("smh"), duration[len(duration.rstrip("smh")) :]
    factor = {"": 1, "s": 1, "m": 60, "h": 3600}.get(unit)
    try:
        if factor is not None and 0 <= (time := float(number or 0)) < math.inf:
            return time * factor
    except ValueError:
        pass
    raise UsageError(f"--time {duration}: expected a number of seconds, or a time such as 30s, 5m or 2h")
