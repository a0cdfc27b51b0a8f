"""Play with engines that cover a part of a game."""

from __future__ import annotations

import pytest

from ruleproof.engines.greeting import GameOffer
from ruleproof.input import jsontext
from ruleproof.play.search import Explorer
from tests.play.driver import toy_explorer
from tests.running.partial import TABLE, TYPES, WithoutAuctions, all_but, copying, covering
from tests.toybox import Change, Doctored


def played(engine: Doctored | Change, offer: GameOffer, games: int = 12) -> Explorer:
    explorer = toy_explorer(engine, offer=offer)
    for number in range(games):
        for difference in explorer.game(number):
            explorer.met(difference, shorten=len(explorer.findings) < 2)
    return explorer


WITHOUT_AUCTIONS = covering(actions=tuple(kind for kind in TYPES if kind not in ("call", "bid")), table=TABLE)


def test_play_plays_what_an_engine_covers_and_says_what_that_is() -> None:
    explorer = played(WithoutAuctions(), WITHOUT_AUCTIONS)
    assert explorer.findings == []
    assert explorer.tally.actions > 20
    assert any("compared: actions work, buy, sell, done, fox; table" in note for note in explorer.tally.notes)


@pytest.mark.parametrize("key", ["coins", "goods", "hands", "day", "stall"])
def test_play_finds_nothing_at_an_engine_that_copies_a_key_through(key: str) -> None:
    explorer = played(copying(key), all_but(key), games=6)
    assert explorer.findings == []


def test_play_finds_what_a_partial_engine_has_wrong() -> None:
    class Generous(WithoutAuctions):
        def exchange(self, line: bytes) -> bytes:
            reply = jsontext.decode(super().exchange(line))
            state = reply.get("result", {}).get("state")
            if state is not None and jsontext.decode(line)["method"] == "apply":
                state["table"]["coins"][state["table"]["seats"][0]] += 1
            return jsontext.encode(reply)

    explorer = played(Generous(), WITHOUT_AUCTIONS, games=4)
    assert explorer.findings
    assert all(
        play.action["type"] in ("work", "buy", "sell", "done", "fox")
        for finding in explorer.findings
        for play in finding.story.plays
    )


def test_play_says_what_is_not_played_since_a_key_changes_that_is_not_covered() -> None:
    explorer = played(copying("coins"), all_but("coins"), games=4)
    assert "not played: the engine does not cover table/coins, which changes" in explorer.tally.notes
