Feature: Drawing special action cards

  @clause:rival_cities.draw.top_of_action_stack
  Rule: A Draw action takes the top card of the action stack into hand

    Scenario: The top card goes to the player's hand
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg holds the card court ruling
      And the action stack begins with piracy for one and gift of two
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      Then Hamburg holds the cards court ruling and piracy for one
      And the top card of the action stack is gift of two
      And it is Altona's turn to move the ink jar

    Scenario: Two draws take the two top cards
      Given the position "Altona chooses an option"
      And Altona holds the card draw two
      And the action stack begins with piracy for one, gift of two and court ruling
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Altona chooses Option B with the card draw two
      And Altona draws a special action card
      And Altona draws a special action card
      Then Altona holds the cards piracy for one and gift of two
      And the top card of the action stack is court ruling

    Scenario: No card is drawn if none is left
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And the 24 special action cards lie so
        | Altona's hand   | the rest                                          |
        | the dark spaces | two letters, free factory, draw two, court ruling |
      When Hamburg chooses Option A
      Then Hamburg holds no special action card
      And it is Altona's turn to move the ink jar

    Scenario: A card in play cannot be drawn
      Given the position "Hamburg chooses an option"
      And Hamburg has an empty stock
      And the 24 special action cards lie so
        | Hamburg's hand   | draw two                                             |
        | Altona's hand    | the rest                                             |
        | the dark spaces  | two letters, free factory, two letters, court ruling |
        | the action stack | piracy for one                                       |
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      And Hamburg draws a special action card
      Then Hamburg holds the card piracy for one
      And the discard pile is draw two
      And the action stack is empty
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.draw.card_is_hidden
  Rule: A drawn card is hidden from the rival

    Scenario: The rival sees that the hand has one more card, but not which card
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg holds the card court ruling
      And the top card of the action stack is piracy for one
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      Then Altona cannot see piracy for one
      And Altona sees that the rival holds 2 cards
      And Hamburg sees court ruling and piracy for one in their own hand

    Scenario: The player sees the drawn card before playing on
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card draw two
      And the action stack begins with piracy for one, gift of two and court ruling
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      And Hamburg draws a special action card
      Then Hamburg sees piracy for one in their own hand
      And Hamburg cannot see gift of two

  @clause:rival_cities.action_stack.discard_pile_reshuffled
  Rule: When the action stack has run out, the discard pile is shuffled into a new stack

    Scenario: An empty stack is renewed before a draw
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And the 24 special action cards lie so
        | Altona's hand    | the rest                                          |
        | the dark spaces  | two letters, free factory, draw two, court ruling |
        | the discard pile | piracy for one, gift of two, ship and beer        |
      When Hamburg chooses Option A
      And Hamburg draws a special action card, and the discard pile is shuffled to ship and beer, piracy for one and gift of two
      Then Hamburg holds the card ship and beer
      And the action stack is piracy for one and gift of two
      And the discard pile is empty

    Scenario: The new stack lies face down
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And the 24 special action cards lie so
        | Altona's hand    | the rest                                          |
        | the dark spaces  | two letters, free factory, draw two, court ruling |
        | the discard pile | piracy for one, gift of two, ship and beer        |
      When Hamburg chooses Option A
      And Hamburg draws a special action card, and the discard pile is shuffled to ship and beer, piracy for one and gift of two
      Then Hamburg cannot see piracy for one
      And Hamburg sees 2 cards in the action stack

    Scenario: The discard pile is shuffled as soon as the last card has been drawn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And the 24 special action cards lie so
        | Altona's hand    | the rest                                          |
        | the dark spaces  | two letters, free factory, draw two, court ruling |
        | the discard pile | piracy for one, gift of two                       |
        | the action stack | ship and beer                                     |
      When Hamburg chooses Option A
      And Hamburg draws a special action card, and the discard pile is shuffled to gift of two and piracy for one
      Then Hamburg holds the card ship and beer
      And the action stack is gift of two and piracy for one
      And the discard pile is empty

    @reading:rival_cities.ruling.when_the_stack_is_reshuffled=when_a_card_is_needed
    # When is the discard pile shuffled into a new action stack? When a card is to be drawn and the stack is
    # empty; cards discarded in the meantime are shuffled in.
    Scenario: If the shuffle waits for a draw, the stack stays empty at first
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And the 24 special action cards lie so
        | Altona's hand    | the rest                                          |
        | the dark spaces  | two letters, free factory, draw two, court ruling |
        | the discard pile | piracy for one, gift of two                       |
        | the action stack | ship and beer                                     |
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      Then Hamburg holds the card ship and beer
      And the action stack is empty
      And the discard pile is piracy for one and gift of two

    Scenario: The second of two draws takes a card from the stack formed after the first
      Given the position "Hamburg chooses an option"
      And the 24 special action cards lie so
        | Hamburg's hand   | draw two                                             |
        | Altona's hand    | the rest                                             |
        | the dark spaces  | two letters, free factory, two letters, court ruling |
        | the discard pile | piracy for one, gift of two                          |
        | the action stack | ship and beer                                        |
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      And Hamburg draws a special action card, and the discard pile is shuffled to gift of two and piracy for one
      And Hamburg draws a special action card
      Then Hamburg holds the cards ship and beer and gift of two
      And the action stack is piracy for one
      And the discard pile is draw two

    @reading:rival_cities.ruling.when_the_stack_is_reshuffled=when_a_card_is_needed
    # When is the discard pile shuffled into a new action stack? When a card is to be drawn and the stack is
    # empty; cards discarded in the meantime are shuffled in.
    Scenario: If the shuffle waits for a draw, it comes before the second of two draws
      Given the position "Hamburg chooses an option"
      And the 24 special action cards lie so
        | Hamburg's hand   | draw two                                             |
        | Altona's hand    | the rest                                             |
        | the dark spaces  | two letters, free factory, two letters, court ruling |
        | the discard pile | piracy for one, gift of two                          |
        | the action stack | ship and beer                                        |
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      And Hamburg draws a special action card
      And Hamburg draws a special action card, and the discard pile is shuffled to gift of two and piracy for one
      Then Hamburg holds the cards ship and beer and gift of two
      And the action stack is piracy for one

    Scenario: In the off-season the cards just discarded may form the new stack
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the 24 special action cards lie so
        | Altona's hand    | the rest                                    |
        | the dark spaces  | two letters, free factory, no card, no card |
        | the action stack | ship and beer, piracy for one               |
      When Hamburg moves the ink jar 1 space, and the discard pile is shuffled to free factory and two letters
      Then the cards at the dark spaces are ship and beer, piracy for one, free factory and two letters
      And the action stack is empty
      And the discard pile is empty

    Scenario: The last four cards of the stack go to the dark spaces, and a new stack is formed at once
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the 24 special action cards lie so
        | Altona's hand    | the rest                                              |
        | the dark spaces  | two letters, free factory, no card, no card           |
        | the action stack | ship and beer, piracy for one, court ruling, draw two |
      When Hamburg moves the ink jar 1 space, and the discard pile is shuffled to free factory and two letters
      Then the cards at the dark spaces are ship and beer, piracy for one, court ruling and draw two
      And the action stack is free factory and two letters

    @reading:rival_cities.ruling.when_the_stack_is_reshuffled=when_a_card_is_needed
    # When is the discard pile shuffled into a new action stack? When a card is to be drawn and the stack is
    # empty; cards discarded in the meantime are shuffled in.
    Scenario: If the shuffle waits for a draw, a stack whose last four cards are laid out stays empty
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the 24 special action cards lie so
        | Altona's hand    | the rest                                              |
        | the dark spaces  | two letters, free factory, no card, no card           |
        | the action stack | ship and beer, piracy for one, court ruling, draw two |
      When Hamburg moves the ink jar 1 space
      Then the cards at the dark spaces are ship and beer, piracy for one, court ruling and draw two
      And the action stack is empty
      And the discard pile is two letters and free factory

    Scenario: If there are too few cards, the last dark spaces stay empty
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the 24 special action cards lie so
        | Altona's hand    | the rest                           |
        | the dark spaces  | no card, no card, no card, no card |
        | the action stack | ship and beer, piracy for one      |
      When Hamburg moves the ink jar 1 space
      Then the card ship and beer lies at the first dark space
      And the card piracy for one lies at the second dark space
      And the third dark space is empty
      And the fourth dark space is empty

    @reading:rival_cities.ruling.card_in_play_not_reshuffled=among_them
    # A player plays a special action card, and the card's own action empties the stack. Is that card among
    # the cards that are shuffled? Yes, it goes to the discard pile when it is played.
    Scenario: If a card goes to the pile as it is played, its own action may draw it
      Given the position "Hamburg chooses an option"
      And the 24 special action cards lie so
        | Hamburg's hand   | draw two                                             |
        | Altona's hand    | the rest                                             |
        | the dark spaces  | two letters, free factory, two letters, court ruling |
        | the action stack | piracy for one                                       |
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      And Hamburg draws a special action card, and the discard pile is shuffled to draw two
      And Hamburg draws a special action card
      Then Hamburg holds the cards piracy for one and draw two

    Scenario: If the stack, the pile and the dark spaces have no card, all dark spaces stay empty
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the 24 special action cards lie so
        | Altona's hand   | the rest                           |
        | the dark spaces | no card, no card, no card, no card |
      When Hamburg moves the ink jar 1 space
      Then the first dark space is empty
      And the second dark space is empty
      And the third dark space is empty
      And the fourth dark space is empty
      And the action stack is empty
      And Hamburg chooses an option at the ink jar

    Scenario: A discard pile of one card is shuffled
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And the 24 special action cards lie so
        | Altona's hand    | the rest                                          |
        | the dark spaces  | two letters, free factory, draw two, court ruling |
        | the discard pile | piracy for one                                    |
        | the action stack | ship and beer                                     |
      When Hamburg chooses Option A
      And Hamburg draws a special action card, and the discard pile is shuffled to piracy for one
      Then Hamburg holds the card ship and beer
      And the action stack is piracy for one
      And the discard pile is empty

    Scenario: With an empty stack and pile, the cards of the dark spaces are shuffled and laid out again
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the 24 special action cards lie so
        | Altona's hand   | the rest                                    |
        | the dark spaces | two letters, free factory, no card, no card |
      When Hamburg moves the ink jar 1 space, and the discard pile is shuffled to free factory and two letters
      Then the card free factory lies at the first dark space
      And the card two letters lies at the second dark space
      And the third dark space is empty
      And the discard pile is empty

  @clause:rival_cities.hand.no_limit
  Rule: A player may have any number of cards in hand

    Scenario: A player with a dozen cards may draw another
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg holds these cards
        | gift of two      | ship and gift       | draw two               | piracy for one         |
        | piracy for three | cloth and alliance  | prestige and cloth     | production of choice   |
        | ship and beer    | three reactivations | furniture and alliance | gift and beer donation |
      And the top card of the action stack is court ruling
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      Then Hamburg holds these cards
        | court ruling           | gift of two      | ship and gift       | draw two               |
        | piracy for one         | piracy for three | cloth and alliance  | prestige and cloth     |
        | production of choice   | ship and beer    | three reactivations | furniture and alliance |
        | gift and beer donation |                  |                     |                        |

    Scenario: A player with a dozen cards may take another at a dark space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card court ruling lies at the first dark space
      And Hamburg holds these cards
        | gift of two      | ship and gift       | draw two               | piracy for one         |
        | piracy for three | cloth and alliance  | prestige and cloth     | production of choice   |
        | ship and beer    | three reactivations | furniture and alliance | gift and beer donation |
      Then Hamburg may carry out Option D

  @clause:rival_cities.stock.no_limit
  Rule: A stock may contain any number of products and letters

    Scenario: A player who has nearly all the beer may take more
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And Hamburg has 10 beer, 8 cloth, 8 leather and 8 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 2 beer, using no factory
      Then Hamburg has 12 beer, 8 cloth, 8 leather and 8 furniture

    Scenario: A player who has nearly all the letters may take the last letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And the letters are Hamburg 11, Altona 0, supply 1
      When Hamburg chooses Option A with the right half
      And Hamburg takes the letter
      Then Hamburg has 12 letters
      And the supply has no letter

    Scenario: A player may own all factories except one
      Given the position "Hamburg chooses an option"
      And the ink jar stands at factory for two
      And Hamburg has 2 beer
      And the factories are Hamburg 10, Altona 1, supply 1, all active
      And the card factory for two shows a factory for 2 products of choice
      When Hamburg chooses Option A
      And Hamburg builds a factory, paying 2 beer
      Then Hamburg has 11 active factories
