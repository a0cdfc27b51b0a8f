Feature: Scoring offices

  Background:
    Given the position "three players, game over"

  @clause:between_two_cities.offices.one_scores_1
  Rule: A set of one office scores 1 point

    Scenario: A single office scores 1 point
      Given city 1 is
        | park | park   | . | . |
        | shop | office | . | . |
        | .    | .      | . | . |
        | .    | .      | . | . |
      Then the offices of city 1 bring 1 point

    Scenario: A city without offices scores nothing for offices
      Given city 1 is
        | shop  | factory | music tavern | park |
        | house | .       | .            | .    |
        | .     | .       | .            | .    |
        | .     | .       | .            | .    |
      Then the offices of city 1 bring 0 points

    Scenario: The office of a duplex tile scores 1 point
      Given city 1 is
        | park     | park | . | . |
        | shop     | .    | . | . |
        | office ↓ | .    | . | . |
        | ↑ park   | .    | . | . |
      Then the offices of city 1 bring 1 point

  @clause:between_two_cities.offices.two_score_3
  Rule: A set of two offices scores 3 points

    Scenario: Two offices score 3 points
      Given city 1 is
        | office | office | . | . |
        | park   | park   | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
      Then the offices of city 1 bring 3 points

    Scenario: A square office and the office of a duplex tile score 3 points
      Given city 1 is
        | office | house →  | ← park  | . |
        | .      | .        | .       | . |
        | .      | office → | ← house | . |
        | .      | .        | .       | . |
      Then the offices of city 1 bring 3 points

  @clause:between_two_cities.offices.three_score_6
  Rule: A set of three offices scores 6 points

    Scenario: Three offices score 6 points
      Given city 1 is
        | office | office | . | . |
        | office | park   | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
      Then the offices of city 1 bring 6 points

  @clause:between_two_cities.offices.four_score_10
  Rule: A set of four offices scores 10 points

    Scenario: Four offices score 10 points
      Given city 1 is
        | office | office | . | . |
        | office | office | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
      Then the offices of city 1 bring 10 points

  @clause:between_two_cities.offices.five_score_15
  Rule: A set of five offices scores 15 points

    Scenario: Five offices score 15 points
      Given city 1 is
        | office | office | office | . |
        | office | office | .      | . |
        | .      | .      | .      | . |
        | .      | .      | .      | . |
      Then the offices of city 1 bring 15 points

  @clause:between_two_cities.offices.six_score_21
  Rule: A set of six offices scores 21 points

    Scenario: Six offices score 21 points
      Given city 1 is
        | office | office | office | . |
        | office | office | office | . |
        | .      | .      | .      | . |
        | .      | .      | .      | . |
      Then the offices of city 1 bring 21 points

  @clause:between_two_cities.offices.anywhere
  @clause:between_two_cities.offices.four_score_10
  @clause:between_two_cities.offices.six_score_21
  Rule: The offices of a set may stand anywhere in the city

    Scenario: Offices in the four corners of the city score 10 points
      Given city 1 is
        | office | park | park | office |
        | park   | park | park | park   |
        | park   | park | park | park   |
        | office | park | park | office |
      Then the offices of city 1 bring 10 points

    Scenario: Six offices score 21 points even if no two share an edge
      Given city 1 is
        | office | park   | office | park   |
        | park   | office | park   | office |
        | office | park   | office | park   |
        | park   | park   | park   | park   |
      Then the offices of city 1 bring 21 points

    Scenario: Offices in two cities do not form a set
      Given city 1 is
        | office | office | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
      And city 2 is
        | office | office | . | . |
        | office | .      | . | . |
        | .      | .      | . | . |
        | .      | .      | . | . |
      Then the offices of city 1 bring 3 points
      And the offices of city 2 bring 6 points

  @clause:between_two_cities.offices.seventh_starts_anew
  Rule: The seventh office starts a new set

    Scenario: Seven offices score 22 points
      Given city 1 is
        | office | office | office | office |
        | office | office | office | .      |
        | .      | .      | .      | .      |
        | .      | .      | .      | .      |
      Then the offices of city 1 bring 22 points

    Scenario Outline: The offices after each full set of six form a new set (<number>)
      Given city 1 is, with O for an office
        """
        <row 1>
        <row 2>
        <row 3>
        <row 4>
        """
      Then the offices of city 1 bring <points> points

      Examples:
        | number   | row 1   | row 2   | row 3   | row 4   | points |
        | eight    | O O O O | O O O O | . . . . | . . . . | 24     |
        | nine     | O O O O | O O O O | O . . . | . . . . | 27     |
        | ten      | O O O O | O O O O | O O . . | . . . . | 31     |
        | eleven   | O O O O | O O O O | O O O . | . . . . | 36     |
        | twelve   | O O O O | O O O O | O O O O | . . . . | 42     |
        | thirteen | O O O O | O O O O | O O O O | O . . . | 43     |
        | sixteen  | O O O O | O O O O | O O O O | O O O O | 52     |

  @clause:between_two_cities.offices.tavern_bonus
  Rule: An office adjacent to a tavern scores 1 point more

    Scenario: A single office beside a tavern scores 2 points
      Given city 1 is
        | office | music tavern | . | . |
        | park   | park         | . | . |
        | .      | .            | . | . |
        | .      | .            | . | . |
      Then the offices of city 1 bring 2 points

    Scenario Outline: A tavern <where> the office gives it the bonus
      Given city 1 is, with O for an office and m for a music tavern
        """
        <row 1>
        <row 2>
        <row 3>
        . . . .
        """
      Then the offices of city 1 bring 2 points

      Examples:
        | where           | row 1   | row 2   | row 3   |
        | above           | . m . . | . O . . | . . . . |
        | below           | . . . . | . O . . | . m . . |
        | to the left of  | . . . . | m O . . | . . . . |
        | to the right of | . . . . | . O m . | . . . . |

    Scenario Outline: A tavern that touches the office only at a corner (<where>) gives no bonus
      Given city 1 is, with O for an office, P for a park and m for a music tavern
        """
        <row 1>
        <row 2>
        <row 3>
        . . . .
        """
      Then the offices of city 1 bring 1 point

      Examples:
        | where           | row 1   | row 2   | row 3   |
        | above and left  | m P . . | . O . . | . . . . |
        | above and right | . P m . | . O . . | . . . . |
        | below and left  | . . . . | . O . . | m P . . |
        | below and right | . . . . | . O . . | . P m . |

    Scenario Outline: A tavern for <kind> gives the bonus
      Given city 1 is
        | office | <tavern> | . | . |
        | .      | .        | . | . |
        | .      | .        | . | . |
        | .      | .        | . | . |
      Then the offices of city 1 bring 2 points

      Examples:
        | kind  | tavern       |
        | music | music tavern |
        | food  | food tavern  |
        | drink | drink tavern |
        | beds  | bed tavern   |

    Scenario: A tavern one space further away gives no bonus
      Given city 1 is
        | office | park | music tavern | . |
        | .      | .    | .            | . |
        | .      | .    | .            | . |
        | .      | .    | .            | . |
      Then the offices of city 1 bring 1 point

    Scenario: The last space of one row is not adjacent to the first space of the next
      Given city 1 is
        | park         | park | park | office |
        | music tavern | park | park | park   |
        | .            | .    | .    | .      |
        | .            | .    | .    | .      |
      Then the offices of city 1 bring 1 point

    Scenario: Of two offices, only the office beside the tavern gets the bonus
      Given city 1 is
        | office       | park | office | . |
        | music tavern | .    | .      | . |
        | .            | .    | .      | . |
        | .            | .    | .      | . |
      Then the offices of city 1 bring 4 points

    Scenario: An office beside the tavern of a duplex tile gets the bonus
      Given city 1 is
        | .      | shop ↓       | . | . |
        | office | ↑ bed tavern | . | . |
        | .      | .            | . | . |
        | .      | .            | . | . |
      Then the offices of city 1 bring 2 points

    Scenario: The office of a duplex tile gets the bonus beside a tavern
      Given city 1 is
        | park → | ← office | drink tavern | . |
        | .      | .        | .            | . |
        | .      | .        | .            | . |
        | .      | .        | .            | . |
      Then the offices of city 1 bring 2 points

    Scenario: Only the half with the office counts for the bonus
      Given city 1 is
        | drink tavern | park → | ← office | . |
        | .            | .      | .        | . |
        | .            | .      | .        | . |
        | .            | .      | .        | . |
      Then the offices of city 1 bring 1 point

    Scenario: A tavern gives the bonus only in its own city
      Given city 1 is
        | park | park | park | office |
        | .    | .    | .    | .      |
        | .    | .    | .    | .      |
        | .    | .    | .    | .      |
      And city 2 is
        | music tavern | park | park | park |
        | .            | .    | .    | .    |
        | .            | .    | .    | .    |
        | .            | .    | .    | .    |
      Then the offices of city 1 bring 1 point

    Scenario: Seven offices that are all beside a tavern score 29 points
      Given city 1 is
        | office       | drink tavern | office       | .            |
        | office       | office       | drink tavern | .            |
        | drink tavern | office       | office       | music tavern |
        | .            | music tavern | .            | office       |
      Then the offices of city 1 bring 29 points

    Scenario: Twelve offices that are all beside a tavern score 54 points
      Given city 1 is
        | office       | music tavern | office     | office      |
        | office       | office       | office     | food tavern |
        | drink tavern | office       | office     | office      |
        | office       | office       | bed tavern | office      |
      Then the offices of city 1 bring 54 points

  @clause:between_two_cities.offices.tavern_bonus
  Rule: A corner is enough for the bonus if a ruling says so

    @reading:between_two_cities.ruling.adjacent_in_the_scoring=edge_or_corner
    # In the scoring, do buildings that meet only at a corner count as adjacent or connected? Yes, for offices
    # and houses, where edges are not mentioned.
    Scenario: If corners count, a tavern at a corner of the office gives the bonus
      Given city 1 is
        | office | .            | . | . |
        | .      | music tavern | . | . |
        | .      | .            | . | . |
        | .      | .            | . | . |
      Then the offices of city 1 bring 2 points

    @reading:between_two_cities.ruling.adjacent_in_the_scoring=edge_or_corner
    # In the scoring, do buildings that meet only at a corner count as adjacent or connected? Yes, for offices
    # and houses, where edges are not mentioned.
    Scenario Outline: If corners count, a tavern at the <corner> corner of the office also gives the bonus
      Given city 1 is, with O for an office and m for a music tavern
        """
        <row 1>
        . O . .
        <row 3>
        . . . .
        """
      Then the offices of city 1 bring 2 points

      Examples:
        | corner      | row 1   | row 3   |
        | upper left  | m . . . | . . . . |
        | upper right | . . m . | . . . . |
        | lower left  | . . . . | m . . . |

    Scenario: A tavern that does not even touch a corner of the office gives no bonus
      Given city 1 is
        | office | . | .            | . |
        | .      | . | music tavern | . |
        | .      | . | .            | . |
        | .      | . | .            | . |
      Then the offices of city 1 bring 1 point

  @clause:between_two_cities.offices.one_bonus_each
  Rule: An office scores at most 1 bonus point

    Scenario Outline: An office with <taverns> on its sides scores one bonus point
      Given city 1 is, with O for an office, P for a park, m for a music tavern, d for a drink tavern, f for a food tavern and b for a bed tavern
        """
        P <above> P .
        <left> O <right> .
        P <below> P .
        . . . .
        """
      Then the offices of city 1 bring 2 points

      Examples:
        | taverns            | above | left | right | below |
        | one tavern         | m     | P    | P     | P     |
        | two taverns        | m     | P    | P     | d     |
        | three taverns      | m     | f    | P     | d     |
        | four taverns       | m     | f    | b     | d     |
        | four equal taverns | m     | m    | m     | m     |

    Scenario: Each of two offices between two taverns scores only one bonus point
      Given city 1 is
        | music tavern | office | music tavern | . |
        | drink tavern | office | drink tavern | . |
        | .            | .      | .            | . |
        | .            | .      | .            | . |
      Then the offices of city 1 bring 5 points

  @clause:between_two_cities.offices.tavern_serves_several
  Rule: A tavern gives the bonus to every office adjacent to it

    Scenario: All four offices around one tavern get the bonus
      Given city 1 is
        | .      | office       | .      | . |
        | office | drink tavern | office | . |
        | .      | office       | .      | . |
        | .      | .            | .      | . |
      Then the offices of city 1 bring 14 points

    Scenario: Two offices beside the same tavern both get the bonus
      Given city 1 is
        | office | drink tavern | office | . |
        | .      | .            | .      | . |
        | .      | .            | .      | . |
        | .      | .            | .      | . |
      Then the offices of city 1 bring 5 points
