Feature: Resolving the foremost lawsuit

  @clause:rival_cities.resolution.foremost_in_fifth_step
  Rule: In the fifth step the foremost lawsuit is resolved

    Scenario: Only the lawsuit on space I is resolved
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I   | furniture for prestige | Hamburg's 2 |
        | II  | leather for prestige   | Altona's 4  |
        | III | cloth for beer         | Hamburg's 3 |
      When Altona moves the ink jar 1 space
      Then Hamburg has won furniture for prestige and no other lawsuit
      And Altona has won no lawsuit
      And the lawsuit on space I is leather for prestige, its marker on Altona's 4

    Scenario: No lawsuit is resolved if none is left
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | won by Hamburg    | furniture for cloth                                            |  |
        | won by nobody     | cloth for beer, letter for prestige, furniture for prestige    |  |
        | won by nobody     | leather for prestige, cloth for leather, leather for furniture |  |
        | the lawsuit stack | no lawsuit                                                     |  |
      When Altona moves the ink jar 1 space
      Then lawsuit space I is empty
      And Hamburg has won furniture for cloth and no other lawsuit
      And the game is over

  @clause:rival_cities.resolution.zero_goes_to_the_box
  Rule: A lawsuit with its marker on 0 goes to the box

    Scenario: Nobody wins the lawsuit and nobody gains anything
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuit cloth for leather lies on space I, its marker on 0
      When Altona moves the ink jar 1 space
      Then nobody has won cloth for leather
      And Hamburg has won no lawsuit
      And Altona has won no lawsuit
      And Hamburg has no star token
      And Altona has no star token
      And Hamburg has an empty stock
      And Altona has an empty stock

  @clause:rival_cities.resolution.one_gives_a_star_token
  Rule: A lawsuit with its marker on 1 gives a star token

    Scenario Outline: The star token goes to the player of that side
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is furniture for prestige, its marker on <mark>
      When Altona moves the ink jar 1 space
      Then Hamburg has <hamburgs>
      And Altona has <altonas>
      And Hamburg has an empty stock

      Examples:
        | mark        | hamburgs      | altonas       |
        | Hamburg's 1 | 1 star token  | no star token |
        | Altona's 1  | no star token | 1 star token  |

    Scenario: No star token is gained if the supply has none left
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the star tokens are Hamburg 6, Altona 6, supply 0
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 1
      When Altona moves the ink jar 1 space
      Then Hamburg has 6 star tokens
      And the game is over

  @clause:rival_cities.resolution.one_goes_to_the_box
  Rule: A lawsuit with its marker on 1 goes to the box

    Scenario Outline: The lawsuit is not won
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is furniture for prestige, its marker on <mark>
      When Altona moves the ink jar 1 space
      Then nobody has won furniture for prestige
      And Hamburg has won no lawsuit
      And Altona has won no lawsuit

      Examples:
        | mark        |
        | Hamburg's 1 |
        | Altona's 1  |

  @clause:rival_cities.resolution.two_or_more_wins
  Rule: A lawsuit with its marker on 2 or more is won

    Scenario Outline: The player of that side wins the lawsuit, no matter who moved the jar
      Given the position "<mover> to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is leather for prestige, its marker on <mark>
      When <mover> moves the ink jar 1 space
      Then <winner> has won leather for prestige and no other lawsuit
      And <loser> has won no lawsuit

      Examples:
        | mark        | mover   | winner  | loser   |
        | Hamburg's 2 | Altona  | Hamburg | Altona  |
        | Hamburg's 3 | Hamburg | Hamburg | Altona  |
        | Hamburg's 4 | Altona  | Hamburg | Altona  |
        | Altona's 2  | Hamburg | Altona  | Hamburg |
        | Altona's 3  | Altona  | Altona  | Hamburg |
        | Altona's 4  | Hamburg | Altona  | Hamburg |

  @clause:rival_cities.resolution.winner_takes_the_card
  Rule: The winner places the card face up in front of themselves

    Scenario: Both players see the card
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is leather for prestige, its marker on Hamburg's 2
      When Altona moves the ink jar 1 space
      Then Hamburg sees that Hamburg has won leather for prestige
      And Altona sees that Hamburg has won leather for prestige

    Scenario: The card joins the lawsuits won before
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has won letter for prestige
      And the foremost lawsuit is leather for prestige, its marker on Hamburg's 2
      When Altona moves the ink jar 1 space
      Then Hamburg has won letter for prestige and leather for prestige and no other lawsuit

  @clause:rival_cities.resolution.winner_gains_the_bonus @clause:rival_cities.resolution.bonus_of_items_and_actions
  Rule: The winner gains the bonus in the lower part

    Scenario Outline: The winner gains the items of the bonus
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is <lawsuit>, its marker on Hamburg's 2
      And winning the lawsuit <lawsuit> brings <bonus>
      When Altona moves the ink jar 1 space
      Then Hamburg has <goods>
      And Hamburg has <tokens>
      And Altona has an empty stock
      And Altona chooses an option at the ink jar

      Examples:
        | lawsuit                   | bonus                    | goods     | tokens        |
        | leather for reactivations | 3 beer and 2 star tokens | 3 beer    | 2 star tokens |
        | furniture for prestige    | 2 letters                | 2 letters | no star token |
        | leather for prestige      | 1 letter                 | 1 letter  | no star token |

    Scenario Outline: Two products of choice in a bonus may be of two types or of the same type
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 2
      And winning the lawsuit furniture for cloth brings 2 products of choice
      When Altona moves the ink jar 1 space
      And Hamburg names <named>
      Then Hamburg has <goods>
      And Altona chooses an option at the ink jar

      Examples:
        | named                 | goods                     |
        | leather and furniture | 1 leather and 1 furniture |
        | beer and beer         | 2 beer                    |

    Scenario Outline: The winner may take the factory of a bonus
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is <lawsuit>, its marker on Hamburg's 2
      And winning the lawsuit <lawsuit> brings a free factory
      And Hamburg has 1 active factory
      When Altona moves the ink jar 1 space
      And Hamburg takes a factory free of charge
      Then Hamburg has 2 active factories
      And Hamburg has an empty stock
      And Altona chooses an option at the ink jar

      Examples:
        | lawsuit                               |
        | leather for furniture                 |
        | letter for prestige                   |
        | cloth and leather for letter and beer |
        | beer for cloth                        |

    Scenario: The winner may skip the factory of a bonus
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the factories are Hamburg 6, Altona 5, supply 1, all active
      And the foremost lawsuit is leather for furniture, its marker on Altona's 2
      And winning the lawsuit leather for furniture brings a free factory
      When Altona moves the ink jar 1 space
      And Altona declines
      Then Altona has 5 active factories
      And the game goes on

    @reading:rival_cities.ruling.bonus_actions_optional=is_performed
    # A lawsuit's bonus includes an action, such as a factory or prestige. May the player skip it? No, an
    # action in a bonus is performed if possible.
    Scenario: If actions of a bonus must be performed, the winner has to take the factory
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the factories are Hamburg 6, Altona 5, supply 1, all active
      And the foremost lawsuit is leather for furniture, its marker on Altona's 2
      And winning the lawsuit leather for furniture brings a free factory
      When Altona moves the ink jar 1 space
      Then Altona has 6 active factories
      And the game is over

    Scenario: A bonus may give three leather and prestige
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 2
      And winning the lawsuit cloth for leather brings 3 leather and an Earn prestige action
      When Altona moves the ink jar 1 space
      And Hamburg earns prestige
      Then Hamburg has 3 leather
      And the prestige marker is on Hamburg's 1
      And Altona chooses an option at the ink jar

    @reading:rival_cities.ruling.bonus_actions_optional=is_performed
    # A lawsuit's bonus includes an action, such as a factory or prestige. May the player skip it? No, an
    # action in a bonus is performed if possible.
    Scenario: If actions of a bonus must be performed, three leather and prestige come at once
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 2
      And winning the lawsuit cloth for leather brings 3 leather and an Earn prestige action
      When Altona moves the ink jar 1 space
      Then Hamburg has 3 leather
      And the prestige marker is on Hamburg's 1
      And Altona chooses an option at the ink jar

    Scenario: A bonus may give one product of choice
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is cloth for beer, its marker on Hamburg's 2
      And winning the lawsuit cloth for beer brings 1 product of choice and an Earn prestige action
      When Altona moves the ink jar 1 space
      And Hamburg names cloth
      Then Hamburg has 1 cloth
      And Hamburg has won cloth for beer and no other lawsuit

    Scenario: After the product of choice only the prestige is left
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is cloth for beer, its marker on Hamburg's 2
      And winning the lawsuit cloth for beer brings 1 product of choice and an Earn prestige action
      When Altona moves the ink jar 1 space
      And Hamburg names cloth
      Then Hamburg may only earn prestige or decline

    @reading:rival_cities.ruling.bonus_actions_optional=is_performed
    # A lawsuit's bonus includes an action, such as a factory or prestige. May the player skip it? No, an
    # action in a bonus is performed if possible.
    Scenario: If actions of a bonus must be performed, prestige follows the product of choice
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is cloth for beer, its marker on Hamburg's 2
      And winning the lawsuit cloth for beer brings 1 product of choice and an Earn prestige action
      When Altona moves the ink jar 1 space
      And Hamburg names cloth
      Then Hamburg has 1 cloth
      And the prestige marker is on Hamburg's 1
      And Altona chooses an option at the ink jar

    Scenario: A bonus may give a product of choice and prestige
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is cloth for beer, its marker on Hamburg's 2
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture
      And winning the lawsuit cloth for beer brings 1 product of choice and an Earn prestige action
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the upkeep of Bruxelles is 1 furniture
      When Altona moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      And Hamburg names furniture
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then Hamburg has an empty stock
      And the prestige marker is on Hamburg's 2

    Scenario: A bonus goes in the printed order, so the furniture paid for Bruxelles comes too late to be named
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is cloth for beer, its marker on Hamburg's 3
      And Hamburg has Bruxelles
      And the furniture is Hamburg 8, Altona 4, supply 0
      And winning the lawsuit cloth for beer brings 1 product of choice and an Earn prestige action
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      Then Hamburg may name beer, cloth and leather and nothing else

    @reading:rival_cities.ruling.order_inside_a_bonus=own_order
    # In which order are the parts of a lawsuit's bonus carried out, when the lawsuit is advanced and when it
    # is won? In an order of the player's choice, for items and actions, with the sway last.
    Scenario: If the winner chooses the order, the product paid for Bruxelles may be gained back
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is cloth for beer, its marker on Hamburg's 3
      And Hamburg has Bruxelles
      And the furniture is Hamburg 8, Altona 4, supply 0
      And winning the lawsuit cloth for beer brings 1 product of choice and an Earn prestige action
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      And Hamburg names furniture
      Then Hamburg has 8 furniture
      And the prestige marker is on Hamburg's 2
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.order_inside_a_bonus=own_order
    # In which order are the parts of a lawsuit's bonus carried out, when the lawsuit is advanced and when it
    # is won? In an order of the player's choice, for items and actions, with the sway last.
    Scenario: If the winner chooses the order, the items may come first
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 2
      And winning the lawsuit cloth for leather brings 3 leather and an Earn prestige action
      When Altona moves the ink jar 1 space
      And Hamburg gains 3 leather
      And Hamburg earns prestige
      Then Hamburg has 3 leather
      And the prestige marker is on Hamburg's 1
      And Altona chooses an option at the ink jar

    Scenario: The winner may skip the prestige and gain the items
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 2
      And winning the lawsuit cloth for leather brings 3 leather and an Earn prestige action
      When Altona moves the ink jar 1 space
      And Hamburg declines
      Then Hamburg has 3 leather
      And the prestige marker is on the neutral space
      And Altona chooses an option at the ink jar

    @reading:rival_cities.ruling.bonus_actions_optional=is_performed
    # A lawsuit's bonus includes an action, such as a factory or prestige. May the player skip it? No, an
    # action in a bonus is performed if possible.
    @reading:rival_cities.ruling.order_inside_a_bonus=own_order
    # In which order are the parts of a lawsuit's bonus carried out, when the lawsuit is advanced and when it
    # is won? In an order of the player's choice, for items and actions, with the sway last.
    Scenario: If the winner chooses the order and must perform everything, no action may be skipped
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 2
      And winning the lawsuit cloth for leather brings 3 leather and an Earn prestige action
      When Altona moves the ink jar 1 space
      Then Hamburg may only gain 3 leather or earn prestige

    Scenario: The winner of a bonus with only items is not asked
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is leather for reactivations, its marker on Hamburg's 2
      And winning the lawsuit leather for reactivations brings 3 beer and 2 star tokens
      When Altona moves the ink jar 1 space
      Then Hamburg has 3 beer
      And Hamburg has 2 star tokens
      And Altona chooses an option at the ink jar

  @clause:rival_cities.resolution.stars_in_star_scoring_only
  Rule: The stars of lawsuits count only in the star scoring

    Scenario: The stars of lawsuits are not counted after an instant win
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And Altona has won letter for prestige and furniture for prestige
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then Hamburg wins at once by "prestige"
      And nobody's stars are counted

    Scenario: The stars of a single lawsuit may decide the star scoring
      Given the position "Hamburg brought on the last off-season"
      And Altona has won letter for prestige
      And the dark stars are
        | letter for prestige | 4 |
      Then Altona wins the star scoring

  @clause:rival_cities.refill.after_the_resolution
  Rule: The lawsuit spaces are refilled after the resolution

    Scenario: Space I is empty while the winner gains the bonus
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I   | furniture for cloth   | Hamburg's 2 |
        | II  | leather for furniture | 0           |
        | III | cloth for leather     | 0           |
      And winning the lawsuit furniture for cloth brings 2 products of choice
      When Altona moves the ink jar 1 space
      Then Hamburg may name beer, cloth, leather and furniture and nothing else
      And lawsuit space I is empty
      And the lawsuit on space II is leather for furniture, its marker on 0

    Scenario: All three spaces have a lawsuit again after the bonus
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I   | furniture for cloth   | Hamburg's 2 |
        | II  | leather for furniture | 0           |
        | III | cloth for leather     | 0           |
      And the next lawsuit of the stack is cloth for beer
      And winning the lawsuit furniture for cloth brings 2 products of choice
      When Altona moves the ink jar 1 space
      And Hamburg names beer and beer
      Then the lawsuit on space I is leather for furniture, its marker on 0
      And the lawsuit on space II is cloth for leather, its marker on 0
      And the lawsuit on space III is cloth for beer, its marker on 0

  @clause:rival_cities.refill.second_moves_up
  Rule: The lawsuit on space II moves up to space I

    Scenario: The lawsuit that was second is now the foremost, with its marker
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I   | cloth for leather     | 0           |
        | II  | leather for furniture | Hamburg's 3 |
        | III | furniture for cloth   | 0           |
      When Altona moves the ink jar 1 space
      Then the lawsuit on space I is leather for furniture, its marker on Hamburg's 3

  @clause:rival_cities.refill.third_moves_up
  Rule: The lawsuit on space III moves up to space II

    Scenario: The lawsuit that was third is now the second, with its marker
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I   | cloth for leather     | 0          |
        | II  | leather for furniture | 0          |
        | III | furniture for cloth   | Altona's 4 |
      When Altona moves the ink jar 1 space
      Then the lawsuit on space II is furniture for cloth, its marker on Altona's 4

  @clause:rival_cities.refill.markers_keep_their_numbers
  Rule: The markers stay on their numbers

    Scenario: A lawsuit on space II with its marker on 2 moves up and is not won yet
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I   | cloth for leather     | Hamburg's 1 |
        | II  | leather for prestige  | Hamburg's 2 |
        | III | leather for furniture | Altona's 1  |
      When Altona moves the ink jar 1 space
      Then Hamburg has won no lawsuit
      And the lawsuit on space I is leather for prestige, its marker on Hamburg's 2
      And the lawsuit on space II is leather for furniture, its marker on Altona's 1

  @clause:rival_cities.refill.new_lawsuit_on_third_space
  Rule: The top card of the lawsuit stack goes to space III

    Scenario: The new lawsuit is revealed for both players
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the next lawsuit of the stack is leather for prestige
      And the lawsuit furniture for cloth lies on space III, its marker on 0
      When Altona moves the ink jar 1 space
      Then Hamburg sees the lawsuit leather for prestige on space III, its marker on 0
      And Altona sees the lawsuit leather for prestige on space III, its marker on 0
      And Altona sees 3 cards in the lawsuit stack and 3 lawsuits in the box

  @clause:rival_cities.refill.new_marker_on_zero
  Rule: The marker of the new lawsuit begins on 0

    Scenario: The new marker stands on 0, wherever the marker of the resolved lawsuit stood
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is leather for prestige, its marker on Hamburg's 4
      And the next lawsuit of the stack is cloth for beer
      When Altona moves the ink jar 1 space
      Then the lawsuit on space III is cloth for beer, its marker on 0

  @clause:rival_cities.refill.none_from_empty_stack
  Rule: No space is refilled from an empty stack

    Scenario: The lawsuits still move up, and space III stays empty
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I                 | cloth for leather                                                 | 0           |
        | II                | leather for furniture                                             | Hamburg's 2 |
        | III               | furniture for cloth                                               | Altona's 1  |
        | won by nobody     | letter for prestige, furniture for prestige, leather for prestige |             |
        | won by nobody     | cloth for beer                                                    |             |
        | the lawsuit stack | no lawsuit                                                        |             |
      When Altona moves the ink jar 1 space
      Then the lawsuit on space I is leather for furniture, its marker on Hamburg's 2
      And the lawsuit on space II is furniture for cloth, its marker on Altona's 1
      And lawsuit space III is empty
      And the game goes on

    Scenario: The last lawsuit moves to space I
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I                 | cloth for leather                                                | 0           |
        | II                | leather for furniture                                            | Hamburg's 2 |
        | won by nobody     | furniture for cloth, letter for prestige, furniture for prestige |             |
        | won by nobody     | leather for prestige, cloth for beer                             |             |
        | the lawsuit stack | no lawsuit                                                       |             |
      When Altona moves the ink jar 1 space
      Then the lawsuit on space I is leather for furniture, its marker on Hamburg's 2
      And lawsuit space II is empty
      And the game goes on

    @reading:rival_cities.ruling.lawsuits_move_up_without_a_stack=nothing_moves
    # Once the lawsuit stack is empty, do the lawsuits on spaces II and III still move up? No; an empty space,
    # including space I, is no longer filled.
    Scenario: If no space is refilled, the lawsuits on spaces II and III stay there
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I                 | cloth for leather                                                 | 0           |
        | II                | leather for furniture                                             | Hamburg's 2 |
        | III               | furniture for cloth                                               | Altona's 1  |
        | won by nobody     | letter for prestige, furniture for prestige, leather for prestige |             |
        | won by nobody     | cloth for beer                                                    |             |
        | the lawsuit stack | no lawsuit                                                        |             |
      When Altona moves the ink jar 1 space
      Then lawsuit space I is empty
      And the lawsuit on space II is leather for furniture, its marker on Hamburg's 2
      And the lawsuit on space III is furniture for cloth, its marker on Altona's 1

    Scenario: The lawsuits move up as long as the stack has a card
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I             | cloth for leather                                                 | 0           |
        | II            | leather for furniture                                             | Hamburg's 2 |
        | III           | furniture for cloth                                               | Altona's 1  |
        | won by nobody | letter for prestige, furniture for prestige, leather for prestige |             |
      And the next lawsuit of the stack is cloth for beer
      When Altona moves the ink jar 1 space
      Then the lawsuit on space I is leather for furniture, its marker on Hamburg's 2
      And the lawsuit on space III is cloth for beer, its marker on 0
