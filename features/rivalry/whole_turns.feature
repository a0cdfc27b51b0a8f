Feature: Whole turns

  @clause:rivalry.turn.roll_gives_moves
  Rule: A turn consists of a roll, moves and attacks, and then new armies

    @clause:rivalry.capture.attacker_takes_control
    @clause:rivalry.production.captured_cities_too
    Scenario: Armies march up, take a city, and the city adds an army for its captor
      Given the position "the Kingdom's new armies"
      And the Republic has its cities at C8 south (between C8, D7 and D8), D9 north, D12 north and D13 south (between D13, E12 and E13)
      And the Republic has 3 foot armies on F8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Kingdom adds no more armies, and the Republic rolls 3 (2 and 1)
      And the Republic moves 3 foot armies from F8 to G8
      And the Republic attacks the city at G7 south from G8
      And the Kingdom fights, the attacker rolling 10 (6 and 4) and the defender 6 (5 and 1)
      And the Kingdom removes a foot army from H7
      And the Republic marches 2 foot armies into H7 and no more
      And the Republic moves and attacks no more
      And the Republic adds a foot army on each of D8, E13 and G7
      And the Republic adds no more armies, and the Kingdom rolls 4 (3 and 1)
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on G8, 2 foot armies on H7, 1 foot army on D8, 1 foot army on E13 and 1 foot army on G7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic holds the city at G7 south
      And it is the Kingdom's turn

    Scenario: Cavalry rides up, its attack fails and is given up, and the turn ends
      Given the position "the Republic's new armies"
      And the Kingdom has 2 cavalry pieces on F11
      And the Republic guards its capital at D13 south (between D13, E12 and E13) with 1 foot army on E12
      When the Republic adds no more armies, and the Kingdom rolls 6 (3 and 3)
      And the Kingdom moves 2 cavalry pieces from F11 to E11
      And the Kingdom attacks the city at D13 south from E11
      And the Republic fights, the attacker rolling 3 (2 and 1) and the defender 11 (6 and 5)
      And the Kingdom removes a cavalry piece from E11
      And the Kingdom gives up
      And the Kingdom ends its turn without new armies, and the Republic rolls 2 (1 and 1)
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 cavalry piece on E11
      And the Kingdom has 7 cavalry pieces off the board
      And the Republic has only its guards on C8, C9, C12 and E12
      And it is the Republic's turn

    @clause:rivalry.capture.attacker_takes_control
    Scenario: The guard of the capital is beaten, and the leader's roll decides the game
      Given the position "the Kingdom's new armies"
      And the Republic has 1 cavalry piece on D9
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Kingdom adds no more armies, and the Republic rolls 2 (1 and 1)
      And the Republic moves a cavalry piece from D9 to E8
      And the Republic attacks the city at G6 north from E8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 8 (6 and 2)
      And the Kingdom removes a foot army from F7
      And the Republic marches 1 cavalry piece into F7
      And the Kingdom rolls 3 to save its leader
      Then the Republic has won

    Scenario: Each nation does nothing in its turn but add new armies
      Given the position "the Republic's turn"
      And the Republic has its cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      And the Kingdom has its cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6)
      When the Republic moves and attacks no more
      And the Republic adds a foot army on each of D8, D9, D12 and D13, and the Kingdom rolls 5 (4 and 1)
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on each of F6, H6, H9 and G12, and the Republic rolls 8 (4 and 4)
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D8, 1 foot army on D9, 1 foot army on D12 and 1 foot army on D13
      And the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F6, 1 foot army on H6, 1 foot army on H9 and 1 foot army on G12
      And it is the Republic's turn

  @clause:rivalry.turn.card_rules_the_turn @clause:rivalry.turn.seven_draws_a_card
  Rule: A turn that begins with a 7 consists of a card, attacks, and then new armies

    Scenario: Foreign Aid comes to the capital, stays there for the turn and moves one turn later
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D13
      And the Republic moves and attacks no more
      And the Republic adds a foot army on each of D8, D9, D12 and E13, and the Kingdom rolls 2 (1 and 1)
      And the Kingdom ends its turn without new armies, and the Republic rolls 3 (2 and 1)
      And the Republic moves 3 foot armies from D13 to D12
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D8, 1 foot army on D9, 4 foot armies on D12 and 1 foot army on E13
      And the cards drawn so far are Foreign Aid 3

    Scenario: Mutiny costs armies, and the cities replace these armies
      Given the position "the Republic's new armies"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Kingdom guards its city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has 1 foot army on F12
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom removes a foot army from F12
      And the Kingdom removes a foot army from H11
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on each of H11 and G10
      And the Kingdom adds no more armies, and the Republic rolls 3 (2 and 1)
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on G10
      And it is the Republic's turn

    Scenario: Sabotage and Revolt follow one another
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the cards on top of the stack are Sabotage and Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on D13
      And the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on F6
      And the Kingdom adds no more armies, and the Republic rolls 5 (4 and 1)
      And the Republic moves and attacks no more, and the Republic rolls 4 (3 and 1)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on D13
      And the Republic adds no more armies, and the Kingdom rolls 6 (5 and 1)
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on D13
      And the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F6
      And it is the Kingdom's turn
      And the Kingdom is to lose no turn
      And no city is sabotaged for a later turn

    Scenario: A city is built, adds an army, and the army moves in the next turn
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on C11
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic builds a city at C11 south (between C11, D10 and D11)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on D10
      And the Republic adds no more armies, and the Kingdom rolls 6 (5 and 1)
      And the Kingdom ends its turn without new armies, and the Republic rolls 2 (1 and 1)
      And the Republic moves a foot army from D10 to E10
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on C11 and 1 foot army on E10
      And the Republic holds the city at C11 south

  @clause:rivalry.setup.four_cities @clause:rivalry.setup.twenty_five_armies @clause:rivalry.setup.additional_army @clause:rivalry.turn.begins_with_a_roll
  Rule: A game begins with the setup and continues with the first player's roll

    @components:small
    Scenario: A game is played from the first city to the first move
      Given a new game, the Republic beginning
      And the game is played on the small map
      When the Republic founds cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), C11 south (between C11, D10 and D11) and D13 south
      And the Republic declares the city at D13 south (between D13, E12 and E13) its capital
      And the Kingdom founds cities at H11 north (between G11, G12 and H11), H8 north (between G8, G9 and H8), G7 south (between G7, H6 and H7) and G6 north
      And the Kingdom declares the city at G6 north (between F6, F7 and G6) its capital
      And the Republic places 5 foot armies on D8, 4 foot armies on C9, 4 foot armies on D11, 5 foot armies on E12 and 7 cavalry pieces on E8
      And the Republic places 1 foot army on D13
      And the Kingdom places 6 foot armies on F7, 4 foot armies on H7, 4 foot armies on G8, 3 foot armies on G11 and 8 cavalry pieces on F11
      And the Kingdom places 1 foot army on G6, and the Republic rolls 6 (4 and 2)
      And the Republic moves 2 cavalry pieces from E8 to D7
      Then the Republic has only 5 foot armies on D8, 4 foot armies on C9, 4 foot armies on D11, 5 foot armies on E12, 1 foot army on D13, 5 cavalry pieces on E8 and 2 cavalry pieces on D7
      And the Kingdom has only 6 foot armies on F7, 4 foot armies on H7, 4 foot armies on G8, 3 foot armies on G11, 1 foot army on G6 and 8 cavalry pieces on F11
      And the Republic has 1 cavalry piece off the board
      And it is the Republic's turn
