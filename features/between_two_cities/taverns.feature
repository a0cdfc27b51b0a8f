Feature: Scoring taverns

  Background:
    Given the position "three players, game over"

  @clause:between_two_cities.taverns.one_scores_1
  Rule: A set of one tavern scores 1 point

    Scenario Outline: A single tavern for <kind> scores 1 point
      Given city 1 is
        | <tavern> | park | . | . |
        | shop     | .    | . | . |
        | .        | .    | . | . |
        | .        | .    | . | . |
      Then the taverns of city 1 bring 1 point

      Examples:
        | kind  | tavern       |
        | music | music tavern |
        | food  | food tavern  |
        | drink | drink tavern |
        | beds  | bed tavern   |

    Scenario: A city without taverns scores nothing for taverns
      Given city 1 is
        | shop  | factory | office | park |
        | house | .       | .      | .    |
        | .     | .       | .      | .    |
        | .     | .       | .      | .    |
      Then the taverns of city 1 bring 0 points

    Scenario: The tavern of a duplex tile scores 1 point
      Given city 1 is
        | drink tavern → | ← park | . | . |
        | .              | .      | . | . |
        | .              | .      | . | . |
        | .              | .      | . | . |
      Then the taverns of city 1 bring 1 point

  @clause:between_two_cities.taverns.two_score_4
  Rule: A set of two different taverns scores 4 points

    Scenario Outline: Taverns for <kinds> score 4 points together
      Given city 1 is
        | <one> | <other> | . | . |
        | park  | shop    | . | . |
        | .     | .       | . | . |
        | .     | .       | . | . |
      Then the taverns of city 1 bring 4 points

      Examples:
        | kinds           | one          | other        |
        | music and food  | music tavern | food tavern  |
        | music and drink | music tavern | drink tavern |
        | music and beds  | music tavern | bed tavern   |
        | food and drink  | food tavern  | drink tavern |
        | food and beds   | food tavern  | bed tavern   |
        | drink and beds  | drink tavern | bed tavern   |

    Scenario: A tavern of a duplex tile forms a set with a square tavern
      Given city 1 is
        | music tavern | shop ↓       | . | . |
        | .            | ↑ bed tavern | . | . |
        | .            | .            | . | . |
        | .            | .            | . | . |
      Then the taverns of city 1 bring 4 points

  @clause:between_two_cities.taverns.three_score_9
  Rule: A set of three different taverns scores 9 points

    Scenario Outline: Three different taverns, none for <missing>, score 9 points
      Given city 1 is
        | <one> | <two> | <three> | . |
        | park  | shop  | .       | . |
        | .     | .     | .       | . |
        | .     | .     | .       | . |
      Then the taverns of city 1 bring 9 points

      Examples:
        | missing | one          | two          | three        |
        | beds    | music tavern | food tavern  | drink tavern |
        | drink   | music tavern | food tavern  | bed tavern   |
        | food    | music tavern | drink tavern | bed tavern   |
        | music   | food tavern  | drink tavern | bed tavern   |

  @clause:between_two_cities.taverns.four_score_17
  Rule: A set of all four different taverns scores 17 points

    Scenario: Four different taverns in a row score 17 points
      Given city 1 is
        | music tavern | food tavern | drink tavern | bed tavern |
        | park         | park        | park         | park       |
        | .            | .           | .            | .          |
        | .            | .           | .            | .          |
      Then the taverns of city 1 bring 17 points

    Scenario: Four different taverns in a different order score 17 points
      Given city 1 is
        | bed tavern | drink tavern | food tavern | music tavern |
        | park       | park         | park        | park         |
        | .          | .            | .           | .            |
        | .          | .            | .           | .            |
      Then the taverns of city 1 bring 17 points

    Scenario: Two square taverns and two taverns of duplex tiles score 17 points
      Given city 1 is
        | food tavern | music tavern | drink tavern → | ← park |
        | .           | .            | shop ↓         | .      |
        | .           | .            | ↑ bed tavern   | .      |
        | .           | .            | .              | .      |
      Then the taverns of city 1 bring 17 points

    Scenario: Two sets of all four kinds score 34 points
      Given city 1 is
        | music tavern | food tavern  | drink tavern | bed tavern   |
        | park         | park         | park         | park         |
        | bed tavern   | drink tavern | food tavern  | music tavern |
        | .            | .            | .            | .            |
      Then the taverns of city 1 bring 34 points

    Scenario: Sixteen taverns, four of each kind, score 68 points
      Given city 1 is
        | music tavern | food tavern  | drink tavern | bed tavern   |
        | food tavern  | drink tavern | bed tavern   | music tavern |
        | drink tavern | bed tavern   | music tavern | food tavern  |
        | bed tavern   | music tavern | food tavern  | drink tavern |
      Then the taverns of city 1 bring 68 points

  @clause:between_two_cities.taverns.set_of_different_kinds
  @clause:between_two_cities.taverns.anywhere
  @clause:between_two_cities.taverns.four_score_17
  Rule: The taverns of a set may stand anywhere in the city

    Scenario: Four different taverns in the corners of the city score 17 points
      Given city 1 is
        | music tavern | park | park | food tavern |
        | park         | park | park | park        |
        | park         | park | park | park        |
        | drink tavern | park | park | bed tavern  |
      Then the taverns of city 1 bring 17 points

    Scenario: Taverns in two cities do not form a set
      Given city 1 is
        | music tavern | drink tavern | . | . |
        | .            | .            | . | . |
        | .            | .            | . | . |
        | .            | .            | . | . |
      And city 2 is
        | food tavern | bed tavern | . | . |
        | .           | .          | . | . |
        | .           | .          | . | . |
        | .           | .          | . | . |
      Then the taverns of city 1 bring 4 points
      And the taverns of city 2 bring 4 points

  @clause:between_two_cities.taverns.anywhere
  Rule: Taverns need not be adjacent to form a set

    Scenario: Two different taverns in opposite corners of the city score 4 points
      Given city 1 is
        | music tavern | park | park | park       |
        | park         | park | park | park       |
        | park         | park | park | park       |
        | park         | park | park | bed tavern |
      Then the taverns of city 1 bring 4 points

  @clause:between_two_cities.taverns.duplicates
  @clause:between_two_cities.taverns.set_of_different_kinds
  Rule: A city may contain taverns of the same kind

    Scenario: Three taverns for drink score 3 points
      Given city 1 is
        | drink tavern | drink tavern | drink tavern | park |
        | .            | .            | .            | .    |
        | .            | .            | .            | .    |
        | .            | .            | .            | .    |
      Then the taverns of city 1 bring 3 points

    Scenario: Two taverns for music score 2 points
      Given city 1 is
        | music tavern | park | music tavern | park |
        | .            | .    | .            | .    |
        | .            | .    | .            | .    |
        | .            | .    | .            | .    |
      Then the taverns of city 1 bring 2 points

    Scenario: Five taverns for beds score 5 points
      Given city 1 is
        | bed tavern | bed tavern | bed tavern | bed tavern |
        | bed tavern | park       | .          | .          |
        | .          | .          | .          | .          |
        | .          | .          | .          | .          |
      Then the taverns of city 1 bring 5 points

    Scenario: Seven taverns for beds score 7 points
      Given city 1 is
        | bed tavern | bed tavern   | bed tavern   | bed tavern |
        | bed tavern | park         | park         | park       |
        | house →    | ← bed tavern | shop ↓       | .          |
        | .          | .            | ↑ bed tavern | .          |
      Then the taverns of city 1 bring 7 points

  @clause:between_two_cities.taverns.sets_added
  Rule: The scores of a city's sets are added

    Scenario: One tavern for music, two for drink and two for food score 13 points
      Given city 1 is
        | music tavern | drink tavern | drink tavern | food tavern |
        | food tavern  | park         | park         | park        |
        | .            | .            | .            | .           |
        | .            | .            | .            | .           |
      Then the taverns of city 1 bring 13 points

    Scenario: Five taverns of four kinds score 18 points
      Given city 1 is
        | music tavern | food tavern | drink tavern | bed tavern |
        | music tavern | park        | park         | park       |
        | .            | .           | .            | .          |
        | .            | .           | .            | .          |
      Then the taverns of city 1 bring 18 points

    Scenario: Four taverns of two kinds are two sets of two
      Given city 1 is
        | music tavern | music tavern | food tavern | food tavern |
        | park         | park         | park        | park        |
        | .            | .            | .           | .           |
        | .            | .            | .           | .           |
      Then the taverns of city 1 bring 8 points

    Scenario: Four taverns of three kinds are a set of three and a single tavern
      Given city 1 is
        | music tavern | music tavern | food tavern | drink tavern |
        | park         | park         | park        | park         |
        | .            | .            | .           | .            |
        | .            | .            | .           | .            |
      Then the taverns of city 1 bring 10 points

    Scenario: Six taverns of three kinds are two sets of three
      Given city 1 is
        | music tavern | food tavern  | drink tavern | drink tavern |
        | food tavern  | music tavern | park         | park         |
        | .            | .            | .            | .            |
        | .            | .            | .            | .            |
      Then the taverns of city 1 bring 18 points

    Scenario: Taverns of four kinds, one, two, three and four of each, score 31 points
      Given city 1 is
        | music tavern | food tavern  | drink tavern | bed tavern |
        | food tavern  | drink tavern | drink tavern | bed tavern |
        | bed tavern   | bed tavern   | park         | park       |
        | park         | park         | park         | park       |
      Then the taverns of city 1 bring 31 points

    Scenario: Seven taverns of four kinds are a set of four and a set of three
      Given city 1 is
        | music tavern | food tavern | drink tavern | bed tavern |
        | music tavern | food tavern | drink tavern | park       |
        | .            | .           | .            | .          |
        | .            | .           | .            | .          |
      Then the taverns of city 1 bring 26 points
