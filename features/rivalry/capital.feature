Feature: The fall of a capital

  @clause:rivalry.capital.leader_in_danger
  Rule: The capture of a capital puts the leader in danger

    Scenario: After the battle for its capital a nation is asked whether it rolls for its leader
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F7
      And the Republic marches 1 foot army into F7
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy
      And the Republic may do nothing
      And the game goes on

    @ruling:rivalry.ruling.capital_falls_when
    Scenario: A nation is not asked about its leader before the attacker has marched in
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F7
      Then the Kingdom may do nothing
      And the Republic may march a piece in somewhere

    @ruling:rivalry.ruling.capital_falls_when
    Scenario: The leader is not in danger before an attacker has entered the capital
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F7
      Then the Kingdom holds the city at G6 north
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    # How does an attacking army come to be stationed around a city that has just been cleared? Nothing is
    # moved; an army next to the three tiles counts as stationed around the captured city, as an army on them
    # does.
    Scenario: If armies hold a city from outside, the nation is asked as soon as its capital is cleared
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F7
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @ruling:rivalry.ruling.every_way_of_falling
    Scenario: The surrender of the capital also puts the leader in danger
      Given the position "the Republic's turn"
      And the Kingdom has a city at H11 north (between G11, G12 and H11)
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 2 cavalry pieces on G6
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army and 2 cavalry pieces to G11
      And the Republic marches 1 foot army into F7
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @ruling:rivalry.ruling.every_way_of_falling
    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: An enemy who moves into a capital without a garrison puts the leader in danger
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the Republic holds the city at G6 north
      And the Kingdom may only roll to save its leader or leave its leader to the enemy

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: The leader of the Republic is in danger when its capital falls
      Given the position "the Kingdom's turn"
      And the Republic has only 1 foot army on C8, 1 foot army on C9 and 1 foot army on C12, and nobody at its capital at D13 south (between D13, E12 and E13)
      And the Kingdom has 1 foot army on F11
      When the Kingdom moves 1 foot army from F11 to E12
      Then the Kingdom holds the city at D13 south
      And the Republic may only roll to save its leader or leave its leader to the enemy

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: The capture of another city puts no leader in danger
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has only 1 foot army on F7, 1 foot army on H7 and 1 foot army on H11, and nobody at its city at G10 south (between G10, H9 and H10)
      And the Republic has 1 foot army on F11
      When the Republic moves 1 foot army from F11 to G10
      Then the Republic holds the city at G10 south
      And it is the Republic's turn
      And the Kingdom may do nothing

    Scenario: An attack on a capital that does not fall puts no leader in danger
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from F7
      And the Republic removes 1 foot army from E7
      Then the Kingdom holds the city at G6 north
      And it is the Republic's turn

    @ruling:rivalry.ruling.every_way_of_falling
    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: Cavalry that rides into a capital without a garrison puts the leader in danger
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 cavalry piece on E8
      When the Republic moves a cavalry piece from E8 to F7
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

  @clause:rivalry.last_ditch.may_roll
  Rule: A player whose capital has fallen may roll to save the leader

    Scenario: The player decides whether to roll
      Given the position "the Kingdom's capital has fallen"
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy
      And the Republic may do nothing

    @ruling:rivalry.ruling.roll_declined
    Scenario: If the player does not roll, the leader is captured
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom does not roll to save its leader
      Then the Republic has won
      And the outcome is because of "leader captured"

    Scenario: The other player cannot roll
      Given the position "the Kingdom's capital has fallen"
      When the Republic rolls 2 to save its leader
      Then the action is refused
      And it is the Kingdom's turn to act
      And nothing has changed

    Scenario: The other player does nothing while the roll is being decided
      Given the position "the Kingdom's capital has fallen"
      And the Republic has 2 foot armies on E10
      When the Republic moves 1 foot army from E10 to E11
      Then the action is refused
      And it is the Kingdom's turn to act

    @ruling:rivalry.ruling.lost_turn_in_defence
    Scenario: A nation that is going to lose its next turn may roll as well
      Given the position "the Kingdom's capital has fallen"
      And the Kingdom is to lose its next turn
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    Scenario: There is no roll if no capital has fallen
      Given the position "the Kingdom's turn"
      When the Kingdom rolls 6 to save its leader
      Then the action is refused
      And it is the Kingdom's turn

  @clause:rivalry.last_ditch.one_die
  Rule: The roll to save the leader is made with one die

    Scenario: A 6 on a single die lets the leader escape
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom rolls 6 to save its leader
      Then the game goes on
      And the Kingdom may let its leader escape to the city at G7 south

  @clause:rivalry.last_ditch.one_to_three_captured
  Rule: On a 1, 2 or 3 the leader is captured

    Scenario Outline: A low roll ends the game with the leader's capture (<die>)
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom rolls <die> to save its leader
      Then the outcome is because of "leader captured"
      And the Republic has won
      And no leader has escaped

      Examples:
        | die |
        | 1   |
        | 2   |
        | 3   |

  @clause:rivalry.last_ditch.leader_captured_ends_game
  Rule: When the leader is captured, the game is over

    @ruling:rivalry.ruling.game_ends_at_once
    Scenario: The game is over at once, in the middle of the turn
      Given the position "the Kingdom's capital has fallen"
      And the Republic has 3 foot armies on E10
      When the Kingdom rolls 2 to save its leader
      Then the game is over
      And nobody is to act
      And the Republic may do nothing
      And the Kingdom may do nothing

    Scenario: The captor wins, even if the other player holds more cities
      Given the position "the Kingdom's capital has fallen"
      And the Republic has only 1 foot army on E12 and 1 foot army on F7
      And the Kingdom holds the enemy's city at C8 south (between C8, D7 and D8) with 1 foot army on C8
      And the Kingdom holds the enemy's city at D9 north (between C9, C10 and D9) with 1 foot army on C9
      And the Kingdom holds the enemy's city at D12 north (between C12, C13 and D12) with 1 foot army on C12
      When the Kingdom rolls 3 to save its leader
      Then the Republic has won

    Scenario: After the end nothing can be done
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom rolls 1 to save its leader
      And the Kingdom rolls 6 to save its leader
      Then the action is refused
      And nobody is to act

    Scenario: When the game ends in the middle of a turn, the board stays as it is
      Given the position "the Kingdom's capital has fallen"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 3 foot armies on E10
      And the Republic's cities produce nothing this turn
      When the Kingdom rolls 2 to save its leader
      Then the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12, 1 foot army on E12, 1 foot army on F7 and 3 foot armies on E10
      And the pieces of the Kingdom have not changed
      And the Republic holds the city at G6 north
      And the Kingdom's leader is in the city at G6 north
      And the Republic's cities produce nothing this turn

  @clause:rivalry.last_ditch.four_to_six_escapes
  Rule: On a 4, 5 or 6 the leader escapes to a second city

    Scenario Outline: The player chooses to which of the other cities the leader escapes
      Given the position "the Kingdom's capital has fallen"
      And the Kingdom has its cities at H11 north, G10 south and G7 south
      When the Kingdom rolls <die> to save its leader
      Then the game goes on
      And the cities to which the Kingdom's leader may escape are G7 south, G10 south and H11 north

      Examples:
        | die |
        | 4   |
        | 5   |
        | 6   |

    Scenario: The captor does not choose the leader's refuge
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom rolls 5 to save its leader
      Then the Kingdom may only let its leader escape to the city at H11 north, let its leader escape to the city at G10 south or let its leader escape to the city at G7 south
      And the Republic may do nothing

    Scenario: The leader is in the city to which it has escaped
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has a city at H11 north
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Kingdom lets its leader escape to the city at H11 north
      Then the Kingdom's leader is in the city at H11 north
      And the Kingdom's leader has escaped in this game
      And the Kingdom's capital is the city at G6 north

    Scenario: The player also names the city if only one other city is left
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has a city at G7 south (between G7, H6 and H7)
      And the Kingdom has only 1 foot army on H7
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      Then the cities to which the Kingdom's leader may escape are G7 south

    Scenario: The leader may escape to a city without a garrison
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south
      When the Kingdom lets its leader escape to the city at G7 south
      Then the Kingdom's leader is in the city at G7 south

    Scenario: After the roll has saved the leader, the leader has to escape
      Given the position "the Kingdom's leader escapes"
      When the Kingdom does not roll to save its leader
      Then the action is refused
      And the Kingdom may only let its leader escape to the city at H11 north, let its leader escape to the city at G10 south or let its leader escape to the city at G7 south

    Scenario: The leader does not escape to the capital that has fallen
      Given the position "the Kingdom's leader escapes"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Kingdom lets its leader escape to the city at G6 north
      Then the action is refused under "Escape on 4 to 6"

    Scenario: The leader does not escape to a city of the enemy
      Given the position "the Kingdom's leader escapes"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8
      When the Kingdom lets its leader escape to the city at C8 south
      Then the action is refused under "Escape on 4 to 6"

    Scenario: The leader does not escape to a city that the enemy has captured
      Given the position "the Kingdom's leader escapes"
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Kingdom has only 1 foot army on H7 and 1 foot army on H11
      When the Kingdom lets its leader escape to the city at G10 south
      Then the action is refused under "Escape on 4 to 6"

    Scenario: The leader does not escape to a site without a city
      Given the position "the Kingdom's leader escapes"
      And no city stands at H8 north (between G8, G9 and H8)
      When the Kingdom lets its leader escape to the city at H8 north
      Then the action is refused under "Escape on 4 to 6"

    Scenario: The player may choose a city without a garrison
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11) and G10 south (between G10, H9 and H10)
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11, and nobody at its city at G7 south
      Then the cities to which the Kingdom's leader may escape are G7 south, G10 south and H11 north

    @reading:rivalry.ruling.open_city_as_refuge=may_not
    # May the leader escape to a city if no piece stands around it? No, only to a city with a piece around it.
    Scenario: If a refuge needs a garrison, the leader cannot escape to an empty city
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10) and G7 south
      And the Kingdom has only 1 foot army on H10 and 1 foot army on H11
      Then the cities to which the Kingdom's leader may escape are G10 south and H11 north

    @reading:rivalry.ruling.open_city_as_refuge=may_not
    # May the leader escape to a city if no piece stands around it? No, only to a city with a piece around it.
    Scenario: If a refuge needs a garrison, empty cities do not prevent the end of the game
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on F12, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the Republic has won
      And the outcome is because of "no second city"

    Scenario: The leader may escape into the enemy's land
      Given the position "the Kingdom's leader escapes"
      And the Kingdom holds the enemy's city at C8 south (between C8, D7 and D8) with 1 foot army on D7
      And the Republic has only 1 foot army on C9, 1 foot army on C12, 1 foot army on E12 and 1 foot army on F7
      When the Kingdom lets its leader escape to the city at C8 south
      Then the Kingdom's leader is in the city at C8 south
      And it is the Republic's turn

  @clause:rivalry.escape.needs_a_second_city
  Rule: Without a second city the leader does not escape

    @ruling:rivalry.ruling.roll_without_second_city
    Scenario: A nation is not asked to roll if its only city has fallen
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 9 foot armies on F9, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the Kingdom may do nothing
      And no leader has escaped

    Scenario: A captured city is a second city
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has its cities at H11 north, G10 south and G7 south
      And the Kingdom holds the enemy's city at C8 south (between C8, D7 and D8) with 1 foot army on D7
      And the Republic has only 1 foot army on C9, 1 foot army on C12, 1 foot army on E12 and 1 foot army on F7
      Then the cities to which the Kingdom's leader may escape are G7 south, G10 south, H11 north and C8 south

    @reading:rivalry.ruling.captured_city_as_refuge=own_founded
    # May the leader escape to a city that its nation has captured? No, only to a city that its nation
    # founded.
    Scenario: If the leader can escape only to a city its nation founded, a captured city is no refuge
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has its cities at H11 north, G10 south and G7 south
      And the Kingdom holds the enemy's city at C8 south (between C8, D7 and D8) with 1 foot army on D7
      And the Republic has only 1 foot army on C9, 1 foot army on C12, 1 foot army on E12 and 1 foot army on F7
      Then the cities to which the Kingdom's leader may escape are G7 south, G10 south and H11 north

    Scenario: A city that the nation founded and has lost is no refuge
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11) and G7 south (between G7, H6 and H7)
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Kingdom has only 1 foot army on H7 and 1 foot army on H11
      Then the cities to which the Kingdom's leader may escape are G7 south and H11 north

  @clause:rivalry.escape.no_second_city_ends_game
  Rule: If there is no second city, the fall of the capital ends the game

    @ruling:rivalry.ruling.roll_without_second_city
    Scenario: A nation without a second city loses the game without a roll
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 9 foot armies on F9, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the Republic has won
      And the outcome is because of "no second city"
      And nobody is to act

    @ruling:rivalry.ruling.roll_without_second_city
    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: A nation without a second city is not asked to roll after a battle either
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 1 foot army on F7
      And the Republic has 1 foot army on E7
      When the Republic attacks the city at G6 north from E7, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F7
      And the Republic marches 1 foot army into F7
      Then the Republic has won
      And the outcome is because of "no second city"

    Scenario: One other city is enough for the roll
      Given the position "the Republic's turn"
      And the Kingdom has a city at G7 south (between G7, H6 and H7)
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 1 foot army on H7, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    Scenario: A captured city is enough for the roll, even if the nation has no other city
      Given the position "the Republic's turn"
      And the Republic has captured the enemy's city at G7 south (between G7, H6 and H7)
      And the Republic has captured the enemy's city at G10 south (between G10, H9 and H10)
      And the Republic has captured the enemy's city at H11 north (between G11, G12 and H11)
      And the Kingdom has captured the enemy's city at C8 south (between C8, D7 and D8)
      And the Kingdom has only 1 foot army on D7, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has only 1 foot army on C9, 1 foot army on C12, 1 foot army on E12, 1 foot army on F8, 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from F8 to F7
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @reading:rivalry.ruling.captured_city_as_refuge=own_founded
    # May the leader escape to a city that its nation has captured? No, only to a city that its nation
    # founded.
    Scenario: If only founded cities are a refuge, a captured city does not prevent the game's end
      Given the position "the Republic's turn"
      And the Republic has captured the enemy's city at G7 south (between G7, H6 and H7)
      And the Republic has captured the enemy's city at G10 south (between G10, H9 and H10)
      And the Republic has captured the enemy's city at H11 north (between G11, G12 and H11)
      And the Kingdom has captured the enemy's city at C8 south (between C8, D7 and D8)
      And the Kingdom has only 1 foot army on D7, and nobody at its capital at G6 north (between F6, F7 and G6)
      And the Republic has only 1 foot army on C9, 1 foot army on C12, 1 foot army on E12, 1 foot army on F8, 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from F8 to F7
      Then the Republic has won
      And the outcome is because of "no second city"

  @clause:rivalry.object.capture_the_capital
  Rule: Only the capital and its leader decide the game

    @ruling:rivalry.ruling.only_the_capital_counts
    Scenario: The loss of every other city does not end the game
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 1 foot army on F7, and nobody at its city at G10 south (between G10, H9 and H10)
      And the Republic has 1 foot army on F11
      When the Republic moves 1 foot army from F11 to G10
      Then the Republic holds the city at G10 south
      And the game goes on

    @ruling:rivalry.ruling.no_pieces_left
    Scenario: The loss of every piece does not end the game
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on F9
      And the Republic has 1 foot army on E10
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then the Kingdom has no piece left
      And the game goes on
      And it is the Republic's turn

    Scenario: A game begins without an agreed number of turns
      Given a new game, the Republic beginning
      Then no number of turns is agreed on

    Scenario: The last agreed turn is played to its end, and nobody has won
      Given the position "the Kingdom's new armies"
      And this is the last of the turns agreed on
      When the Kingdom adds no more armies
      Then the game is over
      And nobody wins
      And the outcome is because of "turn limit"
      And the pieces of the Kingdom have not changed
      And the pieces of the Republic have not changed

    Scenario: A lost turn may be the last of the agreed turns
      Given the position "the Kingdom's new armies"
      And the Republic is to lose its next turn
      And one more of the turns agreed on is to begin
      When the Kingdom adds no more armies
      Then nobody wins
      And the outcome is because of "turn limit"

    Scenario: When the agreed turns are over, no turn is lost any more
      Given the position "the Kingdom's new armies"
      And the Republic is to lose its next turn
      And this is the last of the turns agreed on
      When the Kingdom adds no more armies
      Then nobody wins
      And the outcome is because of "turn limit"
      And the Republic is to lose its next turn

    Scenario: The agreed turns may end with a sabotaged turn
      Given the position "the Republic's turn"
      And the Republic's cities produce nothing this turn
      And this is the last of the turns agreed on
      When the Republic moves and attacks no more
      Then nobody wins
      And the outcome is because of "turn limit"
      And the Republic has only its guards on C8, C9, C12 and E12

    Scenario: A turn that begins uses up one of the agreed turns
      Given the position "the Kingdom's new armies"
      And one more of the turns agreed on is to begin
      When the Kingdom adds no more armies, and the Republic rolls 6 (4 and 2)
      And the Republic ends its last turn without new armies
      Then the game is over
      And nobody wins

    Scenario: After the agreed turns nobody wins by having more cities
      Given the position "the Kingdom's new armies"
      And the Republic has only 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12
      And the Kingdom holds the enemy's city at C8 south (between C8, D7 and D8) with 2 foot armies on D7
      And this is the last of the turns agreed on
      When the Kingdom adds no more armies
      Then nobody wins

    @reading:rivalry.ruling.endless_game=most_cities
    # Does a game that could go on for ever have an end? After an agreed number of turns, the player with more
    # cities wins.
    Scenario: If the cities count after the agreed turns, the nation with more cities wins
      Given the position "the Kingdom's new armies"
      And the Republic has only 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12
      And the Kingdom holds the enemy's city at C8 south (between C8, D7 and D8) with 2 foot armies on D7
      And this is the last of the turns agreed on
      When the Kingdom adds no more armies
      Then the Kingdom has won
      And the outcome is because of "turn limit"

    Scenario: After the agreed turns nobody wins if both nations have equally many cities
      Given the position "the Kingdom's new armies"
      And this is the last of the turns agreed on
      When the Kingdom adds no more armies
      Then nobody wins

    @components:small
    @reading:rivalry.ruling.endless_game=no_limit
    # Does a game that could go on for ever have an end? No; there is no draw and no last turn.
    Scenario: If there is no last turn, an agreed number of turns has no effect
      Given a new game with the armies placed and one turn agreed on, the Republic being named first, and a first roll of 6 (4 and 2)
      And the game is played on the small map
      When the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      Then it is the Kingdom's turn
