Feature: What the highest bidder may do

  @clause:lost_cities_rivals.spoils.highest_bidder_only
  Rule: Only the highest bidder uses the display

    Scenario: A player who did not win cannot add a card
      Given the position "two players, North has won the auction"
      When East adds the red 4
      Then the action is refused under lost_cities_rivals.spoils.highest_bidder_only
      And nothing has changed

    Scenario: A player who did not win cannot return a card
      Given the position "two players, North has won the auction"
      When East returns the red 4
      Then the action is refused under lost_cities_rivals.spoils.highest_bidder_only
      And nothing has changed

    Scenario: The starter of the auction who did not win it cannot add a card
      Given the position "four players, South has won the auction"
      When North adds the red 4
      Then the action is refused under lost_cities_rivals.spoils.highest_bidder_only
      And nothing has changed

    Scenario: Nobody but the highest bidder may do anything
      Given the position "four players, South has won the auction"
      Then North may do nothing
      And East may do nothing
      And West may do nothing

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: The highest bidder has the whole display to choose from
      Given the position "four players, South has won the auction"
      Then South may add red 4, blue 5 and no other card
      And South may return red 4, blue 5 and no other card

    Scenario: A player cannot add a card in a turn without an auction
      Given the position "two players, North to move"
      When North adds the red 4
      Then the action is refused under lost_cities_rivals.spoils.highest_bidder_only
      And nothing has changed

    Scenario: A player cannot return a card in a turn without an auction
      Given the position "two players, North to move"
      When North returns the red 4
      Then the action is refused under lost_cities_rivals.spoils.highest_bidder_only
      And nothing has changed

    Scenario: A player cannot add a card while the bidding goes on
      Given the position "two players, East to answer"
      When East adds the red 4
      Then the action is refused
      And nothing has changed

    Scenario: The leading bidder cannot add a card while the bidding goes on
      Given the position "two players, East to answer"
      When North adds the red 4
      Then the action is refused
      And nothing has changed

    Scenario: The leading bidder cannot return a card while the bidding goes on
      Given the position "two players, East to answer"
      When North returns the red 4
      Then the action is refused
      And nothing has changed

  @clause:lost_cities_rivals.spoils.add_any_number
  Rule: The highest bidder adds as many cards as they like

    Scenario: The highest bidder adds one card
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5, white 6
      And the top card of the draw pile is the green 7
      When North adds the red 4 and is done
      Then North's red expedition is 4
      And the display is blue 5, white 6, green 7

    Scenario: The highest bidder adds every card of the display
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4, red 6, blue wager, blue 5, white 6
      And the top card of the draw pile is the green 7
      When North adds the red 4, adds the red 4, adds the red 6, adds the blue wager, adds the blue 5, adds the white 6 and is done
      Then North's red expedition is 4, 4, 6
      And North's blue expedition is wager, 5
      And North's white expedition is 6
      And the display is green 7

    Scenario: The highest bidder adds thirteen cards of the display
      Given the position "two players, North has won the auction"
      And the display is red 2, red 2, red 3, red 3, red 4, red 4, red 5, red 5, red 6, red 7, red 8, red 9, red 10
      And the top card of the draw pile is the green 7
      When North adds the red 2, adds the red 2, adds the red 3, adds the red 3, adds the red 4, adds the red 4, adds the red 5, adds the red 5, adds the red 6, adds the red 7, adds the red 8, adds the red 9, adds the red 10 and is done
      Then North's red expedition is 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10

    Scenario: A seventh card is added after six others
      Given the position "two players, North has won the auction"
      And the display is red 2, red 3, red 4, blue 2, blue 3, white 5, white 6
      And the top card of the draw pile is the green 7
      When North adds the red 2, adds the red 3, adds the red 4, adds the blue 2, adds the blue 3, adds the white 5, adds the white 6 and is done
      Then North's white expedition is 5, 6

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: One legal action stands for two cards of the same face
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4
      Then North may add red 4 and no other card
      And North may return red 4 and no other card

    Scenario: Taking one of two cards of the same face leaves the other
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4
      And the top card of the draw pile is the green 7
      When North adds the red 4 and is done
      Then North's red expedition is 4
      And the display is red 4, green 7

    Scenario: A lower card that fits is left out for a higher one
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6
      And the top card of the draw pile is the green 7
      When North adds the red 6 and is done
      Then North's red expedition is 6
      And the display is red 4, green 7

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=may_add_none
    @reading:lost_cities_rivals.ruling.winner_always_turns_over=always
    Scenario: The highest bidder may close without adding a card
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North is done
      Then the display is red 4, blue 5, green 7
      And North's expeditions have not changed

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=may_add_none
    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: The choice of the highest bidder begins with all that is possible
      Given the position "two players, North has won the auction"
      Then North may only add the red 4, add the blue 5, return the red 4, return the blue 5 or be done

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=one_if_possible
    Scenario: Closing without a card is refused where one must be added
      Given the position "two players, North has won the auction"
      When North is done
      Then the action is refused under lost_cities_rivals.spoils.add_any_number
      And nothing has changed

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=one_if_possible
    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: Closing is not offered before a card has been added where one must be
      Given the position "two players, North has won the auction"
      Then North may only add the red 4, add the blue 5, return the red 4 or return the blue 5

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=one_if_possible
    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=any_order
    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A return does not replace the addition where one must be made
      Given the position "two players, North has won the auction"
      When North returns the blue 5
      And North is done
      Then the action is refused under lost_cities_rivals.spoils.add_any_number
      And nothing has changed

    @reading:lost_cities_rivals.ruling.winner_always_turns_over=always
    Scenario: A highest bidder whom no card fits may close without adding
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the top card of the draw pile is the green 7
      When North is done
      Then the display is red 4, blue 5, green 7
      And North's expeditions have not changed

    Scenario: A highest bidder with nothing left in the display still closes
      Given the position "two players, North to move"
      And the display is red 4
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and is done
      Then it is East's turn to act

  @clause:lost_cities_rivals.spoils.add_only_by_expedition_rules
  Rule: Cards are added by the rules for expeditions only

    Scenario: Only the cards that fit are offered
      Given the position "two players, North has won the auction"
      And the display is red 3, red 5, red 8, red wager, blue wager, blue 2, green wager
      And North's red expedition is 5
      Then North may add red 5, red 8, blue wager, blue 2, green wager and no other card

    Scenario Outline: A card that does not fit is refused
      Given the position "two players, North has won the auction"
      And the display is red 3, red 5, red wager
      And North's red expedition is 5
      When North adds the <card>
      Then the action is refused under lost_cities_rivals.expeditions.<clause>
      And nothing has changed

      Examples:
        | card      | clause                  |
        | red 3     | no_lower_value          |
        | red wager | no_wager_after_a_number |

    Scenario: Nothing can be added where no card fits
      Given the position "two players, North has won the auction"
      And the display is red 3, red wager
      And North's red expedition is 5
      Then North may add no card

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A card that does not fit may be returned all the same
      Given the position "two players, North has won the auction"
      And the display is red 3, red 5, red wager
      And North's red expedition is 5
      Then North may return red 3, red 5, red wager and no other card

  @clause:lost_cities_rivals.spoils.need_not_add_every_usable_card
  Rule: The highest bidder may leave a card that fits

    Scenario: A card that could be added is left
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6
      And the top card of the draw pile is the green 7
      When North adds the red 4 and is done
      Then North's red expedition is 4
      And the display is red 6, green 7

    Scenario: A wager card that fits is left
      Given the position "two players, North has won the auction"
      And the display is red wager, blue 5
      And the top card of the draw pile is the green 7
      When North adds the blue 5 and is done
      Then the display is red wager, green 7

  @clause:lost_cities_rivals.spoils.return_one_card
  Rule: The highest bidder may return one card to the box

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: The returned card leaves the display
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North adds the red 4, returns the blue 5 and is done
      Then the display is green 7
      And North sees 7 cards in the box

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: The returned card lies in the box
      Given the position "four players, South has won the auction"
      When South adds the red 4, returns the blue 5 and is done
      Then the box holds red starting wager, blue starting wager and blue 5

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: One of two cards of the same face is returned
      Given the position "four players, South has won the auction"
      And the display is red 4, blue 5, blue 5
      And the top card of the draw pile is the green 7
      When South adds the red 4, returns the blue 5 and is done
      Then the display is blue 5, green 7
      And the box holds red starting wager, blue starting wager and blue 5

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A wager card is returned
      Given the position "four players, South has won the auction"
      And the display is red 4, blue wager
      When South adds the red 4, returns the blue wager and is done
      Then the box holds red starting wager, blue starting wager and blue wager

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    Scenario: A highest bidder who adds nothing may return a card
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the top card of the draw pile is the green 7
      When North returns the red 4 and is done
      Then the display is blue 5, green 7
      And North's expeditions have not changed

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=may_add_none
    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A card that the highest bidder could add may be returned without adding any
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North returns the red 4 and is done
      Then the display is blue 5, green 7
      And North's expeditions have not changed

    Scenario: A card that does not lie in the display cannot be returned
      Given the position "two players, North has won the auction"
      When North returns the red 6
      Then the action is refused under lost_cities_rivals.spoils.return_one_card
      And nothing has changed

    @id:a_card_of_an_own_expedition_cannot_be_returned
    Scenario: A card of the highest bidder's own expedition cannot be returned
      Given the position "two players, North has won the auction"
      And North's red expedition is 3
      When North returns the red 3
      Then the action is refused under lost_cities_rivals.spoils.return_one_card
      And nothing has changed

    Scenario: A card just added cannot be returned
      Given the position "two players, North has won the auction"
      When North adds the red 4
      And North returns the red 4
      Then the action is refused under lost_cities_rivals.spoils.return_one_card
      And nothing has changed

    Scenario: The top card of the draw pile cannot be returned
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North returns the green 7
      Then the action is refused under lost_cities_rivals.spoils.return_one_card
      And nothing has changed

  @clause:lost_cities_rivals.spoils.return_not_more_than_one
  Rule: The highest bidder cannot return a second card

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A second card is not returned
      Given the position "two players, North has won the auction"
      And the display is green 9, white 2, red 3
      When North returns the green 9
      And North returns the white 2
      Then the action is refused under lost_cities_rivals.spoils.return_not_more_than_one
      And nothing has changed

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A second card of the same face is not returned
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4
      When North returns the red 4
      And North returns the red 4
      Then the action is refused under lost_cities_rivals.spoils.return_not_more_than_one
      And nothing has changed

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A second card is not returned after an addition either
      Given the position "two players, North has won the auction"
      And the display is red 4, white 2, white 3
      When North adds the red 4
      And North returns the white 2
      And North returns the white 3
      Then the action is refused under lost_cities_rivals.spoils.return_not_more_than_one
      And nothing has changed

    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=any_order
    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A second card is not returned when a card has been added after the first return
      Given the position "two players, North has won the auction"
      And the display is red 4, white 2, white 3
      When North returns the white 2
      And North adds the red 4
      And North returns the white 3
      Then the action is refused under lost_cities_rivals.spoils.return_not_more_than_one
      And nothing has changed

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: Between the return and the closing no further return is offered
      Given the position "two players, North has won the auction"
      And the display is red 4, white 2, white 3
      When North adds the red 4
      And North returns the white 2
      And North returns the white 3
      Then the action is refused under lost_cities_rivals.spoils.return_not_more_than_one
      And North may return no card
      And North may be done

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: The next highest bidder may return a card again
      Given the position "two players, North to move"
      And the display is red 4, white 2, white 3
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4, returns the white 2 and is done
      And East opens the auction with 1 gold
      And North passes
      Then East may return the white 3

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: The same player may return a card again in a later auction
      Given the position "two players, North to move"
      And the display is red 4, white 2, white 3
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4, returns the white 2 and is done
      And East opens the auction with 1 gold
      And North bids 2 gold
      And East passes
      Then North may return the white 3

  @clause:lost_cities_rivals.spoils.return_need_not
  Rule: The highest bidder need not return a card

    Scenario: The highest bidder closes without returning a card
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North adds the red 4 and is done
      Then the display is blue 5, green 7
      And North sees 6 cards in the box

    Scenario: The box stays as it is when no card is returned
      Given the position "four players, South has won the auction"
      And the top card of the draw pile is the green 7
      When South adds the red 4 and is done
      Then the box holds red starting wager and blue starting wager


    Scenario: A highest bidder who has added two cards closes without a return
      Given the position "four players, South has won the auction"
      And the display is red 4, red 6, blue 5
      And the top card of the draw pile is the green 7
      When South adds the red 4, adds the red 6 and is done
      Then the display is blue 5, green 7

  @clause:lost_cities_rivals.spoils.return_what_others_could_use
  Rule: A card that another player could use may be returned

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    Scenario: A card that fits another player only is returned
      Given the position "two players, North has won the auction"
      And the display is blue 9
      And North's blue expedition is 10
      And East's blue expedition is wager, wager, wager, 2, 3, 8
      And the top card of the draw pile is the green 7
      When North returns the blue 9 and is done
      Then the display is green 7

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A card that fits the highest bidder too is returned
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 9
      And North's blue expedition is 4
      And East's blue expedition is 8
      And the top card of the draw pile is the green 7
      When North adds the red 4, returns the blue 9 and is done
      Then the display is green 7
      And North's blue expedition is 4

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: Any card of the display may be returned
      Given the position "two players, North has won the auction"
      And the display is red 3, blue 9, white 6, white wager
      And North's red expedition is 8
      And East's red expedition is 9
      And East's blue expedition is 8
      Then North may return red 3, blue 9, white 6, white wager and no other card

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=unusable_for_the_winner
    Scenario: A card that fits the highest bidder is not returned where only others may be
      Given the position "two players, North has won the auction"
      When North adds the red 4
      And North returns the blue 5
      Then the action is refused under lost_cities_rivals.spoils.return_one_card
      And nothing has changed

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=unusable_for_the_winner
    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    Scenario: Only the cards that do not fit the highest bidder are offered where only they may be returned
      Given the position "two players, North has won the auction"
      And the display is red 3, red 5, red wager, white 6
      And North's red expedition is 5
      Then North may return red 3, red wager and no other card

    Scenario: A card that an addition has put out of reach is returned
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6
      And the top card of the draw pile is the green 7
      When North adds the red 6, returns the red 4 and is done
      Then the display is green 7

  @clause:lost_cities_rivals.spoils.returned_card_face_down
  Rule: The returned card lies face down in the box

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario Outline: Nobody sees the returned card
      Given the position "two players, North has won the auction"
      When North adds the red 4, returns the blue 5 and is done
      Then <seat> sees 7 cards in the box
      And <seat> cannot see the blue 5

      Examples:
        | seat  |
        | North |
        | East  |

  @clause:lost_cities_rivals.spoils.add_and_return
  Rule: The highest bidder may add cards and return one

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: Two cards are added and one is returned
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4, blue 5, white 6
      And the top card of the draw pile is the green 7
      When North adds the red 4, adds the red 4, returns the blue 5 and is done
      Then North's red expedition is 4, 4
      And the display is white 6, green 7
      And North sees 7 cards in the box

    Scenario: One card is added and another, which does not fit, is returned
      Given the position "four players, South has won the auction"
      And South's blue expedition is 8
      When South adds the red 4, returns the blue 5 and is done
      Then South's red expedition is 4
      And the box holds red starting wager, blue starting wager and blue 5

    Scenario: Several additions in several colours do not use up the return
      Given the position "two players, North has won the auction"
      And the display is red 6, red 7, white 2, blue 5
      And North's blue expedition is 8
      When North adds the red 6, adds the red 7, adds the white 2, returns the blue 5 and is done
      Then North sees 7 cards in the box

    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=any_order
    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A card is added after the return where the order is free
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North returns the blue 5, adds the red 4 and is done
      Then North's red expedition is 4
      And the display is green 7

    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=any_order
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A card is returned between two additions where the order is free
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6, blue 5
      And the top card of the draw pile is the green 7
      When North adds the red 4, returns the blue 5, adds the red 6 and is done
      Then North's red expedition is 4, 6
      And the display is green 7

    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=return_last
    Scenario: Every card that fits may be added before the return where the return comes last
      Given the position "two players, North has won the auction"
      Then North may add red 4, blue 5 and no other card

    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=return_last
    Scenario: Several cards are added without a return where the return comes last
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6, blue 5
      And the top card of the draw pile is the green 7
      When North adds the red 4, adds the red 6 and is done
      Then North's red expedition is 4, 6
      And the display is blue 5, green 7

    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=return_last
    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: No card is added after the return where the return comes last
      Given the position "two players, North has won the auction"
      When North returns the blue 5
      And North adds the red 4
      Then the action is refused under lost_cities_rivals.spoils.add_and_return
      And nothing has changed

    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=return_last
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: Only closing is left after the return where the return comes last
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6, blue 5
      When North adds the red 4
      And North returns the blue 5
      And North adds the red 6
      Then the action is refused under lost_cities_rivals.spoils.add_and_return
      And North may only be done

    @reading:lost_cities_rivals.ruling.return_without_adding=only_with_an_addition
    Scenario: No card is returned before an addition where only one who adds may return
      Given the position "two players, North has won the auction"
      When North returns the red 4
      Then the action is refused under lost_cities_rivals.spoils.add_and_return
      And nothing has changed

    @reading:lost_cities_rivals.ruling.return_without_adding=only_with_an_addition
    Scenario: Before an addition no return is offered where only one who adds may return
      Given the position "two players, North has won the auction"
      Then North may return no card

    @reading:lost_cities_rivals.ruling.return_without_adding=only_with_an_addition
    Scenario: A highest bidder whom no card fits can only close where only one who adds may return
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      Then North may only be done

    @reading:lost_cities_rivals.ruling.return_without_adding=only_with_an_addition
    Scenario: A card of the next auction is not returned on the strength of an earlier addition
      Given the position "two players, North to move"
      And the display is red 4, white 2, white 3
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and is done
      And East opens the auction with 1 gold
      And North bids 2 gold
      And East passes
      Then North may return no card

  @clause:lost_cities_rivals.spoils.rest_stays_in_display
  Rule: The other cards stay in the display

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: The cards neither added nor returned stay
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5, white 6, white wager, green 2
      And the top card of the draw pile is the green 7
      When North adds the red 4, returns the blue 5 and is done
      Then the display is white 6, white wager, green 2, green 7

    Scenario: Of a long display all cards stay but the one added
      Given the position "two players, North has won the auction"
      And the display is red 2, red 3, red 4, red 5, red 6, red 7, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7
      And the top card of the draw pile is the green 7
      When North adds the blue 7 and is done
      Then the display is red 2, red 3, red 4, red 5, red 6, red 7, blue 2, blue 3, blue 4, blue 5, blue 6, green 7

    Scenario: Of a display of nine cards eight stay
      Given the position "two players, North has won the auction"
      And the display is red 2, red 3, red 4, red 5, blue 2, blue 3, blue 4, blue 5, white 2
      And the top card of the draw pile is the green 7
      When North adds the white 2 and is done
      Then the display is red 2, red 3, red 4, red 5, blue 2, blue 3, blue 4, blue 5, green 7

    @id:a_player_has_no_cards_but_those_of_the_own_expeditions
    Scenario: A player has no cards but those of their own expeditions
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      And the top card of the draw pile is the green 7
      When North adds the red 4 and is done
      Then the display is blue 5, green 7
      And North has no blue expedition

    Scenario: Everybody sees the cards that stay
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North adds the red 4 and is done
      Then East sees the display blue 5, green 7

    @reading:lost_cities_rivals.ruling.useless_card_already_in_the_display=stays
    Scenario: A card that has become useless for everybody stays
      Given the position "two players, North has won the auction"
      And the display is red 3, red 7
      And North's red expedition is 2
      And East's red expedition is 8
      And the top card of the draw pile is the green 7
      When North adds the red 7 and is done
      Then the display is red 3, green 7
      And North sees 6 cards in the box

    @reading:lost_cities_rivals.ruling.useless_card_already_in_the_display=leaves
    Scenario: A card that has become useless for everybody goes to the box where such cards leave
      Given the position "two players, North has won the auction"
      And the display is red 3, red 7
      And North's red expedition is 2
      And East's red expedition is 8
      And the top card of the draw pile is the green 7
      When North adds the red 7 and is done
      Then the display is green 7
      And North sees 7 cards in the box

    @reading:lost_cities_rivals.ruling.useless_card_already_in_the_display=leaves
    Scenario: All cards that have become useless go to the box where such cards leave
      Given the position "two players, North has won the auction"
      And the display is red 3, red 3, red 7
      And North's red expedition is 2
      And East's red expedition is 8
      And the top card of the draw pile is the green 7
      When North adds the red 7 and is done
      Then the display is green 7
      And North sees 8 cards in the box

    @reading:lost_cities_rivals.ruling.useless_card_already_in_the_display=leaves
    Scenario: A card that somebody can still use stays where useless ones leave
      Given the position "two players, North has won the auction"
      And the display is red 3, red 7
      And North's red expedition is 2
      And East's red expedition is 3
      And the top card of the draw pile is the green 7
      When North adds the red 7 and is done
      Then the display is red 3, green 7

  @clause:lost_cities_rivals.spoils.rest_in_next_auction
  Rule: The cards that stayed can be won in the next auction

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: The next highest bidder may add a card that was left
      Given the position "two players, North to move"
      And the top card of the draw pile is the green 7
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and is done
      And East opens the auction with 1 gold
      And North passes
      Then East may add blue 5, green 7 and no other card
      And East may return blue 5, green 7 and no other card

    Scenario: The next highest bidder adds a card that was left
      Given the position "two players, North to move"
      And the top card of the draw pile is the green 7
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and is done
      And East opens the auction with 1 gold
      And North passes
      And East adds the blue 5 and is done
      Then East's blue expedition is 5

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=any_card
    Scenario: A returned card cannot be won in the next auction
      Given the position "two players, North to move"
      And the top card of the draw pile is the green 7
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4, returns the blue 5 and is done
      And East opens the auction with 1 gold
      And North passes
      And East adds the blue 5
      Then the action is refused under lost_cities_rivals.expeditions.cards_come_from_display
      And nothing has changed

  @clause:lost_cities_rivals.spoils.winner_turns_over_a_card
  Rule: The next card of the draw pile is turned over by the highest bidder

    Scenario: One card is turned over, the top one
      Given the position "two players, North has won the auction"
      And the draw pile begins with green 7, green 8
      When North adds the red 4 and is done
      Then the display is blue 5, green 7
      And the top card of the draw pile is the green 8

    Scenario: One card is turned over although several were added
      Given the position "two players, North has won the auction"
      And the draw pile begins with green 7, green 8
      When North adds the red 4, adds the blue 5 and is done
      Then the display is green 7
      And the top card of the draw pile is the green 8

    @reading:lost_cities_rivals.ruling.winner_always_turns_over=always
    Scenario: A card is turned over although nothing was added
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the draw pile begins with green 7, green 8
      When North is done
      Then the display is red 4, blue 5, green 7
      And the top card of the draw pile is the green 8

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=may_add_none
    @reading:lost_cities_rivals.ruling.winner_always_turns_over=always
    Scenario: A card is turned over although every card that fits was left
      Given the position "four players, South has won the auction"
      And the draw pile begins with green 7, green 8
      When South is done
      Then the top card of the draw pile is the green 8

    @reading:lost_cities_rivals.ruling.auction_of_an_empty_display=allowed
    @reading:lost_cities_rivals.ruling.winner_always_turns_over=always
    Scenario: A card is turned over after the auction of an empty display
      Given the position "two players, North to move"
      And the display is empty
      And the draw pile begins with green 7, green 8
      When North opens the auction with 1 gold
      And East passes
      And North is done
      Then the top card of the draw pile is the green 8

    Scenario: The highest bidder turns over the card when another has started the auction
      Given the position "four players, South has won the auction"
      And the draw pile begins with green 7, green 8
      When South adds the red 4 and is done
      Then the display is blue 5, green 7
      And the top card of the draw pile is the green 8

    @reading:lost_cities_rivals.ruling.winner_always_turns_over=only_to_refill
    Scenario: No card is turned over after an auction in which none was taken, where the card only fills a gap
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the draw pile begins with green 7, green 8
      When North is done
      Then the display is red 4, blue 5
      And the top card of the draw pile is the green 7

    @reading:lost_cities_rivals.ruling.winner_always_turns_over=only_to_refill
    Scenario: Play is not interrupted where no card is turned over
      Given the position "two players, last card of a pile"
      And North's red expedition is 8
      And North's blue expedition is 9
      And the gold is North 10, East 10, supply 16
      When North opens the auction with 2 gold
      And East passes
      And North is done
      Then the gold is North 8, East 10, supply 18
      And the draw pile is blue 8

    @reading:lost_cities_rivals.ruling.winner_always_turns_over=only_to_refill
    Scenario: The next player has the turn although no card was turned over
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      When North is done
      Then it is East's turn to act

    @reading:lost_cities_rivals.ruling.return_without_adding=independent
    Scenario: A card is turned over after a return alone
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the draw pile begins with green 7, green 8
      When North returns the blue 5 and is done
      Then the display is red 4, green 7
      And the top card of the draw pile is the green 8

  @clause:lost_cities_rivals.spoils.turned_card_joins_display
  Rule: The card turned over joins the display

    Scenario: The card turned over lies alone where all others were taken
      Given the position "two players, North has won the auction"
      And the display is red 4
      And the top card of the draw pile is the green 7
      When North adds the red 4 and is done
      Then the display is green 7

    Scenario: A wager card turned over joins the display
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the white wager
      When North adds the red 4 and is done
      Then the display is blue 5, white wager

    Scenario: Everybody sees the card turned over
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North adds the red 4 and is done
      Then North sees the display blue 5, green 7
      And East sees the display blue 5, green 7

  @clause:lost_cities_rivals.spoils.turning_over_comes_last
  Rule: The card is turned over last

    Scenario: No card is turned over when the auction is won
      Given the position "two players, East to answer"
      And the top card of the draw pile is the green 7
      When East passes
      Then the display is red 4, blue 5
      And the top card of the draw pile is the green 7

    Scenario: No card is turned over yet when the last of three opponents passes
      Given the position "four players, West to answer"
      And the top card of the draw pile is the green 7
      When West passes
      And North passes
      Then the top card of the draw pile is the green 7

    Scenario: The card to be turned over is not seen while the highest bidder chooses
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      Then North cannot see the green 7

    Scenario: The card to be turned over cannot be added
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North adds the red 4
      And North adds the green 7
      Then the action is refused under lost_cities_rivals.expeditions.cards_come_from_display
      And nothing has changed

    Scenario: Nothing is added after the card has been turned over
      Given the position "two players, North has won the auction"
      When North adds the red 4 and is done
      And North adds the blue 5
      Then the action is refused under lost_cities_rivals.spoils.highest_bidder_only
      And nothing has changed

    Scenario: Nothing is returned after the card has been turned over
      Given the position "two players, North has won the auction"
      When North adds the red 4 and is done
      And North returns the blue 5
      Then the action is refused under lost_cities_rivals.spoils.highest_bidder_only
      And nothing has changed

  @clause:lost_cities_rivals.spoils.turning_over_ends_auction
  Rule: Turning over the card ends the auction

    Scenario: Bid and passes are forgotten once the card has been turned over
      Given the position "two players, North has won the auction"
      When North adds the red 4 and is done
      Then no auction is under way

    Scenario: The card turned over is out of reach in this auction
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North adds the red 4 and is done
      And North adds the green 7
      Then the action is refused under lost_cities_rivals.spoils.highest_bidder_only
      And nothing has changed

    Scenario: The card still to be turned over is not offered to the highest bidder
      Given the position "two players, East to answer"
      And the top card of the draw pile is the green 7
      When East passes
      Then North may not add the green 7
      And North may not return the green 7

    @id:the_next_player_begins_a_turn_of_his_or_her_own
    Scenario: The next player begins a turn of their own
      Given the position "two players, North has won the auction"
      When North adds the red 4 and is done
      Then East may only uncover a card or bid 1 to 10 gold
      And North may do nothing

  @clause:lost_cities_rivals.spoils.neighbour_takes_starting_player_card
  @clause:lost_cities_rivals.spoils.neighbour_has_next_turn
  Rule: The player after the highest bidder takes the starting player card and the next turn

    Scenario: The neighbour of the starter follows where the starter has won
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And West passes
      And North adds the red 4 and is done
      Then East holds the starting player card
      And it is East's turn to act

    Scenario: The neighbour of the second player follows where the second player has won
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South passes
      And West passes
      And North passes
      And East adds the red 4 and is done
      Then South holds the starting player card
      And it is South's turn to act

    Scenario: The neighbour of the third player follows where the third player has won
      Given the position "four players, South has won the auction"
      When South adds the red 4 and is done
      Then West holds the starting player card
      And it is West's turn to act

    Scenario: The starter follows where the player before the starter has won
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And West bids 2 gold
      And North passes
      And West adds the red 4 and is done
      Then North holds the starting player card
      And it is North's turn to act

    Scenario: The other player follows where the starter of two has won
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and is done
      Then East holds the starting player card
      And it is East's turn to act

    Scenario: The starter of two has another turn after losing the auction
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And North passes
      And East adds the red 4 and is done
      Then North holds the starting player card
      And it is North's turn to act

    Scenario: The starting player card passes on from any holder
      Given the position "three players, North to move"
      And South holds the starting player card
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And North adds the red 4 and is done
      Then East holds the starting player card
      And it is East's turn to act

    Scenario: The player who sits next to the highest bidder follows, and not the next of the compass
      Given the position "four players, South has won the auction"
      And the players sit in the order North, West, South and East
      When South adds the red 4 and is done
      Then East holds the starting player card
      And it is East's turn to act

    Scenario: The starting player card does not move before the highest bidder is done
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      Then North holds the starting player card

    Scenario: Turns go on clockwise from the player who took the card
      Given the position "four players, South has won the auction"
      When South adds the red 4 and is done
      And West uncovers a card
      Then it is North's turn to act
      And West holds the starting player card

  @clause:lost_cities_rivals.spoils.players_in_between_skipped
  Rule: Players between the starter and the highest bidder are skipped

    Scenario: The starter's neighbour is skipped when the third player has won
      Given the position "four players, South has won the auction"
      When South adds the red 4 and is done
      Then it is West's turn to act
      And East may do nothing

    Scenario: Nobody is skipped when the starter has won
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And North adds the red 4 and is done
      Then it is East's turn to act

    Scenario: Two players are skipped when the last of three has won
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And North passes
      And South adds the red 4 and is done
      Then it is North's turn to act
      And East may do nothing
