Feature: Garrisons

  @clause:rivalry.garrison.never_without
  Rule: A city always has a garrison

    Scenario: The last guard does not leave its city
      Given the position "the Republic's turn"
      When the Republic moves 1 foot army from 2,-3 to 3,-3
      Then the action is refused under rivalry.garrison.never_without
      And nothing has changed

    Scenario: The last guard may go to another of the city's tiles
      Given the position "the Republic's turn"
      When the Republic moves 1 foot army from 2,-3 to 2,-2
      Then the Republic has only 1 foot army on 2,-2, 1 foot army on 3,-3, 1 foot army on 6,-3 and 1 foot army on 6,-1

    Scenario: One of two guards may leave
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      When the Republic moves 1 foot army from 2,-2 to 2,-1
      Then the Republic has its guards and 1 foot army on 2,-1

    Scenario: Of two guards the second must stay
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      When the Republic moves 1 foot army from 2,-2 to 2,-1
      And the Republic moves 1 foot army from 2,-3 to 3,-3
      Then the action is refused under rivalry.garrison.never_without

    Scenario: The guard does not leave before its relief has come
      Given the position "the Republic's turn"
      And the Republic has only 1 foot army on 2,-2, 1 foot army on 1,-1, 1 foot army on 3,-3, 1 foot army on 6,-3 and 1 foot army on 6,-1
      When the Republic moves 1 foot army from 2,-2 to 2,-1
      Then the action is refused under rivalry.garrison.never_without

    Scenario: The guard may leave when its relief has come
      Given the position "the Republic's turn"
      And the Republic has only 1 foot army on 2,-2, 1 foot army on 1,-1, 1 foot army on 3,-3, 1 foot army on 6,-3 and 1 foot army on 6,-1
      When the Republic moves 1 foot army from 1,-1 to 1,-2
      And the Republic moves 1 foot army from 2,-2 to 2,-1
      Then the Republic has only 1 foot army on 1,-2, 1 foot army on 2,-1, 1 foot army on 3,-3, 1 foot army on 6,-3 and 1 foot army on 6,-1

    Scenario: The guard of the capital does not leave either
      Given the position "the Kingdom's turn"
      When the Kingdom moves 1 foot army from 1,0 to 2,0
      Then the action is refused under rivalry.garrison.never_without

    @reading:rivalry.ruling.attack_with_the_last_guard=allowed
    Scenario: The last guard may attack
      Given the position "the Kingdom's turn"
      And the Republic has 1 foot army on 1,-1
      Then the only attack open to the Kingdom is on 1,-1 from 1,0

    @reading:rivalry.ruling.attack_with_the_last_guard=allowed
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: When the last guard falls in its own attack the city stays its founder's, without a piece
      Given the position "the Kingdom's turn"
      And the Republic has 1 foot army on 1,-1
      And the Kingdom has attacked 1,-1 from 1,0, and the Republic is to answer
      When the Republic fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Kingdom removes 1 foot army from 1,0
      Then the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Kingdom holds the city 0,1,N
      And it is the Kingdom's turn

    @reading:rivalry.ruling.attack_with_the_last_guard=forbidden
    Scenario: Where the risk is forbidden, the last guard does not attack
      Given the position "the Kingdom's turn"
      And the Republic has 1 foot army on 1,-1
      When the Kingdom attacks 1,-1 from 1,0
      Then the action is refused under rivalry.garrison.never_without
      And nothing has changed

    @reading:rivalry.ruling.attack_with_the_last_guard=forbidden
    Scenario: Where the risk is forbidden, one of two guards may attack
      Given the position "the Kingdom's turn"
      And the Republic has 1 foot army on 1,-1
      And the Kingdom has 1 foot army on 0,1
      Then the only attack open to the Kingdom is on 1,-1 from 1,0

    @reading:rivalry.ruling.attack_with_the_last_guard=forbidden @reading:rivalry.ruling.battle=run
    Scenario: Where the risk is forbidden, the last guard does not attack again
      Given the position "the Kingdom's turn"
      And the Republic has 1 foot army on 1,-1
      And the Kingdom has attacked 1,-1 from 1,0, and the first exchange is over
      Then the Kingdom may only give up

    Scenario: A city that has lost its last piece stays with its founder and may be garrisoned again
      Given the position "the Kingdom's turn"
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 2,2, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Kingdom moves 1 foot army from 2,2 to 1,2
      Then the Kingdom has its guards and no other piece
      And the Kingdom holds the city 1,1,S

  @clause:rivalry.garrison.foot_or_cavalry
  Rule: A foot army or a cavalry piece is garrison enough

    Scenario: A cavalry piece lets the last foot army go
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      When the Republic moves 1 foot army from 2,-3 to 3,-3
      Then the Republic has only 2 foot armies on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 cavalry piece on 2,-2

    Scenario: A foot army lets the last cavalry piece go
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 2,-2
      When the Republic moves 1 cavalry piece from 2,-2 to 2,-1
      Then the Republic has its guards and 1 cavalry piece on 2,-1

    Scenario: A cavalry piece that is the only guard does not leave
      Given the position "the Republic's turn"
      And the Republic has only 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 cavalry piece on 2,-2
      When the Republic moves 1 cavalry piece from 2,-2 to 2,-1
      Then the action is refused under rivalry.garrison.never_without
