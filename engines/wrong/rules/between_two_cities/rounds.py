"""Faults: choosing, revealing and passing tiles in the three rounds."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("between_two_cities.choosing.secretly", replaces="view.tiles_face_down")
def choices_lie_open(game, original, rules, table, seat):
    """Everybody sees the tiles that a player has chosen before the reveal."""
    return table.chosen


@fault("between_two_cities.choosing.secretly", replaces="view.tiles_face_down")
def choices_seen_by_the_next_player(game, original, rules, table, seat):
    """Each player sees what the player before them in the round has chosen."""
    seen = original(rules, table, seat)
    if seat not in table.seats:
        return seen
    before = table.seats[table.seats.index(seat) - 1]
    return {**seen, before: table.chosen[before]} if table.chosen[before] else seen


@fault("between_two_cities.choosing.secretly", replaces="view.tiles_face_down")
def choices_seen_by_those_who_have_chosen(game, original, rules, table, seat):
    """Players who have chosen see what the others have chosen."""
    seen = original(rules, table, seat)
    if not table.chosen.get(seat):
        return seen
    return {**table.chosen, seat: seen[seat]}


@fault("between_two_cities.reveal.when_all_have_chosen", replaces="view.tiles_face_up")
def choice_shown_as_revealed(game, original, table):
    """The view shows chosen tiles as revealed though not all have chosen."""
    return {seat: table.revealed[seat] or table.chosen[seat] for seat in table.seats}


@fault("between_two_cities.reveal.when_all_have_chosen")
def reveals_one_by_one(game):
    """Chosen tiles are turned face up as soon as their owner has chosen."""

    @game.replaces("choosing.finish_choice")
    def finish_choice(original, rules, state, seat):
        state = original(rules, state, seat)
        table = state.table
        revealed = {**table.revealed, seat: table.chosen[seat]}
        return replace(state, table=replace(table, chosen={**table.chosen, seat: ()}, revealed=revealed))

    @game.replaces("choosing.choosing_seats")
    def choosing_seats(original, state):
        return tuple(seat for seat in original(state) if not state.table.revealed[seat])

    @game.replaces("choosing.turn_up")
    def turn_up(original, rules, state):
        table = state.table
        chosen = {seat: table.chosen[seat] or table.revealed[seat] for seat in table.seats}
        return original(rules, replace(state, table=replace(table, chosen=chosen)))

    @game.replaces("positions.places_to_serve_faults")
    def places_to_serve_faults(original, *_):
        return []


@fault("between_two_cities.passing.face_down", replaces="choosing.reveal")
def shows_passed_hand_before_placing(game, original, rules, state):
    """A passed hand is picked up as soon as all have chosen."""
    return game.module("rounds").pick_up_hands(rules, game.module("choosing").turn_up(rules, state))


@fault("between_two_cities.passing.hand_travels", replaces="rounds.source_of_hand")
def three_tiles_come_from_the_wrong_side(game, original, rules, state, seat):
    """In the second turn of round three the next hand is taken from the right."""
    rounds = game.module("rounds")
    if state.table.round == "3" and all(len(tiles) in (0, 3) for tiles in state.table.under_tokens.values()):
        return rounds.from_the_right(rules, state, seat)
    return original(rules, state, seat)


@fault("between_two_cities.passing.no_second_look", replaces="view")
def passer_still_sees_the_passed_hand(game, original, rules, position, seat):
    """A player who has chosen still sees the tiles of the hand that was put under the token."""
    seen, table = original(rules, position, seat), position.table
    if not table.chosen.get(seat):
        return seen
    city = game.module("rounds").put_under_token(rules, position, seat).table.under_tokens
    passed = [name for name in city if city[name] != table.under_tokens[name]]
    return seen | {"hand": tuple(tile for name in passed for tile in table.under_tokens[name])}


@fault("between_two_cities.discards.face_down", replaces="view.tiles_discarded")
def discarded_duplex_tiles_not_counted(game, original, table):
    """The duplex tiles left over are not counted among the discards that are seen."""
    return sum(" over " not in tile and " beside " not in tile for tile in table.discards)


@fault("between_two_cities.discards.face_down", replaces="view")
def discards_seen_beside_the_hand(game, original, rules, position, seat):
    """The discarded tiles lie face up, and every player sees them beside the own hand."""
    seen = original(rules, position, seat)
    return seen | {"hand": (*seen["hand"], *position.table.discards)}


@fault("between_two_cities.discards.not_back_in_the_box", replaces="rounds.discard_last_tiles")
def returns_last_tiles_to_the_box(game, original, rules, state):
    """The tiles left over in round one go back into the box."""
    after = original(rules, state)
    if state.table.round not in ("1", "1a", "1b"):
        return after
    before = len(state.table.discards)
    back = after.table.discards[before:]
    return replace(
        after, table=replace(after.table, box=after.table.box + back, discards=after.table.discards[:before])
    )


@fault("between_two_cities.round_one.taken_from_the_right", replaces="rounds.from_the_right")
def six_players_take_hands_from_the_wrong_side(game, original, rules, state, seat):
    """Six players take the next hand from the left in round one."""
    if len(state.table.seats) == 6:
        return game.module("rounds").from_the_left(rules, state, seat)
    return original(rules, state, seat)


@fault("between_two_cities.round_two.three_duplexes")
def draws_two_duplex_tiles(game):
    """Each player draws two duplex tiles and has nothing to choose."""
    game.module("rounds").DUPLEX_HAND = 2


@fault("between_two_cities.round_three.like_round_one", replaces="rounds.draw_building_tiles")
def four_and_more_draw_six_tiles_in_round_three(game, original, rules, table):
    """With more than three players only six tiles are drawn in round three."""
    if table.round != "3" or len(table.seats) < 4:
        return original(rules, table)
    drawn = 6 * len(table.seats)
    hands = game.module("rounds").dealt(rules, table.seats, table.box[:drawn])
    return replace(table, hands=hands, box=table.box[drawn:])


@fault("between_two_cities.round_three.rest_to_the_right")
def passes_left_in_every_round(game):
    """Hands are passed to the left in round three as well."""
    rounds = game.module("rounds")
    game.replace("rounds.right_for_rest", lambda original, *found: rounds.left_for_rest(*found))
    game.replace("rounds.from_the_left", lambda original, *found: rounds.from_the_right(*found))
