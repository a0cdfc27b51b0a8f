Feature: Whole games scored

  @clause:between_two_cities.scoring.every_city
  @clause:between_two_cities.scoring.sum_of_the_types
  @clause:between_two_cities.ending.lower_city_counts
  @clause:between_two_cities.ending.highest_final_score_wins
  Rule: Finished cities of twelve building tiles and two duplex tiles

    Scenario: Three finished cities are scored
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And city 1 is
        | factory      | park   | house     | house         |
        | shop         | park → | ← factory | food tavern ↓ |
        | music tavern | shop   | office    | ↑ house       |
        | house        | office | office    | park          |
      And city 2 is
        | bed tavern   | factory | factory ↓      | shop       |
        | office       | shop    | ↑ office       | bed tavern |
        | office       | park    | shop           | house      |
        | music tavern | shop →  | ← music tavern | factory    |
      And city 3 is
        | park        | shop    | house →   | ← park |
        | food tavern | house   | shop ↓    | shop   |
        | park        | office  | ↑ factory | shop   |
        | house       | factory | office    | park   |
      Then the cities score
        |        | shops | factories | taverns | offices | parks | houses | in all |
        | city 1 | 4     | 6         | 4       | 6       | 10    | 16     | 46     |
        | city 2 | 8     | 12        | 8       | 9       | 2     | 1      | 40     |
        | city 3 | 9     | 6         | 1       | 3       | 8     | 11     | 38     |
      And North's final score is 38
      And East's final score is 40
      And South's final score is 38
      And East wins

    Scenario: Four finished cities are scored
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And city 1 is
        | shop →       | ← music tavern | shop         | shop        |
        | office ↓     | shop           | drink tavern | factory     |
        | ↑ shop       | house          | park         | food tavern |
        | music tavern | park           | factory      | house       |
      And city 2 is
        | office →   | ← shop | shop       | park    |
        | house →    | ← park | park       | factory |
        | office     | park   | bed tavern | office  |
        | bed tavern | office | office     | office  |
      And city 3 is
        | music tavern | house  | drink tavern → | ← park      |
        | shop         | house  | office         | food tavern |
        | bed tavern   | office | factory ↓      | office      |
        | house        | office | ↑ drink tavern | factory     |
      And city 4 is
        | factory | food tavern → | ← factory | factory     |
        | house   | park          | shop ↓    | food tavern |
        | office  | factory       | ↑ factory | park        |
        | factory | office        | factory   | house       |
      Then the cities score
        |        | shops | factories | taverns | offices | parks | houses | in all |
        | city 1 | 11    | 6         | 10      | 1       | 4     | 6      | 38     |
        | city 2 | 5     | 2         | 2       | 25      | 14    | 5      | 53     |
        | city 3 | 2     | 6         | 18      | 14      | 2     | 15     | 57     |
        | city 4 | 2     | 28        | 2       | 3       | 4     | 2      | 41     |
      And North's final score is 38
      And East's final score is 38
      And South's final score is 53
      And West's final score is 41
      And South wins

    Scenario: Seven finished cities are scored
      Given the position "seven players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5              | city 6             | city 7         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and Southwest | Southwest and West | West and North |
      And city 1 is
        | factory ↓ | park      | music tavern | house        |
        | ↑ office  | factory → | ← shop       | drink tavern |
        | house     | house     | house        | park         |
        | office    | shop      | office       | factory      |
      And city 2 is
        | music tavern ↓ | house      | shop          | factory   |
        | ↑ park         | shop       | bed tavern    | office    |
        | house          | bed tavern | office        | shop      |
        | park           | house      | food tavern → | ← factory |
      And city 3 is
        | shop    | factory    | office       | music tavern |
        | factory | bed tavern | shop ↓       | house        |
        | shop    | factory    | ↑ bed tavern | office       |
        | factory | park →     | ← factory    | park         |
      And city 4 is
        | shop →  | ← music tavern | drink tavern → | ← park       |
        | shop    | office         | factory        | park         |
        | factory | house          | food tavern    | food tavern  |
        | factory | music tavern   | park           | drink tavern |
      And city 5 is
        | office  | park      | shop     | drink tavern |
        | house → | ← park    | shop     | factory      |
        | factory | factory → | ← office | house        |
        | house   | park      | shop     | park         |
      And city 6 is
        | park         | shop        | office | house ↓  |
        | office       | food tavern | office | ↑ office |
        | office       | house ↓     | house  | house    |
        | drink tavern | ↑ shop      | office | factory  |
      And city 7 is
        | drink tavern  | factory | park         | office     |
        | food tavern ↓ | park →  | ← office     | office     |
        | ↑ house       | shop    | music tavern | shop       |
        | park          | shop    | food tavern  | bed tavern |
      Then the cities score
        |        | shops | factories | taverns | offices | parks | houses | in all |
        | city 1 | 4     | 9         | 4       | 6       | 4     | 16     | 43     |
        | city 2 | 6     | 4         | 10      | 5       | 4     | 15     | 44     |
        | city 3 | 6     | 20        | 5       | 5       | 4     | 5      | 45     |
        | city 4 | 5     | 9         | 18      | 2       | 10    | 1      | 45     |
        | city 5 | 7     | 9         | 1       | 3       | 12    | 3      | 35     |
        | city 6 | 4     | 2         | 4       | 24      | 2     | 16     | 52     |
        | city 7 | 7     | 2         | 18      | 7       | 6     | 5      | 45     |
      And the players have
        |           | final score | better city |
        | Southeast | 45          | 45          |
        | West      | 45          | 52          |
      And West wins
      And the outcome is because of "first tiebreaker"

  @clause:between_two_cities.two_players.cities_scored_alike
  @clause:between_two_cities.two_players.scores_added
  Rule: With two players the scores of both cities are added

    Scenario: The four finished cities of two players are scored
      Given the position "two players, game over"
      And North builds city 1 and city 2, and South builds city 3 and city 4
      And city 1 is
        | park         | factory  | park    | factory |
        | music tavern | office   | park    | office  |
        | office       | house ↓  | park ↓  | factory |
        | house        | ↑ office | ↑ house | park    |
      And city 2 is
        | office       | food tavern | food tavern → | ← factory |
        | park         | house       | house         | office    |
        | music tavern | park        | factory ↓     | park      |
        | shop         | food tavern | ↑ office      | office    |
      And city 3 is
        | shop ↓    | food tavern | office | office ↓    |
        | ↑ factory | office      | shop   | ↑ shop      |
        | park      | office      | house  | food tavern |
        | office    | factory     | shop   | shop        |
      And city 4 is
        | food tavern ↓ | office → | ← house | park    |
        | ↑ house       | house    | factory | shop    |
        | drink tavern  | house    | house   | park    |
        | music tavern  | factory  | shop    | factory |
      Then the cities score
        |        | shops | factories | taverns | offices | parks | houses | in all |
        | city 1 | 0     | 12        | 1       | 12      | 16    | 12     | 53     |
        | city 2 | 2     | 6         | 6       | 12      | 6     | 6      | 38     |
        | city 3 | 12    | 6         | 2       | 17      | 2     | 5      | 44     |
        | city 4 | 4     | 12        | 9       | 2       | 4     | 9      | 40     |
      And North's final score is 91
      And South's final score is 84
      And North wins
