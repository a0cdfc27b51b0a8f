Feature: Scoring houses

  Background:
    Given the position "three players, game over"

  @clause:between_two_cities.houses.one_for_each_other_type
  Rule: A house scores 1 point for each other building type of its city

    @id:one_house_with_types
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

    @id:the_other_type_is_type
    Scenario Outline: One other type, <type>, brings the house 1 point
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

    Scenario: Eleven houses and five other types, the most that houses can score
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

    Scenario: The house of a duplex tile scores, and its other half is a type
      Given city 1 is
        | shop → | ← house | . | . |
        | park   | .       | . | . |
        | .      | .       | . | . |
        | .      | .       | . | . |
      Then the houses of city 1 bring 2 points

    Scenario: A type that only a duplex tile brings counts
      Given city 1 is
        | house | shop     | . | . |
        | .     | office ↓ | . | . |
        | .     | ↑ park   | . | . |
        | .     | .        | . | . |
      Then the houses of city 1 bring 3 points

    Scenario: Types of another city do not count
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
  Rule: Houses are not counted among the types

    Scenario: Three houses with shops and parks
      Given city 1 is
        | house | house | house | .    |
        | shop  | park  | shop  | park |
        | .     | .     | .     | .    |
        | .     | .     | .     | .    |
      Then the houses of city 1 bring 6 points

    Scenario: A single house alone
      Given city 1 is
        | house | . | . | . |
        | .     | . | . | . |
        | .     | . | . | . |
        | .     | . | . | . |
      Then the houses of city 1 bring 0 points

    Scenario: A city of houses only
      Given city 1 is
        | house | house | house | house |
        | house | house | house | house |
        | house | house | house | house |
        | house | house | house | house |
      Then the houses of city 1 bring 0 points

  @clause:between_two_cities.houses.anywhere
  @clause:between_two_cities.houses.one_for_each_other_type
  Rule: Where the other buildings stand makes no difference

    Scenario: A house far from all other types
      Given city 1 is
        | house | house | house  | house |
        | house | house | house  | house |
        | house | house | house  | shop  |
        | house | house | office | park  |
      Then the houses of city 1 bring 39 points

    Scenario: Houses at a corner of the city and other types at the opposite one
      Given city 1 is
        | house | house | house        | .      |
        | house | house | .            | .      |
        | .     | .     | .            | office |
        | .     | .     | drink tavern | shop   |
      Then the houses of city 1 bring 15 points

  @clause:between_two_cities.houses.taverns_are_one_type
  @clause:between_two_cities.houses.one_for_each_other_type
  Rule: All taverns are one type

    Scenario: A house with taverns of all four kinds
      Given city 1 is
        | house      | music tavern | food tavern | drink tavern |
        | bed tavern | .            | .           | .            |
        | .          | .            | .           | .            |
        | .          | .            | .           | .            |
      Then the houses of city 1 bring 1 point

    Scenario: A house with taverns of two kinds and a park
      Given city 1 is
        | house | music tavern | food tavern | park |
        | .     | .            | .           | .    |
        | .     | .            | .           | .    |
        | .     | .            | .           | .    |
      Then the houses of city 1 bring 2 points

  @clause:between_two_cities.houses.beside_a_factory_score_1
  Rule: A house adjacent to a factory scores 1 point instead

    Scenario: A house beside the only factory and one away from it
      Given city 1 is
        | house | factory | . | . |
        | park  | park    | . | . |
        | house | park    | . | . |
        | .     | .       | . | . |
      Then the houses of city 1 bring 3 points

    @id:a_factory_where_the_house
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

    @reading:between_two_cities.ruling.adjacent_in_the_scoring=edge
    @id:a_factory_at_a_corner_of_the_house_only_where
    Scenario Outline: A factory that touches the house at a corner only (<where>) lowers nothing
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

    Scenario: A house between two factories
      Given city 1 is
        | factory | house | factory | . |
        | park    | shop  | office  | . |
        | .       | .     | .       | . |
        | .       | .     | .       | . |
      Then the houses of city 1 bring 1 point

    Scenario: A house with factories on all four sides
      Given city 1 is
        | park    | factory | shop    | office |
        | factory | house   | factory | .      |
        | office  | factory | park    | .      |
        | .       | .       | .       | .      |
      Then the houses of city 1 bring 1 point

    Scenario: Four houses around one factory
      Given city 1 is
        | shop   | house   | park         | . |
        | house  | factory | house        | . |
        | office | house   | music tavern | . |
        | .      | .       | .            | . |
      Then the houses of city 1 bring 4 points

    Scenario: A factory beside a house is still a type for the other houses
      Given city 1 is
        | house | factory | shop | .     |
        | shop  | shop    | shop | house |
        | .     | .       | .    | .     |
        | .     | .       | .    | .     |
      Then the houses of city 1 bring 3 points

    Scenario: The factory of a duplex tile beside a house
      Given city 1 is
        | house | factory → | ← shop | . |
        | park  | office    | .      | . |
        | .     | .         | .      | . |
        | .     | .         | .      | . |
      Then the houses of city 1 bring 1 point

    Scenario: The house of a duplex tile beside a factory
      Given city 1 is
        | park | office | shop → | ← house |
        | .    | .      | .      | factory |
        | .    | .      | .      | .       |
        | .    | .      | .      | .       |
      Then the houses of city 1 bring 1 point

    Scenario: Only the half that carries the factory counts for the house
      Given city 1 is
        | house | shop | factory → | ← office |
        | .     | .    | park      | .        |
        | .     | .    | .         | .        |
        | .     | .    | .         | .        |
      Then the houses of city 1 bring 4 points

    Scenario: A house beside a factory in a city with no further type
      Given city 1 is
        | house | factory | . | . |
        | .     | .       | . | . |
        | .     | .       | . | . |
        | .     | .       | . | . |
      Then the houses of city 1 bring 1 point

    Scenario: A factory of another city spoils no house
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
  Rule: Where a ruling says so, a factory at a corner is beside the house

    @reading:between_two_cities.ruling.adjacent_in_the_scoring=edge_or_corner
    Scenario: A house with a factory at its corner scores 1 point where corners count
      Given city 1 is
        | house | shop    | park | office |
        | .     | factory | .    | .      |
        | .     | .       | .    | .      |
        | .     | .       | .    | .      |
      Then the houses of city 1 bring 1 point

    @id:a_factory_at_the_other_corners
    @reading:between_two_cities.ruling.adjacent_in_the_scoring=edge_or_corner
    Scenario Outline: A factory at the <corner> corner of a house lowers it, too, where corners count
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

    @reading:between_two_cities.ruling.adjacent_in_the_scoring=edge_or_corner
    Scenario: A factory two spaces away does not lower a house where corners count
      Given city 1 is
        | house | shop | park    | office |
        | .     | .    | factory | .      |
        | .     | .    | .       | .      |
        | .     | .    | .       | .      |
      Then the houses of city 1 bring 4 points
