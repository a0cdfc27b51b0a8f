Feature: Attacking and defending cities

  That the empty tiles of a city with a defender are closed to the enemy is a ruling: “Empty tiles of a defended city”.

  @clause:rivalry.siege.armies_on_the_tiles_around
  Rule: A city is attacked from the tiles around its three tiles

    Scenario Outline: A city may be attacked from a tile on any side (<side>)
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on G6, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on <tile>
      Then the only attack open to the Republic is on the city at G6 north from <tile>

      Examples:
        | side       | tile |
        | north-west | E7   |
        | north-east | E8   |
        | east       | F8   |
        | south-east | G7   |
        | south      | H6   |

    Scenario: One army on one of the tiles around a city is enough to attack it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      Then the only attack open to the Republic is on the city at G6 north from E7

    Scenario: An army beside two cities may attack either of them
      Given the position "the Kingdom's turn"
      And the Republic guards its city at D12 north (between C12, C13 and D12) with 1 foot army on C12
      And the Republic guards its capital at D13 south (between D13, E12 and E13) with 1 foot army on E12
      And the Kingdom has 1 foot army on E11
      Then the attacks open to the Kingdom are
        | attacked              | from |
        | the city at D12 north | E11  |
        | the city at D13 south | E11  |

    @ruling:rivalry.ruling.word_armies
    Scenario: Cavalry may attack a city without foot armies
      Given the position "the Republic's turn"
      And the Republic has 1 cavalry piece on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      Then the Republic may attack the city at G6 north from E7

    Scenario: A city cannot be attacked from further away
      Given the position "the Republic's turn"
      And the Republic has 3 foot armies on D7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      When the Republic attacks the city at G6 north from D7
      Then the action is refused under "Attackers stand around the city tiles"
      And nothing has changed

    Scenario: A site without a city cannot be attacked, even if an enemy stands there
      Given the position "the Republic's turn"
      And no city stands at H8 north (between G8, G9 and H8)
      And the Republic has 1 foot army on F9
      And the Kingdom has 1 foot army on G9
      When the Republic attacks the city at H8 north from F9
      Then the action is refused under "An army beside an enemy may attack"
      And nothing has changed

    Scenario: An army at a site without a city is attacked on its own tile
      Given the position "the Republic's turn"
      And no city stands at H8 north (between G8, G9 and H8)
      And the Republic has 1 foot army on F9
      And the Kingdom has 1 foot army on G9
      Then the only attack open to the Republic is on G9 from F9

    Scenario: A player cannot besiege their own city
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E8
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8
      When the Republic attacks the city at C8 south from E8
      Then the action is refused under "An army beside an enemy may attack"

    @ruling:rivalry.ruling.captured_city_full_city
    Scenario: A captured city is attacked like any other city
      Given the position "the Kingdom's turn, its leader at G7 south"
      And the Kingdom has 2 foot armies on G7
      And the Republic holds the enemy's capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      Then the only attack open to the Kingdom is on the city at G6 north from G7

    Scenario: An attacker with an army on one of the tiles around the city may attack
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on E7
      Then the Republic may attack the city at G6 north from E7

    @reading:rivalry.ruling.how_many_tiles_around=beside_each
    # A city has three tiles. On how many of the tiles around them must an attacker have armies? On enough of
    # them that each of the city's three tiles has an attacker next to it.
    Scenario: If each city tile needs an attacker beside it, an army beside two of them cannot attack
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on E7
      When the Republic attacks the city at G6 north from E7
      Then the action is refused under "Attackers stand around the city tiles"

    @reading:rivalry.ruling.how_many_tiles_around=beside_each
    # A city has three tiles. On how many of the tiles around them must an attacker have armies? On enough of
    # them that each of the city's three tiles has an attacker next to it.
    Scenario: If each city tile needs an attacker beside it, two armies may be enough, but one is not
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H6
      And the Kingdom has a city at G10 south (between G10, H9 and H10)
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on E7
      And the Republic has 1 foot army on G9
      Then the attacks open to the Republic are
        | attacked             | from |
        | the city at G6 north | E7   |
        | the city at G6 north | H6   |

    @ruling:rivalry.ruling.several_attacking_tiles
    Scenario: Armies on two sides of a city may each attack it
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H6
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on E7
      Then the Republic may attack the city at G6 north from E7
      And the Republic may attack the city at G6 north from H6

    @reading:rivalry.ruling.how_many_tiles_around=all_around
    # A city has three tiles. On how many of the tiles around them must an attacker have armies? On all of
    # them that are open.
    Scenario: If every tile around a city needs an army, one empty tile prevents the attack
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on G7
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on E7
      And the Republic has 1 foot army on E8
      And the Republic has 1 foot army on F8
      When the Republic attacks the city at G6 north from E7
      Then the action is refused under "Attackers stand around the city tiles"

    Scenario: A city may be attacked when armies stand on every open tile around it
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on G7 and 1 cavalry piece on H6
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on E7
      And the Republic has 1 foot army on E8
      And the Republic has 1 foot army on F8
      Then the Republic may attack the city at G6 north from E7

  @clause:rivalry.siege.city_tiles_defend
  Rule: Any piece on one of the three tiles defends the city

    @ruling:rivalry.ruling.all_defenders_of_a_city
    Scenario: The three tiles cannot be attacked one by one
      Given the position "the Republic's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on E7
      When the Republic attacks F7 from E7
      Then the action is refused under "Defenders act as one large tile"
      And nothing has changed

    @ruling:rivalry.ruling.all_defenders_of_a_city
    @ruling:rivalry.ruling.battle
    Scenario: Defenders on the far side have to be beaten as well
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 1 foot army on G6
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F7
      Then the Kingdom holds the city at G6 north
      And the Republic may only attack again or give up

    @ruling:rivalry.ruling.stationed_in_a_city
    Scenario: Armies beside the three tiles do not defend the city
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G8
      And the Kingdom has 5 foot armies on H8
      And the Kingdom guards its city at G7 south (between G7, H6 and H7) with 1 foot army on H7
      And the Republic has attacked the city at G7 south from G8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from H7

  @clause:rivalry.siege.one_large_tile
  Rule: The defenders of a city act as if on one large tile

    Scenario: The defender chooses the tile from which the piece is removed
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7, 1 foot army on G6 and 1 cavalry piece on G6
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from F7, remove a foot army from G6 or remove a cavalry piece from G6

    Scenario: The defender may keep the army next to the attacker
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 2 foot armies on G6
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from G6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on G6

    @ruling:rivalry.ruling.all_defenders_of_a_city
    @ruling:rivalry.ruling.battle
    Scenario: A city is not lost when the last piece on one of its three tiles is lost
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 1 foot army on G6
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F7
      Then the Kingdom holds the city at G6 north
      And the Republic may only attack again or give up

    Scenario: A piece beside the three tiles cannot be removed instead of a defender
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E7
      And the Kingdom has 4 foot armies on F8
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F8
      Then the action is refused under "The defender's loss from the attacked tile"

    Scenario: A city may be attacked across one of its empty tiles
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E8
      And the Kingdom has only 1 foot army on G6, 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      Then the only attack open to the Republic is on the city at G6 north from E8

    @reading:rivalry.ruling.empty_side_of_a_city=occupied_tile_only
    # An attacker is next to only one of a city's three tiles, and that tile is empty. May the attacker attack
    # the city? No; the tile attacked must itself hold a defender.
    Scenario: If a defender has to stand next to the attacker, an empty side cannot be attacked
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E8
      And the Kingdom has only 1 foot army on G6, 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      When the Republic attacks the city at G6 north from E8
      Then the action is refused under "Attackers stand around the city tiles"
      And nothing has changed

    @reading:rivalry.ruling.empty_side_of_a_city=occupied_tile_only
    # An attacker is next to only one of a city's three tiles, and that tile is empty. May the attacker attack
    # the city? No; the tile attacked must itself hold a defender.
    Scenario: If a defender has to stand next to the attacker, only the occupied side can be attacked
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H6
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the Republic has 1 foot army on E7
      Then the only attack open to the Republic is on the city at G6 north from E7

    Scenario: Defenders on the city's other tiles take part beside one next to the attacker
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E8
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 1 foot army on G6
      And the Republic has attacked the city at G6 north from E8, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from F7 or remove a foot army from G6

    Scenario: An empty tile of a defended enemy city cannot be entered
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on E7
      And the Kingdom has only 1 foot army on G6, 1 foot army on H7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from E7 to F7
      Then the action is refused under "Defenders act as one large tile"
      And nothing has changed

    Scenario: Cavalry cannot ride across an empty tile of a defended enemy city
      Given the position "the Republic's turn"
      And the Kingdom guards its city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Republic has 1 cavalry piece on F11
      And F10 is a mountain
      When the Republic moves 1 cavalry piece from F11 to G9
      Then the action is refused under "Cavalry moves up to two tiles"

    @reading:rivalry.ruling.entering_city_tiles=open
    # May a piece move onto an empty tile of an enemy city while another of that city's tiles holds a
    # defender? Yes; only a tile that holds defenders is closed, and the defenders may be attacked from
    # another tile of the city. Once they are gone, a piece that is already on one of the tiles holds the
    # city, and nobody has to march in.
    Scenario: If only the tiles with defenders are closed, an empty tile of the city may be entered
      Given the position "the Republic's turn"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has a city at G7 south (between G7, H6 and H7)
      And the Republic has 1 foot army on E7
      And the Kingdom has only 1 foot army on G6, 1 foot army on G7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from E7 to F7
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on F7
      And the Kingdom holds the city at G6 north
      And the attacks open to the Republic are
        | attacked             | from |
        | the city at G6 north | F7   |
        | the city at G7 south | F7   |

    @ruling:rivalry.ruling.battle
    @reading:rivalry.ruling.entering_city_tiles=open
    # May a piece move onto an empty tile of an enemy city while another of that city's tiles holds a
    # defender? Yes; only a tile that holds defenders is closed, and the defenders may be attacked from
    # another tile of the city. Once they are gone, a piece that is already on one of the tiles holds the
    # city, and nobody has to march in.
    Scenario: If only the tiles with defenders are closed, an attack from within goes on until all defenders are beaten
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 1 foot army on G6
      When the Republic moves 2 foot armies from E7 to F6
      And the Republic attacks the city at G6 north from F6
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from F7
      Then the Kingdom holds the city at G6 north
      And the Republic may only attack again or give up

    @reading:rivalry.ruling.entering_city_tiles=open
    # May a piece move onto an empty tile of an enemy city while another of that city's tiles holds a
    # defender? Yes; only a tile that holds defenders is closed, and the defenders may be attacked from
    # another tile of the city. Once they are gone, a piece that is already on one of the tiles holds the
    # city, and nobody has to march in.
    Scenario: If only defended tiles are closed, an attacker who wins from within holds the city
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on G9
      And the Kingdom guards its city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      When the Republic moves 1 foot army from G9 to H9
      And the Republic attacks the city at G10 south from H9
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H10
      Then the Republic holds the city at G10 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on H9
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_city_tiles=open
    # May a piece move onto an empty tile of an enemy city while another of that city's tiles holds a
    # defender? Yes; only a tile that holds defenders is closed, and the defenders may be attacked from
    # another tile of the city. Once they are gone, a piece that is already on one of the tiles holds the
    # city, and nobody has to march in.
    Scenario: If only the tiles with defenders are closed, a piece within the city holds it after a tie
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on G9
      And the Kingdom guards its city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      When the Republic moves 1 foot army from G9 to H9
      And the Republic attacks the city at G10 south from G9
      And the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from H10
      And the Republic removes 1 foot army from G9
      Then the Republic holds the city at G10 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on H9

    @ruling:rivalry.ruling.enemy_tile_closed
    Scenario: A tile with a defender cannot be entered
      Given the position "the Republic's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 1 foot army on E7
      When the Republic moves 1 foot army from E7 to F7
      Then the action is refused under "The open tiles"

    @ruling:rivalry.ruling.attack_out_of_a_city
    Scenario: Armies that attack out of a city do not act as one
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 3 foot armies on G6
      And the Republic has 1 foot army on E7
      And the Kingdom has attacked E7 from F7, and the Republic is to answer
      When the Republic fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      Then the Kingdom may only remove a foot army from F7

    @ruling:rivalry.ruling.attack_out_of_a_city
    Scenario: An attack out of a city ends when the last piece on the attacking tile is lost
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7 and 3 foot armies on G6
      And the Republic has 1 foot army on E7
      And the Kingdom has attacked E7 from F7, and the Republic is to answer
      When the Republic fights, the attacker rolling 4 (3 and 1) and the defender 9 (5 and 4)
      And the Kingdom removes 1 foot army from F7
      Then it is the Kingdom's turn
      And the Kingdom may not attack again or give up
      And the Kingdom may not attack anything at all

    Scenario: A single defending cavalry piece closes the empty tiles of its city
      Given the position "the Republic's turn"
      And the Kingdom has a city at G7 south (between G7, H6 and H7)
      And the Republic has 1 foot army on G8
      And the Kingdom has only 1 foot army on F7, 1 cavalry piece on H7, 1 foot army on H10 and 1 foot army on H11
      When the Republic moves 1 foot army from G8 to G7
      Then the action is refused under "Defenders act as one large tile"

  @clause:rivalry.siege.reinforcements
  Rule: Further troops may be moved to the defence of a city that has not fallen

    Scenario: In its own turn the holder moves an army to the city
      Given the position "the Kingdom's turn"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has 6 foot armies on E7
      And the Kingdom has 2 cavalry pieces on F8
      When the Kingdom moves 2 cavalry pieces from F8 to F7
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 2 cavalry pieces on F7

    Scenario: An empty tile of the city, next to the enemy, is open to its holder
      Given the position "the Kingdom's turn"
      And the Kingdom has a city at G7 south (between G7, H6 and H7)
      And the Republic has 6 foot armies on F8
      And the Kingdom has only 1 foot army on G6, 1 foot army on H7, 1 foot army on H10, 1 foot army on H11 and 1 cavalry piece on G8
      When the Kingdom moves 1 cavalry piece from G8 to G7
      Then the Kingdom has 1 cavalry piece on G7

    @ruling:rivalry.ruling.reinforcing
    Scenario: The holder cannot move an army to the city during the attacker's turn
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom has 2 foot armies on F8
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and the Kingdom is to answer
      When the Kingdom moves 1 foot army from F8 to F7
      Then the action is refused
      And the Kingdom may only fight or surrender
      And nothing has changed

    @ruling:rivalry.ruling.reinforcing
    Scenario: The holder cannot move an army to the city between two exchanges
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom has 2 foot armies on F8
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and these pieces are left after the first exchange
      When the Kingdom moves 1 foot army from F8 to F7
      Then the action is refused
      And it is the Republic's turn to act
      And nothing has changed

    @ruling:rivalry.ruling.battle_next_turn
    Scenario: In its next turn the attacker has to beat the new troops as well
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on E7
      And the Kingdom has 1 cavalry piece on F8
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic has attacked the city at G6 north from E7, and these pieces are left after the first exchange
      When the Republic gives up
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom moves 1 cavalry piece from F8 to G6
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (3 and 1)
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 cavalry piece on G6
      And the only attack open to the Republic is on the city at G6 north from E7
