Feature: The off-season

  @clause:rival_cities.off_season.when_the_jar_passes_the_bell
  Rule: Passing the bell brings on an off-season

    Scenario Outline: A move past the bell brings on an off-season (<way>)
      Given the position "Altona to move"
      And the ink jar stands at <start>, and next come <next>
      And Altona has 0 active and 1 inactive factories
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      When Altona moves the ink jar <spaces>
      Then the ink jar stands at <end>
      And Altona has 1 active factory
      And the lawsuit on space I is leather for furniture, its marker on 0
      And Altona chooses an option at the ink jar

      Examples:
        | way               | start            | next                                                | spaces   | end                     |
        | to the overview   | lawsuit          | the bell and the off-season overview                | 1 space  | the off-season overview |
        | past the overview | lawsuit          | the bell, the off-season overview and beer or cloth | 2 spaces | beer or cloth           |
        | from farther off  | prestige or beer | lawsuit, the bell and the off-season overview       | 2 spaces | the off-season overview |

    Scenario: A long move past the bell also brings on an off-season
      Given the position "Altona to move"
      And the ink jar stands at prestige or beer, 4 spaces before draw one, with the bell between
      And Altona has 2 cloth
      And Altona has 0 active and 1 inactive factories
      When Altona moves the ink jar 4 spaces, paying 2 cloth
      Then the ink jar stands at draw one
      And Altona has 1 active factory

    Scenario: A move that stops before the bell does not bring on an off-season
      Given the position "Altona to move"
      And the ink jar stands at court or ship, and next come prestige or beer, lawsuit and the bell
      And Altona has 0 active and 1 inactive factories
      When Altona moves the ink jar 2 spaces
      Then Altona has 1 inactive factory
      And the lawsuit spaces have not changed

    Scenario: A move that begins at the off-season overview does not bring on an off-season
      Given the position "Altona to move"
      And the ink jar stands at the off-season overview, and next comes beer or cloth
      And Altona has 0 active and 1 inactive factories
      When Altona moves the ink jar 1 space
      Then Altona has 1 inactive factory

    Scenario: A move that passes the bell twice brings on only one off-season
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Altona has 12 beer, 12 cloth and 12 leather
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      When Altona moves the ink jar 21 spaces, paying 12 beer, 12 cloth and 12 leather
      Then the ink jar stands at the off-season overview
      And the lawsuit on space I is leather for furniture, its marker on 0
      And the lawsuit on space II is furniture for cloth, its marker on 0

  @clause:rival_cities.off_season.interrupts_the_turn
  Rule: The off-season comes between the move and the option

    Scenario: No option can be chosen before the off-season is over
      Given the position "Hamburg to move"
      And the ink jar stands at prestige or beer, and next come lawsuit, the bell and the off-season overview
      And Hamburg has Amsterdam
      And Hamburg has 2 beer
      And the upkeep of Amsterdam is 2 products of choice
      When Hamburg moves the ink jar 2 spaces
      And Hamburg chooses Option A
      Then the action is refused under "The off-season interrupts the turn"
      And Hamburg may only pay the upkeep of Amsterdam or return Amsterdam to the game board
      And nothing has changed

    Scenario: The turn also waits for the rival's decision
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Altona has London
      And Altona has 1 beer
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 1 space
      Then it is Altona's turn to act
      And it is Hamburg's turn
      And Hamburg may do nothing

  @clause:rival_cities.off_season.move_is_finished_first
  Rule: The move is finished before the off-season begins

    Scenario: During the off-season the jar already stands on the space that the player wants to use
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, and next come the bell, the off-season overview and beer or cloth
      And Hamburg has London
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 2 spaces
      Then the ink jar stands at beer or cloth
      And Hamburg may pay the upkeep of London

  @clause:rival_cities.off_season.move_is_paid_first
  Rule: A player pays for the move before the off-season begins

    Scenario: Products paid for the move are no longer available for upkeep
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, 3 spaces before draw one, with the bell between
      And Hamburg has London
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 3 spaces, paying 1 beer
      Then Hamburg may only return London to the game board

    Scenario: The prices of the spaces before and after the bell are added up
      Given the position "Hamburg to move"
      And the ink jar stands at court or ship, 5 spaces before draw one, with the bell between
      And Hamburg has 4 beer
      When Hamburg moves the ink jar 5 spaces, paying 4 beer
      Then Hamburg has an empty stock
      And the ink jar stands at draw one

    Scenario: A player with one product too few cannot move five spaces past the bell
      Given the position "Hamburg to move"
      And the ink jar stands at court or ship, 5 spaces before draw one, with the bell between
      And Hamburg has 3 beer
      When Hamburg moves the ink jar 5 spaces
      Then the action is refused under "No move that cannot be paid for"
      And nothing has changed

  @clause:rival_cities.off_season.mover_takes_bell_token
  Rule: The player who passed the bell takes the bell token

    Scenario Outline: During the off-season the bell token lies in front of the player who passed the bell
      Given the position "<mover> to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      When <mover> moves the ink jar 1 space
      Then the bell token lies before <mover>
      And Hamburg sees the bell token before <mover>

      Examples:
        | mover   |
        | Hamburg |
        | Altona  |

  @clause:rival_cities.off_season.overview_has_an_action_card @clause:rival_cities.off_season.overview_card_used_afterwards
  Rule: The action on the off-season overview is used after the off-season

    Scenario: The gift of the overview comes too late for the upkeep
      Given the position "Hamburg to move"
      And the ink jar stands at prestige or beer, and next come lawsuit, the bell and the off-season overview
      And Hamburg has Amsterdam
      And Hamburg has 1 beer
      And the upkeep of Amsterdam is 2 products of choice
      When Hamburg moves the ink jar 2 spaces
      Then Hamburg may only return Amsterdam to the game board

    Scenario: The gift of the overview cannot be used before the off-season
      Given the position "Hamburg to move"
      And the ink jar stands at prestige or beer, and next come lawsuit, the bell and the off-season overview
      And Hamburg has London
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 2 spaces
      And Hamburg chooses Option A
      Then the action is refused under "The off-season interrupts the turn"
      And nothing has changed

    Scenario: After the off-season the card on the overview is used like any other card
      Given the position "Hamburg to move"
      And the ink jar stands at prestige or beer, and next come lawsuit, the bell and the off-season overview
      And Hamburg has Amsterdam
      And Hamburg has 1 beer
      And the upkeep of Amsterdam is 2 products of choice
      When Hamburg moves the ink jar 2 spaces
      And Hamburg returns Amsterdam to the game board
      And Hamburg chooses Option A
      And Hamburg takes the gift of 1 product of choice and names cloth
      Then Hamburg has 1 beer and 1 cloth
      And it is Altona's turn to move the ink jar

    Scenario: The card on the overview cannot be taken into hand
      Given the position "Hamburg to move"
      And the ink jar stands at prestige or beer, and next come lawsuit, the bell and the off-season overview
      When Hamburg moves the ink jar 2 spaces
      And Hamburg carries out Option D
      Then the action is refused under "Option D: no basic cards"
      And nothing has changed

  @clause:rival_cities.off_season.eight_steps_in_order
  Rule: The eight steps are carried out in order

    Scenario: Upkeep comes before income
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 5
      And Hamburg has London
      And the upkeep of London is 1 product of choice
      And the income at Hamburg's 5 is 1 beer, 1 cloth, 1 leather and 1 furniture
      When Hamburg moves the ink jar 1 space
      And Hamburg returns London to the game board
      Then Hamburg has 1 beer, 1 cloth, 1 leather and 1 furniture
      And Hamburg has no alliance

    Scenario: The prestige for more ships comes before the income of the track
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 2
      And Hamburg has ship 20
      And the income at Hamburg's 2 is 1 beer
      And the income at Hamburg's 3 is 1 beer and 1 cloth
      When Hamburg moves the ink jar 1 space
      And Hamburg earns prestige
      Then Hamburg has 1 beer and 1 cloth

    Scenario: Upkeep comes before the prestige for more ships
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London
      And Hamburg has ship 20
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 1 space
      Then Hamburg may pay the upkeep of London
      And Hamburg may not earn prestige

    Scenario: The income of the track comes before the foremost lawsuit is won
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 2
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 2
      And winning the lawsuit furniture for cloth brings 2 products of choice
      And the income at Hamburg's 2 is 1 beer
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 1 beer
      And Hamburg may name beer, cloth, leather and furniture and nothing else

    @ruling:rival_cities.ruling.no_window_inside_forced_steps
    Scenario: No letter can be exchanged before the income of the track
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the leather is Hamburg 7, Altona 5, supply 0
      And the letters are Hamburg 1, Altona 0, supply 11
      And the prestige marker is on Altona's 4
      And the income at Altona's 4 is 1 beer, 1 cloth and 1 leather
      When Hamburg moves the ink jar 1 space
      Then Altona has 1 beer, 1 cloth and 6 leather
      And Hamburg has 6 leather and 1 letter

    Scenario: Cards and factories wait while Hamburg still has to name the products that it has won
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 2
      And Hamburg has 0 active and 1 inactive factories
      And winning the lawsuit furniture for cloth brings 2 products of choice
      When Hamburg moves the ink jar 1 space
      Then it is Hamburg's turn to act
      And Hamburg may only name beer, name cloth, name leather or name furniture
      And the dark spaces have not changed
      And Hamburg has 1 inactive factory

    Scenario: A star token gained in the fifth step counts in the eighth
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the star tokens are Hamburg 6, Altona 5, supply 1
      And the foremost lawsuit is cloth for leather, its marker on Altona's 1
      When Hamburg moves the ink jar 1 space
      Then the game is over
      And Altona has 6 star tokens

    Scenario Outline: If a step concerns both players, the player with the bell token acts first
      Given the position "<mover> to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London, and Altona has Oslo
      And Hamburg has 1 beer
      And Altona has 1 beer
      And the upkeep of London is 1 product of choice
      And the upkeep of Oslo is 1 product of choice
      When <mover> moves the ink jar 1 space
      Then it is <mover>'s turn to act

      Examples:
        | mover   |
        | Hamburg |
        | Altona  |

    Scenario: The other player decides after the player with the bell token
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London, and Altona has Oslo
      And Hamburg has 1 beer
      And Altona has 1 beer
      And the upkeep of London is 1 product of choice
      And the upkeep of Oslo is 1 product of choice
      When Altona moves the ink jar 1 space
      And Altona pays the upkeep of Oslo with 1 beer
      Then it is Hamburg's turn to act
      And Hamburg may pay the upkeep of London

    Scenario: The player with the bell token gains the incomes of ships first
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the furniture is Hamburg 8, Altona 4, supply 0
      And Hamburg has ship 8, and Altona has ship 7
      And Hamburg has Bruxelles
      And the upkeep of Bruxelles is 1 furniture
      And ship 7 brings 2 furniture in each off-season
      And ship 8 brings an Earn prestige action in each off-season
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the income at Hamburg's 2 is 1 beer
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      And Hamburg repeats the action with Bruxelles
      Then Hamburg has 6 furniture and 1 beer
      And Altona has 6 furniture

    @reading:rival_cities.ruling.order_of_the_players=waiting_player_first
    # A step of the off-season concerns both players. In which order do they act? The player whose turn it is
    # not acts first.
    Scenario Outline: If the waiting player acts first, the other player follows
      Given the position "<mover> to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London, and Altona has Oslo
      And Hamburg has 1 beer
      And Altona has 1 beer
      And the upkeep of London is 1 product of choice
      And the upkeep of Oslo is 1 product of choice
      When <mover> moves the ink jar 1 space
      Then it is <waiting>'s turn to act

      Examples:
        | mover   | waiting |
        | Hamburg | Altona  |
        | Altona  | Hamburg |

    @reading:rival_cities.ruling.order_of_the_players=hamburg_first
    # A step of the off-season concerns both players. In which order do they act? Hamburg first, then Altona,
    # whoever moved the jar.
    Scenario: If Hamburg acts first, it does so even after a move of Altona
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London, and Altona has Oslo
      And Hamburg has 1 beer
      And Altona has 1 beer
      And the upkeep of London is 1 product of choice
      And the upkeep of Oslo is 1 product of choice
      When Altona moves the ink jar 1 space
      Then it is Hamburg's turn to act

  @clause:rival_cities.off_season.special_cards_discarded
  Rule: In the sixth step the cards at the dark spaces are discarded

    Scenario: All the cards go to the discard pile
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the cards at the dark spaces are draw two, gift of two, court ruling and ship and beer
      And the discard pile is piracy for one
      When Hamburg moves the ink jar 1 space
      Then the discard pile is piracy for one, draw two, gift of two, court ruling and ship and beer

    Scenario: An empty dark space adds no card to the pile
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the cards at the dark spaces are two letters, ship and letter and furniture production, and the second dark space is empty
      When Hamburg moves the ink jar 1 space
      Then the discard pile is two letters, ship and letter and furniture production

    Scenario: The players keep the cards in hand
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg holds the card draw two
      And Altona holds the card court ruling
      When Hamburg moves the ink jar 1 space
      Then Hamburg holds the card draw two
      And Altona holds the card court ruling

    Scenario: Both players see the discarded cards
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the cards at the dark spaces are two letters, free factory, ship and letter and furniture production
      When Hamburg moves the ink jar 1 space
      Then Altona sees the discard pile two letters, free factory, ship and letter and furniture production
      And Hamburg sees the discard pile two letters, free factory, ship and letter and furniture production

  @clause:rival_cities.off_season.four_new_special_cards
  Rule: Four cards from the action stack are laid at the dark spaces

    Scenario: The cards lie in the order in which they were drawn
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the action stack begins with draw two, gift of two, court ruling, ship and beer and piracy for one
      When Hamburg moves the ink jar 1 space
      Then the cards at the dark spaces are draw two, gift of two, court ruling and ship and beer
      And the top card of the action stack is piracy for one

    Scenario: A player who moved past the bell to a dark space uses the new card
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, 5 spaces before the first dark space, with the bell between
      And Hamburg has 4 beer
      And the card draw two lies at the first dark space
      And the action stack begins with gift and beer donation, gift of two, court ruling and ship and beer
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg moves the ink jar 5 spaces, paying 4 beer
      And Hamburg chooses Option A
      Then Hamburg may only take the gift of 2 products of choice or leave out what is left

    Scenario: Basic action cards remain at their spaces
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      When Hamburg moves the ink jar 1 space
      Then the basic action cards have not changed

  @clause:rival_cities.off_season.factories_reactivated
  Rule: In the seventh step all factories become active

    Scenario: The factories of both players become active
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has 1 active and 2 inactive factories
      And Altona has 0 active and 1 inactive factories
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 3 active factories
      And Altona has 1 active factory

    Scenario: The factories can be used in the interrupted turn
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, and next come the bell, the off-season overview and beer or cloth
      And Hamburg has 0 active and 2 inactive factories
      When Hamburg moves the ink jar 2 spaces
      And Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 2 beer, using 2 factories
      Then Hamburg has 4 beer

    @reading:rival_cities.ruling.off_season_is_for_both=mover_only
    # The English steps say “your” alliance cards, ship cards and factories, after a passage addressed to the
    # player who moved. Whose cards and factories are meant? Only those of the player who passed the bell are
    # meant.
    Scenario: If only the player who moved is meant, the rival's factories stay inactive
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has 1 active and 2 inactive factories
      And Altona has 0 active and 1 inactive factories
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 3 active factories
      And Altona has 1 inactive factory

  @clause:rival_cities.off_season.bell_token_returned
  Rule: If the game goes on, the bell token returns to the bell

    Scenario: After the off-season the bell token lies on the bell again
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      When Altona moves the ink jar 1 space
      Then the bell token lies on the bell
      And Altona chooses an option at the ink jar

  @clause:rival_cities.off_season.turn_continues
  Rule: After the off-season the interrupted turn goes on

    Scenario: The turn goes on with an option at the jar, not with another move
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, and next come the bell, the off-season overview and beer or cloth
      When Altona moves the ink jar 2 spaces
      Then Altona may only choose Option A

    Scenario: The jar does not move a second time
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      When Altona moves the ink jar 1 space
      And Altona moves the ink jar 1 space
      Then the action is refused under "Exactly one option each turn"
      And nothing has changed
      And Altona chooses an option at the ink jar

    Scenario: The rival's turn follows the option
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, and next come the bell, the off-season overview and beer or cloth
      And Altona has 1 active factory
      When Altona moves the ink jar 2 spaces
      And Altona chooses Option A with the right half
      And Altona performs the Production of 1 cloth, using 1 factory
      Then Altona has 2 cloth
      And it is Hamburg's turn to move the ink jar
