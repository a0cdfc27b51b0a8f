Feature: The fall of a capital

  @clause:rivalry.capital.leader_in_danger
  Rule: The capture of a capital puts the leader in danger

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: After the battle for its capital a nation is asked about its leader
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,0
      And the Republic marches 1 foot army in to 1,0
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy
      And the Republic may do nothing
      And the game goes on

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Before the attacker has marched in, it is not asked
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,0
      Then the Kingdom may do nothing
      And the Republic is to decide

    @reading:rivalry.ruling.entering_a_captured_city=by_moving
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where a cleared city is entered by moves, the leader is not in danger before that
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,0
      Then the Kingdom holds the city 0,1,N
      And it is the Republic's turn

    @reading:rivalry.ruling.entering_a_captured_city=from_outside
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: Where armies hold a city from outside, it is asked as soon as the capital is cleared
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,0
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @reading:rivalry.ruling.entering_a_captured_city=march_in
    Scenario: The surrender of the capital puts the leader in the same danger
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Kingdom has 2 cavalry pieces on 0,1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom surrenders
      And the Kingdom relocates 1 foot army and 2 cavalry pieces to 5,1
      And the Republic marches 1 foot army in to 1,0
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    Scenario: So does an enemy who moves into a capital without a piece
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 1,-1
      When the Republic moves 1 foot army from 1,-1 to 1,0
      Then the Republic holds the city 0,1,N
      And the Kingdom may only roll to save its leader or leave its leader to the enemy

    Scenario: The Republic's leader is in danger as the Kingdom's is
      Given the position "the Kingdom's turn"
      And the Republic has only 1 foot army on 2,-3, 1 foot army on 3,-3 and 1 foot army on 6,-3
      And the Kingdom has 1 foot army on 5,0
      When the Kingdom moves 1 foot army from 5,0 to 6,-1
      Then the Kingdom holds the city 7,-2,S
      And the Republic may only roll to save its leader or leave its leader to the enemy

    Scenario: The capture of another city puts no leader in danger
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 1,0, 1 foot army on 1,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 5,0
      When the Republic moves 1 foot army from 5,0 to 4,1
      Then the Republic holds the city 4,1,S
      And it is the Republic's turn
      And the Kingdom may do nothing

    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: An attack on a capital that does not fall puts no leader in danger
      Given the position "the Republic's turn"
      And the Republic has 1 foot army on 1,-1
      And the Republic has attacked the city 0,1,N from 1,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 7 (4 and 3) and the defender 7 (5 and 2)
      And the Kingdom removes 1 foot army from 1,0
      And the Republic removes 1 foot army from 1,-1
      Then the Kingdom holds the city 0,1,N
      And it is the Republic's turn

    Scenario: So does cavalry that rides into a capital without a piece
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 1,2, 1 foot army on 4,2 and 1 foot army on 5,2
      And the Republic has 1 cavalry piece on 2,-1
      When the Republic moves a cavalry piece from 2,-1 to 1,0
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

  @clause:rivalry.last_ditch.may_roll
  Rule: A player whose capital has fallen may roll to save the leader

    Scenario: The player decides whether to roll
      Given the position "the Kingdom's capital has fallen"
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy
      And the Republic may do nothing

    Scenario: Without the roll the leader is captured
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom does not roll to save its leader
      Then the Republic has won
      And the outcome is because of "leader captured"

    Scenario: The other player cannot roll
      Given the position "the Kingdom's capital has fallen"
      When the Republic rolls 2 to save its leader
      Then the action is refused
      And nothing has changed

    Scenario: The other player does nothing meanwhile
      Given the position "the Kingdom's capital has fallen"
      And the Republic has 2 foot armies on 4,-1
      When the Republic moves 1 foot army from 4,-1 to 5,-1
      Then the action is refused

    Scenario: A nation that is to lose its next turn may roll as well
      Given the position "the Kingdom's capital has fallen"
      And the Kingdom is to lose its next turn
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    Scenario: Where no capital has fallen there is no roll
      Given the position "the Kingdom's turn"
      When the Kingdom rolls 6 to save its leader
      Then the action is refused

  @clause:rivalry.last_ditch.one_die
  Rule: The roll to save the leader is made with one die

    Scenario: A single die is rolled, and nothing is added to it
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom rolls 6 to save its leader
      Then the game goes on
      And the Kingdom is to decide

  @clause:rivalry.last_ditch.one_to_three_captured
  Rule: On a 1, 2 or 3 the leader is captured

    Scenario Outline: The leader is captured
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom rolls <die> to save its leader
      Then the outcome is because of "leader captured"
      And the Republic has won
      And no leader has escaped

      Examples:
        | die |
        | 1   |
        | 2   |
        | 3   |

  @clause:rivalry.last_ditch.leader_captured_ends_game
  Rule: With the leader captured the game is over

    Scenario: The game is over at once, in the middle of the turn
      Given the position "the Kingdom's capital has fallen"
      And the Republic has 3 foot armies on 4,-1
      When the Kingdom rolls 2 to save its leader
      Then the game is over
      And nobody is to act
      And the Republic may do nothing
      And the Kingdom may do nothing

    Scenario: The captor wins, though the other player holds more cities
      Given the position "the Kingdom's capital has fallen"
      And no city stands at 2,-3,S
      And no city stands at 3,-2,N
      And no city stands at 6,-2,N
      When the Kingdom rolls 3 to save its leader
      Then the Republic has won

    Scenario: After the end nothing can be done
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom rolls 1 to save its leader
      And the Kingdom rolls 6 to save its leader
      Then the action is refused

    Scenario: When the game ends in the middle of a turn, the board stays as it is
      Given the position "the Kingdom's capital has fallen"
      And the Republic has 3 foot armies on 4,-1
      And the Republic's cities produce nothing this turn
      When the Kingdom rolls 2 to save its leader
      Then the Republic has only 1 foot army on 2,-3, 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1, 1 foot army on 1,0 and 3 foot armies on 4,-1
      And the pieces of the Kingdom have not changed
      And the Republic holds the city 0,1,N
      And the Kingdom's leader is in the city 0,1,N
      And the Republic's cities produce nothing this turn

  @clause:rivalry.last_ditch.four_to_six_escapes
  Rule: On a 4, 5 or 6 the leader escapes to a second city

    Scenario Outline: The player says to which of the other cities
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom rolls <die> to save its leader
      Then the game goes on
      And the cities to which the Kingdom's leader may escape are 1,1,S, 4,1,S and 5,2,N

      Examples:
        | die |
        | 4   |
        | 5   |
        | 6   |

    Scenario: The captor has no say in it
      Given the position "the Kingdom's capital has fallen"
      When the Kingdom rolls 5 to save its leader
      And the Republic lets its leader escape to the city 2,-3,S
      Then the action is refused

    Scenario: The leader is where it has escaped to
      Given the position "the Kingdom's leader escapes"
      When the Kingdom lets its leader escape to the city 5,2,N
      Then the Kingdom's leader is in the city 5,2,N
      And the Kingdom's leader has escaped in this game
      And the Kingdom's capital is the city 0,1,N

    Scenario: With one other city left the player is still the one to say so
      Given the position "the Kingdom's leader escapes"
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      Then the cities to which the Kingdom's leader may escape are 1,1,S

    @reading:rivalry.ruling.open_city_as_refuge=may
    Scenario: A city without a piece will do
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      When the Kingdom lets its leader escape to the city 1,1,S
      Then the Kingdom's leader is in the city 1,1,S

    Scenario: An escape cannot be put off
      Given the position "the Kingdom's leader escapes"
      When the Kingdom does not roll to save its leader
      Then the action is refused

    Scenario: The leader does not escape to the capital that has fallen
      Given the position "the Kingdom's leader escapes"
      When the Kingdom lets its leader escape to the city 0,1,N
      Then the action is refused under rivalry.last_ditch.four_to_six_escapes

    Scenario: The leader does not escape to a city of the enemy
      Given the position "the Kingdom's leader escapes"
      When the Kingdom lets its leader escape to the city 2,-3,S
      Then the action is refused under rivalry.last_ditch.four_to_six_escapes

    Scenario: The leader does not escape to a city that the enemy has captured
      Given the position "the Kingdom's leader escapes"
      And the Republic has captured the city 4,1,S
      And the Kingdom has only 1 foot army on 1,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 4,2
      When the Kingdom lets its leader escape to the city 4,1,S
      Then the action is refused under rivalry.last_ditch.four_to_six_escapes

    Scenario: The leader does not escape to a site without a city
      Given the position "the Kingdom's leader escapes"
      When the Kingdom lets its leader escape to the city 2,2,N
      Then the action is refused under rivalry.last_ditch.four_to_six_escapes

    @reading:rivalry.ruling.open_city_as_refuge=may
    Scenario: A city without a piece is among those that the player may choose
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      Then the cities to which the Kingdom's leader may escape are 1,1,S, 4,1,S and 5,2,N

    @reading:rivalry.ruling.open_city_as_refuge=may_not
    Scenario: Where a refuge needs a garrison, a city without a piece is none
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has only 1 foot army on 4,2 and 1 foot army on 5,2
      Then the cities to which the Kingdom's leader may escape are 4,1,S and 5,2,N

    @reading:rivalry.ruling.open_city_as_refuge=may_not
    Scenario: Where a refuge needs a garrison, cities without a piece do not avert the end
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 6,0
      And the Republic has 1 foot army on 1,-1
      When the Republic moves 1 foot army from 1,-1 to 1,0
      Then the Republic has won
      And the outcome is because of "no second city"

    @reading:rivalry.ruling.captured_city_as_refuge=any_controlled
    Scenario: The leader may escape into the enemy's land
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has captured the city 2,-3,S
      And the Republic has only 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 foot army on 1,0
      And the Kingdom has 1 foot army on 1,-2
      When the Kingdom lets its leader escape to the city 2,-3,S
      Then the Kingdom's leader is in the city 2,-3,S
      And it is the Republic's turn

  @clause:rivalry.escape.needs_a_second_city
  Rule: Without a second city the leader does not escape

    Scenario: The nation whose only city has fallen is not asked
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 9 foot armies on 5,1
      And the Republic has 1 foot army on 1,-1
      When the Republic moves 1 foot army from 1,-1 to 1,0
      Then the Kingdom may do nothing
      And no leader has escaped

    @reading:rivalry.ruling.captured_city_as_refuge=any_controlled
    Scenario: A captured city is a second city
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has captured the city 2,-3,S
      And the Republic has only 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 foot army on 1,0
      And the Kingdom has 1 foot army on 1,-2
      Then the cities to which the Kingdom's leader may escape are 1,1,S, 4,1,S, 5,2,N and 2,-3,S

    @reading:rivalry.ruling.captured_city_as_refuge=own_founded
    @id:where_only_own_foundations_are_a_refuge_a_captured_city_is_none
    Scenario: Where only a city of the nation's own founding is a refuge, a captured one is none
      Given the position "the Kingdom's leader escapes"
      And the Kingdom has captured the city 2,-3,S
      And the Republic has only 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 foot army on 1,0
      And the Kingdom has 1 foot army on 1,-2
      Then the cities to which the Kingdom's leader may escape are 1,1,S, 4,1,S and 5,2,N

    Scenario: A city that the nation founded and has lost is no refuge
      Given the position "the Kingdom's leader escapes"
      And the Republic has captured the city 4,1,S
      And the Kingdom has only 1 foot army on 1,2 and 1 foot army on 5,2
      And the Republic has 1 foot army on 4,2
      Then the cities to which the Kingdom's leader may escape are 1,1,S and 5,2,N

  @clause:rivalry.escape.no_second_city_ends_game
  Rule: If there is no second city, the fall of the capital ends the game

    Scenario: The game is over without a roll
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 9 foot armies on 5,1
      And the Republic has 1 foot army on 1,-1
      When the Republic moves 1 foot army from 1,-1 to 1,0
      Then the Republic has won
      And the outcome is because of "no second city"
      And nobody is to act

    @reading:rivalry.ruling.entering_a_captured_city=march_in @reading:rivalry.ruling.surrender_without_a_city=impossible
    @reading:rivalry.ruling.how_many_tiles_around=one @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: So it is after a battle
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 1 foot army on 1,0
      And the Republic has 1 foot army on 1,-1
      When the Republic attacks the city 0,1,N from 1,-1, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 1,0
      And the Republic marches 1 foot army in to 1,0
      Then the Republic has won
      And the outcome is because of "no second city"

    Scenario: One other city is enough for the roll
      Given the position "the Republic's turn"
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 1 foot army on 1,2
      And the Republic has 1 foot army on 1,-1
      When the Republic moves 1 foot army from 1,-1 to 1,0
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @reading:rivalry.ruling.captured_city_as_refuge=any_controlled
    Scenario: A captured city alone is enough for the roll
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has captured the city 2,-3,S
      And the Kingdom has only 1 foot army on 1,-2
      And the Republic has only 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 foot army on 2,0
      When the Republic moves 1 foot army from 2,0 to 1,0
      Then the Kingdom may only roll to save its leader or leave its leader to the enemy

    @reading:rivalry.ruling.captured_city_as_refuge=own_founded
    @id:where_only_own_foundations_are_a_refuge_a_captured_city_does_not_avert_the_end
    Scenario: Where only a city of the nation's own founding is a refuge, a captured one does not avert the end
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 4,1,S
      And no city stands at 5,2,N
      And the Kingdom has captured the city 2,-3,S
      And the Kingdom has only 1 foot army on 1,-2
      And the Republic has only 1 foot army on 3,-3, 1 foot army on 6,-3, 1 foot army on 6,-1 and 1 foot army on 2,0
      When the Republic moves 1 foot army from 2,0 to 1,0
      Then the Republic has won
      And the outcome is because of "no second city"

  @clause:rivalry.object.capture_the_capital
  Rule: Only the capital and its leader decide the game

    Scenario: The loss of every other city does not end the game
      Given the position "the Republic's turn"
      And no city stands at 1,1,S
      And no city stands at 5,2,N
      And the Kingdom has only 1 foot army on 1,0
      And the Republic has 1 foot army on 5,0
      When the Republic moves 1 foot army from 5,0 to 4,1
      Then the Republic holds the city 4,1,S
      And the game goes on

    @reading:rivalry.ruling.field_tile_cleared=stay
    @reading:rivalry.ruling.who_chooses_losses=its_owner
    Scenario: The loss of every piece does not end the game
      Given the position "the Republic's turn"
      And the Kingdom has only 1 foot army on 3,0
      And the Republic has 1 foot army on 4,-1
      And the Republic has attacked 3,0 from 4,-1, and the Kingdom is to answer
      When the Kingdom fights, the attacker rolling 9 (5 and 4) and the defender 7 (4 and 3)
      And the Kingdom removes 1 foot army from 3,0
      Then the Kingdom has no piece left
      And the game goes on
      And it is the Republic's turn

    Scenario: Where no number of turns is agreed on, there is no last turn
      Given a new game, the Republic beginning
      Then no number of turns is agreed on

    @reading:rivalry.ruling.endless_game=agreed_limit
    Scenario: The last of the agreed turns is played to its end, and nobody has won
      Given the position "the Kingdom's new armies"
      And no further turn is to begin
      When the Kingdom adds no more armies, and the game is over
      Then the game is over
      And nobody wins
      And the outcome is because of "turn limit"
      And the pieces of the Kingdom have not changed
      And the pieces of the Republic have not changed

    @reading:rivalry.ruling.endless_game=agreed_limit
    Scenario: The agreed turns may run out in place of a turn that is lost
      Given the position "the Kingdom's new armies"
      And the Republic is to lose its next turn
      And one further turn is to begin
      When the Kingdom adds no more armies, and the game is over
      Then nobody wins
      And the outcome is because of "turn limit"

    @reading:rivalry.ruling.endless_game=agreed_limit
    Scenario: Once the agreed turns have run out, no turn is lost any more
      Given the position "the Kingdom's new armies"
      And the Republic is to lose its next turn
      And no further turn is to begin
      When the Kingdom adds no more armies, and the game is over
      Then nobody wins
      And the outcome is because of "turn limit"
      And the Republic is to lose its next turn

    @reading:rivalry.ruling.endless_game=agreed_limit
    Scenario: The agreed turns may run out at the end of a sabotaged turn
      Given the position "the Republic's turn"
      And the Republic's cities produce nothing this turn
      And no further turn is to begin
      When the Republic moves and attacks no more, and the game is over
      Then nobody wins
      And the outcome is because of "turn limit"
      And the Republic has its guards and no other piece

    @reading:rivalry.ruling.endless_game=agreed_limit
    Scenario: An agreed number of turns goes down by one with each turn that begins
      Given the position "the Kingdom's new armies"
      And one further turn is to begin
      When the Kingdom adds no more armies, and the Republic rolls 6 (4 and 2)
      And the Republic ends its last turn without new armies
      Then the game is over
      And nobody wins

    @reading:rivalry.ruling.endless_game=agreed_limit
    Scenario: Where more cities do not count, nobody wins by them
      Given the position "the Kingdom's new armies"
      And no city stands at 2,-3,S
      And no further turn is to begin
      When the Kingdom adds no more armies, and the game is over
      Then nobody wins

    @reading:rivalry.ruling.endless_game=most_cities
    Scenario: Where the cities count after the agreed turns, the nation with more of them wins
      Given the position "the Kingdom's new armies"
      And no city stands at 2,-3,S
      And no further turn is to begin
      When the Kingdom adds no more armies, and the game is over
      Then the Kingdom has won
      And the outcome is because of "turn limit"

    @reading:rivalry.ruling.endless_game=most_cities
    Scenario: Where the cities count after the agreed turns, equal numbers of them leave nobody the winner
      Given the position "the Kingdom's new armies"
      And no further turn is to begin
      When the Kingdom adds no more armies, and the game is over
      Then nobody wins

    @reading:rivalry.ruling.endless_game=no_limit @components:small
    @reading:rivalry.ruling.additional_army_count=one_in_all
    Scenario: Where there is no last turn, a number of turns that was agreed on is not heeded
      Given a new game with the armies placed and one turn agreed on, the Republic being named first, and a first roll of 6 (4 and 2)
      When the Republic ends its turn without new armies, and the Kingdom rolls 5 (3 and 2)
      Then it is the Kingdom's turn
      And no number of turns is agreed on
