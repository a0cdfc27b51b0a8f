Feature: Product swaps, letters and the letter exchange

  @clause:rival_cities.swap.one_product_for_one
  Rule: A swap exchanges one product for another

    Scenario: One product goes to the supply and another comes from it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And the beer is Hamburg 2, Altona 0, supply 10
      And the furniture is Hamburg 0, Altona 0, supply 12
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a furniture
      Then Hamburg has 1 beer and 1 furniture
      And the supply has 11 beer and 11 furniture

    Scenario: A product that the player does not have cannot be given
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 2 beer
      When Hamburg chooses Option A
      And Hamburg swaps a cloth for a furniture
      Then the action is refused under "Product swap: one for one"
      And nothing has changed

    Scenario: A swap needs the product in the supply
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And the beer is Hamburg 1, Altona 0, supply 11
      And the furniture is Hamburg 4, Altona 8, supply 0
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a furniture
      Then the action is refused under "Product swap: one for one"
      And nothing has changed

    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    # The supply has run out of a product. May a player ask for it in a Product swap or a letter exchange, so
    # that it is taken from the rival? Yes, the rule on shortages applies to exchanges as well.
    Scenario: If the rival has to provide missing products, a swap takes the product from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And the beer is Hamburg 1, Altona 0, supply 11
      And the furniture is Hamburg 4, Altona 8, supply 0
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a furniture
      Then Hamburg has 5 furniture
      And Altona has 7 furniture
      And the supply has 12 beer

    Scenario: A rival who has as many does not provide a missing product for a swap
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And the beer is Hamburg 1, Altona 0, supply 11
      And the furniture is Hamburg 6, Altona 6, supply 0
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a furniture
      Then the action is refused under "Product swap: one for one"
      And nothing has changed

  @clause:rival_cities.swap.up_to_twice
  Rule: A swap may be made up to twice

    Scenario: A swap may consist of two exchanges
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 2 beer
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a furniture
      And Hamburg swaps a beer for a cloth
      Then Hamburg has 1 cloth and 1 furniture

    Scenario: A third exchange is refused
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 3 beer
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a furniture
      And Hamburg swaps a beer for a cloth
      And Hamburg swaps a beer for a leather
      Then the action is refused under "Product swap: up to twice"
      And nothing has changed

    Scenario: One exchange is enough
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a furniture
      And Hamburg leaves out what is left
      Then Hamburg has 1 furniture
      And it is Altona's turn to move the ink jar

    Scenario: The product of the first exchange may be given in the second
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a furniture
      And Hamburg swaps a furniture for a leather
      Then Hamburg has 1 leather

  @clause:rival_cities.swap.free_choice
  Rule: In a swap both products are the player's choice

    Scenario Outline: Each type of product may be swapped for another type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer, 1 cloth, 1 leather and 1 furniture
      When Hamburg chooses Option A
      And Hamburg swaps a <given> for a <taken>
      Then Hamburg has <stock>

      Examples:
        | given     | taken     | stock                              |
        | beer      | furniture | 1 cloth, 1 leather and 2 furniture |
        | cloth     | beer      | 2 beer, 1 leather and 1 furniture  |
        | leather   | cloth     | 1 beer, 2 cloth and 1 furniture    |
        | furniture | leather   | 1 beer, 1 cloth and 2 leather      |

    Scenario: A product may be swapped for one of the same type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      Then Hamburg may swap a beer for a beer, swap a beer for a cloth, swap a beer for a leather or swap a beer for a furniture

    @reading:rival_cities.ruling.exchange_for_the_same_type=refused
    # May a product be exchanged for one of the same type? No, the two products must differ in type.
    Scenario: If the types must differ, a product cannot be swapped for one of the same type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a beer
      Then the action is refused under "Product swap: free choice"
      And nothing has changed

  @clause:rival_cities.letter.gains_shown_letters
  Rule: A card gives as many letters as it shows

    Scenario: A half of a split card gives one letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And Hamburg has 1 letter
      When Hamburg chooses Option A with the right half
      And Hamburg takes the letter
      Then Hamburg has 2 letters
      And the supply has 10 letters

    Scenario Outline: Special action cards give their letters
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      When Hamburg chooses Option A
      And Hamburg <takes>
      Then Hamburg has <letters>

      Examples:
        | card                | takes                 | letters   |
        | two letters         | takes the two letters | 2 letters |
        | prestige and letter | takes the letter      | 1 letter  |
        | ship and letter     | takes the letter      | 1 letter  |

    Scenario: A player cannot take only one of two letters
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card two letters
      And the card two letters shows Advance a lawsuit and 2 letters
      When Hamburg chooses Option B with the card two letters
      And Hamburg takes the letter
      Then the action is refused
      And Hamburg may only take the two letters or leave out what is left
      And nothing has changed

  @clause:rival_cities.letter_exchange.one_letter_for_one_exchange
  Rule: One letter pays for one exchange

    Scenario: The letter and a product go to the supply, and another product comes from it
      Given the position "Hamburg to move"
      And the beer is Hamburg 1, Altona 0, supply 11
      And the furniture is Hamburg 0, Altona 0, supply 12
      And the letters are Hamburg 2, Altona 0, supply 10
      When Hamburg pays a letter to exchange a beer for a furniture
      Then Hamburg has 1 furniture and 1 letter
      And the supply has 12 beer, 11 furniture and 11 letters
      And it is Hamburg's turn to move the ink jar

    Scenario: Without a letter there is no exchange
      Given the position "Hamburg to move"
      And Hamburg has 2 beer
      When Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under "One letter for one exchange"
      And nothing has changed

    Scenario: A product that the player does not have cannot be given for another
      Given the position "Hamburg to move"
      And Hamburg has 2 beer and 1 letter
      When Hamburg pays a letter to exchange a cloth for a furniture
      Then the action is refused under "One letter for one exchange"
      And nothing has changed

    Scenario: A player who has only letters has nothing to exchange
      Given the position "Hamburg to move"
      And Hamburg has 3 letters
      Then Hamburg may not make a letter exchange at all

    Scenario: The exchange needs the product in the supply
      Given the position "Hamburg to move"
      And the beer is Hamburg 1, Altona 0, supply 11
      And the letters are Hamburg 1, Altona 0, supply 11
      And the furniture is Hamburg 4, Altona 8, supply 0
      When Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under "One letter for one exchange"
      And nothing has changed

    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    # The supply has run out of a product. May a player ask for it in a Product swap or a letter exchange, so
    # that it is taken from the rival? Yes, the rule on shortages applies to exchanges as well.
    Scenario: If the rival has to provide missing products, an exchange takes one from the rival
      Given the position "Hamburg to move"
      And the beer is Hamburg 1, Altona 0, supply 11
      And the letters are Hamburg 1, Altona 0, supply 11
      And the furniture is Hamburg 4, Altona 8, supply 0
      When Hamburg pays a letter to exchange a beer for a furniture
      Then Hamburg has 5 furniture
      And Altona has 7 furniture
      And the supply has 12 beer and 12 letters

    Scenario: A product may be exchanged for one of the same type
      Given the position "Hamburg to move"
      And the beer is Hamburg 2, Altona 0, supply 10
      And the letters are Hamburg 1, Altona 0, supply 11
      When Hamburg pays a letter to exchange a beer for a beer
      Then Hamburg has 2 beer
      And the supply has 10 beer and 12 letters

    @reading:rival_cities.ruling.exchange_for_the_same_type=refused
    # May a product be exchanged for one of the same type? No, the two products must differ in type.
    Scenario: If the types must differ, a product cannot be exchanged for one of the same type
      Given the position "Hamburg to move"
      And Hamburg has 2 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a beer
      Then the action is refused under "One letter for one exchange"
      And nothing has changed

  @clause:rival_cities.letter_exchange.free_choice
  Rule: In a letter exchange both products are the player's choice

    Scenario Outline: Each type of product may be exchanged for another type
      Given the position "Hamburg to move"
      And Hamburg has 1 beer, 1 cloth, 1 leather, 1 furniture and 1 letter
      When Hamburg pays a letter to exchange a <given> for a <taken>
      Then Hamburg has <stock>

      Examples:
        | given     | taken     | stock                              |
        | beer      | cloth     | 2 cloth, 1 leather and 1 furniture |
        | cloth     | leather   | 1 beer, 2 leather and 1 furniture  |
        | leather   | furniture | 1 beer, 1 cloth and 2 furniture    |
        | furniture | beer      | 2 beer, 1 cloth and 1 leather      |

  @clause:rival_cities.letter_exchange.whenever_one_likes
  Rule: A letter exchange may be made at any time

    Scenario: A letter exchange may come before the move
      Given the position "Hamburg to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a cloth
      And Hamburg moves the ink jar 3 spaces, paying 1 cloth
      Then Hamburg has an empty stock
      And Hamburg chooses an option at the ink jar

    Scenario: A letter exchange may come between the move and the option
      Given the position "Hamburg to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg moves the ink jar 2 spaces
      And Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth
      And Hamburg chooses an option at the ink jar

    Scenario: A letter exchange may come after choosing the card, to pay for its action
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 1 beer and 1 letter
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      When Hamburg chooses Option A
      And Hamburg pays a letter to exchange a beer for a cloth
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 1 leather
      And it is Altona's turn to move the ink jar

    Scenario: A letter exchange may come between two actions of a card
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card two letters
      And Hamburg has 1 beer
      And the lawsuit furniture for cloth lies on space III, its marker on 0
      And the card two letters shows Advance a lawsuit and 2 letters
      And advancing the lawsuit furniture for cloth costs 1 furniture and brings 1 cloth
      When Hamburg chooses Option B with the card two letters
      And Hamburg takes the two letters
      And Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg advances the lawsuit on space III
      Then Hamburg has 1 cloth and 1 letter

    Scenario: A letter exchange may come between two exchanges of a swap
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 3 beer and 1 letter
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a cloth
      And Hamburg pays a letter to exchange a beer for a cloth
      And Hamburg swaps a beer for a cloth
      Then Hamburg has 3 cloth

    Scenario: A letter exchange may come in the off-season before the decision on upkeep
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And the upkeep of Bruxelles is 1 furniture
      When Hamburg moves the ink jar 1 space
      And Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays the upkeep of Bruxelles
      Then Hamburg has Bruxelles and no other alliance
      And Hamburg has an empty stock

    Scenario: A letter exchange comes before or after a payment, not in the middle of it
      Given the position "Hamburg to move"
      And Hamburg has 3 beer and 1 letter
      When Hamburg moves the ink jar 4 spaces
      And Hamburg pays a letter to exchange a beer for a cloth
      Then the action is refused under "Letter exchange: at any time"

    Scenario: A letter exchange cannot come after the end of the game
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And Hamburg has 1 beer and 1 letter
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may do nothing
      And Altona may do nothing

    Scenario: Letters can be exchanged in the rival's turn
      Given the position "Altona to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a furniture
      Then Hamburg has 1 furniture
      And it is Altona's turn to move the ink jar

    Scenario: Letters can be exchanged just before the rival's Piracy
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for one
      And Hamburg has 1 furniture and 1 letter
      And the card piracy for one shows Piracy of 1 product
      When Altona chooses Option B with the card piracy for one
      And Hamburg pays a letter to exchange a furniture for a beer
      And Altona commits the piracy of one product, stealing beer
      Then Hamburg has an empty stock
      And Altona has 1 beer

    Scenario: Letters can be exchanged before or after a theft, not in the middle of it
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for one
      And Hamburg has 1 beer, 1 furniture and 1 letter
      And the card piracy for one shows Piracy of 1 product
      When Altona chooses Option B with the card piracy for one
      And Altona begins the piracy of one product
      And Hamburg pays a letter to exchange a furniture for a beer
      Then the action is refused under "Letter exchange: at any time"

    Scenario: Letters can be exchanged during the rival's decision on upkeep
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Altona has London
      And Altona has 1 beer
      And Hamburg has 1 cloth and 1 letter
      And the upkeep of London is 1 product of choice
      When Altona moves the ink jar 1 space
      And Hamburg pays a letter to exchange a cloth for a leather
      Then Hamburg has 1 leather
      And it is Altona's turn to act

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_decisions
    # When may a player make a letter exchange? Whenever it is the player's turn to decide, even in an
    # off-season that the rival brought on.
    Scenario: If only the player who has to decide may exchange letters, the waiting player cannot
      Given the position "Altona to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under "Letter exchange: at any time"
      And nothing has changed

    Scenario: The player who decides on upkeep may exchange letters
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And the upkeep of Bruxelles is 1 furniture
      When Altona moves the ink jar 1 space
      And Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays the upkeep of Bruxelles
      Then Hamburg has Bruxelles and no other alliance

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_turn
    # When may a player make a letter exchange? Only in the player's own turn, including an off-season that
    # interrupts it.
    Scenario: If letters are exchanged only in one's own turn, the waiting player cannot exchange any
      Given the position "Altona to move"
      And Hamburg has 1 beer and 1 letter
      Then Hamburg may do nothing

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_turn
    # When may a player make a letter exchange? Only in the player's own turn, including an off-season that
    # interrupts it.
    Scenario: If letters are exchanged only in one's own turn, they cannot be in the rival's off-season
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London
      And Hamburg has 1 beer and 1 letter
      And the upkeep of London is 1 product of choice
      When Altona moves the ink jar 1 space
      And Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under "Letter exchange: at any time"
      And nothing has changed

  @clause:rival_cities.letter_exchange.as_often_as_one_likes
  Rule: Any number of letters may be used

    Scenario: A player may make three exchanges before one move
      Given the position "Hamburg to move"
      And Hamburg has 3 beer and 4 letters
      When Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays a letter to exchange a beer for a leather
      And Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth, 1 leather, 1 furniture and 1 letter
      And it is Hamburg's turn to move the ink jar

    Scenario: There is no further exchange when the letters are used up
      Given the position "Hamburg to move"
      And Hamburg has 3 beer and 2 letters
      When Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays a letter to exchange a beer for a leather
      And Hamburg pays a letter to exchange a beer for a cloth
      Then the action is refused under "One letter for one exchange"
      And nothing has changed

  @clause:rival_cities.letter_exchange.whenever_one_likes
  Rule: The game waits for a choice that letters can make possible

    @clause:rival_cities.kjobenhavn.repeats_draw
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the beer for Kjøbenhavn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 1 cloth and 1 letter
      And the action stack begins with piracy for one and gift of two
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      Then Hamburg may pay a letter to exchange a cloth for a beer or decline
      And it is Hamburg's turn

    @clause:rival_cities.kjobenhavn.repeats_draw
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A beer from a letter exchange pays for Kjøbenhavn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 1 cloth and 1 letter
      And the action stack begins with piracy for one and gift of two
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      And Hamburg pays a letter to exchange a cloth for a beer
      And Hamburg repeats the action with Kjøbenhavn
      Then Hamburg holds the cards piracy for one and gift of two
      And Hamburg has an empty stock

    @clause:rival_cities.bruxelles.repeats_prestige
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the furniture for Bruxelles
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a beer for a furniture or decline
      And it is Hamburg's turn

    @clause:rival_cities.bruxelles.repeats_prestige
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: Bruxelles cannot be used when the supply has no furniture
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And the furniture is Hamburg 0, Altona 12, supply 0
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then it is Altona's turn to move the ink jar

    @clause:rival_cities.bruxelles.repeats_prestige
    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    # The supply has run out of a product. May a player ask for it in a Product swap or a letter exchange, so
    # that it is taken from the rival? Yes, the rule on shortages applies to exchanges as well.
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: If the rival has to provide missing products, a letter still makes Bruxelles possible
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And the furniture is Hamburg 0, Altona 12, supply 0
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a beer for a furniture or decline
      And it is Hamburg's turn

    @clause:rival_cities.ship_effect.beer_repeats_prestige
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide one of the two beer for ship 16
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 16
      And Hamburg has 1 beer, 1 cloth and 1 letter
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a cloth for a beer or decline
      And it is Hamburg's turn

    @clause:rival_cities.ship_effect.beer_repeats_prestige
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario Outline: Ship 16 cannot be used (for want of <what>)
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 16
      And Hamburg has <stock>
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then it is Altona's turn to move the ink jar

      Examples:
        | what            | stock                         |
        | a second letter | 2 cloth and 1 letter          |
        | another product | 1 cloth and 2 letters         |
        | any letter      | 1 beer, 3 cloth and 2 leather |

    @clause:rival_cities.advance.repeated_payment_sways_again
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the legal costs of a repeated payment
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 1 leather and 1 letter
      And the lawsuit leather for furniture lies on space II, its marker on 0
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space II
      Then Hamburg may pay a letter to exchange a furniture for a leather or decline
      And it is Hamburg's turn

    @clause:rival_cities.le_havre.repeats_advance
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the legal costs that Le Havre needs
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 1 leather, 2 beer and 1 letter
      And the lawsuits lie so
        | I   | leather for reactivations | 0 |
        | II  | leather for furniture     | 0 |
        | III | leather for prestige      | 0 |
      And advancing the lawsuit leather for reactivations costs 1 leather and brings 2 reactivations
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg may pay a letter to exchange a beer for a leather or decline
      And Hamburg may not repeat the action at all

    @clause:rival_cities.le_havre.repeats_advance
    @ruling:rival_cities.ruling.product_for_le_havre_leaves_the_costs
    Scenario: A product that the costs need may pay for Le Havre if a letter can bring it back
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 2 leather, 1 beer and 1 letter
      And the lawsuits lie so
        | I   | leather for reactivations | 0 |
        | II  | leather for furniture     | 0 |
        | III | leather for prestige      | 0 |
      And advancing the lawsuit leather for reactivations costs 1 leather and brings 2 reactivations
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre
      And Hamburg pays a leather
      Then Hamburg has 1 beer and 1 letter
      And Hamburg may pay a letter to exchange a beer for a leather

    @clause:rival_cities.ship_effect.advance_up_to_twice
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the legal costs of the second action of ship 2
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And ship 2 lies on the game board
      And Hamburg has 4 cloth, 1 beer and 1 letter
      And the lawsuits lie so
        | I   | cloth for beer        | 0 |
        | II  | leather for furniture | 0 |
        | III | leather for prestige  | 0 |
      And ship 2 costs 3 cloth and brings 2 Advance a lawsuit actions at once
      And advancing the lawsuit cloth for beer costs 1 cloth and brings 1 beer
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg advances the lawsuit on space I
      Then Hamburg may pay a letter to exchange a beer for a leather or decline
      And it is Hamburg's turn

    @clause:rival_cities.donation.as_often_as_shown
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the products for a further exchange of a Donation
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And Hamburg has 4 beer and 1 letter
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names beer and cloth
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg may pay a letter to exchange a cloth for a beer or decline
      And it is Hamburg's turn

    @clause:rival_cities.donation.as_often_as_shown
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A product that was just paid is in the supply and can be taken by a letter exchange
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And the cloth is Hamburg 3, Altona 0, supply 9
      And the letters are Hamburg 3, Altona 0, supply 9
      And the beer is Hamburg 3, Altona 9, supply 0
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg may not take the gift of 2 products of choice
      And Hamburg may pay a letter to exchange a cloth for a beer or decline

    @clause:rival_cities.donation.pays_products_for_stars
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario Outline: The turn goes on only if letter exchanges can bring the three beer of a Donation (<supply>)
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And Hamburg has 1 cloth and 3 letters
      And the beer is <beer>
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names leather and leather
      Then it is <player>'s turn

      Examples:
        | supply              | beer                           | player  |
        | three in the supply | Hamburg 0, Altona 9, supply 3  | Hamburg |
        | two in the supply   | Hamburg 0, Altona 10, supply 2 | Altona  |
        | none in the supply  | Hamburg 0, Altona 12, supply 0 | Altona  |

    @clause:rival_cities.ship.pays_the_cost
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: Letter exchanges may provide the price of a ship
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board
      And ship 4 costs 2 furniture
      And Hamburg has 1 furniture, 1 beer and 1 letter
      When Hamburg chooses Option A with the right half
      Then Hamburg may pay a letter to exchange a beer for a furniture or leave out what is left
      And Hamburg may not purchase a ship at all

    @clause:rival_cities.piracy.rival_may_earn_prestige
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the furniture for the rival's Bruxelles
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for three
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Altona chooses Option B with the card piracy for three
      And Altona begins the piracy of up to three products
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a beer for a furniture or decline
