Feature: New Recruits

  @clause:rivalry.new_recruits.gain_armies
  Rule: New Recruits bring as many new armies as the card says

    Scenario: New Recruits 2 bring two foot armies
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the top card of the stack is New Recruits 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds 2 foot armies on F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 2 foot armies on F6
      And it is the Kingdom's turn

    Scenario: New Recruits 2 do not bring a third army
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the top card of the stack is New Recruits 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds 2 foot armies on F6
      And the Kingdom adds a foot army on F6
      Then the action is refused under "Production ends the turn"
      And nothing has changed

    @ruling:rivalry.ruling.gains_in_full
    Scenario: The recruits cannot be declined
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north
      And the top card of the stack is New Recruits 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom stops before its card is carried out
      Then the action is refused under "New Recruits bring new armies"
      And nothing has changed

    Scenario Outline: The number on the card is the number of recruits
      Given the position "the Kingdom's new armies on the default map"
      And the Republic's capital is the city at C7 north (between B7, B8 and C7)
      And the top card of the stack is <card>
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic adds <recruits> on B8
      Then the Republic has <recruits> on B8
      And the Republic may not add a further army of the card at all

      Examples:
        | card           | recruits      |
        | New Recruits 1 | 1 foot army   |
        | New Recruits 2 | 2 foot armies |
        | New Recruits 3 | 3 foot armies |
        | New Recruits 4 | 4 foot armies |

    Scenario: The recruits are foot armies
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the top card of the stack is New Recruits 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds a cavalry piece on F6
      Then the action is refused under "One new army at each city"
      And nothing has changed

    @reading:rivalry.ruling.new_armies_kind=either
    # May new armies, from cards or at cities, be cavalry? Yes; each may be foot or cavalry, as long as the
    # nation has no more than eight cavalry pieces on the board.
    Scenario: If recruits may be of either kind, both may be cavalry
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the top card of the stack is New Recruits 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds 2 cavalry pieces on F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 2 cavalry pieces on F6

  @clause:rivalry.new_recruits.at_the_capital
  Rule: New Recruits appear at the capital

    Scenario Outline: The recruits cannot appear anywhere but at the capital (<what it is>)
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the top card of the stack is New Recruits 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds a foot army on <tile>
      Then the action is refused under "New Recruits come to the capital"
      And nothing has changed

      Examples:
        | tile | what it is          |
        | H7   | another city        |
        | G7   | another city        |
        | F8   | no city             |
        | E13  | a city of the enemy |

    Scenario: Two recruits may appear on different tiles of the capital
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is New Recruits 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic adds a foot army on each of E12 and D13
      Then the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12, 2 foot armies on E12 and 1 foot army on D13

    @reading:rivalry.ruling.new_armies_tile=together
    # On which of the three tiles of a city does a new army appear? All new armies of a card appear on one
    # tile.
    Scenario: If new armies appear together, the second recruit cannot appear beside the first
      Given the position "the Kingdom's new armies"
      And the top card of the stack is New Recruits 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic adds a foot army on E12
      And the Republic adds a foot army on D13
      Then the action is refused under "New Recruits come to the capital"
      And nothing has changed

    @ruling:rivalry.ruling.new_armies_tile
    Scenario: Both recruits may appear on one tile
      Given the position "the Kingdom's new armies"
      And the top card of the stack is New Recruits 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (6 and 1)
      And the Republic adds 2 foot armies on D13
      Then the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12, 1 foot army on E12 and 2 foot armies on D13

    Scenario: While the capital is in enemy hands, the recruits appear at the interim capital
      Given the position "the Republic's new armies"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F6
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      And the Kingdom's leader has escaped to the city at G10 south (between G10, H9 and H10)
      And the top card of the stack is New Recruits 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds 2 foot armies on H9
      Then the Kingdom has only 1 foot army on H7, 2 foot armies on H9, 1 foot army on H10 and 1 foot army on H11

  @clause:rivalry.new_recruits.move_in_later_turns
  Rule: New Recruits move only in later turns

    Scenario: The recruits do not move in the turn in which they appear
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the top card of the stack is New Recruits 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds 2 foot armies on F6
      And the Kingdom moves a foot army from F6 to G6
      Then the action is refused under "The card dictates the turn"
      And nothing has changed

    Scenario: New recruits move in the next turn
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the top card of the stack is New Recruits 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom adds 2 foot armies on F6
      And the Kingdom ends its turn without new armies, and the Republic rolls 9 (5 and 4)
      And the Republic ends its turn without new armies, and the Kingdom rolls 2 (1 and 1)
      And the Kingdom moves 2 foot armies from F6 to E7
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 2 foot armies on E7
