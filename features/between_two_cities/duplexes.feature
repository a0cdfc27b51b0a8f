Feature: Placing duplex tiles

  City 1 lies to North's left. Columns are counted to the right and rows downwards from the space of the city's first tile, column 0,
  row 0. The halves of a duplex tile point to each other. Its space is that of its upper or its left half,
  and a star marks each space where that half may lie.

  @clause:between_two_cities.duplex.one_half_beside_a_tile
  Rule: One half of a duplex tile must share an edge with a tile of the city

    Scenario: A flat duplex tile may touch the city with its left half
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      When North places the duplex tile house beside park in city 1 at column 2, row 0
      Then city 1 is
        |   | 0           | 1     | 2       | 3      |
        | 0 | shop        | park  | house → | ← park |
        | 1 | office      | house | .       | .      |
        | 2 | food tavern | house | .       | .      |
        | 3 | .           | .     | .       | .      |

    Scenario: A flat duplex tile may touch the city with only its right half
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      When North places the duplex tile house beside park in city 1 at column -2, row 0
      Then city 1 is
        |   | -2      | -1     | 0           | 1     |
        | 0 | house → | ← park | shop        | park  |
        | 1 | .       | .      | office      | house |
        | 2 | .       | .      | food tavern | house |
        | 3 | .       | .      | .           | .     |

    Scenario: An upright duplex tile may touch the city with its upper half
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 0, row 2
      Then city 1 is
        |   | 0            | 1     | 2           | 3 |
        | 0 | shop         | park  | house       | . |
        | 1 | office       | house | food tavern | . |
        | 2 | shop ↓       | .     | .           | . |
        | 3 | ↑ bed tavern | .     | .           | . |

    Scenario: An upright duplex tile may touch the city with only its lower half
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 1, row -2
      Then city 1 is
        |    | 0      | 1            | 2           | 3 |
        | -2 | .      | shop ↓       | .           | . |
        | -1 | .      | ↑ bed tavern | .           | . |
        | 0  | shop   | park         | house       | . |
        | 1  | office | house        | food tavern | . |

    Scenario: Both halves may touch the city
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile house beside park in city 1 at column 0, row 2
      Then city 1 is
        |   | 0       | 1      | 2           | 3 |
        | 0 | shop    | park   | house       | . |
        | 1 | office  | house  | food tavern | . |
        | 2 | house → | ← park | .           | . |
        | 3 | .       | .      | .           | . |

    Scenario: Both halves of an upright duplex tile may touch the city
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 3, row 0
      Then city 1 is
        |   | 0      | 1     | 2           | 3            |
        | 0 | shop   | park  | house       | shop ↓       |
        | 1 | office | house | food tavern | ↑ bed tavern |
        | 2 | .      | .     | .           | .            |
        | 3 | .      | .     | .           | .            |

    Scenario: A flat duplex tile that touches nothing is refused
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile house beside park in city 1 at column 0, row 3
      Then the action is refused under "One half beside a tile"
      And nothing has changed

    Scenario: An upright duplex tile that touches nothing is refused
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 3, row 0
      Then the action is refused under "One half beside a tile"
      And nothing has changed

    Scenario: A flat duplex tile is refused if it touches the city only at a corner
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      When North places the duplex tile house beside park in city 1 at column 2, row 3
      Then the action is refused under "One half beside a tile"
      And nothing has changed

    Scenario: An upright duplex tile is refused if it touches the city only at a corner
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 3, row 2
      Then the action is refused under "One half beside a tile"
      And nothing has changed

    Scenario: A duplex tile may touch only another duplex tile
      Given the position "three players, duplex tiles, North places last"
      And city 1 is
        |   | 0           | 1     | 2              | 3      |
        | 0 | shop        | park  | drink tavern → | ← park |
        | 1 | office      | house | .              | .      |
        | 2 | food tavern | house | .              | .      |
        | 3 | .           | .     | .              | .      |
      When North places the duplex tile shop over bed tavern in city 1 at column 3, row 1
      Then city 1 is
        |   | 0           | 1     | 2              | 3            |
        | 0 | shop        | park  | drink tavern → | ← park       |
        | 1 | office      | house | .              | shop ↓       |
        | 2 | food tavern | house | .              | ↑ bed tavern |
        | 3 | .           | .     | .              | .            |

    @reading:between_two_cities.ruling.what_a_duplex_must_touch=square_tile
    # Must a duplex tile touch a square building tile, or is another duplex tile enough? A duplex tile must
    # share an edge with a square building tile.
    Scenario: If a square tile is needed, touching another duplex tile is not enough for a duplex tile
      Given the position "three players, duplex tiles, North places last"
      And city 1 is
        |   | 0           | 1     | 2              | 3      |
        | 0 | shop        | park  | drink tavern → | ← park |
        | 1 | office      | house | .              | .      |
        | 2 | food tavern | house | .              | .      |
        | 3 | .           | .     | .              | .      |
      When North places the duplex tile shop over bed tavern in city 1 at column 3, row 1
      Then the action is refused under "One half beside a tile"
      And nothing has changed

    Scenario: A duplex tile may touch a square tile and another duplex tile
      Given the position "three players, duplex tiles, North places last"
      And city 1 is
        |   | 0           | 1     | 2              | 3      |
        | 0 | shop        | park  | drink tavern → | ← park |
        | 1 | office      | house | .              | .      |
        | 2 | food tavern | house | .              | .      |
        | 3 | .           | .     | .              | .      |
      When North places the duplex tile shop over bed tavern in city 1 at column 2, row 1
      Then city 1 is
        |   | 0           | 1     | 2              | 3      |
        | 0 | shop        | park  | drink tavern → | ← park |
        | 1 | office      | house | shop ↓         | .      |
        | 2 | food tavern | house | ↑ bed tavern   | .      |
        | 3 | .           | .     | .              | .      |

    Scenario: A flat duplex tile may touch only an upright duplex tile
      Given the position "three players, duplex tiles, North places last"
      And city 1 is
        |   | 0        | 1     | 2           | 3 |
        | 0 | shop     | park  | house       | . |
        | 1 | office   | house | food tavern | . |
        | 2 | office ↓ | .     | .           | . |
        | 3 | ↑ park   | .     | .           | . |
      When North places the duplex tile house beside park in city 1 at column 1, row 3
      Then city 1 is
        |   | 0        | 1       | 2           | 3 |
        | 0 | shop     | park    | house       | . |
        | 1 | office   | house   | food tavern | . |
        | 2 | office ↓ | .       | .           | . |
        | 3 | ↑ park   | house → | ← park      | . |

    @reading:between_two_cities.ruling.what_a_duplex_must_touch=square_tile
    # Must a duplex tile touch a square building tile, or is another duplex tile enough? A duplex tile must
    # share an edge with a square building tile.
    Scenario: If a square tile is needed, touching an upright duplex tile is not enough for a flat one
      Given the position "three players, duplex tiles, North places last"
      And city 1 is
        |   | 0        | 1     | 2           | 3 |
        | 0 | shop     | park  | house       | . |
        | 1 | office   | house | food tavern | . |
        | 2 | office ↓ | .     | .           | . |
        | 3 | ↑ park   | .     | .           | . |
      When North places the duplex tile house beside park in city 1 at column 1, row 3
      Then the action is refused under "One half beside a tile"
      And nothing has changed

  @clause:between_two_cities.duplex.within_the_square
  Rule: A city never has more than four rows or columns, even with duplex tiles

    Scenario: A space may be enclosed on all sides
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | .     | park | . |
        | 2 | house  | .     | .    | . |
        | 3 | .      | .     | .    | . |
      When North places the duplex tile house beside park in city 1 at column 1, row 2
      Then city 1 is
        |   | 0      | 1     | 2    | 3 |
        | 0 | office | house | park | . |
        | 1 | shop   | .     | park | . |
        | 2 | house  | house → | ← park | . |
        | 3 | .      | .     | .    | . |

    Scenario: A flat duplex tile may complete four columns to the right
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | -1          | 0     | 1 | 2 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      When North places the duplex tile house beside park in city 1 at column 1, row 1
      Then city 1 is
        |   | -1          | 0     | 1       | 2      |
        | 0 | shop        | park  | .       | .      |
        | 1 | office      | house | house → | ← park |
        | 2 | food tavern | house | .       | .      |
        | 3 | .           | .     | .       | .      |

    Scenario: The right half of a flat duplex tile cannot lie in a fifth column
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | -1     | 0     | 1           | 2 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile house beside park in city 1 at column 2, row 1
      Then the action is refused under "A duplex stays within the square"
      And nothing has changed

    Scenario: The left half of a flat duplex tile cannot lie in a fifth column
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile house beside park in city 1 at column -2, row 0
      Then the action is refused under "A duplex stays within the square"
      And nothing has changed

    Scenario: An upright duplex tile may complete four rows downwards
      Given the position "three players, placing duplexes"
      And city 1 is
        |    | 0      | 1     | 2           | 3 |
        | -1 | shop   | park  | house       | . |
        | 0  | office | house | food tavern | . |
        | 1  | .      | .     | .           | . |
        | 2  | .      | .     | .           | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 2, row 1
      Then city 1 is
        |    | 0      | 1     | 2            | 3 |
        | -1 | shop   | park  | house        | . |
        | 0  | office | house | food tavern  | . |
        | 1  | .      | .     | shop ↓       | . |
        | 2  | .      | .     | ↑ bed tavern | . |

    Scenario: The lower half of an upright duplex tile cannot lie in a fifth row
      Given the position "three players, placing duplexes"
      And city 1 is
        |    | 0           | 1     | 2 | 3 |
        | -1 | shop        | park  | . | . |
        | 0  | office      | house | . | . |
        | 1  | food tavern | house | . | . |
        | 2  | .           | .     | . | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 0, row 2
      Then the action is refused under "A duplex stays within the square"
      And nothing has changed

    Scenario: The upper half of an upright duplex tile cannot lie in a fifth row
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 0, row -2
      Then the action is refused under "A duplex stays within the square"
      And nothing has changed

    Scenario: A flat duplex tile cannot lie completely outside four rows
      Given the position "three players, placing duplexes"
      And city 1 is
        |    | 0           | 1      | 2 | 3 |
        | -1 | office      | shop   | . | . |
        | 0  | house       | .      | . | . |
        | 1  | park        | office | . | . |
        | 2  | food tavern | .      | . | . |
      When North places the duplex tile house beside park in city 1 at column 0, row 3
      Then the action is refused under "A duplex stays within the square"
      And nothing has changed

    Scenario: An upright duplex tile cannot lie completely outside four columns
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | -1     | 0     | 1      | 2           |
        | 0 | office | house | park   | food tavern |
        | 1 | shop   | .     | office | .           |
        | 2 | .      | .     | .      | .           |
        | 3 | .      | .     | .      | .           |
      When North places the duplex tile shop over bed tavern in city 1 at column 3, row 0
      Then the action is refused under "A duplex stays within the square"
      And nothing has changed

    Scenario: A flat duplex tile may lie in these places beside two rows of three
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      Then North may place the duplex tile house beside park in city 1 exactly where * stands
        |    | -1 | 0      | 1     | 2           | 3 |
        | -1 | *  | *      | *     | *           | . |
        | 0  | .  | shop   | park  | house       | . |
        | 1  | .  | office | house | food tavern | . |
        | 2  | *  | *      | *     | *           | . |

    Scenario: An upright duplex tile may lie in these places beside two rows of three
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      Then North may place the duplex tile shop over bed tavern in city 1 exactly where * stands
        |    | -1 | 0      | 1     | 2           | 3 |
        | -2 | .  | *      | *     | *           | . |
        | -1 | *  | .      | .     | .           | * |
        | 0  | *  | shop   | park  | house       | * |
        | 1  | *  | office | house | food tavern | * |
        | 2  | .  | *      | *     | *           | . |

    Scenario: A flat duplex tile may lie in these places beside three rows of two
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      Then North may place the duplex tile house beside park in city 1 exactly where * stands
        |    | -2 | -1 | 0           | 1     | 2 |
        | -1 | .  | *  | *           | *     | . |
        | 0  | *  | .  | shop        | park  | * |
        | 1  | *  | .  | office      | house | * |
        | 2  | *  | .  | food tavern | house | * |
        | 3  | .  | *  | *           | *     | . |

    Scenario: An upright duplex tile may lie in these places beside three rows of two
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      Then North may place the duplex tile shop over bed tavern in city 1 exactly where * stands
        |    | -1 | 0           | 1     | 2 |
        | -1 | *  | .           | .     | * |
        | 0  | *  | shop        | park  | * |
        | 1  | *  | office      | house | * |
        | 2  | *  | food tavern | house | * |
        | 3  | .  | .           | .     | . |

    Scenario: A flat duplex tile may lie in these places in a city four columns wide and three rows high
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1    | 2     | 3      |
        | 0 | shop        | park | house | office |
        | 1 | office      | .    | .     | .      |
        | 2 | food tavern | .    | .     | .      |
        | 3 | .           | .    | .     | .      |
      Then North may place the duplex tile house beside park in city 1 exactly where * stands
        |    | 0           | 1    | 2     | 3      |
        | -1 | *           | *    | *     | .      |
        | 0  | shop        | park | house | office |
        | 1  | office      | *    | *     | .      |
        | 2  | food tavern | *    | .     | .      |
        | 3  | *           | .    | .     | .      |

    Scenario: An upright duplex tile may lie in these places in a city of four columns and three rows
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1    | 2     | 3      |
        | 0 | shop        | park | house | office |
        | 1 | office      | .    | .     | .      |
        | 2 | food tavern | .    | .     | .      |
        | 3 | .           | .    | .     | .      |
      Then North may place the duplex tile shop over bed tavern in city 1 exactly where * stands
        |    | 0           | 1    | 2     | 3      |
        | -1 | .           | .    | .     | .      |
        | 0  | shop        | park | house | office |
        | 1  | office      | *    | *     | *      |
        | 2  | food tavern | *    | .     | .      |
        | 3  | .           | .    | .     | .      |

    Scenario: A flat duplex tile may lie in these places in a winding city
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0    | 1     | 2           | 3     |
        | 0 | shop | park  | .           | .     |
        | 1 | .    | house | office      | .     |
        | 2 | .    | .     | food tavern | house |
        | 3 | .    | .     | .           | .     |
      Then North may place the duplex tile house beside park in city 1 exactly where * stands
        |    | 0    | 1     | 2           | 3     |
        | -1 | *    | *     | .           | .     |
        | 0  | shop | park  | *           | .     |
        | 1  | .    | house | office      | .     |
        | 2  | *    | .     | food tavern | house |
        | 3  | .    | *     | *           | .     |

    Scenario: An upright duplex tile may enclose a space
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1           | 2     | 3 |
        | 0 | shop   | park        | .     | . |
        | 1 | office | .           | .     | . |
        | 2 | house  | food tavern | house | . |
        | 3 | .      | .           | .     | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 2, row 0
      Then city 1 is
        |   | 0      | 1           | 2            | 3 |
        | 0 | shop   | park        | shop ↓       | . |
        | 1 | office | .           | ↑ bed tavern | . |
        | 2 | house  | food tavern | house        | . |
        | 3 | .      | .           | .            | . |

    Scenario: A flat duplex tile fits into a gap of two spaces that share an edge
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1    | 2     | 3           |
        | 0 | shop   | park | house | office      |
        | 1 | office | .    | .     | food tavern |
        | 2 | .      | .    | .     | .           |
        | 3 | .      | .    | .     | .           |
      Then North may place the duplex tile house beside park in city 1 exactly where * stands
        |    | 0      | 1    | 2     | 3           |
        | -1 | *      | *    | *     | .           |
        | 0  | shop   | park | house | office      |
        | 1  | office | *    | .     | food tavern |
        | 2  | *      | .    | *     | .           |
        | 3  | .      | .    | .     | .           |

    Scenario: An upright duplex tile does not fit where only the upper of its two spaces is free
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1           | 2     | 3 |
        | 0 | shop   | park        | .     | . |
        | 1 | office | .           | .     | . |
        | 2 | house  | food tavern | house | . |
        | 3 | .      | .           | .     | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 1, row 1
      Then the action is refused under "Placed tiles stay"
      And nothing has changed

  @clause:between_two_cities.duplex.not_turned
  Rule: A duplex tile is never turned

    Scenario: An upright duplex tile covers its space and the space below
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      And East has revealed drink tavern beside park and park beside factory
      When North places the duplex tile shop over bed tavern in city 1 at column 0, row 2 and the duplex tile house beside park in city 3 at column 0, row 2
      Then the duplex tile shop over bed tavern lies in city 1 at column 0, row 2
      And East may not place the duplex tile drink tavern beside park in city 1 at column 0, row 3
      And East may place the duplex tile drink tavern beside park in city 1 at column 1, row 2

    Scenario: A flat duplex tile covers its space and the space to the right
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      When North places the duplex tile house beside park in city 1 at column 2, row 0
      Then the duplex tile house beside park lies in city 1 at column 2, row 0
      And the parks of city 1 would now bring 4 points

    Scenario: An upright duplex tile cannot be laid flat in the last row
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | .     | . | . |
        | 3 | house       | .     | . | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 1, row 3
      Then the action is refused under "A duplex stays within the square"
      And nothing has changed

    Scenario: A flat duplex tile cannot be stood upright in the last column
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2      | 3           |
        | 0 | shop   | park  | office | food tavern |
        | 1 | office | house | .      | .           |
        | 2 | .      | .     | .      | .           |
        | 3 | .      | .     | .      | .           |
      When North places the duplex tile house beside park in city 1 at column 3, row 1
      Then the action is refused under "A duplex stays within the square"
      And nothing has changed

    Scenario: A flat duplex tile cannot be stood upright below a row of four
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2      | 3           |
        | 0 | shop   | park  | office | food tavern |
        | 1 | office | house | .      | .           |
        | 2 | .      | .     | .      | .           |
        | 3 | .      | .     | .      | .           |
      Then North may not place the duplex tile house beside park in city 1 at column 3, row 1
      And North may place the duplex tile house beside park in city 1 at column 2, row 1

    Scenario: A park on the right half is connected to a park to the right of the tile
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | park        | shop  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      When North places the duplex tile house beside park in city 1 at column -2, row 0
      Then the parks of city 1 would now bring 8 points

    Scenario: A park on the right half is not connected to a park to the left of the tile
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0           | 1     | 2 | 3 |
        | 0 | shop        | park  | . | . |
        | 1 | office      | house | . | . |
        | 2 | food tavern | house | . | . |
        | 3 | .           | .     | . | . |
      When North places the duplex tile house beside park in city 1 at column 2, row 0
      Then the parks of city 1 would now bring 4 points

    Scenario: A shop on the upper half is not connected to a shop below the tile
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | shop   | park  | house       | . |
        | 1 | office | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 0, row -2
      Then the shops of city 1 would now bring 4 points

    Scenario: A shop on the upper half is connected to a shop above the tile
      Given the position "three players, placing duplexes"
      And city 1 is
        |   | 0      | 1     | 2           | 3 |
        | 0 | office | park  | house       | . |
        | 1 | shop   | house | food tavern | . |
        | 2 | .      | .     | .           | . |
        | 3 | .      | .     | .           | . |
      When North places the duplex tile shop over bed tavern in city 1 at column 0, row 2
      Then the shops of city 1 would now bring 5 points

  @clause:between_two_cities.placing.one_to_the_left
  @clause:between_two_cities.placing.other_to_the_right
  Rule: One of two duplex tiles goes to the left and the other to the right

    @clause:between_two_cities.placing.own_choice_of_city
    Scenario: Either duplex tile may go into either city
      Given the position "three players, placing duplexes"
      Then North may place the duplex tile house beside park in city 1
      And North may place the duplex tile shop over bed tavern in city 1
      And North may place the duplex tile house beside park in city 3
      And North may place the duplex tile shop over bed tavern in city 3

    Scenario: Two duplex tiles cannot go into the same city
      Given the position "three players, placing duplexes"
      When North places the duplex tile house beside park in city 3 at column 0, row 2
      And North places the duplex tile shop over bed tavern in city 3 at column 3, row 0
      Then the action is refused under "One tile to the right"
      And nothing has changed

  @clause:between_two_cities.placing.own_choice_of_place
  Rule: A building tile may touch only a duplex tile

    Scenario: Building tiles may be placed around a duplex tile at the end of a row
      Given the position "three players, round three, tiles revealed"
      And city 1 is
        |   | 0            | 1       | 2        | 3 |
        | 0 | shop         | park →  | ← office | . |
        | 1 | office       | house   | .        | . |
        | 2 | music tavern | house   | .        | . |
        | 3 | office →     | ← house | factory  | . |
      Then North may place the park in city 1 exactly where * stands
        |    | -1 | 0            | 1     | 2       | 3 |
        | -1 | .  | .            | .     | .       | . |
        | 0  | *  | shop         | park  | office  | * |
        | 1  | *  | office       | house | *       | . |
        | 2  | *  | music tavern | house | *       | . |
        | 3  | *  | office       | house | factory | * |

    Scenario: A building tile may touch only a duplex tile
      Given the position "three players, round three, tiles revealed"
      And city 1 is
        |   | 0            | 1       | 2      | 3        |
        | 0 | shop         | factory | park → | ← office |
        | 1 | office       | house   | .      | .        |
        | 2 | music tavern | house   | .      | .        |
        | 3 | office →     | ← house | .      | .        |
      When North places the park in city 1 at column 3, row 1
      Then the park lies in city 1 at column 3, row 1

  @clause:between_two_cities.placing.within_the_square
  Rule: Both halves of a duplex tile count for the number of rows and columns

    Scenario: A row that the right half of a duplex tile completes cannot grow to the left
      Given the position "three players, round three, tiles revealed"
      And city 1 is
        |   | 0            | 1       | 2      | 3        |
        | 0 | shop         | office  | park → | ← office |
        | 1 | office       | house   | .      | .        |
        | 2 | music tavern | house   | .      | .        |
        | 3 | office →     | ← house | .      | .        |
      When North places the park in city 1 at column -1, row 0
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

    Scenario: A column that the lower half of a duplex tile completes cannot grow upwards
      Given the position "three players, round three, tiles revealed"
      And city 1 is
        |   | 0         | 1        | 2            | 3 |
        | 0 | shop      | house    | music tavern | . |
        | 1 | office    | office → | ← house      | . |
        | 2 | park ↓    | house    | shop         | . |
        | 3 | ↑ factory | .        | .            | . |
      When North places the park in city 1 at column 0, row -1
      Then the action is refused under "A tile stays within the square"
      And nothing has changed

    Scenario: A tile may be placed below the right half of a duplex tile at the end of a row of four
      Given the position "three players, round three, tiles revealed"
      And city 1 is
        |   | 0            | 1       | 2      | 3        |
        | 0 | shop         | office  | park → | ← office |
        | 1 | office       | house   | .      | .        |
        | 2 | music tavern | house   | .      | .        |
        | 3 | office →     | ← house | .      | .        |
      Then North may place the park in city 1 exactly where * stands
        |    | -1 | 0            | 1      | 2    | 3      | 4 |
        | -1 | .  | .            | .      | .    | .      | . |
        | 0  | .  | shop         | office | park | office | . |
        | 1  | .  | office       | house  | *    | *      | . |
        | 2  | .  | music tavern | house  | *    | .      | . |
        | 3  | .  | office       | house  | *    | .      | . |
