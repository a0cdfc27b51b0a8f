Feature: Foreign Aid

  @clause:rivalry.foreign_aid.gain_armies
  Rule: Foreign Aid brings as many new armies as the card says

    Scenario: Foreign Aid 3 brings three foot armies
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 3 foot armies on D13
      And it is the Republic's turn

    Scenario: Foreign Aid 3 does not bring a fourth army
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D13
      And the Republic adds a foot army on D13
      Then the action is refused under "Production ends the turn"
      And nothing has changed

    @ruling:rivalry.ruling.gains_in_full
    Scenario: The armies cannot be declined
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic stops before its card is carried out
      Then the action is refused under "Foreign Aid brings new armies"
      And nothing has changed

    Scenario: The other nation gains nothing
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the top card of the stack is Foreign Aid 3
      When the Republic adds no more armies, and the Kingdom rolls 7 (4 and 3)
      And the Kingdom adds 3 foot armies on F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 3 foot armies on F6
      And the pieces of the Republic have not changed

    Scenario Outline: The number on the card is the number of armies
      Given the position "the Kingdom's new armies on the default map"
      And the Republic's capital is the city at C7 north (between B7, B8 and C7)
      And the top card of the stack is <card>
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds <armies> on B7
      Then the Republic has <armies> on B7
      And the Republic may not add a further army of the card at all

      Examples:
        | card          | armies        |
        | Foreign Aid 2 | 2 foot armies |
        | Foreign Aid 3 | 3 foot armies |
        | Foreign Aid 4 | 4 foot armies |
        | Foreign Aid 5 | 5 foot armies |

    Scenario: The new armies are foot armies
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds a cavalry piece on D13
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.new_armies_kind=either
    # May new armies, from cards or at cities, be cavalry? Yes; each may be foot or cavalry, as long as the
    # nation has no more than eight cavalry pieces on the board.
    Scenario: If new armies may be of either kind, some of them may be cavalry
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 1 foot army and 2 cavalry pieces on D13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D13 and 2 cavalry pieces on D13
      And the Republic has 6 cavalry pieces off the board

  @clause:rivalry.foreign_aid.at_the_capital
  Rule: The armies of Foreign Aid appear at the capital

    Scenario Outline: The armies cannot appear anywhere but at the capital (<what it is>)
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic has 5 foot armies on E8
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds a foot army on <tile>
      Then the action is refused under "Foreign Aid comes to the capital"
      And nothing has changed

      Examples:
        | tile | what it is           |
        | C8   | another city         |
        | D12  | another city         |
        | E11  | no city              |
        | E8   | no city, with armies |
        | G7   | a city of the enemy  |

    @ruling:rivalry.ruling.new_armies_tile
    Scenario: Each of the capital's three tiles may be chosen
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may only add a foot army on D13, add a foot army on E12 or add a foot army on E13

    Scenario: The armies may be spread over the capital's tiles
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds a foot army on each of D13, E12 and E13
      Then the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12, 1 foot army on D13, 2 foot armies on E12 and 1 foot army on E13

    @reading:rivalry.ruling.new_armies_tile=together
    # On which of the three tiles of a city does a new army appear? All new armies of a card appear on one
    # tile.
    Scenario: If new armies appear together, the third army cannot appear on another tile
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 2 foot armies on D13
      And the Republic adds a foot army on E12
      Then the action is refused under "Foreign Aid comes to the capital"
      And nothing has changed

    Scenario: The capital of the nation that drew the card counts
      Given the position "the Republic's new armies"
      And the Republic has a city at D13 south (between D13, E12 and E13)
      And the Kingdom's capital is the city at G6 north
      And the top card of the stack is Foreign Aid 3
      When the Republic adds no more armies, and the Kingdom rolls 7 (4 and 3)
      And the Kingdom adds a foot army on D13
      Then the action is refused under "Foreign Aid comes to the capital"
      And nothing has changed

    Scenario: The armies appear at whichever city was declared the capital
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at C8 south (between C8, D7 and D8)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 3 foot armies on D8

    Scenario: While the capital is in enemy hands, the armies appear at the interim capital
      Given the position "the Kingdom's new armies"
      And the Kingdom holds the enemy's capital at D13 south (between D13, E12 and E13) with 1 foot army on E13
      And the Republic has only 1 foot army on C8, 1 foot army on C9 and 1 foot army on C12
      And the Republic's leader has escaped to the city at C8 south (between C8, D7 and D8)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D8
      Then the Republic has only 1 foot army on C8, 3 foot armies on D8, 1 foot army on C9 and 1 foot army on C12

    Scenario: While the capital is in enemy hands, the armies cannot appear there
      Given the position "the Kingdom's new armies"
      And the Kingdom holds the enemy's capital at D13 south (between D13, E12 and E13) with 1 foot army on E13
      And the Republic has only 1 foot army on C8, 1 foot army on C9 and 1 foot army on C12
      And the Republic's leader has escaped to the city at C8 south (between C8, D7 and D8)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds a foot army on D13
      Then the action is refused under "Foreign Aid comes to the capital"
      And nothing has changed

    @ruling:rivalry.ruling.new_armies_tile
    Scenario: No army of Foreign Aid appears on a tile where an enemy stands
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Kingdom has 1 foot army on D13
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds a foot army on D13
      Then the action is refused under "Foreign Aid comes to the capital"
      And nothing has changed

    @reading:rivalry.ruling.new_armies_without_capital=nowhere
    # Where do the armies of a card appear when the original capital is in enemy hands? Nowhere; the card has
    # no effect.
    Scenario: If the armies of a card need the original capital, none appear while it is in enemy hands
      Given the position "the Kingdom's new armies"
      And the Kingdom holds the enemy's capital at D13 south (between D13, E12 and E13) with 1 foot army on E13
      And the Republic has only 1 foot army on C8, 1 foot army on C9 and 1 foot army on C12
      And the Republic's leader has escaped to the city at C8 south (between C8, D7 and D8)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      Then the Republic may not add an army of the card at all
      And the pieces of the Republic have not changed
      And it is the Republic's turn

    Scenario: While the capital is lost, the armies may appear on all tiles of the interim capital
      Given the position "the Republic's new armies"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      And the Kingdom's leader has escaped to the city at G10 south (between G10, H9 and H10)
      And the top card of the stack is Foreign Aid 3
      When the Republic adds no more armies, and the Kingdom rolls 7 (4 and 3)
      Then the Kingdom may add a foot army on G10, H9 and H10 and on no other tile

    @reading:rivalry.ruling.retaken_capital=stays
    # Where is the leader after the original capital has been retaken? In the interim capital, which remains
    # the city whose capture ends the game; if the original capital falls again, no leader is in danger.
    Scenario: If the leader stays away from a retaken capital, the armies still appear at the capital
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6), and its leader has escaped to the city at G10 south (between G10, H9 and H10)
      And the top card of the stack is Foreign Aid 3
      When the Republic adds no more armies, and the Kingdom rolls 7 (4 and 3)
      Then the Kingdom may add a foot army on F6, F7 and G6 and on no other tile

    Scenario: A capital without a garrison receives the armies as well
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic has only 1 foot army on C8, 1 foot army on C9 and 1 foot army on C12
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D13
      Then the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 3 foot armies on D13

  @clause:rivalry.foreign_aid.move_in_later_turns
  Rule: The armies of Foreign Aid move only in later turns

    Scenario: The armies do not move in the turn in which they appear
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on E13
      And the Republic moves a foot army from E13 to D13
      Then the action is refused under "The card dictates the turn"
      And nothing has changed

    Scenario: The armies move in the next turn
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on D13
      And the Republic ends its turn without new armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves 3 foot armies from D13 to C13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 3 foot armies on C13

    @ruling:rivalry.ruling.new_armies_fight
    @clause:rivalry.turn.may_attack
    Scenario: The armies may attack in the turn in which they appear
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E13
      And the Kingdom has 1 foot army on F11
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on E12
      Then the Republic may attack F11 from E12
