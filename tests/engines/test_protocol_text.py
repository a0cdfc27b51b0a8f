"""The messages in adapters/PROTOCOL.md are those of the reference."""

from __future__ import annotations

import json
import re
from typing import Any

from ruleproof.engines.connect import REFERENCE, connector
from ruleproof.input.folders import Data
from ruleproof.rules.verbs import VERBS
from tools.programs import ROOT

TEXT = (ROOT / "adapters" / "PROTOCOL.md").read_text(encoding="utf-8")
SENT, WANTED = (re.findall(rf"^{arrow} (.*)$", TEXT, re.MULTILINE) for arrow in "→←")


def without_entries(value: Any) -> Any:
    """Return a result without the keys of the reference's own."""
    if isinstance(value, dict):
        return {key: without_entries(one) for key, one in value.items() if not key.startswith("x_")}
    return value


def test_every_verb_has_an_exchange_in_the_text() -> None:
    assert {json.loads(line)["method"] for line in SENT} == set(VERBS)
    assert len(WANTED) == len(VERBS)


def test_the_reference_answers_what_the_text_says() -> None:
    connection = connector(REFERENCE, Data.open((ROOT / "examples" / "games" / "nim",)))()
    for sent, wanted in zip(SENT, WANTED, strict=True):
        (reply,) = connection.exchange([sent.encode()], 30.0)
        told, answer = json.loads(wanted), json.loads(reply)
        if json.loads(sent)["method"] == "hello":
            assert told["result"].keys() <= answer["result"].keys()
            assert told["result"]["games"]["nim"]["verbs"] == answer["result"]["games"]["nim"]["verbs"]
        else:
            assert without_entries(answer) == told
    connection.close()
