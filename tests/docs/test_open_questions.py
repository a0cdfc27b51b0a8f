"""What a witness says of the readings of a question for the publisher."""

from __future__ import annotations

from ruleproof_site.running_text import witnessed


def test_what_follows_under_each_reading_stands_apart_from_the_position() -> None:
    witness = "Red has no coin. forbidden: the fox of Blue is refused. allowed, in a long game: it is gone."
    follows = {"forbidden": "The fox of Blue is refused.", "allowed": "In a long game: it is gone."}
    assert witnessed(witness, ["allowed", "forbidden"]) == ("Red has no coin.", follows)


def test_a_witness_that_leaves_a_reading_out_says_nothing_of_it() -> None:
    assert witnessed("forbidden: it is refused.", ["forbidden", "allowed"]) == (
        "",
        {"forbidden": "It is refused."},
    )


def test_a_witness_of_several_readings_together_stays_whole() -> None:
    for whole in (
        "Red has no coin. may_rob and stays: the fox is gone.",
        "Red has no coin. rob: the fox is gone. stays: rob_all is refused.",
        "Red has no coin. rob: it is gone. rob with a fox: it is refused.",
        "Red has no coin. rob: the fox",
    ):
        assert witnessed(whole, ["may_rob", "rob", "stays"]) == (whole, {})
