Feature: Prestige

  @clause:rival_cities.prestige.one_space_towards_own_city
  Rule: Earning prestige moves the marker one space towards the player's own city

    @id:from_every_part_of_the_track_who_and_where
    Scenario Outline: The marker moves one space towards the player's own city, wherever it stands (<who and where>)
      Given the position "<player> chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on <start>
      When <player> carries out Option A with the left half
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

    Scenario: The neutral space is a space of its own
      Given the position "Hamburg chooses an option"
      And the prestige marker is on Altona's 1
      And ship 1 lies on the game board
      And the ink jar stands at court or ship
      And Hamburg has 3 furniture
      When Hamburg carries out Option A with the right half
      And Hamburg purchases ship 1
      Then the prestige marker is on Hamburg's 1

    Scenario Outline: Special action cards with prestige
      Given the position "Altona chooses an option"
      And the ink jar stands at the first dark space
      And <card> lies at the first dark space
      When Altona carries out Option A
      And Altona earns prestige
      Then the prestige marker is on Altona's 1

      Examples:
        | card                   |
        | prestige and letter    |
        | prestige and cloth     |
        | prestige and furniture |

    Scenario: Where nothing repeats it, prestige is earned once
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And Hamburg has 3 furniture and 3 beer
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then it is Altona's turn to move the ink jar

  @clause:rival_cities.prestige.track_has_seven_spaces_a_side @clause:rival_cities.instant_win.city_name_reached
  Rule: The eighth step from the middle reaches the city's name

    Scenario: On the seventh space the game is not yet won
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 6
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 7
      And the game goes on

    Scenario Outline: From the seventh space the next step wins
      Given the position "<player> chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on <start>
      When <player> carries out Option A with the left half
      And <player> earns prestige
      Then <player> wins at once by "prestige"
      And the prestige marker is on <end>

      Examples:
        | player  | start       | end            |
        | Hamburg | Hamburg's 7 | Hamburg's name |
        | Altona  | Altona's 7  | Altona's name  |

  @clause:rival_cities.prestige.income_in_off_season_only
  Rule: The prestige track gives income in the off-season only

    Scenario: Earning prestige brings no product
      Given the position "Hamburg chooses an option"
      And the ink jar stands at prestige or beer
      And the prestige marker is on Hamburg's 3
      When Hamburg carries out Option A with the left half
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 4
      And Hamburg has an empty stock

    Scenario: Prestige earned by a special action card brings no product either
      Given the position "Altona chooses an option"
      And Altona holds prestige and furniture
      And the prestige marker is on Altona's 1
      When Altona carries out Option B with prestige and furniture
      And Altona earns prestige
      Then the prestige marker is on Altona's 2
      And Altona has an empty stock

    Scenario: A turn that passes no bell brings no income
      Given the position "Hamburg to move"
      And the prestige marker is on Hamburg's 5
      When Hamburg moves the ink jar 2 spaces
      Then Hamburg has an empty stock

  @clause:rival_cities.prestige.stars_in_star_scoring_only
  Rule: The dark stars of the track count only in the star scoring

    @id:with_an_instant_win_they_are_not_counted
    Scenario: With an instant win the stars of the track are not counted
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And the prestige marker is on Altona's 7
      And Hamburg has Oslo, London and Gdańsk, and Amsterdam lies on the game board
      When Hamburg carries out Option A
      And Hamburg forms an alliance with Amsterdam
      Then Hamburg wins at once by "alliances"
      And nobody's stars are counted

    @id:in_the_star_scoring_they_are
    Scenario: In the star scoring the stars of the track are counted
      Given the position "Hamburg brought on the last off-season"
      And the prestige marker is on Altona's 7
      Then the prestige track brings Altona 4 stars
      And Altona wins the star scoring
