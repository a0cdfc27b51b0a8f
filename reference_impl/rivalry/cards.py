"""The orange cards: drawing a card, and those that help: Foreign Aid, New Recruits, Internal Improvement."""

from __future__ import annotations

from ..vocabulary import Chance, IllegalAction, answer, clause, question, replace, ruling
from . import misfortunes
from . import pending as p
from .actions import Build, Done, Place
from .capital import capital_for_new_armies
from .cities import free_tiles
from .components import Card, Game
from .movement import moves_of_a_seven
from .state import Cards, City, Piece, Seat, State, Table, nation, noted, other


@clause(
    "rivalry.turn.seven_draws_a_card",  # A player who rolls a 7 for the turn draws an orange card.
    "rivalry.turn.card_rules_the_turn",  # In a turn that began with a 7, the card drawn says what …
    "rivalry.pieces.card_stack",  # The orange cards form one stack, from which both players …
    "rivalry.cards.seven_kinds",  # There are seven kinds of orange card: Foreign Aid, …
)
def draw(game: Game, state: State, chance: Chance) -> State:
    """Return the state after a card, if there is one, is drawn and put aside, with the questions it asks."""
    if not state.table.deck and state.table.discard:
        state = reshuffle(game, state, chance)
    if not state.table.deck:
        return state
    name = state.table.deck[0]
    state = put_aside(game, state, name, state.table.deck[1:], chance)
    return carry_out(game, state, name, game.components.cards[name])


@ruling("rivalry.ruling.used_cards", "discard")
def put_aside(game: Game, state: State, name: str, deck: Cards, chance: Chance) -> State:
    """Return the state in which a drawn card has gone to the place for used cards: the discard pile."""
    return state.with_table(deck=deck, discard=(*state.table.discard, name))


@ruling("rivalry.ruling.deck_exhausted", "reshuffle")
def reshuffle(game: Game, state: State, chance: Chance) -> State:
    """Return the state after the discard pile has become the stack."""
    return state.with_table(deck=chance.shuffle(state.table.discard), discard=())


def carry_out(game: Game, state: State, name: str, card: Card) -> State:
    """Return the state after a card has taken effect, up to the first question to its player."""
    seat = state.table.turn
    match card.kind:
        case "foreign aid":
            return foreign_aid(state, name, card)
        case "new recruits":
            return new_recruits(state, name, card)
        case "internal improvement":
            return internal_improvement(state)
        case "mutiny":
            return misfortunes.mutiny(state, card)
        case "revolt":
            return misfortunes.revolt(game, state, seat)
        case "sabotage":
            return misfortunes.sabotage(game, state, seat)
        case "scandal":
            return misfortunes.scandal(game, state, card)


@clause("rivalry.foreign_aid.gain_armies")  # A player who draws Foreign Aid gains as many new armies as …
def foreign_aid(state: State, name: str, card: Card) -> State:
    """Return the state in which as many armies as the card shows are to be placed."""
    return state.with_first(p.Gain(name, card.armies))


@clause("rivalry.new_recruits.gain_armies")  # A player who draws New Recruits gains as many new armies …
def new_recruits(state: State, name: str, card: Card) -> State:
    """Return the state in which as many armies as the card shows are to be placed."""
    return state.with_first(p.Gain(name, card.armies))


def places_for_gain(game: Game, state: State) -> tuple[str, ...]:
    """Return the tiles on which armies from a card may appear."""
    seat = state.table.turn
    tiles = free_tiles(game, state.table, seat, capital_for_new_armies(state.table, seat))
    if not set(state.table.capitals[seat]) & set(state.table.held[seat]):
        tiles = places_without_capital(game, tiles)
    match state.pending[0]:
        case p.Gain(tile=first) if first:
            return tuple(tile for tile in tiles if tile == first)
    return tiles


@ruling("rivalry.ruling.new_armies_without_capital", "interim_capital")
def places_without_capital(game: Game, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tiles for new armies while the enemy holds the capital: those of the interim capital."""
    return tiles


def require_gain(game: Game, state: State, entry: p.Gain, piece: Piece, tile: str) -> None:
    """Refuse to place an army from a card in a way that the rules do not allow."""
    require_new_army(game, state, piece)
    if game.components.cards[entry.card].kind == "foreign aid":
        require_aid_at_capital(game, state, tile)
    else:
        require_recruits_at_capital(game, state, tile)


@clause(
    "rivalry.production.one_army_a_city",  # At the end of their turn a player may add one new army at …
    "rivalry.foreign_aid.gain_armies",  # A player who draws Foreign Aid gains as many new armies as …
    "rivalry.new_recruits.gain_armies",  # A player who draws New Recruits gains as many new armies …
    "rivalry.pieces.foot_army",  # A cube is an army; more precisely, it is a foot army.
)
def require_new_army(game: Game, state: State, piece: Piece) -> None:
    """Refuse cavalry as a new army if new armies must be foot armies, or if no more cavalry is allowed."""
    if piece not in kinds_of_new_army(game):
        raise IllegalAction("new armies must be foot armies")
    if piece == "cavalry":
        require_cavalry_left(state, state.table.turn)


@ruling("rivalry.ruling.new_armies_kind", "foot")
def kinds_of_new_army(game: Game) -> tuple[Piece, ...]:
    """Return the kinds of piece that may be added: foot armies."""
    return ("foot",)


@clause(
    "rivalry.pieces.eight_cavalry",  # A nation may never have more than eight cavalry pieces on …
    "rivalry.pieces.cavalry",  # An oblong piece is a cavalry piece.
)
def require_cavalry_left(state: State, seat: Seat) -> None:
    """Refuse more cavalry than a nation may have on the board."""
    if not state.table.cavalry_reserve[seat]:
        raise IllegalAction("no more cavalry pieces are allowed on the board")


@clause("rivalry.foreign_aid.at_the_capital")  # The armies gained by Foreign Aid appear at the capital of …
def require_aid_at_capital(game: Game, state: State, tile: str) -> None:
    """Refuse to place Foreign Aid anywhere except at the capital."""
    if tile not in places_for_gain(game, state):
        raise IllegalAction(f"{tile} is not at the capital, or holds enemies")


@clause("rivalry.new_recruits.at_the_capital")  # The armies gained by New Recruits appear at the capital of …
def require_recruits_at_capital(game: Game, state: State, tile: str) -> None:
    """Refuse to place New Recruits anywhere except at the capital."""
    if tile not in places_for_gain(game, state):
        raise IllegalAction(f"{tile} is not at the capital, or holds enemies")


@question(p.Gain)
def armies_to_gain(game: Game, state: State) -> list[Place]:
    """Return the placements that are worth checking for an army from a card."""
    tiles = places_for_gain(game, state)
    return [Place(piece, tile) for piece in kinds_of_new_army(game) for tile in tiles]


@answer(p.Gain, Place, require=require_gain)
def gain(game: Game, state: State, entry: p.Gain, seat: Seat, piece: Piece, tile: str) -> State:
    """Return the state after an army from a card has been placed; it does not move this turn."""
    left = (
        (replace(entry, left=entry.left - 1, tile=tile_of_the_others(game, tile)),) if entry.left > 1 else ()
    )
    state = state.instead(*left).put(seat, piece, tile)
    return noted(state, piece, tile, 1) if moves_of_a_seven(game) else state


@ruling("rivalry.ruling.new_armies_tile", "owner_chooses")
def tile_of_the_others(game: Game, tile: str) -> str:
    """Return the tile on which the other armies of a card have to appear: any."""
    return ""


@clause("rivalry.internal_improvement.build_a_city")  # A player who draws Internal Improvement may build a …
def internal_improvement(state: State) -> State:
    """Return the state in which a city may be built with Internal Improvement."""
    return state.with_first(p.MayBuild())


def require_site_to_build(game: Game, state: State, seat: Seat, site: str) -> None:
    """Refuse a site on which a city may not be built."""
    require_free_site(game, state, site)
    require_land(game, seat, site)
    require_no_enemies_there(game, state, seat, site)
    require_garrison_there(game, state, seat, site)


@clause(
    "rivalry.internal_improvement.on_a_city_site",  # The new city of Internal Improvement is put on a city …
    "rivalry.pieces.any_city_site",  # A city may be put on any city site of the board.
    "rivalry.map.city_sites",  # The small hexagons scattered over the board are the sites …
)
def require_free_site(game: Game, state: State, site: str) -> None:
    """Refuse a place that is not a city site, or a site that already has a city."""
    if site not in game.components.sites or state.table.city_at(site):
        raise IllegalAction(f"{site} is not a city site, or a city already stands on it")


@ruling("rivalry.ruling.improvement_land", "any_land")
def require_land(game: Game, seat: Seat, site: str) -> None:
    """Let cities be built on both sides of the border."""


@ruling("rivalry.ruling.improvement_beside_enemies", "no_enemies")
def require_no_enemies_there(game: Game, state: State, seat: Seat, site: str) -> None:
    """Refuse a site with enemies around it."""
    if state.table.pieces_on(other(seat), game.components.around(site)):
        raise IllegalAction(f"enemies stand around {site}", "rivalry.siege.one_large_tile")


@ruling("rivalry.ruling.improvement_garrison", "already_there")
def require_garrison_there(game: Game, state: State, seat: Seat, site: str) -> None:
    """Refuse a site without a piece of the builder."""
    if not state.table.pieces_on(seat, game.components.around(site)):
        raise IllegalAction(f"no piece stands around {site}", "rivalry.garrison.never_without")


@answer(p.MayBuild, Build, require=require_site_to_build)
@clause(
    "rivalry.internal_improvement.build_a_city",  # A player who draws Internal Improvement may build a new …
    "rivalry.internal_improvement.one_city_a_card",  # No more than one city may be built each time Internal …
    "rivalry.pieces.city",  # A house is a city.
)
def build(game: Game, state: State, seat: Seat, site: str) -> State:
    """Return the state after a city has been built; the card is used up."""
    in_enemy_land = game.components.land_of(site) == nation(other(seat))
    city = City(founder_in_enemy_land(game, seat) if in_enemy_land else seat, seat)
    table = replace(state.table, cities={**state.table.cities, site: (city,)})
    return replace(state, table=table).without_first()


@ruling("rivalry.ruling.city_in_enemy_land", "builder")
def founder_in_enemy_land(game: Game, builder: Seat) -> Seat:
    """Return the founder of a city that is built beyond the border: its builder."""
    return builder


@question(p.MayBuild)
def sites_to_build(table: Table) -> list[Build | Done]:
    """Return the sites to be considered for a city."""
    return [*map(Build, table.cities), Done()]
