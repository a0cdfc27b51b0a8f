"""The certificate of a census, which is shown with the results of a run of the same engine and suite."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from ruleproof.engines.greeting import Greeting
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError, shown_path


class _Engine(msgspec.Struct):
    hello: str
    differences: dict[str, int]


class Certificate(msgspec.Struct):
    """The parts of a certificate that a run needs; `line` says how far the census went."""

    game: str
    line: str
    suite: str
    readings: dict[str, str]
    engine: _Engine

    @classmethod
    def read(cls, file: Path) -> Certificate:
        """Read a certificate.

        Raises:
            UsageError: the file is not a certificate of an engine.
        """
        try:
            return msgspec.json.decode(file.read_bytes(), type=cls)
        except (OSError, msgspec.DecodeError) as error:
            raise UsageError(
                f"--census {shown_path(file)}: not the certificate of an engine: {error}\n"
                "    ruleproof census --engine … --save FILE writes one"
            ) from None

    def line_for(self, greeting: Greeting, suite: str, readings: Mapping[str, str]) -> str:
        """Return the certificate's line for a report.

        Raises:
            UsageError: the certificate is for another engine, suite or readings, or it says that the engine
                differs from the reference.
        """
        another = {
            "engine (its hello has changed)": self.engine.hello != digest_of(greeting),
            "version of the suite": self.suite != suite,
            "choice of readings": self.readings != readings,
        }
        wrong = [f"it was made for another {what}" for what, differs in another.items() if differs]
        if self.engine.differences:
            wrong.append("the engine differs from the reference in this census")
        if wrong:
            raise UsageError(f"--census: {'; '.join(wrong)}\n    take the census again")
        return self.line


def digest_of(greeting: Greeting) -> str:
    """Return the digest of an engine's hello."""
    return jsontext.digest(msgspec.to_builtins(greeting))
