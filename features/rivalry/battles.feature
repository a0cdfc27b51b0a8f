Feature: How a battle ends

  @clause:rivalry.battle.attacker_may_give_up
  Rule: The attacker may give up

    @ruling:rivalry.ruling.battle
    Scenario: Between two exchanges the attacker attacks again or gives up
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      Then the Republic may only attack again or give up

    Scenario: After an exchange that does not end the battle, the attacker is asked whether to go on
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then the Republic may only attack again or give up

    Scenario: Giving up costs no piece, and the turn goes on
      Given the position "the Republic's turn"
      And the Republic has a city at C8 south (between C8, D7 and D8)
      And the Republic has 2 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic gives up
      And the Republic moves and attacks no more
      And the Republic adds 1 foot army on D7
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E10 and 1 foot army on D7
      And the pieces of the Kingdom have not changed
      And it is the Republic's turn

    @clause:rivalry.turn.roll_gives_moves
    Scenario: After giving up a battle a player may move pieces again
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 2 foot armies on D10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic gives up
      Then the Republic may move a foot army from D10 to E10

    @ruling:rivalry.ruling.moved_pieces_fight
    @clause:rivalry.turn.roll_gives_moves
    Scenario: A piece that has attacked may still be moved
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic gives up
      And the Republic moves 1 foot army from E10 to E11
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E11

    @ruling:rivalry.ruling.battle
    Scenario: No piece moves in the middle of a battle
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 2 foot armies on D10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic moves 1 foot army from D10 to E10
      Then the action is refused
      And the Republic may only attack again or give up
      And nothing has changed

    @ruling:rivalry.ruling.battle
    Scenario: No other attack can begin in the middle of a battle
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Kingdom has 1 foot army on D10
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic attacks D10 from E10
      Then the action is refused
      And the Republic may only attack again or give up
      And nothing has changed

    @ruling:rivalry.ruling.battle
    Scenario: Without a battle the attacker cannot give up
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 1 foot army on F9
      When the Republic gives up
      Then the action is refused
      And the Republic may attack F9 from E10

    @ruling:rivalry.ruling.giving_up_when
    Scenario: The attacker cannot give up while the defender has to answer
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Republic gives up
      Then the action is refused
      And it is the Kingdom's turn to act

    Scenario: The defender cannot give up
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom gives up
      Then the action is refused
      And the Kingdom may only fight or surrender

    @reading:rivalry.ruling.battle=single
    # Is a battle a single exchange or a series of exchanges? Each exchange is separate; moves and other
    # attacks may come in between, and an attacker gives up by not attacking again.
    Scenario: If each exchange is separate, a piece may still move after it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 2 foot armies on D10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then it is the Republic's turn
      And the Republic may move a foot army from D10 to E10

    @reading:rivalry.ruling.battle=single
    # Is a battle a single exchange or a series of exchanges? Each exchange is separate; moves and other
    # attacks may come in between, and an attacker gives up by not attacking again.
    Scenario: If each exchange is separate, another tile may still be attacked after it
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Kingdom has 1 foot army on D10
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then the attacks open to the Republic are
        | attacked | from |
        | F9       | E10  |
        | D10      | E10  |

    @reading:rivalry.ruling.battle=single
    # Is a battle a single exchange or a series of exchanges? Each exchange is separate; moves and other
    # attacks may come in between, and an attacker gives up by not attacking again.
    Scenario: If each exchange is separate, there is nothing to give up
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      And the Republic gives up
      Then the action is refused
      And the Republic may attack F9 from E10

    @ruling:rivalry.ruling.battle_next_turn
    Scenario: A battle that was given up does not go on in the next turn
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic gives up
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (3 and 1)
      Then the Republic may move a foot army from E10 to D10
      And the only attack open to the Republic is on F9 from E10

  @clause:rivalry.battle.ends_when_attacking_tile_empty
  Rule: The battle ends when the attacking tile is empty

    Scenario: The turn goes on when the last attacker is lost
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from E10
      Then the Republic has only its guards on C8, C9, C12 and E12
      And it is the Republic's turn
      And the Republic may not attack again, give up or attack F9 from E10

    Scenario: The battle goes on if a cavalry piece is left on the attacking tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 1 cavalry piece on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from E10
      Then the Republic may only attack again or give up

    @ruling:rivalry.ruling.several_attacking_tiles
    Scenario: Armies on another tile do not continue the battle, but may begin another
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 3 foot armies on D11
      And the Kingdom has 2 foot armies on D10
      And the Republic has attacked D10 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from E10
      Then the Republic may not attack again or give up
      And the only attack open to the Republic is on D10 from D11

    Scenario: A battle for a city goes on when the last foot army is lost but cavalry is left
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 2 cavalry pieces on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 6 (4 and 2) and the defender 10 (5 and 5)
      And the Republic removes 1 foot army from E7
      Then the Republic may only attack again or give up

    @ruling:rivalry.ruling.several_attacking_tiles
    Scenario: A battle for a city ends with an empty attacking tile, even if other attackers are near
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Republic has 2 foot armies on E8
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 6 (4 and 2) and the defender 10 (5 and 5)
      And the Republic removes 1 foot army from E7
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E8
      And the Republic may not attack again or give up

  @clause:rivalry.battle.four_endings
  Rule: A battle for a tile outside a city is over when the tile is cleared

    Scenario: The winner does not move onto the cleared tile
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic, its moves used up, has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then it is the Republic's turn
      And the Republic has only its guards on C8, C9, C12 and E12, and 4 foot armies on E10
      And the Republic may not march a piece in at all
      And the Republic may not move a foot army from E10 to F9

    @clause:rivalry.turn.roll_gives_moves
    Scenario: With moves left, a piece may then move onto the cleared tile
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then the Republic may move a foot army from E10 to F9

    @ruling:rivalry.ruling.entering_a_captured_city
    @reading:rivalry.ruling.field_tile_cleared=advance
    # What happens when an attacker clears a tile that belongs to no city? The attacker may at once move any
    # number of pieces from the attacking tile onto it, without using the roll.
    Scenario: If the winner may advance, it can do so even when its moves are used up
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic, its moves used up, has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      And the Republic marches 2 foot armies into F9 and no more
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E10 and 2 foot armies on F9
      And it is the Republic's turn

    @reading:rivalry.ruling.field_tile_cleared=advance
    # What happens when an attacker clears a tile that belongs to no city? The attacker may at once move any
    # number of pieces from the attacking tile onto it, without using the roll.
    Scenario: If the winner may advance, it need not
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      And the Republic marches no piece in
      Then the Republic has only its guards on C8, C9, C12 and E12, and 4 foot armies on E10
      And the Republic may move a foot army from E10 to F9

    @reading:rivalry.ruling.field_tile_cleared=advance
    # What happens when an attacker clears a tile that belongs to no city? The attacker may at once move any
    # number of pieces from the attacking tile onto it, without using the roll.
    Scenario: If the winner may advance, a foot army or a cavalry piece may do so, but need not
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies and 1 cavalry piece on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then the Republic may only march a foot army into F9, march a cavalry piece into F9 or stop

    @ruling:rivalry.ruling.entering_a_captured_city
    Scenario: Nobody marches onto another tile after clearing one
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      And the Republic marches 1 foot army into E11
      Then the action is refused
      And the Republic may move a foot army from E10 to E11

  @clause:rivalry.battle.ends_when_city_cleared
  Rule: A battle for a city ends when no defender is left on the city's tiles

    @clause:rivalry.capture.attacker_takes_control
    Scenario: When the last defender is lost, there is no further exchange
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the Republic may not attack again or give up
      And the Republic may march a piece in somewhere

    Scenario: The battle goes on while a defender is left on another of the three tiles
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 1 foot army on H6
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the Republic may only attack again or give up

    Scenario: The battle goes on while a cavalry piece is left around the city
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 1 cavalry piece on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      Then the Republic may only attack again or give up

  @clause:rivalry.battle.defender_may_surrender
  Rule: The defender may surrender

    Scenario: The defender of a city is asked before the first dice are rolled
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Republic attacks the city at G7 south from G8
      Then the Kingdom may only fight or surrender
      And the Republic may do nothing

    Scenario: The defender of a tile is asked before the first dice are rolled
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      When the Republic attacks F9 from E10
      Then the Kingdom may only fight or surrender

    @reading:rivalry.ruling.surrender_when=after_an_exchange
    # At which points of a battle may the defender surrender? Before each exchange except the first.
    Scenario: If a surrender needs an exchange, the first exchange is rolled at once
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 1 foot army on H6
      When the Republic attacks the city at G7 south from G8, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from H7 or remove a foot army from H6

    @reading:rivalry.ruling.surrender_when=after_an_exchange
    # At which points of a battle may the defender surrender? Before each exchange except the first.
    Scenario: If a surrender needs an exchange, the defender is asked before the second exchange
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7 and 1 foot army on H6
      When the Republic attacks the city at G7 south from G8, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H7
      And the Republic attacks again
      Then the Kingdom may only fight or surrender

    @ruling:rivalry.ruling.surrender_when
    Scenario: The defender is asked again before the next exchange
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic attacks again
      Then the Kingdom may only fight or surrender

    @reading:rivalry.ruling.surrender_of_a_field_tile=cities_only
    # May the defender of a tile outside a city surrender? No, only a city can be surrendered.
    Scenario: If only cities can be surrendered, the first exchange for a tile is rolled at once
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      When the Republic attacks F9 from E10, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from F9

    @reading:rivalry.ruling.surrender_of_a_field_tile=cities_only
    # May the defender of a tile outside a city surrender? No, only a city can be surrendered.
    Scenario: If only cities can be surrendered, further exchanges for a tile are rolled at once
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic attacks again, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from F9

    Scenario: The defender of a city may fight or surrender
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      When the Republic attacks the city at G7 south from G8
      Then the Kingdom may only fight or surrender

    @ruling:rivalry.ruling.surrender_when
    Scenario: After the dice have been rolled the piece is lost, and the defender cannot surrender
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on G8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom surrenders
      Then the action is refused
      And the Kingdom may only remove a foot army from H7
      And nothing has changed

    @ruling:rivalry.ruling.surrender_when
    @ruling:rivalry.ruling.surrender_unattacked
    Scenario: A player who is not under attack cannot surrender
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on G8
      When the Kingdom surrenders
      Then the action is refused
      And it is the Republic's turn to act

    @ruling:rivalry.ruling.surrender_unattacked
    Scenario: A player cannot surrender in their own turn
      Given the position "the Kingdom's turn"
      And the Republic has 8 foot armies on G8
      When the Kingdom surrenders
      Then the action is refused
      And it is the Kingdom's turn

    @ruling:rivalry.ruling.surrender_when
    Scenario: The attacker cannot surrender
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 6 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Republic surrenders
      Then the action is refused
      And it is the Kingdom's turn to act

    @ruling:rivalry.ruling.surrender_refused
    Scenario: A surrender ends the battle, and the attacker cannot refuse it
      Given the position "the Republic's turn"
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Republic has 2 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G10
      Then it is the Republic's turn
      And the Republic may not attack again or give up
      And the Republic may not attack anything at all

    @ruling:rivalry.ruling.surrender_refused
    Scenario: After a surrender the attacker cannot fight on
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Republic attacks again
      Then the action is refused
      And the Kingdom may relocate a foot army to H7

    Scenario: A defender with one other city left may still surrender when attacked again
      Given the position "the Republic's turn"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has only 1 foot army on F7 and 2 foot armies on H7
      And the Republic has 3 foot armies on G8
      And the Republic has attacked the city at G7 south (between G7, H6 and H7) from G8, and these pieces are left after the first exchange
      When the Republic attacks again
      And the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to F6
      Then the Kingdom has only 1 foot army on F7 and 2 foot armies on F6

    Scenario: A defender of a tile outside a city may surrender with only one city left
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Republic has 1 foot army on E8
      And the Kingdom has only 1 foot army on F7 and 1 foot army on F8
      When the Republic attacks F8 from E8
      Then the Kingdom may only fight or surrender
