"""Faults: attacks, battles, sieges and surrender."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rivalry.attack.as_often_as_wished", replaces="turn.require_asked")
def one_attack_a_turn(game, original, rules, state, action):
    """After one attack no further one is offered."""
    actions, pending = game.module("actions"), game.module("pending")
    original(rules, state, action)
    has_attacked = any(entry.attacked for entry in state.pending if isinstance(entry, pending.Turn))
    if isinstance(action, (actions.Attack, actions.AttackAgain)) and has_attacked:
        raise game.illegal("one attack has been made")


@fault("rivalry.attack.no_hopping")
def attack_over_two_tiles(game):
    """Cavalry may attack at a distance of two tiles."""

    def is_two_away(rules, table, seat, start, target):
        tiles = rules.components.around(target) or (target,)
        return start in table.cavalry[seat] and not set(tiles).isdisjoint(rules.components.two_away(start))

    @game.replaces("attacking.require_attack")
    def require_attack(original, rules, table, seat, start, target):
        attacking = game.module("attacking")
        if not is_two_away(rules, table, seat, start, target):
            original(rules, table, seat, start, target)
        elif target in rules.components.sites:
            attacking.require_defended_city(rules, table, seat, target)
        else:
            attacking.require_enemy(rules, table, seat, target)

    @game.replaces("attacking.attacks")
    def attacks(original, rules, state, seat, turn):
        attack, attacking = game.module("actions").Attack, game.module("attacking")
        places = (*rules.components.sites, *rules.components.tiles)
        far = [
            attack(start, to)
            for start in state.table.cavalry[seat]
            for to in places
            if is_two_away(rules, state.table, seat, start, to)
            and attacking.allowed(attacking.require_attack, rules, state.table, seat, start, to)
        ]
        return list(dict.fromkeys([*original(rules, state, seat, turn), *far]))


@fault("rivalry.battle.ends_when_attacking_tile_empty", replaces="battle.end_battle")
def battle_goes_on_from_another_tile(game, original, rules, state, battle):
    """When the attacking tile is empty, the battle goes on from another tile next to what is attacked."""
    table = state.table
    attacked = game.module("surrender").tiles_under_attack(rules, battle)
    beside = [
        tile
        for tile in (*table.foot[table.turn], *table.cavalry[table.turn])
        if not set(attacked).isdisjoint(rules.components.next_to(tile))
    ]
    cleared = not game.module("surrender").pieces_under_attack(rules, state)
    if cleared or not beside or table.pieces(table.turn, battle.start):
        return original(rules, state, battle)
    return replace(state, pending=state.pending[1:]).with_first(replace(battle, start=beside[0]))


@fault("rivalry.battle.ends_when_attacking_tile_empty", replaces="battle.end_battle")
def cavalry_left_alone_ends_the_battle(game, original, rules, state, battle):
    """The battle is over when the last foot army on the attacking tile falls, though cavalry is left
    there."""
    ended = original(rules, state, battle)
    foot = state.table.foot[state.table.turn].get(battle.start)
    return game.module("battle").attacking_tile_empty(state) if ended == state and not foot else ended


@fault("rivalry.exchange.attacker_loses_from_attacking_tile", lifts="battle.require_loss_of_attacker")
def attackers_loss_from_any_tile_beside_the_enemy(game):
    """The attacker may remove a piece from any tile from which the attack could have been made."""

    def beside(rules, state):
        battle = state.battle
        attacked = set(game.module("surrender").tiles_under_attack(rules, battle))
        foot, cavalry = state.table.foot[state.table.turn], state.table.cavalry[state.table.turn]
        return [tile for tile in {**foot, **cavalry} if attacked & set(rules.components.next_to(tile))]

    @game.replaces("battle.losses")
    def losses(original, rules, state, seat):
        if seat != state.table.turn:
            return original(rules, state, seat)
        there = [
            (piece, tile)
            for piece in game.module("state").PIECES
            for tile in beside(rules, state)
            if state.table.on(piece)[seat].get(tile)
        ]
        return game.module("battle").borne_by(rules, there)


@fault(
    "rivalry.exchange.attacker_loses_from_attacking_tile",
    replaces="battle.losses",
    lifts="battle.require_loss_of_attacker",
)
def attacking_cavalry_is_spared(game, original, rules, state, seat):
    """Where only cavalry attacks, a foot army beside the attacking tile falls in its place."""
    foot, start = state.table.foot[seat], state.battle.start
    near = [tile for tile in rules.components.next_to(start) if foot.get(tile)]
    if seat != state.table.turn or foot.get(start) or not near:
        return original(rules, state, seat)
    return [("foot", tile) for tile in near]


@fault("rivalry.exchange.tie", replaces="battle.losers")
def tie_hurts_the_attacker_only(game, original, attacker, attackers, defenders):
    """In a tie only the attacker loses a piece."""
    return (attacker,) if attackers == defenders else original(attacker, attackers, defenders)


@fault("rivalry.siege.one_large_tile")
def city_tiles_fall_one_by_one(game):
    """Each tile around a city is lost on its own, and the city falls with the first."""

    @game.replaces("battle.lose_piece")
    def lose_piece(original, rules, state, entry, piece, tile):
        after, fought = original(rules, state, entry, piece, tile), state.battle
        seat = entry.seat
        if seat == state.table.turn or after.table.pieces(seat, tile):
            return after
        lost = replace(fought, target=tile)
        return replace(after, pending=tuple(lost if entry == fought else entry for entry in after.pending))

    @game.replaces("battle.field_cleared")
    def field_cleared(original, rules, state, battle):
        enemy = game.module("state").other(state.table.turn)
        site = next(iter(rules.components.sites_at(battle.target)), None)
        if site not in state.table.held[enemy]:
            return original(rules, state, battle)
        return game.module("capture").begin_capture(
            rules, replace(state, pending=state.pending[1:]), battle.start, site
        )


@fault("rivalry.surrender.all_defenders_relocate", replaces="surrender.surrender")
def surrendered_troops_are_lost(game, original, rules, state):
    """Troops that surrender are taken off the board instead of being relocated."""
    relocation = game.module("pending").Relocation()
    return game.module("surrender").remove_all(rules, state.instead(relocation))


@fault("rivalry.surrender.go_to_own_cities", replaces="surrender.destinations")
def only_city_takes_nobody_in(game, original, rules, table, battle):
    """A tile of no city cannot be surrendered to the only city of its nation."""
    state = game.module("state")
    held = table.held[state.other(table.turn)]
    return original(rules, table, battle) if len(held) > 1 else []


@fault("rivalry.garrison.never_without", replaces="cities.require_garrison_stays")
def garrison_may_leave(*_):
    """The last piece of an own city may move away."""


@fault("rivalry.garrison.never_without", replaces="cities.guarded_alone")
def shared_tile_guards_one_city(game, original, rules, table, seat, tile):
    """A piece on a tile of two cities guards only the one whose name comes first."""
    return original(rules, table, seat, tile)[:1]
