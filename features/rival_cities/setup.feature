Feature: Setting up

  @clause:rival_cities.setup.bell_token_on_the_bell
  Rule: The bell token begins on the bell

    Scenario: At the start the bell token lies on the bell
      Given a new game in the layout for a first game
      Then the bell token lies on the bell

  @clause:rival_cities.setup.all_basic_cards_used
  Rule: All 15 basic action cards are used

    Scenario: The row of basic action cards has all fifteen cards
      Given a new game in the random layout, the shuffled basic action cards beginning with lawsuit, court or ship, draw one and alliance and going on in ascending order
      Then the basic action cards are, clockwise
        | lawsuit            | court or ship        | draw one           | alliance        | beer or cloth     |
        | factory for two    | furniture or letter  | cloth production   | ship or lawsuit | swap and donation |
        | leather or lawsuit | prestige or alliance | leather production | gift or lawsuit | prestige or beer  |

  @clause:rival_cities.setup.first_game_ascending
  Rule: In a first game the basic action cards lie in ascending order

    Scenario: Card 1 is the first card after the off-season overview, and card 15 is the last
      Given a new game in the layout for a first game
      Then the basic action cards are, clockwise
        | beer or cloth      | draw one        | alliance          | factory for two    | furniture or letter  |
        | cloth production   | ship or lawsuit | swap and donation | leather or lawsuit | prestige or alliance |
        | leather production | gift or lawsuit | court or ship     | prestige or beer   | lawsuit              |

    Scenario Outline: The first move of a first game reaches card 1 or card 2 (<spaces>)
      Given a new game in the layout for a first game, Hamburg being the starting player
      And the card <card> shows <shown>
      When Hamburg names furniture
      And Altona names furniture
      And Hamburg moves the ink jar <spaces>
      And Hamburg chooses Option A
      Then the ink jar stands at <card>
      And Hamburg may <choices>

      Examples:
        | spaces   | card          | shown                                         | choices                                              |
        | 1 space  | beer or cloth | Production of 2 beer or Production of 1 cloth | choose the left half or choose the right half        |
        | 2 spaces | draw one      | Draw a special action card                    | draw a special action card or leave out what is left |

  @clause:rival_cities.setup.random_layout
  Rule: Players who know the game shuffle the basic action cards

    Scenario: The basic action cards lie in the order of the shuffle
      Given a new game in the random layout, the basic action cards being shuffled so
        | cloth production  | lawsuit         | leather production  | draw one           | alliance             |
        | beer or cloth     | factory for two | court or ship       | prestige or beer   | gift or lawsuit      |
        | swap and donation | ship or lawsuit | furniture or letter | leather or lawsuit | prestige or alliance |
      Then the basic action cards are, clockwise
        | cloth production  | lawsuit         | leather production  | draw one           | alliance             |
        | beer or cloth     | factory for two | court or ship       | prestige or beer   | gift or lawsuit      |
        | swap and donation | ship or lawsuit | furniture or letter | leather or lawsuit | prestige or alliance |

    Scenario: The first move reaches the first card of the shuffle
      Given a new game in the random layout, Hamburg being the starting player and the shuffled basic action cards beginning with leather production
      When Hamburg names furniture
      And Altona names furniture
      And Hamburg moves the ink jar 1 space
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 1 beer, 1 leather and 1 furniture

    Scenario: The cards are shuffled if no layout is requested
      Given a new game with nothing said of the layout, the shuffled basic action cards beginning with lawsuit and prestige or beer and going on in ascending order
      Then the basic action cards are, clockwise
        | lawsuit            | prestige or beer     | beer or cloth      | draw one        | alliance          |
        | factory for two    | furniture or letter  | cloth production   | ship or lawsuit | swap and donation |
        | leather or lawsuit | prestige or alliance | leather production | gift or lawsuit | court or ship     |

  @clause:rival_cities.setup.one_basic_card_per_light_space
  Rule: Each light edge space has one basic action card

    Scenario Outline: The jar finds a basic action card at a light space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <space>
      And Hamburg has 3 cloth, 3 leather and 3 furniture
      And the lawsuit furniture for cloth lies on space III, its marker on 0
      When Hamburg chooses Option A
      Then Hamburg may <choices>

      Examples:
        | space                | choices                                       |
        | beer or cloth        | choose the left half or choose the right half |
        | ship or lawsuit      | choose the left half or choose the right half |
        | swap and donation    | swap a leather for a beer                     |
        | prestige or alliance | choose the left half or choose the right half |
        | lawsuit              | advance the lawsuit on space III              |

    Scenario: In a first game the first two moves of one space each reach a card
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      And Altona names furniture
      And Hamburg moves the ink jar 1 space
      And Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 2 beer, using no factory
      And Altona moves the ink jar 1 space
      And Altona chooses Option A
      Then Altona may draw a special action card or leave out what is left

    Scenario: In the random layout the first two moves of one space each reach a card
      Given a new game in the random layout, Hamburg being the starting player and the shuffled basic action cards beginning with leather production and cloth production
      When Hamburg names furniture
      And Altona names furniture
      And Hamburg moves the ink jar 1 space
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      And Altona moves the ink jar 1 space
      And Altona chooses Option A
      Then Altona may only perform the Production of 1 cloth using no factory, perform the Production of 1 cloth using 1 factory or leave out what is left

  @clause:rival_cities.setup.no_basic_card_at_dark_spaces
  Rule: The dark yellow edge spaces have no basic action card

    Scenario: In a first game the first special action card, not card 4, lies at the fourth space
      Given a new game in the layout for a first game, Hamburg being the starting player and the special action cards being shuffled to begin with
        | gift and beer donation |
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And the card factory for two shows a factory for 2 products of choice
      When Hamburg names furniture
      And Altona names furniture
      And Hamburg moves the ink jar 4 spaces, paying 1 beer and 1 furniture
      And Hamburg chooses Option A
      Then Hamburg may take the gift of 2 products of choice
      And Hamburg may not build a factory for 2 products

    Scenario: Card 4 lies after the first dark space
      Given the position "Hamburg to move"
      And the ink jar stands at alliance, and next come the first dark space and factory for two
      And Hamburg has 2 beer
      And the card factory for two shows a factory for 2 products of choice
      When Hamburg moves the ink jar 2 spaces
      And Hamburg chooses Option A
      Then Hamburg may build a factory for 2 products

  @clause:rival_cities.setup.basic_cards_face_up
  Rule: Both players see the basic action cards

    Scenario: Both players see every basic action card
      Given a new game in the layout for a first game
      Then Hamburg sees these basic action cards, clockwise
        | beer or cloth      | draw one        | alliance          | factory for two    | furniture or letter  |
        | cloth production   | ship or lawsuit | swap and donation | leather or lawsuit | prestige or alliance |
        | leather production | gift or lawsuit | court or ship     | prestige or beer   | lawsuit              |
      And Altona sees these basic action cards, clockwise
        | beer or cloth      | draw one        | alliance          | factory for two    | furniture or letter  |
        | cloth production   | ship or lawsuit | swap and donation | leather or lawsuit | prestige or alliance |
        | leather production | gift or lawsuit | court or ship     | prestige or beer   | lawsuit              |

    Scenario: Both players see shuffled basic action cards in their order
      Given a new game in the random layout, the shuffled basic action cards beginning with lawsuit and prestige or beer and going on in ascending order
      Then Hamburg sees these basic action cards, clockwise
        | lawsuit            | prestige or beer     | beer or cloth      | draw one        | alliance          |
        | factory for two    | furniture or letter  | cloth production   | ship or lawsuit | swap and donation |
        | leather or lawsuit | prestige or alliance | leather production | gift or lawsuit | court or ship     |
      And Altona sees these basic action cards, clockwise
        | lawsuit            | prestige or beer     | beer or cloth      | draw one        | alliance          |
        | factory for two    | furniture or letter  | cloth production   | ship or lawsuit | swap and donation |
        | leather or lawsuit | prestige or alliance | leather production | gift or lawsuit | court or ship     |

  @clause:rival_cities.setup.special_cards_shuffled
  Rule: The special action cards are shuffled into one stack

    Scenario: The first card of the shuffle lies at the first dark space
      Given a new game in the layout for a first game, the special action cards being shuffled to begin with
        | court ruling | piracy for three | gift of two | two letters |
      Then the card court ruling lies at the first dark space

    Scenario: All 24 special action cards are in the stack and at the dark spaces
      Given a new game in the layout for a first game, the special action cards being shuffled to begin with
        | court ruling         | piracy for three       | gift of two               | two letters                 |
        | two letters          | ship and gift          | draw two                  | piracy for one              |
        | cloth and alliance   | prestige and letter    | prestige and cloth        | beer and furniture donation |
        | production of choice | ship and beer          | beer and cloth donation   | free factory                |
        | free factory         | furniture production   | prestige and furniture    | ship and letter             |
        | three reactivations  | furniture and alliance | gift and leather donation | gift and beer donation      |
      Then the cards at the dark spaces are court ruling, piracy for three, gift of two and two letters
      And the cards of the action stack are, from the top
        | two letters          | ship and gift          | draw two                  | piracy for one              |
        | cloth and alliance   | prestige and letter    | prestige and cloth        | beer and furniture donation |
        | production of choice | ship and beer          | beer and cloth donation   | free factory                |
        | free factory         | furniture production   | prestige and furniture    | ship and letter             |
        | three reactivations  | furniture and alliance | gift and leather donation | gift and beer donation      |

  @clause:rival_cities.setup.action_stack_face_down
  Rule: The action stack lies face down

    Scenario: Both players see how many cards the action stack has, but not which cards
      Given a new game in the layout for a first game, the special action cards being shuffled to begin with
        | court ruling | piracy for three | gift of two | two letters | draw two | furniture production |
      Then Hamburg sees 20 cards in the action stack
      And Hamburg cannot see draw two
      And Hamburg cannot see furniture production
      And Altona sees 20 cards in the action stack
      And Altona cannot see draw two
      And Altona cannot see furniture production

  @clause:rival_cities.setup.special_card_at_each_dark_space
  Rule: The first four special action cards lie face up at the dark spaces

    Scenario: The first four cards of the stack lie at the dark spaces in the order of drawing
      Given a new game in the layout for a first game, the special action cards being shuffled to begin with
        | ship and beer | draw two | free factory | court ruling |
      Then the card ship and beer lies at the first dark space
      And the card draw two lies at the second dark space
      And the card free factory lies at the third dark space
      And the card court ruling lies at the fourth dark space

    Scenario: Both players see the cards at the dark spaces
      Given a new game in the layout for a first game, the special action cards being shuffled to begin with
        | ship and beer | draw two | free factory | court ruling |
      Then Hamburg sees ship and beer at the first dark space
      And Hamburg sees draw two at the second dark space
      And Hamburg sees free factory at the third dark space
      And Hamburg sees court ruling at the fourth dark space
      And Altona sees ship and beer at the first dark space
      And Altona sees draw two at the second dark space
      And Altona sees free factory at the third dark space
      And Altona sees court ruling at the fourth dark space

    @reading:rival_cities.ruling.special_cards_at_the_start=from_the_first_off_season
    # The available English text has no step for the special action cards. Are they laid out when the game
    # begins? No, the dark spaces stay empty until the first off-season fills them.
    Scenario: If the cards come with the first off-season, the dark spaces begin empty
      Given a new game in the layout for a first game
      Then the first dark space is empty
      And the second dark space is empty
      And the third dark space is empty
      And the fourth dark space is empty
      And Hamburg sees 24 cards in the action stack

    @reading:rival_cities.ruling.special_cards_at_the_start=from_the_first_off_season
    # The available English text has no step for the special action cards. Are they laid out when the game
    # begins? No, the dark spaces stay empty until the first off-season fills them.
    Scenario: If the cards come with the first off-season, the first card stays on top of the stack
      Given a new game in the layout for a first game, the special action cards being shuffled to begin with
        | court ruling | draw two | two letters | piracy for one |
      Then the top card of the action stack is court ruling

    Scenario: The last dark space also has a card at the start
      Given a new game in the layout for a first game, the special action cards being shuffled to begin with
        | two letters | two letters | court ruling | ship and gift |
      Then the card ship and gift lies at the fourth dark space

    Scenario: After each of the four dark spaces has its card, the fifth card is on top of the stack
      Given a new game in the layout for a first game, the special action cards being shuffled to begin with
        | ship and beer | draw two | free factory | court ruling | gift of two |
      Then the top card of the action stack is gift of two

  @clause:rival_cities.setup.discard_pile_empty
  Rule: The discard pile begins empty

    Scenario: At the start no card lies on the discard pile
      Given a new game in the layout for a first game
      Then the discard pile is empty

  @clause:rival_cities.setup.ships_shuffled
  Rule: The ship cards are shuffled

    Scenario Outline: The shuffle decides which ships lie face up (<first four>)
      Given a new game in the layout for a first game, the ships being shuffled to begin with
        | <ships> |
      Then the ship spaces hold <ships>

      Examples:
        | first four | ships                                 |
        | low        | ship 1, ship 2, ship 3 and ship 4     |
        | high       | ship 21, ship 18, ship 20 and ship 19 |

  @clause:rival_cities.setup.ten_ships_in_play
  Rule: Ten ships are in play

    Scenario: Of the first ten ships, four lie face up and six form the stack
      Given a new game in the layout for a first game, the ships being shuffled to begin with
        | ship 21 | ship 2  | ship 19 | ship 4  | ship 17 |
        | ship 6  | ship 15 | ship 8  | ship 13 | ship 10 |
      Then the ship spaces hold ship 21, ship 2, ship 19 and ship 4
      And the ship stack is ship 17, ship 6, ship 15, ship 8, ship 13 and ship 10

  @clause:rival_cities.setup.ship_stack_face_down
  Rule: The ship stack lies face down

    Scenario: Neither player sees the ships in the stack
      Given a new game in the layout for a first game, the ships being shuffled to begin with
        | ship 21 | ship 2  | ship 19 | ship 4  | ship 17 |
        | ship 6  | ship 15 | ship 8  | ship 13 | ship 10 |
      Then Hamburg cannot see ship 17
      And Hamburg cannot see ship 10
      And Altona cannot see ship 17
      And Altona cannot see ship 10

  @clause:rival_cities.setup.eleven_ships_in_the_box
  Rule: Eleven ships go back to the box

    @clause:rival_cities.setup.boxed_ships_unseen
    Scenario: Six ships are left in the stack and eleven in the box
      Given a new game in the layout for a first game
      Then Hamburg sees 6 cards in the ship stack and 11 ships in the box
      And Altona sees 6 cards in the ship stack and 11 ships in the box

  @clause:rival_cities.setup.boxed_ships_unseen
  Rule: Nobody looks at the ships in the box

    Scenario: Neither player sees a ship in the box
      Given a new game in the layout for a first game, the ships being shuffled to begin with
        | ship 21 | ship 2  | ship 19 | ship 4  | ship 17 |
        | ship 6  | ship 15 | ship 8  | ship 13 | ship 10 |
      Then Hamburg cannot see ship 1
      And Hamburg cannot see ship 20
      And Altona cannot see ship 1
      And Altona cannot see ship 20

  @clause:rival_cities.setup.four_ships_face_up
  Rule: Four ships lie face up on the ship spaces

    Scenario: Both players see four ships
      Given a new game in the layout for a first game, the ships being shuffled to begin with
        | ship 21 | ship 2 | ship 19 | ship 4 |
      Then Hamburg sees ship 21, ship 2, ship 19 and ship 4 on the ship spaces
      And Altona sees ship 21, ship 2, ship 19 and ship 4 on the ship spaces

  @clause:rival_cities.setup.alliances_shuffled
  Rule: The alliance cards are shuffled

    Scenario Outline: The shuffle decides which alliances lie on the game board (<first four>)
      Given a new game in the layout for a first game, the alliances being shuffled to begin with
        | <alliances> |
      Then the alliances on the game board are <alliances>

      Examples:
        | first four | alliances                                    |
        | one        | Oslo, London, Amsterdam and Gdańsk           |
        | other      | Le Havre, Bruxelles, Kjøbenhavn and Novgorod |

  @clause:rival_cities.setup.four_alliances_face_up
  Rule: Four alliances lie face up on the game board

    Scenario: Both players see four alliances
      Given a new game in the layout for a first game, the alliances being shuffled to begin with
        | Oslo | London | Amsterdam | Gdańsk |
      Then Hamburg sees the alliances Oslo, London, Amsterdam and Gdańsk on the game board
      And Altona sees the alliances Oslo, London, Amsterdam and Gdańsk on the game board

  @clause:rival_cities.setup.four_alliances_in_the_box
  Rule: The other four alliances take no part in the game

    Scenario: The alliances that were not drawn are in the box
      Given a new game in the layout for a first game, the alliances being shuffled to begin with
        | Oslo | London | Amsterdam | Gdańsk |
      Then Hamburg sees the alliances Bruxelles, Kjøbenhavn, Le Havre and Novgorod in the box

    Scenario: No alliance can be formed with a city whose card is in the box
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Oslo, London, Amsterdam and Gdańsk lie on the game board
      When Hamburg chooses Option A
      And Hamburg forms an alliance with Novgorod
      Then the action is refused under "Form an alliance: one card"
      And nothing has changed

  @clause:rival_cities.setup.lawsuits_shuffled
  Rule: The lawsuits are shuffled

    Scenario: The shuffle decides which lawsuits lie face up
      Given a new game in the layout for a first game, the lawsuits being shuffled to begin with
        | beer for cloth | letter for prestige | cloth for leather |
      Then the lawsuit on space I is beer for cloth, its marker on 0
      And the lawsuit on space II is letter for prestige, its marker on 0
      And the lawsuit on space III is cloth for leather, its marker on 0

  @clause:rival_cities.setup.seven_lawsuits_in_play
  Rule: Seven lawsuits are in play

    Scenario: Of the first seven lawsuits, three lie face up and four form the stack
      Given a new game in the layout for a first game, the lawsuits being shuffled to begin with
        | beer for cloth | letter for prestige | cloth for leather     | leather for prestige |
        | cloth for beer | furniture for cloth | leather for furniture |                      |
      Then the lawsuit stack is leather for prestige, cloth for beer, furniture for cloth and leather for furniture

  @clause:rival_cities.setup.lawsuit_stack_face_down
  Rule: The lawsuit stack lies face down

    Scenario: Neither player sees the lawsuits in the stack
      Given a new game in the layout for a first game, the lawsuits being shuffled to begin with
        | beer for cloth | letter for prestige | cloth for leather     | leather for prestige |
        | cloth for beer | furniture for cloth | leather for furniture |                      |
      Then Hamburg cannot see the lawsuit leather for prestige
      And Hamburg cannot see the lawsuit leather for furniture
      And Altona cannot see the lawsuit leather for prestige
      And Altona cannot see the lawsuit leather for furniture

  @clause:rival_cities.setup.three_lawsuits_in_the_box
  Rule: Three lawsuits go back to the box

    @clause:rival_cities.setup.boxed_lawsuits_unseen
    Scenario: Four lawsuits are left in the stack and three in the box
      Given a new game in the layout for a first game
      Then Hamburg sees 4 cards in the lawsuit stack and 3 lawsuits in the box
      And Altona sees 4 cards in the lawsuit stack and 3 lawsuits in the box

  @clause:rival_cities.setup.boxed_lawsuits_unseen
  Rule: Nobody looks at the lawsuits in the box

    Scenario: Neither player sees a lawsuit in the box
      Given a new game in the layout for a first game, the lawsuits being shuffled to begin with
        | beer for cloth | letter for prestige | cloth for leather     | leather for prestige |
        | cloth for beer | furniture for cloth | leather for furniture |                      |
      Then Hamburg cannot see the lawsuit furniture for prestige
      And Hamburg cannot see the lawsuit leather for reactivations
      And Altona cannot see the lawsuit furniture for prestige
      And Altona cannot see the lawsuit leather for reactivations

  @clause:rival_cities.setup.three_lawsuits_face_up
  Rule: Three lawsuits lie face up

    Scenario: Both players see the three open lawsuits
      Given a new game in the layout for a first game, the lawsuits being shuffled to begin with
        | beer for cloth | letter for prestige | cloth for leather |
      Then Hamburg sees the lawsuit beer for cloth on space I, its marker on 0
      And Hamburg sees the lawsuit letter for prestige on space II, its marker on 0
      And Hamburg sees the lawsuit cloth for leather on space III, its marker on 0
      And Altona sees the lawsuit beer for cloth on space I, its marker on 0
      And Altona sees the lawsuit letter for prestige on space II, its marker on 0
      And Altona sees the lawsuit cloth for leather on space III, its marker on 0

  @clause:rival_cities.setup.lawsuit_markers_on_zero
  Rule: The markers of the open lawsuits begin on 0

    Scenario: All three markers stand on 0
      Given a new game in the layout for a first game
      Then the marker of the lawsuit on space I is on 0
      And the marker of the lawsuit on space II is on 0
      And the marker of the lawsuit on space III is on 0

  @clause:rival_cities.setup.jar_at_the_off_season_space
  Rule: The ink jar begins at the off-season overview

    Scenario: At the start the ink jar stands at the off-season overview
      Given a new game in the layout for a first game
      Then the ink jar stands at the off-season overview

    Scenario: The first move of the game does not pass the bell
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      And Altona names furniture
      And Hamburg moves the ink jar 1 space
      Then Hamburg chooses an option at the ink jar
      And the bell token lies on the bell

    @reading:rival_cities.ruling.jar_starts_on_the_overview_space=first_light_space
    # On which ink space does the jar begin: on the overview's space or on the space beside it? On the space
    # of the first basic card beside the overview.
    Scenario: If the jar begins beside the overview, it stands at the first light space
      Given a new game in the layout for a first game
      Then the ink jar stands at beer or cloth

    @reading:rival_cities.ruling.jar_starts_on_the_overview_space=first_light_space
    # On which ink space does the jar begin: on the overview's space or on the space beside it? On the space
    # of the first basic card beside the overview.
    Scenario: If the jar begins beside the overview, the first move reaches the second basic action card
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      And Altona names furniture
      And Hamburg moves the ink jar 1 space
      Then the ink jar stands at draw one

  @clause:rival_cities.setup.prestige_marker_neutral
  Rule: The prestige marker begins in the middle of the track

    Scenario: At the start the prestige marker is on the neutral space
      Given a new game in the layout for a first game
      Then the prestige marker is on the neutral space

  @clause:rival_cities.setup.common_supply @clause:rival_cities.setup.forty_eight_products @clause:rival_cities.setup.twelve_letters @clause:rival_cities.setup.twelve_factories @clause:rival_cities.setup.twelve_star_tokens
  Rule: Items that no player owns form one supply

    Scenario: Before the other player's free product is chosen, the supply has all other items
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      Then Hamburg has 1 beer and 1 furniture
      And Altona has 2 beer
      And the products of the supply are 9 beer, 12 cloth, 12 leather and 11 furniture and nothing else
      And the supply has 12 letters
      And the supply has 10 factories
      And the supply has 12 star tokens

  @clause:rival_cities.setup.one_factory_each
  Rule: Each player begins with one factory

    Scenario: The players have two of the twelve factories
      Given a new game in the layout for a first game
      Then Hamburg has 1 active factory
      And Altona has 1 active factory
      And the supply has 10 factories

  @clause:rival_cities.setup.first_factory_active
  Rule: The first factory is active

    Scenario: The first factory can be used in the first turn
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      And Altona names furniture
      And Hamburg moves the ink jar 1 space
      And Hamburg chooses Option A with the right half
      And Hamburg performs the Production of 1 cloth, using 1 factory
      Then Hamburg has 1 beer, 2 cloth and 1 furniture

  @clause:rival_cities.setup.starting_player_random
  Rule: The starting player is determined at random

    Scenario Outline: Either city may be the starting player
      Given a new game in the layout for a first game, <first> being the starting player
      Then it is <first>'s turn
      And it is <first>'s turn to act

      Examples:
        | first   |
        | Hamburg |
        | Altona  |

  @clause:rival_cities.setup.starting_player_products
  Rule: The starting player begins with one beer and a product of choice

    Scenario Outline: The starting player takes any product in addition to the beer
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names <product>
      Then Hamburg has <stock>

      Examples:
        | product   | stock                  |
        | beer      | 2 beer                 |
        | cloth     | 1 beer and 1 cloth     |
        | leather   | 1 beer and 1 leather   |
        | furniture | 1 beer and 1 furniture |

    Scenario: The starting player may choose any product
      Given a new game in the layout for a first game, Hamburg being the starting player
      Then Hamburg may name beer, cloth, leather and furniture and nothing else

  @clause:rival_cities.setup.other_player_products
  Rule: The other player begins with two beer and a product of choice

    Scenario Outline: The other player takes any product in addition to the two beer
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      And Altona names <product>
      Then Altona has <stock>

      Examples:
        | product   | stock                  |
        | beer      | 3 beer                 |
        | cloth     | 2 beer and 1 cloth     |
        | leather   | 2 beer and 1 leather   |
        | furniture | 2 beer and 1 furniture |

    Scenario: The first products of both players come from the supply
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      And Altona names furniture
      Then the products of the supply are 9 beer, 12 cloth, 12 leather and 10 furniture and nothing else

    Scenario: The city that does not start takes two beer
      Given a new game in the layout for a first game, Altona being the starting player
      When Altona names leather
      And Hamburg names cloth
      Then Altona has 1 beer and 1 leather
      And Hamburg has 2 beer and 1 cloth

  @clause:rival_cities.setup.other_player_chooses_second
  Rule: The starting player chooses first

    Scenario: The other player cannot choose before the starting player
      Given a new game in the layout for a first game
      When Altona names furniture
      Then the action is refused under "The other player chooses second"
      And nothing has changed

    Scenario: The other player chooses after the starting player
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      Then it is Altona's turn to act
      And Altona may name beer, cloth, leather and furniture and nothing else

    Scenario: The starting player cannot choose twice
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      And Hamburg names furniture
      Then the action is refused under "The other player chooses second"
      And nothing has changed

  @clause:rival_cities.setup.starting_player_has_first_turn
  Rule: The starting player takes the first turn

    Scenario Outline: The starting player moves the ink jar first
      Given a new game in the layout for a first game, <first> being the starting player
      When <first> names furniture
      And <second> names furniture
      Then it is <first>'s turn to move the ink jar

      Examples:
        | first   | second  |
        | Hamburg | Altona  |
        | Altona  | Hamburg |

    Scenario: The starting player cannot move the ink jar before both have chosen
      Given a new game in the layout for a first game, Hamburg being the starting player
      When Hamburg names furniture
      And Hamburg moves the ink jar 1 space
      Then the action is refused under "The other player chooses second"
      And it is Altona's turn to act
      And nothing has changed

    Scenario Outline: The other player cannot move the ink jar in the first turn
      Given a new game in the layout for a first game, <first> being the starting player
      When <first> names furniture
      And <second> names furniture
      And <second> moves the ink jar 1 space
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed

      Examples:
        | first   | second  |
        | Hamburg | Altona  |
        | Altona  | Hamburg |

    Scenario: Once both have chosen a product, the starting player may move and the other player waits
      Given a new game in the layout for a first game, Altona being the starting player
      When Altona names beer
      And Hamburg names cloth
      Then Altona may move the ink jar 1 space or move the ink jar 2 spaces
      And Hamburg may do nothing
