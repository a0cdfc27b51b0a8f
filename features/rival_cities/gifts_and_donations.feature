Feature: Gifts, Donations and star tokens

  @clause:rival_cities.gift.gains_shown_products
  Rule: A Gift action gives the products shown

    Scenario Outline: A gift of specific products gives exactly these products
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      And the card <card> shows <shown>
      When Hamburg chooses Option A
      And Hamburg takes the gift of <products>
      Then Hamburg has <products>

      Examples:
        | card                        | shown                                                                           | products    |
        | cloth and alliance          | Advance a lawsuit, Gift of 1 cloth and Form an alliance                         | 1 cloth     |
        | prestige and cloth          | Advance a lawsuit, Earn prestige and Gift of 1 cloth                            | 1 cloth     |
        | beer and furniture donation | Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens | 1 beer      |
        | ship and beer               | Advance a lawsuit, Purchase a ship and Gift of 2 beer                           | 2 beer      |
        | beer and cloth donation     | Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth for 1 star token      | 1 beer      |
        | prestige and furniture      | Advance a lawsuit, Earn prestige and Gift of 1 furniture                        | 1 furniture |
        | furniture and alliance      | Advance a lawsuit, Gift of 1 furniture and Form an alliance                     | 1 furniture |

    Scenario: Factories do not increase a gift
      Given the position "Hamburg chooses an option"
      And Hamburg has an empty stock
      And Hamburg holds the card ship and beer
      And Hamburg has 3 active factories
      And the card ship and beer shows Advance a lawsuit, Purchase a ship and Gift of 2 beer
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board and cost, in this order, 2 furniture, 3 cloth, 4 leather and 3 cloth
      When Hamburg chooses Option B with the card ship and beer
      And Hamburg takes the gift of 2 beer
      Then Hamburg has 2 beer
      And Hamburg has 3 active factories
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.gift.product_of_choice
  Rule: Each mixed crate of a gift is a product of choice

    Scenario Outline: One mixed crate gives one product of choice
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      When Hamburg chooses Option A with the left half
      And Hamburg takes the gift of 1 product of choice and names <product>
      Then Hamburg has <products>
      And it is Altona's turn to move the ink jar

      Examples:
        | product   | products    |
        | beer      | 1 beer      |
        | cloth     | 1 cloth     |
        | leather   | 1 leather   |
        | furniture | 1 furniture |

    Scenario Outline: Two products of choice may be of two types or of the same type
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift of two
      And the card gift of two shows Advance a lawsuit and Gift of 2 products of choice
      When Hamburg chooses Option B with the card gift of two
      And Hamburg takes the gift of 2 products of choice and names <named>
      Then Hamburg has <products>

      Examples:
        | named                 | products                  |
        | furniture and leather | 1 leather and 1 furniture |
        | beer and beer         | 2 beer                    |
        | cloth and beer        | 1 beer and 1 cloth        |

    Scenario Outline: Other cards also give a product of choice
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      And the card <card> shows <shown>
      When Hamburg chooses Option A
      And Hamburg takes the gift of 1 product of choice and names furniture
      Then Hamburg has 1 furniture

      Examples:
        | card                      | shown                                                                                                   |
        | ship and gift             | Advance a lawsuit, Purchase a ship and Gift of 1 product of choice                                      |
        | gift and leather donation | Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice) |

    Scenario: The gift on the off-season overview gives a product of choice
      Given the position "Altona to move"
      And the ink jar stands at prestige or beer, and next come lawsuit, the bell and the off-season overview
      When Altona moves the ink jar 2 spaces
      And Altona chooses Option A
      And Altona takes the gift of 1 product of choice and names leather
      Then Altona has 1 leather
      And it is Hamburg's turn to move the ink jar

  @clause:rival_cities.donation.pays_products_for_stars
  Rule: A Donation pays products for star tokens

    Scenario Outline: Each Donation asks for the products on its card
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      And Hamburg has <stock>
      And the card <card> shows <shown>
      When Hamburg chooses Option A
      And Hamburg donates <products> for <tokens>
      Then Hamburg has <left>
      And Hamburg has <tokens>

      Examples:
        | card                        | shown                                                                                                   | stock                  | products    | tokens        | left                   |
        | gift and leather donation   | Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice) | 2 cloth and 1 leather  | 1 leather   | 1 star token  | 2 cloth                |
        | beer and furniture donation | Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens                         | 1 beer and 3 furniture | 2 furniture | 3 star tokens | 1 beer and 1 furniture |
        | beer and cloth donation     | Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth for 1 star token                              | 1 beer and 1 cloth     | 1 cloth     | 1 star token  | 1 beer                 |
        | gift and beer donation      | Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)                      | 4 beer                 | 3 beer      | 1 star token  | 1 beer                 |

    Scenario: Two products of choice pay for one star token
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 3 cloth
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      And Hamburg donates 2 products of choice for 1 star token, paying 2 cloth
      Then Hamburg has 1 cloth
      And Hamburg has 1 star token

    Scenario: The products go to the supply, and the tokens come from it
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card beer and furniture donation
      And Hamburg has 2 furniture
      And the card beer and furniture donation shows Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens
      When Hamburg chooses Option B with the card beer and furniture donation
      And Hamburg donates 2 furniture for 3 star tokens
      Then the supply has 12 furniture
      And the supply has 9 star tokens

    Scenario Outline: A Donation is refused if the card does not show it (<case>)
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and leather donation
      And Hamburg has 3 cloth and 2 leather
      And the card gift and leather donation shows Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and leather donation
      And Hamburg donates <products> for <tokens>
      Then the action is refused under "Donation: as often as shown"
      And nothing has changed

      Examples:
        | case          | products  | tokens        |
        | other product | 1 cloth   | 1 star token  |
        | more products | 2 leather | 1 star token  |
        | more tokens   | 1 leather | 2 star tokens |

    Scenario Outline: A player with too few products cannot donate
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      And Hamburg has <stock>
      And the card <card> shows <shown>
      When Hamburg chooses Option A
      And Hamburg donates <products> for <tokens>
      Then the action is refused under "A Donation pays products for stars"
      And nothing has changed

      Examples:
        | card                        | shown                                                                                                   | stock                  | products    | tokens        |
        | gift and leather donation   | Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice) | 3 furniture            | 1 leather   | 1 star token  |
        | beer and furniture donation | Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens                         | 5 beer and 1 furniture | 2 furniture | 3 star tokens |
        | beer and cloth donation     | Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth for 1 star token                              | 4 leather              | 1 cloth     | 1 star token  |
        | gift and beer donation      | Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)                      | 2 beer and 4 cloth     | 3 beer      | 1 star token  |

    Scenario: One product is not enough for a Donation of two products
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 cloth
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      And Hamburg donates 2 products of choice for 1 star token
      Then the action is refused under "A Donation pays products for stars"
      And nothing has changed

    @clause:rival_cities.letter.is_not_a_product
    Scenario: A letter cannot be donated as a product
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 cloth and 2 letters
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      And Hamburg donates 2 products of choice for 1 star token
      Then the action is refused under "A Donation pays products for stars"
      And nothing has changed

    Scenario: A Donation brings the star tokens that are left
      Given the position "Altona chooses an option"
      And Altona holds the card beer and furniture donation
      And Altona has 2 furniture
      And the star tokens are Hamburg 6, Altona 4, supply 2
      And the card beer and furniture donation shows Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens
      When Altona chooses Option B with the card beer and furniture donation
      And Altona donates 2 furniture for 3 star tokens
      Then Altona has 6 star tokens
      And Altona has an empty stock
      And the supply has no star token

    @reading:rival_cities.ruling.donation_with_few_tokens=refused
    # A Donation promises more star tokens than the supply has. May the player make it? No, the player may
    # make it only if the supply has all of them.
    Scenario: If the supply must pay in full, a Donation for three tokens is refused when two are left
      Given the position "Altona chooses an option"
      And Altona holds the card beer and furniture donation
      And Altona has 2 furniture
      And the star tokens are Hamburg 6, Altona 4, supply 2
      And the card beer and furniture donation shows Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens
      When Altona chooses Option B with the card beer and furniture donation
      And Altona donates 2 furniture for 3 star tokens
      Then the action is refused under "No star tokens left"
      And nothing has changed

    Scenario: A Donation for three tokens is possible when three are left
      Given the position "Altona chooses an option"
      And Altona holds the card beer and furniture donation
      And Altona has 2 furniture
      And the star tokens are Hamburg 6, Altona 3, supply 3
      And the card beer and furniture donation shows Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens
      When Altona chooses Option B with the card beer and furniture donation
      And Altona donates 2 furniture for 3 star tokens
      Then Altona has 6 star tokens
      And the supply has no star token

  @clause:rival_cities.donation.payer_chooses
  Rule: The player chooses which products to donate for mixed crates

    Scenario Outline: Any two products may be donated
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 2 beer, 1 cloth and 1 furniture
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      And Hamburg donates 2 products of choice for 1 star token, paying <price>
      Then Hamburg has <left>
      And Hamburg has 1 star token

      Examples:
        | price                   | left                    |
        | 2 beer                  | 1 cloth and 1 furniture |
        | 1 beer and 1 furniture  | 1 beer and 1 cloth      |
        | 1 cloth and 1 furniture | 2 beer                  |

    Scenario: A Donation of specific products does not accept other products
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and leather donation
      And Hamburg has 3 furniture
      And the card gift and leather donation shows Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and leather donation
      Then Hamburg may not make a donation at all

  @clause:rival_cities.donation.as_often_as_shown
  Rule: A Donation may be made as often as its arrow shows, and no more

    Scenario: The Donation of two products of choice may be made once
      Given the position "Altona chooses an option"
      And the ink jar stands at swap and donation
      And Altona has 4 beer
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Altona chooses Option A
      And Altona donates 2 products of choice for 1 star token, paying 2 beer
      And Altona donates 2 products of choice for 1 star token
      Then the action is refused under "Donation: as often as shown"
      And nothing has changed

    Scenario Outline: Donations whose arrow shows one may be made once
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      And Hamburg has <stock>
      And the card <card> shows <shown>
      When Hamburg chooses Option A
      And Hamburg donates <products> for <tokens>
      Then Hamburg may not make a donation at all
      And Hamburg has <tokens>

      Examples:
        | card                        | shown                                                                           | stock       | products    | tokens        |
        | beer and furniture donation | Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens | 6 furniture | 2 furniture | 3 star tokens |
        | beer and cloth donation     | Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth for 1 star token      | 5 cloth     | 1 cloth     | 1 star token  |

    Scenario: One leather may be donated for one star token, up to twice
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and leather donation
      And Hamburg has 3 leather
      And the card gift and leather donation shows Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and leather donation
      And Hamburg donates 1 leather for 1 star token
      And Hamburg donates 1 leather for 1 star token
      Then Hamburg has 1 leather
      And Hamburg has 2 star tokens
      And Hamburg may not make a donation at all

    Scenario: The leather Donation cannot be made three times
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and leather donation
      And Hamburg has 4 leather
      And the card gift and leather donation shows Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and leather donation
      And Hamburg donates 1 leather for 1 star token
      And Hamburg donates 1 leather for 1 star token
      And Hamburg donates 1 leather for 1 star token
      Then the action is refused under "Donation: as often as shown"
      And nothing has changed

    Scenario: Three beer may be donated for one star token, up to twice
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And Hamburg has 9 beer
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg donates 3 beer for 1 star token
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg has 3 beer
      And Hamburg has 2 star tokens
      And Hamburg may not make a donation at all

    Scenario: A player may stop after the first exchange
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And Hamburg has 6 beer
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg donates 3 beer for 1 star token
      Then Hamburg may only donate 3 beer for 1 star token or leave out what is left

    Scenario: If the player stops after the first exchange, the other actions of the card follow
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And Hamburg has 6 beer
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      And Hamburg donates 3 beer for 1 star token
      And Hamburg leaves out what is left
      Then Hamburg may only take the gift of 2 products of choice or leave out what is left
      And Hamburg has 3 beer

  @clause:rival_cities.star_token.kept_in_front
  Rule: Star tokens lie in front of the player

    Scenario: Star tokens are added to those that the player has
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 2 cloth
      And Hamburg has 2 star tokens
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      And Hamburg donates 2 products of choice for 1 star token, paying 2 cloth
      Then Hamburg has 3 star tokens
      And Altona has no star token

    Scenario: Both players see how many star tokens a player has
      Given the position "Hamburg chooses an option"
      And Hamburg has 2 star tokens
      Then Hamburg sees that Hamburg has 2 star tokens
      And Altona sees that Hamburg has 2 star tokens

  @clause:rival_cities.star_token.counts_in_star_scoring_only
  Rule: Star tokens count only without an instant win

    Scenario: Star tokens do not help against an instant win
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And Altona has 10 star tokens
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then Hamburg wins at once by "prestige"
      And nobody's stars are counted

    Scenario: In the star scoring each star token counts as a star
      Given the position "Hamburg brought on the last off-season"
      And Hamburg has 3 star tokens
      And Altona has 4 star tokens
      Then Hamburg's star tokens bring 3 stars
      And Altona's star tokens bring 4 stars
      And Altona wins the star scoring
