Feature: Scoring factories

  @clause:between_two_cities.factories.compared_between_cities
  @clause:between_two_cities.factories.most_score_4
  Rule: In the city with the most factories each factory scores 4 points

    Scenario: Each factory scores 4 points if one city has the most
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: F F F .   2: F F . .   3: F . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 12 points

    Scenario: The only factory of the game scores 4 points
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: . . . .   2: F . . .   3: . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 0 points
      And the factories of city 2 bring 4 points
      And the factories of city 3 bring 0 points

    Scenario: Each factory scores 4 points if all factories are in one city
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: . . . .   2: . . . .   3: F F F F
           . . . .      . . . .      F F F F
           . . . .      . . . .      F F F F
           . . . .      . . . .      F F F F
        """
      Then the factories of city 3 bring 64 points

    Scenario: It makes no difference where the factories stand
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: F . . F   2: F F F .   3: F . . .
           . . . .      . . . .      . . . .
           . F . .      . . . .      . . . .
           F . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 16 points
      And the factories of city 2 bring 9 points
      And the factories of city 3 bring 2 points

    Scenario: A factory scores 4 points only in the city with the most
      Given the position "three players, game over"
      And the cities are, with F for a factory and P for a park
        """
        1: F F . .   2: F P P P   3: P P P P
           . . . .      P P P P      P P P P
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 8 points
      And the factories of city 2 bring 3 points

    Scenario: The factory of a duplex tile can decide the majority
      Given the position "three players, game over"
      And city 1 is
        | factory | factory | factory → | ← office |
        | .       | .       | .         | .        |
        | .       | .       | .         | .        |
        | .       | .       | .         | .        |
      And city 2 is
        | factory | factory | . | . |
        | .       | .       | . | . |
        | .       | .       | . | . |
        | .       | .       | . | . |
      Then the factories of city 1 bring 12 points
      And the factories of city 2 bring 6 points

    Scenario: The factories of two duplex tiles can create a tie for the most
      Given the position "three players, game over"
      And city 1 is
        | factory | factory   | shop ↓    | . |
        | park →  | ← factory | ↑ factory | . |
        | .       | .         | .         | . |
        | .       | .         | .         | . |
      And city 2 is
        | factory | factory | factory | factory |
        | .       | .       | .       | .       |
        | .       | .       | .       | .       |
        | .       | .       | .       | .       |
      And city 3 is
        | factory | . | . | . |
        | .       | . | . | . |
        | .       | . | . | . |
        | .       | . | . | . |
      Then the factories of city 1 bring 16 points
      And the factories of city 2 bring 16 points
      And the factories of city 3 bring 3 points

    Scenario: The first city is compared with all others, not only with its neighbours
      Given the position "five players, game over"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F . . .   3: F F F .   4: F F F F   5: F . . .
           . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 4 points
      And the factories of city 3 bring 9 points
      And the factories of city 4 bring 16 points

    Scenario: The last of six cities may have the most
      Given the position "six players, game over"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F . . .   3: F F F .   4: F . . .   5: . . . .   6: F F F F
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 6 bring 16 points
      And the factories of city 3 bring 9 points
      And the factories of city 1 bring 4 points
      And the factories of city 2 bring 2 points

    Scenario: The last of seven cities may have the most
      Given the position "seven players, game over"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F . . .   3: F . . .   4: F . . .   5: . . . .   6: F . . .   7: F F F .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 7 bring 12 points
      And the factories of city 1 bring 6 points
      And the factories of city 4 bring 2 points

  @clause:between_two_cities.factories.compared_between_cities
  Rule: A city is compared with every other city, not only with its neighbours

    Scenario: A city with five factories is second to a city across the table that has six
      Given the position "four players, game over"
      And the cities are, with F for a factory
        """
        1: F F F F   2: . . . .   3: F F F F   4: . . . .
           F . . .      . . . .      F F . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 15 points

  @clause:between_two_cities.factories.tied_for_most
  Rule: Cities tied for the most factories all score 4 points for each

    Scenario: Two cities may be tied for the most factories
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: F F F .   2: F . . .   3: F F F .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 12 points
      And the factories of city 3 bring 12 points

    Scenario: All cities may be tied
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F . . .   3: . . . .
           . . . .      . . . .      . F . .
           . . . .      . . . .      . F . .
           . . . .      F . . .      . . . .
        """
      Then the factories of city 1 bring 8 points
      And the factories of city 2 bring 8 points
      And the factories of city 3 bring 8 points

    Scenario: Nobody scores for factories if no city has a factory
      Given the position "three players, game over"
      And city 1 is
        | shop | park | office | house |
        | .    | .    | .      | .     |
        | .    | .    | .      | .     |
        | .    | .    | .      | .     |
      Then the factories of city 1 bring 0 points
      And the factories of city 2 bring 0 points
      And the factories of city 3 bring 0 points

    Scenario: All seven cities may be tied
      Given the position "seven players, game over"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F F . .   3: F F . .   4: F F . .   5: F F . .   6: F F . .   7: F F . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the cities score
        |        | factories |
        | city 1 | 8         |
        | city 2 | 8         |
        | city 3 | 8         |
        | city 4 | 8         |
        | city 5 | 8         |
        | city 6 | 8         |
        | city 7 | 8         |

  @clause:between_two_cities.factories.second_score_3
  Rule: In the city with the second most factories each factory scores 3 points

    Scenario: A city with one factory fewer may be second
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: F F F F   2: F F F F   3: F . . .
           F . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 2 bring 12 points

    Scenario: A single factory may be the second most
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: F F F F   2: . . . .   3: F . . .
           F F F F      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 3 bring 3 points

    Scenario: The last city may be second
      Given the position "four players, game over"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F F F F   3: F . . .   4: F F F .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 4 bring 9 points

    Scenario: The last of seven cities may be second
      Given the position "seven players, game over"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F . . .   3: . . . .   4: F F F F   5: . . . .   6: F . . .   7: F F F .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 4 bring 16 points
      And the factories of city 7 bring 9 points
      And the factories of city 1 bring 4 points

  @clause:between_two_cities.factories.tied_for_second
  Rule: Cities tied for the second most factories all score 3 points for each

    Scenario: Two cities may be tied for the second most
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: F F F F   2: F F . .   3: F F . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 16 points
      And the factories of city 2 bring 6 points
      And the factories of city 3 bring 6 points

    Scenario: Three cities may be tied for the second most
      Given the position "five players, game over"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F . . .   3: F F F F   4: F F . .   5: F F . .
           . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 6 points
      And the factories of city 2 bring 2 points
      And the factories of city 3 bring 16 points
      And the factories of city 4 bring 6 points
      And the factories of city 5 bring 6 points

  @clause:between_two_cities.factories.second_after_a_tie
  Rule: After a tie for the most, the next lower number is still the second most

    Scenario: If two cities are tied for the most, a third may be second
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: F F F .   2: F F F .   3: F F . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 3 bring 6 points

    Scenario: If three cities are tied for the most, two may be tied for the second most
      Given the position "six players, game over"
      And the cities are, with F for a factory
        """
        1: F F F .   2: F F . .   3: F F F .   4: F F F .   5: F F . .   6: F . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 12 points
      And the factories of city 2 bring 6 points
      And the factories of city 3 bring 12 points
      And the factories of city 4 bring 12 points
      And the factories of city 5 bring 6 points
      And the factories of city 6 bring 2 points

  @clause:between_two_cities.factories.others_score_2
  Rule: In all other cities each factory scores 2 points

    Scenario: A city with the third most factories scores 2 points for each
      Given the position "three players, game over"
      And the cities are, with F for a factory
        """
        1: F F F F   2: F F F .   3: F F . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 3 bring 4 points

    Scenario: Cities with the third, fourth and fifth most factories score 2 points for each
      Given the position "five players, game over"
      And the cities are, with F for a factory
        """
        1: F . . .   2: F F . .   3: F F F .   4: F F F F   5: F F F F
           . . . .      . . . .      . . . .      . . . .      F . . .
           . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 2 points
      And the factories of city 2 bring 4 points
      And the factories of city 3 bring 6 points
      And the factories of city 4 bring 12 points
      And the factories of city 5 bring 20 points

  @clause:between_two_cities.factories.compared_between_cities
  @clause:between_two_cities.factories.most_score_4
  @clause:between_two_cities.factories.tied_for_most
  @clause:between_two_cities.factories.second_score_3
  @clause:between_two_cities.factories.second_after_a_tie
  @clause:between_two_cities.factories.others_score_2
  Rule: The six cities of the example score as the rulebook says

    Scenario: Cities with five, five, three, two, one and no factories score as in the example
      Given the position "six players, game over"
      And the cities are, with F for a factory
        """
        1: F F F F   2: F F F F   3: F F F .   4: F F . .   5: F . . .   6: . . . .
           F . . .      F . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 20 points
      And the factories of city 2 bring 20 points
      And the factories of city 3 bring 9 points
      And the factories of city 4 bring 4 points
      And the factories of city 5 bring 2 points
      And the factories of city 6 bring 0 points
