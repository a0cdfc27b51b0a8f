Feature: Moving

  @clause:rivalry.movement.foot_moves_one_tile
  Rule: A foot army moves one tile in a turn

    Scenario: A foot army moves to the next tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      When the Republic moves a foot army from 2,-2 to 2,-1
      Then the Republic has its guards and 1 foot army on 2,-1

    Scenario: A foot army cannot go two tiles in one move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      When the Republic moves a foot army from 2,-2 to 2,0
      Then the action is refused under rivalry.movement.foot_moves_one_tile
      And nothing has changed

    @reading:rivalry.ruling.piece_moves_once=once
    Scenario: A foot army cannot move a second time in the turn
      Given the position "the Republic's turn"
      And the Republic has rolled 6
      And the Republic has 1 foot army on 2,-2
      When the Republic moves a foot army from 2,-2 to 2,-1
      And the Republic moves a foot army from 2,-1 to 2,0
      Then the action is refused under rivalry.movement.foot_moves_one_tile
      And nothing has changed

    @reading:rivalry.ruling.piece_moves_once=once
    Scenario: A foot army that has moved cannot go back either
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 foot army on 2,1
      When the Kingdom moves a foot army from 2,1 to 2,0
      And the Kingdom moves a foot army from 2,0 to 2,1
      Then the action is refused under rivalry.movement.foot_moves_one_tile
      And nothing has changed

    Scenario: Where a moved army has joined one that has not moved, one may still go on
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      And the Republic has 1 foot army on 2,-1
      When the Republic moves a foot army from 2,-2 to 2,-1
      And the Republic moves a foot army from 2,-1 to 2,0
      Then the Republic has its guards and 1 foot army on 2,-1 and 1 foot army on 2,0

    @reading:rivalry.ruling.piece_moves_once=once
    Scenario: Where a moved army has joined one that has not moved, two may not go on
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      And the Republic has 1 foot army on 2,-1
      When the Republic moves a foot army from 2,-2 to 2,-1
      And the Republic moves a foot army from 2,-1 to 2,0
      And the Republic moves a foot army from 2,-1 to 1,-1
      Then the action is refused under rivalry.movement.foot_moves_one_tile
      And nothing has changed

    Scenario: Cavalry that has moved to a tile leaves the foot there free to move
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      And the Republic has 1 foot army on 2,-1
      When the Republic moves a cavalry piece from 2,-2 to 2,-1
      And the Republic moves a foot army from 2,-1 to 2,0
      Then the Republic has its guards and 1 cavalry piece on 2,-1 and 1 foot army on 2,0

    Scenario: In the next turn the army moves one tile further
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      When the Republic moves a foot army from 2,-2 to 2,-1
      And the Republic ends its turn without new armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves a foot army from 2,-1 to 2,0
      Then the Republic has its guards and 1 foot army on 2,0

    @reading:rivalry.ruling.piece_moves_once=once
    Scenario: Between two tiles of a city of its own, too, an army moves once
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      When the Republic moves a foot army from 2,-2 to 1,-2
      And the Republic moves a foot army from 1,-2 to 1,-1
      Then the action is refused under rivalry.movement.foot_moves_one_tile
      And nothing has changed

    @reading:rivalry.ruling.piece_moves_once=once
    Scenario: Moves that are left do not take an army a second tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-1
      When the Republic moves 1 foot army from 2,-1 to 2,0
      And the Republic moves 1 foot army from 2,0 to 2,1
      Then the action is refused under rivalry.movement.foot_moves_one_tile

    @reading:rivalry.ruling.piece_moves_once=repeatedly
    Scenario: Where a piece may be moved again, one that has not moved may move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-1
      Then the Republic may move a foot army from 2,-1 to 2,0

    @reading:rivalry.ruling.piece_moves_once=repeatedly
    Scenario: Where a piece may be moved again, one that has moved may move on
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-1
      When the Republic moves 1 foot army from 2,-1 to 2,0
      Then the Republic may move a foot army from 2,0 to 2,1

    @reading:rivalry.ruling.piece_moves_once=repeatedly
    Scenario: Where a piece may be moved again, an army goes several tiles
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-1
      When the Republic moves 1 foot army from 2,-1 to 2,0
      And the Republic moves 1 foot army from 2,0 to 2,1
      Then the Republic has its guards and 1 foot army on 2,1

    @reading:rivalry.ruling.piece_moves_once=repeatedly
    Scenario: Where a piece may be moved again, each move uses up one of the number rolled
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 1 foot army on 2,-1
      When the Republic moves 1 foot army from 2,-1 to 2,0
      And the Republic moves 1 foot army from 2,0 to 2,1
      Then the Republic may not move a piece at all

    @reading:rivalry.ruling.piece_moves_once=once @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.how_many_tiles_around=one
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A foot army that has moved does not move again when the cavalry beside it marches into a city
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,0
      And the Republic has 1 cavalry piece on 2,1
      When the Republic moves a foot army from 2,0 to 2,1
      And the Republic attacks the city 1,1,S from 2,1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 cavalry piece in to 1,1 and no more
      Then the Republic may not move a foot army from 2,1 to 2,0

    @reading:rivalry.ruling.piece_moves_once=once @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.marched_in_and_moves=have_moved @reading:rivalry.ruling.surrender_when=before_any_exchange
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where two of three armies have moved and one of these has marched in, one is left that may move
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,0
      And the Republic has 1 foot army on 2,1
      When the Republic moves 2 foot armies from 2,0 to 2,1
      And the Republic attacks the city 1,1,S from 2,1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,1 and no more
      And the Republic moves a foot army from 2,1 to 2,0
      Then the Republic may not move a foot army from 2,1 to 2,0

  @clause:rivalry.movement.cavalry_moves_two_tiles
  Rule: A cavalry piece moves up to two tiles in a turn

    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario Outline: A cavalry piece rides two tiles
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-1
      When the Republic moves a cavalry piece from 2,-1 to <tile>
      Then the Republic has its guards and 1 cavalry piece on <tile>

      Examples:
        | tile |
        | 4,-2 |
        | 4,-3 |
        | 1,-2 |
        | 2,1  |
        | 3,0  |

    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario Outline: Every tile that is two away and open may be ridden to
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-1
      Then the Republic may move a cavalry piece from 2,-1 to <tile>

      Examples:
        | tile |
        | 4,-2 |
        | 4,-3 |
        | 1,-2 |
        | 2,1  |
        | 3,0  |

    Scenario Outline: A cavalry piece cannot ride three tiles
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      When the Republic moves a cavalry piece from 2,-2 to <tile>
      Then the action is refused under rivalry.movement.cavalry_moves_two_tiles
      And nothing has changed

      Examples:
        | tile |
        | 2,1  |
        | 3,0  |
        | 5,-2 |

    @reading:rivalry.ruling.moving_by_enemies=passes @reading:rivalry.ruling.piece_moves_once=once
    Scenario: A cavalry piece that has ridden two tiles cannot move again
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      When the Republic moves a cavalry piece from 2,-2 to 2,0
      And the Republic moves a cavalry piece from 2,0 to 2,1
      Then the action is refused under rivalry.movement.cavalry_moves_two_tiles
      And nothing has changed

    @reading:rivalry.ruling.piece_moves_once=once
    Scenario: A cavalry piece that has stopped after one tile cannot make its second tile later
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      And the Republic has 1 foot army on 2,-1
      When the Republic moves a cavalry piece from 2,-2 to 2,-1
      And the Republic moves a foot army from 2,-1 to 1,-1
      And the Republic moves a cavalry piece from 2,-1 to 2,0
      Then the action is refused under rivalry.movement.cavalry_moves_two_tiles
      And nothing has changed

    Scenario: A cavalry piece cannot ride out and back to where it was
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-1
      When the Republic moves a cavalry piece from 2,-1 to 2,-1
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.cavalry_path=tile_it_could_enter
    Scenario: A cavalry piece cannot ride through enemies
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      And the Kingdom has 1 foot army on 2,-1
      When the Republic moves a cavalry piece from 2,-2 to 2,0
      Then the action is refused under rivalry.movement.cavalry_moves_two_tiles
      And nothing has changed

    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario: A cavalry piece rides round enemies if there is a second way
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 1,-1
      And the Kingdom has 1 foot army on 2,-1
      When the Republic moves a cavalry piece from 1,-1 to 3,-2
      Then the Republic has its guards and 1 cavalry piece on 3,-2

    @reading:rivalry.ruling.cavalry_path=tile_it_could_enter
    Scenario: With a mountain on one way and enemies on the other a cavalry piece cannot pass
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 cavalry piece on 4,-1
      And the Republic has 1 foot army on 3,0
      When the Kingdom moves a cavalry piece from 4,-1 to 2,0
      Then the action is refused
      And nothing has changed

    Scenario: With a mountain on one way and nobody on the other a cavalry piece passes
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 cavalry piece on 4,-1
      When the Kingdom moves a cavalry piece from 4,-1 to 2,0
      Then the Kingdom has its guards and 1 cavalry piece on 2,0

    @reading:rivalry.ruling.entering_city_tiles=closed
    @reading:rivalry.ruling.cavalry_path=tile_it_could_enter
    Scenario: A cavalry piece cannot ride across an empty tile of a city that has a defender
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 3,1
      When the Republic moves a cavalry piece from 3,1 to 5,0
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.entering_city_tiles=open
    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario: Where empty tiles of a defended city are open, a cavalry piece rides across one
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 3,1
      When the Republic moves a cavalry piece from 3,1 to 5,0
      Then the Republic has its guards and 1 cavalry piece on 5,0

    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario: A cavalry piece rides across pieces of its own nation
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      And the Republic has 3 foot armies on 2,-1
      When the Republic moves a cavalry piece from 2,-2 to 2,0
      Then the Republic has its guards and 3 foot armies on 2,-1 and 1 cavalry piece on 2,0

    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario: A cavalry piece rides past enemies undisturbed
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-1
      And the Kingdom has 1 foot army on 3,0
      When the Republic moves a cavalry piece from 2,-1 to 2,1
      Then the Republic has its guards and 1 cavalry piece on 2,1

    @reading:rivalry.ruling.cavalry_path=tile_it_could_enter
    Scenario: A single enemy in the way keeps cavalry from riding on
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      And the Kingdom has 1 foot army on 2,-1
      When the Republic moves 1 cavalry piece from 2,-2 to 2,0
      Then the action is refused under rivalry.movement.cavalry_moves_two_tiles

    @reading:rivalry.ruling.cavalry_path=anything_but_mountains
    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario: Where only mountains and coast are in its way, cavalry rides through an enemy
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      And the Kingdom has 1 foot army on 2,-1
      When the Republic moves 1 cavalry piece from 2,-2 to 2,0
      Then the Republic has its guards and 1 cavalry piece on 2,0

    @reading:rivalry.ruling.cavalry_path=anything_but_mountains
    Scenario: Where only mountains and coast are in its way, cavalry still does not stop on an enemy
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      And the Kingdom has 1 foot army on 2,0
      When the Republic moves 1 cavalry piece from 2,-2 to 2,0
      Then the action is refused under rivalry.map.open_tiles

    @reading:rivalry.ruling.moving_by_enemies=stops
    Scenario: Where enemies make cavalry stop, it does not ride past them
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-1
      And the Kingdom has 1 foot army on 3,0
      When the Republic moves 1 cavalry piece from 2,-1 to 2,1
      Then the action is refused under rivalry.movement.cavalry_moves_two_tiles

    @reading:rivalry.ruling.moving_by_enemies=stops
    Scenario: Where enemies make cavalry stop, it rides on where none stand next to its way
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      When the Republic moves 1 cavalry piece from 2,-2 to 4,-3
      Then the Republic has its guards and 1 cavalry piece on 4,-3

  @clause:rivalry.movement.cavalry_may_go_one_tile
  Rule: A cavalry piece may go one tile only

    Scenario: A cavalry piece stops on the next tile
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 cavalry piece on 2,0
      When the Kingdom moves a cavalry piece from 2,0 to 3,0
      Then the Kingdom has its guards and 1 cavalry piece on 3,0

    Scenario: One tile and two tiles are both open to a cavalry piece
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 cavalry piece on 6,0
      Then the Kingdom may move a cavalry piece from 6,0 to 5,0 or move a cavalry piece from 6,0 to 5,1

  @clause:rivalry.movement.no_more_than_the_roll
  Rule: No more pieces are moved than the number rolled

    Scenario Outline: With the number rolled used up a further piece cannot move
      Given the position "the Republic's turn"
      And the Republic has rolled <number>
      And the Republic has 13 foot armies on 2,-2
      When the Republic moves <number> foot armies from 2,-2 to 2,-1
      And the Republic moves a foot army from 2,-2 to 1,-2
      Then the action is refused under rivalry.movement.no_more_than_the_roll
      And nothing has changed

      Examples:
        | number |
        | 2      |
        | 3      |
        | 6      |
        | 8      |
        | 12     |

    Scenario Outline: As long as one of the number rolled is left a piece may move
      Given the position "the Republic's turn"
      And the Republic has rolled <number>
      And the Republic has 13 foot armies on 2,-2
      When the Republic moves <moved> from 2,-2 to 2,-1
      And the Republic moves a foot army from 2,-2 to 1,-2
      Then the Republic has 1 foot army on 1,-2
      And the Republic may not move a piece at all

      Examples:
        | number | moved          |
        | 2      | 1 foot army    |
        | 3      | 2 foot armies  |
        | 8      | 7 foot armies  |
        | 12     | 11 foot armies |

    Scenario: After a roll of 9 the tenth army stays
      Given the position "the Kingdom's new armies"
      And the Republic has 10 foot armies on 2,-2
      When the Kingdom adds no more armies, and the Republic rolls 9 (5 and 4)
      And the Republic moves 9 foot armies from 2,-2 to 2,-1
      And the Republic moves a foot army from 2,-2 to 2,-1
      Then the action is refused under rivalry.movement.no_more_than_the_roll
      And nothing has changed

    @reading:rivalry.ruling.piece_moves_once=once
    Scenario: One piece cannot use up several of the number rolled
      Given the position "the Republic's turn"
      And the Republic has rolled 12
      And the Republic has only 1 foot army on 4,-1
      When the Republic moves a foot army from 4,-1 to 5,-1
      Then the Republic may not move a piece at all

    Scenario: The number counts pieces from all tiles together
      Given the position "the Kingdom's turn"
      And the Kingdom has rolled 2
      And the Kingdom has 1 foot army on 2,0
      And the Kingdom has 1 foot army on 5,0
      And the Kingdom has 1 foot army on 6,0
      When the Kingdom moves a foot army from 2,0 to 3,0
      And the Kingdom moves a foot army from 5,0 to 4,1
      And the Kingdom moves a foot army from 6,0 to 5,0
      Then the action is refused under rivalry.movement.no_more_than_the_roll
      And nothing has changed

  @clause:rivalry.movement.fewer_than_the_roll
  Rule: Fewer pieces may be moved, or none

    Scenario: Before the first move the player may stop
      Given the position "the Republic's turn"
      And the Republic has rolled 12
      And the Republic has 12 foot armies on 2,-2
      Then the Republic may stop

    Scenario: A player who moves nothing goes on to the new armies
      Given the position "the Republic's turn"
      And the Republic has rolled 12
      And the Republic has 12 foot armies on 2,-2
      When the Republic moves and attacks no more
      Then the Republic has its guards and 12 foot armies on 2,-2
      And the Republic may add a foot army on 7,-1
      And the Republic may not move a piece at all

    Scenario: A player who has moved one of five may stop
      Given the position "the Kingdom's turn"
      And the Kingdom has rolled 5
      And the Kingdom has 5 foot armies on 2,0
      When the Kingdom moves a foot army from 2,0 to 2,1
      And the Kingdom moves and attacks no more
      Then the Kingdom has its guards and 4 foot armies on 2,0 and 1 foot army on 2,1
      And the Kingdom may not move a piece at all

  @clause:rivalry.movement.foot_and_cavalry_share_the_roll
  Rule: Foot and cavalry are counted together

    Scenario Outline: Foot armies and cavalry pieces use up the same number
      Given the position "the Republic's turn"
      And the Republic has rolled 3
      And the Republic has 4 foot armies and 4 cavalry pieces on 2,-2
      When the Republic moves <moved> from 2,-2 to 2,-1
      And the Republic moves a <next> from 2,-2 to 2,-1
      Then the action is refused under rivalry.movement.no_more_than_the_roll
      And nothing has changed

      Examples:
        | moved                             | next          |
        | 2 foot armies and 1 cavalry piece | foot army     |
        | 1 foot army and 2 cavalry pieces  | cavalry piece |
        | 3 cavalry pieces                  | foot army     |
        | 3 foot armies                     | cavalry piece |

    @reading:rivalry.ruling.cavalry_and_the_roll=one_a_piece
    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario: A cavalry piece that rides two tiles counts as one
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 2 cavalry pieces on 2,-2
      When the Republic moves 2 cavalry pieces from 2,-2 to 2,0
      Then the Republic has its guards and 2 cavalry pieces on 2,0

    @reading:rivalry.ruling.cavalry_and_the_roll=one_a_piece
    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario: With one of the number left a cavalry piece rides two tiles
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 1 foot army and 1 cavalry piece on 2,-2
      When the Republic moves a foot army from 2,-2 to 2,-1
      And the Republic moves a cavalry piece from 2,-2 to 2,0
      Then the Republic has its guards and 1 foot army on 2,-1 and 1 cavalry piece on 2,0

    @reading:rivalry.ruling.cavalry_and_the_roll=one_a_tile
    @reading:rivalry.ruling.moving_by_enemies=passes
    Scenario: By the tile, one cavalry piece on two tiles uses up a roll of 2
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 2 cavalry pieces on 2,-2
      When the Republic moves a cavalry piece from 2,-2 to 2,0
      And the Republic moves a cavalry piece from 2,-2 to 2,-1
      Then the action is refused under rivalry.movement.no_more_than_the_roll
      And nothing has changed

    @reading:rivalry.ruling.cavalry_and_the_roll=one_a_tile
    Scenario: By the tile, two cavalry pieces ride one tile each on a roll of 2
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 2 cavalry pieces on 2,-2
      When the Republic moves 2 cavalry pieces from 2,-2 to 2,-1
      Then the Republic has its guards and 2 cavalry pieces on 2,-1

    @reading:rivalry.ruling.cavalry_and_the_roll=one_a_tile
    Scenario: By the tile, a cavalry piece cannot ride two tiles when one of the number is left
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 1 foot army and 1 cavalry piece on 2,-2
      When the Republic moves a foot army from 2,-2 to 2,-1
      And the Republic moves a cavalry piece from 2,-2 to 2,0
      Then the action is refused under rivalry.movement.no_more_than_the_roll
      And nothing has changed

    @reading:rivalry.ruling.piece_moves_once=once
    Scenario: A foot army that joins cavalry leaves the cavalry free to move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has 1 cavalry piece on 2,-1
      When the Republic moves 1 foot army from 1,-1 to 2,-1
      Then the Republic may move a cavalry piece from 2,-1 to 2,0
      And the Republic may not move a foot army from 2,-1 to 2,0

    @reading:rivalry.ruling.piece_moves_once=once
    Scenario: A cavalry piece that joins foot leaves the foot free to move
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 1,-1
      And the Republic has 1 foot army on 2,-1
      When the Republic moves 1 cavalry piece from 1,-1 to 2,-1
      Then the Republic may move a foot army from 2,-1 to 2,0
      And the Republic may not move a cavalry piece from 2,-1 to 2,0
