"""Faults: action cards, alliances and the order of actions."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rival_cities.action_card.any_order", replaces="cards.without_action")
def actions_in_printed_order_only(game, original, actions, effect):
    """The actions of a card are performed in the order in which they are printed; what is passed over is
    lost."""
    return actions[actions.index(effect) + 1 :]


@fault("rival_cities.action_card.impossible_is_forfeited", replaces="turn.is_asked")
def impossible_actions_wait_to_be_left_out(game, original, rules, state):
    """A card of which nothing can be performed waits for its player to leave it out."""
    first = state.pending[0]
    return original(rules, state) or (isinstance(first, game.module("pending").Card) and first.actions)


@fault("rival_cities.split_card.one_half_only", replaces="alliances.has_both_halves")
def both_halves_of_a_split_card(game, original, *_):
    """A split card is used as a whole, without Gdańsk."""
    return True


@fault("rival_cities.action_stack.discard_pile_reshuffled", replaces="off_season.lay_out_special_cards")
def no_off_season_without_special_cards(game, original, rules, table, chance):
    """An off-season is not carried out when neither stack nor discard pile has a special action card."""
    if not table.action_stack and not table.discard_pile:
        raise game.illegal("no special action card is left")
    return original(rules, table, chance)


@fault("rival_cities.action_stack.discard_pile_reshuffled", replaces="drawing.reshuffle")
def single_discarded_card_is_not_shuffled(game, original, table, chance):
    """A discard pile of one card becomes the action stack without a shuffle being asked for."""
    if len(table.discard_pile) != 1:
        return original(table, chance)
    return replace(table, action_stack=table.discard_pile, discard_pile=())


@fault("rival_cities.resolution.one_gives_a_star_token", replaces="court.wins")
def marker_on_one_wins_the_lawsuit(game, original, number):
    """A lawsuit with its marker on 1 is won."""
    return number >= 1


@fault("rival_cities.alliance.from_the_rival_costs_a_letter", replaces="alliances.form_alliance")
def alliance_letter_paid_to_the_rival(game, original, state, seat, alliance):
    """The letter for an alliance taken from the rival goes into the rival's stock."""
    rival = game.module("state").rival_of(seat)
    after = original(state, seat, alliance)
    if alliance not in state.table.alliances[rival]:
        return after
    return replace(after, table=game.module("goods").from_supply(after.table, rival, "letter", 1))


@fault("rival_cities.gdansk.both_halves")
def gdansk_asks_which_half_comes_first(game):
    """With Gdańsk a half has to be chosen, and the other one follows when it is done."""
    pending = game.module("pending")

    @game.replaces("cards.use_of")
    def use_of(original, rules, table, name):
        halves = rules.components.action_card(name).halves
        return pending.Half(name) if halves else original(rules, table, name)

    @game.replaces("cards.choose_half")
    def choose_half(original, rules, state, asked, half):
        table = state.table
        if not game.module("alliances").has_both_halves(rules, table, table.turn):
            return original(rules, state, asked, half)
        halves = rules.components.action_card(asked.card).halves
        first, second = halves if half == "left" else halves[::-1]
        return state.instead(pending.Card(first, ()), pending.Card(second, ()))


@fault("rival_cities.gdansk.either_order", replaces="options.use_card")
def gdansk_plays_the_left_half_first(game, original, rules, state, asked):
    """With Gdańsk the left half of a split card comes before the right one."""
    used = original(rules, state, asked)
    name = game.module("options").card_at_jar(rules, state.table)
    halves = rules.components.action_card(name).halves if name else ()
    card = game.module("pending").Card
    if not halves or not isinstance(used.pending[0], card):
        return used
    left, right = halves
    return used.instead(card(left, ()), card(right, ()))


@fault("rival_cities.le_havre.repeats_advance", replaces="lawsuits.require_repeat_given_up")
def letters_must_be_exchanged_for_a_paid_repeat(game, original, *found):
    """A repeat that has been paid for cannot be given up, not even when its costs have been exchanged
    away."""
    raise game.illegal("the repeat has been paid for")


@fault("rival_cities.le_havre.repeats_advance", replaces="repeats.prices_of_repeat")
def repeat_free_when_the_stock_is_just_the_costs(game, original, rules, table, asked, price):
    """Le Havre is offered to a stock of just the legal costs, and its product is then not paid."""
    return [price]


@fault("rival_cities.kjobenhavn.repeats_draw", replaces="turn.is_asked")
def repeated_draw_lapses_without_a_beer(game, original, rules, state):
    """The repeat of Kjøbenhavn lapses although a letter exchange could bring the beer."""
    asked = state.pending[0]
    if not isinstance(asked, game.module("pending").MayRepeat):
        return original(rules, state)
    means = game.module("goods").in_stock(state.table, asked.seat)
    answers = game.module("turn").offers(rules, state, asked.seat, means)
    return any(not isinstance(answer, game.module("actions").Done) for answer in answers)
