Feature: Sabotage

  @clause:rivalry.sabotage.no_production
  Rule: After Sabotage none of the player's cities produces new armies in the next turn

    Scenario: Sabotage affects the next turn of the nation that drew it
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      Then the Republic's cities alone will produce nothing in its next turn
      And no city is sabotaged this turn

    Scenario: At the end of the turn in which Sabotage is drawn the cities still produce
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on E13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E13

    @reading:rivalry.ruling.sabotage_when=end_of_this_turn
    # Which production is stopped by Sabotage? The production that comes next, that is, at the end of the
    # current turn.
    Scenario: If Sabotage takes effect at once, the turn in which it is drawn ends without new armies
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      Then it is the Kingdom's turn
      And the Republic has only its guards on C8, C9, C12 and E12

    @reading:rivalry.ruling.sabotage_when=end_of_this_turn
    # Which production is stopped by Sabotage? The production that comes next, that is, at the end of the
    # current turn.
    Scenario: If Sabotage takes effect at once, the next turn ends with new armies
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on E13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E13

    Scenario: The turn named by Sabotage is sabotaged when it begins
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      When the Kingdom adds no more armies, and the Republic rolls 9 (5 and 4)
      Then the Republic's cities produce nothing this turn
      And no city is sabotaged for a later turn

    Scenario: A sabotaged turn ends without new armies
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      When the Kingdom adds no more armies, and the Republic rolls 9 (5 and 4)
      And the Republic moves and attacks no more, and the Kingdom rolls 5 (4 and 1)
      Then it is the Kingdom's turn
      And the Republic has only its guards on C8, C9, C12 and E12
      And no city is sabotaged this turn

    Scenario: A sabotaged nation moves as usual
      Given the position "the Republic's turn"
      And the Republic's cities produce nothing this turn
      And the Republic has 1 foot army on E8
      When the Republic moves a foot army from E8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on F8

    Scenario: The turn after the sabotaged turn ends with new armies again
      Given the position "the Republic's turn"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic's cities produce nothing this turn
      When the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on E13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E13

    Scenario: The other nation's cities produce
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic's cities produce nothing this turn
      When the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F6

    Scenario: Sabotage is not used up by the enemy's turn in between
      Given the position "the Republic's turn"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Kingdom's cities will produce nothing in its next turn
      When the Republic moves and attacks no more
      And the Republic adds a foot army on E13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E13
      And the Kingdom's cities alone will produce nothing in its next turn

    Scenario: Captured cities do not produce in a sabotaged turn
      Given the position "the Republic's turn"
      And the Republic's cities produce nothing this turn
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 2 foot armies on H6
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on H6

    Scenario: The armies of cards appear in a sabotaged turn
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom's cities will produce nothing in its next turn
      And the top card of the stack is Foreign Aid 3
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds 3 foot armies on F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 3 foot armies on F6
      And the Kingdom's cities produce nothing this turn

    Scenario: Sabotage drawn in a sabotaged turn affects the following turn as well
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      Then the Republic's cities produce nothing this turn
      And the Republic's cities alone will produce nothing in its next turn

    Scenario: Sabotage expires with a lost turn
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the Republic is to lose its next turn
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      Then no city is sabotaged this turn
      And no city is sabotaged for a later turn
      And it is the Republic's turn

    @reading:rivalry.ruling.sabotage_and_lost_turn=waits
    # The next turn is lost. Does Sabotage expire with it, or wait for the next turn that is played? A lost
    # turn is not a turn, so Sabotage stops the production of the first turn played.
    Scenario: If Sabotage waits for a turn that is played, a lost turn does not use it up
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the Republic is to lose its next turn
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves and attacks no more, and the Kingdom rolls 5 (4 and 1)
      Then it is the Kingdom's turn
      And the Republic has only its guards on C8, C9, C12 and E12

    Scenario: If both nations are sabotaged, neither adds armies in its turn
      Given the position "the Republic's turn"
      And both nations' cities will produce nothing in their next turns
      When the Republic moves and attacks no more
      And the Republic adds no more armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom moves and attacks no more, and the Republic rolls 4 (2 and 2)
      Then the Kingdom has only its guards on F7, H7, H10 and H11
      And the Republic's cities produce nothing this turn
      And no city is sabotaged for a later turn

    Scenario: When one nation's sabotaged turn begins, the other nation's Sabotage remains
      Given the position "the Kingdom's new armies"
      And both nations' cities will produce nothing in their next turns
      When the Kingdom adds no more armies, and the Republic rolls 9 (5 and 4)
      Then the Republic's cities produce nothing this turn
      And the Kingdom's cities alone will produce nothing in its next turn

    Scenario: New Recruits appear in a sabotaged turn
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic's cities will produce nothing in its next turn
      And the top card of the stack is New Recruits 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic adds 2 foot armies on E13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E13
      And the Republic's cities produce nothing this turn

    Scenario: A city built in a sabotaged turn does not produce in that turn
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the Republic's cities will produce nothing in its next turn
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic builds a city at C11 south (between C11, D10 and D11)
      And the Republic moves and attacks no more, and the Kingdom rolls 5 (4 and 1)
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D10
      And it is the Kingdom's turn

    Scenario: When a turn is lost, the Sabotage of that turn is over, too
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the Republic is to lose its next turn
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      Then no city is sabotaged for a later turn
      And no city is sabotaged this turn
      And the Republic is to lose no turn

    Scenario: A lost turn of the enemy does not use up a nation's Sabotage
      Given the position "the Republic's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the Kingdom is to lose its next turn
      When the Republic adds no more armies, and the Republic rolls 4 (2 and 2)
      Then the Republic's cities produce nothing this turn
      And no city is sabotaged for a later turn
      And the Kingdom is to lose no turn
