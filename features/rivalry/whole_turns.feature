Feature: Whole turns

  @clause:rivalry.turn.roll_gives_moves
  Rule: A turn consists of a roll, moves and attacks, and then new armies

    @clause:rivalry.production.captured_cities_too
    @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.how_many_march_in=at_least_one
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Armies march up, take a city, and the city adds an army for its captor
      Given the position "the Kingdom's new armies"
      And the Republic has 3 foot armies on 2,0
      When the Kingdom adds no more armies, and the Republic rolls 3 (2 and 1)
      And the Republic moves 3 foot armies from 2,0 to 2,1
      And the Republic attacks the city 1,1,S from 2,1
      And the Kingdom fights, the attacker rolling 10 (6 and 4) and the defender 6 (5 and 1)
      And the Kingdom removes a foot army from 1,2
      And the Republic marches 2 foot armies in to 1,2 and no more
      And the Republic moves and attacks no more
      And the Republic adds a foot army on each of 2,-2, 7,-1 and 1,1
      And the Republic adds no more armies, and the Kingdom rolls 4 (3 and 1)
      Then the Republic has its guards and 1 foot army on 2,1, 2 foot armies on 1,2, 1 foot army on 2,-2, 1 foot army on 7,-1 and 1 foot army on 1,1
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic holds the city 1,1,S
      And it is the Kingdom's turn

    @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.battle=run
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Cavalry rides up, an attack fails and is given up, and the rest of the roll is lost
      Given the position "the Republic's new armies"
      And the Kingdom has 2 cavalry pieces on 5,0
      When the Republic adds no more armies, and the Kingdom rolls 6 (3 and 3)
      And the Kingdom moves 2 cavalry pieces from 5,0 to 5,-1
      And the Kingdom attacks the city 7,-2,S from 5,-1
      And the Republic fights, the attacker rolling 3 (2 and 1) and the defender 11 (6 and 5)
      And the Kingdom removes a cavalry piece from 5,-1
      And the Kingdom gives up
      And the Kingdom ends its turn without new armies, and the Republic rolls 2 (1 and 1)
      Then the Kingdom has its guards and 1 cavalry piece on 5,-1
      And the Kingdom has 7 cavalry pieces off the board
      And the Republic has its guards and no other piece
      And it is the Republic's turn

    @reading:rivalry.ruling.surrender_when=before_any_exchange @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The guard of the capital is beaten, and the leader's roll decides the game
      Given the position "the Kingdom's new armies"
      And the Republic has 1 cavalry piece on 3,-2
      When the Kingdom adds no more armies, and the Republic rolls 2 (1 and 1)
      And the Republic moves a cavalry piece from 3,-2 to 2,-1
      And the Republic attacks the city 0,1,N from 2,-1
      And the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 8 (6 and 2)
      And the Kingdom removes a foot army from 1,0
      And the Republic marches 1 cavalry piece in to 1,0
      And the Kingdom rolls 3 to save its leader
      Then the Republic has won

    @id:two_turns_with_nothing_but_new_armies
    Scenario: Each nation does nothing in its turn but add new armies
      Given the position "the Republic's turn"
      When the Republic moves and attacks no more
      And the Republic adds a foot army on each of 2,-2, 3,-2, 6,-2 and 7,-2, and the Kingdom rolls 5 (4 and 1)
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on each of 0,0, 0,2, 3,2 and 6,1, and the Republic rolls 8 (4 and 4)
      Then the Republic has its guards and 1 foot army on 2,-2, 1 foot army on 3,-2, 1 foot army on 6,-2 and 1 foot army on 7,-2
      And the Kingdom has its guards and 1 foot army on 0,0, 1 foot army on 0,2, 1 foot army on 3,2 and 1 foot army on 6,1
      And it is the Republic's turn

  @clause:rivalry.turn.card_rules_the_turn @clause:rivalry.turn.seven_draws_a_card
  Rule: A turn that begins with a 7 consists of a card, attacks, and then new armies

    @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.seven_production=allowed
    @reading:rivalry.ruling.used_cards=discard
    @id:foreign_aid_comes_to_the_capital_stays_there_for_the_turn_and_moves_a_turn_later
    Scenario: Foreign Aid comes to the capital, stays there for the turn and moves one turn later
      Given the position "the Kingdom's new armies"
      And the top card of the stack is Foreign Aid 3
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic adds 3 foot armies on 7,-2
      And the Republic moves and attacks no more
      And the Republic adds a foot army on each of 2,-2, 3,-2, 6,-2 and 7,-1, and the Kingdom rolls 2 (1 and 1)
      And the Kingdom ends its turn without new armies, and the Republic rolls 3 (2 and 1)
      And the Republic moves 3 foot armies from 7,-2 to 6,-2
      Then the Republic has its guards and 1 foot army on 2,-2, 1 foot army on 3,-2, 4 foot armies on 6,-2 and 1 foot army on 7,-1
      And the cards drawn so far are Foreign Aid 3

    @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.seven_production=allowed @reading:rivalry.ruling.mutiny_garrison=last_resort
    @reading:rivalry.ruling.mutiny_who_chooses=drawer @reading:rivalry.ruling.production_of_a_bare_city=may
    @reading:rivalry.ruling.used_cards=discard
    @id:mutiny_thins_out_the_armies_and_the_cities_make_good_for_it
    Scenario: Mutiny costs armies, and the cities replace these armies
      Given the position "the Republic's new armies"
      And the Kingdom has 1 foot army on 6,0
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (6 and 1)
      And the Kingdom removes a foot army from 6,0
      And the Kingdom removes a foot army from 5,2
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on each of 5,2 and 4,1
      And the Kingdom adds no more armies, and the Republic rolls 3 (2 and 1)
      Then the Kingdom has its guards and 1 foot army on 4,1
      And it is the Republic's turn

    @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.seven_production=allowed @reading:rivalry.ruling.sabotage_when=end_of_next_turn
    @reading:rivalry.ruling.used_cards=discard
    @id:sabotage_and_revolt_in_a_row
    Scenario: Sabotage and Revolt follow one another
      Given the position "the Kingdom's new armies"
      And the cards on top of the stack are Sabotage and Revolt
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on 7,-2
      And the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom moves and attacks no more
      And the Kingdom adds a foot army on 0,0
      And the Kingdom adds no more armies, and the Republic rolls 5 (4 and 1)
      And the Republic moves and attacks no more, and the Republic rolls 4 (3 and 1)
      And the Republic moves and attacks no more
      And the Republic adds a foot army on 7,-2
      And the Republic adds no more armies, and the Kingdom rolls 6 (5 and 1)
      Then the Republic has its guards and 2 foot armies on 7,-2
      And the Kingdom has its guards and 1 foot army on 0,0
      And it is the Kingdom's turn
      And the Kingdom is to lose no turn
      And no city is sabotaged for a later turn

    @reading:rivalry.ruling.seven_attack=allowed @reading:rivalry.ruling.seven_production=allowed
    @reading:rivalry.ruling.used_cards=discard
    Scenario: A city is built, adds an army, and the army moves in the next turn
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army on 5,-3
      And the top card of the stack is Internal Improvement
      When the Kingdom adds no more armies, and the Republic rolls 7 (4 and 3)
      And the Republic builds a city at 5,-3,S
      And the Republic moves and attacks no more
      And the Republic adds a foot army on 4,-2
      And the Republic adds no more armies, and the Kingdom rolls 6 (5 and 1)
      And the Kingdom ends its turn without new armies, and the Republic rolls 2 (1 and 1)
      And the Republic moves a foot army from 4,-2 to 4,-1
      Then the Republic has its guards and 1 foot army on 5,-3 and 1 foot army on 4,-1
      And the Republic holds the city 5,-3,S

  @clause:rivalry.setup.four_cities @clause:rivalry.setup.twenty_five_armies @clause:rivalry.setup.additional_army @clause:rivalry.turn.begins_with_a_roll
  Rule: A game begins with the setup and continues with the first player's roll

    @components:small @reading:rivalry.ruling.setup_order=stage_by_stage @reading:rivalry.ruling.additional_army_count=one_in_all
    @id:from_the_first_city_to_the_first_move
    Scenario: A game is played from the first city to the first move
      Given a new game, the Republic beginning
      When the Republic founds cities at 2,-3,S, 3,-2,N, 5,-3,S and 7,-2,S
      And the Republic declares the city 7,-2,S its capital
      And the Kingdom founds cities at 5,2,N, 2,2,N, 1,1,S and 0,1,N
      And the Kingdom declares the city 0,1,N its capital
      And the Republic places 5 foot armies on 2,-2, 4 foot armies on 3,-3, 4 foot armies on 5,-2, 5 foot armies on 6,-1 and 7 cavalry pieces on 2,-1
      And the Republic places 1 foot army on 7,-2
      And the Kingdom places 6 foot armies on 1,0, 4 foot armies on 1,2, 4 foot armies on 2,1, 3 foot armies on 5,1 and 8 cavalry pieces on 5,0
      And the Kingdom places 1 foot army on 0,1, and the Republic rolls 6 (4 and 2)
      And the Republic moves 2 cavalry pieces from 2,-1 to 1,-2
      Then the Republic has only 5 foot armies on 2,-2, 4 foot armies on 3,-3, 4 foot armies on 5,-2, 5 foot armies on 6,-1, 1 foot army on 7,-2, 5 cavalry pieces on 2,-1 and 2 cavalry pieces on 1,-2
      And the Kingdom has only 6 foot armies on 1,0, 4 foot armies on 1,2, 4 foot armies on 2,1, 3 foot armies on 5,1, 1 foot army on 0,1 and 8 cavalry pieces on 5,0
      And the Republic has 1 cavalry piece off the board
      And it is the Republic's turn
