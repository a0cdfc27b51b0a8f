Feature: The detailed example

  Background:
    Given the position "the detailed example"
    And the gold is North 9, East 9, South 9, West 8, supply 1
    And the display is red 4, red 4, white 2 and green wager
    And the top card of the draw pile is the yellow 7

  @clause:lost_cities_rivals.auction.starter_bids_first
  @clause:lost_cities_rivals.auction.first_bid_at_least_one
  Rule: North starts an auction with 1 gold

    Scenario: North bids 1 gold
      When North opens the auction with 1 gold
      Then the highest bid is 1, made by North

  @clause:lost_cities_rivals.auction.goes_clockwise
  @clause:lost_cities_rivals.auction.bid_higher_or_pass
  Rule: East must bid higher or pass

    Scenario: East is asked next
      When North opens the auction with 1 gold
      Then it is East's turn to act
      And East may only bid 2 to 9 gold or pass

  @clause:lost_cities_rivals.auction.pass_without_bid
  Rule: East decides to pass

    Scenario: East passes
      When North opens the auction with 1 gold
      And East passes
      Then East has passed
      And it is South's turn to act

  @clause:lost_cities_rivals.auction.goes_clockwise
  @clause:lost_cities_rivals.auction.bid_must_exceed_last
  Rule: South raises to 2, West to 3

    Scenario: South bids 2 gold
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      Then the highest bid is 2, made by South
      And it is West's turn to act

    Scenario: West bids 3 gold
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      Then the highest bid is 3, made by West
      And it is North's turn to act

  @clause:lost_cities_rivals.auction.outbid_player_may_bid_again
  @clause:lost_cities_rivals.auction.goes_round_repeatedly
  Rule: It is North's turn again

    Scenario: North bids 4 gold
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      Then the highest bid is 4, made by North

  @clause:lost_cities_rivals.auction.pass_drops_out
  Rule: East has dropped out

    Scenario: After North, South is asked, not East
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      Then it is South's turn to act
      And East may do nothing

  @clause:lost_cities_rivals.auction.no_bid_after_pass
  Rule: East cannot bid any more

    Scenario: A bid by East is refused
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      And East bids 5 gold
      Then the action is refused under "No bid after a pass"
      And nothing has changed

  @clause:lost_cities_rivals.auction.outbid_player_may_pass
  Rule: South passes

    Scenario: South passes
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      And South passes
      Then East and South have passed
      And it is West's turn to act

  @clause:lost_cities_rivals.auction.outbid_player_may_bid_again
  Rule: West raises again

    Scenario: West bids 5 gold
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      And South passes
      And West bids 5 gold
      Then the highest bid is 5, made by West
      And it is North's turn to act

  @clause:lost_cities_rivals.auction.bidding_ends_with_one_left
  @clause:lost_cities_rivals.auction.last_player_wins
  @clause:lost_cities_rivals.auction.winner_pays_own_bid
  @clause:lost_cities_rivals.auction.payment_goes_to_supply
  @clause:lost_cities_rivals.auction.payment_comes_first
  Rule: North passes, and West wins and pays

    Scenario: West pays 5 gold into the supply
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      And South passes
      And West bids 5 gold
      And North passes
      Then it is West's turn to act
      And the gold is North 9, East 9, South 9, West 3, supply 6

  @clause:lost_cities_rivals.expeditions.no_lower_value
  @clause:lost_cities_rivals.expeditions.no_wager_after_a_number
  Rule: West can use only the red 4s

    Scenario: The white 2 and the green wager do not fit the expeditions of West
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      And South passes
      And West bids 5 gold
      And North passes
      Then West may add red 4 and no other card
      And West may return red 4, white 2, green wager and no other card

  @clause:lost_cities_rivals.spoils.add_any_number
  @clause:lost_cities_rivals.expeditions.several_cards_to_one
  @clause:lost_cities_rivals.expeditions.equal_value_allowed
  @clause:lost_cities_rivals.spoils.add_and_return
  @clause:lost_cities_rivals.spoils.return_one_card
  Rule: West adds both red 4s and returns the green wager

    Scenario: The red 4s lie in front of West and the green wager lies in the box
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      And South passes
      And West bids 5 gold
      And North passes
      And West adds the red 4, adds the red 4, returns the green wager and closes the auction
      Then West's red expedition is starting wager, 3, 4, 4
      And the box holds yellow starting wager, blue starting wager and green wager

  @clause:lost_cities_rivals.spoils.return_not_more_than_one
  Rule: West cannot return the white 2 as well

    Scenario: A second return is refused
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      And South passes
      And West bids 5 gold
      And North passes
      And West adds the red 4
      And West adds the red 4
      And West returns the green wager
      And West returns the white 2
      Then the action is refused under "No second card is returned"
      And nothing has changed

  @clause:lost_cities_rivals.spoils.rest_stays_in_display
  @clause:lost_cities_rivals.spoils.winner_turns_over_a_card
  @clause:lost_cities_rivals.spoils.turned_card_joins_display
  @clause:lost_cities_rivals.spoils.turning_over_comes_last
  Rule: The white 2 remains, and the yellow 7 is turned over

    Scenario: The white 2 and the yellow 7 lie in the display
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      And South passes
      And West bids 5 gold
      And North passes
      And West adds the red 4, adds the red 4, returns the green wager and closes the auction
      Then the display is white 2, yellow 7

  @clause:lost_cities_rivals.spoils.turning_over_ends_auction
  @clause:lost_cities_rivals.spoils.neighbour_takes_starting_player_card
  @clause:lost_cities_rivals.spoils.neighbour_has_next_turn
  Rule: North takes the starting player card and the next turn

    Scenario: It is North's turn again
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      And South passes
      And West bids 5 gold
      And North passes
      And West adds the red 4, adds the red 4, returns the green wager and closes the auction
      Then no auction is under way
      And North holds the starting player card
      And it is North's turn to act
