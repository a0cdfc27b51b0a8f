Feature: Capturing cities

  @clause:rivalry.capture.defenders_defeated
  Rule: A city is captured once all defenders around it are defeated

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: With the last defender the city falls
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2
      Then the Republic holds the city 1,1,S
      And the Republic has its guards and 1 foot army on 1,2
      And it is the Republic's turn

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: With one defender left it does not
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on 2,1
      And the Kingdom has 1 cavalry piece on 0,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the Kingdom holds the city 1,1,S
      And the Republic may not march a piece in at all

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A tie that leaves no piece on either side captures nothing
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic removes 1 foot army from 2,1
      Then the Kingdom holds the city 1,1,S
      And the Kingdom has no piece on 1,2
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A tie that leaves the attacker a piece captures the city
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic removes 1 foot army from 2,1
      And the Republic marches 1 foot army in to 1,2
      Then the Republic holds the city 1,1,S

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.nobody_left_to_march_in=not_captured
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: After a tie no army of another tile marches in
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has 3 foot armies on 2,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic removes 1 foot army from 2,1
      Then the Kingdom holds the city 1,1,S
      And the Republic may not march a piece in at all

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.nobody_left_to_march_in=from_another_tile
    @reading:rivalry.ruling.who_chooses_losses=its_owner @reading:rivalry.ruling.how_many_march_in=at_least_one
    Scenario: Where armies of another tile may march in, one beside the city does after a tie
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has 3 foot armies on 2,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic removes 1 foot army from 2,1
      And the Republic marches 1 foot army in to 1,2 and no more
      Then the Republic holds the city 1,1,S
      And the Republic has its guards and 1 foot army on 1,2 and 2 foot armies on 2,2

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.nobody_left_to_march_in=from_another_tile
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where armies of another tile may march in, one that is not beside the city does not
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has 3 foot armies on 3,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic removes 1 foot army from 2,1
      Then the Kingdom holds the city 1,1,S
      And the Republic may not march a piece in at all

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where armies hold a city from outside, one on another tile holds it after a tie
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has 3 foot armies on 2,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic removes 1 foot army from 2,1
      Then the Republic holds the city 1,1,S

    Scenario: A city around which no piece stands is captured by moving in
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 1,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 5,0
      When the Republic moves 1 foot army from 5,0 to 4,1
      Then the Republic holds the city 4,1,S
      And the Republic has 1 foot army on 4,1
      And it is the Republic's turn

    Scenario: A city around which no piece stands cannot be attacked
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 1,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 5,0
      When the Republic attacks the city 4,1,S from 5,0
      Then the action is refused under rivalry.attack.army_next_to_enemy

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: Standing next to a city around which no piece stands does not capture it
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 1,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 3,0
      When the Republic moves 1 foot army from 3,0 to 3,1
      Then the Kingdom holds the city 4,1,S
      And the Republic has 1 foot army on 3,1

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: Cavalry that rides across a tile of an open city does not capture it
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 1,2 and 1 foot army on 5,2
      And the Republic has 1 cavalry piece on 5,0
      When the Republic moves 1 cavalry piece from 5,0 to 3,1
      Then the Kingdom holds the city 4,1,S
      And the Republic has its guards and 1 cavalry piece on 3,1

    Scenario: Cavalry that stops on a tile of an open city captures it
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 1,2 and 1 foot army on 5,2
      And the Republic has 1 cavalry piece on 5,0
      When the Republic moves 1 cavalry piece from 5,0 to 4,2
      Then the Republic holds the city 4,1,S
      And the Republic has 1 cavalry piece on 4,2

    @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A tie of two last pieces frees the captured city from which the attack was made
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Republic has 1 foot army on 1,1
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has attacked the city 0,1,N from 1,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,0
      And the Republic removes 1 foot army from 1,1
      Then the Kingdom holds the city 0,1,N
      And the Kingdom holds the city 1,1,S
      And it is the Republic's turn

  @clause:rivalry.capture.by_surrender
  Rule: A city is captured when its defender surrenders

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: After the relocation the attacker marches in
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Kingdom has 4 cavalry pieces on 0,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army and 4 cavalry pieces to 1,0
      And the Republic marches 1 foot army in to 0,2
      Then the Republic holds the city 1,1,S
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: Its founder takes a captured city back in the same way
      Given the position "the Kingdom's turn"
      And the Republic has captured the city 4,1,S
      And the Republic has 2 foot armies on 4,1
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 5,2 and 1 foot army on 3,1
      And the Kingdom has attacked the city 4,1,S from 3,1, and the Republic is to answer
      When the Republic surrenders
      And the Republic relocates 2 foot armies to 2,-3
      And the Kingdom marches 1 foot army in to 4,1
      Then the Kingdom holds the city 4,1,S

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    Scenario: Where armies hold a city from outside, a surrendered city is theirs at once
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 1,0
      Then the Republic holds the city 1,1,S
      And the Republic has its guards and 1 foot army on 2,1

    Scenario: A surrender of another tile captures no city
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Kingdom has 1 foot army on 2,2
      And the Republic has attacked 2,2 from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 1,0
      Then the Kingdom holds the city 1,1,S
      And it is the Republic's turn

  @clause:rivalry.capture.attacker_takes_control
  Rule: A city cleared of defenders comes under the attacker's control

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.capture_compulsory=follows @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The attacker has to march in
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches no piece in
      Then the action is refused under rivalry.capture.attacker_takes_control
      And nothing has changed

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.capture_compulsory=follows @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Any of the three tiles may be entered, and by any piece of the attacking tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 1 cavalry piece on 2,1
      And the Republic has 3 foot armies on 2,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the pieces that the Republic may march in are
        | foot army     | 1,1 |
        | foot army     | 0,2 |
        | foot army     | 1,2 |
        | cavalry piece | 1,1 |
        | cavalry piece | 0,2 |
        | cavalry piece | 1,2 |

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.capture_compulsory=follows @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Without cavalry on the attacking tile foot armies alone may march in, and to the three tiles alone
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has 1 cavalry piece on 2,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the pieces that the Republic may march in are
        | foot army | 1,1 |
        | foot army | 0,2 |
        | foot army | 1,2 |

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Marching in to a tile that is not around the city is refused
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 2,2
      Then the action is refused under rivalry.capture.attacker_takes_control
      And nothing has changed

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: One piece is enough, and the others stay
      Given the position "the Republic's turn"
      And the Republic has 5 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2 and no more
      Then the Republic has its guards and 4 foot armies on 2,1 and 1 foot army on 1,2
      And the Republic holds the city 1,1,S

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Once a piece has marched in, the attacker may stop or send another, and not to a tile beside the city
      Given the position "the Republic's turn"
      And the Republic has 5 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2
      And the Republic marches 1 foot army in to 2,2
      Then the action is refused
      And the Republic may stop
      And the Republic may march a foot army in to 1,1

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: All may march in, and spread over the tiles
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 2 foot armies in to 1,2
      And the Republic marches 1 foot army in to 0,2
      Then the Republic has its guards and 2 foot armies on 1,2 and 1 foot army on 0,2
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=all
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where all have to march in, none may be kept back
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2 and no more
      Then the action is refused under rivalry.capture.attacker_takes_control

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: To march in takes nothing of the roll
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic, its moves used up, has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2 and no more
      Then the Republic holds the city 1,1,S

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.surrender_when=before_any_exchange
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A piece that has moved may march in
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,2
      When the Republic moves 1 foot army from 2,2 to 2,1
      And the Republic attacks the city 1,1,S from 2,1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,1
      Then the Republic holds the city 1,1,S

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.leaving_a_captured_city=may
    @reading:rivalry.ruling.marched_in_and_moves=have_moved @reading:rivalry.ruling.piece_moves_once=once
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A piece that has marched in does not move any more
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 2 foot armies in to 1,2
      And the Republic moves 1 foot army from 1,2 to 0,2
      Then the action is refused

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.marched_in_and_moves=have_moved @reading:rivalry.ruling.piece_moves_once=once
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A piece that has stayed behind may still be moved
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2 and no more
      Then the Republic may move a foot army from 2,1 to 1,1
      And the Republic may not move a foot army from 1,2 to 1,1

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order @reading:rivalry.ruling.surrender_when=before_any_exchange
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Pieces that have moved march in first, and the others may still be moved
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has 1 foot army on 2,2
      When the Republic moves 1 foot army from 2,2 to 2,1
      And the Republic attacks the city 1,1,S from 2,1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2 and no more
      Then the Republic may move a foot army from 2,1 to 2,2

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @id:the_last_guard_of_an_own_city_does_not_march_in_and_the_other_city_is_not_captured
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The last guard of the attacker's own city does not march in, and the other city is not captured
      Given the position "the Republic's turn"
      And the Republic has a city at 2,2,N
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the Kingdom holds the city 1,1,S
      And the Republic has its guards and 1 foot army on 2,1
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @id:of_two_pieces_that_guard_an_own_city_only_one_marches_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Of two pieces that guard the attacker's own city only one marches in
      Given the position "the Republic's turn"
      And the Republic has a city at 2,2,N
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2
      Then the Republic has its guards and 1 foot army on 2,1 and 1 foot army on 1,2
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where armies hold a city from outside, it is captured and nobody marches in
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the Republic holds the city 1,1,S
      And the Republic has its guards and 3 foot armies on 2,1
      And it is the Republic's turn
      And the Republic may not march a piece in at all

    @reading:rivalry.ruling.entering_a_captured_city=by_moving
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a cleared city is entered by moves, it is not captured before that
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the Kingdom holds the city 1,1,S
      And the Republic has its guards and 3 foot armies on 2,1
      And it is the Republic's turn
      And the Republic may not march a piece in at all

    @reading:rivalry.ruling.entering_a_captured_city=by_moving @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a cleared city is entered by moves, a move of the same turn captures it
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic moves 1 foot army from 2,1 to 1,2
      Then the Republic holds the city 1,1,S
      And the Republic has its guards and 2 foot armies on 2,1 and 1 foot army on 1,2

    @reading:rivalry.ruling.entering_a_captured_city=by_moving
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a cleared city is entered by moves, it is out of reach once the moves are used up
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 2,1
      And the Republic, its moves used up, has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic moves 1 foot army from 2,1 to 1,2
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.entering_a_captured_city=by_moving
    Scenario: Where a cleared city is entered by moves, a surrendered one is as well
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 0,1
      Then the Kingdom holds the city 1,1,S
      And the Republic has its guards and 1 foot army on 2,1
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=by_moving
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a cleared city is entered by moves, its holder may enter it first
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 2,1
      And the Kingdom has 1 foot army on 0,1
      And the Republic, its moves used up, has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom moves 1 foot army from 0,1 to 1,1
      Then the Kingdom holds the city 1,1,S
      And the Kingdom has 1 foot army on 1,1

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: After a capture the turn goes on with further attacks
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Kingdom has 1 foot army on 2,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,1 and no more
      Then the attacks open to the Republic are
        | 2,2            | 2,1 |
        | the city 0,1,N | 1,1 |

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The captured city keeps its place and its founder
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2
      Then the Kingdom sees that the Republic holds the city 1,1,S, founded by the Kingdom

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.capture_compulsory=may_decline
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a cleared city may be left alone, nobody marches in and it stays with its holder
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches no piece in
      Then the Kingdom holds the city 1,1,S
      And the Republic has its guards and 2 foot armies on 2,1
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.capture_compulsory=may_decline
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a cleared city may be left alone, the attacker may march in or stop
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the Republic may march a foot army in to 1,2
      And the Republic may stop

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.capture_compulsory=may_decline @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a cleared city may be left alone, an attacker who marches in takes it
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2 and no more
      Then the Republic holds the city 1,1,S

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.capture_compulsory=follows
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: An attacker whose only army shields a city of its own still has to march in
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,0
      And the Republic marches no piece in
      Then the action is refused under rivalry.capture.attacker_takes_control

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.marched_in_and_moves=have_moved @reading:rivalry.ruling.leaving_a_captured_city=may
    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.piece_moves_once=once @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Not one of the pieces that have marched in may be moved
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 1 cavalry piece on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army and 1 cavalry piece in to 1,2
      Then the Republic may not move a foot army from 1,2 to 0,2
      And the Republic may not move a cavalry piece from 1,2 to 0,2

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.marched_in_and_moves=still_fresh @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a march in leaves pieces fresh, one that had not moved goes on
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 2 foot armies in to 1,2
      And the Republic moves 1 foot army from 1,2 to 0,2
      Then the Republic has its guards and 1 foot army on 1,2 and 1 foot army on 0,2

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.marched_in_and_moves=still_fresh @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.piece_moves_once=once
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a march in leaves pieces fresh, one that had moved does not go on
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,2
      When the Republic moves 1 foot army from 2,2 to 2,1
      And the Republic attacks the city 1,1,S from 2,1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2
      Then the Republic may not move a foot army from 1,2 to 0,2

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one @reading:rivalry.ruling.surrender_when=before_any_exchange
    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: After a march in the whole number rolled may still be moved
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 1 foot army on 2,1
      And the Republic has 2 foot armies on 2,-1
      When the Republic attacks the city 1,1,S from 2,1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2
      And the Republic moves 2 foot armies from 2,-1 to 2,0
      Then the Republic has its guards and 1 foot army on 1,2 and 2 foot armies on 2,0

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The last piece of the attacking tile marches in where another tile of its city is guarded
      Given the position "the Republic's turn"
      And the Republic has a city at 2,2,N
      And the Republic has 1 foot army on 2,1
      And the Republic has 1 foot army on 3,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2
      Then the Republic holds the city 1,1,S
      And the Republic holds the city 2,2,N
      And the Republic has its guards and 1 foot army on 1,2 and 1 foot army on 3,1

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.marched_in_and_moves=have_moved @reading:rivalry.ruling.piece_moves_once=once
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: If the cavalry of the attacking tile marches in, it is the foot that may still be moved
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 1 cavalry piece on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 cavalry piece in to 1,2 and no more
      Then the Republic may move a foot army from 2,1 to 2,0
      And the Republic may not move a cavalry piece at all
