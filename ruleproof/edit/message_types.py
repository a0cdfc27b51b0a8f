"""Generates the message types of a game in a programming language from its schemas, for adapters.

Each language has a `Syntax`, and a template `messages.*.j2` beside this file.
"""

from __future__ import annotations

import json
import keyword
import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from ruleproof.edit import message_shapes as shapes
from ruleproof.edit.message_shapes import Choice, Definition, Struct, Variants, pascal, words_in

_WIDTH = 100
_MADE = "Message types of {}, made from its schemas by `ruleproof new-adapter`."
_OF_RUST = """abstract as async await become box break const continue crate do dyn else enum extern
    false final fn for if impl in let loop macro match mod move mut override priv pub ref return self static
    struct super trait true try type typeof unsafe unsized use virtual where while yield"""
_OF_JAVA = """abstract assert boolean break byte case catch char class const continue default do double
    else enum extends false final finally float for goto if implements import instanceof int interface long
    native new null package private protected public return short static strictfp super switch synchronized
    this throw throws transient true try void volatile while"""
"""Words that cannot be used as names."""


def _word(value: str, before: str = "Key") -> str:
    """Return a value as a name that begins with a letter."""
    name = pascal(value)
    return name if name and not name[0].isdigit() else before + name


def _java_constant(value: str, of: str) -> str:
    constant = "_".join(words_in(value)).upper()
    return constant if constant and not constant[0].isdigit() else f"{of.upper()}_{constant}"


@dataclass(frozen=True)
class Syntax:
    """How a language writes types and names.

    Attributes:
        suffix: the suffix of its template.
        plain: the types of text, integer, number, boolean and anything.
        listed: the type of a list of `{}`.
        mapped: the type of a map from texts to `{}`.
        optional: the type of a `{}` that may be omitted.
        fixed: the type of the single text `{}`, or of any text if the language has no such type.
        either: the separator between the types of a union, or the type of anything if there are no unions.
        reserved: words that cannot be used as names.
        member: turns a key into the name of a member.
        constant: turns the name of a choice and a value into the name of a constant.
    """

    suffix: str
    plain: dict[str, str]
    listed: str
    mapped: str
    optional: str = "{}"
    fixed: str = ""
    either: str = ""
    reserved: str = ""
    member: Callable[[str], str] = _word
    constant: Callable[[str, str], str] = _word

    def type(self, of: shapes.Type) -> str:
        """Return how a type is written in this language."""
        match of:
            case shapes.Plain(kind):
                return self.plain[kind]
            case shapes.Fixed(value):
                return self.fixed.format(json.dumps(value)) if self.fixed else self.plain["text"]
            case shapes.Listed(item):
                return self.listed.format(self.type(item))
            case shapes.Mapped(item):
                return self.mapped.format(self.type(item))
            case shapes.Either(types):
                parts = [self.type(one) for one in types]
                return self.either.join(parts) if self.either else self.plain["anything"]
            case shapes.Named(name):
                return name

    def member_type(self, member: shapes.Member) -> str:
        """Return the type of a member of an object."""
        written = self.type(member.type)
        return written if member.required else self.optional.format(written)

    def member_name(self, member: shapes.Member) -> str:
        """Return the name of a member of an object."""
        name = self.member(member.key)
        return f"{name}_" if name in words_in(self.reserved) else name

    def constants(self, of: Choice) -> list[tuple[str, str]]:
        """Return the values of a choice with the names of their constants, which are all different."""
        found: dict[str, str] = {}
        for value in of.values:
            wanted = name = self.constant(value, of.name)
            number = 2
            while wanted in found:
                wanted, number = f"{name}{number}", number + 1
            found[wanted] = value
        return list(found.items())


def _plain(text: str, integer: str, number: str, boolean: str, anything: str) -> dict[str, str]:
    return {"text": text, "integer": integer, "number": number, "boolean": boolean, "anything": anything}


_SYNTAXES = {
    "python": Syntax(
        "py",
        _plain("str", "int", "float", "bool", "Any"),
        *("list[{}]", "dict[str, {}]", "NotRequired[{}]", "Literal[{}]", " | "),
    ),
    "typescript": Syntax(
        "ts",
        _plain("string", "number", "number", "boolean", "unknown"),
        "Array<{}>",
        "{{ [key: string]: {} }}",
        fixed="{}",
        either=" | ",
    ),
    "rust": Syntax(
        "rs",
        _plain("String", "i64", "f64", "bool", "serde_json::Value"),
        *("Vec<{}>", "BTreeMap<String, {}>", "Option<{}>"),
        reserved=_OF_RUST,
        member=lambda key: re.sub(r"\W", "_", key),
    ),
    "go": Syntax(
        "go",
        _plain("string", "int", "float64", "bool", "any"),
        *("List[{}]", "Map[{}]", "*{}"),
        constant=lambda value, _of: pascal(value),
    ),
    "java": Syntax(
        "java",
        _plain("String", "Integer", "Double", "Boolean", "Object"),
        *("List<{}>", "Map<String, {}>"),
        reserved=_OF_JAVA,
        member=lambda key: _word(key)[0].lower() + _word(key)[1:],
        constant=_java_constant,
    ),
}


def message_types(folder: Path, game: str, language: str, target: str) -> dict[str, str]:
    """Return the files with the message types of a game whose schemas are in a folder.

    Args:
        folder: the folder with the game's schemas.
        game: the game's name for the head of a file.
        language: the language; if it has no syntax here, no types are written.
        target: the file, or the folder, with a final slash, if each type has its own file.

    Returns:
        The text of each file; nothing if there are none to write.
    """
    definitions = shapes.message_shapes(folder) if language in _SYNTAXES else []
    if not definitions:
        return {}
    syntax = _SYNTAXES[language]
    parts = [(type(one).__name__, one) for one in _parts(definitions, unions=bool(syntax.either))]
    template = _environment(syntax).get_template(f"messages.{syntax.suffix}.j2")
    files = {target: parts}
    if target.endswith("/"):
        files = {f"{target}{part[1].name}.{syntax.suffix}": [part] for part in parts}
    return {file: template.render(made=_MADE.format(game), parts=own) for file, own in files.items()}


def _parts(definitions: Sequence[Definition], *, unions: bool) -> Iterator[Definition]:
    """Yield definitions, with the shapes of each union before it; without unions, a definition with the
    members of all these shapes replaces the union.
    """
    for one in definitions:
        if not isinstance(one, Variants):
            yield one
        elif unions:
            yield from one.structs
            yield one
        else:
            yield from one.choices
            yield one.merged


def _environment(syntax: Syntax) -> Environment:
    environment = Environment(
        loader=PackageLoader("ruleproof", "edit"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {
        "comment": _comment,
        "constants": syntax.constants,
        "doc": _doc,
        "docstring": _docstring,
        "json": lambda value: json.dumps(value, ensure_ascii=False),
        "name": syntax.member_name,
        "repr": repr,
        "type": syntax.member_type,
    }
    environment.tests["plain"] = _is_plain
    return environment


def _comment(about: str, prefix: str) -> str:
    """Return a comment made of whole lines, each with a prefix."""
    lines = textwrap.wrap(about, _WIDTH - len(prefix), break_long_words=False)
    return "".join(f"{prefix}{line}\n" for line in lines)


def _doc(about: str, indent: str = "") -> str:
    """Return a comment for TypeScript and Java that goes before its subject."""
    lines = _comment(about.replace("*/", "* /"), f"{indent} * ")
    if lines.count("\n") == 1:
        return f"{indent}/** {lines[len(indent) + 3 : -1]} */\n"
    return f"{indent}/**\n{lines}{indent} */\n" if lines else ""


def _docstring(about: str) -> str:
    words = about.replace("\\", "\\\\").replace('"""', "'''")
    return "\n    ".join(textwrap.wrap(words, _WIDTH - 8))


def _is_plain(struct: Struct) -> bool:
    """Tell whether the keys of an object can be the attributes of a class in Python."""
    return all(one.key.isidentifier() and not keyword.iskeyword(one.key) for one in struct.members)
