Feature: Scoring parks

  Background:
    Given the position "three players, game over"

  @clause:between_two_cities.parks.one_scores_2
  Rule: A single park scores 2 points

    Scenario: One park scores 2 points
      Given city 1 is
        | shop | office | . | . |
        | shop | park   | . | . |
        | .    | .      | . | . |
        | .    | .      | . | . |
      Then the parks of city 1 bring 2 points

    Scenario: A city without parks scores nothing for parks
      Given city 1 is
        | shop  | factory | music tavern | office |
        | house | .       | .            | .      |
        | .     | .       | .            | .      |
        | .     | .       | .            | .      |
      Then the parks of city 1 bring 0 points

    Scenario: Four separate parks score 8 points
      Given city 1 is
        | park   | office | office | park   |
        | office | office | office | office |
        | office | office | office | office |
        | park   | office | office | park   |
      Then the parks of city 1 bring 8 points

    Scenario: The park of a duplex tile scores 2 points
      Given city 1 is
        | office | house → | ← park | . |
        | .      | .       | .      | . |
        | .      | .       | .      | . |
        | .      | .       | .      | . |
      Then the parks of city 1 bring 2 points

    Scenario: Eight parks score 2 points each if no two share an edge
      Given city 1 is
        | park   | office | park   | office |
        | office | park   | office | park   |
        | park   | office | park   | office |
        | office | park   | office | park   |
      Then the parks of city 1 bring 16 points

  @clause:between_two_cities.parks.two_score_8
  Rule: Two connected parks score 8 points

    Scenario: Two parks side by side score 8 points
      Given city 1 is
        | park   | park   | . | . |
        | office | office | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
      Then the parks of city 1 bring 8 points

    Scenario: Two parks one above the other score 8 points
      Given city 1 is
        | office | park | . | . |
        | office | park | . | . |
        | .      | .    | . | . |
        | .      | .    | . | . |
      Then the parks of city 1 bring 8 points

    Scenario: A square park and the park of a duplex tile score 8 points
      Given city 1 is
        | house → | ← park | park | . |
        | .       | .      | .    | . |
        | .       | .      | .    | . |
        | .       | .      | .    | . |
      Then the parks of city 1 bring 8 points

    Scenario: The parks of two duplex tiles score 8 points
      Given city 1 is
        | .      | office ↓ | . | . |
        | house  | ↑ park   | . | . |
        | office | park ↓   | . | . |
        | .      | ↑ house  | . | . |
      Then the parks of city 1 bring 8 points

  @clause:between_two_cities.parks.three_score_12
  Rule: Three connected parks score 12 points

    Scenario: Three parks in a row score 12 points
      Given city 1 is
        | park   | park   | park   | . |
        | office | office | office | . |
        | .      | .      | .      | . |
        | .      | .      | .      | . |
      Then the parks of city 1 bring 12 points

    Scenario: Three parks in a column score 12 points
      Given city 1 is
        | park | office | . | . |
        | park | office | . | . |
        | park | office | . | . |
        | .    | .      | . | . |
      Then the parks of city 1 bring 12 points

    Scenario: Three parks in an L score 12 points
      Given city 1 is
        | park | office | . | . |
        | park | park   | . | . |
        | .    | .      | . | . |
        | .    | .      | . | . |
      Then the parks of city 1 bring 12 points

  @clause:between_two_cities.parks.each_further_scores_1
  Rule: Each park after the third adds 1 point

    Scenario: Four parks in a square score 13 points
      Given city 1 is
        | park | park | . | . |
        | park | park | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the parks of city 1 bring 13 points

    Scenario Outline: A group of <number> parks scores <points> points
      Given city 1 is, with P for a park and O for an office
        """
        <row 1>
        <row 2>
        <row 3>
        <row 4>
        """
      Then the parks of city 1 bring <points> points

      Examples:
        | number  | row 1   | row 2   | row 3   | row 4   | points |
        | four    | P P P P | O O O O | . . . . | . . . . | 13     |
        | five    | P P P P | P O O O | . . . . | . . . . | 14     |
        | six     | P P P P | P P O O | . . . . | . . . . | 15     |
        | seven   | P P P P | P P P O | . . . . | . . . . | 16     |
        | eight   | P P P P | P P P P | . . . . | . . . . | 17     |
        | twelve  | P P P P | P P P P | P P P P | . . . . | 21     |
        | fifteen | P P P P | P P P P | P P P P | P P P O | 24     |
        | sixteen | P P P P | P P P P | P P P P | P P P P | 25     |

  @clause:between_two_cities.parks.connected_by_a_border
  @clause:between_two_cities.parks.any_shape
  @clause:between_two_cities.parks.each_further_scores_1
  Rule: Parks are connected through other parks, in any shape

    Scenario: Five parks in a plus score 14 points
      Given city 1 is
        | office | park | office | . |
        | park   | park | park   | . |
        | office | park | office | . |
        | .      | .    | .      | . |
      Then the parks of city 1 bring 14 points

    Scenario: Eight parks around another building score 17 points
      Given city 1 is
        | park | park   | park | . |
        | park | office | park | . |
        | park | park   | park | . |
        | .    | .      | .    | . |
      Then the parks of city 1 bring 17 points

    Scenario: Ten parks in a winding path score 19 points
      Given city 1 is
        | park   | park   | park   | park   |
        | office | office | office | park   |
        | park   | park   | park   | park   |
        | park   | office | office | office |
      Then the parks of city 1 bring 19 points

    Scenario: Seven parks in a staircase score 16 points
      Given city 1 is
        | park   | office | office | office |
        | park   | park   | office | office |
        | office | park   | park   | office |
        | office | office | park   | park   |
      Then the parks of city 1 bring 16 points

    Scenario: Two of six connected parks may come from duplex tiles
      Given city 1 is
        | park | house →  | ← park | park |
        | .    | .        | park   | .    |
        | .    | office ↓ | park   | .    |
        | .    | ↑ park   | park   | .    |
      Then the parks of city 1 bring 17 points

  @clause:between_two_cities.parks.connected_by_a_border
  @clause:between_two_cities.parks.one_scores_2
  Rule: A corner does not connect parks

    Scenario: Two parks that meet only at a corner are not connected
      Given city 1 is
        | park   | office | . | . |
        | office | park   | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
      Then the parks of city 1 bring 4 points

    Scenario: Four parks along a diagonal are not connected
      Given city 1 is
        | park   | office | office | office |
        | office | park   | office | office |
        | office | office | park   | office |
        | office | office | office | park   |
      Then the parks of city 1 bring 8 points

    Scenario: Two parks with another building between them are not connected
      Given city 1 is
        | park   | office | park   | . |
        | office | office | office | . |
        | .      | .      | .      | . |
        | .      | .      | .      | . |
      Then the parks of city 1 bring 4 points

    Scenario: The last space of one row is not connected with the first space of the next
      Given city 1 is
        | office | office | office | park   |
        | park   | office | office | office |
        | .      | .      | .      | .      |
        | .      | .      | .      | .      |
      Then the parks of city 1 bring 4 points

    Scenario: Parks in two cities are not connected
      Given city 1 is
        | office | office | office | park |
        | office | office | office | park |
        | .      | .      | .      | .    |
        | .      | .      | .      | .    |
      And city 2 is
        | park | office | office | office |
        | .    | .      | .      | .      |
        | .    | .      | .      | .      |
        | .    | .      | .      | .      |
      Then the parks of city 1 bring 8 points
      And the parks of city 2 bring 2 points

    Scenario: Two parks that touch only at a corner score as two groups
      Given city 1 is
        | park | .    | . | . |
        | .    | park | . | . |
        | .    | .    | . | . |
        | .    | .    | . | . |
      Then the parks of city 1 bring 4 points

  @clause:between_two_cities.parks.groups_added
  @clause:between_two_cities.parks.several_groups
  Rule: The scores of a city's groups are added

    Scenario: Three adjacent parks and one separate park score 14 points
      Given city 1 is
        | park   | park   | park   | office |
        | office | office | office | office |
        | office | park   | office | office |
        | .      | .      | .      | .      |
      Then the parks of city 1 bring 14 points

    Scenario: Two separate groups of two parks score 16 points
      Given city 1 is
        | park   | park   | office | office |
        | office | office | office | office |
        | office | office | park   | park   |
        | .      | .      | .      | .      |
      Then the parks of city 1 bring 16 points

    @clause:between_two_cities.parks.connected_by_a_border
    Scenario: Two groups of two that meet at a corner score separately
      Given city 1 is
        | park   | park   | office | office |
        | office | office | park   | park   |
        | .      | .      | .      | .      |
        | .      | .      | .      | .      |
      Then the parks of city 1 bring 16 points

    Scenario: Groups of one, two, three and four parks score 26 points
      Given city 1 is
        | park   | office | park   | park   |
        | office | office | office | office |
        | park   | park   | park   | office |
        | park   | park   | park   | park   |
      Then the parks of city 1 bring 26 points

    Scenario: Four groups of two parks score 32 points
      Given city 1 is
        | park   | park   | office | park   |
        | office | office | office | park   |
        | park   | office | office | office |
        | park   | office | park   | park   |
      Then the parks of city 1 bring 32 points

  @clause:between_two_cities.parks.groups_added
  Rule: Each group of a city scores separately

    Scenario: Two groups of three parks score as two groups, not as one of six
      Given city 1 is
        | park   | park   | park   | . |
        | office | office | office | . |
        | park   | park   | park   | . |
        | .      | .      | .      | . |
      Then the parks of city 1 bring 24 points
