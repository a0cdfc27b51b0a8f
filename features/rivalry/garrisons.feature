Feature: Garrisons

  @clause:rivalry.garrison.never_without
  Rule: A city always has a garrison

    Scenario: The last guard cannot leave its city
      Given the position "the Republic's turn"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8
      When the Republic moves 1 foot army from C8 to C9
      Then the action is refused under "A city always has a garrison"
      And nothing has changed

    @ruling:rivalry.ruling.stationed_in_a_city
    Scenario: The last guard may go to another of the city's tiles
      Given the position "the Republic's turn"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8
      When the Republic moves 1 foot army from C8 to D8
      Then the Republic has only 1 foot army on D8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12

    @ruling:rivalry.ruling.stationed_in_a_city
    Scenario: One of two guards may leave
      Given the position "the Republic's turn"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8 and 1 foot army on D8
      When the Republic moves 1 foot army from D8 to E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E8

    Scenario: The second of two guards must stay
      Given the position "the Republic's turn"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8 and 1 foot army on D8
      When the Republic moves 1 foot army from D8 to E8
      And the Republic moves 1 foot army from C8 to C9
      Then the action is refused under "A city always has a garrison"

    @ruling:rivalry.ruling.changing_the_guard
    Scenario: A guard cannot leave before its replacement has come
      Given the position "the Republic's turn"
      And the Republic has a city at C8 south (between C8, D7 and D8)
      And the Republic has only 1 foot army on D8, 1 foot army on E7, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12
      When the Republic moves 1 foot army from D8 to E8
      Then the action is refused under "A city always has a garrison"

    @ruling:rivalry.ruling.changing_the_guard
    @ruling:rivalry.ruling.stationed_in_a_city
    Scenario: A guard may leave when its replacement has come
      Given the position "the Republic's turn"
      And the Republic has a city at C8 south (between C8, D7 and D8)
      And the Republic has only 1 foot army on D8, 1 foot army on E7, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12
      When the Republic moves 1 foot army from E7 to D7
      And the Republic moves 1 foot army from D8 to E8
      Then the Republic has only 1 foot army on D7, 1 foot army on E8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12

    Scenario: The guard of the capital cannot leave
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Kingdom moves 1 foot army from F7 to F8
      Then the action is refused under "A city always has a garrison"

    Scenario: The last guard may attack
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on E7
      Then the only attack open to the Kingdom is on E7 from F7

    @ruling:rivalry.ruling.attack_with_the_last_guard
    @ruling:rivalry.ruling.city_without_a_piece
    Scenario: When the last guard is lost in its own attack, the founder keeps the empty city
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on E7
      And the Kingdom has attacked E7 from F7, and the Republic is to answer
      When the Republic fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Kingdom removes 1 foot army from F7
      Then the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      And the Kingdom holds the city at G6 north
      And it is the Kingdom's turn

    @reading:rivalry.ruling.attack_with_the_last_guard=forbidden
    # May a player attack from a city tile if a loss would leave the city without its required garrison? No,
    # the required garrison may not be put at risk.
    Scenario: If the risk is forbidden, the last guard cannot attack
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on E7
      When the Kingdom attacks E7 from F7
      Then the action is refused under "A city always has a garrison"
      And nothing has changed

    @ruling:rivalry.ruling.attack_with_the_last_guard
    Scenario: One of two guards may attack
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 1 foot army on G6
      And the Republic has 1 foot army on E7
      Then the only attack open to the Kingdom is on E7 from F7

    @ruling:rivalry.ruling.battle
    @reading:rivalry.ruling.attack_with_the_last_guard=forbidden
    # May a player attack from a city tile if a loss would leave the city without its required garrison? No,
    # the required garrison may not be put at risk.
    Scenario: If the risk is forbidden, the last guard cannot attack again
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on E7
      And the Kingdom has attacked E7 from F7, and these pieces are left after the first exchange
      Then the Kingdom may only give up

    @ruling:rivalry.ruling.city_without_a_piece
    Scenario: The founder keeps a city that has lost its last piece and may garrison it again
      Given the position "the Kingdom's turn"
      And the Kingdom has only 1 foot army on F7, 1 foot army on H8, 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south (between G7, H6 and H7)
      When the Kingdom moves 1 foot army from H8 to H7
      Then the Kingdom has only its guards on F7, H7, H10 and H11
      And the Kingdom holds the city at G7 south

  @clause:rivalry.garrison.foot_or_cavalry
  Rule: A foot army or a cavalry piece is enough to garrison a city

    Scenario: The last foot army may leave if a cavalry piece stays
      Given the position "the Republic's turn"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8 and 1 cavalry piece on D8
      When the Republic moves 1 foot army from C8 to C9
      Then the Republic has only 2 foot armies on C9, 1 foot army on C12, 1 foot army on E12 and 1 cavalry piece on D8

    Scenario: The last cavalry piece may leave if a foot army stays
      Given the position "the Republic's turn"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8 and 1 cavalry piece on D8
      When the Republic moves 1 cavalry piece from D8 to E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on E8

    Scenario: A cavalry piece that is the only guard cannot leave
      Given the position "the Republic's turn"
      And the Republic has a city at C8 south (between C8, D7 and D8)
      And the Republic has only 1 foot army on C9, 1 foot army on C12, 1 foot army on E12 and 1 cavalry piece on D8
      When the Republic moves 1 cavalry piece from D8 to E8
      Then the action is refused under "A city always has a garrison"
