"""The example engine that can only score, in C.

It is held against the brute force, against every scoring case, and against hostile input.
"""

from __future__ import annotations

import json
import random
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from ruleproof.api import Options, verify
from ruleproof.input.folders import bundled_root
from ruleproof.judging import verdicts as v
from tests.shared import WHOLE, made_once
from tools.programs import command_of, sanitizers

from .asking import GAME, Json, finished_game, open_questions, random_city, suite
from .counting import ARRANGEMENTS, best_totals
from .test_shops import AT_ONCE, city_of
from .test_winners import shelves
from .winning import expected_outcome

INTERNAL_ERROR, PARSE_ERROR = -32603, -32700
pytestmark = pytest.mark.cc


def sources() -> Path:
    above = Path(__file__).resolve().parents
    return next(folder for root in above if (folder := root / "engines" / "examples" / "c").is_dir())


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the scorer in it, as it is and with sanitizers."""
    return made_once(tmp_path_factory, "scorer", lambda folder: make(folder, "scorer", "sanitized"))


def make(folder: Path, *targets: str) -> None:
    compiler = [f"CC={shlex.join(command_of('cc'))}", f"SANITIZERS={','.join(sanitizers())}"]
    subprocess.run(["make", "-s", "-C", sources(), f"BUILD={folder}", *compiler, *targets], check=True)


def request(number: int, method: str, **params: Any) -> Json:
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


def configure(**readings: str) -> Json:
    chosen = {f"{GAME}.ruling.{name}": reading for name, reading in readings.items()}
    return request(0, "configure", game=GAME, components=suite().components.values, readings=chosen)


def replies(program: Path, lines: Sequence[bytes]) -> list[Json]:
    """Return the replies to some lines; the program must end well."""
    run = subprocess.run(
        [program], input=b"\n".join(lines) + b"\n", capture_output=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr.decode(errors="replace")[-3000:]
    return [json.loads(line) for line in run.stdout.splitlines()]


def outcomes(program: Path, states: Sequence[Json], **readings: str) -> list[Json]:
    asked = [
        configure(**readings),
        *(request(number, "outcome", state=state) for number, state in enumerate(states)),
    ]
    configured, *found = replies(program, [json.dumps(message).encode() for message in asked])
    assert configured["result"] == {"accepted": True}
    return [reply["result"]["outcome"] for reply in found]


def test_it_scores_every_arrangement_of_shops(built: Path) -> None:
    padded = [*range(ARRANGEMENTS), *[0] * (-ARRANGEMENTS % AT_ONCE)]
    states = [
        finished_game([city_of(shops) for shops in padded[start : start + AT_ONCE]], AT_ONCE)
        for start in range(0, len(padded), AT_ONCE)
    ]
    found = [
        city["shops"] for outcome in outcomes(built / "scorer", states) for city in outcome["cities"].values()
    ]
    assert found[:ARRANGEMENTS] == best_totals()


def games(dice: random.Random, number: int) -> Iterator[Json]:
    """Deal finished games: every other one with ties."""
    for turn in range(number):
        seats = dice.randint(2, 7)
        shelf = dice.choice(dice.choice(shelves()))
        cities = [
            dice.choice(shelf) if turn % 2 else random_city(dice) for _ in range(4 if seats == 2 else seats)
        ]
        yield finished_game(cities, seats, sorted(dice.sample(range(1, 16), seats)))


def test_it_ends_games_as_the_brute_force_says_under_each_reading(built: Path) -> None:
    for name, readings in open_questions().items():
        for reading in readings:
            states = list(games(random.Random(f"{name} {reading}"), 60 if WHOLE else 15))
            found = outcomes(built / "scorer", states, **{name: reading})
            assert found == [expected_outcome(state, {name: reading}) for state in states], reading


def test_it_passes_every_case_that_asks_for_outcomes_alone(built: Path) -> None:
    root = suite().folders.root
    report = verify(
        Options(
            engine=f"stdio:{built / 'scorer'}", games=(GAME,), data=() if root == bundled_root() else (root,)
        )
    )
    counts = report.games[0].counts
    assert set(counts) == {v.PASS, v.UNSUPPORTED}
    assert counts[v.PASS] > 250
    assert report.status == 0


ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3.5,
    2**62,
    -(2**63),
    "",
    "x_",
    "shop",
    "0,0",
    "3,3",
    "-3,-3",
    "city 1",
    "over",
    [],
    {},
    [[]],
    {"": ""},
    "é" * 3000,
    [0] * 50,
)
HOSTILE = (
    b"",
    b"\r",
    b"nonsense",
    b"null",
    b"0",
    b'"outcome"',
    b"[]",
    b"{}",
    b"[" * 100_000,
    b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
    b'{"jsonrpc":"2.0","id":1,"method":"outcome"',
    b'{"jsonrpc":"2.0","id":1,"id":2,"method":"hello","params":{"protocol":[1]}}',
    b'{"id":1e999,"method":"hello"}',
    b'{"id":99999999999999999999999,"method":"hello"}',
    b'{"id":[1],"method":"hello","params":{"protocol":[1]}}',
    b'{"id":1,"method":"hello","params":[1]}',
    b'{"id":1,"method":"hello","params":{"protocol":[2]}}',
    b'{"id":1,"method":7}',
    b'{"id":1,"method":"apply","params":{}}',
    b'{"id":1,"method":"\\u0000"}',
    b'{"id":1,"method":"\\ud800"}',
    b'{"id":1,"method":"%s%n%d"}',
    b'{"id":"\xff","method":"hello"}',
    b'{"id":1,\x00"method":"hello"}',
    b'{"id":1,"method":"' + b"m" * 1_000_000 + b'"}',
)


def spoilt(value: Any, dice: random.Random) -> Any:
    """Return a copy of a JSON value in which one thing is another, gone, or there under another key."""
    if not isinstance(value, dict | list) or not value or dice.random() < 0.06:
        return dice.choice(ODD)
    if isinstance(value, list):
        place = dice.randrange(len(value))
        return [*value[:place], spoilt(value[place], dice), *value[place + dice.choice((0, 1)) :]]
    key = dice.choice(list(value))
    kept = {other: child for other, child in value.items() if other != key}
    chance = dice.random()
    if chance < 0.1:
        return kept
    if chance < 0.2:
        return {**kept, str(dice.choice(ODD)): value[key]}
    return {**kept, key: spoilt(value[key], dice)}


def test_it_survives_hostile_input_and_answers_each_line(built: Path) -> None:
    dice = random.Random(3)
    good = [
        configure(),
        *(request(number, "outcome", state=state) for number, state in enumerate(games(dice, 20))),
    ]
    spoils = [spoilt(dice.choice(good[:1] if dice.random() < 0.3 else good[1:]), dice) for _ in range(3000)]
    sane = [
        message for message in spoils if not (isinstance(message, dict) and message.get("method") == "bye")
    ]
    lines = [
        json.dumps(good[1]).encode(),
        *HOSTILE,
        *(json.dumps(message).encode() for message in [good[0], *sane]),
    ]
    found = replies(built / "scorer-sanitized", lines)
    assert len(found) == sum(bool(line.strip()) for line in lines)
    assert all(reply["jsonrpc"] == "2.0" and ("result" in reply) != ("error" in reply) for reply in found)
    assert not [reply for reply in found if reply.get("error", {}).get("code") == INTERNAL_ERROR]
    assert found[0]["error"]["code"] == 3, "before configure it can score nothing"


def test_a_line_that_breaks_off_and_a_flood_of_bytes_end_it_in_good_order(built: Path) -> None:
    flood = random.Random(4).randbytes(200_000)
    for text in (b"", b"\n", b'{"id":1,"method":"bye"', flood):
        run = subprocess.run(
            [built / "scorer-sanitized"], input=text, capture_output=True, timeout=60, check=False
        )
        assert run.returncode == 0, run.stderr.decode(errors="replace")[-3000:]


def test_nothing_is_answered_after_bye(built: Path) -> None:
    (only,) = replies(
        built / "scorer-sanitized",
        [b'{"jsonrpc":"2.0","id":5,"method":"bye","params":{}}', b'{"id":6,"method":"bye"}'],
    )
    assert only == {"jsonrpc": "2.0", "id": 5, "result": {}}


def test_its_reader_and_writer_of_json_pass_their_own_test(tmp_path: Path) -> None:
    make(tmp_path, "test")


SOUND = (
    b'{"a": [1, -20, 3.5e-7, {"b": null}], "": [true, false, {}, []]}',
    '"\\u00e9\\ud83d\\ude00 é€😀 \\"\\\\\\/\\b\\f\\n\\r\\t"'.encode(),
    b"[-9223372036854775808, 0, 0.0, 1E5]",
)


def is_json(text: bytes) -> bool:
    """Tell whether Python takes a text for JSON of which the scorer can hold the strings."""

    def object_of(members: list[tuple[str, Any]]) -> Json:
        if len({key for key, _ in members}) < len(members):
            raise ValueError("a key comes twice")
        return dict(members)

    def no_constant(name: str) -> None:
        raise ValueError(f"{name} is no JSON")

    try:
        value = json.loads(text.decode(), object_pairs_hook=object_of, parse_constant=no_constant)
        return b"\0" not in json.dumps(value, ensure_ascii=False).encode() and "\\u0000" not in json.dumps(
            value
        )
    except ValueError:
        return False


def test_it_takes_for_json_what_python_takes_for_it(built: Path) -> None:
    dice = random.Random(5)
    texts = [bytes(text) for text in SOUND]
    while len(texts) < 20_000:
        text = bytearray(dice.choice(SOUND))
        for _ in range(dice.randint(1, 3)):
            place = dice.randrange(len(text))
            text[place : place + dice.randint(0, 2)] = dice.choice(
                (
                    b"",
                    bytes([dice.randrange(256)]),
                    dice.choice((b'"', b"\\u", b",", b"]", b"}", b"0", b"e", b"-")),
                )
            )
        texts.append(bytes(text).replace(b"\n", b" "))
    lines = [b'{"id":1,"method":"none","params":{"value":' + text + b"}}" for text in texts]
    found = replies(built / "scorer-sanitized", lines)
    taken = [reply["error"]["code"] != PARSE_ERROR for reply in found]
    wanted = [is_json(line) for line in lines]
    assert [line for line, one, other in zip(lines, taken, wanted, strict=True) if one != other] == []
    assert 500 < sum(wanted) < len(texts) - 500


def test_an_id_comes_back_as_it_was(built: Path) -> None:
    ids = ["", 'a "b" \\ /', "\t\n\x01\x7f", "é€😀", 0, -1, 2**63 - 1, -(2**63)]
    found = replies(
        built / "scorer-sanitized", [json.dumps({"id": it, "method": "x"}).encode() for it in ids]
    )
    assert [reply["id"] for reply in found] == ids


def test_its_adapter_is_short() -> None:
    assert len((sources() / "adapter.c").read_text(encoding="utf-8").splitlines()) < 150
