Feature: Internal Improvement

  @clause:rivalry.internal_improvement.build_a_city
  Rule: Internal Improvement lets a player build a city

    Scenario: A city can be built where an army of its builder stands
      Given the position "the Kingdom's new armies"
      And no city stands at C11 south (between C11, D10 and D11)
      And the Republic has 1 foot army on D10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at C11 south
      Then the Republic holds the city at C11 south
      And the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D10
      And it is the Republic's turn

    Scenario: A player need not build
      Given the position "the Kingdom's new armies"
      And no city stands at C11 south (between C11, D10 and D11)
      And the Republic has 1 foot army on D10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds no city
      Then no city stands at C11 south
      And it is the Republic's turn

    Scenario: A city that is not built at once is not built later
      Given the position "the Kingdom's new armies"
      And no city stands at C11 south (between C11, D10 and D11)
      And the Republic has 1 foot army on D10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds no city
      And the Republic ends its turn without new armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic builds a city at C11 south
      Then the action is refused under "One city for each Internal Improvement"
      And nothing has changed

    Scenario: Without the card no city can be built
      Given the position "the Republic's turn"
      And no city stands at C11 south (between C11, D10 and D11)
      And the Republic has 1 foot army on D10
      When the Republic builds a city at C11 south
      Then the action is refused under "One city for each Internal Improvement"
      And nothing has changed

    Scenario: Only the player who drew the card may build
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the Kingdom has 1 foot army on G8
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Kingdom builds a city at H8 north (between G8, G9 and H8)
      Then the action is refused under "Players take turns"
      And nothing has changed

    Scenario: A cavalry piece is enough to garrison a new city
      Given the position "the Republic's new armies"
      And the Kingdom has 1 cavalry piece on G9
      And the top card of the stack is Internal Improvement
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom builds a city at H8 north (between G8, G9 and H8)
      Then the Kingdom holds the city at H8 north

    Scenario: A player cannot build a city at a site where they have no piece
      Given the position "the Kingdom's new armies"
      And no city stands at H8 north (between G8, G9 and H8)
      And the Republic has 1 foot army on D10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north
      Then the action is refused under "A city always has a garrison"
      And nothing has changed

    Scenario: If no site can be built on, the card is used up without effect
      Given the position "the Kingdom's new armies"
      And the Republic has 4 foot armies on E10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      Then the Republic may not build a city at all
      And no city stands at C11 south (between C11, D10 and D11)
      And the cards drawn so far are Internal Improvement
      And it is the Republic's turn

    @reading:rivalry.ruling.improvement_garrison=may_be_empty
    # What garrison does a new city need when it is built? None; the city may be empty until a piece comes.
    Scenario: If a new city may stand empty, it can be built where nobody stands
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at C11 south (between C11, D10 and D11)
      Then the Republic holds the city at C11 south
      And the Republic has only its guards on C8, C9, C12 and E12

    Scenario: A city may be built in the enemy's land
      Given the position "the Kingdom's new armies"
      And no city stands at H8 north (between G8, G9 and H8)
      And the Republic has 2 foot armies on G8
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north
      Then the Republic holds the city at H8 north

    @reading:rivalry.ruling.improvement_land=own_land
    # May the new city of Internal Improvement be built outside the builder's land? No, only on a site within
    # the builder's borders.
    Scenario: If cities are built only in the builder's land, none can be built in the enemy's land
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on G8
      And the Republic has 2 foot armies on D10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north (between G8, G9 and H8)
      Then the action is refused under "Internal Improvement builds a city"
      And nothing has changed

    Scenario: A player cannot build a city on a site if an enemy stands there, too
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on G8
      And the Republic has 1 foot army on D10
      And the Kingdom has 1 foot army on G9
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north (between G8, G9 and H8)
      Then the action is refused under "Defenders act as one large tile"
      And nothing has changed

    Scenario: An enemy next to the site's three tiles does not prevent building
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the Kingdom has 3 foot armies on E10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at C11 south (between C11, D10 and D11)
      Then the Republic holds the city at C11 south

    Scenario: A nation that holds eight cities may build a ninth
      Given the position "the Kingdom's new armies"
      And the Republic has a city at C11 south (between C11, D10 and D11)
      And the Republic has 1 foot army on D10
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H6
      And the Republic holds the enemy's city at G10 south (between G10, H9 and H10) with 1 foot army on G10
      And the Republic holds the enemy's city at H11 north (between G11, G12 and H11) with 1 foot army on G12
      And the Kingdom has only 1 foot army on F7
      And the cities that may still add an army are G6 north (between F6, F7 and G6)
      And the Republic has 1 foot army on G8
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north (between G8, G9 and H8)
      Then the Republic holds the city at H8 north

    Scenario: A new city does not become the capital
      Given the position "the Kingdom's new armies"
      And the Republic's capital is the city at D13 south
      And the Republic has 1 foot army on D10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at C11 south (between C11, D10 and D11)
      Then the Republic's capital is the city at D13 south
      And the Republic's leader is in the city at D13 south

    @clause:rivalry.production.one_army_a_city
    Scenario: A new city adds an army at the end of the turn in which it is built
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at C11 south (between C11, D10 and D11)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on D11
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on D10 and 1 foot army on D11

    Scenario: Enemy cavalry beside the site prevents building, just as foot armies do
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the Kingdom has 1 cavalry piece on D11
      And the Republic has 1 foot army on G8
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at C11 south (between C11, D10 and D11)
      Then the action is refused under "Defenders act as one large tile"

    @reading:rivalry.ruling.improvement_beside_enemies=with_enemies
    # May a city be built on a site if enemy pieces stand around it? Yes, if the builder has a piece there,
    # too.
    Scenario: If enemies do not prevent building, a city can be built beside an enemy
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on G8
      And the Kingdom has 1 foot army on G9
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north (between G8, G9 and H8)
      Then the Republic holds the city at H8 north
      And the Kingdom has only its guards on F7, H7, H10 and H11, and 1 foot army on G9

    @reading:rivalry.ruling.improvement_beside_enemies=with_enemies
    # May a city be built on a site if enemy pieces stand around it? Yes, if the builder has a piece there,
    # too.
    Scenario: If enemies do not prevent building, the builder still needs a piece there
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the Kingdom has 1 foot army on G9
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north (between G8, G9 and H8)
      Then the action is refused under "A city always has a garrison"

    Scenario: A city in the enemy's land belongs to its builder, and its last guard must stay
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on G8
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north (between G8, G9 and H8)
      And the Republic ends its turn without new armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves 1 foot army from G8 to F8
      Then the action is refused under "A city always has a garrison"

    @clause:rivalry.capture.control_needs_an_army
    @reading:rivalry.ruling.city_in_enemy_land=land_owner
    # Who counts as the founder of a city built in the enemy's land? The nation in whose land it lies; the
    # builder holds the city as if it had captured it.
    Scenario: If a city belongs to the nation of its land, its builder may leave it but then loses it
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on G8
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north (between G8, G9 and H8)
      And the Republic ends its turn without new armies, and the Kingdom rolls 9 (5 and 4)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (2 and 2)
      And the Republic moves 1 foot army from G8 to F8
      Then the Kingdom holds the city at H8 north

    Scenario: A city built in one's own land is its builder's
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at C11 south (between C11, D10 and D11)
      Then the Kingdom sees that the Republic holds the city at C11 south, founded by the Republic

    @clause:rivalry.turn.card_rules_the_turn
    Scenario: The player may still attack after a card that builds no city
      Given the position "the Kingdom's new armies"
      And the Republic has 4 foot armies on E10
      And the Kingdom has 1 foot army on F9
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      Then the Republic may attack F9 from E10
      And the Republic may not build a city at all

  @clause:rivalry.internal_improvement.one_city_a_card
  Rule: One card allows no more than one city

    Scenario: A second city cannot be built with the same card
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the Republic has 1 foot army on G8
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at C11 south (between C11, D10 and D11)
      And the Republic builds a city at H8 north (between G8, G9 and H8)
      Then the action is refused under "One city for each Internal Improvement"
      And nothing has changed

    Scenario: A player who has built on one of two sites cannot build on the other
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on D10
      And the Republic has 1 foot army on G8
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at H8 north (between G8, G9 and H8)
      Then the Republic holds the city at H8 north
      And no city stands at C11 south (between C11, D10 and D11)
      And the Republic may not build a city at all

  @clause:rivalry.internal_improvement.on_a_city_site
  Rule: The new city is put on a city site

    Scenario: No city can be built where there is no small hexagon
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on D10
      And the Republic has 2 foot armies on E10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at E10 north (between D10, D11 and E10)
      Then the action is refused under "A new city on a city site"
      And nothing has changed

    Scenario Outline: No second city can be built on a site
      Given the position "the Kingdom's new armies"
      And <holder> has a city at <site>
      And the Republic has 1 foot army on D10
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic builds a city at <site>
      Then the action is refused under "A new city on a city site"
      And nothing has changed

      Examples:
        | site      | holder       |
        | C8 south  | the Republic |
        | D13 south | the Republic |
        | G7 south  | the Kingdom  |
