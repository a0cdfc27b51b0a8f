"""Roles in texts, and data at fault that fail the build."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.site import HOME, TOY_INDEX, BuildFailed, Site, build_toy, text_of
from tests.shared import made_once
from tests.toybox import GAME, ToyCopy


def test_roles_show_number_and_words_and_link_to_the_anchor(toy_site: Site) -> None:
    links = {
        str(link["href"]): text_of(link) for link in toy_site.page("index.html").select("article a.reference")
    }
    assert (
        links[f"{HOME}/rules/auction.html#market_day.auction.bid_within_purse"]
        == "Market Day 3.4 Bid within purse"
    )
    assert links["id/market_day.ruling.tie.html"] == "Market Day R5.1 Tie"
    case = "id/market_day.fox.takes_a_coin.html#case-fox.blue_robs_red"
    assert links[case] == "Market Day Blue robs Red"
    assert links[f"{HOME}/rules/fox.html#market_day.fox.is_discarded"] == "in other words"


NO_TARGETS = {
    "clause": "market_day.fox.is_eaten",
    "ruling": "market_day.fox.is_discarded",
    "case": "market_day/fox/no_case",
}


@pytest.fixture(scope="session")
def told_of_roles(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return what the build of a page says that has roles without their targets."""

    def build(folder: Path) -> None:
        roles = "\n".join(f":{role}:`{target}`" for role, target in NO_TARGETS.items())
        with pytest.raises(BuildFailed) as failure:
            build_toy(folder, f"{TOY_INDEX}\n{roles}\n")
        (folder / "told").write_text(str(failure.value), encoding="utf-8")

    return (made_once(tmp_path_factory, "roles_without_targets", build) / "told").read_text(encoding="utf-8")


@pytest.mark.parametrize("role", NO_TARGETS)
def test_a_role_without_its_target_fails_the_build(told_of_roles: str, role: str) -> None:
    told = [line for line in told_of_roles.splitlines() if f"there is no {role} " in line]
    assert len(told) == 1
    assert NO_TARGETS[role] in told[0]


def test_data_at_fault_fail_the_build_with_file_and_line(toy_copy: ToyCopy, tmp_path: Path) -> None:
    path = toy_copy.root / "spec" / GAME / "fox.yaml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("kind: permission", "kind: whim"), encoding="utf-8"
    )
    with pytest.raises(BuildFailed, match=r"fox\.yaml:2"):
        build_toy(tmp_path, TOY_INDEX, toy_copy.root)
