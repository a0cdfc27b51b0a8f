Feature: Court rulings

  @clause:rival_cities.lawsuit.foremost_is_on_space_one @clause:rival_cities.court.resolves_the_foremost
  Rule: A Court ruling may resolve the foremost lawsuit

    Scenario: The player wins the lawsuit on space I
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 3
      And winning the lawsuit furniture for cloth brings 2 products of choice
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      And Hamburg names furniture and leather
      Then Hamburg has won furniture for cloth and no other lawsuit
      And Hamburg has 1 leather and 1 furniture
      And it is Altona's turn to move the ink jar

    Scenario: A lawsuit on another space is not resolved, even with its marker on 4
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the lawsuit leather for furniture lies on space II, its marker on Hamburg's 4
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      Then the action is refused under "Court ruling needs 2 or more"
      And nothing has changed

    Scenario: There is nothing to resolve if no lawsuit is left
      Given the position "Hamburg chooses an option"
      And Hamburg has an empty stock
      And Hamburg holds the card court ruling
      And the lawsuits lie so
        | won by Hamburg | furniture for cloth                                            |  |
        | won by nobody  | cloth for beer, letter for prestige, furniture for prestige    |  |
        | won by nobody  | leather for prestige, cloth for leather, leather for furniture |  |
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option B with the card court ruling
      Then it is Altona's turn to move the ink jar
      And the discard pile is court ruling

    Scenario: A Court ruling may be skipped
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is furniture for cloth, its marker on Hamburg's 3
      When Hamburg chooses Option A with the left half
      And Hamburg leaves out what is left
      Then the lawsuit spaces have not changed
      And it is Altona's turn to move the ink jar

    Scenario: A lawsuit whose bonus asks for no choice is won as soon as the Court ruling is made
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is furniture for prestige, its marker on Hamburg's 2
      And winning the lawsuit furniture for prestige brings 2 letters
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      Then Hamburg has won furniture for prestige and no other lawsuit
      And Hamburg has 2 letters

  @clause:rival_cities.court.needs_two_on_own_side
  Rule: The marker must stand on 2, 3 or 4 of the player's own side

    Scenario Outline: The lawsuit may be resolved if its marker is far enough on the player's own side
      Given the position "<player> chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is furniture for prestige, its marker on <mark>
      When <player> chooses Option A with the left half
      And <player> resolves the foremost lawsuit
      Then <player> has won furniture for prestige and no other lawsuit

      Examples:
        | mark        | player  |
        | Hamburg's 2 | Hamburg |
        | Hamburg's 3 | Hamburg |
        | Altona's 4  | Altona  |

    Scenario Outline: The lawsuit may not be resolved if its marker is not far enough
      Given the position "<player> chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is furniture for prestige, its marker on <mark>
      When <player> chooses Option A with the left half
      And <player> resolves the foremost lawsuit
      Then the action is refused under "Court ruling needs 2 or more"
      And nothing has changed

      Examples:
        | mark        | player  |
        | 0           | Hamburg |
        | Hamburg's 1 | Hamburg |
        | Altona's 1  | Altona  |

    Scenario: The lawsuit cannot be resolved if its marker is on the rival's side
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is furniture for prestige, its marker on Hamburg's 2
      When Altona chooses Option A with the left half
      And Altona resolves the foremost lawsuit
      Then the action is refused under "Court ruling needs 2 or more"
      And nothing has changed

    @reading:rival_cities.ruling.whose_marker_in_a_court_ruling=either_side
    # On whose side must the marker be for a Court ruling to resolve the lawsuit? On either side; the lawsuit
    # goes to the player on whose side the marker is.
    Scenario: If either side is enough, the rival wins the lawsuit
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is furniture for prestige, its marker on Hamburg's 2
      And winning the lawsuit furniture for prestige brings 2 letters
      When Altona chooses Option A with the left half
      And Altona resolves the foremost lawsuit
      Then Hamburg has won furniture for prestige and no other lawsuit
      And Hamburg has 2 letters
      And it is Hamburg's turn to move the ink jar

    Scenario: A marker on the rival's 1 is not enough to resolve the lawsuit
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is furniture for prestige, its marker on Hamburg's 1
      When Altona chooses Option A with the left half
      And Altona resolves the foremost lawsuit
      Then the action is refused under "Court ruling needs 2 or more"
      And nothing has changed

  @clause:rival_cities.court.resolves_as_in_off_season
  Rule: The lawsuit is resolved as in the off-season

    Scenario: The lawsuits move up at once and a new one is revealed
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits lie so
        | I   | furniture for prestige | Hamburg's 2 |
        | II  | leather for furniture  | Altona's 3  |
        | III | cloth for leather      | Hamburg's 1 |
      And the next lawsuit of the stack is cloth for beer
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      Then the lawsuit on space I is leather for furniture, its marker on Altona's 3
      And the lawsuit on space II is cloth for leather, its marker on Hamburg's 1
      And the lawsuit on space III is cloth for beer, its marker on 0

    Scenario: The second action of the card may choose the new lawsuit
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card court ruling
      And Hamburg has 1 cloth
      And the lawsuits lie so
        | I   | furniture for prestige | Hamburg's 2 |
        | II  | leather for furniture  | 0           |
        | III | furniture for cloth    | 0           |
      And the next lawsuit of the stack is cloth for beer
      And winning the lawsuit furniture for prestige brings 2 letters
      And the card court ruling shows Court ruling and Advance a lawsuit
      And advancing the lawsuit cloth for beer costs 1 cloth and brings 1 beer
      When Hamburg chooses Option B with the card court ruling
      And Hamburg resolves the foremost lawsuit
      And Hamburg advances the lawsuit on space III
      Then the marker of the lawsuit on space III is on Hamburg's 1
      And Hamburg has 1 beer and 2 letters

    Scenario: A Court ruling on the last lawsuit does not end the game
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits lie so
        | I             | furniture for prestige                                         | Hamburg's 2 |
        | won by nobody | furniture for cloth, cloth for beer, letter for prestige       |             |
        | won by nobody | leather for prestige, cloth for leather, leather for furniture |             |
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      Then lawsuit space I is empty
      And the game goes on
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.court_ruling_refills=next_off_season
    # Are the lawsuit spaces refilled after a Court ruling has resolved the foremost lawsuit? No, space I
    # stays empty until the fifth step of the next off-season.
    Scenario: If the next off-season refills the spaces, space I stays empty after a Court ruling
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits lie so
        | I   | furniture for prestige | Hamburg's 2 |
        | II  | leather for furniture  | 0           |
        | III | furniture for cloth    | 0           |
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      Then lawsuit space I is empty
      And the lawsuit on space II is leather for furniture, its marker on 0

    @reading:rival_cities.ruling.court_ruling_refills=next_off_season
    # Are the lawsuit spaces refilled after a Court ruling has resolved the foremost lawsuit? No, space I
    # stays empty until the fifth step of the next off-season.
    Scenario: If the next off-season refills the spaces, the lawsuits move up then and none is resolved
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship, 3 spaces before the off-season overview, with the bell between
      And the lawsuits lie so
        | I   | furniture for prestige | Hamburg's 2 |
        | II  | leather for furniture  | Altona's 3  |
        | III | cloth for leather      | Hamburg's 1 |
      And Altona has 1 beer
      When Hamburg chooses Option A with the left half
      And Hamburg resolves the foremost lawsuit
      And Altona moves the ink jar 3 spaces, paying 1 beer
      Then Altona has won no lawsuit
      And the lawsuit on space I is leather for furniture, its marker on Altona's 3
      And the lawsuit on space II is cloth for leather, its marker on Hamburg's 1

  @clause:rival_cities.court.swaps_neighbours
  Rule: A Court ruling may instead swap two adjacent lawsuits

    Scenario: The lawsuits on spaces I and II may be swapped
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      When Hamburg chooses Option A with the left half
      And Hamburg swaps the lawsuits on spaces I and II
      Then the lawsuit on space I is leather for furniture, its marker on 0
      And the lawsuit on space II is cloth for leather, its marker on 0
      And it is Altona's turn to move the ink jar

    Scenario: The lawsuits on spaces II and III may be swapped
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      When Hamburg chooses Option A with the left half
      And Hamburg swaps the lawsuits on spaces II and III
      Then the lawsuit on space II is furniture for cloth, its marker on 0
      And the lawsuit on space III is leather for furniture, its marker on 0

    Scenario: A lawsuit cannot be swapped with an empty space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits lie so
        | I             | cloth for leather                                        | 0 |
        | II            | leather for furniture                                    | 0 |
        | won by nobody | furniture for cloth, cloth for beer, letter for prestige |   |
        | won by nobody | furniture for prestige, leather for prestige             |   |
      When Hamburg chooses Option A with the left half
      And Hamburg swaps the lawsuits on spaces II and III
      Then the action is refused under "Court ruling swaps neighbouring lawsuits"
      And nothing has changed

    Scenario: A swapped lawsuit has the repeated payments of its new space
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card court ruling
      And Hamburg has 3 leather
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card court ruling shows Court ruling and Advance a lawsuit
      And advancing the lawsuit leather for furniture costs 1 leather and brings 1 furniture
      When Hamburg chooses Option B with the card court ruling
      And Hamburg swaps the lawsuits on spaces II and III
      And Hamburg advances the lawsuit on space III
      And Hamburg pays the legal costs again
      And Hamburg pays the legal costs again
      Then the marker of the lawsuit on space III is on Hamburg's 3
      And Hamburg has 1 furniture

  @clause:rival_cities.court.resolves_or_swaps
  Rule: One Court ruling cannot both resolve and swap

    Scenario: No lawsuit is resolved after the swap
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card court ruling
      And Hamburg has 1 leather
      And the lawsuits lie so
        | I   | cloth for leather     | Hamburg's 3 |
        | II  | leather for furniture | Hamburg's 2 |
        | III | furniture for cloth   | 0           |
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option B with the card court ruling
      And Hamburg swaps the lawsuits on spaces I and II
      And Hamburg resolves the foremost lawsuit
      Then the action is refused under "Court ruling resolves or swaps"
      And nothing has changed

    Scenario: No lawsuits are swapped after the resolution
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card court ruling
      And Hamburg has 1 leather
      And the foremost lawsuit is furniture for prestige, its marker on Hamburg's 2
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option B with the card court ruling
      And Hamburg resolves the foremost lawsuit
      And Hamburg swaps the lawsuits on spaces I and II
      Then the action is refused under "Court ruling resolves or swaps"
      And nothing has changed

    Scenario: Two swaps are not allowed
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card court ruling
      And Hamburg has 1 leather
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option B with the card court ruling
      And Hamburg swaps the lawsuits on spaces I and II
      And Hamburg swaps the lawsuits on spaces I and II
      Then the action is refused under "Court ruling resolves or swaps"
      And nothing has changed

  @clause:rival_cities.court.not_first_with_third
  Rule: The lawsuits on spaces I and III cannot be swapped with each other

    Scenario: A Court ruling cannot swap lawsuits that are not adjacent
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      When Hamburg chooses Option A with the left half
      And Hamburg swaps the lawsuits on spaces I and III
      Then the action is refused under "No swap of spaces I and III"
      And nothing has changed

    Scenario: A Court ruling from a special action card cannot swap the lawsuits on spaces I and III
      Given the position "Altona chooses an option"
      And Altona holds the card court ruling
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Altona chooses Option B with the card court ruling
      And Altona swaps the lawsuits on spaces I and III
      Then the action is refused under "No swap of spaces I and III"
      And nothing has changed

    Scenario: No swap of the lawsuits on spaces I and III is offered
      Given the position "Hamburg chooses an option"
      And the ink jar stands at court or ship
      And the foremost lawsuit is furniture for prestige, its marker on Hamburg's 2
      When Hamburg chooses Option A with the left half
      Then Hamburg may only do one of these
        | resolve the foremost lawsuit           |
        | swap the lawsuits on spaces I and II   |
        | swap the lawsuits on spaces II and III |
        | leave out what is left                 |

  @clause:rival_cities.court.swap_takes_marker_along
  Rule: Swapped lawsuits keep their markers

    Scenario: The marker moves with its lawsuit
      Given the position "Altona chooses an option"
      And the ink jar stands at court or ship
      And the lawsuits lie so
        | I   | leather for furniture | Hamburg's 3 |
        | II  | leather for prestige  | 0           |
        | III | cloth for leather     | Altona's 1  |
      When Altona chooses Option A with the left half
      And Altona swaps the lawsuits on spaces I and II
      Then the lawsuit on space I is leather for prestige, its marker on 0
      And the lawsuit on space II is leather for furniture, its marker on Hamburg's 3
      And the lawsuit on space III is cloth for leather, its marker on Altona's 1
