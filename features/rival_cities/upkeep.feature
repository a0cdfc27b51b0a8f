Feature: The upkeep of alliances

  @clause:rival_cities.upkeep.cost_beside_the_bell @clause:rival_cities.upkeep.pays_or_returns
  Rule: In the first step the player pays the upkeep of an alliance or gives the card back

    Scenario Outline: Each alliance has its upkeep
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has <alliance>
      And Hamburg has <stock>
      And the upkeep of <alliance> is <upkeep>
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of <payment>
      Then Hamburg has <alliance> and no other alliance
      And Hamburg has <left>
      And Hamburg chooses an option at the ink jar

      Examples:
        | alliance   | upkeep               | stock                         | payment                             | left                   |
        | Amsterdam  | 2 products of choice | 1 beer, 1 cloth and 1 leather | Amsterdam with 1 beer and 1 leather | 1 cloth                |
        | Bruxelles  | 1 furniture          | 2 furniture and 1 beer        | Bruxelles                           | 1 beer and 1 furniture |
        | Gdańsk     | 1 letter             | 2 letters                     | Gdańsk                              | 1 letter               |
        | Kjøbenhavn | 2 beer               | 3 beer and 1 cloth            | Kjøbenhavn                          | 1 beer and 1 cloth     |
        | Le Havre   | 1 product of choice  | 1 beer and 1 furniture        | Le Havre with 1 furniture           | 1 beer                 |
        | London     | 1 product of choice  | 1 beer and 1 furniture        | London with 1 beer                  | 1 furniture            |
        | Novgorod   | 1 product of choice  | 1 cloth and 1 furniture       | Novgorod with 1 cloth               | 1 furniture            |
        | Oslo       | 1 product of choice  | 1 leather and 1 furniture     | Oslo with 1 leather                 | 1 furniture            |

    Scenario Outline: A player who has too little cannot pay
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has <alliance>
      And Hamburg has <stock>
      And the upkeep of <alliance> is <upkeep>
      When Hamburg moves the ink jar 1 space
      Then Hamburg may only return <alliance> to the game board

      Examples:
        | alliance   | upkeep               | stock                         |
        | Amsterdam  | 2 products of choice | 1 furniture                   |
        | Bruxelles  | 1 furniture          | 2 beer, 2 cloth and 2 leather |
        | Gdańsk     | 1 letter             | 3 beer and 3 furniture        |
        | Kjøbenhavn | 2 beer               | 1 beer, 2 cloth and 2 leather |
        | Le Havre   | 1 product of choice  | 0 beer                        |
        | London     | 1 product of choice  | 2 letters                     |

    Scenario: The decision cannot be postponed
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 1 space
      And Hamburg declines
      Then the action is refused under "Upkeep: pay or give back"
      And nothing has changed

    Scenario: The products go to the supply
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Kjøbenhavn
      And the beer is Hamburg 2, Altona 0, supply 10
      And the upkeep of Kjøbenhavn is 2 beer
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Kjøbenhavn
      Then Hamburg has an empty stock
      And Altona has an empty stock
      And the supply has 12 beer

    Scenario: The player who did not move also decides
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Oslo
      And Hamburg has 1 cloth
      And the upkeep of Oslo is 1 product of choice
      When Altona moves the ink jar 1 space
      And Hamburg pays the upkeep of Oslo with 1 cloth
      Then Hamburg has Oslo and no other alliance
      And Hamburg has an empty stock
      And Altona chooses an option at the ink jar

    Scenario: A player cannot pay for the other player's alliance
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Oslo
      And Hamburg has 1 cloth
      And Altona has 1 cloth
      And the upkeep of Oslo is 1 product of choice
      When Altona moves the ink jar 1 space
      And Altona pays the upkeep of Oslo
      Then the action is refused
      And it is Hamburg's turn to act
      And nothing has changed

    Scenario: A player who could pay may give the card back
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London, and Amsterdam, Gdańsk and Oslo lie on the game board
      And Hamburg has 1 furniture
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 1 space
      And Hamburg returns London to the game board
      Then Hamburg has 1 furniture
      And Hamburg has no alliance
      And the alliances on the game board are Amsterdam, Gdańsk, Oslo and London

    @reading:rival_cities.ruling.upkeep_is_a_choice=pay_if_able
    # A player can pay the upkeep of an alliance card. May the player give the card back instead? No, only a
    # card whose upkeep cannot be paid goes back.
    Scenario: If upkeep is compulsory, a player who can pay cannot give the card back
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London
      And Hamburg has 1 furniture
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 1 space
      And Hamburg returns London to the game board
      Then the action is refused under "Upkeep: pay or give back"
      And nothing has changed

    @reading:rival_cities.ruling.off_season_is_for_both=mover_only
    # The English steps say “your” alliance cards, ship cards and factories, after a passage addressed to the
    # player who moved. Whose cards and factories are meant? Only those of the player who passed the bell are
    # meant.
    Scenario: If only the player who moved is meant, the rival pays no upkeep
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Altona has London
      And Altona has 1 beer
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 1 space
      Then Altona has London and no other alliance
      And Altona has 1 beer
      And Hamburg chooses an option at the ink jar

  @clause:rival_cities.upkeep.each_card_by_itself
  Rule: The player decides about each alliance separately

    Scenario Outline: One product keeps one of two alliances, whichever the player prefers
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London and Oslo, and Amsterdam and Gdańsk lie on the game board
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      And the upkeep of Oslo is 1 product of choice
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of <kept> with 1 beer
      And Hamburg returns <returned> to the game board
      Then Hamburg has <kept> and no other alliance
      And the alliances on the game board are Amsterdam, Gdańsk and <returned>

      Examples:
        | kept   | returned |
        | London | Oslo     |
        | Oslo   | London   |

    Scenario: After one card the player still decides about the other
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London and Oslo
      And Hamburg has 1 beer
      And the upkeep of London is 1 product of choice
      And the upkeep of Oslo is 1 product of choice
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of London with 1 beer
      Then Hamburg may only return Oslo to the game board

    Scenario: Upkeep is paid once for each card
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London and Oslo
      And Hamburg has 2 beer
      And the upkeep of London is 1 product of choice
      And the upkeep of Oslo is 1 product of choice
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of London with 1 beer
      And Hamburg pays the upkeep of London
      Then the action is refused under "Upkeep for each card separately"
      And nothing has changed

    Scenario: Three products keep three alliances
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has London, Oslo and Novgorod
      And Hamburg has 2 beer and 1 cloth
      And the upkeep of London is 1 product of choice
      And the upkeep of Novgorod is 1 product of choice
      And the upkeep of Oslo is 1 product of choice
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Novgorod with 1 cloth
      And Hamburg pays the upkeep of London with 1 beer
      And Hamburg pays the upkeep of Oslo with 1 beer
      Then Hamburg has London, Oslo and Novgorod and no other alliance
      And Hamburg has an empty stock
      And Hamburg chooses an option at the ink jar

  @clause:rival_cities.upkeep.unpaid_card_back_on_the_board
  Rule: An alliance whose upkeep is not paid goes back to the game board

    Scenario: An alliance that is given back lies on the game board
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Altona has London, and Amsterdam, Gdańsk and Oslo lie on the game board
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 1 space
      And Altona returns London to the game board
      Then Altona has no alliance
      And the alliances on the game board are Amsterdam, Gdańsk, Oslo and London
      And Hamburg chooses an option at the ink jar

    Scenario: The alliance no longer benefits the player
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, and next come the bell, the off-season overview and beer or cloth
      And Hamburg has London
      And London adds 1 cloth to a Production or Gift of cloth
      And the upkeep of London is 1 product of choice
      When Hamburg moves the ink jar 2 spaces
      And Hamburg returns London to the game board
      And Hamburg chooses Option A with the right half
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 1 cloth
