Feature: Prestige

  @clause:rival_cities.prestige.one_space_towards_own_city
  Rule: Earning prestige moves the marker one space towards the player's own city

    Scenario Outline: The marker moves one space towards the player's city (<who and where>)
      Given the position "<player> chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on <start>
      When <player> chooses Option A with the left half
      And <player> earns prestige
      Then the prestige marker is on <end>

      Examples:
        | who and where                  | start             | player  | end               |
        | Hamburg from the neutral space | the neutral space | Hamburg | Hamburg's 1       |
        | Hamburg from Hamburg's 6       | Hamburg's 6       | Hamburg | Hamburg's 7       |
        | Hamburg from Altona's 1        | Altona's 1        | Hamburg | the neutral space |
        | Hamburg from Altona's 2        | Altona's 2        | Hamburg | Altona's 1        |
        | Hamburg from Altona's 4        | Altona's 4        | Hamburg | Altona's 3        |
        | Altona from Altona's 2         | Altona's 2        | Altona  | Altona's 3        |
        | Altona from Hamburg's 2        | Hamburg's 2       | Altona  | Hamburg's 1       |
        | Altona from Hamburg's 1        | Hamburg's 1       | Altona  | the neutral space |

    Scenario: The neutral space counts as a space
      Given the position "Hamburg chooses an option"
      And the prestige marker is on Altona's 1
      And ship 1 lies on the game board
      And the ink jar stands at court or ship
      And Hamburg has 3 furniture
      And ship 1 costs 3 furniture and brings 2 Earn prestige actions at once
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 1
      Then the prestige marker is on Hamburg's 1

    Scenario Outline: Special action cards may give prestige
      Given the position "Altona chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      When Altona chooses Option A
      And Altona earns prestige
      Then the prestige marker is on Altona's 1

      Examples:
        | card                   |
        | prestige and letter    |
        | prestige and cloth     |
        | prestige and furniture |

    Scenario: Without a repeat the marker moves only once
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has 3 furniture and 3 beer
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 1
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.prestige.track_has_seven_spaces_a_side @clause:rival_cities.instant_win.city_name_reached
  Rule: The eighth step from the neutral space reaches the city's name

    Scenario: The game is not won on the seventh space
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 6
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 7
      And the game goes on

    Scenario Outline: The next step from the seventh space wins the game
      Given the position "<player> chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on <start>
      And <start> is the last space before <end>
      When <player> chooses Option A with the left half
      And <player> earns prestige
      Then <player> wins at once by "prestige"
      And the prestige marker is on <end>

      Examples:
        | player  | start       | end            |
        | Hamburg | Hamburg's 7 | Hamburg's name |
        | Altona  | Altona's 7  | Altona's name  |

  @clause:rival_cities.prestige.income_in_off_season_only
  Rule: The prestige track gives income only in the off-season

    Scenario: Earning prestige gives no product
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 3
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 4
      And Hamburg has an empty stock

    Scenario: Prestige from a special action card gives no product
      Given the position "Altona chooses an option"
      And Altona holds the card prestige and furniture
      And the prestige marker is on Altona's 1
      And the card prestige and furniture shows Advance a lawsuit, Earn prestige and Gift of 1 furniture
      When Altona chooses Option B with the card prestige and furniture
      And Altona earns prestige
      Then the prestige marker is on Altona's 2
      And Altona has an empty stock

    Scenario: A move that does not pass the bell gives no income
      Given the position "Hamburg to move"
      And the ink jar stands at the off-season overview, and next come beer or cloth and draw one
      And the prestige marker is on Hamburg's 5
      And the income at Hamburg's 5 is 1 beer, 1 cloth, 1 leather and 1 furniture
      When Hamburg moves the ink jar 2 spaces
      Then Hamburg has an empty stock

  @clause:rival_cities.prestige.stars_in_star_scoring_only
  Rule: The dark stars of the track count only in the star scoring

    Scenario: The stars of the track are not counted after an instant win
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And the prestige marker is on Altona's 7
      And Hamburg has Oslo, London and Gdańsk, and Amsterdam lies on the game board
      When Hamburg chooses Option A
      And Hamburg forms an alliance with Amsterdam
      Then Hamburg wins at once by "alliances"
      And nobody's stars are counted

    Scenario: The stars of the track are counted in the star scoring
      Given the position "Hamburg brought on the last off-season"
      And the prestige marker is on Altona's 7
      And the dark stars are
        | Altona's 7 | 4 |
      Then the prestige track brings Altona 4 stars
      And Altona wins the star scoring
