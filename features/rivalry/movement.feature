Feature: Moving

  The rulebook closes only greyed coast and mountains. Two rulings close more: a tile with enemies, and the empty tiles of an enemy city
  that has a defender.

  @clause:rivalry.movement.foot_moves_one_tile
  Rule: A foot army moves one tile in a turn

    Scenario: A foot army moves to an adjacent tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D8
      When the Republic moves a foot army from D8 to E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E8

    Scenario: A foot army cannot go two tiles in one move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D8
      When the Republic moves a foot army from D8 to F8
      Then the action is refused under "A foot army moves one tile"
      And nothing has changed

    Scenario: A foot army cannot move a second time in the turn
      Given the position "the Republic's turn"
      And the Republic has rolled 6
      And the Republic has 1 foot army on D8
      When the Republic moves a foot army from D8 to E8
      And the Republic moves a foot army from E8 to F8
      Then the action is refused under "A foot army moves one tile"
      And nothing has changed

    Scenario: A foot army that has moved cannot go back
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 foot army on G8
      When the Kingdom moves a foot army from G8 to F8
      And the Kingdom moves a foot army from F8 to G8
      Then the action is refused under "A foot army moves one tile"
      And nothing has changed

    @ruling:rivalry.ruling.piece_moves_once
    Scenario: If a moved army has joined an army that has not moved, one of the two may still move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D8
      And the Republic has 1 foot army on E8
      When the Republic moves a foot army from D8 to E8
      And the Republic moves a foot army from E8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E8 and 1 foot army on F8

    Scenario: If a moved army has joined an army that has not moved, only one of the two may still move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D8
      And the Republic has 1 foot army on E8
      When the Republic moves a foot army from D8 to E8
      And the Republic moves a foot army from E8 to F8
      And the Republic moves a foot army from E8 to E7
      Then the action is refused under "A foot army moves one tile"
      And nothing has changed

    Scenario: Foot armies may still move after cavalry has moved to their tile
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      And the Republic has 1 foot army on E8
      When the Republic moves a cavalry piece from D8 to E8
      And the Republic moves a foot army from E8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on E8 and 1 foot army on F8

    Scenario: In the next turn the army may move one tile further
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D8
      When the Republic moves a foot army from D8 to E8
      And the Republic ends its turn without new armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves a foot army from E8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on F8

    @ruling:rivalry.ruling.moving_within_a_city
    Scenario: An army moves only once, even between two tiles of its own city
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D8
      When the Republic moves a foot army from D8 to D7
      And the Republic moves a foot army from D7 to E7
      Then the action is refused under "A foot army moves one tile"
      And nothing has changed

    Scenario: Unused moves do not let an army move a second tile
      Given the position "the Republic's turn"
      And the Republic has rolled 5
      And the Republic has 1 foot army on E8
      When the Republic moves 1 foot army from E8 to F8
      And the Republic moves 1 foot army from F8 to G8
      Then the action is refused under "A foot army moves one tile"

    Scenario: A piece that has not moved may move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E8
      Then the Republic may move a foot army from E8 to F8

    @reading:rivalry.ruling.piece_moves_once=repeatedly
    # May one piece move several times in a turn, if each move counts as one against the number rolled? Yes,
    # as long as the roll lasts.
    Scenario: If a piece may move again, a piece that has moved may move on
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E8
      When the Republic moves 1 foot army from E8 to F8
      Then the Republic may move a foot army from F8 to G8

    @reading:rivalry.ruling.piece_moves_once=repeatedly
    # May one piece move several times in a turn, if each move counts as one against the number rolled? Yes,
    # as long as the roll lasts.
    Scenario: If a piece may move again, an army may move several tiles
      Given the position "the Republic's turn"
      And the Republic has rolled 5
      And the Republic has 1 foot army on E8
      When the Republic moves 1 foot army from E8 to F8
      And the Republic moves 1 foot army from F8 to G8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on G8

    @reading:rivalry.ruling.piece_moves_once=repeatedly
    # May one piece move several times in a turn, if each move counts as one against the number rolled? Yes,
    # as long as the roll lasts.
    Scenario: If a piece may move again, each move counts against the number rolled
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 1 foot army on E8
      When the Republic moves 1 foot army from E8 to F8
      And the Republic moves 1 foot army from F8 to G8
      Then the Republic may not move a piece at all

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: A moved foot army cannot move again when the cavalry beside it marches into a city
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on F8
      And the Republic has 1 cavalry piece on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Republic moves a foot army from F8 to G8
      And the Republic attacks the city at G7 south from G8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 cavalry piece into G7 and no more
      Then the Republic may not move a foot army from G8 to F8

    @clause:rivalry.capture.attacker_takes_control
    Scenario: If two of three armies have moved and one marched in, only one of the rest may move
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on F8
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Republic moves 2 foot armies from F8 to G8
      And the Republic attacks the city at G7 south from G8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into G7 and no more
      And the Republic moves a foot army from G8 to F8
      Then the Republic may not move a foot army from G8 to F8

  @clause:rivalry.movement.cavalry_moves_two_tiles
  Rule: A cavalry piece moves up to two tiles in a turn

    Scenario Outline: A cavalry piece rides two tiles
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E8
      When the Republic moves a cavalry piece from E8 to <tile>
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on <tile>

      Examples:
        | tile |
        | D10  |
        | C10  |
        | D7   |
        | G8   |
        | F9   |

    Scenario Outline: Cavalry may ride to every open tile that is two tiles away
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E8
      Then the Republic may move a cavalry piece from E8 to <tile>

      Examples:
        | tile |
        | D10  |
        | C10  |
        | D7   |
        | G8   |
        | F9   |

    Scenario Outline: A cavalry piece cannot ride three tiles
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      When the Republic moves a cavalry piece from D8 to <tile>
      Then the action is refused under "Cavalry moves up to two tiles"
      And nothing has changed

      Examples:
        | tile |
        | G8   |
        | F9   |
        | D11  |

    Scenario: A cavalry piece that has ridden two tiles cannot move again
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      When the Republic moves a cavalry piece from D8 to F8
      And the Republic moves a cavalry piece from F8 to G8
      Then the action is refused under "Cavalry moves up to two tiles"
      And nothing has changed

    @ruling:rivalry.ruling.cavalry_in_one_go
    Scenario: A cavalry piece that has stopped after one tile cannot move its second tile later
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      And the Republic has 1 foot army on E8
      When the Republic moves a cavalry piece from D8 to E8
      And the Republic moves a foot army from E8 to E7
      And the Republic moves a cavalry piece from E8 to F8
      Then the action is refused under "Cavalry moves up to two tiles"
      And nothing has changed

    @ruling:rivalry.ruling.cavalry_turns_back
    Scenario: A cavalry piece cannot ride out and back to where it started
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E8
      When the Republic moves a cavalry piece from E8 to E8
      Then the action is refused under "Cavalry moves up to two tiles"
      And nothing has changed

    Scenario: A cavalry piece cannot ride through enemies
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      And the Kingdom has 1 foot army on E8
      When the Republic moves a cavalry piece from D8 to F8
      Then the action is refused under "Cavalry moves up to two tiles"
      And nothing has changed

    @ruling:rivalry.ruling.cavalry_path
    Scenario: A cavalry piece can ride round enemies if there is another way
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E7
      And the Kingdom has 1 foot army on E8
      When the Republic moves a cavalry piece from E7 to D9
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on D9

    Scenario: If a mountain blocks one way and enemies block the other, a cavalry piece cannot pass
      Given the position "the Kingdom's turn"
      And E9 is a mountain
      And the Kingdom has 1 cavalry piece on E10
      And the Republic has 1 foot army on F9
      When the Kingdom moves a cavalry piece from E10 to F8
      Then the action is refused under "Cavalry moves up to two tiles"
      And nothing has changed

    Scenario: If a mountain blocks one way and the other is free, a cavalry piece can pass
      Given the position "the Kingdom's turn"
      And E9 is a mountain
      And the Kingdom has 1 cavalry piece on E10
      When the Kingdom moves a cavalry piece from E10 to F8
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 cavalry piece on F8

    Scenario: A cavalry piece cannot ride across an empty tile of a city that has a defender
      Given the position "the Republic's turn"
      And the Kingdom guards its city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic has 1 cavalry piece on G9
      And F10 is a mountain
      When the Republic moves a cavalry piece from G9 to F11
      Then the action is refused under "Cavalry moves up to two tiles"
      And nothing has changed

    @reading:rivalry.ruling.entering_city_tiles=open
    # May a piece move onto an empty tile of an enemy city while another of that city's tiles holds a
    # defender? Yes; only a tile that holds defenders is closed, and the defenders may be attacked from
    # another tile of the city. Once they are gone, a piece that is already on one of the tiles holds the
    # city, and nobody has to march in.
    Scenario: If empty tiles of a defended city are open, a cavalry piece may ride across them
      Given the position "the Republic's turn"
      And the Kingdom guards its city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic has 1 cavalry piece on G9
      And F10 is a mountain
      When the Republic moves a cavalry piece from G9 to F11
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on F11

    Scenario: A cavalry piece may ride across pieces of its own nation
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      And the Republic has 3 foot armies on E8
      When the Republic moves a cavalry piece from D8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 3 foot armies on E8 and 1 cavalry piece on F8

    @clause:rivalry.map.open_tiles
    Scenario: A cavalry piece does not have to stop beside enemies
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E8
      And the Kingdom has 1 foot army on F9
      When the Republic moves a cavalry piece from E8 to G8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on G8

    Scenario: A single enemy in the way prevents cavalry from riding on
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      And the Kingdom has 1 foot army on E8
      When the Republic moves 1 cavalry piece from D8 to F8
      Then the action is refused under "Cavalry moves up to two tiles"

    @reading:rivalry.ruling.cavalry_path=anything_but_mountains
    # What may a cavalry piece cross on the first of its two tiles? Any tile except mountains and greyed
    # coast, even one with enemies.
    Scenario: If only mountains and coast block cavalry, it may ride through an enemy
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      And the Kingdom has 1 foot army on E8
      When the Republic moves 1 cavalry piece from D8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on F8

    @ruling:rivalry.ruling.cavalry_path
    @ruling:rivalry.ruling.enemy_tile_closed
    Scenario: Cavalry may not stop on an enemy
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      And the Kingdom has 1 foot army on F8
      When the Republic moves 1 cavalry piece from D8 to F8
      Then the action is refused under "The open tiles"

    @reading:rivalry.ruling.moving_by_enemies=stops
    # When a piece moves past enemies, does it have to stop, or may it be attacked? A piece that reaches a
    # tile next to an enemy stops there.
    Scenario: If cavalry must stop next to enemies, it cannot ride past them
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E8
      And the Kingdom has 1 foot army on F9
      When the Republic moves 1 cavalry piece from E8 to G8
      Then the action is refused under "Cavalry moves up to two tiles"

    Scenario: Cavalry may ride two tiles along a path away from enemies
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on D8
      When the Republic moves 1 cavalry piece from D8 to C10
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on C10

  @clause:rivalry.movement.cavalry_may_go_one_tile
  Rule: A cavalry piece may move only one tile

    Scenario: A cavalry piece may stop after one tile
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 cavalry piece on F8
      When the Kingdom moves a cavalry piece from F8 to F9
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 cavalry piece on F9

    Scenario: A cavalry piece may move one tile or two
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 cavalry piece on F12
      Then the Kingdom may move a cavalry piece from F12 to F11 or move a cavalry piece from F12 to G11

  @clause:rivalry.movement.no_more_than_the_roll
  Rule: No more pieces may move than the number rolled

    Scenario Outline: When the number rolled is used up, no further piece can move
      Given the position "the Republic's turn"
      And the Republic has rolled <number>
      And the Republic has 13 foot armies on D8
      When the Republic moves <number> foot armies from D8 to E8
      And the Republic moves a foot army from D8 to D7
      Then the action is refused under "No more pieces than the roll"
      And nothing has changed

      Examples:
        | number |
        | 2      |
        | 3      |
        | 6      |
        | 8      |
        | 12     |

    Scenario Outline: A piece may move as long as one move is left
      Given the position "the Republic's turn"
      And the Republic has rolled <number>
      And the Republic has 13 foot armies on D8
      When the Republic moves <moved> from D8 to E8
      And the Republic moves a foot army from D8 to D7
      Then the Republic has 1 foot army on D7
      And the Republic may not move a piece at all

      Examples:
        | number | moved          |
        | 2      | 1 foot army    |
        | 3      | 2 foot armies  |
        | 8      | 7 foot armies  |
        | 12     | 11 foot armies |

    Scenario: After a roll of 9 the tenth army cannot move
      Given the position "the Kingdom's new armies"
      And the Republic has 10 foot armies on D8
      When the Kingdom adds no more armies, and the Republic rolls 9 (5 and 4)
      And the Republic moves 9 foot armies from D8 to E8
      And the Republic moves a foot army from D8 to E8
      Then the action is refused under "No more pieces than the roll"
      And nothing has changed

    Scenario: One piece cannot use up several moves of the number rolled
      Given the position "the Republic's turn"
      And the Republic has rolled 12
      And the Republic has only 1 foot army on E10
      When the Republic moves a foot army from E10 to E11
      Then the Republic may not move a piece at all

    Scenario: Pieces from all tiles count together against the number rolled
      Given the position "the Kingdom's turn"
      And the Kingdom has rolled 2
      And the Kingdom has 1 foot army on F8
      And the Kingdom has 1 foot army on F11
      And the Kingdom has 1 foot army on F12
      When the Kingdom moves a foot army from F8 to F9
      And the Kingdom moves a foot army from F11 to G10
      And the Kingdom moves a foot army from F12 to F11
      Then the action is refused under "No more pieces than the roll"
      And nothing has changed

  @clause:rivalry.movement.fewer_than_the_roll
  Rule: A player may move fewer pieces, or none

    Scenario: A player may stop before the first move
      Given the position "the Republic's turn"
      And the Republic has rolled 12
      And the Republic has 12 foot armies on D8
      Then the Republic may stop

    Scenario: A player who moves nothing continues with the new armies
      Given the position "the Republic's turn"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic has rolled 12
      And the Republic has 12 foot armies on D8
      When the Republic moves and attacks no more
      Then the Republic has only its guards on C8, C9, C12 and E12, and 12 foot armies on D8
      And the Republic may add a foot army on E13
      And the Republic may not move a piece at all

    Scenario: A player who has moved one of five pieces may stop
      Given the position "the Kingdom's turn"
      And the Kingdom has rolled 5
      And the Kingdom has 5 foot armies on F8
      When the Kingdom moves a foot army from F8 to G8
      And the Kingdom moves and attacks no more
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 4 foot armies on F8 and 1 foot army on G8
      And the Kingdom may not move a piece at all

  @clause:rivalry.movement.foot_and_cavalry_share_the_roll
  Rule: Foot and cavalry are counted together

    Scenario Outline: Foot armies and cavalry pieces use up the same number
      Given the position "the Republic's turn"
      And the Republic has rolled 3
      And the Republic has 4 foot armies and 4 cavalry pieces on D8
      When the Republic moves <moved> from D8 to E8
      And the Republic moves a <next> from D8 to E8
      Then the action is refused under "No more pieces than the roll"
      And nothing has changed

      Examples:
        | moved                             | next          |
        | 2 foot armies and 1 cavalry piece | foot army     |
        | 1 foot army and 2 cavalry pieces  | cavalry piece |
        | 3 cavalry pieces                  | foot army     |
        | 3 foot armies                     | cavalry piece |

    Scenario: A cavalry piece that rides two tiles counts as one piece
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 2 cavalry pieces on D8
      When the Republic moves 2 cavalry pieces from D8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 cavalry pieces on F8

    Scenario: A cavalry piece may ride two tiles with one move left
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 1 foot army and 1 cavalry piece on D8
      When the Republic moves a foot army from D8 to E8
      And the Republic moves a cavalry piece from D8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E8 and 1 cavalry piece on F8

    @reading:rivalry.ruling.cavalry_and_the_roll=one_a_tile
    # A cavalry piece moves two tiles. Does it use up one move of the number rolled, or two? Two moves; the
    # number counts the tiles moved over.
    Scenario: If the number counts tiles, a cavalry piece that rides two tiles uses up a roll of 2
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 2 cavalry pieces on D8
      When the Republic moves a cavalry piece from D8 to F8
      And the Republic moves a cavalry piece from D8 to E8
      Then the action is refused under "No more pieces than the roll"
      And nothing has changed

    Scenario: Two cavalry pieces may ride one tile each on a roll of 2
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 2 cavalry pieces on D8
      When the Republic moves 2 cavalry pieces from D8 to E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 cavalry pieces on E8

    @reading:rivalry.ruling.cavalry_and_the_roll=one_a_tile
    # A cavalry piece moves two tiles. Does it use up one move of the number rolled, or two? Two moves; the
    # number counts the tiles moved over.
    Scenario: If the number counts tiles, a cavalry piece cannot ride two tiles with one move left
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 1 foot army and 1 cavalry piece on D8
      When the Republic moves a foot army from D8 to E8
      And the Republic moves a cavalry piece from D8 to F8
      Then the action is refused under "No more pieces than the roll"
      And nothing has changed

    Scenario: Cavalry may still move after a foot army has joined it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Republic has 1 cavalry piece on E8
      When the Republic moves 1 foot army from E7 to E8
      Then the Republic may move a cavalry piece from E8 to F8
      And the Republic may not move a foot army from E8 to F8

    Scenario: A foot army may still move after a cavalry piece has joined it
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E7
      And the Republic has 1 foot army on E8
      When the Republic moves 1 cavalry piece from E7 to E8
      Then the Republic may move a foot army from E8 to F8
      And the Republic may not move a cavalry piece from E8 to F8
