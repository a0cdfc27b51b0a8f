Feature: The map

  @clause:rivalry.map.open_tiles
  Rule: Pieces move over every open tile, on both sides of the border

    @id:a_foot_army_moves_to_each_of_the_six_tiles_around_its_own
    Scenario Outline: A foot army may move to any of the six tiles around its own
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      When the Republic moves a foot army from 2,-2 to <tile>
      Then the Republic has <there> on <tile>
      And the Republic has no piece on 2,-2

      Examples:
        | tile | there         |
        | 3,-2 | 1 foot army   |
        | 3,-3 | 2 foot armies |
        | 2,-3 | 2 foot armies |
        | 1,-2 | 1 foot army   |
        | 1,-1 | 1 foot army   |
        | 2,-1 | 1 foot army   |

    Scenario Outline: The border can be crossed in both directions
      Given the position "<position>"
      And <nation> has 1 foot army on <from>
      When <nation> moves a foot army from <from> to <to>
      Then <nation> has its guards and 1 foot army on <to>

      Examples:
        | from | to   | nation       | position            |
        | 2,-1 | 2,0  | the Republic | the Republic's turn |
        | 5,-1 | 5,0  | the Republic | the Republic's turn |
        | 2,0  | 2,-1 | the Kingdom  | the Kingdom's turn  |
        | 3,0  | 4,-1 | the Kingdom  | the Kingdom's turn  |

    @id:a_foot_army_moves_on_in_the_enemys_land
    Scenario: A foot army may move on in the enemy's land
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,0
      When the Republic moves a foot army from 2,0 to 2,1
      Then the Republic has its guards and 1 foot army on 2,1

    Scenario: A site without a city is no obstacle
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 cavalry piece on 3,0
      When the Kingdom moves a cavalry piece from 3,0 to 2,2
      Then the Kingdom has its guards and 1 cavalry piece on 2,2

    @id:a_tile_with_pieces_of_ones_own_is_open_however_many_they_are
    Scenario: A tile with pieces of the same nation is open, however many there are
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      And the Republic has 30 foot armies and 2 cavalry pieces on 2,-1
      When the Republic moves a foot army from 2,-2 to 2,-1
      Then the Republic has its guards and 31 foot armies on 2,-1 and 2 cavalry pieces on 2,-1

    @id:the_tiles_of_a_city_of_ones_own_are_open
    Scenario: The tiles of a city of the same nation are open
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 5,-1
      When the Republic moves a foot army from 5,-1 to 6,-2
      Then the Republic has its guards and 1 foot army on 6,-2

    @id:a_tile_on_which_enemies_stand_is_closed_to_foot
    Scenario: A tile with enemies is closed to foot armies
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on 2,-1
      And the Kingdom has 1 foot army on 2,0
      When the Republic moves a foot army from 2,-1 to 2,0
      Then the action is refused under rivalry.map.open_tiles
      And nothing has changed

    @id:a_tile_on_which_enemies_stand_is_closed_to_cavalry
    Scenario: A tile with enemies is closed to cavalry
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 cavalry piece on 3,0
      And the Republic has 1 cavalry piece on 2,-1
      When the Kingdom moves a cavalry piece from 3,0 to 2,-1
      Then the action is refused under rivalry.map.open_tiles
      And nothing has changed

    Scenario: There is no tile beyond the edge of the island
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-2
      When the Republic moves a foot army from 1,-2 to 0,-2
      Then the action is refused
      And nothing has changed

    @id:the_lake_is_no_tile
    Scenario Outline: The lake is not a tile
      Given the position "the Republic's turn on the default map"
      And the Republic has a <piece> on -1,0
      When the Republic moves a <piece> from -1,0 to <to>
      Then the action is refused
      And nothing has changed

      Examples:
        | to  | piece         |
        | 0,0 | foot army     |
        | 1,0 | cavalry piece |

    @id:around_a_foot_army_in_the_middle_of_the_island_only_the_open_tiles_are_free
    Scenario: A foot army in the middle of the island can move only to the open tiles around it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      Then the Republic may move a foot army from 4,-1 to 4,-2, move a foot army from 4,-1 to 5,-2, move a foot army from 4,-1 to 5,-1 or move a foot army from 4,-1 to 3,0
      And the Republic may not move a foot army from 4,-1 to 3,-1 or move a foot army from 4,-1 to 4,0

    @id:a_tile_with_pieces_of_the_same_nation_is_open_to_cavalry_that_rides_across_it
    Scenario Outline: Cavalry may ride across a tile with pieces of the same nation
      Given the position "<position>"
      And <nation> has a cavalry piece on <from>
      And <nation> has <pieces> on <across>
      Then <nation> may move a cavalry piece from <from> to <to>

      Examples:
        | position            | nation       | from | pieces           | across | to   |
        | the Republic's turn | the Republic | 4,-3 | 3 foot armies    | 5,-3   | 6,-3 |
        | the Kingdom's turn  | the Kingdom  | 2,2  | 2 cavalry pieces | 3,2    | 4,2  |

  @clause:rivalry.map.greyed_coast_closed
  Rule: The greyed coast is closed

    Scenario Outline: Moving onto the greyed coast is refused
      Given the position "<position>"
      And <nation> has a <piece> on <from>
      When <nation> moves a <piece> from <from> to <coast>
      Then the action is refused under rivalry.map.greyed_coast_closed
      And nothing has changed

      Examples:
        | from | coast | piece         | nation       | position            |
        | 7,-3 | 8,-3  | foot army     | the Republic | the Republic's turn |
        | 7,-2 | 8,-3  | cavalry piece | the Republic | the Republic's turn |
        | 6,-2 | 8,-3  | cavalry piece | the Republic | the Republic's turn |
        | 0,2  | -1,2  | foot army     | the Kingdom  | the Kingdom's turn  |
        | 0,1  | -1,2  | cavalry piece | the Kingdom  | the Kingdom's turn  |

    Scenario: The open tiles beside the greyed coast stay open
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 7,-2
      When the Republic moves a foot army from 7,-2 to 7,-3
      Then the Republic has its guards and 1 foot army on 7,-3

  @clause:rivalry.map.mountain_closed
  Rule: Mountains are closed

    Scenario Outline: Moving onto a mountain is refused
      Given the position "<position>"
      And <nation> has a <piece> on <from>
      When <nation> moves a <piece> from <from> to <mountain>
      Then the action is refused under rivalry.map.mountain_closed
      And nothing has changed

      Examples:
        | from | mountain | piece         | nation       | position            |
        | 2,-1 | 3,-1     | foot army     | the Republic | the Republic's turn |
        | 4,-2 | 3,-1     | foot army     | the Republic | the Republic's turn |
        | 2,-2 | 3,-1     | cavalry piece | the Republic | the Republic's turn |
        | 3,0  | 4,0      | foot army     | the Kingdom  | the Kingdom's turn  |
        | 6,0  | 4,0      | cavalry piece | the Kingdom  | the Kingdom's turn  |

  @clause:rivalry.map.around_mountains
  Rule: A mountain cannot be crossed

    Scenario Outline: Cavalry cannot ride across a mountain
      Given the position "<position>"
      And <nation> has a cavalry piece on <from>
      When <nation> moves a cavalry piece from <from> to <to>
      Then the action is refused under rivalry.map.around_mountains
      And nothing has changed

      Examples:
        | from | to   | nation       | position            |
        | 2,-1 | 4,-1 | the Republic | the Republic's turn |
        | 3,-2 | 3,0  | the Republic | the Republic's turn |
        | 3,0  | 5,0  | the Kingdom  | the Kingdom's turn  |

    @id:cavalry_rides_round_a_mountain_where_two_tiles_are_enough
    Scenario: Cavalry rides round a mountain if two tiles are enough
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-1
      When the Republic moves a cavalry piece from 2,-1 to 4,-2
      Then the Republic has its guards and 1 cavalry piece on 4,-2

    @reading:rivalry.ruling.moving_by_enemies=passes
    @id:cavalry_rides_along_a_mountain_on_its_other_side
    Scenario: Cavalry may also ride along the other side of a mountain
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-1
      When the Republic moves a cavalry piece from 2,-1 to 3,0
      Then the Republic has its guards and 1 cavalry piece on 3,0
