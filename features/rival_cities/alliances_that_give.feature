Feature: Alliances that give products and star tokens

  @clause:rival_cities.product_bonus.oslo_furniture
  Rule: Oslo adds a furniture to a Production or Gift of furniture

    Scenario: A Production of furniture
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And Hamburg has Oslo
      When Hamburg carries out Option A with the left half
      And Hamburg produces 1 furniture, using no factory
      Then Hamburg has 2 furniture

    Scenario: A Gift of furniture
      Given the position "Hamburg chooses an option"
      And Hamburg holds prestige and furniture
      And Hamburg has Oslo
      When Hamburg carries out Option B with prestige and furniture
      And Hamburg takes the gift of 1 furniture
      Then Hamburg has 2 furniture

  @clause:rival_cities.product_bonus.london_cloth
  Rule: London adds a cloth to a Production or Gift of cloth

    Scenario: A Production of cloth
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And Hamburg has London
      When Hamburg carries out Option A with the right half
      And Hamburg produces 1 cloth, using no factory
      Then Hamburg has 2 cloth

    Scenario: A Gift of cloth
      Given the position "Hamburg chooses an option"
      And Hamburg holds prestige and cloth
      And Hamburg has London
      When Hamburg carries out Option B with prestige and cloth
      And Hamburg takes the gift of 1 cloth
      Then Hamburg has 2 cloth

    Scenario: The gift of the off-season overview, when cloth is chosen
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit
      And Hamburg has London
      And Hamburg has 1 beer
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of London with 1 beer
      And Hamburg carries out Option A
      And Hamburg takes the gift of 1 product of choice and names cloth
      Then Hamburg has 2 cloth

  @clause:rival_cities.product_bonus.novgorod_leather
  Rule: Novgorod adds a leather to a Production or Gift of leather

    Scenario: A Production of leather
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has Novgorod
      When Hamburg carries out Option A
      And Hamburg produces 1 leather, using no factory
      Then Hamburg has 2 leather

    Scenario: A Gift of choice, when leather is chosen
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And Hamburg has Novgorod
      When Hamburg carries out Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names leather
      Then Hamburg has 2 leather

    Scenario: A Production of choice, when leather is chosen
      Given the position "Hamburg chooses an option"
      And Hamburg holds production of choice
      And Hamburg has Novgorod
      When Hamburg carries out Option B with production of choice
      And Hamburg produces 1 product of choice, using no factory, and names leather
      Then Hamburg has 2 leather

  @clause:rival_cities.product_bonus.needs_its_own_product
  Rule: Oslo, London and Novgorod give nothing without their own product

    Scenario Outline: A Production of another type
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <card>
      And Hamburg has <alliances>
      When Hamburg carries out Option A
      And Hamburg produces <products>, using no factory
      Then Hamburg has <products>

      Examples:
        | card               | alliances         | products  |
        | cloth production   | Oslo and Novgorod | 1 cloth   |
        | leather production | Oslo and London   | 1 leather |

    Scenario: A Production of beer wakes none of the three
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And Hamburg has Oslo, London and Novgorod
      When Hamburg carries out Option A with the left half
      And Hamburg produces 2 beer, using no factory
      Then Hamburg has 2 beer

    Scenario: A gift of choice, when beer is chosen
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And Hamburg has Oslo, London and Novgorod
      When Hamburg carries out Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names beer
      Then Hamburg has 1 beer

    Scenario: A product that the alliance of one type adds wakes no other
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has Oslo, London and Novgorod
      When Hamburg carries out Option A
      And Hamburg produces 1 cloth, using no factory
      Then Hamburg has 2 cloth

    @reading:rival_cities.ruling.action_that_gives_nothing=may_be_performed
    Scenario: Neither product nor bonus where the supply has none
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And the cloth is Hamburg 6, Altona 6, supply 0
      When Hamburg carries out Option A
      And Hamburg produces 1 cloth, using no factory
      Then Hamburg has 6 cloth
      And Altona has 6 cloth

  @clause:rival_cities.product_bonus.one_per_action
  Rule: They give one product per action

    Scenario: A Production with factories brings one additional product
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg has London
      And Hamburg has 2 active factories
      When Hamburg carries out Option A
      And Hamburg produces 1 cloth, using 2 factories
      Then Hamburg has 4 cloth

    Scenario: A gift of two leather brings one additional leather
      Given the position "Hamburg chooses an option"
      And Hamburg holds gift of two
      And Hamburg has Novgorod
      When Hamburg carries out Option B with gift of two
      And Hamburg takes the gift of 2 products of choice and names leather and leather
      Then Hamburg has 3 leather

    Scenario: A gift of two types brings one additional product of each
      Given the position "Hamburg chooses an option"
      And Hamburg holds gift of two
      And Hamburg has Novgorod and London
      When Hamburg carries out Option B with gift of two
      And Hamburg takes the gift of 2 products of choice and names leather and cloth
      Then Hamburg has 2 cloth and 2 leather

  @clause:rival_cities.product_bonus.captioned_actions_only
  Rule: They give nothing in actions without the caption Production or Gift

    Scenario: The bonus of a lawsuit has no caption
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Novgorod
      And Hamburg has 1 cloth
      When Hamburg carries out Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 1 leather

    Scenario: A swap has another caption
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Oslo
      And Hamburg has 1 beer
      When Hamburg carries out Option A
      And Hamburg swaps a beer for a furniture
      Then Hamburg has 1 furniture

    Scenario: A theft is no gift
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for one
      And Hamburg has Oslo
      And Altona has 2 furniture
      When Hamburg carries out Option B with piracy for one
      And Hamburg commits the piracy of one product, stealing furniture
      Then Hamburg has 1 furniture

    Scenario: The income of the prestige track has no caption
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit
      And the prestige marker is on Hamburg's 3
      And Hamburg has London
      And Hamburg has 1 beer
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of London with 1 beer
      Then Hamburg has 1 beer and 1 cloth

    Scenario: What a lawsuit gives to its winner has no caption
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Oslo
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 2
      When Hamburg carries out Option A with the left half
      And Hamburg resolves the foremost lawsuit
      And Hamburg names furniture and furniture
      Then Hamburg has 2 furniture

    Scenario: A letter exchange has no caption
      Given the position "Hamburg to move"
      And Hamburg has London
      And Hamburg has 1 beer and 1 letter
      When Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth

  @clause:rival_cities.amsterdam.additional_star_token
  Rule: Amsterdam adds a star token to a Donation

    Scenario Outline: Each Donation brings one token more
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And <card> lies at the first dark space
      And Hamburg has Amsterdam
      And Hamburg has <products>
      When Hamburg carries out Option A
      And Hamburg donates <products> for <shown>
      Then Hamburg has <gained>
      And Hamburg has an empty stock

      Examples:
        | card                        | products    | shown         | gained        |
        | beer and cloth donation     | 1 cloth     | 1 star token  | 2 star tokens |
        | beer and furniture donation | 2 furniture | 3 star tokens | 4 star tokens |
        | gift and beer donation      | 3 beer      | 1 star token  | 2 star tokens |

    Scenario: Star tokens that are no Donation bring no more
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit
      And Hamburg has Amsterdam
      And Hamburg has 2 beer
      And Hamburg has ship 6
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Amsterdam with 2 beer
      And Hamburg declines
      Then Hamburg has 1 star token

    Scenario: Amsterdam adds nothing when the supply has no token left for it
      Given the position "Hamburg chooses an option"
      And Hamburg holds beer and cloth donation
      And Hamburg has Amsterdam
      And Hamburg has 1 cloth
      And the star tokens are Hamburg 6, Altona 5, supply 1
      When Hamburg carries out Option B with beer and cloth donation
      And Hamburg donates 1 cloth for 1 star token
      Then Hamburg has 7 star tokens
      And the supply has no star token

    @reading:rival_cities.ruling.donation_needs_a_payment=exchange_needed
    Scenario: A Donation without an exchange brings no star token
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Amsterdam
      When Hamburg carries out Option A
      Then Hamburg has no star token
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.donation_needs_a_payment=exchange_needed
    Scenario: A Donation cannot be performed without an exchange
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Amsterdam
      And Hamburg has 1 beer
      When Hamburg carries out Option A
      And Hamburg performs the Donation of 2 products of choice without an exchange
      Then the action is refused under rival_cities.amsterdam.additional_star_token
      And nothing has changed

    @reading:rival_cities.ruling.donation_needs_a_payment=action_is_enough
    Scenario: Where the action is enough, a Donation without an exchange brings a star token
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Amsterdam
      When Hamburg carries out Option A
      And Hamburg performs the Donation of 2 products of choice without an exchange
      Then Hamburg has 1 star token
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.donation_needs_a_payment=action_is_enough
    Scenario: Where the action is enough, it still takes Amsterdam
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Altona has Amsterdam
      And Hamburg has 1 beer
      When Hamburg carries out Option A
      And Hamburg performs the Donation of 2 products of choice without an exchange
      Then the action is refused under rival_cities.amsterdam.additional_star_token
      And nothing has changed

    @clause:rival_cities.supply.no_star_tokens_left
    @reading:rival_cities.ruling.donation_needs_a_payment=action_is_enough
    Scenario: Where the action is enough, it still takes a star token that is left
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has Amsterdam
      And Hamburg has 1 beer
      And the star tokens are Hamburg 3, Altona 9, supply 0
      When Hamburg carries out Option A
      And Hamburg performs the Donation of 2 products of choice without an exchange
      Then the action is refused under rival_cities.supply.no_star_tokens_left
      And nothing has changed

  @clause:rival_cities.amsterdam.one_per_action
  Rule: Amsterdam adds one star token per Donation action

    Scenario: Two exchanges of one Donation bring one additional token
      Given the position "Hamburg chooses an option"
      And Hamburg holds gift and leather donation
      And Hamburg has Amsterdam
      And Hamburg has 2 leather
      When Hamburg carries out Option B with gift and leather donation
      And Hamburg donates 1 leather for 1 star token
      And Hamburg donates 1 leather for 1 star token
      Then Hamburg has 3 star tokens

    Scenario: Two exchanges of three beer bring one additional token as well
      Given the position "Hamburg chooses an option"
      And Hamburg holds gift and beer donation
      And Hamburg has Amsterdam
      And Hamburg has 6 beer
      When Hamburg carries out Option B with gift and beer donation
      And Hamburg donates 3 beer for 1 star token
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg has 3 star tokens
      And the supply has 9 star tokens
