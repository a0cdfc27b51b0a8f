"""A figure stands beside the recorded one, and only a real loss is marked."""

from __future__ import annotations

import pytest

from tools.bench import pace


@pytest.mark.parametrize(
    ("now", "before", "end"),
    [(1.14, 1.0, "+14%"), (1.16, 1.0, "+16%  slower"), (0.5, 1.0, "-50%"), (1.0, None, "-")],
)
def test_a_loss_of_more_than_noise_is_marked(now: float, before: float | None, end: str) -> None:
    assert pace.line("first verdict, warm: s", now, before).endswith(end)


def test_a_run_that_fails_ends_the_measuring_with_its_command() -> None:
    with pytest.raises(SystemExit, match=r"tools\.bench\.random_play .* status 1"):
        pace._json(["tools.bench.random_play", "no_game", "2", "0.1"])
