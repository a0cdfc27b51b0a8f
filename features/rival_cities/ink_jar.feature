Feature: Turns and the ink jar

  @clause:rival_cities.turn.players_alternate
  Rule: Hamburg and Altona take turns alternately

    Scenario Outline: The other city's turn begins after one city has carried out an option
      Given the position "<player> chooses an option"
      And the ink jar stands at leather production
      When <player> chooses Option A
      And <player> performs the Production of 1 leather, using no factory
      Then it is <other>'s turn to move the ink jar

      Examples:
        | player  | other   |
        | Hamburg | Altona  |
        | Altona  | Hamburg |

    Scenario: Hamburg has its turn again after two turns
      Given the position "Hamburg to move"
      And the ink jar stands at cloth production, and next come the second dark space, ship or lawsuit and swap and donation
      And Altona has an empty stock
      And the card swap and donation shows Product swap (up to twice) and Donation of 2 products of choice for 1 star token
      When Hamburg moves the ink jar 1 space
      And Hamburg carries out Option D
      And Altona moves the ink jar 2 spaces
      And Altona chooses Option A
      Then it is Hamburg's turn to move the ink jar

    Scenario: A city cannot move the ink jar in the other city's turn
      Given the position "Hamburg to move"
      When Altona moves the ink jar 1 space
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed

    Scenario: A city cannot choose an option in the other city's turn
      Given the position "Hamburg chooses an option"
      When Altona chooses Option A
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed

    Scenario: A city cannot move the ink jar twice in a row
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production, and next comes gift or lawsuit
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      And Hamburg moves the ink jar 1 space
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed
      And it is Altona's turn to move the ink jar

    Scenario: The waiting city cannot do anything
      Given the position "Hamburg to move"
      Then Altona may do nothing

  @clause:rival_cities.turn.jar_first
  Rule: A player begins a turn by moving the ink jar

    Scenario: Only a move is possible at first
      Given the position "Hamburg to move"
      And Hamburg has an empty stock
      And Hamburg holds the card court ruling
      Then Hamburg may only move the ink jar 1 space or move the ink jar 2 spaces

    Scenario: Option A cannot be carried out before the move
      Given the position "Hamburg to move"
      And the ink jar stands at leather production
      When Hamburg chooses Option A
      Then the action is refused under "The ink jar moves first"
      And nothing has changed

    Scenario: Option B cannot be carried out before the move
      Given the position "Hamburg to move"
      And Hamburg holds the card court ruling
      And the card court ruling shows Court ruling and Advance a lawsuit
      When Hamburg chooses Option B with the card court ruling
      Then the action is refused under "The ink jar moves first"
      And nothing has changed

    Scenario: Option C cannot be chosen before the move
      Given the position "Hamburg to move"
      And the ink jar stands at leather production
      And Hamburg holds the card court ruling
      And Hamburg has 1 letter
      When Hamburg chooses Option C
      Then the action is refused under "The ink jar moves first"
      And nothing has changed

    Scenario: Option D cannot be carried out before the move
      Given the position "Hamburg to move"
      And the ink jar stands at the first dark space
      When Hamburg carries out Option D
      Then the action is refused under "The ink jar moves first"
      And nothing has changed

    Scenario: The ink jar is moved only once in a turn
      Given the position "Hamburg to move"
      When Hamburg moves the ink jar 1 space
      And Hamburg moves the ink jar 1 space
      Then the action is refused under "Exactly one option each turn"
      And nothing has changed
      And Hamburg chooses an option at the ink jar

  @clause:rival_cities.ink_jar.moves_clockwise @clause:rival_cities.ink_jar.twenty_spaces
  Rule: The ink jar moves clockwise along the ink spaces

    Scenario Outline: Each space of a move takes the jar to the next ink space
      Given the position "Hamburg to move"
      And the ink jar stands at <start>, and next come <next>
      When Hamburg moves the ink jar <spaces>
      Then the ink jar stands at <end>

      Examples:
        | start                   | next                                          | spaces   | end                  |
        | the off-season overview | beer or cloth and draw one                    | 1 space  | beer or cloth        |
        | draw one                | alliance and the first dark space             | 1 space  | alliance             |
        | alliance                | the first dark space and factory for two      | 1 space  | the first dark space |
        | the first dark space    | factory for two and furniture or letter       | 1 space  | factory for two      |
        | cloth production        | the second dark space and ship or lawsuit     | 2 spaces | ship or lawsuit      |
        | leather or lawsuit      | the third dark space and prestige or alliance | 1 space  | the third dark space |
        | prestige or beer        | lawsuit, the bell and the off-season overview | 1 space  | lawsuit              |

    Scenario: The jar goes from the last card past the bell to the off-season overview
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, and next come the bell and the off-season overview
      When Hamburg moves the ink jar 1 space
      Then the ink jar stands at the off-season overview

    Scenario: The space of the off-season overview counts like any other space
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, and next come the bell, the off-season overview and beer or cloth
      When Hamburg moves the ink jar 2 spaces
      Then the ink jar stands at beer or cloth

    Scenario: An ink space without a card counts like any other space
      Given the position "Hamburg to move"
      And the ink jar stands at alliance, and next come the first dark space and factory for two
      And the first dark space is empty
      When Hamburg moves the ink jar 2 spaces
      Then the ink jar stands at factory for two

  @clause:rival_cities.ink_jar.at_least_one_space
  Rule: The ink jar cannot stay where it is

    Scenario: A player who could pay for more still has to move at least one space
      Given the position "Hamburg to move"
      And Hamburg has 2 beer
      Then Hamburg may only move the ink jar 1 space, move the ink jar 2 spaces, move the ink jar 3 spaces or move the ink jar 4 spaces

    Scenario: A move of no spaces is refused
      Given the position "Hamburg to move"
      When Hamburg moves the ink jar 0 spaces
      Then the action is refused under "At least one space"
      And nothing has changed

    Scenario: No turn can pass without a move
      Given the position "Hamburg to move"
      When Hamburg declines
      Then the action is refused under "The ink jar moves first"
      And nothing has changed

  @clause:rival_cities.ink_jar.any_distance
  Rule: The ink jar may go as far as the player can pay

    Scenario Outline: The stock limits how far the jar can move
      Given the position "Hamburg to move"
      And Hamburg has <stock>
      Then Hamburg may move the ink jar 1 to <most> spaces and no farther

      Examples:
        | stock                                          | most |
        | 0 beer                                         | 2    |
        | 1 beer                                         | 3    |
        | 1 beer and 1 cloth                             | 4    |
        | 3 leather                                      | 4    |
        | 4 furniture                                    | 5    |
        | 2 beer, 2 cloth and 1 leather                  | 5    |
        | 6 beer                                         | 6    |
        | 12 cloth                                       | 9    |
        | 12 beer, 12 cloth and 9 leather                | 19   |
        | 12 beer, 12 cloth and 10 leather               | 20   |
        | 12 beer, 12 cloth, 12 leather and 12 furniture | 27   |

    Scenario: The ink jar may be moved all the way round
      Given the position "Hamburg to move"
      And the ink jar stands at leather production
      And Hamburg has 12 beer, 12 cloth and 12 leather
      When Hamburg moves the ink jar 20 spaces, paying 12 beer, 12 cloth and 10 leather
      Then the ink jar stands at leather production
      And Hamburg has 2 leather
      And Hamburg chooses an option at the ink jar

  @clause:rival_cities.ink_jar.first_two_spaces_free @clause:rival_cities.ink_jar.pays_from_third_space
  Rule: A player must pay for a move from the third space on

    Scenario Outline: One or two spaces cost nothing
      Given the position "Hamburg to move"
      And Hamburg has 2 beer and 1 furniture
      When Hamburg moves the ink jar <spaces>
      Then Hamburg has 2 beer and 1 furniture
      And Hamburg chooses an option at the ink jar

      Examples:
        | spaces   |
        | 1 space  |
        | 2 spaces |

    Scenario: A player without products cannot move three spaces
      Given the position "Hamburg to move"
      And Hamburg has an empty stock
      When Hamburg moves the ink jar 3 spaces
      Then the action is refused under "No move that cannot be paid for"
      And nothing has changed

  @clause:rival_cities.ink_jar.third_space_costs_one
  Rule: The third space costs one product

    Scenario: Three spaces cost one product
      Given the position "Hamburg to move"
      And the ink jar stands at the off-season overview, 3 spaces before alliance
      And Hamburg has 3 beer
      When Hamburg moves the ink jar 3 spaces, paying 1 beer
      Then Hamburg has 2 beer
      And the ink jar stands at alliance
      And Hamburg chooses an option at the ink jar

  @clause:rival_cities.ink_jar.fourth_space_costs_one
  Rule: The fourth space costs one product

    Scenario: Four spaces cost two products
      Given the position "Hamburg to move"
      And the ink jar stands at beer or cloth, 4 spaces before factory for two
      And Hamburg has 3 beer
      When Hamburg moves the ink jar 4 spaces, paying 2 beer
      Then Hamburg has 1 beer
      And the ink jar stands at factory for two

    Scenario: One product is not enough for four spaces
      Given the position "Hamburg to move"
      And Hamburg has 1 beer
      When Hamburg moves the ink jar 4 spaces
      Then the action is refused under "No move that cannot be paid for"
      And nothing has changed

  @clause:rival_cities.ink_jar.further_spaces_cost_two
  Rule: From the fifth space on, each space costs two products

    Scenario Outline: The price of a long move is paid in full
      Given the position "Altona to move"
      And Altona has 12 cloth
      When Altona moves the ink jar <spaces>, paying <price>
      Then Altona has <left>
      And Altona chooses an option at the ink jar

      Examples:
        | spaces   | price    | left    |
        | 5 spaces | 4 cloth  | 8 cloth |
        | 6 spaces | 6 cloth  | 6 cloth |
        | 7 spaces | 8 cloth  | 4 cloth |
        | 9 spaces | 12 cloth | 0 cloth |

    Scenario Outline: A player with one product too few cannot make the move
      Given the position "Hamburg to move"
      And the ink jar stands at draw one
      And Hamburg has <stock>
      When Hamburg moves the ink jar <spaces>
      Then the action is refused under "No move that cannot be paid for"
      And nothing has changed

      Examples:
        | spaces   | stock              |
        | 5 spaces | 3 beer             |
        | 6 spaces | 3 beer and 2 cloth |
        | 7 spaces | 7 leather          |
        | 9 spaces | 11 furniture       |

  @clause:rival_cities.ink_jar.prices_add_up
  Rule: The price of a move is the sum of the prices of all its spaces

    Scenario: Six spaces cost 1 + 1 + 2 + 2 products of the player's choice
      Given the position "Altona to move"
      And the ink jar stands at the off-season overview, 6 spaces before furniture or letter
      And Altona has 2 beer, 2 cloth, 1 leather and 1 furniture
      When Altona moves the ink jar 6 spaces, paying 2 beer, 2 cloth, 1 leather and 1 furniture
      Then Altona has an empty stock
      And the ink jar stands at furniture or letter
      And Altona chooses an option at the ink jar

    Scenario: The move is not complete before it has been paid for in full
      Given the position "Altona to move"
      And the ink jar stands at the off-season overview, 6 spaces before furniture or letter
      And Altona has 6 beer
      When Altona moves the ink jar 6 spaces, paying 5 beer
      And Altona chooses Option A
      Then the action is refused under "The move is paid before the option"

  @clause:rival_cities.ink_jar.payer_chooses_products
  Rule: The player chooses which products pay for a move

    Scenario Outline: Any product may be used
      Given the position "Hamburg to move"
      And Hamburg has 1 beer, 1 cloth, 1 leather and 1 furniture
      When Hamburg moves the ink jar 3 spaces, paying <price>
      Then Hamburg has <left>

      Examples:
        | price       | left                               |
        | 1 beer      | 1 cloth, 1 leather and 1 furniture |
        | 1 cloth     | 1 beer, 1 leather and 1 furniture  |
        | 1 leather   | 1 beer, 1 cloth and 1 furniture    |
        | 1 furniture | 1 beer, 1 cloth and 1 leather      |

    Scenario: Different products may be used for one move
      Given the position "Hamburg to move"
      And Hamburg has 2 beer and 2 furniture
      When Hamburg moves the ink jar 4 spaces, paying 1 beer and 1 furniture
      Then Hamburg has 1 beer and 1 furniture

    Scenario: A product that is not in the stock cannot be used to pay
      Given the position "Hamburg to move"
      And Hamburg has 2 beer
      When Hamburg moves the ink jar 3 spaces
      And Hamburg pays a cloth
      Then the action is refused
      And Hamburg has 2 beer

  @clause:rival_cities.ink_jar.unaffordable_space_forbidden
  Rule: The ink jar cannot move further than the player can pay

    @clause:rival_cities.letter.is_not_a_product
    Scenario: Letters cannot pay for a move
      Given the position "Hamburg to move"
      And Hamburg has 1 letter
      When Hamburg moves the ink jar 3 spaces
      Then the action is refused under "No move that cannot be paid for"
      And nothing has changed

    Scenario: Letters do not allow a longer move
      Given the position "Hamburg to move"
      And Hamburg has 1 beer and 3 letters
      Then Hamburg may move the ink jar 1 to 3 spaces and no farther

    Scenario: Gains from the next off-season cannot pay for the move
      Given the position "Hamburg to move"
      And Hamburg has an empty stock
      And the ink jar stands at lawsuit, 3 spaces before draw one, with the bell between
      And the prestige marker is on Hamburg's 3
      And the income at Hamburg's 3 is 1 beer and 1 cloth
      When Hamburg moves the ink jar 3 spaces
      Then the action is refused under "No move that cannot be paid for"
      And nothing has changed

  @clause:rival_cities.ink_jar.paid_before_option
  Rule: A player pays for a move before choosing an option

    Scenario: Option A cannot be chosen before the payment
      Given the position "Hamburg to move"
      And the ink jar stands at the off-season overview, 3 spaces before alliance
      And Hamburg has 2 beer
      When Hamburg moves the ink jar 3 spaces
      And Hamburg chooses Option A
      Then the action is refused under "The move is paid before the option"

    Scenario: Products from Option A cannot pay for the move
      Given the position "Hamburg to move"
      And Hamburg has an empty stock
      And the ink jar stands at leather or lawsuit, 3 spaces before leather production
      When Hamburg moves the ink jar 3 spaces
      Then the action is refused under "No move that cannot be paid for"
      And nothing has changed

  @clause:rival_cities.stock.paying_returns_to_supply
  Rule: Payments return to the supply

    Scenario: Products paid for a move are in the supply again
      Given the position "Hamburg to move"
      And Hamburg has 1 beer and 1 leather
      When Hamburg moves the ink jar 4 spaces, paying 1 beer and 1 leather
      Then Hamburg has an empty stock
      And Altona has an empty stock
      And the supply has 12 beer and 12 leather

    Scenario: A letter used for a payment is in the supply again
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the card court ruling
      And Hamburg has 1 letter
      When Hamburg chooses Option C
      Then Hamburg has an empty stock
      And the supply has 12 letters

  @clause:rival_cities.stock.gaining_takes_from_supply
  Rule: Gains come from the supply

    Scenario: A product that a player gains leaves the supply
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Altona has 2 leather
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 1 leather
      And Altona has 2 leather
      And the supply has 9 leather

    Scenario: A letter that a player gains leaves the supply
      Given the position "Hamburg chooses an option"
      And the ink jar stands at furniture or letter
      And Altona has 2 letters
      When Hamburg chooses Option A with the right half
      And Hamburg takes the letter
      Then Hamburg has 1 letter
      And Altona has 2 letters
      And the supply has 9 letters
