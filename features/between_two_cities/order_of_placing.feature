Feature: The order of placing

  The players sit clockwise with rising seating values: North, East, South and, if there are four, West. City 1 lies between North
  and East, city 2 between East and South, and so on; the last city lies to North's right.
  The space of a city's first tile is always called column 0, row 0; columns are counted to the right and rows downwards.

  @clause:between_two_cities.placing.lower_value_first
  Rule: Players place freely, by rising seating value, or by rising value within each city

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: All players may place at any time
      Given the position "four players, first turn"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      Then North, East, South and West are to act
      And West may place the park in city 3 at column 0, row 0
      And South may place the house in city 2 at column 0, row 0

    @reading:between_two_cities.ruling.order_of_placing=ascending
    # In what order do the players place their revealed tiles? In ascending order; among the players who still
    # have tiles, only the player with the lowest seating value may place.
    Scenario: If the values decide the order, only the player with the lowest seating value may place
      Given the position "four players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      Then it is North's turn to act
      And West may do nothing
      And East may do nothing

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    # In what order do the players place their revealed tiles? In an order within each city; of the two
    # players who share a city, the player with the higher seating value may place there in each turn only
    # after the other player. Different cities do not wait for each other.
    Scenario: In each city a player may place unless the partner with the lower value has yet to place
      Given the position "four players, first turn"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      Then North, East and South are to act
      And North may place the shop in city 1 at column 0, row 0
      And North may place the park in city 4 at column 0, row 0
      And East may place nothing in city 1
      And East may place the factory in city 2 at column 0, row 0
      And South may place nothing in city 2
      And South may place the house in city 3 at column 0, row 0
      And West may do nothing

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    # In what order do the players place their revealed tiles? In an order within each city; of the two
    # players who share a city, the player with the higher seating value may place there in each turn only
    # after the other player. Different cities do not wait for each other.
    Scenario: If the first player in the list has the highest value, that player waits in both cities
      Given the position "four players, first turn"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the seating values are North 13, East 1, South 4 and West 6
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      Then East, South and West are to act
      And North may do nothing
      And East may place the factory in city 1 at column 0, row 0
      And West may place nothing in city 3
      And West may place the park in city 4 at column 0, row 0

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: The player with the highest seating value may place first
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When West places the park in city 3 at column 0, row 0
      Then city 3 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | park | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |

    @reading:between_two_cities.ruling.order_of_placing=ascending
    # In what order do the players place their revealed tiles? In ascending order; among the players who still
    # have tiles, only the player with the lowest seating value may place.
    Scenario: If the values decide the order, a player with a higher seating value cannot place first
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When East places the factory in city 2 at column 0, row 0
      Then the action is refused under "The lower seating value places first"
      And nothing has changed

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    # In what order do the players place their revealed tiles? In an order within each city; of the two
    # players who share a city, the player with the higher seating value may place there in each turn only
    # after the other player. Different cities do not wait for each other.
    Scenario: If the values decide the order in each city, a higher value cannot place first there
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When East places the factory in city 1 at column 0, row 0
      Then the action is refused under "The lower seating value places first"
      And nothing has changed

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    # In what order do the players place their revealed tiles? In an order within each city; of the two
    # players who share a city, the player with the higher seating value may place there in each turn only
    # after the other player. Different cities do not wait for each other.
    Scenario: If the values decide the order in each city, a higher value may start in the other city
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When East places the factory in city 2 at column 0, row 0
      Then city 2 is
        |   | 0       | 1 | 2 | 3 |
        | 0 | factory | . | . | . |
        | 1 | .       | . | . | . |
        | 2 | .       | . | . | . |
        | 3 | .       | . | . | . |
      And North and South are to act

    @reading:between_two_cities.ruling.order_of_placing=ascending
    # In what order do the players place their revealed tiles? In ascending order; among the players who still
    # have tiles, only the player with the lowest seating value may place.
    Scenario: The next seating value follows when the lowest has placed both tiles
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When North places the shop in city 1 at column 0, row 0 and the park in city 4 at column 0, row 0
      Then it is East's turn to act

    @reading:between_two_cities.ruling.order_of_placing=ascending
    # In what order do the players place their revealed tiles? In ascending order; among the players who still
    # have tiles, only the player with the lowest seating value may place.
    Scenario: The next seating value still waits when the lowest has placed one tile
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When North places the shop in city 1 at column 0, row 0
      Then it is North's turn to act
      And East may do nothing

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    # In what order do the players place their revealed tiles? In an order within each city; of the two
    # players who share a city, the player with the higher seating value may place there in each turn only
    # after the other player. Different cities do not wait for each other.
    Scenario: The second planner may place in a city once the first has placed there
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When North places the shop in city 1 at column 0, row 0
      Then East may place the factory in city 1 at column 1, row 0
      And East may place the office in city 2 at column 0, row 0
      And West may place nothing in city 4

    Scenario: The player with the lowest seating value may place first
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When North places the shop in city 1 at column 0, row 0
      Then city 1 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | shop | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: The partner who places first limits the other
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When South places the house in city 2 at column 0, row 0 and the drink tavern in city 3 at column 0, row 0
      And East places the factory in city 2 at column 0, row 0
      Then the action is refused under "Placed tiles stay"
      And nothing has changed

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: One partner may take the space that the other wanted
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And city 2 is
        |   | 0       | 1      | 2            | 3 |
        | 0 | factory | park   | drink tavern | . |
        | 1 | house   | .      | .            | . |
        | 2 | .       | .      | .            | . |
        | 3 | .       | .      | .            | . |
      When South places the house in city 2 at column 3, row 0 and the bed tavern in city 3 at column 2, row 0
      And East places the office in city 2 at column 3, row 0
      Then the action is refused under "Placed tiles stay"
      And nothing has changed

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: The place of the first partner's tile decides where the second partner may place
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And city 2 is
        |   | 0       | 1    | 2            | 3 |
        | 0 | factory | park | drink tavern | . |
        | 1 | house   | .    | .            | . |
        | 2 | .       | .    | .            | . |
        | 3 | .       | .    | .            | . |
      When South places the house in city 2 at column -1, row 0 and the bed tavern in city 3 at column 2, row 0
      Then East may place the office in city 2 exactly where * stands
        |    | -2 | -1    | 0       | 1    | 2            |
        | -1 | .  | *     | *       | *    | *            |
        | 0  | .  | house | factory | park | drink tavern |
        | 1  | .  | *     | house   | *    | *            |
        | 2  | .  | .     | *       | .    | .            |

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: The order of placing affects where tiles can lie
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And city 2 is
        |   | 0       | 1    | 2            | 3 |
        | 0 | factory | park | drink tavern | . |
        | 1 | house   | .    | .            | . |
        | 2 | .       | .    | .            | . |
        | 3 | .       | .    | .            | . |
      When East places the office in city 2 at column 3, row 0 and the factory in city 1 at column 2, row 0
      And South places the house in city 2 at column -1, row 0
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

  @clause:between_two_cities.placing.one_to_the_left
  @clause:between_two_cities.placing.other_to_the_right
  Rule: Others may place between a player's two tiles, unless the two go together

    Scenario: Others may place between the two tiles of a player
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When North places the park in city 1 at column 2, row 0
      And South places the house in city 3 at column 2, row 0
      Then city 3 is
        |   | 0            | 1     | 2     | 3 |
        | 0 | park         | house | house | . |
        | 1 | music tavern | shop  | .     | . |
        | 2 | .            | .     | .     | . |
        | 3 | .            | .     | .     | . |
      And North, East and South are to act

    @reading:between_two_cities.ruling.split_placements=together
    # May a player place one tile, let others place, and place the second tile later in the same turn? No;
    # once a player has placed one tile, nobody else may place before that player's second tile is placed,
    # unless that second tile has to wait for a partner.
    Scenario: If a player's two tiles must be placed together, nobody else may place between them
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When North places the park in city 1 at column 2, row 0
      And South places the house in city 3 at column 2, row 0
      Then the action is refused under "One tile to the left"
      And nothing has changed

    @reading:between_two_cities.ruling.split_placements=together
    # May a player place one tile, let others place, and place the second tile later in the same turn? No;
    # once a player has placed one tile, nobody else may place before that player's second tile is placed,
    # unless that second tile has to wait for a partner.
    Scenario: If two tiles must be placed together, only the player with one tile left may act
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When East places the factory in city 2 at column 2, row 0
      Then it is East's turn to act
      And North may do nothing

    Scenario: When a player has placed both tiles, only the others are to act
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When East places the factory in city 2 at column 2, row 0 and the office in city 1 at column 2, row 0
      Then North and South are to act

    Scenario: All players with tiles left may act
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When East places the factory in city 2 at column 2, row 0
      Then North, East and South are to act

  @clause:between_two_cities.placing.one_to_the_left
  @clause:between_two_cities.placing.other_to_the_right
  Rule: A player places first in either city, or first in the city to the left

    Scenario: A player may place in the right city first
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When North places the shop in city 4 at column 0, row 0
      Then the shop lies in city 4 at column 0, row 0
      And North may place the park in city 1 at column 0, row 0

    @reading:between_two_cities.ruling.either_city_first=left_first
    # May a player choose in which of the two cities to place first? No, the player places in the left city
    # first, then in the right city.
    Scenario: If the left city comes first, a player cannot place in the right city first
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When North places the shop in city 4 at column 0, row 0
      Then the action is refused under "One tile to the left"
      And nothing has changed

    @reading:between_two_cities.ruling.either_city_first=left_first
    # May a player choose in which of the two cities to place first? No, the player places in the left city
    # first, then in the right city.
    Scenario: If the left city comes first, either tile may still go there
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      Then North may place the shop in city 1 at column 0, row 0
      And North may place the park in city 1 at column 0, row 0
      And North may place nothing in city 4

    Scenario: After placing in the left city a player may place in the right city
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When North places the park in city 1 at column 0, row 0
      Then North may place the shop in city 4 at column 0, row 0 only
      And North may place nothing in city 1

    @reading:between_two_cities.ruling.either_city_first=left_first
    # May a player choose in which of the two cities to place first? No, the player places in the left city
    # first, then in the right city.
    Scenario: With two players the city to the right waits if the left city comes first
      Given the position "two players, first turn"
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And South places the house in city 4 at column 0, row 0
      Then the action is refused under "One tile to the left"
      And nothing has changed

  @clause:between_two_cities.placing.lower_value_first
  @clause:between_two_cities.placing.one_to_the_left
  Rule: Nobody has to wait for a player whose second tile has to wait

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    # In what order do the players place their revealed tiles? In an order within each city; of the two
    # players who share a city, the player with the higher seating value may place there in each turn only
    # after the other player. Different cities do not wait for each other.
    Scenario: The others go on while a player's second tile has to wait
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When East places the factory in city 2 at column 0, row 0
      Then North and South are to act
      And East may do nothing

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    # In what order do the players place their revealed tiles? In an order within each city; of the two
    # players who share a city, the player with the higher seating value may place there in each turn only
    # after the other player. Different cities do not wait for each other.
    @reading:between_two_cities.ruling.split_placements=together
    # May a player place one tile, let others place, and place the second tile later in the same turn? No;
    # once a player has placed one tile, nobody else may place before that player's second tile is placed,
    # unless that second tile has to wait for a partner.
    Scenario: A second tile that no longer has to wait comes first
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When East places the factory in city 2 at column 0, row 0
      And North places the shop in city 1 at column 0, row 0 and the park in city 4 at column 0, row 0
      Then it is East's turn to act
      And East may place the office in city 1 at column 1, row 0

  @clause:between_two_cities.placing.lower_value_first
  Rule: Rounds two and three have the same order of placing as round one

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: The highest seating value may place a duplex tile first
      Given the position "three players, placing duplexes"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When South places the duplex tile house over shop in city 3 at column 3, row 0
      Then the duplex tile house over shop lies in city 3 at column 3, row 0

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: Others may place between the two duplex tiles of a player
      Given the position "three players, placing duplexes"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When South places the duplex tile house over shop in city 3 at column 3, row 0
      And North places the duplex tile house beside park in city 1 at column 0, row 2
      Then the duplex tile house beside park lies in city 1 at column 0, row 2
      And South has revealed office beside shop
      And North, East and South are to act

    @reading:between_two_cities.ruling.order_of_placing=ascending
    # In what order do the players place their revealed tiles? In ascending order; among the players who still
    # have tiles, only the player with the lowest seating value may place.
    Scenario: If the values decide the order, a duplex tile has to wait for the lowest seating value
      Given the position "three players, placing duplexes"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When South places the duplex tile house over shop in city 3 at column 3, row 0
      Then the action is refused under "The lower seating value places first"
      And nothing has changed

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.split_placements=together
    # May a player place one tile, let others place, and place the second tile later in the same turn? No;
    # once a player has placed one tile, nobody else may place before that player's second tile is placed,
    # unless that second tile has to wait for a partner.
    Scenario: If a player's two duplex tiles must be placed together, nobody else may place between them
      Given the position "three players, placing duplexes"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When South places the duplex tile house over shop in city 3 at column 3, row 0
      And North places the duplex tile house beside park in city 1 at column 0, row 2
      Then the action is refused under "One tile to the left"
      And nothing has changed

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: The highest seating value may place first in round three
      Given the position "three players, first turn of round three"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And South places the house in city 3 at column 2, row 2
      Then the house lies in city 3 at column 2, row 2

    @clause:between_two_cities.rounds.steps_at_the_same_time
    Scenario: Others may place between the two tiles of a player in round three
      Given the position "three players, first turn of round three"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And South places the house in city 3 at column 2, row 2
      And East places the factory in city 2 at column 2, row 2
      Then the factory lies in city 2 at column 2, row 2
      And North, East and South are to act
