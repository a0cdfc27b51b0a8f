Feature: Exchanges

  @clause:rivalry.exchange.attacker_rolls
  Rule: The attacker's number is the sum of the attacker's dice

    Scenario Outline: The sum of the dice counts, not the higher die
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling <attacker> and the defender <defender>
      And <loser> removes 1 foot army from <tile>
      Then <loser> has only its guards on <guards>, and 1 foot army on <tile>

      Examples:
        | attacker    | defender    | loser        | tile | guards              |
        | 7 (6 and 1) | 8 (4 and 4) | the Republic | E10  | C8, C9, C12 and E12 |
        | 8 (4 and 4) | 7 (6 and 1) | the Kingdom  | F9   | F7, H7, H10 and H11 |
        | 6 (5 and 1) | 7 (4 and 3) | the Republic | E10  | C8, C9, C12 and E12 |
        | 9 (5 and 4) | 7 (6 and 1) | the Kingdom  | F9   | F7, H7, H10 and H11 |

    @ruling:rivalry.ruling.strength
    Scenario: A larger force adds nothing to the dice
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 5 (3 and 2) and the defender 6 (4 and 2)
      Then the Republic may only remove a foot army from E10

    @ruling:rivalry.ruling.strength
    Scenario: Cavalry adds nothing to the dice
      Given the position "the Republic's turn"
      And the Republic has 3 cavalry pieces on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 8 (5 and 3)
      Then the Republic may only remove a cavalry piece from E10

    @ruling:rivalry.ruling.seven_in_battle
    Scenario: A seven in an exchange draws no card
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 6 (4 and 2)
      And the Kingdom removes 1 foot army from F9
      Then no orange card has been drawn

  @clause:rivalry.exchange.defender_rolls_second
  Rule: The defender rolls after the attacker

    Scenario Outline: Each side counts its own dice
      Given the position "the Kingdom's turn"
      And the Kingdom has 2 foot armies on F9
      And the Republic has 2 foot armies on E10
      And the Kingdom has attacked E10 from F9, and the Republic is to answer
      When the Republic fights, the attacker rolling <attacker> and the defender <defender>
      And <loser> removes 1 foot army from <tile>
      Then <loser> has only its guards on <guards>, and 1 foot army on <tile>

      Examples:
        | attacker     | defender     | loser        | tile | guards              |
        | 12 (6 and 6) | 2 (1 and 1)  | the Republic | E10  | C8, C9, C12 and E12 |
        | 2 (1 and 1)  | 12 (6 and 6) | the Kingdom  | F9   | F7, H7, H10 and H11 |

    @ruling:rivalry.ruling.lost_turn_in_defence
    Scenario: A nation that is going to lose its next turn defends itself as usual
      Given the position "the Republic's turn"
      And the Kingdom is to lose its next turn
      And the Republic has 2 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 5 (3 and 2) and the defender 6 (4 and 2)
      Then the Republic may only remove a foot army from E10

  @clause:rivalry.exchange.attacker_higher
  Rule: When the attacker's number is higher, the defender removes one piece

    @ruling:rivalry.ruling.battle
    Scenario Outline: A number that is higher by one is enough for the attacker
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling <attacker> and the defender <defender>
      And the Kingdom removes 1 foot army from F9
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F9
      And the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E10
      And the Republic may only attack again or give up

      Examples:
        | attacker     | defender     |
        | 3 (2 and 1)  | 2 (1 and 1)  |
        | 8 (4 and 4)  | 7 (5 and 2)  |
        | 12 (6 and 6) | 11 (6 and 5) |

    Scenario: However much higher the number is, only one piece is removed
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 12 (6 and 6) and the defender 2 (1 and 1)
      And the Kingdom removes 1 foot army from F9
      And the Kingdom removes 1 foot army from F9
      Then the action is refused
      And it is the Republic's turn to act
      And nothing has changed

    Scenario: The defender has to remove the piece before anything else happens
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from F9
      And the Republic may do nothing

  @clause:rivalry.exchange.attacker_lower
  Rule: When the attacker's number is lower, the attacker removes one piece

    @ruling:rivalry.ruling.battle
    Scenario Outline: A number that is lower by one costs the attacker a piece
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling <attacker> and the defender <defender>
      And the Republic removes 1 foot army from E10
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E10
      And the Kingdom has only its guards on F7, H7, H10 and H11, and 2 foot armies on F9
      And the Republic may only attack again or give up

      Examples:
        | attacker     | defender     |
        | 2 (1 and 1)  | 3 (2 and 1)  |
        | 7 (5 and 2)  | 8 (4 and 4)  |
        | 11 (6 and 5) | 12 (6 and 6) |

    @ruling:rivalry.ruling.battle
    Scenario: However much lower the number is, only one piece is removed
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 2 (1 and 1) and the defender 12 (6 and 6)
      And the Republic removes 1 foot army from E10
      And the Republic removes 1 foot army from E10
      Then the action is refused
      And the Republic may only attack again or give up
      And nothing has changed

    Scenario: The attacker has to remove the piece before anything else happens
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 9 (5 and 4)
      Then the Republic may only remove a foot army from E10
      And the Kingdom may do nothing

  @clause:rivalry.exchange.tie
  Rule: When the numbers are equal, both players remove one piece

    @ruling:rivalry.ruling.battle
    Scenario Outline: In a tie each side loses one piece
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling <attacker> and the defender <defender>
      And the Kingdom removes 1 foot army from F9
      And the Republic removes 1 foot army from E10
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F9
      And the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E10
      And the Republic may only attack again or give up

      Examples:
        | attacker     | defender     |
        | 2 (1 and 1)  | 2 (1 and 1)  |
        | 7 (6 and 1)  | 7 (4 and 3)  |
        | 12 (6 and 6) | 12 (6 and 6) |

    @ruling:rivalry.ruling.order_of_removal_in_a_tie
    Scenario: In a tie the defender removes first
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (6 and 1) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from F9
      And the Republic may do nothing

    @ruling:rivalry.ruling.order_of_removal_in_a_tie
    Scenario: In a tie the attacker removes second
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 2 foot armies on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (6 and 1) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then the Republic may only remove a foot army from E10
      And the Kingdom may do nothing

    Scenario: A tie with the last defender costs the attacker a piece, however many attackers there are
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 5 (3 and 2) and the defender 5 (4 and 1)
      And the Kingdom removes 1 foot army from F9
      And the Republic removes 1 foot army from E10
      Then the Kingdom has only its guards on F7, H7, H10 and H11
      And the Republic has only its guards on C8, C9, C12 and E12, and 5 foot armies on E10
      And it is the Republic's turn

    @ruling:rivalry.ruling.order_of_removal_in_a_tie
    Scenario: A tie between the last two pieces leaves both tiles empty
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 cavalry piece on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 5 (3 and 2) and the defender 5 (4 and 1)
      And the Kingdom removes 1 cavalry piece from F9
      And the Republic removes 1 foot army from E10
      Then the Kingdom has only its guards on F7, H7, H10 and H11
      And the Republic has only its guards on C8, C9, C12 and E12
      And it is the Republic's turn

  @clause:rivalry.exchange.foot_or_cavalry
  Rule: The piece removed is a foot army or a cavalry piece

    Scenario: The defender chooses which of the two kinds is removed
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 2 foot armies and 1 cavalry piece on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from F9 or remove a cavalry piece from F9

    Scenario: The attacker chooses which of the two kinds is removed
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies and 1 cavalry piece on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 9 (5 and 4)
      Then the Republic may only remove a foot army from E10 or remove a cavalry piece from E10

    Scenario: A foot army is removed and the cavalry stays
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army and 1 cavalry piece on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 cavalry piece on F9

    Scenario: A cavalry piece that is removed joins the cavalry off the board
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army and 1 cavalry piece on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 cavalry piece from F9
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F9
      And the Kingdom has 8 cavalry pieces off the board

    Scenario: The winner of an exchange does not choose the piece
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army and 1 cavalry piece on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 cavalry piece from F9
      Then the action is refused
      And it is the Kingdom's turn to act
      And nothing has changed

    Scenario: A kind of piece that is not on the tile cannot be removed
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 cavalry piece on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then the action is refused under "The lost piece is foot or cavalry"

    @ruling:rivalry.ruling.which_of_equal_pieces
    @clause:rivalry.turn.roll_gives_moves
    Scenario: Of two equal pieces the piece that has moved is removed, and the other may still move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 1 foot army on E11
      And the Kingdom has 1 foot army on F9
      When the Republic moves 1 foot army from E11 to E10
      And the Republic attacks F9 from E10
      And the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from E10
      And the Republic gives up
      Then the Republic may move a foot army from E10 to E11

    Scenario: The loser may keep the cavalry and remove a foot army
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E8
      And the Kingdom has 1 foot army and 1 cavalry piece on F8
      And the Republic has attacked F8 from E8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F8
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 cavalry piece on F8

    @reading:rivalry.ruling.who_chooses_losses=its_enemy
    # Who chooses which piece is removed in an exchange? The other player, if there is a choice.
    Scenario: If the enemy chooses the piece that is removed, the loser is not asked
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E8
      And the Kingdom has 1 foot army and 1 cavalry piece on F8
      And the Republic has attacked F8 from E8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 cavalry piece from F8
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F8

    @reading:rivalry.ruling.who_chooses_losses=its_enemy
    # Who chooses which piece is removed in an exchange? The other player, if there is a choice.
    Scenario: If the enemy chooses the piece that is removed, the defender chooses for the attacker
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies and 1 cavalry piece on E8
      And the Kingdom has 1 foot army on F8
      And the Republic has attacked F8 from E8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Kingdom removes 1 cavalry piece from E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E8

    @reading:rivalry.ruling.who_chooses_losses=foot_first
    # Who chooses which piece is removed in an exchange? Nobody; foot armies are lost first.
    Scenario: If foot armies are lost first, cavalry beside them cannot be removed
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E8
      And the Kingdom has 1 foot army and 1 cavalry piece on F8
      And the Republic has attacked F8 from E8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 cavalry piece from F8
      Then the action is refused under "The lost piece is foot or cavalry"

    Scenario: Cavalry that stands alone is removed
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E8
      And the Kingdom has 2 cavalry pieces on F8
      And the Republic has attacked F8 from E8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 cavalry piece from F8
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 cavalry piece on F8

  @clause:rivalry.exchange.defender_loses_from_attacked_tile
  Rule: The defender's piece comes from the tile under attack

    Scenario: The defender cannot remove a piece from another tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 cavalry piece on F9
      And the Kingdom has 3 foot armies on F8
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F8
      Then the action is refused under "The defender's loss from the attacked tile"
      And nothing has changed

    @ruling:rivalry.ruling.who_chooses_losses
    Scenario: After a tie the defender can choose only among the pieces of that tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 cavalry piece on F9
      And the Kingdom has 3 foot armies on F8
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (5 and 2) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a cavalry piece from F9

    Scenario: The defender of a city may keep the army that stands next to the attacker
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 2 foot armies on G6
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from G6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on G6

    @reading:rivalry.ruling.defenders_loss_in_a_city=attacked_tile
    # From which of a city's three tiles does the defender remove a piece? From the tile adjacent to the
    # attacking tile.
    Scenario: If the loss comes from the tile next to the attacker, an army behind it cannot be removed
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 2 foot armies on G6
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from G6
      Then the action is refused under "The defender's loss from the attacked tile"

    Scenario: If the city's tile next to the attacker is empty, an army on another of its tiles is lost
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom has only 2 foot armies on G6, 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has attacked the city at G6 north (between F6, F7 and G6) from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from G6
      Then the Kingdom has only 1 foot army on G6, 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11

  @clause:rivalry.exchange.attacker_loses_from_attacking_tile
  Rule: The attacker's piece comes from the tile from which the attack is made

    @ruling:rivalry.ruling.attackers_loss
    Scenario: The attacker cannot remove a piece from another tile, even one next to the enemy
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 2 foot armies on D11
      And the Kingdom has 1 foot army on D10
      And the Republic has attacked D10 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 9 (5 and 4)
      And the Republic removes 1 foot army from D11
      Then the action is refused under "The attacker's loss from the attacking tile"
      And nothing has changed

    @ruling:rivalry.ruling.who_chooses_losses
    Scenario: After a tie the attacker can choose only among the pieces of that tile
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E10
      And the Republic has 2 foot armies on D11
      And the Kingdom has 2 foot armies on D10
      And the Republic has attacked D10 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from D10
      Then the Republic may only remove a cavalry piece from E10

    @ruling:rivalry.ruling.attackers_loss
    Scenario: In a battle for a city the attacker loses only pieces on the attacking tile
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E7
      And the Republic has 2 foot armies on E8
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 6 (4 and 2) and the defender 10 (5 and 5)
      Then the Republic may only remove a cavalry piece from E7

    @clause:rivalry.turn.roll_gives_moves
    Scenario: When the foot army that has moved is lost, the cavalry that has not moved may still move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Republic has 1 cavalry piece on E8
      And the Kingdom has 2 foot armies on F8
      When the Republic moves 1 foot army from E7 to E8
      And the Republic attacks F8 from E8
      And the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Republic removes 1 foot army from E8
      And the Republic gives up
      Then the Republic may move a cavalry piece from E8 to E7

    Scenario: When the cavalry is lost, the foot army that has moved still counts as moved
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Republic has 1 cavalry piece on E8
      And the Kingdom has 2 foot armies on F8
      When the Republic moves 1 foot army from E7 to E8
      And the Republic attacks F8 from E8
      And the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Republic removes 1 cavalry piece from E8
      And the Republic gives up
      Then the Republic may not move a foot army from E8 to E7

    @ruling:rivalry.ruling.which_of_equal_pieces
    @clause:rivalry.turn.roll_gives_moves
    Scenario: If the army that has moved is lost, only an army that arrives later counts as moved
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Republic has 1 foot army on E8
      And the Kingdom has 2 foot armies on F8
      When the Republic moves 1 foot army from E7 to E8
      And the Republic attacks F8 from E8
      And the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Republic removes 1 foot army from E8
      And the Republic gives up
      And the Republic moves 1 foot army from E7 to E8
      And the Republic moves 1 foot army from E8 to D8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E8 and 1 foot army on D8
      And the Republic may not move a foot army from E8 to E7
