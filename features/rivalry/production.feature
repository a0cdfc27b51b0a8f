Feature: New armies from cities

  @clause:rivalry.production.one_army_a_city
  Rule: At the end of a turn each city may add one army

    Scenario: Four cities add four armies
      Given the position "the Kingdom's turn"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6)
      When the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on each of F6, H6, H9 and G12, and the Republic rolls 8 (5 and 3)
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F6, 1 foot army on H6, 1 foot army on H9 and 1 foot army on G12
      And it is the Republic's turn

    Scenario: The turn is over when the last city has added its army
      Given the position "the Republic's turn"
      And the Republic has its cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      And the Republic has no moves left
      When the Republic moves and attacks no more
      And the Republic adds a foot army on each of D8, D9, D12 and D13, and the Kingdom rolls 8 (5 and 3)
      Then it is the Kingdom's turn

    Scenario: A fifth city adds a fifth army
      Given the position "the Republic's turn"
      And the Republic has its cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      And the Republic has a city at C11 south (between C11, D10 and D11)
      And the Republic has 1 foot army on D10
      When the Republic moves and attacks no more
      And the Republic adds a foot army on each of D8, D9, D12, D13 and D11, and the Kingdom rolls 8 (5 and 3)
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D8, 1 foot army on D9, 1 foot army on D10, 1 foot army on D11, 1 foot army on D12 and 1 foot army on D13

    Scenario: The cities may add their armies in any order
      Given the position "the Republic's new armies"
      And the Republic has its cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      When the Republic adds a foot army on each of D13, D8, D12 and D9, and the Kingdom rolls 8 (5 and 3)
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D8, 1 foot army on D9, 1 foot army on D12 and 1 foot army on D13

    Scenario: The other nation adds no army
      Given the position "the Republic's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      When the Kingdom adds a foot army on F6
      Then the action is refused under "Players take turns"
      And nothing has changed

    @ruling:rivalry.ruling.new_armies_under_siege
    Scenario: A city that is surrounded by enemies adds an army
      Given the position "the Kingdom's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      And the Republic has 1 foot army on E8
      And the Republic has 1 foot army on F8
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on G7 and 1 foot army on H6
      And the cities that may still add an army are G6 north, G10 south (between G10, H9 and H10) and H11 north (between G11, G12 and H11)
      When the Kingdom adds a foot army on F7
      Then the Kingdom has only 2 foot armies on F7, 1 foot army on H10 and 1 foot army on H11

    @ruling:rivalry.ruling.city_without_a_piece
    Scenario: A city around which no piece stands adds an army and is guarded again
      Given the position "the Kingdom's turn"
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      When the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on F7
      Then the Kingdom has only its guards on F7, H7, H10 and H11

    @ruling:rivalry.ruling.no_pieces_left
    Scenario: A nation without a piece gets new armies from its cities
      Given the position "the Kingdom's turn"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6)
      And the Kingdom has no piece
      When the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on each of F7, H7, H10 and H11, and the Republic rolls 8 (5 and 3)
      Then the Kingdom has only its guards on F7, H7, H10 and H11

    @ruling:rivalry.ruling.piece_supply
    Scenario: Foot armies do not run out
      Given the position "the Kingdom's new armies"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6)
      And the Kingdom has 90 foot armies on F8
      When the Kingdom adds a foot army on each of F6, H6, H9 and G12, and the Republic rolls 8 (5 and 3)
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 90 foot armies on F8, 1 foot army on F6, 1 foot army on H6, 1 foot army on H9 and 1 foot army on G12

    Scenario: A turn that began with a 7 also ends with new armies
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on E13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E13

    @reading:rivalry.ruling.seven_production=forbidden
    # May a player who rolls a 7 add new armies at the end of that turn? No, the card replaces everything
    # else.
    Scenario: If the card replaces the new armies, a turn that began with a 7 ends without them
      Given the position "the Kingdom's new armies"
      And the top card of the stack is the Scandal of the President
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves and attacks no more, and the Kingdom rolls 8 (5 and 3)
      Then it is the Kingdom's turn
      And the Republic has only its guards on C8, C9, C12 and E12

    @reading:rivalry.ruling.seven_production=forbidden
    # May a player who rolls a 7 add new armies at the end of that turn? No, the card replaces everything
    # else.
    Scenario: If the card replaces the new armies, they return in the next turn without a 7
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves and attacks no more, and the Republic rolls 8 (5 and 3)
      And the Republic moves and attacks no more
      Then the Republic may add a foot army on E13

    Scenario: The new army of a city is a foot army
      Given the position "the Kingdom's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      When the Kingdom adds a cavalry piece on F6
      Then the action is refused under "One new army at each city"
      And nothing has changed

    @reading:rivalry.ruling.new_armies_kind=either
    # May new armies, from cards or at cities, be cavalry? Yes; each may be foot or cavalry, as long as the
    # nation has no more than eight cavalry pieces on the board.
    Scenario: If new armies may be of either kind, the player chooses for each city
      Given the position "the Kingdom's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has a city at G7 south (between G7, H6 and H7)
      And the Kingdom has 2 cavalry pieces on F8
      When the Kingdom adds a cavalry piece on F6
      And the Kingdom adds a foot army on H6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 2 cavalry pieces on F8, 1 cavalry piece on F6 and 1 foot army on H6
      And the Kingdom has 5 cavalry pieces off the board

    @ruling:rivalry.ruling.city_without_a_piece
    Scenario: A city that has lost its last piece may add an army at the end of the turn
      Given the position "the Kingdom's turn"
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      When the Kingdom moves and attacks no more
      Then the Kingdom may add a foot army on F7

    @reading:rivalry.ruling.production_of_a_bare_city=may_not
    # May a city add an army while no piece stands around it? No, a city without a piece adds no army.
    Scenario: If only garrisoned cities add armies, a city without a garrison adds none
      Given the position "the Kingdom's turn"
      And the Kingdom has a city at G7 south (between G7, H6 and H7)
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      When the Kingdom moves and attacks no more
      Then the Kingdom may not add a foot army on F7
      And the Kingdom may add a foot army on G7

  @clause:rivalry.production.no_second_army
  Rule: No city adds a second army in the same turn

    Scenario Outline: A city that has added its army cannot add another on any of its tiles
      Given the position "the Kingdom's new armies"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Kingdom adds a foot army on F6
      And the Kingdom adds a foot army on <tile>
      Then the action is refused under "No second army at a city"
      And nothing has changed

      Examples:
        | tile |
        | F6   |
        | F7   |
        | G6   |

    Scenario: Another city may still add its own army
      Given the position "the Kingdom's new armies"
      And the Kingdom has its cities at G6 north (between F6, F7 and G6) and G7 south (between G7, H6 and H7)
      When the Kingdom adds a foot army on F6
      And the Kingdom adds a foot army on G7
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on F6 and 1 foot army on G7

    Scenario: At the end of the next turn the city adds an army again
      Given the position "the Kingdom's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      When the Kingdom adds a foot army on F6
      And the Kingdom adds no more armies, and the Republic rolls 8 (5 and 3)
      And the Republic ends its turn without new armies, and the Kingdom rolls 8 (5 and 3)
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 2 foot armies on F6

  @clause:rivalry.production.at_the_end
  Rule: New armies are added when everything else in the turn is done

    Scenario: As long as moves and attacks go on, no city adds an army
      Given the position "the Republic's turn"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      When the Republic adds a foot army on E13
      Then the action is refused under "Production ends the turn"
      And nothing has changed

    @ruling:rivalry.ruling.end_of_turn_declared
    Scenario: Even without moves left, the player first has to say that moves and attacks are over
      Given the position "the Republic's turn"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic has no moves left
      When the Republic adds a foot army on E13
      Then the action is refused under "Production ends the turn"
      And nothing has changed

    @ruling:rivalry.ruling.end_of_turn_declared
    Scenario: Once armies are being added, no piece may move
      Given the position "the Republic's turn"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic has rolled 8
      And the Republic has 3 foot armies on E8
      When the Republic moves and attacks no more
      And the Republic adds a foot army on E13
      And the Republic moves a foot army from E8 to F8
      Then the action is refused under "Production ends the turn"
      And nothing has changed

    @ruling:rivalry.ruling.end_of_turn_declared
    Scenario: Once armies are being added, nothing can be attacked
      Given the position "the Republic's new armies"
      And the Republic has a city at D13 south (between D13, E12 and E13)
      And the Republic has 3 foot armies on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Republic adds a foot army on E13
      And the Republic attacks the city at G6 north from E7
      Then the action is refused under "Production ends the turn"
      And nothing has changed

    @ruling:rivalry.ruling.end_of_turn_declared
    Scenario: Moves and attacks are over even before the first army is added
      Given the position "the Republic's new armies"
      And the Republic has 3 foot armies on E7
      Then the Republic may not move a piece at all
      And the Republic may not attack anything at all

    @components:small
    Scenario: Right after the roll no city adds an army
      Given a new game with an army placed at each city, 22 more on E8 and 22 more on F11, the Republic being named first, and a first roll of 3 (2 and 1)
      And the game is played on the small map
      Then the Republic may move a foot army from E8 to E7
      And the Republic may not add a foot army on E13

    @ruling:rivalry.ruling.end_of_turn_declared
    Scenario: Once the player has said that moves and attacks are over, the cities add their armies
      Given the position "the Kingdom's turn"
      And the Kingdom has a city at H11 north (between G11, G12 and H11)
      When the Kingdom moves and attacks no more
      Then it is the Kingdom's turn
      And the Kingdom may not move a piece at all
      And the Kingdom may add a foot army on H11

  @clause:rivalry.production.at_that_city
  Rule: The new army of a city is put at that city

    @ruling:rivalry.ruling.new_armies_tile
    Scenario Outline: Each of the city's three tiles may be chosen
      Given the position "the Republic's new armies"
      And the Republic guards its capital at D13 south (between D13, E12 and E13) with 1 foot army on E12
      When the Republic adds a foot army on <tile>
      Then the Republic has <there> on <tile>

      Examples:
        | tile | there         |
        | D13  | 1 foot army   |
        | E12  | 2 foot armies |
        | E13  | 1 foot army   |

    Scenario Outline: No army is added away from the nation's cities
      Given the position "the Republic's new armies"
      And the Republic has 3 foot armies on E10
      And the Republic has 3 foot armies on D10
      And the Republic has 3 foot armies on G8
      When the Republic adds a foot army on <tile>
      Then the action is refused under "The new army at its city"
      And nothing has changed

      Examples:
        | tile |
        | E11  |
        | E10  |
        | D10  |
        | G8   |

    Scenario Outline: No army is added at a city of the enemy
      Given the position "the Republic's new armies"
      And the Kingdom has its cities at G6 north (between F6, F7 and G6) and H11 north (between G11, G12 and H11)
      When the Republic adds a foot army on <tile>
      Then the action is refused under "The new army at its city"
      And nothing has changed

      Examples:
        | tile |
        | F6   |
        | G12  |

    @reading:rivalry.ruling.entering_city_tiles=open
    # May a piece move onto an empty tile of an enemy city while another of that city's tiles holds a
    # defender? Yes; only a tile that holds defenders is closed, and the defenders may be attacked from
    # another tile of the city. Once they are gone, a piece that is already on one of the tiles holds the
    # city, and nobody has to march in.
    Scenario: If an enemy may stand on an empty tile of a defended city, no new army appears there
      Given the position "the Republic's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F6
      And the Republic ends its turn without new armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on F6
      Then the action is refused under "The new army at its city"
      And nothing has changed

  @clause:rivalry.production.capital_too
  Rule: The capital may add an army

    Scenario: The capital of the Kingdom adds an army as its other cities do
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on F7
      Then the Kingdom has only 2 foot armies on F7, 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11

    Scenario: The capital of the Republic adds an army as its other cities do
      Given the position "the Republic's turn"
      And the Republic has a city at C8 south (between C8, D7 and D8)
      And the Republic guards its capital at D13 south (between D13, E12 and E13) with 1 foot army on E12
      When the Republic moves and attacks no more
      Then the Republic may add a foot army on D13
      And the Republic may add a foot army on D8

  @clause:rivalry.production.captured_cities_too
  Rule: Captured cities add armies for their captor

    Scenario: A captor adds an army at a captured city
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H6
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves and attacks no more
      And the Republic adds a foot army on H7
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on H6 and 1 foot army on H7

    Scenario: A captured city cannot add a second army
      Given the position "the Republic's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H6
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves and attacks no more
      And the Republic adds a foot army on H7
      And the Republic adds a foot army on G7
      Then the action is refused under "No second army at a city"
      And nothing has changed

    Scenario: The founder adds no army at a city that the enemy has captured
      Given the position "the Kingdom's turn"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H6
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      When the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on H7
      Then the action is refused under "The new army at its city"
      And nothing has changed

    Scenario: The captor of a capital adds an army there
      Given the position "the Republic's turn"
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on G6
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      And the Kingdom's leader has escaped to the city at G7 south (between G7, H6 and H7)
      When the Republic moves and attacks no more
      And the Republic adds a foot army on F6
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on G6 and 1 foot army on F6

  @clause:rivalry.production.not_required
  Rule: A player need not add new armies

    Scenario: A player may add no army at all
      Given the position "the Republic's new armies"
      When the Republic adds no more armies, and the Kingdom rolls 8 (5 and 3)
      Then the Republic has only its guards on C8, C9, C12 and E12
      And it is the Kingdom's turn

    Scenario: A player may add an army at only one of four cities
      Given the position "the Republic's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      When the Republic adds a foot army on E13
      And the Republic adds no more armies, and the Kingdom rolls 8 (5 and 3)
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E13
      And it is the Kingdom's turn

    Scenario: The player is still asked when only one city is left to add an army
      Given the position "the Republic's new armies"
      And the Republic has its cities at C8 south (between C8, D7 and D8), D9 north (between C9, C10 and D9), D12 north (between C12, C13 and D12) and D13 south (between D13, E12 and E13)
      When the Republic adds a foot army on each of D8, D9 and D12
      Then it is the Republic's turn
      And the Republic may add a foot army on D13, add a foot army on E12, add a foot army on E13 or stop

    Scenario Outline: The player may stop before a city has added an army
      Given the position "<nation>'s new armies"
      Then <nation> may stop

      Examples:
        | nation       |
        | the Republic |
        | the Kingdom  |
