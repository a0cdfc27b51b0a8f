Feature: The scoring example

  Background:
    Given the position "the scoring example"
    And North's yellow expedition is starting wager
    And North's blue expedition is starting wager, wager, wager, wager, 8, 9
    And North's white expedition is wager, 5, 6, 7
    And North's green expedition is 6, 7, 8, 9
    And North's red expedition is wager, wager, 4, 5, 6, 7
    And North has 0 gold
    And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2

  @clause:lost_cities_rivals.scoring.one_point_for_each_footprint
  Rule: The footprints are counted

    Scenario: Green has eight footprints
      Then North's green expedition has 8 footprints
      And North's green expedition is multiplied by 1

  @clause:lost_cities_rivals.scoring.wagers_multiply_all_footprints
  @clause:lost_cities_rivals.scoring.one_wager_doubles
  Rule: One wager card doubles white

    Scenario: White scores five times two points
      Then North's white expedition has 5 footprints
      And North's white expedition is multiplied by 2
      And North's white expedition brings 10 points

  @clause:lost_cities_rivals.scoring.two_wagers_triple
  Rule: Two wager cards triple red

    Scenario: Red scores six times three points before the bonus
      Then North's red expedition has 6 footprints
      And North's red expedition is multiplied by 3

  @clause:lost_cities_rivals.scoring.no_footprints_no_points
  Rule: Yellow scores nothing

    Scenario: Yellow has no footprints
      Then North's yellow expedition has 0 footprints
      And North's yellow expedition brings 0 points

  @clause:lost_cities_rivals.scoring.further_wagers_one_more_each
  Rule: Four wager cards multiply blue by five

    Scenario: Blue scores four times five points
      Then North's blue expedition has 4 footprints
      And North's blue expedition is multiplied by 5
      And North's blue expedition brings 20 points

  @clause:lost_cities_rivals.scoring.bonus_for_each_expedition
  @clause:lost_cities_rivals.scoring.bonus_not_multiplied
  Rule: Green and red earn a bonus of eight each

    Scenario: The bonus is earned twice and not multiplied
      Then North's green expedition earns a bonus of 8
      And North's green expedition brings 16 points
      And North's red expedition earns a bonus of 8
      And North's red expedition brings 26 points
      And North's yellow expedition earns no bonus
      And North's blue expedition earns no bonus
      And North's white expedition earns no bonus

  @clause:lost_cities_rivals.scoring.points_are_added
  Rule: All expeditions together score 72 points

    Scenario: The expeditions score 72 points
      Then North's gold brings 0 points
      And North has 72 points in all
