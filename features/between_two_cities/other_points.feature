Feature: Different numbers on the reference card

  These scenarios are played with a component set on whose reference card each number differs from the printed one.

  @clause:between_two_cities.shops.one_scores_2
  @clause:between_two_cities.shops.two_score_5
  Rule: One shop and two shops score the points on the card

    Scenario: A lone shop scores 3 and a pair 7
      Given the position "three players, game over by other points"
      And city 1 is
        | shop | . | shop | shop |
        | .    | . | .    | .    |
        | .    | . | .    | .    |
        | .    | . | .    | .    |
      Then the shops of city 1 bring 10 points

    Scenario: A lone shop scores 3
      Given the position "three players, game over by other points"
      And city 1 is
        | shop | . | . | . |
        | .    | . | . | . |
        | .    | . | . | . |
        | .    | . | . | . |
      Then the shops of city 1 bring 3 points

  @clause:between_two_cities.shops.three_score_10
  @clause:between_two_cities.shops.four_score_16
  Rule: Three and four shops in a line score the points on the card

    Scenario: Three shops in a row score 12
      Given the position "three players, game over by other points"
      And city 1 is
        | shop | shop | shop | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 12 points

    Scenario: Four shops in a row score 20
      Given the position "three players, game over by other points"
      And city 1 is
        | shop | shop | shop | shop |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 20 points

  @clause:between_two_cities.factories.most_score_4
  @clause:between_two_cities.factories.second_score_3
  @clause:between_two_cities.factories.others_score_2
  Rule: Factories score the points on the card

    Scenario: Each factory scores 6 in the city with the most, 5 in the second and 1 in others
      Given the position "three players, game over by other points"
      And city 1 is
        | factory | factory | factory | . |
        | .       | .       | .       | . |
        | .       | .       | .       | . |
        | .       | .       | .       | . |
      And city 2 is
        | factory | factory | . | . |
        | .       | .       | . | . |
        | .       | .       | . | . |
        | .       | .       | . | . |
      And city 3 is
        | factory | . | . | . |
        | .       | . | . | . |
        | .       | . | . | . |
        | .       | . | . | . |
      Then the factories of city 1 bring 18 points
      And the factories of city 2 bring 10 points
      And the factories of city 3 bring 1 point

  @clause:between_two_cities.factories.most_score_4
  @clause:between_two_cities.factories.tied_for_most
  @clause:between_two_cities.factories.second_score_3
  Rule: The factories of tied cities also score the points on the card

    Scenario: Each factory of two tied cities scores 6, and each factory of the next city 5
      Given the position "three players, game over by other points"
      And the cities are, with F for a factory
        """
        1: F F . .   2: F . . .   3: . F . .
           . . . .      . . . .      . F . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the factories of city 1 bring 12 points
      And the factories of city 2 bring 5 points
      And the factories of city 3 bring 12 points

  @clause:between_two_cities.taverns.one_scores_1
  @clause:between_two_cities.taverns.two_score_4
  @clause:between_two_cities.taverns.three_score_9
  @clause:between_two_cities.taverns.four_score_17
  Rule: Taverns score the points on the card

    Scenario: Sets of four, three and two taverns score the points on the card
      Given the position "three players, game over by other points"
      And city 1 is
        | music tavern | food tavern | drink tavern | bed tavern |
        | .            | .           | .            | .          |
        | .            | .           | .            | .          |
        | .            | .           | .            | .          |
      And city 2 is
        | music tavern | food tavern | drink tavern | . |
        | .            | .           | .            | . |
        | .            | .           | .            | . |
        | .            | .           | .            | . |
      And city 3 is
        | music tavern | food tavern | . | . |
        | .            | .           | . | . |
        | .            | .           | . | . |
        | .            | .           | . | . |
      Then the taverns of city 1 bring 18 points
      And the taverns of city 2 bring 11 points
      And the taverns of city 3 bring 5 points

    Scenario: A single tavern scores 2
      Given the position "three players, game over by other points"
      And city 1 is
        | drink tavern | . | . | . |
        | .            | . | . | . |
        | .            | . | . | . |
        | .            | . | . | . |
      Then the taverns of city 1 bring 2 points

  @clause:between_two_cities.offices.one_scores_1
  @clause:between_two_cities.offices.two_score_3
  @clause:between_two_cities.offices.three_score_6
  @clause:between_two_cities.offices.four_score_10
  @clause:between_two_cities.offices.five_score_15
  @clause:between_two_cities.offices.six_score_21
  Rule: Offices score the points on the card

    Scenario: One, two and three offices score 2, 5 and 9
      Given the position "three players, game over by other points"
      And city 1 is
        | office | . | . | . |
        | .      | . | . | . |
        | .      | . | . | . |
        | .      | . | . | . |
      And city 2 is
        | office | office | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
      And city 3 is
        | office | office | office | . |
        | .      | .      | .      | . |
        | .      | .      | .      | . |
        | .      | .      | .      | . |
      Then the offices of city 1 bring 2 points
      And the offices of city 2 bring 5 points
      And the offices of city 3 bring 9 points

    Scenario: Four, five and six offices score 14, 18 and 25
      Given the position "three players, game over by other points"
      And city 1 is
        | office | office | office | office |
        | .      | .      | .      | .      |
        | .      | .      | .      | .      |
        | .      | .      | .      | .      |
      And city 2 is
        | office | office | office | office |
        | office | .      | .      | .      |
        | .      | .      | .      | .      |
        | .      | .      | .      | .      |
      And city 3 is
        | office | office | office | office |
        | office | office | .      | .      |
        | .      | .      | .      | .      |
        | .      | .      | .      | .      |
      Then the offices of city 1 bring 14 points
      And the offices of city 2 bring 18 points
      And the offices of city 3 bring 25 points

  @clause:between_two_cities.offices.tavern_bonus
  Rule: The bonus for an office beside a tavern is the number on the card

    Scenario: An office beside a tavern scores 3 more
      Given the position "three players, game over by other points"
      And city 1 is
        | office | music tavern | . | . |
        | .      | .            | . | . |
        | .      | .            | . | . |
        | .      | .            | . | . |
      Then the offices of city 1 bring 5 points

  @clause:between_two_cities.parks.one_scores_2
  @clause:between_two_cities.parks.two_score_8
  @clause:between_two_cities.parks.three_score_12
  @clause:between_two_cities.parks.each_further_scores_1
  Rule: Parks score the points on the card

    Scenario: One, two and three parks score 1, 6 and 10
      Given the position "three players, game over by other points"
      And city 1 is
        | park | . | . | . |
        | .    | . | . | . |
        | .    | . | . | . |
        | .    | . | . | . |
      And city 2 is
        | park | park | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      And city 3 is
        | park | park | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the parks of city 1 bring 1 point
      And the parks of city 2 bring 6 points
      And the parks of city 3 bring 10 points

    Scenario: The fourth and the fifth park add 4 each
      Given the position "three players, game over by other points"
      And city 1 is
        | park | park | park | park |
        | park | .    | .    | .    |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the parks of city 1 bring 18 points

  @clause:between_two_cities.houses.one_for_each_other_type
  Rule: Houses score the points on the card

    Scenario: A house scores 2 for each other type
      Given the position "three players, game over by other points"
      And city 1 is
        | house | shop | park | . |
        | .     | .    | .    | . |
        | .     | .    | .    | . |
        | .     | .    | .    | . |
      Then the houses of city 1 bring 4 points

    Scenario: Each of two houses scores 2 for each of three other types
      Given the position "three players, game over by other points"
      And city 1 is
        | house  | shop | house | . |
        | office | park | .     | . |
        | .      | .    | .     | . |
        | .      | .    | .     | . |
      Then the houses of city 1 bring 12 points

  @clause:between_two_cities.houses.beside_a_factory_score_1
  Rule: Houses beside factories score the points on the card

    Scenario: A house beside a factory scores 3
      Given the position "three players, game over by other points"
      And city 1 is
        | house | factory | . | . |
        | .     | .       | . | . |
        | .     | .       | . | . |
        | .     | .       | . | . |
      Then the houses of city 1 bring 3 points

    Scenario: Each of two houses beside one factory scores 3
      Given the position "three players, game over by other points"
      And city 1 is
        | house | factory | house | . |
        | .     | shop    | .     | . |
        | .     | .       | .     | . |
        | .     | .       | .     | . |
      Then the houses of city 1 bring 6 points

  @clause:between_two_cities.seating.value_is_the_number
  @clause:between_two_cities.setup.buildings_shuffled
  @clause:between_two_cities.setup.duplexes_shuffled
  Rule: Cards and tiles come from the component set

    @components:other_points
    Scenario: A new game is dealt from the component set
      Given a new game for North, East and South, the seating cards shuffled as 1, 8 and 15
      Then the seating values are North 1, East 8 and South 15
      And North sees 87 tiles in the box
      And North sees 24 tiles in the stack of duplex tiles
