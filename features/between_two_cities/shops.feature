Feature: Scoring shops

  Background:
    Given the position "three players, game over"

  @clause:between_two_cities.shops.one_scores_2
  Rule: A set of one shop scores 2 points

    Scenario: A single shop scores 2 points
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

    Scenario: A single shop among other buildings scores 2 points
      Given city 1 is
        | office | park | house        | . |
        | office | shop | house        | . |
        | office | park | music tavern | . |
        | .      | .    | .            | . |
      Then the shops of city 1 bring 2 points

    Scenario: The shop of a duplex tile scores 2 points
      Given city 1 is
        | park   | office    | house        | . |
        | office | shop ↓    | music tavern | . |
        | park   | ↑ factory | .            | . |
        | .      | .         | .            | . |
      Then the shops of city 1 bring 2 points

    Scenario: Two shops that meet only at a corner are two sets
      Given city 1 is
        | shop | park | . | . |
        | park | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 4 points

    Scenario: A shop in each corner of the city is a separate set
      Given city 1 is
        | shop | park | park | shop |
        | park | park | park | park |
        | park | park | park | park |
        | shop | park | park | shop |
      Then the shops of city 1 bring 8 points

    Scenario: Eight shops are eight sets if no two share an edge
      Given city 1 is
        | shop  | house | shop  | house |
        | house | shop  | house | shop  |
        | shop  | house | shop  | house |
        | house | shop  | house | shop  |
      Then the shops of city 1 bring 16 points

  @clause:between_two_cities.shops.two_score_5
  Rule: A set of two shops scores 5 points

    Scenario: Two shops side by side score 5 points
      Given city 1 is
        | shop | shop | park | . |
        | park | park | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 5 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Two shops one above the other score 5 points
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

    Scenario: A shop of a duplex tile is connected with a square shop
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

    Scenario: The last space of one row is not connected with the first space of the next
      Given city 1 is
        | park | park | park | shop |
        | shop | park | park | park |
        | park | park | park | park |
        | park | park | park | park |
      Then the shops of city 1 bring 4 points

  @clause:between_two_cities.shops.three_score_10
  Rule: A set of three shops in a straight line scores 10 points

    Scenario: Three shops in a row score 10 points
      Given city 1 is
        | park | park | park | park |
        | shop | shop | shop | park |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 10 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Three shops in a column score 10 points
      Given city 1 is
        | park | shop | . | . |
        | park | shop | . | . |
        | park | shop | . | . |
        | park | .    | . | . |
      Then the shops of city 1 bring 10 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Three shops in a row with a gap are a pair and a single shop
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

    Scenario: The shop of an upright duplex tile counts in the middle of a row
      Given city 1 is
        | shop | shop ↓    | shop | . |
        | park | ↑ factory | park | . |
        | .    | .         | .    | . |
        | .    | .         | .    | . |
      Then the shops of city 1 bring 10 points

  @clause:between_two_cities.shops.four_score_16
  Rule: A set of four shops in a straight line scores 16 points

    Scenario: Four shops in a row score 16 points
      Given city 1 is
        | park | park | park | park |
        | park | park | park | park |
        | shop | shop | shop | shop |
        | park | park | park | park |
      Then the shops of city 1 bring 16 points

    @clause:between_two_cities.shops.straight_set
    Scenario: Four shops in a column score 16 points
      Given city 1 is
        | park | park | park | shop |
        | park | park | park | shop |
        | park | park | park | shop |
        | park | park | park | shop |
      Then the shops of city 1 bring 16 points

    Scenario: Four shops in a square do not form a line of four
      Given city 1 is
        | shop | shop | park | . |
        | shop | shop | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 10 points

    Scenario: Four shops along a diagonal do not form a line
      Given city 1 is
        | shop | park | park | park |
        | park | shop | park | park |
        | park | park | shop | park |
        | park | park | park | shop |
      Then the shops of city 1 bring 8 points

    Scenario: A city full of shops scores four lines of four
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
      Then the shops of city 1 bring 64 points

  @clause:between_two_cities.shops.straight_set
  @clause:between_two_cities.shops.one_set_for_each_tile
  Rule: A shop where lines cross counts for only one of them

    Scenario: Three shops in an L score 7 points
      Given city 1 is
        | shop | .    | . | . |
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 7 points

    Scenario: Four shops in a T score 12 points
      Given city 1 is
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 12 points

    Scenario: Five shops in a T score 15 points
      Given city 1 is
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    Scenario: Five shops in a large L score 15 points
      Given city 1 is
        | shop | .    | .    | . |
        | shop | .    | .    | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    Scenario: Seven shops along two edges of the city score 26 points
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

    Scenario: Four shops in a zigzag score 10 points
      Given city 1 is
        | shop | shop | .    | . |
        | .    | shop | shop | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 10 points

    Scenario: Six shops in a staircase score 15 points
      Given city 1 is
        | shop | shop | .    | .    |
        | .    | shop | shop | .    |
        | .    | .    | shop | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 15 points

    Scenario: Five shops in a large zigzag score 14 points
      Given city 1 is
        | shop | .    | .    | . |
        | shop | shop | shop | . |
        | .    | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 14 points

    Scenario: Eight shops around another building score 24 points
      Given city 1 is
        | shop | shop | shop | . |
        | shop | park | shop | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 24 points

    Scenario: Twelve shops around the edge of the city score 42 points
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | park | park | shop |
        | shop | park | park | shop |
        | shop | shop | shop | shop |
      Then the shops of city 1 bring 42 points

    Scenario: Six shops in two rows of three score 20 points
      Given city 1 is
        | shop | shop | shop | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 20 points

    Scenario: Eight shops in two rows of four score 32 points
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 32 points

    Scenario: Nine shops in a square score 30 points
      Given city 1 is
        | shop | shop | shop | . |
        | shop | shop | shop | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 30 points

    Scenario: Fifteen shops around one other building score 55 points
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
  Rule: Where two lines cross, the shop at the crossing counts for one of them

    Scenario: A plus of five shops scores 14 points
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 14 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    # A shop at a crossing is counted for one line. Do the shops on both sides of it still form one set in the
    # other line? Yes; every unbroken row or column of two or more shops is one line. Each shop on a crossing
    # is given to one of its lines so that the city gets the most points, and a line scores by the number of
    # shops that it keeps.
    Scenario: If a line runs through a crossing, a plus of five shops scores 15 points
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    Scenario: A row of four crossed by a column of four scores 23 points
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | shop | .    | .    |
      Then the shops of city 1 bring 23 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    # A shop at a crossing is counted for one line. Do the shops on both sides of it still form one set in the
    # other line? Yes; every unbroken row or column of two or more shops is one line. Each shop on a crossing
    # is given to one of its lines so that the city gets the most points, and a line scores by the number of
    # shops that it keeps.
    Scenario: If a line runs through a crossing, a row and a column of four that cross score 26 points
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | shop | .    | .    |
      Then the shops of city 1 bring 26 points

    Scenario: A single shop and a pair beside it without a crossing score 7 points
      Given city 1 is
        | shop | . | shop | shop |
        | .    | . | .    | .    |
        | .    | . | .    | .    |
        | .    | . | .    | .    |
      Then the shops of city 1 bring 7 points

    Scenario: Four shops in a square are two pairs
      Given city 1 is
        | shop | shop | . | . |
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 10 points

    Scenario: A row of four crossed by a column of three scores 20 points
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 20 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    # A shop at a crossing is counted for one line. Do the shops on both sides of it still form one set in the
    # other line? Yes; every unbroken row or column of two or more shops is one line. Each shop on a crossing
    # is given to one of its lines so that the city gets the most points, and a line scores by the number of
    # shops that it keeps.
    Scenario: If a line runs through a crossing, a row of four and a column of three score 21 points
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 21 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    # A shop at a crossing is counted for one line. Do the shops on both sides of it still form one set in the
    # other line? Yes; every unbroken row or column of two or more shops is one line. Each shop on a crossing
    # is given to one of its lines so that the city gets the most points, and a line scores by the number of
    # shops that it keeps.
    Scenario: If a line runs through a crossing, a column of four keeps the crossing with a row of three
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | shop | .    | . |
      Then the shops of city 1 bring 21 points

    Scenario: Two columns of three beat the row of four between them
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 25 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    # Two lines of shops cross. To which of them does the shop in both lines belong? The longest line is taken
    # first, then the longest line of the remaining shops, and so on. Among equally long lines the choice that
    # gives the most points is taken.
    Scenario: If the longest line comes first, the row of four is taken before the two columns of three
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 24 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    # A shop at a crossing is counted for one line. Do the shops on both sides of it still form one set in the
    # other line? Yes; every unbroken row or column of two or more shops is one line. Each shop on a crossing
    # is given to one of its lines so that the city gets the most points, and a line scores by the number of
    # shops that it keeps.
    Scenario: If a line runs through a crossing, the row of four and the rest of the columns score 26
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 26 points

    Scenario: The two columns of an H score 22 points
      Given city 1 is
        | shop | .    | shop | . |
        | shop | shop | shop | . |
        | shop | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 22 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=rows_first
    # Two lines of shops cross. To which of them does the shop in both lines belong? The longest line is taken
    # first, then the longest line of the remaining shops, and so on. Among equally long lines a row comes
    # before a column.
    Scenario: If rows come before columns, the row of an H is taken first
      Given city 1 is
        | shop | .    | shop | . |
        | shop | shop | shop | . |
        | shop | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 18 points

    Scenario: A longer column is taken before a row
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | shop | .    | . |
      Then the shops of city 1 bring 20 points

    Scenario: Three columns of three and a single shop score 32 points, more than with the row of four
      Given city 1 is
        | .    | shop | .    | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | shop | .    | .    | .    |
      Then the shops of city 1 bring 32 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    # Two lines of shops cross. To which of them does the shop in both lines belong? The longest line is taken
    # first, then the longest line of the remaining shops, and so on. Among equally long lines the choice that
    # gives the most points is taken.
    Scenario: If the longest line comes first, a row of four, a pair and four single shops score 29 points
      Given city 1 is
        | .    | shop | .    | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | shop | .    | .    | .    |
      Then the shops of city 1 bring 29 points

    Scenario: Three columns of three, a pair and a single shop score 37 points
      Given city 1 is
        | shop | .    | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | .    | shop | shop | .    |
      Then the shops of city 1 bring 37 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    # Two lines of shops cross. To which of them does the shop in both lines belong? The longest line is taken
    # first, then the longest line of the remaining shops, and so on. Among equally long lines the choice that
    # gives the most points is taken.
    Scenario: If the longest line comes first, a row of four, three pairs and two single shops score 35
      Given city 1 is
        | shop | .    | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | .    | shop | shop | .    |
      Then the shops of city 1 bring 35 points

  @clause:between_two_cities.shops.sets_added
  Rule: The scores of a city's sets are added

    Scenario: A row of four, a column of two and a single shop score 23 points
      Given city 1 is
        | shop | shop | shop | shop |
        | park | park | park | park |
        | shop | park | park | shop |
        | park | park | park | shop |
      Then the shops of city 1 bring 23 points

    Scenario: A pair and a separate row of three score 15 points
      Given city 1 is
        | shop | shop | park | . |
        | park | park | park | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    Scenario: Two separate rows of four score 32 points
      Given city 1 is
        | shop | shop | shop | shop |
        | park | park | park | park |
        | shop | shop | shop | shop |
        | park | park | park | park |
      Then the shops of city 1 bring 32 points

    Scenario: A column of three and two single shops score 14 points
      Given city 1 is
        | shop | park | park | shop |
        | shop | park | park | park |
        | shop | park | park | shop |
        | park | park | park | park |
      Then the shops of city 1 bring 14 points

    Scenario: The rest of a crossed column is a single shop and a pair
      Given city 1 is
        | park | park | shop | park |
        | shop | shop | shop | shop |
        | park | park | shop | park |
        | park | park | shop | park |
      Then the shops of city 1 bring 23 points

    Scenario: The shops of each city are scored separately
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
    # Two lines of shops cross. To which of them does the shop in both lines belong? The longest line is taken
    # first, then the longest line of the remaining shops, and so on. Among equally long lines a row comes
    # before a column.
    Scenario: If rows come before columns, a row of two is taken before the columns of two at its ends
      Given city 1 is
        | .    | shop | . | . |
        | shop | shop | . | . |
        | shop | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 9 points
