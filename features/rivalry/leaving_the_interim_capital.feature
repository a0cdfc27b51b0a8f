Feature: Leaving the interim capital

  @clause:rivalry.interim_capital.capture_ends_game
  Rule: The game is over as soon as the interim capital is lost

    @reading:rivalry.ruling.control_lost=founder
    @reading:rivalry.ruling.leaving_before_entering=leaving_first @reading:rivalry.ruling.leaving_a_captured_city=may
    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @id:an_open_city_entered_by_the_last_guard_of_a_captured_interim_capital_is_not_taken_any_more
    Scenario: If the interim capital is a captured city, its last guard does not take the open city that it enters on leaving
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has captured the city 3,-2,N
      And the Kingdom's leader has escaped to the city 3,-2,N
      And the Republic has only 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 foot army on 1,0
      And the Kingdom has 1 foot army on 3,-2
      When the Kingdom moves 1 foot army from 3,-2 to 2,-2
      Then the Republic holds the city 2,-3,S
      And the Republic holds the city 3,-2,N
      And the Republic has won
      And the outcome is because of "interim capital"
