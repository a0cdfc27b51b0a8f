Feature: Scoring shops

  Background:
    Given the position "three players, game over"

  @clause:between_two_cities.shops.one_scores_2
  Rule: A set of one shop scores 2 points

    @id:a_single_shop
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

    @id:a_shop_among_other_buildings
    Scenario: A single shop among other buildings scores 2 points
      Given city 1 is
        | office | park | house        | . |
        | office | shop | house        | . |
        | office | park | music tavern | . |
        | .      | .    | .            | . |
      Then the shops of city 1 bring 2 points

    @id:the_shop_of_a_duplex_tile
    Scenario: The shop of a duplex tile scores 2 points
      Given city 1 is
        | park   | office    | house        | . |
        | office | shop ↓    | music tavern | . |
        | park   | ↑ factory | .            | . |
        | .      | .         | .            | . |
      Then the shops of city 1 bring 2 points

    @id:two_shops_that_meet_at_a_corner_only_are_two_sets
    Scenario: Two shops that meet only at a corner are two sets
      Given city 1 is
        | shop | park | . | . |
        | park | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 4 points

    @id:a_shop_in_each_corner_of_the_city
    Scenario: A shop in each corner of the city is a separate set
      Given city 1 is
        | shop | park | park | shop |
        | park | park | park | park |
        | park | park | park | park |
        | shop | park | park | shop |
      Then the shops of city 1 bring 8 points

    @id:eight_shops_of_which_no_two_share_an_edge
    Scenario: Eight shops are eight sets if no two share an edge
      Given city 1 is
        | shop  | house | shop  | house |
        | house | shop  | house | shop  |
        | shop  | house | shop  | house |
        | house | shop  | house | shop  |
      Then the shops of city 1 bring 16 points

  @clause:between_two_cities.shops.two_score_5
  Rule: A set of two shops scores 5 points

    @id:two_shops_side_by_side
    Scenario: Two shops side by side score 5 points
      Given city 1 is
        | shop | shop | park | . |
        | park | park | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 5 points

    @clause:between_two_cities.shops.straight_set
    @id:two_shops_one_above_the_other
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

    @id:a_shop_of_a_duplex_tile_is_connected_with_a_square_one
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

    @id:the_last_space_of_one_row_is_not_connected_with_the_first_of_the_next
    Scenario: The last space of one row is not connected with the first space of the next
      Given city 1 is
        | park | park | park | shop |
        | shop | park | park | park |
        | park | park | park | park |
        | park | park | park | park |
      Then the shops of city 1 bring 4 points

  @clause:between_two_cities.shops.three_score_10
  Rule: A set of three shops in a straight line scores 10 points

    @id:three_shops_in_a_row
    Scenario: Three shops in a row score 10 points
      Given city 1 is
        | park | park | park | park |
        | shop | shop | shop | park |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 10 points

    @clause:between_two_cities.shops.straight_set
    @id:three_shops_in_a_column
    Scenario: Three shops in a column score 10 points
      Given city 1 is
        | park | shop | . | . |
        | park | shop | . | . |
        | park | shop | . | . |
        | park | .    | . | . |
      Then the shops of city 1 bring 10 points

    @clause:between_two_cities.shops.straight_set
    @id:three_shops_of_a_row_with_a_gap_among_them_are_a_pair_and_a_single_shop
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

    @id:the_shop_of_an_upright_duplex_tile_in_the_middle_of_a_row
    Scenario: The shop of an upright duplex tile counts in the middle of a row
      Given city 1 is
        | shop | shop ↓    | shop | . |
        | park | ↑ factory | park | . |
        | .    | .         | .    | . |
        | .    | .         | .    | . |
      Then the shops of city 1 bring 10 points

  @clause:between_two_cities.shops.four_score_16
  Rule: A set of four shops in a straight line scores 16 points

    @id:four_shops_in_a_row
    Scenario: Four shops in a row score 16 points
      Given city 1 is
        | park | park | park | park |
        | park | park | park | park |
        | shop | shop | shop | shop |
        | park | park | park | park |
      Then the shops of city 1 bring 16 points

    @clause:between_two_cities.shops.straight_set
    @id:four_shops_in_a_column
    Scenario: Four shops in a column score 16 points
      Given city 1 is
        | park | park | park | shop |
        | park | park | park | shop |
        | park | park | park | shop |
        | park | park | park | shop |
      Then the shops of city 1 bring 16 points

    @id:four_shops_in_a_square_are_no_line_of_four
    Scenario: Four shops in a square do not form a line of four
      Given city 1 is
        | shop | shop | park | . |
        | shop | shop | park | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 10 points

    @id:four_shops_along_a_diagonal_are_no_line
    Scenario: Four shops along a diagonal do not form a line
      Given city 1 is
        | shop | park | park | park |
        | park | shop | park | park |
        | park | park | shop | park |
        | park | park | park | shop |
      Then the shops of city 1 bring 8 points

    @id:every_space_a_shop
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

    @id:three_shops_in_an_l
    Scenario: Three shops in an L score 7 points
      Given city 1 is
        | shop | .    | . | . |
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 7 points

    @id:four_shops_in_a_t
    Scenario: Four shops in a T score 12 points
      Given city 1 is
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 12 points

    @id:five_shops_in_a_t
    Scenario: Five shops in a T score 15 points
      Given city 1 is
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    @id:five_shops_in_a_large_l
    Scenario: Five shops in a large L score 15 points
      Given city 1 is
        | shop | .    | .    | . |
        | shop | .    | .    | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    @id:seven_shops_along_two_edges_of_the_city
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

    @id:four_shops_in_a_zigzag
    Scenario: Four shops in a zigzag score 10 points
      Given city 1 is
        | shop | shop | .    | . |
        | .    | shop | shop | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 10 points

    @id:six_shops_in_a_staircase
    Scenario: Six shops in a staircase score 15 points
      Given city 1 is
        | shop | shop | .    | .    |
        | .    | shop | shop | .    |
        | .    | .    | shop | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 15 points

    @id:five_shops_in_a_large_zigzag
    Scenario: Five shops in a large zigzag score 14 points
      Given city 1 is
        | shop | .    | .    | . |
        | shop | shop | shop | . |
        | .    | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 14 points

    @id:eight_shops_around_another_building
    Scenario: Eight shops around another building score 24 points
      Given city 1 is
        | shop | shop | shop | . |
        | shop | park | shop | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 24 points

    @id:twelve_shops_around_the_edge_of_the_city
    Scenario: Twelve shops around the edge of the city score 42 points
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | park | park | shop |
        | shop | park | park | shop |
        | shop | shop | shop | shop |
      Then the shops of city 1 bring 42 points

    @id:six_shops_in_two_rows_of_three
    Scenario: Six shops in two rows of three score 20 points
      Given city 1 is
        | shop | shop | shop | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 20 points

    @id:eight_shops_in_two_rows_of_four
    Scenario: Eight shops in two rows of four score 32 points
      Given city 1 is
        | shop | shop | shop | shop |
        | shop | shop | shop | shop |
        | .    | .    | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 32 points

    @id:nine_shops_in_a_square
    Scenario: Nine shops in a square score 30 points
      Given city 1 is
        | shop | shop | shop | . |
        | shop | shop | shop | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 30 points

    @id:fifteen_shops_around_one_other_building
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

    @id:a_plus_of_five_where_a_crossing_breaks_a_line
    Scenario: If a crossing breaks a line, a plus of five shops scores 14 points
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 14 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    @id:a_plus_of_five_where_a_line_runs_through_a_crossing
    Scenario: If a line runs through a crossing, a plus of five shops scores 15 points
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    @id:a_row_of_four_crossed_by_a_column_of_four_where_a_crossing_breaks_a_line
    Scenario: If a crossing breaks a line, a row of four crossed by a column of four scores 23 points
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | shop | .    | .    |
      Then the shops of city 1 bring 23 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    @id:a_row_of_four_crossed_by_a_column_of_four_where_a_line_runs_through_a_crossing
    Scenario: If a line runs through a crossing, a row and a column of four that cross score 26 points
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | shop | .    | .    |
      Then the shops of city 1 bring 26 points

    @id:a_lone_shop_and_a_pair_score_as_ever_where_a_line_runs_through_a_crossing
    Scenario: If a line runs through a crossing, a single shop and a pair still score 7 points
      Given city 1 is
        | shop | . | shop | shop |
        | .    | . | .    | .    |
        | .    | . | .    | .    |
        | .    | . | .    | .    |
      Then the shops of city 1 bring 7 points

    @id:four_shops_in_a_square_are_two_pairs_where_a_line_runs_through_a_crossing
    Scenario: If a line runs through a crossing, four shops in a square are two pairs
      Given city 1 is
        | shop | shop | . | . |
        | shop | shop | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 10 points

    @id:a_row_of_four_crossed_by_a_column_of_three_where_a_crossing_breaks_a_line
    Scenario: If a crossing breaks a line, a row of four crossed by a column of three scores 20 points
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 20 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    @id:a_row_of_four_crossed_by_a_column_of_three_where_a_line_runs_through_a_crossing
    Scenario: If a line runs through a crossing, a row of four and a column of three score 21 points
      Given city 1 is
        | .    | shop | .    | .    |
        | shop | shop | shop | shop |
        | .    | shop | .    | .    |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 21 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    @id:a_column_of_four_keeps_the_crossing_with_a_row_of_three_where_a_line_runs_through_a_crossing
    Scenario: If a line runs through a crossing, a column of four keeps the crossing with a row of three
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | shop | .    | . |
      Then the shops of city 1 bring 21 points

    @id:two_columns_of_three_beat_the_row_of_four_between_them_where_the_best_total_counts
    Scenario: If the best total counts, two columns of three beat the row of four between them
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 25 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    @id:the_row_of_four_is_taken_before_the_two_columns_of_three_where_the_longest_line_comes_first
    Scenario: If the longest line comes first, the row of four is taken before the two columns of three
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 24 points

    @reading:between_two_cities.ruling.line_through_a_used_shop=through
    @id:the_row_of_four_and_what_it_leaves_of_the_columns_where_a_line_runs_through_a_crossing
    Scenario: If a line runs through a crossing, the row of four and the rest of the columns score 26
      Given city 1 is
        | shop | .    | .    | shop |
        | shop | shop | shop | shop |
        | shop | .    | .    | shop |
        | .    | .    | .    | .    |
      Then the shops of city 1 bring 26 points

    @id:seven_shops_in_an_h
    Scenario: If the best total counts, the two columns of an H score 22 points
      Given city 1 is
        | shop | .    | shop | . |
        | shop | shop | shop | . |
        | shop | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 22 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=rows_first
    @id:the_row_of_an_h_is_taken_before_its_columns_where_rows_come_before_columns
    Scenario: If rows come before columns, the row of an H is taken first
      Given city 1 is
        | shop | .    | shop | . |
        | shop | shop | shop | . |
        | shop | .    | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 18 points

    @id:a_longer_column_is_taken_before_a_row_where_rows_come_before_columns
    Scenario: If rows come before columns, a longer column is still taken before a row
      Given city 1 is
        | .    | shop | .    | . |
        | shop | shop | shop | . |
        | .    | shop | .    | . |
        | .    | shop | .    | . |
      Then the shops of city 1 bring 20 points

    @id:ten_shops_without_a_whole_row_where_the_best_total_counts
    Scenario: If the best total counts, ten shops without a whole row score 32 points
      Given city 1 is
        | .    | shop | .    | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | shop | .    | .    | .    |
      Then the shops of city 1 bring 32 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    @id:ten_shops_from_the_longest_line_on
    Scenario: If the longest line comes first, the same ten shops score 29 points
      Given city 1 is
        | .    | shop | .    | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | shop | .    | .    | .    |
      Then the shops of city 1 bring 29 points

    @id:twelve_shops_in_lines_of_three_where_the_best_total_counts
    Scenario: If the best total counts, twelve shops in lines of three score 37 points
      Given city 1 is
        | shop | .    | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | .    | shop | shop | .    |
      Then the shops of city 1 bring 37 points

    @reading:between_two_cities.ruling.crossing_lines_of_shops=longest_first
    @id:twelve_shops_from_the_longest_line_on
    Scenario: If the longest line comes first, the same twelve shops score 35 points
      Given city 1 is
        | shop | .    | shop | shop |
        | shop | shop | shop | shop |
        | shop | shop | .    | shop |
        | .    | shop | shop | .    |
      Then the shops of city 1 bring 35 points

  @clause:between_two_cities.shops.sets_added
  Rule: The scores of a city's sets are added

    @id:a_row_of_four_a_column_of_two_and_a_single_shop
    Scenario: A row of four, a column of two and a single shop score 23 points
      Given city 1 is
        | shop | shop | shop | shop |
        | park | park | park | park |
        | shop | park | park | shop |
        | park | park | park | shop |
      Then the shops of city 1 bring 23 points

    @id:a_pair_and_a_row_of_three_apart
    Scenario: A pair and a separate row of three score 15 points
      Given city 1 is
        | shop | shop | park | . |
        | park | park | park | . |
        | shop | shop | shop | . |
        | .    | .    | .    | . |
      Then the shops of city 1 bring 15 points

    @id:two_rows_of_four_apart
    Scenario: Two separate rows of four score 32 points
      Given city 1 is
        | shop | shop | shop | shop |
        | park | park | park | park |
        | shop | shop | shop | shop |
        | park | park | park | park |
      Then the shops of city 1 bring 32 points

    @id:a_column_of_three_and_two_single_shops
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

    @id:the_shops_of_each_city_are_scored_by_themselves
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
    @id:a_row_of_two_is_taken_before_the_columns_of_two_at_its_ends_where_rows_come_before_columns
    Scenario: If rows come before columns, a row of two is taken before the columns of two at its ends
      Given city 1 is
        | .    | shop | . | . |
        | shop | shop | . | . |
        | shop | .    | . | . |
        | .    | .    | . | . |
      Then the shops of city 1 bring 9 points
