Feature: The three rounds

  City 1 lies to North's left, and each further city to the left of the next player clockwise. So the first player has the last
  city to the right.
  The space of a city's first tile is always called column 0, row 0; columns are counted to the right and rows downwards.

  @clause:between_two_cities.rounds.hand_at_the_start
  @clause:between_two_cities.round_one.seven_tiles
  @clause:between_two_cities.round_one.from_the_box
  Rule: In round one each player draws seven building tiles from the box

    Scenario Outline: Each of <number> players has seven tiles
      Given a new game for <players> with any shuffles
      Then the round is 1
      And North sees that North holds 7 tiles
      And North sees that East holds 7 tiles
      And North sees that South holds 7 tiles
      And North sees <left> tiles in the box

      Examples:
        | number | left | players                                                      |
        | three  | 87   | North, East and South                                        |
        | four   | 80   | North, East, South and West                                  |
        | seven  | 59   | North, Northeast, East, Southeast, South, Southwest and West |

    Scenario: In round one all 24 duplex tiles stay in the stack
      Given a new game for North, East and South with any shuffles
      Then North sees 24 tiles in the stack of duplex tiles

  @clause:between_two_cities.rounds.steps_in_order
  Rule: The steps of a turn are taken in order

    Scenario: Nothing can be placed before anything is chosen
      Given the position "three players, first turn"
      When North places the shop in city 1 at column 0, row 0
      Then the action is refused under "The steps of a turn"
      And nothing has changed

    Scenario: A chosen tile cannot be placed before all have chosen
      Given the position "three players, first turn"
      When North chooses the shop and the park
      And East chooses the factory and the office
      And North places the shop in city 1 at column 0, row 0
      Then the action is refused under "The steps of a turn"
      And nothing has changed

    Scenario: Nothing can be chosen while tiles are being placed
      Given the position "three players, tiles revealed"
      When North lays the park face down
      Then the action is refused under "The steps of a turn"
      And nothing has changed

    Scenario: A player who has placed both tiles waits until all have placed
      Given the position "three players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And North places the shop in city 1 at column 0, row 0 and the park in city 3 at column 0, row 0
      And East places the factory in city 2 at column 0, row 0 and the office in city 1 at column 1, row 0
      And South places the house in city 3 at column 1, row 0
      Then North may do nothing
      And East may do nothing
      And it is South's turn to act

    Scenario: The next choice begins when the last tile is placed
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And North places the shop in city 1 at column 0, row 0 and the park in city 3 at column 0, row 0
      And East places the factory in city 2 at column 0, row 0 and the office in city 1 at column 1, row 0
      And South places the house in city 3 at column 1, row 0 and the drink tavern in city 2 at column 1, row 0
      Then North, East and South are to act
      And North may place nothing
      And East may choose shop, park, house, office and music tavern and no other tile

  @clause:between_two_cities.round_one.rest_to_the_left
  Rule: In round one the rest of a hand goes under the token to the left

    Scenario Outline: Of four players, <seat> puts five tiles under the token of <city>
      Given the position "four players, first turn"
      When <seat> chooses the park and the house
      Then <seat> sees 5 tiles under the token of <city>
      And <seat> sees 0 tiles under the token of <right>

      Examples:
        | seat  | city   | right  |
        | North | city 1 | city 4 |
        | East  | city 2 | city 1 |
        | South | city 3 | city 2 |
        | West  | city 4 | city 3 |

    Scenario Outline: Of six players, <seat> puts five tiles under the token of <city>
      Given the position "six players, first turn"
      When <seat> chooses the park and the house
      Then <seat> sees 5 tiles under the token of <city>
      And <seat> sees 0 tiles under the token of <right>

      Examples:
        | seat  | city   | right  |
        | North | city 1 | city 6 |
        | East  | city 3 | city 2 |
        | South | city 5 | city 4 |
        | West  | city 6 | city 5 |

    Scenario: The last of seven players passes the hand to the left
      Given the position "seven players, first turn"
      And West's hand is park, park, house, office, shop, factory and drink tavern
      When West chooses the park and the office
      Then under the token of city 7 lie park, house, shop, factory and drink tavern
      And under the token of city 6 lies nothing

    Scenario: The first of seven players passes the hand to the left
      Given the position "seven players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      When North chooses the shop and the park
      Then under the token of city 1 lie shop, park, house, office and music tavern
      And under the token of city 7 lies nothing

    Scenario: The last tile of a hand also goes under the token to the left
      Given the position "three players, last turn of round one"
      And North's hand is shop, park and house
      And East's hand is factory, office and park
      And South's hand is house, bed tavern and office
      When North chooses the shop and the park
      Then under the token of city 1 lies house
      And North's hand is empty

  @clause:between_two_cities.round_one.taken_from_the_right
  @clause:between_two_cities.passing.hand_travels
  Rule: In round one the next hand is taken from the right

    Scenario: Each of three players takes the hand of the player to the right
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And East's hand is factory, factory, food tavern, office, office, house and park
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And the players place
        | North | shop in city 1 at column 0, row 0    | park in city 3 at column 0, row 0         |
        | East  | factory in city 2 at column 0, row 0 | office in city 1 at column 1, row 0       |
        | South | house in city 3 at column 1, row 0   | drink tavern in city 2 at column 1, row 0 |
      Then North's hand is shop, house, bed tavern, factory and park
      And East's hand is shop, park, house, office and music tavern
      And South's hand is factory, food tavern, office, house and park

    Scenario: Each of four players takes the hand of the player to the right
      Given the position "four players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And East's hand is factory, factory, food tavern, office, office, house and park
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      And West's hand is park, park, house, office, shop, factory and drink tavern
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | office       |
      And the players place
        | North | shop in city 1 at column 0, row 0    | park in city 4 at column 0, row 0         |
        | East  | factory in city 2 at column 0, row 0 | office in city 1 at column 1, row 0       |
        | South | house in city 3 at column 0, row 0   | drink tavern in city 2 at column 1, row 0 |
        | West  | park in city 4 at column 1, row 0    | office in city 3 at column 1, row 0       |
      Then North's hand is park, house, shop, factory and drink tavern
      And East's hand is shop, park, house, office and music tavern
      And South's hand is factory, food tavern, office, house and park
      And West's hand is shop, house, bed tavern, factory and park

    Scenario: The player to the right is the neighbour on that side, whatever the names of the seats
      Given the position "four players out of the order of the compass"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And East's hand is factory, factory, food tavern, office, office, house and park
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      And West's hand is park, park, house, office, shop, factory and drink tavern
      When the players choose
        | North | shop    | park         |
        | West  | park    | office       |
        | South | house   | drink tavern |
        | East  | factory | office       |
      And the players place
        | North | shop in city 1 at column 0, row 0    | park in city 4 at column 0, row 0         |
        | West  | park in city 2 at column 0, row 0    | office in city 1 at column 1, row 0       |
        | South | house in city 3 at column 0, row 0   | drink tavern in city 2 at column 1, row 0 |
        | East  | factory in city 4 at column 1, row 0 | office in city 3 at column 1, row 0       |
      Then North's hand is factory, food tavern, office, house and park
      And West's hand is shop, park, house, office and music tavern
      And South's hand is park, house, shop, factory and drink tavern
      And East's hand is shop, house, bed tavern, factory and park

    Scenario: Each of seven players takes the hand of the player to the right
      Given the position "seven players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And Northeast's hand is shop, office, house, bed tavern, food tavern, factory and park
      And East's hand is factory, factory, food tavern, office, office, house and park
      And Southeast's hand is house, house, office, office, shop, music tavern and factory
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      And Southwest's hand is factory, shop, park, office, bed tavern, house and music tavern
      And West's hand is park, park, house, office, shop, factory and drink tavern
      When the players choose
        | North     | shop       | park         |
        | Northeast | bed tavern | house        |
        | East      | factory    | office       |
        | Southeast | house      | office       |
        | South     | house      | drink tavern |
        | Southwest | factory    | park         |
        | West      | park       | office       |
      And the players place
        | North     | shop in city 1 at column 0, row 0       | park in city 7 at column 0, row 0         |
        | Northeast | bed tavern in city 2 at column 0, row 0 | house in city 1 at column 1, row 0        |
        | East      | factory in city 3 at column 0, row 0    | office in city 2 at column 1, row 0       |
        | Southeast | house in city 4 at column 0, row 0      | office in city 3 at column 1, row 0       |
        | South     | house in city 5 at column 0, row 0      | drink tavern in city 4 at column 1, row 0 |
        | Southwest | factory in city 6 at column 0, row 0    | park in city 5 at column 1, row 0         |
        | West      | park in city 7 at column 1, row 0       | office in city 6 at column 1, row 0       |
      Then North's hand is park, house, shop, factory and drink tavern
      And Northeast's hand is shop, park, house, office and music tavern
      And East's hand is shop, office, food tavern, factory and park
      And Southeast's hand is factory, food tavern, office, house and park
      And South's hand is house, office, shop, music tavern and factory
      And Southwest's hand is shop, house, bed tavern, factory and park
      And West's hand is shop, office, bed tavern, house and music tavern

    Scenario: Each of five players takes the hand of the player to the right
      Given the position "five players, last tile of the first turn"
      And under the token of city 1 lie shop, park, house, office and music tavern
      And under the token of city 2 lie shop, office, food tavern, factory and park
      And under the token of city 3 lie factory, food tavern, office, house and park
      And under the token of city 4 lie house, office, shop, music tavern and factory
      And under the token of city 5 lie shop, house, bed tavern, factory and park
      When West places the house in city 4 at column 1, row 0
      Then North's hand is shop, house, bed tavern, factory and park
      And East's hand is shop, park, house, office and music tavern
      And Southeast's hand is shop, office, food tavern, factory and park
      And South's hand is factory, food tavern, office, house and park
      And West's hand is house, office, shop, music tavern and factory

    Scenario: Each of six players takes the hand of the player to the right
      Given the position "six players, last tile of the first turn"
      And under the token of city 1 lie shop, park, house, office and music tavern
      And under the token of city 2 lie shop, office, food tavern, factory and park
      And under the token of city 3 lie factory, food tavern, office, house and park
      And under the token of city 4 lie house, office, shop, music tavern and factory
      And under the token of city 5 lie shop, house, bed tavern, factory and park
      And under the token of city 6 lie park, house, shop, factory and drink tavern
      When West places the house in city 5 at column 1, row 0
      Then North's hand is park, house, shop, factory and drink tavern
      And Northeast's hand is shop, park, house, office and music tavern
      And East's hand is shop, office, food tavern, factory and park
      And Southeast's hand is factory, food tavern, office, house and park
      And South's hand is house, office, shop, music tavern and factory
      And West's hand is shop, house, bed tavern, factory and park

  @clause:between_two_cities.passing.hand_travels
  @clause:between_two_cities.repeat.more_than_one_tile
  Rule: Hands are passed on while more than one tile of each is left

    Scenario: After the first turn each hand has five tiles, and another turn follows
      Given the position "three players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And the players place
        | North | shop in city 1 at column 0, row 0    | park in city 3 at column 0, row 0         |
        | East  | factory in city 2 at column 0, row 0 | office in city 1 at column 1, row 0       |
        | South | house in city 3 at column 1, row 0   | drink tavern in city 2 at column 1, row 0 |
      Then North, East and South are to act
      And the round is 1
      And North sees that East holds 5 tiles
      And there are no discards

    Scenario: After the second turn each hand has three tiles and has been passed twice
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And East's hand is factory, factory, food tavern, office, office, house and park
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And the players place
        | North | shop in city 1 at column 0, row 0    | park in city 3 at column 0, row 0         |
        | East  | factory in city 2 at column 0, row 0 | office in city 1 at column 1, row 0       |
        | South | house in city 3 at column 1, row 0   | drink tavern in city 2 at column 1, row 0 |
      And the players choose
        | North | shop    | factory |
        | East  | park    | house   |
        | South | factory | house   |
      And the players place
        | North | shop in city 1 at column 0, row 1    | factory in city 3 at column 0, row 1 |
        | East  | park in city 2 at column 0, row 1    | house in city 1 at column 1, row 1   |
        | South | factory in city 3 at column 1, row 1 | house in city 2 at column 1, row 1   |
      Then South's hand is shop, office and music tavern
      And North's hand is food tavern, office and park
      And East's hand is house, bed tavern and park
      And North, East and South are to act
      And the round is 1

    Scenario: After the third turn no tile is left under the tokens, and the round is over
      Given the position "three players, last turn of round one"
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then the round is 2
      And under the token of city 1 lies nothing
      And under the token of city 2 lies nothing
      And under the token of city 3 lies nothing

    Scenario: The single tiles stay under the tokens until all have placed
      Given the position "three players, last turn of round one"
      And North's hand is shop, park and house
      And East's hand is factory, office and park
      And South's hand is house, bed tavern and office
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0   |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1 |
      Then under the token of city 1 lies house
      And under the token of city 2 lies park
      And under the token of city 3 lies office
      And there are no discards
      And North's hand is empty

  @clause:between_two_cities.passing.face_down
  Rule: A passed hand lies face down until it is picked up

    Scenario Outline: Before the reveal, <seat> does not see the hand that North has passed on
      Given the position "three players, first turn"
      And North's hand is 2 shops, food tavern, 2 offices and 2 music taverns
      And East's hand is 7 parks
      And South's hand is 7 houses
      When North chooses the shop and the shop
      Then <seat> cannot see any office
      And <seat> cannot see any music tavern
      And <seat> cannot see any food tavern
      And <seat> sees 5 tiles under the token of city 1

      Examples:
        | seat  |
        | North |
        | East  |
        | South |

    Scenario: Players do not see the next hand while they place
      Given the position "three players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      Then East sees no tile in their own hand
      And East sees 5 tiles under the token of city 2
      And East sees that East holds 0 tiles
      And East sees 5 tiles under the token of city 1
      And East cannot see any music tavern
      And North sees no tile in their own hand
      And South sees no tile in their own hand

    Scenario: The next hand is not seen before the very last tile lies
      Given the position "three players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And North places the shop in city 1 at column 0, row 0 and the park in city 3 at column 0, row 0
      And East places the factory in city 2 at column 0, row 0 and the office in city 1 at column 1, row 0
      And South places the house in city 3 at column 1, row 0
      Then East sees no tile in their own hand
      And East cannot see any music tavern
      And under the token of city 1 lie shop, park, house, office and music tavern

    @reading:between_two_cities.ruling.when_the_passed_hand_is_seen=at_the_reveal
    # A neighbour has passed a hand. When does the player pick it up and see it for the first time? At the
    # reveal; a passed hand of more than one tile becomes the next player's hand, so the player knows it while
    # placing. The next choice waits until all have placed.
    Scenario: If hands are picked up at the reveal, players see the next hand while they place
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And East's hand is factory, factory, food tavern, office, office, house and park
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      Then East sees their own hand shop, park, house, office and music tavern
      And South sees their own hand factory, food tavern, office, house and park
      And North sees their own hand shop, house, bed tavern, factory and park
      And East sees 0 tiles under the token of city 1
      And East may choose no tile

    Scenario: Nothing is chosen from the next hand before all have placed
      Given the position "three players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And North places the shop in city 1 at column 0, row 0 and the park in city 3 at column 0, row 0
      And North lays the house face down
      Then the action is refused under "The steps of a turn"
      And nothing has changed

    Scenario: A single tile under a token is not picked up
      Given the position "three players, last turn of round one"
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      Then East sees no tile in their own hand
      And under the token of city 1 lies house

    @reading:between_two_cities.ruling.when_the_passed_hand_is_seen=at_the_reveal
    # A neighbour has passed a hand. When does the player pick it up and see it for the first time? At the
    # reveal; a passed hand of more than one tile becomes the next player's hand, so the player knows it while
    # placing. The next choice waits until all have placed.
    Scenario: If hands are picked up at the reveal, the next hand of round three comes from the left
      Given the position "three players, first turn of round three"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And East's hand is factory, factory, food tavern, office, office, house and park
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      Then East sees their own hand shop, house, bed tavern, factory and park
      And South sees their own hand shop, park, house, office and music tavern
      And North sees their own hand factory, food tavern, office, house and park

    Scenario: The next hand is seen when all have placed
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And East's hand is factory, factory, food tavern, office, office, house and park
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And the players place
        | North | shop in city 1 at column 0, row 0    | park in city 3 at column 0, row 0         |
        | East  | factory in city 2 at column 0, row 0 | office in city 1 at column 1, row 0       |
        | South | house in city 3 at column 1, row 0   | drink tavern in city 2 at column 1, row 0 |
      Then East sees their own hand shop, park, house, office and music tavern
      And North sees that East holds 5 tiles
      And North cannot see any music tavern

  @clause:between_two_cities.passing.no_second_look
  Rule: A passed hand may not be looked at again

    Scenario: The player who has passed the tiles sees only how many there are
      Given the position "three players, first turn"
      When North chooses the shop and the shop
      Then North sees no tile in their own hand
      And North cannot see any music tavern
      And North cannot see any office
      And North sees 5 tiles under the token of city 1

    Scenario: A player does not see the passed hand while tiles are being placed
      Given the position "three players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      Then North cannot see any music tavern

    Scenario: A player may not look at the last tile again
      Given the position "three players, last turn of round one"
      And East's hand is factory, office and drink tavern
      When East chooses the factory and the office
      Then East cannot see any drink tavern
      And East sees one tile under the token of city 2

  @clause:between_two_cities.repeat.last_tile_discarded
  @clause:between_two_cities.discards.face_down
  @clause:between_two_cities.discards.not_back_in_the_box
  Rule: The last tile of each hand is discarded face down and not put back

    Background:
      Given the position "three players, last turn of round one"
      And North's hand is shop, park and drink tavern

    Scenario: The tiles under the tokens are discarded
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then the discards are drink tavern, park and office

    Scenario Outline: <seat> sees how many tiles are discarded, but not which tiles
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then <seat> sees 3 discards
      And <seat> cannot see any drink tavern

      Examples:
        | seat  |
        | North |
        | East  |
        | South |

    Scenario: The discards leave as many tiles in the box as before
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then North sees 87 tiles in the box
      And North sees 3 discards

  @clause:between_two_cities.discards.not_back_in_the_box
  Rule: No discarded tile goes back into the box

    Scenario: With seven players, the discards leave as many tiles in the box as before
      Given the position "seven players, last tile of round one"
      When West places the house in city 6 at column 2, row 1
      Then North sees 59 tiles in the box

  @clause:between_two_cities.discards.face_down
  Rule: The remaining duplex tiles are also discarded face down

    Scenario Outline: After round two, <seat> sees how many tiles are discarded, but not which duplex tiles
      Given the position "four players, last duplex tile"
      When West places the duplex tile house beside park in city 3 at column 0, row 2
      Then <seat> sees 8 discards
      And <seat> cannot see any duplex tile office over shop
      And <seat> cannot see any duplex tile house over office

      Examples:
        | seat  |
        | North |
        | West  |

  @clause:between_two_cities.cities.six_tiles_after_round_one
  @clause:between_two_cities.round_two.begins
  @clause:between_two_cities.round_two.three_duplexes
  @clause:between_two_cities.rounds.hand_at_the_start
  Rule: After round one each city has six tiles, and each player draws three duplex tiles

    Background:
      Given the position "three players, last turn of round one"
      And the stack of duplex tiles begins with park over house, park beside office, shop over factory, office over park, house beside park, house over office, factory beside shop, office beside shop and office over shop

    Scenario: Each city consists of six tiles
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then city 1 is
        |   | 0      | 1     | 2      | 3 |
        | 0 | shop   | park  | shop   | . |
        | 1 | office | house | office | . |
        | 2 | .      | .     | .      | . |
        | 3 | .      | .     | .      | . |
      And city 2 is
        |   | 0       | 1      | 2          | 3 |
        | 0 | factory | park   | factory    | . |
        | 1 | house   | office | bed tavern | . |
        | 2 | .       | .      | .          | . |
        | 3 | .       | .      | .          | . |
      And city 3 is
        |   | 0            | 1     | 2     | 3 |
        | 0 | park         | house | park  | . |
        | 1 | music tavern | shop  | house | . |
        | 2 | .            | .     | .     | . |
        | 3 | .            | .     | .     | . |

    Scenario: Each player has three duplex tiles
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then the round is 2
      And North, East and South are to act
      And North sees that North holds 3 tiles
      And North sees that East holds 3 tiles
      And North sees that South holds 3 tiles
      And North sees 15 tiles in the stack of duplex tiles
      And North sees 87 tiles in the box

    Scenario: One hand is drawn after the other: the first player gets the first three duplex tiles
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then North's hand is park over house, park beside office and shop over factory
      And East's hand is office over park, house beside park and house over office
      And South's hand is factory beside shop, office beside shop and office over shop

    @reading:between_two_cities.ruling.order_of_drawing=tile_by_tile
    # In what order do the seats draw their hands from the shuffled tiles? Each seat in turn, clockwise from
    # the first, draws one tile, again and again until the hands are full.
    Scenario: If the seats draw one tile in turn, the first player gets duplex tiles one, four and seven
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then North's hand is park over house, office over park and factory beside shop
      And East's hand is park beside office, house beside park and office beside shop
      And South's hand is shop over factory, house over office and office over shop

  @clause:between_two_cities.round_two.third_under_the_token
  Rule: The third duplex tile goes under the token to the left

    Scenario Outline: <seat> puts the third duplex tile under the token of <city>
      Given the position "three players, round two"
      And North's hand is shop over factory, office over park and house beside park
      And East's hand is shop over bed tavern, office over shop and park over house
      And South's hand is shop beside music tavern, office beside shop and house over shop
      When <seat> chooses the duplex tile <first> and the duplex tile <second>
      Then under the token of <city> lies <third>
      And under the token of <right> lies nothing

      Examples:
        | seat  | first                    | second             | third             | city   | right  |
        | North | shop over factory        | office over park   | house beside park | city 1 | city 3 |
        | East  | shop over bed tavern     | office over shop   | park over house   | city 2 | city 1 |
        | South | shop beside music tavern | office beside shop | house over shop   | city 3 | city 2 |

  @clause:between_two_cities.round_two.third_discarded
  @clause:between_two_cities.cities.two_duplexes_in_round_two
  @clause:between_two_cities.round_three.begins
  Rule: At the end of round two the third duplex tiles are discarded, and round three begins

    Background:
      Given the position "three players, round two"

    Scenario: The duplex tiles under the tokens are discarded
      Given North's hand is shop over bed tavern, house beside park and office over shop
      And East's hand is factory over office, factory beside shop and park over house
      And South's hand is house over shop, office beside shop and park beside office
      And the discards are shop, office and house
      When the players choose
        | North | shop over bed tavern | house beside park   |
        | East  | factory over office  | factory beside shop |
        | South | house over shop      | office beside shop  |
      And the players place
        | North | house beside park in city 1 at column 0, row 2   | shop over bed tavern in city 3 at column 3, row 0 |
        | East  | factory beside shop in city 2 at column 0, row 2 | factory over office in city 1 at column 3, row 0  |
        | South | office beside shop in city 3 at column 0, row 2  | house over shop in city 2 at column 3, row 0      |
      Then the discards are shop, office, house, office over shop, park over house and park beside office
      And North sees 6 discards
      And North cannot see any duplex tile office over shop
      And North cannot see any duplex tile park over house

    Scenario: Each city has received a duplex tile from each planner
      When the players choose
        | North | shop over bed tavern | house beside park   |
        | East  | factory over office  | factory beside shop |
        | South | house over shop      | office beside shop  |
      And the players place
        | North | house beside park in city 1 at column 0, row 2   | shop over bed tavern in city 3 at column 3, row 0 |
        | East  | factory beside shop in city 2 at column 0, row 2 | factory over office in city 1 at column 3, row 0  |
        | South | office beside shop in city 3 at column 0, row 2  | house over shop in city 2 at column 3, row 0      |
      Then city 1 is
        |   | 0       | 1      | 2           | 3         |
        | 0 | shop    | park   | house       | factory ↓ |
        | 1 | office  | house  | food tavern | ↑ office  |
        | 2 | house → | ← park | .           | .         |
        | 3 | .       | .      | .           | .         |
      And city 2 is
        |   | 0         | 1      | 2            | 3       |
        | 0 | factory   | park   | drink tavern | house ↓ |
        | 1 | house     | office | shop         | ↑ shop  |
        | 2 | factory → | ← shop | .            | .       |
        | 3 | .         | .      | .            | .       |
      And city 3 is
        |   | 0            | 1      | 2      | 3            |
        | 0 | park         | house  | office | shop ↓       |
        | 1 | music tavern | shop   | park   | ↑ bed tavern |
        | 2 | office →     | ← shop | .      | .            |
        | 3 | .            | .      | .      | .            |

    Scenario: Each player draws seven building tiles again
      When the players choose
        | North | shop over bed tavern | house beside park   |
        | East  | factory over office  | factory beside shop |
        | South | house over shop      | office beside shop  |
      And the players place
        | North | house beside park in city 1 at column 0, row 2   | shop over bed tavern in city 3 at column 3, row 0 |
        | East  | factory beside shop in city 2 at column 0, row 2 | factory over office in city 1 at column 3, row 0  |
        | South | office beside shop in city 3 at column 0, row 2  | house over shop in city 2 at column 3, row 0      |
      Then the round is 3
      And North, East and South are to act
      And North sees that North holds 7 tiles
      And North sees that East holds 7 tiles
      And North sees that South holds 7 tiles
      And North sees 66 tiles in the box
      And North sees 15 tiles in the stack of duplex tiles

    Scenario: Nobody draws before the last duplex tile is placed
      When the players choose
        | North | shop over bed tavern | house beside park   |
        | East  | factory over office  | factory beside shop |
        | South | house over shop      | office beside shop  |
      And the players place
        | North | house beside park in city 1 at column 0, row 2   | shop over bed tavern in city 3 at column 3, row 0 |
        | East  | factory beside shop in city 2 at column 0, row 2 | factory over office in city 1 at column 3, row 0  |
        | South | office beside shop in city 3 at column 0, row 2  |                                       |
      Then the round is 2
      And it is South's turn to act
      And North's hand is empty
      And under the token of city 1 lies office over shop

  @clause:between_two_cities.rounds.hand_at_the_start
  @clause:between_two_cities.round_two.three_duplexes
  @clause:between_two_cities.round_two.begins
  Rule: With more than three players, too, each player draws three duplex tiles for round two

    Scenario Outline: Each of <number> players draws three duplex tiles
      Given the position "<number> players, last tile of round one"
      When West places the house in <city> at column 2, row 1
      Then the round is 2
      And North sees that North holds 3 tiles
      And North sees that East holds 3 tiles
      And North sees that South holds 3 tiles
      And North sees that West holds 3 tiles
      And North sees <left> tiles in the stack of duplex tiles
      And North sees <discards> discards

      Examples:
        | number | city   | left | discards |
        | four   | city 3 | 12   | 4        |
        | five   | city 4 | 9    | 5        |
        | six    | city 5 | 6    | 6        |
        | seven  | city 6 | 3    | 7        |

  @clause:between_two_cities.rounds.hand_at_the_start
  @clause:between_two_cities.round_three.begins
  @clause:between_two_cities.round_three.like_round_one
  Rule: With more than three players, too, each player draws seven building tiles for round three

    Scenario Outline: Each of <number> players draws seven building tiles again
      Given the position "<number> players, last duplex tile"
      When West places the duplex tile house beside park in <city> at column 0, row 2
      Then the round is 3
      And North sees that North holds 7 tiles
      And North sees that East holds 7 tiles
      And North sees that South holds 7 tiles
      And North sees that West holds 7 tiles
      And North sees <left> tiles in the box
      And North sees <discards> discards

      Examples:
        | number | city   | left | discards |
        | four   | city 3 | 52   | 8        |
        | five   | city 4 | 38   | 10       |
        | six    | city 5 | 24   | 12       |
        | seven  | city 6 | 10   | 14       |

  @clause:between_two_cities.rounds.three
  Rule: The game has three rounds

    Scenario: A third round follows the second
      Given the position "five players, last duplex tile"
      When West places the duplex tile house beside park in city 4 at column 0, row 2
      Then the game goes on
      And the round is 3

  @clause:between_two_cities.round_three.like_round_one
  Rule: Round three is played like round one

    @clause:between_two_cities.rounds.hands_are_random
    Scenario: One hand is drawn after the other: those of round three come from the top of the box
      Given the position "three players, round two"
      And the box begins with 7 shops, 7 parks and 7 houses
      When the players choose
        | North | shop over bed tavern | house beside park   |
        | East  | factory over office  | factory beside shop |
        | South | house over shop      | office beside shop  |
      And the players place
        | North | house beside park in city 1 at column 0, row 2   | shop over bed tavern in city 3 at column 3, row 0 |
        | East  | factory beside shop in city 2 at column 0, row 2 | factory over office in city 1 at column 3, row 0  |
        | South | office beside shop in city 3 at column 0, row 2  | house over shop in city 2 at column 3, row 0      |
      Then North's hand is 7 shops
      And East's hand is 7 parks
      And South's hand is 7 houses

    @clause:between_two_cities.rounds.hands_are_random
    @reading:between_two_cities.ruling.order_of_drawing=tile_by_tile
    # In what order do the seats draw their hands from the shuffled tiles? Each seat in turn, clockwise from
    # the first, draws one tile, again and again until the hands are full.
    Scenario: If the seats draw one tile in turn, the hands of round three come from the top of the box
      Given the position "three players, round two"
      And the box begins with 7 shops, 7 parks and 7 houses
      When the players choose
        | North | shop over bed tavern | house beside park   |
        | East  | factory over office  | factory beside shop |
        | South | house over shop      | office beside shop  |
      And the players place
        | North | house beside park in city 1 at column 0, row 2   | shop over bed tavern in city 3 at column 3, row 0 |
        | East  | factory beside shop in city 2 at column 0, row 2 | factory over office in city 1 at column 3, row 0  |
        | South | office beside shop in city 3 at column 0, row 2  | house over shop in city 2 at column 3, row 0      |
      Then North's hand is 3 shops, 2 parks and 2 houses
      And East's hand is 2 shops, 3 parks and 2 houses
      And South's hand is 2 shops, 2 parks and 3 houses

    Scenario: Two of seven tiles are chosen, and five are left
      Given the position "three players, first turn of round three"
      When North chooses the shop and the park
      Then North has chosen shop and park
      And North sees 5 tiles under the token of city 3
      And East and South are to act

    Scenario: The chosen tiles are revealed when all have chosen
      Given the position "three players, first turn of round three"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      Then North has revealed shop and park
      And East has revealed factory and office
      And South has revealed house and drink tavern

    Scenario: Two tiles cannot both be placed to the left
      Given the position "three players, first turn of round three"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And North places the shop in city 1 at column 2, row 2 and the park in city 1 at column 3, row 2
      Then the action is refused under "One tile to the left"

    Scenario: Another turn follows while more than one tile is left
      Given the position "three players, first turn of round three"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And the players place
        | North | shop in city 1 at column 2, row 2    | park in city 3 at column 2, row 2         |
        | East  | factory in city 2 at column 2, row 2 | office in city 1 at column 3, row 2       |
        | South | house in city 3 at column 3, row 2   | drink tavern in city 2 at column 3, row 2 |
      Then the round is 3
      And North, East and South are to act
      And North sees that North holds 5 tiles

    @clause:between_two_cities.repeat.last_tile_discarded
    Scenario: The last tile of each hand is discarded
      Given the position "three players, last turn"
      And North's hand is shop, park and house
      And East's hand is factory, office and park
      And South's hand is house, bed tavern and office
      And the discards are shop, office, house, shop beside music tavern, house over office and park beside factory
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 3    | park in city 3 at column 2, row 3       |
        | East  | factory in city 2 at column 2, row 3 | office in city 1 at column 3, row 3     |
        | South | house in city 3 at column 3, row 3   | bed tavern in city 2 at column 3, row 3 |
      Then North sees 9 discards
      And North sees 66 tiles in the box
      And the discards are shop, office, house, shop beside music tavern, house over office, park beside factory, house, park and office

  @clause:between_two_cities.round_three.rest_to_the_right
  Rule: In round three the rest of a hand goes under the token to the right

    Scenario Outline: Of four players, <seat> puts five tiles under the token of <city> in round three
      Given the position "four players, first turn of round three"
      When <seat> chooses the park and the house
      Then <seat> sees 5 tiles under the token of <city>
      And <seat> sees 0 tiles under the token of <left>

      Examples:
        | seat  | city   | left   |
        | North | city 4 | city 1 |
        | East  | city 1 | city 2 |
        | South | city 2 | city 3 |
        | West  | city 3 | city 4 |

    Scenario Outline: Of six players, <seat> puts five tiles under the token of <city> in round three
      Given the position "six players, first turn of round three"
      When <seat> chooses the park and the house
      Then <seat> sees 5 tiles under the token of <city>
      And <seat> sees 0 tiles under the token of <left>

      Examples:
        | seat  | city   | left   |
        | North | city 6 | city 1 |
        | East  | city 2 | city 3 |
        | South | city 4 | city 5 |
        | West  | city 5 | city 6 |

    Scenario: The first of seven players passes the hand to the right in round three
      Given the position "seven players, first turn of round three"
      And North's hand is shop, shop, park, park, house, office and music tavern
      When North chooses the shop and the park
      Then under the token of city 7 lie shop, park, house, office and music tavern
      And under the token of city 1 lies nothing

    Scenario: The last tile of a hand also goes under the token to the right
      Given the position "three players, last turn"
      And North's hand is shop, park and house
      And East's hand is factory, office and park
      And South's hand is house, bed tavern and office
      When North chooses the shop and the park
      Then under the token of city 3 lies house
      And under the token of city 1 lies nothing

  @clause:between_two_cities.round_three.taken_from_the_left
  @clause:between_two_cities.passing.hand_travels
  Rule: In round three the next hand is taken from the left

    Scenario: Each of three players takes the hand of the player to the left
      Given the position "three players, first turn of round three"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And East's hand is factory, factory, food tavern, office, office, house and park
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And the players place
        | North | shop in city 1 at column 2, row 2    | park in city 3 at column 2, row 2         |
        | East  | factory in city 2 at column 2, row 2 | office in city 1 at column 3, row 2       |
        | South | house in city 3 at column 3, row 2   | drink tavern in city 2 at column 3, row 2 |
      Then North's hand is factory, food tavern, office, house and park
      And East's hand is shop, house, bed tavern, factory and park
      And South's hand is shop, park, house, office and music tavern

    Scenario: Each of four players takes the hand of the player to the left
      Given the position "four players, first turn of round three"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And East's hand is factory, factory, food tavern, office, office, house and park
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      And West's hand is park, park, house, office, shop, factory and drink tavern
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | office       |
      And the players place
        | North | shop in city 1 at column 2, row 2    | park in city 4 at column 2, row 2         |
        | East  | factory in city 2 at column 2, row 2 | office in city 1 at column 3, row 2       |
        | South | house in city 3 at column 2, row 2   | drink tavern in city 2 at column 3, row 2 |
        | West  | park in city 4 at column 3, row 2    | office in city 3 at column 3, row 2       |
      Then North's hand is factory, food tavern, office, house and park
      And East's hand is shop, house, bed tavern, factory and park
      And South's hand is park, house, shop, factory and drink tavern
      And West's hand is shop, park, house, office and music tavern

    Scenario: Each of seven players takes the hand of the player to the left
      Given the position "seven players, first turn of round three"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And Northeast's hand is shop, office, house, bed tavern, food tavern, factory and park
      And East's hand is factory, factory, food tavern, office, office, house and park
      And Southeast's hand is house, house, office, office, shop, music tavern and factory
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      And Southwest's hand is factory, shop, park, office, bed tavern, house and music tavern
      And West's hand is park, park, house, office, shop, factory and drink tavern
      When the players choose
        | North     | shop       | park         |
        | Northeast | bed tavern | house        |
        | East      | factory    | office       |
        | Southeast | house      | office       |
        | South     | house      | drink tavern |
        | Southwest | factory    | park         |
        | West      | park       | office       |
      And the players place
        | North     | shop in city 1 at column 2, row 2       | park in city 7 at column 2, row 2         |
        | Northeast | bed tavern in city 2 at column 2, row 2 | house in city 1 at column 3, row 2        |
        | East      | factory in city 3 at column 2, row 2    | office in city 2 at column 3, row 2       |
        | Southeast | house in city 4 at column 2, row 2      | office in city 3 at column 3, row 2       |
        | South     | house in city 5 at column 2, row 2      | drink tavern in city 4 at column 3, row 2 |
        | Southwest | factory in city 6 at column 2, row 2    | park in city 5 at column 3, row 2         |
        | West      | park in city 7 at column 3, row 2       | office in city 6 at column 3, row 2       |
      Then North's hand is shop, office, food tavern, factory and park
      And Northeast's hand is factory, food tavern, office, house and park
      And East's hand is house, office, shop, music tavern and factory
      And Southeast's hand is shop, house, bed tavern, factory and park
      And South's hand is shop, office, bed tavern, house and music tavern
      And Southwest's hand is park, house, shop, factory and drink tavern
      And West's hand is shop, park, house, office and music tavern

    Scenario: Each of five players takes the hand of the player to the left
      Given the position "five players, last tile of the first turn of round three"
      And under the token of city 1 lie shop, park, house, office and music tavern
      And under the token of city 2 lie shop, office, food tavern, factory and park
      And under the token of city 3 lie factory, food tavern, office, house and park
      And under the token of city 4 lie house, office, shop, music tavern and factory
      And under the token of city 5 lie shop, house, bed tavern, factory and park
      When West places the house in city 4 at column 3, row 2
      Then North's hand is shop, park, house, office and music tavern
      And East's hand is shop, office, food tavern, factory and park
      And Southeast's hand is factory, food tavern, office, house and park
      And South's hand is house, office, shop, music tavern and factory
      And West's hand is shop, house, bed tavern, factory and park

    Scenario: Each of six players takes the hand of the player to the left
      Given the position "six players, last tile of the first turn of round three"
      And under the token of city 1 lie shop, park, house, office and music tavern
      And under the token of city 2 lie shop, office, food tavern, factory and park
      And under the token of city 3 lie factory, food tavern, office, house and park
      And under the token of city 4 lie house, office, shop, music tavern and factory
      And under the token of city 5 lie shop, house, bed tavern, factory and park
      And under the token of city 6 lie park, house, shop, factory and drink tavern
      When West places the house in city 5 at column 3, row 2
      Then North's hand is shop, park, house, office and music tavern
      And Northeast's hand is shop, office, food tavern, factory and park
      And East's hand is factory, food tavern, office, house and park
      And Southeast's hand is house, office, shop, music tavern and factory
      And South's hand is shop, house, bed tavern, factory and park
      And West's hand is park, house, shop, factory and drink tavern

    Scenario: After the second turn of round three the hands of three tiles are passed to the right
      Given the position "three players, last tile of the second turn of round three"
      And under the token of city 1 lie shop, office and music tavern
      And under the token of city 2 lie food tavern, office and park
      And under the token of city 3 lie house, bed tavern and park
      When South places the shop in city 2 at column 1, row 3
      Then North's hand is shop, office and music tavern
      And East's hand is food tavern, office and park
      And South's hand is house, bed tavern and park
      And under the token of city 1 lies nothing
      And the round is 3
      And North sees 6 discards
