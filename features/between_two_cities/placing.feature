Feature: Placing building tiles

  Three players sit around three cities. City 1 lies to North's left and city 3 to North's right; city 2 lies between East and South.
  In the pictures x grows to the right and y downwards, and a star marks each space where a tile may be placed.

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
      When North places the shop in city 1 at 2,0
      Then city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | shop   | park  | shop | . |
        | 1 | office | house | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      And city 2 has not changed
      And city 3 has not changed

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: A tile is placed in the city to the right
      Given the position "three players, placing"
      And city 3 is
        |   | 0            | 1     | 2 | 3 |
        | 0 | park         | house | . | . |
        | 1 | music tavern | shop  | . | . |
        | 2 | .            | .     | . | . |
        | 3 | .            | .     | . | . |
      When North places the park in city 3 at 0,2
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
      When North places the shop in city 1 at 2,0
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
      When North places the shop in city 1 at 2,0
      And North places the park in city 1 at 2,1
      Then the action is refused under between_two_cities.placing.one_to_the_left
      And nothing has changed

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: Both tiles cannot be placed in the city to the right
      Given the position "three players, placing"
      When North places the park in city 3 at 2,0
      And North places the shop in city 3 at 2,1
      Then the action is refused under between_two_cities.placing.other_to_the_right
      And nothing has changed

    @id:after_the_city_to_the_left_only_the_city_to_the_right_is_left
    Scenario: Once the city to the left is served, only the city to the right remains
      Given the position "three players, placing"
      When North places the shop in city 1 at 2,0
      Then North may place nothing in city 1
      And North may place the park in city 3

    @id:after_the_city_to_the_right_only_the_city_to_the_left_is_left
    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: Once the city to the right is served, only the city to the left remains
      Given the position "three players, placing"
      When North places the shop in city 3 at 2,0
      Then North may place nothing in city 3
      And North may place the park in city 1

    Scenario: A player who has placed both tiles can place no more
      Given the position "three players, placing"
      When North places the shop in city 1 at 2,0 and the park in city 3 at 2,0
      Then North may do nothing

    Scenario: A tile cannot be placed in a city of two other players
      Given the position "three players, placing"
      When North places the shop in city 2 at 2,0
      Then the action is refused under between_two_cities.placing.one_to_the_left
      And nothing has changed

    Scenario: A tile cannot be placed in the far city of four
      Given the position "four players, tiles revealed"
      When North places the shop in city 2 at 0,0
      Then the action is refused under between_two_cities.placing.one_to_the_left
      And nothing has changed

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: The city to the right of the first of four players is the fourth
      Given the position "four players, tiles revealed"
      When North places the park in city 4 at 0,0
      Then city 4 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | park | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |

    Scenario: The partner's tile cannot be placed
      Given the position "three players, placing"
      When North places the factory in city 1 at 2,0
      Then the action is refused under between_two_cities.placing.one_to_the_left
      And nothing has changed

    Scenario: A tile that has been placed cannot be placed again
      Given the position "three players, placing"
      When North places the shop in city 1 at 2,0
      And North places the shop in city 3 at 2,0
      Then the action is refused under between_two_cities.placing.one_to_the_left
      And nothing has changed

  @clause:between_two_cities.placing.own_choice_of_city
  Rule: The player decides which tile goes into which city

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: Either tile may go into either city
      Given the position "three players, placing"
      Then North may place the shop in city 1
      And North may place the park in city 1
      And North may place the shop in city 3
      And North may place the park in city 3

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: The first tile to the right and the second to the left
      Given the position "three players, placing"
      When North places the shop in city 3 at 2,0 and the park in city 1 at 2,0
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

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: The city to the right may be served first
      Given the position "three players, placing"
      When North places the park in city 3 at 2,0 and the shop in city 1 at 2,0
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

    Scenario: With two equal tiles each city gets one
      Given the position "three players, placing"
      And North has revealed 2 parks
      When North places the park in city 1 at 2,0 and the park in city 3 at 2,0
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

    Scenario: Four spaces around a single tile
      Given the position "three players, placing"
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

    Scenario: Around three tiles in a row
      Given the position "three players, placing"
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

    Scenario: Around an angle of three tiles
      Given the position "three players, placing"
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

    Scenario: Above and below a row of four tiles
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

    Scenario: To the left and to the right of a column of four tiles
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

    Scenario: A city that has reached four rows and four columns is filled inside them
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1            | 2      | 3           |
        | 0 | office | .            | .      | .           |
        | 1 | house  | park         | .      | .           |
        | 2 | .      | shop         | .      | .           |
        | 3 | .      | music tavern | office | food tavern |
      Then North may place the shop in city 1 exactly where * stands
        |   | 0      | 1            | 2      | 3           |
        | 0 | office | *            | .      | .           |
        | 1 | house  | park         | *      | .           |
        | 2 | *      | shop         | *      | *           |
        | 3 | *      | music tavern | office | food tavern |

    Scenario: The last space of a city
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1       | 2     | 3            |
        | 0 | office | house   | park  | shop         |
        | 1 | house  | park    | shop  | .            |
        | 2 | shop   | office  | house | music tavern |
        | 3 | park   | factory | house | office       |
      Then North may place the park in city 1 at 3,1 only

  @clause:between_two_cities.placing.beside_another_tile
  Rule: A tile is placed where it shares an edge with a tile of the city

    Scenario Outline: A tile may be placed <where> a single tile
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | .      | . | . | . |
        | 2 | .      | . | . | . |
        | 3 | .      | . | . | . |
      When North places the shop in city 1 at <space>
      Then the shop lies in city 1 at <space>

      Examples:
        | where           | space |
        | to the right of | 1,0   |
        | to the left of  | -1,0  |
        | below           | 0,1   |
        | above           | 0,-1  |

    @id:a_shared_corner_is_not_enough_where
    Scenario Outline: A shared corner (<where>) is not enough
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | .      | . | . | . |
        | 2 | .      | . | . | . |
        | 3 | .      | . | . | . |
      When North places the shop in city 1 at <space>
      Then the action is refused under between_two_cities.placing.beside_another_tile
      And nothing has changed

      Examples:
        | where           | space |
        | below and right | 1,1   |
        | below and left  | -1,1  |
        | above and right | 1,-1  |
        | above and left  | -1,-1 |

    Scenario: A tile cannot be placed one space further away
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2 | 3 |
        | 0 | office | house | . | . |
        | 1 | .      | .     | . | . |
        | 2 | .      | .     | . | . |
        | 3 | .      | .     | . | . |
      When North places the shop in city 1 at 3,0
      Then the action is refused under between_two_cities.placing.beside_another_tile
      And nothing has changed

    Scenario: A tile cannot be placed where only its corner meets a larger city
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | park  | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the shop in city 1 at 2,2
      Then the action is refused under between_two_cities.placing.beside_another_tile
      And nothing has changed

    Scenario: The first tile of a city needs no other tile
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at 0,0
      Then city 1 is
        |   | 0    | 1 | 2 | 3 |
        | 0 | shop | . | . | . |
        | 1 | .    | . | . | . |
        | 2 | .    | . | . | . |
        | 3 | .    | . | . | . |

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: The first tile of a city lies at 0,0 and nowhere else
      Given the position "three players, tiles revealed"
      Then North may place the shop in city 1 at 0,0 only
      And North may place the park in city 3 at 0,0 only

    Scenario: The first tile of a city cannot lie at 1,0
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at 1,0
      Then the action is refused under between_two_cities.placing.beside_another_tile
      And nothing has changed

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: The second tile of a city must touch the first, laid by the partner on the same turn
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at 0,0 and the park in city 3 at 0,0
      And East places the factory in city 1 at 1,1
      Then the action is refused under between_two_cities.placing.beside_another_tile
      And nothing has changed

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: A tile laid by the partner on the same turn counts as a neighbour
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | .      | .     | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the shop in city 1 at 0,1 and the park in city 3 at 2,0
      And East places the factory in city 1 at 0,2
      Then city 1 is
        |   | 0       | 1     | 2    | 3 |
        | 0 | office  | house | park | . |
        | 1 | shop    | .     | .    | . |
        | 2 | factory | .     | .    | . |
        | 3 | .       | .     | .    | . |

  @clause:between_two_cities.placing.within_the_square
  Rule: A city never has more than four rows or four columns

    Scenario: A fourth tile may lengthen a row of three
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | .      | .     | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the shop in city 1 at 3,0
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
      When North places the shop in city 1 at 3,0
      Then the action is refused under between_two_cities.placing.within_the_square
      And nothing has changed

    Scenario: A fifth tile cannot lengthen a row of four to the left
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3    |
        | 0 | office | house | park | shop |
        | 1 | .      | .     | .    | .    |
        | 2 | .      | .     | .    | .    |
        | 3 | .      | .     | .    | .    |
      When North places the shop in city 1 at -1,0
      Then the action is refused under between_two_cities.placing.within_the_square
      And nothing has changed

    Scenario: A fourth tile may lengthen a column of three
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | house  | . | . | . |
        | 2 | park   | . | . | . |
        | 3 | .      | . | . | . |
      When North places the shop in city 1 at 0,3
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
      When North places the shop in city 1 at 0,3
      Then the action is refused under between_two_cities.placing.within_the_square
      And nothing has changed

    Scenario: A fifth tile cannot lengthen a column of four upwards
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | house  | . | . | . |
        | 2 | park   | . | . | . |
        | 3 | shop   | . | . | . |
      When North places the shop in city 1 at 0,-1
      Then the action is refused under between_two_cities.placing.within_the_square
      And nothing has changed

    Scenario: The city may grow to the left of its first tile
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | .      | .     | .    | . |
        | 2 | .      | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the shop in city 1 at -1,0
      Then city 1 is
        |   | -1   | 0      | 1     | 2    |
        | 0 | shop | office | house | park |
        | 1 | .    | .      | .     | .    |
        | 2 | .    | .      | .     | .    |
        | 3 | .    | .      | .     | .    |

    Scenario: The city may grow above its first tile
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1 | 2 | 3 |
        | 0 | office | . | . | . |
        | 1 | house  | . | . | . |
        | 2 | park   | . | . | . |
        | 3 | .      | . | . | . |
      When North places the shop in city 1 at 0,-1
      Then city 1 is
        |    | 0      | 1 | 2 | 3 |
        | -1 | shop   | . | . | . |
        | 0  | office | . | . | . |
        | 1  | house  | . | . | . |
        | 2  | park   | . | . | . |

    Scenario: The first tile may become the last of its row
      Given the position "three players, placing"
      And city 1 is
        |   | -3 | -2    | -1   | 0      |
        | 0 | .  | house | park | office |
        | 1 | .  | .     | .    | .      |
        | 2 | .  | .     | .    | .      |
        | 3 | .  | .     | .    | .      |
      When North places the shop in city 1 at -3,0
      Then city 1 is
        |   | -3   | -2    | -1   | 0      |
        | 0 | shop | house | park | office |
        | 1 | .    | .     | .    | .      |
        | 2 | .    | .     | .    | .      |
        | 3 | .    | .     | .    | .      |

    Scenario: The first tile may become the lowest of its column
      Given the position "three players, placing"
      And city 1 is
        |    | 0      | 1 | 2 | 3 |
        | -2 | park   | . | . | . |
        | -1 | house  | . | . | . |
        | 0  | office | . | . | . |
      When North places the shop in city 1 at 0,-3
      Then city 1 is
        |    | 0      | 1 | 2 | 3 |
        | -3 | shop   | . | . | . |
        | -2 | park   | . | . | . |
        | -1 | house  | . | . | . |
        | 0  | office | . | . | . |

    Scenario: Three rows above the first tile may be built on
      Given the position "three players, placing"
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
      When North places the shop in city 1 at 1,0
      Then the action is refused under between_two_cities.placing.within_the_square
      And nothing has changed

    Scenario: All rows together may not take up five columns
      Given the position "three players, placing"
      And city 1 is
        |   | -2   | -1   | 0      | 1     |
        | 0 | .    | .    | office | house |
        | 1 | park | shop | house  | .     |
        | 2 | .    | .    | .      | .     |
        | 3 | .    | .    | .      | .     |
      When North places the shop in city 1 at 2,0
      Then the action is refused under between_two_cities.placing.within_the_square
      And nothing has changed

    Scenario: All columns together may not take up five rows
      Given the position "three players, placing"
      And city 1 is
        |    | 0      | 1     | 2 | 3 |
        | -2 | .      | park  | . | . |
        | -1 | .      | shop  | . | . |
        | 0  | office | house | . | . |
        | 1  | house  | .     | . | . |
      When North places the shop in city 1 at 0,2
      Then the action is refused under between_two_cities.placing.within_the_square
      And nothing has changed

    Scenario: Where the city may still grow in every direction
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | park  | .    | . |
        | 2 | park   | .     | .    | . |
        | 3 | .      | .     | .    | . |
      Then North may place the shop in city 1 exactly where * stands
        |    | -1 | 0      | 1     | 2    | 3 |
        | -1 | .  | *      | *     | *    | . |
        | 0  | *  | office | house | park | * |
        | 1  | *  | shop   | park  | *    | . |
        | 2  | *  | park   | *     | .    | . |
        | 3  | .  | *      | .     | .    | . |

    Scenario: Where the city may grow once it is four columns wide
      Given the position "three players, placing"
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

    Scenario: A space may be closed in on all sides
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | .     | park | . |
        | 2 | house  | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the park in city 1 at 1,2
      Then city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | .     | park | . |
        | 2 | house  | park  | .    | . |
        | 3 | .      | .     | .    | . |

    Scenario: A space that is closed in may be filled
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | .     | park | . |
        | 2 | house  | park  | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the shop in city 1 at 1,1
      Then city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | shop  | park | . |
        | 2 | house  | park  | .    | . |
        | 3 | .      | .     | .    | . |

    Scenario: Nothing fits beside a finished square
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1       | 2     | 3            |
        | 0 | office | house   | park  | shop         |
        | 1 | house  | park    | shop  | office       |
        | 2 | shop   | office  | house | music tavern |
        | 3 | park   | factory | house | office       |
      Then North may place nothing in city 1

  @clause:between_two_cities.placing.tiles_stay
  Rule: A placed tile stays where it is

    Scenario: A tile cannot be placed on another
      Given the position "three players, placing"
      When North places the shop in city 1 at 0,0
      Then the action is refused under between_two_cities.placing.tiles_stay
      And nothing has changed

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: A tile cannot be placed on what the partner has just laid
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at 0,0 and the park in city 3 at 0,0
      And East places the factory in city 1 at 0,0
      Then the action is refused under between_two_cities.placing.tiles_stay
      And nothing has changed

    Scenario: A tile cannot be placed on either half of a duplex tile
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1       | 2      | 3 |
        | 0 | office | house → | ← park | . |
        | 1 | shop   | .       | .      | . |
        | 2 | .      | .       | .      | . |
        | 3 | .      | .       | .      | . |
      When North places the shop in city 1 at 2,0
      Then the action is refused under between_two_cities.placing.tiles_stay
      And nothing has changed

    Scenario: A tile cannot be placed on the lower half of a duplex tile
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1         | 2 | 3 |
        | 0 | office | park ↓    | . | . |
        | 1 | shop   | ↑ factory | . | . |
        | 2 | .      | .         | . | . |
        | 3 | .      | .         | . | . |
      When North places the shop in city 1 at 1,1
      Then the action is refused under between_two_cities.placing.tiles_stay
      And nothing has changed

    @reading:between_two_cities.ruling.either_city_first=either
    Scenario: The tiles that lie there keep their spaces when the city grows to the left and upwards
      Given the position "three players, placing"
      And city 1 is
        |   | 0      | 1     | 2 | 3 |
        | 0 | office | house | . | . |
        | 1 | park   | .     | . | . |
        | 2 | .      | .     | . | . |
        | 3 | .      | .     | . | . |
      When North places the shop in city 1 at -1,0 and the park in city 3 at 2,0
      And East places the factory in city 1 at 0,-1 and the office in city 2 at 2,0
      Then city 1 is
        |    | -1   | 0       | 1     | 2 |
        | -1 | .    | factory | .     | . |
        | 0  | shop | office  | house | . |
        | 1  | .    | park    | .     | . |
        | 2  | .    | .       | .     | . |

  @clause:between_two_cities.taverns.duplicates
  Rule: A tavern may join others of its kind

    Scenario: A second tavern for beds is placed beside the first
      Given the position "three players, placing"
      And city 1 is
        |   | 0          | 1     | 2 | 3 |
        | 0 | bed tavern | house | . | . |
        | 1 | park       | .     | . | . |
        | 2 | .          | .     | . | . |
        | 3 | .          | .     | . | . |
      And North has revealed bed tavern and park
      When North places the bed tavern in city 1 at 0,-1
      Then city 1 is
        |    | 0          | 1     | 2 | 3 |
        | -1 | bed tavern | .     | . | . |
        | 0  | bed tavern | house | . | . |
        | 1  | park       | .     | . | . |
        | 2  | .          | .     | . | . |
      And the taverns of city 1 bring 2 points

  @clause:between_two_cities.parks.several_groups
  Rule: A park may be placed away from other parks

    Scenario: A second group of parks is begun
      Given the position "three players, placing"
      And city 1 is
        |   | 0    | 1      | 2     | 3 |
        | 0 | park | office | house | . |
        | 1 | .    | .      | .     | . |
        | 2 | .    | .      | .     | . |
        | 3 | .    | .      | .     | . |
      When North places the park in city 1 at 2,1
      Then city 1 is
        |   | 0    | 1      | 2     | 3 |
        | 0 | park | office | house | . |
        | 1 | .    | .      | park  | . |
        | 2 | .    | .      | .     | . |
        | 3 | .    | .      | .     | . |
      And the parks of city 1 bring 4 points
