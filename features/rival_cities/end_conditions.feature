Feature: End conditions and star scoring

  @clause:rival_cities.end.one_condition_suffices @clause:rival_cities.off_season.end_conditions_checked
  Rule: If an end condition is met in the eighth step, the game ends

    @clause:rival_cities.end.no_ships_on_the_board
    Scenario: The game ends when no ship is left on the game board
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the ten ships in play lie so
        | Hamburg | ship 4, ship 5, ship 11, ship 20, ship 21 |
        | Altona  | ship 1, ship 2, ship 3, ship 12, ship 13  |
      And the dark stars are
        | ship 4  | 3               |
        | ship 5  | 1               |
        | ship 11 | 1               |
        | ship 20 | 5               |
        | ship 21 | 1 for each ship |
        | ship 1  | 1               |
        | ship 2  | 2               |
        | ship 3  | 2               |
        | ship 12 | 1               |
        | ship 13 | 1               |
      When Altona moves the ink jar 1 space
      Then the game is over
      And Hamburg has 15 stars in all
      And Altona has 7 stars in all

    @clause:rival_cities.end.no_ships_on_the_board
    Scenario: The game goes on when one ship is left on the game board
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the ten ships in play lie so
        | Hamburg        | ship 4, ship 5, ship 11, ship 20         |
        | Altona         | ship 1, ship 2, ship 3, ship 12, ship 13 |
        | the game board | ship 21                                  |
      When Altona moves the ink jar 1 space
      And Altona declines
      Then the game goes on
      And Altona chooses an option at the ink jar

    @clause:rival_cities.end.no_lawsuits_on_the_board
    Scenario: The game ends when no lawsuit is left on the game board
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I             | cloth for leather                                               | 0 |
        | won by nobody | leather for furniture, furniture for cloth, letter for prestige |   |
        | won by nobody | furniture for prestige, leather for prestige, cloth for beer    |   |
      When Altona moves the ink jar 1 space
      Then the game is over

    @clause:rival_cities.end.no_lawsuits_on_the_board
    Scenario: The game goes on when one lawsuit is left on the game board
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I             | cloth for leather                                                | 0 |
        | II            | leather for furniture                                            | 0 |
        | won by nobody | furniture for cloth, letter for prestige, furniture for prestige |   |
        | won by nobody | leather for prestige, cloth for beer                             |   |
      When Altona moves the ink jar 1 space
      Then the game goes on

    @clause:rival_cities.end.no_factories_in_the_supply
    Scenario Outline: The factories left in the supply decide whether the game ends (<supply>)
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the factories are <factories>, all active
      When Altona moves the ink jar 1 space
      Then the game <state>

      Examples:
        | supply   | factories                     | state   |
        | none     | Hamburg 5, Altona 7, supply 0 | is over |
        | one left | Hamburg 5, Altona 6, supply 1 | goes on |

    @clause:rival_cities.end.no_star_tokens_in_the_supply
    Scenario Outline: The star tokens left in the supply decide whether the game ends (<supply>)
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the star tokens are <tokens>
      When Altona moves the ink jar 1 space
      Then the game <state>

      Examples:
        | supply   | tokens                        | state   |
        | none     | Hamburg 5, Altona 7, supply 0 | is over |
        | one left | Hamburg 5, Altona 6, supply 1 | goes on |

    Scenario: The interrupted turn is not finished
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Altona's 7
      And the factories are Hamburg 5, Altona 7, supply 0, all active
      When Altona moves the ink jar 1 space
      Then the game is over
      And nobody is to act

    Scenario: The game also ends when two end conditions are met at once
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the factories are Hamburg 5, Altona 7, supply 0, all active
      And the star tokens are Hamburg 5, Altona 7, supply 0
      When Altona moves the ink jar 1 space
      Then the game is over
      And Altona wins the star scoring

    @clause:rival_cities.end.no_ships_on_the_board
    Scenario: The game goes on when only the last ship space has a ship
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the ten ships in play lie so
        | Hamburg        | ship 4, ship 5, ship 11, ship 20         |
        | Altona         | ship 1, ship 2, ship 3, ship 12, ship 13 |
        | the game board | no ship, no ship, no ship, ship 21       |
      When Altona moves the ink jar 1 space
      And Altona declines
      Then the game goes on

    @clause:rival_cities.end.no_ships_on_the_board
    Scenario: An empty ship stack does not end the game while ships lie open
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the ten ships in play lie so
        | Hamburg        | ship 4, ship 5, ship 11            |
        | Altona         | ship 1, ship 2, ship 3             |
        | the game board | ship 20, ship 21, ship 12, ship 13 |
      When Altona moves the ink jar 1 space
      Then the game goes on

  @clause:rival_cities.off_season.end_conditions_checked
  Rule: End conditions are checked only in the eighth step

    Scenario: The game goes on when the last star token is taken between two off-seasons
      Given the position "Altona chooses an option"
      And the ink jar stands at swap and donation
      And Altona has 2 beer
      And the star tokens are Hamburg 6, Altona 5, supply 1
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Altona chooses Option A
      And Altona donates 2 products of choice for 1 star token, paying 2 beer
      Then the supply has no star token
      And the game goes on
      And it is Hamburg's turn to move the ink jar

    Scenario: The game goes on when the last factory is taken between two off-seasons
      Given the position "Altona chooses an option"
      And the ink jar stands at factory for two
      And Altona has 2 beer
      And the factories are Hamburg 6, Altona 5, supply 1, all active
      And the card factory for two shows a factory for 2 products of choice
      When Altona chooses Option A
      And Altona builds a factory, paying 2 beer
      Then the game goes on
      And it is Hamburg's turn to move the ink jar

    Scenario: The game goes on when the last ship is purchased between two off-seasons
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And Altona has 3 cloth
      And the ten ships in play lie so
        | Hamburg        | ship 4, ship 5, ship 11, ship 20, ship 6 |
        | Altona         | ship 1, ship 2, ship 3, ship 12          |
        | the game board | ship 21                                  |
      And ship 21 costs 3 cloth
      When Altona chooses Option A with the right half
      And Altona purchases ship 21
      Then no ship lies on the game board
      And the game goes on

    Scenario: An end condition met earlier in the off-season does not yet end the game
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the star tokens are Hamburg 6, Altona 5, supply 1
      And Hamburg has ship 6, and Altona has ship 20
      And the foremost lawsuit is furniture for cloth, its marker on Altona's 2
      And winning the lawsuit furniture for cloth brings 2 products of choice
      And ship 6 brings 1 star token in each off-season
      When Altona moves the ink jar 1 space
      Then the supply has no star token
      And the game goes on
      And Altona may name beer, cloth, leather and furniture and nothing else

  @clause:rival_cities.end.seventh_off_season_at_the_latest
  Rule: The game ends with the seventh off-season at the latest

    Scenario: After six off-seasons one lawsuit is left, and the seventh off-season resolves it
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I              | leather for prestige                                      | Altona's 1 |
        | won by Hamburg | leather for furniture, furniture for cloth                |            |
        | won by Altona  | letter for prestige                                       |            |
        | won by nobody  | cloth for leather, furniture for prestige, cloth for beer |            |
      And the dark stars are
        | leather for furniture | 2 |
        | furniture for cloth   | 3 |
        | letter for prestige   | 4 |
      When Hamburg moves the ink jar 1 space
      Then the game is over
      And Hamburg has 5 stars in all
      And Altona has 5 stars in all
      And Hamburg wins the tie by the bell token

  @clause:rival_cities.star_scoring.decides_without_instant_win
  Rule: After an end condition the stars decide the game

    Scenario: The stars decide who wins, even against the player who ended the game
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the star tokens are Hamburg 7, Altona 5, supply 0
      When Altona moves the ink jar 1 space
      Then Hamburg wins the star scoring

    Scenario: No stars are counted while the game goes on
      Given the position "Hamburg to move"
      And Hamburg has 5 star tokens
      Then nobody's stars are counted

  @clause:rival_cities.star_scoring.cards
  Rule: The players count the dark stars on all cards in front of them

    Scenario Outline: The stars of a ship are counted
      Given the position "Hamburg brought on the last off-season"
      And Altona has <ship>
      And the dark stars are
        | <ship> | <dark stars> |
      Then Altona's cards bring <stars>
      And Hamburg's cards bring 0 stars

      Examples:
        | ship    | dark stars | stars   |
        | ship 1  | 1          | 1 star  |
        | ship 2  | 2          | 2 stars |
        | ship 3  | 2          | 2 stars |
        | ship 4  | 3          | 3 stars |
        | ship 5  | 1          | 1 star  |
        | ship 6  | 2          | 2 stars |
        | ship 7  | 1          | 1 star  |
        | ship 8  | 1          | 1 star  |
        | ship 9  | 2          | 2 stars |
        | ship 10 | 1          | 1 star  |
        | ship 11 | 1          | 1 star  |
        | ship 12 | 1          | 1 star  |
        | ship 13 | 1          | 1 star  |
        | ship 14 | 1          | 1 star  |
        | ship 15 | 1          | 1 star  |
        | ship 16 | 2          | 2 stars |
        | ship 17 | 1          | 1 star  |
        | ship 18 | 1          | 1 star  |
        | ship 19 | 1          | 1 star  |

    Scenario Outline: The stars of an alliance are counted
      Given the position "Hamburg brought on the last off-season"
      And Altona has <alliance>
      And the dark stars are
        | <alliance> | <dark stars> |
      Then Altona's cards bring <stars>

      Examples:
        | alliance   | dark stars | stars   |
        | Amsterdam  | 2          | 2 stars |
        | Bruxelles  | 2          | 2 stars |
        | Gdańsk     | 1          | 1 star  |
        | Kjøbenhavn | 1          | 1 star  |
        | Le Havre   | 2          | 2 stars |
        | London     | 1          | 1 star  |
        | Novgorod   | 1          | 1 star  |
        | Oslo       | 1          | 1 star  |

    Scenario Outline: The stars of a lawsuit are counted
      Given the position "Hamburg brought on the last off-season"
      And the lawsuits lie so
        | won by Altona | <lawsuit> |  |
      And the dark stars are
        | <lawsuit> | <dark stars> |
      Then Altona's cards bring <stars>

      Examples:
        | lawsuit                               | dark stars | stars   |
        | cloth for leather                     | 1          | 1 star  |
        | leather for furniture                 | 2          | 2 stars |
        | furniture for cloth                   | 3          | 3 stars |
        | letter for prestige                   | 4          | 4 stars |
        | leather for reactivations             | 2          | 2 stars |
        | furniture for prestige                | 2          | 2 stars |
        | cloth for beer                        | 2          | 2 stars |
        | cloth and leather for letter and beer | 3          | 3 stars |
        | leather for prestige                  | 2          | 2 stars |
        | beer for cloth                        | 2          | 2 stars |

    Scenario: The stars of ships, lawsuits and alliances are added up
      Given the position "Hamburg brought on the last off-season"
      And Altona has ship 4 and ship 20, and Hamburg has ship 9
      And Altona has Amsterdam, and Hamburg has Oslo
      And Altona has won letter for prestige
      And the dark stars are
        | ship 4              | 3 |
        | ship 20             | 5 |
        | ship 9              | 2 |
        | Amsterdam           | 2 |
        | Oslo                | 1 |
        | letter for prestige | 4 |
      Then Altona's cards bring 14 stars
      And Hamburg's cards bring 3 stars

    Scenario: Nobody gets the stars of cards on the game board
      Given the position "Hamburg brought on the last off-season"
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      Then Hamburg's cards bring 0 stars
      And Altona's cards bring 0 stars

    @reading:rival_cities.ruling.cards_that_score=without_alliances
    # Which cards in front of a player are counted in the star scoring? Ships and won lawsuits, because
    # alliances are only lent.
    Scenario: If alliances are only lent, their stars are not counted
      Given the position "Hamburg brought on the last off-season"
      And Altona has ship 4 and ship 20, and Hamburg has ship 9
      And Altona has Amsterdam, and Hamburg has Oslo
      And Altona has won letter for prestige
      And the dark stars are
        | ship 4              | 3 |
        | ship 20             | 5 |
        | ship 9              | 2 |
        | Amsterdam           | 2 |
        | Oslo                | 1 |
        | letter for prestige | 4 |
      Then Altona's cards bring 12 stars
      And Hamburg's cards bring 2 stars

  @clause:rival_cities.star_scoring.prestige
  Rule: The dark stars on the marker's space are counted

    Scenario Outline: The stars of the marker's space are counted
      Given the position "Altona brought on the last off-season"
      And the prestige marker is on <mark>
      And the dark stars are
        | <mark> | <dark stars> |
      Then the prestige track brings Hamburg <hamburgs>
      And the prestige track brings Altona <altonas>

      Examples:
        | mark              | dark stars | hamburgs | altonas |
        | the neutral space | 0          | 0 stars  | 0 stars |
        | Hamburg's 1       | 0          | 0 stars  | 0 stars |
        | Hamburg's 2       | 1          | 1 star   | 0 stars |
        | Hamburg's 3       | 1          | 1 star   | 0 stars |
        | Hamburg's 4       | 2          | 2 stars  | 0 stars |
        | Hamburg's 5       | 2          | 2 stars  | 0 stars |
        | Hamburg's 6       | 4          | 4 stars  | 0 stars |
        | Hamburg's 7       | 4          | 4 stars  | 0 stars |
        | Altona's 2        | 1          | 0 stars  | 1 star  |
        | Altona's 4        | 2          | 0 stars  | 2 stars |
        | Altona's 7        | 4          | 0 stars  | 4 stars |

  @clause:rival_cities.star_scoring.tokens
  Rule: Each star token counts as a star

    Scenario: The star tokens of both players are counted
      Given the position "Hamburg brought on the last off-season"
      And the star tokens are Hamburg 7, Altona 2, supply 3
      Then Hamburg's star tokens bring 7 stars
      And Altona's star tokens bring 2 stars

    Scenario: The stars of tokens are added to the stars of cards
      Given the position "Hamburg brought on the last off-season"
      And Altona has ship 4
      And Altona has 5 star tokens
      And the dark stars are
        | ship 4 | 3 |
      Then Altona has 8 stars in all

  @clause:rival_cities.star_scoring.higher_total_wins
  Rule: The player with the higher total wins

    Scenario: One more star is enough to win
      Given the position "Altona brought on the last off-season"
      And Hamburg has ship 4
      And Hamburg has 1 star token
      And the prestige marker is on Altona's 4
      And Altona has 1 star token
      And the dark stars are
        | ship 4     | 3 |
        | Altona's 4 | 2 |
      Then Hamburg has 4 stars in all
      And Altona has 3 stars in all
      And Hamburg wins the star scoring

    Scenario: All three kinds of stars are added up
      Given the position "Hamburg brought on the last off-season"
      And Altona has ship 20
      And Altona has Amsterdam
      And Altona has won letter for prestige
      And Altona has 3 star tokens
      And the prestige marker is on Altona's 6
      And the dark stars are
        | ship 20             | 5 |
        | Amsterdam           | 2 |
        | letter for prestige | 4 |
        | Altona's 6          | 4 |
      Then Altona has 18 stars in all
      And Altona wins the star scoring

    Scenario: Products, letters, factories and hand cards count for nothing
      Given the position "Hamburg brought on the last off-season"
      And Hamburg has 12 furniture and 5 letters
      And Hamburg holds the cards draw two and court ruling
      And Altona has 1 star token
      Then Hamburg has 0 stars in all
      And Altona wins the star scoring

  @clause:rival_cities.star_scoring.tie_goes_to_bell_token
  Rule: In a tie the player with the bell token wins

    Scenario Outline: If the totals are equal, the player with the bell token wins
      Given the position "<holder> brought on the last off-season"
      And the star tokens are Hamburg 5, Altona 5, supply 2
      Then <holder> wins the tie by the bell token

      Examples:
        | holder  |
        | Hamburg |
        | Altona  |

    Scenario: The bell token still lies in front of the player who brought on the last off-season
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the star tokens are Hamburg 6, Altona 6, supply 0
      When Altona moves the ink jar 1 space
      Then the bell token lies before Altona
      And Altona wins the tie by the bell token

    Scenario: Equal totals may come from different kinds of stars
      Given the position "Hamburg brought on the last off-season"
      And Hamburg has ship 20
      And the star tokens are Hamburg 0, Altona 5, supply 7
      And the dark stars are
        | ship 20 | 5 |
      Then Hamburg has 5 stars in all
      And Altona has 5 stars in all
      And Hamburg wins the tie by the bell token
