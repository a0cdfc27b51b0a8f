Feature: Sites that share a tile, lie across the border or touch a closed tile

  @clause:rivalry.garrison.never_without
  Rule: A piece on a shared tile garrisons both cities

    Scenario: A piece that guards two cities cannot leave one of them without a garrison
      Given the position "the Kingdom's turn on the crowded map"
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      When the Kingdom moves 1 foot army from H10 to H9
      Then the action is refused under "A city always has a garrison"
      And nothing has changed

    Scenario: A piece that guards two cities may go to another tile that both cities share
      Given the position "the Kingdom's turn on the crowded map"
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      When the Kingdom moves 1 foot army from H10 to G10
      Then the Kingdom has only 1 foot army on F7, 1 foot army on G10 and 1 foot army on H11

    Scenario: A piece that guards two cities may leave one of them if another piece guards it
      Given the position "the Kingdom's turn on the crowded map"
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10 and 1 foot army on G11
      When the Kingdom moves 1 foot army from H10 to H9
      Then the Kingdom has only 1 foot army on F7, 1 foot army on H9, 1 foot army on G11 and 1 foot army on H11

    @clause:rivalry.capture.attacker_takes_control
    Scenario: The last guard of a city marches into a cleared city only on a tile that both cities share
      Given the position "the Republic's turn on the crowded map"
      And the Republic has a city at F10 south (between F10, G9 and G10)
      And F10 is a mountain
      And the Republic has 1 foot army on G9
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      And the Republic has attacked the city at G10 south from G9, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H10
      Then the pieces that the Republic may march in are
        | piece     | to  |
        | foot army | G10 |

  @clause:rivalry.setup.every_city_guarded
  Rule: In the setup, too, one army may guard two cities

    @components:crowded
    @ruling:rivalry.ruling.guards_checked_when
    @clause:rivalry.setup.additional_army
    Scenario: The additional army may be the guard of both cities that are still empty
      Given a new game, the Kingdom beginning
      And the game is played on the crowded map
      When the Kingdom founds cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), H10 north (between G10, G11 and H10) and G6 north
      And the Kingdom declares the city at G6 north (between F6, F7 and G6) its capital
      And the Republic founds cities at C8 south, D9 north, D12 north and D13 south, the last as its capital
      And the Kingdom places 1 foot army on F7, 1 foot army on H11 and 23 foot armies on F8
      Then the Kingdom may only place a foot army on G10 or place a foot army on H10

    @components:crowded
    @ruling:rivalry.ruling.guards_checked_when
    @clause:rivalry.setup.additional_army
    Scenario: Two empty cities that share no tile need two armies
      Given a new game, the Kingdom beginning
      And the game is played on the crowded map
      When the Kingdom founds cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), H10 north (between G10, G11 and H10) and G6 north
      And the Kingdom declares the city at G6 north (between F6, F7 and G6) its capital
      And the Republic founds cities at C8 south, D9 north, D12 north and D13 south, the last as its capital
      And the Kingdom places 1 foot army on H10, 1 foot army on G10 and 22 foot armies on F8
      And the Kingdom places 1 foot army on F8
      Then the action is refused under "Every city starts with a garrison"

  @clause:rivalry.siege.city_tiles_defend
  Rule: A piece on a shared tile defends both cities

    Scenario: Either city may be attacked
      Given the position "the Republic's turn on the crowded map"
      And the Republic has 2 foot armies on G9
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      Then the attacks open to the Republic are
        | attacked              | from |
        | the city at G10 south | G9   |
        | the city at H10 north | G9   |

    @clause:rivalry.capture.attacker_takes_control
    Scenario: Both cities are lost with their only piece if the attacker marches onto a shared tile
      Given the position "the Republic's turn on the crowded map"
      And the Republic has 1 foot army on G9
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      And the Republic has attacked the city at G10 south from G9, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H10
      And the Republic marches 1 foot army into H10
      Then the Republic holds the city at G10 south
      And the Republic holds the city at H10 north

    @ruling:rivalry.ruling.city_without_a_piece
    @ruling:rivalry.ruling.capture_compulsory
    @clause:rivalry.capture.attacker_takes_control
    Scenario: If the attacker marches onto a tile of one city alone, the other remains the Kingdom's
      Given the position "the Republic's turn on the crowded map"
      And the Republic has 1 foot army on G9
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      And the Republic has attacked the city at G10 south from G9, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H10
      And the Republic marches 1 foot army into H9
      Then the Republic holds the city at G10 south
      And the Kingdom holds the city at H10 north

    @ruling:rivalry.ruling.capital_falls_when
    @clause:rivalry.capital.leader_in_danger
    Scenario: A capital that shares the tile falls when all pieces have marched in, not before
      Given the position "the Republic's turn on the crowded map"
      And the Republic has 2 foot armies on G9
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      And the Kingdom's capital is the city at H10 north
      And the Republic has attacked the city at G10 south from G9, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H10
      And the Republic marches 1 foot army into G10 and no more
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy
      And the Republic has 1 foot army on G10

    @clause:rivalry.capture.attacker_takes_control
    Scenario: Shared tiles stay closed while the second city is defended
      Given the position "the Republic's turn on the crowded map"
      And the Kingdom has 1 foot army on G11
      And the Republic has 2 foot armies on G9
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      And the Republic has attacked the city at G10 south from G9, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H10
      Then the pieces that the Republic may march in are
        | piece     | to |
        | foot army | H9 |

  @clause:rivalry.escape.no_second_city_ends_game
  Rule: A capital and its nation's only other city fall together if they share a tile

    @ruling:rivalry.ruling.two_cities_entered_at_once
    Scenario Outline: A move onto the shared tile leaves the capital's nation without a second city
      Given the position "the Republic's turn on the crowded map"
      And the Kingdom has its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10)
      And the Republic holds the enemy's city at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on G12
      And the Kingdom's capital is the city at <capital>
      And the Kingdom has only 9 foot armies on F8
      And the Republic has 1 foot army on G9
      When the Republic moves 1 foot army from G9 to G10
      Then the Republic has won
      And the outcome is because of "no second city"

      Examples:
        | capital   |
        | G10 south |
        | H10 north |

    @ruling:rivalry.ruling.two_cities_entered_at_once
    @clause:rivalry.capture.attacker_takes_control
    Scenario Outline: A march onto the shared tile leaves the capital's nation without a second city
      Given the position "the Republic's turn on the crowded map"
      And the Kingdom has its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10)
      And the Republic holds the enemy's city at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on G12
      And the Kingdom's capital is the city at <capital>
      And the Kingdom has only 1 foot army on H10
      And the Republic has 1 foot army on G9
      And the Republic has attacked the city at G10 south from G9, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from H10
      And the Republic marches 1 foot army into G10
      Then the Republic has won
      And the outcome is because of "no second city"

      Examples:
        | capital   |
        | G10 south |
        | H10 north |

    Scenario: A third city that shares no tile with the other two counts as a second city
      Given the position "the Republic's turn on the crowded map"
      And the Kingdom has a city at H11 north (between G11, G12 and H11)
      And the Republic holds the enemy's city at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom's capital is the city at G10 south (between G10, H9 and H10)
      And the Kingdom has only 1 foot army on H11, and nobody at its city at H10 north (between G10, G11 and H10)
      And the Republic has 1 foot army on G9
      When the Republic moves 1 foot army from G9 to G10
      And the Kingdom rolls 5 to save its leader
      Then the cities to which the Kingdom's leader may escape are H11 north

  @clause:rivalry.surrender.all_defenders_relocate
  Rule: A surrender also relocates the pieces on a shared tile

    Scenario: The pieces cannot go to a tile that the surrendered city shares with another
      Given the position "the Republic's turn on the crowded map"
      And the Republic has 1 foot army on G9
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      And the Republic has attacked the city at G10 south from G9, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G10
      Then the action is refused under "Defenders go to other cities"

    @clause:rivalry.capture.attacker_takes_control
    Scenario: The pieces may defend the second city from a tile that the surrendered city does not share
      Given the position "the Republic's turn on the crowded map"
      And the Kingdom has a city at H11 north (between G11, G12 and H11)
      And the Republic has 1 foot army on G9
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      And the Republic has attacked the city at G10 south from G9, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to G11
      And the Republic marches 1 foot army into H9
      Then the Republic holds the city at G10 south
      And the Kingdom holds the city at H10 north

  @clause:rivalry.production.no_second_army
  Rule: Either city may add its army on a shared tile

    Scenario: Both cities may add their armies on the shared tile
      Given the position "the Kingdom's new armies on the crowded map"
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      When the Kingdom adds 2 foot armies on G10
      Then the Kingdom has only 1 foot army on F7, 2 foot armies on G10, 1 foot army on H10 and 1 foot army on H11

    Scenario: No third army can be added on the shared tile
      Given the position "the Kingdom's new armies on the crowded map"
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      When the Kingdom adds 2 foot armies on G10
      And the Kingdom adds a foot army on H10
      Then the action is refused under "No second army at a city"

    @ruling:rivalry.ruling.army_on_a_shared_tile
    Scenario: An army on a shared tile counts for the city whose name comes first
      Given the position "the Kingdom's new armies on the crowded map"
      And the Kingdom has a city at H11 north (between G11, G12 and H11)
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      When the Kingdom adds a foot army on G11
      Then the Kingdom may add a foot army on H11
      And the Kingdom may add a foot army on H9

    @ruling:rivalry.ruling.army_on_a_shared_tile
    Scenario: An army on a shared tile counts for the other city once the first has added its army
      Given the position "the Kingdom's new armies on the crowded map"
      And the Kingdom has a city at H11 north (between G11, G12 and H11)
      And the Kingdom guards its cities at G10 south (between G10, H9 and H10) and H10 north (between G10, G11 and H10) with 1 foot army on H10
      When the Kingdom adds a foot army on G10
      And the Kingdom adds a foot army on H10
      Then the Kingdom may not add a foot army on H9
      And the Kingdom may add a foot army on G11

  @clause:rivalry.production.at_that_city
  Rule: No new army appears at an enemy city, even on a tile that it shares with a city of the nation

    @ruling:rivalry.ruling.entering_an_open_city
    Scenario: A new army cannot take an enemy city that stands open
      Given the position "the Kingdom's new armies on the crowded map"
      And the Kingdom has a city at G6 north (between F6, F7 and G6)
      And the Kingdom has only 1 foot army on G6, 1 foot army on H10 and 1 foot army on H11
      And the Republic has only 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12, and nobody at its city at F7 north (between E7, E8 and F7)
      When the Kingdom adds a foot army on F7
      Then the action is refused under "The new army at its city"
      And nothing has changed

  @clause:rivalry.map.border
  Rule: A site across the border belongs to nobody in the setup

    @components:crowded
    Scenario: No starting city of the Republic may stand on a site across the border
      Given a new game, the Republic beginning
      And the game is played on the crowded map
      And the site at F7 north (between E7, E8 and F7) lies across the border
      Then the Republic may only found a city at C8 south, found a city at D9 north, found a city at C11 south, found a city at D12 north or found a city at D13 south
      And the Republic may not found a city at F7 north

    @components:crowded
    Scenario: No starting city of the Kingdom may stand on a site across the border
      Given a new game, the Kingdom beginning
      And the game is played on the crowded map
      And the site at F7 north (between E7, E8 and F7) lies across the border
      Then the Kingdom may found a city at G6 north
      And the Kingdom may not found a city at F7 north

    @clause:rivalry.internal_improvement.build_a_city
    Scenario: A city may be built later on a site across the border
      Given the position "the Kingdom's new armies on the crowded map"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has only 1 foot army on G6, 1 foot army on H10 and 1 foot army on H11
      And the site at F7 north (between E7, E8 and F7) lies across the border
      And the Republic has 1 foot army on E7
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at F7 north
      Then the Republic holds the city at F7 north

  @clause:rivalry.map.three_tiles_around_a_site
  Rule: A site that touches a closed tile has fewer city tiles

    @clause:rivalry.internal_improvement.build_a_city
    Scenario: A city may be built on a site next to a closed tile
      Given the position "the Kingdom's new armies on the crowded map"
      And the Republic has 1 foot army on G9
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at F10 south (between F10, G9 and G10)
      Then the Republic holds the city at F10 south

    Scenario: A city cannot be attacked from a tile that touches only the closed tile beside the city
      Given the position "the Kingdom's turn on the crowded map"
      And the Republic has a city at F10 south (between F10, G9 and G10)
      And the Republic has 1 foot army on G9
      And the Kingdom has 1 foot army on E10
      When the Kingdom attacks the city at F10 south from E10
      Then the action is refused under "Attackers stand around the city tiles"

    Scenario: A city can be attacked from a tile that touches one of its city tiles
      Given the position "the Kingdom's turn on the crowded map"
      And the Republic has a city at F10 south (between F10, G9 and G10)
      And the Republic has 1 foot army on G9
      And the Kingdom has 1 foot army on F11
      Then the Kingdom may attack the city at F10 south from F11

  @clause:rivalry.cards.seven_kinds
  Rule: The cards of the small map are also the cards of the crowded map

    @components:crowded
    Scenario: There are eight cards, and eight cavalry pieces for each nation
      Given a new game, the Republic beginning, the cards being shuffled with Revolt on top
      And the game is played on the crowded map
      Then the stack is Revolt, Foreign Aid 3, Internal Improvement, Mutiny 2, New Recruits 2, Sabotage, the Scandal of the President and the Scandal of the Prime Minister
      And the Republic has 8 cavalry pieces off the board
      And the Kingdom has 8 cavalry pieces off the board

    Scenario Outline: A card brings as many armies as it says
      Given the position "the Kingdom's new armies on the crowded map"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the top card of the stack is <card>
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds <armies> on D13
      Then the Republic has only its guards on C8, C9, C12 and E12, and <armies> on D13
      And it is the Republic's turn

      Examples:
        | card           | armies        |
        | Foreign Aid 3  | 3 foot armies |
        | New Recruits 2 | 2 foot armies |

    Scenario: Mutiny 2 costs two armies on the crowded map as well
      Given the position "the Kingdom's new armies on the crowded map"
      And the Republic has 3 foot armies on E10
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic removes 2 foot armies from E10
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E10
      And it is the Republic's turn
      And the Republic may not remove a piece at all
