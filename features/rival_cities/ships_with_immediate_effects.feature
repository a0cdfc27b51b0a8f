Feature: Ships 1 to 5: immediate effects

  @clause:rival_cities.ship_effect.prestige_twice
  Rule: Ship 1 earns prestige twice

    Scenario: The marker moves two spaces for the buyer
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And Altona has 3 furniture
      And the prestige marker is on Altona's 2
      And ship 1 lies on the game board
      And ship 1 costs 3 furniture
      And ship 1 brings 2 Earn prestige actions at once
      When Altona chooses Option A with the right half
      And Altona purchases ship 1
      Then the prestige marker is on Altona's 4
      And it is Hamburg's turn to move the ink jar

    Scenario: The first of the two moves may win the game
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And Altona has 3 furniture
      And the prestige marker is on Altona's 7
      And Altona's 7 is the last space before Altona's name
      And ship 1 lies on the game board
      And ship 1 costs 3 furniture
      And ship 1 brings 2 Earn prestige actions at once
      When Altona chooses Option A with the right half
      And Altona purchases ship 1
      Then Altona wins at once by "prestige"

  @clause:rival_cities.ship_effect.bruxelles_on_each_prestige
  Rule: Ship 1: Bruxelles applies to each of the two actions

    Scenario: Two furniture bring two more moves
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Bruxelles
      And Hamburg has 6 furniture
      And ship 1 lies on the game board
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And ship 1 costs 3 furniture and brings 2 Earn prestige actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 1
      And Hamburg repeats the action with Bruxelles
      And Hamburg repeats the action with Bruxelles
      Then the prestige marker is on Hamburg's 4
      And Hamburg has 1 furniture
      And it is Altona's turn to move the ink jar

    Scenario: The buyer may repeat the first action but not the second
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Bruxelles
      And Hamburg has 5 furniture
      And ship 1 lies on the game board
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And ship 1 costs 3 furniture and brings 2 Earn prestige actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 1
      And Hamburg repeats the action with Bruxelles
      And Hamburg declines
      Then the prestige marker is on Hamburg's 3
      And Hamburg has 1 furniture

  @clause:rival_cities.ship_effect.prestige_ship_on_each_prestige
  Rule: Ship 1: ship 16 applies to each of the two actions

    Scenario: Four beer bring two more moves
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 furniture and 4 beer
      And Hamburg has ship 16, and ship 1, ship 4, ship 20 and ship 21 lie on the game board
      And ship 1 costs 3 furniture and brings 2 Earn prestige actions at once
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 1
      And Hamburg repeats the action with ship 16
      And Hamburg repeats the action with ship 16
      Then the prestige marker is on Hamburg's 4
      And Hamburg has an empty stock

    Scenario: Bruxelles and ship 16 may each be used once on each of the two actions
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Bruxelles
      And Hamburg has 6 furniture and 6 beer
      And Hamburg has ship 16, and ship 1, ship 4, ship 20 and ship 21 lie on the game board
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And ship 1 costs 3 furniture and brings 2 Earn prestige actions at once
      And ship 16 repeats an Earn prestige action for 2 beer
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 1
      And Hamburg repeats the action with ship 16
      And Hamburg repeats the action with Bruxelles
      And Hamburg repeats the action with Bruxelles
      And Hamburg repeats the action with ship 16
      Then the prestige marker is on Hamburg's 6
      And Hamburg has 1 furniture and 2 beer
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.ship_effect.advance_up_to_twice
  Rule: Ship 2 advances a lawsuit up to twice

    Scenario: The buyer may advance two lawsuits
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 4 cloth
      And ship 2 lies on the game board
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And ship 2 costs 3 cloth
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      And ship 2 brings 2 Advance a lawsuit actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg advances the lawsuit on space I
      And Hamburg advances the lawsuit on space II
      Then the marker of the lawsuit on space I is on Hamburg's 1
      And the marker of the lawsuit on space II is on Hamburg's 1
      And Hamburg has 1 furniture
      And it is Altona's turn to move the ink jar

    Scenario: The buyer may advance the same lawsuit twice
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 5 cloth
      And ship 2 lies on the game board
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And ship 2 costs 3 cloth
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And ship 2 brings 2 Advance a lawsuit actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg advances the lawsuit on space I
      And Hamburg advances the lawsuit on space I
      Then the marker of the lawsuit on space I is on Hamburg's 2
      And Hamburg has 2 leather

    Scenario: The buyer may stop after one lawsuit
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 5 cloth
      And ship 2 lies on the game board
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And ship 2 costs 3 cloth
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      And ship 2 brings 2 Advance a lawsuit actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg advances the lawsuit on space I
      And Hamburg declines
      Then the marker of the lawsuit on space I is on Hamburg's 1
      And Hamburg has 1 cloth and 1 leather
      And it is Altona's turn to move the ink jar

    Scenario: The buyer may advance no lawsuit
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 4 cloth
      And ship 2 lies on the game board
      And ship 2 costs 3 cloth
      And ship 2 brings 2 Advance a lawsuit actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg declines
      Then Hamburg has 1 cloth
      And it is Altona's turn to move the ink jar

    Scenario: No lawsuit is advanced if the buyer cannot pay
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 cloth
      And ship 2 lies on the game board
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And ship 2 costs 3 cloth
      And ship 2 brings 2 Advance a lawsuit actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      Then it is Altona's turn to move the ink jar
      And the lawsuit spaces have not changed

    Scenario: A buyer who can pay only for the first lawsuit may advance that one or none
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 4 cloth
      And ship 2 lies on the game board
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And ship 2 costs 3 cloth
      And ship 2 brings 2 Advance a lawsuit actions at once
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      Then Hamburg may only advance the lawsuit on space I or decline

  @clause:rival_cities.ship_effect.le_havre_on_each_advance
  Rule: Ship 2: Le Havre applies to each of the two actions

    Scenario: Ship 2 and Le Havre allow four advances
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Le Havre
      And Hamburg has 7 cloth and 2 beer
      And ship 2 lies on the game board
      And the lawsuit cloth for leather lies on space I, its marker on 0
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      And ship 2 costs 3 cloth and brings 2 Advance a lawsuit actions at once
      And advancing the lawsuit cloth for leather costs 1 cloth and brings 1 leather
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      And Hamburg advances the lawsuit on space I
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      And Hamburg advances the lawsuit on space I
      Then the marker of the lawsuit on space I is on Hamburg's 4
      And Hamburg has 4 leather
      And it is Altona's turn to move the ink jar

    Scenario: After the second action of ship 2 Le Havre may be used again
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Le Havre
      And Hamburg has 7 cloth and 2 beer
      And ship 2 lies on the game board
      And the lawsuit cloth for leather lies on space I, its marker on 0, and costs 1 cloth
      And Le Havre repeats an Advance a lawsuit action for 1 product of choice
      And ship 2 costs 3 cloth and brings 2 Advance a lawsuit actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      And Hamburg advances the lawsuit on space I
      And Hamburg advances the lawsuit on space I
      And Hamburg repeats the action with Le Havre, paying a beer
      Then Hamburg may advance the lawsuit on space I

  @clause:rival_cities.ship_effect.draw_twice
  Rule: Ship 3 draws two special action cards

    Scenario: The two top cards go to the buyer's hand
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 leather
      And ship 3 lies on the game board
      And the action stack begins with piracy for one, gift of two and court ruling
      And ship 3 costs 3 leather
      And ship 3 brings 2 draws at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 3
      Then Hamburg holds the cards piracy for one and gift of two
      And the top card of the action stack is court ruling
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.ship_effect.kjobenhavn_on_each_draw
  Rule: Ship 3: Kjøbenhavn applies to each of the two draws

    Scenario: Two beer allow the buyer to draw two more cards
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Kjøbenhavn
      And Hamburg has 3 leather and 3 beer
      And ship 3 lies on the game board
      And the action stack begins with piracy for one, gift of two, court ruling, ship and beer and ship and gift
      And Kjøbenhavn repeats a draw for 1 beer
      And ship 3 costs 3 leather and brings 2 draws at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 3
      And Hamburg repeats the action with Kjøbenhavn
      And Hamburg repeats the action with Kjøbenhavn
      Then Hamburg holds the cards piracy for one, gift of two, court ruling and ship and beer
      And Hamburg has 1 beer
      And it is Altona's turn to move the ink jar

    Scenario: The buyer decides separately about each repeat of a draw
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has Kjøbenhavn
      And Hamburg has 3 leather and 3 beer
      And ship 3 lies on the game board
      And the action stack begins with piracy for one, gift of two, court ruling, ship and beer and ship and gift
      And Kjøbenhavn repeats a draw for 1 beer
      And ship 3 costs 3 leather and brings 2 draws at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 3
      And Hamburg declines
      And Hamburg repeats the action with Kjøbenhavn
      Then Hamburg holds the cards piracy for one, gift of two and court ruling
      And Hamburg has 2 beer

  @clause:rival_cities.ship_effect.one_letter
  Rule: Ship 4 gives one letter

    Scenario: The buyer gains one letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 2 furniture
      And ship 4 lies on the game board
      And ship 4 costs 2 furniture
      And ship 4 brings 1 letter at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 4
      Then Hamburg has 1 letter
      And the supply has 11 letters

  @clause:rival_cities.ship_effect.two_letters
  Rule: Ship 5 gives two letters

    Scenario: The buyer gains two letters
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 2 furniture
      And ship 5 lies on the game board
      And ship 5 costs 2 furniture
      And ship 5 brings 2 letters at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 5
      Then Hamburg has 2 letters
      And the supply has 10 letters
