Feature: Purchasing ships

  @clause:rival_cities.ship.chooses_a_face_up_ship
  Rule: The player chooses one of the open ships

    Scenario: Any open ship may be chosen if the player can pay for it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 5 cloth, 4 leather and 2 furniture
      And ship 4 costs 2 furniture and brings 1 letter at once
      And ship 15 costs 3 cloth
      And ship 20 costs 4 leather
      And ship 21 costs 3 cloth
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board
      When Hamburg chooses Option A with the right half
      Then Hamburg may purchase ship 4, ship 15, ship 20 and ship 21 and no other ship

    Scenario: A ship in the stack cannot be purchased
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 12 furniture
      And ship 20, ship 21, ship 15 and ship 4 lie on the game board, and ship 1 is on top of the ship stack
      And ship 1 costs 3 furniture
      And ship 1 brings 2 Earn prestige actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 1
      Then the action is refused under "A choice of face-up ships"
      And nothing has changed

    Scenario: The rival's ship cannot be purchased
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 12 furniture
      And Altona has ship 5
      And ship 5 costs 2 furniture
      And ship 5 brings 2 letters at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 5
      Then the action is refused under "A choice of face-up ships"
      And nothing has changed

    Scenario: Only one ship may be purchased
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 6 cloth
      And ship 15 costs 3 cloth
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 15
      Then Hamburg has ship 15 and no other ship
      And it is Altona's turn to move the ink jar

    Scenario Outline: A special action card with a ship action allows a purchase
      Given the position "Altona chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      And Altona has 3 cloth
      And ship 21 costs 3 cloth
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board
      When Altona chooses Option A
      And Altona purchases ship 21
      Then Altona has ship 21 and no other ship

      Examples:
        | card            |
        | ship and gift   |
        | ship and beer   |
        | ship and letter |

  @clause:rival_cities.ship.pays_the_cost
  Rule: The player pays the cost of the ship

    Scenario Outline: Each ship has its price
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has <stock>
      And <ship> lies on the game board
      And <ship> costs <cost>
      When Hamburg chooses Option A with the right half
      And Hamburg purchases <ship>
      Then Hamburg has <ship> and no other ship
      And Hamburg has <left>

      Examples:
        | ship    | cost        | stock                     | left        |
        | ship 6  | 4 leather   | 4 leather and 1 beer      | 1 beer      |
        | ship 7  | 5 cloth     | 6 cloth                   | 1 cloth     |
        | ship 8  | 4 cloth     | 4 cloth and 1 leather     | 1 leather   |
        | ship 9  | 5 beer      | 5 beer and 1 furniture    | 1 furniture |
        | ship 10 | 5 beer      | 6 beer                    | 1 beer      |
        | ship 11 | 4 cloth     | 4 cloth                   | 0 cloth     |
        | ship 12 | 6 beer      | 6 beer and 2 cloth        | 2 cloth     |
        | ship 13 | 4 leather   | 5 leather                 | 1 leather   |
        | ship 14 | 5 cloth     | 5 cloth and 2 leather     | 2 leather   |
        | ship 15 | 3 cloth     | 3 cloth                   | 0 cloth     |
        | ship 16 | 3 furniture | 4 furniture               | 1 furniture |
        | ship 17 | 3 leather   | 3 leather and 3 beer      | 3 beer      |
        | ship 18 | 4 furniture | 4 furniture and 1 beer    | 1 beer      |
        | ship 19 | 4 beer      | 4 beer                    | 0 beer      |
        | ship 20 | 4 leather   | 4 leather and 4 cloth     | 4 cloth     |
        | ship 21 | 3 cloth     | 3 cloth and 1 leather     | 1 leather   |
        | ship 1  | 3 furniture | 3 furniture and 1 leather | 1 leather   |
        | ship 3  | 3 leather   | 4 leather                 | 1 leather   |

    Scenario Outline: A player with one product too few cannot purchase the ship
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card ship and gift lies at the first dark space
      And <ship> lies on the game board
      And Hamburg has <stock>
      And <ship> costs <cost>
      When Hamburg chooses Option A
      And Hamburg purchases <ship>
      Then the action is refused under "A ship's cost is paid"
      And nothing has changed

      Examples:
        | ship    | cost        | stock                     |
        | ship 1  | 3 furniture | 2 furniture and 3 beer    |
        | ship 2  | 3 cloth     | 2 cloth and 3 beer        |
        | ship 3  | 3 leather   | 2 leather and 3 beer      |
        | ship 4  | 2 furniture | 1 furniture and 3 beer    |
        | ship 5  | 2 furniture | 1 furniture and 3 leather |
        | ship 6  | 4 leather   | 3 leather and 3 beer      |
        | ship 7  | 5 cloth     | 4 cloth and 3 beer        |
        | ship 8  | 4 cloth     | 3 cloth and 3 beer        |
        | ship 9  | 5 beer      | 4 beer and 3 cloth        |
        | ship 10 | 5 beer      | 4 beer and 3 leather      |
        | ship 11 | 4 cloth     | 3 cloth and 3 furniture   |
        | ship 12 | 6 beer      | 5 beer and 3 furniture    |
        | ship 13 | 4 leather   | 3 leather and 3 furniture |
        | ship 14 | 5 cloth     | 4 cloth and 3 furniture   |
        | ship 15 | 3 cloth     | 2 cloth and 3 furniture   |
        | ship 16 | 3 furniture | 2 furniture and 3 cloth   |
        | ship 17 | 3 leather   | 2 leather and 3 furniture |
        | ship 18 | 4 furniture | 3 furniture and 3 leather |
        | ship 19 | 4 beer      | 3 beer and 3 leather      |
        | ship 20 | 4 leather   | 3 leather and 3 cloth     |
        | ship 21 | 3 cloth     | 2 cloth and 3 leather     |

    Scenario: The products go to the supply
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the leather is Hamburg 4, Altona 0, supply 8
      And ship 20 costs 4 leather
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 20
      Then Hamburg has an empty stock
      And Altona has an empty stock
      And the supply has 12 leather

    @clause:rival_cities.letter.is_not_a_product
    Scenario: Letters cannot pay for a ship
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the first dark space
      And the card ship and gift lies at the first dark space
      And Hamburg has 1 furniture and 2 letters
      And ship 4 costs 2 furniture
      And ship 4, ship 15, ship 20 and ship 21 lie on the game board
      And ship 4 brings 1 letter at once
      When Hamburg chooses Option A
      And Hamburg purchases ship 4
      Then the action is refused under "A ship's cost is paid"
      And nothing has changed

  @clause:rival_cities.ship.lies_open_before_the_player
  Rule: A purchased ship lies open in front of its owner

    Scenario: The rival sees the new ship beside the earlier ships
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 cloth
      And Hamburg has ship 20, Altona has ship 6, and ship 21, ship 4, ship 7 and ship 8 lie on the game board
      And ship 21 costs 3 cloth
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 21
      Then Hamburg has ship 20 and ship 21 and no other ship
      And Altona sees that Hamburg has ship 20 and ship 21 and no other ship

  @clause:rival_cities.ship.immediate_effect_at_once
  Rule: An immediate effect is carried out at once

    Scenario: The player gains the letters with the purchase
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 2 furniture
      And ship 5 lies on the game board
      And ship 5 costs 2 furniture and brings 2 letters at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 5
      Then Hamburg has 2 letters
      And it is Altona's turn to move the ink jar

    Scenario: An effect is carried out before the next action of the card
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card ship and gift
      And Hamburg has 3 cloth and 1 leather
      And ship 2 lies on the game board
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card ship and gift shows Advance a lawsuit, Purchase a ship and Gift of 1 product of choice
      And ship 2 costs 3 cloth and brings 2 Advance a lawsuit actions at once
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option B with the card ship and gift
      And Hamburg purchases ship 2
      Then Hamburg may only advance the lawsuit on space II or decline

    Scenario: The immediate effect of ship 5 does not occur again in later turns
      Given the position "Hamburg to move"
      And Hamburg has ship 5
      And Hamburg has 1 beer
      And ship 5 brings 2 letters at once
      When Hamburg moves the ink jar 2 spaces
      Then Hamburg has 1 beer

  @clause:rival_cities.ship.lasting_effect
  Rule: Any other effect applies from then on

    Scenario: A ship applies to the later actions of the card with which it was purchased
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg holds the card ship and letter
      And the cards at the dark spaces are two letters, free factory, two letters and free factory
      And Hamburg has 4 leather and 1 letter
      And ship 13 lies on the game board
      And the card ship and letter shows Advance a lawsuit, Purchase a ship and 1 letter
      And ship 13 costs 4 leather and adds 1 cloth to any Production
      When Hamburg chooses Option C
      And Hamburg chooses Option B with the card ship and letter
      And Hamburg purchases ship 13
      And Hamburg leaves out what is left
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 2 cloth

  @clause:rival_cities.ship.space_is_refilled
  Rule: The empty ship space is refilled from the stack

    Scenario: The top card of the stack goes to the empty space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 furniture
      And ship 1, ship 4, ship 7 and ship 20 lie on the game board, and ship 9 is on top of the ship stack
      And ship 1 costs 3 furniture and brings 2 Earn prestige actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 1
      Then the ship spaces hold ship 9, ship 4, ship 7 and ship 20

    Scenario: No space is refilled if no ship is purchased
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 furniture
      And ship 1, ship 4, ship 7 and ship 20 lie on the game board, and ship 9 is on top of the ship stack
      When Hamburg chooses Option A with the right half
      And Hamburg leaves out what is left
      Then the ship spaces hold ship 1, ship 4, ship 7 and ship 20

  @clause:rival_cities.ship.refilled_after_its_effect
  Rule: The next ship is revealed after the immediate effect

    Scenario: The space is empty while the effect is carried out
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 cloth and 1 leather
      And ship 2, ship 4, ship 7 and ship 20 lie on the game board, and ship 9 is on top of the ship stack
      And the lawsuit leather for furniture lies on space II, its marker on 0, and costs 1 leather
      And ship 2 costs 3 cloth and brings 2 Advance a lawsuit actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      Then Hamburg may advance the lawsuit on space II
      And ship 9 is still hidden on top of the ship stack
      And Hamburg cannot see ship 9

    Scenario: The next ship lies open after the effect
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 cloth and 1 leather
      And ship 2, ship 4, ship 7 and ship 20 lie on the game board, and ship 9 is on top of the ship stack
      And ship 2 costs 3 cloth and brings 2 Advance a lawsuit actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 2
      And Hamburg declines
      Then the ship spaces hold ship 9, ship 4, ship 7 and ship 20

    Scenario: The next ship also waits for a repeat by Kjøbenhavn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 leather and 1 beer
      And Hamburg has Kjøbenhavn
      And ship 3, ship 4, ship 7 and ship 20 lie on the game board, and ship 9 is on top of the ship stack
      And Kjøbenhavn repeats a draw for 1 beer
      And ship 3 costs 3 leather and brings 2 draws at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 3
      Then the ship spaces hold no ship, ship 4, ship 7 and ship 20
      And Hamburg may only repeat the action with Kjøbenhavn or decline

  @clause:rival_cities.ship.not_refilled_from_empty_stack
  Rule: Ship spaces stay empty once the stack is empty

    Scenario: The space stays empty if the stack is empty
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 cloth
      And the ten ships in play lie so
        | Hamburg        | ship 6, ship 7, ship 8           |
        | Altona         | ship 9, ship 10, ship 11         |
        | the game board | ship 20, ship 21, ship 4, ship 5 |
        | the ship stack | no ship                          |
      And ship 21 costs 3 cloth
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 21
      Then the ship spaces hold ship 20, no ship, ship 4 and ship 5
      And the ship stack is empty

    Scenario: The last card of the stack is still revealed
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 3 cloth
      And the ten ships in play lie so
        | Hamburg        | ship 6, ship 7                   |
        | Altona         | ship 9, ship 10, ship 11         |
        | the game board | ship 20, ship 21, ship 4, ship 5 |
        | the ship stack | ship 8                           |
      And ship 21 costs 3 cloth
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 21
      Then the ship spaces hold ship 20, ship 8, ship 4 and ship 5
      And the ship stack is empty

    Scenario: The action is forfeited if no ship is left
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And Hamburg has 12 cloth, 12 leather and 12 furniture
      And the ten ships in play lie so
        | Hamburg        | ship 6, ship 7, ship 8, ship 20, ship 21 |
        | Altona         | ship 9, ship 10, ship 11, ship 4, ship 5 |
        | the game board | no ship                                  |
        | the ship stack | no ship                                  |
      When Hamburg chooses Option A with the right half
      Then it is Altona's turn to move the ink jar
      And no ship lies on the game board

  @clause:rival_cities.ship.stays_with_its_owner
  Rule: A purchased ship stays with its owner

    Scenario: An off-season does not take a ship away
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has ship 20, and Altona has ship 21
      When Hamburg moves the ink jar 1 space
      Then Hamburg has ship 20 and no other ship
      And Altona has ship 21 and no other ship

    Scenario: An alliance action does not take a ship away
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Altona has ship 20
      And Hamburg has 1 letter
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      When Hamburg chooses Option A
      Then Hamburg may form an alliance with Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn and nobody else
      And Altona has ship 20 and no other ship

    Scenario: Piracy does not take a ship away
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for one
      And Hamburg has 1 beer
      And Altona has ship 20
      And Altona has 1 beer
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg commits the piracy of one product, stealing beer
      Then Altona has ship 20 and no other ship
      And Hamburg has no ship

  @clause:rival_cities.ship.stars_in_star_scoring_only
  Rule: The stars of ships count only in the star scoring

    Scenario: The stars of ships are not counted after an instant win
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 7
      And Hamburg's 7 is the last space before Hamburg's name
      And Altona has ship 20 and ship 6
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then Hamburg wins at once by "prestige"
      And nobody's stars are counted

    Scenario: The stars of a single ship may decide the star scoring
      Given the position "Hamburg brought on the last off-season"
      And Altona has ship 4
      And the dark stars are
        | ship 4 | 3 |
      Then Altona wins the star scoring
