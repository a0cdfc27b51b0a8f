Feature: Instant wins

  @clause:rival_cities.instant_win.four_ways @clause:rival_cities.instant_win.ends_the_game
  Rule: An instant win ends the game at once

    Scenario: Nobody has anything to do after an instant win
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And Hamburg has 1 cloth
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg earns prestige
      Then Hamburg wins at once by "prestige"
      And nobody is to act
      And Hamburg has 1 cloth

    Scenario: After an instant win no further action is accepted
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card prestige and cloth
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And the card prestige and cloth shows Advance a lawsuit, Earn prestige and Gift of 1 cloth
      When Hamburg chooses Option B with the card prestige and cloth
      And Hamburg earns prestige
      And Hamburg takes the gift of 1 cloth
      Then the action is refused
      And the game is over
      And nothing has changed

    Scenario: Nobody has won before an instant win
      Given the position "Hamburg to move"
      Then the game goes on
      And nobody has won yet

  @clause:rival_cities.instant_win.three_more_ships
  Rule: Three more ships than the rival win at once

    Scenario Outline: The ship that makes the difference three wins at once (<difference>)
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 4 leather
      And <ships>
      And ship 20 costs 4 leather
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 20
      Then Hamburg wins at once by "ships"

      Examples:
        | difference    | ships                                                                                                                   |
        | three to none | Hamburg has ship 6 and ship 7, and ship 20, ship 21, ship 4 and ship 5 lie on the game board                            |
        | four to one   | Hamburg has ship 6, ship 7 and ship 8, Altona has ship 9, and ship 20, ship 21, ship 4 and ship 5 lie on the game board |

    Scenario Outline: Two more ships are not enough (<difference>)
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 4 leather
      And <ships>
      And ship 20 costs 4 leather
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 20
      Then the game goes on
      And it is Altona's turn to move the ink jar

      Examples:
        | difference   | ships                                                                                                           |
        | two to none  | Hamburg has ship 6, and ship 20, ship 21, ship 4 and ship 5 lie on the game board                               |
        | three to one | Hamburg has ship 6 and ship 7, Altona has ship 9, and ship 20, ship 21, ship 4 and ship 5 lie on the game board |

    Scenario: The game ends before the effect of the ship
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 2 furniture
      And Hamburg has ship 6 and ship 7, and ship 20, ship 21, ship 4 and ship 5 lie on the game board
      And ship 5 costs 2 furniture and brings 2 letters at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 5
      Then Hamburg wins at once by "ships"
      And Hamburg has an empty stock

    Scenario: Altona wins with three more ships than Hamburg
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And Altona has 3 cloth
      And Altona has ship 6 and ship 7, and ship 20, ship 21, ship 4 and ship 5 lie on the game board
      And ship 21 costs 3 cloth
      When Altona chooses Option A with the right half
      And Altona purchases ship 21
      Then Altona wins at once by "ships"

    Scenario: With ship 19 a player may buy the second and the third ship in a single turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg holds the card ship and letter
      And the cards at the dark spaces are two letters, free factory, two letters and free factory
      And Hamburg has 4 beer, 3 leather and 1 letter
      And Hamburg has ship 6, and ship 19, ship 20, ship 21 and ship 4 lie on the game board
      And the card ship and letter shows Advance a lawsuit, Purchase a ship and 1 letter
      And ship 19 costs 4 beer and makes later ships 1 product cheaper
      And ship 20 costs 4 leather
      When Hamburg chooses Option C
      And Hamburg chooses Option B with the card ship and letter
      And Hamburg purchases ship 19
      And Hamburg leaves out what is left
      And Hamburg chooses Option A with the right half
      And Hamburg purchases ship 20
      Then Hamburg wins at once by "ships"

  @clause:rival_cities.instant_win.third_lawsuit
  Rule: The third lawsuit wins at once

    Scenario: A third lawsuit won in the off-season wins the game
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I              | furniture for cloth                       | Hamburg's 2 |
        | II             | cloth for leather                         | 0           |
        | III            | leather for furniture                     | 0           |
        | won by Hamburg | letter for prestige, leather for prestige |             |
      When Altona moves the ink jar 1 space
      Then Hamburg wins at once by "lawsuits"
      And Hamburg has won letter for prestige, leather for prestige and furniture for cloth and no other lawsuit

    Scenario: A third lawsuit won by a Court ruling wins the game
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits lie so
        | I             | furniture for prestige                    | Altona's 2 |
        | II            | cloth for leather                         | 0          |
        | III           | leather for furniture                     | 0          |
        | won by Altona | letter for prestige, leather for prestige |            |
      When Altona chooses Option A with the left half
      And Altona resolves the foremost lawsuit
      Then Altona wins at once by "lawsuits"

    Scenario: The game ends before the bonus of the lawsuit
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits lie so
        | I             | furniture for prestige                    | Altona's 2 |
        | II            | cloth for leather                         | 0          |
        | III           | leather for furniture                     | 0          |
        | won by Altona | letter for prestige, leather for prestige |            |
      And winning the lawsuit furniture for prestige brings 2 letters
      When Altona chooses Option A with the left half
      And Altona resolves the foremost lawsuit
      Then Altona wins at once by "lawsuits"
      And Altona has an empty stock
      And lawsuit space I is empty

    Scenario: The second lawsuit does not win
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I              | furniture for prestige               | Hamburg's 2 |
        | II             | cloth for leather                    | 0           |
        | III            | leather for furniture                | 0           |
        | won by Hamburg | letter for prestige                  |             |
        | won by Altona  | leather for prestige, cloth for beer |             |
      When Altona moves the ink jar 1 space
      Then the game goes on

    Scenario: A lawsuit that brings only a star token does not count as the third
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuits lie so
        | I              | furniture for cloth                       | Hamburg's 1 |
        | II             | cloth for leather                         | 0           |
        | III            | leather for furniture                     | 0           |
        | won by Hamburg | letter for prestige, leather for prestige |             |
      When Altona moves the ink jar 1 space
      Then the game goes on
      And Hamburg has 1 star token

  @clause:rival_cities.instant_win.all_four_alliances
  Rule: All four alliances win at once

    Scenario: The fourth alliance may come from the game board
      Given the position "Altona chooses an option"
      And the ink jar stands at alliance
      And Altona has Oslo, London and Gdańsk, and Amsterdam lies on the game board
      When Altona chooses Option A
      And Altona forms an alliance with Amsterdam
      Then Altona wins at once by "alliances"

    Scenario: The fourth alliance may come from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or alliance
      And Hamburg has Oslo, London and Novgorod, and Altona has Amsterdam
      And Hamburg has 1 letter
      When Hamburg chooses Option A with the right half
      And Hamburg forms an alliance with Amsterdam
      Then Hamburg wins at once by "alliances"
      And Hamburg has an empty stock

    Scenario: Three alliances are not enough
      Given the position "Altona chooses an option"
      And the ink jar stands at alliance
      And Altona has Oslo and London, and Gdańsk and Amsterdam lie on the game board
      When Altona chooses Option A
      And Altona forms an alliance with Amsterdam
      Then the game goes on

    Scenario: The game is won even in the middle of a card
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card cloth and alliance
      And Hamburg has Oslo, London and Gdańsk, and Amsterdam lies on the game board
      And the card cloth and alliance shows Advance a lawsuit, Gift of 1 cloth and Form an alliance
      When Hamburg chooses Option B with the card cloth and alliance
      And Hamburg forms an alliance with Amsterdam
      Then Hamburg wins at once by "alliances"
      And Hamburg has an empty stock

  @clause:rival_cities.instant_win.city_name_reached
  Rule: A player wins when the marker reaches the name of the player's own city, for whatever reason

    Scenario: The prestige for more ships may win the game in the rival's turn
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Altona's 7
      And Altona's 7 is the last space before Altona's name
      And Altona has ship 20
      When Hamburg moves the ink jar 1 space
      And Altona earns prestige
      Then Altona wins at once by "prestige"
      And the bell token lies before Hamburg

    Scenario: The income of ship 8 may win the game
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And Hamburg has ship 8, and Altona has ship 20
      And ship 8 brings an Earn prestige action in each off-season
      When Hamburg moves the ink jar 1 space
      Then Hamburg wins at once by "prestige"

    Scenario: The bonus for advancing a lawsuit may win the game
      Given the position "Hamburg chooses an option"
      And the ink jar stands at lawsuit
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And the foremost lawsuit is letter for prestige, its marker on Hamburg's 4
      And advancing the lawsuit letter for prestige costs 1 letter and brings an Earn prestige action
      And Hamburg has 1 letter
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I
      And Hamburg earns prestige
      Then Hamburg wins at once by "prestige"

    Scenario: The bonus for a lawsuit won in the off-season may win the game
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And the foremost lawsuit is cloth for leather, its marker on Hamburg's 3
      And winning the lawsuit cloth for leather brings 3 leather and an Earn prestige action
      When Altona moves the ink jar 1 space
      And Hamburg earns prestige
      Then Hamburg wins at once by "prestige"

    Scenario: The second of the two moves of ship 1 may win the game
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the prestige marker is on Hamburg's 6
      And Hamburg has 3 furniture
      And ship 1 lies on the game board
      And ship 1 costs 3 furniture and brings 2 Earn prestige actions at once
      And Hamburg's 7 is the last space before Hamburg's name
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 1
      Then Hamburg wins at once by "prestige"

    Scenario: Moving the marker back from the rival's last space does not win
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Altona's 7
      And Altona's 7 is the last space before Altona's name
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then the prestige marker is on Altona's 6
      And the game goes on
