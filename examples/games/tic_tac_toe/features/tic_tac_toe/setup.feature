Feature: Setting up

  @clause:tic_tac_toe.setup.empty_board
  Rule: The board is empty

    Scenario: Nobody has a mark in a new game
      Given a new game for Cross and Nought
      Then Cross has no mark
      And Nought has no mark

  @clause:tic_tac_toe.setup.cross_begins
  Rule: Cross begins

    Scenario: Cross has the first turn
      Given a new game for Cross and Nought
      Then it is Cross's turn to act
