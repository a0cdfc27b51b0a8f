Feature: Where surrendering pieces go

  @clause:rivalry.surrender.leave_the_tile
  Rule: A surrender takes all pieces off the tile

    @ruling:rivalry.ruling.word_armies
    @ruling:rivalry.ruling.surrender_of_a_field_tile
    Scenario: Foot armies and cavalry pieces leave together
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 2 foot armies and 1 cavalry piece on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies and 1 cavalry piece to G10
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 2 foot armies on G10 and 1 cavalry piece on G10
      And it is the Republic's turn

    @ruling:rivalry.ruling.word_armies
    @ruling:rivalry.ruling.surrender_of_a_field_tile
    Scenario: Surrendering pieces of each kind may go to the cities, but not to the surrendered tile
      Given the position "the Republic's turn"
      And the Kingdom has its cities at G10 south (between G10, H9 and H10) and G6 north (between F6, F7 and G6)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 2 foot armies and 1 cavalry piece on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to F9
      Then the action is refused under "Surrendered pieces go to their cities"
      And the Kingdom may relocate a foot army to G10
      And the Kingdom may relocate a foot army to G6
      And the Kingdom may relocate a cavalry piece to G10
      And the Kingdom may relocate a cavalry piece to G6

    @ruling:rivalry.ruling.surrender_of_a_field_tile
    @ruling:rivalry.ruling.surrender_in_part
    Scenario: No surrendering piece can be kept on the tile
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G10
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the action is refused
      And the Kingdom may relocate a foot army to G10

    @ruling:rivalry.ruling.word_armies
    Scenario: Only pieces of a kind that has surrendered are relocated
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Kingdom has 1 cavalry piece on H8
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 cavalry piece to G10
      Then the action is refused under "Surrender empties the tile"

    @ruling:rivalry.ruling.surrender_of_a_field_tile
    Scenario: No more pieces are relocated than stood on the tile
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Kingdom has 2 foot armies on H8
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to G10
      And the Kingdom relocates 1 foot army to G10
      Then the action is refused
      And it is the Republic's turn to act

    @ruling:rivalry.ruling.surrender_of_a_field_tile
    Scenario: A surrendered tile outside a city is left empty
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G10
      Then the Kingdom has no piece on F9
      And the Republic has only its guards on C8, C9, C12 and E12, and 6 foot armies on E10

    Scenario: The attacker does not step onto a surrendered tile outside a city
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G10
      Then the Republic may not march a piece in at all
      And it is the Republic's turn

    @ruling:rivalry.ruling.entering_a_captured_city
    @reading:rivalry.ruling.surrendered_field_tile=advance
    # The defender has surrendered a tile outside a city. May the attacker move onto that tile? Yes; the
    # attacker may at once move any number of pieces from the attacking tile onto it, without using the roll.
    Scenario: If the attacker may advance after a surrender, some of its armies step onto the tile
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G10
      And the Republic marches 2 foot armies into F9 and no more
      Then the Republic has only its guards on C8, C9, C12 and E12, and 4 foot armies on E10 and 2 foot armies on F9
      And it is the Republic's turn

    @reading:rivalry.ruling.surrendered_field_tile=advance
    # The defender has surrendered a tile outside a city. May the attacker move onto that tile? Yes; the
    # attacker may at once move any number of pieces from the attacking tile onto it, without using the roll.
    Scenario: If the attacker may advance after a surrender, it need not
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G10
      And the Republic marches no piece in
      Then the Republic has only its guards on C8, C9, C12 and E12, and 6 foot armies on E10
      And the Republic may move a foot army from E10 to F9

  @clause:rivalry.surrender.go_to_own_cities
  Rule: The pieces of a surrendered tile go to their nation's cities

    @ruling:rivalry.ruling.surrender_where_to
    Scenario Outline: The pieces may go to any city of their nation, however far away
      Given the position "the Republic's turn"
      And the Kingdom has a city at <city> (between <tiles>)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to <tile>
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on <tile>

      Examples:
        | tile | city      | tiles            |
        | F6   | G6 north  | F6, F7 and G6    |
        | H6   | G7 south  | G7, H6 and H7    |
        | H9   | G10 south | G10, H9 and H10  |
        | G12  | H11 north | G11, G12 and H11 |

    @ruling:rivalry.ruling.surrender_where_to
    Scenario: The pieces may be distributed over several cities, one by one
      Given the position "the Republic's turn"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11) and G6 north (between F6, F7 and G6)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 5 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 3 foot armies to G12
      And the Kingdom relocates 1 foot army to G6
      And the Kingdom relocates 1 foot army to F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 3 foot armies on G12, 1 foot army on G6 and 1 foot army on F6

    @ruling:rivalry.ruling.surrender_where_to
    Scenario: The pieces may join other pieces of their nation
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 2 cavalry pieces on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 cavalry pieces to F7
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 2 cavalry pieces on F7

    Scenario: The pieces cannot go to a tile away from any city
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to F8
      Then the action is refused under "Surrendered pieces go to their cities"

    Scenario: The pieces cannot go to a site without a city
      Given the position "the Republic's turn"
      And no city stands at H8 north (between G8, G9 and H8)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to H8
      Then the action is refused under "Surrendered pieces go to their cities"

    Scenario: The pieces cannot go to a city of the enemy
      Given the position "the Republic's turn"
      And the Republic has a city at C8 south (between C8, D7 and D8)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to D7
      Then the action is refused under "Surrendered pieces go to their cities"

    Scenario: The pieces cannot go to a city that the enemy has captured
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to F6
      Then the action is refused under "Surrendered pieces go to their cities"

    Scenario: The pieces may go to a city that their nation has captured
      Given the position "the Republic's turn"
      And the Kingdom holds the enemy's city at D9 north (between C9, C10 and D9) with 1 foot army on C9
      And the Republic has only 1 foot army on C8, 1 foot army on C12, 1 foot army on E12 and 6 foot armies on E10
      And the Kingdom has 3 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 3 foot armies to C10
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on C9 and 3 foot armies on C10

    @reading:rivalry.ruling.entering_city_tiles=open
    # May a piece move onto an empty tile of an enemy city while another of that city's tiles holds a
    # defender? Yes; only a tile that holds defenders is closed, and the defenders may be attacked from
    # another tile of the city. Once they are gone, a piece that is already on one of the tiles holds the
    # city, and nobody has to march in.
    Scenario: If an enemy may stand on an empty tile of a defended city, no piece can be relocated there
      Given the position "the Republic's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 6 foot armies on E10
      And the Republic has 1 foot army on E7
      And the Kingdom has 1 foot army on F9
      When the Republic moves 1 foot army from E7 to F6
      And the Republic attacks F9 from E10
      And the Kingdom surrenders
      And the Kingdom relocates 1 foot army to F6
      Then the action is refused under "Surrendered pieces go to their cities"

    Scenario: The pieces may go to a city next to which the enemy stands
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 6 foot armies on E10
      And the Republic has 3 foot armies on E7
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 2 foot armies on F6

    Scenario: A besieged city may receive the pieces
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 6 foot armies on E10
      And the Republic has 1 foot army on E7
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F6

    @reading:rivalry.ruling.surrender_destinations=own_unbesieged
    # May surrendering troops go to captured and besieged cities, too? No, only to cities that the nation
    # founded and that have no enemy next to them.
    Scenario: If besieged cities cannot receive pieces, none go to a city next to which an enemy stands
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 6 foot armies on E10
      And the Republic has 1 foot army on E7
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to F6
      Then the action is refused under "Surrendered pieces go to their cities"

    @reading:rivalry.ruling.surrender_destinations=own_unbesieged
    # May surrendering troops go to captured and besieged cities, too? No, only to cities that the nation
    # founded and that have no enemy next to them.
    Scenario: If only founded cities may receive pieces, none goes to a captured city
      Given the position "the Republic's turn"
      And the Kingdom holds the enemy's city at C8 south (between C8, D7 and D8) with 2 foot armies on D7
      And the Republic has only 1 foot army on C9, 1 foot army on C12, 1 foot army on E12 and 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to C8
      Then the action is refused under "Surrendered pieces go to their cities"

    Scenario: Pieces may go to a city with no enemy near it
      Given the position "the Republic's turn"
      And the Kingdom has a city at H11 north (between G11, G12 and H11)
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G11
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on G11

    Scenario: A city without a piece around it may receive the pieces
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 6 foot armies on E10
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10, 1 foot army on H11 and 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to F6
      Then the Kingdom has only 2 foot armies on F6, 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11

    Scenario: The only city of their nation may receive the pieces
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Republic has 6 foot armies on E10
      And the Kingdom has only 1 foot army on F7 and 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to F6
      Then the Kingdom has only 1 foot army on F7 and 2 foot armies on F6
      And it is the Republic's turn

  @clause:rivalry.surrender.all_defenders_relocate
  Rule: All defenders of a surrendered city are relocated

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: The pieces of all three tiles leave the city
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7, 1 cavalry piece on H6 and 1 cavalry piece on G7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army and 2 cavalry pieces to G10
      And the Republic marches 1 foot army into G7
      Then the Kingdom has only 1 foot army on F7, 1 foot army on H10, 1 foot army on H11, 1 foot army on G10 and 2 cavalry pieces on G10

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: No piece may stay at the surrendered city
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 2 cavalry pieces on H6
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 cavalry pieces to G10
      And the Republic marches 1 foot army into G7
      Then the action is refused
      And it is the Kingdom's turn to act

    Scenario: Armies outside the three tiles take no part in the surrender
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 1 foot army on G8
      And the Kingdom has 2 foot armies on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G10
      Then the Kingdom has only 1 foot army on F7, 1 foot army on H10, 1 foot army on H11, 1 foot army on G10 and 2 foot armies on H8

    Scenario: The pieces need not all go to one city
      Given the position "the Republic's turn"
      And the Kingdom has its cities at G6 north (between F6, F7 and G6), G10 south (between G10, H9 and H10) and H11 north (between G11, G12 and H11)
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 2 cavalry pieces on H6
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G6
      And the Kingdom relocates 1 cavalry piece to G10
      And the Kingdom relocates 1 cavalry piece to G12
      Then the Kingdom has only 1 foot army on F7, 1 foot army on H10, 1 foot army on H11, 1 foot army on G6, 1 cavalry piece on G10 and 1 cavalry piece on G12

  @clause:rivalry.surrender.to_other_cities
  Rule: The pieces of a surrendered city go to other cities

    Scenario: The pieces cannot go to another tile of the surrendered city
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to H6
      Then the action is refused under "Defenders go to other cities"

    Scenario: The pieces cannot go to a tile away from the cities
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to H8
      Then the action is refused under "Surrendered pieces go to their cities"

    Scenario: The capital may receive the pieces
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G6
      Then the Kingdom has only 1 foot army on F7, 1 foot army on H10, 1 foot army on H11 and 1 foot army on G6

    Scenario: Without another city the defender cannot surrender, and the exchange is rolled at once
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 6 foot armies on F7
      And the Republic has 1 foot army on E7
      When the Republic attacks the city at G6 north from E7, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from F7

    @reading:rivalry.ruling.surrender_without_a_city=removed
    # May the defender of a city surrender if its nation has no other city? Yes; the troops have nowhere to go
    # and are removed from the board.
    Scenario: If pieces without another city are removed, the last city may be surrendered
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 6 foot armies on F7
      And the Republic has 1 foot army on E7
      When the Republic attacks the city at G6 north from E7
      Then the Kingdom may only fight or surrender

    @ruling:rivalry.ruling.entering_a_captured_city
    @reading:rivalry.ruling.surrender_without_a_city=removed
    # May the defender of a city surrender if its nation has no other city? Yes; the troops have nowhere to go
    # and are removed from the board.
    Scenario: If pieces without another city are removed, none of them remains on the board
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 6 foot armies on F7 and 1 cavalry piece on G6
      And the Republic has 1 foot army on E7
      When the Republic attacks the city at G6 north from E7
      And the Kingdom surrenders
      And the Republic marches 1 foot army into F7
      Then the Kingdom has no piece left
      And the Kingdom has 8 cavalry pieces off the board
      And the Republic has won
