@components:small
Feature: Setting up

  @clause:rivalry.setup.four_cities
  Rule: Each player places four cities

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: A player places four cities
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N, 5,-3,S and 6,-2,N
      Then the Republic has cities at 2,-3,S, 3,-2,N, 5,-3,S and 6,-2,N and nowhere else

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: After three cities a fourth has to be placed
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N and 5,-3,S
      Then the Republic may only found a city at 6,-2,N or found a city at 7,-2,S

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: After four cities there is no fifth
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N, 5,-3,S and 6,-2,N
      And the Republic founds a city at 7,-2,S
      Then the action is refused under rivalry.setup.four_cities
      And nothing has changed

    @reading:rivalry.ruling.who_begins=first_seat @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: The Kingdom places four cities as well
      Given a new game, the Kingdom beginning
      When the Kingdom founds cities at 5,2,N, 2,2,N, 1,1,S and 0,1,N
      Then the Kingdom has cities at 5,2,N, 2,2,N, 1,1,S and 0,1,N and nowhere else

    Scenario: Armies are not placed before the cities
      Given a new game, the Republic beginning
      When the Republic places 1 foot army on 2,-2
      Then the action is refused
      And nothing has changed

    Scenario: The placing of cities cannot be left out
      Given a new game, the Republic beginning
      When the Republic stops placing
      Then the action is refused under rivalry.setup.four_cities
      And nothing has changed

    @reading:rivalry.ruling.who_begins=first_seat
    Scenario: The nation named first places the first city
      Given a new game, the Kingdom being named first
      Then the Kingdom is to decide
      And the Kingdom may found a city at 0,1,N

    @reading:rivalry.ruling.who_begins=republic
    Scenario: Where the Republic always begins, it places the first city also when it is named second
      Given a new game, the Kingdom being named first
      Then the Republic is to decide
      And the Republic may found a city at 2,-3,S

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: Stage by stage, the beginner's four cities and capital come before the other's first city
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N, 6,-2,N and 7,-2,S
      And the Republic declares the city 7,-2,S its capital
      Then the Kingdom is to decide
      And the Kingdom may found a city at 0,1,N

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: Stage by stage, all cities come before the first army
      Given a new game, the Republic beginning
      When the Republic founds its usual cities and declares its usual capital
      And the Kingdom founds its usual cities and declares its usual capital
      Then the Republic is to decide
      And the Republic may add a foot army on 2,-1

    @reading:rivalry.ruling.setup_order=stage_by_stage @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: Stage by stage, all the beginner's armies come before the other's first
      Given a new game, the Republic beginning
      When the Republic founds its usual cities and declares its usual capital
      And the Kingdom founds its usual cities and declares its usual capital
      And the Republic places 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3 and 23 foot armies on 6,-1
      Then the Kingdom is to decide
      And the Kingdom may add a foot army on 2,0

    @reading:rivalry.ruling.setup_order=player_by_player
    @id:player_by_player_the_beginners_armies_follow_upon_the_own_cities
    Scenario: Player by player, the beginner's armies follow upon their own cities
      Given a new game, the Republic beginning
      When the Republic founds its usual cities and declares its usual capital
      Then the Republic is to decide
      And the Republic may add a foot army on 2,-1

    @reading:rivalry.ruling.setup_order=player_by_player @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: Player by player, the other's cities follow upon the beginner's armies
      Given a new game, the Republic beginning
      When the Republic founds its usual cities and declares its usual capital
      And the Republic places 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3 and 23 foot armies on 6,-1
      Then the Kingdom is to decide
      And the Kingdom may found a city at 0,1,N

    @reading:rivalry.ruling.setup_order=piece_by_piece
    Scenario: Piece by piece, the players alternate with one city each
      Given a new game, the Republic beginning
      When the Republic founds a city at 2,-3,S
      And the Kingdom founds a city at 0,1,N
      And the Republic founds a city at 7,-2,S
      Then the Kingdom is to decide
      And the Kingdom may found a city at 1,1,S

    @reading:rivalry.ruling.setup_order=piece_by_piece
    Scenario: Piece by piece, a second city in a row is refused
      Given a new game, the Republic beginning
      When the Republic founds a city at 2,-3,S
      And the Republic founds a city at 7,-2,S
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.setup_order=piece_by_piece
    Scenario: Piece by piece, the players alternate with one army each
      Given a new game, the Republic beginning
      When the Republic founds a city at 2,-3,S
      And the Kingdom founds a city at 5,2,N
      And the Republic founds a city at 3,-2,N
      And the Kingdom founds a city at 4,1,S
      And the Republic founds a city at 6,-2,N
      And the Kingdom founds a city at 1,1,S
      And the Republic founds a city at 7,-2,S
      And the Republic declares the city 7,-2,S its capital
      And the Kingdom founds a city at 0,1,N
      And the Kingdom declares the city 0,1,N its capital
      And the Republic places 1 foot army on 6,-1
      And the Kingdom places 1 foot army on 1,0
      Then the Republic is to decide
      And the Republic may add a foot army on 2,-1

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario Outline: A finished setup with too few or too many cities, or one where none may stand, is refused
      Given a new game in which the Republic has cities at <cities> and its capital at 7,-2,S
      Then the game is refused

      Examples:
        | cities                                   |
        | 2,-3,S, 3,-2,N and 7,-2,S                |
        | 2,-3,S, 3,-2,N, 5,-3,S, 6,-2,N and 7,-2,S |
        | 2,-3,S, 3,-2,N, 2,2,N and 7,-2,S         |
        | 2,-3,S, 3,-2,N, 1,-1,N and 7,-2,S        |

  @clause:rivalry.setup.cities_on_sites
  Rule: Starting cities are placed on city sites

    Scenario Outline: Beside the sites no city can be placed
      Given a new game, the Republic beginning
      When the Republic founds a city at <corner>
      Then the action is refused under rivalry.setup.cities_on_sites
      And nothing has changed

      Examples:
        | corner |
        | 1,-1,N |
        | 4,-1,N |
        | 2,-3,N |

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: One site takes one city
      Given a new game, the Republic beginning
      When the Republic founds a city at 2,-3,S
      And the Republic founds a city at 2,-3,S
      Then the action is refused
      And nothing has changed

    Scenario: Sites in the enemy's land are closed to starting cities
      Given a new game, the Republic beginning
      When the Republic founds a city at 2,2,N
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.who_begins=first_seat
    Scenario: The Kingdom's starting cities stand in the Kingdom
      Given a new game, the Kingdom beginning
      Then the Kingdom may only found a city at 5,2,N, found a city at 4,1,S, found a city at 2,2,N, found a city at 1,1,S or found a city at 0,1,N

  @clause:rivalry.setup.one_capital
  Rule: Each player declares one starting city the capital

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario Outline: Each of the four cities may be the capital
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N, 5,-3,S and 6,-2,N
      And the Republic declares the city <city> its capital
      Then the Republic's capital is the city <city>

      Examples:
        | city   |
        | 2,-3,S |
        | 3,-2,N |
        | 5,-3,S |
        | 6,-2,N |

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: After the fourth city the capital has to be declared, and it is one of the four
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N, 5,-3,S and 6,-2,N
      Then the Republic may only declare the city 2,-3,S its capital, declare the city 3,-2,N its capital, declare the city 5,-3,S its capital or declare the city 6,-2,N its capital

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: A site without a city cannot be the capital
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N, 5,-3,S and 6,-2,N
      And the Republic declares the city 7,-2,S its capital
      Then the action is refused under rivalry.setup.one_capital
      And nothing has changed

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: The capital is not declared before the fourth city stands
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N and 5,-3,S
      And the Republic declares the city 2,-3,S its capital
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: No second capital is declared
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N, 5,-3,S and 6,-2,N
      And the Republic declares the city 2,-3,S its capital
      And the Republic declares the city 3,-2,N its capital
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: The enemy's city cannot be the capital
      Given a new game, the Republic beginning
      When the Republic founds its usual cities and declares its usual capital
      And the Kingdom founds cities at 5,2,N, 4,1,S, 1,1,S and 0,1,N
      And the Kingdom declares the city 7,-2,S its capital
      Then the action is refused under rivalry.setup.one_capital
      And nothing has changed

    Scenario Outline: A finished setup whose capital is no city of the nation is refused
      Given a new game in which the Republic has cities at 2,-3,S, 3,-2,N, 6,-2,N and 7,-2,S and its capital at <capital>
      Then the game is refused

      Examples:
        | capital |
        | 5,-3,S  |
        | 0,1,N   |
        | 2,-1,N  |

  @clause:rivalry.setup.leader_in_capital
  Rule: A nation's leader resides in its capital

    Scenario: Before the capital is declared the leader has no residence
      Given a new game, the Republic beginning
      Then the Republic has no capital yet
      And the Republic's leader resides nowhere yet

    @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: The leader resides in the city declared the capital
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N, 5,-3,S and 6,-2,N
      And the Republic declares the city 5,-3,S its capital
      Then the Republic's leader is in the city 5,-3,S
      And the Kingdom's leader resides nowhere yet

    @reading:rivalry.ruling.who_begins=first_seat @reading:rivalry.ruling.setup_order=stage_by_stage
    Scenario: The Kingdom's leader resides in the Kingdom's capital, which need not be the city founded last
      Given a new game, the Kingdom beginning
      When the Kingdom founds cities at 5,2,N, 2,2,N, 1,1,S and 0,1,N
      And the Kingdom declares the city 2,2,N its capital
      Then the Kingdom's leader is in the city 2,2,N
      And the Republic's leader resides nowhere yet

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: After a finished setup each leader resides in its nation's capital
      Given a new game with the armies placed, the Republic being named first, and a first roll of 5 (3 and 2)
      Then the Republic's leader is in the city 7,-2,S
      And the Kingdom's leader is in the city 0,1,N

  @clause:rivalry.setup.twenty_five_armies
  Rule: Each player starts with 25 armies

    Scenario: The 25th army is placed wherever its player likes
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 20 foot armies on 2,0
      When the Kingdom places 1 foot army on 3,0
      Then the Kingdom has its guards and 20 foot armies on 2,0 and 1 foot army on 3,0
      And the Kingdom is to decide

    Scenario: After the 25th army there is no further one in the field
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 21 foot armies on 2,0
      When the Kingdom places 1 foot army on 3,0
      Then the action is refused
      And nothing has changed

    Scenario: With 24 armies placed a player cannot stop
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 20 foot armies on 2,0
      When the Kingdom stops placing
      Then the action is refused under rivalry.setup.twenty_five_armies
      And nothing has changed

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: With the last army of the second player the first turn begins
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 20 foot armies on 2,0
      When the Kingdom places 1 foot army on 2,0 and 1 foot army on 0,0, and the Republic rolls 6 (4 and 2)
      Then the Kingdom has its guards and 21 foot armies on 2,0 and 1 foot army on 0,0
      And it is the Republic's turn

    @reading:rivalry.ruling.who_begins=first_seat @reading:rivalry.ruling.setup_order=stage_by_stage @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: The Kingdom, named first, places first throughout and has the first turn
      Given a new game, the Kingdom beginning
      When the Kingdom founds its usual cities and declares its usual capital
      And the Republic founds its usual cities and declares its usual capital
      And the Kingdom places 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 22 foot armies on 5,0 and 1 foot army on 5,2
      And the Republic places 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3 and 22 foot armies on 2,-1
      And the Republic places 1 foot army on 6,-1, and the Kingdom rolls 5 (3 and 2)
      Then it is the Kingdom's turn
      And the Kingdom may move a foot army from 5,0 to 6,0

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: A finished setup may have cavalry among its armies, and as the only guard of a city
      Given a new game in which the Republic has placed 1 cavalry piece on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1, 15 foot armies on 2,-1 and 7 cavalry pieces on 2,-1, and a first roll of 6 (4 and 2)
      Then the Republic has only 1 cavalry piece on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1, 15 foot armies on 2,-1 and 7 cavalry pieces on 2,-1
      And the Republic has no cavalry piece off the board
      And it is the Republic's turn

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario Outline: A finished setup against the rules is refused, before a card is shuffled
      Given a new game in which the Republic has placed <army>
      Then the game is refused

      Examples: 25 or 27 pieces
        | army                                                                                                         |
        | 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 21 foot armies on 2,-1 |
        | 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 23 foot armies on 2,-1 |

      Examples: a city without a guard
        | army                                                                                   |
        | 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3 and 23 foot armies on 2,-1 |

      Examples: nine cavalry pieces
        | army                                                                                                                                    |
        | 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1, 13 foot armies on 2,-1 and 9 cavalry pieces on 2,-1 |

      Examples: no foot army at a city
        | army                                                                                                                                                         |
        | 1 cavalry piece on 2,-3, 1 cavalry piece on 3,-3, 1 cavalry piece on 6,-3, 1 cavalry piece on 6,-1 and 22 foot armies on 2,-1 |

  @clause:rivalry.setup.wherever_they_like
  Rule: Starting armies are placed on any tile of their nation's land

    @reading:rivalry.ruling.starting_tiles_open=open_tiles_only
    Scenario: All open tiles of the Republic are free to its starting armies
      Given the position "the Republic places its armies"
      Then the Republic may add a foot army on 2,-3, 3,-3, 4,-3, 5,-3, 6,-3, 7,-3, 1,-2, 2,-2, 3,-2, 4,-2, 5,-2, 6,-2, 7,-2, 1,-1, 2,-1, 4,-1, 5,-1, 6,-1 and 7,-1 and on no other tile

    @reading:rivalry.ruling.starting_tiles_open=open_tiles_only
    Scenario: All open tiles of the Kingdom are free to its starting armies
      Given the position "the Kingdom places its armies"
      Then the Kingdom may add a foot army on 0,0, 1,0, 2,0, 3,0, 5,0, 6,0, 0,1, 1,1, 2,1, 3,1, 4,1, 5,1, 6,1, 0,2, 1,2, 2,2, 3,2, 4,2 and 5,2 and on no other tile

    Scenario: Many armies may stand on one tile
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 21 foot armies on 2,0
      When the Kingdom places 1 foot army on 2,0
      Then the Kingdom has only 22 foot armies on 2,0

    Scenario: Foot and cavalry may stand on one tile
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 3 foot armies on 2,0
      When the Kingdom places 1 cavalry piece on 2,0
      Then the Kingdom has only 3 foot armies on 2,0 and 1 cavalry piece on 2,0

    @reading:rivalry.ruling.starting_tiles_open=any_own_tile
    Scenario: Where the starting armies may stand on any tile of their land, they may stand on a mountain
      Given the position "the Republic places its armies"
      When the Republic places 5 foot armies on 3,-1
      Then the Republic has only 5 foot armies on 3,-1

    @reading:rivalry.ruling.starting_tiles_open=any_own_tile
    Scenario: Where the starting armies may stand on any tile of their land, they may stand on the greyed coast
      Given the position "the Kingdom places its armies"
      When the Kingdom places 1 cavalry piece on -1,2
      Then the Kingdom has only 1 cavalry piece on -1,2

    @reading:rivalry.ruling.starting_tiles_open=any_own_tile
    Scenario: Where the starting armies may stand on any tile of their land, the border still holds
      Given the position "the Kingdom places its armies"
      When the Kingdom places 1 foot army on 3,-1
      Then the action is refused under rivalry.setup.within_own_borders

  @clause:rivalry.setup.within_own_borders
  Rule: No starting army is placed beyond the border

    Scenario Outline: Placing a starting army in the enemy's land is refused
      Given the position "<nation> places its armies"
      When <nation> places 1 <piece> on <tile>
      Then the action is refused under rivalry.setup.within_own_borders
      And nothing has changed

      Examples:
        | tile | piece         | nation       |
        | 2,-1 | foot army     | the Kingdom  |
        | 6,-3 | cavalry piece | the Kingdom  |
        | 2,0  | foot army     | the Republic |
        | 5,0  | cavalry piece | the Republic |
        | 2,2  | foot army     | the Republic |

    @reading:rivalry.ruling.additional_army_count=one_in_all
    @reading:rivalry.ruling.starting_tiles_open=open_tiles_only
    Scenario Outline: A finished setup with armies where none may stand is refused
      Given a new game in which the Republic has placed 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 22 foot armies on <tile>
      Then the game is refused

      Examples:
        | tile |
        | 2,0  |
        | 3,-1 |
        | 8,-3 |

    @reading:rivalry.ruling.additional_army_count=one_in_all
    @reading:rivalry.ruling.starting_tiles_open=open_tiles_only
    Scenario Outline: A finished setup with cavalry where none may stand is refused
      Given a new game in which the Republic has placed 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1, 21 foot armies on 2,-1 and 1 cavalry piece on <tile>
      Then the game is refused

      Examples:
        | tile |
        | 2,0  |
        | 3,-1 |
        | 8,-3 |

  @clause:rivalry.map.mountain_closed @clause:rivalry.map.greyed_coast_closed
  Rule: No starting army is placed on a closed tile

    @reading:rivalry.ruling.starting_tiles_open=open_tiles_only
    Scenario Outline: Mountains and greyed coast are closed to starting armies
      Given the position "<nation> places its armies"
      When <nation> places 1 foot army on <tile>
      Then the action is refused under <clause>
      And nothing has changed

      Examples:
        | tile | nation       | clause                          |
        | 3,-1 | the Republic | rivalry.map.mountain_closed     |
        | 8,-3 | the Republic | rivalry.map.greyed_coast_closed |
        | 4,0  | the Kingdom  | rivalry.map.mountain_closed     |
        | -1,2 | the Kingdom  | rivalry.map.greyed_coast_closed |

  @clause:rivalry.setup.cavalry_among_the_armies
  Rule: Up to eight of the 25 starting armies may be cavalry

    Scenario: A cavalry piece takes the place of one of the 25 armies
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2, 13 foot armies on 2,0 and 7 cavalry pieces on 2,0
      When the Kingdom places 1 cavalry piece on 2,0
      Then the Kingdom has its guards and 13 foot armies on 2,0 and 8 cavalry pieces on 2,0
      And the Kingdom has no cavalry piece off the board

    Scenario: With 17 foot armies and 8 cavalry pieces the 25 are complete
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2, 13 foot armies on 2,0 and 8 cavalry pieces on 2,0
      When the Kingdom places 1 foot army on 2,0
      Then the action is refused under rivalry.setup.additional_army_at_a_city
      And nothing has changed

    Scenario: With the eighth cavalry piece as the 25th army only the additional one is left to place
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2, 13 foot armies on 2,0 and 7 cavalry pieces on 2,0
      When the Kingdom places 1 cavalry piece on 2,0
      Then the Kingdom may add a foot army on 0,0
      And the Kingdom may not add a foot army on 2,0 or add a cavalry piece on 2,0

    Scenario: The ninth cavalry piece is refused although armies are left
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 8 cavalry pieces on 2,0
      When the Kingdom places 1 cavalry piece on 3,0
      Then the action is refused under rivalry.pieces.eight_cavalry
      And nothing has changed

    Scenario: No starting army needs to be cavalry
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 20 foot armies on 2,0
      When the Kingdom places 1 foot army on 2,0
      Then the Kingdom has its guards and 21 foot armies on 2,0
      And the Kingdom has 8 cavalry pieces off the board

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: A finished setup may have eight cavalry pieces among the 25 armies
      Given a new game in which the Republic has placed 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1, 14 foot armies on 2,-1 and 8 cavalry pieces on 4,-1, and a first roll of 6 (4 and 2)
      Then the Republic has 8 cavalry pieces on 4,-1
      And the Republic has no cavalry piece off the board

  @clause:rivalry.setup.additional_army
  Rule: One army is placed beyond the 25

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: After the 25th army one more is to be placed
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 21 foot armies on 2,0
      When the Kingdom places 1 foot army on 0,0, and the Republic rolls 6 (4 and 2)
      Then the Kingdom has its guards and 21 foot armies on 2,0 and 1 foot army on 0,0
      And it is the Republic's turn

    Scenario: The additional army cannot be left out
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 21 foot armies on 2,0
      When the Kingdom stops placing
      Then the action is refused under rivalry.setup.additional_army
      And nothing has changed

    Scenario: At a city a foot army may be added, and no cavalry piece
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 21 foot armies on 2,0
      Then the Kingdom may add a foot army on 0,0
      And the Kingdom may not add a cavalry piece at all

    Scenario: The additional army is no cavalry piece
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 21 foot armies on 2,0
      When the Kingdom places 1 cavalry piece on 0,0
      Then the action is refused under rivalry.setup.additional_army
      And nothing has changed

    @reading:rivalry.ruling.setup_order=stage_by_stage @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: One additional army in all makes 26 pieces
      Given a new game, the Republic beginning
      When the Republic founds its usual cities and declares its usual capital
      And the Kingdom founds its usual cities and declares its usual capital
      And the Republic places 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 22 foot armies on 2,-1 and 1 foot army on 6,-1
      Then the Republic has its guards and 22 foot armies on 2,-1
      And the Kingdom is to decide

    @reading:rivalry.ruling.setup_order=stage_by_stage @reading:rivalry.ruling.additional_army_count=one_at_each_city
    Scenario: One additional army at each city makes 29 pieces
      Given a new game, the Republic beginning
      When the Republic founds its usual cities and declares its usual capital
      And the Kingdom founds its usual cities and declares its usual capital
      And the Republic places 25 foot armies on 2,-1, 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3 and 1 foot army on 6,-1
      Then the Republic has its guards and 25 foot armies on 2,-1
      And the Kingdom is to decide

    @reading:rivalry.ruling.setup_order=stage_by_stage @reading:rivalry.ruling.additional_army_count=one_at_each_city
    Scenario: With one additional army at each city none gets two
      Given a new game, the Republic beginning
      When the Republic founds its usual cities and declares its usual capital
      And the Kingdom founds its usual cities and declares its usual capital
      And the Republic places 25 foot armies on 2,-1, 1 foot army on 2,-3 and 1 foot army on 2,-2
      Then the action is refused under rivalry.setup.additional_army_at_a_city
      And nothing has changed

    @reading:rivalry.ruling.setup_order=stage_by_stage @reading:rivalry.ruling.additional_army_count=one_at_each_city
    Scenario: With one additional army at each city none gets two, though all cities are defended
      Given a new game, the Republic beginning
      When the Republic founds its usual cities and declares its usual capital
      And the Kingdom founds its usual cities and declares its usual capital
      And the Republic places 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 21 foot armies on 2,-1
      And the Republic places 1 foot army on 2,-3, 1 foot army on 3,-3 and 1 foot army on 2,-2
      Then the action is refused under rivalry.setup.additional_army_at_a_city
      And nothing has changed

  @clause:rivalry.setup.additional_army_at_a_city
  Rule: The additional army stands on a city tile

    @reading:rivalry.ruling.additional_army_count=one_in_all
    @id:every_tile_of_every_own_city_is_free_to_it_and_no_other_tile
    Scenario: Every tile of every city of its nation is free to it, and no other tile
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 21 foot armies on 2,0
      Then the Kingdom may add a foot army on 0,0, 1,0, 0,1, 1,1, 0,2, 1,2, 4,1, 3,2, 4,2, 5,1, 6,1 and 5,2 and on no other tile

    Scenario Outline: Elsewhere it cannot be placed
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 21 foot armies on 2,0
      When the Kingdom places 1 foot army on <tile>
      Then the action is refused under rivalry.setup.additional_army_at_a_city
      And nothing has changed

      Examples:
        | tile |
        | 2,0  |
        | 6,0  |
        | 2,1  |
        | 7,-1 |

  @clause:rivalry.setup.every_city_guarded
  Rule: Each city has a piece around it when the armies are placed

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario Outline: With two armies left and two cities empty no army may go elsewhere
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2 and 22 foot armies on 2,0
      When the Kingdom places 1 foot army on <tile>
      Then the action is refused under rivalry.setup.every_city_guarded
      And nothing has changed

      Examples:
        | tile |
        | 1,0  |
        | 0,0  |
        | 2,0  |

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: With two armies left and two cities empty both armies go to these
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2 and 22 foot armies on 2,0
      When the Kingdom places 1 foot army on 4,2 and 1 foot army on 5,2, and the Republic rolls 6 (4 and 2)
      Then the Kingdom has its guards and 22 foot armies on 2,0
      And it is the Republic's turn

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: With three armies left and two cities empty one army may still go elsewhere
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2 and 21 foot armies on 2,0
      When the Kingdom places 1 foot army on 2,0
      Then the Kingdom has only 1 foot army on 1,0, 1 foot army on 1,2 and 22 foot armies on 2,0

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: The additional army has to go to the last empty city
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 4,2 and 22 foot armies on 2,0
      Then the Kingdom may only add a foot army on 5,1, add a foot army on 6,1 or add a foot army on 5,2

    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: Cavalry guards a city as well
      Given the position "the Kingdom places its armies"
      And the Kingdom has placed 1 cavalry piece on 1,0, 1 cavalry piece on 1,2, 1 foot army on 4,2 and 21 foot armies on 2,0
      When the Kingdom places 1 cavalry piece on 5,1
      Then the Kingdom has only 1 cavalry piece on 1,0, 1 cavalry piece on 1,2, 1 foot army on 4,2, 21 foot armies on 2,0 and 1 cavalry piece on 5,1

    Scenario: As long as armies enough are left the guards need not come first
      Given the position "the Kingdom places its armies"
      When the Kingdom places 5 foot armies on 2,0
      Then the Kingdom has only 5 foot armies on 2,0
