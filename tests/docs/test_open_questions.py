"""What a witness says of the readings of a question for the publisher."""

from __future__ import annotations

from ruleproof_site.amendments import parted


def test_what_follows_under_each_reading_stands_apart_from_the_position() -> None:
    witness = "Red has no coin. forbidden: the fox of Blue is refused. allowed, in a long game: it is gone."
    follows = {"forbidden": "The fox of Blue is refused.", "allowed": "In a long game: it is gone."}
    assert parted(witness, ["allowed", "forbidden"]) == ("Red has no coin.", follows)


def test_a_witness_that_leaves_a_reading_out_stays_whole() -> None:
    assert parted("forbidden: it is refused.", ["forbidden", "allowed"]) == ("forbidden: it is refused.", {})
