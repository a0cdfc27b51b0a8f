Feature: Option C

  @clause:rival_cities.option_c.carries_out_a_and_b
  Rule: Option C carries out Option A and Option B

    Scenario: A player may use both cards in one turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the card gift and beer donation
      And Hamburg has 1 letter
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option C
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      And Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names cloth and cloth
      Then Hamburg has 2 cloth and 1 leather
      And the discard pile is gift and beer donation
      And it is Altona's turn to move the ink jar

    Scenario: Option C does not let the player take the card at the dark space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And Hamburg holds the card court ruling
      And Hamburg has 1 letter
      When Hamburg chooses Option C
      And Hamburg carries out Option D
      Then the action is refused under "Option C: options are not mixed"
      And nothing has changed
      And Hamburg may only choose Option A or choose Option B with the card court ruling

    Scenario: Option C does not let the player play two cards
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg holds the cards gift and beer donation and court ruling
      And Hamburg has 1 letter
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option C
      And Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names cloth and cloth
      And Hamburg chooses Option B with the card court ruling
      Then the action is refused under "Option C: options are not mixed"
      And nothing has changed
      And Hamburg may only choose Option A or leave out what is left

    Scenario: Option C does not let the player use the card at the jar twice
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the cards gift and beer donation and court ruling
      And Hamburg has 1 letter
      When Hamburg chooses Option C
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      And Hamburg chooses Option A
      Then the action is refused under "Option C: options are not mixed"
      And nothing has changed
      And Hamburg may only choose Option B with the card gift and beer donation, choose Option B with the card court ruling or leave out what is left

    Scenario: A card that Option A draws may be played in the same turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And the top card of the action stack is piracy for one
      And Hamburg has 1 letter
      And Altona has 1 furniture
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option C
      And Hamburg chooses Option A
      And Hamburg draws a special action card
      And Hamburg chooses Option B with the card piracy for one
      And Hamburg commits the piracy of one product, stealing furniture
      Then Hamburg has 1 furniture
      And it is Altona's turn to move the ink jar

    Scenario: Option C begins with Option A if the hand is empty
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has 1 letter
      When Hamburg chooses Option C
      Then Hamburg may choose Option A
      And Hamburg may not choose Option B at all

    Scenario: If Option A brings no card, Option B lapses
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 1 letter
      When Hamburg chooses Option C
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then it is Altona's turn to move the ink jar
      And Hamburg has 1 leather

    @reading:rival_cities.ruling.option_c_with_empty_hand=card_in_hand_needed
    # May a player without a special action card in hand choose Option C and draw a card with Option A first?
    # No, Option C needs a special action card in hand when the letter is paid.
    Scenario: If Option C needs a card in hand, a player with an empty hand cannot choose it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has 1 letter
      When Hamburg chooses Option C
      Then the action is refused under "Option C: Options A and B"
      And nothing has changed

    Scenario: After the first part of Option C the player may end the turn
      Given the position "Altona chooses an option"
      And the ink jar stands at draw one
      And Altona holds the card court ruling
      And the top card of the action stack is piracy for three
      And Altona has 1 letter
      When Altona chooses Option C
      And Altona chooses Option A
      And Altona draws a special action card
      And Altona leaves out what is left
      Then Altona holds the cards court ruling and piracy for three
      And it is Hamburg's turn to move the ink jar

    @reading:rival_cities.ruling.option_c_second_part=must_be_carried_out
    # A player has begun Option C and carried out one of its two options. Must the player carry out the other
    # as well? Yes, both options must be carried out, and a special action card must be played.
    Scenario: If both parts of Option C are compulsory, the turn does not end after the first
      Given the position "Altona chooses an option"
      And the ink jar stands at draw one
      And Altona holds the card court ruling
      And the top card of the action stack is piracy for three
      And Altona has 1 letter
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Altona chooses Option C
      And Altona chooses Option A
      And Altona draws a special action card
      Then Altona may only choose Option B with the card court ruling or choose Option B with the card piracy for three

    @reading:rival_cities.ruling.option_c_second_part=must_be_carried_out
    # A player has begun Option C and carried out one of its two options. Must the player carry out the other
    # as well? Yes, both options must be carried out, and a special action card must be played.
    Scenario: If both parts of Option C are compulsory, the player cannot skip the second
      Given the position "Altona chooses an option"
      And the ink jar stands at draw one
      And Altona holds the card court ruling
      And Altona has 1 letter
      When Altona chooses Option C
      And Altona chooses Option A
      And Altona draws a special action card
      And Altona leaves out what is left
      Then the action is refused under "Option C: Options A and B"
      And nothing has changed

    Scenario: At a dark space Option C offers only Options A and B
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And Hamburg holds the card court ruling
      And Hamburg has 1 letter
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option C
      Then Hamburg may only choose Option A or choose Option B with the card court ruling

  @clause:rival_cities.option_c.costs_one_letter
  Rule: Option C costs one letter

    @clause:rival_cities.letter.can_be_a_cost
    Scenario: The letter goes to the supply
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the card court ruling
      And Hamburg has 2 letters
      When Hamburg chooses Option C
      Then Hamburg has 1 letter
      And Altona has an empty stock
      And the supply has 11 letters

    Scenario: Without a letter Option C is not possible
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the card court ruling
      And Hamburg has 5 beer
      When Hamburg chooses Option C
      Then the action is refused under "Option C costs one letter"
      And nothing has changed

  @clause:rival_cities.option_c.letter_before_cards
  Rule: The letter is paid before either card is used

    Scenario: A letter from the card at the jar comes too late
      Given the position "Altona chooses an option"
      And the ink jar stands at furniture or letter
      And Altona holds the card court ruling
      When Altona chooses Option C
      Then the action is refused under "Option C costs one letter"
      And nothing has changed

    Scenario: A letter from the card in hand comes too late
      Given the position "Altona chooses an option"
      And the ink jar stands at furniture or letter
      And Altona holds the card two letters
      And the card two letters shows Advance a lawsuit and 2 letters
      Then Altona may only choose Option A or choose Option B with the card two letters

    Scenario: A letter from Option A does not allow Option C afterwards
      Given the position "Altona chooses an option"
      And the ink jar stands at furniture or letter
      And Altona holds the card court ruling
      When Altona chooses Option A with the right half
      And Altona takes the letter
      Then it is Hamburg's turn to move the ink jar
      And Altona has 1 letter

    Scenario: The letter is paid before the first card is used
      Given the position "Altona chooses an option"
      And the ink jar stands at furniture or letter
      And Altona holds the card court ruling
      And Altona has 1 letter
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Altona chooses Option C
      Then Altona has an empty stock
      And Altona may choose Option A or choose Option B with the card court ruling

  @clause:rival_cities.option_c.either_order
  Rule: The player chooses which option comes first

    Scenario: Either card may come first after the letter has been paid
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg holds the card gift and beer donation
      And Hamburg has 1 letter
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option C
      Then Hamburg may only choose Option A or choose Option B with the card gift and beer donation

    Scenario: Option B may come first and reactivate factories for Option A
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg holds the card three reactivations
      And Hamburg has 0 active and 2 inactive factories
      And Hamburg has 1 letter
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card three reactivations shows Advance a lawsuit and three times Reactivate a factory
      When Hamburg chooses Option C
      And Hamburg chooses Option B with the card three reactivations
      And Hamburg reactivates a factory
      And Hamburg reactivates a factory
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using 2 factories
      Then Hamburg has 3 cloth
      And it is Altona's turn to move the ink jar

    Scenario: Option A may come first and give a product for Option B
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg holds the card beer and cloth donation
      And Hamburg has 1 letter
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card beer and cloth donation shows Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth for 1 star token
      When Hamburg chooses Option C
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      And Hamburg chooses Option B with the card beer and cloth donation
      And Hamburg donates 1 cloth for 1 star token
      And Hamburg takes the gift of 1 beer
      Then Hamburg has 1 beer
      And Hamburg has 1 star token
      And it is Altona's turn to move the ink jar

    @clause:rival_cities.option_b.card_is_discarded
    Scenario: A card played first is already discarded when Option A begins
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg holds the card gift and beer donation
      And Hamburg has 1 letter
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option C
      And Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names beer and beer
      And Hamburg chooses Option A
      Then the discard pile is gift and beer donation

  @clause:rival_cities.option_c.options_not_mixed
  Rule: The actions of the two cards cannot be mixed

    Scenario: Option B cannot begin before Option A is finished
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg holds the card gift and beer donation
      And Hamburg has 3 beer and 1 letter
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option C
      And Hamburg chooses Option A
      And Hamburg donates 2 products of choice for 1 star token, paying 2 beer
      And Hamburg chooses Option B with the card gift and beer donation
      Then the action is refused under "Option C: options are not mixed"
      And nothing has changed

    Scenario: Option A cannot begin before Option B is finished
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the card gift and beer donation
      And Hamburg has 3 beer and 1 letter
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option C
      And Hamburg chooses Option B with the card gift and beer donation
      And Hamburg donates 3 beer for 1 star token
      And Hamburg chooses Option A
      Then the action is refused under "Option C: options are not mixed"
      And nothing has changed

    Scenario: Skipped actions of the first card cannot be performed after the second
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg holds the card gift and beer donation
      And Hamburg has 3 beer and 1 letter
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option C
      And Hamburg chooses Option A
      And Hamburg leaves out what is left
      And Hamburg chooses Option B with the card gift and beer donation
      And Hamburg swaps a beer for a cloth
      Then the action is refused
      And Hamburg may only take the gift of 2 products of choice, donate 3 beer for 1 star token or leave out what is left
      And nothing has changed
