"""`ask` and `explain --messages`: single questions by hand, and the messages of a case."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruleproof.cli.ask import Question, ask
from ruleproof.cli.explain import explain
from ruleproof.input.problems import UsageError
from tests.toybox import GAME, TOY, stdio, toy_cases

CALL = f"{GAME}/auction/the_top_card_lies_on_the_stall"


def question(verb: str, case: str, engine: str = "reference") -> Question:
    return Question(engine=engine, verb=verb, game=GAME, case=case, data=(TOY,))


def asked(
    capsys: pytest.CaptureFixture[str], engine: str, verb: str, case: str = CALL
) -> tuple[int, dict[str, str]]:
    """Return the exit status, and what is said by the word before it."""
    status = ask(question(verb, case, engine))
    rows = [line.partition(" ") for line in capsys.readouterr().out.splitlines()]
    return status, {name: text.strip() for name, _, text in rows}


def test_the_reference_answers_what_the_case_comes_to(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = asked(capsys, "reference", "legal_actions")
    assert status == 0
    assert json.loads(said["asked"])["params"]["state"]["phase"] == "auction"
    actions = json.loads(said["reply"])["result"]["actions"]
    assert {action["type"] for action in actions} == {"bid"}


def test_apply_takes_the_next_action_of_the_case(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = asked(capsys, stdio("market"), "apply")
    assert status == 0
    assert json.loads(said["asked"])["params"]["action"] == {"type": "call"}
    assert said["schema"] == "valid"
    assert said["reference"] == "answers the same"


def test_a_reply_that_differs_from_the_reference_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = asked(capsys, stdio("lists_an_extra_action"), "legal_actions")
    assert status == 1
    assert "listed but not legal" in said["reference"]


def test_a_position_that_the_engine_does_not_support_is_no_difference(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, said = asked(capsys, stdio("cannot_load_positions"), "legal_actions", case=CALL)
    assert status == 0
    assert said["reference"].startswith("not compared: the engine says unsupported position")


def test_a_reply_that_breaks_a_schema_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = asked(capsys, stdio("sees_a_malformed_view"), "view")
    assert status == 1
    assert "breaks its schema" in said["schema"]


def test_a_failing_engine_is_told_without_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = asked(capsys, stdio("raises_an_exception"), "apply")
    assert status == 1
    assert "crash" in said


def test_hello_and_configure_can_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    for verb in ("hello", "configure"):
        status, said = asked(capsys, stdio("market"), verb)
        assert (status, said["schema"]) == (0, "valid")
    assert asked(capsys, stdio("market"), "new_game", case=f"{GAME}/tours/two_traders/start")[0] == 0


def test_an_engine_that_keeps_a_game_of_its_own_is_asked_about_its_own_state(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tour = f"{GAME}/tours/two_traders/2"
    status, said = asked(capsys, stdio("needs_its_own_keys"), "legal_actions", case=tour)
    assert status == 0
    assert "x_" in said["asked"]
    assert "note" not in said


@pytest.mark.parametrize(
    ("verb", "case", "told"),
    [
        ("aply", CALL, "nearest: apply"),
        ("apply", f"{GAME}/ending/seven_coins_are_seven_points", "this case has none"),
        ("view", CALL[:-1], f"nearest: {CALL}"),
        ("view", "", "view is about a state: name a --case"),
    ],
)
def test_a_question_that_cannot_be_asked_is_told_with_the_mend(verb: str, case: str, told: str) -> None:
    with pytest.raises(UsageError) as found:
        ask(question(verb, case))
    assert told in str(found.value)


def test_explain_prints_the_messages_of_a_case() -> None:
    lines = explain(CALL, [TOY], [GAME], messages=True).splitlines()
    requests = [json.loads(line[2:]) for line in lines if line.startswith("> ")]
    replies = [json.loads(line[2:]) for line in lines if line.startswith("< ")]
    assert len(requests) == len(replies) > 4
    assert {"configure", "legal_actions", "apply", "view"} <= {request["method"] for request in requests}
    assert '"x_' not in "".join(line for line in lines if line.startswith("< "))


def test_explain_prints_the_messages_of_one_step_of_a_tour() -> None:
    tour = [case.id for case in toy_cases() if "/tours/" in case.id][3]
    lines = explain(tour, [TOY], [GAME], messages=True).splitlines()
    assert [line.count("apply") > 0 for line in lines if line.startswith("> ")].count(True) == 1


def test_a_clause_has_no_messages(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is not a case"):
        explain(f"{GAME}.auction.needs_a_card", [TOY], [GAME], messages=True)
