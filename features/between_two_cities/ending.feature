Feature: The end of the game

  @clause:between_two_cities.ending.after_round_three
  Rule: The game ends when round three is over

    Background:
      Given the position "three players, last turn"

    Scenario: The last tile of round three ends the game
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 3    | park in city 3 at column 2, row 3       |
        | East  | factory in city 2 at column 2, row 3 | office in city 1 at column 3, row 3     |
        | South | house in city 3 at column 3, row 3   | bed tavern in city 2 at column 3, row 3 |
      Then the game is over
      And nobody is to act
      And North may do nothing
      And the round is 3

    Scenario: The second-to-last tile does not end the game
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 3    | park in city 3 at column 2, row 3   |
        | East  | factory in city 2 at column 2, row 3 | office in city 1 at column 3, row 3 |
        | South | house in city 3 at column 3, row 3   |                         |
      Then the game goes on
      And it is South's turn to act
      And nobody has won yet

    Scenario: Nobody has won when the last tiles are revealed
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      Then the game goes on
      And nobody has won yet

    Scenario: Nobody draws tiles after round three
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 3    | park in city 3 at column 2, row 3       |
        | East  | factory in city 2 at column 2, row 3 | office in city 1 at column 3, row 3     |
        | South | house in city 3 at column 3, row 3   | bed tavern in city 2 at column 3, row 3 |
      Then North's hand is empty
      And East's hand is empty
      And South's hand is empty
      And under the token of city 1 lies nothing
      And North sees 66 tiles in the box

    Scenario: Nothing can be chosen after the end
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 3    | park in city 3 at column 2, row 3       |
        | East  | factory in city 2 at column 2, row 3 | office in city 1 at column 3, row 3     |
        | South | house in city 3 at column 3, row 3   | bed tavern in city 2 at column 3, row 3 |
      And North lays the house face down
      Then the action is refused under "The game ends after round three"
      And nothing has changed

    Scenario: Nothing can be placed after the end
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 3    | park in city 3 at column 2, row 3       |
        | East  | factory in city 2 at column 2, row 3 | office in city 1 at column 3, row 3     |
        | South | house in city 3 at column 3, row 3   | bed tavern in city 2 at column 3, row 3 |
      And East places the park in city 1 at column 0, row -1
      Then the action is refused under "The game ends after round three"
      And nothing has changed

  @clause:between_two_cities.ending.after_round_three
  Rule: No earlier round ends the game

    Scenario: The end of round one does not end the game
      Given the position "three players, last turn of round one"
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then the game goes on
      And the round is 2

    Scenario: The end of round two does not end the game
      Given the position "three players, round two"
      When the players choose
        | North | shop over bed tavern | house beside park   |
        | East  | factory over office  | factory beside shop |
        | South | house over shop      | office beside shop  |
      And the players place
        | North | house beside park in city 1 at column 0, row 2   | shop over bed tavern in city 3 at column 3, row 0 |
        | East  | factory beside shop in city 2 at column 0, row 2 | factory over office in city 1 at column 3, row 0  |
        | South | office beside shop in city 3 at column 0, row 2  | house over shop in city 2 at column 3, row 0      |
      Then the game goes on
      And the round is 3

  @clause:between_two_cities.cities.finished_as_a_square
  Rule: At the end every city is a square of four rows and four columns

    Scenario: Three cities are full squares at the end
      Given the position "three players, last turn"
      And city 1 is
        |   | 0       | 1            | 2           | 3         |
        | 0 | shop    | park         | house       | park ↓    |
        | 1 | office  | house        | food tavern | ↑ factory |
        | 2 | house → | ← bed tavern | factory     | park      |
        | 3 | office  | house        | .           | .         |
      And city 2 is
        |   | 0         | 1            | 2            | 3        |
        | 0 | factory   | park         | drink tavern | office ↓ |
        | 1 | house     | office       | shop         | ↑ park   |
        | 2 | factory → | ← office     | house        | shop     |
        | 3 | park      | music tavern | .            | .        |
      And city 3 is
        |   | 0            | 1       | 2      | 3             |
        | 0 | park         | house   | office | food tavern ↓ |
        | 1 | music tavern | shop    | park   | ↑ house       |
        | 2 | shop →       | ← house | office | shop          |
        | 3 | factory      | park    | .      | .             |
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 3    | park in city 3 at column 2, row 3       |
        | East  | factory in city 2 at column 2, row 3 | office in city 1 at column 3, row 3     |
        | South | house in city 3 at column 3, row 3   | bed tavern in city 2 at column 3, row 3 |
      Then city 1 is
        |   | 0       | 1            | 2           | 3         |
        | 0 | shop    | park         | house       | park ↓    |
        | 1 | office  | house        | food tavern | ↑ factory |
        | 2 | house → | ← bed tavern | factory     | park      |
        | 3 | office  | house        | shop        | office    |
      And city 2 is
        |   | 0         | 1            | 2            | 3          |
        | 0 | factory   | park         | drink tavern | office ↓   |
        | 1 | house     | office       | shop         | ↑ park     |
        | 2 | factory → | ← office     | house        | shop       |
        | 3 | park      | music tavern | factory      | bed tavern |
      And city 3 is
        |   | 0            | 1       | 2      | 3             |
        | 0 | park         | house   | office | food tavern ↓ |
        | 1 | music tavern | shop    | park   | ↑ house       |
        | 2 | shop →       | ← house | office | shop          |
        | 3 | factory      | park    | park   | house         |

    Scenario: The last tile of a city must fill the last space
      Given the position "three players, last turn"
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And North places the shop in city 1 at column 3, row 3 and the park in city 3 at column 2, row 3
      And East places the factory in city 2 at column 2, row 3
      Then East may place the office in city 1 at column 2, row 3 only

    Scenario: A square need not begin at its first tile
      Given the position "three players, last turn, North places last"
      And city 1 is
        |    | -2      | -1     | 0      | 1            |
        | -1 | house   | park   | shop   | office       |
        | 0  | park    | shop   | office | house        |
        | 1  | shop    | office | house → | ← park      |
        | 2  | office → | ← house | park   | .            |
      Then North may place the shop in city 1 at column 1, row 2 only

  @clause:between_two_cities.scoring.every_city
  @clause:between_two_cities.ending.highest_final_score_wins
  Rule: The finished cities are scored, and the game has a winner

    Scenario: The last tiles decide who wins
      Given the position "three players, last turn"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And city 1 is
        |   | 0       | 1            | 2           | 3         |
        | 0 | shop    | park         | house       | park ↓    |
        | 1 | office  | house        | food tavern | ↑ factory |
        | 2 | house → | ← bed tavern | factory     | park      |
        | 3 | office  | house        | .           | .         |
      And city 2 is
        |   | 0         | 1            | 2            | 3        |
        | 0 | factory   | park         | drink tavern | office ↓ |
        | 1 | house     | office       | shop         | ↑ park   |
        | 2 | factory → | ← office     | house        | shop     |
        | 3 | park      | music tavern | .            | .        |
      And city 3 is
        |   | 0            | 1       | 2      | 3             |
        | 0 | park         | house   | office | food tavern ↓ |
        | 1 | music tavern | shop    | park   | ↑ house       |
        | 2 | shop →       | ← house | office | shop          |
        | 3 | factory      | park    | .      | .             |
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      And the players place
        | North | shop in city 1 at column 2, row 3    | park in city 3 at column 2, row 3       |
        | East  | factory in city 2 at column 2, row 3 | office in city 1 at column 3, row 3     |
        | South | house in city 3 at column 3, row 3   | bed tavern in city 2 at column 3, row 3 |
      Then the cities score
        |        | shops | factories | taverns | offices | parks | houses | in all |
        | city 1 | 4     | 6         | 4       | 6       | 6     | 20     | 46     |
        | city 2 | 4     | 12        | 9       | 8       | 6     | 2      | 41     |
        | city 3 | 6     | 2         | 4       | 4       | 12    | 20     | 48     |
      And the game is over
      And North's final score is 46
      And East's final score is 41
      And South's final score is 41
      And North wins
