Feature: Advancing lawsuits

  @clause:rival_cities.advance.chooses_an_open_lawsuit
  Rule: The player chooses one of the open lawsuits

    Scenario: Any of the three lawsuits may be chosen if the player can pay its costs
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 1 cloth, 1 leather and 1 furniture
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      When Hamburg chooses Option A
      Then Hamburg may advance the lawsuits on spaces I, II and III and no other

    Scenario: A lawsuit space without a lawsuit cannot be chosen
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 3 beer, 3 cloth, 3 leather and 3 furniture
      And the lawsuits lie so
        | I             | cloth for leather                                        | 0 |
        | II            | leather for furniture                                    | 0 |
        | won by nobody | furniture for cloth, cloth for beer, letter for prestige |   |
        | won by nobody | furniture for prestige, leather for prestige             |   |
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space III
      Then the action is refused under "Advancing any open lawsuit"
      And nothing has changed

    Scenario: Only the chosen lawsuit is swayed
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 1 leather
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space II
      Then the marker of the lawsuit on space I is on 0
      And the marker of the lawsuit on space II is on Hamburg's 1
      And the marker of the lawsuit on space III is on 0

  @clause:rival_cities.advance.pays_legal_costs @clause:rival_cities.advance.bonus_after_the_costs @clause:rival_cities.advance.bonus_of_items_and_actions
  Rule: The player pays the legal costs and then receives the bonus

    Scenario Outline: The player pays the costs of a lawsuit and gains its items
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is <lawsuit>, its marker on 0
      And Hamburg has <stock>
      And advancing the lawsuit <lawsuit> costs <costs> and brings <bonus>
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has <left>
      And the marker of the lawsuit on space I is on Hamburg's 1
      And it is Altona's turn to move the ink jar

      Examples:
        | lawsuit                               | costs                 | bonus               | stock                 | left                                    |
        | cloth for leather                     | 1 cloth               | 1 leather           | 2 cloth               | 1 cloth and 1 leather                   |
        | leather for furniture                 | 1 leather             | 1 furniture         | 2 leather             | 1 leather and 1 furniture               |
        | furniture for cloth                   | 1 furniture           | 1 cloth             | 2 furniture           | 1 cloth and 1 furniture                 |
        | cloth for beer                        | 1 cloth               | 1 beer              | 2 cloth               | 1 beer and 1 cloth                      |
        | cloth and leather for letter and beer | 1 cloth and 1 leather | 1 letter and 1 beer | 2 cloth and 2 leather | 1 beer, 1 cloth, 1 leather and 1 letter |
        | beer for cloth                        | 2 beer                | 1 cloth             | 3 beer                | 1 beer and 1 cloth                      |

    Scenario Outline: The player may perform an Earn prestige action in a bonus
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is <lawsuit>, its marker on 0
      And Hamburg has <costs>
      And advancing the lawsuit <lawsuit> costs <costs> and brings an Earn prestige action
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg earns prestige
      Then Hamburg has an empty stock
      And the prestige marker is on Hamburg's 1
      And the marker of the lawsuit on space I is on Hamburg's 1
      And it is Altona's turn to move the ink jar

      Examples:
        | lawsuit                | costs       |
        | letter for prestige    | 1 letter    |
        | furniture for prestige | 1 furniture |
        | leather for prestige   | 1 leather   |

    Scenario: The player may skip an Earn prestige action in a bonus
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is leather for prestige, its marker on 0
      And advancing the lawsuit leather for prestige costs 1 leather and brings an Earn prestige action
      And Hamburg has 1 leather
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg declines
      Then the prestige marker is on the neutral space
      And the marker of the lawsuit on space I is on Hamburg's 1
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.bonus_actions_optional=is_performed
    # A lawsuit's bonus includes an action, such as a factory or prestige. May the player skip it? No, an
    # action in a bonus is performed if possible.
    Scenario Outline: If actions of a bonus must be performed, prestige is earned at once
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is <lawsuit>, its marker on 0
      And Hamburg has <costs>
      And advancing the lawsuit <lawsuit> costs <costs> and brings an Earn prestige action
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has an empty stock
      And the prestige marker is on Hamburg's 1
      And the marker of the lawsuit on space I is on Hamburg's 1
      And it is Altona's turn to move the ink jar

      Examples:
        | lawsuit                | costs       |
        | letter for prestige    | 1 letter    |
        | furniture for prestige | 1 furniture |
        | leather for prestige   | 1 leather   |

    Scenario: A bonus may include two reactivations
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is leather for reactivations, its marker on 0
      And Hamburg has 1 leather
      And Hamburg has 0 active and 3 inactive factories
      And advancing the lawsuit leather for reactivations costs 1 leather and brings 2 reactivations
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg reactivates a factory
      And Hamburg reactivates a factory
      Then Hamburg has 2 active and 1 inactive factories
      And the marker of the lawsuit on space I is on Hamburg's 1
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.bonus_actions_optional=is_performed
    # A lawsuit's bonus includes an action, such as a factory or prestige. May the player skip it? No, an
    # action in a bonus is performed if possible.
    Scenario: If actions of a bonus must be performed, two factories are reactivated at once
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is leather for reactivations, its marker on 0
      And Hamburg has 1 leather
      And Hamburg has 0 active and 3 inactive factories
      And advancing the lawsuit leather for reactivations costs 1 leather and brings 2 reactivations
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 2 active and 1 inactive factories
      And it is Altona's turn to move the ink jar

    Scenario: An action in a bonus is forfeited if it cannot be performed
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is leather for reactivations, its marker on 0
      And Hamburg has 1 leather
      And advancing the lawsuit leather for reactivations costs 1 leather and brings 2 reactivations
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then the marker of the lawsuit on space I is on Hamburg's 1
      And it is Altona's turn to move the ink jar

    Scenario Outline: A player who cannot pay the costs cannot advance the lawsuit
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And the foremost lawsuit is <lawsuit>, its marker on 0
      And Hamburg has <stock>
      And advancing the lawsuit <lawsuit> costs <costs> and brings <bonus>
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg advances the lawsuit on space I
      Then the action is refused under "Advancing costs the legal costs"
      And nothing has changed

      Examples:
        | lawsuit                               | costs                 | bonus                   | stock                             |
        | cloth for leather                     | 1 cloth               | 1 leather               | 2 beer, 2 leather and 2 furniture |
        | leather for furniture                 | 1 leather             | 1 furniture             | 2 beer, 2 cloth and 2 furniture   |
        | furniture for cloth                   | 1 furniture           | 1 cloth                 | 2 beer, 2 cloth and 2 leather     |
        | letter for prestige                   | 1 letter              | an Earn prestige action | 3 beer, 3 cloth and 3 leather     |
        | leather for reactivations             | 1 leather             | 2 reactivations         | 2 beer, 2 cloth and 2 furniture   |
        | furniture for prestige                | 1 furniture           | an Earn prestige action | 2 beer, 2 cloth and 2 leather     |
        | cloth for beer                        | 1 cloth               | 1 beer                  | 2 beer, 2 leather and 2 furniture |
        | cloth and leather for letter and beer | 1 cloth and 1 leather | 1 letter and 1 beer     | 2 cloth and 2 beer                |
        | leather for prestige                  | 1 leather             | an Earn prestige action | 2 beer, 2 cloth and 2 furniture   |
        | beer for cloth                        | 2 beer                | 1 cloth                 | 1 beer, 2 cloth and 2 furniture   |

    Scenario: The player needs both parts of a mixed price
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And the foremost lawsuit is cloth and leather for letter and beer, its marker on 0
      And Hamburg has 3 leather
      And advancing the lawsuit cloth and leather for letter and beer costs 1 cloth and 1 leather and brings 1 letter and 1 beer
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg advances the lawsuit on space I
      Then the action is refused under "Advancing costs the legal costs"
      And nothing has changed

    Scenario: The lawsuit of the example in the rulebook is advanced
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And the lawsuit leather for furniture lies on space III, its marker on Hamburg's 1
      And Altona has 3 leather
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Altona chooses Option A
      And Altona advances the lawsuit on space III
      And Altona declines
      Then Altona has 2 leather and 1 furniture
      And the marker of the lawsuit on space III is on 0
      And it is Hamburg's turn to move the ink jar

    @clause:rival_cities.reactivation.flips_one_factory
    Scenario: A player who skips one of two identical actions in a bonus cannot perform the other
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is leather for reactivations, its marker on 0
      And Hamburg has 1 leather
      And Hamburg has 0 active and 3 inactive factories
      And advancing the lawsuit leather for reactivations costs 1 leather and brings 2 reactivations
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg declines
      Then Hamburg has 3 inactive factories
      And it is Altona's turn to move the ink jar

    @clause:rival_cities.reactivation.flips_one_factory
    Scenario: After one of two reactivations the player may skip the other
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is leather for reactivations, its marker on 0
      And Hamburg has 1 leather
      And Hamburg has 0 active and 3 inactive factories
      And advancing the lawsuit leather for reactivations costs 1 leather and brings 2 reactivations
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg reactivates a factory
      And Hamburg declines
      Then Hamburg has 1 active and 2 inactive factories
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.advance.always_sways @clause:rival_cities.sway.one_space_towards_own_side
  Rule: Advancing a lawsuit sways it one space towards the player's own side

    Scenario Outline: The marker moves one space towards the player's side (<who and where>)
      Given the position "<player> chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is cloth for leather, its marker on <start>
      And <player> has 1 cloth
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      When <player> chooses Option A
      And <player> advances the lawsuit on space I
      Then the marker of the lawsuit on space I is on <end>

      Examples:
        | who and where            | start       | player  | end         |
        | Hamburg from 0           | 0           | Hamburg | Hamburg's 1 |
        | Hamburg from Hamburg's 3 | Hamburg's 3 | Hamburg | Hamburg's 4 |
        | Hamburg from Altona's 1  | Altona's 1  | Hamburg | 0           |
        | Hamburg from Altona's 2  | Altona's 2  | Hamburg | Altona's 1  |
        | Hamburg from Altona's 4  | Altona's 4  | Hamburg | Altona's 3  |
        | Altona from Altona's 2   | Altona's 2  | Altona  | Altona's 3  |
        | Altona from Hamburg's 1  | Hamburg's 1 | Altona  | 0           |
        | Altona from Hamburg's 4  | Hamburg's 4 | Altona  | Hamburg's 3 |

  @clause:rival_cities.sway.stops_at_four
  Rule: A marker cannot go beyond 4

    Scenario: A sway on the player's own 4 moves nothing, but the player still gains the bonus
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 4
      And Hamburg has 1 cloth
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then the marker of the lawsuit on space I is on Hamburg's 4
      And Hamburg has 1 leather

    Scenario: A sway beyond 4 does not count when the rival sways back
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather or lawsuit, and next comes the third dark space
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 4, and costs 1 cloth
      And Hamburg has 1 cloth
      And Altona has 1 cloth
      And the card gift of two lies at the third dark space
      And the card gift of two shows Advance a lawsuit and Gift of 2 products of choice
      When Hamburg chooses Option A with the right half
      And Hamburg advances the lawsuit on space I
      And Altona moves the ink jar 1 space
      And Altona chooses Option A
      And Altona advances the lawsuit on space I
      Then the marker of the lawsuit on space I is on Hamburg's 3

    @clause:rival_cities.advance.repeated_payment_sways_again
    Scenario: The costs cannot be paid again when the marker is on 4
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the lawsuit furniture for cloth lies on space III, its marker on Hamburg's 3
      And Hamburg has 4 furniture
      And advancing the lawsuit furniture for cloth costs 1 furniture and brings 1 cloth
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space III
      Then the marker of the lawsuit on space III is on Hamburg's 4
      And Hamburg has 3 furniture and 1 cloth
      And it is Altona's turn to move the ink jar

    Scenario: A lawsuit on the player's own 4 may be advanced for its bonus
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is furniture for cloth, its marker on Altona's 4
      And Altona has 1 furniture
      And advancing the lawsuit furniture for cloth costs 1 furniture and brings 1 cloth
      When Altona chooses Option A
      And Altona advances the lawsuit on space I
      Then Altona has 1 cloth
      And the marker of the lawsuit on space I is on Altona's 4

    @reading:rival_cities.ruling.advancing_at_four=refused
    # May a lawsuit be advanced when its marker already stands on the player's own 4? No, the lawsuit cannot
    # be chosen.
    Scenario: If every advance must sway, a lawsuit on the player's own 4 is refused
      Given the position "Altona chooses an option"
      And Altona holds the card prestige and cloth
      And the foremost lawsuit is furniture for cloth, its marker on Altona's 4
      And Altona has 1 furniture
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      And advancing the lawsuit furniture for cloth costs 1 furniture and brings 1 cloth
      When Altona chooses Option B with the card prestige and cloth
      And Altona advances the lawsuit on space I
      Then the action is refused under "Swaying stops at 4"
      And nothing has changed

    Scenario: A lawsuit on the rival's 4 may be advanced
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 4
      And Altona has 1 furniture
      When Altona chooses Option A
      And Altona advances the lawsuit on space I
      Then the marker of the lawsuit on space I is on Hamburg's 3

  @clause:rival_cities.advance.repeated_payment_sways_again
  Rule: The legal costs may be paid again for another sway

    Scenario: Two payments sway the lawsuit twice
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 3 leather
      And the lawsuit leather for furniture lies on space II, its marker on 0
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space II
      And Hamburg pays the legal costs again
      Then the marker of the lawsuit on space II is on Hamburg's 2
      And Hamburg has 1 leather and 1 furniture

    Scenario: The second payment may be declined
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 3 leather
      And the lawsuit leather for furniture lies on space II, its marker on 0, and costs 1 leather
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space II
      And Hamburg declines
      Then the marker of the lawsuit on space II is on Hamburg's 1
      And it is Altona's turn to move the ink jar

    Scenario: A product of a different type cannot be used for the repeated payment
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 1 furniture and 1 leather
      And the lawsuits lie so
        | I   | cloth for beer        | 0 |
        | II  | leather for furniture | 0 |
        | III | furniture for cloth   | 0 |
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space II
      Then it is Altona's turn to move the ink jar
      And Hamburg has 2 furniture

    Scenario: The repeated payment consists of the same costs, in full
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the lawsuit beer for cloth lies on space II, its marker on 0
      And Hamburg has 5 beer
      And advancing the lawsuit beer for cloth costs 2 beer and brings 1 cloth
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space II
      And Hamburg pays the legal costs again
      Then Hamburg has 1 beer and 1 cloth
      And the marker of the lawsuit on space II is on Hamburg's 2

    Scenario: Costs that cannot be paid in full cannot be paid again
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the lawsuit beer for cloth lies on space II, its marker on 0
      And Hamburg has 3 beer
      And advancing the lawsuit beer for cloth costs 2 beer and brings 1 cloth
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space II
      Then Hamburg has 1 beer and 1 cloth
      And it is Altona's turn to move the ink jar

    Scenario: The repeated payment comes at once, before other actions of the card
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has 2 leather
      And the lawsuit leather for furniture lies on space II, its marker on 0
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg advances the lawsuit on space II
      Then Hamburg may only pay the legal costs again or decline

  @clause:rival_cities.advance.repeated_payment_gives_no_bonus
  Rule: A repeated payment gives only the sway

    Scenario: Three payments bring only one furniture
      Given the position "Altona chooses an option"
      And the ink jar stands at lawsuit
      And the lawsuit leather for furniture lies on space III, its marker on 0
      And Altona has 3 leather
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Altona chooses Option A
      And Altona advances the lawsuit on space III
      And Altona pays the legal costs again
      And Altona pays the legal costs again
      Then Altona has 1 furniture
      And the marker of the lawsuit on space III is on Altona's 3
      And it is Hamburg's turn to move the ink jar

  @clause:rival_cities.advance.none_repeated_on_space_one
  Rule: The costs cannot be paid again on space I

    Scenario: On space I the action is over after the bonus and the sway
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 4 cloth
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then it is Altona's turn to move the ink jar
      And Hamburg has 3 cloth and 1 leather

    Scenario: A second payment on space I is refused
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has 4 cloth
      And the lawsuit cloth for leather lies on space I, its marker on 0, and costs 1 cloth
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg advances the lawsuit on space I
      And Hamburg pays the legal costs again
      Then the action is refused
      And Hamburg may only earn prestige, take the gift of 1 cloth or leave out what is left
      And nothing has changed

  @clause:rival_cities.advance.one_repeated_on_space_two
  Rule: On space II the costs may be paid again only once

    Scenario: On space II the costs cannot be paid again after two payments
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has 4 leather
      And the lawsuit leather for furniture lies on space II, its marker on 0, and costs 1 leather
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg advances the lawsuit on space II
      And Hamburg pays the legal costs again
      Then Hamburg may not pay the legal costs again
      And Hamburg may earn prestige
      And the marker of the lawsuit on space II is on Hamburg's 2

  @clause:rival_cities.advance.two_repeated_on_space_three
  Rule: On space III the costs may be paid again only twice

    Scenario: Two further payments are possible on space III
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 5 furniture
      And the lawsuit furniture for cloth lies on space III, its marker on 0
      And advancing the lawsuit furniture for cloth costs 1 furniture and brings 1 cloth
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space III
      And Hamburg pays the legal costs again
      And Hamburg pays the legal costs again
      Then the marker of the lawsuit on space III is on Hamburg's 3
      And Hamburg has 1 cloth and 2 furniture
      And it is Altona's turn to move the ink jar

    Scenario: On space III the costs cannot be paid again after three payments
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has 5 furniture
      And the lawsuit furniture for cloth lies on space III, its marker on 0, and costs 1 furniture
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg advances the lawsuit on space III
      And Hamburg pays the legal costs again
      And Hamburg pays the legal costs again
      Then Hamburg may not pay the legal costs again
      And Hamburg may earn prestige
      And the marker of the lawsuit on space III is on Hamburg's 3

    Scenario: On space III the costs may be paid again after two payments
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And Hamburg has 5 furniture
      And the lawsuit furniture for cloth lies on space III, its marker on 0, and costs 1 furniture
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space III
      And Hamburg pays the legal costs again
      Then Hamburg may only pay the legal costs again or decline

  @clause:rival_cities.advance.lower_part_waits
  Rule: The lower part of a lawsuit card takes effect later

    Scenario: Advancing does not bring the bonus for winning
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 3
      And Hamburg has 1 furniture
      And advancing the lawsuit furniture for cloth costs 1 furniture and brings 1 cloth
      And winning the lawsuit furniture for cloth brings 2 products of choice
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      Then Hamburg has 1 cloth
      And Hamburg has won no lawsuit
      And it is Altona's turn to move the ink jar
