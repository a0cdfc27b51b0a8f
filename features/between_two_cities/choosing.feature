Feature: Choosing and revealing

  @clause:between_two_cities.choosing.two_tiles
  Rule: Players choose exactly two tiles from their hand

    Scenario: Two of seven tiles are chosen, and five are left
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      When North chooses the shop and the park
      Then North has chosen shop and park
      And under the token of city 1 lie shop, park, house, office and music tavern
      And North's hand is empty

    Scenario: The two tiles may be chosen in the other order
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      When North chooses the park and the shop
      Then North has chosen shop and park
      And under the token of city 1 lie shop, park, house, office and music tavern

    Scenario: Two identical tiles may be chosen
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      When North chooses the shop and the shop
      Then North has chosen 2 shops
      And under the token of city 1 lie 2 parks, house, office and music tavern

    Scenario: Two tiles are chosen from a hand of three identical tiles
      Given the position "three players, last turn of round one"
      And East's hand is 3 offices
      When East chooses the office and the office
      Then East has chosen 2 offices
      And under the token of city 2 lies office

    Scenario: The same tile cannot be chosen twice
      Given the position "three players, first turn"
      When North lays the house face down
      And North lays the house face down
      Then the action is refused under "Two tiles are chosen"
      And nothing has changed

    Scenario: A tile that is not in the hand cannot be chosen
      Given the position "three players, first turn"
      When North lays the factory face down
      Then the action is refused under "Two tiles are chosen"
      And nothing has changed

    Scenario: A tile that is not in the hand cannot be the second tile
      Given the position "three players, first turn"
      When North lays the shop face down
      And North lays the bed tavern face down
      Then the action is refused under "Two tiles are chosen"
      And nothing has changed

    Scenario: A tile under a token cannot be chosen
      Given the position "three players, first turn"
      When North chooses the shop and the park
      And North lays the house face down
      Then the action is refused under "The choice is final"
      And nothing has changed

    Scenario: A duplex tile cannot be chosen from a hand of building tiles
      Given the position "three players, first turn"
      When South lays the duplex tile house over shop face down
      Then the action is refused under "Two tiles are chosen"
      And nothing has changed

    Scenario: A building tile cannot be chosen from a hand of duplex tiles
      Given the position "three players, round two"
      When North lays the shop face down
      Then the action is refused under "Two tiles are chosen"
      And nothing has changed

    Scenario: Every tile in the hand may be chosen, and identical tiles count as one choice
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      Then North may choose shop, park, house, office and music tavern and no other tile
      And East may choose factory, food tavern, office, house and park and no other tile

    Scenario: Two of three duplex tiles are chosen, and one is left
      Given the position "three players, round two"
      And North's hand is shop over bed tavern, house beside park and office over shop
      When North chooses the duplex tile house beside park and the duplex tile shop over bed tavern
      Then North has chosen shop over bed tavern and house beside park
      And under the token of city 1 lies office over shop

    Scenario: Two of three tiles are chosen, and one is left
      Given the position "three players, last turn of round one"
      And East's hand is factory, office and park
      When East chooses the office and the park
      Then East has chosen office and park
      And under the token of city 2 lies factory

  @clause:between_two_cities.choosing.secretly
  Rule: A choice stays secret until the reveal

    Scenario: A player does not see what another player has chosen
      Given the position "three players, first turn"
      When North chooses the shop and the music tavern
      Then East cannot see any shop
      And East cannot see any music tavern
      And South cannot see any music tavern

    Scenario: Nobody sees the hands from which the others choose
      Given the position "three players, first turn"
      And North's hand is shop, shop, park, park, house, office and music tavern
      Then North sees their own hand 2 shops, 2 parks, house, office and music tavern
      And North cannot see any factory
      And North cannot see any drink tavern
      And East cannot see any music tavern
      And East cannot see any drink tavern
      And South cannot see any music tavern
      And South cannot see any food tavern

    Scenario: A choice stays secret while one player has not chosen
      Given the position "three players, first turn"
      When North chooses the music tavern and the office
      And East chooses the food tavern and the house
      Then South cannot see any music tavern
      And South cannot see any food tavern
      And South cannot see any office
      And East cannot see any music tavern
      And North cannot see any food tavern

    Scenario: Duplex tiles are also chosen in secret
      Given the position "three players, round two"
      When North chooses the duplex tile shop over bed tavern and the duplex tile house beside park
      And South chooses the duplex tile house over shop and the duplex tile office beside shop
      Then East cannot see any duplex tile shop over bed tavern
      And East cannot see any duplex tile house beside park
      And East cannot see any duplex tile house over shop
      And East cannot see any duplex tile office beside shop

    Scenario: Players who have chosen do not see the other choices
      Given the position "three players, round two"
      When East chooses the duplex tile factory over office and the duplex tile factory beside shop
      And South chooses the duplex tile house over shop and the duplex tile office beside shop
      Then East cannot see any duplex tile house over shop
      And South cannot see any duplex tile factory over office

    Scenario: The others do not see which two of three tiles a player has chosen
      Given the position "three players, last turn of round one"
      And South's hand is bed tavern, drink tavern and food tavern
      When South chooses the bed tavern and the drink tavern
      Then North cannot see any bed tavern
      And North cannot see any drink tavern
      And North cannot see any food tavern
      And East cannot see any bed tavern
      And East cannot see any drink tavern
      And East cannot see any food tavern

  @clause:between_two_cities.choosing.secretly
  @clause:between_two_cities.passing.face_down
  Rule: The number of tiles in the other hands is no secret

    Scenario Outline: <seat> sees how many tiles each player has when only East has chosen
      Given the position "three players, first turn"
      When East chooses the factory and the office
      Then <seat> sees that North holds 7 tiles
      And <seat> sees 5 tiles under the token of city 2
      And <seat> sees that East holds 0 tiles
      And <seat> sees that South holds 7 tiles

      Examples:
        | seat  |
        | North |
        | East  |
        | South |

    Scenario: The others see the size of a hand of duplex tiles
      Given the position "three players, round two"
      When South chooses the duplex tile house over shop and the duplex tile office beside shop
      Then North sees that East holds 3 tiles
      And North sees that South holds 0 tiles

  @clause:between_two_cities.choosing.face_down_in_front
  Rule: The chosen tiles lie face down in front of their player

    Scenario: Two tiles lie in front of a player who has chosen
      Given the position "three players, first turn"
      When South chooses the drink tavern and the bed tavern
      Then South has chosen drink tavern and bed tavern
      And South has no revealed tile

  @clause:between_two_cities.choosing.face_down_in_front
  Rule: Before the reveal nobody sees a choice, or only its owner does

    Scenario: Players cannot look at their own choice if it is hidden from all
      Given the position "three players, first turn"
      When North chooses the shop and the shop
      Then North cannot see any shop
      And North sees no tile in their own hand
      And North sees that North has chosen

    Scenario: Players see that they have chosen, but not the tiles
      Given the position "three players, round two"
      When East chooses the duplex tile factory over office and the duplex tile factory beside shop
      Then East sees that East has chosen
      And East cannot see any duplex tile factory beside shop

    @reading:between_two_cities.ruling.own_choice_seen_by_its_owner=seen_by_owner
    # May players look at their own two chosen tiles before the reveal? Yes, players may look at their own two
    # tiles, but nobody else may.
    Scenario: Players may look at their own choice if the ruling allows it
      Given the position "three players, first turn"
      When North chooses the shop and the music tavern
      Then North sees the tiles of their own choice, shop and music tavern
      And East sees that North has chosen
      And East cannot see any music tavern

    @reading:between_two_cities.ruling.own_choice_seen_by_its_owner=seen_by_owner
    # May players look at their own two chosen tiles before the reveal? Yes, players may look at their own two
    # tiles, but nobody else may.
    Scenario: After the reveal there is no choice left to look at
      Given the position "three players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      Then North sees no tile of a choice of their own
      And South sees that North has revealed shop and park

  @clause:between_two_cities.choosing.token_marks_the_choice
  Rule: Tiles under a token show that a player has chosen

    Scenario Outline: <seat> sees that North has chosen
      Given the position "three players, first turn"
      When North chooses the shop and the park
      Then <seat> sees that North has chosen
      And <seat> sees 5 tiles under the token of city 1
      And <seat> sees that <other> has not chosen
      And <seat> sees 0 tiles under the token of city 2
      And <seat> sees 0 tiles under the token of city 3

      Examples:
        | seat  | other |
        | East  | South |
        | South | East  |

    Scenario: No tile lies under a token before anybody has chosen
      Given the position "three players, first turn"
      Then East sees that North and South have not chosen
      And East sees 0 tiles under the token of city 1
      And East sees 0 tiles under the token of city 2
      And East sees 0 tiles under the token of city 3

    Scenario: A single tile under a token also shows the choice
      Given the position "three players, last turn of round one"
      When South chooses the house and the bed tavern
      Then North sees one tile under the token of city 3
      And North sees that South has chosen
      And North sees that East has not chosen

    Scenario: The third duplex tile under a token shows the choice
      Given the position "three players, round two"
      When East chooses the duplex tile factory over office and the duplex tile factory beside shop
      Then South sees one tile under the token of city 2
      And South sees that East has chosen

  @clause:between_two_cities.choosing.final
  Rule: A finished choice cannot be changed

    Scenario: A third tile cannot be chosen
      Given the position "three players, first turn"
      When North chooses the shop and the park
      And North lays the office face down
      Then the action is refused under "The choice is final"
      And nothing has changed

    Scenario: A player cannot choose again
      Given the position "three players, first turn"
      When North chooses the shop and the park
      And North lays the shop face down
      Then the action is refused under "The choice is final"
      And nothing has changed

    Scenario: A player cannot choose the last tile of a hand instead of another tile
      Given the position "three players, last turn of round one"
      When East chooses the factory and the office
      And East lays the park face down
      Then the action is refused under "The choice is final"
      And nothing has changed

    Scenario: A player who has chosen has to wait for the others
      Given the position "three players, first turn"
      When North chooses the shop and the park
      Then North may do nothing
      And East and South are to act

    Scenario: The choice of the second of three players is also final
      Given the position "three players, first turn"
      When South chooses the factory and the park
      And North chooses the shop and the park
      Then North may do nothing
      And South may do nothing
      And it is East's turn to act

  @clause:between_two_cities.reveal.when_all_have_chosen
  Rule: Nothing is revealed before all have chosen

    Scenario: Nothing is revealed while one of three players has not chosen
      Given the position "three players, first turn"
      When North chooses the shop and the park
      And East chooses the factory and the office
      Then North and East have no revealed tile
      And North has chosen shop and park
      And it is South's turn to act

    Scenario: The choice of one player is not revealed to the others
      Given the position "three players, first turn"
      When North chooses the park and the park
      Then East sees no revealed tile of North
      And South sees no revealed tile of North

    Scenario: Nothing is revealed while one of seven players has not chosen
      Given the position "seven players, first turn"
      When the players choose
        | North     | shop    | park        |
        | Northeast | office  | bed tavern  |
        | East      | factory | food tavern |
        | Southeast | house   | house       |
        | South     | shop    | house       |
        | West      | park    | park        |
      Then North, Northeast, East, Southeast, South and West have no revealed tile
      And it is Southwest's turn to act

    Scenario: The tiles are revealed when the last of seven players has chosen
      Given the position "seven players, first turn"
      When the players choose
        | North     | shop    | park        |
        | Northeast | office  | bed tavern  |
        | East      | factory | food tavern |
        | Southeast | house   | house       |
        | South     | shop    | house       |
        | West      | park    | park        |
        | Southwest | office  | shop        |
      Then North has revealed shop and park
      And Northeast has revealed office and bed tavern
      And East has revealed factory and food tavern
      And Southeast has revealed 2 houses
      And South has revealed shop and house
      And West has revealed 2 parks
      And Southwest has revealed office and shop

    Scenario: Single tiles under the tokens are enough for the reveal
      Given the position "three players, last turn of round one"
      And North's hand is shop, park and house
      And East's hand is factory, office and park
      And South's hand is house, bed tavern and office
      When the players choose
        | North | shop    | park       |
        | East  | factory | office     |
        | South | house   | bed tavern |
      Then North has revealed shop and park
      And under the token of city 1 lies house
      And under the token of city 2 lies park
      And under the token of city 3 lies office

  @clause:between_two_cities.reveal.all_together
  Rule: All tiles are revealed at the same moment

    Scenario Outline: The choice of <last>, who chooses last, reveals everybody's tiles
      Given the position "three players, first turn"
      When <first> chooses the house and the park
      And <second> chooses the house and the park
      And <last> chooses the house and the park
      Then North has revealed house and park
      And East has revealed house and park
      And South has revealed house and park
      And North has chosen nothing
      And East has chosen nothing
      And South has chosen nothing

      Examples:
        | last  | first | second |
        | North | South | East   |
        | East  | North | South  |
        | South | North | East   |

    Scenario: Duplex tiles are revealed together
      Given the position "three players, round two"
      When the players choose
        | North | shop over bed tavern | house beside park   |
        | East  | factory over office  | factory beside shop |
        | South | house over shop      | office beside shop  |
      Then North has revealed shop over bed tavern and house beside park
      And East has revealed factory over office and factory beside shop
      And South has revealed house over shop and office beside shop

  @clause:between_two_cities.reveal.face_up_in_front
  Rule: Revealed tiles lie face up until they are placed

    Scenario Outline: <seat> sees the tiles of all players
      Given the position "three players, first turn"
      When the players choose
        | North | shop    | music tavern |
        | East  | factory | food tavern  |
        | South | house   | house        |
      Then <seat> sees that North has revealed shop and music tavern
      And <seat> sees that East has revealed factory and food tavern
      And <seat> sees that South has revealed 2 houses

      Examples:
        | seat  |
        | North |
        | East  |
        | South |

    Scenario: A placed tile no longer lies in front of its player, but the other tile does
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at column 0, row 0
      Then North has revealed park
      And East sees that North has revealed park

    Scenario: If one of two identical tiles has been placed, the other remains
      Given the position "three players, tiles revealed"
      And North has revealed 2 parks
      When North places the park in city 1 at column 0, row 0
      Then North has revealed park

    Scenario: No tile is left in front of a player who has placed both
      Given the position "three players, tiles revealed"
      When North places the shop in city 1 at column 0, row 0 and the park in city 3 at column 0, row 0
      Then North has no revealed tile
      And East has revealed factory and office

  @clause:between_two_cities.rounds.steps_at_the_same_time
  Rule: The players choose at the same time, in any order

    Scenario: All players may choose at the same time
      Given the position "three players, first turn"
      Then North may choose a shop
      And East may choose a factory
      And South may choose a house

    Scenario: All seven players have to choose when the game begins
      Given a new game for North, Northeast, East, Southeast, South, Southwest and West with any shuffles
      Then North, Northeast, East, Southeast, South, Southwest and West are to act

    Scenario: The others still have to choose after one player has chosen
      Given the position "four players, first turn"
      When South chooses the house and the park
      Then North, East and West are to act

    Scenario: All players have to choose when the next turn begins
      Given the position "three players, first turn"
      When the players choose
        | North | shop    | park         |
        | East  | factory | office       |
        | South | house   | drink tavern |
      And the players place
        | North | shop in city 1 at column 0, row 0    | park in city 3 at column 0, row 0         |
        | East  | factory in city 2 at column 0, row 0 | office in city 1 at column 1, row 0       |
        | South | house in city 3 at column 1, row 0   | drink tavern in city 2 at column 1, row 0 |
      Then North, East and South are to act

    Scenario: All players have to choose when the next round begins
      Given the position "three players, placing"
      When the players place
        | North | shop in city 1 at column 2, row 0    | park in city 3 at column 2, row 0       |
        | East  | factory in city 2 at column 2, row 0 | office in city 1 at column 2, row 1     |
        | South | house in city 3 at column 2, row 1   | bed tavern in city 2 at column 2, row 1 |
      Then North, East and South are to act

    Scenario Outline: The order <order> leads to the same table
      Given the position "three players, last turn of round one"
      And North's hand is 2 offices and house
      And East's hand is 2 offices and park
      And South's hand is 2 offices and shop
      When <first> chooses the office and the office
      And <second> chooses the office and the office
      And <last> chooses the office and the office
      Then under the token of city 1 lies house
      And under the token of city 2 lies park
      And under the token of city 3 lies shop
      And North has revealed 2 offices
      And East has revealed 2 offices
      And South has revealed 2 offices

      Examples:
        | order            | first | second | last  |
        | North East South | North | East   | South |
        | North South East | North | South  | East  |
        | East North South | East  | North  | South |
        | East South North | East  | South  | North |
        | South North East | South | North  | East  |
        | South East North | South | East   | North |
