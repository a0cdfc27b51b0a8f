"""Faults: scoring, and who wins."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("lost_cities_rivals.scoring.bonus_counts_number_cards_only", replaces="scoring.bonus")
def wagers_count_for_bonus(game, original, rules, expedition):
    """Wager cards count among the cards that earn the bonus."""
    return 8 if len(expedition) >= 4 else 0


@fault("lost_cities_rivals.scoring.bonus_for_each_expedition", replaces="scoring.score")
def later_bonuses_halved(game, original, rules, state, seat):
    """Every bonus of a player after the first is worth half."""
    found = original(rules, state, seat)
    bonuses = [expedition.bonus for expedition in found.expeditions.values()]
    return replace(found, total=found.total - (sum(bonuses) - max(bonuses)) // 2)


@fault("lost_cities_rivals.scoring.bonus_for_each_expedition", replaces="scoring.score")
def one_bonus_for_all_expeditions(game, original, rules, state, seat):
    """A player gets the bonus once, however many expeditions earn it."""
    found = original(rules, state, seat)
    bonuses = [expedition.bonus for expedition in found.expeditions.values()]
    return replace(found, total=found.total - sum(bonuses) + max(bonuses))


@fault("lost_cities_rivals.scoring.bonus_not_multiplied", replaces="scoring.value")
def bonus_multiplied(game, original, points, factor, extra):
    """The bonus is added before the footprints are multiplied."""
    return (points + extra) * factor


@fault("lost_cities_rivals.scoring.further_wagers_one_more_each", replaces="scoring.multiplier")
def starting_wager_not_multiplied(game, original, components, expedition):
    """A starting wager card does not raise the value."""
    starting = sum("starting" in face for face in expedition)
    return int(original(components, expedition)) - starting


@fault("lost_cities_rivals.scoring.most_points_win", replaces="scoring.most")
def one_winner_only(game, original, amounts):
    """Of several seats with the most points only the first has won."""
    return original(amounts)[:1]


@fault("lost_cities_rivals.scoring.no_footprints_no_points", replaces="scoring.footprints")
def wagers_have_footprints(game, original, components, expedition):
    """A wager card counts as a footprint of its own."""
    wagers = [face for face in expedition if not components.cards[face].is_number_card]
    return original(components, expedition) + len(wagers)


@fault("lost_cities_rivals.scoring.one_point_for_each_coin", replaces="scoring.points_for_gold")
def ten_coins_count_at_most(game, original, coins):
    """Coins beyond the tenth bring no points."""
    return min(10, original(coins))


@fault("lost_cities_rivals.scoring.one_point_for_each_coin", replaces="scoring.points_for_gold")
def two_coins_for_a_point(game, original, coins):
    """Two coins bring one point."""
    return original(coins) // 2


@fault("lost_cities_rivals.scoring.points_are_added", replaces="scoring.sum_of_points")
def total_cut_at_a_hundred(game, original, expeditions, gold):
    """Nobody gets more than a hundred points."""
    return min(100, original(expeditions, gold))
