Feature: Placing building tiles

  With three players, city 1 lies to North's left, city 3 to North's right, and city 2 between East and South.
  The space of a city's first tile is always called column 0, row 0. From there columns are counted to the right and rows downwards,
  and below 0 to the left and upwards. A star marks each space where a tile may be placed.

  @clause:between_two_cities.placing.one_to_the_left
  @clause:between_two_cities.placing.other_to_the_right
  Rule: A player places one tile in the city to the left and the other in the city to the right

    Scenario: A tile is placed in the city to the left
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2 | 3 |
        | 0 | shop   | park  | . | . |
        | 1 | office | house | . | . |
        | 2 | .      | .     | . | . |
        | 3 | .      | .     | . | . |
      When North places the shop in city 1 at column 2, row 0
      Then city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | shop   | park  | shop | . |
        | 1 | office | house | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      And city 2 has not changed
      And city 3 has not changed

    Scenario: A tile is placed in the city to the right
      Given the position "three players, placing"
      And city 3 is
        |   | 0            | 1     | 2 | 3 |
        | 0 | park         | house | . | . |
        | 1 | music tavern | shop  | . | . |
        | 2 | .            | .     | . | . |
        | 3 | .            | .     | . | . |
      When North places the park in city 3 at column 0, row 2
      Then city 3 is
        |   | 0            | 1     | 2 | 3 |
        | 0 | park         | house | . | . |
        | 1 | music tavern | shop  | . | . |
        | 2 | park         | .     | . | . |
        | 3 | .            | .     | . | . |
      And city 1 has not changed
      And city 2 has not changed

    Scenario Outline: <seat> sees the tile that North has placed
      Given the position "three players, placing"
      When North places the shop in city 1 at column 2, row 0
      Then <seat> sees city 1 as
        |   | 0      | 1     | 2    | 3 |
        | 0 | shop   | park  | shop | . |
        | 1 | office | house | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |

      Examples:
        | seat  |
        | North |
        | East  |
        | South |

    Scenario: Both tiles cannot be placed in the city to the left
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When North places the shop in city 1 at column 2, row 0
      And North places the park in city 1 at column 2, row 1
      Then the action is refused under "One tile to the left"
      And nothing has changed

    Scenario: Both tiles cannot be placed in the city to the right
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When North places the park in city 3 at column 2, row 0
      And North places the shop in city 3 at column 2, row 1
      Then the action is refused under "One tile to the right"
      And nothing has changed

    Scenario: After a player has placed in the left city, only the right city remains
      Given the position "three players, placing"
      When North places the shop in city 1 at column 2, row 0
      Then North may place nothing in city 1
      And North may place the park in city 3

    Scenario: After a player has placed in the right city, only the left city remains
      Given the position "three players, placing"
      When North places the shop in city 3 at column 2, row 0
      Then North may place nothing in city 3
      And North may place the park in city 1

    Scenario: A player who has placed both tiles cannot place another
      Given the position "three players, placing"
      When North places the shop in city 1 at column 2, row 0 and the park in city 3 at column 2, row 0
      Then North may do nothing

    Scenario: A tile cannot be placed in a city of two other players
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When North places the shop in city 2 at column 2, row 0
      Then the action is refused under "One tile to the left"
      And nothing has changed

    Scenario: With four players, a tile cannot be placed in the city on the far side
      Given the position "four players, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      When North places the shop in city 2 at column 0, row 0
      Then the action is refused under "One tile to the left"
      And nothing has changed

    Scenario: The city to the right of the first of four players is the fourth city
      Given the position "four players, tiles revealed"
      When North places the park in city 4 at column 0, row 0
      Then city 4 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | park | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |

    Scenario: The partner's tile cannot be placed
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When North places the factory in city 1 at column 2, row 0
      Then the action is refused under "One tile to the left"
      And nothing has changed

    Scenario: A placed tile cannot be placed again
      Given the position "three players, placing"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      When North places the shop in city 1 at column 2, row 0
      And North places the shop in city 3 at column 2, row 0
      Then the action is refused under "One tile to the left"
      And nothing has changed

  @clause:between_two_cities.placing.own_choice_of_city
  Rule: The player decides which tile goes into which city

    Scenario: Either tile may go into either city
      Given the position "three players, placing"
      Then North may place the shop in city 1
      And North may place the park in city 1
      And North may place the shop in city 3
      And North may place the park in city 3

    Scenario: The first tile may go to the right and the second to the left
      Given the position "three players, placing"
      When North places the shop in city 3 at column 2, row 0 and the park in city 1 at column 2, row 0
      Then city 3 is
        |   | 0            | 1     | 2    | 3 |
        | 0 | park         | house | shop | . |
        | 1 | music tavern | shop  | .    | . |
        | 2 | .            | .     | .    | . |
        | 3 | .            | .     | .    | . |
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | shop   | park  | park | . |
        | 1 | office | house | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |

    Scenario: A player may place in the right city first
      Given the position "three players, placing"
      When North places the park in city 3 at column 2, row 0 and the shop in city 1 at column 2, row 0
      Then city 3 is
        |   | 0            | 1     | 2    | 3 |
        | 0 | park         | house | park | . |
        | 1 | music tavern | shop  | .    | . |
        | 2 | .            | .     | .    | . |
        | 3 | .            | .     | .    | . |
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | shop   | park  | shop | . |
        | 1 | office | house | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |

    Scenario: If both tiles are identical, each city gets one of them
      Given the position "three players, placing"
      And North has revealed 2 parks
      When North places the park in city 1 at column 2, row 0 and the park in city 3 at column 2, row 0
      Then city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | shop   | park  | park | . |
        | 1 | office | house | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      And city 3 is
        |   | 0            | 1     | 2    | 3 |
        | 0 | park         | house | park | . |
        | 1 | music tavern | shop  | .    | . |
        | 2 | .            | .     | .    | . |
        | 3 | .            | .     | .    | . |

  @clause:between_two_cities.placing.own_choice_of_place
  Rule: Any space beside a tile and within four rows and columns may be used

    Scenario: There are four spaces around a single tile
      Given the position "three players, first turn, North places last"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | .      | . | . | . |
        | 2 | .      | . | . | . |
        | 3 | .      | . | . | . |
      Then North may place the shop in city 1 exactly where * stands
        |    | -1 | 0      | 1 |
        | -1 | .  | *      | . |
        | 0  | *  | office | * |
        | 1  | .  | *      | . |

    Scenario: A tile may be placed around three tiles in a row
      Given the position "three players, second turn, North places last"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | .      | .     | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      Then North may place the shop in city 1 exactly where * stands
        |    | -1 | 0      | 1     | 2    | 3 |
        | -1 | .  | *      | *     | *    | . |
        | 0  | *  | office | house | park | * |
        | 1  | .  | *      | *     | *    | . |

    Scenario: A tile may be placed around three tiles in an L
      Given the position "three players, second turn, North places last"
      And city 1 is
        |   | 0      | 1     | 2 | 3 |
        | 0 | office | house | . | . |
        | 1 | park   | .     | . | . |
        | 2 | .      | .     | . | . |
        | 3 | .      | .     | . | . |
      Then North may place the park in city 1 exactly where * stands
        |    | -1 | 0      | 1     | 2 |
        | -1 | .  | *      | *     | . |
        | 0  | *  | office | house | * |
        | 1  | *  | park   | *     | . |
        | 2  | .  | *      | .     | . |

    Scenario: A tile may be placed above and below a row of four tiles
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3    |
        | 0 | office | house | park | shop |
        | 1 | .      | .     | .    | .    |
        | 2 | .      | .     | .    | .    |
        | 3 | .      | .     | .    | .    |
      Then North may place the shop in city 1 exactly where * stands
        |    | -1 | 0      | 1     | 2    | 3    | 4 |
        | -1 | .  | *      | *     | *    | *    | . |
        | 0  | .  | office | house | park | shop | . |
        | 1  | .  | *      | *     | *    | *    | . |

    Scenario: A tile may be placed to the left and to the right of a column of four tiles
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | house  | . | . | . |
        | 2 | park   | . | . | . |
        | 3 | shop   | . | . | . |
      Then North may place the shop in city 1 exactly where * stands
        |    | -1 | 0      | 1 | 2 |
        | -1 | .  | .      | . | . |
        | 0  | *  | office | * | . |
        | 1  | *  | house  | * | . |
        | 2  | *  | park   | * | . |
        | 3  | *  | shop   | * | . |
        | 4  | .  | .      | . | . |

    Scenario: A city with four rows and four columns can only grow inside the square
      Given the position "three players, round three, tiles revealed"
      And city 1 is
        |   | 0         | 1            | 2      | 3        |
        | 0 | office    | .            | .      | .        |
        | 1 | house     | park         | .      | .        |
        | 2 | shop ↓    | shop         | office | .        |
        | 3 | ↑ factory | music tavern | park → | ← office |
      Then North may place the shop in city 1 exactly where * stands
        |   | 0      | 1            | 2      | 3      |
        | 0 | office | *            | .      | .      |
        | 1 | house  | park         | *      | .      |
        | 2 | shop   | shop         | office | *      |
        | 3 | factory | music tavern | park  | office |

    Scenario: The last space of a city can be filled
      Given the position "three players, last turn, North places last"
      And city 1 is
        |   | 0       | 1       | 2        | 3       |
        | 0 | office  | house   | park     | shop    |
        | 1 | house → | ← park  | shop     | .       |
        | 2 | shop    | office  | office → | ← house |
        | 3 | park    | factory | house    | office  |
      Then North may place the park in city 1 at column 3, row 1 only

  @clause:between_two_cities.placing.beside_another_tile
  Rule: A tile must share an edge with another tile of the city

    Scenario Outline: A tile may be placed <where> a single tile
      Given the position "three players, first turn, North places last"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | .      | . | . | . |
        | 2 | .      | . | . | . |
        | 3 | .      | . | . | . |
      When North places the shop in city 1 at <space>
      Then the shop lies in city 1 at <space>

      Examples:
        | where           | space            |
        | to the right of | column 1, row 0  |
        | to the left of  | column -1, row 0 |
        | below           | column 0, row 1  |
        | above           | column 0, row -1 |

    Scenario Outline: A shared corner (<where>) is not enough
      Given the position "three players, first turn, North places last"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | .      | . | . | . |
        | 2 | .      | . | . | . |
        | 3 | .      | . | . | . |
      When North places the shop in city 1 at <space>
      Then the action is refused under "Beside another tile"
      And nothing has changed

      Examples:
        | where           | space             |
        | below and right | column 1, row 1   |
        | below and left  | column -1, row 1  |
        | above and right | column 1, row -1  |
        | above and left  | column -1, row -1 |

    Scenario: A tile cannot be placed one space further away
      Given the position "three players, second turn, tiles revealed"
      And city 1 is
        |   | 0      | 1     | 2 | 3 |
        | 0 | office | house | . | . |
        | 1 | .      | .     | . | . |
        | 2 | .      | .     | . | . |
        | 3 | .      | .     | . | . |
      When North places the shop in city 1 at column 3, row 0
      Then the action is refused under "Beside another tile"
      And nothing has changed

    Scenario: A tile cannot be placed where only its corner meets a larger city
      Given the position "three players, last turn of round one, North places last"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | park  | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the shop in city 1 at column 2, row 2
      Then the action is refused under "Beside another tile"
      And nothing has changed

    Scenario: The first tile of a city needs no other tile
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at column 0, row 0
      Then city 1 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | shop | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |

    Scenario: The first tile of a city can lie only at column 0, row 0
      Given the position "three players, tiles revealed"
      Then North may place the shop in city 1 at column 0, row 0 only
      And North may place the park in city 3 at column 0, row 0 only

    Scenario: The first tile of a city cannot lie at column 1, row 0
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at column 1, row 0
      Then the action is refused under "Beside another tile"
      And nothing has changed

    Scenario: The second tile of a city must touch the first, placed by the partner on the same turn
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at column 0, row 0 and the park in city 3 at column 0, row 0
      And East places the factory in city 1 at column 1, row 1
      Then the action is refused under "Beside another tile"
      And nothing has changed

    Scenario: A tile placed by the partner on the same turn counts as a neighbour
      Given the position "three players, second turn, tiles revealed"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | .    | . |
        | 1 | .      | .     | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the shop in city 1 at column 0, row 1 and the park in city 3 at column 2, row 0
      And East places the factory in city 1 at column 0, row 2
      Then city 1 is
        |   | 0       | 1     | 2    | 3 |
        | 0 | office  | house | .    | . |
        | 1 | shop    | .     | .    | . |
        | 2 | factory | .     | .    | . |
        | 3 | .       | .     | .    | . |

  @clause:between_two_cities.placing.within_the_square
  Rule: A city never has more than four rows or four columns

    Scenario: A fourth tile may lengthen a row of three
      Given the position "three players, second turn, North places last"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | .      | .     | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the shop in city 1 at column 3, row 0
      Then city 1 is
        |   | 0      | 1     | 2    | 3    |
        | 0 | office | house | park | shop |
        | 1 | .      | .     | .    | .    |
        | 2 | .      | .     | .    | .    |
        | 3 | .      | .     | .    | .    |

    Scenario: A fifth tile cannot lengthen a row of four to the right
      Given the position "three players, placing"
      And city 1 is
        |   | -1     | 0     | 1    | 2    |
        | 0 | office | house | park | shop |
        | 1 | .      | .     | .    | .    |
        | 2 | .      | .     | .    | .    |
        | 3 | .      | .     | .    | .    |
      When North places the shop in city 1 at column 3, row 0
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

    Scenario: A fifth tile cannot lengthen a row of four to the left
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3    |
        | 0 | office | house | park | shop |
        | 1 | .      | .     | .    | .    |
        | 2 | .      | .     | .    | .    |
        | 3 | .      | .     | .    | .    |
      When North places the shop in city 1 at column -1, row 0
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

    Scenario: A fourth tile may lengthen a column of three
      Given the position "three players, second turn, North places last"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | house  | . | . | . |
        | 2 | park   | . | . | . |
        | 3 | .      | . | . | . |
      When North places the shop in city 1 at column 0, row 3
      Then city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | house  | . | . | . |
        | 2 | park   | . | . | . |
        | 3 | shop   | . | . | . |

    Scenario: A fifth tile cannot lengthen a column of four downwards
      Given the position "three players, placing"
      And city 1 is
        |    | 0      | 1 | 2 | 3 |
        | -1 | office | . | . | . |
        | 0  | house  | . | . | . |
        | 1  | park   | . | . | . |
        | 2  | shop   | . | . | . |
      When North places the shop in city 1 at column 0, row 3
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

    Scenario: A fifth tile cannot lengthen a column of four upwards
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | house  | . | . | . |
        | 2 | park   | . | . | . |
        | 3 | shop   | . | . | . |
      When North places the shop in city 1 at column 0, row -1
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

    Scenario: The city may grow to the left of its first tile
      Given the position "three players, second turn, North places last"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | .      | .     | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the shop in city 1 at column -1, row 0
      Then city 1 is
        |   | -1   | 0      | 1     | 2    |
        | 0 | shop | office | house | park |
        | 1 | .    | .      | .     | .    |
        | 2 | .    | .      | .     | .    |
        | 3 | .    | .      | .     | .    |

    Scenario: The city may grow above its first tile
      Given the position "three players, second turn, North places last"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | house  | . | . | . |
        | 2 | park   | . | . | . |
        | 3 | .      | . | . | . |
      When North places the shop in city 1 at column 0, row -1
      Then city 1 is
        |    | 0      | 1 | 2 | 3 |
        | -1 | shop   | . | . | . |
        | 0  | office | . | . | . |
        | 1  | house  | . | . | . |
        | 2  | park   | . | . | . |

    Scenario: The first tile may become the last of its row
      Given the position "three players, second turn, North places last"
      And city 1 is
        |   | -3 | -2    | -1   | 0      |
        | 0 | .  | house | park | office |
        | 1 | .  | .     | .    | .      |
        | 2 | .  | .     | .    | .      |
        | 3 | .  | .     | .    | .      |
      When North places the shop in city 1 at column -3, row 0
      Then city 1 is
        |   | -3   | -2    | -1   | 0      |
        | 0 | shop | house | park | office |
        | 1 | .    | .     | .    | .      |
        | 2 | .    | .     | .    | .      |
        | 3 | .    | .     | .    | .      |

    Scenario: The first tile may become the lowest of its column
      Given the position "three players, second turn, North places last"
      And city 1 is
        |    | 0      | 1 | 2 | 3 |
        | -2 | park   | . | . | . |
        | -1 | house  | . | . | . |
        | 0  | office | . | . | . |
      When North places the shop in city 1 at column 0, row -3
      Then city 1 is
        |    | 0      | 1 | 2 | 3 |
        | -3 | shop   | . | . | . |
        | -2 | park   | . | . | . |
        | -1 | house  | . | . | . |
        | 0  | office | . | . | . |

    Scenario: Three rows above the first tile may be used
      Given the position "three players, last turn of round one, North places last"
      And city 1 is
        |    | 0      | 1    | 2 | 3 |
        | -3 | .      | shop | . | . |
        | -2 | .      | park | . | . |
        | -1 | house  | park | . | . |
        | 0  | office | .    | . | . |
      Then North may place the shop in city 1 exactly where * stands
        |    | -1 | 0      | 1    | 2 |
        | -3 | .  | *      | shop | * |
        | -2 | .  | *      | park | * |
        | -1 | *  | house  | park | * |
        | 0  | *  | office | *    | . |

    Scenario: A row that ends at the first tile cannot grow beyond it
      Given the position "three players, placing"
      And city 1 is
        |   | -3   | -2    | -1   | 0      |
        | 0 | shop | house | park | office |
        | 1 | .    | .     | .    | .      |
        | 2 | .    | .     | .    | .      |
        | 3 | .    | .     | .    | .      |
      When North places the shop in city 1 at column 1, row 0
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

    Scenario: All rows together may not take up five columns
      Given the position "three players, last turn of round one, North places last"
      And city 1 is
        |   | -2   | -1   | 0      | 1     |
        | 0 | .    | .    | office | house |
        | 1 | park | shop | house  | .     |
        | 2 | .    | .    | .      | .     |
        | 3 | .    | .    | .      | .     |
      When North places the shop in city 1 at column 2, row 0
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

    Scenario: All columns together may not take up five rows
      Given the position "three players, last turn of round one, North places last"
      And city 1 is
        |    | 0      | 1     | 2 | 3 |
        | -2 | .      | park  | . | . |
        | -1 | .      | shop  | . | . |
        | 0  | office | house | . | . |
        | 1  | house  | .     | . | . |
      When North places the shop in city 1 at column 0, row 2
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

    Scenario: A small city may still grow in every direction
      Given the position "three players, last turn of round one, North places last"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | .     | .    | . |
        | 2 | park   | .     | .    | . |
        | 3 | .      | .     | .    | . |
      Then North may place the shop in city 1 exactly where * stands
        |    | -1 | 0      | 1     | 2    | 3 |
        | -1 | .  | *      | *     | *    | . |
        | 0  | *  | office | house | park | * |
        | 1  | *  | shop   | *     | *    | . |
        | 2  | *  | park   | *     | .    | . |
        | 3  | .  | *      | .     | .    | . |

    Scenario: A city that is four columns wide can only grow upwards or downwards
      Given the position "three players, last turn of round one, North places last"
      And city 1 is
        |    | -2   | -1    | 0      | 1    |
        | -1 | .    | .     | park   | shop |
        | 0  | park | house | office | .    |
        | 1  | .    | .     | .      | .    |
        | 2  | .    | .     | .      | .    |
      Then North may place the shop in city 1 exactly where * stands
        |    | -3 | -2   | -1    | 0      | 1    | 2 |
        | -2 | .  | .    | .     | *      | *    | . |
        | -1 | .  | *    | *     | park   | shop | . |
        | 0  | .  | park | house | office | *    | . |
        | 1  | .  | *    | *     | *      | .    | . |

    Scenario: An enclosed space may be filled
      Given the position "three players, round three, tiles revealed"
      And city 1 is
        |   | 0      | 1       | 2      | 3            |
        | 0 | office | house   | park   | shop ↓       |
        | 1 | shop   | .       | park   | ↑ bed tavern |
        | 2 | house  | house → | ← park | .            |
        | 3 | .      | .       | .      | .            |
      When North places the shop in city 1 at column 1, row 1
      Then city 1 is
        |   | 0      | 1       | 2      | 3            |
        | 0 | office | house   | park   | shop ↓       |
        | 1 | shop   | shop    | park   | ↑ bed tavern |
        | 2 | house  | house → | ← park | .            |
        | 3 | .      | .       | .      | .            |

  @clause:between_two_cities.placing.tiles_stay
  Rule: A placed tile stays where it is

    Scenario: A tile cannot be placed on another tile
      Given the position "three players, placing"
      When North places the shop in city 1 at column 0, row 0
      Then the action is refused under "Placed tiles stay"
      And nothing has changed

    Scenario: A tile cannot be placed on a tile that the partner has just placed
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at column 0, row 0 and the park in city 3 at column 0, row 0
      And East places the factory in city 1 at column 0, row 0
      Then the action is refused under "Placed tiles stay"
      And nothing has changed

    Scenario: A tile cannot be placed on the right half of a duplex tile
      Given the position "three players, round three, tiles revealed"
      And city 1 is
        |   | 0      | 1       | 2       | 3            |
        | 0 | office | house → | ← park  | shop ↓       |
        | 1 | shop   | house   | park    | ↑ bed tavern |
        | 2 | office | .       | factory | .            |
        | 3 | .      | .       | .       | .            |
      When North places the shop in city 1 at column 2, row 0
      Then the action is refused under "Placed tiles stay"
      And nothing has changed

    Scenario: A tile cannot be placed on the lower half of a duplex tile
      Given the position "three players, round three, tiles revealed"
      And city 1 is
        |   | 0      | 1         | 2       | 3            |
        | 0 | office | park ↓    | house   | shop ↓       |
        | 1 | shop   | ↑ factory | park    | ↑ bed tavern |
        | 2 | office | .         | factory | .            |
        | 3 | .      | .         | .       | .            |
      When North places the shop in city 1 at column 1, row 1
      Then the action is refused under "Placed tiles stay"
      And nothing has changed

    Scenario: Placed tiles keep their spaces when the city grows to the left and upwards
      Given the position "three players, second turn, tiles revealed"
      And city 1 is
        |   | 0      | 1     | 2 | 3 |
        | 0 | office | house | . | . |
        | 1 | .      | .     | . | . |
        | 2 | .      | .     | . | . |
        | 3 | .      | .     | . | . |
      When North places the shop in city 1 at column -1, row 0 and the park in city 3 at column 2, row 0
      And East places the factory in city 1 at column 0, row -1 and the office in city 2 at column 2, row 0
      Then city 1 is
        |    | -1   | 0       | 1     | 2 |
        | -1 | .    | factory | .     | . |
        | 0  | shop | office  | house | . |
        | 1  | .    | .       | .     | . |
        | 2  | .    | .       | .     | . |

  @clause:between_two_cities.taverns.duplicates
  Rule: A tavern may join others of its kind

    Scenario: A second tavern for beds is placed beside the first
      Given the position "three players, second turn, North places last"
      And city 1 is
        |   | 0          | 1     | 2 | 3 |
        | 0 | bed tavern | house | . | . |
        | 1 | park       | .     | . | . |
        | 2 | .          | .     | . | . |
        | 3 | .          | .     | . | . |
      And North has revealed bed tavern and park
      When North places the bed tavern in city 1 at column 0, row -1
      Then city 1 is
        |    | 0          | 1     | 2 | 3 |
        | -1 | bed tavern | .     | . | . |
        | 0  | bed tavern | house | . | . |
        | 1  | park       | .     | . | . |
        | 2  | .          | .     | . | . |
      And the taverns of city 1 would now bring 2 points

  @clause:between_two_cities.parks.several_groups
  Rule: A park may be placed away from other parks

    Scenario: A player may begin a second group of parks
      Given the position "three players, second turn, North places last"
      And city 1 is
        |   | 0    | 1      | 2     | 3 |
        | 0 | park | office | house | . |
        | 1 | .    | .      | .     | . |
        | 2 | .    | .      | .     | . |
        | 3 | .    | .      | .     | . |
      When North places the park in city 1 at column 2, row 1
      Then city 1 is
        |   | 0    | 1      | 2     | 3 |
        | 0 | park | office | house | . |
        | 1 | .    | .      | park  | . |
        | 2 | .    | .      | .     | . |
        | 3 | .    | .      | .     | . |
      And the parks of city 1 would now bring 4 points
