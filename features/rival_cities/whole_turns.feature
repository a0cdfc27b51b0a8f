Feature: Whole turns with an off-season in between

  @clause:rival_cities.off_season.eight_steps_in_order @clause:rival_cities.off_season.turn_continues
  Rule: A turn that passes the bell has an off-season in its middle

    Scenario: A whole turn past the bell has a move, the eight steps of the off-season and an option
      Given the position "Hamburg to move"
      And the ink jar stands at prestige or beer, 3 spaces before beer or cloth, with the bell between
      And Hamburg has London
      And Hamburg has 2 beer and 1 furniture
      And Hamburg has ship 7
      And Hamburg has 0 active and 2 inactive factories
      And the prestige marker is on Hamburg's 2
      And the lawsuits lie so
        | I   | leather for prestige  | Hamburg's 3 |
        | II  | leather for furniture | Altona's 1  |
        | III | cloth for leather     | 0           |
      And the next lawsuit of the stack is cloth for beer
      And the action stack begins with draw two, gift of two, court ruling and ship and beer
      And winning the lawsuit leather for prestige brings 1 letter
      And London adds 1 cloth to a Production or Gift of cloth
      And the upkeep of London is 1 product of choice
      And ship 7 brings 2 furniture in each off-season
      And the income at Hamburg's 2 is 1 beer
      And the income at Hamburg's 3 is 1 beer and 1 cloth
      When Hamburg moves the ink jar 3 spaces, paying 1 beer
      And Hamburg pays the upkeep of London with 1 beer
      And Hamburg earns prestige
      And Hamburg chooses Option A with the right half
      And Hamburg performs the Production of 1 cloth, using 2 factories
      Then the ink jar stands at beer or cloth
      And Hamburg has 1 beer, 5 cloth, 3 furniture and 1 letter
      And the prestige marker is on Hamburg's 3
      And Hamburg has won leather for prestige and no other lawsuit
      And the lawsuit on space I is leather for furniture, its marker on Altona's 1
      And the lawsuit on space III is cloth for beer, its marker on 0
      And the cards at the dark spaces are draw two, gift of two, court ruling and ship and beer
      And Hamburg has 2 inactive factories
      And the bell token lies on the bell
      And it is Altona's turn to move the ink jar

    Scenario: After the off-season Option C uses the gift of the overview and a card from hand
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, and next come the bell and the off-season overview
      And Altona holds the card ship and beer
      And Altona has 2 beer and 1 letter
      And ship 19 lies on the game board
      And the card ship and beer shows Advance a lawsuit, Purchase a ship and Gift of 2 beer
      And ship 19 costs 4 beer
      And the cards at the dark spaces are two letters, free factory, ship and letter and furniture production
      When Altona moves the ink jar 1 space
      And Altona chooses Option C
      And Altona chooses Option A
      And Altona takes the gift of 1 product of choice and names beer
      And Altona chooses Option B with the card ship and beer
      And Altona takes the gift of 2 beer
      And Altona purchases ship 19
      Then Altona has ship 19 and no other ship
      And Altona has 1 beer
      And the discard pile is two letters, free factory, ship and letter, furniture production and ship and beer
      And it is Hamburg's turn to move the ink jar

    Scenario: Option D takes a card that the off-season has just laid out
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, 5 spaces before the first dark space, with the bell between
      And Altona has 4 leather
      And the action stack begins with draw two, gift of two, court ruling and ship and beer
      When Altona moves the ink jar 5 spaces, paying 4 leather
      And Altona carries out Option D
      Then Altona holds the card draw two
      And the first dark space is empty
      And the card gift of two lies at the second dark space
      And it is Hamburg's turn to move the ink jar

    Scenario: The rival decides in the off-season, and then the turn goes on
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, and next come the bell, the off-season overview and beer or cloth
      And Altona has Kjøbenhavn
      And Altona has 2 beer
      And Altona has ship 20
      And the foremost lawsuit is furniture for cloth, its marker on Altona's 4
      And winning the lawsuit furniture for cloth brings 2 products of choice
      And the upkeep of Kjøbenhavn is 2 beer
      And Hamburg has 1 active factory
      When Hamburg moves the ink jar 2 spaces
      And Altona pays the upkeep of Kjøbenhavn
      And Altona earns prestige
      And Altona names furniture and leather
      And Hamburg chooses Option A with the left half
      And Hamburg performs the Production of 2 beer, using 1 factory
      Then Hamburg has 3 beer
      And Altona has 1 leather and 1 furniture
      And the prestige marker is on Altona's 1
      And it is Altona's turn to move the ink jar

    Scenario: A player wins in the off-season of their own turn, before the option
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, and next come the bell, the off-season overview and beer or cloth
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And Hamburg has ship 20
      When Hamburg moves the ink jar 2 spaces
      And Hamburg earns prestige
      Then Hamburg wins at once by "prestige"
      And Hamburg may do nothing

    Scenario: The turn does not stop for anything that happens without a decision
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 10, and Altona has ship 6
      And the prestige marker is on Altona's 3
      And the foremost lawsuit is cloth for leather, its marker on Altona's 1
      And Hamburg has 0 active and 1 inactive factories
      And ship 6 brings 1 star token in each off-season
      And ship 10 brings 1 letter in each off-season
      And the income at Altona's 3 is 1 beer and 1 cloth
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 1 letter
      And Altona has 1 beer and 1 cloth
      And Altona has 2 star tokens
      And Hamburg has 1 active factory
      And Hamburg chooses an option at the ink jar

  @clause:rival_cities.turn.players_alternate
  Rule: The two cities take turns

    Scenario: In a first game the cities alternate in the first three turns
      Given a new game in the layout for a first game, Hamburg being the starting player and the special action cards being shuffled to begin with
        | gift and beer donation | draw two | court ruling | piracy for one | ship and beer |
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      And the card ship and beer shows Advance a lawsuit, Purchase a ship and Gift of 2 beer
      When Hamburg names furniture
      And Altona names cloth
      And Hamburg moves the ink jar 2 spaces
      And Hamburg chooses Option A
      And Hamburg draws a special action card
      And Altona moves the ink jar 2 spaces
      And Altona chooses Option A
      And Altona takes the gift of 2 products of choice and names leather and leather
      And Hamburg moves the ink jar 3 spaces, paying 1 furniture
      And Hamburg chooses Option B with the card ship and beer
      And Hamburg takes the gift of 2 beer
      Then Hamburg has 3 beer
      And Altona has 2 beer, 1 cloth and 2 leather
      And the ink jar stands at cloth production
      And the discard pile is ship and beer
      And it is Altona's turn to move the ink jar
