Feature: The map

  The rulebook closes only greyed coast and mountains. That enemies close their tile, too, is a ruling: “Enemy tiles are closed”.

  @clause:rivalry.map.open_tiles
  Rule: Pieces move over every tile that is not closed, on both sides of the border

    Scenario Outline: A foot army may move to any of the six tiles around its own
      Given the position "the Republic's turn"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8 and 1 foot army on D8
      And the Republic guards its city at D9 north (between C9, C10 and D9) with 1 foot army on C9
      When the Republic moves a foot army from D8 to <tile>
      Then the Republic has <there> on <tile>
      And the Republic has no piece on D8

      Examples:
        | tile | there         |
        | D9   | 1 foot army   |
        | C9   | 2 foot armies |
        | C8   | 2 foot armies |
        | D7   | 1 foot army   |
        | E7   | 1 foot army   |
        | E8   | 1 foot army   |

    @ruling:rivalry.ruling.border_after_the_setup
    Scenario Outline: The border can be crossed in both directions
      Given the position "<position>"
      And <nation> has 1 foot army on <from>
      When <nation> moves a foot army from <from> to <to>
      Then <nation> has only its guards on <guards>, and 1 foot army on <to>

      Examples:
        | from | to  | nation       | position            | guards              |
        | E8   | F8  | the Republic | the Republic's turn | C8, C9, C12 and E12 |
        | E11  | F11 | the Republic | the Republic's turn | C8, C9, C12 and E12 |
        | F8   | E8  | the Kingdom  | the Kingdom's turn  | F7, H7, H10 and H11 |
        | F9   | E10 | the Kingdom  | the Kingdom's turn  | F7, H7, H10 and H11 |

    @ruling:rivalry.ruling.border_after_the_setup
    Scenario: A foot army may move on in the enemy's land
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on F8
      When the Republic moves a foot army from F8 to G8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on G8

    Scenario: A site without a city is no obstacle
      Given the position "the Kingdom's turn"
      And no city stands at H8 north (between G8, G9 and H8)
      And the Kingdom has 1 cavalry piece on F9
      When the Kingdom moves a cavalry piece from F9 to H8
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 cavalry piece on H8

    @ruling:rivalry.ruling.passing_own_pieces
    Scenario: A tile with pieces of the same nation is open, however many there are
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D8
      And the Republic has 30 foot armies and 2 cavalry pieces on E8
      When the Republic moves a foot army from D8 to E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 31 foot armies on E8 and 2 cavalry pieces on E8

    @ruling:rivalry.ruling.passing_own_pieces
    Scenario: The tiles of a city of the same nation are open
      Given the position "the Republic's turn"
      And the Republic guards its city at D12 north (between C12, C13 and D12) with 1 foot army on C12
      And the Republic has 1 foot army on E11
      When the Republic moves a foot army from E11 to D12
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D12

    @ruling:rivalry.ruling.enemy_tile_closed
    Scenario: A tile with enemies is closed to foot armies
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on E8
      And the Kingdom has 1 foot army on F8
      When the Republic moves a foot army from E8 to F8
      Then the action is refused under "The open tiles"
      And nothing has changed

    @ruling:rivalry.ruling.enemy_tile_closed
    Scenario: A tile with enemies is closed to cavalry
      Given the position "the Kingdom's turn"
      And the Kingdom has 1 cavalry piece on F9
      And the Republic has 1 cavalry piece on E8
      When the Kingdom moves a cavalry piece from F9 to E8
      Then the action is refused under "The open tiles"
      And nothing has changed

    Scenario: There is no tile beyond the edge of the island
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D7
      And the map has no tile D6
      When the Republic moves a foot army from D7 to D6
      Then the action is refused under "The open tiles"
      And nothing has changed

    @ruling:rivalry.ruling.lake
    Scenario Outline: Nothing moves onto the lake or across it
      Given the position "the Republic's turn on the default map"
      And the map has no tile F6
      And the Republic has a <piece> on F5
      When the Republic moves a <piece> from F5 to <to>
      Then the action is refused
      And nothing has changed

      Examples:
        | to | piece         |
        | F6 | foot army     |
        | F7 | cavalry piece |

    Scenario: A foot army in the middle of the island can move only to the open tiles around it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      Then the Republic may move a foot army from E10 to D10, move a foot army from E10 to D11, move a foot army from E10 to E11 or move a foot army from E10 to F9
      And the Republic may not move a foot army from E10 to E9 or move a foot army from E10 to F10

    Scenario Outline: Cavalry may ride across a tile with pieces of the same nation
      Given the position "<position>"
      And <nation> has a cavalry piece on <from>
      And <nation> has <pieces> on <across>
      Then <nation> may move a cavalry piece from <from> to <to>

      Examples:
        | position            | nation       | from | pieces           | across | to  |
        | the Republic's turn | the Republic | C10  | 3 foot armies    | C11    | C12 |
        | the Kingdom's turn  | the Kingdom  | H8   | 2 cavalry pieces | H9     | H10 |

  @clause:rivalry.map.greyed_coast_closed
  Rule: The greyed coast is closed

    Scenario Outline: Moving onto the greyed coast is refused
      Given the position "<position>"
      And <coast> is greyed coast
      And <nation> has a <piece> on <from>
      When <nation> moves a <piece> from <from> to <coast>
      Then the action is refused under "Greyed coast is closed"
      And nothing has changed

      Examples:
        | from | coast | piece         | nation       | position            |
        | C13  | C14   | foot army     | the Republic | the Republic's turn |
        | D13  | C14   | cavalry piece | the Republic | the Republic's turn |
        | D12  | C14   | cavalry piece | the Republic | the Republic's turn |
        | H6   | H5    | foot army     | the Kingdom  | the Kingdom's turn  |
        | G6   | H5    | cavalry piece | the Kingdom  | the Kingdom's turn  |

    Scenario: The open tiles beside the greyed coast stay open
      Given the position "the Republic's turn"
      And C14 is greyed coast
      And the Republic has 1 foot army on D13
      When the Republic moves a foot army from D13 to C13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on C13

  @clause:rivalry.map.mountain_closed
  Rule: Mountains are closed

    Scenario Outline: Moving onto a mountain is refused
      Given the position "<position>"
      And <mountain> is a mountain
      And <nation> has a <piece> on <from>
      When <nation> moves a <piece> from <from> to <mountain>
      Then the action is refused under "Mountains are closed"
      And nothing has changed

      Examples:
        | from | mountain | piece         | nation       | position            |
        | E8   | E9       | foot army     | the Republic | the Republic's turn |
        | D10  | E9       | foot army     | the Republic | the Republic's turn |
        | D8   | E9       | cavalry piece | the Republic | the Republic's turn |
        | F9   | F10      | foot army     | the Kingdom  | the Kingdom's turn  |
        | F12  | F10      | cavalry piece | the Kingdom  | the Kingdom's turn  |

  @clause:rivalry.map.around_mountains
  Rule: A mountain cannot be crossed

    Scenario Outline: Cavalry cannot ride across a mountain
      Given the position "<position>"
      And <mountain> is a mountain
      And <nation> has a cavalry piece on <from>
      When <nation> moves a cavalry piece from <from> to <to>
      Then the action is refused under "Pieces go round mountains"
      And nothing has changed

      Examples:
        | from | to  | mountain | nation       | position            |
        | E8   | E10 | E9       | the Republic | the Republic's turn |
        | D9   | F9  | E9       | the Republic | the Republic's turn |
        | F9   | F11 | F10      | the Kingdom  | the Kingdom's turn  |

    Scenario: Cavalry rides round a mountain if two tiles are enough
      Given the position "the Republic's turn"
      And E9 is a mountain
      And the Republic has 1 cavalry piece on E8
      When the Republic moves a cavalry piece from E8 to D10
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on D10

    Scenario: Cavalry may also ride along the other side of a mountain
      Given the position "the Republic's turn"
      And E9 is a mountain
      And the Republic has 1 cavalry piece on E8
      When the Republic moves a cavalry piece from E8 to F9
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 cavalry piece on F9
