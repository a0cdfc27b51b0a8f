"""Generates the message types of a game in a programming language, for adapters, from its schemas."""

from __future__ import annotations

import json
import keyword
import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ruleproof.edit import message_shapes as shapes
from ruleproof.edit.message_shapes import Choice, Definition, Struct, Variants, pascal, words_of

_WIDTH = 100
_MADE = "Message types of {}, made from its schemas by `ruleproof new-adapter`."
_OF_RUST = """abstract as async await become box break const continue crate do dyn else enum extern
    false final fn for if impl in let loop macro match mod move mut override priv pub ref return self static
    struct super trait true try type typeof unsafe unsized use virtual where while yield"""
_OF_JAVA = """abstract assert boolean break byte case catch char class const continue default do double
    else enum extends false final finally float for goto if implements import instanceof int interface long
    native new null package private protected public return short static strictfp super switch synchronized
    this throw throws transient true try void volatile while"""
"""Words that cannot be names."""


@dataclass(frozen=True)
class Syntax:
    """How a language writes types.

    Attributes:
        plain: names of text, integer, number, boolean and anything.
        listed: a list of `{}`.
        mapped: what leads from texts to `{}`.
        optional: `{}` that may be omitted.
        fixed: `{}`, one text alone; text where there is no such type.
        either: what stands between the types of which it is one; anything where there is no such type.
    """

    plain: dict[str, str]
    listed: str
    mapped: str
    optional: str = "{}"
    fixed: str = ""
    either: str = ""

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

    def member(self, member: shapes.Member) -> str:
        """Return the type of a member of an object."""
        written = self.type(member.type)
        return written if member.required else self.optional.format(written)


def _plain(text: str, integer: str, number: str, boolean: str, anything: str) -> dict[str, str]:
    return {"text": text, "integer": integer, "number": number, "boolean": boolean, "anything": anything}


_SYNTAXES = {
    "python": Syntax(
        _plain("str", "int", "float", "bool", "Any"),
        *("list[{}]", "dict[str, {}]", "NotRequired[{}]", "Literal[{}]", " | "),
    ),
    "typescript": Syntax(
        _plain("string", "number", "number", "boolean", "unknown"),
        "Array<{}>",
        "{{ [key: string]: {} }}",
        fixed="{}",
        either=" | ",
    ),
    "rust": Syntax(
        _plain("String", "i64", "f64", "bool", "serde_json::Value"),
        *("Vec<{}>", "BTreeMap<String, {}>", "Option<{}>"),
    ),
    "go": Syntax(_plain("string", "int", "float64", "bool", "any"), "List[{}]", "Map[{}]", "*{}"),
    "java": Syntax(_plain("String", "Integer", "Double", "Boolean", "Object"), "List<{}>", "Map<String, {}>"),
    "csharp": Syntax(
        _plain("string", "int", "double", "bool", "object"), "List<{}>", "Dictionary<string, {}>", "{}?"
    ),
}


def message_types(folder: Path, game: str, language: str, target: str) -> dict[str, str]:
    """Return the files of the types of a game whose schemas lie in a folder.

    Args:
        folder: that of the game's schemas.
        game: what it is called in the head of a file.
        language: one that has types of its own; any other only has JSON trees.
        target: the file, or the folder with a final slash where each type is a file.

    Returns:
        A file -> its text; nothing where there are none to write.
    """
    definitions = shapes.message_shapes(folder) if language in _SYNTAXES else []
    if not definitions:
        return {}
    made = _MADE.format(game)
    if language == "java":
        return dict(_java(definitions, made, target))
    return {target: _WRITERS[language](definitions, made)}


def _merged(definitions: Sequence[Definition]) -> Iterator[Choice | Struct]:
    """Yield definitions without variants; each is replaced by one with the members of all."""
    for one in definitions:
        if isinstance(one, Variants):
            yield from one.choices
            yield one.merged
        else:
            yield one


def _comment(about: str, prefix: str) -> list[str]:
    lines = textwrap.wrap(about, _WIDTH - len(prefix), break_long_words=False)
    return [f"{prefix}{line}" for line in lines]


def _doc(about: str, indent: str = "") -> list[str]:
    """Return a comment for TypeScript and Java, to be put before its subject."""
    lines = _comment(about.replace("*/", "* /"), f"{indent} * ")
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0][len(indent) + 3 :]} */"]
    return [f"{indent}/**", *lines, f"{indent} */"]


def _constants(values: Sequence[str], name: Callable[[str], str]) -> list[tuple[str, str]]:
    """Return values with the names of their constants, all different."""
    found: dict[str, str] = {}
    for value in values:
        wanted = name(value)
        number = 2
        while wanted in found:
            wanted, number = f"{name(value)}{number}", number + 1
        found[wanted] = value
    return list(found.items())


def _word(value: str, before: str) -> str:
    """Return a value as a name that begins with a letter."""
    name = pascal(value)
    return name if name and not name[0].isdigit() else before + name


# Python


def _python(definitions: Sequence[Definition], made: str) -> str:
    body: list[str] = []
    for one in definitions:
        body.append("")
        if isinstance(one, Choice):
            values = ", ".join(json.dumps(value, ensure_ascii=False) for value in one.values)
            body += [*_comment(one.about, "# "), f"{one.name} = Literal[{values}]"]
        elif isinstance(one, Struct):
            body += ["", *_python_struct(one)]
        else:
            for struct in one.structs:
                body += ["", *_python_struct(struct), ""]
            union = " | ".join(struct.name for struct in one.structs)
            body += [*_comment(one.about, "# "), f"{one.name} = {union}"]
    text = "\n".join(body)
    typing = ("Any", "Literal", "NotRequired", "TypedDict")
    used = [name for name in typing if re.search(rf"\b{name}\b", text)]
    head = f'"""{made}"""\n\nfrom __future__ import annotations\n\nfrom typing import {", ".join(used)}\n'
    return f"{head}{text}\n"


def _python_struct(struct: Struct) -> Iterator[str]:
    syntax = _SYNTAXES["python"]
    plain = all(one.key.isidentifier() and not keyword.iskeyword(one.key) for one in struct.members)
    yield from [] if plain else _comment(struct.about, "# ")
    yield f"class {struct.name}(TypedDict):" if plain else f"{struct.name} = TypedDict("
    if plain and struct.about:
        words = textwrap.wrap(struct.about.replace("\\", "\\\\").replace('"""', "'''"), _WIDTH - 8)
        yield from [f'    """{words[0]}', *(f"    {line}" for line in words[1:]), '    """']
        yield ""
    if not plain:
        yield f'    "{struct.name}",'
        yield "    {"
    for one in struct.members:
        written = syntax.member(one)
        yield from _comment(one.about, "    # " if plain else "        # ")
        yield f"    {one.key}: {written}" if plain else f"        {one.key!r}: {written!r},"
    if plain and not struct.members and not struct.about:
        yield "    pass"
    if not plain:
        yield "    },"
        yield ")"


# TypeScript


def _typescript(definitions: Sequence[Definition], made: str) -> str:
    lines = [f"// {made}"]
    for one in definitions:
        lines.append("")
        if isinstance(one, Choice):
            values = " | ".join(json.dumps(value, ensure_ascii=False) for value in one.values)
            lines += [*_doc(one.about), f"export type {one.name} = {values};"]
        elif isinstance(one, Struct):
            lines += _typescript_struct(one)
        else:
            for struct in one.structs:
                lines += [*_typescript_struct(struct), ""]
            union = " | ".join(struct.name for struct in one.structs)
            lines += [*_doc(one.about), f"export type {one.name} = {union};"]
    return "\n".join(lines) + "\n"


def _typescript_struct(struct: Struct) -> Iterator[str]:
    yield from _doc(struct.about)
    yield f"export interface {struct.name} {{"
    for one in struct.members:
        yield from _doc(one.about, "  ")
        key = one.key if one.key.isidentifier() else json.dumps(one.key)
        yield f"  {key}{'' if one.required else '?'}: {_SYNTAXES['typescript'].member(one)};"
    yield "}"


# Rust


def _rust(definitions: Sequence[Definition], made: str) -> str:
    lines = [f"//! {made}", "#![allow(dead_code, non_snake_case, unused_imports)]", ""]
    lines += ["use serde::{Deserialize, Serialize};", "use std::collections::BTreeMap;"]
    derived = "#[derive(Debug, Clone, PartialEq, {}Serialize, Deserialize)]"
    for one in _merged(definitions):
        lines += ["", *_comment(one.about, "/// ")]
        if isinstance(one, Choice):
            lines += [derived.format("Eq, Copy, PartialOrd, Ord, Hash, "), f"pub enum {one.name} {{"]
            for name, value in _constants(one.values, partial(_word, before=one.name)):
                lines += [f"    #[serde(rename = {json.dumps(value, ensure_ascii=False)})]", f"    {name},"]
        else:
            lines += [derived.format(""), f"pub struct {one.name} {{"]
            for member in one.members:
                lines += _rust_member(member)
        lines.append("}")
    return "\n".join(lines) + "\n"


def _rust_member(member: shapes.Member) -> Iterator[str]:
    yield from _comment(member.about, "    /// ")
    name = re.sub(r"\W", "_", member.key)
    name = f"{name}_" if name in words_of(_OF_RUST) else name
    if name != member.key:
        yield f"    #[serde(rename = {json.dumps(member.key, ensure_ascii=False)})]"
    if not member.required:
        yield '    #[serde(default, skip_serializing_if = "Option::is_none")]'
    yield f"    pub {name}: {_SYNTAXES['rust'].member(member)},"


# Go

_GO_HEAD = """package main

import "encoding/json"

// A List is a slice that is [] in JSON where it is nil.
type List[T any] []T

func (list List[T]) MarshalJSON() ([]byte, error) {
	if list == nil {
		return []byte("[]"), nil
	}
	return json.Marshal([]T(list))
}

// A Map is a map that is {} in JSON where it is nil.
type Map[T any] map[string]T

func (things Map[T]) MarshalJSON() ([]byte, error) {
	if things == nil {
		return []byte("{}"), nil
	}
	return json.Marshal(map[string]T(things))
}
"""


def _go(definitions: Sequence[Definition], made: str) -> str:
    lines = [f"// {made}", _GO_HEAD.rstrip()]
    for one in _merged(definitions):
        lines += ["", *_comment(one.about, "// ")]
        if isinstance(one, Choice):
            lines += [f"type {one.name} string", "", "const ("]
            for name, value in _constants(one.values, pascal):
                lines.append(f"\t{one.name}{name} {one.name} = {json.dumps(value, ensure_ascii=False)}")
            lines.append(")")
            continue
        lines.append(f"type {one.name} struct {{")
        for member in one.members:
            lines += _comment(member.about, "\t// ")
            left_out = "" if member.required else ",omitempty"
            tag = f'`json:"{member.key}{left_out}"`'
            lines.append(f"\t{_word(member.key, 'Key')} {_SYNTAXES['go'].member(member)} {tag}")
        lines.append("}")
    return "\n".join(lines) + "\n"


# Java


def _java(definitions: Sequence[Definition], made: str, folder: str) -> Iterator[tuple[str, str]]:
    for one in _merged(definitions):
        lines = [f"// {made}", "package messages;", ""]
        lines += ["import com.fasterxml.jackson.annotation.JsonProperty;"]
        if isinstance(one, Struct):
            lines += ["import java.util.List;", "import java.util.Map;"]
        lines += ["", *_doc(one.about)]
        lines.append(f"public {'enum' if isinstance(one, Choice) else 'class'} {one.name} {{")
        if isinstance(one, Choice):
            for name, value in _constants(one.values, partial(_java_constant, name=one.name)):
                lines += [f"    @JsonProperty({json.dumps(value, ensure_ascii=False)})", f"    {name},"]
        else:
            for member in one.members:
                lines += _doc(member.about, "    ")
                lines.append(f"    @JsonProperty({json.dumps(member.key, ensure_ascii=False)})")
                lines.append(f"    public {_SYNTAXES['java'].member(member)} {_java_member(member.key)};")
        yield f"{folder}{one.name}.java", "\n".join([*lines, "}"]) + "\n"


def _java_constant(value: str, name: str) -> str:
    constant = "_".join(words_of(value)).upper()
    return constant if constant and not constant[0].isdigit() else f"{name.upper()}_{constant}"


def _java_member(key: str) -> str:
    name = _word(key, "Key")
    name = name[0].lower() + name[1:]
    return f"{name}_" if name in words_of(_OF_JAVA) else name


# C#


def _csharp(definitions: Sequence[Definition], made: str) -> str:
    lines = [f"// {made}", "using System.Text.Json.Serialization;", "", "namespace Messages;"]
    every = list(_merged(definitions))
    choices = {one.name: one for one in every if isinstance(one, Choice)}
    for one in every:
        lines += ["", *_comment(one.about, "// ")]
        if isinstance(one, Choice):
            lines += [f"public static class {one.name}", "{"]
            for name, value in _constants(one.values, partial(_word, before=f"{one.name}Value")):
                text = json.dumps(value, ensure_ascii=False)
                lines.append(f"    public const string {_unlike(name, one)} = {text};")
        else:
            lines += [f"public class {one.name}", "{"]
            for member in one.members:
                lines += _csharp_member(member, one, choices)
        lines.append("}")
    return "\n".join(lines) + "\n"


def _csharp_member(member: shapes.Member, of: Struct, choices: dict[str, Choice]) -> Iterator[str]:
    """Yield a property; a choice is its text, since .NET 8 has no names for the values of enumerations."""
    yield from _comment(member.about, "    // ")
    yield f"    [JsonPropertyName({json.dumps(member.key, ensure_ascii=False)})]"
    written = re.sub(
        r"\w+", lambda word: "string" if word[0] in choices else word[0], _SYNTAXES["csharp"].member(member)
    )
    name = _unlike(_word(member.key, "Key"), of)
    yield f"    public {'required ' if member.required else ''}{written} {name} {{ get; set; }}"


def _unlike(name: str, of: Choice | Struct) -> str:
    """Return a name of a member that is not that of its type, which C# forbids."""
    return f"{name}Value" if name == of.name else name


_WRITERS: dict[str, Callable[[Sequence[Definition], str], str]] = {
    "python": _python,
    "typescript": _typescript,
    "rust": _rust,
    "go": _go,
    "csharp": _csharp,
}
