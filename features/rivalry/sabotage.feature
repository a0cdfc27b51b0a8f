Feature: Sabotage

  @clause:rivalry.sabotage.no_production
  Rule: After Sabotage no city of its drawer produces in the next turn

    @reading:rivalry.ruling.sabotage_when=end_of_next_turn
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Sabotage strikes the next turn of the nation that drew it
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      Then the Republic's cities alone will produce nothing in its next turn
      And no city is sabotaged this turn

    @reading:rivalry.ruling.sabotage_when=end_of_next_turn @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.seven_production=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: At the end of the turn in which Sabotage is drawn the cities still produce
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on 7,-1
      Then the Republic has its guards and 1 foot army on 7,-1

    @reading:rivalry.ruling.sabotage_when=end_of_this_turn @reading:rivalry.ruling.seven_attack=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Where Sabotage strikes at once, the turn in which it is drawn ends without new armies
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      Then it is the Kingdom's turn
      And the Republic has its guards and no other piece

    @reading:rivalry.ruling.sabotage_when=end_of_this_turn @reading:rivalry.ruling.seven_attack=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Where Sabotage strikes at once, the next turn ends with new armies
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on 7,-1
      Then the Republic has its guards and 1 foot army on 7,-1

    Scenario: The turn that Sabotage named is sabotaged when it begins
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
      And the Republic has its guards and no other piece
      And no city is sabotaged this turn

    Scenario: A sabotaged nation moves as usual
      Given the position "the Republic's turn"
      And the Republic's cities produce nothing this turn
      And the Republic has 1 foot army on 2,-1
      When the Republic moves a foot army from 2,-1 to 2,0
      Then the Republic has its guards and 1 foot army on 2,0

    Scenario: The turn after the sabotaged one ends with new armies again
      Given the position "the Republic's turn"
      And the Republic's cities produce nothing this turn
      When the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on 7,-1
      Then the Republic has its guards and 1 foot army on 7,-1

    Scenario: The other nation's cities produce
      Given the position "the Republic's turn"
      And the Republic's cities produce nothing this turn
      When the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on 0,0
      Then the Kingdom has its guards and 1 foot army on 0,0

    Scenario: The enemy's turn in between does not use the Sabotage up
      Given the position "the Republic's turn"
      And the Kingdom's cities will produce nothing in its next turn
      When the Republic moves and attacks no more
      And the Republic adds a foot army on 7,-1
      Then the Republic has its guards and 1 foot army on 7,-1
      And the Kingdom's cities alone will produce nothing in its next turn

    Scenario: Captured cities do not produce in a sabotaged turn either
      Given the position "the Republic's turn"
      And the Republic's cities produce nothing this turn
      And the Republic has captured the city 1,1,S
      And the Republic has 2 foot armies on 0,2
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Republic moves and attacks no more, and the Kingdom rolls 9 (5 and 4)
      Then the Republic has its guards and 2 foot armies on 0,2

    @reading:rivalry.ruling.seven_attack=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Armies of cards appear in a sabotaged turn
      Given the position "the Republic's new armies"
      And the Kingdom's cities will produce nothing in its next turn
      And the top card of the stack is Foreign Aid 3
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds 3 foot armies on 0,0
      Then the Kingdom has its guards and 3 foot armies on 0,0
      And the Kingdom's cities produce nothing this turn

    @reading:rivalry.ruling.sabotage_when=end_of_next_turn @reading:rivalry.ruling.seven_attack=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Sabotage drawn in a sabotaged turn strikes the turn after it as well
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the top card of the stack is Sabotage
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      Then the Republic's cities produce nothing this turn
      And the Republic's cities alone will produce nothing in its next turn

    @reading:rivalry.ruling.sabotage_and_lost_turn=runs_out
    Scenario: Sabotage runs out with a lost turn
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the Republic is to lose its next turn
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      Then no city is sabotaged this turn
      And no city is sabotaged for a later turn
      And it is the Republic's turn

    @reading:rivalry.ruling.sabotage_and_lost_turn=waits
    Scenario: Where Sabotage waits for a turn that is played, a lost turn does not use it up
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the Republic is to lose its next turn
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves and attacks no more, and the Kingdom rolls 5 (4 and 1)
      Then it is the Kingdom's turn
      And the Republic has its guards and no other piece

    Scenario: If both nations are sabotaged, neither adds armies in its turn
      Given the position "the Republic's turn"
      And both nations' cities will produce nothing in their next turns
      When the Republic moves and attacks no more
      And the Republic adds no more armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom moves and attacks no more, and the Republic rolls 4 (2 and 2)
      Then the Kingdom has its guards and no other piece
      And the Republic's cities produce nothing this turn
      And no city is sabotaged for a later turn

    Scenario: The beginning of one nation's sabotaged turn leaves the other's Sabotage standing
      Given the position "the Kingdom's new armies"
      And both nations' cities will produce nothing in their next turns
      When the Kingdom adds no more armies, and the Republic rolls 9 (5 and 4)
      Then the Republic's cities produce nothing this turn
      And the Kingdom's cities alone will produce nothing in its next turn

    @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.used_cards=discard
    Scenario: New Recruits appear in a sabotaged turn
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the top card of the stack is New Recruits 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic adds 2 foot armies on 7,-1
      Then the Republic has its guards and 2 foot armies on 7,-1
      And the Republic's cities produce nothing this turn

    @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.used_cards=discard
    Scenario: A city built in a sabotaged turn does not produce in it
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on 4,-2
      And the Republic's cities will produce nothing in its next turn
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic builds a city at 5,-3,S
      And the Republic moves and attacks no more, and the Kingdom rolls 5 (4 and 1)
      Then the Republic has its guards and 1 foot army on 4,-2
      And it is the Kingdom's turn

    @reading:rivalry.ruling.sabotage_and_lost_turn=runs_out
    Scenario: A lost turn takes the Sabotage of that turn with it
      Given the position "the Kingdom's new armies"
      And the Republic's cities will produce nothing in its next turn
      And the Republic is to lose its next turn
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      Then no city is sabotaged for a later turn
      And no city is sabotaged this turn
      And the Republic is to lose no turn
