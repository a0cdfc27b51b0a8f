Feature: How a battle ends

  @clause:rivalry.battle.attacker_may_give_up
  Rule: The attacker may give up

    @reading:rivalry.ruling.battle=run
    Scenario: Between two exchanges the attacker attacks again or gives up
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the first exchange is over
      Then the Republic may only attack again or give up

    @reading:rivalry.ruling.battle=run
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: After an exchange that does not end the battle the attacker is asked
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      Then the Republic may only attack again or give up

    @reading:rivalry.ruling.battle=run
    Scenario: Giving up costs no piece and leaves the turn to go on
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the first exchange is over
      When the Republic gives up
      And the Republic moves and attacks no more
      And the Republic adds 1 foot army on 1,-2
      Then the Republic has its guards and 2 foot armies on 4,-1 and 1 foot army on 1,-2
      And the pieces of the Kingdom have not changed
      And it is the Republic's turn

    @reading:rivalry.ruling.battle=run @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    Scenario: After giving up pieces may be moved again
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Republic has 2 foot armies on 4,-2
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the first exchange is over
      When the Republic gives up
      Then the Republic may move a foot army from 4,-2 to 4,-1

    @reading:rivalry.ruling.battle=run @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    Scenario: A piece that has attacked may still be moved
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the first exchange is over
      When the Republic gives up
      And the Republic moves 1 foot army from 4,-1 to 5,-1
      Then the Republic has its guards and 1 foot army on 5,-1

    @reading:rivalry.ruling.battle=run
    Scenario: In the middle of a battle no piece is moved
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Republic has 2 foot armies on 4,-2
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the first exchange is over
      When the Republic moves 1 foot army from 4,-2 to 4,-1
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.battle=run
    Scenario: In the middle of a battle no other attack is begun
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Kingdom has 1 foot army on 4,-2
      And the Republic has attacked 3,0 from 4,-1, and the first exchange is over
      When the Republic attacks 4,-2 from 4,-1
      Then the action is refused
      And nothing has changed

    @reading:rivalry.ruling.battle=run
    Scenario: Where no battle is going on there is nothing to give up
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      When the Republic gives up
      Then the action is refused

    Scenario: While the defender is to answer the attacker cannot give up
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Republic gives up
      Then the action is refused

    Scenario: The defender cannot give up
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom gives up
      Then the action is refused

    @reading:rivalry.ruling.battle=single @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where each exchange stands alone a piece may be moved after it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Republic has 2 foot armies on 4,-2
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      Then it is the Republic's turn
      And the Republic may move a foot army from 4,-2 to 4,-1

    @reading:rivalry.ruling.battle=single
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where each exchange stands alone another tile may be attacked after it
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Kingdom has 1 foot army on 4,-2
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      Then the attacks open to the Republic are
        | 3,0  | 4,-1 |
        | 4,-2 | 4,-1 |

    @reading:rivalry.ruling.battle=single
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where each exchange stands alone there is nothing to give up
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      And the Republic gives up
      Then the action is refused

    @reading:rivalry.ruling.battle=run
    Scenario: A battle that is given up does not go on in the next turn
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the first exchange is over
      When the Republic gives up
      And the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      And the Kingdom ends its turn without new armies, and the Republic rolls 4 (3 and 1)
      Then the Republic may move a foot army from 4,-1 to 4,-2
      And the only attack open to the Republic is on 3,0 from 4,-1

  @clause:rivalry.battle.ends_when_attacking_tile_empty
  Rule: The battle ends when the attacking tile is empty

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: When the last attacker falls the turn goes on
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 4,-1
      Then the Republic has its guards and no other piece
      And it is the Republic's turn
      And the Republic may not attack again, give up or attack 3,0 from 4,-1

    @reading:rivalry.ruling.battle=run
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A cavalry piece left on the attacking tile keeps the battle going
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 1 cavalry piece on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 4,-1
      Then the Republic may only attack again or give up

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Armies on another tile do not carry the battle on, but may begin one of their own
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Republic has 3 foot armies on 5,-2
      And the Kingdom has 2 foot armies on 4,-2
      And the Republic has attacked 4,-2 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 3 (2 and 1) and the defender 7 (4 and 3)
      And the Republic removes 1 foot army from 4,-1
      Then the Republic may not attack again or give up
      And the only attack open to the Republic is on 4,-2 from 5,-2

    @reading:rivalry.ruling.battle=run
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Before a city, too, the battle goes on with the cavalry when the last foot army falls
      Given the position "the Republic's turn"
      And the Republic has 1 foot army and 2 cavalry pieces on 1,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 6 (4 and 2) and the defender 10 (5 and 5)
      And the Republic removes 1 foot army from 1,-1
      Then the Republic may only attack again or give up

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Before a city the battle is over though armies stand on other tiles around it
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has 2 foot armies on 2,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 6 (4 and 2) and the defender 10 (5 and 5)
      And the Republic removes 1 foot army from 1,-1
      Then the Republic has its guards and 2 foot armies on 2,-1
      And the Republic may not attack again or give up

  @clause:rivalry.battle.four_endings
  Rule: A battle for a tile of no city is over when the tile is cleared

    @reading:rivalry.ruling.field_tile_cleared=stay
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The winner stays where it is
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic, its moves used up, has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      Then it is the Republic's turn
      And the Republic has its guards and 4 foot armies on 4,-1
      And the Republic may not march a piece in at all
      And the Republic may not move a foot army from 4,-1 to 3,0

    @reading:rivalry.ruling.field_tile_cleared=stay @reading:rivalry.ruling.order_of_moves_and_attacks=any_order
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The cleared tile is entered by moves of the roll
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      Then the Republic may move a foot army from 4,-1 to 3,0

    @reading:rivalry.ruling.field_tile_cleared=advance
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where the winner may advance it does so with its moves used up
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic, its moves used up, has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      And the Republic advances 2 foot armies to 3,0 and no more
      Then the Republic has its guards and 2 foot armies on 4,-1 and 2 foot armies on 3,0
      And it is the Republic's turn

    @reading:rivalry.ruling.field_tile_cleared=advance
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where the winner may advance it need not
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      And the Republic advances with no piece
      Then the Republic has its guards and 4 foot armies on 4,-1
      And it is the Republic's turn

    @reading:rivalry.ruling.field_tile_cleared=advance
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where the winner may advance it does so to the cleared tile alone
      Given the position "the Republic's turn"
      And the Republic has 4 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      And the Republic advances 1 foot army to 5,-1
      Then the action is refused

  @clause:rivalry.battle.ends_when_city_cleared
  Rule: A battle for a city ends when no defender is left on the city's tiles

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: When the last defender falls there is no further exchange
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the Republic may not attack again or give up
      And the Republic may march a piece in somewhere

    @reading:rivalry.ruling.battle=run
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A defender on another of the three tiles keeps the battle going
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Kingdom has 1 foot army on 0,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the Republic may only attack again or give up

    @reading:rivalry.ruling.battle=run
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: A cavalry piece left around the city keeps the battle going
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 2,1
      And the Kingdom has 1 cavalry piece on 1,2
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      Then the Republic may only attack again or give up

  @clause:rivalry.battle.defender_may_surrender
  Rule: The defender may surrender

    @reading:rivalry.ruling.surrender_when=before_any_exchange
    @reading:rivalry.ruling.how_many_tiles_around=one
    Scenario: The defender of a city is asked before the first dice are rolled
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on 2,1
      When the Republic attacks the city 1,1,S from 2,1
      Then the Kingdom may only fight or surrender
      And the Republic may do nothing

    @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    Scenario: The defender of a tile is asked before the first dice are rolled
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      When the Republic attacks 3,0 from 4,-1
      Then the Kingdom may only fight or surrender

    @reading:rivalry.ruling.surrender_when=after_an_exchange
    @reading:rivalry.ruling.defenders_loss_in_a_city=any_of_three @reading:rivalry.ruling.how_many_tiles_around=one
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where surrender needs an exchange, the first one is rolled at once
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on 2,1
      And the Kingdom has 1 foot army on 0,2
      When the Republic attacks the city 1,1,S from 2,1, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from 1,2 or remove a foot army from 0,2

    @reading:rivalry.ruling.surrender_when=after_an_exchange @reading:rivalry.ruling.battle=run
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where surrender needs an exchange, the defender is asked before the second
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on 2,1
      And the Kingdom has 1 foot army on 0,2
      When the Republic attacks the city 1,1,S from 2,1, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,2
      And the Republic attacks again
      Then the Kingdom may only fight or surrender

    @reading:rivalry.ruling.battle=run @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    Scenario: The defender is asked again before each further exchange
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the first exchange is over
      When the Republic attacks again
      Then the Kingdom may only fight or surrender

    @reading:rivalry.ruling.surrender_of_a_field_tile=cities_only
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where only cities can be surrendered, the attack on a tile is rolled at once
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      When the Republic attacks 3,0 from 4,-1, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from 3,0

    @reading:rivalry.ruling.surrender_of_a_field_tile=cities_only @reading:rivalry.ruling.battle=run
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where only cities can be surrendered, further exchanges for a tile are rolled at once
      Given the position "the Republic's turn"
      And the Republic has 6 foot armies on 4,-1
      And the Kingdom has 2 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the first exchange is over
      When the Republic attacks again, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      Then the Kingdom may only remove a foot army from 3,0

    @reading:rivalry.ruling.surrender_of_a_field_tile=cities_only @reading:rivalry.ruling.surrender_when=before_any_exchange
    @reading:rivalry.ruling.how_many_tiles_around=one
    Scenario: Where only cities can be surrendered, a city still can
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on 2,1
      When the Republic attacks the city 1,1,S from 2,1
      Then the Kingdom may only fight or surrender

    Scenario: Once the dice have been rolled the piece is lost, and there is no surrender
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom surrenders
      Then the action is refused
      And nothing has changed

    Scenario: What nobody attacks cannot be surrendered
      Given the position "the Republic's turn"
      And the Republic has 8 foot armies on 2,1
      When the Kingdom surrenders
      Then the action is refused

    @id:nothing_is_surrendered_in_the_own_turn
    Scenario: Nobody surrenders in their own turn
      Given the position "the Kingdom's turn"
      And the Republic has 8 foot armies on 2,1
      When the Kingdom surrenders
      Then the action is refused

    @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    Scenario: The attacker does not surrender
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 4,-1
      And the Kingdom has 6 foot armies on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Republic surrenders
      Then the action is refused

    @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    Scenario: A surrender ends the battle, and the attacker cannot refuse it
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army to 4,1
      Then it is the Republic's turn
      And the Republic may not attack again or give up
      And the Republic may not attack anything at all

    @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    Scenario: After a surrender the attacker cannot fight on
      Given the position "the Republic's turn"
      And the Republic has 2 foot armies on 4,-1
      And the Kingdom has 1 foot army on 3,0
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Republic attacks again
      Then the action is refused

    Scenario: With one other city left, the defender may still surrender when it is attacked again
      Given the position "the Republic's turn"
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 1 foot army on 1,0 and 2 foot armies on 1,2
      And the Republic has 3 foot armies on 2,1
      And the Republic has attacked the city 1,1,S from 2,1, and the first exchange is over
      When the Republic attacks again
      And the Kingdom surrenders
      And the Kingdom relocates 2 foot armies to 0,0
      Then the Kingdom has only 1 foot army on 1,0 and 2 foot armies on 0,0

    @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.surrender_of_a_field_tile=any_tile
    @reading:rivalry.ruling.surrender_destinations=all_controlled
    Scenario: With one city left the defender of a tile of no city may still surrender
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Republic has 1 foot army on 2,-1
      And the Kingdom has only 1 foot army on 1,0 and 1 foot army on 2,0
      When the Republic attacks 2,0 from 2,-1
      Then the Kingdom may only fight or surrender
