Feature: Taking

  @clause:nim.taking.turns_alternate
  Rule: Turns alternate

    Scenario: Blue follows Red
      Given the position "Red begins"
      When Red takes 1 counter
      Then it is Blue's turn to act

    Scenario: Red follows Blue
      Given the position "Red begins"
      When Red takes 1 counter
      And Blue takes 1 counter
      Then it is Red's turn to act

    Scenario: Nobody takes in the other's turn
      Given the position "Red begins"
      When Blue takes 1 counter
      Then the action is refused under nim.taking.turns_alternate

  @clause:nim.taking.one_to_three
  Rule: A player takes one, two or three counters

    Scenario Outline: One to three counters can be taken
      Given the position "Red begins"
      When Red takes <counters>
      Then the heap holds <left>

      Examples:
        | counters   | left       |
        | 1 counter  | 9 counters |
        | 2 counters | 8 counters |
        | 3 counters | 7 counters |

    Scenario Outline: No counter and four counters cannot be taken
      Given the position "Red begins"
      When Red takes <counters>
      Then the action is refused under nim.taking.one_to_three
      And nothing has changed

      Examples:
        | counters   |
        | 0 counters |
        | 4 counters |

  @clause:nim.taking.not_more_than_there_are
  Rule: A player cannot take more counters than the heap has

    Scenario: The last two counters can be taken
      Given the position "Red begins"
      And Blue has 8 counters
      When Red takes 2 counters
      Then the heap holds 0 counters

    Scenario: Three of two counters cannot be taken
      Given the position "Red begins"
      And Blue has 8 counters
      When Red takes 3 counters
      Then the action is refused under nim.taking.not_more_than_there_are
      And nothing has changed
