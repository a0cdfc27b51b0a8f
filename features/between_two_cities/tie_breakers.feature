Feature: Breaking ties

  With four players, city 1 lies between North and East, city 4 is North's other city, and city 2 is East's.
  South and West also share the empty city 3, so that only North and East can be tied for the highest final score.

  @clause:between_two_cities.tie.higher_city_compared
  Rule: Tied players are compared by their better cities

    Scenario: Of two players with equal final scores, the player with the better city wins
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with P for a park, S for a shop, m for a music tavern, f for a food tavern and d for a drink tavern
        """
        1: P P . .   2: m f d .   3: . . . .   4: S S S .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city |
        | North | 8           | 10          |
        | East  | 8           | 9           |
      And North wins
      And the outcome is because of "first tiebreaker"

    Scenario: The better city may be the one to the left
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with P for a park, S for a shop, m for a music tavern, f for a food tavern and d for a drink tavern
        """
        1: P P . .   2: S S S .   3: . . . .   4: m f d .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city |
        | North | 8           | 9           |
        | East  | 8           | 10          |
      And East wins
      And the outcome is because of "first tiebreaker"

    Scenario: The better city of a player who is not tied does not count
      Given the position "six players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5         | city 6         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and West | West and North |
      And the cities are, with P for a park, S for a shop, m for a music tavern, f for a food tavern and d for a drink tavern
        """
        1: P P . .   2: m f d .   3: P . . .   4: S S S S   5: P . . .   6: S S S .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |           | final score | better city |
        | North     | 8           | 10          |
        | Northeast | 8           | 9           |
        | Southeast | 2           | 16          |
      And North wins
      And the outcome is because of "first tiebreaker"

    Scenario: More shops do not win against the better city
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with P for a park, S for a shop and O for an office
        """
        1: P . P .   2: S . S .   3: . . . .   4: P P . .
           . . . .      O . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops |
        | North | 4           | 8           | 0     |
        | East  | 4           | 5           | 2     |
      And North wins
      And the outcome is because of "first tiebreaker"

    Scenario: With three players a tied player without the best city drops out
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the cities are, with S for a shop, P for a park and O for an office
        """
        1: P P . .   2: S S . .   3: S . S .
           . . . .      . . . .      O . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | offices |
        | North | 5           | 8           | 2     | 1       |
        | East  | 5           | 8           | 2     | 0       |
        | South | 5           | 5           | 4     | 1       |
      And North wins
      And the outcome is because of "second tiebreaker"

    @clause:between_two_cities.tie.after_the_first_tiebreaker
    Scenario: The second tie-breaker is not used if the first leaves only one player
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, P for a park, m for a music tavern, f for a food tavern and d for a drink tavern
        """
        1: P P . .   2: S S S .   3: . . . .   4: m f d .
           . . . .      . . . .      . . . .      S . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops |
        | North | 8           | 11          | 1     |
        | East  | 8           | 10          | 3     |
      And North wins
      And the outcome is because of "first tiebreaker"

  @clause:between_two_cities.tie.higher_city_compared
  Rule: If a ruling says so, the lower score of the better city wins

    @reading:between_two_cities.ruling.first_tiebreaker_which_way=lower_wins
    # Does the higher or the lower score of the better city win the first tie-breaker? The lower score wins,
    # because that pair of cities is more even.
    Scenario: If the lower score wins, nine points beat ten
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with P for a park, S for a shop, m for a music tavern, f for a food tavern and d for a drink tavern
        """
        1: P P . .   2: m f d .   3: . . . .   4: S S S .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city |
        | North | 8           | 10          |
        | East  | 8           | 9           |
      And East wins
      And the outcome is because of "first tiebreaker"

    @reading:between_two_cities.ruling.first_tiebreaker_which_way=lower_wins
    # Does the higher or the lower score of the better city win the first tie-breaker? The lower score wins,
    # because that pair of cities is more even.
    Scenario: If the lower score wins, only the lowest of three better cities is left
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the cities are, with S for a shop, P for a park and O for an office
        """
        1: P P . .   2: S S . .   3: S . S .
           . . . .      . . . .      O . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city |
        | North | 5           | 8           |
        | East  | 5           | 8           |
        | South | 5           | 5           |
      And South wins
      And the outcome is because of "first tiebreaker"

  @clause:between_two_cities.tie.after_the_first_tiebreaker
  Rule: Players whose better cities have equal scores go on to the second tie-breaker

    Scenario: Two players without a shared city may still be tied after the first tie-breaker
      Given the position "six players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5         | city 6         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and West | West and North |
      And the cities are, with P for a park, S for a shop, O for an office, m for a music tavern and f for a food tavern
        """
        1: P P . .   2: . . . .   3: m f . .   4: P P . .   5: . . . .   6: S S . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . O .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |           | final score | better city | shops |
        | North     | 5           | 8           | 2     |
        | Southeast | 5           | 8           | 0     |
      And North wins
      And the outcome is because of "second tiebreaker"

  @clause:between_two_cities.tie.buildings_of_both_cities
  @clause:between_two_cities.tie.after_the_first_tiebreaker
  @clause:between_two_cities.tie.shops_first
  @clause:between_two_cities.tie.most_of_the_type_wins
  Rule: The tied player with the most shops in both cities wins

    Scenario: Five shops win against four
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, O for an office and P for a park
        """
        1: S S . .   2: S S . .   3: . . . .   4: S S S .
           . . . .      O O . .      . . . .      . . . .
           . . . .      P . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops |
        | North | 5           | 10          | 5     |
        | East  | 5           | 10          | 4     |
      And North wins
      And the outcome is because of "second tiebreaker"

    Scenario: Shops are counted before factories
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, O for an office and F for a factory
        """
        1: F F F .   2: F . . .   3: . . . .   4: S . O .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | factories |
        | North | 3           | 12          | 1     | 3         |
        | East  | 3           | 12          | 0     | 4         |
      And North wins
      And the outcome is because of "second tiebreaker"

  @clause:between_two_cities.tie.buildings_of_both_cities
  Rule: The buildings of both cities are added

    Scenario: Buildings of each type are counted in both cities
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, O for an office, P for a park, m for a music tavern and f for a food tavern
        """
        1: P P . .   2: m f . .   3: . . . .   4: S S . .
           . . . .      O O . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | shops | taverns | offices | parks |
        | North | 2     | 0       | 0       | 2     |
        | East  | 0     | 2       | 2       | 2     |

  @clause:between_two_cities.tie.order_of_the_types
  @clause:between_two_cities.tie.most_of_the_type_wins
  @clause:between_two_cities.tie.stops_when_broken
  Rule: If players tie on one type, the next type is compared, down to houses

    Scenario: Factories are counted after shops and before taverns
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with F for a factory, m for a music tavern and f for a food tavern
        """
        1: F F F .   2: F m . .   3: . . . .   4: F F . .
           . . . .      f . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | factories | taverns |
        | North | 6           | 12          | 0     | 5         | 0       |
        | East  | 6           | 12          | 0     | 4         | 2       |
      And North wins
      And the outcome is because of "second tiebreaker"

    Scenario: Taverns are counted after factories and before offices
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with P for a park, O for an office and m for a music tavern
        """
        1: P P . .   2: m . O .   3: . . . .   4: m m . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | factories | taverns | offices |
        | North | 2           | 8           | 0         | 2       | 0       |
        | East  | 2           | 8           | 0         | 1       | 1       |
      And North wins
      And the outcome is because of "second tiebreaker"

    Scenario: All taverns are counted together
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, P for a park, m for a music tavern, f for a food tavern and d for a drink tavern
        """
        1: S S . .   2: m f . .   3: . . . .   4: d d . .
           . . . .      . . . .      . . . .      P . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | taverns | parks |
        | North | 4           | 5           | 2     | 2       | 1     |
        | East  | 4           | 5           | 2     | 2       | 0     |
      And North wins

    Scenario: Offices are counted after taverns and before parks
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, P for a park and O for an office
        """
        1: S S . .   2: O . P .   3: . . . .   4: O O . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | taverns | offices | parks |
        | North | 3           | 5           | 2     | 0       | 2       | 0     |
        | East  | 3           | 5           | 2     | 0       | 1       | 1     |
      And North wins
      And the outcome is because of "second tiebreaker"

    Scenario: Parks are counted after offices and before houses
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, P for a park and H for a house
        """
        1: S S . .   2: P H H .   3: . . . .   4: P . P .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | offices | parks | houses |
        | North | 4           | 5           | 2     | 0       | 2     | 0      |
        | East  | 4           | 5           | 2     | 0       | 1     | 2      |
      And North wins
      And the outcome is because of "second tiebreaker"

    Scenario: Houses are counted last
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, F for a factory, P for a park and H for a house
        """
        1: S S S H   2: F P H .   3: . . . .   4: H F H .
           . . . .      . . . .      . . . .      . P . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | factories | parks | houses |
        | North | 8           | 11          | 3     | 1         | 1     | 3      |
        | East  | 8           | 11          | 3     | 1         | 1     | 2      |
      And North wins
      And the outcome is because of "second tiebreaker"

    Scenario: If East has more houses, East wins on the second tie-breaker
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, F for a factory, P for a park and H for a house
        """
        1: S S S H   2: H F H .   3: . . . .   4: F P H .
           . . . .      . P . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | factories | parks | houses |
        | North | 8           | 11          | 3     | 1         | 1     | 2      |
        | East  | 8           | 11          | 3     | 1         | 1     | 3      |
      And East wins
      And the outcome is because of "second tiebreaker"

  @clause:between_two_cities.tie.order_of_the_types
  Rule: A tie that remains after the houses is shared, won by the lower seating value, or won by nobody

    Scenario: Two players whose other cities are alike may share the victory
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop and P for a park
        """
        1: P P . .   2: S S . .   3: . . . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then North and East win together
      And the outcome is because of "tie"

    @reading:between_two_cities.ruling.still_tied=lower_value
    # Who wins if players are still tied after the houses have been compared? The player with the lowest
    # seating value wins.
    Scenario: Of two players whose other cities are alike, the lower seating value may win
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the seating values are North 1, East 4, South 6 and West 13
      And the cities are, with S for a shop and P for a park
        """
        1: P P . .   2: S S . .   3: . . . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then North wins
      And the outcome is because of "lowest seating value"

    @reading:between_two_cities.ruling.still_tied=lower_value
    # Who wins if players are still tied after the houses have been compared? The player with the lowest
    # seating value wins.
    Scenario: The player with the lower seating value wins even if listed later
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the seating values are North 13, East 1, South 4 and West 6
      And the cities are, with S for a shop and P for a park
        """
        1: P P . .   2: S S . .   3: . . . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then East wins
      And the outcome is because of "lowest seating value"

    @reading:between_two_cities.ruling.still_tied=nobody
    # Who wins if players are still tied after the houses have been compared? Nobody wins the game.
    Scenario: If two players' other cities are alike, it may be that neither wins
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop and P for a park
        """
        1: P P . .   2: S S . .   3: . . . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then nobody wins
      And the outcome is because of "tie"
      And the game is over

    Scenario: Three players with three equal cities may share the victory
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the cities are, with S for a shop and P for a park
        """
        1: S P . .   2: S P . .   3: S P . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then North, East and South win together

    @reading:between_two_cities.ruling.still_tied=lower_value
    # Who wins if players are still tied after the houses have been compared? The player with the lowest
    # seating value wins.
    Scenario: Of three players with three equal cities, the player with the lowest seating value may win
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the seating values are North 2, East 5 and South 9
      And the cities are, with S for a shop and P for a park
        """
        1: S P . .   2: S P . .   3: S P . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then North wins

    @reading:between_two_cities.ruling.still_tied=lower_value
    # Who wins if players are still tied after the houses have been compared? The player with the lowest
    # seating value wins.
    Scenario: The lowest seating value of the tied players need not be that of the first seat
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the seating values are North 1, East 4, South 6 and West 13
      And the cities are, with S for a shop and P for a park
        """
        1: . . . .   2: S S . .   3: P P . .   4: S S . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score |
        | North | 0           |
        | East  | 0           |
        | South | 5           |
        | West  | 5           |
      And South wins
      And the outcome is because of "lowest seating value"

    Scenario: Only the players who are still tied share the victory
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the cities are, with S for a shop and P for a park
        """
        1: P P . .   2: S S . .   3: S S . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | parks |
        | North | 5           | 8           | 2     | 2     |
        | East  | 5           | 8           | 2     | 2     |
        | South | 5           | 5           | 4     | 0     |
      And North and East win together
      And the outcome is because of "tie"

    @reading:between_two_cities.ruling.still_tied=lower_value
    # Who wins if players are still tied after the houses have been compared? The player with the lowest
    # seating value wins.
    Scenario: The lowest seating value wins among those still tied, not among all tied at first
      Given the position "three players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3          |
        | North and East | East and South | South and North |
      And the seating values are North 2, East 5 and South 9
      And the cities are, with S for a shop and P for a park
        """
        1: S S . .   2: P P . .   3: S S . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city |
        | North | 5           | 5           |
        | East  | 5           | 8           |
        | South | 5           | 8           |
      And East wins
      And the outcome is because of "lowest seating value"

    Scenario: Shops of players who are not tied do not break a tie
      Given the position "six players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5         | city 6         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and West | West and North |
      And the cities are, with S for a shop and P for a park
        """
        1: P . P .   2: P . P .   3: P . P .   4: S . . .   5: S . . .   6: P . P .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |           | final score | shops |
        | North     | 4           | 0     |
        | Northeast | 4           | 0     |
        | East      | 4           | 0     |
        | Southeast | 2           | 1     |
        | South     | 2           | 2     |
        | West      | 2           | 1     |
      And North, Northeast and East win together
      And the outcome is because of "tie"

  @clause:between_two_cities.tie.after_the_first_tiebreaker
  @clause:between_two_cities.tie.stops_when_broken
  Rule: Players who lose a comparison drop out, or all tied players stay until one leads alone

    Scenario: A player who has lost the first tie-breaker cannot win on shops
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, P for a park and O for an office
        """
        1: S . . .   2: S S . .   3: P . . .   4: P P . .
           . . . .      S . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . O .
        """
      Then the players have
        |       | final score | better city | shops |
        | North | 2           | 9           | 1     |
        | East  | 2           | 7           | 4     |
        | South | 2           | 7           | 3     |
        | West  | 2           | 9           | 0     |
      And North wins
      And the outcome is because of "second tiebreaker"

    @reading:between_two_cities.ruling.several_tied_players=all_stay
    # Three or more players are tied. Does a player who loses a comparison drop out of the later comparisons?
    # No, all players who tied at first take part in each comparison, and the first comparison with a single
    # leader decides.
    Scenario: If all tied players stay in, one who has lost the first tie-breaker may win on shops
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, P for a park and O for an office
        """
        1: S . . .   2: S S . .   3: P . . .   4: P P . .
           . . . .      S . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . O .
        """
      Then the players have
        |       | final score | better city | shops |
        | North | 2           | 9           | 1     |
        | East  | 2           | 7           | 4     |
        | South | 2           | 7           | 3     |
        | West  | 2           | 9           | 0     |
      And East wins
      And the outcome is because of "second tiebreaker"

    Scenario: A player with fewer shops cannot win on factories
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, P for a park and F for a factory
        """
        1: S . S .   2: P . P .   3: F . . .   4: F . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | factories |
        | North | 4           | 4           | 2     | 1         |
        | East  | 4           | 4           | 2     | 0         |
        | South | 4           | 4           | 0     | 1         |
        | West  | 4           | 4           | 0     | 2         |
      And North wins
      And the outcome is because of "second tiebreaker"

    @reading:between_two_cities.ruling.several_tied_players=all_stay
    # Three or more players are tied. Does a player who loses a comparison drop out of the later comparisons?
    # No, all players who tied at first take part in each comparison, and the first comparison with a single
    # leader decides.
    Scenario: If all tied players stay in, one with fewer shops may win on factories
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And the cities are, with S for a shop, P for a park and F for a factory
        """
        1: S . S .   2: P . P .   3: F . . .   4: F . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |       | final score | better city | shops | factories |
        | North | 4           | 4           | 2     | 1         |
        | East  | 4           | 4           | 2     | 0         |
        | South | 4           | 4           | 0     | 1         |
        | West  | 4           | 4           | 0     | 2         |
      And West wins
      And the outcome is because of "second tiebreaker"

  @clause:between_two_cities.tie.higher_city_compared
  @clause:between_two_cities.tie.buildings_of_both_cities
  Rule: A city shared by two tied players counts for both or for neither

    Scenario: A shared city that is the best decides for both its planners
      Given the position "seven players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5              | city 6             | city 7         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and Southwest | Southwest and West | West and North |
      And the cities are, with S for a shop, P for a park and O for an office
        """
        1: P P P .   2: S . S .   3: P . P .   4: S S . .   5: P P . .   6: P . P .   7: S S . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      O . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |           | final score | better city | shops | offices |
        | North     | 5           | 12          | 2     | 0       |
        | Northeast | 5           | 12          | 2     | 1       |
        | South     | 5           | 8           | 2     | 0       |
      And Northeast wins
      And the outcome is because of "second tiebreaker"

    @reading:between_two_cities.ruling.shared_city_in_the_tiebreakers=left_out
    # If tied players are partners, does their common city count for both? No; a city shared by two players
    # who are tied in a comparison does not count in it for either of them.
    Scenario: If the shared city is left out, the best city decides for neither of its planners
      Given the position "seven players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5              | city 6             | city 7         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and Southwest | Southwest and West | West and North |
      And the cities are, with S for a shop, P for a park and O for an office
        """
        1: P P P .   2: S . S .   3: P . P .   4: S S . .   5: P P . .   6: P . P .   7: S S . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      O . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the cities score
        |        | in all |
        | city 1 | 12     |
        | city 2 | 5      |
        | city 5 | 8      |
        | city 7 | 5      |
      And North's final score is 5
      And Northeast's final score is 5
      And South's final score is 5
      And South wins
      And the outcome is because of "first tiebreaker"

    Scenario: The shops of a shared city count for both its planners
      Given the position "seven players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5              | city 6             | city 7         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and Southwest | Southwest and West | West and North |
      And the cities are, with S for a shop, P for a park, O for an office, m for a music tavern and f for a food tavern
        """
        1: S S . .   2: m f . .   3: P . P .   4: m f . .   5: S . O .   6: P . P .   7: m f . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      O . . .      . . . .      O . . .      . . P .      . . . .      O . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then the players have
        |           | final score | better city | shops | taverns | offices |
        | North     | 5           | 5           | 2     | 2       | 1       |
        | Northeast | 5           | 5           | 2     | 2       | 1       |
        | South     | 5           | 5           | 1     | 2       | 2       |
      And North and Northeast win together

    @reading:between_two_cities.ruling.shared_city_in_the_tiebreakers=left_out
    # If tied players are partners, does their common city count for both? No; a city shared by two players
    # who are tied in a comparison does not count in it for either of them.
    Scenario: If the shared city is left out, its shops count for neither of its planners
      Given the position "seven players, game over"
      And the cities lie between
        | city 1              | city 2             | city 3             | city 4              | city 5              | city 6             | city 7         |
        | North and Northeast | Northeast and East | East and Southeast | Southeast and South | South and Southwest | Southwest and West | West and North |
      And the cities are, with S for a shop, P for a park, O for an office, m for a music tavern and f for a food tavern
        """
        1: S S . .   2: m f . .   3: P . P .   4: m f . .   5: S . O .   6: P . P .   7: m f . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
           . . . .      O . . .      . . . .      O . . .      . . P .      . . . .      O . . .
           . . . .      . . . .      . . . .      . . . .      . . . .      . . . .      . . . .
        """
      Then North's final score is 5
      And Northeast's final score is 5
      And South's final score is 5
      And South wins
      And the outcome is because of "second tiebreaker"

  @clause:between_two_cities.tie.buildings_of_both_cities
  Rule: Buildings on halves of duplex tiles count, or only those on square tiles

    Scenario: A square shop and half a duplex tile equal two square shops
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And city 1 is
        | park | park | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      And city 2 is
        | shop   | shop   | office | . |
        | office | office | .      | . |
        | .      | .      | .      | . |
        | .      | .      | .      | . |
      And city 4 is
        | shop    | shop → | ← house | . |
        | factory | .      | .       | . |
        | .       | .      | .       | . |
        | .       | .      | .       | . |
      Then the players have
        |       | final score | better city | shops | factories |
        | North | 8           | 11          | 2     | 1         |
        | East  | 8           | 11          | 2     | 0         |
      And North wins
      And the outcome is because of "second tiebreaker"

    @reading:between_two_cities.ruling.buildings_in_the_second_tiebreaker=squares_only
    # Do halves of duplex tiles count in the second tie-breaker? No, only square tiles count.
    Scenario: If halves do not count, a shop tile and half a duplex tile are fewer than two shop tiles
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And city 1 is
        | park | park | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      And city 2 is
        | shop   | shop   | office | . |
        | office | office | .      | . |
        | .      | .      | .      | . |
        | .      | .      | .      | . |
      And city 4 is
        | shop    | shop → | ← house | . |
        | factory | .      | .       | . |
        | .       | .      | .       | . |
        | .       | .      | .       | . |
      Then the players have
        |       | final score | better city | shops |
        | North | 8           | 11          | 1     |
        | East  | 8           | 11          | 2     |
      And East wins
      And the outcome is because of "second tiebreaker"

    Scenario: A square factory and half a duplex tile equal two square factories
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And city 1 is
        | park | park | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      And city 2 is
        | factory | . | factory → | ← office |
        | .       | . | .         | .        |
        | .       | . | .         | .        |
        | .       | . | .         | .        |
      And city 4 is
        | factory | . | factory | . |
        | .       | . | .       | . |
        | office  | . | .       | . |
        | .       | . | .       | . |
      Then the players have
        |       | final score | better city | factories | offices |
        | North | 8           | 9           | 2         | 1       |
        | East  | 8           | 9           | 2         | 1       |
      And North and East win together

    @reading:between_two_cities.ruling.buildings_in_the_second_tiebreaker=squares_only
    # Do halves of duplex tiles count in the second tie-breaker? No, only square tiles count.
    Scenario: If halves do not count, a factory and half a duplex tile are fewer than two factories
      Given the position "four players, game over"
      And the cities lie between
        | city 1         | city 2         | city 3         | city 4         |
        | North and East | East and South | South and West | West and North |
      And city 1 is
        | park | park | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      And city 2 is
        | factory | . | factory → | ← office |
        | .       | . | .         | .        |
        | .       | . | .         | .        |
        | .       | . | .         | .        |
      And city 4 is
        | factory | . | factory | . |
        | .       | . | .       | . |
        | office  | . | .       | . |
        | .       | . | .       | . |
      Then the players have
        |       | final score | better city | factories |
        | North | 8           | 9           | 2         |
        | East  | 8           | 9           | 1         |
      And North wins
      And the outcome is because of "second tiebreaker"
