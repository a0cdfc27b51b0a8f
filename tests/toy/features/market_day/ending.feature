Feature: The end

  @clause:market_day.ending.after_last_day
  Rule: The last day ends the game

    Scenario: The last turn of the last day ends the game
      Given the position "two traders, last turn"
      When Blue works and rolls 1
      Then the game is over
      And nobody is to act

    Scenario: The last turn of the first day does not end the game
      Given the position "two traders"
      When Red works and rolls 1
      And Blue works and rolls 1
      Then the game goes on

  @clause:market_day.ending.short_game
  Rule: A short game has one day

    Scenario: Day one is the last day of a short game
      Given a short game for Blue and Red, the cards being pig and cow
      Then the last day is day 1
      And it is Blue's turn to act

  @clause:market_day.ending.point_for_a_coin
  Rule: A coin is a point

    Scenario: Seven coins are seven points
      Given the position "two traders"
      And Red has 7 coins
      Then Red's coins bring 7 points

  @clause:market_day.ending.points_for_animals
  Rule: Animals bring what is printed on them

    Scenario Outline: Each animal has its points
      Given the position "two traders"
      And Red holds <hand>
      Then Red's animals bring <points> points

      Examples:
        | hand        | points |
        | goose       | 1      |
        | pig         | 3      |
        | cow and cow | 8      |
        | fox         | 0      |

  @clause:market_day.ending.points_for_pairs
  Rule: A pair is two points

    Scenario Outline: Pairs are counted, and what is left over is not
      Given the position "two traders"
      And Red has <goods>
      Then Red's pairs bring <points> points

      Examples:
        | goods               | points |
        | 3 grain             | 0      |
        | 1 grain and 1 cloth | 2      |
        | 2 grain and 3 cloth | 4      |

  @clause:market_day.ending.most_points_win
  Rule: The most points win

    Scenario: Blue has a pig and wins
      Given the position "two traders, last turn"
      When Blue works and rolls 1
      Then Blue has 7 points
      And Red has 4 points
      And Blue wins
      And the outcome is because of "most points"

    Scenario: Equal points are shared
      Given the position "two traders, last turn"
      And Red has 6 coins
      When Blue works and rolls 1
      Then Red and Blue win together

    @reading:market_day.ruling.tie=more_coins
    # Who wins when several players have the most points? Of these the one who has more coins.
    Scenario: Of equal points the one with more coins wins
      Given the position "two traders, last turn"
      And Red has 6 coins
      When Blue works and rolls 1
      Then Red wins
