Feature: Alliances that give products and star tokens

  @clause:rival_cities.product_bonus.oslo_furniture
  Rule: Oslo adds 1 furniture to a Production or Gift of furniture

    Scenario: Oslo adds 1 furniture to a Production of furniture
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And Hamburg has Oslo
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 1 furniture, using no factory
      Then Hamburg has 2 furniture

    Scenario: Oslo adds 1 furniture to a Gift of furniture
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and furniture
      And Hamburg has Oslo
      And the card prestige and furniture shows Advance a lawsuit, Earn prestige and Gift of 1 furniture
      When Hamburg chooses Option B with the card prestige and furniture
      And Hamburg takes the gift of 1 furniture
      Then Hamburg has 2 furniture

  @clause:rival_cities.product_bonus.london_cloth
  Rule: London adds 1 cloth to a Production or Gift of cloth

    Scenario: London adds 1 cloth to a Production of cloth
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And Hamburg has London
      When Hamburg chooses Option A with the right half
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 2 cloth

    Scenario: London adds 1 cloth to a Gift of cloth
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has London
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg takes the gift of 1 cloth
      Then Hamburg has 2 cloth

    Scenario: London adds 1 cloth to the gift on the off-season overview if cloth is chosen
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, and next come the bell and the off-season overview
      And Hamburg has London
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of London with 1 beer
      And Hamburg chooses Option A
      And Hamburg takes the gift of 1 product of choice and names cloth
      Then Hamburg has 2 cloth

  @clause:rival_cities.product_bonus.novgorod_leather
  Rule: Novgorod adds 1 leather to a Production or Gift of leather

    Scenario: Novgorod adds 1 leather to a Production of leather
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has Novgorod
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 2 leather

    Scenario: Novgorod adds 1 leather to a Gift of choice if leather is chosen
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And Hamburg has Novgorod
      When Hamburg chooses Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names leather
      Then Hamburg has 2 leather

    Scenario: Novgorod adds 1 leather to a Production of choice if leather is chosen
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card production of choice
      And Hamburg has Novgorod
      And the card production of choice shows Production of 1 product of choice
      When Hamburg chooses Option B with the card production of choice
      And Hamburg performs the Production of 1 product of choice, using no factory
      And Hamburg names leather
      Then Hamburg has 2 leather

  @clause:rival_cities.product_bonus.needs_its_own_product
  Rule: Oslo, London and Novgorod give nothing if the player gains no product of their type

    Scenario Outline: The alliances add nothing to a Production of a different type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <card>
      And Hamburg has <alliances>
      And London adds 1 cloth to a Production or Gift of cloth
      And Novgorod adds 1 leather to a Production or Gift of leather
      And Oslo adds 1 furniture to a Production or Gift of furniture
      When Hamburg chooses Option A
      And Hamburg performs the Production of <products>, using no factory
      Then Hamburg has <products>

      Examples:
        | card               | alliances         | products  |
        | cloth production   | Oslo and Novgorod | 1 cloth   |
        | leather production | Oslo and London   | 1 leather |

    Scenario: None of the three alliances adds to a Production of beer
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And Hamburg has Oslo, London and Novgorod
      And London adds 1 cloth to a Production or Gift of cloth
      And Novgorod adds 1 leather to a Production or Gift of leather
      And Oslo adds 1 furniture to a Production or Gift of furniture
      When Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 2 beer, using no factory
      Then Hamburg has 2 beer

    Scenario: The alliances add nothing to a gift of choice if beer is chosen
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And Hamburg has Oslo, London and Novgorod
      And London adds 1 cloth to a Production or Gift of cloth
      And Novgorod adds 1 leather to a Production or Gift of leather
      And Oslo adds 1 furniture to a Production or Gift of furniture
      When Hamburg chooses Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names beer
      Then Hamburg has 1 beer

    Scenario: A product added by one alliance does not lead to another addition
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has Oslo, London and Novgorod
      And London adds 1 cloth to a Production or Gift of cloth
      And Novgorod adds 1 leather to a Production or Gift of leather
      And Oslo adds 1 furniture to a Production or Gift of furniture
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 2 cloth

    Scenario: If neither the supply nor the rival gives the product, the alliance adds none
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And the cloth is Hamburg 6, Altona 6, supply 0
      And London adds 1 cloth to a Production or Gift of cloth
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 6 cloth
      And Altona has 6 cloth

  @clause:rival_cities.product_bonus.one_per_action
  Rule: Each of the three alliances gives one product per action

    Scenario: A Production with factories leads to only one additional product
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And Hamburg has 2 active factories
      And London adds 1 cloth to a Production or Gift of cloth
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using 2 factories
      Then Hamburg has 4 cloth

    Scenario: A gift of two leather leads to only one additional leather
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift of two
      And Hamburg has Novgorod
      And the card gift of two shows Advance a lawsuit and Gift of 2 products of choice
      And Novgorod adds 1 leather to a Production or Gift of leather
      When Hamburg chooses Option B with the card gift of two
      And Hamburg takes the gift of 2 products of choice and names leather and leather
      Then Hamburg has 3 leather

    Scenario: A gift of two types leads to one additional product of each type
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift of two
      And Hamburg has Novgorod and London
      And the card gift of two shows Advance a lawsuit and Gift of 2 products of choice
      And London adds 1 cloth to a Production or Gift of cloth
      And Novgorod adds 1 leather to a Production or Gift of leather
      When Hamburg chooses Option B with the card gift of two
      And Hamburg takes the gift of 2 products of choice and names leather and cloth
      Then Hamburg has 2 cloth and 2 leather

  @clause:rival_cities.product_bonus.captioned_actions_only
  Rule: The three alliances give nothing in actions without the caption Production or Gift

    Scenario: Novgorod adds nothing to the bonus of a lawsuit
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Novgorod
      And Hamburg has 1 cloth
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And Novgorod adds 1 leather to a Production or Gift of leather
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 1 leather

    Scenario: Oslo adds nothing to a swap
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Oslo
      And Hamburg has 1 beer
      And Oslo adds 1 furniture to a Production or Gift of furniture
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a furniture
      Then Hamburg has 1 furniture

    Scenario: Oslo adds nothing to a theft
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for one
      And Hamburg has Oslo
      And Altona has 2 furniture
      And Oslo adds 1 furniture to a Production or Gift of furniture
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg commits the piracy of one product, stealing furniture
      Then Hamburg has 1 furniture

    Scenario: London adds nothing to the income of the prestige track
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 3
      And Hamburg has London
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      And the income at Hamburg's 3 is 1 beer and 1 cloth
      And London adds 1 cloth to a Production or Gift of cloth
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of London with 1 beer
      Then Hamburg has 1 beer and 1 cloth

    Scenario: Oslo adds nothing to the bonus for winning a lawsuit
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Oslo
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 2
      And winning the lawsuit furniture for cloth brings 2 products of choice
      And Oslo adds 1 furniture to a Production or Gift of furniture
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      And Hamburg names furniture and furniture
      Then Hamburg has 2 furniture

    Scenario: London adds nothing to a letter exchange
      Given the position "Hamburg to move"
      And Hamburg has London
      And Hamburg has 1 beer and 1 letter
      And London adds 1 cloth to a Production or Gift of cloth
      When Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth

  @clause:rival_cities.amsterdam.additional_star_token
  Rule: Amsterdam adds a star token to a Donation

    Scenario Outline: Each Donation brings one additional token
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      And Hamburg has Amsterdam
      And Hamburg has <products>
      And Amsterdam adds 1 star token to a Donation
      And the card <card> shows <shown by the card>
      When Hamburg chooses Option A
      And Hamburg donates <products> for <shown>
      Then Hamburg has <gained>
      And Hamburg has an empty stock

      Examples:
        | card                        | shown by the card                                                                  | products    | shown         | gained        |
        | beer and cloth donation     | Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth for 1 star token         | 1 cloth     | 1 star token  | 2 star tokens |
        | beer and furniture donation | Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens    | 2 furniture | 3 star tokens | 4 star tokens |
        | gift and beer donation      | Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice) | 3 beer      | 1 star token  | 2 star tokens |

    Scenario: Amsterdam adds nothing to star tokens that do not come from a Donation
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Amsterdam
      And Hamburg has 2 beer
      And Hamburg has ship 6, and Altona has ship 20
      And the upkeep of Amsterdam is 2 products of choice
      And ship 6 brings 1 star token in each off-season
      And Amsterdam adds 1 star token to a Donation
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Amsterdam with 2 beer
      Then Hamburg has 1 star token

    Scenario: Amsterdam adds nothing when the supply has no token left
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card beer and cloth donation
      And Hamburg has Amsterdam
      And Hamburg has 1 cloth
      And the star tokens are Hamburg 6, Altona 5, supply 1
      And the card beer and cloth donation shows Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth for 1 star token
      And Amsterdam adds 1 star token to a Donation
      When Hamburg chooses Option B with the card beer and cloth donation
      And Hamburg donates 1 cloth for 1 star token
      Then Hamburg has 7 star tokens
      And the supply has no star token

    Scenario: A Donation without an exchange brings no star token
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Amsterdam
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      And Amsterdam adds 1 star token to a Donation
      When Hamburg chooses Option A
      Then Hamburg has no star token
      And it is Altona's turn to move the ink jar

    Scenario: A Donation cannot be performed without an exchange
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Amsterdam
      And Hamburg has 1 beer
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      And Amsterdam adds 1 star token to a Donation
      When Hamburg chooses Option A
      And Hamburg performs the Donation of 2 products of choice without an exchange
      Then the action is refused under "Amsterdam: an additional star token"
      And nothing has changed

    @reading:rival_cities.ruling.donation_needs_a_payment=action_is_enough
    # With Amsterdam, a player gains a star token whenever they perform a Donation action. Does a Donation
    # without any payment count as performed? Yes, the player may perform the action without an exchange and
    # still gains the token.
    Scenario: If a Donation needs no exchange, Amsterdam gives a star token even without one
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Amsterdam
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      And Amsterdam adds 1 star token to a Donation
      When Hamburg chooses Option A
      And Hamburg performs the Donation of 2 products of choice without an exchange
      Then Hamburg has 1 star token
      And it is Altona's turn to move the ink jar

    Scenario: Without Amsterdam no Donation can be performed without an exchange
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Altona has Amsterdam
      And Hamburg has 1 beer
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      And Amsterdam adds 1 star token to a Donation
      When Hamburg chooses Option A
      And Hamburg performs the Donation of 2 products of choice without an exchange
      Then the action is refused under "Amsterdam: an additional star token"
      And nothing has changed

    @clause:rival_cities.supply.no_star_tokens_left
    @reading:rival_cities.ruling.donation_needs_a_payment=action_is_enough
    # With Amsterdam, a player gains a star token whenever they perform a Donation action. Does a Donation
    # without any payment count as performed? Yes, the player may perform the action without an exchange and
    # still gains the token.
    Scenario: Even if a Donation needs no exchange, the supply must have a star token left
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Amsterdam
      And Hamburg has 1 beer
      And the star tokens are Hamburg 3, Altona 9, supply 0
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      And Amsterdam adds 1 star token to a Donation
      When Hamburg chooses Option A
      And Hamburg performs the Donation of 2 products of choice without an exchange
      Then the action is refused under "No star tokens left"
      And nothing has changed

  @clause:rival_cities.amsterdam.one_per_action
  Rule: Amsterdam adds one star token per Donation action

    Scenario: Two exchanges of one Donation bring only one additional token
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and leather donation
      And Hamburg has Amsterdam
      And Hamburg has 2 leather
      And the card gift and leather donation shows Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice)
      And Amsterdam adds 1 star token to a Donation
      When Hamburg chooses Option B with the card gift and leather donation
      And Hamburg donates 1 leather for 1 star token
      And Hamburg donates 1 leather for 1 star token
      Then Hamburg has 3 star tokens

    Scenario: Two exchanges of three beer also bring only one additional token
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And Hamburg has Amsterdam
      And Hamburg has 6 beer
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And Amsterdam adds 1 star token to a Donation
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg donates 3 beer for 1 star token
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg has 3 star tokens
      And the supply has 9 star tokens
