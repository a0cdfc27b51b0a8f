Feature: The turn

  @clause:rivalry.turn.players_alternate
  Rule: The players take turns

    Scenario Outline: After one nation's turn comes the other's
      Given the position "<nation>'s new armies"
      When <nation> adds no more armies, and <other> rolls 6 (4 and 2)
      Then it is <other>'s turn

      Examples:
        | nation       | other        |
        | the Republic | the Kingdom  |
        | the Kingdom  | the Republic |

    Scenario: Two turns later it is the same nation's turn again
      Given the position "the Republic's turn"
      When the Republic ends its turn without new armies, and the Kingdom rolls 6 (4 and 2)
      And the Kingdom ends its turn without new armies, and the Republic rolls 5 (4 and 1)
      Then it is the Republic's turn

    Scenario: In the other's turn nothing can be moved
      Given the position "the Republic's turn"
      And the Kingdom has 2 foot armies on 2,0
      When the Kingdom moves a foot army from 2,0 to 2,1
      Then the action is refused under rivalry.turn.players_alternate
      And nothing has changed

    Scenario: In the other's turn nothing can be attacked
      Given the position "the Republic's turn"
      And the Kingdom has 2 foot armies on 1,-1
      When the Kingdom attacks the city 2,-3,S from 1,-1
      Then the action is refused under rivalry.turn.players_alternate
      And nothing has changed

    Scenario: A player cannot end the other's turn
      Given the position "the Republic's turn"
      When the Kingdom moves and attacks no more
      Then the action is refused under rivalry.turn.players_alternate
      And nothing has changed

    Scenario Outline: The player who is not at turn waits
      Given the position "<position>"
      Then <waiting> may do nothing

      Examples:
        | position                  | waiting      |
        | the Republic's turn       | the Kingdom  |
        | the Republic's new armies | the Kingdom  |
        | the Kingdom's turn        | the Republic |

    @components:small @reading:rivalry.ruling.who_begins=first_seat @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario Outline: In the first turn the nation named second moves nothing
      Given a new game with the armies placed, <beginner> being named first, and a first roll of 3 (2 and 1)
      When <other> moves a foot army from <from> to <to>
      Then the action is refused under rivalry.turn.players_alternate
      And nothing has changed

      Examples:
        | beginner     | other        | from | to   |
        | the Republic | the Kingdom  | 5,0  | 6,0  |
        | the Kingdom  | the Republic | 2,-1 | 1,-1 |

  @clause:rivalry.turn.begins_with_a_roll
  Rule: A turn begins with a roll of two dice

    Scenario Outline: Both dice are added up
      Given the position "the Kingdom's new armies"
      And the Republic has 13 foot armies on 2,-2
      When the Kingdom adds no more armies, and the Republic rolls <roll>
      And the Republic moves <armies> from 2,-2 to 2,-1
      Then the Republic has <armies> on 2,-1
      And the Republic may not move a piece at all

      Examples:
        | roll        | armies        |
        | 5 (4 and 1) | 5 foot armies |
        | 5 (2 and 3) | 5 foot armies |

    Scenario: Before the roll nothing of the turn can be done
      Given the position "the Kingdom's new armies"
      And the Republic has 3 foot armies on 1,-1
      Then the Republic may not attack anything at all
      And the Republic may not move a piece at all

    @components:small @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: The very first turn begins with a roll, too
      Given a new game with the armies placed, the Republic being named first, and a first roll of 3 (2 and 1)
      When the Republic moves 3 foot armies from 2,-1 to 1,-1
      And the Republic moves a foot army from 2,-1 to 1,-1
      Then the action is refused under rivalry.movement.no_more_than_the_roll

    @components:small @reading:rivalry.ruling.who_begins=first_seat @reading:rivalry.ruling.additional_army_count=one_in_all
    @clause:rivalry.turn.players_alternate
    Scenario: The nation named first has the first turn
      Given a new game with the armies placed, the Kingdom being named first, and a first roll of 3 (2 and 1)
      Then it is the Kingdom's turn

    @components:small @reading:rivalry.ruling.who_begins=republic @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: Where the Republic always begins, it has the first turn also when it is named second
      Given a new game with the armies placed, the Kingdom being named first, and a first roll of 3 (2 and 1)
      Then it is the Republic's turn

  @clause:rivalry.turn.roll_gives_moves
  Rule: The number rolled is the number of pieces that may be moved

    Scenario Outline: Each number but 7 gives so many moves
      Given the position "the Kingdom's new armies"
      And the Republic has 13 foot armies on 2,-2
      When the Kingdom adds no more armies, and the Republic rolls <roll>
      And the Republic moves <armies> from 2,-2 to 2,-1
      Then the Republic has <armies> on 2,-1
      And the Republic may not move a piece at all

      Examples:
        | roll         | armies         |
        | 2 (1 and 1)  | 2 foot armies  |
        | 3 (2 and 1)  | 3 foot armies  |
        | 4 (3 and 1)  | 4 foot armies  |
        | 5 (3 and 2)  | 5 foot armies  |
        | 6 (5 and 1)  | 6 foot armies  |
        | 8 (6 and 2)  | 8 foot armies  |
        | 9 (5 and 4)  | 9 foot armies  |
        | 10 (5 and 5) | 10 foot armies |
        | 11 (6 and 5) | 11 foot armies |
        | 12 (6 and 6) | 12 foot armies |

    @reading:rivalry.ruling.cavalry_and_the_roll=one_a_piece
    Scenario: The number counts pieces, and not the tiles that cavalry rides over
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 1 cavalry piece on 2,-1
      And the Republic has 1 foot army on 5,-1
      When the Republic moves 1 cavalry piece from 2,-1 to 4,-3
      Then the Republic may move a foot army from 5,-1 to 5,-2

    Scenario: On a 9 nine armies move one tile each, as in the rulebook's example
      Given the position "the Republic's new armies"
      And the Kingdom has 5 foot armies on 2,0
      And the Kingdom has 4 foot armies on 6,0
      When the Republic adds no more armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom moves 5 foot armies from 2,0 to 2,1
      And the Kingdom moves 4 foot armies from 6,0 to 5,0
      Then the Kingdom has its guards and 5 foot armies on 2,1 and 4 foot armies on 5,0

    Scenario: Moves that were not used do not count in the next turn
      Given the position "the Republic's turn"
      And the Republic has rolled 12
      And the Republic has 3 foot armies on 2,-2
      When the Republic ends its turn without new armies, and the Kingdom rolls 6 (4 and 2)
      And the Kingdom ends its turn without new armies, and the Republic rolls 2 (1 and 1)
      And the Republic moves 2 foot armies from 2,-2 to 2,-1
      And the Republic moves a foot army from 2,-2 to 2,-1
      Then the action is refused under rivalry.movement.no_more_than_the_roll

    Scenario: Only pieces that stand on a tile move from it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,-2
      When the Republic moves a cavalry piece from 2,-2 to 2,-1
      Then the action is refused
      And nothing has changed

    Scenario: The enemy's pieces are not moved
      Given the position "the Republic's turn"
      And the Kingdom has 1 foot army on 2,0
      When the Republic moves a foot army from 2,0 to 2,1
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order @reading:rivalry.ruling.field_tile_cleared=stay @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: An attack uses up none of the number rolled
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 4 foot armies on 2,-1
      And the Kingdom has 1 foot army on 2,0
      When the Republic attacks 2,0 from 2,-1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 4 (3 and 1)
      And the Kingdom removes a foot army from 2,0
      And the Republic moves 2 foot armies from 2,-1 to 2,0
      Then the Republic has its guards and 2 foot armies on 2,-1 and 2 foot armies on 2,0

  @clause:rivalry.turn.seven_draws_a_card
  Rule: A 7 draws an orange card

    @reading:rivalry.ruling.used_cards=discard
    Scenario Outline: Each way of rolling a 7 draws the top card
      Given the position "the Kingdom's new armies"
      And the cards on top of the stack are Revolt and Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls <roll>
      Then the cards drawn so far are Revolt
      And the top card of the stack is Mutiny 2

      Examples:
        | roll        |
        | 7 (1 and 6) |
        | 7 (5 and 2) |
        | 7 (3 and 4) |

    Scenario Outline: Other numbers draw no card
      Given the position "the Kingdom's new armies"
      When the Kingdom adds no more armies, and the Republic rolls <roll>
      Then no orange card has been drawn

      Examples:
        | roll         |
        | 2 (1 and 1)  |
        | 6 (4 and 2)  |
        | 8 (4 and 4)  |
        | 12 (6 and 6) |

    @reading:rivalry.ruling.used_cards=discard
    Scenario: The Kingdom draws a card as well
      Given the position "the Republic's new armies"
      And the top card of the stack is the Scandal of the President
      When the Republic adds no more armies, and the Kingdom rolls 7 (4 and 3)
      Then the cards drawn so far are the Scandal of the President

    @reading:rivalry.ruling.used_cards=discard
    Scenario: The card drawn joins the ones drawn before
      Given the position "the Kingdom's new armies"
      And the cards drawn so far are Foreign Aid 3 and Sabotage
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the cards drawn so far are Foreign Aid 3, Sabotage and Revolt

    @reading:rivalry.ruling.used_cards=discard
    Scenario: The last card of the stack is drawn without a shuffle
      Given the position "the Kingdom's new armies"
      And the cards drawn so far are Foreign Aid 3, Internal Improvement, Mutiny 2, New Recruits 2, Sabotage, the Scandal of the President and the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic is to lose its next turn
      And the stack is empty

    @reading:rivalry.ruling.deck_exhausted=reshuffle
    @reading:rivalry.ruling.used_cards=discard
    Scenario: When a card is needed and the stack is empty, the drawn cards are shuffled and become the stack
      Given the position "the Kingdom's new armies"
      And every orange card has been drawn
      When the Kingdom adds no more armies, the Republic rolls 7 (4 and 3), and the drawn cards are shuffled with Revolt, Foreign Aid 3 and Sabotage on top
      Then the Republic is to lose its next turn
      And the cards drawn so far are Revolt
      And the stack is Foreign Aid 3, Sabotage, Internal Improvement, Mutiny 2, New Recruits 2, the Scandal of the President and the Scandal of the Prime Minister

    @reading:rivalry.ruling.deck_exhausted=reshuffle
    Scenario: An empty stack is not filled before a card is needed
      Given the position "the Kingdom's new armies"
      And every orange card has been drawn
      When the Kingdom adds no more armies, and the Republic rolls 8 (4 and 4)
      Then the stack is empty

    @reading:rivalry.ruling.deck_exhausted=no_more_cards
    @reading:rivalry.ruling.seven_moves=no_moves
    Scenario: Where the stack is used up for good, a 7 draws nothing
      Given the position "the Kingdom's new armies"
      And every orange card has been drawn
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then no orange card has been drawn
      And it is the Republic's turn
      And the Republic may not move a piece at all

    @reading:rivalry.ruling.surrender_when=before_any_exchange
    @reading:rivalry.ruling.how_many_tiles_around=one
    Scenario: A 7 in a battle draws no card, neither the attacker's nor the defender's
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 1,-1
      When the Republic attacks the city 0,1,N from 1,-1
      And the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (6 and 1)
      Then no orange card has been drawn

    @reading:rivalry.ruling.used_cards=discard
    Scenario: A card that has been drawn lies beside the stack
      Given the position "the Kingdom's new armies"
      And the cards on top of the stack are Revolt and Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the cards drawn so far are Revolt
      And the stack is Mutiny 2, Foreign Aid 3, Internal Improvement, New Recruits 2, Sabotage, the Scandal of the President and the Scandal of the Prime Minister

    @reading:rivalry.ruling.used_cards=bottom
    Scenario: Where used cards go back under the stack, a card that has been drawn is the last of it
      Given the position "the Kingdom's new armies"
      And the cards on top of the stack are Revolt and Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then no orange card lies beside the stack
      And the stack is Mutiny 2, Foreign Aid 3, Internal Improvement, New Recruits 2, Sabotage, the Scandal of the President, the Scandal of the Prime Minister and Revolt

    @reading:rivalry.ruling.used_cards=shuffled_back
    Scenario: Where used cards are shuffled back, the card that has been drawn may come again
      Given the position "the Kingdom's new armies"
      And the cards on top of the stack are Revolt and Mutiny 2
      When the Kingdom adds no more armies, the Republic rolls 7 (4 and 3), and the whole stack is shuffled with Revolt on top
      Then no orange card lies beside the stack
      And the top card of the stack is Revolt
      And the Republic is to lose its next turn

  @clause:rivalry.turn.card_rules_the_turn
  Rule: The card says what is done in a turn opened by a 7

    @reading:rivalry.ruling.seven_attack=allowed
    @reading:rivalry.ruling.seven_moves=no_moves @reading:rivalry.ruling.used_cards=discard
    Scenario Outline: A 7 gives no moves
      Given the position "the Kingdom's new armies"
      And the Republic has 5 foot armies on 2,-1
      And the top card of the stack is <card>
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves a foot army from 2,-1 to 1,-1
      Then the action is refused under rivalry.turn.card_rules_the_turn
      And nothing has changed

      Examples:
        | card                              |
        | Revolt                            |
        | Sabotage                          |
        | the Scandal of the President      |
        | the Scandal of the Prime Minister |

    @reading:rivalry.ruling.used_cards=discard
    Scenario: The card comes first
      Given the position "the Kingdom's new armies"
      And the Republic has 3 foot armies on 1,-1
      And the top card of the stack is New Recruits 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may not attack anything at all
      And the Republic may not move a piece at all
      And the Republic may not stop

    @reading:rivalry.ruling.used_cards=discard
    Scenario: Before the card is carried out nothing else is possible
      Given the position "the Kingdom's new armies"
      And the Republic has 3 foot armies on 1,-1
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic attacks the city 0,1,N from 1,-1
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.seven_attack=allowed
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.used_cards=discard
    Scenario: After the card the player may attack
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on 1,-1
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on 7,-2
      Then the Republic may attack the city 0,1,N from 1,-1

    @reading:rivalry.ruling.seven_attack=forbidden @reading:rivalry.ruling.seven_production=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Where the card is all that happens, the player may not attack after it
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on 1,-1
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on 7,-2
      Then the Republic may not attack anything at all

    @reading:rivalry.ruling.seven_moves=no_moves @reading:rivalry.ruling.seven_attack=forbidden
    @reading:rivalry.ruling.seven_production=allowed @reading:rivalry.ruling.used_cards=discard
    Scenario: Where the card is all that happens, new armies follow it at once
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may add a foot army on 7,-2
      And the Republic may not move a piece at all

    @reading:rivalry.ruling.seven_moves=seven @reading:rivalry.ruling.seven_attack=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Where a 7 gives moves besides the card, seven pieces may be moved
      Given the position "the Kingdom's new armies"
      And the Republic has 8 foot armies on 2,-1
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves 7 foot armies from 2,-1 to 1,-1
      Then the Republic has its guards and 1 foot army on 2,-1 and 7 foot armies on 1,-1
      And the Republic may not move a piece at all

    @reading:rivalry.ruling.seven_moves=seven @reading:rivalry.ruling.seven_attack=allowed
    @reading:rivalry.ruling.piece_moves_once=once @reading:rivalry.ruling.used_cards=discard
    Scenario: Where a 7 gives moves besides the card, the armies of the card do not move yet
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on 7,-2
      Then the Republic may not move a foot army from 7,-2 to 7,-3
      And the Republic may move a foot army from 2,-3 to 2,-2

    @reading:rivalry.ruling.seven_moves=seven @reading:rivalry.ruling.seven_attack=forbidden
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Where a 7 gives moves and shuts out attacks, pieces move and do not attack
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on 1,-1
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may move a foot army from 1,-1 to 2,-1
      And the Republic may not attack anything at all

    @reading:rivalry.ruling.seven_moves=seven @reading:rivalry.ruling.seven_attack=forbidden
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Where a 7 gives moves and shuts out attacks, the turn goes on until the seventh move
      Given the position "the Kingdom's new armies"
      And the Republic has 8 foot armies on 2,-1
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves 6 foot armies from 2,-1 to 1,-1
      Then the Republic may move a foot army from 2,-1 to 1,-1
      And the Republic may not attack anything at all

    @reading:rivalry.ruling.seven_moves=no_moves @reading:rivalry.ruling.seven_attack=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: After a 7 not one of the pieces on the board moves
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies and 1 cavalry piece on 2,-1
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may not move a piece at all

  @clause:rivalry.turn.may_attack
  Rule: A player may attack during their own turn

    @reading:rivalry.ruling.how_many_tiles_around=one
    Scenario: A player may attack before moving
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 1,-1
      Then the Republic may attack the city 0,1,N from 1,-1 or move a foot army from 1,-1 to 2,-1

    @reading:rivalry.ruling.how_many_tiles_around=one
    Scenario: Pieces that have just moved may attack
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 1,-2
      When the Republic moves 2 foot armies from 1,-2 to 1,-1
      Then the Republic may attack the city 0,1,N from 1,-1

    @reading:rivalry.ruling.how_many_tiles_around=one
    Scenario: A player without moves left may attack
      Given the position "the Republic's turn"
      And the Republic has no moves left
      And the Republic has 1 foot army on 1,-1
      Then the Republic may attack the city 0,1,N from 1,-1 or stop

    Scenario: Nobody has to attack
      Given the position "the Kingdom's turn"
      And the Kingdom has 8 foot armies on 2,-1
      When the Kingdom ends its turn without new armies, and the Republic rolls 9 (5 and 4)
      Then the Kingdom has its guards and 8 foot armies on 2,-1
      And the pieces of the Republic have not changed
      And it is the Republic's turn

    @components:small @reading:rivalry.ruling.additional_army_count=one_in_all
    @reading:rivalry.ruling.how_many_tiles_around=one
    Scenario: In the first turn of the game, too, a player may attack
      Given a new game with the armies placed, the Republic being named first, and a first roll of 3 (2 and 1)
      Then the Republic may attack the city 0,1,N from 2,-1

    @reading:rivalry.ruling.order_of_moves_and_attacks=any_order @reading:rivalry.ruling.field_tile_cleared=stay @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: After an attack pieces may move, those that have attacked as well
      Given the position "the Republic's turn"
      And the Republic has rolled 5
      And the Republic has 3 foot armies on 2,-1
      And the Kingdom has 1 foot army on 2,0
      When the Republic attacks 2,0 from 2,-1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 4 (3 and 1)
      And the Kingdom removes a foot army from 2,0
      And the Republic moves 3 foot armies from 2,-1 to 2,0
      Then the Republic has its guards and 3 foot armies on 2,0

    @reading:rivalry.ruling.order_of_moves_and_attacks=moves_first @reading:rivalry.ruling.field_tile_cleared=stay @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where moves come first, nothing moves after an attack
      Given the position "the Republic's turn"
      And the Republic has rolled 5
      And the Republic has 3 foot armies on 2,-1
      And the Kingdom has 1 foot army on 2,0
      When the Republic attacks 2,0 from 2,-1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 4 (3 and 1)
      And the Kingdom removes a foot army from 2,0
      And the Republic moves a foot army from 2,-1 to 2,0
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.order_of_moves_and_attacks=moves_first
    @reading:rivalry.ruling.how_many_tiles_around=one
    Scenario: Where moves come first, a player moves and then attacks
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 1,-2
      When the Republic moves 2 foot armies from 1,-2 to 1,-1
      Then the Republic may attack the city 0,1,N from 1,-1

    @reading:rivalry.ruling.order_of_moves_and_attacks=moves_first @reading:rivalry.ruling.field_tile_cleared=stay @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where moves come first, a second attack is still possible after the first
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on 2,-1
      And the Kingdom has 1 foot army on 2,0
      When the Republic attacks 2,0 from 2,-1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 4 (3 and 1)
      And the Kingdom removes a foot army from 2,0
      Then the Republic may attack the city 0,1,N from 2,-1
      And the Republic may not move a piece at all
