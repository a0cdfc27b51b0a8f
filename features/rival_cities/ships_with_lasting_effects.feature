Feature: Ships 11 to 21: other effects

  @clause:rival_cities.ship_effect.beer_with_production
  Rule: Ship 11 adds 1 beer to any Production

    @clause:rival_cities.ship_effect.production_of_any_type
    Scenario Outline: Ship 11 adds 1 beer, whatever is produced
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <card>
      And Hamburg has ship 11
      And ship 11 adds 1 beer to any Production
      When Hamburg chooses Option A
      And Hamburg performs the Production of <products>, using <used>
      Then Hamburg has <stock>

      Examples:
        | card               | products  | used       | stock                |
        | cloth production   | 1 cloth   | no factory | 1 beer and 1 cloth   |
        | leather production | 1 leather | 1 factory  | 1 beer and 2 leather |

    Scenario: Ship 11 also increases a Production of beer
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 11
      And ship 11 adds 1 beer to any Production
      When Hamburg chooses Option A with the right half
      And Hamburg performs the Production of 2 beer, using no factory
      Then Hamburg has 3 beer

    Scenario: Ship 11 adds nothing to a gift
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And Hamburg has ship 11
      And ship 11 adds 1 beer to any Production
      When Hamburg chooses Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names beer
      Then Hamburg has 1 beer

    Scenario: The owner gains nothing from the rival's Production
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Altona has ship 11
      And ship 11 adds 1 beer to any Production
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 1 cloth
      And Altona has an empty stock

  @clause:rival_cities.ship_effect.leather_with_production
  Rule: Ship 12 adds 1 leather to any Production

    Scenario: Ship 12 adds 1 leather to a Production of furniture
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And Hamburg has ship 12
      And Hamburg has 1 active factory
      And ship 12 adds 1 leather to any Production
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 1 furniture, using 1 factory
      Then Hamburg has 1 leather and 2 furniture

  @clause:rival_cities.ship_effect.cloth_with_production
  Rule: Ship 13 adds 1 cloth to any Production

    Scenario: Ship 13 adds 1 cloth to a Production of leather
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has ship 13
      And ship 13 adds 1 cloth to any Production
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 1 cloth and 1 leather

    Scenario: London adds 1 cloth to the cloth from ship 13
      Given the position "Altona chooses an option"
      And the ink jar stands at leather production
      And Altona has ship 13
      And Altona has London
      And London adds 1 cloth to a Production or Gift of cloth
      And ship 13 adds 1 cloth to any Production
      When Altona chooses Option A
      And Altona performs the Production of 1 leather, using no factory
      Then Altona has 2 cloth and 1 leather

    @reading:rival_cities.ruling.ship_product_wakes_alliance=does_not_count
    # Ship 12, 13 or 14 adds a product to a Production action. Does that product count as gained in the
    # action, so that Novgorod, London or Oslo adds another? No; only the products of the card and the
    # factories count.
    Scenario: If the ship's product does not count, London adds nothing to it
      Given the position "Altona chooses an option"
      And the ink jar stands at leather production
      And Altona has ship 13
      And Altona has London
      And London adds 1 cloth to a Production or Gift of cloth
      And ship 13 adds 1 cloth to any Production
      When Altona chooses Option A
      And Altona performs the Production of 1 leather, using no factory
      Then Altona has 1 cloth and 1 leather

    Scenario: Ship 13 and London both add to a Production of cloth
      Given the position "Altona chooses an option"
      And the ink jar stands at cloth production
      And Altona has ship 13
      And Altona has London
      And London adds 1 cloth to a Production or Gift of cloth
      And ship 13 adds 1 cloth to any Production
      When Altona chooses Option A
      And Altona performs the Production of 1 cloth, using no factory
      Then Altona has 3 cloth

  @clause:rival_cities.ship_effect.furniture_with_production
  Rule: Ship 14 adds 1 furniture to any Production

    Scenario: Ship 14 adds 1 furniture to a Production of choice
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card production of choice
      And Hamburg has ship 14
      And the card production of choice shows Production of 1 product of choice
      And ship 14 adds 1 furniture to any Production
      When Hamburg chooses Option B with the card production of choice
      And Hamburg performs the Production of 1 product of choice, using no factory, and names beer
      Then Hamburg has 1 beer and 1 furniture

  @clause:rival_cities.ship_effect.production_of_any_type
  Rule: Ships 11 to 14 apply to any type

    Scenario: Ships 11, 13 and 14 each add their product to a Production of leather
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has ship 11, ship 13 and ship 14, and Altona has ship 20
      And ship 11 adds 1 beer to any Production
      And ship 13 adds 1 cloth to any Production
      And ship 14 adds 1 furniture to any Production
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 1 beer, 1 cloth, 1 leather and 1 furniture

    Scenario: Ship 12 adds its leather to a Production of beer
      Given the position "Altona chooses an option"
      And the ink jar stands at beer or cloth
      And Altona has ship 12
      And ship 12 adds 1 leather to any Production
      When Altona chooses Option A with the left half
      And Altona performs the Production of 2 beer, using no factory
      Then Altona has 2 beer and 1 leather

    Scenario: Ship 14 adds its furniture to a Production of cloth
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has ship 14
      And ship 14 adds 1 furniture to any Production
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 1 cloth and 1 furniture

  @clause:rival_cities.ship_effect.stars_for_winning_a_lawsuit
  Rule: Ship 15 gives two star tokens for each lawsuit won

    Scenario: Ship 15 gives tokens for a lawsuit won in the off-season
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 15, and Altona has ship 20
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 2
      And winning the lawsuit furniture for cloth brings 2 products of choice
      And ship 15 brings 2 star tokens for each lawsuit won
      When Altona moves the ink jar 1 space
      And Hamburg names beer and beer
      Then Hamburg has 2 star tokens

    Scenario: Ship 15 gives tokens for a lawsuit won by a Court ruling
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has ship 15
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 3
      And winning the lawsuit furniture for cloth brings 2 products of choice
      And ship 15 brings 2 star tokens for each lawsuit won
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      And Hamburg names beer and beer
      Then Hamburg has 2 star tokens

    Scenario: The owner gains nothing for a lawsuit that the rival wins
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 15, and Altona has ship 20
      And the foremost lawsuit is furniture for cloth, its marker on Altona's 2
      And winning the lawsuit furniture for cloth brings 2 products of choice
      And ship 15 brings 2 star tokens for each lawsuit won
      When Altona moves the ink jar 1 space
      And Altona names beer and beer
      Then Hamburg has no star token
      And Altona has no star token

    Scenario: A lawsuit with its marker on 1 does not count as won
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 15, and Altona has ship 20
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 1
      And ship 15 brings 2 star tokens for each lawsuit won
      When Altona moves the ink jar 1 space
      Then Hamburg has 1 star token

    Scenario: Advancing a lawsuit does not count as winning it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has ship 15
      And Hamburg has 1 cloth
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 1
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And ship 15 brings 2 star tokens for each lawsuit won
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has no star token

  @clause:rival_cities.ship_effect.beer_repeats_prestige
  Rule: Ship 16 repeats prestige for two beer

    Scenario: Two beer move the marker another space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 16
      And Hamburg has 3 beer
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with ship 16
      Then the prestige marker is on Hamburg's 2
      And Hamburg has 1 beer
      And it is Altona's turn to move the ink jar

    Scenario: One beer is not enough
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 16
      And Hamburg has 1 beer and 3 furniture
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 1
      And it is Altona's turn to move the ink jar

    Scenario: The owner need not pay the beer
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has ship 16
      And Hamburg has 2 beer
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg declines
      Then the prestige marker is on Hamburg's 1
      And Hamburg has 2 beer

  @clause:rival_cities.ship_effect.beer_repeat_not_again
  Rule: Ship 16 does not repeat its own repeat

    Scenario: Two more beer do not bring a third move
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has ship 16
      And Hamburg has 6 beer
      And ship 16 repeats an Earn prestige action for 2 beer
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg earns prestige
      And Hamburg repeats the action with ship 16
      And Hamburg repeats the action with ship 16
      Then the action is refused under "Ship 16: not on its own repeat"
      And nothing has changed

    Scenario Outline: The owner may use Bruxelles and ship 16 once each, in either order
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has ship 16
      And Hamburg has 3 furniture and 6 beer
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with <one>
      And Hamburg repeats the action with <other>
      Then the prestige marker is on Hamburg's 3
      And Hamburg has 2 furniture and 4 beer
      And it is Altona's turn to move the ink jar

      Examples:
        | one       | other     |
        | Bruxelles | ship 16   |
        | ship 16   | Bruxelles |

    Scenario: After a repeat with Bruxelles only a repeat with ship 16 is left
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has ship 16
      And Hamburg has 3 furniture and 6 beer
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then Hamburg may only repeat the action with ship 16 or decline

    @reading:rival_cities.ruling.chain_of_prestige_repeats=each_once_in_a_chain
    # A player has both Bruxelles and ship 16. How often may one Earn prestige action be repeated? A repeat
    # made with one benefit may be repeated with the other, and the original action may be repeated with both.
    # Neither benefit may be used on anything that follows from its own repeat. So the marker moves at most
    # five times.
    Scenario: If repeats allow new uses, five moves are possible
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has ship 16
      And Hamburg has 3 furniture and 6 beer
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      And Hamburg repeats the action with ship 16
      And Hamburg repeats the action with ship 16
      And Hamburg repeats the action with Bruxelles
      Then the prestige marker is on Hamburg's 5
      And Hamburg has 1 furniture and 2 beer
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.chain_of_prestige_repeats=in_turn_without_end
    # A player has both Bruxelles and ship 16. How often may one Earn prestige action be repeated? Each
    # benefit is ruled out only for its own repeat, so the two may be used alternately as long as the player
    # can pay.
    Scenario: If each card is barred only from its own repeat, the two cards may be used alternately
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has ship 16
      And Hamburg has 3 furniture and 6 beer
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      And Hamburg repeats the action with ship 16
      And Hamburg repeats the action with Bruxelles
      And Hamburg repeats the action with ship 16
      And Hamburg repeats the action with Bruxelles
      And Hamburg repeats the action with ship 16
      Then the prestige marker is on Hamburg's 7
      And Hamburg has an empty stock

    @reading:rival_cities.ruling.chain_of_prestige_repeats=one_repeat_in_all
    # A player has both Bruxelles and ship 16. How often may one Earn prestige action be repeated? Either
    # Bruxelles or ship 16 may be used, but not both: an action is performed a second time but not a third.
    # Only ship 1 lets the player use both on each of its actions.
    Scenario Outline: If an action is repeated only once in all, Bruxelles or ship 16 may be used (<first>)
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has ship 16
      And Hamburg has 3 furniture and 6 beer
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with <first>
      Then the prestige marker is on Hamburg's 2
      And Hamburg has <left>
      And it is Altona's turn to move the ink jar

      Examples:
        | first     | left                   |
        | Bruxelles | 6 beer and 2 furniture |
        | ship 16   | 4 beer and 3 furniture |

    Scenario: Each of the two actions of ship 1 may be repeated once
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Bruxelles
      And Hamburg has ship 16, and ship 1, ship 4, ship 7 and ship 20 lie on the game board
      And Hamburg has 4 furniture and 2 beer
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And ship 1 costs 3 furniture and brings 2 Earn prestige actions at once
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 1
      And Hamburg repeats the action with Bruxelles
      And Hamburg repeats the action with ship 16
      Then the prestige marker is on Hamburg's 4
      And Hamburg has an empty stock

  @clause:rival_cities.ship_effect.jar_one_space_farther
  Rule: Ship 17 gives one more space without charge

    Scenario: The third space is free
      Given the position "Hamburg to move"
      And Hamburg has an empty stock
      And the ink jar stands at the off-season overview, 3 spaces before alliance
      And Hamburg has ship 17
      And ship 17 allows 1 more space without charge
      When Hamburg moves the ink jar 3 spaces
      Then the ink jar stands at alliance
      And Hamburg chooses an option at the ink jar

    Scenario: Four spaces cost one product
      Given the position "Hamburg to move"
      And Hamburg has ship 17
      And Hamburg has 1 beer
      And ship 17 allows 1 more space without charge
      When Hamburg moves the ink jar 4 spaces, paying 1 beer
      Then Hamburg has an empty stock
      And Hamburg chooses an option at the ink jar

    Scenario: A player without a product cannot move four spaces
      Given the position "Hamburg to move"
      And Hamburg has an empty stock
      And Hamburg has ship 17
      And ship 17 allows 1 more space without charge
      Then Hamburg may move the ink jar 1 to 3 spaces and no farther

    Scenario: The owner may still move one space
      Given the position "Hamburg to move"
      And the ink jar stands at the off-season overview, and next comes beer or cloth
      And Hamburg has ship 17
      And ship 17 allows 1 more space without charge
      When Hamburg moves the ink jar 1 space
      Then the ink jar stands at beer or cloth

    Scenario: The rival moves at the usual price
      Given the position "Hamburg to move"
      And Hamburg has an empty stock
      And Altona has ship 17
      And ship 17 allows 1 more space without charge
      Then Hamburg may move the ink jar 1 to 2 spaces and no farther

    Scenario Outline: All prices move out by one space
      Given the position "Hamburg to move"
      And Hamburg has ship 17
      And Hamburg has <stock>
      And ship 17 allows 1 more space without charge
      Then Hamburg may move the ink jar 1 to <most> spaces and no farther

      Examples:
        | stock  | most |
        | 1 beer | 4    |
        | 2 beer | 5    |
        | 3 beer | 5    |
        | 4 beer | 6    |

    @reading:rival_cities.ruling.free_space_shifts_the_ladder=third_space_free
    # What does a move of more than three spaces cost a player who has ship 17? Only the third space becomes
    # free. The fourth costs one product, and each further space costs two.
    Scenario Outline: If only the third space is free, the later spaces keep their prices
      Given the position "Hamburg to move"
      And Hamburg has ship 17
      And Hamburg has <stock>
      And ship 17 allows 1 more space without charge
      Then Hamburg may move the ink jar 1 to <most> spaces and no farther

      Examples:
        | stock  | most |
        | 2 beer | 4    |

    Scenario: With ship 17 five spaces cost two products
      Given the position "Hamburg to move"
      And Hamburg has ship 17
      And Hamburg has 2 beer
      And ship 17 allows 1 more space without charge
      When Hamburg moves the ink jar 5 spaces, paying 2 beer
      Then Hamburg has an empty stock
      And Hamburg chooses an option at the ink jar

    @reading:rival_cities.ruling.free_space_shifts_the_ladder=third_space_free
    # What does a move of more than three spaces cost a player who has ship 17? Only the third space becomes
    # free. The fourth costs one product, and each further space costs two.
    Scenario: If only the third space is free, five spaces cost three products
      Given the position "Hamburg to move"
      And Hamburg has ship 17
      And Hamburg has 3 beer
      And ship 17 allows 1 more space without charge
      When Hamburg moves the ink jar 5 spaces, paying 3 beer
      Then Hamburg has an empty stock
      And Hamburg chooses an option at the ink jar

  @clause:rival_cities.ship_effect.option_c_without_letter
  Rule: With ship 18 Option C costs no letter

    Scenario: Without a letter Option C is possible
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has ship 18
      And Hamburg holds the card gift and beer donation
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And ship 18 allows Option C without a letter
      When Hamburg chooses Option C
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      And Hamburg chooses Option B with the card gift and beer donation
      And Hamburg takes the gift of 2 products of choice and names beer and beer
      Then Hamburg has 2 beer and 1 leather
      And it is Altona's turn to move the ink jar

    Scenario: The owner keeps a letter in the stock
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has ship 18
      And Hamburg holds the card court ruling
      And Hamburg has 1 letter
      And ship 18 allows Option C without a letter
      When Hamburg chooses Option C
      Then Hamburg has 1 letter

    Scenario: The owner pays neither of two letters
      Given the position "Altona chooses an option"
      And the ink jar stands at beer or cloth
      And Altona has ship 18
      And Altona holds the card gift and beer donation
      And Altona has 2 letters
      And ship 18 allows Option C without a letter
      When Altona chooses Option C
      Then Altona has 2 letters

    Scenario: A player who does not own the ship pays the letter
      Given the position "Altona chooses an option"
      And the ink jar stands at beer or cloth
      And Hamburg has ship 18
      And Altona holds the card gift and beer donation
      And Altona has 2 letters
      And ship 18 allows Option C without a letter
      When Altona chooses Option C
      Then Altona has 1 letter

    Scenario: The rival's ship does not help the player
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Altona has ship 18
      And Hamburg holds the card court ruling
      And ship 18 allows Option C without a letter
      When Hamburg chooses Option C
      Then the action is refused under "Option C costs one letter"
      And nothing has changed

    Scenario: If ship 18 is purchased with Option A, it comes too late for that turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 4 furniture
      And Hamburg holds the card court ruling
      And ship 18 lies on the game board
      And ship 18 costs 4 furniture
      And ship 18 allows Option C without a letter
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 18
      Then it is Altona's turn to move the ink jar

    Scenario Outline: The owner of ship 18 may choose Option C without a letter
      Given the position "<city> chooses an option"
      And the ink jar stands at leather production
      And <city> has ship 18
      And <city> holds the card gift and beer donation
      And ship 18 allows Option C without a letter
      Then <city> may choose Option C

      Examples:
        | city    |
        | Hamburg |
        | Altona  |

    Scenario: The owner of ship 18 chooses between both cards without paying a letter
      Given the position "Altona chooses an option"
      And the ink jar stands at cloth production
      And Altona has ship 18
      And Altona holds the card court ruling
      And Altona has 2 beer
      And the card court ruling shows Court ruling and Advance a lawsuit
      And ship 18 allows Option C without a letter
      When Altona chooses Option C
      Then Altona has 2 beer
      And Altona may choose Option A or choose Option B with the card court ruling

  @clause:rival_cities.ship_effect.ships_cost_one_less
  Rule: Ship 19 makes later ships one product cheaper

    Scenario Outline: The owner saves one product
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has <stock>
      And Hamburg has ship 19, and ship 4, ship 20, ship 21 and ship 9 lie on the game board
      And <ship> costs <cost>
      And ship 19 makes later ships 1 product cheaper
      When Hamburg chooses Option A with the right half
      And Hamburg purchases <ship>
      Then Hamburg has ship 19 and <ship> and no other ship
      And Hamburg has <left>

      Examples:
        | ship    | cost      | stock     | left           |
        | ship 9  | 5 beer    | 4 beer    | an empty stock |
        | ship 20 | 4 leather | 4 leather | 1 leather      |
        | ship 21 | 3 cloth   | 2 cloth   | an empty stock |

    Scenario: Paying two products less is not enough
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card ship and gift lies at the first dark space
      And Hamburg has 3 beer
      And Hamburg has ship 19, and ship 4, ship 20, ship 21 and ship 9 lie on the game board
      And ship 9 costs 5 beer
      And ship 19 makes later ships 1 product cheaper
      When Hamburg chooses Option A
      And Hamburg purchases ship 9
      Then the action is refused under "A ship's cost is paid"
      And nothing has changed

    Scenario: Ship 19 does not make its own purchase cheaper
      Given the position "Altona chooses an option"
      And the ink jar stands at the first dark space
      And the card ship and gift lies at the first dark space
      And Altona has 3 beer
      And ship 19 lies on the game board
      And ship 19 costs 4 beer
      And ship 19 makes later ships 1 product cheaper
      When Altona chooses Option A
      And Altona purchases ship 19
      Then the action is refused under "A ship's cost is paid"
      And nothing has changed

    Scenario: The rival pays the usual price
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card ship and gift lies at the first dark space
      And Hamburg has 2 cloth
      And Altona has ship 19
      And ship 21 costs 3 cloth
      And ship 19 makes later ships 1 product cheaper
      When Hamburg chooses Option A
      And Hamburg purchases ship 21
      Then the action is refused under "A ship's cost is paid"
      And nothing has changed

  @clause:rival_cities.ship_effect.five_stars
  Rule: Ship 20 has only its five stars

    Scenario: Ship 20 brings five stars in the star scoring
      Given the position "Hamburg brought on the last off-season"
      And Altona has ship 20
      And the dark stars are
        | ship 20 | 5 |
      Then Altona's cards bring 5 stars
      And Altona wins the star scoring

    Scenario: Ship 20 does nothing in an off-season
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 20, and Altona has ship 21
      When Hamburg moves the ink jar 1 space
      Then Hamburg has an empty stock
      And Hamburg has no star token
      And Altona has an empty stock

  @clause:rival_cities.ship_effect.star_per_ship
  Rule: Ship 21 has as many stars as its owner has ships

    Scenario Outline: The number of ships decides how many stars ship 21 has (<ships>)
      Given the position "Hamburg brought on the last off-season"
      And <owners>
      And the dark stars are
        | ship 21 | 1 for each ship |
        | ship 4  | 3               |
        | ship 7  | 1               |
        | ship 8  | 1               |
      Then Altona's cards bring <stars>

      Examples:
        | ships | owners                                                                           | stars   |
        | one   | Altona has ship 21                                                               | 1 star  |
        | two   | Altona has ship 21 and ship 7                                                    | 3 stars |
        | four  | Altona has ship 21, ship 7, ship 8 and ship 4, and Hamburg has ship 5 and ship 6 | 9 stars |

    Scenario: The rival's ships do not count for ship 21
      Given the position "Hamburg brought on the last off-season"
      And Altona has ship 21, and Hamburg has ship 5 and ship 6
      And the dark stars are
        | ship 21 | 1 for each ship |
        | ship 5  | 1               |
        | ship 6  | 2               |
      And ship 5 brings 2 letters at once
      Then Altona's cards bring 1 star
      And Hamburg's cards bring 3 stars
