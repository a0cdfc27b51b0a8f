Feature: Leaving the interim capital

  @clause:rivalry.interim_capital.capture_ends_game
  Rule: The game is over as soon as the interim capital is lost

    @clause:rivalry.capture.control_needs_an_army
    Scenario: The last guard of a captured interim capital takes no open city by leaving it
      Given the position "the Kingdom's turn"
      And the Republic has captured the enemy's city at G6 north (between F6, F7 and G6)
      And the Kingdom has captured the enemy's city at D9 north (between C9, C10 and D9)
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10, 1 foot army on H11 and 1 foot army on D9
      And the Kingdom's leader has escaped to the city at D9 north
      And the Republic has only 1 foot army on C12, 1 foot army on E12 and 1 foot army on F7, and nobody at its city at C8 south (between C8, D7 and D8)
      When the Kingdom moves 1 foot army from D9 to D8
      Then the Republic holds the city at C8 south
      And the Republic holds the city at D9 north
      And the Republic has won
      And the outcome is because of "interim capital"
