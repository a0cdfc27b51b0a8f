Feature: After the escape

  @clause:rivalry.escape.game_goes_on
  Rule: After the escape the game goes on as usual

    Scenario: The turn in which the capital fell goes on
      Given the position "the Kingdom's leader escapes"
      When the Kingdom lets its leader escape to the city 5,2,N
      Then it is the Republic's turn
      And the game goes on

    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.turn_after_the_escape=goes_on
    Scenario: The attacker may at once attack the city where the leader is now
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has 1 foot army on 1,1
      When the Kingdom lets its leader escape to the city 1,1,S
      Then the only attack open to the Republic is on the city 1,1,S from 1,0

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.surrender_when=before_any_exchange
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.interim_is_final=no_roll
    @reading:rivalry.ruling.turn_after_the_escape=goes_on @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The attacker may win in the turn of the escape
      Given the position "the Kingdom's leader escapes"
      And the Republic has 1 foot army on 2,1
      When the Kingdom lets its leader escape to the city 1,1,S
      And the Republic attacks the city 1,1,S from 2,1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.turn_after_the_escape=goes_on
    Scenario: Then it is the other player's turn as always
      Given the position "the Kingdom's leader escapes"
      When the Kingdom lets its leader escape to the city 1,1,S
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      Then it is the Kingdom's turn

    Scenario: Both nations may have lost their capitals
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has captured the city 7,-2,S
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3 and 1 foot army on 1,0
      And the Kingdom has 1 foot army on 7,-1
      And the Republic's leader has escaped to the city 3,-2,N
      When the Kingdom lets its leader escape to the city 1,1,S
      Then the game goes on
      And the Republic's leader is in the city 3,-2,N
      And the Kingdom's leader is in the city 1,1,S
      And it is the Republic's turn

    @reading:rivalry.ruling.turn_after_the_escape=goes_on
    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    Scenario: The captor may go on moving
      Given the position "the Kingdom's leader escapes"
      And the Republic has 1 foot army on 4,-1
      When the Kingdom lets its leader escape to the city 5,2,N
      Then the Republic may move a foot army from 4,-1 to 5,-1

    @reading:rivalry.ruling.turn_after_the_escape=ends
    Scenario: Where the escape ends the turn, only the new armies are left to the captor
      Given the position "the Kingdom's leader escapes"
      And the Republic has 1 foot army on 4,-1
      When the Kingdom lets its leader escape to the city 5,2,N
      Then the Republic may not move a piece at all
      And the Republic may add a foot army on 0,0

    @reading:rivalry.ruling.second_fall=roll_again
    Scenario: A leader that has escaped before escapes again
      Given the position "the Kingdom's leader escapes"
      And the Kingdom's leader has escaped before and is back in its capital
      When the Kingdom lets its leader escape to the city 5,2,N
      Then the Kingdom's leader is in the city 5,2,N
      And the Kingdom's leader has escaped in this game

    Scenario: A second nation's leader escapes besides the first
      Given the position "the Kingdom's leader escapes"
      And the Republic's leader has escaped before and is back in its capital
      When the Kingdom lets its leader escape to the city 5,2,N
      Then the leaders of both nations have escaped in this game

  @clause:rivalry.interim_capital.where_the_leader_went
  Rule: The city to which the leader has escaped is the interim capital

    Scenario Outline: It is the city that the player has chosen
      Given the position "the Kingdom's leader escapes"
      When the Kingdom lets its leader escape to the city <city>
      Then the Kingdom's leader is in the city <city>
      And the Kingdom's capital is the city 0,1,N
      And the Republic holds the city 0,1,N

      Examples:
        | city  |
        | 1,1,S |
        | 4,1,S |
        | 5,2,N |

  @clause:rivalry.interim_capital.capture_ends_game
  Rule: The capture of the interim capital ends the game

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.interim_is_final=no_roll @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: There is no further roll
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2
      Then the Republic has won
      And the outcome is because of "interim capital"
      And nobody is to act

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.interim_is_final=no_roll
    Scenario: Its surrender ends the game as well
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 5,1
      And the Republic marches 1 foot army in to 1,2
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.interim_is_final=no_roll
    Scenario: So does an enemy who moves in while no piece stands around it
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 2,1
      When the Republic moves 1 foot army from 2,1 to 1,2
      Then the Republic has won
      And the outcome is because of "interim capital"

    Scenario: The capture of another city does not end it
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has only 1 foot army on 1,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 5,0
      When the Republic moves 1 foot army from 5,0 to 4,1
      Then the Republic holds the city 4,1,S
      And the game goes on
      And it is the Republic's turn

    @reading:rivalry.ruling.interim_is_final=no_roll
    Scenario: The interim capital of the Republic counts as much
      Given the position "the Kingdom's turn"
      And the Kingdom has captured the city 7,-2,S
      And the Republic has only 1 foot army on 2,-3 and 1 foot army on 6,-3
      And the Kingdom has 1 foot army on 7,-1
      And the Kingdom has 1 foot army on 4,-2
      And the Republic's leader has escaped to the city 3,-2,N
      When the Kingdom moves 1 foot army from 4,-2 to 3,-2
      Then the Kingdom has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.control_lost=founder
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A captured city that is the interim capital counts as captured when control of it is lost
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has captured the city 3,-2,N
      And the Kingdom's leader has escaped to the city 3,-2,N
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 6,-3, 1 foot army on 6,-1, 1 foot army on 1,0 and 1 foot army on 4,-2
      And the Kingdom has 1 foot army on 3,-2
      And the Republic has attacked the city 3,-2,N from 4,-2, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 3,-2
      And the Republic removes 1 foot army from 4,-2
      Then the Republic holds the city 3,-2,N
      And the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @id:an_own_city_that_is_the_interim_capital_is_not_lost_with_its_last_piece
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: An interim capital of the nation's own founding is not lost with its last piece
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic removes 1 foot army from 2,1
      Then the Kingdom holds the city 1,1,S
      And the game goes on

    @reading:rivalry.ruling.interim_is_final=no_roll
    Scenario: Its leader is not asked to roll, though other cities are left
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 2,1
      When the Republic moves 1 foot army from 2,1 to 1,2
      Then the Kingdom may do nothing
      And the Republic has won

    @reading:rivalry.ruling.interim_is_final=roll_again
    @reading:rivalry.ruling.second_fall=roll_again
    Scenario: Where the fall of the interim capital gives another roll, its leader may be saved again
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 2,1
      When the Republic moves 1 foot army from 2,1 to 1,2
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @reading:rivalry.ruling.interim_is_final=roll_again
    Scenario: Where the fall of the interim capital gives another roll, it needs a further city to escape to
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 1 foot army on 4,2
      And the Republic has 1 foot army on 2,1
      When the Republic moves 1 foot army from 2,1 to 1,2
      Then the Republic has won
      And the outcome is because of "no second city"

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: It is lost when its captor's last army falls in an attack of its own
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,1, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 2,1
      And the Kingdom has attacked 2,1 from 1,1, and the Republic is to answer
      When the Republic fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Kingdom removes 1 foot army from 1,1
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.mutiny_who_chooses=drawer @reading:rivalry.ruling.used_cards=discard
    Scenario: It is lost when Mutiny takes its captor's last army
      Given the position "the Republic's new armies"
      And the Republic has captured the city 0,1,N
      And the Republic has 1 foot army on 1,0
      And the Kingdom has captured the city 1,1,S
      And the Kingdom's leader has escaped to the city 1,1,S
      And the Kingdom has only 1 foot army on 1,1 and 1 foot army on 6,0
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom removes a foot army from 6,0
      And the Kingdom removes a foot army from 1,1
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.interim_is_final=no_roll @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A captured city that is the interim capital may be taken in battle by its founder
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has captured the city 3,-2,N
      And the Kingdom's leader has escaped to the city 3,-2,N
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 6,-3, 1 foot army on 6,-1, 1 foot army on 1,0 and 2 foot armies on 4,-2
      And the Kingdom has 1 foot army on 3,-2
      And the Republic has attacked the city 3,-2,N from 4,-2, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,-2
      And the Republic marches 2 foot armies in to 3,-2
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.interim_is_final=no_roll @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: When the attacker closes the marching in, it has fallen
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,2 and no more
      Then the Republic has won
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1, 1 foot army on 1,0, 1 foot army on 2,1 and 1 foot army on 1,2

  @clause:rivalry.interim_capital.original_retaken
  Rule: When the original capital is retaken the game continues

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The leader is back in the original capital
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has 1 foot army on 2,0
      And the Kingdom has attacked the city 0,1,N from 2,0, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 1,0
      And the Kingdom marches 1 foot army in to 1,0
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N
      And the game goes on
      And it is the Kingdom's turn

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=stays
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where the leader stays, it is still in the interim capital
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has 1 foot army on 2,0
      And the Kingdom has attacked the city 0,1,N from 2,0, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 1,0
      And the Kingdom marches 1 foot army in to 1,0
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 1,1,S
      And the game goes on

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns
    Scenario: A capital that its captor surrenders is retaken as well
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has 1 foot army on 2,0
      And the Kingdom has attacked the city 0,1,N from 2,0, and the Republic is to answer
      When the Republic surrenders
      And the Republic relocates 1 foot army to 2,-2
      And the Kingdom marches 1 foot army in to 1,0
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns
    @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The leader is at home with the first piece that marches in
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has captured the city 1,1,S
      And the Kingdom has only 2 foot armies on 1,1, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Kingdom has attacked the city 0,1,N from 1,1, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 1,0
      And the Kingdom marches 1 foot army in to 1,0
      And the Kingdom marches 1 foot army in to 0,0
      Then the Kingdom holds the city 0,1,N
      And the Republic holds the city 1,1,S
      And the Kingdom's leader is in the city 0,1,N
      And the game goes on

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The captor's leader is not in danger when the captured capital is taken back
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has 1 foot army on 1,1
      And the Kingdom has attacked the city 0,1,N from 1,1, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 1,0
      And the Kingdom marches 1 foot army in to 1,0
      Then the Kingdom holds the city 0,1,N
      And it is the Kingdom's turn
      And the Republic may do nothing

    @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.leaving_a_captured_city=may
    @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.retaken_without_a_fight=counts
    Scenario: The capital that its captor has left is retaken without a fight
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      When the Republic moves 1 foot army from 1,0 to 1,-1
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N

    @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.leaving_a_captured_city=may
    @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.retaken_without_a_fight=counts
    Scenario: After the return the former interim capital is a city like others
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has 1 foot army on 2,1
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      When the Republic moves 1 foot army from 1,0 to 1,-1
      And the Republic moves 1 foot army from 2,1 to 1,2
      Then the Republic holds the city 1,1,S
      And the game goes on
      And it is the Republic's turn

    @reading:rivalry.ruling.retaken_capital=stays @reading:rivalry.ruling.leaving_a_captured_city=may
    @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.interim_is_final=no_roll
    Scenario: Where the leader stays, the fall of the interim capital still ends the game
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has 1 foot army on 2,1
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      When the Republic moves 1 foot army from 1,0 to 1,-1
      And the Republic moves 1 foot army from 2,1 to 1,2
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.retaken_capital=stays
    Scenario: Where the leader stays, a second fall of the original capital puts no leader in danger
      Given the position "the Republic's turn"
      And the Kingdom's leader has escaped to the city 1,1,S
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,-1
      When the Republic moves 1 foot army from 1,-1 to 1,0
      Then the Republic holds the city 0,1,N
      And the Kingdom's leader is in the city 1,1,S
      And it is the Republic's turn
      And the game goes on

    @reading:rivalry.ruling.second_fall=roll_again
    Scenario: When a retaken capital falls again there is another roll
      Given the position "the Republic's turn"
      And the Kingdom's leader has escaped before and is back in its capital
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,-1
      When the Republic moves 1 foot army from 1,-1 to 1,0
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @reading:rivalry.ruling.second_fall=over
    Scenario: Where the leader escapes only once, the second fall of the capital ends the game
      Given the position "the Republic's turn"
      And the Kingdom's leader has escaped before and is back in its capital
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,-1
      When the Republic moves 1 foot army from 1,-1 to 1,0
      Then the Republic has won
      And nobody is to act

    @reading:rivalry.ruling.second_fall=over
    Scenario: Where the leader escapes only once, the escape of the other nation's leader does not count
      Given the position "the Republic's turn"
      And the Republic's leader has escaped before and is back in its capital
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,-1
      When the Republic moves 1 foot army from 1,-1 to 1,0
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.retaken_without_a_fight=counts @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A tie with nobody left to march in brings the leader home
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has 1 foot army on 2,0
      And the Kingdom has attacked the city 0,1,N from 2,0, and the Republic is to answer
      When the Republic fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Republic removes 1 foot army from 1,0
      And the Kingdom removes 1 foot army from 2,0
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N
      And it is the Kingdom's turn

    @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.retaken_without_a_fight=counts @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.mutiny_who_chooses=drawer @reading:rivalry.ruling.used_cards=discard
    Scenario: Mutiny among the captor's armies brings the leader home
      Given the position "the Kingdom's new armies"
      And the Republic has captured the city 0,1,N
      And the Republic has 1 foot army on 1,0
      And the Republic has 1 foot army on 2,-1
      And the Kingdom's leader has escaped to the city 1,1,S
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the cities that may still add an army are 5,2,N, 4,1,S and 1,1,S
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from 1,0
      And the Republic removes a foot army from 2,-1
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N

    @reading:rivalry.ruling.retaken_without_a_fight=fight_needed @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: Where the capital has to be captured back, the leader stays where it is when the captor leaves
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      When the Republic moves 1 foot army from 1,0 to 1,-1
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 1,1,S

    @reading:rivalry.ruling.retaken_without_a_fight=fight_needed @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where the capital has to be captured back, the leader comes home when it is
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has 1 foot army on 2,0
      And the Kingdom has attacked the city 0,1,N from 2,0, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 1,0
      And the Kingdom marches 1 foot army in to 1,0
      Then the Kingdom's leader is in the city 0,1,N

    @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.retaken_without_a_fight=counts @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: One leader comes home and the other stays in its interim capital
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has captured the city 7,-2,S
      And the Kingdom has 1 foot army on 7,-1
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3 and 1 foot army on 1,0
      And both leaders have escaped, the Republic's to 3,-2,N and the Kingdom's to 1,1,S
      When the Republic moves 1 foot army from 1,0 to 1,-1
      Then the Kingdom's leader is in the city 0,1,N
      And the Republic's leader is in the city 3,-2,N
      And the leaders of both nations have escaped in this game

    @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.retaken_without_a_fight=counts @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: A leader is home when the loss of the captor's interim capital ends the game
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has captured the city 7,-2,S
      And the Kingdom has 1 foot army on 7,-1
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3 and 1 foot army on 1,0
      And both leaders have escaped, the Republic's to 0,1,N and the Kingdom's to 1,1,S
      When the Republic moves 1 foot army from 1,0 to 1,-1
      Then the Kingdom has won
      And the Kingdom's leader is in the city 0,1,N
      And the outcome is because of "interim capital"
