Feature: Marking

  @clause:tic_tac_toe.marking.turns_alternate
  Rule: Turns alternate

    Scenario: Nought follows Cross
      Given the position "Cross begins"
      When Cross marks b2
      Then it is Nought's turn to act

    Scenario: Cross follows Nought
      Given the position "Cross begins"
      When Cross marks b2
      And Nought marks a1
      Then it is Cross's turn to act

    Scenario: Nobody marks in the other's turn
      Given the position "Cross begins"
      When Nought marks b2
      Then the action is refused under tic_tac_toe.marking.turns_alternate

  @clause:tic_tac_toe.marking.one_space
  Rule: A turn marks one space

    Scenario: The space is marked
      Given the position "Cross begins"
      When Cross marks c3
      Then the marks of Cross are c3
      And Nought has no mark

  @clause:tic_tac_toe.marking.only_empty_spaces
  Rule: A marked space cannot be marked

    Scenario: A space of the other player cannot be marked
      Given the position "Cross begins"
      When Cross marks a1
      And Nought marks a1
      Then the action is refused under tic_tac_toe.marking.only_empty_spaces

    Scenario: A player's own space cannot be marked again
      Given the position "Cross begins"
      And Cross has marked a1
      And Nought has marked b1
      When Cross marks a1
      Then the action is refused under tic_tac_toe.marking.only_empty_spaces
