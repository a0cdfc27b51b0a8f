"""A session with an engine: starts, greets, configures and asks it, and restarts it after a failure."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from itertools import repeat
from typing import Any

import msgspec

from ruleproof import PROTOCOL
from ruleproof.engines.connect import Connection, Connector
from ruleproof.engines.greeting import MOST_OF_A_NAME, Greeting, named_in_hello, with_short_names
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import (
    METHOD_NOT_FOUND,
    MOST_NOTES,
    MOST_OF_A_NOTE,
    EngineFailure,
    Question,
    Reply,
    ReportedError,
    notes_in,
    read_reply,
    request,
)
from ruleproof.input import jsontext
from ruleproof.input.shortening import shortened
from ruleproof.rules.schemas import SchemaSet, fault_lines
from ruleproof.rules.verbs import ABOUT_STATES, QUESTIONS, Verb

MOST_LOGGED = 400
MOST_OF_A_HOMEPAGE = 2000
MOST_FAILED_STARTS = 3
"""Number of failed starts in a row after which the kit gives up on an engine."""
MOST_TIMEOUTS = 20
"""Number of timeouts in a row, without an answer between them, after which the kit gives up on an engine.
Otherwise a run could take days.
"""


_MOST_FOR_BYE = 2.0
"""Maximum number of seconds for the reply to `bye`."""


class Exchange(msgspec.Struct, frozen=True):
    """A request and the response to it, as sent."""

    request: bytes
    reply: bytes


class Session:
    """Talks to one engine, one case after another.

    Attributes:
        exchanges: the messages since the last `begin`.
        notes: oddities of the engine as a process, such as not ending after `bye`.
        engine_notes: what the engine noted in its replies (`x_notes`), each once.
        restarts: how often the engine had to be started again.
    """

    def __init__(self, connect: Connector, timeout: float, common: SchemaSet) -> None:
        self._connect = connect
        self._timeout = timeout
        self._common = common
        self._connection: Connection | None = None
        self._number = 0
        self._configured: bytes = b""
        self._configured_with: tuple[str, Mapping[str, Any], Mapping[str, str]] = ("", {}, {})
        self._interrupted = False
        self.greeting: Greeting | None = None
        self.exchanges: list[Exchange] = []
        self.notes: list[str] = []
        self.engine_notes: list[str] = []
        self.restarts = 0
        self._last: Question | None = None
        self._failed_starts: list[str] = []
        self._timeouts = 0

    def begin(self) -> None:
        """Forget the messages of the last case.

        Also forget an engine that has sent more output since then, or has ended.
        """
        self.exchanges = []
        self._last = None
        said = self._connection.unasked() if self._connection is not None else b""
        if said:
            self.notes.append(f"the engine wrote unrequested output between two cases: {said[:80]!r}")
            self.drop()

    def hello(self) -> Greeting:
        """Start the engine if necessary and return its greeting.

        Raises:
            StartError: the engine cannot be started, or its greeting violates the protocol.
            EngineFailure: the kit has given up on the engine after too many timeouts.
        """
        if self._timeouts >= MOST_TIMEOUTS:
            raise EngineFailure(
                "timeout",
                f"not tried: given up after {MOST_TIMEOUTS} timeouts in a row",
                cause="given up after timeouts",
            )
        if self._connection is None or self.greeting is None:
            if len(self._failed_starts) >= MOST_FAILED_STARTS:
                raise StartError(
                    f"given up after {MOST_FAILED_STARTS} failed starts; the last: {self._failed_starts[-1]}"
                )
            try:
                self.greeting = self._start()
            except StartError as error:
                self._failed_starts.append(str(error))
                raise
            self._failed_starts = []
        return self.greeting

    def _start(self) -> Greeting:
        self._connection = self._connect()
        self._configured = b""
        if self._interrupted:
            self.drop()
            raise StartError("the run is interrupted")
        try:
            reply = self._ask_now([(Verb.HELLO, {"protocol": [PROTOCOL]})])[0]
        except EngineFailure as error:
            command = getattr(self._connection, "command", None)
            self.drop()
            message = f"the engine did not answer hello ({error.verdict}): {error}"
            advice = (*_advice(error, self._timeout), *_of_command(command, error), *_by_hand(command))
            raise StartError(message, *advice, verdict=error.verdict) from None
        try:
            return self._greeting(reply)
        except StartError:
            self.drop()
            raise

    def require_quiet(self) -> None:
        """Say `bye`, to see what an engine in a child process writes after its reply to `hello`.

        Raises:
            StartError: it writes a line that is not a reply.
        """
        if self._connection is None or not self._connection.may_chatter:
            return
        self._timeout = min(self._timeout, _MOST_FOR_BYE)
        try:
            self._ask_now([(Verb.BYE, {})])
        except EngineFailure as error:
            if error.output:
                said = _chatter(error.output)
                raise StartError(said.format("after its reply to hello"), verdict=error.verdict) from None

    def _greeting(self, reply: Reply) -> Greeting:
        if reply.error is not None:
            raise StartError(f"the engine refused hello: {reply.error.message}")
        value = jsontext.decode(reply.result)
        if not self._common.accepts("hello")(value):
            faults = fault_lines(self._common, "hello", value)
            raise StartError(
                "the engine's greeting does not follow the protocol:\n    " + "\n    ".join(faults)
            )
        greeting = msgspec.convert(value, Greeting)
        if greeting.protocol != PROTOCOL:
            raise StartError(
                f"the engine speaks protocol {greeting.protocol}, and this kit speaks {PROTOCOL}"
            )
        return self._of_bearable_length(greeting)

    def _of_bearable_length(self, greeting: Greeting) -> Greeting:
        """Return a greeting whose names are short enough to print anywhere, and note which names were cut."""
        limits = {"name": MOST_OF_A_NAME, "version": MOST_OF_A_NAME, "homepage": MOST_OF_A_HOMEPAGE}
        too_long = {
            what: len(text) for what, most in limits.items() if len(text := getattr(greeting, what)) > most
        }
        for what, length in too_long.items():
            note = f"the engine's {what} in hello has {length} characters and is cut to {limits[what]}"
            self.notes += [note] if note not in self.notes else []
        cut = {what: shortened(getattr(greeting, what), limits[what]) for what in too_long}
        return msgspec.structs.replace(greeting, games=with_short_names(greeting.games), **cut)

    def forget_configuration(self) -> None:
        """Make sure that the engine is configured again, whatever its configuration is."""
        self._configured = b""

    def configure(self, game: str, components: Mapping[str, Any], readings: Mapping[str, str]) -> list[str]:
        """Configure the engine, unless it already has this configuration.

        The engine gets only the readings of the rulings that it names in `hello`. Return the reasons for
        which it does not support the configuration, if any.

        Raises:
            StartError, EngineFailure: the engine failed.
        """
        offer = self.hello().games.get(game)
        params = {"game": game, "components": components, "readings": named_in_hello(offer, readings)}
        configuration = jsontext.canonical(params)
        self._configured_with = (game, components, dict(readings))
        if configuration == self._configured:
            return []
        self._configured = b""
        reply = self.ask([(Verb.CONFIGURE, params)])[0]
        if reply.error is not None:
            return [reply.error.message or f"error {reply.error.code}"]
        answer = jsontext.decode(reply.result)
        if not self._common.accepts("configured")(answer):
            faults = "; ".join(fault_lines(self._common, "configured", answer))
            message = "the answer to configure does not follow the protocol"
            raise self.fail(EngineFailure("illegal reply", f"{message}: {faults}", cause=message))
        if answer["accepted"]:
            self._configured = configuration
            return []
        return list(answer.get("reasons") or ["no reason given"])

    def ask(self, questions: Sequence[Question], expected: Sequence[bytes] = ()) -> list[Reply]:
        """Ask several questions at once and return the replies in order.

        `expected` are the expected results; a reply that is identical to its expected result need not be
        decoded.

        Raises:
            ReportedError: the engine reports an internal error.
            EngineFailure: the engine failed and was ended; the next case starts it again.
        """
        try:
            replies = self._ask_now(questions, expected)
        except ReportedError:
            self._timeouts = 0
            raise
        except EngineFailure as error:
            self._timeouts += error.verdict == "timeout"
            raise self.fail(error) from None
        if questions[0][0] in QUESTIONS:
            self._timeouts = 0
        return replies

    def repeat_last(self) -> None:
        """Ask an engine in a child process the last question again.

        This way, unrequested output counts against this case and not the next.

        Raises:
            EngineFailure: the engine sent unrequested output, or failed.
        """
        if self._last is not None and self._connection is not None and self._connection.may_chatter:
            self.ask([self._last])

    def fail(self, failure: EngineFailure) -> EngineFailure:
        """End the engine after a failure and return the failure."""
        self.drop()
        self.restarts += not self._interrupted
        return failure

    def _ask_now(self, questions: Sequence[Question], expected: Sequence[bytes] = ()) -> list[Reply]:
        if self._connection is None:
            self.configure(*self._configured_with)
        assert self._connection is not None
        first = self._number + 1
        self._number += len(questions)
        lines = [request(number, *question) for number, question in enumerate(questions, first)]
        if questions[-1][0] in ABOUT_STATES:
            self._last = questions[-1]
        try:
            answers = self._connection.exchange(lines, self._timeout)
        except EngineFailure:
            self._log(lines, [])
            raise
        self._log(lines, answers)
        results = expected or repeat(b"")
        replies = [
            read_reply(line, first + index, result)
            for index, (line, result) in enumerate(zip(answers, results, strict=False))
        ]
        for index, reply in enumerate(replies):
            method = questions[index][0]
            self._keep_notes(method, reply)
            if reply.error is not None and reply.error.code == METHOD_NOT_FOUND and method in QUESTIONS:
                raise EngineFailure(
                    "illegal reply", f"the engine offers {method} in hello but answers 'method not found'"
                )
        return replies

    def _keep_notes(self, method: str, reply: Reply) -> None:
        try:
            found = [shortened(one, MOST_OF_A_NOTE) for one in notes_in(reply)]
        except ValueError as error:
            found = [f"x_notes in the reply to {method} is not a list of texts: {error}"]
        new = [one for one in dict.fromkeys(found) if one not in self.engine_notes]
        self.engine_notes += new[: MOST_NOTES - len(self.engine_notes)]

    def _log(self, lines: Sequence[bytes], answers: Sequence[bytes]) -> None:
        if len(self.exchanges) < MOST_LOGGED:
            self.exchanges += map(Exchange, lines, answers or [b""] * len(lines))

    def interrupt(self) -> None:
        """End the engine from another thread, so that a thread that waits for its answer stops waiting."""
        self._interrupted = True
        connection = self._connection
        if connection is not None:
            connection.kill()

    def drop(self) -> None:
        """End the engine at once."""
        if self._connection is not None:
            self._connection.close(grace=0.0)
            self._connection = None
            self._configured = b""

    def bye(self) -> None:
        """Say `bye` and end the engine; anything that it failed to clean up is noted."""
        if self._interrupted:
            self.drop()
        if self._connection is None:
            return
        try:
            self._timeout = min(self._timeout, _MOST_FOR_BYE)
            self._ask_now([(Verb.BYE, {})])
        except EngineFailure as error:
            self.notes.append(f"bye: {error} ({error.verdict})")
        self.notes += self._connection.close()
        self._connection = None


def _advice(failure: EngineFailure, timeout: float) -> list[str]:
    """Return the likely fix if an engine does not answer the first request."""
    if failure.verdict == "timeout":
        return [
            f"no reply within {timeout:g} s: end every reply with a line feed, and flush after every line",
            "does it only start slowly? --timeout S gives it more seconds",
        ]
    if failure.cause == "the engine ended with status 0":
        return ["it ended (status 0) without answering: does it read standard input until 'bye'?"]
    return [_chatter(failure.output).format("before its first reply")] if failure.output else []


def _of_command(command: Sequence[str] | None, failure: EngineFailure) -> list[str]:
    """Return what is likely wrong with the command of an engine that does not answer."""
    words = command or ()
    if any(word.startswith("~/") for word in words):
        return ["~ is not expanded in the command: write the whole path"]
    is_script = bool(words) and words[0] in ("npm", "pnpm", "yarn") and "--silent" not in words
    if is_script and failure.verdict == "illegal reply":
        return [f"{words[0]} writes a banner before the engine's replies: {words[0]} run --silent"]
    return []


def _chatter(line: bytes) -> str:
    """Return the advice about a line that is not a reply, with `{}` for when the engine wrote it."""
    said = line[:60].decode("utf-8", "backslashreplace") + ("…" if len(line) > 60 else "")
    shown = repr(said).replace("{", "{{").replace("}", "}}")
    return (
        "standard output must carry replies only, "
        f"but the engine wrote {shown} {{}}; send it to standard error"
    )


def _by_hand(command: Sequence[str] | None) -> list[str]:
    """Return a command with which users can send the first request to an engine that is a program."""
    hello = f'{{"jsonrpc":"2.0","id":1,"method":"hello","params":{{"protocol":[{PROTOCOL}]}}}}'
    return [f"try: echo '{hello}' | {shlex.join(command)}"] if command else []
