Feature: When the supply runs out

  @clause:rival_cities.supply.is_limited @clause:rival_cities.shortage.product_from_the_rival
  Rule: A product missing from the supply comes from a rival who has more

    Scenario: A Production takes the missing product from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And the leather is Hamburg 5, Altona 7, supply 0
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 6 leather
      And Altona has 6 leather

    Scenario: The products in the supply are taken first
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And the beer is Hamburg 4, Altona 7, supply 1
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 2 beer, using no factory
      Then Hamburg has 6 beer
      And Altona has 6 beer

    Scenario: The rival loses nothing if the supply has enough of the product
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And the beer is Hamburg 2, Altona 8, supply 2
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 2 beer, using no factory
      Then Hamburg has 4 beer
      And Altona has 8 beer

    Scenario: A gift takes the missing product from the rival
      Given the position "Altona chooses an option"
      And Altona holds the card prestige and cloth
      And the cloth is Hamburg 9, Altona 3, supply 0
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Altona chooses Option B with the card prestige and cloth
      And Altona takes the gift of 1 cloth
      Then Altona has 4 cloth
      And Hamburg has 8 cloth

    Scenario: The bonus of a lawsuit takes the missing product from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the leather is Hamburg 2, Altona 10, supply 0
      And the cloth is Hamburg 1, Altona 0, supply 11
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 3 leather
      And Altona has 9 leather

    Scenario: The income of the prestige track takes the missing product from the rival
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Altona's 4
      And the leather is Hamburg 8, Altona 4, supply 0
      And the income at Altona's 4 is 1 beer, 1 cloth and 1 leather
      When Hamburg moves the ink jar 1 space
      Then Altona has 1 beer, 1 cloth and 5 leather
      And Hamburg has 7 leather

    Scenario: A product added by an alliance is taken from the rival as well
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And the cloth is Hamburg 2, Altona 9, supply 1
      And London adds 1 cloth to a Production or Gift of cloth
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 4 cloth
      And Altona has 8 cloth

    Scenario: A product added by a ship is taken from the rival as well
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has ship 11
      And the beer is Hamburg 2, Altona 10, supply 0
      And ship 11 adds 1 beer to any Production
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 3 beer and 1 cloth
      And Altona has 9 beer

    Scenario: Before each product the players check again whether the rival has more
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 2 active factories
      And the leather is Hamburg 5, Altona 7, supply 0
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using 2 factories
      Then Hamburg has 6 leather
      And Altona has 6 leather
      And Hamburg has 2 inactive factories

    @reading:rival_cities.ruling.shortage_unit_by_unit=once_for_the_gain
    # Several products of a type are missing at once. When do the players check whether the rival has more?
    # Once, before the first; then all missing products are taken, as many as the rival has.
    Scenario: If the players check only once, all missing products come from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 2 active factories
      And the leather is Hamburg 5, Altona 7, supply 0
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using 2 factories
      Then Hamburg has 8 leather
      And Altona has 4 leather

    Scenario: A rival who has more before each product gives three products
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 2 active factories
      And the leather is Hamburg 3, Altona 9, supply 0
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using 2 factories
      Then Hamburg has 6 leather
      And Altona has 6 leather

    Scenario: A product from the rival also brings the alliance's product
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And the cloth is Hamburg 4, Altona 8, supply 0
      And London adds 1 cloth to a Production or Gift of cloth
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 6 cloth
      And Altona has 6 cloth

    @reading:rival_cities.ruling.rival_product_wakes_alliance=from_the_supply_only
    # The supply has no cloth, so the cloth of a Production or Gift action is taken from the rival. Does
    # London add 1 cloth? No, only products taken from the supply bring the alliance's product with them.
    Scenario: If only the supply counts, the alliance adds nothing to a product from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And the cloth is Hamburg 4, Altona 8, supply 0
      And London adds 1 cloth to a Production or Gift of cloth
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 5 cloth
      And Altona has 7 cloth

    Scenario: A player may choose a type that the supply has run out of
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And the furniture is Hamburg 5, Altona 7, supply 0
      When Hamburg chooses Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names furniture
      Then Hamburg has 6 furniture
      And Altona has 6 furniture

    @reading:rival_cities.ruling.choosing_a_missing_type=only_what_the_supply_has
    # A player gains a product of choice. May the player choose a type that the supply has run out of, in
    # order to take it from the rival? No; as long as the supply has any product, the player must choose one
    # of its types.
    Scenario: If only a type in the supply may be chosen, a missing type is refused
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And the furniture is Hamburg 5, Altona 7, supply 0
      When Hamburg chooses Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names furniture
      Then the action is refused under "A Gift's products of choice"

    Scenario: A type that cannot be gained at all cannot be chosen
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And the furniture is Hamburg 6, Altona 6, supply 0
      When Hamburg chooses Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names furniture
      Then the action is refused under "A Gift's products of choice"

    @reading:rival_cities.ruling.gain_from_partly_empty_supply=all_or_nothing
    # An action gives more of a product than the supply still has. What happens? The whole gain is a shortage.
    Scenario: If a gain is all or nothing, a supply with too few products gives none
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And the beer is Hamburg 3, Altona 8, supply 1
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 2 beer, using no factory
      Then Hamburg has 5 beer
      And Altona has 6 beer
      And the supply has 1 beer

  @clause:rival_cities.shortage.rival_must_have_more
  Rule: The rival must have more of that type

    Scenario: An equal number is not enough
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And the furniture is Hamburg 6, Altona 6, supply 0
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 1 furniture, using no factory
      Then Hamburg has 6 furniture
      And Altona has 6 furniture

    Scenario: A rival who has fewer products keeps them
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And the furniture is Hamburg 9, Altona 3, supply 0
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 1 furniture, using no factory
      Then Hamburg has 9 furniture
      And Altona has 3 furniture

    Scenario: One more product is enough
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And the leather is Hamburg 0, Altona 12, supply 0
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 1 leather
      And Altona has 11 leather

    Scenario: Only products of that type are compared
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And the leather is Hamburg 7, Altona 5, supply 0
      And the beer is Hamburg 0, Altona 9, supply 3
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 7 leather
      And Altona has 9 beer and 5 leather

    Scenario: A rival with fewer products in total may still have more of that type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And the leather is Hamburg 4, Altona 8, supply 0
      And the beer is Hamburg 9, Altona 0, supply 3
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 9 beer and 5 leather
      And Altona has 7 leather

  @clause:rival_cities.shortage.otherwise_forgone
  Rule: A product that neither the supply nor the rival can provide is forgone

    Scenario: The part of a gain that neither the supply nor the rival can give is forgone
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And the beer is Hamburg 7, Altona 4, supply 1
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 2 beer, using no factory
      Then Hamburg has 8 beer
      And Altona has 4 beer
      And it is Altona's turn to move the ink jar

    Scenario: The other income of the off-season is still gained
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Altona's 4
      And the cloth is Hamburg 6, Altona 6, supply 0
      And the income at Altona's 4 is 1 beer, 1 cloth and 1 leather
      When Hamburg moves the ink jar 1 space
      Then Altona has 1 beer, 6 cloth and 1 leather
      And Hamburg has 6 cloth

    Scenario: A gift that nobody can supply may still be performed
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And the cloth is Hamburg 7, Altona 5, supply 0
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      Then Hamburg may take the gift of 1 cloth

    Scenario: A Production that gives nothing still brings the beer of ship 11
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has ship 11
      And the leather is Hamburg 7, Altona 5, supply 0
      And ship 11 adds 1 beer to any Production
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 1 beer and 7 leather

    @reading:rival_cities.ruling.action_that_gives_nothing=cannot_be_performed
    # May a Production, a Gift or the action “Gain a letter” be performed if nothing can be gained, because
    # the product or letter is missing everywhere? No, an action that gives nothing is forfeited.
    Scenario: If an action must give something, a gift that nobody can supply is refused
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And the cloth is Hamburg 7, Altona 5, supply 0
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg takes the gift of 1 cloth
      Then the action is refused under "Impossible actions are forfeited"
      And nothing has changed

    @reading:rival_cities.ruling.action_that_gives_nothing=cannot_be_performed
    # May a Production, a Gift or the action “Gain a letter” be performed if nothing can be gained, because
    # the product or letter is missing everywhere? No, an action that gives nothing is forfeited.
    Scenario: If an action must give something, a Production that gives nothing brings no beer
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has ship 11
      And the leather is Hamburg 7, Altona 5, supply 0
      And ship 11 adds 1 beer to any Production
      When Hamburg chooses Option A
      Then Hamburg has 7 leather
      And it is Altona's turn to move the ink jar

    Scenario: A gift of choice may be a product that the rival has to give
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And the leather is Hamburg 5, Altona 7, supply 0
      And the beer is Hamburg 12, Altona 0, supply 0
      And the cloth is Hamburg 12, Altona 0, supply 0
      And the furniture is Hamburg 12, Altona 0, supply 0
      When Hamburg chooses Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names leather
      Then Hamburg has 12 beer, 12 cloth, 6 leather and 12 furniture

  @clause:rival_cities.shortage.letters_alike
  Rule: Missing letters are treated in the same way

    Scenario: The letter comes from a rival who has more
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And the letters are Hamburg 4, Altona 8, supply 0
      When Hamburg chooses Option A with the right half
      And Hamburg takes the letter
      Then Hamburg has 5 letters
      And Altona has 7 letters

    Scenario: A rival with an equal number of letters gives none
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And the letters are Hamburg 6, Altona 6, supply 0
      When Hamburg chooses Option A with the right half
      And Hamburg takes the letter
      Then Hamburg has 6 letters
      And Altona has 6 letters

    Scenario: One of two letters comes from the supply, the other from the rival
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card two letters
      And the letters are Hamburg 3, Altona 8, supply 1
      And the card two letters shows Advance a lawsuit and 2 letters
      When Hamburg chooses Option B with the card two letters
      And Hamburg takes the two letters
      Then Hamburg has 5 letters
      And Altona has 7 letters

    Scenario: The income of the sixth space takes a letter from the rival
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Altona's 6
      And the letters are Hamburg 12, Altona 0, supply 0
      And the income at Altona's 6 is 1 beer, 1 cloth, 1 leather, 1 furniture and 1 letter
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 11 letters
      And Altona has 1 beer, 1 cloth, 1 leather, 1 furniture and 1 letter

    Scenario: Before each missing letter the players check again whether the rival has more
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card two letters
      And the letters are Hamburg 5, Altona 7, supply 0
      And the card two letters shows Advance a lawsuit and 2 letters
      When Hamburg chooses Option B with the card two letters
      And Hamburg takes the two letters
      Then Hamburg has 6 letters
      And Altona has 6 letters

    @reading:rival_cities.ruling.shortage_unit_by_unit=once_for_the_gain
    # Several products of a type are missing at once. When do the players check whether the rival has more?
    # Once, before the first; then all missing products are taken, as many as the rival has.
    Scenario: If the players check only once, all missing letters come from the rival
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card two letters
      And the letters are Hamburg 5, Altona 7, supply 0
      And the card two letters shows Advance a lawsuit and 2 letters
      When Hamburg chooses Option B with the card two letters
      And Hamburg takes the two letters
      Then Hamburg has 7 letters
      And Altona has 5 letters

  @clause:rival_cities.supply.no_star_tokens_left
  Rule: Nobody gains star tokens when the supply has none

    Scenario: No product is donated if there are no star tokens
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 3 beer
      And the star tokens are Hamburg 3, Altona 9, supply 0
      When Hamburg chooses Option A
      And Hamburg donates 2 products of choice for 1 star token
      Then the action is refused under "No star tokens left"
      And nothing has changed

    Scenario: Star tokens are not taken from the rival
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the star tokens are Hamburg 3, Altona 9, supply 0
      And Hamburg has ship 6, and Altona has ship 20
      And ship 6 brings 1 star token in each off-season
      When Altona moves the ink jar 1 space
      Then Hamburg has 3 star tokens
      And Altona has 9 star tokens

    Scenario: A player due two star tokens gains one if only one is left
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the star tokens are Hamburg 3, Altona 8, supply 1
      And the foremost lawsuit is leather for reactivations, its marker on Hamburg's 2
      And winning the lawsuit leather for reactivations brings 3 beer and 2 star tokens
      When Altona moves the ink jar 1 space
      Then Hamburg has 4 star tokens
      And Hamburg has 3 beer

  @clause:rival_cities.supply.no_factories_left
  Rule: Nobody takes factories when the supply has none

    Scenario: No product is paid for a factory if none is left
      Given the position "Hamburg chooses an option"
      And the ink jar stands at factory for two
      And Hamburg has 4 beer
      And the factories are Hamburg 3, Altona 9, supply 0, all active
      And the card factory for two shows a factory for 2 products of choice
      When Hamburg chooses Option A
      Then Hamburg has 4 beer
      And Hamburg has 3 active factories
      And Altona has 9 active factories
      And it is Altona's turn to move the ink jar

    Scenario: With no factory in the supply, a free factory cannot be taken
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card free factory
      And Hamburg has 1 cloth
      And the factories are Hamburg 3, Altona 9, supply 0, all active
      And the card free factory shows Advance a lawsuit and a free factory
      When Hamburg chooses Option B with the card free factory
      And Hamburg takes a factory free of charge
      Then the action is refused under "No factories left"
      And nothing has changed

    Scenario: The last factory can be taken
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card free factory
      And the factories are Hamburg 3, Altona 8, supply 1, all active
      And the card free factory shows Advance a lawsuit and a free factory
      When Hamburg chooses Option B with the card free factory
      And Hamburg takes a factory free of charge
      Then Hamburg has 4 active factories
      And the supply has 0 factories
