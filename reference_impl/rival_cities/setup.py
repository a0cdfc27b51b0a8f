"""Setup: everything begins in the box or in the supply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from ..vocabulary import Chance, IllegalAction, automatic, clause, replace, ruling
from .components import Components, Game, all_of
from .kinds import Now
from .pending import JarMove, Start, Turn
from .production import gain_goods
from .state import MIDDLE, SPACES, Cards, OpenLawsuit, Seat, Seats, State, Table, rival_of


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How to lay out the basic action cards."""

    layout: Literal["first game", "random"] = "random"


def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state in which the starting player names a free product."""
    if sorted(seats) != ["Altona", "Hamburg"]:
        raise IllegalAction("the players must be Hamburg and Altona")
    table = unpack(game.components, seats)
    steps: list[Callable[[Components, Table, Chance], Table]] = [
        lay_out_first_game if options.layout == "first game" else lay_out_at_random,
        stack_special_cards,
        choose_ships,
        choose_alliances,
        choose_lawsuits,
    ]
    for step in steps:
        table = step(game.components, table, chance)
    table = special_cards_at_the_start(game, table)
    table = open_ships(place_ink_jar(game, table))
    table = give_first_factories(open_lawsuits(table))
    starter = starting_player(seats, chance)
    return begin(game, State((), (), True, "setup", (), replace(table, turn=starter)), starter)


@ruling("rival_cities.ruling.special_cards_at_the_start", "laid_out_as_in_german")
def special_cards_at_the_start(game: Game, table: Table) -> Table:
    """Return the table with the special action cards that the game begins with: one at each dark space."""
    return lay_out_special_cards(table)


@clause(
    "rival_cities.setup.two_players",  # Two players play: one is Hamburg, the other is Altona.
    "rival_cities.setup.player_is_the_city",  # Each player represents a city, so any rule about a city …
    "rival_cities.setup.common_supply",  # Products, letters, factories and star tokens that no …
    "rival_cities.setup.forty_eight_products",  # There are 48 products in the game: 12 beer, 12 cloth, 12 …
    "rival_cities.setup.twelve_letters",  # There are 12 letters in the game.
    "rival_cities.setup.twelve_factories",  # There are 12 factories in the game, including the two with …
    "rival_cities.setup.twelve_star_tokens",  # There are 12 star tokens in the game.
    "rival_cities.setup.bell_token_on_the_bell",  # At the start the bell token lies on the bell, in front …
    "rival_cities.setup.prestige_marker_neutral",  # The prestige marker begins on the neutral space in the …
    "rival_cities.setup.discard_pile_empty",  # The discard pile of the special action cards is empty at …
    "rival_cities.setup.no_basic_card_at_dark_spaces",  # No basic action card is placed at a dark yellow …
)
def unpack(components: Components, seats: Seats) -> Table:
    """Return the table with all tokens in the supply, all markers at their start and all cards in the box."""
    none: dict[Seat, int] = dict.fromkeys(seats, 0)
    no_cards: dict[Seat, Cards] = dict.fromkeys(seats, ())
    return Table(
        seats=seats,
        turn=seats[0],
        bell_token=(),
        ink_jar=0,
        prestige_marker=MIDDLE,
        products={seat: {} for seat in seats},
        product_supply=components.products,
        letters=none,
        letter_supply=components.letters,
        active_factories=none,
        inactive_factories=none,
        factory_supply=components.factories,
        star_tokens=none,
        star_token_supply=components.star_tokens,
        basic_cards=(),
        dark_spaces=tuple(() for kind in components.ink_spaces if kind == "dark"),
        action_stack=(),
        discard_pile=(),
        hands=no_cards,
        card_in_play=(),
        alliances_on_board=(),
        alliances=no_cards,
        alliances_in_box=(),
        ship_stack=(),
        ship_spaces=(),
        ships=no_cards,
        ships_in_box=(),
        lawsuit_stack=(),
        lawsuit_spaces=dict.fromkeys(SPACES, ()),
        lawsuits_won=no_cards,
        lawsuits_won_by_nobody=(),
        lawsuits_in_box=(),
    )


@clause("rival_cities.setup.jar_at_the_off_season_space")  # The ink jar begins on the ink space at the …
@ruling("rival_cities.ruling.jar_starts_on_the_overview_space", "space_of_the_overview")
def place_ink_jar(game: Game, table: Table) -> Table:
    """Return the table with the ink jar at its first space, the one of the overview."""
    return replace(table, ink_jar=0)


@clause(
    "rival_cities.setup.first_game_ascending",  # In the layout for a first game the basic action cards lie …
    "rival_cities.setup.all_basic_cards_used",  # All 15 basic action cards are used in every game.
    "rival_cities.setup.one_basic_card_per_light_space",  # Each of the 15 light edge spaces receives …
)
def lay_out_first_game(components: Components, table: Table, chance: Chance) -> Table:
    """Return the table with the basic action cards in ascending order."""
    return replace(table, basic_cards=components.first_game_layout)


@clause(
    "rival_cities.setup.random_layout",  # If the players know the game already, the basic action …
    "rival_cities.setup.all_basic_cards_used",  # All 15 basic action cards are used in every game.
    "rival_cities.setup.one_basic_card_per_light_space",  # Each of the 15 light edge spaces receives …
)
def lay_out_at_random(components: Components, table: Table, chance: Chance) -> Table:
    """Return the table with the basic action cards in random order."""
    return replace(table, basic_cards=chance.shuffle(all_of(components.basic_cards)))


@clause("rival_cities.setup.special_cards_shuffled")  # All 24 special action cards are shuffled into one …
def stack_special_cards(components: Components, table: Table, chance: Chance) -> Table:
    """Return the table with the action stack."""
    return replace(table, action_stack=chance.shuffle(all_of(components.special_cards)))


@clause("rival_cities.setup.special_card_at_each_dark_space")  # At the start the first four cards of the …
def lay_out_special_cards(table: Table) -> Table:
    """Return the table after the top cards of the action stack have gone to the dark spaces."""
    number = len(table.dark_spaces)
    return replace(
        table,
        dark_spaces=tuple((card,) for card in table.action_stack[:number]),
        action_stack=table.action_stack[number:],
    )


@clause(
    "rival_cities.setup.ships_shuffled",  # All 21 ship cards are shuffled.
    "rival_cities.setup.ten_ships_in_play",  # Ten ship cards, drawn at random, form the ship stack.
    "rival_cities.setup.eleven_ships_in_the_box",  # The other eleven ship cards go back to the box and take …
)
def choose_ships(components: Components, table: Table, chance: Chance) -> Table:
    """Return the table with the ship stack; the ships that were not chosen stay in the box."""
    ships = chance.shuffle(all_of(components.ships))
    return replace(table, ship_stack=ships[:10], ships_in_box=ships[10:])


@clause("rival_cities.setup.four_ships_face_up")  # Four cards from the ship stack are placed face up, one …
def open_ships(table: Table) -> Table:
    """Return the table after the top cards of the ship stack have been revealed."""
    ships = table.ship_stack
    return replace(table, ship_spaces=tuple((ship,) for ship in ships[:4]), ship_stack=ships[4:])


@clause(
    "rival_cities.setup.alliances_shuffled",  # All 8 alliance cards are shuffled.
    "rival_cities.setup.four_alliances_face_up",  # Four alliance cards, drawn at random, are placed face …
    "rival_cities.setup.four_alliances_in_the_box",  # The other four alliance cards go back to the box and …
)
def choose_alliances(components: Components, table: Table, chance: Chance) -> Table:
    """Return the table with the alliances for this game; the others stay in the box."""
    alliances = chance.shuffle(all_of(components.alliances))
    return replace(table, alliances_on_board=alliances[:4], alliances_in_box=alliances[4:])


@clause(
    "rival_cities.setup.lawsuits_shuffled",  # All 10 lawsuit cards are shuffled.
    "rival_cities.setup.seven_lawsuits_in_play",  # Seven lawsuit cards, drawn at random, form the lawsuit …
    "rival_cities.setup.three_lawsuits_in_the_box",  # The other three lawsuit cards go back to the box and …
)
def choose_lawsuits(components: Components, table: Table, chance: Chance) -> Table:
    """Return the table with the lawsuit stack; the other lawsuits stay in the box."""
    lawsuits = chance.shuffle(all_of(components.lawsuits))
    return replace(table, lawsuit_stack=lawsuits[:7], lawsuits_in_box=lawsuits[7:])


@clause(
    "rival_cities.setup.three_lawsuits_face_up",  # Three cards from the lawsuit stack are placed face up, …
    "rival_cities.setup.lawsuit_markers_on_zero",  # The marker of each of the three open lawsuits begins on …
)
def open_lawsuits(table: Table) -> Table:
    """Return the table after the top lawsuits of the stack have been revealed, each with its marker on 0."""
    spaces = table.lawsuit_spaces
    for space, lawsuit in zip(SPACES, table.lawsuit_stack, strict=False):
        spaces = {**spaces, space: (OpenLawsuit(lawsuit, MIDDLE),)}
    return replace(table, lawsuit_spaces=spaces, lawsuit_stack=table.lawsuit_stack[len(SPACES) :])


@clause(
    "rival_cities.setup.one_factory_each",  # Each player begins with 1 factory, taken from the supply.
    "rival_cities.setup.first_factory_active",  # The factory with which a player begins is active.
)
def give_first_factories(table: Table) -> Table:
    """Return the table after each player has taken the factory with which a player begins."""
    return replace(
        table, active_factories=dict.fromkeys(table.seats, 1), factory_supply=table.factory_supply - 2
    )


@clause("rival_cities.setup.starting_player_random")  # The starting player is determined at random.
def starting_player(seats: Seats, chance: Chance) -> Seat:
    """Return the starting player."""
    return chance.shuffle(seats)[0]


def begin(game: Game, state: State, starter: Seat) -> State:
    """Return the state in which both players take their first products, and then the first turn begins."""
    state = second_player_next(first_turn_next(state, starter), rival_of(starter))
    return first_products(game, state, starter)


@clause("rival_cities.setup.starting_player_has_first_turn")  # The starting player takes the first turn.
def first_turn_next(state: State, starter: Seat) -> State:
    """Return the state in which the starting player has the next turn."""
    return state.with_first(Turn(starter))


@clause("rival_cities.setup.other_player_chooses_second")  # The other player chooses the free product after …
def second_player_next(state: State, other: Seat) -> State:
    """Return the state in which the other player takes the first products, before the first turn."""
    return state.with_first(Start(other))


@clause("rival_cities.setup.starting_player_products")  # The starting player begins with 1 beer and 1 …
def first_products(game: Game, state: State, starter: Seat) -> State:
    """Return the state in which the starting player takes the products for the start of the game."""
    return gain_goods(game, state, starter, {"beer": 1, "any": 1}, begun=False)


@automatic(Start)
@clause("rival_cities.setup.other_player_products")  # The other player begins with 2 beer and 1 product of …
def second_products(game: Game, state: State, seat: Seat) -> State:
    """Return the state in which the other player takes the products for the start of the game."""
    return gain_goods(game, state, seat, {"beer": 2, "any": 1}, begun=False)


@automatic(Turn)
def give_turn(now: Now[Turn]) -> State:
    """Return the state in which a player has the first turn."""
    return replace(now.state, table=replace(now.table, turn=now.asked.seat)).with_first(JarMove())
