"""Turns the template of a board into a script, so that a browser draws the same as Jinja.

Drawing ten thousand pictures would take minutes in a build, and would make the site ten times as large; the
states that they show are small. Jinja's own parser reads the template. Each of its nodes becomes JavaScript
that uses the functions in `docs/_static/seen-drawing.js`, in which `in`, `+` and truth values mean what they
mean in Python.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from jinja2 import Environment, TemplateSyntaxError, nodes
from sphinx.errors import ExtensionError

from ruleproof.input.problems import shown_path

FILTERS = frozenset(
    (
        "abs",
        "capitalize",
        "first",
        "float",
        "int",
        "join",
        "length",
        "list",
        "lower",
        "map",
        "max",
        "min",
        "replace",
        "select",
        "string",
        "sum",
        "upper",
        "wordwrap",
    )
)
METHODS = frozenset(
    (
        "append",
        "endswith",
        "extend",
        "get",
        "index",
        "items",
        "keys",
        "partition",
        "removeprefix",
        "removesuffix",
        "replace",
        "rpartition",
        "split",
        "startswith",
        "update",
        "upper",
        "values",
    )
)
"""The methods of Python's strings, lists and dicts that the script supports."""

_COMPARED = {"gt": ">", "gteq": ">=", "lt": "<", "lteq": "<="}


class NoScript(ExtensionError):
    """A template uses something that the script does not support; the message gives the file and line."""


@dataclass
class Frame:
    """The names that a part of the template can set, and the names set around it.

    `named` maps a name in the template to the variable in the script.
    """

    depth: int = 0
    named: dict[str, str] = field(default_factory=dict)

    def inner(self, names: Iterable[str]) -> Frame:
        """Return a frame inside this one, with variables of its own for some names."""
        own = {name: f"{name}_{self.depth + 1}" for name in names}
        return Frame(self.depth + 1, {**self.named, **own})


def script_of(path: Path, shared: Path) -> str:
    """Return a template as one JavaScript expression, together with the templates that it imports from the
    folder `shared`.

    The expression's value is a function that takes a context, and returns the text that the template prints
    and the names that it sets.

    Raises:
        NoScript: the template cannot be parsed, or uses something that the script does not support.
    """
    return _Writer(path, shared).template()


class _Writer:
    def __init__(self, path: Path, shared: Path) -> None:
        self._path = path
        self._shared = shared

    def template(self) -> str:
        environment = Environment(
            autoescape=True, extensions=["jinja2.ext.do"], trim_blocks=True, lstrip_blocks=True
        )
        try:
            tree = environment.parse(self._path.read_text(encoding="utf-8"))
        except TemplateSyntaxError as error:
            raise NoScript(f"{shown_path(self._path)}:{error.lineno}: {error}") from error
        names = dict.fromkeys(_assigned(tree.body))
        frame = Frame().inner(names)
        exported = ", ".join(f"{name}: {frame.named[name]}" for name in names)
        return (
            f'((context) => {{ let out = "";{self._declared(names, frame, Frame())}'
            f"{self._all(tree.body, frame)} return {{ out, {exported} }}; }})"
        )

    def _all(self, body: Iterable[nodes.Node], frame: Frame) -> str:
        return "".join(self._statement(node, frame) for node in body)

    def _declared(self, names: Iterable[str], frame: Frame, outer: Frame) -> str:
        declared = [f"{frame.named[name]} = {outer.named.get(name, 'undefined')}" for name in names]
        return f" let {', '.join(declared)};" if declared else ""

    def _statement(self, node: nodes.Node, frame: Frame) -> str:
        match node:
            case nodes.Output():
                return "".join(f" out += {self._shown(part, frame)};" for part in node.nodes)
            case nodes.If():
                told = f" if ($.yes({self._value(node.test, frame)})) {{{self._all(node.body, frame)} }}"
                for other in node.elif_:
                    told += f" else if ($.yes({self._value(other.test, frame)})) {{"
                    told += f"{self._all(other.body, frame)} }}"
                return told + (f" else {{{self._all(node.else_, frame)} }}" if node.else_ else "")
            case nodes.For():
                return self._loop(node, frame)
            case nodes.Assign():
                return f" {self._target(node.target, frame)} = {self._value(node.node, frame)};"
            case nodes.AssignBlock(filter=None):
                return f" {self._target(node.target, frame)} = ({self._printed((), node.body, frame)})();"
            case nodes.Macro():
                return f" {frame.named[node.name]} = {self._macro(node, frame)};"
            case nodes.ExprStmt():
                return f" {self._value(node.node, frame)};"
            case nodes.Import(template=nodes.Const(value=name), with_context=True):
                return f" {frame.named[node.target]} = {self._imported(str(name))};"
            case nodes.FromImport(template=nodes.Const(value=name), with_context=True):
                taken = (one if isinstance(one, tuple) else (one, one) for one in node.names)
                parts = ", ".join(f"{own}: {frame.named[given]}" for own, given in taken)
                return f" ({{ {parts} }} = {self._imported(str(name))});"
        raise self._unknown(node)

    def _imported(self, name: str) -> str:
        beside = self._path.with_name(name)
        path = beside if beside.is_file() else self._shared / name
        return f"{_Writer(path, self._shared).template()}(context)"

    def _loop(self, node: nodes.For, frame: Frame) -> str:
        if node.recursive:
            raise self._unknown(node, "a recursive loop")
        targets = [name.name for name in node.target.find_all(nodes.Name)] or [
            getattr(node.target, "name", "")
        ]
        names = [name for name in dict.fromkeys(_assigned(node.body)) if name not in targets]
        inner = frame.inner([*targets, *names, "loop"])
        target = self._target(node.target, inner)
        items = f"$.items({self._value(node.iter, frame)})"
        if node.test is not None:
            items += f".filter(({target}) => $.yes({self._value(node.test, inner)}))"
        each = f"({target}, {inner.named['loop']}) => {{{self._declared(names, inner, frame)}"
        told = f" if (!$.loop({items}, {each}{self._all(node.body, inner)} }}))"
        return f"{told} {{{self._all(node.else_, frame.inner(_assigned(node.else_)))} }}"

    def _macro(self, node: nodes.Macro, frame: Frame) -> str:
        names = [argument.name for argument in node.args]
        inner = frame.inner(names)
        required = len(names) - len(node.defaults)
        arguments = [
            inner.named[name]
            + (f" = {self._value(node.defaults[at - required], frame)}" if at >= required else "")
            for at, name in enumerate(names)
        ]
        made = self._printed(arguments, node.body, inner, names)
        return f"Object.assign({made}, {{ takes: {json.dumps(names)} }})"

    def _printed(
        self, arguments: Iterable[str], body: Iterable[nodes.Node], frame: Frame, taken: Iterable[str] = ()
    ) -> str:
        """Return a function that returns the text that some statements print."""
        body = list(body)
        names = [name for name in dict.fromkeys(_assigned(body)) if name not in taken]
        inner = frame.inner(names)
        declared = self._declared(names, inner, frame)
        return (
            f'({", ".join(arguments)}) => {{ let out = "";{declared}'
            f"{self._all(body, inner)} return $.safe(out); }}"
        )

    def _target(self, node: nodes.Node, frame: Frame) -> str:
        match node:
            case nodes.Name():
                return frame.named[node.name]
            case nodes.NSRef():
                return f"{self._name(node.name, frame)}.{node.attr}"
            case nodes.Tuple():
                return f"[{', '.join(self._target(one, frame) for one in node.items)}]"
        raise self._unknown(node)

    def _shown(self, node: nodes.Node, frame: Frame) -> str:
        if isinstance(node, nodes.TemplateData):
            return _text(node.data)
        return f"$.show({self._value(node, frame)})"

    def _name(self, name: str, frame: Frame) -> str:
        if name in frame.named:
            return frame.named[name]
        return f"$.{name}" if name in ("range", "namespace") else f"$.at(context, {_text(name)})"

    def _value(self, node: nodes.Node, frame: Frame) -> str:
        def inside(one: nodes.Node) -> str:
            return self._value(one, frame)

        match node:
            case nodes.Const():
                return json.dumps(node.value, ensure_ascii=False)
            case nodes.TemplateData():
                return _text(node.data)
            case nodes.Name():
                return self._name(node.name, frame)
            case nodes.List() | nodes.Tuple():
                return f"[{', '.join(map(inside, node.items))}]"
            case nodes.Dict():
                pairs = (f"[{inside(pair.key)}]: {inside(pair.value)}" for pair in node.items)
                return f"{{{', '.join(pairs)}}}"
            case nodes.Getattr():
                return f"$.at({inside(node.node)}, {_text(node.attr)})"
            case nodes.Getitem(arg=nodes.Slice() as part):
                if part.step is not None:
                    raise self._unknown(node, "a slice with a step")
                ends = (inside(end) if end is not None else "undefined" for end in (part.start, part.stop))
                return f"$.slice({inside(node.node)}, {', '.join(ends)})"
            case nodes.Getitem():
                return f"$.at({inside(node.node)}, {inside(node.arg)})"
            case nodes.CondExpr():
                other = inside(node.expr2) if node.expr2 is not None else '""'
                return f"($.yes({inside(node.test)}) ? {inside(node.expr1)} : {other})"
            case nodes.And() | nodes.Or():
                word = "both" if isinstance(node, nodes.And) else "either"
                return f"$.{word}({inside(node.left)}, () => {inside(node.right)})"
            case nodes.Not():
                return f"!$.yes({inside(node.node)})"
            case nodes.Test():
                return self._test(node, frame)
            case nodes.Compare():
                return self._compared(node, inside)
            case nodes.Concat():
                return f"$.concat({', '.join(map(inside, node.nodes))})"
            case nodes.BinExpr(operator=sign) if sign in ("-", "*", "/"):
                return f"({inside(node.left)} {sign} {inside(node.right)})"
            case nodes.BinExpr(operator=sign) if sign in ("+", "//", "%"):
                name = {"+": "add", "//": "floor", "%": "modulo"}[sign]
                return f"$.{name}({inside(node.left)}, {inside(node.right)})"
            case nodes.Neg():
                return f"(-{inside(node.node)})"
            case nodes.Filter():
                return self._filter(node, inside)
            case nodes.Call():
                return self._call(node, inside)
        raise self._unknown(node)

    def _test(self, node: nodes.Test, frame: Frame) -> str:
        if node.name == "none":
            return f"({self._value(node.node, frame)} === null)"
        if node.name == "defined" and isinstance(node.node, nodes.Getattr):
            return f"$.has({self._value(node.node.node, frame)}, {_text(node.node.attr)})"
        raise self._unknown(node, f"the test {node.name!r}")

    def _compared(self, node: nodes.Compare, inside: Callable[[nodes.Node], str]) -> str:
        told, left = [], inside(node.expr)
        for operand in node.ops:
            right = inside(operand.expr)
            match operand.op:
                case "eq" | "ne":
                    told.append(f"{'!' * (operand.op == 'ne')}$.same({left}, {right})")
                case "in" | "notin":
                    told.append(f"{'!' * (operand.op == 'notin')}$.has({right}, {left})")
                case sign:
                    told.append(f"({left} {_COMPARED[sign]} {right})")
            left = right
        return told[0] if len(told) == 1 else f"({' && '.join(told)})"

    def _filter(self, node: nodes.Filter, inside: Callable[[nodes.Node], str]) -> str:
        if node.name not in FILTERS or node.node is None or node.dyn_args or node.dyn_kwargs:
            raise self._unknown(node, f"the filter {node.name!r}", FILTERS)
        named = ", ".join(f"{pair.key}: {inside(pair.value)}" for pair in node.kwargs)
        values = [*map(inside, [node.node, *node.args]), *([f"{{ {named} }}"] if named else [])]
        return f"$.filters.{node.name}({', '.join(values)})"

    def _call(self, node: nodes.Call, inside: Callable[[nodes.Node], str]) -> str:
        if node.dyn_kwargs is not None:
            raise self._unknown(node, "a call with **")
        given = [*map(inside, node.args), *([f"...{inside(node.dyn_args)}"] if node.dyn_args else [])]
        named = ", ".join(f"{pair.key}: {inside(pair.value)}" for pair in node.kwargs)
        if isinstance(node.node, nodes.Getattr) and node.node.attr in METHODS:
            return f"$.method({', '.join([inside(node.node.node), _text(node.node.attr), *given])})"
        if named and isinstance(node.node, nodes.Name) and node.node.name == "namespace":
            return f"({{ {named} }})"
        called = inside(node.node)
        return (
            f"$.named({called}, [{', '.join(given)}], {{ {named} }})"
            if named
            else (f"{called}({', '.join(given)})")
        )

    def _unknown(self, node: nodes.Node, what: str = "", known: Iterable[str] = ()) -> NoScript:
        wanted = f"; wanted: one of {', '.join(sorted(known))}" if known else ""
        return NoScript(
            f"{shown_path(self._path)}:{node.lineno}: the browser draws boards too, and its script does not "
            f"know {what or type(node).__name__}{wanted}\n    what it knows: {shown_path(Path(__file__))}"
        )


def _assigned(body: Iterable[nodes.Node]) -> Iterator[str]:
    """Yield the names that some statements set in their own frame."""
    for node in body:
        match node:
            case nodes.Assign() | nodes.AssignBlock():
                yield from (name.name for name in _names(node.target))
            case nodes.Macro():
                yield node.name
            case nodes.Import():
                yield node.target
            case nodes.FromImport():
                yield from (one[1] if isinstance(one, tuple) else one for one in node.names)
            case nodes.If():
                yield from _assigned([*node.body, *node.elif_, *node.else_])


def _names(target: nodes.Node) -> Iterator[nodes.Name]:
    if isinstance(target, nodes.Name):
        yield target
    yield from target.find_all(nodes.Name)


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)
