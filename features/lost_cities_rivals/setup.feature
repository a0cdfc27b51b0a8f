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

    @id:the_first_two_cards_go_to_the_first_seat_where_both_are_dealt_together
    Scenario: The first seat gets the first two cards if both are dealt together
      Given a new game for North and East, the starting wagers shuffled as red, blue, green, white
      Then North has a red and a blue starting wager and no other card
      And East has a green and a white starting wager and no other card

    @id:the_cards_are_dealt_in_the_order_in_which_the_players_sit
    Scenario: Each player in turn, clockwise from the first seat, is dealt the next two cards
      Given a new game for South, North and East, the starting wagers shuffled as red, blue, green, white, yellow, red
      Then South has a red and a blue starting wager and no other card
      And North has a green and a white starting wager and no other card
      And East has a yellow and a red starting wager and no other card

    @reading:lost_cities_rivals.ruling.order_of_dealing=one_at_a_time
    @id:the_first_and_the_third_card_go_to_the_first_of_two_seats_where_one_is_dealt_at_a_time
    Scenario: If cards are dealt singly to two seats, the first seat gets the first and third cards
      Given a new game for North and East, the starting wagers shuffled as red, blue, green, white
      Then North has a red and a green starting wager and no other card
      And East has a blue and a white starting wager and no other card

    @id:three_seats_are_dealt_both_cards_together
    Scenario: Three seats are dealt two cards at a time
      Given a new game for North, East and South, the starting wagers shuffled as red, blue, green, white, yellow, red
      Then North has a red and a blue starting wager and no other card
      And East has a green and a white starting wager and no other card
      And South has a yellow and a red starting wager and no other card

    @reading:lost_cities_rivals.ruling.order_of_dealing=one_at_a_time
    Scenario: Three seats are dealt one card at a time
      Given a new game for North, East and South, the starting wagers shuffled as red, blue, green, white, yellow, red
      Then North has a red and a white starting wager and no other card
      And East has a blue and a yellow starting wager and no other card
      And South has a green and a red starting wager and no other card

    Scenario: The seats keep their order around the table
      Given a new game for South, North and East with any shuffles
      Then the players sit in the order South, North and East

    @id:nobody_plays_alone
    Scenario: Nobody can play alone
      Given a new game for North
      Then the game is refused under lost_cities_rivals.ruling.player_count

    @id:no_seat_is_taken_twice_seats
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

    @id:another_shuffle_deals_other_starting_wagers
    Scenario Outline: A different shuffle deals different starting wagers
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

    @id:a_player_sees_the_own_starting_wagers
    Scenario: A player sees their own starting wagers
      Given a new game for North and East, the starting wagers shuffled as red, blue, blue, green
      Then North sees North's red expedition as starting wager
      And North sees North's blue expedition as starting wager

  @clause:lost_cities_rivals.setup.starting_wagers_of_two_colours
  Rule: The two starting wager cards of a player differ in colour

    @id:a_pair_of_the_first_player_is_broken_up_after_the_deal
    Scenario: The first player's pair is broken up after the deal
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, green, white
      Then North has a red and a white starting wager and no other card
      And East has a blue and a green starting wager and no other card

    @reading:lost_cities_rivals.ruling.two_starting_wagers_of_one_colour=exchanged_while_dealing
    @id:a_pair_of_the_first_player_is_broken_up_while_dealing
    Scenario: The first player's pair is broken up while dealing
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, green, white
      Then North has a red and a blue starting wager and no other card
      And East has a green and a white starting wager and no other card

    @reading:lost_cities_rivals.ruling.two_starting_wagers_of_one_colour=dealt_again
    @id:a_pair_of_the_first_player_has_all_cards_dealt_again
    Scenario: If the first player has a pair, all cards are dealt again
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, green, white, then anew as yellow, white, white, red
      Then North has a yellow and a white starting wager and no other card
      And East has a white and a red starting wager and no other card

    @id:a_pair_of_the_second_player_is_broken_up_after_the_deal
    Scenario: The second player's pair is broken up after the deal
      Given a new game for North and East, the starting wagers shuffled as red, blue, green, green, white
      Then North has a red and a blue starting wager and no other card
      And East has a green and a white starting wager and no other card

    @reading:lost_cities_rivals.ruling.two_starting_wagers_of_one_colour=dealt_again
    @id:a_pair_of_the_second_player_has_all_cards_dealt_again
    Scenario: If the second player has a pair, all cards are dealt again
      Given a new game for North and East, the starting wagers shuffled as red, blue, green, green, white, then anew as yellow, white, white, red
      Then North has a yellow and a white starting wager and no other card
      And East has a white and a red starting wager and no other card

    Scenario: Two pairs are broken up in the order of seats
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, blue, green, white
      Then North has a red and a green starting wager and no other card
      And East has a blue and a white starting wager and no other card

    @id:two_pairs_are_broken_up_in_the_order_in_which_the_players_sit_and_not_in_that_of_the_compass
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
    @id:an_exchange_while_dealing_breaks_up_the_pair_that_would_have_followed
    Scenario: An exchange while dealing may prevent a later pair
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, blue, green, white
      Then North has a red and a blue starting wager and no other card
      And East has a blue and a green starting wager and no other card

    @id:four_pairs_are_broken_up_although_only_two_cards_are_undealt
    Scenario: Four pairs are broken up even if only two cards are undealt
      Given a new game for North, East, South and West, the starting wagers shuffled as red, red, blue, blue, white, white, green, green, yellow, yellow
      Then North has a red and a yellow starting wager and no other card
      And East has a blue and a yellow starting wager and no other card
      And South has a white and a red starting wager and no other card
      And West has a green and a blue starting wager and no other card

    @reading:lost_cities_rivals.ruling.two_starting_wagers_of_one_colour=exchanged_while_dealing
    @id:four_seats_are_dealt_past_every_pair
    Scenario: Four seats are dealt cards without any pair
      Given a new game for North, East, South and West, the starting wagers shuffled as red, red, blue, blue, white, white, green, green, yellow, yellow
      Then North has a red and a blue starting wager and no other card
      And East has a blue and a white starting wager and no other card
      And South has a white and a green starting wager and no other card
      And West has a green and a yellow starting wager and no other card

    @reading:lost_cities_rivals.ruling.order_of_dealing=one_at_a_time
    @id:a_pair_dealt_one_card_at_a_time_is_broken_up_too
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

    @id:a_starting_wager_given_up_after_the_deal_goes_back_to_the_box
    Scenario: The exchanged starting wager goes back to the box after the deal
      Given a new game for North and East, the starting wagers shuffled as red, red, blue, green, white
      Then the box holds the starting wagers yellow, yellow, blue, white, green and red

    @id:a_player_sees_how_many_cards_lie_in_the_box_and_none_of_them
    Scenario Outline: A player sees how many cards lie in the box, but not the cards
      Given a new game for North and East, the starting wagers shuffled as red, blue, blue, green
      Then <seat> sees 6 cards in the box
      And <seat> cannot see the yellow starting wager
      And <seat> cannot see the white starting wager

      Examples:
        | seat  |
        | North |
        | East  |

  @clause:lost_cities_rivals.setup.cards_shuffled_together
  Rule: Wager cards and expedition cards are shuffled into one pack

    @id:wager_cards_and_expedition_cards_lie_in_one_pile_as_the_shuffle_has_it
    Scenario: Wager cards and expedition cards lie in one pile in the order of the shuffle
      Given a new game for North and East with these cards in the shuffled pack
        | 1  | red wager |
        | 20 | white 10  |
      Then the top card of the draw pile is the red wager
      And the last of the 20 cards of the draw pile is the white 10

    @id:a_wager_card_lies_below_an_expedition_card_where_the_shuffle_has_it_so
    Scenario: A wager card may lie below an expedition card after the shuffle
      Given a new game for North and East with these cards in the shuffled pack
        | 1  | white 10  |
        | 20 | red wager |
      Then the top card of the draw pile is the white 10
      And the last of the 20 cards of the draw pile is the red wager

    @id:a_wager_card_lies_between_two_expedition_cards_of_a_pile_set_aside_where_the_shuffle_has_it_so
    Scenario: A wager card may lie between two expedition cards of a pile set aside
      Given a new game for North and East with these cards in the shuffled pack
        | 30 | blue 2     |
        | 31 | blue wager |
        | 32 | blue 3     |
      Then card 10 of pile 1 set aside is the blue 2
      And card 11 of pile 1 set aside is the blue wager
      And card 12 of pile 1 set aside is the blue 3

    Scenario Outline: All 80 cards are used with any number of players
      Given a new game for <players> with any shuffles
      Then North sees 20 cards in the draw pile
      And North sees three piles set aside, each of 20 cards

      Examples:
        | players                     |
        | North and East              |
        | North, East and South       |
        | North, East, South and West |

  @clause:lost_cities_rivals.setup.four_piles
  Rule: The shuffled cards are divided into four piles

    Scenario: The pack is cut into four piles one after the other
      Given a new game for North and East with these cards in the shuffled pack
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

    @id:four_players_have_four_piles_too
    Scenario: Four players also have four piles
      Given a new game for North, East, South and West with these cards in the shuffled pack
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

    @id:each_of_the_four_piles_has_twenty_cards_with_three_players
    Scenario: Each of the four piles also has twenty cards with three players
      Given a new game for North, East and South with any shuffles
      Then South sees 20 cards in the draw pile
      And South sees three piles set aside, each of 20 cards

  @clause:lost_cities_rivals.setup.piles_face_down
  Rule: The cards in the piles lie face down

    @id:nobody_sees_the_cards_of_the_piles
    Scenario Outline: Nobody sees the cards in the piles
      Given a new game for North and East with these cards in the shuffled pack
        | 1  | red 6  |
        | 20 | blue 6 |
        | 21 | red 7  |
        | 80 | blue 9 |
      Then <seat> cannot see the red 6
      And <seat> cannot see the blue 6
      And <seat> cannot see the red 7
      And <seat> cannot see the blue 9

      Examples:
        | seat  |
        | North |
        | East  |

    Scenario Outline: Everybody sees how many cards the piles have
      Given a new game for North and East with any shuffles
      Then <seat> sees 20 cards in the draw pile
      And <seat> sees three piles set aside, each of 20 cards

      Examples:
        | seat  |
        | North |
        | East  |

  @clause:lost_cities_rivals.setup.first_draw_pile
  Rule: One pile becomes the first draw pile

    @id:the_first_pile_is_the_draw_pile_and_no_card_of_it_is_turned_over_yet
    Scenario: The first pile is the draw pile, and no card has been turned over yet
      Given a new game for North and East with these cards in the shuffled pack
        | 1 | green 8 |
      Then the top card of the draw pile is the green 8
      And North sees 20 cards in the draw pile
      And the display is empty

    @id:everybody_sees_an_empty_display_at_first
    Scenario: Everybody sees that the display is empty at first
      Given a new game for North and East with any shuffles
      Then North sees an empty display
      And East sees an empty display

    Scenario: The first card of the game comes from the first pile
      Given a new game for North and East with these cards in the shuffled pack
        | 1  | green 8 |
        | 2  | green 9 |
        | 21 | red 7   |
      When North uncovers a card
      Then the display is green 8
      And the top card of the draw pile is the green 9

  @clause:lost_cities_rivals.setup.three_piles_set_aside
  Rule: The other three piles are set aside

    @id:three_piles_lie_aside_in_the_order_in_which_they_were_made
    Scenario: Three piles are set aside, in the order in which they were made
      Given a new game for North and East with these cards in the shuffled pack
        | 21 | red 7 |
        | 41 | red 8 |
        | 61 | red 9 |
      Then card 1 of pile 1 set aside is the red 7
      And card 1 of pile 2 set aside is the red 8
      And card 1 of pile 3 set aside is the red 9
      And North sees three piles set aside, each of 20 cards

    @id:the_piles_set_aside_wait_while_the_first_one_is_drawn_from
    Scenario: The piles set aside stay untouched while the first pile is in use
      Given a new game for North, East and South with any shuffles
      When North uncovers a card
      Then the piles set aside have not changed

  @clause:lost_cities_rivals.setup.gold_divided_evenly
  Rule: The 36 gold coins are divided evenly

    @id:the_players_begin_with_equal_gold_and_the_supply_with_none
    Scenario Outline: The players begin with equal gold, and the supply is empty
      Given a new game for <players> with any shuffles
      Then the gold is <gold>

      Examples:
        | players                     | gold                                       |
        | North and East              | North 18, East 18, supply 0                |
        | North, East and South       | North 12, East 12, South 12, supply 0      |
        | North, East, South and West | North 9, East 9, South 9, West 9, supply 0 |

    @id:a_player_sees_the_gold_of_the_others_where_gold_is_open
    Scenario: A player sees the gold of the others if gold is open
      Given a new game for North, East and South with any shuffles
      Then North sees that North has 12 gold
      And North sees that East has 12 gold
      And North sees that South has 12 gold

    @reading:lost_cities_rivals.ruling.gold_is_open=hidden
    @id:a_player_sees_only_the_own_gold_where_gold_is_hidden
    Scenario: A player sees only their own gold if gold is hidden
      Given a new game for North, East and South with any shuffles
      Then North sees nobody's gold but their own 12
      And East sees nobody's gold but their own 12

    @id:a_player_sees_the_own_gold_and_the_empty_supply
    Scenario: A player sees their own gold and the empty supply
      Given a new game for North, East and South with any shuffles
      Then South sees that South has 12 gold
      And South sees 0 gold in the supply
