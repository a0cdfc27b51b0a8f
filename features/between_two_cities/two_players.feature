Feature: The variant for two players

  North and South each build two cities alone. City 1 lies to North's left and city 2 to North's right, city 3 to South's left and
  city 4 to South's right.
  The space of a city's first tile is always called column 0, row 0; columns are counted to the right and rows downwards.

  @clause:between_two_cities.two_players.four_cities
  @clause:between_two_cities.two_players.seven_tiles
  Rule: Two players have four cities and draw seven building tiles each

    Scenario: Four cities lie between two players
      Given a new game for North and South with any shuffles
      Then the cities are city 1, city 2, city 3 and city 4, and all are empty

    Scenario: Both players draw seven building tiles in round 1a
      Given a new game for North and South with any shuffles
      Then the round is 1a
      And North sees that North holds 7 tiles
      And North sees that South holds 7 tiles
      And North sees 94 tiles in the box
      And North and South are to act

  @clause:between_two_cities.two_players.two_tiles_a_turn
  Rule: Each player chooses two tiles on each turn

    Scenario: Two of seven tiles are chosen
      Given the position "two players, first turn"
      When North chooses the shop and the music tavern
      Then North has chosen shop and music tavern
      And it is South's turn to act
      And South cannot see any music tavern

    Scenario: A third tile cannot be chosen
      Given the position "two players, first turn"
      When North chooses the shop and the park
      And North lays the house face down
      Then the action is refused under "The choice is final"
      And nothing has changed

    Scenario: Two of three tiles are chosen
      Given the position "two players, last turn of round 1a"
      And South's hand is house, bed tavern and office
      When South chooses the bed tavern and the office
      Then South has chosen bed tavern and office
      And under the token of city 3 lies house

  @clause:between_two_cities.two_players.one_tile_in_each
  @clause:between_two_cities.two_players.built_alone
  @clause:between_two_cities.two_players.one_on_each_side
  Rule: One of the two tiles goes into each of a player's cities

    Scenario: A player places one tile to the left and one to the right
      Given the position "two players, first turn"
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And North places the shop in city 1 at column 0, row 0 and the park in city 2 at column 0, row 0
      Then city 1 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | shop | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |
      And city 2 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | park | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |
      And city 3 is empty
      And city 4 is empty
      And North may do nothing

    Scenario: A player cannot build in the other player's cities
      Given the position "two players, first turn"
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And North places the shop in city 3 at column 0, row 0
      Then the action is refused under "One tile to the left"
      And nothing has changed

    Scenario: Both tiles cannot go into the same city
      Given the position "two players, first turn"
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And North places the shop in city 2 at column 0, row 0
      And North places the park in city 2 at column 1, row 0
      Then the action is refused under "One tile to the right"
      And nothing has changed

    Scenario: Either tile may go into either of a player's cities
      Given the position "two players, first turn"
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      Then North may place the shop in city 1 at column 0, row 0
      And North may place the park in city 1 at column 0, row 0
      And North may place the shop in city 2 at column 0, row 0
      And North may place the park in city 2 at column 0, row 0
      And North may place nothing in city 3
      And North may place nothing in city 4

    Scenario: The second player builds the other two cities
      Given the position "two players, first turn"
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And North places the shop in city 1 at column 0, row 0 and the park in city 2 at column 0, row 0
      And South places the house in city 3 at column 0, row 0
      Then city 3 is
        |   | 0     | 1 | 2 | 3 |
        | 0 | house | . | . | . |
        | 1 | .     | . | . | . |
        | 2 | .     | . | . | . |
        | 3 | .     | . | . | . |
      And South may place the drink tavern in city 4 at column 0, row 0 only
      And South may place nothing in city 3

  @clause:between_two_cities.two_players.steps_of_a_turn
  Rule: A turn consists of choosing, revealing and placing

    Scenario: Nothing is revealed before both players have chosen
      Given the position "two players, first turn"
      When South chooses the drink tavern and the bed tavern
      Then South has no revealed tile
      And North cannot see any drink tavern
      And North sees that South has chosen
      And it is North's turn to act

    Scenario: The tiles of both players are revealed together
      Given the position "two players, first turn"
      When South chooses the drink tavern and the bed tavern
      And North chooses the shop and the park
      Then North sees that South has revealed drink tavern and bed tavern
      And South sees that North has revealed shop and park

    Scenario: A chosen tile cannot be placed before both players have chosen
      Given the position "two players, first turn"
      When North chooses the shop and the park
      And North places the shop in city 1 at column 0, row 0
      Then the action is refused under "The steps of a turn"
      And nothing has changed

  @clause:between_two_cities.two_players.hand_to_the_opponent
  Rule: The rest of a hand goes to the opponent

    Scenario Outline: <seat> puts five tiles under the token of <city>
      Given the position "two players, first turn"
      When <seat> chooses the park and the house
      Then <seat> sees 5 tiles under the token of <city>
      And <seat> sees 0 tiles under the token of <right>

      Examples:
        | seat  | city   | right  |
        | North | city 1 | city 2 |
        | South | city 3 | city 4 |

    Scenario: Each player takes the other's hand when both have placed
      Given the position "two players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And the players place
        | North | shop in city 1 at column 0, row 0  | park in city 2 at column 0, row 0         |
        | South | house in city 3 at column 0, row 0 | drink tavern in city 4 at column 0, row 0 |
      Then South's hand is shop, park, house, office and music tavern
      And North's hand is shop, house, bed tavern, factory and park
      And the round is 1a

    Scenario: After two turns both players have the rest of their first hands
      Given the position "two players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And the players place
        | North | shop in city 1 at column 0, row 0  | park in city 2 at column 0, row 0         |
        | South | house in city 3 at column 0, row 0 | drink tavern in city 4 at column 0, row 0 |
      And the players choose
        | North | factory | house |
        | South | park    | house |
      And the players place
        | North | factory in city 1 at column 0, row 1 | house in city 2 at column 0, row 1 |
        | South | park in city 3 at column 0, row 1    | house in city 4 at column 0, row 1 |
      Then North's hand is shop, office and music tavern
      And South's hand is shop, bed tavern and park

  @clause:between_two_cities.two_players.until_one_tile
  @clause:between_two_cities.two_players.each_round_twice
  Rule: When one tile of each hand is left, it is discarded, and round 1b follows

    Scenario: While five tiles of each hand are left, they are passed and none is discarded
      Given the position "two players, first turn"
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And the players place
        | North | shop in city 1 at column 0, row 0  | park in city 2 at column 0, row 0         |
        | South | house in city 3 at column 0, row 0 | drink tavern in city 4 at column 0, row 0 |
      Then North sees that North holds 5 tiles
      And North sees that South holds 5 tiles
      And the round is 1a
      And there are no discards
      And North and South are to act

    Scenario: The third turn ends round 1a
      Given the position "two players, last turn of round 1a"
      And the box begins with 14 offices
      And North's hand is shop, park and house
      And South's hand is house, bed tavern and office
      When the players choose
        | North | shop  | park       |
        | South | house | bed tavern |
      And the players place
        | North | shop in city 1 at column 0, row 1  | park in city 2 at column 0, row 1       |
        | South | house in city 3 at column 0, row 1 | bed tavern in city 4 at column 0, row 1 |
      Then the round is 1b
      And the discards are house and office
      And North's hand is 7 offices
      And South's hand is 7 offices
      And North sees 80 tiles in the box
      And North and South are to act

  @clause:between_two_cities.two_players.round_1b
  @clause:between_two_cities.two_players.each_round_twice
  Rule: Round 1b is played like round 1a

    Scenario: In round 1b each player takes the other's hand
      Given the position "two players, first turn of round 1b"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And the players place
        | North | shop in city 1 at column 0, row 1  | park in city 2 at column 0, row 1         |
        | South | house in city 3 at column 0, row 1 | drink tavern in city 4 at column 0, row 1 |
      Then South's hand is shop, park, house, office and music tavern
      And North's hand is shop, house, bed tavern, factory and park
      And the round is 1b

    Scenario: At the end of round 1b each city has six tiles, and round 2a follows
      Given the position "two players, last turn of round 1b"
      And North's hand is shop, park and house
      And South's hand is house, bed tavern and office
      And the discards are shop and office
      When the players choose
        | North | shop  | park       |
        | South | house | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 1  | park in city 2 at column 2, row 1       |
        | South | house in city 3 at column 2, row 1 | bed tavern in city 4 at column 2, row 1 |
      Then the round is 2a
      And city 1 is
        |   | 0      | 1     | 2     | 3 |
        | 0 | shop   | park  | house | . |
        | 1 | office | house | shop  | . |
        | 2 | .      | .     | .     | . |
        | 3 | .      | .     | .     | . |
      And city 2 is
        |   | 0       | 1      | 2    | 3 |
        | 0 | factory | office | park | . |
        | 1 | house   | shop   | park | . |
        | 2 | .       | .      | .    | . |
        | 3 | .       | .      | .    | . |
      And city 3 is
        |   | 0     | 1      | 2          | 3 |
        | 0 | house | park   | bed tavern | . |
        | 1 | shop  | office | house      | . |
        | 2 | .     | .      | .          | . |
        | 3 | .     | .      | .          | . |
      And city 4 is
        |   | 0            | 1       | 2          | 3 |
        | 0 | music tavern | office  | house      | . |
        | 1 | park         | factory | bed tavern | . |
        | 2 | .            | .       | .          | . |
        | 3 | .            | .       | .          | . |
      And the discards are shop, office, house and office

    Scenario: One hand of round 1b is drawn from the box after the other
      Given the position "two players, last tile of round 1a"
      And the box begins with 7 shops and 7 parks
      When South places the shop in city 4 at column 2, row 0
      Then the round is 1b
      And North's hand is 7 shops
      And South's hand is 7 parks

    @reading:between_two_cities.ruling.order_of_drawing=tile_by_tile
    # In what order do the seats draw their hands from the shuffled tiles? Each seat in turn, clockwise from
    # the first, draws one tile, again and again until the hands are full.
    Scenario: If the players draw one tile in turn, North first, round 1b begins with these hands
      Given the position "two players, last tile of round 1a"
      And the box begins with 7 shops and 7 parks
      When South places the shop in city 4 at column 2, row 0
      Then the round is 1b
      And North's hand is 4 shops and 3 parks
      And South's hand is 3 shops and 4 parks

    Scenario: After the second turn of round 1b the players exchange their hands of three tiles
      Given the position "two players, last tile of the second turn of round 1b"
      And under the token of city 1 lie shop, office and music tavern
      And under the token of city 3 lie house, bed tavern and park
      When South places the shop in city 4 at column 1, row 1
      Then North's hand is house, bed tavern and park
      And South's hand is shop, office and music tavern
      And the round is 1b
      And under the token of city 1 lies nothing
      And North and South are to act

  @clause:between_two_cities.two_players.three_duplexes
  Rule: In round 2a each player draws three duplex tiles

    Scenario: Three duplex tiles are drawn after round 1b
      Given the position "two players, last turn of round 1b"
      When the players choose
        | North | shop  | park       |
        | South | house | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 1  | park in city 2 at column 2, row 1       |
        | South | house in city 3 at column 2, row 1 | bed tavern in city 4 at column 2, row 1 |
      Then North sees that North holds 3 tiles
      And North sees that South holds 3 tiles
      And North sees 18 tiles in the stack of duplex tiles
      And North sees 80 tiles in the box

    Scenario: One hand is drawn after the other: the first three duplex tiles are one hand
      Given the position "two players, last turn of round 1b"
      And the stack of duplex tiles begins with park over house, park beside office, shop over factory, office over park, house beside park and house over office
      When the players choose
        | North | shop  | park       |
        | South | house | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 1  | park in city 2 at column 2, row 1       |
        | South | house in city 3 at column 2, row 1 | bed tavern in city 4 at column 2, row 1 |
      Then North's hand is park over house, park beside office and shop over factory
      And South's hand is office over park, house beside park and house over office

  @clause:between_two_cities.two_players.two_duplexes_placed
  @clause:between_two_cities.two_players.each_round_twice
  Rule: In round 2a two of three duplex tiles are chosen and placed

    Scenario: Two duplex tiles are chosen in secret
      Given the position "two players, round 2a"
      And North's hand is shop over bed tavern, house beside park and office over shop
      When North chooses the duplex tile shop over bed tavern and the duplex tile house beside park
      Then South cannot see any duplex tile shop over bed tavern
      And South cannot see any duplex tile house beside park
      And under the token of city 1 lies office over shop
      And it is South's turn to act

    Scenario: Nothing is placed before both players have chosen their duplex tiles
      Given the position "two players, round 2a"
      When North chooses the duplex tile shop over bed tavern and the duplex tile house beside park
      And North places the duplex tile house beside park in city 1 at column 0, row 2
      Then the action is refused under "The steps of a turn"
      And nothing has changed

    Scenario: Each of a player's cities gets one duplex tile, and the third is discarded
      Given the position "two players, round 2a"
      And North's hand is shop over bed tavern, house beside park and office over shop
      And South's hand is house over shop, office beside shop and park over house
      And the discards are shop, office, house and park
      When the players choose
        | North | shop over bed tavern | house beside park  |
        | South | house over shop      | office beside shop |
      And the players place
        | North | house beside park in city 1 at column 0, row 2  | shop over bed tavern in city 2 at column 3, row 0 |
        | South | office beside shop in city 3 at column 0, row 2 | house over shop in city 4 at column 3, row 0      |
      Then the round is 2b
      And city 1 is
        |   | 0       | 1      | 2           | 3 |
        | 0 | shop    | park   | house       | . |
        | 1 | office  | house  | food tavern | . |
        | 2 | house → | ← park | .           | . |
        | 3 | .       | .      | .           | . |
      And city 2 is
        |   | 0       | 1      | 2            | 3            |
        | 0 | factory | office | park         | shop ↓       |
        | 1 | house   | shop   | drink tavern | ↑ bed tavern |
        | 2 | .       | .      | .            | .            |
        | 3 | .       | .      | .            | .            |
      And the discards are shop, office, house, park, office over shop and park over house

    Scenario: Three new duplex tiles are drawn for round 2b
      Given the position "two players, round 2a"
      When the players choose
        | North | shop over bed tavern | house beside park  |
        | South | house over shop      | office beside shop |
      And the players place
        | North | house beside park in city 1 at column 0, row 2  | shop over bed tavern in city 2 at column 3, row 0 |
        | South | office beside shop in city 3 at column 0, row 2 | house over shop in city 4 at column 3, row 0      |
      Then North sees that North holds 3 tiles
      And North sees that South holds 3 tiles
      And North sees 12 tiles in the stack of duplex tiles
      And North sees 6 discards
      And North cannot see any duplex tile office over shop
      And South cannot see any duplex tile office over shop

  @clause:between_two_cities.two_players.round_2b
  @clause:between_two_cities.two_players.each_round_twice
  Rule: Round 2b is played like round 2a

    Scenario: After round 2b a city has two duplex tiles, and round 3a follows
      Given the position "two players, round 2b"
      And the box begins with 14 offices
      And North's hand is shop over bed tavern, house beside park and office over shop
      And South's hand is house over shop, office beside shop and park over house
      And the discards are shop, office, house, park, office over park and music tavern over park
      When the players choose
        | North | shop over bed tavern | house beside park  |
        | South | house over shop      | office beside shop |
      And the players place
        | North | shop over bed tavern in city 1 at column 3, row 0 | house beside park in city 2 at column 2, row 2 |
        | South | office beside shop in city 3 at column 2, row 2   | house over shop in city 4 at column 3, row 0   |
      Then the round is 3a
      And city 1 is
        |   | 0       | 1            | 2           | 3            |
        | 0 | shop    | park         | house       | shop ↓       |
        | 1 | office  | house        | food tavern | ↑ bed tavern |
        | 2 | house → | ← bed tavern | .           | .            |
        | 3 | .       | .            | .           | .            |
      And the discards are shop, office, house, park, office over park, music tavern over park, office over shop and park over house
      And North's hand is 7 offices
      And North sees 66 tiles in the box
      And North sees 12 tiles in the stack of duplex tiles

    Scenario: The third duplex tile of round 2b goes under the token to the left
      Given the position "two players, round 2b"
      And South's hand is house over shop, office beside shop and park over house
      When South chooses the duplex tile office beside shop and the duplex tile park over house
      Then under the token of city 3 lies house over shop
      And under the token of city 1 lies nothing

    Scenario: One hand of round 2b is drawn from the stack after the other
      Given the position "two players, last tile of round 2a"
      And the stack of duplex tiles begins with house over shop, park beside office, shop over factory, office over park, house over office and factory beside shop
      When South places the duplex tile house beside park in city 4 at column 0, row 2
      Then the round is 2b
      And North's hand is house over shop, park beside office and shop over factory
      And South's hand is office over park, house over office and factory beside shop

    @reading:between_two_cities.ruling.order_of_drawing=tile_by_tile
    # In what order do the seats draw their hands from the shuffled tiles? Each seat in turn, clockwise from
    # the first, draws one tile, again and again until the hands are full.
    Scenario: If the players draw one tile in turn, North first, round 2b begins with these hands
      Given the position "two players, last tile of round 2a"
      And the stack of duplex tiles begins with house over shop, park beside office, shop over factory, office over park, house over office and factory beside shop
      When South places the duplex tile house beside park in city 4 at column 0, row 2
      Then the round is 2b
      And North's hand is house over shop, shop over factory and house over office
      And South's hand is park beside office, office over park and factory beside shop

  @clause:between_two_cities.two_players.round_3a
  @clause:between_two_cities.two_players.each_round_twice
  Rule: Round 3a is played like round 1a

    Scenario Outline: In round 3a <seat> puts five tiles under the token of <city>
      Given the position "two players, first turn of round 3a"
      When <seat> chooses the park and the house
      Then <seat> sees 5 tiles under the token of <city>
      And <seat> sees 0 tiles under the token of <right>

      Examples:
        | seat  | city   | right  |
        | North | city 1 | city 2 |
        | South | city 3 | city 4 |

    Scenario: In round 3a each player takes the other's hand
      Given the position "two players, first turn of round 3a"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And the players place
        | North | shop in city 1 at column 2, row 2  | park in city 2 at column 2, row 2         |
        | South | house in city 3 at column 2, row 2 | drink tavern in city 4 at column 2, row 2 |
      Then South's hand is shop, park, house, office and music tavern
      And North's hand is shop, house, bed tavern, factory and park
      And the round is 3a

    Scenario: Round 3b follows when one tile of each hand is left
      Given the position "two players, last turn of round 3a"
      When the players choose
        | North | shop  | park       |
        | South | house | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 3  | park in city 2 at column 2, row 3       |
        | South | house in city 3 at column 2, row 3 | bed tavern in city 4 at column 2, row 3 |
      Then the round is 3b
      And North sees that North holds 7 tiles
      And North sees that South holds 7 tiles
      And North sees 52 tiles in the box
      And North sees 10 discards
      And the game goes on

    Scenario: One hand of round 3a is drawn from the box after the other
      Given the position "two players, last tile of round 2b"
      And the box begins with 7 shops and 7 parks
      When South places the duplex tile house beside park in city 4 at column 0, row 2
      Then the round is 3a
      And North's hand is 7 shops
      And South's hand is 7 parks

    @reading:between_two_cities.ruling.order_of_drawing=tile_by_tile
    # In what order do the seats draw their hands from the shuffled tiles? Each seat in turn, clockwise from
    # the first, draws one tile, again and again until the hands are full.
    Scenario: If the players draw one tile in turn, North first, round 3a begins with these hands
      Given the position "two players, last tile of round 2b"
      And the box begins with 7 shops and 7 parks
      When South places the duplex tile house beside park in city 4 at column 0, row 2
      Then the round is 3a
      And North's hand is 4 shops and 3 parks
      And South's hand is 3 shops and 4 parks

    Scenario: After the second turn of round 3a the players exchange their hands of three tiles
      Given the position "two players, last tile of the second turn of round 3a"
      And under the token of city 1 lie shop, office and music tavern
      And under the token of city 3 lie house, bed tavern and park
      When South places the shop in city 4 at column 3, row 2
      Then North's hand is house, bed tavern and park
      And South's hand is shop, office and music tavern
      And the round is 3a
      And under the token of city 1 lies nothing
      And North and South are to act

  @clause:between_two_cities.two_players.round_3b
  @clause:between_two_cities.two_players.each_round_twice
  Rule: Round 3b is played like round 1a, and ends the game

    Scenario: In round 3b each player takes the other's hand
      Given the position "two players, first turn of round 3b"
      And North's hand is shop, shop, park, park, house, office and music tavern
      And South's hand is shop, house, house, drink tavern, bed tavern, factory and park
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And the players place
        | North | shop in city 1 at column 1, row 3  | park in city 2 at column 1, row 3         |
        | South | house in city 3 at column 1, row 3 | drink tavern in city 4 at column 1, row 3 |
      Then South's hand is shop, park, house, office and music tavern
      And North's hand is shop, house, bed tavern, factory and park
      And the round is 3b

    Scenario: The last tile of round 3b ends the game
      Given the position "two players, last turn"
      When the players choose
        | North | shop  | park       |
        | South | house | bed tavern |
      And the players place
        | North | shop in city 1 at column 3, row 3  | park in city 2 at column 3, row 3       |
        | South | house in city 3 at column 3, row 3 | bed tavern in city 4 at column 3, row 3 |
      Then the game is over
      And nobody is to act
      And North sees 12 discards

    Scenario: The second-to-last tile of round 3b does not end the game
      Given the position "two players, last turn"
      When the players choose
        | North | shop  | park       |
        | South | house | bed tavern |
      And the players place
        | North | shop in city 1 at column 3, row 3  | park in city 2 at column 3, row 3 |
        | South | house in city 3 at column 3, row 3 |                       |
      Then the game goes on
      And it is South's turn to act

    Scenario: One hand of round 3b is drawn from the box after the other
      Given the position "two players, last tile of round 3a"
      And the box begins with 7 shops and 7 parks
      When South places the shop in city 4 at column 0, row 3
      Then the round is 3b
      And North's hand is 7 shops
      And South's hand is 7 parks

    @reading:between_two_cities.ruling.order_of_drawing=tile_by_tile
    # In what order do the seats draw their hands from the shuffled tiles? Each seat in turn, clockwise from
    # the first, draws one tile, again and again until the hands are full.
    Scenario: If the players draw one tile in turn, North first, round 3b begins with these hands
      Given the position "two players, last tile of round 3a"
      And the box begins with 7 shops and 7 parks
      When South places the shop in city 4 at column 0, row 3
      Then the round is 3b
      And North's hand is 4 shops and 3 parks
      And South's hand is 3 shops and 4 parks

    Scenario: After the second turn of round 3b the players exchange their hands of three tiles
      Given the position "two players, last tile of the second turn of round 3b"
      And under the token of city 1 lie shop, office and music tavern
      And under the token of city 3 lie house, bed tavern and park
      When South places the shop in city 4 at column 2, row 3
      Then North's hand is house, bed tavern and park
      And South's hand is shop, office and music tavern
      And the round is 3b
      And under the token of city 1 lies nothing
      And North and South are to act

  @clause:between_two_cities.two_players.cities_scored_alike
  Rule: Each city is scored as in the larger game

    Scenario: The factories of all four cities are compared
      Given the position "two players, game over"
      And the cities are, with F for a factory
        """
        1: F F F F   2: F F F F   3: F F F .   4: F . . .
           F . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 20 points
      And the factories of city 2 bring 12 points
      And the factories of city 3 bring 6 points
      And the factories of city 4 bring 2 points

    Scenario: All six types score as usual
      Given the position "two players, game over"
      And city 3 is
        | shop         | factory | office | park |
        | music tavern | house   | park   | .    |
        | .            | .       | .      | .    |
        | .            | .       | .      | .    |
      Then the cities score
        |        | shops | factories | taverns | offices | parks | houses | in all |
        | city 1 | 0     | 0         | 0       | 0       | 0     | 0      | 0      |
        | city 3 | 2     | 4         | 1       | 1       | 4     | 1      | 13     |

    Scenario: The parks of a player's two cities are not connected
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the cities are, with P for a park
        """
        1: . . . P   2: P . . .   3: . . . .   4: . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then North's final score is 4

    Scenario: Of all four cities, a player's second may have only the third most factories
      Given the position "two players, game over"
      And the cities are, with F for a factory
        """
        1: F F F .   2: F . . .   3: F F . .   4: . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 12 points
      And the factories of city 2 bring 2 points
      And the factories of city 3 bring 6 points

    Scenario: Three of the four cities may be tied for the most, and the fourth is second
      Given the position "two players, game over"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F F . .   3: F . . .   4: F F . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 8 points
      And the factories of city 2 bring 8 points
      And the factories of city 3 bring 3 points
      And the factories of city 4 bring 8 points

  @clause:between_two_cities.factories.compared_between_cities
  @clause:between_two_cities.two_players.cities_scored_alike
  Rule: If a ruling says so, each city is compared only with the opponent's two

    @reading:between_two_cities.ruling.two_seats_factory_majority=against_the_opponent
    # With two seats, among which cities is the factory majority determined? Each city is compared only with
    # the opponent's two cities.
    Scenario: If only the opponent's cities are compared, both cities of a player may have the most
      Given the position "two players, game over"
      And the cities are, with F for a factory
        """
        1: F F F F   2: F F F F   3: F F F .   4: F . . .
           F . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 20 points
      And the factories of city 2 bring 16 points
      And the factories of city 3 bring 6 points
      And the factories of city 4 bring 2 points

    @reading:between_two_cities.ruling.two_seats_factory_majority=against_the_opponent
    # With two seats, among which cities is the factory majority determined? Each city is compared only with
    # the opponent's two cities.
    Scenario: If only the opponent's cities count, a second city may be second to their better one
      Given the position "two players, game over"
      And the cities are, with F for a factory
        """
        1: F F F .   2: F . . .   3: F F . .   4: . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 12 points
      And the factories of city 2 bring 3 points
      And the factories of city 3 bring 6 points

  @clause:between_two_cities.two_players.scores_added
  Rule: The scores of both cities are added

    Scenario: The higher sum wins even if the other player's lower city is better
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the cities are, with S for a shop, P for a park, m for a music tavern and f for a food tavern
        """
        1: S S S .   2: P . . .   3: m f . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the cities score
        |        | in all |
        | city 1 | 10     |
        | city 2 | 2      |
        | city 3 | 4      |
        | city 4 | 5      |
      And North's final score is 12
      And South's final score is 9
      And North wins
      And the outcome is because of "highest final score"

    Scenario: The higher sum wins even if the other player has the best city
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the cities are, with S for a shop, P for a park and O for an office
        """
        1: S S S .   2: . . . .   3: O O O .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city |
        | North | 10          | 10          |
        | South | 11          | 6           |
      And South wins

    Scenario: Before the end the current scores of both cities are added
      Given the position "two players, last turn of round 1a"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And city 1 is
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      And city 2 is
        | office | house | . | . |
        | .      | .     | . | . |
        | .      | .     | . | . |
        | .      | .     | . | . |
      And city 3 is
        | house | house | . | . |
        | .     | .     | . | . |
        | .     | .     | . | . |
        | .     | .     | . | . |
      And city 4 is
        | house | house | . | . |
        | .     | .     | . | . |
        | .     | .     | . | . |
        | .     | .     | . | . |
      Then North's final score is 7
      And South's final score is 0
      And nobody has won yet

    Scenario: A player wins with the two better cities
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the cities are, with P for a park
        """
        1: P . . .   2: P . P .   3: P P . .   4: P . P .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      P . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then North's final score is 6
      And South's final score is 14
      And South wins

  @clause:between_two_cities.two_players.ties_by_the_second
  Rule: Only the second tie-breaker breaks a tie

    Scenario: A player with more shops wins even if the other player has the better city
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the cities are, with S for a shop and P for a park
        """
        1: P P . .   2: P . . .   3: S S . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops |
        | North | 10          | 8           | 0     |
        | South | 10          | 5           | 4     |
      And South wins
      And the outcome is because of "second tiebreaker"

    Scenario: Without a tie no tie-breaker is used
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the cities are, with S for a shop and P for a park
        """
        1: P P . .   2: P P . .   3: S S . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | shops |
        | North | 16          | 0     |
        | South | 10          | 4     |
      And North wins
      And the outcome is because of "highest final score"

    Scenario: If both players have the same number of shops, the player with more factories wins
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the cities are, with S for a shop, F for a factory, O for an office and P for a park
        """
        1: S S . .   2: F . . .   3: S . . .   4: S . O .
           . . . .      . . . .      . . . .      P . P .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | shops | factories |
        | North | 9           | 2     | 1         |
        | South | 9           | 2     | 0         |
      And North wins
      And the outcome is because of "second tiebreaker"

    Scenario: Two players whose cities are alike may share the victory
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the cities are, with S for a shop and P for a park
        """
        1: S S . .   2: P . . .   3: P . . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then North and South win together
      And the outcome is because of "tie"

    @reading:between_two_cities.ruling.still_tied=lower_value
    # Who wins if players are still tied after the houses have been compared? The player with the lowest
    # seating value wins.
    Scenario: Of two players whose cities are alike, the player with the lower seating value may win
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the seating values are North 3 and South 8
      And the cities are, with S for a shop and P for a park
        """
        1: S S . .   2: P . . .   3: P . . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then North wins
      And the outcome is because of "lowest seating value"

    @reading:between_two_cities.ruling.still_tied=nobody
    # Who wins if players are still tied after the houses have been compared? Nobody wins the game.
    Scenario: If two players' cities are alike, it may be that neither wins
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And the cities are, with S for a shop and P for a park
        """
        1: S S . .   2: P . . .   3: P . . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then nobody wins
      And the game is over
