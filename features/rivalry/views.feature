Feature: What the players see

  @clause:rivalry.pieces.card_stack
  Rule: The orange cards lie face down in one stack

    Scenario: Neither player sees which card comes next
      Given the position "the Republic's turn"
      And the cards on top of the stack are Foreign Aid 3 and Sabotage
      Then the Republic cannot see Foreign Aid 3
      And the Republic cannot see Sabotage
      And the Kingdom cannot see Foreign Aid 3
      And the Kingdom cannot see Sabotage

    Scenario: Both players see how many cards are left
      Given the position "the Republic's turn"
      And all 8 orange cards are in the stack
      Then the Republic sees 8 cards in the stack
      And the Kingdom sees 8 cards in the stack

    Scenario: Both players see the cards that have been drawn
      Given the position "the Republic's turn"
      And the cards drawn so far are Revolt and Mutiny 2
      Then the Republic sees Revolt and Mutiny 2 on the discard pile
      And the Kingdom sees Revolt and Mutiny 2 on the discard pile

    Scenario: After cards have been drawn, both players see that fewer cards are left
      Given the position "the Republic's turn"
      And the cards drawn so far are Revolt and Mutiny 2
      Then the Republic sees 6 cards in the stack
      And the Kingdom sees 6 cards in the stack

  @clause:rivalry.turn.card_rules_the_turn
  Rule: A card that has been drawn is shown

    Scenario: The other player sees the drawn card
      Given the position "the Kingdom's turn"
      And the top card of the stack is Revolt
      When the Kingdom ends its turn without new armies, and the Republic rolls 7 (4 and 3)
      Then the Kingdom sees Revolt on the discard pile

  @clause:rivalry.pieces.cavalry
  Rule: Both players see every piece on the board

    @clause:rivalry.pieces.foot_army
    Scenario: Both players see all pieces
      Given the position "the Republic's turn"
      And the Kingdom has 3 foot armies and 2 cavalry pieces on F8
      Then the Republic sees that the Kingdom has only 1 foot army on F7, 1 foot army on H7, 1 foot army on H10, 1 foot army on H11, 3 foot armies on F8 and 2 cavalry pieces on F8
      And the Kingdom sees that the Kingdom has only 1 foot army on F7, 1 foot army on H7, 1 foot army on H10, 1 foot army on H11, 3 foot armies on F8 and 2 cavalry pieces on F8
      And the Republic sees that the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12
      And the Kingdom sees that the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12

    Scenario: Both players see the cavalry that is off the board
      Given the position "the Republic's turn"
      Then the Republic sees that the Kingdom has 8 cavalry pieces off the board
      And the Kingdom sees that the Kingdom has 8 cavalry pieces off the board
      And the Republic sees that the Republic has 8 cavalry pieces off the board
      And the Kingdom sees that the Republic has 8 cavalry pieces off the board

  @clause:rivalry.pieces.city
  Rule: Both players see every city on the board

    Scenario: Both players see who holds which city and who founded it
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic has a city at D13 south
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      Then the Republic sees that the Republic holds the city at G6 north, founded by the Kingdom
      And the Kingdom sees that the Republic holds the city at G6 north, founded by the Kingdom
      And the Republic sees that the Republic holds the city at D13 south, founded by the Republic
      And the Kingdom sees that the Republic holds the city at D13 south, founded by the Republic
      And the Republic sees that no city stands at H8 north
      And the Kingdom sees that no city stands at H8 north

  @clause:rivalry.setup.leader_in_capital
  Rule: Both players know where a leader resides

    Scenario: The leader is visible in its capital
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north
      And the Republic's capital is the city at D13 south
      Then the Republic sees that the Kingdom's leader is in the city at G6 north
      And the Kingdom sees that the Republic's leader is in the city at D13 south

  @clause:rivalry.interim_capital.where_the_leader_went
  Rule: Both players know the interim capital

    Scenario: After the escape the leader is visible in the interim capital
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has a city at H11 north
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Kingdom lets its leader escape to the city at H11 north
      Then the Republic sees that the Kingdom's leader is in the city at H11 north
      And the Republic sees that the Kingdom's capital is the city at G6 north

  @clause:rivalry.revolt.lose_next_turn @clause:rivalry.sabotage.no_production
  Rule: Both players know the effect of a card on the next turn

    Scenario: Both players see which nation is going to lose a turn and which will produce nothing
      Given the position "the Republic's turn"
      And the Kingdom is to lose its next turn
      And the Kingdom's cities will produce nothing in its next turn
      Then the Republic sees that the Kingdom is to lose its next turn
      And the Kingdom sees that the Kingdom is to lose its next turn
      And the Republic sees that the Kingdom's cities will produce nothing in its next turn
      And the Kingdom sees that the Kingdom's cities will produce nothing in its next turn
      And the Republic sees that it is the Republic's turn
