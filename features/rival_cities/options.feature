Feature: Options A, B and D

  @clause:rival_cities.turn.exactly_one_option
  Rule: The player carries out exactly one option

    Scenario: With an empty hand only Option A is possible at a basic action card
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      Then Hamburg may only choose Option A

    Scenario: With a special action card in hand Option B is possible
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg holds the cards court ruling and draw two
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      And the card court ruling shows Court ruling and Advance a lawsuit
      Then Hamburg may only choose Option A, choose Option B with the card court ruling or choose Option B with the card draw two

    Scenario: At a special action card Option D is possible
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the second dark space
      Then Hamburg may only choose Option A or carry out Option D

    Scenario: All four options may be possible together
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the second dark space
      And Hamburg holds the card court ruling
      And Hamburg has 1 letter
      Then Hamburg may only choose Option A, choose Option B with the card court ruling, choose Option C or carry out Option D

    Scenario: No turn can end without an option
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the second dark space
      When Hamburg declines
      Then the action is refused under "Exactly one option each turn"
      And nothing has changed

    Scenario: Option A cannot be carried out twice in a turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      And Hamburg chooses Option A
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed
      And it is Altona's turn to move the ink jar

    Scenario: Option B cannot follow Option A in the same turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the card court ruling
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      And Hamburg chooses Option B with the card court ruling
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed
      And it is Altona's turn to move the ink jar

    Scenario: Option A cannot follow Option B in the same turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the card court ruling
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option B with the card court ruling
      And Hamburg swaps the lawsuits on spaces I and II
      And Hamburg chooses Option A
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed
      And it is Altona's turn to move the ink jar

    Scenario: The turn is over after Option D
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the second dark space
      And Hamburg holds the card court ruling
      When Hamburg carries out Option D
      Then it is Altona's turn to move the ink jar

    Scenario: A card in use with Option A cannot also be taken with Option D
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card gift and beer donation lies at the first dark space
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option A
      And Hamburg carries out Option D
      Then the action is refused under "Exactly one option each turn"
      And nothing has changed

    Scenario: At an empty dark space a player with a special action card has to play it
      Given the position "Hamburg to move"
      And the ink jar stands at gift or lawsuit, and next comes the fourth dark space
      And the fourth dark space is empty
      And Hamburg holds the card court ruling
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg moves the ink jar 1 space
      Then Hamburg may only choose Option B with the card court ruling

    Scenario: At an empty dark space the turn of a player with an empty hand is over
      Given the position "Hamburg to move"
      And the ink jar stands at gift or lawsuit, and next comes the fourth dark space
      And the fourth dark space is empty
      When Hamburg moves the ink jar 1 space
      Then it is Altona's turn to move the ink jar
      And the ink jar stands at the fourth dark space

    Scenario: Option A cannot be carried out at a space without a card
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the fourth dark space
      And the fourth dark space is empty
      And Hamburg holds the card court ruling
      When Hamburg chooses Option A
      Then the action is refused under "Option A: the card at the jar"
      And nothing has changed

    @clause:rival_cities.option_c.carries_out_a_and_b
    Scenario: Option C is not possible at a space without a card
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the fourth dark space
      And the fourth dark space is empty
      And Hamburg holds the card court ruling
      And Hamburg has 1 letter
      When Hamburg chooses Option C
      Then the action is refused under "Option C: Options A and B"
      And nothing has changed

    @reading:rival_cities.ruling.no_card_at_the_jar=option_a_does_nothing
    # The special action cards have run out and left a dark space empty, and the jar stops there. What can the
    # player do? The player may also choose Option A, alone or as part of Option C, and it does nothing.
    Scenario: If Option A does nothing at an empty dark space, the player may keep the card in hand
      Given the position "Hamburg to move"
      And the ink jar stands at gift or lawsuit, and next comes the fourth dark space
      And the fourth dark space is empty
      And Hamburg holds the card court ruling
      When Hamburg moves the ink jar 1 space
      And Hamburg chooses Option A
      Then Hamburg holds the card court ruling
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.no_card_at_the_jar=space_forbidden
    # The special action cards have run out and left a dark space empty, and the jar stops there. What can the
    # player do? This cannot happen; the jar cannot stop at such a space unless Option B is possible or an
    # off-season may refill the space first.
    Scenario: If an empty dark space is forbidden, a player with an empty hand cannot stop there
      Given the position "Hamburg to move"
      And the ink jar stands at gift or lawsuit, and next come the fourth dark space and court or ship
      And the fourth dark space is empty
      Then Hamburg may only move the ink jar 2 spaces

    Scenario: A player with a special action card may stop at an empty dark space
      Given the position "Hamburg to move"
      And the ink jar stands at gift or lawsuit, and next come the fourth dark space and court or ship
      And the fourth dark space is empty
      And Hamburg holds the card court ruling
      Then Hamburg may only move the ink jar 1 space or move the ink jar 2 spaces

  @clause:rival_cities.option_a.uses_card_at_the_jar @clause:rival_cities.turn.space_decides_the_actions
  Rule: Option A uses the card at the ink jar

    Scenario: The player performs the action of a basic action card at the jar
      Given the position "Altona chooses an option"
      And the ink jar stands at cloth production
      When Altona chooses Option A
      And Altona performs the Production of 1 cloth, using no factory
      Then Altona has 1 cloth

    Scenario: The player performs the actions of a special action card at the jar
      Given the position "Altona chooses an option"
      And the ink jar stands at the third dark space
      And the card gift and beer donation lies at the third dark space
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Altona chooses Option A
      And Altona takes the gift of 2 products of choice and names beer and beer
      Then Altona has 2 beer
      And it is Hamburg's turn to move the ink jar

    Scenario: An action that the card at the jar does not show cannot be performed
      Given the position "Altona chooses an option"
      And the ink jar stands at cloth production
      When Altona chooses Option A
      And Altona performs the Production of 1 leather, using no factory
      Then the action is refused under "All actions of a card"
      And nothing has changed

    Scenario: Option A offers the actions of the card at the jar
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      When Hamburg chooses Option A
      Then Hamburg may only perform the Production of 1 leather using no factory, perform the Production of 1 leather using 1 factory or leave out what is left

  @clause:rival_cities.option_a.card_stays
  Rule: A card used with Option A stays where it is

    Scenario: A special action card used with Option A stays at its dark space
      Given the position "Altona chooses an option"
      And the ink jar stands at the first dark space
      And the card gift and beer donation lies at the first dark space
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Altona chooses Option A
      And Altona takes the gift of 2 products of choice and names cloth and leather
      Then the card gift and beer donation lies at the first dark space
      And the discard pile is empty
      And it is Hamburg's turn to move the ink jar

    Scenario: A special action card also stays if all its actions are skipped
      Given the position "Altona chooses an option"
      And the ink jar stands at the first dark space
      And the card gift and beer donation lies at the first dark space
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Altona chooses Option A
      And Altona leaves out what is left
      Then the card gift and beer donation lies at the first dark space
      And the discard pile is empty

    Scenario: A basic action card used with Option A stays at its light space
      Given the position "Altona chooses an option"
      And the ink jar stands at draw one
      When Altona chooses Option A
      And Altona draws a special action card
      Then the basic action cards have not changed

    Scenario: Skipping all actions of a special action card leaves the dark spaces unchanged
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card gift and beer donation lies at the first dark space
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option A
      And Hamburg leaves out what is left
      Then the card gift and beer donation lies at the first dark space
      And the dark spaces have not changed

  @clause:rival_cities.option_b.plays_one_hand_card
  Rule: Option B plays one special action card from hand

    Scenario: The player performs the actions of the card from hand
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg holds the card gift and beer donation
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names furniture and leather
      Then Hamburg has 1 leather and 1 furniture
      And it is Altona's turn to move the ink jar

    Scenario: A card that is not in hand cannot be played
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card court ruling
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      Then the action is refused under "Option B: a card from hand"
      And nothing has changed

    Scenario: A card in the rival's hand cannot be played
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card court ruling
      And Altona holds the card draw two
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      Then the action is refused under "Option B: a card from hand"
      And nothing has changed

    Scenario: The card at the dark space cannot be played with Option B
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card draw two lies at the first dark space
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      Then the action is refused under "Option B: a card from hand"
      And nothing has changed

    Scenario: Option B is possible at a dark space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And Hamburg holds the card piracy for one
      And Altona has 1 beer
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg commits the piracy of one product, stealing beer
      Then Hamburg has 1 beer
      And the dark spaces have not changed

    Scenario: Option B offers the actions of the card from hand
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the card gift and beer donation
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      Then Hamburg may only take the gift of 2 products of choice or leave out what is left

  @clause:rival_cities.option_b.only_one_card
  Rule: Option B plays no more than one card

    Scenario: A second special action card cannot be played in the same turn
      Given the position "Hamburg chooses an option"
      And Hamburg holds the cards court ruling and gift and beer donation
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names beer and beer
      And Hamburg chooses Option B with the card court ruling
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed
      And it is Altona's turn to move the ink jar

    Scenario: A second special action card cannot be played while the first is in use
      Given the position "Hamburg chooses an option"
      And Hamburg holds the cards court ruling and gift and beer donation
      And the card court ruling shows Court ruling and Advance a lawsuit
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card court ruling
      And Hamburg chooses Option B with the card gift and beer donation
      Then the action is refused under "Option B: one card only"
      And nothing has changed

  @clause:rival_cities.option_b.card_is_discarded
  Rule: A special action card goes to the discard pile after it has been played

    Scenario: After its actions the card lies face up on the discard pile
      Given the position "Hamburg chooses an option"
      And Hamburg holds the cards gift and beer donation and court ruling
      And the discard pile is draw two
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names beer and beer
      Then the discard pile is draw two and gift and beer donation
      And Hamburg holds the card court ruling
      And Altona sees the discard pile draw two and gift and beer donation

    Scenario: While its actions are performed the card is neither in a hand nor discarded
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      Then Hamburg holds no special action card
      And the discard pile is empty
      And Altona sees gift and beer donation in play

    Scenario: A card is also discarded if all its actions are skipped
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg leaves out what is left
      Then the discard pile is gift and beer donation
      And Hamburg holds no special action card
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.option_d.takes_special_card
  Rule: With Option D the player takes the special action card at the jar into hand

    Scenario: The card goes to the player's hand
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the third dark space
      And the card piracy for three lies at the third dark space
      And Hamburg holds the card court ruling
      When Hamburg carries out Option D
      Then Hamburg holds the cards court ruling and piracy for three

    Scenario: Only the card at the jar can be taken
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the third dark space
      And the cards at the dark spaces are draw two, court ruling, piracy for three and two letters
      When Hamburg carries out Option D
      Then Hamburg holds the card piracy for three
      And the card draw two lies at the first dark space
      And the card court ruling lies at the second dark space
      And the card two letters lies at the fourth dark space

  @clause:rival_cities.option_d.no_basic_cards
  Rule: Basic action cards cannot be taken

    Scenario Outline: A basic action card cannot be taken with Option D
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <card>
      When Hamburg carries out Option D
      Then the action is refused under "Option D: no basic cards"
      And nothing has changed

      Examples:
        | card                 |
        | beer or cloth        |
        | factory for two      |
        | prestige or alliance |

    Scenario: Option D is not possible after a move to a basic action card
      Given the position "Hamburg to move"
      And the ink jar stands at the off-season overview, and next comes beer or cloth
      When Hamburg moves the ink jar 1 space
      Then Hamburg may not carry out Option D

  @clause:rival_cities.option_d.card_is_hidden
  Rule: A card taken with Option D is hidden from the rival

    Scenario: The rival sees how many cards the hand has, but not which cards
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the third dark space
      And the card piracy for three lies at the third dark space
      When Hamburg carries out Option D
      Then Altona cannot see piracy for three
      And Altona sees that the rival holds 1 card
      And Hamburg sees piracy for three in their own hand

  @clause:rival_cities.option_d.card_not_used_now
  Rule: A card taken with Option D cannot be used in the same turn

    Scenario: The actions of the card that was taken cannot be performed
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the third dark space
      And the card gift and beer donation lies at the third dark space
      When Hamburg carries out Option D
      And Hamburg takes the gift of 2 products of choice
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed
      And it is Altona's turn to move the ink jar

    Scenario: The card that was taken cannot be played in the same turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the third dark space
      And the card gift and beer donation lies at the third dark space
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg carries out Option D
      And Hamburg chooses Option B with the card gift and beer donation
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.option_d.card_for_a_later_turn
  Rule: A card taken with Option D may be played in a later turn

    Scenario: In the next turn the card can be played with Option B
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space, and next come factory for two, furniture or letter and cloth production
      And the card gift and beer donation lies at the first dark space
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And Altona has an empty stock
      When Hamburg carries out Option D
      And Altona moves the ink jar 1 space
      And Altona chooses Option A
      And Hamburg moves the ink jar 2 spaces
      And Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names furniture and furniture
      Then Hamburg has 2 furniture
      And the discard pile is gift and beer donation

    Scenario: In the next turn the card is among those that can be played
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space, and next come factory for two, furniture or letter and cloth production
      And the card gift and beer donation lies at the first dark space
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And Altona has an empty stock
      When Hamburg carries out Option D
      And Altona moves the ink jar 1 space
      And Altona chooses Option A
      And Hamburg moves the ink jar 2 spaces
      Then Hamburg may choose Option B with the card gift and beer donation

  @clause:rival_cities.option_d.space_stays_empty
  Rule: The space of a card that was taken stays empty for the time being

    Scenario: No new card is laid at the dark space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the second dark space
      When Hamburg carries out Option D
      Then the second dark space is empty
      And the action stack has not changed

    Scenario: The dark space is still empty in the rival's turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the second dark space, and next comes ship or lawsuit
      When Hamburg carries out Option D
      And Altona moves the ink jar 1 space
      Then the second dark space is empty
      And the action stack has not changed

    Scenario: In the next off-season the dark space is filled again
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the second dark space is empty
      And the action stack begins with draw two, court ruling, piracy for one and gift of two
      When Hamburg moves the ink jar 1 space
      Then the cards at the dark spaces are draw two, court ruling, piracy for one and gift of two
