Feature: Holding a captured city

  That a captured city without an army is its founder's again is a ruling: “Who holds an abandoned city”.

  @clause:rivalry.capture.control_needs_an_army
  Rule: A captured city is held only while an army is stationed around it

    @ruling:rivalry.ruling.control_lost_when
    Scenario: When the last army leaves, the founder holds the city again at once
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      Then the Kingdom holds the city at G7 south
      And the Republic has 1 foot army on G8
      And it is the Republic's turn

    @reading:rivalry.ruling.control_lost=nobody
    # The captor's last army has left a captured city. Who holds the city? Nobody, until a piece is stationed
    # around it again.
    Scenario: If an empty captured city belongs to nobody, it does so when its last army leaves
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      Then nobody holds the city at G7 south

    @reading:rivalry.ruling.leaving_a_captured_city=must_stay
    # May a captor take the last piece away from a captured city? No, a captured city must have a garrison on
    # its three tiles like any other city.
    Scenario: If a captured city must be garrisoned, the last army must stay
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      Then the action is refused under "A city always has a garrison"
      And nothing has changed

    @ruling:rivalry.ruling.stationed_in_a_city
    Scenario: One of two armies may leave a captured city
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 2 foot armies on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      Then the Republic holds the city at G7 south
      And the Republic has 1 foot army on G8

    Scenario: A captor holds the city while one army is left
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 1 foot army on H6
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      Then the Republic holds the city at G7 south
      And the Republic has 1 foot army on G8

    @ruling:rivalry.ruling.stationed_in_a_city
    Scenario: An army may move from one tile of the captured city to another
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to H6
      Then the Republic holds the city at G7 south
      And the Republic has 1 foot army on H6

    @ruling:rivalry.ruling.word_armies
    Scenario: A single cavalry piece holds a captured city
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 1 cavalry piece on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      Then the Republic holds the city at G7 south
      And the Republic has 1 foot army on G8

    @ruling:rivalry.ruling.word_armies
    Scenario: Cavalry without foot armies can capture a city and hold it
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 cavalry piece into H7
      Then the Republic holds the city at G7 south

    @ruling:rivalry.ruling.control_lost_when
    Scenario: Control also ends when the last army is lost in its own attack
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10, 1 foot army on H11 and 1 foot army on H8
      And the Republic has attacked H8 from H7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Republic removes 1 foot army from H7
      Then the Kingdom holds the city at G7 south

    @ruling:rivalry.ruling.control_lost_when
    Scenario: When the last army falls with the last attacker, the founder holds the city again
      Given the position "the Kingdom's turn"
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on G10
      And the Kingdom has only 1 foot army on F7, 1 foot army on H7, 1 foot army on H11 and 1 foot army on G9
      And the Kingdom has attacked the city at G10 south from G9, and the Republic is to answer
      When the Republic fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Republic removes 1 foot army from G10
      And the Kingdom removes 1 foot army from G9
      Then the Kingdom holds the city at G10 south
      And it is the Kingdom's turn

    Scenario: The founder that holds the city again may add an army there
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom moves and attacks no more
      Then the Kingdom may add a foot army on H7

    @reading:rivalry.ruling.control_lost=nobody
    # The captor's last army has left a captured city. Who holds the city? Nobody, until a piece is stationed
    # around it again.
    Scenario: If a city without an army belongs to nobody, its founder adds no army there
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom moves and attacks no more
      Then the Kingdom may not add a foot army on H7

    Scenario: The founder holds a city that the captor has left and the founder's army enters
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on G6, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom moves 1 foot army from G6 to H6
      Then the Kingdom holds the city at G7 south

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved; an army next to the three tiles counts as stationed around the captured city, as an army on them
    # does.
    Scenario: If armies hold a city from outside, an army that moves out of it still holds it
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      Then the Republic holds the city at G7 south
      And the Republic has 1 foot army on G8

     @reading:rivalry.ruling.leaving_a_captured_city=must_stay
     # May a captor take the last piece away from a captured city? No, a captured city must have a garrison on
     # its three tiles like any other city.
    Scenario: If a captured city must be garrisoned, an army beside its three tiles is no garrison
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from H7 to G8
      Then the action is refused under "A city always has a garrison"

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved; an army next to the three tiles counts as stationed around the captured city, as an army on them
    # does.
    Scenario: If armies hold a city from outside, an army that moves further away loses it
      Given the position "the Republic's turn"
      And the Republic has captured the enemy's city at G7 south (between G7, H6 and H7)
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on G8
      When the Republic moves 1 foot army from G8 to G9
      Then the Kingdom holds the city at G7 south
      And the Republic has 1 foot army on G9

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved; an army next to the three tiles counts as stationed around the captured city, as an army on them
    # does.
    Scenario: If armies hold a city from outside, an enemy that walks in takes it back
      Given the position "the Kingdom's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic has captured the enemy's city at G7 south (between G7, H6 and H7)
      And the Kingdom has only 1 foot army on F7, 1 foot army on G6, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 3 foot armies on G8
      When the Kingdom moves 1 foot army from G6 to H6
      Then the Kingdom holds the city at G7 south

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved; an army next to the three tiles counts as stationed around the captured city, as an army on them
    # does.
    Scenario: If armies hold a city from outside, one army holds every city next to it
      Given the position "the Republic's turn"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8
      And the Republic has captured the enemy's city at G10 south (between G10, H9 and H10)
      And the Republic has captured the enemy's city at H11 north (between G11, G12 and H11)
      And the Kingdom has only 1 foot army on F7 and 1 foot army on H7
      And the Republic has 1 foot army on F11
      When the Republic moves 1 foot army from C8 to D8
      Then the Republic holds the city at G10 south
      And the Republic has 1 foot army on D8
      And the Republic holds the city at H11 north

    @clause:rivalry.interim_capital.original_retaken
    Scenario: An army that goes from the captured to the interim capital leaves before it enters
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south (between G7, H6 and H7)
      When the Republic moves 1 foot army from F7 to G7
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G6 north
      And the Republic holds the city at G7 south
      And it is the Republic's turn

    @clause:rivalry.interim_capital.original_retaken
    Scenario: Leaving also comes first when the captured capital is G7 south and the leader is at G6 north
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on G7
      And the Kingdom's capital is the city at G7 south, and its leader has escaped to the city at G6 north (between F6, F7 and G6)
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G6 north
      When the Republic moves 1 foot army from G7 to F7
      Then the Kingdom holds the city at G7 south
      And the Kingdom's leader is in the city at G7 south
      And the Republic holds the city at G6 north
      And it is the Republic's turn

    @clause:rivalry.interim_capital.original_retaken
    Scenario: An army that marches out of the captured capital frees it, so the leader returns home
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G7 south from F7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into G7
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G6 north
      And the Republic holds the city at G7 south
      And it is the Republic's turn

    @clause:rivalry.interim_capital.original_retaken
    Scenario: An army that marches home from a captured interim capital retakes its capital first
      Given the position "the Kingdom's turn, its leader at G7 south"
      And the Kingdom has captured the enemy's city at G7 south (between G7, H6 and H7)
      And the Kingdom has a city at H8 north (between G8, G9 and H8)
      And the Kingdom has only 1 foot army on G7, 1 foot army on H8, 1 foot army on H10 and 1 foot army on H11
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has attacked the city at G6 north from G7, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from F7
      And the Kingdom marches 1 foot army into F7
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G6 north
      And the Republic holds the city at G7 south
      And the game goes on

    @clause:rivalry.interim_capital.original_retaken
    Scenario: When an army goes from the capital to the interim capital, the leader is first home again
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south (between G7, H6 and H7)
      When the Republic moves 1 foot army from F7 to G7
      Then the Kingdom's leader is in the city at G6 north
      And it is the Republic's turn

    @reading:rivalry.ruling.leaving_before_entering=leaving_always_first
    # A piece leaves one city and enters another in a single step. Which comes first? Leaving always comes
    # first, even when a piece marches in.
    Scenario: If leaving always comes first, marching home loses a captured interim capital
      Given the position "the Kingdom's turn, its leader at G7 south"
      And the Kingdom has captured the enemy's city at G7 south (between G7, H6 and H7)
      And the Kingdom has a city at H8 north (between G8, G9 and H8)
      And the Kingdom has only 1 foot army on G7, 1 foot army on H8, 1 foot army on H10 and 1 foot army on H11
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has attacked the city at G6 north from G7, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from F7
      And the Kingdom marches 1 foot army into F7
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.leaving_before_entering=entering_first
    # A piece leaves one city and enters another in a single step. Which comes first? Entering always comes
    # first, in a move and when a piece marches in, with all its consequences for the leaders.
    Scenario: If entering comes first, the interim capital falls before the captured capital is left
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south (between G7, H6 and H7)
      When the Republic moves 1 foot army from F7 to G7
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.leaving_before_entering=entering_first
    # A piece leaves one city and enters another in a single step. Which comes first? Entering always comes
    # first, in a move and when a piece marches in, with all its consequences for the leaders.
    Scenario: If entering comes first, it also does so when the captured capital is G7 south and the leader is at G6 north
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on G7
      And the Kingdom's capital is the city at G7 south, and its leader has escaped to the city at G6 north (between F6, F7 and G6)
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G6 north
      When the Republic moves 1 foot army from G7 to F7
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.leaving_before_entering=entering_first
    # A piece leaves one city and enters another in a single step. Which comes first? Entering always comes
    # first, in a move and when a piece marches in, with all its consequences for the leaders.
    Scenario: If entering comes first, an army that marches into the interim capital wins
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from F7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into G7
      Then the Republic has won
      And the outcome is because of "interim capital"
