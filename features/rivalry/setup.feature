@components:small
Feature: Setting up

  @clause:rivalry.setup.four_cities
  Rule: Each player places four cities

    Background:
      Given the game is played on the small map
      And the city sites in the Republic's land are C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), C11 south (between C11, D10 and D11), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      And the city sites in the Kingdom's land are G6 north (between F6, F7 and G6), G7 south (between G7, H6 and H7), H8 north (between G8, G9 and H8), G10 south (between G10, H9 and H10) and H11 north (between G11, G12 and H11)

    Scenario: A player places four cities
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, C11 south and D12 north
      Then the Republic has cities at C8 south, D9 north, C11 south and D12 north and nowhere else

    Scenario: After three cities a fourth has to be placed
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north and C11 south
      Then the Republic may only found a city at D12 north or found a city at D13 south

    Scenario: No fifth city can be placed
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, C11 south and D12 north
      And the Republic founds a city at D13 south
      Then the action is refused under "Four cities at the start"
      And nothing has changed

    Scenario: The Kingdom places four cities as well
      Given a new game, the Kingdom beginning
      When the Kingdom founds cities at H11 north, H8 north, G7 south and G6 north
      Then the Kingdom has cities at H11 north, H8 north, G7 south and G6 north and nowhere else

    Scenario: Armies are not placed before the cities
      Given a new game, the Republic beginning
      When the Republic places 1 foot army on D8
      Then the action is refused
      And the Republic may found a city at C8 south
      And nothing has changed

    Scenario: A player cannot skip the placing of cities
      Given a new game, the Republic beginning
      When the Republic stops placing
      Then the action is refused under "Four cities at the start"
      And nothing has changed

    Scenario: The nation named first places the first city
      Given a new game, the Kingdom being named first
      Then the Kingdom is to decide
      And the Kingdom may found a city at G6 north

    @reading:rivalry.ruling.who_begins=republic
    # Which player goes first, in the setup and in the first turn? The Republic always goes first.
    Scenario: If the Republic always begins, it places the first city even if it is named second
      Given a new game, the Kingdom being named first
      Then the Republic is to decide
      And the Republic may found a city at C8 south

    Scenario: Stage by stage, the first player's cities and capital come before the other's cities
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, D12 north and D13 south
      And the Republic declares the city at D13 south its capital
      Then the Kingdom is to decide
      And the Kingdom may found a city at G6 north

    Scenario: Stage by stage, all cities come before the first army
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, D12 north and D13 south, the last as its capital
      And the Kingdom founds cities at H11 north, G10 south, G7 south and G6 north, the last as its capital
      Then the Republic is to decide
      And the Republic may place a foot army on D13

    Scenario: Stage by stage, all the first player's armies come before the other player's first army
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13), the last as its capital
      And the Kingdom founds cities at H11 north, G10 south, G7 south and G6 north, the last as its capital
      And the Republic places 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 23 foot armies on E12
      Then the Kingdom is to decide
      And the Kingdom may place a foot army on G6

    @reading:rivalry.ruling.setup_order=player_by_player
    # In what order do the two players place their cities and armies? The first player finishes the whole
    # setup before the other starts.
    Scenario: Player by player, the first player's armies follow right after that player's cities
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, D12 north and D13 south, the last as its capital
      Then the Republic is to decide
      And the Republic may place a foot army on D13

    @reading:rivalry.ruling.setup_order=player_by_player
    # In what order do the two players place their cities and armies? The first player finishes the whole
    # setup before the other starts.
    Scenario: Player by player, the other player's cities follow after the first player's armies
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13), the last as its capital
      And the Republic places 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 23 foot armies on E12
      Then the Kingdom is to decide
      And the Kingdom may found a city at G6 north

    @reading:rivalry.ruling.setup_order=piece_by_piece
    # In what order do the two players place their cities and armies? The players alternate, one city at a
    # time, and each declares the capital after the fourth city. When both have done so, they alternate with
    # one army at a time.
    Scenario: Piece by piece, the players alternate, one city at a time
      Given a new game, the Republic beginning
      When the Republic founds a city at C8 south
      And the Kingdom founds a city at G6 north
      And the Republic founds a city at D13 south
      Then the Kingdom is to decide
      And the Kingdom may found a city at G7 south

    @reading:rivalry.ruling.setup_order=piece_by_piece
    # In what order do the two players place their cities and armies? The players alternate, one city at a
    # time, and each declares the capital after the fourth city. When both have done so, they alternate with
    # one army at a time.
    Scenario: Piece by piece, a second city in a row is refused
      Given a new game, the Republic beginning
      When the Republic founds a city at C8 south
      And the Republic founds a city at D13 south
      Then the action is refused
      And it is the Kingdom's turn to act
      And nothing has changed

    @reading:rivalry.ruling.setup_order=piece_by_piece
    # In what order do the two players place their cities and armies? The players alternate, one city at a
    # time, and each declares the capital after the fourth city. When both have done so, they alternate with
    # one army at a time.
    Scenario: Piece by piece, the players alternate, one army at a time
      Given a new game, the Republic beginning
      When the Republic founds a city at C8 south (between C8, D7 and D8)
      And the Kingdom founds a city at H11 north
      And the Republic founds a city at D9 north (between C9, C10 and D9)
      And the Kingdom founds a city at G10 south
      And the Republic founds a city at D12 north (between C12, C13 and D12)
      And the Kingdom founds a city at G7 south (between G7, H6 and H7)
      And the Republic founds a city at D13 south (between D13, E12 and E13)
      And the Republic declares the city at D13 south its capital
      And the Kingdom founds a city at G6 north (between F6, F7 and G6)
      And the Kingdom declares the city at G6 north its capital
      And the Republic places 1 foot army on E12
      And the Kingdom places 1 foot army on F7
      Then the Republic is to decide
      And the Republic may place a foot army on D13

    Scenario Outline: A finished setup is refused with too few or too many cities, or one on a forbidden site (<what is wrong>)
      Given a new game in which the Republic has cities at <cities> and its capital at D13 south
      Then the game is refused

      Examples:
        | cities                                                 | what is wrong              |
        | C8 south, D9 north and D13 south                       | three cities               |
        | C8 south, D9 north, C11 south, D12 north and D13 south | five cities                |
        | C8 south, D9 north, H8 north and D13 south             | a site in the enemy's land |
        | C8 south, D9 north, E7 north and D13 south             | a place that is no site    |

  @clause:rivalry.setup.cities_on_sites
  Rule: Starting cities are placed on city sites

    Background:
      Given the game is played on the small map
      And the city sites in the Republic's land are C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), C11 south (between C11, D10 and D11), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      And the city sites in the Kingdom's land are G6 north (between F6, F7 and G6), G7 south (between G7, H6 and H7), H8 north (between G8, G9 and H8), G10 south (between G10, H9 and H10) and H11 north (between G11, G12 and H11)

    Scenario Outline: No city can be placed away from the sites
      Given a new game, the Republic beginning
      When the Republic founds a city at <corner>
      Then the action is refused under "Starting cities stand on city sites"
      And nothing has changed

      Examples:
        | corner    |
        | E7 north  |
        | E10 north |
        | C8 north  |

    Scenario: A site takes only one city
      Given a new game, the Republic beginning
      When the Republic founds a city at C8 south
      And the Republic founds a city at C8 south
      Then the action is refused under "Starting cities stand on city sites"
      And nothing has changed

    @ruling:rivalry.ruling.starting_cities_in_own_land
    Scenario: Starting cities cannot be placed in the enemy's land
      Given a new game, the Republic beginning
      When the Republic founds a city at H8 north
      Then the action is refused under "Starting cities stand on city sites"
      And nothing has changed

    Scenario: The Kingdom's starting cities stand in the Kingdom
      Given a new game, the Kingdom beginning
      Then the Kingdom may only found a city at H11 north, found a city at G10 south, found a city at H8 north, found a city at G7 south or found a city at G6 north

  @clause:rivalry.setup.one_capital
  Rule: Each player declares one starting city the capital

    Background:
      Given the game is played on the small map
      And the city sites in the Republic's land are C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), C11 south (between C11, D10 and D11), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      And the city sites in the Kingdom's land are G6 north (between F6, F7 and G6), G7 south (between G7, H6 and H7), H8 north (between G8, G9 and H8), G10 south (between G10, H9 and H10) and H11 north (between G11, G12 and H11)

    Scenario Outline: Each of the four cities may be the capital
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, C11 south and D12 north
      And the Republic declares the city at <city> its capital
      Then the Republic's capital is the city at <city>

      Examples:
        | city      |
        | C8 south  |
        | D9 north  |
        | C11 south |
        | D12 north |

    @ruling:rivalry.ruling.capital_declared_when
    Scenario: After the fourth city the player has to declare one of the four the capital
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, C11 south and D12 north
      Then the Republic may only declare the city at C8 south its capital, declare the city at D9 north its capital, declare the city at C11 south its capital or declare the city at D12 north its capital

    Scenario: A site without a city cannot be the capital
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, C11 south and D12 north
      And the Republic declares the city at D13 south its capital
      Then the action is refused under "One city is the capital"
      And nothing has changed

    Scenario: The capital cannot be declared before the fourth city stands
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north and C11 south
      And the Republic declares the city at C8 south its capital
      Then the action is refused under "Four cities at the start"
      And nothing has changed

    Scenario: No second capital can be declared
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, C11 south and D12 north
      And the Republic declares the city at C8 south its capital
      And the Republic declares the city at D9 north its capital
      Then the action is refused
      And it is the Kingdom's turn to act
      And nothing has changed

    Scenario: The enemy's city cannot be the capital
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, D12 north and D13 south, the last as its capital
      And the Kingdom founds cities at H11 north, G10 south, G7 south and G6 north
      And the Kingdom declares the city at D13 south its capital
      Then the action is refused under "One city is the capital"
      And nothing has changed

    Scenario Outline: A finished setup is refused if the capital is not a city of the nation (<what it is>)
      Given a new game in which the Republic has cities at C8 south, D9 north, D12 north and D13 south and its capital at <capital>
      Then the game is refused

      Examples:
        | capital   | what it is              |
        | C11 south | a site without a city   |
        | G6 north  | a city of the enemy     |
        | E8 north  | a place that is no site |

  @clause:rivalry.setup.leader_in_capital
  Rule: A nation's leader resides in its capital

    Background:
      Given the game is played on the small map
      And the city sites in the Republic's land are C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), C11 south (between C11, D10 and D11), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      And the city sites in the Kingdom's land are G6 north (between F6, F7 and G6), G7 south (between G7, H6 and H7), H8 north (between G8, G9 and H8), G10 south (between G10, H9 and H10) and H11 north (between G11, G12 and H11)

    Scenario: Before the capital is declared, the leader has no residence
      Given a new game, the Republic beginning
      Then the Republic has no capital yet
      And the Republic's leader resides nowhere yet

    Scenario: The leader resides in the city declared the capital
      Given a new game, the Republic beginning
      When the Republic founds cities at C8 south, D9 north, C11 south and D12 north
      And the Republic declares the city at C11 south its capital
      Then the Republic's leader is in the city at C11 south
      And the Kingdom's leader resides nowhere yet

    Scenario: The Kingdom's leader resides in its capital, which need not be the city founded last
      Given a new game, the Kingdom beginning
      When the Kingdom founds cities at H11 north, H8 north, G7 south and G6 north
      And the Kingdom declares the city at H8 north its capital
      Then the Kingdom's leader is in the city at H8 north
      And the Republic's leader resides nowhere yet

    Scenario: After a finished setup each leader resides in its nation's capital
      Given a new game with an army placed at each city, 22 more on E8 and 22 more on F11, the Republic being named first, and a first roll of 5 (3 and 2)
      Then the Republic's capital is the city at D13 south
      And the Republic's leader is in the city at D13 south
      And the Kingdom's capital is the city at G6 north
      And the Kingdom's leader is in the city at G6 north

  @clause:rivalry.setup.twenty_five_armies
  Rule: Each player starts with 25 armies

    Scenario: The 25th army may be placed wherever its player likes
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed a foot army at each city and 20 foot armies on F8
      When the Kingdom places 1 foot army on F9
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 20 foot armies on F8 and 1 foot army on F9
      And the Kingdom may place a foot army on F7

    Scenario: After the 25th army no further army can be placed away from the cities
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed a foot army at each city and 21 foot armies on F8
      When the Kingdom places 1 foot army on F9
      Then the action is refused under "The additional army is at a city"
      And nothing has changed

    @ruling:rivalry.ruling.all_starting_armies
    Scenario: A player with 24 armies placed cannot stop
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed a foot army at each city and 20 foot armies on F8
      When the Kingdom stops placing
      Then the action is refused under "Twenty-five armies at the start"
      And nothing has changed

    Scenario: The first turn begins after the last army of the second player
      Given the position "the Kingdom places its armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has placed a foot army at each city and 20 foot armies on F8
      When the Kingdom places 1 foot army on F8 and 1 foot army on F6, and the Republic rolls 6 (4 and 2)
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 21 foot armies on F8 and 1 foot army on F6
      And it is the Republic's turn

    Scenario: If the Kingdom is named first, it places first throughout and has the first turn
      Given a new game, the Kingdom beginning
      And the game is played on the small map
      When the Kingdom founds cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6), the last as its capital
      And the Republic founds cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13), the last as its capital
      And the Kingdom places 1 foot army on F7, 1 foot army on H7, 1 foot army on H10, 22 foot armies on F11 and 1 foot army on H11
      And the Republic places 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 22 foot armies on E8
      And the Republic places 1 foot army on E12, and the Kingdom rolls 5 (3 and 2)
      Then it is the Kingdom's turn
      And the Kingdom may move a foot army from F11 to F12

    Scenario: A finished setup may have cavalry among its armies, even as the only guard of a city
      Given a new game in which the Republic has placed 1 cavalry piece on C8, 1 foot army on C9, 1 foot army on C12, 1 foot army on E12, 15 foot armies on E8 and 7 cavalry pieces on E8, and a first roll of 6 (4 and 2)
      And the game is played on the small map
      And the Republic has one city at each of C8, C9, C12 and E12
      Then the Republic has only 1 cavalry piece on C8, 1 foot army on C9, 1 foot army on C12, 1 foot army on E12, 15 foot armies on E8 and 7 cavalry pieces on E8
      And the Republic has no cavalry piece off the board
      And it is the Republic's turn

    Scenario Outline: A finished setup with the wrong armies is refused (<what is wrong>)
      Given a new game in which the Republic has placed <army>
      And the game is played on the small map
      And the Republic has one city at each of C8, C9, C12 and E12
      Then the game is refused

      Examples:
        | army                                                                                                                  | what is wrong           |
        | a foot army at each city and 21 foot armies on E8                                                                     | 25 pieces instead of 26 |
        | a foot army at each city and 23 foot armies on E8                                                                     | 27 pieces instead of 26 |
        | 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 23 foot armies on E8                                     | a city without a guard  |
        | a foot army at each city and 13 foot armies on E8 and 9 cavalry pieces on E8                                          | nine cavalry pieces     |
        | 1 cavalry piece on C8, 1 cavalry piece on C9, 1 cavalry piece on C12, 1 cavalry piece on E12 and 22 foot armies on E8 | no foot army at a city  |

  @clause:rivalry.setup.wherever_they_like
  Rule: Starting armies are placed on any tile of their nation's land

    Scenario: The Republic may place its starting armies on all open tiles of its land
      Given the position "the Republic places its armies"
      Then the Republic may place a foot army on C8, C9, C10, C11, C12, C13, D7, D8, D9, D10, D11, D12, D13, E7, E8, E10, E11, E12 and E13 and on no other tile

    Scenario: The Kingdom may place its starting armies on all open tiles of its land
      Given the position "the Kingdom places its armies"
      Then the Kingdom may place a foot army on F6, F7, F8, F9, F11, F12, G6, G7, G8, G9, G10, G11, G12, H6, H7, H8, H9, H10 and H11 and on no other tile

    @ruling:rivalry.ruling.stacking
    Scenario: Many armies may stand on one tile
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 21 foot armies on F8
      When the Kingdom places 1 foot army on F8
      Then the Kingdom has only 22 foot armies on F8

    @ruling:rivalry.ruling.stacking
    Scenario: Foot armies and cavalry may stand on one tile
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 3 foot armies on F8
      When the Kingdom places 1 cavalry piece on F8
      Then the Kingdom has only 3 foot armies on F8 and 1 cavalry piece on F8

    @reading:rivalry.ruling.starting_tiles_open=any_own_tile
    # May starting armies stand on mountains or greyed coast? Yes; rule 2 is only about moving.
    Scenario: If starting armies may stand on any tile of their land, they may stand on a mountain
      Given the position "the Republic places its armies"
      When the Republic places 5 foot armies on E9
      Then the Republic has only 5 foot armies on E9

    @reading:rivalry.ruling.starting_tiles_open=any_own_tile
    # May starting armies stand on mountains or greyed coast? Yes; rule 2 is only about moving.
    Scenario: If starting armies may stand on any tile of their land, they may stand on the greyed coast
      Given the position "the Kingdom places its armies"
      When the Kingdom places 1 cavalry piece on H5
      Then the Kingdom has only 1 cavalry piece on H5

    @reading:rivalry.ruling.starting_tiles_open=any_own_tile
    # May starting armies stand on mountains or greyed coast? Yes; rule 2 is only about moving.
    Scenario: If starting armies may stand on any tile of their land, none stands beyond the border
      Given the position "the Kingdom places its armies"
      When the Kingdom places 1 foot army on E9
      Then the action is refused under "Starting armies within their own borders"

  @clause:rivalry.setup.within_own_borders
  Rule: No starting army is placed beyond the border

    Scenario Outline: Placing a starting army in the enemy's land is refused
      Given the position "<nation> places its armies"
      When <nation> places 1 <piece> on <tile>
      Then the action is refused under "Starting armies within their own borders"
      And nothing has changed

      Examples:
        | tile | piece         | nation       |
        | E8   | foot army     | the Kingdom  |
        | C12  | cavalry piece | the Kingdom  |
        | F8   | foot army     | the Republic |
        | F11  | cavalry piece | the Republic |
        | H8   | foot army     | the Republic |

    Scenario Outline: A finished setup is refused if armies stand on a forbidden tile (<what it is>)
      Given a new game in which the Republic has placed a foot army at each city and 22 foot armies on <tile>
      And the game is played on the small map
      Then the game is refused

      Examples:
        | tile | what it is       |
        | F8   | the enemy's land |
        | E9   | a mountain       |
        | C14  | greyed coast     |

    Scenario Outline: A finished setup is refused if cavalry stands on a forbidden tile (<what it is>)
      Given a new game in which the Republic has placed a foot army at each city and 21 foot armies on E8 and 1 cavalry piece on <tile>
      And the game is played on the small map
      Then the game is refused

      Examples:
        | tile | what it is       |
        | F8   | the enemy's land |
        | E9   | a mountain       |
        | C14  | greyed coast     |

  @clause:rivalry.map.mountain_closed @clause:rivalry.map.greyed_coast_closed
  Rule: No starting army is placed on a closed tile

    Scenario Outline: Mountains and greyed coast are closed to starting armies
      Given the position "<nation> places its armies"
      When <nation> places 1 foot army on <tile>
      Then the action is refused under "<clause>"
      And nothing has changed

      Examples:
        | tile | nation       | clause                 |
        | E9   | the Republic | Mountains are closed   |
        | C14  | the Republic | Greyed coast is closed |
        | F10  | the Kingdom  | Mountains are closed   |
        | H5   | the Kingdom  | Greyed coast is closed |

  @clause:rivalry.setup.cavalry_among_the_armies
  Rule: Up to eight of the 25 starting armies may be cavalry

    @ruling:rivalry.ruling.cavalry_part_of_25
    Scenario: A cavalry piece takes the place of one of the 25 armies
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed a foot army at each city and 13 foot armies on F8 and 7 cavalry pieces on F8
      When the Kingdom places 1 cavalry piece on F8
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 13 foot armies on F8 and 8 cavalry pieces on F8
      And the Kingdom has no cavalry piece off the board

    @ruling:rivalry.ruling.cavalry_part_of_25
    Scenario: 17 foot armies and 8 cavalry pieces make up the 25
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed a foot army at each city and 13 foot armies on F8 and 8 cavalry pieces on F8
      When the Kingdom places 1 foot army on F8
      Then the action is refused under "The additional army is at a city"
      And nothing has changed

    Scenario: If the eighth cavalry piece is the 25th army, only the additional army is left to place
      Given the position "the Kingdom places its armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has placed a foot army at each city and 13 foot armies on F8 and 7 cavalry pieces on F8
      When the Kingdom places 1 cavalry piece on F8
      Then the Kingdom may place a foot army on F6
      And the Kingdom may not place a foot army on F8 or place a cavalry piece on F8

    Scenario: A ninth cavalry piece is refused even if armies are left to place
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 8 cavalry pieces on F8
      When the Kingdom places 1 cavalry piece on F9
      Then the action is refused under "At most eight cavalry pieces"
      And nothing has changed

    Scenario: No starting army has to be cavalry
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed a foot army at each city and 20 foot armies on F8
      When the Kingdom places 1 foot army on F8
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 21 foot armies on F8
      And the Kingdom has 8 cavalry pieces off the board

    Scenario: A finished setup may have eight cavalry pieces among the 25 armies
      Given a new game in which the Republic has placed a foot army at each city and 14 foot armies on E8 and 8 cavalry pieces on E10, and a first roll of 6 (4 and 2)
      And the game is played on the small map
      Then the Republic has 8 cavalry pieces on E10
      And the Republic has no cavalry piece off the board

  @clause:rivalry.setup.additional_army
  Rule: One army is placed in addition to the 25

    Scenario: After the 25th army one more army has to be placed
      Given the position "the Kingdom places its armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has placed a foot army at each city and 21 foot armies on F8
      When the Kingdom places 1 foot army on F6, and the Republic rolls 6 (4 and 2)
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 21 foot armies on F8 and 1 foot army on F6
      And it is the Republic's turn

    Scenario: A player cannot skip the additional army
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed a foot army at each city and 21 foot armies on F8
      When the Kingdom stops placing
      Then the action is refused under "One additional army"
      And nothing has changed

    @ruling:rivalry.ruling.additional_army_kind
    Scenario: The additional army at a city may be a foot army but not a cavalry piece
      Given the position "the Kingdom places its armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has placed a foot army at each city and 21 foot armies on F8
      Then the Kingdom may place a foot army on F6
      And the Kingdom may not place a cavalry piece at all

    @ruling:rivalry.ruling.additional_army_kind
    Scenario: The additional army cannot be a cavalry piece
      Given the position "the Kingdom places its armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has placed a foot army at each city and 21 foot armies on F8
      When the Kingdom places 1 cavalry piece on F6
      Then the action is refused under "One additional army"
      And nothing has changed

    Scenario: With one additional army in total a nation has 26 pieces
      Given a new game, the Republic beginning
      And the game is played on the small map
      When the Republic founds cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13), the last as its capital
      And the Kingdom founds cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6), the last as its capital
      And the Republic places 1 foot army on C8, 1 foot army on C9, 1 foot army on C12, 22 foot armies on E8 and 1 foot army on E12
      Then the Republic has only its guards on C8, C9, C12 and E12, and 22 foot armies on E8
      And the Kingdom may place a foot army on G6

    @reading:rivalry.ruling.additional_army_count=one_at_each_city
    # Is one additional army placed in total, or an additional army at each city? One army at each of the four
    # cities, so each nation starts with 29 pieces.
    Scenario: With an additional army at each city a nation has 29 pieces
      Given a new game, the Republic beginning
      And the game is played on the small map
      When the Republic founds cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13), the last as its capital
      And the Kingdom founds cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6), the last as its capital
      And the Republic places 25 foot armies on E8, 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12
      Then the Republic has only its guards on C8, C9, C12 and E12, and 25 foot armies on E8
      And the Kingdom may place a foot army on G6

    @reading:rivalry.ruling.additional_army_count=one_at_each_city
    # Is one additional army placed in total, or an additional army at each city? One army at each of the four
    # cities, so each nation starts with 29 pieces.
    Scenario: With an additional army at each city, no city gets two additional armies
      Given a new game, the Republic beginning
      And the game is played on the small map
      When the Republic founds cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13), the last as its capital
      And the Kingdom founds cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6), the last as its capital
      And the Republic places 25 foot armies on E8, 1 foot army on C8 and 1 foot army on D8
      Then the action is refused under "The additional army is at a city"
      And nothing has changed

    @reading:rivalry.ruling.additional_army_count=one_at_each_city
    # Is one additional army placed in total, or an additional army at each city? One army at each of the four
    # cities, so each nation starts with 29 pieces.
    Scenario: With an additional army at each city, none gets two, even if all are defended
      Given a new game, the Republic beginning
      And the game is played on the small map
      When the Republic founds cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13), the last as its capital
      And the Kingdom founds cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6), the last as its capital
      And the Republic places 1 foot army on C8, 1 foot army on C9, 1 foot army on C12, 1 foot army on E12 and 21 foot armies on E8
      And the Republic places 1 foot army on C8, 1 foot army on C9 and 1 foot army on D8
      Then the action is refused under "The additional army is at a city"
      And nothing has changed

  @clause:rivalry.setup.additional_army_at_a_city
  Rule: The additional army stands on a city tile

    @ruling:rivalry.ruling.additional_army_where
    @ruling:rivalry.ruling.stationed_in_a_city
    Scenario: The additional army may stand on any tile of any city of its nation, and nowhere else
      Given the position "the Kingdom places its armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has its cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10) and G7 south (between G7, H6 and H7)
      And the Kingdom has placed a foot army at each city and 21 foot armies on F8
      Then the Kingdom may place a foot army on F6, F7, G6, G7, H6, H7, G10, H9, H10, G11, G12 and H11 and on no other tile

    Scenario Outline: The additional army can be placed only at a city of its nation (<what it is>)
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed a foot army at each city and 21 foot armies on F8
      When the Kingdom places 1 foot army on <tile>
      Then the action is refused under "The additional army is at a city"
      And nothing has changed

      Examples:
        | tile | what it is            |
        | F8   | no city               |
        | F12  | no city               |
        | G8   | a site without a city |
        | E13  | a city of the enemy   |

  @clause:rivalry.setup.every_city_guarded
  Rule: Each city has a piece around it when the armies are placed

    @ruling:rivalry.ruling.guards_checked_when
    Scenario Outline: With two armies left and two empty cities, none may go elsewhere (<what it is>)
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on F7, 1 foot army on H7 and 22 foot armies on F8
      When the Kingdom places 1 foot army on <tile>
      Then the action is refused under "Every city starts with a garrison"
      And nothing has changed

      Examples:
        | tile | what it is     |
        | F7   | a guarded city |
        | F6   | a guarded city |
        | F8   | no city        |

    @ruling:rivalry.ruling.guards_checked_when
    Scenario: With two armies left and two empty cities, both armies go to these cities
      Given the position "the Kingdom places its armies"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11) and G10 south (between G10, H9 and H10)
      And the Kingdom has placed 1 foot army on F7, 1 foot army on H7 and 22 foot armies on F8
      When the Kingdom places 1 foot army on H10 and 1 foot army on H11, and the Republic rolls 6 (4 and 2)
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 22 foot armies on F8
      And it is the Republic's turn

    @ruling:rivalry.ruling.guards_checked_when
    Scenario: With three armies left and two empty cities, one army may still go elsewhere
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on F7, 1 foot army on H7 and 21 foot armies on F8
      When the Kingdom places 1 foot army on F8
      Then the Kingdom has only 1 foot army on F7, 1 foot army on H7 and 22 foot armies on F8

    @ruling:rivalry.ruling.guards_checked_when
    Scenario: The additional army has to go to the last empty city
      Given the position "the Kingdom places its armies"
      And the Kingdom has a city at H11 north (between G11, G12 and H11)
      And the Kingdom has placed 1 foot army on F7, 1 foot army on H7, 1 foot army on H10 and 22 foot armies on F8
      Then the Kingdom may only place a foot army on G11, place a foot army on G12 or place a foot army on H11

    @ruling:rivalry.ruling.word_armies
    @ruling:rivalry.ruling.stationed_in_a_city
    Scenario: Cavalry guards a city as well
      Given the position "the Kingdom places its armies"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11) and G10 south (between G10, H9 and H10)
      And the Kingdom has placed 1 cavalry piece on F7, 1 cavalry piece on H7, 1 cavalry piece on G11 and 22 foot armies on F8
      When the Kingdom places 1 foot army on H10, and the Republic rolls 6 (4 and 2)
      Then the Kingdom has only 1 cavalry piece on F7, 1 cavalry piece on H7, 1 cavalry piece on G11, 22 foot armies on F8 and 1 foot army on H10
      And it is the Republic's turn

    @ruling:rivalry.ruling.guards_checked_when
    Scenario: The guards need not be placed first as long as enough armies are left
      Given the position "the Kingdom places its armies"
      When the Kingdom places 5 foot armies on F8
      Then the Kingdom has only 5 foot armies on F8
