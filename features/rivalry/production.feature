Feature: New armies from cities

  @clause:rivalry.production.one_army_a_city
  Rule: At the end of a turn each city may add one army

    Scenario: Four cities add four armies
      Given the position "the Kingdom's turn"
      When the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on each of 0,0, 0,2, 3,2 and 6,1, and the Republic rolls 8 (5 and 3)
      Then the Kingdom has its guards and 1 foot army on 0,0, 1 foot army on 0,2, 1 foot army on 3,2 and 1 foot army on 6,1
      And it is the Republic's turn

    Scenario: With the last city's army the turn is over
      Given the position "the Republic's turn"
      And the Republic has no moves left
      When the Republic moves and attacks no more
      And the Republic adds a foot army on each of 2,-2, 3,-2, 6,-2 and 7,-2, and the Kingdom rolls 8 (5 and 3)
      Then it is the Kingdom's turn

    Scenario: A fifth city adds a fifth army
      Given the position "the Republic's turn"
      And the Republic has a city at 5,-3,S
      And the Republic has 1 foot army on 4,-2
      When the Republic moves and attacks no more
      And the Republic adds a foot army on each of 2,-2, 3,-2, 6,-2, 7,-2 and 5,-2, and the Kingdom rolls 8 (5 and 3)
      Then the Republic has its guards and 1 foot army on 2,-2, 1 foot army on 3,-2, 1 foot army on 4,-2, 1 foot army on 5,-2, 1 foot army on 6,-2 and 1 foot army on 7,-2

    Scenario: The cities may add their armies in any order
      Given the position "the Republic's new armies"
      When the Republic adds a foot army on each of 7,-2, 2,-2, 6,-2 and 3,-2, and the Kingdom rolls 8 (5 and 3)
      Then the Republic has its guards and 1 foot army on 2,-2, 1 foot army on 3,-2, 1 foot army on 6,-2 and 1 foot army on 7,-2

    Scenario: The other nation adds none
      Given the position "the Republic's new armies"
      When the Kingdom adds a foot army on 0,0
      Then the action is refused under rivalry.turn.players_alternate
      And nothing has changed

    Scenario: A city that is surrounded by enemies adds an army
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on 1,-1
      And the Republic has 1 foot army on 2,-1
      And the Republic has 1 foot army on 2,0
      And the Republic has 1 foot army on 1,1
      And the Republic has 1 foot army on 0,2
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has captured the city 1,1,S
      And the cities that may still add an army are 0,1,N, 4,1,S and 5,2,N
      When the Kingdom adds a foot army on 1,0
      Then the Kingdom has only 2 foot armies on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2

    Scenario: A city around which no piece stands adds an army and is guarded again
      Given the position "the Kingdom's new armies"
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Kingdom adds a foot army on 1,0
      Then the Kingdom has its guards and no other piece

    @reading:rivalry.ruling.production_of_a_bare_city=may
    Scenario: A nation without a piece comes back with the armies of its cities
      Given the position "the Kingdom's turn"
      And the Kingdom has no piece
      When the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on each of 1,0, 1,2, 4,2 and 5,2, and the Republic rolls 8 (5 and 3)
      Then the Kingdom has its guards and no other piece

    Scenario: The supply of foot armies does not run out
      Given the position "the Kingdom's new armies"
      And the Kingdom has 90 foot armies on 2,0
      When the Kingdom adds a foot army on each of 0,0, 0,2, 3,2 and 6,1, and the Republic rolls 8 (5 and 3)
      Then the Kingdom has its guards and 90 foot armies on 2,0, 1 foot army on 0,0, 1 foot army on 0,2, 1 foot army on 3,2 and 1 foot army on 6,1

    @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.seven_production=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: A turn that a 7 has opened ends with new armies, too
      Given the position "the Kingdom's new armies"
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on 7,-1
      Then the Republic has its guards and 1 foot army on 7,-1

    @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.seven_production=forbidden
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Where the card takes the place of new armies, a turn that a 7 has opened ends without any
      Given the position "the Kingdom's new armies"
      And the top card of the stack is the Scandal of the President
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves and attacks no more, and the Kingdom rolls 8 (5 and 3)
      Then it is the Kingdom's turn
      And the Republic has its guards and no other piece

    @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.seven_production=forbidden
    @reading:rivalry.ruling.used_cards=discard
    Scenario: Where the card takes the place of new armies, they are added again after the next number
      Given the position "the Kingdom's new armies"
      And the top card of the stack is the Scandal of the Prime Minister
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves and attacks no more, and the Republic rolls 8 (5 and 3)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on 7,-1
      Then the Republic has its guards and 1 foot army on 7,-1

    @reading:rivalry.ruling.new_armies_kind=foot
    Scenario: The new army of a city is a foot army
      Given the position "the Kingdom's new armies"
      When the Kingdom adds a cavalry piece on 0,0
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.new_armies_kind=either
    Scenario: Where new armies may be of either kind, each city chooses for itself
      Given the position "the Kingdom's new armies"
      And the Kingdom has 2 cavalry pieces on 2,0
      When the Kingdom adds a cavalry piece on 0,0
      And the Kingdom adds a foot army on 0,2
      Then the Kingdom has its guards and 2 cavalry pieces on 2,0, 1 cavalry piece on 0,0 and 1 foot army on 0,2
      And the Kingdom has 5 cavalry pieces off the board

    @reading:rivalry.ruling.production_of_a_bare_city=may
    Scenario: A city that its last piece has left may add an army at the end of the turn
      Given the position "the Kingdom's turn"
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Kingdom moves and attacks no more
      Then the Kingdom may add a foot army on 1,0

    @reading:rivalry.ruling.production_of_a_bare_city=may_not
    Scenario: Where only garrisoned cities add armies, a city around which no piece stands adds none
      Given the position "the Kingdom's turn"
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Kingdom moves and attacks no more
      Then the Kingdom may not add a foot army on 1,0
      And the Kingdom may add a foot army on 1,1

  @clause:rivalry.production.no_second_army
  Rule: No city adds a second army in the same turn

    Scenario Outline: A city that has added its army adds no other on any of its tiles
      Given the position "the Kingdom's new armies"
      When the Kingdom adds a foot army on 0,0
      And the Kingdom adds a foot army on <tile>
      Then the action is refused under rivalry.production.no_second_army
      And nothing has changed

      Examples:
        | tile |
        | 0,0  |
        | 1,0  |
        | 0,1  |

    Scenario: Another city still adds its own
      Given the position "the Kingdom's new armies"
      When the Kingdom adds a foot army on 0,0
      And the Kingdom adds a foot army on 1,1
      Then the Kingdom has its guards and 1 foot army on 0,0 and 1 foot army on 1,1

    Scenario: At the end of the next turn the city adds an army again
      Given the position "the Kingdom's new armies"
      When the Kingdom adds a foot army on 0,0
      And the Kingdom adds no more armies, and the Republic rolls 8 (5 and 3)
      And the Republic ends its turn without new armies, and the Kingdom rolls 8 (5 and 3)
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on 0,0
      Then the Kingdom has its guards and 2 foot armies on 0,0

  @clause:rivalry.production.at_the_end
  Rule: New armies are added when all else in the turn is done

    Scenario: As long as moves and attacks go on no city adds an army
      Given the position "the Republic's turn"
      When the Republic adds a foot army on 7,-1
      Then the action is refused under rivalry.production.at_the_end
      And nothing has changed

    Scenario: With no moves left, too, the player first has to say that moves and attacks are over
      Given the position "the Republic's turn"
      And the Republic has no moves left
      When the Republic adds a foot army on 7,-1
      Then the action is refused under rivalry.production.at_the_end
      And nothing has changed

    Scenario: Once armies are added no piece moves any more
      Given the position "the Republic's turn"
      And the Republic has rolled 8
      And the Republic has 3 foot armies on 2,-1
      When the Republic moves and attacks no more
      And the Republic adds a foot army on 7,-1
      And the Republic moves a foot army from 2,-1 to 2,0
      Then the action is refused under rivalry.production.at_the_end
      And nothing has changed

    Scenario: Once armies are added nothing is attacked any more
      Given the position "the Republic's new armies"
      And the Republic has 3 foot armies on 1,-1
      When the Republic adds a foot army on 7,-1
      And the Republic attacks the city 0,1,N from 1,-1
      Then the action is refused under rivalry.production.at_the_end
      And nothing has changed

    Scenario: Before the first army is added, too, moves and attacks are over
      Given the position "the Republic's new armies"
      And the Republic has 3 foot armies on 1,-1
      Then the Republic may not move a piece at all
      And the Republic may not attack anything at all

    @components:small @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: Right after the roll no city adds an army
      Given a new game with the armies placed, the Republic being named first, and a first roll of 3 (2 and 1)
      Then the Republic may move a foot army from 2,-1 to 1,-1
      And the Republic may not add a foot army on 7,-1

    Scenario: Once the player has said that moves and attacks are over, the cities add their armies
      Given the position "the Kingdom's turn"
      When the Kingdom moves and attacks no more
      Then it is the Kingdom's turn
      And the Kingdom may not move a piece at all
      And the Kingdom may add a foot army on 5,2

  @clause:rivalry.production.at_that_city
  Rule: The new army of a city is put at that city

    Scenario Outline: Each of the city's three tiles may be chosen
      Given the position "the Republic's new armies"
      When the Republic adds a foot army on <tile>
      Then the Republic has <there> on <tile>

      Examples:
        | tile | there         |
        | 7,-2 | 1 foot army   |
        | 6,-1 | 2 foot armies |
        | 7,-1 | 1 foot army   |

    Scenario Outline: Away from the nation's cities no army is added
      Given the position "the Republic's new armies"
      And the Republic has 3 foot armies on 4,-1
      And the Republic has 3 foot armies on 4,-2
      And the Republic has 3 foot armies on 2,1
      When the Republic adds a foot army on <tile>
      Then the action is refused under rivalry.production.at_that_city
      And nothing has changed

      Examples:
        | tile |
        | 5,-1 |
        | 4,-1 |
        | 4,-2 |
        | 2,1  |

    Scenario Outline: At a city of the enemy no army is added
      Given the position "the Republic's new armies"
      When the Republic adds a foot army on <tile>
      Then the action is refused under rivalry.production.at_that_city
      And nothing has changed

      Examples:
        | tile |
        | 0,0  |
        | 6,1  |

    @reading:rivalry.ruling.entering_city_tiles=open
    Scenario: Where enemies may stand on a tile of the city, no army appears beside them
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on 0,0
      When the Kingdom adds a foot army on 0,0
      Then the action is refused under rivalry.production.at_that_city
      And nothing has changed

  @clause:rivalry.production.capital_too
  Rule: The capital may add an army

    Scenario: The capital of the Kingdom adds an army like its other cities
      Given the position "the Kingdom's turn"
      When the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on 1,0
      Then the Kingdom has only 2 foot armies on 1,0, 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2

    Scenario: The capital of the Republic adds an army like its other cities
      Given the position "the Republic's turn"
      When the Republic moves and attacks no more
      Then the Republic may add a foot army on 7,-2
      And the Republic may add a foot army on 2,-2

  @clause:rivalry.production.captured_cities_too
  Rule: Captured cities add armies for their captor

    Scenario: A captor adds an army at a captured city
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Republic has 1 foot army on 0,2
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Republic moves and attacks no more
      And the Republic adds a foot army on 1,2
      Then the Republic has its guards and 1 foot army on 0,2 and 1 foot army on 1,2

    Scenario: A captured city adds no second army either
      Given the position "the Republic's turn"
      And the Republic has captured the city 1,1,S
      And the Republic has 1 foot army on 0,2
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Republic moves and attacks no more
      And the Republic adds a foot army on 1,2
      And the Republic adds a foot army on 1,1
      Then the action is refused under rivalry.production.no_second_army
      And nothing has changed

    Scenario: The founder adds no army at a city that the enemy has captured
      Given the position "the Kingdom's turn"
      And the Republic has captured the city 1,1,S
      And the Republic has 1 foot army on 0,2
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      When the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on 1,2
      Then the action is refused under rivalry.production.at_that_city
      And nothing has changed

    Scenario: With a captured capital the captor adds an army, too
      Given the position "the Republic's turn"
      And the Republic has captured the city 0,1,N
      And the Republic has 1 foot army on 0,1
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Kingdom's leader has escaped to the city 1,1,S
      When the Republic moves and attacks no more
      And the Republic adds a foot army on 0,0
      Then the Republic has its guards and 1 foot army on 0,1 and 1 foot army on 0,0

  @clause:rivalry.production.not_required
  Rule: A player may leave out new armies

    Scenario: No army at all is added
      Given the position "the Republic's new armies"
      When the Republic adds no more armies, and the Kingdom rolls 8 (5 and 3)
      Then the Republic has its guards and no other piece
      And it is the Kingdom's turn

    Scenario: One city of four adds an army
      Given the position "the Republic's new armies"
      When the Republic adds a foot army on 7,-1
      And the Republic adds no more armies, and the Kingdom rolls 8 (5 and 3)
      Then the Republic has its guards and 1 foot army on 7,-1
      And it is the Kingdom's turn

    Scenario: With one city left the player is still asked
      Given the position "the Republic's new armies"
      When the Republic adds a foot army on each of 2,-2, 3,-2 and 6,-2
      Then it is the Republic's turn
      And the Republic may add a foot army on 7,-2, add a foot army on 6,-1, add a foot army on 7,-1 or stop

    Scenario Outline: Before a city has added an army the player may stop
      Given the position "<nation>'s new armies"
      Then <nation> may stop

      Examples:
        | nation       |
        | the Republic |
        | the Kingdom  |
