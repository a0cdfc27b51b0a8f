Feature: Attacking

  @clause:rivalry.attack.army_next_to_enemy
  Rule: An army next to an enemy army may attack it

    Scenario: Only an enemy on an adjacent tile may be attacked
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army on F9
      Then the only attack open to the Republic is on F9 from E10

    Scenario Outline: An attack may go to any adjacent tile where an enemy stands (<tile>)
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army on <tile>
      Then the Republic may attack <tile> from E10

      Examples:
        | tile |
        | F9   |
        | D10  |
        | D11  |
        | E11  |

    @ruling:rivalry.ruling.word_armies
    Scenario: A single cavalry piece may attack
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E10
      And the Kingdom has 1 foot army on F9
      Then the only attack open to the Republic is on F9 from E10

    @ruling:rivalry.ruling.word_armies
    Scenario: A single cavalry piece may be attacked
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 cavalry piece on F9
      Then the only attack open to the Republic is on F9 from E10

    @ruling:rivalry.ruling.attack_on_nobody
    Scenario: A tile without an army cannot be attacked
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      When the Republic attacks F9 from E10
      Then the action is refused under "An army beside an enemy may attack"
      And nothing has changed

    Scenario: A player's own army cannot be attacked
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 1 foot army on E11
      When the Republic attacks E11 from E10
      Then the action is refused under "An army beside an enemy may attack"

    Scenario: An attack cannot be made from a tile without an army of the attacker
      Given the position "the Republic's turn"
      And the Kingdom has 1 foot army on F9
      When the Republic attacks F9 from E10
      Then the action is refused under "An army beside an enemy may attack"

    @ruling:rivalry.ruling.attack_on_nobody
    Scenario: A site without a city cannot be attacked
      Given the position "the Republic's turn"
      And no city stands at H8 north (between G8, G9 and H8)
      And the Republic has 1 foot army on F9
      When the Republic attacks the city at H8 north from F9
      Then the action is refused under "An army beside an enemy may attack"
      And nothing has changed

    Scenario: A player's own city cannot be attacked
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E11
      And the Republic guards its capital at D13 south (between D13, E12 and E13) with 1 foot army on E12
      When the Republic attacks the city at D13 south from E11
      Then the action is refused under "An army beside an enemy may attack"
      And nothing has changed

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: An enemy city with no pieces around it cannot be attacked
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E8
      And the Kingdom has only 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11, and nobody at its capital at G6 north (between F6, F7 and G6)
      When the Republic attacks the city at G6 north from E8
      Then the action is refused under "An army beside an enemy may attack"
      And nothing has changed

    @clause:rivalry.battle.defender_may_surrender
    Scenario: The owner of the attacked army is asked for an answer
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army on F9
      When the Republic attacks F9 from E10
      Then the Kingdom is to decide
      And the Kingdom may only fight or surrender

  @clause:rivalry.attack.from_one_tile_to_the_next
  Rule: An attack goes from one tile to an adjacent tile

    Scenario: An enemy three tiles away cannot be attacked
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D12
      And the Kingdom has 1 foot army on F9
      When the Republic attacks F9 from D12
      Then the action is refused under "An attack on an adjacent tile"
      And nothing has changed

    Scenario: A cavalry piece cannot attack an enemy two tiles away
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E11
      And the Kingdom has 1 foot army on F9
      Then the Republic may not attack anything at all

    @ruling:rivalry.ruling.several_attacking_tiles
    Scenario: If armies stand on several tiles, each attack is made from a single tile
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Republic has 1 foot army on D11
      And the Kingdom has 3 foot armies on D10
      Then the attacks open to the Republic are
        | attacked | from |
        | D10      | E10  |
        | D10      | D11  |

    @ruling:rivalry.ruling.lake
    Scenario: An attack cannot be made across the lake
      Given the position "the Republic's turn on the default map"
      And the Republic has 3 foot armies on F5
      And the Kingdom has 1 foot army on F7
      When the Republic attacks F7 from F5
      Then the action is refused under "An attack on an adjacent tile"
      And nothing has changed

    Scenario: Cavalry attacks only an adjacent tile, even if enemies stand on the tile behind it
      Given the position "the Republic's turn"
      And the Republic has 2 cavalry pieces on E10
      And the Kingdom has 1 foot army on F9
      And the Kingdom has 1 foot army on G8
      Then the only attack open to the Republic is on F9 from E10

  @clause:rivalry.attack.no_hopping
  Rule: An attack does not jump over a tile

    Scenario: An attack cannot jump over an empty tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E11
      And the Kingdom has 1 foot army on F9
      When the Republic attacks F9 from E11
      Then the action is refused under "No attack jumps over a tile"
      And nothing has changed

    Scenario: Cavalry cannot attack over a tile
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E11
      And the Kingdom has 1 foot army on F9
      When the Republic attacks F9 from E11
      Then the action is refused under "No attack jumps over a tile"
      And nothing has changed

    Scenario: An attack does not jump over a tile with armies of the attacker
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 4 foot armies on D10
      And the Kingdom has 1 foot army on F9
      When the Republic attacks F9 from D10
      Then the action is refused under "No attack jumps over a tile"
      And nothing has changed

    Scenario: An attack does not jump over a mountain
      Given the position "the Republic's turn"
      And E9 is a mountain
      And the Republic has 1 foot army on D9
      And the Kingdom has 1 foot army on F9
      When the Republic attacks F9 from D9
      Then the action is refused under "No attack jumps over a tile"
      And nothing has changed

    Scenario: An attack cannot jump over an enemy army
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army on F9
      And the Kingdom has 1 foot army on F8
      Then the only attack open to the Republic is on F9 from E10

  @clause:rivalry.attack.as_often_as_wished
  Rule: A player may attack as often as they wish in their own turn

    @ruling:rivalry.ruling.attacks_and_the_roll
    Scenario: A player can attack even if the number rolled is used up
      Given the position "the Republic's turn"
      But the Republic has no moves left
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army on F9
      Then the only attack open to the Republic is on F9 from E10

    @ruling:rivalry.ruling.attacks_and_the_roll
    @clause:rivalry.turn.roll_gives_moves
    Scenario: An attack does not count against the number rolled
      Given the position "the Republic's turn"
      But the Republic has rolled 2
      And the Republic has 2 foot armies on D10
      And the Kingdom has 2 foot armies on F9
      When the Republic moves 1 foot army from D10 to E10
      And the Republic attacks F9 from E10
      And the Kingdom fights, the attacker rolling 8 (5 and 3) and the defender 6 (4 and 2)
      And the Kingdom removes 1 foot army from F9
      And the Republic gives up
      Then the Republic may move a foot army from D10 to E10

    @ruling:rivalry.ruling.moved_pieces_fight
    Scenario: A piece that has moved may attack
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on D10
      And the Kingdom has 1 foot army on F9
      When the Republic moves 1 foot army from D10 to E10
      Then the only attack open to the Republic is on F9 from E10

    @ruling:rivalry.ruling.attack_again_after_giving_up
    Scenario: After giving up an attack a player may attack the same tile again in the same turn
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army on F9
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic gives up
      Then it is the Republic's turn
      And the only attack open to the Republic is on F9 from E10

    @ruling:rivalry.ruling.attack_again_after_giving_up
    Scenario: After one army has failed, another may attack the same tile
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 1 foot army on D11
      And the Kingdom has 1 foot army on D10
      And the Republic has attacked D10 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 10 (6 and 4)
      And the Republic removes 1 foot army from E10
      Then the only attack open to the Republic is on D10 from D11

    Scenario: After an exchange the same city may be attacked again at once
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and these pieces are left after the first exchange
      When the Republic attacks again
      Then the Kingdom is to decide
      And the Kingdom may only fight or surrender

  @clause:rivalry.attack.as_many_tiles_as_wished
  Rule: A player may attack as many tiles as they wish in their own turn

    Scenario: After giving up an attack on one tile a player may attack another
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Kingdom has 1 foot army on D10
      And the Republic has attacked F9 from E10, and these pieces are left after the first exchange
      When the Republic gives up
      Then the attacks open to the Republic are
        | attacked | from |
        | F9       | E10  |
        | D10      | E10  |

    Scenario: After clearing one tile a player may attack another
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the Kingdom has 1 foot army on D10
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F9
      Then it is the Republic's turn
      And the only attack open to the Republic is on D10 from E10

    Scenario: A player may choose among several tiles to attack
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Republic has 1 foot army on E7
      And the Kingdom has 2 foot armies on F9
      And the Kingdom has 1 foot army on D10
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      Then the attacks open to the Republic are
        | attacked             | from |
        | F9                   | E10  |
        | D10                  | E10  |
        | the city at G6 north | E7   |

  @clause:rivalry.turn.may_attack
  Rule: Players attack only in their own turn

    Scenario: The other player cannot attack during this turn
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 1 foot army on F9
      When the Kingdom attacks E10 from F9
      Then the action is refused under "Players take turns"
      And nothing has changed
