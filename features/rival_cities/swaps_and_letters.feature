Feature: Product swaps, letters and the letter exchange

  @clause:rival_cities.swap.one_product_for_one
  Rule: A swap exchanges one product for another

    @id:one_product_goes_to_the_supply_and_one_comes_from_it
    Scenario: One product goes to the supply and another comes from it
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

    Scenario: A swap needs the product in the supply
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And the beer is Hamburg 1, Altona 0, supply 11
      And the furniture is Hamburg 4, Altona 8, supply 0
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      Then the action is refused under rival_cities.swap.one_product_for_one
      And nothing has changed

    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    @id:where_the_rival_steps_in_a_swap_takes_the_missing_product_from_the_rival
    Scenario: If the rival has to provide missing products, a swap takes the product from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And the beer is Hamburg 1, Altona 0, supply 11
      And the furniture is Hamburg 4, Altona 8, supply 0
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      Then Hamburg has 5 furniture
      And Altona has 7 furniture
      And the supply has 12 beer

    @id:where_the_rival_steps_in_the_rival_must_have_more
    Scenario: If the rival has to provide missing products, the rival must have more
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And the beer is Hamburg 1, Altona 0, supply 11
      And the furniture is Hamburg 6, Altona 6, supply 0
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      Then the action is refused under rival_cities.swap.one_product_for_one
      And nothing has changed

  @clause:rival_cities.swap.up_to_twice
  Rule: A swap may be made up to twice

    @id:two_exchanges
    Scenario: A swap may consist of two exchanges
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

    @id:what_the_first_exchange_brought_may_be_given_in_the_second
    Scenario: The product of the first exchange may be given in the second
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      And Hamburg swaps a furniture for a leather
      Then Hamburg has 1 leather

  @clause:rival_cities.swap.free_choice
  Rule: In a swap both products are the player's choice

    @id:any_product_for_any_other
    Scenario Outline: Any product may be swapped for any other
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

    Scenario: A product may be swapped for one of the same type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg carries out Option A
      Then Hamburg may swap a beer for a beer, swap a beer for a cloth, swap a beer for a leather or swap a beer for a furniture

    @reading:rival_cities.ruling.exchange_for_the_same_type=refused
    @id:where_the_types_must_differ_a_product_cannot_be_swapped_for_one_of_the_same_type
    Scenario: If the types must differ, a product cannot be swapped for one of the same type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a beer
      Then the action is refused under rival_cities.swap.free_choice
      And nothing has changed

  @clause:rival_cities.letter.gains_shown_letters
  Rule: A card gives as many letters as it shows

    @id:one_letter_with_a_half_of_a_split_card
    Scenario: A half of a split card gives one letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And Hamburg has 1 letter
      When Hamburg carries out Option A with the right half
      And Hamburg takes the letter
      Then Hamburg has 2 letters
      And the supply has 10 letters

    @id:letters_of_the_special_action_cards
    Scenario Outline: Special action cards give their letters
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      When Hamburg carries out Option A
      And Hamburg <takes>
      Then Hamburg has <letters>

      Examples:
        | card                | takes                 | letters   |
        | two letters         | takes the two letters | 2 letters |
        | prestige and letter | takes the letter      | 1 letter  |
        | ship and letter     | takes the letter      | 1 letter  |

    @id:of_two_letters_not_one_alone_is_taken
    Scenario: A player cannot take only one of two letters
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card two letters
      And the card two letters shows Advance a lawsuit and 2 letters
      When Hamburg carries out Option B with the card two letters
      And Hamburg takes the letter
      Then the action is refused
      And nothing has changed

  @clause:rival_cities.letter_exchange.one_letter_for_one_exchange
  Rule: One letter pays for one exchange

    @id:the_letter_and_a_product_go_to_the_supply_another_product_comes_from_it
    Scenario: The letter and a product go to the supply, and another product comes from it
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

    @id:a_player_with_letters_alone_has_nothing_to_exchange
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
      Then the action is refused under rival_cities.letter_exchange.one_letter_for_one_exchange
      And nothing has changed

    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    @id:where_the_rival_steps_in_the_exchange_takes_the_missing_product_from_the_rival
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
      And Hamburg has 2 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a beer
      Then Hamburg has 2 beer
      And the supply has 10 beer and 12 letters

    @reading:rival_cities.ruling.exchange_for_the_same_type=refused
    @id:where_the_types_must_differ_a_product_cannot_be_exchanged_for_one_of_the_same_type
    Scenario: If the types must differ, a product cannot be exchanged for one of the same type
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

    @id:before_the_move
    Scenario: A letter exchange may come before the move
      Given the position "Hamburg to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a cloth
      And Hamburg moves the ink jar 3 spaces, paying 1 cloth
      Then Hamburg has an empty stock
      And Hamburg chooses an option at the ink jar

    @id:between_the_move_and_the_option
    Scenario: A letter exchange may come between the move and the option
      Given the position "Hamburg to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg moves the ink jar 2 spaces
      And Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth
      And Hamburg chooses an option at the ink jar

    @id:after_the_card_has_been_chosen_to_pay_for_its_action
    Scenario: A letter exchange may come after choosing the card, to pay for its action
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 1 beer and 1 letter
      And the lawsuit cloth for leather lies on space I, its marker on 0
      When Hamburg carries out Option A
      And Hamburg pays a letter to exchange a beer for a cloth
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 1 leather
      And it is Altona's turn to move the ink jar

    @id:between_two_actions_of_a_card
    Scenario: A letter exchange may come between two actions of a card
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card two letters
      And Hamburg has 1 beer
      And the lawsuit furniture for cloth lies on space III, its marker on 0
      And the card two letters shows Advance a lawsuit and 2 letters
      When Hamburg carries out Option B with the card two letters
      And Hamburg takes the two letters
      And Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg advances the lawsuit on space III
      Then Hamburg has 1 cloth and 1 letter

    @id:between_two_exchanges_of_a_swap
    Scenario: A letter exchange may come between two exchanges of a swap
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 3 beer and 1 letter
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a cloth
      And Hamburg pays a letter to exchange a beer for a cloth
      And Hamburg swaps a beer for a cloth
      Then Hamburg has 3 cloth

    @id:in_the_off_season_before_the_upkeep_is_decided
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

    @id:not_in_the_middle_of_a_payment
    Scenario: A letter exchange cannot come in the middle of a payment
      Given the position "Hamburg to move"
      And Hamburg has 3 beer and 1 letter
      When Hamburg moves the ink jar 4 spaces
      And Hamburg pays a letter to exchange a beer for a cloth
      Then the action is refused under rival_cities.letter_exchange.whenever_one_likes

    @id:not_after_the_game_is_over
    Scenario: A letter exchange cannot come after the end of the game
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 7
      And Hamburg has 1 beer and 1 letter
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may do nothing
      And Altona may do nothing

    @id:at_any_moment_means_in_the_rivals_turn_as_well
    Scenario: If letters can be exchanged at any moment, they can be exchanged in the rival's turn, too
      Given the position "Altona to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a furniture
      Then Hamburg has 1 furniture
      And it is Altona's turn to move the ink jar

    @id:at_any_moment_means_before_a_piracy_of_the_rival
    Scenario: If letters can be exchanged at any moment, they can just before the rival's Piracy
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for one
      And Hamburg has 1 furniture and 1 letter
      When Altona carries out Option B with the card piracy for one
      And Hamburg pays a letter to exchange a furniture for a beer
      And Altona commits the piracy of one product, stealing beer
      Then Hamburg has an empty stock
      And Altona has 1 beer

    @id:at_any_moment_does_not_mean_in_the_middle_of_a_theft
    Scenario: Even if letters can be exchanged at any moment, they cannot in the middle of a theft
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for one
      And Hamburg has 1 beer, 1 furniture and 1 letter
      When Altona carries out Option B with the card piracy for one
      And Altona begins the piracy of one product
      And Hamburg pays a letter to exchange a furniture for a beer
      Then the action is refused under rival_cities.letter_exchange.whenever_one_likes

    @id:at_any_moment_means_while_the_rival_decides_about_upkeep
    Scenario: If letters can be exchanged at any moment, this includes the rival's decision on upkeep
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
    @id:where_it_takes_an_own_decision_nobody_exchanges_while_the_rival_moves
    Scenario: If only the player who has to decide may exchange letters, the waiting player cannot
      Given the position "Altona to move"
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under rival_cities.letter_exchange.whenever_one_likes
      And nothing has changed

    @id:where_it_takes_an_own_decision_the_upkeep_in_the_rivals_turn_is_one
    Scenario: If only the player who has to decide may exchange letters, deciding on upkeep counts
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
    @id:where_it_takes_the_own_turn_nobody_exchanges_while_the_rival_moves
    Scenario: If letters are exchanged only in one's own turn, the waiting player cannot exchange any
      Given the position "Altona to move"
      And Hamburg has 1 beer and 1 letter
      Then Hamburg may do nothing

    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_turn
    @id:where_it_takes_the_own_turn_nobody_exchanges_in_an_off_season_of_the_rivals_turn
    Scenario: If letters are exchanged only in one's own turn, they cannot be in the rival's off-season
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London
      And Hamburg has 1 beer and 1 letter
      And the upkeep of London is 1 product of choice
      When Altona moves the ink jar 1 space
      And Hamburg pays a letter to exchange a beer for a furniture
      Then the action is refused under rival_cities.letter_exchange.whenever_one_likes
      And nothing has changed

  @clause:rival_cities.letter_exchange.as_often_as_one_likes
  Rule: Any number of letters may be used

    @id:three_exchanges_before_one_move
    Scenario: A player may make three exchanges before one move
      Given the position "Hamburg to move"
      And Hamburg has 3 beer and 4 letters
      When Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays a letter to exchange a beer for a leather
      And Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth, 1 leather, 1 furniture and 1 letter
      And it is Hamburg's turn to move the ink jar

    @id:when_the_letters_are_used_up_there_is_no_further_exchange
    Scenario: There is no further exchange when the letters are used up
      Given the position "Hamburg to move"
      And Hamburg has 3 beer and 2 letters
      When Hamburg pays a letter to exchange a beer for a furniture
      And Hamburg pays a letter to exchange a beer for a leather
      And Hamburg pays a letter to exchange a beer for a cloth
      Then the action is refused under rival_cities.letter_exchange.one_letter_for_one_exchange
      And nothing has changed

  @clause:rival_cities.letter_exchange.whenever_one_likes
  Rule: The game waits for a choice that letters can make possible

    @clause:rival_cities.kjobenhavn.repeats_draw
    @id:the_beer_for_kjøbenhavn_may_come_by_a_letter
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the beer for Kjøbenhavn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 1 cloth and 1 letter
      And the action stack begins with piracy for one and gift of two
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg carries out Option A
      And Hamburg draws a special action card
      Then Hamburg may pay a letter to exchange a cloth for a beer or decline
      And it is Hamburg's turn

    @clause:rival_cities.kjobenhavn.repeats_draw
    @id:a_beer_that_came_by_a_letter_pays_for_kjøbenhavn
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A beer from a letter exchange pays for Kjøbenhavn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 1 cloth and 1 letter
      And the action stack begins with piracy for one and gift of two
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg carries out Option A
      And Hamburg draws a special action card
      And Hamburg pays a letter to exchange a cloth for a beer
      And Hamburg repeats the action with Kjøbenhavn
      Then Hamburg holds the cards piracy for one and gift of two
      And Hamburg has an empty stock

    @clause:rival_cities.bruxelles.repeats_prestige
    @id:the_furniture_for_bruxelles_may_come_by_a_letter
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the furniture for Bruxelles
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a beer for a furniture or decline
      And it is Hamburg's turn

    @clause:rival_cities.bruxelles.repeats_prestige
    @id:bruxelles_is_out_of_reach_when_the_supply_has_no_furniture
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: Bruxelles cannot be used when the supply has no furniture
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And the furniture is Hamburg 0, Altona 12, supply 0
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then it is Altona's turn to move the ink jar

    @clause:rival_cities.bruxelles.repeats_prestige
    @reading:rival_cities.ruling.exchange_for_a_missing_product=rival_steps_in
    @id:where_the_rival_steps_in_bruxelles_is_within_reach_of_a_letter_all_the_same
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: If the rival has to provide missing products, a letter still makes Bruxelles possible
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And the furniture is Hamburg 0, Altona 12, supply 0
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a beer for a furniture or decline
      And it is Hamburg's turn

    @clause:rival_cities.ship_effect.beer_repeats_prestige
    @id:one_of_the_two_beer_for_ship_16_may_come_by_a_letter
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide one of the two beer for ship 16
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 16
      And Hamburg has 1 beer, 1 cloth and 1 letter
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a cloth for a beer or decline
      And it is Hamburg's turn

    @clause:rival_cities.ship_effect.beer_repeats_prestige
    @id:ship_16_is_out_of_reach_for_want_of
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario Outline: Ship 16 cannot be used (<for want of>)
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 16
      And Hamburg has <stock>
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then it is Altona's turn to move the ink jar

      Examples:
        | for want of     | stock                         |
        | a second letter | 2 cloth and 1 letter          |
        | another product | 1 cloth and 2 letters         |
        | any letter      | 1 beer, 3 cloth and 2 leather |

    @clause:rival_cities.advance.repeated_payment_sways_again
    @id:the_legal_costs_of_a_repeated_payment_may_come_by_a_letter
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the legal costs of a repeated payment
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 1 leather and 1 letter
      And the lawsuit leather for furniture lies on space II, its marker on 0
      When Hamburg carries out Option A
      And Hamburg advances the lawsuit on space II
      Then Hamburg may pay a letter to exchange a furniture for a leather or decline
      And it is Hamburg's turn

    @clause:rival_cities.le_havre.repeats_advance
    @id:the_legal_costs_that_le_havre_needs_may_come_by_a_letter
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
      When Hamburg carries out Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg may pay a letter to exchange a beer for a leather or decline
      And Hamburg may not repeat the action at all

    @clause:rival_cities.ship_effect.advance_up_to_twice
    @id:the_legal_costs_of_the_second_action_of_ship_2_may_come_by_a_letter
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
      When Hamburg carries out Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg advances the lawsuit on space I
      Then Hamburg may pay a letter to exchange a beer for a leather or decline
      And it is Hamburg's turn

    @clause:rival_cities.donation.as_often_as_shown
    @id:the_products_for_a_further_exchange_of_a_donation_may_come_by_a_letter
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the products for a further exchange of a Donation
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And Hamburg has 4 beer and 1 letter
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg carries out Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names beer and cloth
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg may pay a letter to exchange a cloth for a beer or decline
      And it is Hamburg's turn

    @clause:rival_cities.donation.as_often_as_shown
    @id:what_has_just_been_paid_lies_in_the_supply_for_a_letter_to_take
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A product that was just paid is in the supply and can be taken by a letter exchange
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And the cloth is Hamburg 3, Altona 0, supply 9
      And the letters are Hamburg 3, Altona 0, supply 9
      And the beer is Hamburg 3, Altona 9, supply 0
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg carries out Option B with the card gift and beer donation
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg may not take the gift of 2 products of choice
      And Hamburg may pay a letter to exchange a cloth for a beer or decline

    @clause:rival_cities.donation.pays_products_for_stars
    @id:a_donation_of_three_beer_needs_as_many_in_the_supply_as_are_missing_supply
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario Outline: For a Donation of three beer the supply needs as many beer as are missing (<supply>)
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And Hamburg has 1 cloth and 3 letters
      And the beer is <beer>
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg carries out Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names leather and leather
      Then it is <player>'s turn

      Examples:
        | supply | beer                           | player  |
        | three  | Hamburg 0, Altona 9, supply 3  | Hamburg |
        | two    | Hamburg 0, Altona 10, supply 2 | Altona  |
        | none   | Hamburg 0, Altona 12, supply 0 | Altona  |

    @clause:rival_cities.ship.pays_the_cost
    @id:the_price_of_a_ship_may_come_by_letters
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: Letter exchanges may provide the price of a ship
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 1 furniture, 1 beer and 1 letter
      When Hamburg carries out Option A with the right half
      Then Hamburg may pay a letter to exchange a beer for a furniture or leave out what is left
      And Hamburg may not purchase a ship at all

    @clause:rival_cities.piracy.rival_may_earn_prestige
    @id:the_furniture_for_the_rivals_bruxelles_may_come_by_a_letter
    @ruling:rival_cities.ruling.choice_without_an_answer
    Scenario: A letter exchange may provide the furniture for the rival's Bruxelles
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for three
      And Hamburg has Bruxelles
      And Hamburg has 1 beer and 1 letter
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Altona carries out Option B with the card piracy for three
      And Altona begins the piracy of up to three products
      And Hamburg earns prestige
      Then Hamburg may pay a letter to exchange a beer for a furniture or decline
