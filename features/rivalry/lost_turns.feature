Feature: Revolt, Scandal and lost turns

  @clause:rivalry.revolt.lose_next_turn
  Rule: A player who draws Revolt loses their next turn

    Scenario: Revolt costs the nation that drew it its next turn
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      Then the Republic is to lose its next turn
      And the Kingdom is to lose no turn

    Scenario: Revolt also costs the Kingdom its next turn
      Given the position "the Republic's new armies"
      And the top card of the stack is Revolt
      When the Republic adds no more armies, and the Kingdom rolls 7 (3 and 4)
      Then the Kingdom is to lose its next turn
      And the Republic is to lose no turn

    Scenario: The turn in which Revolt is drawn goes on
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      Then it is the Republic's turn

    @clause:rivalry.production.one_army_a_city
    Scenario: The turn in which Revolt is drawn ends with new armies
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on E13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E13
      And the Republic is to lose its next turn

    Scenario: The other nation has another turn in place of a lost turn
      Given the position "the Kingdom's new armies"
      And the Republic is to lose its next turn
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      Then it is the Kingdom's turn
      And the Republic is to lose no turn

    Scenario: In the turn after the enemy's lost turn a player moves as usual
      Given the position "the Republic's new armies"
      And the Kingdom is to lose its next turn
      And the Republic has 3 foot armies on E8
      When the Republic adds no more armies, and the Republic rolls 2 (1 and 1)
      And the Republic moves 2 foot armies from E8 to E7
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E8 and 2 foot armies on E7
      And the Republic may not move a piece at all

    Scenario: In a lost turn a nation has no moves, no attacks and no new armies
      Given the position "the Kingdom's new armies"
      And the Republic is to lose its next turn
      And the Republic has 5 foot armies on E7
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      Then it is the Kingdom's turn
      And the Republic may do nothing
      And the pieces of the Republic have not changed

    Scenario: No card is drawn in a lost turn
      Given the position "the Kingdom's new armies"
      And the Republic is to lose its next turn
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      Then no orange card has been drawn

    Scenario: Only one turn is lost
      Given the position "the Kingdom's new armies"
      And the Republic is to lose its next turn
      When the Kingdom adds no more armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 6 (3 and 3)
      Then it is the Republic's turn

    Scenario: A nation has its turns as usual again after the lost turn
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      And the Republic ends its turn without new armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Kingdom rolls 3 (2 and 1)
      And the Kingdom ends its turn without new armies, and the Republic rolls 6 (3 and 3)
      Then it is the Republic's turn
      And the Republic is to lose no turn

    Scenario: If both nations have to lose a turn, each loses its own
      Given the position "the Kingdom's new armies"
      And the Republic is to lose its next turn
      And the Kingdom is to lose its next turn
      When the Kingdom adds no more armies, and the Republic rolls 6 (3 and 3)
      Then it is the Republic's turn
      And the Republic is to lose no turn
      And the Kingdom is to lose no turn

    Scenario: Revolt does not cancel a turn that the enemy still has to lose
      Given the position "the Kingdom's new armies"
      And the Kingdom is to lose its next turn
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      Then the Republic is to lose its next turn
      And the Kingdom is to lose its next turn

    @clause:rivalry.siege.armies_on_the_tiles_around
    Scenario: A nation that is going to lose a turn can still be attacked as usual
      Given the position "the Republic's turn"
      And the Kingdom is to lose its next turn
      And the Republic has 2 foot armies on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      Then the Republic may attack the city at G6 north from E7

    @clause:rivalry.siege.armies_on_the_tiles_around
    Scenario: A nation that is going to lose a turn still defends itself and rolls
      Given the position "the Republic's turn"
      And the Kingdom is to lose its next turn
      And the Republic has 2 foot armies on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Republic attacks the city at G6 north from E7
      And the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 9 (5 and 4)
      And the Republic removes a foot army from E7
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E7
      And the Kingdom has only its guards on F7, H7, H10 and H11

  @clause:rivalry.scandal.president_stops_republic
  Rule: The President's resignation costs the Republic its next turn

    Scenario: The Republic loses its next turn when its President resigns
      Given the position "the Kingdom's new armies"
      And the top card of the stack is the Scandal of the President
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      Then the Republic is to lose its next turn
      And the Kingdom is to lose no turn
      And it is the Republic's turn

    @clause:rivalry.production.one_army_a_city
    Scenario: After its own Scandal the Republic still adds its new armies
      Given the position "the Kingdom's new armies"
      And the Republic has its cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      And the top card of the stack is the Scandal of the President
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on each of D8, D9, D12 and D13, and the Kingdom rolls 5 (4 and 1)
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D8, 1 foot army on D9, 1 foot army on D12 and 1 foot army on D13
      And it is the Kingdom's turn

  @clause:rivalry.scandal.prime_minister_stops_kingdom
  Rule: The Prime Minister's resignation costs the Kingdom its next turn

    Scenario: The Kingdom loses its next turn when its Prime Minister resigns
      Given the position "the Republic's new armies"
      And the top card of the stack is the Scandal of the Prime Minister
      When the Republic adds no more armies, and the Kingdom rolls 7 (3 and 4)
      Then the Kingdom is to lose its next turn
      And the Republic is to lose no turn
      And it is the Kingdom's turn

    Scenario: A second loss of the same turn changes nothing
      Given the position "the Kingdom's new armies"
      And the Kingdom is to lose its next turn
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      Then the Kingdom is to lose its next turn

    Scenario: A nation loses only one turn if two cards cost it the same turn
      Given the position "the Kingdom's new armies"
      And the Kingdom is to lose its next turn
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      And the Republic ends its turn without new armies, and the Republic rolls 6 (3 and 3)
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (4 and 1)
      Then it is the Kingdom's turn

    @reading:rivalry.ruling.lost_turns_add_up=add_up
    # A second card costs a nation its next turn, which the nation is already going to lose. Does it lose two
    # turns? Yes, each card costs a turn, and the turns are lost one after another.
    Scenario: If losses add up, a second card costs a second turn
      Given the position "the Kingdom's new armies"
      And the Kingdom is to lose its next turn
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      Then the Kingdom is to lose its next 2 turns

    @reading:rivalry.ruling.lost_turns_add_up=add_up
    # A second card costs a nation its next turn, which the nation is already going to lose. Does it lose two
    # turns? Yes, each card costs a turn, and the turns are lost one after another.
    Scenario: If losses add up, two turns are lost one after the other
      Given the position "the Kingdom's new armies"
      And the Kingdom is to lose its next turn
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      And the Republic ends its turn without new armies, and the Republic rolls 6 (3 and 3)
      And the Republic ends its turn without new armies, and the Republic rolls 5 (4 and 1)
      Then it is the Republic's turn
      And the Kingdom is to lose no turn

  @clause:rivalry.scandal.whoever_drew_it
  Rule: A Scandal affects the nation that it names, whoever drew it

    Scenario: The Republic draws the Scandal of the Prime Minister, and the Kingdom loses its turn
      Given the position "the Kingdom's new armies"
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      Then the Kingdom is to lose its next turn
      And the Republic is to lose no turn

    Scenario: The Kingdom draws the Scandal of the President, and the Republic loses its turn
      Given the position "the Republic's new armies"
      And the top card of the stack is the Scandal of the President
      When the Republic adds no more armies, and the Kingdom rolls 7 (3 and 4)
      Then the Republic is to lose its next turn
      And the Kingdom is to lose no turn

    Scenario: A player who draws the other nation's Scandal has two turns in a row
      Given the position "the Kingdom's new armies"
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      And the Republic ends its turn without new armies, and the Republic rolls 6 (3 and 3)
      Then it is the Republic's turn
      And the Kingdom is to lose no turn

    Scenario: A Scandal does not move the leaders
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south
      And the Kingdom's capital is the city at G6 north
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (3 and 4)
      Then the Kingdom's leader is in the city at G6 north
      And the Republic's leader is in the city at D13 south
