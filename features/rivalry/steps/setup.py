"""New games, and the placing of cities and starting armies."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import (
    LegalExactly,
    NewGame,
    Play,
    Put,
    Value,
    copies,
    given,
    then,
    when,
    with_on_top,
)

from ._words import (
    GUARDS,
    Army,
    Roll,
    deciding,
    enemy,
    last_with,
    play,
    put,
    rolls,
    rolls_next,
    value,
    with_guards,
)

SEATS = ("Republic", "Kingdom")
STARTING_ARMIES = 25
SITES_ON = {"small": 10, "crowded": 13}
USUAL_CITIES = {
    "Republic": ["2,-3,S", "3,-2,N", "6,-2,N", "7,-2,S"],
    "Kingdom": ["5,2,N", "4,1,S", "1,1,S", "0,1,N"],
}
USUAL_FIELD = {"Republic": {"2,-1": 22}, "Kingdom": {"5,0": 22}}
USUAL_SETUP = {
    nation: {
        "cities": cities,
        "capital": cities[3],
        "foot": GUARDS[nation] | USUAL_FIELD[nation],
        "cavalry": {},
    }
    for nation, cities in USUAL_CITIES.items()
}


@given("a new game, {nation} beginning")
def new_game(nation: str, components: dict[str, Any]) -> NewGame:
    """Give the first place in the list of seats to the nation that begins; the cards lie in the order of the
    component set.
    """
    return NewGame(seats=(nation, enemy(nation)), chance=({"shuffle": copies(components["cards"])},))


@given("a new game, {nation} being named first")
def new_game_named_first(nation: str, components: dict[str, Any]) -> NewGame:
    """Give this nation the first place in the list of seats; the scenario asks which nation begins."""
    return new_game(nation, components)


@given("a new game, {nation} beginning, the cards being shuffled with {cards} on top")
def new_game_shuffled(nation: str, cards: list[str], components: dict[str, Any]) -> NewGame:
    return NewGame(
        seats=(nation, enemy(nation)), chance=({"shuffle": with_on_top(cards, components["cards"])},)
    )


@given(
    "a new game with an army placed at each city, 22 more on E8 and 22 more on F11, "
    "{nation} being named first, and a first roll of {roll}"
)
def new_game_placed(nation: str, roll: Roll, components: dict[str, Any]) -> NewGame:
    """Place the cities and guards as in the named positions; the further 22 are the Republic's on E8 and the
    Kingdom's on F11.
    """
    chance = ({"shuffle": copies(components["cards"])}, *rolls(roll))
    return NewGame(seats=(nation, enemy(nation)), options={"setup": USUAL_SETUP}, chance=chance)


@given(
    "a new game with the armies placed and one turn agreed on, {nation} being named first, "
    "and a first roll of {roll}"
)
def new_game_of_one_turn(nation: str, roll: Roll, components: dict[str, Any]) -> NewGame:
    """Place the cities and armies as in a new game with an army placed at each city."""
    placed = new_game_placed(nation, roll, components)
    return NewGame(seats=placed.seats, options={**placed.options, "turn_limit": 1}, chance=placed.chance)


@given("a new game in which {nation} has placed {army}")
def new_game_with(nation: str, army: Army) -> NewGame:
    """Place exactly this army at the nation's usual cities; give no outcome of chance."""
    return NewGame(seats=SEATS, options={"setup": {**USUAL_SETUP, nation: {**USUAL_SETUP[nation], **army}}})


@given("a new game in which {nation} has placed {army}, and a first roll of {roll}")
def new_game_with_and_roll(nation: str, army: Army, roll: Roll, components: dict[str, Any]) -> NewGame:
    """Place exactly this army at the nation's usual cities."""
    started = new_game_with(nation, army)
    chance = ({"shuffle": copies(components["cards"])}, *rolls(roll))
    return NewGame(seats=started.seats, options=started.options, chance=chance)


@given("a new game in which {nation} has cities at {sites} and its capital at {site}")
def new_game_with_cities(nation: str, sites: list[str], site: str) -> NewGame:
    """Place the armies as usual; give no outcome of chance."""
    placed = {**USUAL_SETUP[nation], "cities": sites, "capital": site}
    return NewGame(seats=SEATS, options={"setup": {**USUAL_SETUP, nation: placed}})


@given("a new game in which {nation} has placed a foot army at each city and {army}")
def new_game_with_guards(nation: str, army: Army) -> NewGame:
    """Place the guards of the named positions and this army at the nation's usual cities; give no outcome of
    chance.
    """
    return new_game_with(nation, with_guards(nation, army))


@given(
    "a new game in which {nation} has placed a foot army at each city and {army}, and a first roll of {roll}"
)
def new_game_with_guards_and_roll(nation: str, army: Army, roll: Roll, components: dict[str, Any]) -> NewGame:
    return new_game_with_and_roll(nation, with_guards(nation, army), roll, components)


@given("{nation} has placed a foot army at each city and {army}")
def has_placed_guards(nation: str, army: Army) -> list[Put]:
    return has_placed(nation, with_guards(nation, army))


@given("{nation} has placed {army}")
def has_placed(nation: str, army: Army) -> list[Put]:
    """Put this many of the 25 starting armies on the board; the others are still to be placed."""
    number = sum(sum(tiles.values()) for tiles in army.values())
    if number > STARTING_ARMIES:
        raise ValueError(f"{number} armies are more than {STARTING_ARMIES}")
    left = Put(path=("pending", 0, "left"), value=STARTING_ARMIES - number)
    return [*(put(kind, nation, to=army[kind]) for kind in army), left]


@given("the game is played on the {island}")
def played_on(island: str, components: dict[str, Any]) -> list[Put]:
    """Set nothing; the sentence says which component set is in use.

    Raises:
        ValueError: another one is in use.
    """
    if len(components["sites"]) != SITES_ON[island]:
        raise ValueError("this scenario is played on another map")
    return []


@given("the city sites in {nation}'s land are {sites}")
def has_sites(nation: str, sites: list[str], components: dict[str, Any]) -> list[Put]:
    """Set nothing; the sentence says what the map shows.

    Raises:
        ValueError: the map shows other sites.
    """
    if set(sites) != set(sites_in_land(nation, components)):
        raise ValueError("the map shows other sites in this land")
    return []


@given("{nation} has one city at each of {tiles}")
def has_a_city_at_each(nation: str, tiles: list[str]) -> list[Put]:
    """Set nothing; the sentence says where the nation's usual cities are.

    Raises:
        ValueError: the tiles are not those on which the guards of the named positions stand.
    """
    if set(tiles) != set(GUARDS[nation]):
        raise ValueError("the guards of the named positions stand on other tiles")
    return []


@when("{nation} founds a city at {site}")
def founds(nation: str, site: str) -> Play:
    return play(nation, "found", site=site)


@when("{nation} founds cities at {sites}")
def founds_cities(nation: str, sites: list[str]) -> list[Play]:
    return [play(nation, "found", site=site) for site in sites]


@when("{nation} founds cities at {sites}, the last as its capital")
def founds_cities_and_capital(nation: str, sites: list[str]) -> list[Play]:
    return [*founds_cities(nation, sites), play(nation, "declare_capital", site=sites[-1])]


@when("{nation} declares the city at {site} its capital")
def declares(nation: str, site: str) -> Play:
    return play(nation, "declare_capital", site=site)


@when("{nation} places {army}", fits=deciding("armies", "cities"))
def places(nation: str, army: Army) -> list[Play]:
    """Place the armies one after the other, tile by tile."""
    return [
        play(nation, "place", piece=kind, tile=tile)
        for kind in army
        for tile, number in army[kind].items()
        for _ in range(number)
    ]


@when(
    "{nation} places {army}, and {first:nation} rolls {roll}",
    fits=deciding("armies"),
    leads_to=rolls_next("first"),
)
def places_and_first(nation: str, army: Army, first: str, roll: Roll) -> list[Play]:
    """Give the roll with the last army, after which the setup is over and the first turn begins."""
    return last_with(places(nation, army), rolls(roll))


@when("{nation} stops placing", fits=deciding("armies", "cities"))
def stops_placing(nation: str) -> Play:
    return play(nation, "done")


@then("{nation} has cities at {sites} and nowhere else")
def has_cities(nation: str, sites: list[str], components: dict[str, Any]) -> list[Value]:
    """Check only the sites in the land of the nation, not those in the enemy's land."""
    city = {"founder": nation, "holder": nation}
    own = sites_in_land(nation, components)
    return [value("cities", site, of=[city] if site in sites else []) for site in own]


def sites_in_land(nation: str, components: dict[str, Any]) -> list[str]:
    tiles, sites = components["tiles"], components["sites"]
    return [site for site in sites if tiles[sites[site]["touches"][0]]["nation"] == nation.lower()]


@then("{nation} has no capital yet")
def has_no_capital(nation: str) -> Value:
    return value("capitals", nation, of=[])


@then("{nation}'s leader resides nowhere yet")
def leader_resides_nowhere(nation: str) -> Value:
    return value("leaders", nation, of=[])


@then("{nation} may add a foot army on {tiles} and on no other tile")
@then("{nation} may place a foot army on {tiles} and on no other tile")
def may_add_only_there(nation: str, tiles: list[str]) -> LegalExactly:
    actions = tuple({"type": "place", "piece": "foot", "tile": tile} for tile in tiles)
    return LegalExactly(seat=nation, actions=actions, like={"type": "place", "piece": "foot"})
