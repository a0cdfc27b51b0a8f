"""YAML documents: plain values, the line of each, and every fault said with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from ruleproof.input.documents import load_yaml
from ruleproof.input.folders import Data, bundled_root
from ruleproof.input.problems import DataError
from ruleproof.rules.schemas import SchemaSet

NIM = bundled_root() / "examples" / "games" / "nim"
SPECIFICATION = [*bundled_root().glob("spec/**/*.yaml"), *NIM.glob("spec/**/*.yaml")]
WRITTEN = [*SPECIFICATION, *bundled_root().glob("features/**/*.yaml"), *NIM.glob("features/**/*.yaml")]


def written(folder: Path, text: str) -> Path:
    path = folder / "some.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def faults(folder: Path, text: str) -> list[str]:
    with pytest.raises(DataError) as told:
        load_yaml(written(folder, text))
    return [str(problem) for problem in told.value.problems]


def test_values_are_strings_integers_booleans_lists_and_mappings(tmp_path: Path) -> None:
    text = "a: word\nb: 12\nc: -3\nd: yes\ne: [x, no]\nf: {g: '7'}\nh: 2026-11-20\n"
    value = {"a": "word", "b": 12, "c": -3, "d": True, "e": ["x", False], "f": {"g": "7"}, "h": "2026-11-20"}
    assert load_yaml(written(tmp_path, text)).value == value


def test_every_value_knows_its_line(tmp_path: Path) -> None:
    document = load_yaml(written(tmp_path, "- id: one\n  list:\n    - a\n    - b\n- id: two\n"))
    assert document.where((1, "id")).endswith("some.yaml:5")
    assert document.where((0, "list", 1)).endswith("some.yaml:4")


def test_a_place_that_does_not_exist_has_the_line_of_what_is_around_it(tmp_path: Path) -> None:
    document = load_yaml(written(tmp_path, "a: 1\nb:\n  c: 2\n"))
    assert document.where(("b", "missing", "deeper")).endswith("some.yaml:3")


def test_keys_that_look_like_numbers_or_booleans_are_texts(tmp_path: Path) -> None:
    assert load_yaml(written(tmp_path, "1: a\nyes: b\n")).value == {"1": "a", "yes": "b"}


def test_an_empty_file_holds_nothing(tmp_path: Path) -> None:
    assert load_yaml(written(tmp_path, "# nothing\n")).value is None


def test_a_key_that_stands_twice_is_refused_on_its_line(tmp_path: Path) -> None:
    assert faults(tmp_path, "a: 1\nb: 2\na: 3\n") == [f"{tmp_path}/some.yaml:3: the key 'a' occurs twice"]


@pytest.mark.parametrize("value", ["1.5", "~", "null", "!!binary aGk="])
def test_floats_and_nothing_are_refused(tmp_path: Path, value: str) -> None:
    (fault,) = faults(tmp_path, f"a: 1\nb: {value}\n")
    assert "some.yaml:2: " in fault
    assert "is not a string, integer, boolean, list or mapping" in fault


@pytest.mark.parametrize("value", ["0x10", "010", "1_000", "12:30", "0b11"])
def test_integers_that_only_some_readers_take_for_integers_are_refused(tmp_path: Path, value: str) -> None:
    (fault,) = faults(tmp_path, f"a: {value}\n")
    assert "some.yaml:1: " in fault
    assert "in quotes" in fault


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    assert len(faults(tmp_path, "a: 1.5\na: ~\nb: [2.5, x]\n")) == 4


def test_what_is_no_yaml_is_told_with_its_line(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, "a: 1\nb: [1, 2\nc: 3\n")
    assert fault.startswith(f"{tmp_path}/some.yaml:3: this is not YAML")


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        load_yaml(tmp_path / "missing.yaml")


def test_a_file_that_is_no_utf8_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "some.yaml"
    path.write_bytes(b"a: b\nb: caf\xe9\n")
    with pytest.raises(DataError, match=r"some\.yaml:2: not UTF-8: byte 12 is 0xe9"):
        load_yaml(path)


def test_an_alias_stands_for_what_it_names(tmp_path: Path) -> None:
    assert load_yaml(written(tmp_path, "a: &x [1]\nb: *x\n")).value == {"a": [1], "b": [1]}


def test_a_value_within_itself_is_refused(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, "a: &x [*x]\n")
    assert "within themselves" in fault


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(bundled_root())))
def test_what_is_written_parses_without_libyaml(path: Path) -> None:
    """Other people's tools parse more narrowly than libyaml does."""
    for _ in yaml.parse(path.read_text(encoding="utf-8"), yaml.SafeLoader):
        pass


@pytest.mark.parametrize("path", SPECIFICATION, ids=lambda path: str(path.relative_to(bundled_root())))
def test_a_file_of_a_specification_begins_with_the_schema_that_it_keeps(path: Path) -> None:
    line = path.read_text(encoding="utf-8").splitlines()[0]
    begin = "# yaml-language-server: $schema="
    assert line.startswith(begin)
    schema = (path.parent / line.removeprefix(begin)).resolve()
    assert schema.parent == Data.open().common_schemas()
    assert SchemaSet(schema.parent).accepts(schema.stem)(load_yaml(path).value)
