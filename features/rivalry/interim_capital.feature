Feature: After the escape

  @clause:rivalry.escape.game_goes_on
  Rule: After the escape the game goes on as usual

    Scenario: The turn continues after the fall of the capital
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has a city at H11 north
      When the Kingdom lets its leader escape to the city at H11 north
      Then it is the Republic's turn
      And the game goes on

    Scenario: The attacker may at once attack the city where the leader is now
      Given the position "the Kingdom's leader escapes"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 1 foot army on G7
      When the Kingdom lets its leader escape to the city at G7 south
      Then the only attack open to the Republic is on the city at G7 south from F7

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: The attacker may win in the turn of the escape
      Given the position "the Kingdom's leader escapes"
      And the Republic has 1 foot army on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Kingdom lets its leader escape to the city at G7 south
      And the Republic attacks the city at G7 south from G8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7
      Then the Republic has won
      And the outcome is because of "interim capital"

    Scenario: After the escape the other player has the next turn as usual
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has a city at G7 south
      When the Kingdom lets its leader escape to the city at G7 south
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      Then it is the Kingdom's turn

    @ruling:rivalry.ruling.both_capitals
    Scenario: Both nations can be without their capitals
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has a city at G7 south (between G7, H6 and H7)
      And the Kingdom holds the enemy's capital at D13 south (between D13, E12 and E13) with 1 foot army on E13
      And the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on F7
      And the Republic's leader has escaped to the city at D9 north (between C9, C10 and D9)
      When the Kingdom lets its leader escape to the city at G7 south
      Then the Kingdom holds the city at D13 south
      And the Republic holds the city at G6 north
      And the game goes on
      And the Republic's leader is in the city at D9 north
      And the Kingdom's leader is in the city at G7 south
      And it is the Republic's turn

    @ruling:rivalry.ruling.order_of_moves_and_attacks
    Scenario: The captor may continue to move
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has a city at H11 north
      And the Republic has 1 foot army on E10
      When the Kingdom lets its leader escape to the city at H11 north
      Then the Republic may move a foot army from E10 to E11

    @reading:rivalry.ruling.turn_after_the_escape=ends
    # May the attacker go on attacking in the same turn after the leader's escape, even against the interim
    # capital? No, the escape ends the turn.
    Scenario: If the escape ends the turn, the captor can only add new armies
      Given the position "the Kingdom's leader escapes"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has a city at H11 north
      And the Republic has 1 foot army on E10
      When the Kingdom lets its leader escape to the city at H11 north
      Then the Republic may not move a piece at all
      And the Republic may not attack anything at all
      And the Republic may add a foot army on F6

    Scenario: A leader that has escaped before can escape again
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has a city at H11 north
      And the Kingdom's leader has escaped before and returned to its capital
      When the Kingdom lets its leader escape to the city at H11 north
      Then the Kingdom's leader is in the city at H11 north
      And the Kingdom's leader has escaped in this game

    Scenario: The leaders of both nations can escape
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has a city at H11 north
      And the Republic's leader has escaped before and returned to its capital
      When the Kingdom lets its leader escape to the city at H11 north
      Then the leaders of both nations have escaped in this game

  @clause:rivalry.interim_capital.where_the_leader_went
  Rule: The city to which the leader has escaped is the interim capital

    Scenario Outline: The interim capital is the city that the player has chosen
      Given the position "the Kingdom's leader escapes"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Kingdom lets its leader escape to the city at <city>
      Then the Kingdom's leader is in the city at <city>
      And the Kingdom's original capital is the city at G6 north
      And the Republic holds the city at G6 north

      Examples:
        | city      |
        | G7 south  |
        | G10 south |
        | H11 north |

  @clause:rivalry.interim_capital.capture_ends_game
  Rule: The capture of the interim capital ends the game

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: There is no further roll when the interim capital falls
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has 1 foot army on G8
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7
      Then the Republic has won
      And the outcome is because of "interim capital"
      And nobody is to act

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: The surrender of the interim capital ends the game as well
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom has a city at H11 north (between G11, G12 and H11)
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has 1 foot army on G8
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G11
      And the Republic marches 1 foot army into H7
      Then the Republic has won
      And the outcome is because of "interim capital"

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: An enemy who moves into an unguarded interim capital also ends the game
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south (between G7, H6 and H7)
      And the Republic has 1 foot army on G8
      When the Republic moves 1 foot army from G8 to H7
      Then the Republic has won
      And the outcome is because of "interim capital"

    Scenario: The capture of another city does not end the game
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom has only 1 foot army on H7 and 1 foot army on H11, and nobody at its city at G10 south (between G10, H9 and H10)
      And the Republic has 1 foot army on F11
      When the Republic moves 1 foot army from F11 to G10
      Then the Republic holds the city at G10 south
      And the game goes on
      And it is the Republic's turn

    Scenario: The fall of the Republic's interim capital ends the game
      Given the position "the Kingdom's turn"
      And the Kingdom holds the enemy's capital at D13 south (between D13, E12 and E13) with 1 foot army on E13
      And the Republic has only 1 foot army on C8 and 1 foot army on C12, and nobody at its city at D9 north (between C9, C10 and D9)
      And the Kingdom has 1 foot army on D10
      And the Republic's leader has escaped to the city at D9 north
      When the Kingdom moves 1 foot army from D10 to D9
      Then the Kingdom has won
      And the outcome is because of "interim capital"

    @ruling:rivalry.ruling.interim_capital_lost_otherwise
    @clause:rivalry.capture.control_needs_an_army
    Scenario: A captured city that is the interim capital falls when its captor loses control of it
      Given the position "the Republic's turn"
      And the Republic has captured the enemy's city at G6 north (between F6, F7 and G6)
      And the Kingdom has captured the enemy's city at D9 north (between C9, C10 and D9)
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10, 1 foot army on H11 and 1 foot army on D9
      And the Kingdom's leader has escaped to the city at D9 north
      And the Republic has only 1 foot army on C8, 1 foot army on C12, 1 foot army on E12, 1 foot army on F7 and 1 foot army on D10
      And the Republic has attacked the city at D9 north from D10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from D9
      And the Republic removes 1 foot army from D10
      Then the Republic holds the city at D9 north
      And the Republic has won
      And the outcome is because of "interim capital"

    @ruling:rivalry.ruling.city_without_a_piece
    Scenario: An interim capital that its nation founded is not lost when its last piece is lost
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has 1 foot army on G8
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from H7
      And the Republic removes 1 foot army from G8
      Then the Kingdom holds the city at G7 south
      And the game goes on

    Scenario: The nation is not asked to roll for its leader, even if it has other cities left
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south (between G7, H6 and H7)
      And the Republic has 1 foot army on G8
      When the Republic moves 1 foot army from G8 to H7
      Then the Kingdom may do nothing
      And the Republic has won

    @reading:rivalry.ruling.interim_is_final=roll_again
    # Is there another roll when the interim capital is captured? Yes, as for any capital.
    Scenario: If there is another roll when the interim capital falls, the leader may be saved again
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south (between G7, H6 and H7)
      And the Republic has 1 foot army on G8
      When the Republic moves 1 foot army from G8 to H7
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @reading:rivalry.ruling.interim_is_final=roll_again
    # Is there another roll when the interim capital is captured? Yes, as for any capital.
    Scenario: If the interim capital's fall brings another roll, the leader needs a further refuge
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 1 foot army on F9, and nobody at its city at G7 south (between G7, H6 and H7)
      And the Republic has 1 foot army on G8
      When the Republic moves 1 foot army from G8 to H7
      Then the Republic has won
      And the outcome is because of "no second city"

    @ruling:rivalry.ruling.interim_capital_lost_otherwise
    @clause:rivalry.capture.control_needs_an_army
    Scenario: A captured interim capital is lost when its last army is lost in its own attack
      Given the position "the Kingdom's turn, its leader at G7 south"
      But the Kingdom has captured the enemy's city at G7 south (between G7, H6 and H7)
      And the Kingdom has a city at H8 north (between G8, G9 and H8)
      And the Kingdom has only 1 foot army on G7, 1 foot army on H8, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on F8
      And the Kingdom has attacked F8 from G7, and the Republic is to answer
      When the Republic fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Kingdom removes 1 foot army from G7
      Then the Republic has won
      And the outcome is because of "interim capital"

    @ruling:rivalry.ruling.interim_capital_lost_otherwise
    @clause:rivalry.capture.control_needs_an_army
    Scenario: A captured city that is the interim capital is lost when Mutiny takes its last army
      Given the position "the Republic's new armies"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      But the Kingdom has captured the enemy's city at G7 south (between G7, H6 and H7)
      And the Kingdom has a city at H8 north (between G8, G9 and H8)
      And the Kingdom's leader has escaped to the city at G7 south
      And the Kingdom has only 1 foot army on G7 and 1 foot army on F12
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom removes a foot army from F12
      And the Kingdom removes a foot army from G7
      Then the Republic has won
      And the outcome is because of "interim capital"

    @ruling:rivalry.ruling.retaking_a_city
    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: A captured city that is the interim capital may be taken in battle by its founder
      Given the position "the Republic's turn"
      And the Republic has captured the enemy's city at G6 north (between F6, F7 and G6)
      And the Kingdom has captured the enemy's city at D9 north (between C9, C10 and D9)
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10, 1 foot army on H11 and 1 foot army on D9
      And the Kingdom's leader has escaped to the city at D9 north
      And the Republic has only 1 foot army on C8, 1 foot army on C12, 1 foot army on E12, 1 foot army on F7 and 2 foot armies on D10
      And the Republic has attacked the city at D9 north from D10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from D9
      And the Republic marches 2 foot armies into D9
      Then the Republic has won
      And the outcome is because of "interim capital"

    @ruling:rivalry.ruling.interim_capital_falls_when
    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: The interim capital has fallen once the attacker has finished marching in
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has 2 foot armies on G8
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic marches 1 foot army into H7 and no more
      Then the Republic has won
      And the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12, 1 foot army on E12, 1 foot army on F7, 1 foot army on G8 and 1 foot army on H7

  @clause:rivalry.interim_capital.original_retaken
  Rule: When the original capital is retaken, the game continues

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: The leader is back in the original capital
      Given the position "the Kingdom's turn, its leader at G7 south"
      And the Kingdom has 1 foot army on F8
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has attacked the city at G6 north from F8, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from F7
      And the Kingdom marches 1 foot army into F7
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G6 north
      And the game goes on
      And it is the Kingdom's turn

    @ruling:rivalry.ruling.entering_a_captured_city
    @reading:rivalry.ruling.retaken_capital=stays
    # Where is the leader after the original capital has been retaken? In the interim capital, which remains
    # the city whose capture ends the game; if the original capital falls again, no leader is in danger.
    Scenario: If the leader stays, it is still in the interim capital
      Given the position "the Kingdom's turn, its leader at G7 south"
      And the Kingdom has 1 foot army on F8
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has attacked the city at G6 north from F8, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from F7
      And the Kingdom marches 1 foot army into F7
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G7 south (between G7, H6 and H7)
      And the game goes on

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: The original capital is also retaken when its captor surrenders it
      Given the position "the Kingdom's turn, its leader at G7 south"
      And the Republic has a city at C8 south (between C8, D7 and D8)
      And the Kingdom has 1 foot army on F8
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has attacked the city at G6 north from F8, and the Republic is to answer
      When the Republic surrenders
      And the Republic relocates 1 foot army to D8
      And the Kingdom marches 1 foot army into F7
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G6 north

    @clause:rivalry.capture.control_needs_an_army
    Scenario: Marching from the interim capital into the original capital brings the leader home before the interim capital is lost
      Given the position "the Kingdom's turn, its leader at G7 south"
      But the Kingdom has captured the enemy's city at G7 south (between G7, H6 and H7)
      And the Kingdom has a city at H8 north (between G8, G9 and H8)
      And the Kingdom has only 2 foot armies on G7, 1 foot army on H8, 1 foot army on H10 and 1 foot army on H11
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has attacked the city at G6 north from G7, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from F7
      And the Kingdom marches 1 foot army into F7
      And the Kingdom marches 1 foot army into F6
      Then the Kingdom holds the city at G6 north
      And the Republic holds the city at G7 south
      And the Kingdom's leader is in the city at G6 north
      And the game goes on

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: The captor's leader is not in danger when the captured capital is taken back
      Given the position "the Kingdom's turn, its leader at G7 south"
      And the Kingdom has 1 foot army on G7
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has attacked the city at G6 north from G7, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from F7
      And the Kingdom marches 1 foot army into F7
      Then the Kingdom holds the city at G6 north
      And it is the Kingdom's turn
      And the Republic may do nothing

    @clause:rivalry.capture.control_needs_an_army
    Scenario: The original capital is retaken without a fight when its captor leaves it
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Republic moves 1 foot army from F7 to E7
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G6 north

    @clause:rivalry.capture.control_needs_an_army
    Scenario: After the leader's return the former interim capital is a city like any other
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on G8
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south (between G7, H6 and H7)
      When the Republic moves 1 foot army from F7 to E7
      And the Republic moves 1 foot army from G8 to H7
      Then the Republic holds the city at G7 south
      And the game goes on
      And it is the Republic's turn

    @clause:rivalry.capture.control_needs_an_army
    @reading:rivalry.ruling.retaken_capital=stays
    # Where is the leader after the original capital has been retaken? In the interim capital, which remains
    # the city whose capture ends the game; if the original capital falls again, no leader is in danger.
    Scenario: If the leader stays, the fall of the interim capital still ends the game
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on G8
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south (between G7, H6 and H7)
      When the Republic moves 1 foot army from F7 to E7
      And the Republic moves 1 foot army from G8 to H7
      Then the Republic has won
      And the outcome is because of "interim capital"

    @reading:rivalry.ruling.retaken_capital=stays
    # Where is the leader after the original capital has been retaken? In the interim capital, which remains
    # the city whose capture ends the game; if the original capital falls again, no leader is in danger.
    Scenario: If the leader stays, a second fall of the original capital puts no leader in danger
      Given the position "the Republic's turn"
      And the Kingdom's leader has escaped to the city at G7 south (between G7, H6 and H7)
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the Republic holds the city at G6 north
      And the Kingdom's leader is in the city at G7 south
      And it is the Republic's turn
      And the game goes on

    Scenario: There is another roll when a retaken capital falls again
      Given the position "the Republic's turn"
      And the Kingdom's leader has escaped before and returned to its capital
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @reading:rivalry.ruling.second_fall=over
    # Is there a roll to save the leader when a retaken capital falls again? No, the leader escapes only once
    # in a game.
    Scenario: If the leader escapes only once, the second fall of the capital ends the game
      Given the position "the Republic's turn"
      And the Kingdom's leader has escaped before and returned to its capital
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the Republic has won
      And nobody is to act

    Scenario: An escape of one nation's leader does not count for the other's
      Given the position "the Republic's turn"
      And the Republic's leader has escaped before and returned to its capital
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @clause:rivalry.capture.control_needs_an_army
    Scenario: The leader returns home after a tie that leaves nobody to march in
      Given the position "the Kingdom's turn, its leader at G7 south"
      And the Kingdom has 1 foot army on F8
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has attacked the city at G6 north from F8, and the Republic is to answer
      When the Republic fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Republic removes 1 foot army from F7
      And the Kingdom removes 1 foot army from F8
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G6 north
      And it is the Kingdom's turn

    @clause:rivalry.capture.control_needs_an_army
    Scenario: The leader returns home when Mutiny takes the captor's last army at the capital
      Given the position "the Kingdom's new armies"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on E8
      And the Kingdom's leader has escaped to the city at G7 south (between G7, H6 and H7)
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      And the cities that may still add an army are H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10) and G7 south
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from E8
      And the Republic removes a foot army from F7
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G6 north

    @clause:rivalry.capture.control_needs_an_army
    @reading:rivalry.ruling.retaken_without_a_fight=fight_needed
    # Is the original capital retaken if its captor leaves it? No, only if it is recaptured.
    Scenario: If the original capital must be recaptured, the leader stays where it is when the captor leaves
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Republic moves 1 foot army from F7 to E7
      Then the Kingdom holds the city at G6 north
      And the Kingdom's leader is in the city at G7 south (between G7, H6 and H7)

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: The leader comes home when an attack recaptures the original capital
      Given the position "the Kingdom's turn, its leader at G7 south"
      And the Kingdom has 1 foot army on F8
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has attacked the city at G6 north from F8, and the Republic is to answer
      When the Republic fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from F7
      And the Kingdom marches 1 foot army into F7
      Then the Kingdom's leader is in the city at G6 north

    @clause:rivalry.capture.control_needs_an_army
    Scenario: One leader comes home while the other stays in its interim capital
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom holds the enemy's capital at D13 south (between D13, E12 and E13) with 1 foot army on E13
      And the Republic has captured the enemy's city at G6 north (between F6, F7 and G6)
      And the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on F7
      And both leaders have escaped, the Republic's to D9 north (between C9, C10 and D9) and the Kingdom's to G7 south (between G7, H6 and H7)
      When the Republic moves 1 foot army from F7 to E7
      Then the Kingdom's leader is in the city at G6 north
      And the Republic's leader is in the city at D9 north
      And the leaders of both nations have escaped in this game

    @clause:rivalry.capture.control_needs_an_army
    Scenario: The leader is at home when the loss of the captor's interim capital ends the game
      Given the position "the Republic's turn, the Kingdom's leader at G7 south"
      And the Kingdom holds the enemy's capital at D13 south (between D13, E12 and E13) with 1 foot army on E13
      And the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on F7
      And both leaders have escaped, the Republic's to G6 north (between F6, F7 and G6) and the Kingdom's to G7 south (between G7, H6 and H7)
      When the Republic moves 1 foot army from F7 to E7
      Then the Kingdom has won
      And the Kingdom's leader is in the city at G6 north
      And the outcome is because of "interim capital"
