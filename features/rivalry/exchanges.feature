Feature: Exchanges

  @clause:rivalry.exchange.attacker_rolls
  Rule: The attacker's number is the sum of the attacker's dice

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario Outline: The sum counts, not the highest die
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling <attacker> and the defender <defender>
      And <loser> removes 1 foot army from <tile>
      Then <loser> has its guards and 1 foot army on <tile>

      Examples:
        | attacker    | defender    | loser        | tile |
        | 7 (6 and 1) | 8 (4 and 4) | the Republic | 4,-1 |
        | 8 (4 and 4) | 7 (6 and 1) | the Kingdom  | 3,0  |
        | 6 (3 and 3) | 7 (5 and 2) | the Republic | 4,-1 |
        | 9 (5 and 4) | 7 (6 and 1) | the Kingdom  | 3,0  |

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A larger force adds nothing to the dice
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 5 (3 and 2) and the defender 6 (4 and 2)
      Then the Republic may only remove a foot army from 4,-1

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Cavalry adds nothing to the dice
      Given the position "the Republic's turn"
      And the Republic has 3 cavalry pieces on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 8 (5 and 3)
      Then the Republic may only remove a cavalry piece from 4,-1

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A seven in an exchange draws no card
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 6 (4 and 2)
      And the Kingdom removes 1 foot army from 3,0
      Then no orange card has been drawn

  @clause:rivalry.exchange.defender_rolls_second
  Rule: The defender rolls after the attacker

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario Outline: The first roll is the attacker's, the second the defender's
      Given the position "the Kingdom's turn"
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has attacked 4,-1 from 3,0, and the Republic is to answer
      When the Republic fights, the attacker rolling <attacker> and the defender <defender>
      And <loser> removes 1 foot army from <tile>
      Then <loser> has its guards and 1 foot army on <tile>

      Examples:
        | attacker     | defender     | loser        | tile |
        | 12 (6 and 6) | 2 (1 and 1)  | the Republic | 4,-1 |
        | 2 (1 and 1)  | 12 (6 and 6) | the Kingdom  | 3,0  |

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A nation that is to lose its next turn defends itself as usual
      Given the position "the Republic's turn"
      And the Kingdom is to lose its next turn
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 5 (3 and 2) and the defender 6 (4 and 2)
      Then the Republic may only remove a foot army from 4,-1

  @clause:rivalry.exchange.attacker_higher
  Rule: Where the attacker's number is higher, the defender removes one piece

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario Outline: One more is enough
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling <attacker> and the defender <defender>
      And the Kingdom removes 1 foot army from 3,0
      Then the Kingdom has its guards and 1 foot army on 3,0
      And the Republic has its guards and 2 foot armies on 4,-1
      And the Republic is to decide

      Examples:
        | attacker     | defender     |
        | 3 (2 and 1)  | 2 (1 and 1)  |
        | 8 (4 and 4)  | 7 (5 and 2)  |
        | 12 (6 and 6) | 11 (6 and 5) |

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: However much higher the number is, one piece is removed and no second
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 12 (6 and 6) and the defender 2 (1 and 1)
      And the Kingdom removes 1 foot army from 3,0
      And the Kingdom removes 1 foot army from 3,0
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The defender has to remove the piece before anything else
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from 3,0
      And the Republic may do nothing

  @clause:rivalry.exchange.attacker_lower
  Rule: Where the attacker's number is lower, the attacker removes one piece

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario Outline: One less is enough
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling <attacker> and the defender <defender>
      And the Republic removes 1 foot army from 4,-1
      Then the Republic has its guards and 1 foot army on 4,-1
      And the Kingdom has its guards and 2 foot armies on 3,0
      And the Republic is to decide

      Examples:
        | attacker     | defender     |
        | 2 (1 and 1)  | 3 (2 and 1)  |
        | 7 (5 and 2)  | 8 (4 and 4)  |
        | 11 (6 and 5) | 12 (6 and 6) |

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: However much lower the number is, one piece is removed and no second
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 2 (1 and 1) and the defender 12 (6 and 6)
      And the Republic removes 1 foot army from 4,-1
      And the Republic removes 1 foot army from 4,-1
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The attacker has to remove the piece before anything else
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 9 (5 and 4)
      Then the Republic may only remove a foot army from 4,-1
      And the Kingdom may do nothing

  @clause:rivalry.exchange.tie
  Rule: Where the numbers are equal, both players remove one piece

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario Outline: Each side loses one piece
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling <attacker> and the defender <defender>
      And the Kingdom removes 1 foot army from 3,0
      And the Republic removes 1 foot army from 4,-1
      Then the Kingdom has its guards and 1 foot army on 3,0
      And the Republic has its guards and 2 foot armies on 4,-1
      And the Republic is to decide

      Examples:
        | attacker     | defender     |
        | 2 (1 and 1)  | 2 (1 and 1)  |
        | 7 (6 and 1)  | 7 (4 and 3)  |
        | 12 (6 and 6) | 12 (6 and 6) |

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The defender removes first
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (6 and 1) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from 3,0
      And the Republic may do nothing

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The attacker removes second
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (6 and 1) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      Then the Republic may only remove a foot army from 4,-1
      And the Kingdom may do nothing

    @reading:rivalry.ruling.field_tile_cleared=stay
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A tie of the last defender and many attackers costs the attacker a piece all the same
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 5 (3 and 2) and the defender 5 (4 and 1)
      And the Kingdom removes 1 foot army from 3,0
      And the Republic removes 1 foot army from 4,-1
      Then the Kingdom has its guards and no other piece
      And the Republic has its guards and 5 foot armies on 4,-1
      And it is the Republic's turn

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A tie of the last two pieces leaves both tiles empty
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 1 cavalry piece on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 5 (3 and 2) and the defender 5 (4 and 1)
      And the Kingdom removes 1 cavalry piece from 3,0
      And the Republic removes 1 foot army from 4,-1
      Then the Kingdom has its guards and no other piece
      And the Republic has its guards and no other piece
      And it is the Republic's turn

  @clause:rivalry.exchange.foot_or_cavalry
  Rule: The piece removed is a foot army or a cavalry piece

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The defender chooses which of the two goes
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 2 foot armies and 1 cavalry piece on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from 3,0 or remove a cavalry piece from 3,0

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The attacker chooses which of the two goes
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies and 1 cavalry piece on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 9 (5 and 4)
      Then the Republic may only remove a foot army from 4,-1 or remove a cavalry piece from 4,-1

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A foot army is removed and the cavalry stays
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 1 foot army and 1 cavalry piece on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      Then the Kingdom has its guards and 1 cavalry piece on 3,0

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A cavalry piece that is removed joins those off the board
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 1 foot army and 1 cavalry piece on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 cavalry piece from 3,0
      Then the Kingdom has its guards and 1 foot army on 3,0
      And the Kingdom has 8 cavalry pieces off the board

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The winner of an exchange does not choose the piece
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 1 foot army and 1 cavalry piece on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 cavalry piece from 3,0
      Then the action is refused
      And nothing has changed

    Scenario: A kind that is not there cannot be removed
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 1 cavalry piece on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      Then the action is refused

    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order @reading:rivalry.ruling.battle=run
    @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Of two equal pieces the one that has moved is removed, and the other may still move
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Republic has 1 foot army on 5,-1
      And the Kingdom has 1 foot army on 3,0
      When the Republic moves 1 foot army from 5,-1 to 4,-1
      And the Republic attacks 3,0 from 4,-1
      And the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 4,-1
      And the Republic gives up
      Then the Republic may move a foot army from 4,-1 to 5,-1

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The loser keeps the cavalry and gives up a foot army
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,-1
      And the Kingdom has 1 foot army and 1 cavalry piece on 2,0
      And the Republic has attacked 2,0 from 2,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 2,0
      Then the Kingdom has its guards and 1 cavalry piece on 2,0

    @reading:rivalry.ruling.who_chooses_losses=its_enemy
    Scenario: Where the enemy chooses the piece that is removed, the loser is not asked
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,-1
      And the Kingdom has 1 foot army and 1 cavalry piece on 2,0
      And the Republic has attacked 2,0 from 2,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Republic removes 1 cavalry piece from 2,0
      Then the Kingdom has its guards and 1 foot army on 2,0

    @reading:rivalry.ruling.who_chooses_losses=its_enemy
    Scenario: Where the enemy chooses the piece that is removed, the defender chooses the attacker's
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies and 1 cavalry piece on 2,-1
      And the Kingdom has 1 foot army on 2,0
      And the Republic has attacked 2,0 from 2,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Kingdom removes 1 cavalry piece from 2,-1
      Then the Republic has its guards and 2 foot armies on 2,-1

    @reading:rivalry.ruling.who_chooses_losses=foot_first
    Scenario: Where foot is lost first, cavalry cannot be removed beside it
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,-1
      And the Kingdom has 1 foot army and 1 cavalry piece on 2,0
      And the Republic has attacked 2,0 from 2,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 cavalry piece from 2,0
      Then the action is refused under rivalry.exchange.foot_or_cavalry

    @reading:rivalry.ruling.who_chooses_losses=foot_first
    Scenario: Where foot is lost first, cavalry that stands alone is removed
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,-1
      And the Kingdom has 2 cavalry pieces on 2,0
      And the Republic has attacked 2,0 from 2,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 cavalry piece from 2,0
      Then the Kingdom has its guards and 1 cavalry piece on 2,0

  @clause:rivalry.exchange.defender_loses_from_attacked_tile
  Rule: The defender's piece comes from the tile under attack

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Not from another tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 1 cavalry piece on 3,0
      And the Kingdom has 3 foot armies on 2,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 2,0
      Then the action is refused under rivalry.exchange.defender_loses_from_attacked_tile
      And nothing has changed

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: After a tie, too, the defender has pieces of that tile to choose from only
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 1 cavalry piece on 3,0
      And the Kingdom has 3 foot armies on 2,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (5 and 2) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a cavalry piece from 3,0

    @reading:rivalry.ruling.defenders_loss_in_a_city=any_of_three
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The defender of a city may keep the army that stands next to the attacker
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 1,-1
      And the Kingdom has 2 foot armies on 0,1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 0,1
      Then the Kingdom has its guards and 1 foot army on 0,1

    @reading:rivalry.ruling.defenders_loss_in_a_city=attacked_tile
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where the loss comes from the tile next to the attacker, an army behind it cannot be removed
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 1,-1
      And the Kingdom has 2 foot armies on 0,1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 0,1
      Then the action is refused under rivalry.exchange.defender_loses_from_attacked_tile

    @reading:rivalry.ruling.defenders_loss_in_a_city=attacked_tile
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where the loss comes from the tile next to the attacker, an army is lost elsewhere when none is left there
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 1,-1
      And the Kingdom has only 2 foot armies on 0,1, 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 0,1
      Then the Kingdom has only 1 foot army on 0,1, 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2

  @clause:rivalry.exchange.attacker_loses_from_attacking_tile
  Rule: The attacker's piece comes from the tile that the attack is made from

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Not from another tile, though it is next to the enemy as well
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Republic has 2 foot armies on 5,-2
      And the Kingdom has 1 foot army on 4,-2
      And the Republic has attacked 4,-2 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 9 (5 and 4)
      And the Republic removes 1 foot army from 5,-2
      Then the action is refused under rivalry.exchange.attacker_loses_from_attacking_tile
      And nothing has changed

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: After a tie, too, the attacker has pieces of that tile to choose from only
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 4,-1
      And the Republic has 2 foot armies on 5,-2
      And the Kingdom has 2 foot armies on 4,-2
      And the Republic has attacked 4,-2 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 4,-2
      Then the Republic may only remove a cavalry piece from 4,-1

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Before a city, too, foot armies on another tile cannot fall in place of the cavalry that attacks
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on 1,-1
      And the Republic has 2 foot armies on 2,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 6 (4 and 2) and the defender 10 (5 and 5)
      Then the Republic may only remove a cavalry piece from 1,-1

    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    @reading:rivalry.ruling.battle=run @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: When the foot that has moved falls, the cavalry that has not may still be moved
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has 1 cavalry piece on 2,-1
      And the Kingdom has 2 foot armies on 2,0
      When the Republic moves 1 foot army from 1,-1 to 2,-1
      And the Republic attacks 2,0 from 2,-1
      And the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Republic removes 1 foot army from 2,-1
      And the Republic gives up
      Then the Republic may move a cavalry piece from 2,-1 to 1,-1

    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    @reading:rivalry.ruling.battle=run @reading:rivalry.ruling.piece_moves_once=once
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: When the cavalry falls, the foot that has moved stays moved
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has 1 cavalry piece on 2,-1
      And the Kingdom has 2 foot armies on 2,0
      When the Republic moves 1 foot army from 1,-1 to 2,-1
      And the Republic attacks 2,0 from 2,-1
      And the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Republic removes 1 cavalry piece from 2,-1
      And the Republic gives up
      Then the Republic may not move a foot army from 2,-1 to 1,-1

    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    @reading:rivalry.ruling.battle=run @reading:rivalry.ruling.piece_moves_once=once
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: An army that comes after one that has moved there has fallen is the only one that has moved
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 1,-1
      And the Republic has 1 foot army on 2,-1
      And the Kingdom has 2 foot armies on 2,0
      When the Republic moves 1 foot army from 1,-1 to 2,-1
      And the Republic attacks 2,0 from 2,-1
      And the Kingdom fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Republic removes 1 foot army from 2,-1
      And the Republic gives up
      And the Republic moves 1 foot army from 1,-1 to 2,-1
      And the Republic moves 1 foot army from 2,-1 to 2,-2
      Then the Republic has its guards and 1 foot army on 2,-1 and 1 foot army on 2,-2
      And the Republic may not move a foot army from 2,-1 to 1,-1
