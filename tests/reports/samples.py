"""Reports built by hand: a small game, and results of every verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleproof import __version__
from ruleproof.cases.case import Line
from ruleproof.diagnosis.faults import find_faults
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Compared, Difference, Messages, Result
from ruleproof.reports.model import INTERRUPTED, GameReport, Report, exit_status, fault_row
from ruleproof.reports.rows import game_report
from ruleproof.rules.model import Chapter, Clause, ComponentSet, Game

HOSTILE = "<script>alert('x')</script> ]]> & \x00\x1b[31m\r [bold]{{ 7 * 7 }} \u202e \ufffe \ud800 \"quoted\""
COMMAND = "ruleproof verify --engine 'stdio:./engine --fast'"
ENGINE = {
    "connection": "stdio:./engine --fast",
    "name": "Stall",
    "version": "1.2",
    "homepage": "https://stall.example",
}
ONE_OF_EACH = v.ALL


def clause(identity: str, number: str, **members: Any) -> Clause:
    members = {"kind": "obligation", "text": f"Rule {number} of the market.", **members}
    return Clause(
        id=identity,
        sources=(),
        chapter=identity.split(".")[1],
        number=number,
        where="spec/fair/clauses.yaml:1",
        **members,
    )


CLAUSES = (
    clause("fair.stall.one_each", "1.1"),
    clause("fair.stall.opens_at_noon", "1.2", title="Opening time"),
    clause("fair.stall.shut", "1.3", kind="definition"),
    clause("fair.price.never_below_one", "2.1", kind="prohibition"),
    clause("fair.price.talk", "2.2", shown=False, reason="talk"),
)


def game(clauses: Sequence[Clause] = CLAUSES) -> Game:
    return Game(
        id="fair",
        title="The Fair",
        editions=(),
        chapters=(Chapter("stall", "Stalls"), Chapter("price", "Prices")),
        not_binding=(),
        out_of_scope=(),
        profiles={},
        clauses={row.id: row for row in clauses},
        rulings={},
        component_sets={
            "standard": ComponentSet("standard", "en", {}, "sha256:0123456789abcdef", "standard.yaml")
        },
        laws=(),
        contested={},
        seats=("North", "South"),
    )


def failing(
    case: str = "fair/price/a_price_of_nothing", verdict: v.Verdict = v.FAIL, **members: Any
) -> Result:
    """Return a failure with all that a failure can tell."""
    told: dict[str, Any] = {
        "title": "A price of nothing is refused",
        "clauses": ("fair.price.never_below_one",),
        "differences": (
            Difference(Compared.TABLE, "table/price is 0, but must be 1", "table/price", 1, 0, line=8),
            Difference(
                Compared.VIEW,
                "now, hand/0 of South differs",
                "hand/0",
                {"b": [1, 2], "a": "x"},
                {"a": "y", "b": [1, 2]},
                "South",
                "now",
            ),
        ),
        "cause": "price: table price",
        "reason": "table/price is 0, but must be 1",
        "messages": (
            Messages(
                '{"method":"apply","params":{"state":{"n":1},"seat":"South","action":{"type":"price"}}}',
                '{"result":{"state":{"n":2}}}',
            ),
            Messages('{"method":"outcome","params":{"state":{"n":2}}}', '{"result":{}}'),
        ),
        "file": "features/fair/price.feature",
        "line": 5,
        "lines": (
            Line("Given", "an empty stall", 6),
            Line("When", "South asks for 0", 7),
            Line("Then", "the price is 1", 8),
        ),
    }
    return Result(case, verdict, **{**told, **members})


def result(case: str, verdict: v.Verdict, **members: Any) -> Result:
    """Return a result as it is for a verdict that tells little."""
    told: dict[str, Any] = {"title": f"title of {case}", "clauses": ("fair.stall.one_each",)}
    if verdict not in (v.PASS, v.FAIL, v.DIVERGES):
        told["reason"] = f"the reason for {verdict}"
    if verdict in v.FAULTS:
        told |= {"cause": f"{verdict}: some cause"}
    return Result(case, verdict, **{**told, **members})


def one_of_each() -> list[Result]:
    """Return a result of each verdict, the fail in full."""
    return [
        failing() if verdict == v.FAIL else result(f"fair/stall/{verdict.replace(' ', '_')}", verdict)
        for verdict in v.ALL
    ]


def report_of_game(
    of: Game, results: Sequence[Result], *, notes: Sequence[str] = (), **more: Any
) -> GameReport:
    """Return a report of a game with these results, diagnosed by their clauses alone."""
    tours = {one.case for one in results if "/tours/" in one.case}
    known = {one.case: one for one in results}
    faults = [fault_row(fault, known) for fault in find_faults(results, tours, {})]
    return game_report(of, results, faults, known.keys() - tours, notes=tuple(notes), **more)


COMMAND = "ruleproof verify --engine 'stdio:./engine --fast'"


def report(results: Sequence[Result], *, games: int = 1, total: int = 0, **members: Any) -> Report:
    """Return a report of one game with these results, or of several games that all have them."""
    told: dict[str, Any] = {
        "seconds": 12,
        "notes": ("the engine was started again twice",),
        "explore": "ruleproof explore",
        "again": COMMAND,
        **members,
    }
    rows = [
        report_of_game(
            game(),
            results,
            total=total or len(results),
            suite="suite:fedcba9876543210",
            components={"name": "standard", "digest": "sha256:0123456789abcdef", "file": "standard.yaml"},
            readings={"fair.ruling.noon": "by_the_sun"},
        )
    ]
    status = exit_status(rows, told.get("unexpected_passes", ()))
    return Report(
        __version__,
        ENGINE,
        COMMAND,
        tuple(rows * games),
        INTERRUPTED if told.get("interrupted") else status,
        **told,
    )


def hostile() -> Report:
    """Return a report in which every text that an engine or a game can bring is hostile."""
    bad = HOSTILE
    one = failing(
        case=f"fair/price/{bad}",
        title=bad,
        cause=bad,
        reason=bad,
        refused_under=bad,
        file=bad,
        clauses=("fair.price.never_below_one", bad),
        differences=(
            Difference(Compared.TABLE, bad, bad, {bad: [bad]}, bad, bad, bad),
            Difference(Compared.REFUSAL, bad, "", "accepted", bad),
        ),
        messages=(Messages(bad, bad),),
        lines=(Line("Given", bad, 1),),
    )
    engine = {"connection": bad, "name": bad, "version": bad, "homepage": "javascript:alert(1)"}
    results = [one, result(f"fair/stall/{bad}", v.UNSUPPORTED, reason=bad), result("fair/stall/fine", v.PASS)]
    changed = report_of_game(
        game([clause("fair.price.never_below_one", bad, text=bad)]),
        results,
        total=3,
        suite=bad,
        components={"name": bad},
        readings={bad: bad},
        notes=[bad],
    )
    status = exit_status([changed], [bad])
    return Report(
        __version__, engine, bad, (changed,), status, seconds=0, notes=(bad,), unexpected_passes=(bad,)
    )


def nine_faults() -> list[Result]:
    """Return failures that have nothing in common, so that each is a fault of its own."""
    return [
        failing(f"fair/price/{number}", cause=f"cause {number}", clauses=(f"fair.price.number_{number}",))
        for number in range(9)
    ]


def many(failures: int) -> Report:
    """Return a report with a number of failures of three causes, and messages of a usual size."""
    state = '{"state":{' + ",".join(f'"k{number}":{number}' for number in range(60)) + "}}"
    talk = tuple(Messages(state.replace("k0", f"r{number}"), state) for number in range(12))
    causes = [*(f"cause {number % 2}" for number in range(failures - 1)), "cause rare"]
    return report(
        [
            failing(
                f"fair/price/case_{number}",
                v.DIVERGES,
                cause=cause,
                clauses=(f"fair.{cause}",),
                messages=talk,
            )
            for number, cause in enumerate(causes)
        ]
    )
