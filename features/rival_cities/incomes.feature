Feature: Prestige and incomes of the off-season

  @clause:rival_cities.off_season.more_ships_may_earn_prestige
  Rule: In the second step the player with more ships earns prestige

    Scenario Outline: The player with more ships earns prestige, whoever moved the jar (<row>)
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And <ships>
      When Hamburg moves the ink jar 1 space
      And <player> earns prestige
      Then the prestige marker is on <mark>
      And Hamburg chooses an option at the ink jar

      Examples:
        | row         | ships                                                   | player  | mark        |
        | one to none | Hamburg has ship 20                                     | Hamburg | Hamburg's 1 |
        | none to one | Altona has ship 20                                      | Altona  | Altona's 1  |
        | one to two  | Hamburg has ship 20, and Altona has ship 21 and ship 12 | Altona  | Altona's 1  |

    Scenario: The player may decline the prestige
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 20
      When Hamburg moves the ink jar 1 space
      And Hamburg declines
      Then the prestige marker is on the neutral space
      And Hamburg chooses an option at the ink jar

    Scenario: Only the player with more ships is asked
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Altona has ship 20
      When Hamburg moves the ink jar 1 space
      Then Altona may only earn prestige or decline
      And Hamburg may do nothing

    Scenario: A player with two more ships still earns prestige only once
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 20 and ship 21
      When Hamburg moves the ink jar 1 space
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 1
      And Hamburg chooses an option at the ink jar

  @clause:rival_cities.off_season.equal_ships_nothing
  Rule: With equal numbers of ships nothing happens in the second step

    Scenario Outline: With equal numbers of ships nobody is asked (<row>)
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And <ships>
      When Hamburg moves the ink jar 1 space
      Then the prestige marker is on the neutral space
      And Hamburg chooses an option at the ink jar

      Examples:
        | row      | ships                                                               |
        | one each | Hamburg has ship 20, and Altona has ship 21                         |
        | two each | Hamburg has ship 20 and ship 12, and Altona has ship 21 and ship 13 |

    Scenario: If the numbers are equal, the player who passed the bell cannot earn prestige
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 20, and Altona has ship 21
      When Hamburg moves the ink jar 1 space
      And Hamburg earns prestige
      Then the action is refused
      And Hamburg may only choose Option A
      And nothing has changed

  @clause:rival_cities.off_season.ships_give_income
  Rule: Ships with an income give it in the off-season

    Scenario: Both players gain the incomes of their ships
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 7, and Altona has ship 9
      And ship 7 brings 2 furniture in each off-season
      And ship 9 brings 2 cloth in each off-season
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 2 furniture
      And Altona has 2 cloth
      And Hamburg chooses an option at the ink jar

    Scenario: Ships give no income in a turn without an off-season
      Given the position "Hamburg to move"
      And the ink jar stands at cloth production, and next comes the second dark space
      And Hamburg has ship 7, and Altona has ship 20
      And ship 7 brings 2 furniture in each off-season
      When Hamburg moves the ink jar 1 space
      Then Hamburg has an empty stock

    Scenario: The owner of several ships chooses the order
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 6 and ship 7, and Altona has ship 20 and ship 21
      And ship 6 brings 1 star token in each off-season
      And ship 7 brings 2 furniture in each off-season
      When Hamburg moves the ink jar 1 space
      Then Hamburg may only gain the income of ship 6 next or gain the income of ship 7 next

    Scenario: The letter of ship 10 may come before the prestige of ship 8 and pay for its repeat
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 6
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture and 1 leather
      And Hamburg has ship 8 and ship 10, and Altona has ship 20 and ship 21
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the upkeep of Bruxelles is 1 furniture
      And ship 8 brings an Earn prestige action in each off-season
      And ship 10 brings 1 letter in each off-season
      And Hamburg's 7 is the last space before Hamburg's name
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      And Hamburg gains the income of ship 10 next
      And Hamburg pays a letter to exchange a leather for a furniture
      And Hamburg repeats the action with Bruxelles
      Then Hamburg wins at once by "prestige"

    Scenario: The owner gains all incomes
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 6 and ship 7, and Altona has ship 20 and ship 21
      And ship 6 brings 1 star token in each off-season
      And ship 7 brings 2 furniture in each off-season
      When Hamburg moves the ink jar 1 space
      And Hamburg gains the income of ship 7 next
      Then Hamburg has 2 furniture
      And Hamburg has 1 star token
      And Hamburg chooses an option at the ink jar

    @reading:rival_cities.ruling.order_of_own_incomes=by_number
    # A player has several ships with an income. In which order does the player gain the incomes? In the order
    # of the ships' numbers.
    Scenario: If the ships' numbers decide the order, nobody is asked
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 6 and ship 7, and Altona has ship 20 and ship 21
      And ship 6 brings 1 star token in each off-season
      And ship 7 brings 2 furniture in each off-season
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 2 furniture
      And Hamburg has 1 star token
      And Hamburg chooses an option at the ink jar

    @reading:rival_cities.ruling.order_of_own_incomes=by_number
    # A player has several ships with an income. In which order does the player gain the incomes? In the order
    # of the ships' numbers.
    Scenario: If the ships' numbers decide the order, ship 8's prestige comes before ship 10's letter
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 3
      And Hamburg has Bruxelles
      And Hamburg has 2 furniture
      And Hamburg has ship 8 and ship 10, and Altona has ship 20 and ship 21
      And the upkeep of Bruxelles is 1 furniture
      And ship 8 brings an Earn prestige action in each off-season
      And ship 10 brings 1 letter in each off-season
      And Bruxelles repeats an Earn prestige action for 1 furniture
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      Then Hamburg may only repeat the action with Bruxelles or decline
      And Hamburg has 1 furniture

    @reading:rival_cities.ruling.off_season_is_for_both=mover_only
    # The English steps say “your” alliance cards, ship cards and factories, after a passage addressed to the
    # player who moved. Whose cards and factories are meant? Only those of the player who passed the bell are
    # meant.
    Scenario: If only the player who moved is meant, the rival's ships give nothing
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 7, and Altona has ship 9
      And ship 7 brings 2 furniture in each off-season
      And ship 9 brings 2 cloth in each off-season
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 2 furniture
      And Altona has an empty stock

  @clause:rival_cities.prestige.income_for_the_side_of_the_marker @clause:rival_cities.prestige_income.marker_space @clause:rival_cities.prestige_income.spaces_back_to_the_bell
  Rule: The prestige track gives the income of the marker's space and of the spaces back to the bell

    Scenario Outline: Each space of Hamburg's side gives its income
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's <space>
      And the income at Hamburg's <space> is <shown>
      When Altona moves the ink jar 1 space
      Then Hamburg has <income>
      And Hamburg has <tokens>
      And Altona has an empty stock

      Examples:
        | space | shown                                                              | income                                               | tokens        |
        | 1     | nothing                                                            | 0 beer                                               | no star token |
        | 2     | 1 beer                                                             | 1 beer                                               | no star token |
        | 3     | 1 beer and 1 cloth                                                 | 1 beer and 1 cloth                                   | no star token |
        | 4     | 1 beer, 1 cloth and 1 leather                                      | 1 beer, 1 cloth and 1 leather                        | no star token |
        | 5     | 1 beer, 1 cloth, 1 leather and 1 furniture                         | 1 beer, 1 cloth, 1 leather and 1 furniture           | no star token |
        | 6     | 1 beer, 1 cloth, 1 leather, 1 furniture and 1 letter               | 1 beer, 1 cloth, 1 leather, 1 furniture and 1 letter | no star token |
        | 7     | 1 beer, 1 cloth, 1 leather, 1 furniture, 1 letter and 1 star token | 1 beer, 1 cloth, 1 leather, 1 furniture and 1 letter | 1 star token  |

    Scenario: On the fourth space of Altona's side Altona gains 1 leather, 1 cloth and 1 beer
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Altona's 4
      And the income at Altona's 4 is 1 beer, 1 cloth and 1 leather
      When Hamburg moves the ink jar 1 space
      Then Altona has 1 leather, 1 cloth and 1 beer
      And Hamburg has an empty stock

  @clause:rival_cities.prestige.neutral_space_is_nobodys
  Rule: On the neutral space nobody gains income

    Scenario: With the marker in the middle nobody gains income
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      When Hamburg moves the ink jar 1 space
      Then Hamburg has an empty stock
      And Altona has an empty stock
