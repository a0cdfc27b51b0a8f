"""Faults: factories, production, goods and letters."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rival_cities.production.any_number_of_factories")
def one_factory_at_most_is_used(game):
    """In a Production action one factory may be used at most."""

    @game.replaces("production.productions")
    def ways(original, *asked):
        return original(*asked)[:2]

    @game.replaces("production.require_active_factories")
    def require_active_factories(original, table, seat, factories):
        original(table, seat, factories)
        if factories > 1:
            raise game.illegal("one factory may be used at most")


@fault("rival_cities.production.factory_adds_one", replaces="production.produced")
def factory_gives_the_base_again(game, original, products, factories):
    """Each factory used adds as many products as the card shows."""
    return {product: number * (1 + factories) for product, number in products.items()}


@fault("rival_cities.production.gains_shown_products", replaces="production.produced")
def production_gives_one_of_each_product_shown(game, original, products, factories):
    """A Production action gives one product where two are shown."""
    return original(dict.fromkeys(products, 1), factories)


@fault("rival_cities.factory.inactive_cannot_be_used")
def inactive_factory_produces(game):
    """A factory may be used although its cross is up."""

    def all_active(table, seat):
        both = table.active_factories[seat] + table.inactive_factories[seat]
        active, inactive = {**table.active_factories, seat: both}, {**table.inactive_factories, seat: 0}
        return replace(table, active_factories=active, inactive_factories=inactive)

    @game.replaces("production.use_factories")
    def use_factories(original, table, seat, factories):
        turned = min(factories, table.active_factories[seat])
        return original(table, seat, turned)

    @game.replaces("production.require_active_factories")
    def require(original, table, seat, factories):
        return original(all_active(table, seat), seat, factories)

    @game.replaces("production.productions")
    def offer(original, table, seat, effect):
        return original(all_active(table, seat), seat, effect)


@fault("rival_cities.factory.stays_with_its_owner", replaces="production.use_factories")
def used_factories_go_back_to_the_supply(game, original, table, seat, factories):
    """A factory that is used goes back to the supply."""
    inactive = table.inactive_factories
    used = original(table, seat, factories)
    return replace(used, inactive_factories=inactive, factory_supply=used.factory_supply + factories)


@fault("rival_cities.shortage.letters_alike", replaces="goods.spared_by_rival")
def missing_letters_taken_all_at_once(game, original, rules, table, seat, item):
    """Letters missing from the supply are all taken from a rival who has more before the first of them."""
    if item != "letter":
        return original(rules, table, seat, item)
    has, rival_has = table.letters[seat], table.letters[game.module("state").rival_of(seat)]
    return rival_has if rival_has > has else 0


@fault("rival_cities.shortage.otherwise_forgone", replaces="production.require_something_to_gain")
def gift_of_nothing_is_not_offered(game, original, rules, table, seat, goods):
    """A gift that neither the supply nor the rival can provide is not offered."""
    gainable = game.module("goods").gainable
    if "any" not in goods and not any(gainable(rules, table, seat, item) for item in goods):
        raise game.illegal("nothing would be gained")


@fault("rival_cities.shortage.rival_must_have_more", replaces="goods.spared_by_rival")
def shortage_taken_from_equal_rival(game, original, rules, table, seat, item):
    """A missing product is taken from a rival who has as many of that type as the player."""
    goods, rival = game.module("goods"), game.module("state").rival_of(seat)
    rival_has, has, taken = goods.held(table, rival, item), goods.held(table, seat, item), 0
    while rival_has - taken >= max(1, has + taken):
        taken += 1
    return taken


@fault("rival_cities.letter_exchange.whenever_one_likes", replaces="exchanges.require_moment")
def thief_exchanges_no_letters_meanwhile(game, original, rules, state, seat):
    """While the rival decides about the prestige of a Piracy, the thief cannot exchange letters."""
    later = state.pending[1:2]
    if later and isinstance(later[0], game.module("pending").Theft) and seat == later[0].seat:
        raise game.illegal("the theft comes first")
    original(rules, state, seat)
