"""The scores of engines that know no rules, which show how much a score means."""

from __future__ import annotations

import msgspec

from ruleproof.cases.suite import Suite


class Shipped(msgspec.Struct, frozen=True):
    """The scores shipped with a suite, and the digest of that suite."""

    suite: str
    scores: dict[str, str]


def shipped_scores(suite: Suite) -> Shipped | None:
    """Return the scores shipped with a suite, if there are any; `tools.quality.baselines` measures them."""
    try:
        return msgspec.json.decode(suite.folders.baselines.read_bytes(), type=Shipped)
    except (OSError, msgspec.DecodeError):
        return None


def baseline_scores(suite: Suite, digest: str) -> dict[str, str]:
    """Return the score of each engine without rules, if the shipped scores are those of a suite with this
    digest.
    """
    shipped = shipped_scores(suite)
    return shipped.scores if shipped is not None and shipped.suite == digest else {}
