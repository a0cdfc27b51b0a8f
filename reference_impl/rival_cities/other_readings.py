"""The readings of the rulings that are not adopted; each replaces a whole function of the rules."""

from __future__ import annotations

from ..vocabulary import Chance, IllegalAction, reading, replace
from . import (
    alliances,
    cards,
    court,
    donation,
    drawing,
    end,
    exchanges,
    goods,
    in_order,
    ink_jar,
    lawsuits,
    off_season,
    options,
    piracy,
    prestige,
    production,
    repeats,
    setup,
)
from . import pending as p
from .actions import Income
from .components import DonationBonus, Game
from .effects import PRODUCTS, Goods, Item, Piracy, Product, any_products, items
from .goods import Means, can_pay, gainable, held, require_star_tokens, supplied
from .state import Seat, Seats, SpaceName, State, Table, rival_of


@reading("from_the_first_off_season", instead_of=setup.special_cards_at_the_start)
def no_special_cards_yet(game: Game, table: Table) -> Table:
    """Return the table with the special action cards that the game begins with: none."""
    return table


@reading("first_light_space", instead_of=setup.place_ink_jar)
def jar_at_the_first_light_space(game: Game, table: Table) -> Table:
    """Return the table with the ink jar at its first space, the first light one."""
    return replace(table, ink_jar=1)


@reading("third_space_free", instead_of=ink_jar.prices_of_spaces)
def further_spaces_free(game: Game, free: int, spaces: int) -> tuple[int, ...]:
    """Return the price of each space of a move: additional free spaces follow the usual free ones."""
    ladder = ink_jar.FIRST_PRICES + (2,) * spaces
    return (ladder[:2] + (0,) * free + ladder[2 + free :])[:spaces]


@reading("space_forbidden", instead_of=ink_jar.may_stop_at_empty_space)
def empty_space_forbidden(game: Game) -> bool:
    """Tell whether a player may stop where nothing can be done: it is forbidden."""
    return False


@reading("option_a_does_nothing", instead_of=ink_jar.empty_space_allows_option_a)
def option_a_does_nothing(game: Game) -> bool:
    """Tell whether a player may use Option A where no card lies: it does nothing there."""
    return True


@reading("card_in_hand_needed", instead_of=options.require_may_draw_for_option_c)
def require_card_for_option_c(game: Game, seat: Seat) -> None:
    """Refuse Option C without a card in hand."""
    raise IllegalAction(f"{seat} has no special action card for Option C")


@reading("among_them", instead_of=options.is_discarded_when_played)
def discarded_when_played(game: Game) -> bool:
    """Tell whether a card is discarded as soon as it is played: it is."""
    return True


@reading("must_be_carried_out", instead_of=options.require_may_leave_out_second_part)
def require_second_part(game: Game) -> None:
    """Refuse to leave out the second part of Option C."""
    raise IllegalAction(
        "the other option must be carried out as well", "rival_cities.option_c.carries_out_a_and_b"
    )


@reading("still_in_use", instead_of=cards.with_other_half)
def other_half_with_gdansk(game: Game, state: State, asked: p.Card) -> State:
    """Return the state in which both halves are in use, if the player has meanwhile taken Gdańsk."""
    if not alliances.has_both_halves(game, state.table, state.table.turn):
        return state
    return state.instead(p.Card(asked.actions + asked.other_half, ()))


@reading("is_performed", instead_of=in_order.may_bonus_be_left_out)
def bonus_is_performed(game: Game) -> bool:
    """Tell whether the actions in a bonus may be skipped: they must be performed."""
    return False


@reading("own_order", instead_of=in_order.chooses_order)
def chooses_own_order(game: Game, asked: p.Actions) -> bool:
    """Tell whether a player chooses which part of a bonus comes next, which matters for items and actions."""
    return {isinstance(effect, in_order.ITEMS) for effect in asked.actions} == {True, False}


@reading("cannot_be_performed", instead_of=production.require_something_to_gain)
def require_any_gain(game: Game, table: Table, seat: Seat, goods: Goods) -> None:
    """Refuse an action that would give nothing."""
    shown = PRODUCTS if any_products(goods) else [item for item, _ in items(goods)]
    if not any(gainable(game, table, seat, item) for item in shown):
        raise IllegalAction("nothing would be gained")


@reading("each_by_itself", instead_of=production.choices_in_a_production)
def each_product_named(game: Game, products: int) -> tuple[int, int]:
    """Return how many products of choice are named, and how many of each are gained: each by itself."""
    return products, 1


@reading("does_not_count", instead_of=production.counted_of_ships)
def ships_do_not_count(game: Game, before: Table, after: Table, seat: Seat) -> list[Product]:
    """Return the types of product, among those given by ships, that trigger alliances: none."""
    return []


@reading("from_the_supply_only", instead_of=production.counted)
def counted_from_the_supply(game: Game, before: Table, after: Table, seat: Seat) -> list[Product]:
    """Return the types of product, among those gained, that count: those that come from the supply."""
    return [product for product in PRODUCTS if supplied(after, product) < supplied(before, product)]


@reading("only_what_the_supply_has", instead_of=production.may_be_chosen)
def only_what_the_supply_has(game: Game, table: Table, seat: Seat, product: Product) -> bool:
    """Tell whether a product of choice may be of this type: one that the supply has, if it has any."""
    if table.product_supply:
        return supplied(table, product) > 0
    return gainable(game, table, seat, product)


@reading("all_or_nothing", instead_of=goods.from_the_supply)
def all_or_nothing(game: Game, table: Table, item: Item, number: int) -> int:
    """Return how many of the items gained come from the supply: all or none."""
    return number if number <= supplied(table, item) else 0


@reading("once_for_the_gain", instead_of=goods.spared_by_rival)
def spared_once(game: Game, table: Table, seat: Seat, item: Item) -> int:
    """Return how many items the supply does not have a player may take: all of a rival who has more."""
    rival_has, has = held(table, rival_of(seat), item), held(table, seat, item)
    return rival_has if rival_has > has else 0


@reading("rival_steps_in", instead_of=exchanges.exchangeable)
def exchangeable_with_the_rival(game: Game, table: Table, seat: Seat, take: Item) -> int:
    """Return how many items can be taken in exchanges: also those of a rival who has more."""
    there = supplied(table, take)
    ahead = held(table, rival_of(seat), take) - held(table, seat, take) - there
    return there + max(0, (ahead + 1) // 2)


@reading("refused", instead_of=exchanges.may_take_own_type)
def only_other_types(game: Game) -> bool:
    """Tell whether a product may be exchanged for another of the same type: it may not."""
    return False


@reading("own_decisions", instead_of=exchanges.may_exchange)
def exchanges_with_own_decisions(game: Game, table: Table, seat: Seat, decides: bool) -> bool:
    """Tell whether a player may make letter exchanges at this moment: only when asked for a decision."""
    return decides


@reading("own_turn", instead_of=exchanges.may_exchange)
def exchanges_in_own_turn(game: Game, table: Table, seat: Seat, decides: bool) -> bool:
    """Tell whether a player may make letter exchanges at this moment: only in the own turn."""
    return seat == table.turn


@reading("refused", instead_of=donation.tokens_needed)
def all_tokens_needed(game: Game, stars: int) -> int:
    """Return how many star tokens must be left for a Donation of some stars: as many."""
    return stars


@reading("action_is_enough", instead_of=donation.require_donation_of_nothing)
def require_donation_with_effect(game: Game, table: Table, seat: Seat) -> None:
    """Refuse a Donation action without an exchange, unless it would still have an effect."""
    if not alliances.own_alliances(game, table, seat, DonationBonus):
        raise IllegalAction(
            f"{seat} has no alliance that a Donation triggers", "rival_cities.amsterdam.additional_star_token"
        )
    require_star_tokens(table, 1)


@reading("when_a_card_is_needed", instead_of=drawing.renew_stack)
def leave_stack_empty(game: Game, table: Table, chance: Chance) -> Table:
    """Return the table after the last card of the action stack has been taken: the stack stays empty."""
    return table


@reading("own_turn_only", instead_of=repeats.require_time_to_repeat)
def require_own_turn_to_repeat(game: Game, table: Table, seat: Seat) -> None:
    """Refuse a repeat during the rival's turn."""
    if seat != table.turn:
        raise IllegalAction(f"it is not {seat}'s turn")


@reading("each_once_in_a_chain", instead_of=repeats.questions_after)
def each_once_in_a_chain(
    game: Game, table: Table, asked: p.MayRepeat, source: str, within_effect: bool
) -> tuple[p.MayRepeat, ...]:
    """Return the questions about the repeated action, and about what remains of the one before."""
    new = replace(asked, descends_from=(*asked.descends_from, source), used=())
    return new, replace(asked, used=(*asked.used, source))


@reading("in_turn_without_end", instead_of=repeats.questions_after)
def in_turn_without_end(
    game: Game, table: Table, asked: p.MayRepeat, source: str, within_effect: bool
) -> tuple[p.MayRepeat, ...]:
    """Return the question about the repeated action, which every card but the last one may repeat again."""
    return (replace(asked, descends_from=(source,)),)


@reading("one_repeat_in_all", instead_of=repeats.questions_after)
def one_repeat_in_all(
    game: Game, table: Table, asked: p.MayRepeat, source: str, within_effect: bool
) -> tuple[p.MayRepeat, ...]:
    """Return the question about the repeated action, which no card repeats outside the effect of a ship."""
    before = (*asked.descends_from, source)
    if within_effect:
        return (replace(asked, descends_from=before, used=()),)
    return (replace(asked, descends_from=tuple(repeats.repeaters(game, table, asked))),)


@reading("plain_move_as_income", instead_of=prestige.income_is_plain_move)
def income_only_moves_the_marker(game: Game) -> bool:
    """Tell whether prestige that is an income only moves the marker: it does."""
    return True


@reading("refused", instead_of=lawsuits.require_may_be_advanced)
def refuse_to_advance_at_four(game: Game, table: Table, seat: Seat, space: SpaceName) -> None:
    """Refuse to advance a lawsuit that cannot be swayed further."""
    lawsuits.require_sway_of_use(game, table, seat, space)


@reading("performed_if_possible", instead_of=lawsuits.require_repeat_given_up)
def refuse_to_give_up_repeat(game: Game, table: Table, asked: p.LawsuitToAdvance, means: Means) -> None:
    """Refuse to give up a repeat that has been paid for and can be performed."""
    if any(lawsuits.advances(game, table, asked, means)):
        raise IllegalAction("the repeat has been paid for")


@reading("right_after_the_bonus", instead_of=lawsuits.payments_and_action)
def action_and_payments(
    game: Game, payments: p.RepeatedPayments, action: p.MayRepeat
) -> tuple[p.RepeatedPayments | p.MayRepeat, ...]:
    """Return the two questions in their order: the whole action may be repeated right after the bonus."""
    return action, payments


@reading("same_lawsuit", instead_of=lawsuits.spaces_of_choice)
def same_space(game: Game, asked: p.MayRepeat) -> tuple[SpaceName, ...]:
    """Return the spaces from which a lawsuit for a repeated action is chosen: that of the same lawsuit."""
    return asked.spaces


@reading("product_instead", instead_of=lawsuits.is_free_again)
def product_instead_of_costs(game: Game) -> bool:
    """Tell whether the product for a repeat replaces the legal costs: it does."""
    return True


@reading("either_side", instead_of=court.owns_marker)
def either_marker(game: Game, side: str, seat: Seat) -> bool:
    """Tell whether the side of a marker allows a Court ruling: either side does."""
    return True


@reading("next_off_season", instead_of=court.is_refilled_at_once)
def refilled_in_the_off_season(game: Game) -> bool:
    """Tell whether a Court ruling refills the lawsuit spaces at once: the next off-season does."""
    return False


@reading("nothing_moves", instead_of=court.refill_without_a_stack)
def nothing_moves(game: Game, table: Table) -> Table:
    """Return the table after no new lawsuit could be revealed: the others stay where they are."""
    return table


@reading("waiting_player_first", instead_of=off_season.players_in_order)
def waiting_player_first(game: Game, table: Table) -> Seats:
    """Return both players in the order in which they act in a step: the one who waited comes first."""
    return rival_of(table.turn), table.turn


@reading("hamburg_first", instead_of=off_season.players_in_order)
def hamburg_first(game: Game, table: Table) -> Seats:
    """Return both players in the order in which they act in a step: Hamburg comes first."""
    return "Hamburg", "Altona"


@reading("mover_only", instead_of=off_season.players_meant)
def mover_only(game: Game, table: Table) -> Seats:
    """Return the players whose alliances, ships and factories are processed: the one who moved the jar."""
    return (table.turn,)


@reading("fourth_step", instead_of=off_season.step_of_the_ship_income)
def fourth_step(game: Game) -> str:
    """Return the step in which ships give their income: the fourth."""
    return "fourth_step"


@reading("by_number", instead_of=off_season.ships_to_choose)
def ships_by_number(game: Game, asked: p.Incomes) -> list[Income]:
    """Return the ways to choose the next of several ships: none, they come in the order of their numbers."""
    return []


@reading("pay_if_able", instead_of=alliances.require_may_be_returned)
def require_unpayable_upkeep(game: Game, table: Table, seat: Seat, alliance: str) -> None:
    """Refuse to return an alliance card whose upkeep could be paid."""
    if can_pay(table, seat, alliances.price_of_upkeep(game, alliance)):
        raise IllegalAction(f"{seat} can pay the upkeep of {alliance}")


@reading("always", instead_of=piracy.least_loot_with_return)
def no_loot_needed(game: Game, shown: Piracy) -> int:
    """Return the minimum number of products to steal if the rival gets something in return: none."""
    return 0


@reading("theft_first", instead_of=piracy.rival_is_first)
def theft_is_first(game: Game) -> bool:
    """Tell whether the rival receives something before the theft: after it."""
    return False


@reading("without_alliances", instead_of=end.stars_on_alliances)
def alliances_do_not_score(game: Game, table: Table, seat: Seat) -> int:
    """Return the dark stars on alliance cards that count: none."""
    return 0
