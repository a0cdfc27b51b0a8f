"""`ruleproof new-game` writes a game that passes `check`, and `ruleproof docs` builds its site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ruleproof.api import Options, verify
from ruleproof.cli.check import check
from ruleproof.cli.explain import explain
from ruleproof.cli.listing import listing
from ruleproof.edit.coverage import coverage
from ruleproof.edit.game_commands import docs, new_game
from ruleproof.input.documents import load_yaml
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError
from ruleproof.rules.schemas import SchemaSet
from tests.docs.site import Site

GAME = "high_tide"


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a new game."""
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(new_game, [GAME], catch_exceptions=False)
    assert told.exit_code == 0, told.output
    assert f"ruleproof check --data {GAME} --game {GAME}" in told.output
    return tmp_path / GAME


def test_a_new_game_passes_check_with_one_clause_and_one_scenario(made: Path) -> None:
    lines, status = check([GAME], [made])
    assert status == 0
    begin, there = (
        f"{GAME}: 1 clause (0 that no engine can show), 0 rulings (0 switchable), ",
        "1 scenario (1 case)",
    )
    assert lines == [f"{begin}{there}, 0 tours (0 cases): no errors"]


def test_its_rulebook_is_covered_and_its_reference_conforms(made: Path) -> None:
    told, status = coverage([f"en={made / 'rulebook.en.txt'}"], GAME, [made])
    assert (status, told) == (0, f"{GAME} en: 1 sentence, 0 not pointed to, 0 bad pointers")
    (game,) = verify(Options(engine="reference", games=(GAME,), data=(made,), ask_again=True)).games
    assert [result.verdict for result in game.results] == ["pass"]


def test_its_files_begin_with_schemas_that_are_found_from_where_they_lie(made: Path) -> None:
    files = [*made.glob("spec/**/*.yaml"), *made.glob("features/**/*.yaml")]
    assert len(files) == 7
    for path in files:
        line = path.read_text(encoding="utf-8").splitlines()[0]
        schema = (path.parent / line.removeprefix("# yaml-language-server: $schema=")).resolve()
        assert schema.parent == Data.open().common_schemas()
        assert SchemaSet(schema.parent).accepts(schema.stem)(load_yaml(path).value)


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a new game with only rules, and with the ruling that its README shows."""
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(new_game, [GAME, "--rules-only"], catch_exceptions=False)
    assert told.exit_code == 0, told.output
    folder = tmp_path / GAME
    (shown,) = re.findall(r"```yaml\n(.*?)```", (folder / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(list(folder.glob("**/*.yaml"))) == 2
    (folder / "spec" / GAME / "rulings.yaml").write_text(shown, encoding="utf-8")
    return folder


def test_rules_alone_are_checked_explained_and_listed(rules: Path) -> None:
    lines, status = check([GAME], [rules])
    assert status == 0
    assert lines[0].startswith(f"{GAME}: 1 clause (0 that no engine can show), 1 ruling (0 switchable)")
    assert "The game is over at once." in explain("last_counter", [rules], [GAME])
    assert "Is the game over" in "\n".join(listing("rulings", [GAME], [rules]))
    told, status = coverage([f"en={rules / 'rulebook.en.txt'}"], GAME, [rules])
    assert (status, told) == (0, f"{GAME} en: 1 sentence, 0 not pointed to, 0 bad pointers")


@pytest.mark.browser
def test_rules_alone_have_a_site_with_search_and_pdf_that_says_only_what_is_so_of_them(rules: Path) -> None:
    head = rules / "spec" / GAME / "game.yaml"
    head.write_text(head.read_text("utf-8") + 'rights: "© 2026 Example Games"\nofficial: yes\n', "utf-8")
    told = CliRunner().invoke(docs, ["--data", str(rules), "--pdf"], catch_exceptions=False)
    assert told.exit_code == 0, told.output
    site = rules.parent / "ruleproof-site"
    assert (site / "pdf" / f"{GAME}-text-a4.pdf").is_file()
    pages = {path.relative_to(site).as_posix(): path.read_text("utf-8") for path in site.rglob("*.html")}
    for name, text in pages.items():
        for untrue in ("authors of Ruleproof", "MIT", "Not official", "any engine", "ruleproof verify"):
            assert untrue not in text, f"{name}: {untrue}"
        assert "© 2026 Example Games" in text, name
    assert f'content="0; url=games/{GAME}/index.html" http-equiv="refresh"' in pages["index.html"]
    rule, ruling = f"id/{GAME}.turn.takes_a_counter.html", f"id/{GAME}.ruling.last_counter.html"
    for name in (rule, ruling, f"games/{GAME}/text.html", f"games/{GAME}/rules/turn.html"):
        assert '<span class="chip open">open</span>' in pages[name].lower(), name
    assert 'class="chip kept">Stands in the rulebook' not in pages[rule]
    assert 'class="mark open"' in pages[f"games/{GAME}/rules/turn.html"]
    assert "Is the game over when the last counter has been taken?" in pages[f"games/{GAME}/rulings.html"]
    assert "<b>0</b> questions answered</span><span><b>1</b> not settled" in pages[f"games/{GAME}/index.html"]
    index = Site(site).rule_index()["entries"]
    assert {one["kind"]: one.get("doubt") for one in index} == {
        "clause": "open",
        "ruling": "open",
        "page": None,
    }


def test_without_folders_the_games_of_the_current_folder_are_checked(
    rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(rules)
    lines, status = check([], [])
    assert (status, [line.partition(":")[0] for line in lines]) == (0, [GAME])


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("High Tide", "expected lower-case letters"),
        ("9tides", "expected lower-case letters"),
        ("rivalry", "the kit already has a game of this name"),
    ],
)
def test_a_name_that_is_none_or_is_taken_is_refused(tmp_path: Path, name: str, told: str) -> None:
    assert told in str(refused([name, str(tmp_path / "game")]).exception)
    assert not (tmp_path / "game").exists()


def test_a_folder_in_use_is_left_alone(made: Path) -> None:
    before = {path: path.read_bytes() for path in made.rglob("*") if path.is_file()}
    assert "the folder is not empty" in str(refused([GAME]).exception)
    assert {path: path.read_bytes() for path in made.rglob("*") if path.is_file()} == before


def refused(arguments: list[str]) -> Result:
    told = CliRunner().invoke(new_game, arguments)
    assert isinstance(told.exception, UsageError)
    return told


def test_a_title_is_written_as_it_is(tmp_path: Path) -> None:
    CliRunner().invoke(
        new_game, [GAME, str(tmp_path / "one"), "--title", 'Tide: "high"'], catch_exceptions=False
    )
    assert load_yaml(tmp_path / "one" / "spec" / GAME / "game.yaml").value["title"] == 'Tide: "high"'


def test_the_site_of_a_game_outside_the_kit_is_built(made: Path) -> None:
    told = CliRunner().invoke(docs, ["--data", str(made), "--out", "site"], catch_exceptions=False)
    assert told.output == f"site/index.html: {GAME}\n"
    page = (made.parent / "site" / "games" / GAME / "rules" / "turn.html").read_text(encoding="utf-8")
    assert "A turn takes one counter off the heap" in page
    statements = [path.read_text(encoding="utf-8") for path in (made.parent / "site" / "id").glob("*.html")]
    assert any("Red takes a counter, and Blue is next" in text for text in statements)
    assert [path.name for path in (made.parent / "site" / "games").iterdir()] == [GAME]


def test_a_slip_in_the_rules_is_told_where_it_stands_before_a_site_is_built(rules: Path) -> None:
    path = rules / "spec" / GAME / "rulings.yaml"
    path.write_text(path.read_text("utf-8").replace("question:", "questoin:"), "utf-8")
    with pytest.raises(DataError, match=r"rulings.yaml:\d+: .*questoin"):
        CliRunner().invoke(docs, ["--data", str(rules)], catch_exceptions=False)
    assert not (rules.parent / "ruleproof-site").exists()


def test_a_site_of_nothing_is_refused() -> None:
    told = CliRunner().invoke(docs, [])
    assert "no game; expected --data DIR with a game in it" in str(told.exception)
