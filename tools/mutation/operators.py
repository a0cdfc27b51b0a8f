"""The ways in which a mutant may differ from the reference.

Each way has a function that takes a place in the sources and yields the possible changes there.

The ways follow mutmut, cosmic-ray and MutPy, but without their operators for texts, decorators, exceptions
and `None`, since such mutants crash or change no rule. Typical mistakes of people who code rules are added:
they take the wrong seat, do not hand a state on, or forget a field, a case, a requirement or the last
element.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from tools.mutation.package import Function, Module, Package

COPIES = ("replace", "with_table")
"""The functions and methods that return a copy of their first argument, or object, with some fields replaced.
"""
_CHANGES = (*COPIES, "with_first", "without_first", "instead")
"""The functions and methods that return what they are given, changed."""


@dataclass(frozen=True, eq=False)
class Edit:
    """A replacement for the value in a field of a node: for the whole value, or for the element at an
    index.
    """

    holder: ast.AST
    field: str
    index: int | None
    value: Any

    def swap(self) -> Edit:
        """Make the edit, and return the edit that undoes it."""
        if self.index is None:
            before = getattr(self.holder, self.field)
            setattr(self.holder, self.field, self.value)
        else:
            held = getattr(self.holder, self.field)
            before, held[self.index] = held[self.index], self.value
        return replace(self, value=before)


@contextmanager
def made(edits: tuple[Edit, ...]) -> Iterator[None]:
    """Make edits for the duration of a `with` block."""
    undo = [edit.swap() for edit in edits]
    try:
        yield
    finally:
        for edit in reversed(undo):
            edit.swap()


@dataclass(frozen=True, eq=False)
class Change:
    """A change in words, with its edits."""

    words: str
    edits: tuple[Edit, ...]


@dataclass(frozen=True, eq=False)
class Scope:
    """The function, or the module, that contains a node."""

    package: Package
    module: Module
    function: Function | None

    def type_of(self, node: ast.expr) -> str:
        """Return the annotation of a parameter, a field or a called function; '' if it is not known."""
        if isinstance(node, ast.Name):
            return self.function.parameters.get(node.id, "") if self.function else ""
        if isinstance(node, ast.Attribute):
            return self.package.siblings.get(node.attr, {}).get(node.attr, "")
        if isinstance(node, ast.Call):
            called = self.package.resolve(self.module, node.func)
            return self.package.functions[called].returns if called in self.package.functions else ""
        return ""

    def parameters_of(self, called: ast.expr) -> list[str]:
        """Return the annotations of the parameters in a call, in order."""
        key = self.package.resolve(self.module, called)
        if key in self.package.functions:
            return list(self.package.functions[key].parameters.values())
        if method := self.package.method(called):
            return list(method.parameters.values())[1:]
        return list(self.package.fields.get(key, {}).values()) if key else []

    def opposites(self, kind: str) -> list[str]:
        """Return the names of functions in this module that map one value of an enumeration to another
        value.
        """
        if not self.package.aliases.get(kind, "").startswith("Literal["):
            return []
        local = {name: key for name, key in self.module.imports.items() if key[1]}
        local |= {name: (place, name) for place, name in self.package.functions if place == self.module.name}
        known = self.package.functions
        return [
            name
            for name, key in local.items()
            if key in known and list(known[key].parameters.values()) == [kind] == [known[key].returns]
        ]


@dataclass(frozen=True, eq=False)
class Spot:
    """A node, its parent and its surroundings: the innermost complete expression, and the line on which the
    innermost block begins (0 outside functions).
    """

    node: ast.AST
    holder: ast.AST
    field: str
    index: int | None
    scope: Scope
    around: ast.AST
    block: int

    def edit(self, new: ast.AST) -> Edit:
        return Edit(self.holder, self.field, self.index, placed(new, self.node))

    def instead(self, new: ast.AST) -> Change:
        """Return the change that replaces this node with a new one."""
        words = f"{shown(self.node)} becomes {shown(new)}"
        return Change(words, (self.edit(new),))

    def within(self, *edits: Edit) -> Change:
        """Return a change that is described by the expression around it."""
        before = shown(self.around)
        with made(edits):
            own = self.around is self.node and (edits[0].holder, edits[0].field) == (self.holder, self.field)
            after = shown(edits[0].value if own else self.around)
        return Change(f"{before} becomes {after}", edits)

    def spliced(self, statements: list[ast.stmt], words: str) -> Change:
        """Return the change that replaces this node with statements."""
        held = list(getattr(self.holder, self.field))
        assert self.index is not None
        held[self.index : self.index + 1] = statements
        if not held and self.field != "orelse":
            held = [placed(ast.Pass(), self.node)]
        return Change(words, (Edit(self.holder, self.field, None, held),))

    @property
    def following(self) -> ast.stmt | None:
        """The statement after this one."""
        if self.index is None or not isinstance(self.node, ast.stmt):
            return None
        held: list[ast.stmt] = getattr(self.holder, self.field)
        return held[self.index + 1] if self.index + 1 < len(held) else None


def placed(new: ast.AST, old: ast.AST) -> Any:
    """Return a new node with the line numbers of an old one."""
    for node in ast.walk(new):
        if "lineno" in node._attributes and not hasattr(node, "lineno"):
            ast.copy_location(node, old)
            if not hasattr(node, "lineno"):
                node.lineno = node.end_lineno = 1  # type: ignore[attr-defined]
                node.col_offset = node.end_col_offset = 0  # type: ignore[attr-defined]
    return new


def shown(node: ast.AST) -> str:
    """Return a node as one line of at most 90 characters."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else f"{text[:58]} … {text[-29:]}"


def switched_off(scope: Scope) -> Iterator[Change]:
    """A function that implements clauses does nothing: it returns its input of the same type, or else the
    empty value.
    """
    function = scope.function
    if function is not None and function.carried:
        nothing = ast.parse(f"return {_nothing(function, scope.package.aliases)}").body[0]
        body = [placed(nothing, function.node.body[-1])]
        yield Change("switched off", (Edit(function.node, "body", None, body),))


_EMPTY = {
    "bool": "False",
    "int": "0",
    "str": "''",
    "list": "[]",
    "tuple": "()",
    "dict": "{}",
    "set": "set()",
    "frozenset": "frozenset()",
    "Mapping": "{}",
    "Sequence": "()",
    "Iterator": "iter(())",
    "Iterable": "()",
    "Counter": "Counter()",
}


def _nothing(function: Function, aliases: dict[str, str]) -> str:
    returns = function.returns or "None"
    if returns == "None":
        return "None"
    for name, annotation in function.parameters.items():
        if annotation == returns and returns not in ("int", "str", "bool"):
            return name
    plain = aliases.get(returns, returns).strip("'\"").split("[")[0].split(".")[-1]
    return _EMPTY.get(plain, "None")


def limits(spot: Spot) -> Iterator[Change]:
    """A number in a comparison, or a number that a module names, is one higher or one lower."""
    node = spot.node
    named = isinstance(node, ast.Assign) and spot.scope.function is None and _is_integer(node.value)
    if named or isinstance(node, (ast.Compare, ast.MatchValue)):
        for edit in _shifts(node):
            yield replace(spot, around=node).within(edit)


def _shifts(node: ast.AST) -> Iterator[Edit]:
    for field, value in ast.iter_fields(node):
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if _is_integer(child):
                for by in (1, -1):
                    yield Edit(node, field, index, placed(ast.Constant(child.value + by), child))
            elif isinstance(child, (ast.BinOp, ast.UnaryOp)):
                yield from _shifts(child)


def _is_integer(node: object) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


_OTHER_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}


def comparisons(spot: Spot) -> Iterator[Change]:
    """`<` becomes `<=` or `>=`, `==` becomes `!=`, `in` becomes `not in`."""
    node = spot.node
    if isinstance(node, ast.Compare):
        for index, one in enumerate(node.ops):
            for other in _OTHER_COMPARISONS[type(one)]:
                ops = [*node.ops[:index], other(), *node.ops[index + 1 :]]
                yield spot.instead(ast.Compare(node.left, ops, node.comparators))


def connectives(spot: Spot) -> Iterator[Change]:
    """`and` becomes `or`, and vice versa."""
    node = spot.node
    if isinstance(node, ast.BoolOp):
        yield spot.instead(ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))


def operands(spot: Spot) -> Iterator[Change]:
    """One of the conditions joined by `and` or `or` is omitted."""
    node = spot.node
    if isinstance(node, ast.BoolOp):
        for index in range(len(node.values)):
            rest = [*node.values[:index], *node.values[index + 1 :]]
            yield spot.instead(rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))


def negations(spot: Spot) -> Iterator[Change]:
    """A condition that is not a comparison is negated, or its `not` is dropped."""
    node = spot.node
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield spot.instead(node.operand)
    elif _is_condition(spot) and not isinstance(node, (ast.Compare, ast.BoolOp)):
        yield spot.instead(ast.UnaryOp(ast.Not(), node))  # type: ignore[arg-type]


def _is_condition(spot: Spot) -> bool:
    if isinstance(spot.holder, ast.UnaryOp):
        return False
    return spot.field in ("test", "ifs") or isinstance(spot.holder, ast.BoolOp)


_OTHER_SIGNS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
_NO_NUMBERS = (ast.Tuple, ast.List, ast.ListComp, ast.JoinedStr, ast.Dict, ast.Set, ast.GeneratorExp)


def signs(spot: Spot) -> Iterator[Change]:
    """`+` becomes `-`, `-` and `*` become `+`, `//` becomes `*`, `%` becomes `//`."""
    node = spot.node
    if isinstance(node, ast.BinOp) and (other := _OTHER_SIGNS.get(type(node.op))):
        if all(_may_be_number(part, spot.scope) for part in (node.left, node.right)):
            yield spot.instead(ast.BinOp(node.left, other(), node.right))
    elif isinstance(node, ast.AugAssign) and (other := _OTHER_SIGNS.get(type(node.op))):
        yield from (
            [spot.instead(ast.AugAssign(node.target, other(), node.value))]
            if _may_be_number(node.value, spot.scope)
            else []
        )


def _may_be_number(node: ast.expr, scope: Scope) -> bool:
    if isinstance(node, _NO_NUMBERS) or (isinstance(node, ast.Constant) and not _is_integer(node)):
        return False
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in ("tuple", "list", "sorted", "set", "dict", "frozenset"):
            return False
    elif isinstance(node, ast.BinOp):
        return _may_be_number(node.left, scope) and _may_be_number(node.right, scope)
    return scope.type_of(node) in ("", "int")


def amounts(spot: Spot) -> Iterator[Change]:
    """A number in arithmetic, in a call, in a slice, in an argument or as a result is one higher or
    one lower.
    """
    node, holder = spot.node, spot.holder
    if _is_integer(node) and not isinstance(holder, (ast.Compare, ast.MatchValue, ast.Assign)):
        for by in (1, -1):
            yield spot.within(spot.edit(ast.Constant(node.value + by)))  # type: ignore[attr-defined]
    elif (
        isinstance(node, ast.Name)
        and (isinstance(holder, ast.keyword) or (isinstance(holder, ast.Call) and spot.field == "args"))
        and spot.scope.type_of(node) == "int"
    ):
        for sign in (ast.Add(), ast.Sub()):
            yield spot.within(spot.edit(ast.BinOp(node, sign, ast.Constant(1))))


def flags(spot: Spot) -> Iterator[Change]:
    """True becomes False, and vice versa."""
    node = spot.node
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        yield spot.within(spot.edit(ast.Constant(not node.value)))


def forgotten_entries(spot: Spot) -> Iterator[Change]:
    """An entry of a table, a tuple or a list is missing."""
    node = spot.node
    if isinstance(node, ast.Dict) and len(node.values) > 1:
        for index, key in enumerate(node.keys):
            keys, values = _without(node.keys, index), _without(node.values, index)
            new = ast.Dict(keys, values)
            yield Change(f"{shown(node)} without {shown(key or node.values[index])}", (spot.edit(new),))
    elif isinstance(node, (ast.Tuple, ast.List, ast.Set)) and len(node.elts) > 1 and _may_lack_one(spot):
        for index, entry in enumerate(node.elts):
            rest = _like(node, _without(node.elts, index))
            yield Change(f"{shown(node)} without {shown(entry)}", (spot.edit(rest),))


def exchanged_entries(spot: Spot) -> Iterator[Change]:
    """Two neighbours in a table, a tuple or a list are exchanged."""
    node = spot.node
    if isinstance(node, ast.Dict):
        for index in range(len(node.values) - 1):
            if node.keys[index] is None or node.keys[index + 1] is None:
                continue
            one, two = node.values[index : index + 2]
            if ast.dump(one) != ast.dump(two):
                new = ast.Dict(node.keys, _turned(node.values, index))
                words = f"{shown(node.keys[index])} and {shown(node.keys[index + 1])} exchanged"  # type: ignore[arg-type]
                yield Change(f"{shown(node)} with {words}", (spot.edit(new),))
    elif isinstance(node, (ast.Tuple, ast.List)) and _order_matters(spot):
        for index in range(len(node.elts) - 1):
            one, two = node.elts[index : index + 2]
            if ast.dump(one) != ast.dump(two):
                yield spot.instead(_like(node, _turned(node.elts, index)))


def _like(node: ast.Tuple | ast.List | ast.Set, entries: list[ast.expr]) -> ast.expr:
    if isinstance(node, ast.Set):
        return ast.Set(entries)
    return (ast.Tuple if isinstance(node, ast.Tuple) else ast.List)(entries, node.ctx)


def _without(entries: list[Any], index: int) -> list[Any]:
    return [*entries[:index], *entries[index + 1 :]]


def _turned(entries: list[Any], index: int) -> list[Any]:
    return [*entries[:index], entries[index + 1], entries[index], *entries[index + 2 :]]


def _may_lack_one(spot: Spot) -> bool:
    """Tell whether a tuple is in a place where it may have any length."""
    if not isinstance(getattr(spot.node, "ctx", ast.Load()), ast.Load):
        return False
    if isinstance(spot.holder, (ast.Subscript, ast.Starred)):
        return False
    if isinstance(spot.holder, ast.Assign) and isinstance(spot.holder.targets[0], ast.Tuple):
        return False
    function = spot.scope.function
    fixed = function is not None and function.returns.startswith("tuple[") and "..." not in function.returns
    return not (fixed and isinstance(spot.holder, (ast.Return, ast.IfExp)))


def _order_matters(spot: Spot) -> bool:
    node, holder = spot.node, spot.holder
    if not isinstance(getattr(node, "ctx", None), ast.Load) or isinstance(
        holder, (ast.Compare, ast.Subscript)
    ):
        return False
    return not (
        isinstance(holder, ast.Call) and isinstance(holder.func, ast.Name) and holder.func.id == "isinstance"
    )


def forgotten_branches(spot: Spot) -> Iterator[Change]:
    """An arm of a `match`, or an `if` with its body, is missing."""
    node = spot.node
    if isinstance(node, ast.Match) and len(node.cases) > 1:
        for index, case in enumerate(node.cases):
            arm = f"{shown(case.pattern)}{f' if {shown(case.guard)}' if case.guard else ''}"
            edit = Edit(node, "cases", None, _without(node.cases, index))
            yield Change(f"match {shown(node.subject)} without {arm}", (edit,))
    elif isinstance(node, ast.If):
        yield spot.spliced(node.orelse, f"if {shown(node.test)} forgotten")


def always(spot: Spot) -> Iterator[Change]:
    """The body of a condition is executed without the condition; in `… if … else …` the same side is always
    taken.
    """
    node = spot.node
    if isinstance(node, ast.If) and not isinstance(node.body[-1], ast.Raise):
        yield spot.spliced(node.body, f"if {shown(node.test)} taken for granted")
    elif isinstance(node, ast.IfExp):
        yield spot.instead(node.body)
        yield spot.instead(node.orelse)


def exchanged_branches(spot: Spot) -> Iterator[Change]:
    """Two arms of a `match`, or two conditions that may both hold, are checked in the opposite order."""
    node, after = spot.node, spot.following
    if isinstance(node, ast.Match):
        for index in range(len(node.cases) - 1):
            one, two = node.cases[index : index + 2]
            if _may_both_match(one, two) and _differ(one.body, two.body):
                words = f"{shown(one.pattern)} asked after {shown(two.pattern)}"
                yield Change(words, (Edit(node, "cases", None, _turned(node.cases, index)),))
    elif isinstance(node, ast.If) and len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        other = node.orelse[0]
        if _may_both_hold(node, other):
            first = ast.If(node.test, node.body, other.orelse)
            new = ast.If(other.test, other.body, [placed(first, node)])
            words = f"if {shown(node.test)} asked after {shown(other.test)}"
            yield Change(words, (spot.edit(new),))
    elif isinstance(node, ast.If) and isinstance(after, ast.If) and not node.orelse and not after.orelse:
        ends = (ast.Return, ast.Raise, ast.Continue)
        if (
            isinstance(node.body[-1], ends)
            and isinstance(after.body[-1], ends)
            and _may_both_hold(node, after)
        ):
            held = _turned(getattr(spot.holder, spot.field), spot.index or 0)
            words = f"if {shown(node.test)} asked after {shown(after.test)}"
            yield Change(words, (Edit(spot.holder, spot.field, None, held),))


def _differ(one: list[ast.stmt], two: list[ast.stmt]) -> bool:
    return [ast.dump(part) for part in one] != [ast.dump(part) for part in two]


def _may_both_match(one: ast.match_case, two: ast.match_case) -> bool:
    if isinstance(two.pattern, ast.MatchAs) and two.pattern.pattern is None and two.guard is None:
        return False
    classes = [_alternatives(case.pattern) for case in (one, two)]
    return not all(classes) or bool(classes[0] & classes[1])


def _alternatives(pattern: ast.pattern) -> set[str]:
    """Return the classes or values that a pattern matches; none if it may match anything else."""
    if isinstance(pattern, ast.MatchOr):
        each = [_alternatives(one) for one in pattern.patterns]
        return set.union(*each) if all(each) else set()
    if isinstance(pattern, ast.MatchClass):
        return {ast.dump(pattern.cls)}
    if isinstance(pattern, (ast.MatchValue, ast.MatchSingleton)):
        return {ast.dump(pattern)}
    if isinstance(pattern, ast.MatchAs) and pattern.pattern is not None:
        return _alternatives(pattern.pattern)
    return set()


def _may_both_hold(one: ast.If, two: ast.If) -> bool:
    if isinstance(one.body[-1], ast.Raise) and isinstance(two.body[-1], ast.Raise):
        return False
    asked = [_equality(part.test) for part in (one, two)]
    apart = all(asked) and asked[0][0] == asked[1][0] and asked[0][1] != asked[1][1]
    return not apart and _differ(one.body, two.body)


def _equality(test: ast.expr) -> tuple[str, ...]:
    """Return the expression that a condition compares, and the constant or class with which it compares it,
    if it does.
    """
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq):
        if isinstance(test.comparators[0], ast.Constant):
            return ast.dump(test.left), ast.dump(test.comparators[0])
    elif isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "isinstance":
        return ast.dump(test.args[0]), ast.dump(test.args[1])
    return ()


def ends_of_loops(spot: Spot) -> Iterator[Change]:
    """A loop omits the last element, or the first."""
    node = spot.node
    if spot.field == "iter" and isinstance(spot.holder, (ast.For, ast.comprehension)):
        for bounds in (ast.Slice(upper=ast.UnaryOp(ast.USub(), ast.Constant(1))), ast.Slice(ast.Constant(1))):
            listed = ast.List([ast.Starred(node, ast.Load())], ast.Load())  # type: ignore[arg-type]
            yield spot.instead(ast.Subscript(listed, bounds, ast.Load()))


def exchanged_arguments(spot: Spot) -> Iterator[Change]:
    """Two arguments of one type are passed in the opposite order."""
    node = spot.node
    if not isinstance(node, ast.Call):
        return
    kinds = spot.scope.parameters_of(node.func)
    for one in range(len(node.args)):
        for two in range(one + 1, min(len(node.args), len(kinds))):
            texts = [ast.dump(node.args[place]) for place in (one, two)]
            if kinds[one] == kinds[two] != "" and texts[0] != texts[1]:
                args = list(node.args)
                args[one], args[two] = args[two], args[one]
                yield spot.instead(ast.Call(node.func, args, node.keywords))
                break


def wrong_names(spot: Spot) -> Iterator[Change]:
    """Another parameter of the same type is used: the other seat, the other tile."""
    node, function = spot.node, spot.scope.function
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and function is not None:
        other = _next_of_its_type(function.parameters, node.id)
        if other:
            yield spot.within(spot.edit(ast.Name(other, ast.Load())))


def wrong_seats(spot: Spot) -> Iterator[Change]:
    """`seat` becomes `rival_of(seat)`, and `rival_of(seat)` becomes `seat`."""
    node, scope = spot.node, spot.scope
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and (kind := scope.type_of(node)):
        for opposite in scope.opposites(kind):
            held = spot.holder
            if not (
                isinstance(held, ast.Call) and isinstance(held.func, ast.Name) and held.func.id == opposite
            ):
                yield spot.within(spot.edit(ast.Call(ast.Name(opposite, ast.Load()), [node], [])))


def wrong_fields(spot: Spot) -> Iterator[Change]:
    """Another field of the same type is read."""
    node = spot.node
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        other = _next_of_its_type(spot.scope.package.siblings.get(node.attr, {}), node.attr)
        if other:
            yield spot.instead(ast.Attribute(node.value, other, ast.Load()))


def _next_of_its_type(kinds: Any, name: str) -> str:
    kind = kinds.get(name, "")
    alike = [other for other, its in kinds.items() if its == kind] if kind else []
    return alike[(alike.index(name) + 1) % len(alike)] if len(alike) > 1 else ""


def stale_copies(spot: Spot) -> Iterator[Change]:
    """The result of a function is discarded.

    `state = f(state)` becomes `f(state)`. `f(state)` becomes `state` if another call uses the result.
    """
    node = spot.node
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        target = node.targets[0]
        given = [*node.value.args, *(keyword.value for keyword in node.value.keywords)]
        if isinstance(target, ast.Name) and any(
            isinstance(one, ast.Name) and one.id == target.id for one in given
        ):
            yield spot.instead(ast.Expr(node.value))
    elif isinstance(node, ast.Call) and not _is_assigned_back(spot):
        for taken in _taken_in(node, spot.scope):
            yield spot.instead(taken)


def _taken_in(call: ast.Call, scope: Scope) -> list[ast.expr]:
    """Return the argument that has the same type as the result of a call."""
    if isinstance(call.func, ast.Name) and call.func.id in COPIES and call.args:
        return call.args[:1]
    if isinstance(call.func, ast.Attribute) and _changes_its_object(call.func, scope.package):
        return [call.func.value]
    gives = scope.type_of(call)
    kinds = scope.parameters_of(call.func)
    if not gives or gives in ("int", "str", "bool"):
        return []
    return [one for one, kind in zip(call.args, kinds, strict=False) if kind == gives][:1]


def _changes_its_object(called: ast.Attribute, package: Package) -> bool:
    method = package.method(called)
    return called.attr in _CHANGES or (
        method is not None and method.name == f"{method.returns}.{called.attr}"
    )


def _is_assigned_back(spot: Spot) -> bool:
    return isinstance(spot.holder, ast.Assign) and isinstance(spot.holder.targets[0], ast.Name)


def forgotten_fields(spot: Spot) -> Iterator[Change]:
    """One of several fields is not replaced."""
    node = spot.node
    if isinstance(node, ast.Call) and _name_of(node.func) in COPIES:
        for index in range(len(node.keywords) if len(node.keywords) > 1 else 0):
            name = node.keywords[index].arg or "all"
            new = ast.Call(node.func, node.args, _without(node.keywords, index))
            yield Change(f"{shown(node)} without {name}", (spot.edit(new),))


def _name_of(called: ast.expr) -> str:
    return str(getattr(called, "id", getattr(called, "attr", "")))


def forgotten_calls(spot: Spot) -> Iterator[Change]:
    """A requirement is not checked."""
    node = spot.node
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield Change(f"{shown(node)} forgotten", (spot.edit(ast.Pass()),))


_OTHER_QUANTIFIERS = {"any": "all", "all": "any", "min": "max", "max": "min"}


def quantifiers(spot: Spot) -> Iterator[Change]:
    """`any` becomes `all`, `min` becomes `max`."""
    node = spot.node
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _OTHER_QUANTIFIERS:
        other = ast.Name(_OTHER_QUANTIFIERS[node.func.id], ast.Load())
        yield spot.instead(ast.Call(other, node.args, node.keywords))


OPERATORS: dict[str, Callable[[Spot], Iterator[Change]]] = {
    operator.__name__: operator
    for operator in (
        limits,
        comparisons,
        connectives,
        operands,
        negations,
        signs,
        amounts,
        flags,
        forgotten_entries,
        exchanged_entries,
        forgotten_branches,
        always,
        exchanged_branches,
        ends_of_loops,
        exchanged_arguments,
        wrong_names,
        wrong_seats,
        wrong_fields,
        stale_copies,
        forgotten_fields,
        forgotten_calls,
        quantifiers,
    )
}
"""The operators by name; `switched_off`, which changes a whole function, is not among them."""
