Feature: Setting up

  @clause:between_two_cities.players.three_to_seven
  Rule: Two to seven players play, each at a separate seat

    Scenario Outline: A game for <number> players is set up
      Given a new game for <players> with any shuffles
      Then the players sit in the order <players>

      Examples:
        | number | players                                                      |
        | three  | North, East and South                                        |
        | four   | North, East, South and West                                  |
        | five   | North, East, Southeast, South and West                       |
        | six    | North, Northeast, East, Southeast, South and West            |
        | seven  | North, Northeast, East, Southeast, South, Southwest and West |

    Scenario: One player cannot play alone
      Given a new game for North with any shuffles
      Then the game is refused under "No game for one seat"

    Scenario: One player cannot take two seats
      Given a new game for North and North with any shuffles
      Then the game is refused

    Scenario: No two of three players can take the same seat
      Given a new game for North, East and North with any shuffles
      Then the game is refused

  @clause:between_two_cities.players.two_play_the_variant
  Rule: Two players play the variant

    Scenario: No action is possible for a seat without a player
      Given a new game for East and West with any shuffles
      Then North may do nothing
      And South may do nothing

    Scenario: Two players begin with round 1a
      Given a new game for East and West with any shuffles
      Then the round is 1a

  @clause:between_two_cities.seating.may_be_random
  @clause:between_two_cities.seating.one_card_each
  Rule: The players may be seated at random, by one seating card each

    Scenario: Three players are dealt three seating cards
      Given a new game for North, East and South, the seating cards shuffled as 2, 5 and 9
      Then the seating values are North 2, East 5 and South 9

    Scenario: Only as many cards are dealt as there are players
      Given a new game for North, East and South, the seating cards shuffled as 7, 12, 13 and 1
      Then the seating values are North 7, East 12 and South 13

    Scenario: Seven players are dealt seven seating cards
      Given a new game for North, Northeast, East, Southeast, South, Southwest and West, the seating cards shuffled as 1, 2, 4, 8, 9, 12 and 15
      Then the seating values are North 1, Northeast 2, East 4, Southeast 8, South 9, Southwest 12 and West 15

    Scenario: Two players are dealt seating cards
      Given a new game for North and South, the seating cards shuffled as 3 and 11
      Then the seating values are North 3 and South 11

    Scenario: The setup may say that the seating is random
      Given a new game for North, East and South, seated at random by the seating cards 2, 5 and 9
      Then the seating values are North 2, East 5 and South 9

    @ruling:between_two_cities.ruling.value_of_a_seat_without_number_cards
    Scenario: If a category decides the seating, no card is dealt and the values are the places in order
      Given a new game for North, East, South and West, seated by a category
      Then the seating values are North 1, East 2, South 3 and West 4

    Scenario: Everybody sees the seating values
      Given a new game for North, East and South, the seating cards shuffled as 2, 5 and 9
      Then North sees the seating values North 2, East 5 and South 9
      And East sees the seating values North 2, East 5 and South 9
      And South sees the seating values North 2, East 5 and South 9

  @clause:between_two_cities.seating.value_is_the_number
  Rule: The seating value is the number on the card

    Scenario: The lowest seating value need not be 1, and the values need not be consecutive
      Given a new game for North and East, the seating cards shuffled as 8 and 14
      Then the seating values are North 8 and East 14

  @clause:between_two_cities.seating.values_rise_clockwise
  Rule: The seating values rise clockwise

    Scenario Outline: The cards <cards> seat the players by <values>
      Given a new game for North, East and South, the seating cards shuffled as <cards>
      Then the players sit in the order North, East and South
      And the seating values are <values>

      Examples:
        | cards       | values                       |
        | 9, 2 and 5  | North 2, East 5 and South 9  |
        | 5, 9 and 2  | North 2, East 5 and South 9  |
        | 15, 8 and 1 | North 1, East 8 and South 15 |
        | 3, 1 and 2  | North 1, East 2 and South 3  |

    Scenario: The seats keep the order in which the players sit
      Given a new game for West, North and South, the seating cards shuffled as 6, 4 and 10
      Then the players sit in the order West, North and South
      And the seating values are West 4, North 6 and South 10

    Scenario: The seats keep the order listed even if it differs from the order of the compass
      Given a new game for North, South and East, the seating cards shuffled as 6, 4 and 10
      Then the players sit in the order North, South and East
      And the seating values are North 4, South 6 and East 10

  @clause:between_two_cities.seating.values_rise_clockwise
  Rule: If a ruling says so, the seats move to where their values belong

    @reading:between_two_cities.ruling.dealt_values_and_seats=seats_move
    # The seats are listed in clockwise order and the seating cards are shuffled. Which seat has which value?
    # The first card belongs to the first named player, the next card to the next player, and so on. The order
    # of the seats is then changed so that the values rise clockwise.
    Scenario Outline: The cards <cards> seat the players in the order <order>
      Given a new game for North, East and South, the seating cards shuffled as <cards>
      Then the players sit in the order <order>
      And the seating values are <values>

      Examples:
        | cards       | order                 | values                       |
        | 9, 2 and 5  | East, South and North | North 9, East 2 and South 5  |
        | 15, 8 and 1 | South, East and North | North 15, East 8 and South 1 |

    @reading:between_two_cities.ruling.dealt_values_and_seats=seats_move
    # The seats are listed in clockwise order and the seating cards are shuffled. Which seat has which value?
    # The first card belongs to the first named player, the next card to the next player, and so on. The order
    # of the seats is then changed so that the values rise clockwise.
    Scenario: Two players change places if the first has the higher value
      Given a new game for North and South, the seating cards shuffled as 11 and 3
      Then the players sit in the order South and North
      And the seating values are North 11 and South 3

  @clause:between_two_cities.setup.token_for_each_city
  @clause:between_two_cities.cities.one_between_neighbours
  Rule: There is one city between every two neighbours

    Scenario Outline: There are as many cities as players (<number>)
      Given a new game for <players> with any shuffles
      Then the cities are <cities>, and all are empty

      Examples:
        | number | players                                                      | cities                                                    |
        | three  | North, East and South                                        | city 1, city 2 and city 3                                 |
        | four   | North, East, South and West                                  | city 1, city 2, city 3 and city 4                         |
        | five   | North, East, Southeast, South and West                       | city 1, city 2, city 3, city 4 and city 5                 |
        | six    | North, Northeast, East, Southeast, South and West            | city 1, city 2, city 3, city 4, city 5 and city 6         |
        | seven  | North, Northeast, East, Southeast, South, Southwest and West | city 1, city 2, city 3, city 4, city 5, city 6 and city 7 |

  @clause:between_two_cities.cities.shared_with_the_left
  Rule: The city to a player's left is shared with the player on the left

    Scenario: The first player and the player on the left build the first city
      Given the position "four players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      And the players place
        | North | shop in city 1 at column 0, row 0    | park in city 4 at column 0, row 0   |
        | East  | factory in city 2 at column 0, row 0 | office in city 1 at column 1, row 0 |
      Then city 1 is
        |   | 0    | 1      | 2 | 3 |
        | 0 | shop | office | . | . |
        | 1 | .    | .      | . | . |
        | 2 | .    | .      | . | . |
        | 3 | .    | .      | . | . |

  @clause:between_two_cities.cities.shared_with_the_right
  Rule: The city to a player's right is shared with the player on the right

    Scenario: The first player and the player on the right, who is the last player, build the last city
      Given the position "four players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      And the players place
        | North | shop in city 1 at column 0, row 0    | park in city 4 at column 0, row 0         |
        | East  | factory in city 2 at column 0, row 0 | office in city 1 at column 1, row 0       |
        | South | house in city 3 at column 0, row 0   | drink tavern in city 2 at column 1, row 0 |
      And West places the house in city 4 at column 1, row 0
      Then city 4 is
        |   | 0    | 1     | 2 | 3 |
        | 0 | park | house | . | . |
        | 1 | .    | .     | . | . |
        | 2 | .    | .     | . | . |
        | 3 | .    | .     | . | . |

  @clause:between_two_cities.setup.buildings_shuffled
  @clause:between_two_cities.rounds.hands_are_random
  Rule: The building tiles are shuffled in the box, and chance deals the hands

    Scenario: The shuffle decides which tiles are dealt
      Given a new game for North and South, the box shuffled as 14 houses, park and shop
      Then North's hand is 7 houses
      And South's hand is 7 houses
      And the box begins with park and shop

    Scenario: A different shuffle deals different hands
      Given a new game for North and South, the box shuffled as 14 offices, shop and park
      Then North's hand is 7 offices
      And South's hand is 7 offices
      And the box begins with shop and park

    Scenario: One hand is drawn after the other: the first player gets the first seven tiles
      Given a new game for North, East and South, the box shuffled as 7 shops, 7 parks and 7 houses
      Then North's hand is 7 shops
      And East's hand is 7 parks
      And South's hand is 7 houses

    Scenario: The hands are dealt in the order of the table, not of the compass
      Given a new game for North, South and East, the box shuffled as 7 shops, 7 parks and 7 houses
      Then North's hand is 7 shops
      And South's hand is 7 parks
      And East's hand is 7 houses

    @reading:between_two_cities.ruling.order_of_drawing=tile_by_tile
    # In what order do the seats draw their hands from the shuffled tiles? Each seat in turn, clockwise from
    # the first, draws one tile, again and again until the hands are full.
    Scenario: If the seats draw one tile in turn, the first player gets the first tile, the fourth and so on
      Given a new game for North, East and South, the box shuffled as 7 shops, 7 parks and 7 houses
      Then North's hand is 3 shops, 2 parks and 2 houses
      And East's hand is 2 shops, 3 parks and 2 houses
      And South's hand is 2 shops, 2 parks and 3 houses

    Scenario: Two players draw one hand after the other
      Given a new game for South and North, the box shuffled as 3 shops, 4 parks, 5 houses and 2 offices
      Then South's hand is 3 shops and 4 parks
      And North's hand is 5 houses and 2 offices

  @clause:between_two_cities.setup.buildings_face_down
  Rule: The building tiles in the box lie face down

    Scenario Outline: <seat> sees that 94 of 108 tiles are in the box, but not which tiles
      Given a new game for North and South, the box shuffled as 14 houses, park and shop
      Then <seat> sees 94 tiles in the box
      And <seat> cannot see any park
      And <seat> cannot see any shop

      Examples:
        | seat  |
        | North |
        | South |

    Scenario Outline: With <number> players <tiles> of 108 building tiles are left in the box
      Given a new game for <players> with any shuffles
      Then North sees <tiles> tiles in the box

      Examples:
        | number | tiles | players                                                      |
        | three  | 87    | North, East and South                                        |
        | four   | 80    | North, East, South and West                                  |
        | five   | 73    | North, East, Southeast, South and West                       |
        | six    | 66    | North, Northeast, East, Southeast, South and West            |
        | seven  | 59    | North, Northeast, East, Southeast, South, Southwest and West |

  @clause:between_two_cities.setup.duplexes_shuffled
  Rule: The duplex tiles are shuffled

    Scenario: The duplex tiles lie in the order of the shuffle
      Given a new game for North, East and South, the duplex tiles shuffled as park beside office, shop over factory and house beside park
      Then the stack of duplex tiles begins with park beside office, shop over factory and house beside park

    Scenario: A different shuffle stacks the duplex tiles in a different order
      Given a new game for North, East and South, the duplex tiles shuffled as house beside park, park beside office and shop over factory
      Then the stack of duplex tiles begins with house beside park, park beside office and shop over factory

  @clause:between_two_cities.setup.duplexes_face_down
  Rule: The duplex tiles lie face down

    Scenario Outline: <seat> sees how many duplex tiles there are, but not which tiles
      Given a new game for North, East and South, the duplex tiles shuffled as park beside office, shop over factory and house beside park
      Then <seat> sees 24 tiles in the stack of duplex tiles
      And <seat> cannot see any duplex tile park beside office
      And <seat> cannot see any duplex tile shop over factory

      Examples:
        | seat  |
        | North |
        | East  |
        | South |

    Scenario: With seven players there are 24 duplex tiles in total
      Given a new game for North, Northeast, East, Southeast, South, Southwest and West with any shuffles
      Then West sees 24 tiles in the stack of duplex tiles
