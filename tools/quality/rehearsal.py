"""Records the requests that play sends to an engine that answers like the reference; one recording serves all
mutants.

`ruleproof play` plays the same games with every engine for as long as the engine answers like the reference.
So play runs once, with a reference as the engine that reports every block of statements it enters. A mutant
is then sent only the requests in which a changed block is entered (all requests, if such a block is entered
when the game is configured). Its first reply that differs shows where play finds it.
"""

from __future__ import annotations

import zlib
from array import array
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, NamedTuple

from ruleproof.cases.suite import Suite
from ruleproof.engines.answers import answer_in, applied_in, refusal_in
from ruleproof.engines.chance import same_needs
from ruleproof.engines.dispatch import Dispatcher
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.recording import Answers, Step
from ruleproof.engines.wire import (
    NEEDS_CHANCE,
    UNSUPPORTED,
    UNSUPPORTED_POSITION,
    EngineFailure,
    Reply,
    read_reply,
)
from ruleproof.input import jsontext
from ruleproof.judging.differences import NEW_GAME, POSITION, Beginning, compare
from ruleproof.language.operations import Play
from ruleproof.play.search import Explorer
from ruleproof.play.starts import Starts
from ruleproof.rules.validation import Invalid
from ruleproof.rules.verbs import QUESTIONS, Verb
from tools.mutants.loading import Block, Copies

_SECONDS = 5.0
"""Limit on the processor time for a reply."""
_ALWAYS = ("hello", "configure")
"""Requests sent to every mutant, since all its other replies depend on them."""


class Asked(NamedTuple):
    """A request and its reply, both compressed; the game, the number of actions compared before, and where
    the game began.

    `about` and `gives` name the states in the request and the reply, if there are any.
    """

    verb: str
    request: bytes
    reply: bytes
    about: bytes
    gives: bytes
    game: int
    actions: int
    components: str
    start: str


class Found(NamedTuple):
    """Where an engine's reply first differs: after how many actions, in which game, and in what way."""

    actions: int
    games: int
    start: str
    cause: str


class Witness:
    """The reference as an engine that reports the blocks of statements entered by each request.

    Each reply is computed as if it were the first, so that no cached value hides a block.
    """

    def __init__(
        self,
        engine: Any,
        copies: Copies,
        entered: set[Block],
        write: Callable[[bytes, bytes, set[Block]], None],
    ) -> None:
        self._engine = engine
        self._entered = entered
        self._write = write
        self._reply = Dispatcher(engine).reply
        self._caches = copies.caches()

    def exchange(self, request: bytes) -> bytes:
        for clear in self._caches:
            clear()
        self._engine._last_read = (b"", None)
        self._entered.clear()
        reply = self._reply(request)
        self._write(request, reply, self._entered)
        return reply


class Rehearsal:
    """The requests that play sends during a number of actions, and the requests in which the reference enters
    each block.
    """

    def __init__(self, suite: Suite, copies: Copies, *, most: int, seed: int) -> None:
        self.suite = suite
        self.asked: list[Asked] = []
        self.entering: dict[Block, array[int]] = defaultdict(lambda: array("I"))
        self.actions = self.games = 0
        entered: set[Block] = set()
        with copies.touching(entered.add) as engine:
            self._play(Witness(engine, copies, entered, self._write), most, seed)

    def _play(self, engine: Witness, most: int, seed: int) -> None:
        suite = self.suite
        rulings = {one.id: tuple(one.readings) for one in suite.game.rulings.values() if one.switchable}
        readings: dict[str, tuple[str, ...] | str] = {**rulings}
        self._explorer = explorer = Explorer(
            Starts(suite),
            suite.game.adopted(),
            GameOffer(QUESTIONS, readings=readings),
            lambda: InProcessConnection(engine, timed=False),
            seed=seed,
            timeout=60.0,
        )
        number = 0
        while explorer.tally.actions < most and number < most:
            for difference in explorer.game(number):
                raise AssertionError(f"the reference gave two different answers: {difference.message}")
            number += 1
        self.actions, self.games = explorer.tally.actions, explorer.tally.games

    def _write(self, request: bytes, reply: bytes, entered: Collection[Block]) -> None:
        explorer = self._explorer
        story = getattr(explorer.lockstep, "story", None)
        for block in entered:
            self.entering[block].append(len(self.asked))
        message = jsontext.decode(request)
        about, gives = message["params"].get("state"), jsontext.decode(reply).get("result", {}).get("state")
        self.asked.append(
            Asked(
                message["method"],
                zlib.compress(request, 1),
                zlib.compress(reply, 1),
                _name(about),
                _name(gives),
                explorer.tally.games,
                explorer.tally.actions,
                story.components if story else "",
                explorer.beginning.sort,
            )
        )

    def found(self, engine: Any, blocks: Iterable[Block] | None, most: int | None = None) -> Found | None:
        """Return where play first sees a difference, within a given number of requests, in an engine that has
        been changed in some blocks (in any block, if None).
        """
        connection = InProcessConnection(engine, processor_time=True)
        try:
            return self._found(connection, self._entering(blocks)[:most])
        finally:
            connection.close()

    def _found(self, connection: InProcessConnection, chosen: Sequence[int]) -> Found | None:
        own: dict[bytes, Any] = {}
        refused, last = 0, b""
        for index in self._followed(chosen, own):
            asked = self.asked[index]
            if asked.game == refused:
                continue
            request, wanted = zlib.decompress(asked.request), zlib.decompress(asked.reply)
            if asked.about in own:
                message = jsontext.decode(request)
                message["params"]["state"] = own[asked.about]
                request = jsontext.encode(message)
            try:
                (reply,) = connection.exchange([request], _SECONDS)
                cause = "" if reply == wanted else self._different(asked, request, wanted, reply)
            except EngineFailure as failure:
                cause = failure.verdict
            except _NotPlayed:
                if asked.about not in own and asked.about != last:
                    refused = asked.game
                    continue
                cause = "a position of its own is refused"
            if cause:
                return Found(asked.actions, asked.game, asked.start, f"{asked.verb}: {cause}")
            last = asked.gives or last
            if asked.gives and reply != wanted:
                own[asked.gives] = jsontext.decode(reply)["result"]["state"]
        return None

    def _followed(self, chosen: Sequence[int], own: dict[bytes, Any]) -> Iterator[int]:
        """Yield the chosen requests and, between them, requests about states of which the engine has its own
        version; that version is forgotten when another game begins.
        """
        until = 0
        for place, index in enumerate(chosen):
            yield index
            until = chosen[place + 1] if place + 1 < len(chosen) else len(self.asked)
            game = self.asked[index].game
            for other in range(index + 1, until) if own else ():
                if self.asked[other].game != game:
                    break
                if self.asked[other].about in own:
                    yield other
            if until < len(self.asked) and self.asked[until].game != game:
                own.clear()

    def entered(self, blocks: Iterable[Block]) -> int:
        """Return the number of requests that enter one of some blocks."""
        return len({index for block in blocks for index in self.entering.get(block, ())})

    def _entering(self, blocks: Iterable[Block] | None) -> Sequence[int]:
        if blocks is None:
            return range(len(self.asked))
        entered = {index for block in blocks for index in self.entering.get(block, ())}
        if any(self.asked[index].verb == "configure" for index in entered):
            return range(len(self.asked))
        return sorted(entered.union(self._always))

    @cached_property
    def _always(self) -> frozenset[int]:
        return frozenset(index for index, one in enumerate(self.asked) if one.verb in _ALWAYS)

    def _different(self, asked: Asked, request: bytes, wanted: bytes, found: bytes) -> str:
        """Return how a reply differs by play's comparison; '' if it does not."""
        message = jsontext.decode(request)
        one, other = (read_reply(line, message["id"]) for line in (wanted, found))
        if asked.verb in _ALWAYS:
            return "" if _plain(one) == _plain(other) else "a different answer"
        if other.error is not None and other.error.code in (UNSUPPORTED, UNSUPPORTED_POSITION):
            raise _NotPlayed
        if one.error is not None or other.error is not None:
            return _refused_otherwise(one, other)
        validator = self.suite.validator.under(asked.components)
        origin, step, right = self._steps(Verb(asked.verb), message["params"], other, one)
        try:
            difference = compare(validator, origin, step, right).first
        except Invalid as fault:
            return str(fault)[:80]
        return "" if difference is None else f"{difference.what} {difference.path}".strip()

    def _steps(
        self, verb: Verb, params: Mapping[str, Any], found: Reply, wanted: Reply
    ) -> tuple[Play | Beginning, Step, Step]:
        if verb in ("apply", "new_game"):
            origin = NEW_GAME if verb == "new_game" else Play(seat=params["seat"], action=params["action"])
            one, other = (bytes(applied_in(verb, reply.result, verb).state) for reply in (found, wanted))
            return origin, Step(one), Step(other)
        seat = params.get("seat", "")
        own, right = (_answers(verb, seat, reply) for reply in (found, wanted))
        return POSITION, Step(answers=own), Step(answers=right)


class _NotPlayed(Exception):
    """The engine refuses a position, saying that it does not load it."""


def _answers(verb: Verb, seat: str, reply: Reply) -> Answers:
    text = answer_in(verb, reply.result)
    if verb == "legal_actions":
        return Answers(legal={seat: text})
    return Answers(views={seat: text}) if verb == "view" else Answers(outcome=text)


def _refused_otherwise(wanted: Reply, found: Reply) -> str:
    one, other = (
        "accepted" if reply.error is None else "chance" if reply.error.code == NEEDS_CHANCE else "refused"
        for reply in (wanted, found)
    )
    if one != other:
        return f"{other}, not {one}"
    if one != "chance":
        return ""
    needs, asks_for = refusal_in(wanted).needs, refusal_in(found).needs
    return "" if asks_for is None or same_needs(needs, asks_for) else "asks for different chance"


def _plain(reply: Reply) -> Any:
    return jsontext.decode(reply.result) if reply.error is None else reply.error.code


def _name(state: Any) -> bytes:
    return b"" if state is None else blake2b(jsontext.encode(state), digest_size=16).digest()
