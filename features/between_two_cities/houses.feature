Feature: Scoring houses

  Background:
    Given the position "three players, game over"

  @clause:between_two_cities.houses.one_for_each_other_type
  Rule: A house scores 1 point for each other building type in its city

    Scenario Outline: One house with <types> scores <points>
      Given city 1 is, with H for a house, S for a shop, P for a park, O for an office, m for a music tavern and F for a factory
        """
        H <row 1>
        <row 2>
        . . . .
        . . . .
        """
      Then the houses of city 1 bring <points>

      Examples:
        | types             | row 1 | row 2   | points   |
        | two other types   | S P . | . . . . | 2 points |
        | three other types | S P O | . . . . | 3 points |
        | four other types  | S P O | m . . . | 4 points |
        | five other types  | S P O | m . F . | 5 points |

    Scenario Outline: With <type> as the only other type, a house scores 1 point
      Given city 1 is
        | house | <building> | . | . |
        | .     | .          | . | . |
        | .     | .          | . | . |
        | .     | .          | . | . |
      Then the houses of city 1 bring 1 point

      Examples:
        | type      | building     |
        | shops     | shop         |
        | factories | factory      |
        | taverns   | drink tavern |
        | offices   | office       |
        | parks     | park         |

    Scenario: Each of several houses scores for each other type
      Given city 1 is
        | house | house | shop | . |
        | house | park  | .    | . |
        | .     | .     | .    | . |
        | .     | .     | .    | . |
      Then the houses of city 1 bring 6 points

    Scenario: Several buildings of one type count once
      Given city 1 is
        | house | house | shop | shop |
        | shop  | shop  | shop | shop |
        | .     | .     | .    | .    |
        | .     | .     | .    | .    |
      Then the houses of city 1 bring 2 points

    Scenario: Each of eleven houses with five other types scores 5 points
      Given city 1 is
        | house | house        | house | house   |
        | house | house        | house | house   |
        | house | house        | park  | office  |
        | house | music tavern | shop  | factory |
      Then the houses of city 1 bring 55 points

    Scenario: A city without houses scores nothing for houses
      Given city 1 is
        | shop | factory | music tavern | office |
        | park | .       | .            | .      |
        | .    | .       | .            | .      |
        | .    | .       | .            | .      |
      Then the houses of city 1 bring 0 points

    Scenario: The house of a duplex tile scores, and its other half counts as a type
      Given city 1 is
        | shop → | ← house | . | . |
        | park   | .       | . | . |
        | .      | .       | . | . |
        | .      | .       | . | . |
      Then the houses of city 1 bring 2 points

    Scenario: A type counts even if it is only on a duplex tile
      Given city 1 is
        | house | shop     | . | . |
        | .     | office ↓ | . | . |
        | .     | ↑ park   | . | . |
        | .     | .        | . | . |
      Then the houses of city 1 bring 3 points

    Scenario: Types in another city do not count
      Given city 1 is
        | house | shop | . | . |
        | .     | .    | . | . |
        | .     | .    | . | . |
        | .     | .    | . | . |
      And city 2 is
        | park | office | music tavern | factory |
        | .    | .      | .            | .       |
        | .    | .      | .            | .       |
        | .    | .      | .            | .       |
      Then the houses of city 1 bring 1 point

  @clause:between_two_cities.houses.not_a_type_for_themselves
  Rule: Houses do not count among the types

    Scenario: Each of three houses scores 2 points with shops and parks
      Given city 1 is
        | house | house | house | .    |
        | shop  | park  | shop  | park |
        | .     | .     | .     | .    |
        | .     | .     | .     | .    |
      Then the houses of city 1 bring 6 points

    Scenario: A single house without other buildings scores nothing
      Given city 1 is
        | house | . | . | . |
        | .     | . | . | . |
        | .     | . | . | . |
        | .     | . | . | . |
      Then the houses of city 1 bring 0 points

    Scenario: A city that has only houses scores nothing
      Given city 1 is
        | house | house | house | house |
        | house | house | house | house |
        | house | house | house | house |
        | house | house | house | house |
      Then the houses of city 1 bring 0 points

  @clause:between_two_cities.houses.anywhere
  @clause:between_two_cities.houses.one_for_each_other_type
  Rule: It makes no difference where the other buildings stand

    Scenario: A house scores even if it is far from all other types
      Given city 1 is
        | house | house | house  | house |
        | house | house | house  | house |
        | house | house | house  | shop  |
        | house | house | office | park  |
      Then the houses of city 1 bring 39 points

    Scenario: Houses in one corner score for types in the opposite corner
      Given city 1 is
        | house | house | house        | .      |
        | house | house | .            | .      |
        | .     | .     | .            | office |
        | .     | .     | drink tavern | shop   |
      Then the houses of city 1 bring 15 points

  @clause:between_two_cities.houses.taverns_are_one_type
  @clause:between_two_cities.houses.one_for_each_other_type
  Rule: All taverns count as one type

    Scenario: A house with taverns of all four kinds scores 1 point
      Given city 1 is
        | house      | music tavern | food tavern | drink tavern |
        | bed tavern | .            | .           | .            |
        | .          | .            | .           | .            |
        | .          | .            | .           | .            |
      Then the houses of city 1 bring 1 point

    Scenario: A house with taverns of two kinds and a park scores 2 points
      Given city 1 is
        | house | music tavern | food tavern | park |
        | .     | .            | .           | .    |
        | .     | .            | .           | .    |
        | .     | .            | .           | .    |
      Then the houses of city 1 bring 2 points

  @clause:between_two_cities.houses.beside_a_factory_score_1
  Rule: A house adjacent to a factory scores 1 point instead

    Scenario: Of two houses, only the house beside the factory scores 1 point
      Given city 1 is
        | house | factory | . | . |
        | park  | park    | . | . |
        | house | park    | . | . |
        | .     | .       | . | . |
      Then the houses of city 1 bring 3 points

    Scenario Outline: A house scores 1 point with a factory <where> it
      Given city 1 is, with H for a house, F for a factory, S for a shop, O for an office and P for a park
        """
        <row 1>
        <row 2>
        <row 3>
        S O P .
        """
      Then the houses of city 1 bring 1 point

      Examples:
        | where           | row 1   | row 2   | row 3   |
        | above           | . F . . | . H . . | . P . . |
        | below           | . . . . | . H . . | . F . . |
        | to the left of  | . . . . | F H . . | . P . . |
        | to the right of | . . . . | . H F . | . P . . |

    Scenario Outline: A factory that touches the house only at a corner (<where>) does not lower its score
      Given city 1 is, with H for a house, F for a factory, S for a shop, O for an office and P for a park
        """
        <row 1>
        <row 2>
        <row 3>
        S O P .
        """
      Then the houses of city 1 bring 4 points

      Examples:
        | where           | row 1   | row 2   | row 3   |
        | above and left  | F P . . | . H . . | . P . . |
        | above and right | . P F . | . H . . | . P . . |
        | below and left  | . . . . | . H . . | F P . . |
        | below and right | . . . . | . H . . | . P F . |

    Scenario: A house between two factories scores 1 point
      Given city 1 is
        | factory | house | factory | . |
        | park    | shop  | office  | . |
        | .       | .     | .       | . |
        | .       | .     | .       | . |
      Then the houses of city 1 bring 1 point

    Scenario: A house with factories on all four sides scores 1 point
      Given city 1 is
        | park    | factory | shop    | office |
        | factory | house   | factory | .      |
        | office  | factory | park    | .      |
        | .       | .       | .       | .      |
      Then the houses of city 1 bring 1 point

    Scenario: Each of four houses around one factory scores 1 point
      Given city 1 is
        | shop   | house   | park         | . |
        | house  | factory | house        | . |
        | office | house   | music tavern | . |
        | .      | .       | .            | . |
      Then the houses of city 1 bring 4 points

    Scenario: A factory beside a house still counts as a type for the other houses
      Given city 1 is
        | house | factory | shop | .     |
        | shop  | shop    | shop | house |
        | .     | .       | .    | .     |
        | .     | .       | .    | .     |
      Then the houses of city 1 bring 3 points

    Scenario: A house beside the factory of a duplex tile scores 1 point
      Given city 1 is
        | house | factory → | ← shop | . |
        | park  | office    | .      | . |
        | .     | .         | .      | . |
        | .     | .         | .      | . |
      Then the houses of city 1 bring 1 point

    Scenario: The house of a duplex tile scores 1 point beside a factory
      Given city 1 is
        | park | office | shop → | ← house |
        | .    | .      | .      | factory |
        | .    | .      | .      | .       |
        | .    | .      | .      | .       |
      Then the houses of city 1 bring 1 point

    Scenario: Only the half with the factory lowers the score of a house
      Given city 1 is
        | shop | factory → | ← office | house |
        | .    | park      | .        | .     |
        | .    | .         | .        | .     |
        | .    | .         | .        | .     |
      Then the houses of city 1 bring 4 points

    Scenario: A house beside a factory scores 1 point even if there is no other type
      Given city 1 is
        | house | factory | . | . |
        | .     | .       | . | . |
        | .     | .       | . | . |
        | .     | .       | . | . |
      Then the houses of city 1 bring 1 point

    Scenario: A factory in another city does not lower the score of a house
      Given city 1 is
        | park | shop | office | house |
        | .    | .    | .      | .     |
        | .    | .    | .      | .     |
        | .    | .    | .      | .     |
      And city 2 is
        | factory | park | park | park |
        | .       | .    | .    | .    |
        | .       | .    | .    | .    |
        | .       | .    | .    | .    |
      Then the houses of city 1 bring 3 points

  @clause:between_two_cities.houses.beside_a_factory_score_1
  Rule: A factory at a corner counts as beside the house if a ruling says so

    @reading:between_two_cities.ruling.adjacent_in_the_scoring=edge_or_corner
    # In the scoring, do buildings that meet only at a corner count as adjacent or connected? Yes, for offices
    # and houses, where edges are not mentioned.
    Scenario: If corners count, a house with a factory at its corner scores 1 point
      Given city 1 is
        | house | shop    | park | office |
        | .     | factory | .    | .      |
        | .     | .       | .    | .      |
        | .     | .       | .    | .      |
      Then the houses of city 1 bring 1 point

    @reading:between_two_cities.ruling.adjacent_in_the_scoring=edge_or_corner
    # In the scoring, do buildings that meet only at a corner count as adjacent or connected? Yes, for offices
    # and houses, where edges are not mentioned.
    Scenario: If corners count, a factory lowers the score of a house at its side and of one at its corner
      Given city 1 is
        | house | factory | shop  | park |
        | .     | .       | house | .    |
        | .     | .       | .     | .    |
        | .     | .       | .     | .    |
      Then the houses of city 1 bring 2 points

    @reading:between_two_cities.ruling.adjacent_in_the_scoring=edge_or_corner
    # In the scoring, do buildings that meet only at a corner count as adjacent or connected? Yes, for offices
    # and houses, where edges are not mentioned.
    Scenario Outline: If corners count, a factory at the <corner> corner of a house also lowers its score
      Given city 1 is, with H for a house, F for a factory, S for a shop and P for a park
        """
        <row 1>
        . H S P
        <row 3>
        . . . .
        """
      Then the houses of city 1 bring 1 point

      Examples:
        | corner      | row 1   | row 3   |
        | upper left  | F . . . | . . . . |
        | upper right | . . F . | . . . . |
        | lower left  | . . . . | F . . . |

    Scenario: A factory two spaces away does not lower the score of a house
      Given city 1 is
        | house | shop | park    | office |
        | .     | .    | factory | .      |
        | .     | .    | .       | .      |
        | .     | .    | .       | .      |
      Then the houses of city 1 bring 4 points
