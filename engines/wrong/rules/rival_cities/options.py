"""Faults: the options of a turn, and the ink jar."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rival_cities.option_a.card_stays", replaces="options.use_card")
def used_open_card_is_discarded(game, original, rules, state, asked):
    """A special action card at a dark space is discarded when it is used with Option A."""
    jar, after = game.module("ink_jar"), original(rules, state, asked)
    if not jar.is_at_dark_space(rules, state.table):
        return after
    used = (jar.card_at_jar(rules, state.table),)
    spaces = tuple(() if cards == used else cards for cards in state.table.dark_spaces)
    return replace(
        after, table=replace(after.table, dark_spaces=spaces, discard_pile=after.table.discard_pile + used)
    )


@fault("rival_cities.option_c.either_order")
def option_c_in_fixed_order(game):
    """Option C always begins with the card at the ink jar."""

    @game.replaces("options.play_card")
    def play_card(original, rules, state, asked, card):
        if getattr(asked, "left", ()) == ("A", "B"):
            raise game.illegal("the card at the ink jar comes first")
        return original(rules, state, asked, card)

    @game.replaces("options.options_a_and_b")
    def offer(original, table, seat, left):
        return original(table, seat, "A" if left == ("A", "B") else left)


def _gives_letter(rules, name):
    card = rules.components.action_card(name)
    shown = (*card.actions, *(effect for half in card.halves for effect in half))
    return any("letter" in getattr(effect, "goods", ()) for effect in shown)


@fault("rival_cities.option_c.letter_before_cards", replaces="options.price_of_option_c")
def letter_of_option_c_paid_from_its_card(game, original, rules, table, seat):
    """Option C is open to a player without a letter if one of its two cards gives one."""
    cards = (game.module("ink_jar").card_at_jar(rules, table), *table.hands[seat])
    if not table.letters[seat] and any(_gives_letter(rules, card) for card in cards if card):
        return {}
    return original(rules, table, seat)


@fault("rival_cities.option_d.no_basic_cards")
def basic_card_can_be_picked_up(game):
    """Option D is offered at basic action cards too."""

    @game.replaces("options.require_special_card")
    def require_special_card(original, rules, table):
        if rules.components.ink_spaces[table.ink_jar] != "light":
            original(rules, table)

    @game.replaces("options.take_card")
    def take_card(original, rules, state):
        table, card = state.table, game.module("ink_jar").card_at_jar(rules, state.table)
        if card not in table.basic_cards:
            return original(rules, state)
        left = tuple(other for other in table.basic_cards if other != card)
        hands = {**table.hands, table.turn: (*table.hands[table.turn], card)}
        table = replace(table, basic_cards=left, hands=hands)
        return replace(state, table=table, pending=state.pending[1:])


@fault("rival_cities.option_d.space_stays_empty", replaces="options.take_card")
def picked_up_space_refilled_at_once(game, original, rules, state):
    """The space of a card taken with Option D is refilled from the action stack at once."""
    after = original(rules, state)
    place = rules.components.ink_spaces[: state.table.ink_jar].count("dark")
    stack = after.table.action_stack
    spaces = tuple(
        stack[:1] if number == place else cards for number, cards in enumerate(after.table.dark_spaces)
    )
    return replace(after, table=replace(after.table, dark_spaces=spaces, action_stack=stack[1:]))


@fault("rival_cities.ink_jar.further_spaces_cost_two", replaces="ink_jar.prices_of_spaces")
def fifth_space_costs_one(game, original, *asked):
    """Every space of a move from the third on costs one product."""
    return tuple(min(1, price) for price in original(*asked))


@fault("rival_cities.ink_jar.prices_add_up")
def whole_move_paid_at_last_price(game):
    """The price of a move is that of its last space alone."""

    @game.replaces("ink_jar.price_of_move")
    def price_of_move(original, rules, table, seat, spaces):
        free = game.module("ink_jar").free_spaces(rules, table, seat)
        prices = game.module("ink_jar").prices_of_spaces(rules, free, spaces)
        return {"any": prices[-1]} if any(prices[-1:]) else {}

    @game.replaces("ink_jar.moves")
    def moves(original, rules, table, seat):
        allowed, require = game.module("ink_jar").allowed, game.module("ink_jar").require_move
        means = game.module("goods").in_stock(table, seat)
        for spaces in range(1, 21):
            if allowed(require, rules, table, seat, spaces, means):
                yield game.module("actions").Move(spaces)


@fault("rival_cities.ink_jar.unaffordable_space_forbidden", replaces="ink_jar.price_of_move")
def letters_pay_for_movement(game, original, rules, table, seat, spaces):
    """Letters make up for products that are missing when a move is paid."""
    price = original(rules, table, seat, spaces).get("any", 0)
    letters = min(table.letters[seat], max(0, price - game.module("goods").number_of_products(table, seat)))
    return {good: number for good, number in (("letter", letters), ("any", price - letters)) if number}
