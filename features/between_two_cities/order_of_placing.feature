Feature: The order of placing

  Four players sit clockwise, North, East, South and West, with rising seating values. City 1 lies between North and East,
  city 2 between East and South, city 3 between South and West, and city 4 between West and North.

  @clause:between_two_cities.placing.lower_value_first
  Rule: Who may place is settled by a ruling

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.either_city_first=either
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: All may place at any time where the order is free
      Given the position "four players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      Then North, East, South and West are to act
      And West may place the park in city 3 at 0,0
      And South may place the house in city 2 at 0,0

    @reading:between_two_cities.ruling.order_of_placing=ascending
    Scenario: Only the lowest seating value may place where the values order the placing
      Given the position "four players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      Then it is North's turn to act
      And West may do nothing
      And East may do nothing

    @reading:between_two_cities.ruling.either_city_first=either
    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    Scenario: Each may place where no lower seating value is awaited in the same city
      Given the position "four players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      Then North, East and South are to act
      And North may place the shop in city 1 at 0,0
      And North may place the park in city 4 at 0,0
      And East may place nothing in city 1
      And East may place the factory in city 2 at 0,0
      And South may place nothing in city 2
      And South may place the house in city 3 at 0,0
      And West may do nothing

    @reading:between_two_cities.ruling.either_city_first=either
    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    Scenario: Where the first player named has the highest value, that player waits in both cities
      Given the position "four players, first turn"
      And the seating values are North 13, East 1, South 4 and West 6
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
        | West  | park    | house        |
      Then East, South and West are to act
      And North may do nothing
      And East may place the factory in city 1 at 0,0
      And West may place nothing in city 3
      And West may place the park in city 4 at 0,0

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.either_city_first=either
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: The highest seating value may place first where the order is free
      Given the position "four players, tiles revealed"
      When West places the park in city 3 at 0,0
      Then city 3 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | park | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |

    @reading:between_two_cities.ruling.order_of_placing=ascending
    Scenario: A higher seating value cannot place first where the values order the placing
      Given the position "four players, tiles revealed"
      When East places the factory in city 2 at 0,0
      Then the action is refused under between_two_cities.placing.lower_value_first
      And nothing has changed

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    Scenario: A higher seating value cannot place first in a shared city where the values order each city
      Given the position "four players, tiles revealed"
      When East places the factory in city 1 at 0,0
      Then the action is refused under between_two_cities.placing.lower_value_first
      And nothing has changed

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    @reading:between_two_cities.ruling.split_placements=split
    Scenario: A higher seating value may place in the other city meanwhile where the values order each city
      Given the position "four players, tiles revealed"
      When East places the factory in city 2 at 0,0
      Then city 2 is
        |   | 0       | 1 | 2 | 3 |
        | 0 | factory | . | . | . |
        | 1 | .       | . | . | . |
        | 2 | .       | . | . | . |
        | 3 | .       | . | . | . |
      And North and South are to act

    @reading:between_two_cities.ruling.order_of_placing=ascending
    Scenario: The next seating value follows when the lowest has placed both tiles
      Given the position "four players, tiles revealed"
      When North places the shop in city 1 at 0,0 and the park in city 4 at 0,0
      Then it is East's turn to act

    @reading:between_two_cities.ruling.order_of_placing=ascending
    Scenario: The next seating value still waits when the lowest has placed one tile
      Given the position "four players, tiles revealed"
      When North places the shop in city 1 at 0,0
      Then it is North's turn to act
      And East may do nothing

    @reading:between_two_cities.ruling.either_city_first=either
    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    @reading:between_two_cities.ruling.split_placements=split
    Scenario: A city is free for the second planner once the first has placed there
      Given the position "four players, tiles revealed"
      When North places the shop in city 1 at 0,0
      Then East may place the factory in city 1 at 1,0
      And East may place the office in city 2 at 0,0
      And West may place nothing in city 4

    Scenario: The lowest seating value may always place first
      Given the position "four players, tiles revealed"
      When North places the shop in city 1 at 0,0
      Then city 1 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | shop | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.either_city_first=either
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: Whoever places first binds the partner
      Given the position "four players, tiles revealed"
      When South places the house in city 2 at 0,0 and the drink tavern in city 3 at 0,0
      And East places the factory in city 2 at 0,0
      Then the action is refused under between_two_cities.placing.tiles_stay
      And nothing has changed

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.either_city_first=either
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: The space that one partner wanted may be taken by the other
      Given the position "three players, placing"
      And city 2 is
        |   | 0       | 1      | 2            | 3 |
        | 0 | factory | park   | drink tavern | . |
        | 1 | house   | office | .            | . |
        | 2 | .       | .      | .            | . |
        | 3 | .       | .      | .            | . |
      When South places the house in city 2 at 3,0 and the bed tavern in city 3 at 2,0
      And East places the office in city 2 at 3,0
      Then the action is refused under between_two_cities.placing.tiles_stay
      And nothing has changed

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.either_city_first=either
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: The first of two partners to place decides where the second may
      Given the position "three players, placing"
      And city 2 is
        |   | 0       | 1    | 2            | 3 |
        | 0 | factory | park | drink tavern | . |
        | 1 | .       | .    | .            | . |
        | 2 | .       | .    | .            | . |
        | 3 | .       | .    | .            | . |
      When South places the house in city 2 at -1,0 and the bed tavern in city 3 at 2,0
      Then East may place the office in city 2 exactly where * stands
        |    | -2 | -1    | 0       | 1    | 2            |
        | -1 | .  | *     | *       | *    | *            |
        | 0  | .  | house | factory | park | drink tavern |
        | 1  | .  | *     | *       | *    | *            |

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.either_city_first=either
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: The order of placing makes a difference to where tiles can lie
      Given the position "three players, placing"
      And city 2 is
        |   | 0       | 1    | 2            | 3 |
        | 0 | factory | park | drink tavern | . |
        | 1 | .       | .    | .            | . |
        | 2 | .       | .    | .            | . |
        | 3 | .       | .    | .            | . |
      When East places the office in city 2 at 3,0 and the factory in city 1 at 2,0
      And South places the house in city 2 at -1,0
      Then the action is refused under between_two_cities.placing.within_the_square
      And nothing has changed

  @clause:between_two_cities.placing.one_to_the_left
  @clause:between_two_cities.placing.other_to_the_right
  Rule: Whether others may place between a player's two tiles is settled by a ruling

    @reading:between_two_cities.ruling.split_placements=split
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: Others may place between the two tiles where placements may be split
      Given the position "three players, placing"
      When North places the park in city 1 at 2,0
      And South places the house in city 3 at 2,0
      Then city 3 is
        |   | 0            | 1     | 2     | 3 |
        | 0 | park         | house | house | . |
        | 1 | music tavern | shop  | .     | . |
        | 2 | .            | .     | .     | . |
        | 3 | .            | .     | .     | . |
      And North, East and South are to act

    @reading:between_two_cities.ruling.split_placements=together
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: Nobody else may place between the two tiles where they go together
      Given the position "three players, placing"
      When North places the park in city 1 at 2,0
      And South places the house in city 3 at 2,0
      Then the action is refused under between_two_cities.placing.one_to_the_left
      And nothing has changed

    @reading:between_two_cities.ruling.split_placements=together
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: Only the player with one tile left is to act where the two tiles go together
      Given the position "three players, placing"
      When East places the factory in city 2 at 2,0
      Then it is East's turn to act
      And North may do nothing

    @reading:between_two_cities.ruling.split_placements=together
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: The others are free again when both tiles lie
      Given the position "three players, placing"
      When East places the factory in city 2 at 2,0 and the office in city 1 at 2,0
      Then North and South are to act

    @reading:between_two_cities.ruling.split_placements=split
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: All that have tiles left are to act where placements may be split
      Given the position "three players, placing"
      When East places the factory in city 2 at 2,0
      Then North, East and South are to act

  @clause:between_two_cities.placing.one_to_the_left
  @clause:between_two_cities.placing.other_to_the_right
  Rule: Which of a player's two cities comes first is settled by a ruling

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: Players may serve the city to the right first where either may come first
      Given the position "four players, tiles revealed"
      When North places the shop in city 4 at 0,0
      Then the shop lies in city 4 at 0,0
      And North may place the park in city 1 at 0,0

    @reading:between_two_cities.ruling.either_city_first=left_first
    Scenario: The city to the right cannot be served first where the left comes first
      Given the position "four players, tiles revealed"
      When North places the shop in city 4 at 0,0
      Then the action is refused under between_two_cities.placing.one_to_the_left
      And nothing has changed

    @reading:between_two_cities.ruling.either_city_first=left_first
    Scenario: Either tile may go into the city to the left where the left comes first
      Given the position "four players, tiles revealed"
      Then North may place the shop in city 1 at 0,0
      And North may place the park in city 1 at 0,0
      And North may place nothing in city 4

    @reading:between_two_cities.ruling.either_city_first=left_first
    Scenario: The city to the right is open once the left has been served
      Given the position "four players, tiles revealed"
      When North places the park in city 1 at 0,0
      Then North may place the shop in city 4 at 0,0 only
      And North may place nothing in city 1

    @reading:between_two_cities.ruling.either_city_first=left_first
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: With two players, too, the city to the right waits where the left comes first
      Given the position "two players, first turn"
      When the players choose
        | North | shop  | park         |
        | South | house | drink tavern |
      And South places the house in city 4 at 0,0
      Then the action is refused under between_two_cities.placing.one_to_the_left
      And nothing has changed

  @clause:between_two_cities.placing.lower_value_first
  @clause:between_two_cities.placing.one_to_the_left
  Rule: Nobody is held up by a player who has to wait with the second tile

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    @reading:between_two_cities.ruling.split_placements=together
    Scenario: The others go on while the second tile of a player has to wait
      Given the position "four players, tiles revealed"
      When East places the factory in city 2 at 0,0
      Then North and South are to act
      And East may do nothing

    @reading:between_two_cities.ruling.order_of_placing=within_each_city
    @reading:between_two_cities.ruling.split_placements=together
    Scenario: A second tile that need not wait any longer comes first
      Given the position "four players, tiles revealed"
      When East places the factory in city 2 at 0,0
      And North places the shop in city 1 at 0,0 and the park in city 4 at 0,0
      Then it is East's turn to act
      And East may place the office in city 1 at 1,0

  @clause:between_two_cities.placing.lower_value_first
  Rule: In rounds two and three, too, the order of placing is settled by a ruling

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: The highest seating value may place a duplex tile first where the order is free
      Given the position "three players, placing duplexes"
      When South places the house over shop in city 3 at 3,0
      Then the house over shop lies in city 3 at 3,0

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.order_of_placing=free
    @reading:between_two_cities.ruling.split_placements=split
    Scenario: Others may place between the two duplex tiles where placements may be split
      Given the position "three players, placing duplexes"
      When South places the house over shop in city 3 at 3,0
      And North places the house beside park in city 1 at 0,2
      Then the house beside park lies in city 1 at 0,2
      And South has revealed office beside shop
      And North, East and South are to act

    @reading:between_two_cities.ruling.order_of_placing=ascending
    Scenario: A duplex tile has to wait for the lowest seating value where the values order the placing
      Given the position "three players, placing duplexes"
      When South places the house over shop in city 3 at 3,0
      Then the action is refused under between_two_cities.placing.lower_value_first
      And nothing has changed

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.order_of_placing=free
    @reading:between_two_cities.ruling.split_placements=together
    Scenario: Nobody else may place between the two duplex tiles where they go together
      Given the position "three players, placing duplexes"
      When South places the house over shop in city 3 at 3,0
      And North places the house beside park in city 1 at 0,2
      Then the action is refused under between_two_cities.placing.one_to_the_left
      And nothing has changed

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.order_of_placing=free
    Scenario: The highest seating value may place first in round three where the order is free
      Given the position "three players, first turn of round three"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And South places the house in city 3 at 2,2
      Then the house lies in city 3 at 2,2

    @clause:between_two_cities.rounds.steps_at_the_same_time
    @reading:between_two_cities.ruling.order_of_placing=free
    @reading:between_two_cities.ruling.split_placements=split
    Scenario: Others may place between the two tiles of round three where placements may be split
      Given the position "three players, first turn of round three"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And South places the house in city 3 at 2,2
      And East places the factory in city 2 at 2,2
      Then the factory lies in city 2 at 2,2
      And North, East and South are to act
