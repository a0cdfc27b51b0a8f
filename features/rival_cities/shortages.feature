Feature: When the supply runs out

  @clause:rival_cities.supply.is_limited @clause:rival_cities.shortage.product_from_the_rival
  Rule: A product missing from the supply comes from a rival who has more

    Scenario: A Production takes it from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And the leather is Hamburg 5, Altona 7, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 leather, using no factory
      Then Hamburg has 6 leather
      And Altona has 6 leather

    @reading:rival_cities.ruling.gain_from_partly_empty_supply=as_far_as_possible
    Scenario: What the supply still has is taken first
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And the beer is Hamburg 4, Altona 7, supply 1
      When Hamburg carries out Option A with the left half
      And Hamburg produces 2 beer, using no factory
      Then Hamburg has 6 beer
      And Altona has 6 beer

    Scenario: As long as the supply has some the rival loses nothing
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And the beer is Hamburg 2, Altona 8, supply 2
      When Hamburg carries out Option A with the left half
      And Hamburg produces 2 beer, using no factory
      Then Hamburg has 4 beer
      And Altona has 8 beer

    Scenario: A gift takes it from the rival
      Given the position "Altona chooses an option"
      And Altona holds prestige and cloth
      And the cloth is Hamburg 9, Altona 3, supply 0
      When Altona carries out Option B with prestige and cloth
      And Altona takes the gift of 1 cloth
      Then Altona has 4 cloth
      And Hamburg has 8 cloth

    Scenario: The bonus of a lawsuit takes it from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the leather is Hamburg 2, Altona 10, supply 0
      And the cloth is Hamburg 1, Altona 0, supply 11
      When Hamburg carries out Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 3 leather
      And Altona has 9 leather

    Scenario: The income of the prestige track takes it from the rival
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit
      And the prestige marker is on Altona's 4
      And the leather is Hamburg 8, Altona 4, supply 0
      When Hamburg moves the ink jar 1 space
      Then Altona has 1 beer, 1 cloth and 5 leather
      And Hamburg has 7 leather

    Scenario: What an alliance adds is taken from the rival as well
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And the cloth is Hamburg 2, Altona 9, supply 1
      When Hamburg carries out Option A
      And Hamburg produces 1 cloth, using no factory
      Then Hamburg has 4 cloth
      And Altona has 8 cloth

    Scenario: What a ship adds is taken from the rival as well
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has ship 11
      And the beer is Hamburg 2, Altona 10, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 cloth, using no factory
      Then Hamburg has 3 beer and 1 cloth
      And Altona has 9 beer

    @reading:rival_cities.ruling.shortage_unit_by_unit=for_each_product
    Scenario: Before each product it is asked anew whether the rival has more
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 2 active factories
      And the leather is Hamburg 5, Altona 7, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 leather, using 2 factories
      Then Hamburg has 6 leather
      And Altona has 6 leather
      And Hamburg has 2 inactive factories

    @reading:rival_cities.ruling.shortage_unit_by_unit=once_for_the_gain
    Scenario: Where it is asked once, all missing products come from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 2 active factories
      And the leather is Hamburg 5, Altona 7, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 leather, using 2 factories
      Then Hamburg has 8 leather
      And Altona has 4 leather

    Scenario: Three products come from a rival who has more before each of them
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 2 active factories
      And the leather is Hamburg 3, Altona 9, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 leather, using 2 factories
      Then Hamburg has 6 leather
      And Altona has 6 leather

    @reading:rival_cities.ruling.rival_product_wakes_alliance=counts
    Scenario: A product from the rival brings that of the alliance with it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And the cloth is Hamburg 4, Altona 8, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 cloth, using no factory
      Then Hamburg has 6 cloth
      And Altona has 6 cloth

    @reading:rival_cities.ruling.rival_product_wakes_alliance=from_the_supply_only
    Scenario: Where only the supply counts, the alliance adds nothing to a product from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And the cloth is Hamburg 4, Altona 8, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 cloth, using no factory
      Then Hamburg has 5 cloth
      And Altona has 7 cloth

    @reading:rival_cities.ruling.choosing_a_missing_type=any_type
    Scenario: A type that the supply has run out of may be chosen
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And the furniture is Hamburg 5, Altona 7, supply 0
      When Hamburg carries out Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names furniture
      Then Hamburg has 6 furniture
      And Altona has 6 furniture

    @reading:rival_cities.ruling.choosing_a_missing_type=only_what_the_supply_has
    Scenario: Where only what the supply has may be chosen, a missing type is refused
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And the furniture is Hamburg 5, Altona 7, supply 0
      When Hamburg carries out Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names furniture
      Then the action is refused

    Scenario: A type that cannot be gained at all cannot be chosen
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And the furniture is Hamburg 6, Altona 6, supply 0
      When Hamburg carries out Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names furniture
      Then the action is refused

    @reading:rival_cities.ruling.gain_from_partly_empty_supply=all_or_nothing
    Scenario: Where a gain is all or nothing, a supply that falls short gives none of it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And the beer is Hamburg 3, Altona 8, supply 1
      When Hamburg carries out Option A with the left half
      And Hamburg produces 2 beer, using no factory
      Then Hamburg has 5 beer
      And Altona has 6 beer
      And the supply has 1 beer

    @reading:rival_cities.ruling.gain_from_partly_empty_supply=all_or_nothing
    Scenario: Where a gain is all or nothing, a supply that has exactly enough still gives it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And the beer is Hamburg 2, Altona 8, supply 2
      When Hamburg carries out Option A with the left half
      And Hamburg produces 2 beer, using no factory
      Then Hamburg has 4 beer
      And Altona has 8 beer

  @clause:rival_cities.shortage.rival_must_have_more
  Rule: The rival must have more of that type

    @reading:rival_cities.ruling.action_that_gives_nothing=may_be_performed
    Scenario: Equally many are not more
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And the furniture is Hamburg 6, Altona 6, supply 0
      When Hamburg carries out Option A with the left half
      And Hamburg produces 1 furniture, using no factory
      Then Hamburg has 6 furniture
      And Altona has 6 furniture

    @reading:rival_cities.ruling.action_that_gives_nothing=may_be_performed
    Scenario: A rival who has fewer keeps them
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And the furniture is Hamburg 9, Altona 3, supply 0
      When Hamburg carries out Option A with the left half
      And Hamburg produces 1 furniture, using no factory
      Then Hamburg has 9 furniture
      And Altona has 3 furniture

    Scenario: One more is enough
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And the leather is Hamburg 0, Altona 12, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 leather, using no factory
      Then Hamburg has 1 leather
      And Altona has 11 leather

    @reading:rival_cities.ruling.action_that_gives_nothing=may_be_performed
    Scenario: Only products of that type are compared
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And the leather is Hamburg 7, Altona 5, supply 0
      And the beer is Hamburg 0, Altona 9, supply 3
      When Hamburg carries out Option A
      And Hamburg produces 1 leather, using no factory
      Then Hamburg has 7 leather
      And Altona has 9 beer and 5 leather

    Scenario: A rival with fewer products in all may still have more of that type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And the leather is Hamburg 4, Altona 8, supply 0
      And the beer is Hamburg 9, Altona 0, supply 3
      When Hamburg carries out Option A
      And Hamburg produces 1 leather, using no factory
      Then Hamburg has 9 beer and 5 leather
      And Altona has 7 leather

  @clause:rival_cities.shortage.otherwise_forgone
  Rule: What neither can provide is forgone

    @reading:rival_cities.ruling.gain_from_partly_empty_supply=as_far_as_possible
    Scenario: Part of a gain may be forgone
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And the beer is Hamburg 7, Altona 4, supply 1
      When Hamburg carries out Option A with the left half
      And Hamburg produces 2 beer, using no factory
      Then Hamburg has 8 beer
      And Altona has 4 beer
      And it is Altona's turn to move the ink jar

    Scenario: The other income of the off-season is gained all the same
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit
      And the prestige marker is on Altona's 4
      And the cloth is Hamburg 6, Altona 6, supply 0
      When Hamburg moves the ink jar 1 space
      Then Altona has 1 beer, 6 cloth and 1 leather
      And Hamburg has 6 cloth

    @reading:rival_cities.ruling.action_that_gives_nothing=may_be_performed
    Scenario: A gift that nobody can supply may still be taken
      Given the position "Hamburg chooses an option"
      And Hamburg holds prestige and cloth
      And the cloth is Hamburg 7, Altona 5, supply 0
      When Hamburg carries out Option B with prestige and cloth
      Then Hamburg may take the gift of 1 cloth

    @reading:rival_cities.ruling.action_that_gives_nothing=may_be_performed
    Scenario: A Production that gives nothing brings the beer of ship 11 all the same
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has ship 11
      And the leather is Hamburg 7, Altona 5, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 leather, using no factory
      Then Hamburg has 1 beer and 7 leather

    @reading:rival_cities.ruling.action_that_gives_nothing=cannot_be_performed
    Scenario: Where an action must give something, a gift that nobody can supply is refused
      Given the position "Hamburg chooses an option"
      And Hamburg holds prestige and cloth
      And the cloth is Hamburg 7, Altona 5, supply 0
      When Hamburg carries out Option B with prestige and cloth
      And Hamburg takes the gift of 1 cloth
      Then the action is refused under rival_cities.action_card.impossible_is_forfeited
      And nothing has changed

    @reading:rival_cities.ruling.action_that_gives_nothing=cannot_be_performed
    Scenario: Where an action must give something, a Production that gives nothing is forfeited, and ship 11 with it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has ship 11
      And the leather is Hamburg 7, Altona 5, supply 0
      When Hamburg carries out Option A
      Then Hamburg has 7 leather
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.action_that_gives_nothing=cannot_be_performed
    Scenario: Where an action must give something, a gift of choice needs one product that can be had
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And the leather is Hamburg 5, Altona 7, supply 0
      And the beer is Hamburg 12, Altona 0, supply 0
      And the cloth is Hamburg 12, Altona 0, supply 0
      And the furniture is Hamburg 12, Altona 0, supply 0
      When Hamburg carries out Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names leather
      Then Hamburg has 12 beer, 12 cloth, 6 leather and 12 furniture

  @clause:rival_cities.shortage.letters_alike
  Rule: Letters that are missing are treated alike

    Scenario: The letter comes from a rival who has more
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And the letters are Hamburg 4, Altona 8, supply 0
      When Hamburg carries out Option A with the right half
      And Hamburg takes the letter
      Then Hamburg has 5 letters
      And Altona has 7 letters

    @reading:rival_cities.ruling.action_that_gives_nothing=may_be_performed
    Scenario: A rival with equally many gives none
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And the letters are Hamburg 6, Altona 6, supply 0
      When Hamburg carries out Option A with the right half
      And Hamburg takes the letter
      Then Hamburg has 6 letters
      And Altona has 6 letters

    @reading:rival_cities.ruling.gain_from_partly_empty_supply=as_far_as_possible
    Scenario: One letter of two comes from the supply, the other from the rival
      Given the position "Hamburg chooses an option"
      And Hamburg holds two letters
      And the letters are Hamburg 3, Altona 8, supply 1
      When Hamburg carries out Option B with two letters
      And Hamburg takes the two letters
      Then Hamburg has 5 letters
      And Altona has 7 letters

    Scenario: The income of the sixth space takes a letter from the rival
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit
      And the prestige marker is on Altona's 6
      And the letters are Hamburg 12, Altona 0, supply 0
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 11 letters
      And Altona has 1 beer, 1 cloth, 1 leather, 1 furniture and 1 letter

    @reading:rival_cities.ruling.shortage_unit_by_unit=for_each_product
    Scenario: Before each missing letter it is asked anew whether the rival has more
      Given the position "Hamburg chooses an option"
      And Hamburg holds two letters
      And the letters are Hamburg 5, Altona 7, supply 0
      When Hamburg carries out Option B with two letters
      And Hamburg takes the two letters
      Then Hamburg has 6 letters
      And Altona has 6 letters

    @reading:rival_cities.ruling.shortage_unit_by_unit=once_for_the_gain
    Scenario: Where it is asked once, all missing letters come from the rival
      Given the position "Hamburg chooses an option"
      And Hamburg holds two letters
      And the letters are Hamburg 5, Altona 7, supply 0
      When Hamburg carries out Option B with two letters
      And Hamburg takes the two letters
      Then Hamburg has 7 letters
      And Altona has 5 letters

  @clause:rival_cities.supply.no_star_tokens_left
  Rule: Without star tokens in the supply nobody gains any

    Scenario: Nothing is donated for star tokens that are not there
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 3 beer
      And the star tokens are Hamburg 3, Altona 9, supply 0
      When Hamburg carries out Option A
      And Hamburg donates 2 products of choice for 1 star token
      Then the action is refused under rival_cities.supply.no_star_tokens_left
      And nothing has changed

    Scenario: They are not taken from the rival
      Given the position "Altona to move"
      And the ink jar stands at lawsuit
      And the star tokens are Hamburg 3, Altona 9, supply 0
      And Hamburg has ship 6, and Altona has ship 20
      When Altona moves the ink jar 1 space
      Then Hamburg has 3 star tokens
      And Altona has 9 star tokens

    Scenario: Of two star tokens one is gained when one is left
      Given the position "Altona to move"
      And the ink jar stands at lawsuit
      And the star tokens are Hamburg 3, Altona 8, supply 1
      And the foremost lawsuit is leather for reactivations, its marker on Hamburg's 2
      When Altona moves the ink jar 1 space
      Then Hamburg has 4 star tokens
      And Hamburg has 3 beer

  @clause:rival_cities.supply.no_factories_left
  Rule: Without factories in the supply nobody takes any

    Scenario: Nothing is paid for a factory that is not there
      Given the position "Hamburg chooses an option"
      And the ink jar stands at factory for two
      And Hamburg has 4 beer
      And the factories are Hamburg 3, Altona 9, supply 0, all active
      When Hamburg carries out Option A
      Then Hamburg has 4 beer
      And Hamburg has 3 active factories
      And Altona has 9 active factories
      And it is Altona's turn to move the ink jar

    Scenario: A free factory cannot be taken either
      Given the position "Hamburg chooses an option"
      And Hamburg holds free factory
      And Hamburg has 1 cloth
      And the factories are Hamburg 3, Altona 9, supply 0, all active
      When Hamburg carries out Option B with free factory
      And Hamburg takes a factory free of charge
      Then the action is refused under rival_cities.supply.no_factories_left
      And nothing has changed

    @id:the_last_one_can
    Scenario: The last factory can be taken
      Given the position "Hamburg chooses an option"
      And Hamburg holds free factory
      And the factories are Hamburg 3, Altona 8, supply 1, all active
      When Hamburg carries out Option B with free factory
      And Hamburg takes a factory free of charge
      Then Hamburg has 4 active factories
      And the supply has 0 factories
