Feature: Capturing cities

  @clause:rivalry.capture.defenders_defeated
  Rule: A city is captured once all defenders around it are defeated

    Scenario: The city falls when its last defender is defeated
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7
      Then the Republic holds the city at G7 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on H7
      And it is the Republic's turn

    Scenario: The city does not fall while one defender is left
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 1 cavalry piece on H6
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the Kingdom holds the city at G7 south
      And the Republic may not march a piece in at all

    @ruling:rivalry.ruling.nobody_left_to_march_in
    @ruling:rivalry.ruling.city_without_a_piece
    Scenario: A tie that leaves neither side a piece does not capture the city
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from H7
      And the Republic removes 1 foot army from G8
      Then the Kingdom holds the city at G7 south
      And the Kingdom has no piece on H7
      And it is the Republic's turn

    Scenario: A tie that leaves the attacker a piece captures the city
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from H7
      And the Republic removes 1 foot army from G8
      And the Republic marches 1 foot army into H7
      Then the Republic holds the city at G7 south

    Scenario: After a tie no army marches in from another tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Republic has 3 foot armies on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from H7
      And the Republic removes 1 foot army from G8
      Then the Kingdom holds the city at G7 south
      And the Republic may not march a piece in at all

    @reading:rivalry.ruling.nobody_left_to_march_in=from_another_tile
    # A city has been cleared or surrendered, but no piece on the attacking tile may march in. What happens to
    # the city? Armies of the attacker on another tile beside the city march in as if they had attacked. If
    # there are several such tiles, the armies on the tile whose name comes first march in. If there is none,
    # the holder keeps the city.
    Scenario: If armies may march in from another tile, an army beside the city does so after a tie
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Republic has 3 foot armies on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from H7
      And the Republic removes 1 foot army from G8
      And the Republic marches 1 foot army into H7 and no more
      Then the Republic holds the city at G7 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on H7 and 2 foot armies on H8

    @ruling:rivalry.ruling.nobody_left_to_march_in
    Scenario: An army that is not beside the city does not march in when the last attacker falls
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Republic has 3 foot armies on G9
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from H7
      And the Republic removes 1 foot army from G8
      Then the Kingdom holds the city at G7 south
      And the Republic may not march a piece in at all

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved; an army next to the three tiles counts as stationed around the captured city, as an army on them
    # does.
    Scenario: If armies hold a city from outside, an army on another tile holds it after a tie
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Republic has 3 foot armies on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from H7
      And the Republic removes 1 foot army from G8
      Then the Republic holds the city at G7 south

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: A city without a piece around it is captured by moving in
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on F7, 1 foot army on H7 and 1 foot army on H11, and nobody at its city at G10 south (between G10, H9 and H10)
      And the Republic has 1 foot army on F11
      When the Republic moves 1 foot army from F11 to G10
      Then the Republic holds the city at G10 south
      And the Republic has 1 foot army on G10
      And it is the Republic's turn

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: The Kingdom, too, captures a city without a piece around it by moving in
      Given the position "the Kingdom's turn"
      And the Republic has only 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12, and nobody at its city at C8 south (between C8, D7 and D8)
      And the Kingdom has 1 foot army on E8
      When the Kingdom moves 1 foot army from E8 to D8
      Then the Kingdom holds the city at C8 south
      And the Kingdom has 1 foot army on D8
      And it is the Kingdom's turn

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: A city without a piece around it cannot be attacked
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on F7, 1 foot army on H7 and 1 foot army on H11, and nobody at its city at G10 south (between G10, H9 and H10)
      And the Republic has 1 foot army on F11
      When the Republic attacks the city at G10 south from F11
      Then the action is refused under "An army beside an enemy may attack"

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: Standing next to a city without a piece around it does not capture the city
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on F7, 1 foot army on H7 and 1 foot army on H11, and nobody at its city at G10 south (between G10, H9 and H10)
      And the Republic has 1 foot army on F9
      When the Republic moves 1 foot army from F9 to G9
      Then the Kingdom holds the city at G10 south
      And the Republic has 1 foot army on G9

    @ruling:rivalry.ruling.riding_through_an_open_city
    Scenario: Cavalry that rides across a tile of an open city does not capture it
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on F7, 1 foot army on H7 and 1 foot army on H11, and nobody at its city at G10 south (between G10, H9 and H10)
      And the Republic has 1 cavalry piece on F11
      When the Republic moves 1 cavalry piece from F11 to G9
      Then the Kingdom holds the city at G10 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on G9

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: Cavalry that stops on a tile of an open city captures it
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on F7, 1 foot army on H7 and 1 foot army on H11, and nobody at its city at G10 south (between G10, H9 and H10)
      And the Republic has 1 cavalry piece on F11
      When the Republic moves 1 cavalry piece from F11 to H10
      Then the Republic holds the city at G10 south
      And the Republic has 1 cavalry piece on H10

    @ruling:rivalry.ruling.control_lost_when
    @clause:rivalry.capture.control_needs_an_army
    Scenario: A tie that takes the last army of a captured city gives the city back to its founder
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on G7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has attacked the city at G6 north from G7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from F7
      And the Republic removes 1 foot army from G7
      Then the Kingdom holds the city at G6 north
      And the Kingdom holds the city at G7 south
      And it is the Republic's turn

  @clause:rivalry.capture.by_surrender
  Rule: A city is captured when its defender surrenders

    Scenario: After the relocation the attacker marches in
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 4 cavalry pieces on H6
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army and 4 cavalry pieces to F7
      And the Republic marches 1 foot army into H6
      Then the Republic holds the city at G7 south
      And it is the Republic's turn

    @ruling:rivalry.ruling.retaking_a_city
    Scenario: The founder takes a captured city back when its captor surrenders
      Given the position "the Kingdom's turn"
      And the Republic has a city at C8 south (between C8, D7 and D8)
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 2 foot armies on G10
      And the Kingdom has only 1 foot army on F7, 1 foot army on H7, 1 foot army on H11 and 1 foot army on G9
      And the Kingdom has attacked the city at G10 south from G9, and the Republic is to answer
      When the Republic surrenders
      And the Republic relocates 2 foot armies to C8
      And the Kingdom marches 1 foot army into G10
      Then the Kingdom holds the city at G10 south

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved; an army next to the three tiles counts as stationed around the captured city, as an army on them
    # does.
    Scenario: If armies hold a city from outside, a surrendered city is theirs at once
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to F7
      Then the Republic holds the city at G7 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on G8

    @ruling:rivalry.ruling.surrender_of_a_field_tile
    Scenario: A surrender on another tile captures no city
      Given the position "the Republic's turn"
      And the Kingdom has a city at G7 south (between G7, H6 and H7)
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on G8
      And the Kingdom has 1 foot army on H8
      And the Republic has attacked H8 from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to F7
      Then the Kingdom holds the city at G7 south
      And it is the Republic's turn

  @clause:rivalry.capture.attacker_takes_control
  Rule: A city cleared of defenders comes under the attacker's control

    Scenario: The attacker has to march in
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches no piece in
      Then the action is refused under "The attacker takes control"
      And nothing has changed

    @ruling:rivalry.ruling.march_in_where
    Scenario: Any piece on the attacking tile may march in, to any of the three tiles
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 1 cavalry piece on G8
      And the Republic has 3 foot armies on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the pieces that the Republic may march in are
        | piece         | to |
        | foot army     | G7 |
        | foot army     | H6 |
        | foot army     | H7 |
        | cavalry piece | G7 |
        | cavalry piece | H6 |
        | cavalry piece | H7 |

    @ruling:rivalry.ruling.march_in_where
    Scenario: Only pieces on the attacking tile may march in, and only to the city's three tiles
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Republic has 1 cavalry piece on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the pieces that the Republic may march in are
        | piece     | to |
        | foot army | G7 |
        | foot army | H6 |
        | foot army | H7 |

    @ruling:rivalry.ruling.march_in_where
    Scenario: A piece cannot march into a tile that is not around the city
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H8
      Then the action is refused under "The attacker takes control"
      And nothing has changed

    Scenario: One piece is enough to march in, and the others may stay
      Given the position "the Republic's turn"
      And the Republic has 5 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7 and no more
      Then the Republic has only its guards on C8, C9, C12 and E12, and 4 foot armies on G8 and 1 foot army on H7
      And the Republic holds the city at G7 south

    Scenario: After one piece has marched in, the attacker may stop or send another into the city
      Given the position "the Republic's turn"
      And the Republic has 5 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7
      And the Republic marches 1 foot army into H8
      Then the action is refused under "The attacker takes control"
      And the Republic may stop
      And the Republic may march a foot army into G7

    @ruling:rivalry.ruling.march_in_where
    @ruling:rivalry.ruling.how_many_march_in
    Scenario: All pieces may march in and spread over the tiles
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 2 foot armies into H7
      And the Republic marches 1 foot army into H6
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on H7 and 1 foot army on H6
      And it is the Republic's turn

    @reading:rivalry.ruling.how_many_march_in=all
    # How many pieces march into a captured city? All pieces on the attacking tile.
    Scenario: If all pieces have to march in, the attacker cannot keep one back
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7 and no more
      Then the action is refused under "The attacker takes control"

    @ruling:rivalry.ruling.marched_in_and_moves
    Scenario: Marching in does not use up any of the roll
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic, its moves used up, has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7 and no more
      Then the Republic holds the city at G7 south

    @ruling:rivalry.ruling.marched_in_and_moves
    Scenario: A piece that has moved may march in
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Republic moves 1 foot army from H8 to G8
      And the Republic attacks the city at G7 south from G8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into G7
      Then the Republic holds the city at G7 south

    Scenario: A piece that has marched in cannot move any more
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 2 foot armies into H7
      And the Republic moves 1 foot army from H7 to H6
      Then the action is refused under "A foot army moves one tile"

    @ruling:rivalry.ruling.turn_after_a_capture
    @clause:rivalry.turn.roll_gives_moves
    Scenario: A piece that has stayed behind may still be moved
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7 and no more
      Then the Republic may move a foot army from G8 to G7
      And the Republic may not move a foot army from H7 to G7

    @ruling:rivalry.ruling.marched_in_and_moves
    @clause:rivalry.turn.roll_gives_moves
    Scenario: Pieces that have moved march in first, so the others may still move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Republic has 1 foot army on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Republic moves 1 foot army from H8 to G8
      And the Republic attacks the city at G7 south from G8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7 and no more
      Then the Republic may move a foot army from G8 to H8

    @ruling:rivalry.ruling.changing_the_guard
    @clause:rivalry.garrison.never_without
    Scenario: The last guard of the attacker's own city cannot march in, so no city is captured
      Given the position "the Republic's turn"
      And the Republic has a city at H8 north (between G8, G9 and H8)
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the Kingdom holds the city at G7 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on G8
      And it is the Republic's turn

    @ruling:rivalry.ruling.changing_the_guard
    @clause:rivalry.garrison.never_without
    Scenario: If two pieces guard the attacker's own city, only one may march in
      Given the position "the Republic's turn"
      And the Republic has a city at H8 north (between G8, G9 and H8)
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on G8 and 1 foot army on H7
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved; an army next to the three tiles counts as stationed around the captured city, as an army on them
    # does.
    Scenario: If armies hold a city from outside, it is captured and nobody marches in
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the Republic holds the city at G7 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 3 foot armies on G8
      And it is the Republic's turn
      And the Republic may not march a piece in at all

    @reading:rivalry.ruling.entering_a_captured_city=by_moving
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved. The cleared city is open and can be taken by an ordinary move onto one of its tiles, in this turn
    # or a later one.
    Scenario: If a cleared city is entered by moves, it is not captured before such a move
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the Kingdom holds the city at G7 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 3 foot armies on G8
      And it is the Republic's turn
      And the Republic may not march a piece in at all

    @reading:rivalry.ruling.entering_a_captured_city=by_moving
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved. The cleared city is open and can be taken by an ordinary move onto one of its tiles, in this turn
    # or a later one.
    Scenario: If a cleared city is entered by moves, a move of the same turn captures it
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic moves 1 foot army from G8 to H7
      Then the Republic holds the city at G7 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on G8 and 1 foot army on H7

    Scenario: When the moves are used up, no ordinary move leads into a cleared city
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic, its moves used up, has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic moves 1 foot army from G8 to H7
      Then the action is refused
      And the Republic may only march a foot army into G7, march a foot army into H6 or march a foot army into H7
      And nothing has changed

    Scenario: A surrendered city is its holder's until an army of the attacker enters it
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G6
      Then the Kingdom holds the city at G7 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on G8
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=by_moving
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved. The cleared city is open and can be taken by an ordinary move onto one of its tiles, in this turn
    # or a later one.
    Scenario: If a cleared city is entered by moves, its holder may enter it first
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic has 3 foot armies on G8
      And the Kingdom has 1 foot army on G6
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic, its moves used up, has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom moves 1 foot army from G6 to G7
      Then the Kingdom holds the city at G7 south
      And the Kingdom has 1 foot army on G7

    @ruling:rivalry.ruling.turn_after_a_capture
    Scenario: After a capture the turn goes on with further attacks
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom has 1 foot army on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into G7 and no more
      Then the attacks open to the Republic are
        | attacked             | from |
        | H8                   | G8   |
        | the city at G6 north | G7   |

    @ruling:rivalry.ruling.captured_city_stays
    Scenario: A captured city stays in its place and keeps its founder
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7
      Then the Kingdom sees that the Republic holds the city at G7 south, founded by the Kingdom

    @reading:rivalry.ruling.capture_compulsory=may_decline
    # May the attacker leave the attacked city uncaptured after clearing it? Yes; then its holder keeps the city, without
    # a garrison.
    Scenario: If the attacker may leave a cleared city alone and nobody marches in, its holder keeps it
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches no piece in
      Then the Kingdom holds the city at G7 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on G8
      And it is the Republic's turn

    @reading:rivalry.ruling.capture_compulsory=may_decline
    # May the attacker leave the attacked city uncaptured after clearing it? Yes; then its holder keeps the city, without
    # a garrison.
    Scenario: If the attacker may leave a cleared city alone, it may march in or stop
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the Republic may march a foot army into H7
      And the Republic may stop

    Scenario: One of two armies is enough to take a cleared city
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7 and no more
      Then the Republic holds the city at G7 south

    Scenario: An attacker has to march in even with its only army on the attacking tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F7
      And the Republic marches no piece in
      Then the action is refused under "The attacker takes control"

    Scenario: None of the pieces that have marched in may move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 1 cavalry piece on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army and 1 cavalry piece into H7
      Then the Republic may not move a foot army from H7 to H6
      And the Republic may not move a cavalry piece from H7 to H6

    @reading:rivalry.ruling.marched_in_and_moves=still_fresh
    # May pieces that have marched into a city still move in that turn? Yes, pieces that had not moved before
    # may still move.
    Scenario: If pieces may move after marching in, a piece that had not moved may go on
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 2 foot armies into H7
      And the Republic moves 1 foot army from H7 to H6
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on H7 and 1 foot army on H6

    @ruling:rivalry.ruling.marched_in_and_moves
    Scenario: A piece that moved before the attack and marched in may not move again
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Republic moves 1 foot army from H8 to G8
      And the Republic attacks the city at G7 south from G8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7
      Then the Republic may not move a foot army from H7 to H6

    @ruling:rivalry.ruling.marched_in_and_moves
    @ruling:rivalry.ruling.turn_after_a_capture
    @clause:rivalry.turn.roll_gives_moves
    Scenario: After marching in, the player may still move the full number of pieces
      Given the position "the Republic's turn"
      But the Republic has rolled 2
      And the Republic has 1 foot army on G8
      And the Republic has 2 foot armies on E8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Republic attacks the city at G7 south from G8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7
      And the Republic moves 2 foot armies from E8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on H7 and 2 foot armies on F8

    @clause:rivalry.garrison.never_without
    Scenario: The last piece on the attacking tile may march in if another tile of its city is guarded
      Given the position "the Republic's turn"
      And the Republic has a city at H8 north (between G8, G9 and H8)
      And the Republic has 1 foot army on G8
      And the Republic has 1 foot army on G9
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7
      Then the Republic holds the city at G7 south
      And the Republic holds the city at H8 north
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on H7 and 1 foot army on G9

    @clause:rivalry.turn.roll_gives_moves
    Scenario: If the cavalry on the attacking tile marches in, the foot army there may still move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 1 cavalry piece on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 cavalry piece into H7
      And the Republic marches no more pieces in
      Then the Republic may move a foot army from G8 to F8
      And the Republic may not move a cavalry piece at all
