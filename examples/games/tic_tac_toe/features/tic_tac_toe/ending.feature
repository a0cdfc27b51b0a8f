Feature: The end

  @clause:tic_tac_toe.ending.three_in_a_line
  Rule: Three in a line win

    Scenario Outline: Cross completes a line and wins
      Given the position "Cross begins"
      And Cross has marked <marked>
      And Nought has marked <other>
      When Cross marks <last>
      Then Cross wins
      And nobody is to act

      Examples:
        | marked    | other     | last |
        | a1 and b1 | a2 and b2 | c1   |
        | a1 and a2 | b1 and b2 | a3   |
        | a1 and b2 | a2 and a3 | c3   |
        | c1 and b2 | a1 and a2 | a3   |

    Scenario: Two in a line do not win
      Given the position "Cross begins"
      And Cross has marked a1
      And Nought has marked a2
      When Cross marks b1
      Then the game goes on

  @clause:tic_tac_toe.ending.full_board
  Rule: A full board without a line is a draw

    Scenario: The last space is marked and nobody has a line
      Given the position "Cross begins"
      And Cross has marked a1, c1, a2 and b3
      And Nought has marked b1, b2, c2 and a3
      When Cross marks c3
      Then the game is over
      And nobody wins
