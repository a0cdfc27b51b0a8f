"""Bugs that games on boardgame.io have are found, and the first screen names the rule or the note."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleproof.api import Options, verify
from ruleproof.reports.terminal import show_summary
from tools.programs import BOARDGAME_IO, ROOT

pytestmark = pytest.mark.boardgameio
EXAMPLES = ROOT / "engines" / "examples" / "frameworks"
_FIRST_LINES = 12

PLANTED: dict[str, tuple[str, dict[str, str]]] = {
    "another generator shuffles": (
        "draws with Math.random()",
        {
            "const cards = random.Shuffle(pack());": "const cards = pack()"
            ".map((card) => [Math.random(), card]).sort(([a], [b]) => a - b).map(([, card]) => card);"
        },
    ),
    "the framework's order asks who has passed": (
        "auction.pass_drops_out",
        {
            "const { INVALID_MOVE }": "const { INVALID_MOVE, TurnOrder }",
            "auction: { turn: { order }": "auction: { turn: { order: TurnOrder.DEFAULT }",
        },
    ),
    "a move of one phase is legal in another": (
        "spoils.",
        {
            "{ move: uncover, client: false }, bid }": "{ move: uncover, client: false }, bid, "
            "removeCard: { move: removeCard, client: false } }"
        },
    ),
    "playerView sends the deck": (
        "differs at G/secret/",
        {"const { secret, box, ...shown } = G;": "const { box, ...shown } = G;"},
    ),
    "endIf ends the game a card early": (
        "ending.",
        {
            "const isOver = (G) => G.secret.pile.length === 0;": "const isOver = (G) => "
            "G.secret.pile.length <= 1 && G.secret.aside.length === 0;"
        },
    ),
    "an id is a number": (
        "auction.pass_drops_out",
        {"G.auction.passed.push(playerID)": "G.auction.passed.push(Number(playerID))"},
    ),
    "a move throws on clients": (
        "the move removeCard throws on a client",
        {"removeCard: { move: removeCard, client: false }": "removeCard"},
    ),
    "a bad bid is ignored, not refused": (
        "the move bid sometimes changes nothing",
        {
            "coins > G.gold[playerID]) return INVALID_MOVE;": "coins > G.gold[playerID]) return;",
        },
    ),
    "bots are offered what the rules forbid": (
        "ai.enumerate lists bid(…)",
        {"G.gold[playerID] - G.auction.bid)": "36 - G.auction.bid)"},
    ),
    "clients may end a phase": (
        "events that no action uses, and they take effect: switch them off, events: { endPhase: false, "
        "endTurn: false }",
        {"endPhase: false, ": "", "endTurn: false, ": ""},
    ),
    "playerView changes the match": (
        "playerView changes the state of the match",
        {
            "  const { secret, box, ...shown } = G;\n  return { ...shown, box: box.length };": ""
            "  delete G.secret;\n  G.box = G.box.length;\n  return G;"
        },
    ),
}
"""Each planted bug: what the first screen must name, and what is replaced in the game."""

FOUND = {
    "a variable beside G counts": (
        "auction.",
        {
            "const PILE = 20;": "const PILE = 20;\nlet passes = 0;",
            "  G.auction.passed.push(playerID);": "  G.auction.passed.push(playerID);\n  passes += 1;",
            "if (G.auction.passed.length < ctx.numPlayers - 1) {": "if (passes < ctx.numPlayers - 1) {",
            "  G.gold[G.auction.bidder] -=": "  passes = 0;\n  G.gold[G.auction.bidder] -=",
        },
    ),
    "a bid does not end the turn": ("auction.", {"  else events.endTurn();\n": ""}),
    "maxMoves cuts a choice short": (
        "spoils.",
        {"spoils: { turn: { order }": "spoils: { turn: { order, maxMoves: 1 }"},
    ),
    "the deck is drawn from the wrong end": (
        "spoils.",
        {"G.secret.pile.shift()": "G.secret.pile.pop()"},
    ),
}
"""Planted bugs that are found, while the first screen names another rule of the same chapter first."""


@pytest.fixture(autouse=True)
def _package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("NODE_PATH", str(BOARDGAME_IO / "node_modules"))
    yield


def first_screen(folder: Path, replaced: dict[str, str]) -> tuple[int, str]:
    """Return the status of a run on the example with a planted bug, and the first lines of its summary."""
    game = (EXAMPLES / "rivals_bgio.js").read_text(encoding="utf-8")
    for old, new in replaced.items():
        assert game.count(old) == 1, old
        game = game.replace(old, new)
    (folder / "rivals_bgio.js").write_text(game, encoding="utf-8")
    adapter = (EXAMPLES / "connect_bgio.js").read_text(encoding="utf-8")
    adapter = adapter.replace("../../../adapters/boardgame.io", str(ROOT / "adapters" / "boardgame.io"))
    (folder / "connect_bgio.js").write_text(adapter, encoding="utf-8")
    engine = f"stdio:node {folder / 'connect_bgio.js'}"
    report, shown = verify(Options(engine=engine, games=("lost_cities_rivals",), seed=7)), io.StringIO()
    show_summary(report, stream=shown)
    lines = [line.strip() for line in shown.getvalue().splitlines() if line.strip()]
    return report.status, " ".join(lines[:_FIRST_LINES])


@pytest.mark.sampled(15)
@pytest.mark.parametrize(
    "name",
    [
        # This engine hangs in many cases, and each waits for its time limit.
        pytest.param(name, marks=[pytest.mark.campaign] if name == "a variable beside G counts" else [])
        for name in (*PLANTED, *FOUND)
    ],
)
def test_a_planted_bug_is_found_and_its_rule_or_note_named(name: str, tmp_path: Path) -> None:
    wanted, replaced = PLANTED.get(name) or FOUND[name]
    status, shown = first_screen(tmp_path, replaced)
    assert status == 1 or (name in PLANTED and "Noted by the adapter" in shown)
    beside, _, rules = shown.partition("Fix first")
    assert wanted in (beside if " " in wanted else rules)


def test_without_a_planted_bug_nothing_is_found(tmp_path: Path) -> None:
    status, shown = first_screen(tmp_path, {})
    assert status == 0
    assert "Noted by the adapter" not in shown
