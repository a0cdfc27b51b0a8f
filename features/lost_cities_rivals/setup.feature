Feature: Setting up

  @clause:lost_cities_rivals.setup.two_starting_wagers_each
  Rule: Each player is dealt two starting wager cards

    Scenario: Two players are dealt two starting wagers each
      Given a new game for North and East, the starting wagers shuffled as red, blue, blue, green
      Then North has a red and a blue starting wager and no other card
      And East has a blue and a green starting wager and no other card

    Scenario: Three players are dealt two starting wagers each
      Given a new game for North, East and South, the starting wagers shuffled as red, blue, green, blue, green, white
      Then North has a red and a blue starting wager and no other card
      And East has a green and a blue starting wager and no other card
      And South has a green and a white starting wager and no other card

    Scenario: Four players are dealt two starting wagers each
      Given a new game for North, East, South and West, the starting wagers shuffled as red, blue, green, white, yellow, red, blue, green
      Then North has a red and a blue starting wager and no other card
      And East has a green and a white starting wager and no other card
      And South has a yellow and a red starting wager and no other card
      And West has a blue and a green starting wager and no other card

    Scenario: The first seat gets the first two cards if both are dealt together
      Given a new game for North and East, the starting wagers shuffled as red, blue, green, white
      Then North has a red and a blue starting wager and no other card
      And East has a green and a white starting wager and no other card

    Scenario: Each player, in the order of the seats, is dealt the next two cards
      Given a new game for South, North and East, the starting wagers shuffled as red, blue, green, white, yellow, red
      Then South has a red and a blue starting wager and no other card
      And North has a green and a white starting wager and no other card
      And East has a yellow and a red starting wager and no other card

    @reading:lost_cities_rivals.ruling.order_of_dealing=one_at_a_time
    # In which order are the shuffled starting wager cards dealt to the players? Each seat gets one card in
    # the order of seats, and then each gets a second card.
    Scenario: If cards are dealt singly to two seats, the first seat gets the first and third cards
      Given a new game for North and East, the starting wagers shuffled as red, blue, green, white
      Then North has a red and a green starting wager and no other card
      And East has a blue and a white starting wager and no other card

    Scenario: Three seats are dealt two cards at a time
      Given a new game for North, East and South, the starting wagers shuffled as red, blue, green, white, yellow, red
      Then North has a red and a blue starting wager and no other card
      And East has a green and a white starting wager and no other card
      And South has a yellow and a red starting wager and no other card

    @reading:lost_cities_rivals.ruling.order_of_dealing=one_at_a_time
    # In which order are the shuffled starting wager cards dealt to the players? Each seat gets one card in
    # the order of seats, and then each gets a second card.
    Scenario: Three seats are dealt one card at a time
      Given a new game for North, East and South, the starting wagers shuffled as red, blue, green, white, yellow, red
      Then North has a red and a white starting wager and no other card
      And East has a blue and a yellow starting wager and no other card
      And South has a green and a red starting wager and no other card

    Scenario: The seats keep their order around the table
      Given a new game for South, North and East with any shuffles
      Then the players sit in the order South, North and East

    Scenario: Nobody can play alone
      Given a new game for North
      Then the game is refused under "How many may play"

    Scenario Outline: No seat can be taken twice (<seats>)
      Given a new game for <seats>
      Then the game is refused

      Examples:
        | seats                             |
        | North and North                   |
        | North, East and North             |
        | North, East, South and East       |
        | North, East, South, West and West |

  @clause:lost_cities_rivals.setup.starting_wagers_shuffled
  Rule: The starting wager cards are shuffled before they are dealt

    Scenario Outline: The shuffle decides who is dealt which starting wagers
      Given a new game for North and East, the starting wagers shuffled as <shuffle>
      Then North has a <first> and a <shared> starting wager and no other card
      And East has a <shared> and a <last> starting wager and no other card

      Examples:
        | shuffle                     | first  | shared | last   |
        | red, blue, blue, green      | red    | blue   | green  |
        | white, red, red, yellow     | white  | red    | yellow |
        | green, white, white, red    | green  | white  | red    |
        | yellow, green, green, blue  | yellow | green  | blue   |
        | blue, yellow, yellow, white | blue   | yellow | white  |

  @clause:lost_cities_rivals.setup.starting_wagers_face_up
  Rule: The starting wager cards lie face up in front of their owners

    Scenario: A player sees the starting wagers of another player
      Given a new game for North and East, the starting wagers shuffled as red, blue, blue, green
      Then North sees East's blue expedition as starting wager
      And North sees East's green expedition as starting wager
      And East sees North's red expedition as starting wager
      And East sees North's blue expedition as starting wager

    Scenario: A player sees their own starting wagers
      Given a new game for North and East, the starting wagers shuffled as red, blue, blue, green
      Then North sees North's red expedition as starting wager
      And North sees North's blue expedition as starting wager

  @clause:lost_cities_rivals.setup.starting_wagers_of_two_colours
  Rule: The two starting wager cards of a player differ in colour

    Scenario: The pair of North, dealt to first, is broken up after the deal
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, green, white
      Then North has a red and a white starting wager and no other card
      And East has a blue and a green starting wager and no other card

    @reading:lost_cities_rivals.ruling.two_starting_wagers_of_one_colour=exchanged_while_dealing
    # A player is dealt two starting wager cards of one colour. How is this corrected? The second card is put
    # under the undealt cards as soon as it is dealt, and the top card from them is dealt instead.
    Scenario: The pair of North, dealt two cards before East, is broken up while dealing
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, green, white
      Then North has a red and a blue starting wager and no other card
      And East has a green and a white starting wager and no other card

    @reading:lost_cities_rivals.ruling.two_starting_wagers_of_one_colour=dealt_again
    # A player is dealt two starting wager cards of one colour. How is this corrected? All ten cards are
    # shuffled and dealt again, as often as necessary; each new deal needs another shuffle.
    Scenario: If North, dealt to first, has a pair, all cards are dealt again
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, green, white, then anew as yellow, white, white, red
      Then North has a yellow and a white starting wager and no other card
      And East has a white and a red starting wager and no other card

    Scenario: The pair of East, dealt to second, is broken up after the deal
      Given a new game for North and East, the starting wagers shuffled as red, blue, green, green, white
      Then North has a red and a blue starting wager and no other card
      And East has a green and a white starting wager and no other card

    @reading:lost_cities_rivals.ruling.two_starting_wagers_of_one_colour=dealt_again
    # A player is dealt two starting wager cards of one colour. How is this corrected? All ten cards are
    # shuffled and dealt again, as often as necessary; each new deal needs another shuffle.
    Scenario: If East, dealt to second, has a pair, all cards are dealt again
      Given a new game for North and East, the starting wagers shuffled as red, blue, green, green, white, then anew as yellow, white, white, red
      Then North has a yellow and a white starting wager and no other card
      And East has a white and a red starting wager and no other card

    Scenario: Two pairs are broken up in the order of seats
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, blue, green, white
      Then North has a red and a green starting wager and no other card
      And East has a blue and a white starting wager and no other card

    Scenario: Two pairs are broken up in the order of the seats, not of the compass
      Given a new game for East and North, the starting wagers shuffled as red, red, blue, blue, green, white
      Then East has a red and a green starting wager and no other card
      And North has a blue and a white starting wager and no other card

    Scenario: Three pairs are broken up in the order in which the players sit
      Given a new game for South, North and East, the starting wagers shuffled as red, red, blue, blue, green, green, white, yellow, white
      Then South has a red and a white starting wager and no other card
      And North has a blue and a yellow starting wager and no other card
      And East has a green and a white starting wager and no other card

    @reading:lost_cities_rivals.ruling.two_starting_wagers_of_one_colour=exchanged_while_dealing
    # A player is dealt two starting wager cards of one colour. How is this corrected? The second card is put
    # under the undealt cards as soon as it is dealt, and the top card from them is dealt instead.
    Scenario: An exchange while dealing may prevent a later pair
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, blue, green, white
      Then North has a red and a blue starting wager and no other card
      And East has a blue and a green starting wager and no other card

    Scenario: Four pairs are broken up even if only two cards are undealt
      Given a new game for North, East, South and West, the starting wagers shuffled as red, red, blue, blue, white, white, green, green, yellow, yellow
      Then North has a red and a yellow starting wager and no other card
      And East has a blue and a yellow starting wager and no other card
      And South has a white and a red starting wager and no other card
      And West has a green and a blue starting wager and no other card

    @reading:lost_cities_rivals.ruling.two_starting_wagers_of_one_colour=exchanged_while_dealing
    # A player is dealt two starting wager cards of one colour. How is this corrected? The second card is put
    # under the undealt cards as soon as it is dealt, and the top card from them is dealt instead.
    Scenario: One exchange while dealing leaves all four players without a pair
      Given a new game for North, East, South and West, the starting wagers shuffled as red, red, blue, blue, white, white, green, green, yellow, yellow
      Then North has a red and a blue starting wager and no other card
      And East has a blue and a white starting wager and no other card
      And South has a white and a green starting wager and no other card
      And West has a green and a yellow starting wager and no other card

    @reading:lost_cities_rivals.ruling.order_of_dealing=one_at_a_time
    # In which order are the shuffled starting wager cards dealt to the players? Each seat gets one card in
    # the order of seats, and then each gets a second card.
    Scenario: A pair dealt one card at a time is also broken up
      Given a new game for North and East, the starting wagers shuffled as red, blue, red, green, white
      Then North has a red and a white starting wager and no other card
      And East has a blue and a green starting wager and no other card

  @clause:lost_cities_rivals.setup.unused_starting_wagers_to_box
  Rule: The starting wager cards that nobody has go back to the box

    Scenario: Six starting wagers go back to the box with two players
      Given a new game for North and East, the starting wagers shuffled as red, blue, blue, green
      Then the box holds the starting wagers yellow, yellow, white, white, green and red

    Scenario: Four starting wagers go back to the box with three players
      Given a new game for North, East and South, the starting wagers shuffled as red, blue, green, blue, green, white
      Then the box holds the starting wagers yellow, yellow, white and red

    Scenario: Two starting wagers go back to the box with four players
      Given a new game for North, East, South and West, the starting wagers shuffled as red, blue, green, white, yellow, red, blue, green
      Then the box holds the starting wagers yellow and white

    Scenario: The exchanged starting wager goes back to the box after the deal
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, green, white
      Then the box holds the starting wagers yellow, yellow, blue, white, green and red

    Scenario: Players see how many cards lie in the box, but not the cards
      Given a new game for North and East, the starting wagers shuffled as red, blue, blue, green
      Then the box holds the starting wagers yellow, yellow, white, white, green and red
      And North sees 6 cards in the box
      And North cannot see the yellow starting wager
      And North cannot see the white starting wager
      And East sees 6 cards in the box
      And East cannot see the yellow starting wager
      And East cannot see the white starting wager

  @clause:lost_cities_rivals.setup.cards_shuffled_together
  Rule: Wager cards and expedition cards are shuffled into one pack

    Scenario: Wager cards and expedition cards lie in one pile in the order of the shuffle
      Given a new game for North and East, the shuffled pack cut from the top into the draw pile and three piles set aside of 20 cards each, with these cards at these places
        | 1  | red wager |
        | 20 | white 10  |
      Then the top card of the draw pile is the red wager
      And the last of the 20 cards of the draw pile is the white 10

    Scenario: A wager card may lie below an expedition card after the shuffle
      Given a new game for North and East, the shuffled pack cut from the top into the draw pile and three piles set aside of 20 cards each, with these cards at these places
        | 1  | white 10  |
        | 20 | red wager |
      Then the top card of the draw pile is the white 10
      And the last of the 20 cards of the draw pile is the red wager

    Scenario: A wager card may lie between two expedition cards of a pile set aside
      Given a new game for North and East, the shuffled pack cut from the top into the draw pile and three piles set aside of 20 cards each, with these cards at these places
        | 30 | blue 2     |
        | 31 | blue wager |
        | 32 | blue 3     |
      Then card 10 of pile 1 set aside is the blue 2
      And card 11 of pile 1 set aside is the blue wager
      And card 12 of pile 1 set aside is the blue 3

    Scenario Outline: All 80 cards are used with <number> players
      Given a new game for <players> with any shuffles
      Then North sees 20 cards in the draw pile
      And North sees three piles set aside, each of 20 cards

      Examples:
        | number | players                     |
        | two    | North and East              |
        | three  | North, East and South       |
        | four   | North, East, South and West |

  @clause:lost_cities_rivals.setup.four_piles
  Rule: The shuffled cards are divided into four piles

    Scenario: The pack is cut into four piles one after the other
      Given a new game for North and East, the shuffled pack cut from the top into the draw pile and three piles set aside of 20 cards each, with these cards at these places
        | 1  | red 6  |
        | 20 | blue 6 |
        | 21 | red 7  |
        | 40 | blue 7 |
        | 41 | red 8  |
        | 60 | blue 8 |
        | 61 | red 9  |
        | 80 | blue 9 |
      Then the top card of the draw pile is the red 6
      And the last of the 20 cards of the draw pile is the blue 6
      And card 1 of pile 1 set aside is the red 7
      And card 20 of pile 1 set aside is the blue 7
      And card 1 of pile 2 set aside is the red 8
      And card 20 of pile 2 set aside is the blue 8
      And card 1 of pile 3 set aside is the red 9
      And card 20 of pile 3 set aside is the blue 9

    Scenario: Four players also have four piles
      Given a new game for North, East, South and West, the shuffled pack cut from the top into the draw pile and three piles set aside of 20 cards each, with these cards at these places
        | 20 | red 6 |
        | 21 | red 7 |
        | 41 | red 8 |
        | 61 | red 9 |
      Then the last of the 20 cards of the draw pile is the red 6
      And card 1 of pile 1 set aside is the red 7
      And card 1 of pile 2 set aside is the red 8
      And card 1 of pile 3 set aside is the red 9

  @clause:lost_cities_rivals.setup.piles_about_equal
  Rule: The four piles are about equal

    Scenario: Each of the four piles has twenty cards
      Given a new game for North, East, South and West with any shuffles
      Then West sees 20 cards in the draw pile
      And West sees three piles set aside, each of 20 cards

    Scenario: Each of the four piles also has twenty cards with three players
      Given a new game for North, East and South with any shuffles
      Then South sees 20 cards in the draw pile
      And South sees three piles set aside, each of 20 cards

  @clause:lost_cities_rivals.setup.piles_face_down
  Rule: The cards in the piles lie face down

    Scenario: Nobody sees the cards in the piles
      Given a new game for North and East, the shuffled pack cut from the top into the draw pile and three piles set aside of 20 cards each, with these cards at these places
        | 1  | red 6  |
        | 20 | blue 6 |
        | 21 | red 7  |
        | 80 | blue 9 |
      Then North cannot see the red 6
      And North cannot see the blue 6
      And North cannot see the red 7
      And North cannot see the blue 9
      And East cannot see the red 6
      And East cannot see the blue 6
      And East cannot see the red 7
      And East cannot see the blue 9

    Scenario: Everybody sees how many cards the piles have
      Given a new game for North and East with any shuffles
      Then North sees 20 cards in the draw pile
      And North sees three piles set aside, each of 20 cards
      And East sees 20 cards in the draw pile
      And East sees three piles set aside, each of 20 cards

  @clause:lost_cities_rivals.setup.first_draw_pile
  Rule: One pile becomes the first draw pile

    Scenario: The first pile is the draw pile, and no card has been turned over yet
      Given a new game for North and East, the shuffled pack cut from the top into the draw pile and three piles set aside of 20 cards each, with these cards at these places
        | 1 | green 8 |
      Then the top card of the draw pile is the green 8
      And North sees 20 cards in the draw pile
      And the display is empty

    Scenario: Everybody sees that the display is empty at first
      Given a new game for North and East with any shuffles
      Then North sees an empty display
      And East sees an empty display

    Scenario: The first card of the game comes from the first pile
      Given a new game for North and East, the shuffled pack cut from the top into the draw pile and three piles set aside of 20 cards each, with these cards at these places
        | 1  | green 8 |
        | 2  | green 9 |
        | 21 | red 7   |
      When North uncovers a card
      Then the display is green 8
      And the top card of the draw pile is the green 9

  @clause:lost_cities_rivals.setup.three_piles_set_aside
  Rule: The other three piles are set aside

    Scenario: Three piles are set aside, in the order in which they were made
      Given a new game for North and East, the shuffled pack cut from the top into the draw pile and three piles set aside of 20 cards each, with these cards at these places
        | 21 | red 7 |
        | 41 | red 8 |
        | 61 | red 9 |
      Then card 1 of pile 1 set aside is the red 7
      And card 1 of pile 2 set aside is the red 8
      And card 1 of pile 3 set aside is the red 9
      And North sees three piles set aside, each of 20 cards

    Scenario: Uncovering a card of the first pile leaves the piles set aside untouched
      Given a new game for North, East and South with any shuffles
      When North uncovers a card
      Then the piles set aside have not changed

  @clause:lost_cities_rivals.setup.gold_divided_evenly
  Rule: The 36 gold coins are divided evenly

    Scenario Outline: The players begin with equal gold, and the supply is empty
      Given a new game for <players> with any shuffles
      Then the gold is <gold>

      Examples:
        | players                     | gold                                       |
        | North and East              | North 18, East 18, supply 0                |
        | North, East and South       | North 12, East 12, South 12, supply 0      |
        | North, East, South and West | North 9, East 9, South 9, West 9, supply 0 |

    Scenario: A player sees the gold of the others if gold is open
      Given a new game for North, East and South with any shuffles
      Then North sees that North has 12 gold
      And North sees that East has 12 gold
      And North sees that South has 12 gold

    @reading:lost_cities_rivals.ruling.gold_is_open=hidden
    # Is the gold of a player open to the others? A view shows the viewer's own coins and the supply, but not
    # the coins of the others.
    Scenario: A player sees only their own gold if gold is hidden
      Given a new game for North, East and South with any shuffles
      Then North sees nobody's gold but their own 12
      And East sees nobody's gold but their own 12

    Scenario: A player sees their own gold and the empty supply
      Given a new game for North, East and South with any shuffles
      Then South sees that South has 12 gold
      And South sees 0 gold in the supply
