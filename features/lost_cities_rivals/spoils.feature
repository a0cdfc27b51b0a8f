Feature: What the highest bidder may do

  @clause:lost_cities_rivals.spoils.highest_bidder_only
  Rule: Only the highest bidder uses the display

    Scenario: A player who did not win cannot add a card
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      When East adds the red 4
      Then the action is refused under "Only the highest bidder uses cards"
      And nothing has changed

    Scenario: A player who did not win cannot return a card
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      When East returns the red 4
      Then the action is refused under "Only the highest bidder uses cards"
      And nothing has changed

    Scenario: The starter of the auction cannot add a card after losing the auction
      Given the position "four players, South has won the auction"
      And the display is red 4, blue 5
      When North adds the red 4
      Then the action is refused under "Only the highest bidder uses cards"
      And nothing has changed

    Scenario: Nobody but the highest bidder may do anything
      Given the position "four players, South has won the auction"
      Then North may do nothing
      And East may do nothing
      And West may do nothing

    Scenario: The highest bidder has the whole display to choose from
      Given the position "four players, South has won the auction"
      And the display is red 4, blue 5
      Then South may add red 4, blue 5 and no other card
      And South may return red 4, blue 5 and no other card

    Scenario: A player cannot add a card in a turn without an auction
      Given the position "two players, North to move"
      And the display is red 4, blue 5
      When North adds the red 4
      Then the action is refused under "Only the highest bidder uses cards"
      And nothing has changed

    Scenario: A player cannot return a card in a turn without an auction
      Given the position "two players, North to move"
      And the display is red 4, blue 5
      When North returns the red 4
      Then the action is refused under "Only the highest bidder uses cards"
      And nothing has changed

    Scenario: A player cannot add a card while the bidding goes on
      Given the position "two players, East to answer"
      And the display is red 4, blue 5
      When East adds the red 4
      Then the action is refused under "Payment before the cards are used"
      And nothing has changed

    Scenario: The leading bidder cannot add a card while the bidding goes on
      Given the position "two players, East to answer"
      And the display is red 4, blue 5
      When North adds the red 4
      Then the action is refused under "Payment before the cards are used"
      And nothing has changed

    Scenario: The leading bidder cannot return a card while the bidding goes on
      Given the position "two players, East to answer"
      And the display is red 4, blue 5
      When North returns the red 4
      Then the action is refused under "Payment before the cards are used"
      And nothing has changed

  @clause:lost_cities_rivals.spoils.add_any_number
  Rule: The highest bidder may add as many cards as they like

    Scenario: The highest bidder may add one card
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5, white 6
      And the top card of the draw pile is the green 7
      When North adds the red 4 and closes the auction
      Then North's red expedition is 4
      And the display is blue 5, white 6, green 7

    Scenario: The highest bidder may add every card in the display
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4, red 6, blue wager, blue 5, white 6
      And the top card of the draw pile is the green 7
      When North adds the red 4, adds the red 4, adds the red 6, adds the blue wager, adds the blue 5, adds the white 6 and closes the auction
      Then North's red expedition is 4, 4, 6
      And North's blue expedition is wager, 5
      And North's white expedition is 6
      And the display is green 7

    Scenario: The highest bidder may add all thirteen cards in the display
      Given the position "two players, North has won the auction"
      And the display is red 2, red 2, red 3, red 3, red 4, red 4, red 5, red 5, red 6, red 7, red 8, red 9, red 10
      And the top card of the draw pile is the green 7
      When North adds the red 2, adds the red 2, adds the red 3, adds the red 3, adds the red 4, adds the red 4, adds the red 5, adds the red 5, adds the red 6, adds the red 7, adds the red 8, adds the red 9, adds the red 10 and closes the auction
      Then North's red expedition is 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10

    Scenario: A seventh card can be added after six others
      Given the position "two players, North has won the auction"
      And the display is red 2, red 3, red 4, blue 2, blue 3, white 5, white 6
      And the top card of the draw pile is the green 7
      When North adds the red 2, adds the red 3, adds the red 4, adds the blue 2, adds the blue 3, adds the white 5, adds the white 6 and closes the auction
      Then North's white expedition is 5, 6

    Scenario: Two cards with the same face give one choice
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4
      Then North may add red 4 and no other card
      And North may return red 4 and no other card

    Scenario: Taking one of two cards with the same face leaves the other
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4
      And the top card of the draw pile is the green 7
      When North adds the red 4 and closes the auction
      Then North's red expedition is 4
      And the display is red 4, green 7

    Scenario: A lower card that fits may be skipped for a higher card
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6
      And the top card of the draw pile is the green 7
      When North adds the red 6 and closes the auction
      Then North's red expedition is 6
      And the display is red 4, green 7

    Scenario: The highest bidder may close the auction without adding a card
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North closes the auction
      Then the display is red 4, blue 5, green 7
      And North's expeditions have not changed

    Scenario: At first the highest bidder has every possible choice
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      Then North may only add the red 4, add the blue 5, return the red 4, return the blue 5 or close the auction

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=one_if_possible
    # Must the winner of an auction add at least one card? Yes; a winner who has added nothing cannot close
    # the auction while a card from the display could be added.
    Scenario: Closing the auction without adding a card is refused if one must be added
      Given the position "two players, North has won the auction"
      When North closes the auction
      Then the action is refused under "Adding any number of cards"
      And nothing has changed

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=one_if_possible
    # Must the winner of an auction add at least one card? Yes; a winner who has added nothing cannot close
    # the auction while a card from the display could be added.
    Scenario: Closing the auction is not offered before a card has been added if one must be added
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      Then North may only add the red 4, add the blue 5, return the red 4 or return the blue 5

    @reading:lost_cities_rivals.ruling.winner_adds_nothing=one_if_possible
    # Must the winner of an auction add at least one card? Yes; a winner who has added nothing cannot close
    # the auction while a card from the display could be added.
    Scenario: Returning a card does not count as adding one if a card must be added
      Given the position "two players, North has won the auction"
      When North returns the blue 5
      And North closes the auction
      Then the action is refused under "Adding any number of cards"
      And nothing has changed

    Scenario: A highest bidder who can use no card may close the auction without adding one
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North closes the auction
      Then the display is red 4, blue 5, green 7
      And North's expeditions have not changed

    Scenario: A highest bidder who has added the only card in the display closes the auction
      Given the position "two players, North to move"
      And the display is red 4
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then it is East's turn to act

  @clause:lost_cities_rivals.spoils.add_only_by_expedition_rules
  Rule: Cards can be added only under the rules for expeditions

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
      Then the action is refused under "<clause>"
      And nothing has changed

      Examples:
        | card      | clause                       |
        | red 3     | No lower value may follow    |
        | red wager | No wager card after a number |

    Scenario: Nothing can be added if no card fits
      Given the position "two players, North has won the auction"
      And the display is red 3, red wager
      And North's red expedition is 5
      Then North may add no card

    Scenario: A card that does not fit may still be returned
      Given the position "two players, North has won the auction"
      And the display is red 3, red 5, red wager
      And North's red expedition is 5
      Then North may return red 3, red 5, red wager and no other card

  @clause:lost_cities_rivals.spoils.need_not_add_every_usable_card
  Rule: The highest bidder may leave a card that fits

    Scenario: The highest bidder may leave a card that could be added
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6
      And the top card of the draw pile is the green 7
      When North adds the red 4 and closes the auction
      Then North's red expedition is 4
      And the display is red 6, green 7

    Scenario: The highest bidder may leave a wager card that fits
      Given the position "two players, North has won the auction"
      And the display is red wager, blue 5
      And the top card of the draw pile is the green 7
      When North adds the blue 5 and closes the auction
      Then the display is red wager, green 7

  @clause:lost_cities_rivals.spoils.return_one_card
  Rule: The highest bidder may return one card to the box

    Scenario: The returned card leaves the display
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 4, returns the blue 5 and closes the auction
      Then the display is green 7
      And North sees 7 cards in the box

    Scenario: The returned card lies in the box
      Given the position "four players, South has won the auction"
      And the box holds the starting wagers red and blue
      When South adds the red 4, returns the blue 5 and closes the auction
      Then the box holds red starting wager, blue starting wager and blue 5

    Scenario: One of two cards with the same face can be returned
      Given the position "four players, South has won the auction"
      And the display is red 4, blue 5, blue 5
      And the top card of the draw pile is the green 7
      And the box holds the starting wagers red and blue
      When South adds the red 4, returns the blue 5 and closes the auction
      Then the display is blue 5, green 7
      And the box holds red starting wager, blue starting wager and blue 5

    Scenario: A wager card can be returned
      Given the position "four players, South has won the auction"
      And the display is red 4, blue wager
      And the box holds the starting wagers red and blue
      When South adds the red 4, returns the blue wager and closes the auction
      Then the box holds red starting wager, blue starting wager and blue wager

    Scenario: A highest bidder who adds nothing may return a card
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North returns the red 4 and closes the auction
      Then the display is blue 5, green 7
      And North's expeditions have not changed

    Scenario: A card that the highest bidder could add may be returned instead
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North returns the red 4 and closes the auction
      Then the display is blue 5, green 7
      And North's expeditions have not changed

    Scenario: A card that does not lie in the display cannot be returned
      Given the position "two players, North has won the auction"
      When North returns the red 6
      Then the action is refused under "One card may be returned"
      And nothing has changed

    Scenario: A card from the highest bidder's own expedition cannot be returned
      Given the position "two players, North has won the auction"
      And North's red expedition is 3
      And the display is red 4, blue 5
      When North returns the red 3
      Then the action is refused under "One card may be returned"
      And nothing has changed

    Scenario: A card that has just been added cannot be returned
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      When North adds the red 4
      And North returns the red 4
      Then the action is refused under "One card may be returned"
      And nothing has changed

    Scenario: The top card of the draw pile cannot be returned
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North returns the green 7
      Then the action is refused under "One card may be returned"
      And nothing has changed

  @clause:lost_cities_rivals.spoils.return_not_more_than_one
  Rule: The highest bidder cannot return a second card

    Scenario: The highest bidder cannot return another card
      Given the position "two players, North has won the auction"
      And the display is green 9, white 2, red 3
      When North returns the green 9
      And North returns the white 2
      Then the action is refused under "No second card is returned"
      And nothing has changed

    Scenario: The highest bidder cannot return another card with the same face
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4
      When North returns the red 4
      And North returns the red 4
      Then the action is refused under "No second card is returned"
      And nothing has changed

    Scenario: The highest bidder cannot return a second card after adding a card
      Given the position "two players, North has won the auction"
      And the display is red 4, white 2, white 3
      When North adds the red 4
      And North returns the white 2
      And North returns the white 3
      Then the action is refused under "No second card is returned"
      And nothing has changed

    Scenario: The highest bidder cannot return a second card even after adding one in between
      Given the position "two players, North has won the auction"
      And the display is red 4, white 2, white 3
      When North returns the white 2
      And North adds the red 4
      And North returns the white 3
      Then the action is refused under "No second card is returned"
      And nothing has changed

    Scenario: Between the return and the closing, no further return is offered
      Given the position "two players, North has won the auction"
      And the display is red 4, white 2, white 3
      When North adds the red 4
      And North returns the white 2
      And North returns the white 3
      Then the action is refused under "No second card is returned"
      And North may return no card
      And North may close the auction

    Scenario: The next highest bidder may return a card again
      Given the position "two players, North to move"
      And the display is red 4, white 2, white 3
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4, returns the white 2 and closes the auction
      And East opens the auction with 1 gold
      And North passes
      Then East may return the white 3

    Scenario: The same player may return a card again in a later auction
      Given the position "two players, North to move"
      And the display is red 4, white 2, white 3
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4, returns the white 2 and closes the auction
      And East opens the auction with 1 gold
      And North bids 2 gold
      And East passes
      Then North may return the white 3

  @clause:lost_cities_rivals.spoils.return_need_not
  Rule: The highest bidder need not return a card

    Scenario: The highest bidder closes the auction without returning a card
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 4 and closes the auction
      Then the display is blue 5, green 7
      And North sees 6 cards in the box

    Scenario: The box stays as it is when no card is returned
      Given the position "four players, South has won the auction"
      And the box holds the starting wagers red and blue
      And the top card of the draw pile is the green 7
      When South adds the red 4 and closes the auction
      Then the box holds red starting wager and blue starting wager


    Scenario: A highest bidder who has added two cards closes the auction without returning a card
      Given the position "four players, South has won the auction"
      And the display is red 4, red 6, blue 5
      And the top card of the draw pile is the green 7
      When South adds the red 4, adds the red 6 and closes the auction
      Then the display is blue 5, green 7

  @clause:lost_cities_rivals.spoils.return_what_others_could_use
  Rule: A card that another player could use may be returned

    Scenario: A card that only another player can use may be returned
      Given the position "two players, North has won the auction"
      And the display is blue 9
      And North's blue expedition is 10
      And East's blue expedition is wager, wager, wager, 2, 3, 8
      And the top card of the draw pile is the green 7
      When North returns the blue 9 and closes the auction
      Then the display is green 7

    Scenario: A card that the highest bidder could also use may be returned
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 9
      And North's blue expedition is 4
      And East's blue expedition is 8
      And the top card of the draw pile is the green 7
      When North adds the red 4, returns the blue 9 and closes the auction
      Then the display is green 7
      And North's blue expedition is 4

    Scenario: Any card in the display may be returned
      Given the position "two players, North has won the auction"
      And the display is red 3, blue 9, white 6, white wager
      And North's red expedition is 8
      And East's red expedition is 9
      And East's blue expedition is 8
      Then North may return red 3, blue 9, white 6, white wager and no other card

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=unusable_for_the_winner
    # Which card in the display may be returned? Only a card that the winner cannot add at that moment.
    Scenario: The highest bidder cannot return a usable card if only unusable cards may be returned
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      When North adds the red 4
      And North returns the blue 5
      Then the action is refused under "One card may be returned"
      And nothing has changed

    @reading:lost_cities_rivals.ruling.which_card_may_be_returned=unusable_for_the_winner
    # Which card in the display may be returned? Only a card that the winner cannot add at that moment.
    Scenario: If only unusable cards may be returned, only those are offered
      Given the position "two players, North has won the auction"
      And the display is red 3, red 5, red wager, white 6
      And North's red expedition is 5
      Then North may return red 3, red wager and no other card

    Scenario: A card that no longer fits after an addition may be returned
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6
      And the top card of the draw pile is the green 7
      When North adds the red 6, returns the red 4 and closes the auction
      Then the display is green 7

  @clause:lost_cities_rivals.spoils.returned_card_face_down
  Rule: The returned card lies face down in the box

    Scenario: Players see how many cards lie in the box, but not the returned card
      Given the position "two players, North has won the auction"
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 4, returns the blue 5 and closes the auction
      Then North sees 7 cards in the box
      And North cannot see the blue 5
      And East sees 7 cards in the box
      And East cannot see the blue 5

  @clause:lost_cities_rivals.spoils.add_and_return
  Rule: The highest bidder may both add cards and return a card

    Scenario: The highest bidder may add two cards and return a third
      Given the position "two players, North has won the auction"
      And the display is red 4, red 4, blue 5, white 6
      And the top card of the draw pile is the green 7
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 4, adds the red 4, returns the blue 5 and closes the auction
      Then North's red expedition is 4, 4
      And the display is white 6, green 7
      And North sees 7 cards in the box

    Scenario: The highest bidder may add one card and return another that does not fit
      Given the position "four players, South has won the auction"
      And South's blue expedition is 8
      And the box holds the starting wagers red and blue
      When South adds the red 4, returns the blue 5 and closes the auction
      Then South's red expedition is 4
      And the box holds red starting wager, blue starting wager and blue 5

    Scenario: A card may still be returned after several additions in several colours
      Given the position "two players, North has won the auction"
      And the display is red 6, red 7, white 2, blue 5
      And North's blue expedition is 8
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 6, adds the red 7, adds the white 2, returns the blue 5 and closes the auction
      Then North sees 7 cards in the box

    Scenario: A card may be added after the return
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North returns the blue 5, adds the red 4 and closes the auction
      Then North's red expedition is 4
      And the display is green 7

    Scenario: A card may be returned between two additions
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6, blue 5
      And the top card of the draw pile is the green 7
      When North adds the red 4, returns the blue 5, adds the red 6 and closes the auction
      Then North's red expedition is 4, 6
      And the display is green 7

    Scenario: Every card that fits may be added before a card is returned
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      Then North may add red 4, blue 5 and no other card

    Scenario: Several cards may be added without returning a card
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6, blue 5
      And the top card of the draw pile is the green 7
      When North adds the red 4, adds the red 6 and closes the auction
      Then North's red expedition is 4, 6
      And the display is blue 5, green 7

    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=return_last
    # May a card be returned before or between additions? No, once a card has been returned, no card can be
    # added any more.
    Scenario: No card can be added after the return if the return must come last
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      When North returns the blue 5
      And North adds the red 4
      Then the action is refused under "Adding and returning in one auction"
      And nothing has changed

    @reading:lost_cities_rivals.ruling.order_of_adding_and_returning=return_last
    # May a card be returned before or between additions? No, once a card has been returned, no card can be
    # added any more.
    Scenario: If the return must come last, the highest bidder can then only close the auction
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6, blue 5
      When North adds the red 4
      And North returns the blue 5
      And North adds the red 6
      Then the action is refused under "Adding and returning in one auction"
      And North may only close the auction

    @reading:lost_cities_rivals.ruling.return_without_adding=only_with_an_addition
    # May the winner return a card without having added one? No, only a winner who has added a card may return
    # one.
    Scenario: If a return requires an addition, no card can be returned before one has been added
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      When North returns the red 4
      Then the action is refused under "Adding and returning in one auction"
      And nothing has changed

    @reading:lost_cities_rivals.ruling.return_without_adding=only_with_an_addition
    # May the winner return a card without having added one? No, only a winner who has added a card may return
    # one.
    Scenario: If a return requires an addition, no return is offered before a card has been added
      Given the position "two players, North has won the auction"
      Then North may return no card

    @reading:lost_cities_rivals.ruling.return_without_adding=only_with_an_addition
    # May the winner return a card without having added one? No, only a winner who has added a card may return
    # one.
    Scenario: If a return requires an addition, a bidder who can use no card can only close the auction
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      Then North may only close the auction

    @reading:lost_cities_rivals.ruling.return_without_adding=only_with_an_addition
    # May the winner return a card without having added one? No, only a winner who has added a card may return
    # one.
    Scenario: An addition in an earlier auction does not allow a return in the next
      Given the position "two players, North to move"
      And the display is red 4, white 2, white 3
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      And East opens the auction with 1 gold
      And North bids 2 gold
      And East passes
      Then North may return no card

  @clause:lost_cities_rivals.spoils.rest_stays_in_display
  Rule: The other cards stay in the display

    Scenario: The cards neither added nor returned stay
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5, white 6, white wager, green 2
      And the top card of the draw pile is the green 7
      When North adds the red 4, returns the blue 5 and closes the auction
      Then the display is white 6, white wager, green 2, green 7

    Scenario: All cards of a long display stay except the added card
      Given the position "two players, North has won the auction"
      And the display is red 2, red 3, red 4, red 5, red 6, red 7, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7
      And the top card of the draw pile is the green 7
      When North adds the blue 7 and closes the auction
      Then the display is red 2, red 3, red 4, red 5, red 6, red 7, blue 2, blue 3, blue 4, blue 5, blue 6, green 7

    Scenario: Eight cards of a display of nine stay
      Given the position "two players, North has won the auction"
      And the display is red 2, red 3, red 4, red 5, blue 2, blue 3, blue 4, blue 5, white 2
      And the top card of the draw pile is the green 7
      When North adds the white 2 and closes the auction
      Then the display is red 2, red 3, red 4, red 5, blue 2, blue 3, blue 4, blue 5, green 7

    Scenario: A card that the highest bidder does not add stays in the display and is not kept
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      And the top card of the draw pile is the green 7
      When North adds the red 4 and closes the auction
      Then the display is blue 5, green 7
      And North has no blue expedition

    Scenario: A player who did not win sees the cards that stay
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North adds the red 4 and closes the auction
      Then East sees the display blue 5, green 7

    Scenario: A card that has become useless for everybody stays
      Given the position "two players, North has won the auction"
      And the display is red 3, red 7
      And North's red expedition is 2
      And East's red expedition is 8
      And the top card of the draw pile is the green 7
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 7 and closes the auction
      Then the display is red 3, green 7
      And North sees 6 cards in the box

    @reading:lost_cities_rivals.ruling.useless_card_already_in_the_display=leaves
    # Later additions make a card in the display useless for everybody. Does it leave the display? Yes; when
    # the highest bidder has finished, every useless card in the display goes to the box before a card is
    # turned over.
    Scenario: If useless cards leave the display, a card that nobody can use any more goes to the box
      Given the position "two players, North has won the auction"
      And the display is red 3, red 7
      And North's red expedition is 2
      And East's red expedition is 8
      And the top card of the draw pile is the green 7
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 7 and closes the auction
      Then the display is green 7
      And North sees 7 cards in the box

    @reading:lost_cities_rivals.ruling.useless_card_already_in_the_display=leaves
    # Later additions make a card in the display useless for everybody. Does it leave the display? Yes; when
    # the highest bidder has finished, every useless card in the display goes to the box before a card is
    # turned over.
    Scenario: All cards that have become useless go to the box if useless cards leave the display
      Given the position "two players, North has won the auction"
      And the display is red 3, red 3, red 7
      And North's red expedition is 2
      And East's red expedition is 8
      And the top card of the draw pile is the green 7
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 7 and closes the auction
      Then the display is green 7
      And North sees 8 cards in the box

    Scenario: A card in the display that somebody can still use stays
      Given the position "two players, North has won the auction"
      And the display is red 3, red 7
      And North's red expedition is 2
      And East's red expedition is 3
      And the top card of the draw pile is the green 7
      When North adds the red 7 and closes the auction
      Then the display is red 3, green 7

  @clause:lost_cities_rivals.spoils.rest_in_next_auction
  Rule: The cards that stayed can be won in the next auction

    Scenario: The next highest bidder may add a card that was left
      Given the position "two players, North to move"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      And East opens the auction with 1 gold
      And North passes
      Then East may add blue 5, green 7 and no other card
      And East may return blue 5, green 7 and no other card

    Scenario: The next highest bidder adds a card that was left
      Given the position "two players, North to move"
      And the top card of the draw pile is the green 7
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      And East opens the auction with 1 gold
      And North passes
      And East adds the blue 5 and closes the auction
      Then East's blue expedition is 5

    Scenario: A returned card cannot be won in the next auction
      Given the position "two players, North to move"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4, returns the blue 5 and closes the auction
      And East opens the auction with 1 gold
      And North passes
      And East adds the blue 5
      Then the action is refused under "Cards come only from the display"
      And nothing has changed

  @clause:lost_cities_rivals.spoils.winner_turns_over_a_card
  Rule: The highest bidder turns over the next card of the draw pile

    Scenario: Only the top card is turned over
      Given the position "two players, North has won the auction"
      And the draw pile begins with green 7, green 8
      And the display is red 4, blue 5
      When North adds the red 4 and closes the auction
      Then the display is blue 5, green 7
      And the top card of the draw pile is the green 8

    Scenario: Only one card is turned over after several were added
      Given the position "two players, North has won the auction"
      And the draw pile begins with green 7, green 8
      And the display is red 4, blue 5
      When North adds the red 4, adds the blue 5 and closes the auction
      Then the display is green 7
      And the top card of the draw pile is the green 8

    Scenario: A card is turned over even if nothing was added
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the draw pile begins with green 7, green 8
      And the display is red 4, blue 5
      When North closes the auction
      Then the display is red 4, blue 5, green 7
      And the top card of the draw pile is the green 8

    Scenario: A card is turned over even if the highest bidder left every usable card
      Given the position "four players, South has won the auction"
      And the draw pile begins with green 7, green 8
      And the display is red 4, blue 5
      When South closes the auction
      Then the top card of the draw pile is the green 8

    @reading:lost_cities_rivals.ruling.auction_of_an_empty_display=allowed
    # May an auction be started while the display is empty? Yes, the bid is legal; the winner pays, has
    # nothing to add or return, and turns over a card.
    Scenario: A card is turned over after the auction of an empty display
      Given the position "two players, North to move"
      And the display is empty
      And the draw pile begins with green 7, green 8
      When North opens the auction with 1 gold
      And East passes
      And North closes the auction
      Then the top card of the draw pile is the green 8

    Scenario: The highest bidder turns over the card even if another player started the auction
      Given the position "four players, South has won the auction"
      And the draw pile begins with green 7, green 8
      And the display is red 4, blue 5
      When South adds the red 4 and closes the auction
      Then the display is blue 5, green 7
      And the top card of the draw pile is the green 8

    @reading:lost_cities_rivals.ruling.winner_always_turns_over=only_to_refill
    # Does the highest bidder turn over a card even after adding nothing? Only if the winner has added or
    # returned a card.
    Scenario: If a card is turned over only to fill a gap, no card is turned over when none was taken
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the draw pile begins with green 7, green 8
      And the display is red 4, blue 5
      When North closes the auction
      Then the display is red 4, blue 5
      And the top card of the draw pile is the green 7

    @reading:lost_cities_rivals.ruling.winner_always_turns_over=only_to_refill
    # Does the highest bidder turn over a card even after adding nothing? Only if the winner has added or
    # returned a card.
    Scenario: Play is not interrupted if no card is turned over
      Given the position "two players, last card of a pile"
      And North's red expedition is 8
      And North's blue expedition is 9
      And the gold is North 10, East 10, supply 16
      And the last card of the draw pile is the blue 8
      When North opens the auction with 2 gold
      And East passes
      And North closes the auction
      Then the gold is North 8, East 10, supply 18
      And the draw pile is blue 8

    Scenario: The next player has the turn even if nothing was added or returned
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      When North closes the auction
      Then it is East's turn to act

    Scenario: A card is turned over if a card was returned but none added
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And North's blue expedition is 8
      And the draw pile begins with green 7, green 8
      And the display is red 4, blue 5
      When North returns the blue 5 and closes the auction
      Then the display is red 4, green 7
      And the top card of the draw pile is the green 8

  @clause:lost_cities_rivals.spoils.turned_card_joins_display
  Rule: The card turned over joins the display

    Scenario: The card turned over is the only card in the display if all others were taken
      Given the position "two players, North has won the auction"
      And the display is red 4
      And the top card of the draw pile is the green 7
      When North adds the red 4 and closes the auction
      Then the display is green 7

    Scenario: A wager card turned over joins the display
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the white wager
      When North adds the red 4 and closes the auction
      Then the display is blue 5, white wager

    Scenario: Everybody sees the card turned over
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      When North adds the red 4 and closes the auction
      Then North sees the display blue 5, green 7
      And East sees the display blue 5, green 7

  @clause:lost_cities_rivals.spoils.turning_over_comes_last
  Rule: The card is turned over last

    Scenario: The card is not yet turned over when the auction is won
      Given the position "two players, East to answer"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When East passes
      Then the display is red 4, blue 5
      And the top card of the draw pile is the green 7

    Scenario: The card is not yet turned over when the last of three opponents passes
      Given the position "four players, West to answer"
      And the top card of the draw pile is the green 7
      And East has passed
      When West passes
      And North passes
      Then the top card of the draw pile is the green 7

    Scenario: The next card is not visible while the highest bidder chooses
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      Then North cannot see the green 7
      And East cannot see the green 7

    Scenario: The next card cannot be added before it is turned over
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North adds the red 4
      And North adds the green 7
      Then the action is refused under "Cards come only from the display"
      And nothing has changed

    Scenario: Once the card is turned over, North is not the highest bidder any more and adds nothing
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      When North adds the red 4 and closes the auction
      And North adds the blue 5
      Then the action is refused under "Only the highest bidder uses cards"
      And nothing has changed

    Scenario: Once the card is turned over, North is not the highest bidder any more and returns nothing
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      When North adds the red 4 and closes the auction
      And North returns the blue 5
      Then the action is refused under "Only the highest bidder uses cards"
      And nothing has changed

  @clause:lost_cities_rivals.spoils.turning_over_ends_auction
  Rule: Turning over the card ends the auction

    Scenario: The bid and the passes are forgotten once the card has been turned over
      Given the position "two players, North has won the auction"
      When North adds the red 4 and closes the auction
      Then no auction is under way

    Scenario: The card turned over comes too late for North, who is not the highest bidder any more
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North adds the red 4 and closes the auction
      And North adds the green 7
      Then the action is refused under "Only the highest bidder uses cards"
      And nothing has changed

    Scenario: The next card is not offered to the highest bidder before it is turned over
      Given the position "two players, East to answer"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When East passes
      Then North may not add the green 7
      And North may not return the green 7

    Scenario: The next player begins a new turn
      Given the position "two players, North has won the auction"
      And East has 10 gold
      When North adds the red 4 and closes the auction
      Then East may only uncover a card or bid 1 to 10 gold
      And North may do nothing

  @clause:lost_cities_rivals.spoils.neighbour_takes_starting_player_card
  @clause:lost_cities_rivals.spoils.neighbour_has_next_turn
  Rule: The player after the highest bidder takes the starting player card and the next turn

    Scenario: The starter's neighbour is next if the starter has won
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And West passes
      And North adds the red 4 and closes the auction
      Then East holds the starting player card
      And it is East's turn to act

    Scenario: The second player's neighbour is next if the second player has won
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South passes
      And West passes
      And North passes
      And East adds the red 4 and closes the auction
      Then South holds the starting player card
      And it is South's turn to act

    Scenario: The third player's neighbour is next if the third player has won
      Given the position "four players, South has won the auction"
      When South adds the red 4 and closes the auction
      Then West holds the starting player card
      And it is West's turn to act

    Scenario: The starter is next if the player before the starter has won
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And West bids 2 gold
      And North passes
      And West adds the red 4 and closes the auction
      Then North holds the starting player card
      And it is North's turn to act

    Scenario: With two players the other player is next if the starter has won
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then East holds the starting player card
      And it is East's turn to act

    Scenario: With two players the starter has another turn after losing the auction
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And North passes
      And East adds the red 4 and closes the auction
      Then North holds the starting player card
      And it is North's turn to act

    Scenario: The starting player card is passed on, no matter who had it
      Given the position "three players, North to move"
      But South holds the starting player card
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And North adds the red 4 and closes the auction
      Then East holds the starting player card
      And it is East's turn to act

    Scenario: The player beside the highest bidder is next, even if the compass names another seat
      Given the position "four players, South has won the auction"
      But the players sit in the order North, West, South and East
      When South adds the red 4 and closes the auction
      Then East holds the starting player card
      And it is East's turn to act

    Scenario: The starting player card does not move before the highest bidder has finished
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      Then North holds the starting player card

    Scenario: Turns continue clockwise from the player who took the card
      Given the position "four players, South has won the auction"
      When South adds the red 4 and closes the auction
      And West uncovers a card
      Then it is North's turn to act
      And West holds the starting player card

  @clause:lost_cities_rivals.spoils.players_in_between_skipped
  Rule: Players between the starter and the highest bidder are skipped

    Scenario: The starter's neighbour is skipped when the third player has won
      Given the position "four players, South has won the auction"
      When South adds the red 4 and closes the auction
      Then it is West's turn to act
      And East may do nothing

    Scenario: Nobody is skipped when the starter has won
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And North adds the red 4 and closes the auction
      Then it is East's turn to act

    Scenario: Two players are skipped when the last of three has won
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And North passes
      And South adds the red 4 and closes the auction
      Then it is North's turn to act
      And East may do nothing
      And South may do nothing
