Feature: The end

  @clause:nim.ending.last_counter
  Rule: The game ends with the last counter

    Scenario: The last counter ends the game
      Given the position "Red begins"
      And Blue has 9 counters
      When Red takes 1 counter
      Then the game is over
      And nobody is to act

    @id:with_a_counter_left_the_game_goes_on
    Scenario: The game goes on while a counter is left
      Given the position "Red begins"
      And Blue has 8 counters
      When Red takes 1 counter
      Then the game goes on

  @clause:nim.ending.last_counter_decides
  Rule: The last counter decides who wins

    Scenario: Red takes the last counters and wins
      Given the position "Red begins"
      And Blue has 7 counters
      When Red takes 3 counters
      Then Red wins

    Scenario: Blue takes the last counter and wins
      Given the position "Red begins"
      And Blue has 7 counters
      When Red takes 2 counters
      And Blue takes 1 counter
      Then Blue wins
