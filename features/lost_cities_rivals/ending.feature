Feature: The end of the game

  @clause:lost_cities_rivals.ending.last_card_of_last_pile
  Rule: The game ends with the last card of the last pile

    Scenario Outline: Uncovering the last card ends the game
      Given the position "<players> players, last card of the game"
      When North uncovers a card
      Then the game is over
      And nobody is to act
      And the draw pile is empty

      Examples:
        | players |
        | two     |
        | three   |
        | four    |

    Scenario: The last card turned over at the end of an auction ends the game
      Given the position "two players, last card of the game"
      When North opens the auction with 2 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then the game is over
      And nobody is to act

    Scenario: The additions of the last auction count
      Given the position "two players, last card of the game"
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      When North opens the auction with 2 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then North's red expedition is 4
      And North's red expedition brings 1 point

    Scenario: The last card ends the game even if another player started the auction
      Given the position "four players, last card of the game"
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West passes
      And North passes
      And South adds the red 4 and closes the auction
      Then the game is over
      And nobody is to act

    Scenario: The second-to-last card of the last pile does not end the game
      Given the position "two players, last card of the game"
      But the draw pile is blue 8, blue 9
      When North uncovers a card
      Then the game goes on
      And it is East's turn to act

    Scenario: The second-to-last card does not end the game at the end of an auction
      Given the position "two players, last card of the game"
      But the draw pile is blue 8, blue 9
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then the game goes on
      And it is East's turn to act

    Scenario: The last card of a pile does not end the game while one pile is set aside
      Given the position "two players, last card of the game"
      But one pile is set aside, with green 9 on top
      When North uncovers a card
      Then the game goes on
      And it is East's turn to act

    Scenario: Winning the last auction does not end the game before the card is turned over
      Given the position "two players, last card of the game"
      When North opens the auction with 1 gold
      And East passes
      Then the game goes on
      And it is North's turn to act

    Scenario: The last card joins the display
      Given the position "two players, last card of the game"
      And the last card of the draw pile is the blue 8
      When North uncovers a card
      Then the display is red 4, blue 5, blue 8

    Scenario: The last card ends the game even if it is useless
      Given the position "two players, last card of the game"
      And the last card of the draw pile is the red 3
      And North's red expedition is 8
      And East's red expedition is 9
      And the display is red 4, blue 5
      When North uncovers a card
      Then the game is over
      And the display is red 4, blue 5

    Scenario: The last card turned over at the end of an auction ends the game even if it is useless
      Given the position "two players, last card of the game"
      And the last card of the draw pile is the red 3
      And North's red expedition is 8
      And East's red expedition is 9
      When North opens the auction with 1 gold
      And East passes
      And North adds the blue 5 and closes the auction
      Then the game is over
      And nobody is to act

    Scenario: The starting player card stays when the game ends with an auction
      Given the position "three players, last card of the game"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South passes
      And North passes
      And East adds the red 4 and closes the auction
      Then North holds the starting player card

    @reading:lost_cities_rivals.ruling.starting_player_card_at_the_end=passes_on
    # The game ends with the card turned over at the end of an auction. Is the starting player card still
    # passed on? Yes, it passes to the next player clockwise from the highest bidder.
    Scenario: The starting player card is passed on when the game ends with an auction
      Given the position "three players, last card of the game"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South passes
      And North passes
      And East adds the red 4 and closes the auction
      Then South holds the starting player card

    Scenario: The starting player card stays when the last card of the game is uncovered
      Given the position "three players, last card of the game"
      When North uncovers a card
      Then North holds the starting player card

    Scenario: The last auction is over when the game is over
      Given the position "two players, last card of the game"
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then no auction is under way

  @clause:lost_cities_rivals.ending.no_turn_afterwards
  Rule: Nobody can do anything after the end

    Scenario: Nobody may do anything once the last card is uncovered
      Given the position "four players, last card of the game"
      When North uncovers a card
      Then North may do nothing
      And East may do nothing
      And South may do nothing
      And West may do nothing

    Scenario: Nobody may do anything once the last auction is over
      Given the position "two players, last card of the game"
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then North may do nothing
      And East may do nothing

    Scenario: The cards left in the display are not auctioned again
      Given the position "two players, last card of the game"
      And the display is red 6, red 7, red 8
      And the last card of the draw pile is the red 9
      When North uncovers a card
      Then East may do nothing
      And the display is red 6, red 7, red 8, red 9
      And East has no red expedition

    Scenario: No card can be uncovered after the last card
      Given the position "two players, last card of the game"
      When North uncovers a card
      And East uncovers a card
      Then the action is refused under "No action after the end"
      And nothing has changed

    Scenario: No auction can be started after the last card
      Given the position "two players, last card of the game"
      When North uncovers a card
      And East opens the auction with 1 gold
      Then the action is refused under "No action after the end"
      And nothing has changed

    Scenario: The last highest bidder cannot add a card after the end
      Given the position "two players, last card of the game"
      And the display is red 4, blue 5
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      And North adds the blue 5
      Then the action is refused under "No action after the end"
      And nothing has changed

    Scenario: The last highest bidder cannot return a card after the end
      Given the position "two players, last card of the game"
      And the display is red 4, blue 5
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      And North returns the blue 5
      Then the action is refused under "No action after the end"
      And nothing has changed

  @clause:lost_cities_rivals.ending.no_gold_shared
  Rule: The supply is not divided at the end

    Scenario: The coins stay in the supply when the last card is uncovered
      Given the position "two players, last card of the game"
      And the gold is North 14, East 14, supply 8
      When North uncovers a card
      Then the gold is North 14, East 14, supply 8
      And North's gold brings 14 points
      And East's gold brings 14 points

    Scenario: The payment for the last auction is not divided
      Given the position "two players, last card of the game"
      And the gold is North 14, East 14, supply 8
      When North opens the auction with 4 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then the gold is North 10, East 14, supply 12

    Scenario: With three players a supply of three coins is not divided at the end
      Given the position "three players, last card of the game"
      And the gold is North 11, East 11, South 11, supply 3
      When North uncovers a card
      Then the gold is North 11, East 11, South 11, supply 3

    Scenario: The supply is not divided at the end when the last card is useless
      Given the position "two players, last card of the game"
      And the last card of the draw pile is the red 3
      And North's red expedition is 8
      And East's red expedition is 9
      And the gold is North 14, East 14, supply 8
      When North opens the auction with 2 gold
      And East passes
      And North adds the blue 5 and closes the auction
      Then the gold is North 12, East 14, supply 10

  @clause:lost_cities_rivals.ending.points_are_counted
  Rule: The points are counted after the end

    Scenario: The score is counted after the last card is uncovered
      Given the position "two players, last card of the game"
      And the gold is North 10, East 11, supply 15
      And North's red expedition is 6
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      When North uncovers a card
      Then North has 12 points in all
      And East has 11 points in all
      And North wins
      And the outcome is because of "most victory points"

    Scenario: The score is counted after the last auction
      Given the position "two players, last card of the game"
      And the gold is North 10, East 9, supply 17
      And the display is red 6
      And the number cards 2 to 5 show 1 footprint each, and 6 to 10 show 2
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 6 and closes the auction
      Then North has 11 points in all
      And East has 9 points in all
      And North wins

    Scenario: Nobody has won before the end
      Given the position "two players, last card of the game"
      And the gold is North 20, East 10, supply 6
      And North's red expedition is 6
      Then the game goes on
      And nobody has won yet
      And the outcome is because of "still playing"

    Scenario: Nobody has won while the last highest bidder chooses
      Given the position "two players, last card of the game"
      When North opens the auction with 1 gold
      And East passes
      Then nobody has won yet
