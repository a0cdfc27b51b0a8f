Feature: Product swaps, letters and the letter exchange

  @clause:rival_cities.swap.one_product_for_one
  Rule: A swap gives one product for one

    Scenario: One product goes to the supply and one comes from it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 2 beer and 1 cloth
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      Then Hamburg has 1 beer, 1 cloth and 1 furniture
      And the supply has 11 beer, 11 cloth and 11 furniture

    Scenario: A product that the player does not have cannot be given
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 2 beer
      When Hamburg carries out Option A
      And Hamburg swaps a cloth for a furniture
      Then the action is refused under rival_cities.swap.one_product_for_one
      And nothing has changed

    @reading:rival_cities.ruling.exchange_for_a_missing_product=supply_only
    Scenario: A swap needs the product in the supply
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer and 4 furniture
      And Altona has 8 furniture
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      Then the action is refused under rival_cities.swap.one_product_for_one
      And nothing has changed

    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    Scenario: Where the rival steps in, a swap takes the missing product from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer and 4 furniture
      And Altona has 8 furniture
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      Then Hamburg has 5 furniture
      And Altona has 7 furniture
      And the supply has 12 beer

    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    Scenario: Where the rival steps in, the rival must have more
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer and 6 furniture
      And Altona has 6 furniture
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      Then the action is refused under rival_cities.swap.one_product_for_one
      And nothing has changed

  @clause:rival_cities.swap.up_to_twice
  Rule: A swap is made up to twice

    @id:two_exchanges
    Scenario: A swap of two exchanges
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 2 beer
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      And Hamburg swaps a beer for a cloth
      Then Hamburg has 1 cloth and 1 furniture

    Scenario: A third exchange is refused
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 3 beer
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      And Hamburg swaps a beer for a cloth
      And Hamburg swaps a beer for a leather
      Then the action is refused under rival_cities.swap.up_to_twice
      And nothing has changed

    Scenario: One exchange is enough
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      And Hamburg leaves out what is left
      Then Hamburg has 1 furniture
      And it is Altona's turn to move the ink jar

    Scenario: What the first exchange brought may be given in the second
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      And Hamburg swaps a furniture for a leather
      Then Hamburg has 1 leather

  @clause:rival_cities.swap.free_choice
  Rule: In a swap both products are the player's choice

    Scenario Outline: Any product for any other
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer, 1 cloth, 1 leather and 1 furniture
      When Hamburg carries out Option A
      And Hamburg swaps a <given> for a <taken>
      Then Hamburg has <stock>

      Examples:
        | given     | taken     | stock                              |
        | beer      | furniture | 1 cloth, 1 leather and 2 furniture |
        | cloth     | beer      | 2 beer, 1 leather and 1 furniture  |
        | leather   | cloth     | 1 beer, 2 cloth and 1 furniture    |
        | furniture | leather   | 1 beer, 1 cloth and 2 leather      |

    @reading:rival_cities.ruling.exchange_for_the_same_type=allowed
    Scenario: A product may be swapped for one of the same type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      When Hamburg carries out Option A
      Then Hamburg may swap a beer for a beer, swap a beer for a cloth, swap a beer for a leather or swap a beer for a furniture

    @reading:rival_cities.ruling.exchange_for_the_same_type=refused
    Scenario: Where the types must differ, a product cannot be swapped for one of the same type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a beer
      Then the action is refused under rival_cities.swap.free_choice
      And nothing has changed

  @clause:rival_cities.letter.gains_shown_letters
  Rule: A card gives as many letters as it shows

    Scenario: One letter with a half of a split card
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And Hamburg has 1 letter
      When Hamburg carries out Option A with the right half
      And Hamburg takes the letter
      Then Hamburg has 2 letters
      And the supply has 10 letters

    Scenario Outline: Letters of the special action cards
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And <card> lies at the first dark space
      When Hamburg carries out Option A
      And Hamburg <takes>
      Then Hamburg has <letters>

      Examples:
        | card                | takes                 | letters   |
        | two letters         | takes the two letters | 2 letters |
        | prestige and letter | takes the letter      | 1 letter  |
        | ship and letter     | takes the letter      | 1 letter  |

    Scenario: Of two letters not one alone is taken
      Given the position "Hamburg chooses an option"
      And Hamburg holds two letters
      When Hamburg carries out Option B with two letters
      And Hamburg takes the letter
      Then the action is refused
      And nothing has changed

  @clause:rival_cities.letter_exchange.one_letter_for_one_exchange
  Rule: One letter pays for one exchange

    Scenario: The letter and a product go to the supply, another product comes from it
      Given the position "Hamburg to move"
      And Hamburg has 1 beer, 1 cloth and 2 letters
      When Hamburg pays a letter to exchange a beer for a furniture
      Then Hamburg has 1 cloth, 1 furniture and 1 letter
      And the supply has 12 beer, 11 cloth, 11 furniture and 11 letters
      And it is Hamburg's turn to move the ink jar

    Scenario: Without a letter there is no exchange
      Given the position "Hamburg to move"
      And Hamburg has 2 beer
      When Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under rival_cities.letter_exchange.one_letter_for_one_exchange
      And nothing has changed

    Scenario: A product that the player does not have cannot be given for another
      Given the position "Hamburg to move"
      And Hamburg has 2 beer and 1 letter
      When Hamburg pays a letter to exchange a cloth for a furniture
      Then the action is refused under rival_cities.letter_exchange.one_letter_for_one_exchange
      And nothing has changed

    Scenario: A player with letters alone has nothing to exchange
      Given the position "Hamburg to move"
      And Hamburg has 3 letters
      Then Hamburg may not make a letter exchange at all

    @reading:rival_cities.ruling.exchange_for_a_missing_product=supply_only
    Scenario: The exchange needs the product in the supply
      Given the position "Hamburg to move"
      And Hamburg has 1 beer, 4 furniture and 1 letter
      And Altona has 8 furniture
      When Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under rival_cities.letter_exchange.one_letter_for_one_exchange
      And nothing has changed

    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    Scenario: Where the rival steps in, the exchange takes the missing product from the rival
      Given the position "Hamburg to move"
      And Hamburg has 1 beer, 4 furniture and 1 letter
      And Altona has 8 furniture
      When Hamburg pays a letter to exchange a beer for a furniture
      Then Hamburg has 5 furniture
      And Altona has 7 furniture
      And the supply has 12 beer and 12 letters

    @reading:rival_cities.ruling.exchange_for_the_same_type=allowed
    Scenario: A product may be exchanged for one of the same type
      Given the position "Hamburg to move"
      And Hamburg has 2 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a beer
      Then Hamburg has 2 beer
      And the supply has 10 beer and 12 letters

    @reading:rival_cities.ruling.exchange_for_the_same_type=refused
    Scenario: Where the types must differ, a product cannot be exchanged for one of the same type
      Given the position "Hamburg to move"
      And Hamburg has 2 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a beer
      Then the action is refused under rival_cities.letter_exchange.one_letter_for_one_exchange
      And nothing has changed

  @clause:rival_cities.letter_exchange.free_choice
  Rule: In a letter exchange both products are the player's choice

    Scenario Outline: Any product may be exchanged for any other
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

    Scenario: Before the move
      Given the position "Hamburg to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a cloth
      And Hamburg moves the ink jar 3 spaces, paying 1 cloth
      Then Hamburg has an empty stock
      And Hamburg chooses an option at the ink jar

    Scenario: Between the move and the option
      Given the position "Hamburg to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg moves the ink jar 2 spaces
      And Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth
      And Hamburg chooses an option at the ink jar

    Scenario: After the card has been chosen, to pay for its action
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 1 beer and 1 letter
      When Hamburg carries out Option A
      And Hamburg pays a letter to exchange a beer for a cloth
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 1 leather
      And it is Altona's turn to move the ink jar

    Scenario: Between two actions of a card
      Given the position "Hamburg chooses an option"
      And Hamburg holds two letters
      And Hamburg has 1 beer
      When Hamburg carries out Option B with two letters
      And Hamburg takes the two letters
      And Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg advances the lawsuit on space III
      Then Hamburg has 1 cloth and 1 letter

    Scenario: Between two exchanges of a swap
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 3 beer and 1 letter
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a cloth
      And Hamburg pays a letter to exchange a beer for a cloth
      And Hamburg swaps a beer for a cloth
      Then Hamburg has 3 cloth

    Scenario: In the off-season, before the upkeep is decided
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      When Hamburg moves the ink jar 1 space
      And Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays the upkeep of Bruxelles
      Then Hamburg has Bruxelles and no other alliance
      And Hamburg has an empty stock

    Scenario: Not in the middle of a payment
      Given the position "Hamburg to move"
      And Hamburg has 3 beer and 1 letter
      When Hamburg moves the ink jar 4 spaces
      And Hamburg pays a letter to exchange a beer for a cloth
      Then the action is refused under rival_cities.letter_exchange.whenever_one_likes

    Scenario: Not after the game is over
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 7
      And Hamburg has 1 beer and 1 letter
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may do nothing
      And Altona may do nothing

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=any_moment
    Scenario: At any moment means in the rival's turn as well
      Given the position "Altona to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a furniture
      Then Hamburg has 1 furniture
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=any_moment
    Scenario: At any moment means before a piracy of the rival
      Given the position "Altona chooses an option"
      And Altona holds piracy for one
      And Hamburg has 1 furniture and 1 letter
      When Altona carries out Option B with piracy for one
      And Hamburg pays a letter to exchange a furniture for a beer
      And Altona commits the piracy of one product, stealing beer
      Then Hamburg has an empty stock
      And Altona has 1 beer

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=any_moment
    Scenario: At any moment does not mean in the middle of a theft
      Given the position "Altona chooses an option"
      And Altona holds piracy for one
      And Hamburg has 1 beer, 1 furniture and 1 letter
      When Altona carries out Option B with piracy for one
      And Altona begins the piracy of one product
      And Hamburg pays a letter to exchange a furniture for a beer
      Then the action is refused under rival_cities.letter_exchange.whenever_one_likes

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=any_moment
    Scenario: At any moment means while the rival decides about upkeep
      Given the position "Altona to move"
      And the ink jar stands at lawsuit
      And Altona has London
      And Altona has 1 beer
      And Hamburg has 1 cloth and 1 letter
      When Altona moves the ink jar 1 space
      And Hamburg pays a letter to exchange a cloth for a leather
      Then Hamburg has 1 leather
      And it is Altona's turn to act

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_decisions
    @id:where_it_takes_an_own_decision_nobody_exchanges_while_the_rival_moves
    Scenario: Where it takes a decision of one's own, nobody exchanges while the rival moves
      Given the position "Altona to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under rival_cities.letter_exchange.whenever_one_likes
      And nothing has changed

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_decisions
    @id:where_it_takes_an_own_decision_the_upkeep_in_the_rivals_turn_is_one @reading:rival_cities.ruling.off_season_is_for_both=both_players
    Scenario: Where it takes a decision of one's own, the upkeep in the rival's turn is one
      Given the position "Altona to move"
      And the ink jar stands at lawsuit
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      When Altona moves the ink jar 1 space
      And Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays the upkeep of Bruxelles
      Then Hamburg has Bruxelles and no other alliance

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_turn
    @id:where_it_takes_the_own_turn_nobody_exchanges_while_the_rival_moves
    Scenario: Where it takes a turn of one's own, nobody exchanges while the rival moves
      Given the position "Altona to move"
      And Hamburg has 1 beer and 1 letter
      Then Hamburg may do nothing

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_turn
    @id:where_it_takes_the_own_turn_nobody_exchanges_in_an_off_season_of_the_rivals_turn
    Scenario: Where it takes a turn of one's own, nobody exchanges in an off-season of the rival's turn
      Given the position "Altona to move"
      And the ink jar stands at lawsuit
      And Hamburg has London
      And Hamburg has 1 beer and 1 letter
      When Altona moves the ink jar 1 space
      And Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under rival_cities.letter_exchange.whenever_one_likes
      And nothing has changed

  @clause:rival_cities.letter_exchange.as_often_as_one_likes
  Rule: Any number of letters may be used

    Scenario: Three exchanges before one move
      Given the position "Hamburg to move"
      And Hamburg has 3 beer and 4 letters
      When Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays a letter to exchange a beer for a leather
      And Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth, 1 leather, 1 furniture and 1 letter
      And it is Hamburg's turn to move the ink jar

    Scenario: When the letters are used up there is no further exchange
      Given the position "Hamburg to move"
      And Hamburg has 3 beer and 2 letters
      When Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays a letter to exchange a beer for a leather
      And Hamburg pays a letter to exchange a beer for a cloth
      Then the action is refused under rival_cities.letter_exchange.one_letter_for_one_exchange
      And nothing has changed

  @clause:rival_cities.letter_exchange.whenever_one_likes
  Rule: A choice that letters bring within reach is waited for

    @clause:rival_cities.kjobenhavn.repeats_draw
    Scenario: The beer for Kjøbenhavn may come by a letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 1 cloth and 1 letter
      And the action stack begins with piracy for one and gift of two
      When Hamburg carries out Option A
      And Hamburg draws a special action card
      Then Hamburg may pay a letter to exchange a cloth for a beer or decline
      And it is Hamburg's turn

    @clause:rival_cities.kjobenhavn.repeats_draw
    Scenario: A beer that came by a letter pays for Kjøbenhavn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 1 cloth and 1 letter
      And the action stack begins with piracy for one and gift of two
      When Hamburg carries out Option A
      And Hamburg draws a special action card
      And Hamburg pays a letter to exchange a cloth for a beer
      And Hamburg repeats the action with Kjøbenhavn
      Then Hamburg holds piracy for one and gift of two
      And Hamburg has an empty stock

    @clause:rival_cities.bruxelles.repeats_prestige
    Scenario: The furniture for Bruxelles may come by a letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a beer for a furniture or decline
      And it is Hamburg's turn

    @clause:rival_cities.bruxelles.repeats_prestige
    @reading:rival_cities.ruling.exchange_for_a_missing_product=supply_only
    Scenario: Bruxelles is out of reach when the supply has no furniture
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And the furniture is Hamburg 0, Altona 12, supply 0
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then it is Altona's turn to move the ink jar

    @clause:rival_cities.bruxelles.repeats_prestige
    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    Scenario: Where the rival steps in, Bruxelles is within reach of a letter all the same
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And the furniture is Hamburg 0, Altona 12, supply 0
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a beer for a furniture or decline
      And it is Hamburg's turn

    @clause:rival_cities.ship_effect.beer_repeats_prestige
    Scenario: One of the two beer for ship 16 may come by a letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 16
      And Hamburg has 1 beer, 1 cloth and 1 letter
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a cloth for a beer or decline
      And it is Hamburg's turn

    @clause:rival_cities.ship_effect.beer_repeats_prestige
    Scenario Outline: Ship 16 is out of reach (<for want of>)
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 16
      And Hamburg has <stock>
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then it is Altona's turn to move the ink jar

      Examples:
        | for want of     | stock                         |
        | a second letter | 2 cloth and 1 letter          |
        | another product | 1 cloth and 2 letters         |
        | any letter      | 1 beer, 3 cloth and 2 leather |

    @clause:rival_cities.advance.repeated_payment_sways_again
    Scenario: The legal costs of a repeated payment may come by a letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 1 leather and 1 letter
      When Hamburg carries out Option A
      And Hamburg advances the lawsuit on space II
      Then Hamburg may pay a letter to exchange a furniture for a leather or decline
      And it is Hamburg's turn

    @clause:rival_cities.le_havre.repeats_advance
    @reading:rival_cities.ruling.le_havre_pays_costs_again=costs_again
    Scenario: The legal costs that Le Havre needs may come by a letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 1 leather, 2 beer and 1 letter
      And the lawsuits lie so
        | I   | leather for reactivations | 0 |
        | II  | leather for furniture     | 0 |
        | III | leather for prestige      | 0 |
      When Hamburg carries out Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg may pay a letter to exchange a beer for a leather or decline
      And Hamburg may not repeat the action at all

    @clause:rival_cities.ship_effect.advance_up_to_twice
    Scenario: The legal costs of the second action of ship 2 may come by a letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And ship 2 lies on the game board
      And Hamburg has 4 cloth, 1 beer and 1 letter
      And the lawsuits lie so
        | I   | cloth for beer        | 0 |
        | II  | leather for furniture | 0 |
        | III | leather for prestige  | 0 |
      When Hamburg carries out Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg advances the lawsuit on space I
      Then Hamburg may pay a letter to exchange a beer for a leather or decline
      And it is Hamburg's turn

    @clause:rival_cities.donation.as_often_as_shown
    Scenario: The products for a further exchange of a Donation may come by a letter
      Given the position "Hamburg chooses an option"
      And Hamburg holds gift and beer donation
      And Hamburg has 4 beer and 1 letter
      When Hamburg carries out Option B with gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names beer and cloth
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg may pay a letter to exchange a cloth for a beer or decline
      And it is Hamburg's turn

    @clause:rival_cities.donation.as_often_as_shown
    Scenario: What has just been paid lies in the supply for a letter to take
      Given the position "Hamburg chooses an option"
      And Hamburg holds gift and beer donation
      And the cloth is Hamburg 3, Altona 0, supply 9
      And the letters are Hamburg 3, Altona 0, supply 9
      And the beer is Hamburg 3, Altona 9, supply 0
      When Hamburg carries out Option B with gift and beer donation
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg may not take the gift of 2 products of choice
      And Hamburg may pay a letter to exchange a cloth for a beer or decline

    @clause:rival_cities.donation.pays_products_for_stars
    @reading:rival_cities.ruling.exchange_for_a_missing_product=supply_only
    Scenario Outline: A Donation of three beer needs as many in the supply as are missing (<supply>)
      Given the position "Hamburg chooses an option"
      And Hamburg holds gift and beer donation
      And Hamburg has 1 cloth and 3 letters
      And the beer is <beer>
      When Hamburg carries out Option B with gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names leather and leather
      Then it is <player>'s turn

      Examples:
        | supply | beer                           | player  |
        | three  | Hamburg 0, Altona 9, supply 3  | Hamburg |
        | two    | Hamburg 0, Altona 10, supply 2 | Altona  |
        | none   | Hamburg 0, Altona 12, supply 0 | Altona  |

    @clause:rival_cities.ship.pays_the_cost
    Scenario: The price of a ship may come by letters
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 1 furniture, 1 beer and 1 letter
      When Hamburg carries out Option A with the right half
      Then Hamburg may pay a letter to exchange a beer for a furniture or leave out what is left
      And Hamburg may not purchase a ship at all

    @clause:rival_cities.piracy.rival_may_earn_prestige
    @reading:rival_cities.ruling.when_letters_may_be_exchanged=any_moment
    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    @reading:rival_cities.ruling.repeats_wherever_performed=wherever_performed
    Scenario: The furniture for the rival's Bruxelles may come by a letter
      Given the position "Altona chooses an option"
      And Altona holds piracy for three
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      When Altona carries out Option B with piracy for three
      And Altona begins the piracy of up to three products
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a beer for a furniture or decline
