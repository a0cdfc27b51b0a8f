Feature: Filling the gap after an auction

  @clause:lost_cities_rivals.spoils.winner_turns_over_a_card
  Rule: If a card is turned over only to fill a gap, every added or returned card leaves a gap

    @reading:lost_cities_rivals.ruling.winner_always_turns_over=only_to_refill
    Scenario: An added card leaves a gap that the top card fills
      Given the position "two players, North has won the auction"
      And the draw pile begins with green 7, green 8
      When North adds the red 4 and closes the auction
      Then the display is blue 5, green 7
      And the top card of the draw pile is the green 8

    @reading:lost_cities_rivals.ruling.winner_always_turns_over=only_to_refill
    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    Scenario: A returned card leaves a gap that the top card fills
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the draw pile begins with green 7, green 8
      When North returns the blue 5 and closes the auction
      Then the display is red 4, green 7
      And the top card of the draw pile is the green 8
