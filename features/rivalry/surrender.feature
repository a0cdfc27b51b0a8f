Feature: Where surrendering pieces go

  @clause:rivalry.surrender.leave_the_tile
  @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
  Rule: A surrender takes all pieces off the tile

    Scenario: Foot armies and cavalry pieces leave together
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 2 foot armies and 1 cavalry piece on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies and 1 cavalry piece to 4,1
      Then the Kingdom has its guards and 2 foot armies on 4,1 and 1 cavalry piece on 4,1
      And it is the Republic's turn

    Scenario: Pieces of each kind that has surrendered may go to the other cities, and not to the surrendered tile
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 2 foot armies and 1 cavalry piece on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 3,0
      Then the action is refused
      And the Kingdom may relocate a foot army to 4,1
      And the Kingdom may relocate a foot army to 0,1
      And the Kingdom may relocate a cavalry piece to 4,1
      And the Kingdom may relocate a cavalry piece to 0,1

    Scenario: None may be kept back
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 4,1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the action is refused

    Scenario: Only pieces of a kind that has surrendered are relocated
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Kingdom has 1 cavalry piece on 2,2
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 cavalry piece to 4,1
      Then the action is refused under rivalry.surrender.leave_the_tile

    Scenario: No more pieces are relocated than stood there
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Kingdom has 2 foot armies on 2,2
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to 4,1
      And the Kingdom relocates 1 foot army to 4,1
      Then the action is refused

    Scenario: A surrendered tile of no city is left empty
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 4,1
      Then the Kingdom has no piece on 3,0
      And the Republic has its guards and 6 foot armies on 4,-1

    @reading:rivalry.ruling.surrendered_field_tile=stay
    Scenario: The attacker does not step onto a tile of no city that is surrendered
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 4,1
      Then the Republic may not march a piece in at all
      And it is the Republic's turn

    @reading:rivalry.ruling.surrendered_field_tile=advance
    Scenario: Where the attacker may advance after a surrender, some of its armies step onto the tile
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 4,1
      And the Republic advances 2 foot armies to 3,0 and no more
      Then the Republic has its guards and 4 foot armies on 4,-1 and 2 foot armies on 3,0
      And it is the Republic's turn

    @reading:rivalry.ruling.surrendered_field_tile=advance
    Scenario: Where the attacker may advance after a surrender, it need not
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 4,1
      And the Republic advances with no piece
      Then the Republic has its guards and 6 foot armies on 4,-1

  @clause:rivalry.surrender.go_to_own_cities
  @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
  Rule: The pieces of a surrendered tile go to their nation's cities

    @id:any_own_city_will_do_however_far_it_is
    Scenario Outline: Any city of their nation will do, however far it is
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to <tile>
      Then the Kingdom has its guards and 1 foot army on <tile>

      Examples:
        | tile |
        | 0,0  |
        | 0,2  |
        | 3,2  |
        | 6,1  |

    Scenario: They may be spread over several cities, piece by piece
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 5 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 3 foot armies to 6,1
      And the Kingdom relocates 1 foot army to 0,1
      And the Kingdom relocates 1 foot army to 0,0
      Then the Kingdom has its guards and 3 foot armies on 6,1, 1 foot army on 0,1 and 1 foot army on 0,0

    Scenario: They may join pieces that stand there
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 2 cavalry pieces on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 cavalry pieces to 1,0
      Then the Kingdom has its guards and 2 cavalry pieces on 1,0

    Scenario: A tile away from any city is no place for them
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 2,0
      Then the action is refused under rivalry.surrender.go_to_own_cities

    Scenario: A site without a city is no place for them
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 2,2
      Then the action is refused under rivalry.surrender.go_to_own_cities

    Scenario: A city of the enemy is no place for them
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 1,-2
      Then the action is refused under rivalry.surrender.go_to_own_cities

    Scenario: A city that the enemy has captured is no place for them
      Given the position "the Republic's turn, the Kingdom's leader at 1,1,S"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 0,0
      Then the action is refused under rivalry.surrender.go_to_own_cities

    @id:a_captured_city_is_an_own_city
    @reading:rivalry.ruling.surrender_destinations=all_controlled
    Scenario: A captured city is one of their nation's cities
      Given the position "the Republic's turn"
      And the Kingdom has captured the city 3,-2,N
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,-3
      And the Kingdom has 3 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 3 foot armies to 4,-3
      Then the Kingdom has its guards and 1 foot army on 3,-3 and 3 foot armies on 4,-3

    @reading:rivalry.ruling.entering_city_tiles=open
    Scenario: Where enemies may stand on a city's empty tiles, no piece is relocated to their tile
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Republic has 1 foot army on 0,0
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 0,0
      Then the action is refused under rivalry.surrender.go_to_own_cities

    @reading:rivalry.ruling.surrender_destinations=all_controlled
    Scenario: A city next to which the enemy stands will do
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Republic has 3 foot armies on 1,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to 0,0
      Then the Kingdom has its guards and 2 foot armies on 0,0

    @reading:rivalry.ruling.surrender_destinations=all_controlled
    Scenario: A city next to which an enemy stands takes them in
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Republic has 1 foot army on 1,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 0,0
      Then the Kingdom has its guards and 1 foot army on 0,0

    @reading:rivalry.ruling.surrender_destinations=own_unbesieged
    Scenario: Where besieged cities take nobody in, they do not go to one next to which an enemy stands
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Republic has 1 foot army on 1,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 0,0
      Then the action is refused under rivalry.surrender.go_to_own_cities

    @reading:rivalry.ruling.surrender_destinations=own_unbesieged
    Scenario: Where captured cities take nobody in, they go to a city that their nation has founded
      Given the position "the Republic's turn"
      And the Kingdom has captured the city 2,-3,S
      And the Republic has only 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 6 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 1,-2
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 2,-3
      Then the action is refused under rivalry.surrender.go_to_own_cities

    @reading:rivalry.ruling.surrender_destinations=own_unbesieged
    Scenario: Where besieged cities take nobody in, a quiet one does
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 5,1
      Then the Kingdom has its guards and 1 foot army on 5,1

    Scenario: A city around which no piece stands takes them in
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2, 1 foot army on 5,2 and 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to 0,0
      Then the Kingdom has only 2 foot armies on 0,0, 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2

    Scenario: The only city of their nation takes them in
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has only 1 foot army on 1,0 and 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to 0,0
      Then the Kingdom has only 1 foot army on 1,0 and 2 foot armies on 0,0
      And it is the Republic's turn

  @clause:rivalry.surrender.all_defenders_relocate
  Rule: All defenders of a surrendered city are relocated

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: The pieces of all three tiles leave
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Kingdom has 1 cavalry piece on 0,2
      And the Kingdom has 1 cavalry piece on 1,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army and 2 cavalry pieces to 4,1
      And the Republic marches 1 foot army in to 1,1
      Then the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2, 1 foot army on 5,2, 1 foot army on 4,1 and 2 cavalry pieces on 4,1

    Scenario: None may stay
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Kingdom has 2 cavalry pieces on 0,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 2 cavalry pieces to 4,1
      And the Republic marches 1 foot army in to 1,1
      Then the action is refused

    Scenario: Armies outside the three tiles take no part in the surrender
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Kingdom has 2 foot armies on 2,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 4,1
      Then the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2, 1 foot army on 5,2, 1 foot army on 4,1 and 2 foot armies on 2,2

    Scenario: Not all go to one city if the owner does not want it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Kingdom has 2 cavalry pieces on 0,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 0,1
      And the Kingdom relocates 1 cavalry piece to 4,1
      And the Kingdom relocates 1 cavalry piece to 6,1
      Then the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2, 1 foot army on 5,2, 1 foot army on 0,1, 1 cavalry piece on 4,1 and 1 cavalry piece on 6,1

  @clause:rivalry.surrender.to_other_cities
  Rule: The pieces of a surrendered city go to other cities

    Scenario: Not to another tile of the city that is surrendered
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 0,2
      Then the action is refused under rivalry.surrender.to_other_cities

    Scenario: Not to a tile away from the cities
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 2,2
      Then the action is refused

    Scenario: The capital may take them in
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 0,1
      Then the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2, 1 foot army on 5,2 and 1 foot army on 0,1

    @reading:rivalry.ruling.surrender_without_a_city=impossible
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Without another city there is no surrender, and the exchange is rolled at once
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 6 foot armies on 1,0
      And the Republic has 1 foot army on 1,-1
      When the Republic attacks the city 0,1,N from 1,-1, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from 1,0

    @reading:rivalry.ruling.surrender_without_a_city=removed @reading:rivalry.ruling.surrender_when=before_any_exchange
    @reading:rivalry.ruling.how_many_tiles_around=one
    Scenario: Where pieces without another city are removed, the last city may be surrendered
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 6 foot armies on 1,0
      And the Republic has 1 foot army on 1,-1
      When the Republic attacks the city 0,1,N from 1,-1
      Then the Kingdom may only fight or surrender

    @reading:rivalry.ruling.surrender_without_a_city=removed @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: Where pieces without another city are removed, none of them is left
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 6 foot armies on 1,0 and 1 cavalry piece on 0,1
      And the Republic has 1 foot army on 1,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Republic marches 1 foot army in to 1,0
      Then the Kingdom has no piece left
      And the Kingdom has 8 cavalry pieces off the board
      And the Republic has won
