"""Faults: turning over cards, changing piles, and sharing gold."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("lost_cities_rivals.uncovering.useless_card", replaces="spoils.turn_over_last")
def card_after_an_auction_judged_by_the_others(game, original, rules, state):
    """The card after an auction goes to the box when no other player than the highest bidder can use it."""
    judges = {seat: own for seat, own in state.table.expeditions.items() if (seat in state.to_act) is False}
    turn = game.module("turn")
    asked = replace(state.table, expeditions=judges)
    if turn.useless_cards(rules, asked, state.table.draw_pile[:1]):
        return turn.top_card_to_box(state)
    return turn.top_card_to_display(state)


@fault("lost_cities_rivals.uncovering.useless_card", replaces="spoils.turn_over_last")
def card_after_an_auction_judged_by_the_winner(game, original, rules, state):
    """The card after an auction goes to the box when the highest bidder cannot use it."""
    judges = {seat: own for seat, own in state.table.expeditions.items() if (seat in state.to_act) is True}
    turn = game.module("turn")
    asked = replace(state.table, expeditions=judges)
    if turn.useless_cards(rules, asked, state.table.draw_pile[:1]):
        return turn.top_card_to_box(state)
    return turn.top_card_to_display(state)


@fault("lost_cities_rivals.uncovering.useless_card", replaces="turn.turn_over")
def dead_card_judged_by_turner_alone(game, original, rules, state):
    """A card is sent away when the player who turned it over cannot use it."""
    own = {seat: state.table.expeditions[seat] for seat in state.to_act}
    alone = replace(state.table, expeditions=own)
    dead = game.module("turn").useless_cards(rules, alone, state.table.draw_pile[:1])
    return (
        game.module("turn").top_card_to_box(state) if dead else game.module("turn").top_card_to_display(state)
    )


@fault("lost_cities_rivals.uncovering.useless_card_to_box", replaces="turn.useless_cards")
def dead_card_stays(game, original, *_):
    """A card that nobody can use joins the display."""
    return ()


@fault("lost_cities_rivals.uncovering.useless_card_to_box", replaces="spoils.turn_over_last")
def dead_card_stays_beside_others_after_an_auction(game, original, rules, state):
    """A useless card turned over after an auction joins the display where other cards lie there."""
    if state.table.display:
        return game.module("turn").top_card_to_display(state)
    return original(rules, state)


@fault("lost_cities_rivals.uncovering.useless_card_to_box", replaces="spoils.turn_over_last")
def dead_wager_stays_after_an_auction(game, original, rules, state):
    """A useless wager card turned over after an auction joins the display."""
    if state.table.draw_pile[0].endswith("wager"):
        return game.module("turn").top_card_to_display(state)
    return original(rules, state)


@fault("lost_cities_rivals.piles.display_stays", replaces="turn.take_next_pile")
def display_cleared_for_a_new_pile(game, original, state):
    """The display goes to the box when a new pile comes."""
    table = original(state).table
    return replace(original(state), table=replace(table, display=(), box=table.box + table.display))


@fault("lost_cities_rivals.piles.last_card_interrupts", replaces="spoils.close_auction")
def useless_last_card_after_an_auction_shares_nothing(game, original, now, action):
    """The supply is not divided when the last card of a pile is turned over after an auction and is
    useless."""
    after, state = original(now, action), now.state
    turned = after.table.box != state.table.box and len(state.table.draw_pile) == 1
    if not turned or after.phase == "over":
        return after
    table = replace(after.table, gold=state.table.gold, gold_supply=state.table.gold_supply)
    return replace(after, table=table)


@fault("lost_cities_rivals.piles.next_player_resumes", replaces="turn.interrupt")
def starting_player_resumes(game, original, state):
    """After an interruption whoever has the starting player card resumes play."""
    return replace(original(state), to_act=(state.table.starting_player,))


@fault("lost_cities_rivals.gold.remainder_stays", replaces="turn.share_gold")
def remainder_given_to_first_seats(game, original, state):
    """The coins left over at a sharing go to the first seats, one each."""
    shared = original(state).table
    gold = dict(shared.gold)
    for seat in shared.seats[: shared.gold_supply]:
        gold[seat] += 1
    return replace(state, table=replace(shared, gold=gold, gold_supply=0))


@fault("lost_cities_rivals.gold.remainder_stays", replaces="turn.share_gold")
def remainder_paid_out_at_the_last_interruption(game, original, state):
    """The coins left over at the last interruption go to the first seats, one each."""
    shared = original(state)
    if len(state.table.piles_aside) > 1:
        return shared
    lucky = shared.table.seats[: shared.table.gold_supply]
    gold = {seat: coins + (seat in lucky) for seat, coins in shared.table.gold.items()}
    return replace(shared, table=replace(shared.table, gold=gold, gold_supply=0))


@fault("lost_cities_rivals.gold.supply_shared_at_interruption")
def shared_before_payment(game):
    """When an auction's card empties the pile, the winning bid is not shared."""
    paid = [0]

    @game.replaces("auction.pay")
    def pay(original, state):
        paid[0] = state.table.auction.bid
        return original(state)

    @game.replaces("turn.share_gold")
    def share_gold(original, state):
        kept, paid[0] = paid[0], 0
        before = replace(state, table=replace(state.table, gold_supply=state.table.gold_supply - kept))
        after = original(before).table
        return replace(state, table=replace(after, gold_supply=after.gold_supply + kept))
