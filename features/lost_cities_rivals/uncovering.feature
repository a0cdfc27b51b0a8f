Feature: Uncovering

  @clause:lost_cities_rivals.uncovering.top_card_turned_over
  Rule: Uncovering turns over the top card of the draw pile

    Scenario: Only the top card is turned over
      Given the position "two players, North to move"
      And the draw pile begins with blue 7, blue 8
      And the display is red 4, blue 5
      When North uncovers a card
      Then the display is red 4, blue 5, blue 7
      And the top card of the draw pile is the blue 8

    Scenario: The rest of the draw pile does not change
      Given the position "two players, last card of a pile"
      But the draw pile is white 9, blue 7, green 2, white 3
      When North uncovers a card
      Then the draw pile is blue 7, green 2, white 3

    Scenario: The piles set aside are not touched
      Given the position "two players, North to move"
      When North uncovers a card
      Then the piles set aside have not changed

    Scenario: Uncovering costs no gold
      Given the position "two players, North to move"
      When North uncovers a card
      Then no gold has moved

    Scenario: Uncovering adds nothing to the expeditions
      Given the position "two players, North to move"
      And North's red expedition is 2
      And the top card of the draw pile is the red 6
      When North uncovers a card
      Then North's expeditions have not changed
      And East's expeditions have not changed

    Scenario: The next player turns over the next card
      Given the position "two players, North to move"
      And the draw pile begins with blue 7, blue 8, blue 9
      And the display is red 4, blue 5
      When North uncovers a card
      And East uncovers a card
      Then the display is red 4, blue 5, blue 7, blue 8
      And the top card of the draw pile is the blue 9

  @clause:lost_cities_rivals.uncovering.card_joins_display
  Rule: The uncovered card is laid face up in the display

    Scenario: A number card joins an empty display
      Given the position "two players, North to move"
      And the display is empty
      And the top card of the draw pile is the blue 7
      When North uncovers a card
      Then the display is blue 7

    Scenario: A wager card joins the display
      Given the position "two players, North to move"
      And the top card of the draw pile is the white wager
      When North uncovers a card
      Then the display is red 4, blue 5, white wager

    Scenario: Everybody sees the uncovered card
      Given the position "two players, North to move"
      And the top card of the draw pile is the blue 7
      When North uncovers a card
      Then North sees the display red 4, blue 5, blue 7
      And East sees the display red 4, blue 5, blue 7

    Scenario: A card is not visible before it is uncovered
      Given the position "two players, North to move"
      And the top card of the draw pile is the blue 7
      Then North cannot see the blue 7
      And East cannot see the blue 7
      And North sees the display red 4, blue 5

  @clause:lost_cities_rivals.uncovering.display_grows
  Rule: Cards uncovered later join those in the display

    Scenario: Three cards uncovered in three turns lie side by side
      Given the position "three players, North to move"
      And the display is empty
      And the draw pile begins with blue 7, red 2, white 10
      When North uncovers a card
      And East uncovers a card
      And South uncovers a card
      Then the display is blue 7, red 2, white 10

    Scenario: A card may join another card with the same face
      Given the position "two players, North to move"
      And the top card of the draw pile is the red 4
      And the display is red 4, blue 5
      When North uncovers a card
      Then the display is red 4, red 4, blue 5

    Scenario: A card joins a display of sixteen cards
      Given the position "two players, North to move"
      And the display is red 2, red 3, red 4, red 5, red 6, red 7, red 8, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, white 2, white 3, white 4
      And the top card of the draw pile is the white 5
      When North uncovers a card
      Then the display is red 2, red 3, red 4, red 5, red 6, red 7, red 8, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, white 2, white 3, white 4, white 5

    Scenario: A card joins a display of eighteen cards
      Given the position "two players, North to move"
      And the display is red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9, red 10, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, blue 9, blue 10
      And the top card of the draw pile is the green 7
      When North uncovers a card
      Then the display is red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9, red 10, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, blue 9, blue 10, green 7

    Scenario: A player may uncover a card beside eighteen others
      Given the position "two players, North to move"
      And the display is red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9, red 10, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, blue 9, blue 10
      Then North may uncover a card

    Scenario: A card in the display that has become useless stays when another card is uncovered
      Given the position "two players, North to move"
      And the display is red 3
      And North's red expedition is 8
      And East's red expedition is 9
      And the top card of the draw pile is the blue 7
      When North uncovers a card
      Then the display is red 3, blue 7

  @clause:lost_cities_rivals.uncovering.useless_card_to_box
  @clause:lost_cities_rivals.uncovering.useless_card
  Rule: A card that nobody can use goes to the box

    Scenario: A number card too low for everybody goes to the box
      Given the position "four players, North to move"
      And North's red expedition is 7
      And East's red expedition is 5, 8
      And South's red expedition is wager, 9
      And West's red expedition is starting wager, 10
      And the top card of the draw pile is the red 3
      And the display is red 4, blue 5
      And the box holds the starting wagers red and blue
      When North uncovers a card
      Then the display is red 4, blue 5
      And the box holds red starting wager, blue starting wager and red 3

    Scenario: A wager card goes to the box when everybody has a number card of its colour
      Given the position "four players, North to move"
      And North's blue expedition is 2
      And East's blue expedition is 6
      And South's blue expedition is 7
      And West's blue expedition is starting wager, 3
      And the top card of the draw pile is the blue wager
      And the display is red 4, blue 5
      And the box holds the starting wagers red and blue
      When North uncovers a card
      Then the display is red 4, blue 5
      And the box holds red starting wager, blue starting wager and blue wager

    Scenario Outline: A <card> <goes> if the latest red cards of the players are 5 and 8
      Given the position "two players, North to move"
      And the display is white 6
      And North's red expedition is 3, 5
      And East's red expedition is 8
      And the top card of the draw pile is the <card>
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North uncovers a card
      Then the display is <display>
      And North sees <box> cards in the box

      Examples:
        | card   | goes              | display         | box |
        | red 2  | goes to the box   | white 6         | 7   |
        | red 3  | goes to the box   | white 6         | 7   |
        | red 4  | goes to the box   | white 6         | 7   |
        | red 5  | joins the display | white 6, red 5  | 6   |
        | red 6  | joins the display | white 6, red 6  | 6   |
        | red 10 | joins the display | white 6, red 10 | 6   |

    Scenario: A card that only the player who uncovers it can use joins the display
      Given the position "two players, North to move"
      And North's red expedition is 2
      And East's red expedition is 8
      And the top card of the draw pile is the red 3
      When North uncovers a card
      Then the display is red 4, blue 5, red 3

    Scenario: A card that only another player can use joins the display
      Given the position "two players, North to move"
      And North's red expedition is 8
      And East's red expedition is 2
      And the top card of the draw pile is the red 3
      When North uncovers a card
      Then the display is red 4, blue 5, red 3

    Scenario: A card that only the last of four players can use joins the display
      Given the position "four players, North to move"
      And North's red expedition is 8
      And East's red expedition is 9
      And South's red expedition is 10
      And the top card of the draw pile is the red 3
      When North uncovers a card
      Then the display is red 4, blue 5, red 3

    Scenario: A card joins the display when somebody has no expedition of its colour
      Given the position "three players, North to move"
      And North's red expedition is 8
      And South's red expedition is 9
      And the top card of the draw pile is the red 3
      When North uncovers a card
      Then the display is red 4, blue 5, red 3

    Scenario: A card joins the display even if the next card of the draw pile cannot
      Given the position "two players, North to move"
      And North's red expedition is 8
      And East's red expedition is 9
      And the draw pile begins with blue 7, red 3
      And the display is red 4, blue 5
      When North uncovers a card
      Then the display is red 4, blue 5, blue 7
      And the top card of the draw pile is the red 3

    Scenario: A number card joins the display when somebody has only wager cards of its colour
      Given the position "two players, North to move"
      And North's red expedition is 8
      And East's red expedition is wager, wager
      And the top card of the draw pile is the red 2
      When North uncovers a card
      Then the display is red 4, blue 5, red 2

    Scenario: A wager card joins the display when somebody has only wager cards of its colour
      Given the position "two players, North to move"
      And North's red expedition is 8
      And East's red expedition is wager
      And the top card of the draw pile is the red wager
      When North uncovers a card
      Then the display is red 4, blue 5, red wager

    Scenario: A wager card joins the display when somebody has no card of its colour
      Given the position "two players, North to move"
      And North's red expedition is 8
      And the top card of the draw pile is the red wager
      When North uncovers a card
      Then the display is red 4, blue 5, red wager

    Scenario: A card joins the display even if the only player who can use it has no gold
      Given the position "two players, North to move"
      And North's red expedition is 8
      And East's red expedition is 2
      And East has 0 gold
      And the top card of the draw pile is the red 3
      When North uncovers a card
      Then the display is red 4, blue 5, red 3

    Scenario: The latest card of an expedition counts, not the first
      Given the position "two players, North to move"
      And North's red expedition is 2, 8
      And East's red expedition is 2, 9
      And the top card of the draw pile is the red 3
      And the display is red 4, blue 5
      When North uncovers a card
      Then the display has not changed

    Scenario: A card is useless even if expeditions of other colours could take its value
      Given the position "two players, North to move"
      And North's red expedition is 8
      And North's blue expedition is 2
      And East's red expedition is 9
      And East's blue expedition is 2
      And the top card of the draw pile is the red 3
      And the display is red 4, blue 5
      When North uncovers a card
      Then the display has not changed

    Scenario: A useless card turned over at the end of an auction goes to the box
      Given the position "two players, North has won the auction"
      And the display is red 7
      And North's red expedition is 6
      And East's red expedition is 8
      And the top card of the draw pile is the red 3
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 7 and closes the auction
      Then the display is empty
      And North sees 7 cards in the box

    Scenario: A useless card turned over after an auction goes to the box even if other cards lie open
      Given the position "two players, North has won the auction"
      And the display is red 7, blue 5
      And North's red expedition is 6
      And East's red expedition is 8
      And the top card of the draw pile is the red 3
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 7 and closes the auction
      Then the display is blue 5
      And North sees 7 cards in the box

    Scenario: A useless wager card turned over at the end of an auction goes to the box
      Given the position "two players, North has won the auction"
      And the display is blue 5, white 6
      And North's red expedition is 2
      And East's red expedition is wager, 3
      And the top card of the draw pile is the red wager
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the blue 5 and closes the auction
      Then the display is white 6
      And North sees 7 cards in the box

    Scenario: A card that only the highest bidder can use joins the display at the end of an auction
      Given the position "two players, North has won the auction"
      And the display is blue 5, white 6
      And North's red expedition is 2
      And East's red expedition is 8
      And the top card of the draw pile is the red 3
      When North adds the blue 5 and closes the auction
      Then the display is white 6, red 3

    Scenario: A card that only another player can use joins the display at the end of an auction
      Given the position "two players, North has won the auction"
      And the display is blue 5, white 6
      And North's red expedition is 8
      And East's red expedition is 2
      And the top card of the draw pile is the red 3
      When North adds the blue 5 and closes the auction
      Then the display is white 6, red 3

    Scenario: A wager card that only another player can use joins the display at the end of an auction
      Given the position "two players, North has won the auction"
      And the display is blue 5, white 6
      And North's red expedition is 2
      And East's red expedition is wager
      And the top card of the draw pile is the red wager
      When North adds the blue 5 and closes the auction
      Then the display is white 6, red wager

    @reading:lost_cities_rivals.ruling.useless_card_after_an_auction=to_the_display
    # The card that the highest bidder turns over at the end of an auction is useless. Does it go to the box?
    # The card joins the display; a card goes to the box only if it is turned over by the action of
    # uncovering.
    Scenario: If only uncovering boxes useless cards, one turned over after an auction stays
      Given the position "two players, North has won the auction"
      And the display is red 7
      And North's red expedition is 6
      And East's red expedition is 8
      And the top card of the draw pile is the red 3
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the red 7 and closes the auction
      Then the display is red 3
      And North sees 6 cards in the box

    Scenario: A card that the additions of the highest bidder have made useless goes to the box
      Given the position "two players, North has won the auction"
      And the display is red 7
      And North's red expedition is 2
      And East's red expedition is 8
      And the top card of the draw pile is the red 3
      When North adds the red 7 and closes the auction
      Then the display is empty

    Scenario: A useless card uncovered in a turn goes to the box
      Given the position "two players, North to move"
      And North's red expedition is 6
      And East's red expedition is 8
      And the top card of the draw pile is the red 3
      And the display is red 4, blue 5
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North uncovers a card
      Then the display is red 4, blue 5
      And North sees 7 cards in the box

  @clause:lost_cities_rivals.uncovering.useless_card_to_box
  Rule: A useless card lies in the box and not in the display

    Scenario: A useless card turned over by the highest bidder is added to the cards in the box
      Given the position "four players, South has won the auction"
      And North's green expedition is starting wager, 7
      And East's green expedition is 8
      And South's green expedition is starting wager, 9
      And West's green expedition is 10
      And the top card of the draw pile is the green 2
      And the box holds the starting wagers red and blue
      When South adds the red 4 and closes the auction
      Then the box holds red starting wager, blue starting wager and green 2

  @clause:lost_cities_rivals.uncovering.useless_card_face_down
  Rule: A useless card lies face down in the box

    Scenario: Players see how many cards lie in the box, but not the useless card
      Given the position "two players, North to move"
      And North's red expedition is 8
      And East's red expedition is 9
      And the top card of the draw pile is the red 3
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North uncovers a card
      Then North sees 7 cards in the box
      And North cannot see the red 3
      And East sees 7 cards in the box
      And East cannot see the red 3

  @clause:lost_cities_rivals.uncovering.useless_card_not_replaced
  Rule: No other card is uncovered in place of a useless card

    Scenario: After a useless card the next card stays face down
      Given the position "two players, North to move"
      And North's red expedition is 8
      And East's red expedition is 9
      And the draw pile begins with red 3, blue 7
      And the display is red 4, blue 5
      When North uncovers a card
      Then the display is red 4, blue 5
      And the top card of the draw pile is the blue 7

    Scenario: An empty display remains empty after a useless card
      Given the position "two players, North to move"
      And the display is empty
      And North's red expedition is 8
      And East's red expedition is 9
      And the draw pile begins with red 3, blue 7
      When North uncovers a card
      Then the display is empty

    Scenario: The turn is over even if the uncovered card went to the box
      Given the position "three players, North to move"
      And North's red expedition is 8
      And East's red expedition is 9
      And South's red expedition is 10
      And the top card of the draw pile is the red 3
      When North uncovers a card
      Then it is East's turn to act
      And North may do nothing
