Feature: Scoring

  @clause:lost_cities_rivals.scoring.every_begun_expedition
  Rule: Every expedition is valued

    Scenario: An expedition of a single number card is valued
      Given the position "two players, game over"
      And North's red expedition is 2
      And North has 0 gold
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition brings 1 point
      And North has 1 point in all

    Scenario: Expeditions in all five colours are valued
      Given the position "two players, game over"
      And North's yellow expedition is 2
      And North's blue expedition is 3, 7
      And North's white expedition is 6, 8
      And North's green expedition is 9, 10
      And North's red expedition is 6, 7, 10
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's yellow expedition brings 1 point
      And North's blue expedition has 3 footprints
      And North's blue expedition brings 3 points
      And North's white expedition has 4 footprints
      And North's white expedition brings 4 points
      And North's green expedition has 4 footprints
      And North's green expedition brings 4 points
      And North's red expedition has 6 footprints
      And North's red expedition brings 6 points

    Scenario Outline: The white expedition of <seat> is valued
      Given the position "four players, game over"
      And <seat>'s white expedition is 3, 7
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then <seat>'s white expedition has 3 footprints
      And <seat>'s white expedition brings 3 points

      Examples:
        | seat  |
        | North |
        | East  |
        | South |
        | West  |

  @clause:lost_cities_rivals.scoring.each_expedition_alone
  Rule: Each expedition is valued separately

    Scenario: A wager card multiplies only the expedition of its colour
      Given the position "two players, game over"
      And North's red expedition is wager, 6
      And North's blue expedition is 6
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition brings 4 points
      And North's blue expedition brings 2 points

    Scenario: Number cards of two colours earn no bonus together
      Given the position "two players, game over"
      And North's red expedition is 2, 3
      And North's blue expedition is 2, 3
      And North has 0 gold
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition earns no bonus
      And North's blue expedition earns no bonus
      And North's red expedition brings 2 points
      And North's blue expedition brings 2 points
      And North has 4 points in all

    Scenario: The expedition of one player does not count for another
      Given the position "two players, game over"
      And North's red expedition is 2, 3
      And East's red expedition is wager, 8, 9
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 2 footprints
      And North's red expedition brings 2 points
      And East's red expedition has 4 footprints
      And East's red expedition brings 8 points

  @clause:lost_cities_rivals.scoring.one_point_for_each_footprint
  Rule: Each footprint is worth one point

    Scenario Outline: The <card> scores as many points as it has footprints
      Given the position "two players, game over"
      And <player>'s <colour> expedition is <number>
      Then <player>'s <colour> expedition has <footprints>
      And <player>'s <colour> expedition brings <points>

      Examples:
        | card      | player | colour | number | footprints   | points   |
        | yellow 2  | North  | yellow | 2      | 1 footprint  | 1 point  |
        | yellow 3  | North  | yellow | 3      | 1 footprint  | 1 point  |
        | yellow 4  | North  | yellow | 4      | 1 footprint  | 1 point  |
        | yellow 5  | North  | yellow | 5      | 1 footprint  | 1 point  |
        | yellow 6  | North  | yellow | 6      | 2 footprints | 2 points |
        | yellow 7  | North  | yellow | 7      | 2 footprints | 2 points |
        | yellow 8  | North  | yellow | 8      | 2 footprints | 2 points |
        | yellow 9  | North  | yellow | 9      | 2 footprints | 2 points |
        | yellow 10 | North  | yellow | 10     | 2 footprints | 2 points |
        | blue 2    | North  | blue   | 2      | 1 footprint  | 1 point  |
        | blue 3    | North  | blue   | 3      | 1 footprint  | 1 point  |
        | blue 4    | North  | blue   | 4      | 1 footprint  | 1 point  |
        | blue 5    | North  | blue   | 5      | 1 footprint  | 1 point  |
        | blue 6    | North  | blue   | 6      | 2 footprints | 2 points |
        | blue 7    | North  | blue   | 7      | 2 footprints | 2 points |
        | blue 8    | North  | blue   | 8      | 2 footprints | 2 points |
        | blue 9    | North  | blue   | 9      | 2 footprints | 2 points |
        | blue 10   | North  | blue   | 10     | 2 footprints | 2 points |
        | white 2   | North  | white  | 2      | 1 footprint  | 1 point  |
        | white 3   | North  | white  | 3      | 1 footprint  | 1 point  |
        | white 4   | North  | white  | 4      | 1 footprint  | 1 point  |
        | white 5   | North  | white  | 5      | 1 footprint  | 1 point  |
        | white 6   | North  | white  | 6      | 2 footprints | 2 points |
        | white 7   | North  | white  | 7      | 2 footprints | 2 points |
        | white 8   | North  | white  | 8      | 2 footprints | 2 points |
        | white 9   | North  | white  | 9      | 2 footprints | 2 points |
        | white 10  | North  | white  | 10     | 2 footprints | 2 points |
        | green 2   | East   | green  | 2      | 1 footprint  | 1 point  |
        | green 3   | East   | green  | 3      | 1 footprint  | 1 point  |
        | green 4   | East   | green  | 4      | 1 footprint  | 1 point  |
        | green 5   | East   | green  | 5      | 1 footprint  | 1 point  |
        | green 6   | East   | green  | 6      | 2 footprints | 2 points |
        | green 7   | East   | green  | 7      | 2 footprints | 2 points |
        | green 8   | East   | green  | 8      | 2 footprints | 2 points |
        | green 9   | East   | green  | 9      | 2 footprints | 2 points |
        | green 10  | East   | green  | 10     | 2 footprints | 2 points |
        | red 2     | East   | red    | 2      | 1 footprint  | 1 point  |
        | red 3     | East   | red    | 3      | 1 footprint  | 1 point  |
        | red 4     | East   | red    | 4      | 1 footprint  | 1 point  |
        | red 5     | East   | red    | 5      | 1 footprint  | 1 point  |
        | red 6     | East   | red    | 6      | 2 footprints | 2 points |
        | red 7     | East   | red    | 7      | 2 footprints | 2 points |
        | red 8     | East   | red    | 8      | 2 footprints | 2 points |
        | red 9     | East   | red    | 9      | 2 footprints | 2 points |
        | red 10    | East   | red    | 10     | 2 footprints | 2 points |

    Scenario: The footprints of all cards of an expedition are added
      Given the position "two players, game over"
      And North's red expedition is 5, 6, 7
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 5 footprints
      And North's red expedition brings 5 points

    Scenario: Two cards of the same value both count
      Given the position "two players, game over"
      And North's red expedition is 3, 3, 8
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 4 footprints
      And North's red expedition brings 4 points

    Scenario: The score counts footprints, not values
      Given the position "two players, game over"
      And North's red expedition is 2, 5, 10
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 4 footprints

    Scenario: All number cards of a colour together have eighteen footprints
      Given the position "two players, game over"
      And North's red expedition is 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 18 footprints

    Scenario: Cards in the display score no points
      Given the position "two players, game over"
      And the display is red 7, red 8, red 9, red 10
      And North's red expedition is 6
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition brings 2 points

  @clause:lost_cities_rivals.scoring.wagers_multiply_all_footprints
  Rule: Wager cards multiply all footprints of the expedition

    Scenario: All footprints are multiplied, not only those of one card
      Given the position "two players, game over"
      And North's red expedition is wager, 5, 6, 7
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 5 footprints
      And North's red expedition is multiplied by 2
      And North's red expedition brings 10 points

    Scenario: An expedition without wager cards is not multiplied
      Given the position "two players, game over"
      And North's red expedition is 5, 6, 7
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 5 footprints
      And North's red expedition is multiplied by 1
      And North's red expedition brings 5 points

    Scenario: A starting wager multiplies like a wager card
      Given the position "two players, game over"
      And North's green expedition is starting wager, 6, 7, 8
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's green expedition has 6 footprints
      And North's green expedition is multiplied by 2
      And North's green expedition brings 12 points

    Scenario: A starting wager and a wager card count the same
      Given the position "two players, game over"
      And North's green expedition is starting wager, wager, 6, 7
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's green expedition has 4 footprints
      And North's green expedition is multiplied by 3
      And North's green expedition brings 12 points

    Scenario: Gold is not multiplied
      Given the position "two players, game over"
      And North's red expedition is wager, wager, 6
      And North has 5 gold
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition brings 6 points
      And North's gold brings 5 points

  @clause:lost_cities_rivals.scoring.one_wager_doubles
  Rule: One wager card doubles the points

    Scenario Outline: One wager card multiplies the footprints by two
      Given the position "two players, game over"
      And North's green expedition is <marks>
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's green expedition is multiplied by 2
      And North's green expedition brings <points> points

      Examples:
        | marks                | points |
        | wager, 2             | 2      |
        | wager, 6             | 4      |
        | starting wager, 3, 4 | 4      |

  @clause:lost_cities_rivals.scoring.two_wagers_triple
  Rule: Two wager cards triple the points

    Scenario Outline: Two wager cards multiply the footprints by three
      Given the position "two players, game over"
      And North's green expedition is <marks>
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's green expedition is multiplied by 3
      And North's green expedition brings <points> points

      Examples:
        | marks                    | points |
        | wager, wager, 2          | 3      |
        | wager, wager, 6          | 6      |
        | starting wager, wager, 8 | 6      |

  @clause:lost_cities_rivals.scoring.further_wagers_one_more_each
  Rule: Each further wager card raises the multiplier by one

    Scenario Outline: The wager cards of an expedition (<wagers>) multiply its points by <multiplier>
      Given the position "two players, game over"
      And North's green expedition is <marks>
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's green expedition is multiplied by <multiplier>
      And North's green expedition brings <points> points

      Examples:
        | wagers              | marks                                  | multiplier | points |
        | three               | wager, wager, wager, 6                 | 4          | 8      |
        | three with starting | starting wager, wager, wager, 6        | 4          | 8      |
        | four                | starting wager, wager, wager, wager, 6 | 5          | 10     |

  @clause:lost_cities_rivals.scoring.no_footprints_no_points
  Rule: A colour without footprints scores nothing

    Scenario: A colour without a card scores nothing
      Given the position "two players, game over"
      Then North's red expedition has 0 footprints
      And North has no red expedition to multiply
      And North's red expedition earns no bonus
      And North's red expedition brings 0 points

    Scenario Outline: An expedition of wager cards alone scores nothing
      Given the position "two players, game over"
      And North's green expedition is <marks>
      And North has 0 gold
      Then North's green expedition has 0 footprints
      And North's green expedition is multiplied by <multiplier>
      And North's green expedition brings 0 points
      And North has 0 points in all

      Examples:
        | marks                               | multiplier |
        | starting wager                      | 2          |
        | wager                               | 2          |
        | starting wager, wager               | 3          |
        | starting wager, wager, wager, wager | 5          |

  @clause:lost_cities_rivals.scoring.bonus_for_four_number_cards
  Rule: Four number cards earn a bonus of eight

    Scenario Outline: The number cards of an expedition (<cards>) earn a bonus of <bonus>
      Given the position "two players, game over"
      And North's red expedition is <marks>
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has <footprints> footprints
      And North's red expedition earns a bonus of <bonus>
      And North's red expedition brings <points> points

      Examples:
        | cards     | marks                                  | footprints | bonus | points |
        | one       | 10                                     | 2          | 0     | 2      |
        | two       | 2, 3                                   | 2          | 0     | 2      |
        | three     | 8, 9, 10                               | 6          | 0     | 6      |
        | four      | 2, 3, 4, 5                             | 4          | 8     | 12     |
        | four high | 7, 8, 9, 10                            | 8          | 8     | 16     |
        | five      | 2, 3, 4, 5, 6                          | 6          | 8     | 14     |
        | seven     | 2, 3, 4, 5, 6, 7, 8                    | 10         | 8     | 18     |
        | eight     | 2, 2, 3, 3, 4, 4, 5, 5                 | 8          | 8     | 16     |
        | thirteen  | 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10 | 18         | 8     | 26     |

    Scenario: Number cards of equal value count separately for the bonus
      Given the position "two players, game over"
      And North's red expedition is 4, 4, 5, 5
      Then North's red expedition earns a bonus of 8

    Scenario: Three number cards count as three even if two of them have the same value
      Given the position "two players, game over"
      And North's red expedition is 4, 4, 5
      Then North's red expedition earns no bonus

    @reading:lost_cities_rivals.ruling.bonus_counts_equal_cards=different_values
    # Do two number cards of the same value count as two for the bonus? No, only different values count.
    Scenario Outline: Equal values count once if the bonus counts different values (<cards>)
      Given the position "two players, game over"
      And North's red expedition is <marks>
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has <footprints> footprints
      And North's red expedition earns a bonus of <bonus>
      And North's red expedition brings <points> points

      Examples:
        | cards                    | marks         | footprints | bonus | points |
        | four cards, two values   | 4, 4, 5, 5    | 4          | 0     | 4      |
        | five cards, three values | 2, 2, 3, 3, 4 | 5          | 0     | 5      |

    Scenario: Five number cards of three values earn the bonus, which counts cards
      Given the position "two players, game over"
      And North's red expedition is 2, 2, 3, 3, 4
      Then North's red expedition earns a bonus of 8

    @reading:lost_cities_rivals.ruling.bonus_once=for_every_four
    # Does an expedition of eight or more number cards earn the bonus twice? Yes, once for every four number
    # cards.
    Scenario Outline: Every four number cards earn a bonus if the bonus is for every four (<cards>)
      Given the position "two players, game over"
      And North's red expedition is <marks>
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has <footprints> footprints
      And North's red expedition earns a bonus of <bonus>
      And North's red expedition brings <points> points

      Examples:
        | cards | marks                      | footprints | bonus | points |
        | eight | 2, 3, 4, 5, 6, 7, 8, 9     | 12         | 16    | 28     |
        | nine  | 2, 3, 4, 5, 6, 7, 8, 9, 10 | 14         | 16    | 30     |

    @reading:lost_cities_rivals.ruling.bonus_once=for_every_four
    # Does an expedition of eight or more number cards earn the bonus twice? Yes, once for every four number
    # cards.
    Scenario: Twelve number cards earn three bonuses if the bonus is for every four
      Given the position "two players, game over"
      And North's red expedition is 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9
      Then North's red expedition earns a bonus of 24

  @clause:lost_cities_rivals.scoring.bonus_for_four_number_cards
  @clause:lost_cities_rivals.scoring.bonus_counts_number_cards_only
  Rule: Wager cards do not count towards the bonus

    Scenario Outline: Three number cards with <wagers> earn no bonus
      Given the position "two players, game over"
      And North's green expedition is <marks>
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's green expedition has <footprints> footprints
      And North's green expedition earns no bonus
      And North's green expedition brings <points> points

      Examples:
        | wagers           | marks                                        | footprints | points |
        | a wager card     | wager, 6, 7, 8                               | 6          | 12     |
        | a starting wager | starting wager, 6, 7, 8                      | 6          | 12     |
        | two wager cards  | wager, wager, 6, 7, 8                        | 6          | 18     |
        | all wager cards  | starting wager, wager, wager, wager, 2, 3, 4 | 3          | 15     |

    Scenario: Four number cards with a wager card earn the bonus
      Given the position "two players, game over"
      And North's red expedition is wager, 2, 3, 4, 5
      Then North's red expedition earns a bonus of 8

    Scenario Outline: <cards> earn no bonus
      Given the position "two players, game over"
      And North's green expedition is <marks>
      Then North's green expedition earns no bonus

      Examples:
        | cards                                 | marks                               |
        | Four wager cards alone                | starting wager, wager, wager, wager |
        | Three wager cards and one number card | wager, wager, wager, 6              |
        | Two wager cards and two number cards  | wager, wager, 6, 7                  |

  @clause:lost_cities_rivals.scoring.bonus_for_each_expedition
  Rule: Every expedition with four number cards gets the bonus

    Scenario: Two expeditions of four number cards earn two bonuses
      Given the position "two players, game over"
      And North's red expedition is 2, 3, 4, 5
      And North's blue expedition is 2, 3, 4, 5
      And North has 0 gold
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition earns a bonus of 8
      And North's blue expedition earns a bonus of 8
      And North's red expedition brings 12 points
      And North's blue expedition brings 12 points
      And North has 24 points in all

    Scenario: Five expeditions of four number cards earn five bonuses
      Given the position "two players, game over"
      And North's yellow expedition is 2, 3, 4, 5
      And North's blue expedition is 2, 3, 4, 5
      And North's white expedition is 2, 3, 4, 5
      And North's green expedition is 2, 3, 4, 5
      And North's red expedition is 2, 3, 4, 5
      And North has 0 gold
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's yellow expedition brings 12 points
      And North's blue expedition brings 12 points
      And North's white expedition brings 12 points
      And North's green expedition brings 12 points
      And North's red expedition brings 12 points
      And North has 60 points in all

    Scenario: Two players earn the bonus in the same colour
      Given the position "two players, game over"
      And North's red expedition is 2, 3, 4, 5
      And East's red expedition is 2, 3, 4, 5
      Then North's red expedition earns a bonus of 8
      And East's red expedition earns a bonus of 8

  @clause:lost_cities_rivals.scoring.bonus_not_multiplied
  Rule: The bonus is not multiplied

    Scenario Outline: The bonus stays eight with <wagers>
      Given the position "two players, game over"
      And North's green expedition is <marks>
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's green expedition has <footprints> footprints
      And North's green expedition earns a bonus of 8
      And North's green expedition brings <points> points

      Examples:
        | wagers           | marks                                           | footprints | points |
        | one wager card   | wager, 2, 3, 4, 5                               | 4          | 16     |
        | a starting wager | starting wager, 2, 3, 4, 5                      | 4          | 16     |
        | two wager cards  | wager, wager, 2, 3, 4, 5                        | 4          | 20     |
        | four wager cards | starting wager, wager, wager, wager, 2, 3, 4, 5 | 4          | 28     |

    @reading:lost_cities_rivals.ruling.bonus_once=for_every_four
    # Does an expedition of eight or more number cards earn the bonus twice? Yes, once for every four number
    # cards.
    Scenario: Two bonuses of one expedition are not multiplied
      Given the position "two players, game over"
      And North's green expedition is wager, 2, 3, 4, 5, 6, 7, 8, 9
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's green expedition has 12 footprints
      And North's green expedition earns a bonus of 16
      And North's green expedition brings 40 points

  @clause:lost_cities_rivals.scoring.one_point_for_each_coin
  Rule: Each coin is worth one point

    Scenario Outline: The gold of a player scores as many points as there are coins
      Given the position "two players, game over"
      And North has <gold> gold
      Then North's gold brings <points>
      And North has <points> in all

      Examples:
        | gold | points    |
        | 0    | 0 points  |
        | 1    | 1 point   |
        | 7    | 7 points  |
        | 36   | 36 points |

    Scenario: Nobody scores points for the coins in the supply
      Given the position "two players, game over"
      And the gold is North 5, East 5, supply 26
      Then North has 5 points in all
      And East has 5 points in all

  @clause:lost_cities_rivals.scoring.points_are_added
  Rule: Expeditions, bonuses and gold are added up

    Scenario: Two expeditions, a bonus and gold are added up
      Given the position "two players, game over"
      And North's red expedition is wager, 2, 3, 4, 6
      And North's blue expedition is 8, 9
      And North has 7 gold
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 5 footprints
      And North's red expedition brings 18 points
      And North's blue expedition has 4 footprints
      And North's blue expedition brings 4 points
      And North's gold brings 7 points
      And North has 29 points in all

    Scenario: The sum may exceed a hundred
      Given the position "two players, game over"
      And North's red expedition is wager, wager, wager, 4, 5, 6, 7, 8, 9, 10
      And North's blue expedition is wager, wager, wager, 4, 5, 6, 7, 8, 9, 10
      And North has 7 gold
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 12 footprints
      And North's red expedition brings 56 points
      And North's blue expedition has 12 footprints
      And North's blue expedition brings 56 points
      And North has 119 points in all

    Scenario: The sum may exceed two hundred
      Given the position "two players, game over"
      And North's red expedition is wager, wager, wager, 4, 5, 6, 7, 8, 9, 10
      And North's blue expedition is wager, wager, wager, 4, 5, 6, 7, 8, 9, 10
      And North's white expedition is wager, wager, wager, 4, 5, 6, 7, 8, 9, 10
      And North has 36 gold
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition has 12 footprints
      And North's red expedition brings 56 points
      And North's blue expedition has 12 footprints
      And North's blue expedition brings 56 points
      And North's white expedition has 12 footprints
      And North's white expedition brings 56 points
      And North has 204 points in all

    Scenario: Each player's points are added up separately
      Given the position "three players, game over"
      And the gold is North 1, East 2, South 3, supply 30
      And North's red expedition is 6
      And East's red expedition is 7, 8
      And South's red expedition is 2
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition brings 2 points
      And North has 3 points in all
      And East's red expedition brings 4 points
      And East has 6 points in all
      And South's red expedition brings 1 point
      And South has 4 points in all

    Scenario: If points are counted before the end, cards and coins count as they are then
      Given the position "two players, North to move"
      And North's red expedition is wager, 6
      And North has 7 gold
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition brings 4 points
      And North has 11 points in all

  @clause:lost_cities_rivals.scoring.most_points_win
  Rule: The player with the most points wins

    Scenario: One more point is enough to win
      Given the position "two players, game over"
      And the gold is North 18, East 17, supply 1
      Then North wins
      And the outcome is because of "most victory points"

    Scenario: The second player wins with one point more
      Given the position "two players, game over"
      And the gold is North 17, East 18, supply 1
      Then East wins

    Scenario Outline: <seat> wins with more points than three others
      Given the position "four players, game over"
      And the gold is North 0, East 0, South 0, West 0, supply 36
      And <seat>'s white expedition is 6, 7
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then <seat> wins

      Examples:
        | seat  |
        | North |
        | East  |
        | South |
        | West  |

    Scenario: A player can win with more gold against better expeditions
      Given the position "two players, game over"
      And the gold is North 2, East 9, supply 25
      And North's red expedition is 6, 7, 8
      And East's red expedition is 2, 3
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition brings 6 points
      And North has 8 points in all
      And East's red expedition brings 2 points
      And East has 11 points in all
      And East wins

    Scenario: A player can win with better expeditions against more gold
      Given the position "two players, game over"
      And the gold is North 2, East 9, supply 25
      And North's red expedition is 2, 3, 4, 5
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North's red expedition brings 12 points
      And North has 14 points in all
      And East has 9 points in all
      And North wins

    Scenario: Two players with equal points and equal gold win together
      Given the position "two players, game over"
      And the gold is North 10, East 10, supply 16
      And North's red expedition is 6
      And East's blue expedition is 6
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North has 12 points in all
      And East has 12 points in all
      And North and East win together

    Scenario: Three of four players win together
      Given the position "four players, game over"
      And the gold is North 8, East 7, South 8, West 8, supply 5
      Then North, South and West win together

    Scenario: Players with equal points win together even if one has more gold
      Given the position "two players, game over"
      And the gold is North 12, East 10, supply 14
      And East's red expedition is 6
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North has 12 points in all
      And East's red expedition brings 2 points
      And East has 12 points in all
      And North and East win together
      And the outcome is because of "tie"

    @reading:lost_cities_rivals.ruling.tie=more_gold
    # Who wins when several players have the most points? The player among them with the most coins; if they
    # are still level, they win together.
    Scenario: The player with more gold wins among players with equal points if gold breaks ties
      Given the position "two players, game over"
      And the gold is North 12, East 10, supply 14
      And East's red expedition is 6
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North has 12 points in all
      And East has 12 points in all
      And North wins

    Scenario: The two players with the most points win together, but the third does not
      Given the position "three players, game over"
      And the gold is North 12, East 10, South 11, supply 3
      And East's red expedition is 6
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North has 12 points in all
      And East has 12 points in all
      And South has 11 points in all
      And North and East win together

    @reading:lost_cities_rivals.ruling.tie=more_gold
    # Who wins when several players have the most points? The player among them with the most coins; if they
    # are still level, they win together.
    Scenario: A player with fewer points cannot win by having more gold
      Given the position "three players, game over"
      And the gold is North 8, East 10, South 11, supply 7
      And North's red expedition is 6, 7
      And East's blue expedition is 6
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      Then North has 12 points in all
      And East has 12 points in all
      And South has 11 points in all
      And East wins
