Feature: Action cards

  @clause:rival_cities.action_card.shows_actions @clause:rival_cities.action_card.all_actions
  Rule: A player who uses a card may perform every action that it shows

    Scenario Outline: A basic action card offers its actions
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <card>
      And Hamburg has <stock>
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      And the card <card> shows <shown>
      When Hamburg chooses Option A
      Then Hamburg may only do one of these
        | <first> | <second> | leave out what is left |

      Examples:
        | card               | shown                              | stock     | first                                                             | second                                              |
        | draw one           | Draw a special action card         | 1 leather | draw a special action card                                        |                                                     |
        | alliance           | Form an alliance                   | 1 leather | form an alliance with Amsterdam / Bruxelles / Gdańsk / Kjøbenhavn |                                                     |
        | factory for two    | a factory for 2 products of choice | 2 leather | build a factory for 2 products                                    |                                                     |
        | cloth production   | Production of 1 cloth              | 1 leather | perform the Production of 1 cloth using no factory                | perform the Production of 1 cloth using 1 factory   |
        | leather production | Production of 1 leather            | 1 leather | perform the Production of 1 leather using no factory              | perform the Production of 1 leather using 1 factory |
        | lawsuit            | Advance a lawsuit                  | 1 leather | advance the lawsuit on space II                                   |                                                     |

    Scenario: The card with a swap and a Donation offers both
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 1 beer and 1 leather
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      Then Hamburg may swap a beer for a cloth, swap a leather for a furniture, donate 2 products of choice for 1 star token or leave out what is left

    Scenario: The card on the off-season overview offers a gift
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, and next come the bell and the off-season overview
      When Hamburg moves the ink jar 1 space
      And Hamburg chooses Option A
      Then Hamburg may only take the gift of 1 product of choice or leave out what is left

    Scenario Outline: A special action card offers its actions
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      And Hamburg has <stock>
      And Altona has 1 beer
      And Hamburg has 0 active and 1 inactive factories
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board and cost, in this order, 2 furniture, 3 cloth, 4 leather and 3 cloth
      And the card <card> shows <shown>
      When Hamburg chooses Option A
      Then Hamburg may only do one of these
        | <first> | <second> | <third> | leave out what is left |

      Examples:
        | card                        | shown                                                                                                   | stock       | first                                                          | second                                 | third                                                             |
        | two letters                 | Advance a lawsuit and 2 letters                                                                         | 1 leather   | advance the lawsuit on space II                                | take the two letters                   |                                                                   |
        | gift of two                 | Advance a lawsuit and Gift of 2 products of choice                                                      | 1 cloth     | advance the lawsuit on space I                                 | take the gift of 2 products of choice  |                                                                   |
        | ship and gift               | Advance a lawsuit, Purchase a ship and Gift of 1 product of choice                                      | 2 furniture | advance the lawsuit on space III                               | purchase ship 4                        | take the gift of 1 product of choice                              |
        | draw two                    | Advance a lawsuit and twice Draw a special action card                                                  | 1 cloth     | advance the lawsuit on space I                                 | draw a special action card             |                                                                   |
        | piracy for one              | Piracy of 1 product                                                                                     | 1 cloth     | begin the piracy of one product                                |                                        |                                                                   |
        | piracy for three            | Piracy of 1 to 3 products with Earn prestige for the rival                                              | 1 cloth     | begin the piracy of up to three products                       |                                        |                                                                   |
        | cloth and alliance          | Advance a lawsuit, Gift of 1 cloth and Form an alliance                                                 | 1 leather   | advance the lawsuit on space II                                | take the gift of 1 cloth               | form an alliance with Amsterdam / Bruxelles / Gdańsk / Kjøbenhavn |
        | prestige and letter         | Advance a lawsuit, Earn prestige and 1 letter                                                           | 1 leather   | advance the lawsuit on space II                                | earn prestige                          | take the letter                                                   |
        | prestige and cloth          | Advance a lawsuit, Earn prestige and Gift of 1 cloth                                                    | 1 leather   | advance the lawsuit on space II                                | earn prestige                          | take the gift of 1 cloth                                          |
        | beer and furniture donation | Advance a lawsuit, Gift of 1 beer and Donation of 2 furniture for 3 star tokens                         | 2 furniture | advance the lawsuit on space III                               | take the gift of 1 beer                | donate 2 furniture for 3 star tokens                              |
        | production of choice        | Production of 1 product of choice                                                                       | 1 leather   | perform the Production of 1 product of choice using no factory |                                        |                                                                   |
        | ship and beer               | Advance a lawsuit, Purchase a ship and Gift of 2 beer                                                   | 2 furniture | advance the lawsuit on space III                               | purchase ship 4                        | take the gift of 2 beer                                           |
        | beer and cloth donation     | Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth for 1 star token                              | 1 cloth     | advance the lawsuit on space I                                 | take the gift of 1 beer                | donate 1 cloth for 1 star token                                   |
        | free factory                | Advance a lawsuit and a free factory                                                                    | 1 cloth     | advance the lawsuit on space I                                 | take a factory free of charge          |                                                                   |
        | furniture production        | Production of 1 furniture                                                                               | 1 cloth     | perform the Production of 1 furniture using no factory         |                                        |                                                                   |
        | prestige and furniture      | Advance a lawsuit, Earn prestige and Gift of 1 furniture                                                | 1 cloth     | advance the lawsuit on space I                                 | earn prestige                          | take the gift of 1 furniture                                      |
        | ship and letter             | Advance a lawsuit, Purchase a ship and 1 letter                                                         | 2 furniture | advance the lawsuit on space III                               | purchase ship 4                        | take the letter                                                   |
        | three reactivations         | Advance a lawsuit and three times Reactivate a factory                                                  | 1 cloth     | advance the lawsuit on space I                                 | reactivate a factory                   |                                                                   |
        | furniture and alliance      | Advance a lawsuit, Gift of 1 furniture and Form an alliance                                             | 1 leather   | advance the lawsuit on space II                                | take the gift of 1 furniture           | form an alliance with Amsterdam / Bruxelles / Gdańsk / Kjøbenhavn |
        | court ruling                | Court ruling and Advance a lawsuit                                                                      | 1 cloth     | swap the lawsuits on spaces I and II                           | swap the lawsuits on spaces II and III | advance the lawsuit on space I                                    |
        | gift and leather donation   | Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice) | 1 leather   | advance the lawsuit on space II                                | take the gift of 1 product of choice   | donate 1 leather for 1 star token                                 |
        | gift and beer donation      | Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)                      | 3 beer      | take the gift of 2 products of choice                          | donate 3 beer for 1 star token         |                                                                   |

    Scenario: All three actions of a card are performed in one turn
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has 1 leather
      And the lawsuit leather for furniture lies on space II, its marker on 0
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg advances the lawsuit on space II
      And Hamburg earns prestige
      And Hamburg takes the gift of 1 cloth
      Then Hamburg has 1 cloth and 1 furniture
      And the marker of the lawsuit on space II is on Hamburg's 1
      And the prestige marker is on Hamburg's 1
      And it is Altona's turn to move the ink jar

    Scenario: An action of a card cannot be performed a second time
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has 1 leather
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg takes the gift of 1 cloth
      And Hamburg takes the gift of 1 cloth
      Then the action is refused under "All actions of a card"
      And nothing has changed

    Scenario: Two draw icons are two actions
      Given the position "Hamburg chooses an option"
      And Hamburg has an empty stock
      And Hamburg holds the card draw two
      And the action stack begins with court ruling, piracy for one and gift of two
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      And Hamburg draws a special action card
      And Hamburg draws a special action card
      Then Hamburg holds the cards court ruling and piracy for one
      And it is Altona's turn to move the ink jar

    Scenario: One of two draw icons may be skipped
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card draw two
      And the action stack begins with court ruling, piracy for one and gift of two
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      When Hamburg chooses Option B with the card draw two
      And Hamburg draws a special action card
      And Hamburg leaves out what is left
      Then Hamburg holds the card court ruling
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.action_card.any_order
  Rule: A player who uses a card chooses the order of its actions

    Scenario: The gift may come first and pay for the lawsuit
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and leather donation
      And the lawsuit leather for furniture lies on space II, its marker on 0
      And the card gift and leather donation shows Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice)
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option B with the card gift and leather donation
      And Hamburg takes the gift of 1 product of choice and names leather
      And Hamburg advances the lawsuit on space II
      Then Hamburg has 1 furniture
      And the marker of the lawsuit on space II is on Hamburg's 1

    Scenario: The lawsuit may come first, so that its bonus pays for the Donation
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and leather donation
      And Hamburg has 1 cloth
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And the card gift and leather donation shows Advance a lawsuit, Gift of 1 product of choice and Donation of 1 leather for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and leather donation
      And Hamburg advances the lawsuit on space I
      And Hamburg donates 1 leather for 1 star token
      Then Hamburg has an empty stock
      And Hamburg has 1 star token

    Scenario: The last action shown may be performed first
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card ship and beer
      And Hamburg has 2 beer
      And ship 19 lies on the game board
      And ship 19 costs 4 beer
      And the card ship and beer shows Advance a lawsuit, Purchase a ship and Gift of 2 beer
      When Hamburg chooses Option B with the card ship and beer
      And Hamburg takes the gift of 2 beer
      And Hamburg purchases ship 19
      Then Hamburg has ship 19 and no other ship
      And Hamburg has an empty stock

    Scenario: As long as the second swap is open, no Donation can begin
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 2 beer
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a cloth
      And Hamburg donates 2 products of choice for 1 star token
      Then the action is refused
      And Hamburg may leave out what is left
      And nothing has changed

    Scenario: The Donation may follow once the second swap has been left out
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 2 beer
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      And Hamburg swaps a beer for a cloth
      And Hamburg leaves out what is left
      And Hamburg donates 2 products of choice for 1 star token, paying 1 beer and 1 cloth
      Then Hamburg has 1 star token
      And Hamburg has an empty stock

    Scenario: The swap may follow the Donation
      Given the position "Hamburg chooses an option"
      And the ink jar stands at swap and donation
      And Hamburg has 3 beer
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg chooses Option A
      And Hamburg donates 2 products of choice for 1 star token, paying 2 beer
      And Hamburg swaps a beer for a furniture
      Then Hamburg has 1 furniture
      And Hamburg has 1 star token

  @clause:rival_cities.action_card.may_be_declined
  Rule: Any action may be skipped

    Scenario: A player may use a card and perform none of its actions
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      When Hamburg chooses Option A
      And Hamburg leaves out what is left
      Then Hamburg holds no special action card
      And it is Altona's turn to move the ink jar

    Scenario: One action may be performed and the others skipped
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has 1 leather
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg earns prestige
      And Hamburg leaves out what is left
      Then the prestige marker is on Hamburg's 1
      And Hamburg has 1 leather
      And the discard pile is prestige and cloth
      And it is Altona's turn to move the ink jar

    Scenario: The first action shown may be skipped for a later action
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card free factory
      And Hamburg has 1 cloth
      And the card free factory shows Advance a lawsuit and a free factory
      And Hamburg has 1 active factory
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      When Hamburg chooses Option B with the card free factory
      And Hamburg takes a factory free of charge
      And Hamburg leaves out what is left
      Then Hamburg has 2 active factories
      And Hamburg has 1 cloth

    Scenario: The action of the chosen half may be skipped
      Given the position "Hamburg chooses an option"
      And the ink jar stands at ship or lawsuit
      And Hamburg has 1 leather
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card ship or lawsuit shows Purchase a ship or Advance a lawsuit
      When Hamburg chooses Option A with the right half
      And Hamburg leaves out what is left
      Then Hamburg has 1 leather
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.action_card.impossible_is_forfeited
  Rule: An action that cannot be performed is forfeited

    Scenario: The turn ends if no action of the card can be performed
      Given the position "Hamburg chooses an option"
      And Hamburg has an empty stock
      And the ink jar stands at lawsuit
      When Hamburg chooses Option A
      Then it is Altona's turn to move the ink jar
      And the lawsuit spaces have not changed

    Scenario: Only the actions that can be performed are offered
      Given the position "Hamburg chooses an option"
      And Hamburg has an empty stock
      And Hamburg holds the card free factory
      And the card free factory shows Advance a lawsuit and a free factory
      When Hamburg chooses Option B with the card free factory
      Then Hamburg may only take a factory free of charge or leave out what is left

    Scenario: A half that cannot be performed may be chosen
      Given the position "Hamburg chooses an option"
      And Hamburg has an empty stock
      And the ink jar stands at court or ship
      And the card court or ship shows Court ruling or Purchase a ship
      When Hamburg chooses Option A with the right half
      Then it is Altona's turn to move the ink jar
      And Hamburg has no ship

  @clause:rival_cities.split_card.has_two_halves @clause:rival_cities.split_card.one_half_only
  Rule: Only one half of a split card is used

    Scenario Outline: A half of a split card offers only its own action (<half of the card>)
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <card>
      And Hamburg has 1 leather and 2 furniture
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board and cost, in this order, 2 furniture, 3 cloth, 4 leather and 3 cloth
      And the card <card> shows <shown>
      When Hamburg chooses Option A with the <half> half
      Then Hamburg may only do one of these
        | <first> | <second> | leave out what is left |

      Examples:
        | half of the card           | card                 | shown                                            | half  | first                                                             | second                                                |
        | beer or cloth left         | beer or cloth        | Production of 2 beer or Production of 1 cloth    | left  | perform the Production of 2 beer using no factory                 | perform the Production of 2 beer using 1 factory      |
        | beer or cloth right        | beer or cloth        | Production of 2 beer or Production of 1 cloth    | right | perform the Production of 1 cloth using no factory                | perform the Production of 1 cloth using 1 factory     |
        | furniture or letter left   | furniture or letter  | Production of 1 furniture or 1 letter            | left  | perform the Production of 1 furniture using no factory            | perform the Production of 1 furniture using 1 factory |
        | furniture or letter right  | furniture or letter  | Production of 1 furniture or 1 letter            | right | take the letter                                                   |                                                       |
        | ship or lawsuit left       | ship or lawsuit      | Purchase a ship or Advance a lawsuit             | left  | purchase ship 4                                                   |                                                       |
        | ship or lawsuit right      | ship or lawsuit      | Purchase a ship or Advance a lawsuit             | right | advance the lawsuit on space II                                   | advance the lawsuit on space III                      |
        | leather or lawsuit left    | leather or lawsuit   | Production of 1 leather or Advance a lawsuit     | left  | perform the Production of 1 leather using no factory              | perform the Production of 1 leather using 1 factory   |
        | leather or lawsuit right   | leather or lawsuit   | Production of 1 leather or Advance a lawsuit     | right | advance the lawsuit on space II                                   | advance the lawsuit on space III                      |
        | prestige or alliance left  | prestige or alliance | Earn prestige or Form an alliance                | left  | earn prestige                                                     |                                                       |
        | prestige or alliance right | prestige or alliance | Earn prestige or Form an alliance                | right | form an alliance with Amsterdam / Bruxelles / Gdańsk / Kjøbenhavn |                                                       |
        | gift or lawsuit left       | gift or lawsuit      | Gift of 1 product of choice or Advance a lawsuit | left  | take the gift of 1 product of choice                              |                                                       |
        | gift or lawsuit right      | gift or lawsuit      | Gift of 1 product of choice or Advance a lawsuit | right | advance the lawsuit on space II                                   | advance the lawsuit on space III                      |
        | court or ship left         | court or ship        | Court ruling or Purchase a ship                  | left  | swap the lawsuits on spaces I and II                              | swap the lawsuits on spaces II and III                |
        | court or ship right        | court or ship        | Court ruling or Purchase a ship                  | right | purchase ship 4                                                   |                                                       |
        | prestige or beer left      | prestige or beer     | Earn prestige or Production of 2 beer            | left  | earn prestige                                                     |                                                       |
        | prestige or beer right     | prestige or beer     | Earn prestige or Production of 2 beer            | right | perform the Production of 2 beer using no factory                 | perform the Production of 2 beer using 1 factory      |

    Scenario Outline: The turn is over after one half
      Given the position "Altona chooses an option"
      And the ink jar stands at prestige or beer
      And the card prestige or beer shows Earn prestige or Production of 2 beer
      When Altona chooses Option A with the <half> half
      And Altona <performs>
      Then it is Hamburg's turn to move the ink jar
      And Altona may do nothing

      Examples:
        | half  | performs                                            |
        | left  | earns prestige                                      |
        | right | performs the Production of 2 beer, using no factory |

    Scenario: The other half cannot be chosen afterwards
      Given the position "Altona chooses an option"
      And the ink jar stands at prestige or beer
      And the card prestige or beer shows Earn prestige or Production of 2 beer
      When Altona chooses Option A with the left half
      And Altona chooses the right half
      Then the action is refused under "One half of a split card"
      And nothing has changed

    Scenario: The action of the other half cannot be performed
      Given the position "Altona chooses an option"
      And the ink jar stands at prestige or beer
      And the card prestige or beer shows Earn prestige or Production of 2 beer
      When Altona chooses Option A with the left half
      And Altona performs the Production of 2 beer, using no factory
      Then the action is refused under "One half of a split card"
      And nothing has changed

    Scenario: A half is chosen before an action is performed
      Given the position "Altona chooses an option"
      And the ink jar stands at prestige or beer
      And the card prestige or beer shows Earn prestige or Production of 2 beer
      When Altona chooses Option A
      Then Altona may only choose the left half or choose the right half

    Scenario: A card that is not split has no halves to choose from
      Given the position "Altona chooses an option"
      And the ink jar stands at leather production
      And the card leather production shows Production of 1 leather
      When Altona chooses Option A
      And Altona chooses the left half
      Then the action is refused under "One half of a split card"
      And nothing has changed
