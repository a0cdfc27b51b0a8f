"""The maps of Rivalry: what stands in the specification, and how the reference reads it."""

from __future__ import annotations

import pytest

from reference_impl.rivalry.components import Components
from tests.reference_impl.playing import suite_of

MAPS = suite_of("rivalry").game.component_sets


@pytest.mark.parametrize(
    ("name", "open_tiles", "sites", "cards"), [("default", 74, 12, 24), ("small", 38, 10, 8)]
)
def test_the_maps_have_so_many_tiles_sites_and_cards(
    name: str, open_tiles: int, sites: int, cards: int
) -> None:
    components = Components(MAPS[name].values)
    assert sum(map(components.is_open, components.tiles)) == open_tiles
    assert (len(components.sites), len(components.deck())) == (sites, cards)


def test_the_kingdoms_half_is_the_republics_turned() -> None:
    tiles = MAPS["default"].values["tiles"]
    for name, tile in tiles.items():
        column, row = map(int, name.split(","))
        turned = {"republic": "kingdom", "kingdom": "republic"}[tile["nation"]]
        assert tiles[f"{-column},{-row}"] == {**tile, "nation": turned}


def test_sites_may_touch_closed_tiles_share_tiles_and_lie_across_the_border() -> None:
    components = Components(MAPS["crowded"].values)
    assert components.around("4,0,S") == ("3,1", "4,1")
    assert components.sites_at("4,1") == ("4,0,S", "4,1,S", "4,2,N")
    assert components.sites_at("4,0") == ()
    assert components.land_of("1,0,N") is None
    assert components.land_of("4,0,S") == "kingdom"


def test_every_tile_and_site_has_the_name_of_its_row_and_line() -> None:
    names = suite_of("rivalry").game.names
    for components in MAPS.values():
        assert set(components.values["tiles"]) <= set(names["tile"])
        assert set(components.values["sites"]) <= set(names["site"])
    for tile, name in names["tile"].items():
        q, r = map(int, tile.split(","))
        assert name == f"{'ABCDEFGHIJK'[r + 5]}{q + 6}"
    for site, name in names["site"].items():
        tile, _, corner = site.rpartition(",")
        assert name == f"{names['tile'][tile]} {'north' if corner == 'N' else 'south'}"
