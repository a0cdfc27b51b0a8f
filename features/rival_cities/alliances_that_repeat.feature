Feature: Gdańsk, and the alliances that repeat an action

  @clause:rival_cities.gdansk.both_halves
  Rule: Gdańsk allows both halves of a split card

    Scenario: Both halves may be performed
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Gdańsk
      And Gdańsk allows both halves of a split card
      And the card prestige or beer shows Earn prestige or Production of 2 beer
      When Hamburg chooses Option A
      And Hamburg earns prestige
      And Hamburg performs the Production of 2 beer, using no factory
      Then the prestige marker is on Hamburg's 1
      And Hamburg has 2 beer
      And it is Altona's turn to move the ink jar

    Scenario: One half may be skipped
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Gdańsk
      And Gdańsk allows both halves of a split card
      And the card prestige or beer shows Earn prestige or Production of 2 beer
      When Hamburg chooses Option A
      And Hamburg earns prestige
      And Hamburg leaves out what is left
      Then the prestige marker is on Hamburg's 1
      And Hamburg has an empty stock
      And it is Altona's turn to move the ink jar

    Scenario Outline: With Gdańsk the actions of both halves are available
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <card>
      And Hamburg has Gdańsk
      And Hamburg has 1 leather
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card <card> shows <shown>
      And Gdańsk allows both halves of a split card
      When Hamburg chooses Option A
      Then Hamburg may only do one of these
        | <first> | <second> | <third> | <fourth> | leave out what is left |

      Examples:
        | card                | shown                                            | first                                                  | second                                                | third                                              | fourth                                            |
        | beer or cloth       | Production of 2 beer or Production of 1 cloth    | perform the Production of 2 beer using no factory      | perform the Production of 2 beer using 1 factory      | perform the Production of 1 cloth using no factory | perform the Production of 1 cloth using 1 factory |
        | furniture or letter | Production of 1 furniture or 1 letter            | perform the Production of 1 furniture using no factory | perform the Production of 1 furniture using 1 factory | take the letter                                    |                                                   |
        | leather or lawsuit  | Production of 1 leather or Advance a lawsuit     | perform the Production of 1 leather using no factory   | perform the Production of 1 leather using 1 factory   | advance the lawsuit on space II                    |                                                   |
        | gift or lawsuit     | Gift of 1 product of choice or Advance a lawsuit | take the gift of 1 product of choice                   | advance the lawsuit on space II                       |                                                    |                                                   |

    Scenario: The two Productions of one card share the factories
      Given the position "Hamburg chooses an option"
      And the ink jar stands at beer or cloth
      And Hamburg has Gdańsk
      And Hamburg has 2 active factories
      And Gdańsk allows both halves of a split card
      And the card beer or cloth shows Production of 2 beer or Production of 1 cloth
      When Hamburg chooses Option A
      And Hamburg performs the Production of 2 beer, using 1 factory
      And Hamburg performs the Production of 1 cloth, using 1 factory
      Then Hamburg has 3 beer and 2 cloth
      And Hamburg has 2 inactive factories

    Scenario: A player with Gdańsk does not have to choose a half
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Gdańsk
      And Gdańsk allows both halves of a split card
      And the card prestige or beer shows Earn prestige or Production of 2 beer
      When Hamburg chooses Option A
      Then Hamburg may not choose a half at all

    Scenario: Gdańsk comes too late for the card if it is taken with one half of that card
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or alliance
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      And Gdańsk allows both halves of a split card
      And the card prestige or alliance shows Earn prestige or Form an alliance
      When Hamburg chooses Option A with the right half
      And Hamburg forms an alliance with Gdańsk
      Then the game goes on
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.half_chosen_before_gdansk=still_in_use
    # A player takes Gdańsk with the alliance half of a split card. May the player now perform the other half
    # as well? Yes; the card is still being used, so its other half may follow.
    Scenario: If the card counts as still in use, Gdańsk allows the card's other half
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or alliance
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      And Gdańsk allows both halves of a split card
      And the card prestige or alliance shows Earn prestige or Form an alliance
      When Hamburg chooses Option A with the right half
      And Hamburg forms an alliance with Gdańsk
      And Hamburg earns prestige
      Then Hamburg wins at once by "prestige"

  @clause:rival_cities.gdansk.either_order
  Rule: With Gdańsk the halves may come in either order

    Scenario: The right half may come first, then the left
      Given the position "Hamburg chooses an option"
      And the ink jar stands at ship or lawsuit
      And Hamburg has Gdańsk
      And Hamburg has 1 leather and 1 furniture
      And the lawsuit leather for furniture lies on space II, its marker on 0
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      And Gdańsk allows both halves of a split card
      And ship 4 costs 2 furniture and brings 1 letter at once
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board
      And the card ship or lawsuit shows Purchase a ship or Advance a lawsuit
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space II
      And Hamburg purchases ship 4
      Then Hamburg has ship 4 and no other ship
      And Hamburg has 1 letter

    Scenario: The left half may come first, then the right
      Given the position "Hamburg chooses an option"
      And the ink jar stands at gift or lawsuit
      And Hamburg has Gdańsk
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And Gdańsk allows both halves of a split card
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And the card gift or lawsuit shows Gift of 1 product of choice or Advance a lawsuit
      When Hamburg chooses Option A
      And Hamburg takes the gift of 1 product of choice and names cloth
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 1 leather
      And it is Altona's turn to move the ink jar

    Scenario: An action of either half may come first
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Gdańsk
      And Gdańsk allows both halves of a split card
      And the card prestige or beer shows Earn prestige or Production of 2 beer
      When Hamburg chooses Option A
      Then Hamburg may earn prestige or perform the Production of 2 beer using no factory

  @clause:rival_cities.bruxelles.repeats_prestige
  Rule: Bruxelles repeats prestige for a furniture

    Scenario: One furniture moves the marker another space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 2 furniture
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then the prestige marker is on Hamburg's 2
      And Hamburg has 1 furniture
      And the supply has 11 furniture
      And it is Altona's turn to move the ink jar

    Scenario: The repeat may be declined
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg declines
      Then the prestige marker is on Hamburg's 1
      And Hamburg has 1 furniture
      And it is Altona's turn to move the ink jar

    Scenario: Without a furniture the action cannot be repeated
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 5 leather
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 1
      And it is Altona's turn to move the ink jar

    Scenario: The repeat comes before anything else
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg earns prestige
      Then Hamburg may only repeat the action with Bruxelles or decline

    Scenario: The repeat may reach the city's name
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture
      And the prestige marker is on Hamburg's 6
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And Hamburg's 7 is the last space before Hamburg's name
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then Hamburg wins at once by "prestige"

    Scenario: Bruxelles may repeat the prestige for having more ships in the off-season
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Bruxelles
      And Hamburg has 2 furniture
      And Hamburg has ship 20
      And the upkeep of Bruxelles is 1 furniture
      And the income at Hamburg's 2 is 1 beer
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then Hamburg has 1 beer
      And the prestige marker is on Hamburg's 2

    Scenario: Bruxelles applies in the off-season of the player's own turn
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Bruxelles
      And Hamburg has 2 furniture
      And Hamburg has ship 20
      And the upkeep of Bruxelles is 1 furniture
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      And Hamburg earns prestige
      Then Hamburg may repeat the action with Bruxelles

    Scenario: Bruxelles also applies in the off-season of the rival's turn
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Bruxelles
      And Hamburg has 2 furniture
      And Hamburg has ship 20
      And the upkeep of Bruxelles is 1 furniture
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Altona moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then the prestige marker is on Hamburg's 2
      And Altona chooses an option at the ink jar

    @reading:rival_cities.ruling.repeats_wherever_performed=own_turn_only
    # May a player use repeats outside their own turn, or on an action that is not on a card: in the second
    # step, in return for Piracy, or in a bonus? No, only on actions in the player's own turn.
    Scenario: If repeats are limited to one's own turn, Bruxelles does not apply in the rival's turn
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Bruxelles
      And Hamburg has 2 furniture
      And Hamburg has ship 20
      And the upkeep of Bruxelles is 1 furniture
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Altona moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      And Hamburg earns prestige
      Then Hamburg has 1 furniture
      And Altona chooses an option at the ink jar

  @clause:rival_cities.bruxelles.not_on_its_own_repeat
  Rule: Bruxelles does not repeat its own repeat

    Scenario: A second furniture does not bring a third move
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has Bruxelles
      And Hamburg has 3 furniture
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      And Hamburg repeats the action with Bruxelles
      Then the action is refused under "Bruxelles: not on its own repeat"
      And nothing has changed

    Scenario: After the repeat the action cannot be repeated again
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has Bruxelles
      And Hamburg has 3 furniture
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then the prestige marker is on Hamburg's 2
      And Hamburg has 2 furniture
      And it is Altona's turn to move the ink jar

    Scenario: A second Earn prestige action may be repeated again
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg holds the card prestige and cloth
      And Hamburg has Bruxelles
      And Hamburg has 2 furniture and 1 letter
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option C
      And Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      And Hamburg chooses Option B with the card prestige and cloth
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then the prestige marker is on Hamburg's 4
      And Hamburg has an empty stock

  @clause:rival_cities.kjobenhavn.repeats_draw
  Rule: Kjøbenhavn repeats a draw for a beer

    Scenario: One beer lets the player draw another card
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 2 beer
      And the action stack begins with piracy for one, gift of two and court ruling
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      And Hamburg repeats the action with Kjøbenhavn
      Then Hamburg holds the cards piracy for one and gift of two
      And Hamburg has 1 beer
      And it is Altona's turn to move the ink jar

    Scenario: The player sees the drawn card before deciding about the repeat
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 1 beer
      And the top card of the action stack is piracy for one
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      Then Hamburg sees piracy for one in their own hand
      And Hamburg may only repeat the action with Kjøbenhavn or decline

    Scenario: Without a beer the draw cannot be repeated
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 3 cloth
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      Then it is Altona's turn to move the ink jar

    Scenario: Each of two draws may be repeated once
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card draw two
      And Hamburg has Kjøbenhavn
      And Hamburg has 2 beer
      And the action stack begins with piracy for one, gift of two, court ruling, ship and beer and ship and gift
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg chooses Option B with the card draw two
      And Hamburg draws a special action card
      And Hamburg repeats the action with Kjøbenhavn
      And Hamburg draws a special action card
      And Hamburg repeats the action with Kjøbenhavn
      Then Hamburg holds the cards piracy for one, gift of two, court ruling and ship and beer
      And Hamburg has an empty stock

    Scenario: One of two draws may be repeated without the other
      Given the position "Altona chooses an option"
      And Altona holds the card draw two
      And Altona has Kjøbenhavn
      And Altona has 1 beer
      And the action stack begins with piracy for one, gift of two, court ruling, ship and beer and ship and gift
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      And Kjøbenhavn repeats a draw for 1 beer
      When Altona chooses Option B with the card draw two
      And Altona draws a special action card
      And Altona repeats the action with Kjøbenhavn
      And Altona draws a special action card
      Then Altona holds the cards piracy for one, gift of two and court ruling
      And it is Hamburg's turn to move the ink jar

    Scenario: The repeat is not offered if no card is left
      Given the position "Hamburg chooses an option"
      And the ink jar stands at draw one
      And Hamburg has Kjøbenhavn
      And Hamburg has 1 beer
      And the 24 special action cards lie so
        | Altona's hand    | the rest                                          |
        | the dark spaces  | two letters, free factory, draw two, court ruling |
        | the action stack | piracy for one                                    |
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg chooses Option A
      And Hamburg draws a special action card
      Then Hamburg has 1 beer
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.kjobenhavn.not_on_its_own_repeat
  Rule: Kjøbenhavn does not repeat its own repeat

    Scenario: A second beer does not bring a third card
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card draw two
      And Hamburg has Kjøbenhavn
      And Hamburg has 3 beer
      And the card draw two shows Advance a lawsuit and twice Draw a special action card
      And Kjøbenhavn repeats a draw for 1 beer
      When Hamburg chooses Option B with the card draw two
      And Hamburg draws a special action card
      And Hamburg repeats the action with Kjøbenhavn
      And Hamburg repeats the action with Kjøbenhavn
      Then the action is refused under "Kjøbenhavn: not on its own repeat"
      And nothing has changed

  @clause:rival_cities.le_havre.repeats_advance
  Rule: Le Havre repeats an Advance a lawsuit action for a product

    Scenario: The repeated action is paid for and gives its bonus again
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 3 cloth and 1 beer
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 1 cloth and 2 leather
      And the marker of the lawsuit on space I is on Hamburg's 2
      And it is Altona's turn to move the ink jar

    Scenario: Without the legal costs the action cannot be repeated
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And Altona has Le Havre
      And Altona has 1 leather and 1 beer
      And the lawsuits lie so
        | I   | leather for furniture     | 0 |
        | II  | leather for prestige      | 0 |
        | III | leather for reactivations | 0 |
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Altona chooses Option A
      And Altona advances the lawsuit on space I
      Then Altona has 1 beer and 1 furniture
      And it is Hamburg's turn to move the ink jar

    Scenario: One beer is not enough to repeat an action whose legal costs are beer, too
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And Altona has Le Havre
      And Altona has 3 beer
      And the lawsuits lie so
        | I   | beer for cloth            | 0 |
        | II  | leather for prestige      | 0 |
        | III | leather for reactivations | 0 |
      And advancing the lawsuit beer for cloth costs 2 beer and brings 1 cloth
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Altona chooses Option A
      And Altona advances the lawsuit on space I
      Then Altona has 1 beer and 1 cloth
      And it is Hamburg's turn to move the ink jar

    @reading:rival_cities.ruling.le_havre_pays_costs_again=product_instead
    # Must the legal costs be paid again for an Advance a lawsuit action that Le Havre repeats? No, the
    # product for Le Havre replaces them; only repeated payments cost the usual amount.
    Scenario: If the product replaces the costs, the repeat needs no other payment
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And Altona has Le Havre
      And Altona has 1 leather and 1 beer
      And the lawsuits lie so
        | I   | leather for furniture     | 0 |
        | II  | leather for prestige      | 0 |
        | III | leather for reactivations | 0 |
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Altona chooses Option A
      And Altona advances the lawsuit on space I
      And Altona repeats the action with Le Havre, paying a beer
      And Altona advances the lawsuit on space I
      Then Altona has 2 furniture
      And the marker of the lawsuit on space I is on Altona's 2
      And it is Hamburg's turn to move the ink jar

    Scenario: The repeat may advance a different lawsuit
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 2 cloth, 1 beer and 1 furniture
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      Then Hamburg may advance the lawsuits on spaces I, II and III and no other

    @reading:rival_cities.ruling.le_havre_may_change_lawsuits=same_lawsuit
    # Le Havre repeats an Advance a lawsuit action. May the repeated action advance a different lawsuit? No,
    # the same lawsuit is advanced again.
    Scenario: If the repeat must advance the same lawsuit, no other lawsuit may be advanced
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 2 cloth, 1 beer and 1 furniture
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      Then Hamburg may only advance the lawsuit on space I or decline

    Scenario: The repeated payments come before the repeat
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And Altona has Le Havre
      And Altona has 2 furniture, 1 leather and 1 beer
      And the lawsuits lie so
        | I   | leather for furniture | 0 |
        | II  | cloth for leather     | 0 |
        | III | furniture for cloth   | 0 |
      And advancing the lawsuit furniture for cloth costs 1 furniture and brings 1 cloth
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Altona chooses Option A
      And Altona advances the lawsuit on space III
      Then Altona may only pay the legal costs again or decline

    Scenario: Products gained in the repeat cannot pay for the first action again
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And Altona has Le Havre
      And Altona has 1 furniture, 1 leather and 1 beer
      And the lawsuits lie so
        | I   | leather for furniture | 0 |
        | II  | cloth for leather     | 0 |
        | III | furniture for cloth   | 0 |
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      And advancing the lawsuit furniture for cloth costs 1 furniture and brings 1 cloth
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Altona chooses Option A
      And Altona advances the lawsuit on space III
      And Altona repeats the action with Le Havre, paying a beer
      And Altona advances the lawsuit on space I
      Then Altona has 1 cloth and 1 furniture
      And it is Hamburg's turn to move the ink jar

    @reading:rival_cities.ruling.repeated_payments_before_le_havre=right_after_the_bonus
    # Le Havre repeats an action that has repeated payments. Does the repeated action come before or after
    # them? Before them, right after the bonus; the repeated payments of the first action follow the repeated
    # action.
    Scenario: If the repeat comes right after the bonus, its gains may pay for the first action again
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And Altona has Le Havre
      And Altona has 1 furniture, 1 leather and 1 beer
      And the lawsuits lie so
        | I   | leather for furniture | 0 |
        | II  | cloth for leather     | 0 |
        | III | furniture for cloth   | 0 |
      And advancing the lawsuit furniture for cloth costs 1 furniture and brings 1 cloth
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Altona chooses Option A
      And Altona advances the lawsuit on space III
      And Altona repeats the action with Le Havre, paying a beer
      And Altona advances the lawsuit on space I
      And Altona pays the legal costs again
      Then Altona has 1 cloth
      And the marker of the lawsuit on space III is on Altona's 2
      And it is Hamburg's turn to move the ink jar

    Scenario: The repeated action has repeated payments
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 4 leather and 1 beer
      And the lawsuit leather for furniture lies on space II, its marker on 0
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space II
      And Hamburg pays the legal costs again
      And Hamburg repeats the action with Le Havre, paying a beer
      And Hamburg advances the lawsuit on space II
      And Hamburg pays the legal costs again
      Then the marker of the lawsuit on space II is on Hamburg's 4
      And Hamburg has 2 furniture
      And it is Altona's turn to move the ink jar

    Scenario: The repeat of Le Havre may be declined
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 3 cloth and 1 beer
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg declines
      Then Hamburg has 1 beer, 2 cloth and 1 leather
      And it is Altona's turn to move the ink jar

    Scenario: A player does not have to exchange letters to perform a repeat that has been paid for
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 2 leather, 1 beer and 2 letters
      And the lawsuits lie so
        | I   | leather for prestige      | 0 |
        | II  | furniture for prestige    | 0 |
        | III | leather for reactivations | 0 |
      And advancing the lawsuit leather for prestige costs 1 leather and brings an Earn prestige action
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg declines
      And Hamburg repeats the action with Le Havre, paying a beer
      And Hamburg pays a letter to exchange a leather for a cloth
      Then Hamburg may decline
      And Hamburg may not advance a lawsuit at all

    Scenario: A player may give up a repeat that has been paid for
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 2 cloth and 1 beer
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      And Hamburg declines
      Then Hamburg has 1 cloth and 1 leather
      And the marker of the lawsuit on space I is on Hamburg's 1
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.paid_repeat_may_be_given_up=performed_if_possible
    # A player has paid the product for Le Havre. May the player give up the repeated action, and what if it
    # has become impossible? The player must perform it if possible, and may give it up only otherwise.
    Scenario: If a paid repeat must be performed when possible, the player cannot give it up
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 2 cloth and 1 beer
      And the lawsuit cloth for leather lies on space I, its marker on 0, and costs 1 cloth
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      And Hamburg declines
      Then the action is refused under "Le Havre repeats Advance a lawsuit"
      And nothing has changed

    Scenario: A player who has only the legal costs cannot pay for a repeat
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 2 leather
      And the lawsuits lie so
        | I   | leather for prestige      | 0 |
        | II  | furniture for prestige    | 0 |
        | III | leather for reactivations | 0 |
      And advancing the lawsuit leather for reactivations costs 1 leather and brings 2 reactivations
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space III
      And Hamburg declines
      Then Hamburg has 1 leather
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.le_havre.payer_chooses
  Rule: The player chooses the product for Le Havre

    Scenario Outline: The player may pay any product
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 3 cloth, 1 beer, 1 furniture and 1 letter
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a <product>
      And Hamburg advances the lawsuit on space I
      Then Hamburg has <left>

      Examples:
        | product   | left                                                 |
        | beer      | 1 cloth, 2 leather, 1 furniture and 1 letter         |
        | cloth     | 1 beer, 2 leather, 1 furniture and 1 letter          |
        | leather   | 1 beer, 1 cloth, 1 leather, 1 furniture and 1 letter |
        | furniture | 1 beer, 1 cloth, 2 leather and 1 letter              |

    @clause:rival_cities.le_havre.repeats_advance
    Scenario: The player must keep enough for the costs of a lawsuit
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 2 leather and 1 beer
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
      Then the action is refused under "Le Havre repeats Advance a lawsuit"

    @clause:rival_cities.letter.is_not_a_product
    Scenario: The player cannot pay with a letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 1 leather and 2 letters
      And the lawsuits lie so
        | I   | leather for reactivations | 0 |
        | II  | letter for prestige       | 0 |
        | III | cloth for leather         | 0 |
      And advancing the lawsuit leather for reactivations costs 1 leather and brings 2 reactivations
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 2 letters
      And it is Altona's turn to move the ink jar

    Scenario Outline: The repeated action may begin after the product has been paid (<product>)
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has Le Havre
      And Hamburg has 3 cloth and 1 beer
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a <product>
      Then Hamburg may advance the lawsuit on space I

      Examples:
        | product |
        | beer    |
        | cloth   |
        | leather |

  @clause:rival_cities.le_havre.not_on_its_own_repeat
  Rule: Le Havre does not repeat its own repeat

    Scenario: A second product does not bring a third action
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has Le Havre
      And Hamburg has 5 cloth and 3 beer
      And the lawsuit cloth for leather lies on space I, its marker on 0, and costs 1 cloth
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre
      Then the action is refused under "Le Havre: not on its own repeat"
      And nothing has changed
