"""An engine that knows no rules: it answers what it has once seen answered, and refuses everything else.

`remembers.py FILE learn` answers as the reference does, and keeps every answer in the file; `remembers.py
FILE` answers from it alone, whatever the seats are called. With `evades` it calls what it does not know
unsupported, and with `declares JSON` at the end it adds that to each game in `hello`. So a copy of the suite
with its answers passes for an engine.
"""

from __future__ import annotations

import itertools
import json
import re
import sys
from pathlib import Path
from typing import Any

TOY = Path(__file__).resolve().parents[3] / "tests" / "toy"
CODE = 4 if "evades" in sys.argv else 1001
SEATS = ("Red", "Blue", "Green")
REFUSED = {"jsonrpc": "2.0", "error": {"code": CODE, "message": "not in the book"}}


def main() -> None:
    book = Path(sys.argv[1])
    ask = reference() if sys.argv[2:] == ["learn"] else None
    lines = book.read_text(encoding="utf-8").splitlines() if ask is None else []
    answers = dict(json.loads(line) for line in lines)
    configured: Any = None
    with book.open("a", encoding="utf-8") as learned:
        for line in sys.stdin:
            request = json.loads(line)
            params = request.get("params")
            configured = params if request["method"] == "configure" else configured
            question = json.dumps([request["method"], params, configured], sort_keys=True)
            if ask is not None:
                answers[question] = json.loads(ask(line.encode()))
                print(json.dumps([question, answers[question]]), file=learned, flush=True)
            answer = found(answers, question)
            if request["method"] == "hello" and "declares" in sys.argv:
                for game in answer["result"]["games"].values():
                    game.update(json.loads(sys.argv[-1]))
            print(json.dumps({**answer, "id": request["id"]}), flush=True)


def found(answers: dict[str, Any], question: str) -> Any:
    for seats in itertools.permutations(SEATS):
        asked = renamed(question, dict(zip(SEATS, seats, strict=True)))
        answer = answers.get(json.dumps(json.loads(asked), sort_keys=True))
        if answer is not None:
            return json.loads(renamed(json.dumps(answer), dict(zip(seats, SEATS, strict=True))))
    return REFUSED


def renamed(text: str, names: dict[str, str]) -> str:
    return re.sub("|".join(names), lambda name: names[name[0]], text)


def reference() -> Any:
    from ruleproof.engines.dispatch import Dispatcher
    from ruleproof.input.folders import Data

    return Dispatcher(Data.open([TOY]).load_reference().engine()).reply


main()
