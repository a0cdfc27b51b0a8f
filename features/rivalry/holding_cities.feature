Feature: Holding a captured city

  @clause:rivalry.capture.control_needs_an_army
  Rule: A captured city is held only while an army is stationed around it

    @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder
    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: When the last army leaves, the founder holds the city again at once
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      Then the Kingdom holds the city 1,1,S
      And the Republic has 1 foot army on 2,1
      And it is the Republic's turn

    @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=nobody
    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: Where a city without an army is nobody's, it is nobody's when the last army leaves
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      Then nobody holds the city 1,1,S

    @reading:rivalry.ruling.leaving_a_captured_city=must_stay
    Scenario: Where a captured city has to be garrisoned, the last army must stay
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      Then the action is refused under rivalry.garrison.never_without
      And nothing has changed

    @reading:rivalry.ruling.leaving_a_captured_city=must_stay
    Scenario: Where a captured city has to be garrisoned, one of two armies may leave
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 2 foot armies on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      Then the Republic holds the city 1,1,S
      And the Republic has 1 foot army on 2,1

    Scenario: While one army is left the city is held
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      And the Republic has 1 foot army on 0,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      Then the Republic holds the city 1,1,S
      And the Republic has 1 foot army on 2,1

    Scenario: An army may change from one of its tiles to another
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      When the Republic moves 1 foot army from 1,2 to 0,2
      Then the Republic holds the city 1,1,S
      And the Republic has 1 foot army on 0,2

    Scenario: A cavalry piece by itself holds a captured city
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army and 1 cavalry piece on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      Then the Republic holds the city 1,1,S
      And the Republic has 1 foot army on 2,1

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Cavalry without foot captures a city and holds it
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 cavalry piece in to 1,2
      Then the Republic holds the city 1,1,S

    @reading:rivalry.ruling.control_lost=founder
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: When the last army falls in an attack of its own, control is lost as well
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2, 1 foot army on 5,2 and 1 foot army on 2,2
      And the Republic has 1 foot army on 1,2
      And the Republic has attacked 2,2 from 1,2, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Republic removes 1 foot army from 1,2
      Then the Kingdom holds the city 1,1,S

    @reading:rivalry.ruling.control_lost=founder
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: When a tie takes the last army and the last attacker, the founder holds the city again
      Given the position "the Kingdom's turn"
      And the Republic has captured the city 4,1,S
      And the Republic has 1 foot army on 4,1
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 1,2, 1 foot army on 5,2 and 1 foot army on 3,1
      And the Kingdom has attacked the city 4,1,S from 3,1, and the Republic is to answer
      When the Republic fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Republic removes 1 foot army from 4,1
      And the Kingdom removes 1 foot army from 3,1
      Then the Kingdom holds the city 4,1,S
      And it is the Kingdom's turn

    @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder
    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.production_of_a_bare_city=may
    Scenario: The founder that holds the city again may add an army there
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom moves and attacks no more
      Then the Kingdom may add a foot army on 1,2

    @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=nobody
    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: Where a city without an army is nobody's, its founder adds no army there
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom moves and attacks no more
      Then the Kingdom may not add a foot army on 1,2

    @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=nobody
    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: Where a city without an army is nobody's, it belongs to the first who is stationed there
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 0,1, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom moves 1 foot army from 0,1 to 0,2
      Then the Kingdom holds the city 1,1,S

    @reading:rivalry.ruling.entering_a_captured_city=from_outside @reading:rivalry.ruling.leaving_a_captured_city=may
    Scenario: Where armies hold a city from outside, one that goes out holds it still
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      Then the Republic holds the city 1,1,S
      And the Republic has 1 foot army on 2,1

    @reading:rivalry.ruling.entering_a_captured_city=from_outside @reading:rivalry.ruling.leaving_a_captured_city=must_stay
    Scenario: Where a captured city has to be garrisoned, the garrison stands on its three tiles also where armies hold a city from outside
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,2
      When the Republic moves 1 foot army from 1,2 to 2,1
      Then the action is refused under rivalry.garrison.never_without

    @reading:rivalry.ruling.entering_a_captured_city=from_outside @reading:rivalry.ruling.control_lost=founder
    @reading:rivalry.ruling.leaving_a_captured_city=may
    Scenario: Where armies hold a city from outside, the one that goes farther loses it
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 2,1
      When the Republic moves 1 foot army from 2,1 to 3,1
      Then the Kingdom holds the city 1,1,S
      And the Republic has 1 foot army on 3,1

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    Scenario: Where armies hold a city from outside, the enemy may walk in and takes it back
      Given the position "the Kingdom's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 0,1, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 3 foot armies on 2,1
      When the Kingdom moves 1 foot army from 0,1 to 0,2
      Then the Kingdom holds the city 1,1,S

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    Scenario: Where armies hold a city from outside, one army holds every city that it stands next to
      Given the position "the Republic's turn"
      And the Republic has captured the city 4,1,S
      And the Republic has captured the city 5,2,N
      And the Kingdom has only 1 foot army on 1,0 and 1 foot army on 1,2
      And the Republic has 1 foot army on 5,0
      When the Republic moves 1 foot army from 2,-3 to 2,-2
      Then the Republic holds the city 4,1,S
      And the Republic has 1 foot army on 2,-2
      And the Republic holds the city 5,2,N

    @reading:rivalry.ruling.leaving_before_entering=leaving_first @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.retaken_without_a_fight=counts
    Scenario: An army that goes from the captured capital into the interim one has left before it enters
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      When the Republic moves 1 foot army from 1,0 to 1,1
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N
      And the Republic holds the city 1,1,S
      And it is the Republic's turn

    @reading:rivalry.ruling.leaving_before_entering=leaving_first @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.retaken_without_a_fight=counts
    Scenario: It has left before it enters, whichever of the two cities was the capital
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom's capital is the city 1,1,S, and its leader has escaped to the city 0,1,N
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,1
      When the Republic moves 1 foot army from 1,1 to 1,0
      Then the Kingdom holds the city 1,1,S
      And the Kingdom's leader is in the city 1,1,S
      And the Republic holds the city 0,1,N
      And it is the Republic's turn

    @reading:rivalry.ruling.leaving_before_entering=leaving_first @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.retaken_without_a_fight=counts
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: An army that marches from the captured capital into the interim one leaves the leader a home
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has attacked the city 1,1,S from 1,0, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,1
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N
      And the Republic holds the city 1,1,S
      And it is the Republic's turn

    @reading:rivalry.ruling.leaving_before_entering=leaving_first @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.retaken_without_a_fight=counts
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The last army of a captured interim capital that marches home has won its capital first
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,1, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Kingdom has attacked the city 0,1,N from 1,1, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 1,0
      And the Kingdom marches 1 foot army in to 1,0
      Then the Kingdom holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N
      And the Republic holds the city 1,1,S
      And the game goes on

    @reading:rivalry.ruling.leaving_before_entering=leaving_always_first @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.retaken_capital=returns @reading:rivalry.ruling.retaken_without_a_fight=counts
    Scenario: Where leaving always comes first, it does in a move
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      When the Republic moves 1 foot army from 1,0 to 1,1
      Then the Kingdom's leader is in the city 0,1,N
      And it is the Republic's turn

    @reading:rivalry.ruling.leaving_before_entering=leaving_always_first @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where leaving always comes first, the last army of a captured interim capital has lost it when it marches home
      Given the position "the Kingdom's turn, its leader at 1,1,S"
      And the Kingdom has captured the city 1,1,S
      And the Kingdom has only 1 foot army on 1,1, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Kingdom has attacked the city 0,1,N from 1,1, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 1,0
      And the Kingdom marches 1 foot army in to 1,0
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.leaving_before_entering=entering_first @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.interim_is_final=no_roll
    Scenario: Where entering comes first, the interim capital has fallen before the captured one is left
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      When the Republic moves 1 foot army from 1,0 to 1,1
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.leaving_before_entering=entering_first @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.interim_is_final=no_roll
    Scenario: Where entering comes first, it does whichever of the two cities was the capital
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Kingdom's capital is the city 1,1,S, and its leader has escaped to the city 0,1,N
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,1
      When the Republic moves 1 foot army from 1,1 to 1,0
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.leaving_before_entering=entering_first @reading:rivalry.ruling.leaving_a_captured_city=may @reading:rivalry.ruling.control_lost=founder @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.interim_is_final=no_roll @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where entering comes first, an army that marches into the interim capital wins
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has attacked the city 1,1,S from 1,0, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic marches 1 foot army in to 1,1
      Then the Republic has won
      And the outcome is because of "interim capital"
