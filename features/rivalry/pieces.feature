Feature: Pieces

  @clause:rivalry.pieces.eight_cavalry
  Rule: No nation has more than eight cavalry pieces on the board

    Scenario Outline: Eight cavalry pieces are shared between the board and the reserve
      Given the position "the Republic's turn"
      And the Republic has <board> on E8
      When the Republic moves a cavalry piece from E8 to F8
      Then the Republic has <left> off the board

      Examples:
        | board            | left             |
        | 1 cavalry piece  | 7 cavalry pieces |
        | 7 cavalry pieces | 1 cavalry piece  |
        | 8 cavalry pieces | no cavalry piece |

    Scenario: A game on the default map begins with all eight cavalry pieces off the board
      Given a new game, the Republic beginning
      Then the Republic has 8 cavalry pieces off the board
      And the Kingdom has 8 cavalry pieces off the board

    Scenario: The eighth cavalry piece may be among the starting armies
      Given the position "the Republic places its armies"
      And the Republic has placed 7 cavalry pieces on D8
      When the Republic places 1 cavalry piece on D8
      Then the Republic has 8 cavalry pieces on D8
      And the Republic may not place a cavalry piece at all

    Scenario: A ninth cavalry piece cannot be among the starting armies
      Given the position "the Republic places its armies"
      And the Republic has placed 8 cavalry pieces on D8
      When the Republic places 1 cavalry piece on D8
      Then the action is refused under "At most eight cavalry pieces"
      And nothing has changed

    @reading:rivalry.ruling.new_armies_kind=either
    # May new armies, from cards or at cities, be cavalry? Yes; each may be foot or cavalry, as long as the
    # nation has no more than eight cavalry pieces on the board.
    Scenario: If new armies may be cavalry, a city may add the eighth cavalry piece
      Given the position "the Kingdom's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has 7 cavalry pieces on F8
      When the Kingdom adds a cavalry piece on F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 7 cavalry pieces on F8 and 1 cavalry piece on F6
      And the Kingdom has no cavalry piece off the board

    @reading:rivalry.ruling.new_armies_kind=either
    # May new armies, from cards or at cities, be cavalry? Yes; each may be foot or cavalry, as long as the
    # nation has no more than eight cavalry pieces on the board.
    Scenario: If new armies may be cavalry, no city adds a ninth cavalry piece
      Given the position "the Kingdom's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Kingdom has 8 cavalry pieces on F8
      When the Kingdom adds a cavalry piece on F6
      Then the action is refused under "At most eight cavalry pieces"
      And nothing has changed

    @reading:rivalry.ruling.new_armies_kind=either
    # May new armies, from cards or at cities, be cavalry? Yes; each may be foot or cavalry, as long as the
    # nation has no more than eight cavalry pieces on the board.
    Scenario: If new armies may be cavalry, the enemy's eight cavalry pieces do not count
      Given the position "the Kingdom's new armies"
      And the Kingdom's capital is the city at G6 north (between F6, F7 and G6)
      And the Republic has 8 cavalry pieces on E8
      When the Kingdom adds a cavalry piece on F6
      Then the Kingdom has only its guards on F7, H7, H10 and H11, and 1 cavalry piece on F6

    @reading:rivalry.ruling.new_armies_kind=either
    # May new armies, from cards or at cities, be cavalry? Yes; each may be foot or cavalry, as long as the
    # nation has no more than eight cavalry pieces on the board.
    Scenario: If new armies may be cavalry, a card brings no ninth cavalry piece
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south (between D13, E12 and E13)
      And the Republic has 7 cavalry pieces on E8
      And the top card of the stack is New Recruits 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds a cavalry piece on D13
      And the Republic adds a cavalry piece on D13
      Then the action is refused under "At most eight cavalry pieces"

    Scenario: A cavalry piece that is lost in battle is off the board again
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on E10
      And the Kingdom has 8 cavalry pieces on F9
      And the Republic has attacked F9 from E10, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 cavalry piece from F9
      Then the Kingdom has 1 cavalry piece off the board

  @clause:rivalry.pieces.any_city_site
  Rule: A city may be put on any city site

    Scenario Outline: The Republic may build in its own land and in the enemy's (<site>)
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the Republic has 1 foot army on G8
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at <site>
      Then the Republic holds the city at <site>

      Examples:
        | site      |
        | C11 south |
        | H8 north  |

    Scenario Outline: The Kingdom may build in the enemy's land and in its own (<site>)
      Given the position "the Republic's new armies"
      And the Kingdom has 1 foot army on D10
      And the Kingdom has 1 foot army on G8
      And the top card of the stack is Internal Improvement
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom builds a city at <site>
      Then the Kingdom holds the city at <site>

      Examples:
        | site      |
        | C11 south |
        | H8 north  |

    @components:small
    Scenario: In the setup a player may choose any site in the nation's own land
      Given a new game, the Republic beginning
      And the game is played on the small map
      And the city sites in the Republic's land are C8 south, D9 north, C11 south, D12 north and D13 south
      Then the Republic may only found a city at C8 south, found a city at D9 north, found a city at C11 south, found a city at D12 north or found a city at D13 south

  @clause:rivalry.pieces.card_stack
  Rule: The orange cards form one stack from which both players draw

    @clause:rivalry.cards.seven_kinds
    @components:small
    Scenario: At the start the cards lie in the order that the shuffle gave
      Given a new game, the Republic beginning, the cards being shuffled with Revolt, Mutiny 2, Sabotage, Foreign Aid 3, Internal Improvement, New Recruits 2, the Scandal of the President and the Scandal of the Prime Minister on top
      And the game is played on the small map
      Then the stack is Revolt, Mutiny 2, Sabotage, Foreign Aid 3, Internal Improvement, New Recruits 2, the Scandal of the President and the Scandal of the Prime Minister
      And no orange card lies beside the stack

    Scenario: At the start of a game on the default map all 24 cards lie in the stack
      Given a new game, the Republic beginning
      Then the Republic sees 24 cards in the stack
      And no orange card lies beside the stack

    @clause:rivalry.cards.seven_kinds
    Scenario: The second player to roll a 7 draws the next card of the stack
      Given the position "the Kingdom's new armies"
      And the cards on top of the stack are the Scandal of the President, Revolt and Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic ends its turn without new armies, and the Kingdom rolls 7 (6 and 1)
      Then the cards drawn so far are the Scandal of the President and Revolt
      And the Republic is to lose its next turn
      And the Kingdom is to lose its next turn
      And the top card of the stack is Mutiny 2
