Feature: Expeditions

  @clause:lost_cities_rivals.expeditions.cards_come_from_display
  Rule: Only cards from the display can be added

    Scenario: A card that does not lie in the display is refused
      Given the position "two players, North has won the auction"
      When North adds the red 6
      Then the action is refused under "Cards come only from the display"
      And nothing has changed

    Scenario: The top card of the draw pile is refused
      Given the position "two players, North has won the auction"
      And the top card of the draw pile is the green 7
      And the display is red 4, blue 5
      When North adds the green 7
      Then the action is refused under "Cards come only from the display"
      And nothing has changed

    Scenario: A card from another player's expedition is refused
      Given the position "two players, North has won the auction"
      And East's red expedition is 7
      And the display is red 4, blue 5
      When North adds the red 7
      Then the action is refused under "Cards come only from the display"
      And nothing has changed

    Scenario: A card that has already been added cannot be added again
      Given the position "two players, North has won the auction"
      And the display is red 4, blue 5
      When North adds the red 4
      And North adds the red 4
      Then the action is refused under "Cards come only from the display"
      And nothing has changed

    Scenario: A starting wager from the box is refused
      Given the position "two players, North has won the auction"
      And the box holds the starting wagers blue, blue, white, green, red and red
      When North adds the blue starting wager
      Then the action is refused under "Cards come only from the display"
      And nothing has changed

  @clause:lost_cities_rivals.expeditions.several_in_one_auction
  Rule: Cards won in one auction may go to several expeditions

    Scenario: Two cards go to two expeditions
      Given the position "two players, North has won the auction"
      And North's red expedition is 2
      When North adds the red 4, adds the blue 5 and closes the auction
      Then North's red expedition is 2, 4
      And North's blue expedition is 5

    Scenario: Five cards go to five expeditions
      Given the position "two players, North has won the auction"
      And the display is yellow wager, blue 5, white 6, green 7, red 4
      When North adds the red 4, adds the green 7, adds the white 6, adds the blue 5, adds the yellow wager and closes the auction
      Then North's red expedition is 4
      And North's green expedition is starting wager, 7
      And North's white expedition is 6
      And North's blue expedition is 5
      And North's yellow expedition is starting wager, wager

  @clause:lost_cities_rivals.expeditions.several_cards_to_one
  Rule: Several cards won in one auction may go to one expedition

    Scenario: Three cards of rising value go to one expedition
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6, red 9
      When North adds the red 4, adds the red 6, adds the red 9 and closes the auction
      Then North's red expedition is 4, 6, 9

    Scenario: A wager card and a number card go to one expedition if the wager comes first
      Given the position "two players, North has won the auction"
      And the display is red wager, red 4
      When North adds the red wager, adds the red 4 and closes the auction
      Then North's red expedition is wager, 4

    Scenario: A wager card no longer fits once a number card has been added in the same auction
      Given the position "two players, North has won the auction"
      And the display is red wager, red 4
      When North adds the red 4
      And North adds the red wager
      Then the action is refused under "No wager card after a number"
      And nothing has changed

    Scenario: A lower card no longer fits once a higher card has been added in the same auction
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6
      When North adds the red 6
      And North adds the red 4
      Then the action is refused under "No lower value may follow"
      And nothing has changed

  @clause:lost_cities_rivals.expeditions.new_one_may_be_begun
  Rule: A player may begin a new expedition

    Scenario Outline: An expedition may begin with a <card>
      Given the position "two players, North has won the auction"
      And the display is <card>
      When North adds the <card> and closes the auction
      Then North's red expedition is <mark>

      Examples:
        | card      | mark  |
        | red 2     | 2     |
        | red 3     | 3     |
        | red 5     | 5     |
        | red 6     | 6     |
        | red 10    | 10    |
        | red wager | wager |

    Scenario: A player may begin an expedition in a colour that another player already has
      Given the position "two players, North has won the auction"
      And East's red expedition is 2, 3
      When North adds the red 4 and closes the auction
      Then North's red expedition is 4
      And East's red expedition is 2, 3

    Scenario: A card of each of the five colours may be added, whether North has begun the colour or not
      Given the position "two players, North has won the auction"
      And the display is yellow 5, blue 5, white 5, green 5, red 5
      Then North may add yellow 5, blue 5, white 5, green 5, red 5 and no other card

  @clause:lost_cities_rivals.expeditions.begun_one_may_be_extended
  Rule: A player may extend an expedition

    Scenario: A card can be added to an expedition that has begun
      Given the position "two players, North has won the auction"
      And North's red expedition is 2, 3
      When North adds the red 4 and closes the auction
      Then North's red expedition is 2, 3, 4

    Scenario: A number card can be added to a starting wager
      Given the position "two players, North has won the auction"
      And the display is green 7
      When North adds the green 7 and closes the auction
      Then North's green expedition is starting wager, 7

    Scenario Outline: A card can be added to an expedition of <length> cards
      Given the position "two players, North has won the auction"
      And the display is red <number>
      And North's red expedition is <before>
      When North adds the red <number> and closes the auction
      Then North's red expedition is <before>, <number>

      Examples:
        | length  | before                                                  | number |
        | eight   | 2, 2, 3, 3, 4, 4, 5, 5                                  | 6      |
        | nine    | 2, 2, 3, 3, 4, 4, 5, 5, 6                               | 7      |
        | eleven  | 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8                         | 9      |
        | fifteen | wager, wager, wager, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9 | 10     |

    Scenario: A player may extend an expedition in a later auction
      Given the position "two players, North to move"
      And the display is red 4, red 6
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      And East opens the auction with 1 gold
      And North bids 2 gold
      And East passes
      And North adds the red 6 and closes the auction
      Then North's red expedition is 4, 6

  @clause:lost_cities_rivals.expeditions.own_only
  Rule: A card goes only to the player's own expeditions

    Scenario: The card goes to the highest bidder even if another player could use it, too
      Given the position "two players, North has won the auction"
      And North's red expedition is 2
      And East's red expedition is 3
      When North adds the red 4 and closes the auction
      Then North's red expedition is 2, 4
      And East's red expedition is 3

    Scenario: A card cannot be added if it fits only another player's expedition
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And East's red expedition is 3
      And the display is red 4, blue 5
      When North adds the red 4
      Then the action is refused under "No lower value may follow"
      And nothing has changed

    Scenario: A card is not offered if it fits only another player's expedition
      Given the position "two players, North has won the auction"
      And North's red expedition is 8
      And East's red expedition is 3
      And the display is red 4, blue 5
      Then North may add blue 5 and no other card

    Scenario: A wager card cannot be added if it fits only another player's expedition
      Given the position "two players, North has won the auction"
      And the display is red wager
      And North's red expedition is 8
      And East's red expedition is wager
      When North adds the red wager
      Then the action is refused under "No wager card after a number"
      And nothing has changed

    Scenario: The card goes to the highest bidder and not to the starter of the auction
      Given the position "four players, South has won the auction"
      When South adds the red 4 and closes the auction
      Then South's red expedition is 4
      And North has no red expedition

  @clause:lost_cities_rivals.expeditions.first_card_begins
  Rule: The first card of a colour begins the expedition

    Scenario: A wager card begins an expedition
      Given the position "two players, North has won the auction"
      And the display is red wager
      When North adds the red wager and closes the auction
      Then North's red expedition is wager

    Scenario: A number card begins an expedition and does not affect the other colours
      Given the position "two players, North has won the auction"
      When North adds the red 4 and closes the auction
      Then North's red expedition is 4
      And North's yellow expedition is starting wager
      And North has no blue expedition
      And North has no white expedition
      And North's green expedition is starting wager

    Scenario: A starting wager begins its expedition from the start
      Given a new game for North and East, the starting wagers shuffled as red, blue, blue, green
      Then North's red expedition is starting wager
      And North's blue expedition is starting wager
      And North has no green expedition

  @clause:lost_cities_rivals.expeditions.one_for_each_colour
  Rule: All cards of a colour go to one expedition

    Scenario: A second card of a colour joins the first
      Given the position "two players, North has won the auction"
      And North's red expedition is 4
      And the display is red 4, red 8
      When North adds the red 8 and closes the auction
      Then North's red expedition is 4, 8

    Scenario: A lower card cannot begin a second expedition of the colour
      Given the position "two players, North has won the auction"
      And the display is red 3
      And North's red expedition is 4
      When North adds the red 3
      Then the action is refused under "No lower value may follow"
      And nothing has changed

    Scenario: A wager card joins the starting wager of its colour
      Given the position "two players, North has won the auction"
      And the display is green wager
      When North adds the green wager and closes the auction
      Then North's green expedition is starting wager, wager

  @clause:lost_cities_rivals.expeditions.cards_stay_readable
  Rule: All cards of an expedition can be read

    Scenario: Everybody sees every card of an expedition in its order
      Given the position "two players, North to move"
      And North's red expedition is wager, 2, 2, 7, 9
      Then North sees North's red expedition as wager, 2, 2, 7, 9
      And East sees North's red expedition as wager, 2, 2, 7, 9

    Scenario: Everybody sees a card that was just added
      Given the position "two players, North has won the auction"
      And North's red expedition is 2
      When North adds the red 4 and closes the auction
      Then North sees North's red expedition as 2, 4
      And East sees North's red expedition as 2, 4

    Scenario: The cards lie in the order in which they were played
      Given the position "two players, North has won the auction"
      And the display is green wager, green 3, green 3, green 10
      When North adds the green wager, adds the green 3, adds the green 3, adds the green 10 and closes the auction
      Then North's green expedition is starting wager, wager, 3, 3, 10

  @clause:lost_cities_rivals.expeditions.no_lower_value
  Rule: A number card cannot follow a higher card

    Scenario: A red 3 cannot follow a red 8
      Given the position "two players, North has won the auction"
      And the display is red 3
      And North's red expedition is 4, 8
      When North adds the red 3
      Then the action is refused under "No lower value may follow"
      And nothing has changed

    Scenario: A card between two cards already played cannot be added
      Given the position "two players, North has won the auction"
      And the display is red 6
      And North's red expedition is 4, 8
      When North adds the red 6
      Then the action is refused under "No lower value may follow"
      And nothing has changed

    Scenario: A card that is lower by one is refused
      Given the position "two players, North has won the auction"
      And the display is red 7
      And North's red expedition is 4, 8
      When North adds the red 7
      Then the action is refused under "No lower value may follow"
      And nothing has changed

    Scenario: A 9 cannot follow a 10
      Given the position "two players, North has won the auction"
      And the display is red 9
      And North's red expedition is 10
      When North adds the red 9
      Then the action is refused under "No lower value may follow"
      And nothing has changed

    Scenario: A lower card cannot be added even if wager cards come first
      Given the position "two players, North has won the auction"
      And the display is red 3
      And North's red expedition is wager, wager, 5
      When North adds the red 3
      Then the action is refused under "No lower value may follow"
      And nothing has changed

    Scenario: Red cards that are lower than the latest red card are not offered
      Given the position "two players, North has won the auction"
      And the display is red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9, red 10
      And North's red expedition is 2, 5
      Then North may add red 5, red 6, red 7, red 8, red 9, red 10 and no other card

    Scenario: After a blue 10 no other blue number card is offered
      Given the position "two players, North has won the auction"
      And the display is blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, blue 9, red 2
      And North's blue expedition is 10
      Then North may add red 2 and no other card

  @clause:lost_cities_rivals.expeditions.equal_value_allowed
  Rule: A number card may follow a card of the same value

    Scenario Outline: Two cards of the same value follow each other
      Given the position "two players, North has won the auction"
      And the display is red <number>, blue 8
      And North's red expedition is <number>
      When North adds the red <number> and closes the auction
      Then North's red expedition is <number>, <number>

      Examples:
        | number |
        | 2      |
        | 3      |
        | 4      |
        | 5      |

    Scenario: A card of the same value is offered as well as a higher card
      Given the position "two players, North has won the auction"
      And the display is red 4, red 6
      And North's red expedition is 4
      Then North may add red 4, red 6 and no other card

  @clause:lost_cities_rivals.expeditions.higher_value_allowed
  Rule: A number card may follow any lower card

    Scenario Outline: A higher card may follow, even if values are skipped
      Given the position "two players, North has won the auction"
      And the display is red <number>
      And North's red expedition is 4
      When North adds the red <number> and closes the auction
      Then North's red expedition is 4, <number>

      Examples:
        | number |
        | 5      |
        | 6      |
        | 8      |
        | 10     |

    Scenario: A 10 follows a 9
      Given the position "two players, North has won the auction"
      And the display is red 10
      And North's red expedition is 9
      When North adds the red 10 and closes the auction
      Then North's red expedition is 9, 10

    Scenario: A 10 follows a 2
      Given the position "two players, North has won the auction"
      And the display is red 10
      And North's red expedition is 2
      When North adds the red 10 and closes the auction
      Then North's red expedition is 2, 10

  @clause:lost_cities_rivals.expeditions.wagers_at_the_start
  Rule: A wager card may be added before the first number card

    Scenario: A wager card begins an expedition that number cards continue
      Given the position "two players, North has won the auction"
      And the display is red wager, red 2
      When North adds the red wager, adds the red 2 and closes the auction
      Then North's red expedition is wager, 2

    Scenario: A wager card is added to a starting wager
      Given the position "two players, North has won the auction"
      And the display is yellow wager
      When North adds the yellow wager and closes the auction
      Then North's yellow expedition is starting wager, wager

  @clause:lost_cities_rivals.expeditions.measured_against_the_latest
  Rule: The first number card is not compared with another card

    Scenario Outline: After wager cards a <number> may come first
      Given the position "two players, North has won the auction"
      And the display is green <number>
      And North's green expedition is starting wager, wager
      When North adds the green <number> and closes the auction
      Then North's green expedition is starting wager, wager, <number>

      Examples:
        | number |
        | 2      |
        | 6      |
        | 10     |

  @clause:lost_cities_rivals.expeditions.no_wager_after_a_number
  Rule: A wager card cannot follow a number card

    Scenario Outline: A wager card is refused after a number card
      Given the position "two players, North has won the auction"
      And the display is red wager
      And North's red expedition is <marks>
      When North adds the red wager
      Then the action is refused under "No wager card after a number"
      And nothing has changed

      Examples:
        | marks      |
        | 2          |
        | 10         |
        | wager, 3   |
        | 4, 4, 8, 9 |

    Scenario: A wager card is refused after a number card on a starting wager
      Given the position "two players, North has won the auction"
      And the display is green wager
      And North's green expedition is starting wager, 2
      When North adds the green wager
      Then the action is refused under "No wager card after a number"
      And nothing has changed

    Scenario: A number card in another colour does not shut out a wager card
      Given the position "two players, North has won the auction"
      And the display is red wager, blue wager
      And North's blue expedition is 2
      Then North may add red wager and no other card

  @clause:lost_cities_rivals.expeditions.several_wagers
  Rule: An expedition may hold several wager cards

    Scenario Outline: A further wager card is added
      Given the position "two players, North has won the auction"
      And the display is green wager
      And North's green expedition is <before>
      When North adds the green wager and closes the auction
      Then North's green expedition is <after>

      Examples:
        | before                       | after                               |
        | starting wager               | starting wager, wager               |
        | starting wager, wager        | starting wager, wager, wager        |
        | starting wager, wager, wager | starting wager, wager, wager, wager |

    Scenario: A second wager card joins a wager card
      Given the position "two players, North has won the auction"
      And the display is red wager
      And North's red expedition is wager
      When North adds the red wager and closes the auction
      Then North's red expedition is wager, wager

    Scenario: Three wager cards are added in one auction
      Given the position "two players, North has won the auction"
      And the display is green wager, green wager, green wager
      When North adds the green wager, adds the green wager, adds the green wager and closes the auction
      Then North's green expedition is starting wager, wager, wager, wager
