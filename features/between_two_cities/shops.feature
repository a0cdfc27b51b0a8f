Feature: Scoring shops

  Background:
    Given the position "three players, game over"

  @clause:between_two_cities.shops.one_scores_2
  Rule: A set of one shop scores 2 points

    Scenario: A single shop
      Given city 1 is
        | . | .    | . | . |
        | . | shop | . | . |
        | . | .    | . | . |
        | . | .    | . | . |
      Then the shops of city 1 bring 2 points

    Scenario: A city without shops scores nothing for shops
      Given city 1 is
        | park  | park    | office       | office       |
        | house | factory | music tavern | drink tavern |
        | .     | .       | .            | .            |
        | .     | .       | .            | .            |
      Then the shops of city 1 bring 0 points

    Scenario: A shop among other buildings
      Given city 1 is
        | office | park | house        | . |
        | office | shop | house        | . |
        | office | park | music tavern | . |
        | .      | .    | .            | . |
      Then the shops of city 1 bring 2 points

    Scenario: The shop of a duplex tile
      Given city 1 is
        | park   | office    | house        | . |
        | office | shop ↓    | music tavern | . |
        | park   | ↑ factory | .            | . |
        | .      | .         | .            | . |
      Then the shops of city 1 bring 2 points

    Scenario: Two shops that meet at a corner only are two sets
      Given city 1 is
        | shop | park | . | . |
        | park | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 4 points

    Scenario: A shop in each corner of the city
      Given city 1 is
        | shop | park | park | shop |
        | park | park | park | park |
        | park | park | park | park |
        | shop | park | park | shop |
      Then the shops of city 1 bring 8 points

    Scenario: Eight shops of which no two share an edge
      Given city 1 is
        | shop  | house | shop  | house |
        | house | shop  | house | shop  |
        | shop  | house | shop  | house |
        | house | shop  | house | shop  |
      Then the shops of city 1 bring 16 points

  @clause:between_two_cities.shops.two_score_5
  Rule: A set of two shops scores 5 points

    Scenario: Two shops side by side
      Given city 1 is
        | shop | shop | park | . |
        | park | park | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 5 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Two shops one above the other
      Given city 1 is
        | park | shop | park | . |
        | park | shop | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 5 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Two shops with another building between them are not connected
      Given city 1 is
        | shop | park | shop | . |
        | park | park | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 4 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Two shops with an empty space between them are not connected
      Given city 1 is
        | shop | .    | shop | . |
        | park | park | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 4 points

    Scenario: A shop of a duplex tile is connected with a square one
      Given city 1 is
        | factory → | ← shop | shop | . |
        | park      | park   | park | . |
        | .         | .      | .    | . |
        | .         | .      | .    | . |
      Then the shops of city 1 bring 5 points

    Scenario: The shops of two duplex tiles are connected
      Given city 1 is
        | house → | ← park | factory → | ← shop       |
        | .       | .      | .         | shop ↓       |
        | .       | .      | .         | ↑ bed tavern |
        | .       | .      | .         | .            |
      Then the shops of city 1 bring 5 points

    Scenario: The last space of one row is not connected with the first of the next
      Given city 1 is
        | park | park | park | shop |
        | shop | park | park | park |
        | park | park | park | park |
        | park | park | park | park |
      Then the shops of city 1 bring 4 points

  @clause:between_two_cities.shops.three_score_10
  Rule: A set of three shops in a straight line scores 10 points

    Scenario: Three shops in a row
      Given city 1 is
        | park | park | park | park |
        | shop | shop | shop | park |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 10 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Three shops in a column
      Given city 1 is
        | park | shop | . | . |
        | park | shop | . | . |
        | park | shop | . | . |
        | park | .    | . | . |
      Then the shops of city 1 bring 10 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Three shops of a row with a gap among them are a pair and a single shop
      Given city 1 is
        | shop | shop | park | shop |
        | park | park | park | park |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 7 points

    Scenario: The shop of a duplex tile completes a line of three
      Given city 1 is
        | shop | shop | shop → | ← house |
        | park | park | park   | park    |
        | .    | .    | .      | .       |
        | .    | .    | .      | .       |
      Then the shops of city 1 bring 10 points

    Scenario: The shop of an upright duplex tile in the middle of a row
      Given city 1 is
        | shop | shop ↓    | shop | . |
        | park | ↑ factory | park | . |
        | .    | .         | .    | . |
        | .    | .         | .    | . |
      Then the shops of city 1 bring 10 points

  @clause:between_two_cities.shops.four_score_16
  Rule: A set of four shops in a straight line scores 16 points

    Scenario: Four shops in a row
      Given city 1 is
        | park | park | park | park |
        | park | park | park | park |
        | shop | shop | shop | shop |
        | park | park | park | park |
      Then the shops of city 1 bring 16 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Four shops in a column
      Given city 1 is
        | park | park | park | shop |
        | park | park | park | shop |
        | park | park | park | shop |
        | park | park | park | shop |
      Then the shops of city 1 bring 16 points

    Scenario: Four shops in a square are no line of four
      Given city 1 is
        | shop | shop | park | . |
        | shop | shop | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 10 points

    Scenario: Four shops along a diagonal are no line
      Given city 1 is
        | shop | park | park | park |
        | park | shop | park | park |
        | park | park | shop | park |
        | park | park | park | shop |
      Then the shops of city 1 bring 8 points

    Scenario: Every space a shop
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
      Then the shops of city 1 bring 64 points

  @clause:between_two_cities.shops.straight_set
  @clause:between_two_cities.shops.one_set_for_each_tile
  Rule: A shop where lines cross counts for one of them only

    Scenario: Three shops in an L
      Given city 1 is
        | shop | .    | . | . |
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 7 points

    Scenario: Four shops in a T
      Given city 1 is
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 12 points

    Scenario: Five shops in a T
      Given city 1 is
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    Scenario: Five shops in a large L
      Given city 1 is
        | shop | .    | .    | . |
        | shop | .    | .    | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    Scenario: Seven shops along two edges of the city
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | park | park | park |
        | shop | park | park | park |
        | shop | park | park | park |
      Then the shops of city 1 bring 26 points

    Scenario: A line of four takes the shop where a line of three meets it
      Given city 1 is
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | shop | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 21 points

    Scenario: Four shops in a zigzag
      Given city 1 is
        | shop | shop | .    | . |
        | .    | shop | shop | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 10 points

    Scenario: Six shops in a staircase
      Given city 1 is
        | shop | shop | .    | .    |
        | .    | shop | shop | .    |
        | .    | .    | shop | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 15 points

    Scenario: Five shops in a large zigzag
      Given city 1 is
        | shop | .    | .    | . |
        | shop | shop | shop | . |
        | .    | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 14 points

    Scenario: Eight shops around another building
      Given city 1 is
        | shop | shop | shop | . |
        | shop | park | shop | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 24 points

    Scenario: Twelve shops around the edge of the city
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | park | park | shop |
        | shop | park | park | shop |
        | shop | shop | shop | shop |
      Then the shops of city 1 bring 42 points

    Scenario: Six shops in two rows of three
      Given city 1 is
        | shop | shop | shop | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 20 points

    Scenario: Eight shops in two rows of four
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 32 points

    Scenario: Nine shops in a square
      Given city 1 is
        | shop | shop | shop | . |
        | shop | shop | shop | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 30 points

    Scenario: Fifteen shops around one other building
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | park | shop |
        | shop | shop | shop | shop |
      Then the shops of city 1 bring 55 points

    Scenario: The shop of a duplex tile at the corner of an L counts once
      Given city 1 is
        | shop      | .    | . | . |
        | shop      | .    | . | . |
        | shop ↓    | shop | . | . |
        | ↑ factory | .    | . | . |
      Then the shops of city 1 bring 12 points

  @clause:between_two_cities.shops.one_set_for_each_tile
  Rule: Crossing lines are divided as a ruling says

    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: A plus of five where a crossing breaks a line
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 14 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    Scenario: A plus of five where a line runs through a crossing
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: A row of four crossed by a column of four where a crossing breaks a line
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | shop | .    | .    |
      Then the shops of city 1 bring 23 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    Scenario: A row of four crossed by a column of four where a line runs through a crossing
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | shop | .    | .    |
      Then the shops of city 1 bring 26 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    Scenario: A lone shop and a pair score as ever where a line runs through a crossing
      Given city 1 is
        | shop | . | shop | shop |
        | .    | . | .    | .    |
        | .    | . | .    | .    |
        | .    | . | .    | .    |
      Then the shops of city 1 bring 7 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    Scenario: Four shops in a square are two pairs where a line runs through a crossing
      Given city 1 is
        | shop | shop | . | . |
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 10 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: A row of four crossed by a column of three where a crossing breaks a line
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 20 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    Scenario: A row of four crossed by a column of three where a line runs through a crossing
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 21 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    Scenario: A column of four keeps the crossing with a row of three where a line runs through a crossing
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | shop | .    | . |
      Then the shops of city 1 bring 21 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    Scenario: Which line is taken first makes no difference where a line runs through a crossing
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 26 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=best_total
    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: Two columns of three beat the row of four between them where the best total counts
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 25 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: The row of four is taken before the two columns of three where the longest line comes first
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 24 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=best_total
    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    Scenario: The row of four and what it leaves of the columns where a line runs through a crossing
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 26 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=best_total
    @id:seven_shops_in_an_h
    Scenario: The two columns of an H where the best total counts
      Given city 1 is
        | shop | .    | shop | . |
        | shop | shop | shop | . |
        | shop | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 22 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    Scenario: Of the three longest lines of an H the columns bring most where the longest line comes first
      Given city 1 is
        | shop | .    | shop | . |
        | shop | shop | shop | . |
        | shop | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 22 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=rows_first
    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: The row of an H is taken before its columns where rows come before columns
      Given city 1 is
        | shop | .    | shop | . |
        | shop | shop | shop | . |
        | shop | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 18 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=rows_first
    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: A longer column is taken before a row where rows come before columns
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | shop | .    | . |
      Then the shops of city 1 bring 20 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=best_total
    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: Ten shops without a whole row where the best total counts
      Given city 1 is
        | .    | shop | .    | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | shop | .    | .    | .    |
      Then the shops of city 1 bring 32 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: Ten shops from the longest line on
      Given city 1 is
        | .    | shop | .    | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | shop | .    | .    | .    |
      Then the shops of city 1 bring 29 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=best_total
    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: Twelve shops in lines of three where the best total counts
      Given city 1 is
        | shop | .    | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | .    | shop | shop | .    |
      Then the shops of city 1 bring 37 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: Twelve shops from the longest line on
      Given city 1 is
        | shop | .    | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | .    | shop | shop | .    |
      Then the shops of city 1 bring 35 points

  @clause:between_two_cities.shops.sets_added
  Rule: The sets of a city are added

    Scenario: A row of four, a column of two and a single shop
      Given city 1 is
        | shop | shop | shop | shop |
        | park | park | park | park |
        | shop | park | park | shop |
        | park | park | park | shop |
      Then the shops of city 1 bring 23 points

    Scenario: A pair and a row of three apart
      Given city 1 is
        | shop | shop | park | . |
        | park | park | park | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    Scenario: Two rows of four apart
      Given city 1 is
        | shop | shop | shop | shop |
        | park | park | park | park |
        | shop | shop | shop | shop |
        | park | park | park | park |
      Then the shops of city 1 bring 32 points

    Scenario: A column of three and two single shops
      Given city 1 is
        | shop | park | park | shop |
        | shop | park | park | park |
        | shop | park | park | shop |
        | park | park | park | park |
      Then the shops of city 1 bring 14 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: The rest of a crossed column is a single shop and a pair
      Given city 1 is
        | park | park | shop | park |
        | shop | shop | shop | shop |
        | park | park | shop | park |
        | park | park | shop | park |
      Then the shops of city 1 bring 23 points

    Scenario: The shops of each city are scored by themselves
      Given city 1 is
        | park | park | shop | shop |
        | park | park | park | park |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      And city 2 is
        | shop | shop | park | park |
        | park | park | park | park |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 5 points
      And the shops of city 2 bring 5 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=rows_first
    @reading:between_two_cities.ruling.line_through_a_used_shop=broken
    Scenario: A row of two is taken before the columns of two at its ends where rows come before columns
      Given city 1 is
        | .    | shop | . | . |
        | shop | shop | . | . |
        | shop | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 9 points
