Feature: Final scores and victory

  @clause:between_two_cities.scoring.sum_of_the_types
  Rule: A city's score is the sum of the six building types

    Scenario: A city with every type scores the sum of all six
      Given the position "three players, game over"
      And city 1 is
        | shop         | factory | office | park |
        | music tavern | house   | park   | .    |
        | .            | .       | .      | .    |
        | .            | .       | .      | .    |
      Then the cities score
        |        | shops | factories | taverns | offices | parks | houses | in all |
        | city 1 | 2     | 4         | 1       | 1       | 4     | 1      | 13     |

    Scenario Outline: A city that scores only for <type> scores only those points
      Given the position "three players, game over"
      And city 1 is
        | <one> | <two> | . | . |
        | .     | .     | . | . |
        | .     | .     | . | . |
        | .     | .     | . | . |
      Then the <type> of city 1 bring <points> points
      And city 1 scores <points> points in all

      Examples:
        | type      | one          | two         | points |
        | shops     | shop         | shop        | 5      |
        | factories | factory      | factory     | 8      |
        | taverns   | music tavern | food tavern | 4      |
        | offices   | office       | office      | 3      |
        | parks     | park         | park        | 8      |

    Scenario Outline: Shops and <type> together score <points> points
      Given the position "three players, game over"
      And city 1 is
        | shop  | shop  | . | . |
        | .     | .     | . | . |
        | .     | .     | . | . |
        | <one> | <two> | . | . |
      Then city 1 scores <points> points in all

      Examples:
        | type      | one          | two         | points |
        | factories | factory      | factory     | 13     |
        | taverns   | music tavern | food tavern | 9      |
        | offices   | office       | office      | 8      |
        | parks     | park         | park        | 13     |
        | houses    | house        | house       | 7      |

    Scenario: An empty city scores nothing
      Given the position "three players, game over"
      Then the cities score
        |        | shops | factories | taverns | offices | parks | houses | in all |
        | city 1 | 0     | 0         | 0       | 0       | 0     | 0      | 0      |

    Scenario: A score as high as 68 points counts in full
      Given the position "three players, game over"
      And city 1 is
        | music tavern | food tavern  | drink tavern | bed tavern   |
        | food tavern  | drink tavern | bed tavern   | music tavern |
        | drink tavern | bed tavern   | music tavern | food tavern  |
        | bed tavern   | music tavern | food tavern  | drink tavern |
      Then city 1 scores 68 points in all

  @clause:between_two_cities.scoring.every_city
  Rule: Every city is scored

    Scenario: All three cities are scored
      Given the position "three players, game over"
      And the cities are, with S for a shop, O for an office and P for a park
        """
        1: S S . .   2: O O O .   3: P P . .
           . . . .      . . . .      P . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then city 1 scores 5 points in all
      And city 2 scores 6 points in all
      And city 3 scores 12 points in all

    Scenario: All seven cities are scored
      Given the position "seven players, game over"
      And the cities are, with S for a shop
        """
        1: S . . .   2: S S . .   3: S S S .   4: S S S S   5: S . . .   6: S S S .   7: S . S .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the cities score
        |        | shops | in all |
        | city 1 | 2     | 2      |
        | city 2 | 5     | 5      |
        | city 3 | 10    | 10     |
        | city 4 | 16    | 16     |
        | city 5 | 2     | 2      |
        | city 6 | 10    | 10     |
        | city 7 | 4     | 4      |

    Scenario: An unfinished city scores what its tiles would score now
      Given the position "three players, second turn, tiles revealed"
      And city 1 is
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      And city 2 is
        | park | factory | . | . |
        | .    | .       | . | . |
        | .    | .       | . | . |
        | .    | .       | . | . |
      And city 3 is
        | park | house | . | . |
        | .    | .     | . | . |
        | .    | .     | . | . |
        | .    | .     | . | . |
      Then city 1 scores 5 points in all
      And city 2 scores 6 points in all
      And city 3 scores 3 points in all
      And the game goes on

  @clause:between_two_cities.ending.lower_city_counts
  Rule: A player's final score is the lower of the two cities' scores

    Scenario: Of cities with 12, 9 and 8 points, each player counts the lower of two
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the cities are, with P for a park, m for a music tavern, f for a food tavern and d for a drink tavern
        """
        1: P P P .   2: m f d .   3: P P . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city |
        | North | 8           | 12          |
        | East  | 9           | 12          |
        | South | 8           | 9           |

    Scenario: A player's two cities may have equal scores
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the cities are, with P for a park, S for a shop and O for an office
        """
        1: P . P .   2: S . S .   3: O O O .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city |
        | North | 4           | 6           |
        | East  | 4           | 4           |

    Scenario: One empty city is enough for a final score of 0
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the cities are, with S for a shop and P for a park
        """
        1: S S S S   2: P P P .   3: . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then North's final score is 0
      And East's final score is 12
      And South's final score is 0

    Scenario: Each of seven players counts the lower of two neighbouring cities
      Given the position "seven players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5              | city 6             | city 7         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and Southwest | Southwest and West | West and North |
      And the cities are, with O for an office
        """
        1: O . . .   2: O O . .   3: O O O .   4: O O O O   5: O O O .   6: O O . .   7: O O O O
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      O . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |           | final score | better city |
        | North     | 1           | 15          |
        | Northeast | 1           | 3           |
        | East      | 3           | 6           |
        | Southeast | 6           | 10          |
        | South     | 6           | 10          |
        | Southwest | 3           | 6           |
        | West      | 3           | 15          |

    Scenario: Before the end the final score is the current score of the lower city
      Given the position "three players, second turn, tiles revealed"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And city 1 is
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      And city 2 is
        | house | house | . | . |
        | .     | .     | . | . |
        | .     | .     | . | . |
        | .     | .     | . | . |
      And city 3 is
        | office | house | . | . |
        | .      | .     | . | . |
        | .      | .     | . | . |
        | .      | .     | . | . |
      Then the players have
        |       | final score | better city |
        | North | 2           | 5           |
        | East  | 0           | 5           |
        | South | 0           | 2           |
      And nobody has won yet

  @clause:between_two_cities.ending.highest_final_score_wins
  Rule: The highest final score wins

    Scenario: The player between the two better cities wins
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the cities are, with P for a park, m for a music tavern, f for a food tavern and d for a drink tavern
        """
        1: P P P .   2: m f d .   3: P P . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then East wins
      And the outcome is because of "highest final score"

    Scenario: The best city of all does not decide the game on its own
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop and P for a park
        """
        1: S S S S   2: P . . .   3: P P . .   4: P P . .
           . . . .      . . . .      . . . .      S . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then North's final score is 10
      And East's final score is 2
      And South's final score is 2
      And West's final score is 8
      And North wins

    Scenario: The two planners of the best city may both lose
      Given the position "five players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3         | city 4         | city 5         |
        | North and Northeast | Northeast and East | East and South | South and West | West and North |
      And the cities are, with S for a shop and P for a park
        """
        1: S S S S   2: P . . .   3: P P . .   4: P P P .   5: P . . .
           S S S S      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then North's final score is 2
      And Northeast's final score is 2
      And South's final score is 8
      And South wins

    Scenario Outline: <winner> of seven players wins
      Given the position "seven players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5              | city 6             | city 7         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and Southwest | Southwest and West | West and North |
      And <left> is
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      And <right> is
        | park | park | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then <winner>'s final score is 5
      And <winner> wins

      Examples:
        | winner    | left   | right  |
        | North     | city 1 | city 7 |
        | Northeast | city 2 | city 1 |
        | East      | city 3 | city 2 |
        | Southeast | city 4 | city 3 |
        | South     | city 5 | city 4 |
        | Southwest | city 6 | city 5 |
        | West      | city 7 | city 6 |

    Scenario: Nobody has won before the end
      Given the position "three players, last turn of round one"
      And city 1 is
        | shop | shop | shop | shop |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      And city 2 is
        | park | park | park | park |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the game goes on
      And nobody has won yet
      And the outcome is because of "still playing"
