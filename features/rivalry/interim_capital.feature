Feature: After the escape

  @clause:rivalry.escape.game_goes_on
  Rule: After the escape the game goes on as usual

    Scenario: The turn in which the capital fell goes on
      Given the position "the Kingdom's leader escapes"
      When the Kingdom lets its leader escape to the city 5,2,N
      Then it is the Republic's turn
      And the game goes on

    Scenario: The attacker may at once attack the city where the leader is now
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has 1 foot army on 1,1
      When the Kingdom lets its leader escape to the city 1,1,S
      Then the only attack open to the Republic is on the city 1,1,S from 1,0

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.surrender_when=before_any_exchange
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
    Scenario: Its surrender ends the game as well
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 5,1
      And the Republic marches 1 foot army in to 1,2
      Then the Republic has won
      And the outcome is because of "interim capital"

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
    Scenario: An own city that is the interim capital is not lost with its last piece
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic removes 1 foot army from 2,1
      Then the Kingdom holds the city 1,1,S
      And the game goes on

  @clause:rivalry.interim_capital.original_retaken
  Rule: When the original capital is retaken the game continues

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns
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

    Scenario: The captor's leader is not in danger when the captured capital is taken back
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3 and 1 foot army on 6,-1
      And the Kingdom has 1 foot army on 2,0
      When the Kingdom moves 1 foot army from 2,0 to 1,0
      Then the Kingdom holds the city 0,1,N
      And it is the Kingdom's turn
      And the Republic may do nothing

    @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.leaving_a_captured_city=may
    @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: The capital that its captor has left is retaken without a fight
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      When the Republic moves 1 foot army from 1,0 to 1,-1
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N

    @reading:rivalry.ruling.retaken_capital=returns
    Scenario: After the return the former interim capital is a city like others
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 foot army on 2,1
      And the Kingdom has only 1 foot army on 2,0, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Kingdom moves 1 foot army from 2,0 to 1,0
      And the Kingdom ends its turn without new armies, and the Republic rolls 5 (3 and 2)
      And the Republic moves 1 foot army from 2,1 to 1,2
      Then the Republic holds the city 1,1,S
      And the game goes on
      And it is the Republic's turn

    @reading:rivalry.ruling.retaken_capital=stays
    Scenario: Where the leader stays, the fall of the interim capital still ends the game
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 foot army on 2,1
      And the Kingdom has only 1 foot army on 2,0, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Kingdom moves 1 foot army from 2,0 to 1,0
      And the Kingdom ends its turn without new armies, and the Republic rolls 5 (3 and 2)
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
