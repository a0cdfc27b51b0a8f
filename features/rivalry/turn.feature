Feature: The turn

  @clause:rivalry.turn.players_alternate
  Rule: The players take turns

    Scenario Outline: The other nation's turn follows
      Given the position "<nation>'s new armies"
      When <nation> adds no more armies, and <other> rolls 6 (4 and 2)
      Then it is <other>'s turn

      Examples:
        | nation       | other        |
        | the Republic | the Kingdom  |
        | the Kingdom  | the Republic |

    Scenario: After two turns the same nation has its turn again
      Given the position "the Republic's turn"
      When the Republic ends its turn without new armies, and the Kingdom rolls 6 (4 and 2)
      And the Kingdom ends its turn without new armies, and the Republic rolls 5 (4 and 1)
      Then it is the Republic's turn

    Scenario: A player cannot move in the other player's turn
      Given the position "the Republic's turn"
      And the Kingdom has 2 foot armies on F8
      When the Kingdom moves a foot army from F8 to G8
      Then the action is refused under "Players take turns"
      And nothing has changed

    Scenario: A player cannot attack in the other player's turn
      Given the position "the Republic's turn"
      And the Kingdom has 2 foot armies on E7
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8
      When the Kingdom attacks the city at C8 south from E7
      Then the action is refused under "Players take turns"
      And nothing has changed

    Scenario: A player cannot end the other player's turn
      Given the position "the Republic's turn"
      When the Kingdom moves and attacks no more
      Then the action is refused under "Players take turns"
      And nothing has changed

    Scenario Outline: The player whose turn it is not has to wait
      Given the position "<position>"
      Then <waiting> may do nothing

      Examples:
        | position                  | waiting      |
        | the Republic's turn       | the Kingdom  |
        | the Republic's new armies | the Kingdom  |
        | the Kingdom's turn        | the Republic |

    @components:small
    Scenario Outline: The nation named second cannot move in the first turn
      Given a new game with an army placed at each city, 22 more on E8 and 22 more on F11, <beginner> being named first, and a first roll of 3 (2 and 1)
      And the game is played on the small map
      When <other> moves a foot army from <from> to <to>
      Then the action is refused under "Players take turns"
      And nothing has changed

      Examples:
        | beginner     | other        | from | to  |
        | the Republic | the Kingdom  | F11  | F12 |
        | the Kingdom  | the Republic | E8   | E7  |

  @clause:rivalry.turn.begins_with_a_roll
  Rule: A turn begins with a roll of two dice

    Scenario Outline: Both dice are added up
      Given the position "the Kingdom's new armies"
      And the Republic has 13 foot armies on D8
      When the Kingdom adds no more armies, and the Republic rolls <roll>
      And the Republic moves <armies> from D8 to E8
      Then the Republic has <armies> on E8
      And the Republic may not move a piece at all

      Examples:
        | roll        | armies        |
        | 5 (4 and 1) | 5 foot armies |
        | 5 (2 and 3) | 5 foot armies |

    @ruling:rivalry.ruling.attack_before_the_roll
    Scenario: Before the roll the player can do nothing else in the turn
      Given the position "the Kingdom's new armies"
      And the Republic has 3 foot armies on E7
      Then the Republic may do nothing

    @components:small
    Scenario: The very first turn also begins with a roll
      Given a new game with an army placed at each city, 22 more on E8 and 22 more on F11, the Republic being named first, and a first roll of 3 (2 and 1)
      And the game is played on the small map
      When the Republic moves 3 foot armies from E8 to E7
      And the Republic moves a foot army from E8 to E7
      Then the action is refused under "No more pieces than the roll"

    @components:small
    @clause:rivalry.turn.players_alternate
    Scenario: The nation named first has the first turn
      Given a new game with an army placed at each city, 22 more on E8 and 22 more on F11, the Kingdom being named first, and a first roll of 3 (2 and 1)
      And the game is played on the small map
      Then it is the Kingdom's turn

    @components:small
    @reading:rivalry.ruling.who_begins=republic
    # Which player goes first, in the setup and in the first turn? The Republic always goes first.
    Scenario: If the Republic always begins, it has the first turn even if it is named second
      Given a new game with an army placed at each city, 22 more on E8 and 22 more on F11, the Kingdom being named first, and a first roll of 3 (2 and 1)
      And the game is played on the small map
      Then it is the Republic's turn

  @clause:rivalry.turn.roll_gives_moves
  Rule: The number rolled is the number of pieces that may move

    Scenario Outline: Each number except 7 gives that many moves
      Given the position "the Kingdom's new armies"
      And the Republic has 13 foot armies on D8
      When the Kingdom adds no more armies, and the Republic rolls <roll>
      And the Republic moves <armies> from D8 to E8
      Then the Republic has <armies> on E8
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

    Scenario: The number counts pieces, not the tiles that cavalry crosses
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 1 cavalry piece on E8
      And the Republic has 1 foot army on E11
      When the Republic moves 1 cavalry piece from E8 to C10
      Then the Republic may move a foot army from E11 to D11

    Scenario: On a 9 nine armies move one tile each, as in the rulebook's example
      Given the position "the Republic's new armies"
      And the Kingdom has 5 foot armies on F8
      And the Kingdom has 4 foot armies on F12
      When the Republic adds no more armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom moves 5 foot armies from F8 to G8
      And the Kingdom moves 4 foot armies from F12 to F11
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 5 foot armies on G8 and 4 foot armies on F11

    Scenario: Unused moves do not count in the next turn
      Given the position "the Republic's turn"
      And the Republic has rolled 12
      And the Republic has 3 foot armies on D8
      When the Republic ends its turn without new armies, and the Kingdom rolls 6 (4 and 2)
      And the Kingdom ends its turn without new armies, and the Republic rolls 2 (1 and 1)
      And the Republic moves 2 foot armies from D8 to E8
      And the Republic moves a foot army from D8 to E8
      Then the action is refused under "No more pieces than the roll"

    Scenario: A player can move from a tile only pieces that stand on it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D8
      When the Republic moves a cavalry piece from D8 to E8
      Then the action is refused under "The roll sets the number of moves"
      And nothing has changed

    Scenario: A player cannot move the enemy's pieces
      Given the position "the Republic's turn"
      And the Kingdom has 1 foot army on F8
      When the Republic moves a foot army from F8 to G8
      Then the action is refused under "The roll sets the number of moves"
      And nothing has changed

    @ruling:rivalry.ruling.attacks_and_the_roll
    Scenario: An attack does not count against the number rolled
      Given the position "the Republic's turn"
      And the Republic has rolled 2
      And the Republic has 4 foot armies on E8
      And the Kingdom has 1 foot army on F8
      When the Republic attacks F8 from E8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 4 (3 and 1)
      And the Kingdom removes a foot army from F8
      And the Republic moves 2 foot armies from E8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E8 and 2 foot armies on F8

  @clause:rivalry.turn.seven_draws_a_card
  Rule: A 7 draws an orange card

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

    Scenario: The Kingdom draws a card as well
      Given the position "the Republic's new armies"
      And the top card of the stack is the Scandal of the President
      When the Republic adds no more armies, and the Kingdom rolls 7 (4 and 3)
      Then the cards drawn so far are the Scandal of the President

    Scenario: The drawn card joins the cards drawn before
      Given the position "the Kingdom's new armies"
      And the cards drawn so far are Foreign Aid 3 and Sabotage
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the cards drawn so far are Foreign Aid 3, Sabotage and Revolt

    Scenario: The last card of the stack is drawn without a shuffle
      Given the position "the Kingdom's new armies"
      And the cards drawn so far are Foreign Aid 3, Internal Improvement, Mutiny 2, New Recruits 2, Sabotage, the Scandal of the President and the Scandal of the Prime Minister
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic is to lose its next turn
      And the stack is empty

    Scenario: When an empty stack must give a card, the drawn cards are shuffled into a new stack
      Given the position "the Kingdom's new armies"
      And every orange card has been drawn
      When the Kingdom adds no more armies, the Republic rolls 7 (4 and 3), and the drawn cards are shuffled with Revolt, Foreign Aid 3, Sabotage, Internal Improvement, Mutiny 2, New Recruits 2, the Scandal of the President and the Scandal of the Prime Minister on top
      Then the Republic is to lose its next turn
      And the cards drawn so far are Revolt
      And the stack is Foreign Aid 3, Sabotage, Internal Improvement, Mutiny 2, New Recruits 2, the Scandal of the President and the Scandal of the Prime Minister

    @ruling:rivalry.ruling.deck_exhausted
    Scenario: An empty stack is not filled before a card is needed
      Given the position "the Kingdom's new armies"
      And every orange card has been drawn
      When the Kingdom adds no more armies, and the Republic rolls 8 (4 and 4)
      Then the stack is empty

    @reading:rivalry.ruling.deck_exhausted=no_more_cards
    # What happens on a 7 when the stack is empty? No more cards are drawn; the 7 has no effect.
    Scenario: If the stack is used up for good, a 7 draws nothing
      Given the position "the Kingdom's new armies"
      And every orange card has been drawn
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the stack is empty
      And it is the Republic's turn
      And the Republic may not move a piece at all

    @ruling:rivalry.ruling.seven_in_battle
    Scenario: A 7 in a battle draws no card, whether the attacker or the defender rolls it
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on E8
      And the Kingdom has 1 foot army on F8
      When the Republic attacks F8 from E8
      And the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (6 and 1)
      Then no orange card has been drawn

    Scenario: A drawn card lies beside the stack
      Given the position "the Kingdom's new armies"
      And the cards on top of the stack are Revolt, Mutiny 2, Foreign Aid 3, Internal Improvement, New Recruits 2, Sabotage, the Scandal of the President and the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the cards drawn so far are Revolt
      And the stack is Mutiny 2, Foreign Aid 3, Internal Improvement, New Recruits 2, Sabotage, the Scandal of the President and the Scandal of the Prime Minister

    @reading:rivalry.ruling.used_cards=bottom
    # Where does a drawn card go? Back under the stack.
    Scenario: If used cards go back under the stack, a drawn card is at the bottom of the stack
      Given the position "the Kingdom's new armies"
      And the cards on top of the stack are Revolt, Mutiny 2, Foreign Aid 3, Internal Improvement, New Recruits 2, Sabotage, the Scandal of the President and the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then no orange card lies beside the stack
      And the stack is Mutiny 2, Foreign Aid 3, Internal Improvement, New Recruits 2, Sabotage, the Scandal of the President, the Scandal of the Prime Minister and Revolt

    @reading:rivalry.ruling.used_cards=shuffled_back
    # Where does a drawn card go? Back into the stack, which is shuffled again.
    Scenario: If used cards are shuffled back, a drawn card may come up again
      Given the position "the Kingdom's new armies"
      And the cards on top of the stack are Revolt and Mutiny 2
      When the Kingdom adds no more armies, the Republic rolls 7 (4 and 3), and the whole stack is shuffled with Revolt on top
      Then no orange card lies beside the stack
      And the top card of the stack is Revolt
      And the Republic is to lose its next turn

  @clause:rivalry.turn.card_rules_the_turn
  Rule: The card dictates a turn that began with a 7

    Scenario Outline: A 7 gives no moves
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south
      And the Republic has 5 foot armies on E8
      And the top card of the stack is <card>
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves a foot army from E8 to E7
      Then the action is refused under "The card dictates the turn"
      And nothing has changed

      Examples:
        | card                              |
        | Revolt                            |
        | Sabotage                          |
        | the Scandal of the President      |
        | the Scandal of the Prime Minister |

    @ruling:rivalry.ruling.card_at_once
    Scenario: The card is carried out first
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south
      And the Republic has 3 foot armies on E7
      And the top card of the stack is New Recruits 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may not attack anything at all
      And the Republic may not move a piece at all
      And the Republic may not stop

    @ruling:rivalry.ruling.card_at_once
    Scenario: Nothing else is possible before the card is carried out
      Given the position "the Kingdom's new armies"
      And the Republic has 3 foot armies on E7
      And the top card of the stack is Mutiny 2
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic attacks the city at G6 north from E7
      Then the action is refused
      And the Republic may only remove a foot army from E7
      And nothing has changed

    Scenario: After the card the player may attack
      Given the position "the Kingdom's new armies"
      And the Republic has a city at D13 south (between D13, E12 and E13)
      And the Republic has 1 foot army on E8
      And the top card of the stack is Foreign Aid 3
      And the Kingdom has 1 foot army on F8
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D13
      Then the Republic may attack F8 from E8

    @reading:rivalry.ruling.seven_attack=forbidden
    # May a player who rolls a 7 attack in that turn? No, nothing but the card happens before the new armies.
    Scenario: If nothing but the card happens, the player may not attack after the card
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic has 1 foot army on E7
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D13
      Then the Republic may not attack anything at all

    @reading:rivalry.ruling.seven_attack=forbidden
    # May a player who rolls a 7 attack in that turn? No, nothing but the card happens before the new armies.
    Scenario: If nothing but the card happens, new armies follow it at once
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may add a foot army on D13
      And the Republic may not move a piece at all

    @reading:rivalry.ruling.seven_moves=seven
    # May a player who rolls a 7 move pieces in that turn? Yes, up to seven pieces, in addition to the card.
    Scenario: If a 7 gives moves as well as a card, seven pieces may move
      Given the position "the Kingdom's new armies"
      And the Republic has 8 foot armies on E8
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves 7 foot armies from E8 to E7
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E8 and 7 foot armies on E7
      And the Republic may not move a piece at all

    @reading:rivalry.ruling.seven_moves=seven
    # May a player who rolls a 7 move pieces in that turn? Yes, up to seven pieces, in addition to the card.
    Scenario: If a 7 gives moves as well as a card, armies gained from the card do not move yet
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D13
      Then the Republic may not move a foot army from D13 to C13
      And the Republic may move a foot army from C8 to D8

    @reading:rivalry.ruling.seven_moves=seven
    # May a player who rolls a 7 move pieces in that turn? Yes, up to seven pieces, in addition to the card.
    @reading:rivalry.ruling.seven_attack=forbidden
    # May a player who rolls a 7 attack in that turn? No, nothing but the card happens before the new armies.
    Scenario: If a 7 gives moves but no attacks, pieces may move but not attack
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on E7
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may move a foot army from E7 to E8
      And the Republic may not attack anything at all

    @reading:rivalry.ruling.seven_moves=seven
    # May a player who rolls a 7 move pieces in that turn? Yes, up to seven pieces, in addition to the card.
    @reading:rivalry.ruling.seven_attack=forbidden
    # May a player who rolls a 7 attack in that turn? No, nothing but the card happens before the new armies.
    Scenario: If a 7 gives moves but no attacks, the turn goes on until the seventh move
      Given the position "the Kingdom's new armies"
      And the Republic has 8 foot armies on E8
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves 6 foot armies from E8 to E7
      Then the Republic may move a foot army from E8 to E7
      And the Republic may not attack anything at all

    Scenario: After a 7 none of the pieces on the board may move
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies and 1 cavalry piece on E8
      And the top card of the stack is Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may not move a piece at all

  @clause:rivalry.turn.may_attack
  Rule: A player may attack during their own turn

    @ruling:rivalry.ruling.order_of_moves_and_attacks
    Scenario: A player may attack before moving
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on E8
      And the Kingdom has 1 foot army on F8
      Then the Republic may attack F8 from E8 or move a foot army from E8 to E7

    @ruling:rivalry.ruling.moved_pieces_fight
    Scenario: Pieces that have just moved may attack
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on D8
      And the Kingdom has 1 foot army on F8
      When the Republic moves 2 foot armies from D8 to E8
      Then the Republic may attack F8 from E8

    @ruling:rivalry.ruling.attacks_and_the_roll
    Scenario: A player without moves left may attack
      Given the position "the Republic's turn"
      And the Republic has no moves left
      And the Republic has 1 foot army on E8
      And the Kingdom has 1 foot army on F8
      Then the Republic may attack F8 from E8 or stop

    Scenario: A player need not attack
      Given the position "the Kingdom's turn"
      And the Kingdom has 8 foot armies on E8
      When the Kingdom ends its turn without new armies, and the Republic rolls 9 (5 and 4)
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 8 foot armies on E8
      And the pieces of the Republic have not changed
      And it is the Republic's turn

    @ruling:rivalry.ruling.first_turn
    @clause:rivalry.siege.armies_on_the_tiles_around
    @components:small
    Scenario: A player may attack in the first turn of the game
      Given a new game with an army placed at each city, 22 more on E8 and 22 more on F11, the Republic being named first, and a first roll of 3 (2 and 1)
      And the game is played on the small map
      Then the Republic may attack the city at G6 north from E8

    @ruling:rivalry.ruling.moved_pieces_fight
    Scenario: After an attack pieces may move, even those that have attacked
      Given the position "the Republic's turn"
      And the Republic has rolled 5
      And the Republic has 3 foot armies on E8
      And the Kingdom has 1 foot army on F8
      When the Republic attacks F8 from E8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 4 (3 and 1)
      And the Kingdom removes a foot army from F8
      And the Republic moves 3 foot armies from E8 to F8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 3 foot armies on F8

    @reading:rivalry.ruling.order_of_moves_and_attacks=moves_first
    # May moves and attacks be mixed within a turn? All moves come before the first attack.
    Scenario: If moves come first, nothing may move after an attack
      Given the position "the Republic's turn"
      And the Republic has rolled 5
      And the Republic has 3 foot armies on E8
      And the Kingdom has 1 foot army on F8
      When the Republic attacks F8 from E8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 4 (3 and 1)
      And the Kingdom removes a foot army from F8
      And the Republic moves a foot army from E8 to F8
      Then the action is refused
      And nothing has changed

    @clause:rivalry.siege.armies_on_the_tiles_around
    @reading:rivalry.ruling.order_of_moves_and_attacks=moves_first
    # May moves and attacks be mixed within a turn? All moves come before the first attack.
    Scenario: If moves come first, a second attack is still possible after the first
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on E8
      And the Kingdom has 1 foot army on F8
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Republic attacks F8 from E8
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 4 (3 and 1)
      And the Kingdom removes a foot army from F8
      Then the Republic may attack the city at G6 north from E8
      And the Republic may not move a piece at all
