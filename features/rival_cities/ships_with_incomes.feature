Feature: Ships 6 to 10: incomes

  @clause:rival_cities.ship_effect.star_income
  Rule: Ship 6 gives a star token in each off-season

    Scenario: The owner gains a star token
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 20, and Altona has ship 6
      And ship 6 brings 1 star token in each off-season
      When Hamburg moves the ink jar 1 space
      Then Altona has 1 star token
      And Hamburg has no star token

  @clause:rival_cities.ship_effect.furniture_income
  Rule: Ship 7 gives two furniture in each off-season

    Scenario: The owner gains two furniture
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 7, and Altona has ship 20
      And ship 7 brings 2 furniture in each off-season
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 2 furniture

  @clause:rival_cities.ship_effect.prestige_income
  Rule: Ship 8 earns prestige in each off-season

    Scenario: The marker moves one space for the owner
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 20, and Altona has ship 8
      And ship 8 brings an Earn prestige action in each off-season
      When Hamburg moves the ink jar 1 space
      Then the prestige marker is on Altona's 1

    Scenario: The prestige of ship 8 is earned before the income from the track
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 3
      And Hamburg has ship 8, and Altona has ship 20
      And the income at Hamburg's 3 is 1 beer and 1 cloth
      And the income at Hamburg's 4 is 1 beer, 1 cloth and 1 leather
      And ship 8 brings an Earn prestige action in each off-season
      When Hamburg moves the ink jar 1 space
      Then the prestige marker is on Hamburg's 4
      And Hamburg has 1 beer, 1 cloth and 1 leather

    @reading:rival_cities.ruling.step_of_the_ship_income=fourth_step
    # In which step of the off-season do ships 6 to 10 give their income? In the fourth step, after the income
    # of the prestige track.
    Scenario: If ships give income in the fourth step, the move comes after the income from the track
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 3
      And Hamburg has ship 8, and Altona has ship 20
      And the income at Hamburg's 3 is 1 beer and 1 cloth
      And the income at Hamburg's 4 is 1 beer, 1 cloth and 1 leather
      And ship 8 brings an Earn prestige action in each off-season
      When Hamburg moves the ink jar 1 space
      Then the prestige marker is on Hamburg's 4
      And Hamburg has 1 beer and 1 cloth

    Scenario: The prestige of ship 8 may be repeated with Bruxelles
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 6
      And Hamburg's 7 is the last space before Hamburg's name
      And Hamburg has Bruxelles
      And Hamburg has 2 furniture
      And Hamburg has ship 8, and Altona has ship 20
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the upkeep of Bruxelles is 1 furniture
      And ship 8 brings an Earn prestige action in each off-season
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      And Hamburg repeats the action with Bruxelles
      Then Hamburg wins at once by "prestige"

    @reading:rival_cities.ruling.prestige_as_income_is_an_action=plain_move_as_income
    # Ship 8 shows prestige as an income, and some lawsuit bonuses show it. Is that an Earn prestige action,
    # which Bruxelles and ship 16 may repeat? Not always; as the income of ship 8 it only moves the marker,
    # and in bonuses it is the action.
    Scenario: If the income is a plain move, Bruxelles does not repeat it
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the prestige marker is on Hamburg's 6
      And Hamburg has Bruxelles
      And Hamburg has 2 furniture
      And Hamburg has ship 8, and Altona has ship 20
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the upkeep of Bruxelles is 1 furniture
      And ship 8 brings an Earn prestige action in each off-season
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Bruxelles
      Then the prestige marker is on Hamburg's 7
      And Hamburg chooses an option at the ink jar

  @clause:rival_cities.ship_effect.cloth_income
  Rule: Ship 9 gives two cloth in each off-season

    Scenario: The owner gains two cloth
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 20, and Altona has ship 9
      And ship 9 brings 2 cloth in each off-season
      When Hamburg moves the ink jar 1 space
      Then Altona has 2 cloth

  @clause:rival_cities.ship_effect.letter_income
  Rule: Ship 10 gives a letter in each off-season

    Scenario: The owner gains a letter
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 10, and Altona has ship 20
      And ship 10 brings 1 letter in each off-season
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 1 letter
