Feature: Piles and gold

  @clause:lost_cities_rivals.piles.last_card_interrupts
  Rule: Turning over the last card of the draw pile interrupts play

    Scenario: Uncovering the last card interrupts play
      Given the position "two players, last card of a pile"
      And the gold is North 10, East 10, supply 16
      And the display is red 4, blue 5
      And the last card of the draw pile is the blue 8
      And the next pile has yellow 2 on top
      When North uncovers a card
      Then the display is red 4, blue 5, blue 8
      And the gold is North 18, East 18, supply 0
      And the top card of the draw pile is the yellow 2

    Scenario: The last card turned over at the end of an auction interrupts play
      Given the position "two players, last card of a pile"
      And the gold is North 10, East 10, supply 16
      And the display is red 4, blue 5
      And the last card of the draw pile is the blue 8
      And the next pile has yellow 2 on top
      When North opens the auction with 2 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then the display is blue 5, blue 8
      And the gold is North 17, East 19, supply 0
      And the top card of the draw pile is the yellow 2

    Scenario: The second-to-last card does not interrupt play
      Given the position "two players, last card of a pile"
      But the draw pile is blue 8, blue 9
      And the gold is North 10, East 10, supply 16
      When North uncovers a card
      Then the draw pile is blue 9
      And the gold is North 10, East 10, supply 16
      And the piles set aside have not changed

    Scenario: The second-to-last card does not interrupt play at the end of an auction
      Given the position "two players, last card of a pile"
      But the draw pile is blue 8, blue 9
      And the gold is North 10, East 10, supply 16
      When North opens the auction with 2 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then the draw pile is blue 9
      And the gold is North 8, East 10, supply 18
      And the piles set aside have not changed

    Scenario: The last card interrupts play even if it is useless
      Given the position "two players, last card of a pile"
      And the last card of the draw pile is the red 3
      And North's red expedition is 8
      And East's red expedition is 9
      And the gold is North 10, East 10, supply 16
      And the display is red 4, blue 5
      And the next pile has yellow 2 on top
      When North uncovers a card
      Then the display is red 4, blue 5
      And the gold is North 18, East 18, supply 0
      And the top card of the draw pile is the yellow 2

    Scenario: The last card turned over at the end of an auction interrupts play even if it is useless
      Given the position "two players, last card of a pile"
      And the last card of the draw pile is the red 3
      And North's red expedition is 8
      And East's red expedition is 9
      And the gold is North 17, East 17, supply 2
      And the next pile has yellow 2 on top
      When North opens the auction with 2 gold
      And East passes
      And North adds the blue 5 and closes the auction
      Then the gold is North 17, East 19, supply 0
      And the top card of the draw pile is the yellow 2

    Scenario: A useless wager card interrupts play if it is the last card, turned over after an auction
      Given the position "three players, last card of a pile"
      And the last card of the draw pile is the red wager
      And North's red expedition is 8
      And East's red expedition is 9
      And South's red expedition is 10
      And the gold is North 10, East 10, South 10, supply 6
      When North opens the auction with 3 gold
      And East passes
      And South passes
      And North adds the blue 5 and closes the auction
      Then the gold is North 10, East 13, South 13, supply 0

    Scenario: Winning an auction does not interrupt play before the card is turned over
      Given the position "two players, last card of a pile"
      And the gold is North 10, East 10, supply 16
      And the last card of the draw pile is the blue 8
      When North opens the auction with 2 gold
      And East passes
      Then the draw pile is blue 8
      And the gold is North 8, East 10, supply 18

  @clause:lost_cities_rivals.gold.supply_shared_at_interruption
  @clause:lost_cities_rivals.gold.remainder_stays
  Rule: The supply is divided evenly, and the remaining coins stay

    Scenario Outline: Two players share a supply of <case>
      Given the position "two players, last card of a pile"
      And the gold is <before>
      When North uncovers a card
      Then the gold is <after>

      Examples:
        | case        | before                      | after                       |
        | one coin    | North 18, East 17, supply 1 | North 18, East 17, supply 1 |
        | two coins   | North 17, East 17, supply 2 | North 18, East 18, supply 0 |
        | three coins | North 17, East 16, supply 3 | North 18, East 17, supply 1 |
        | eight coins | North 18, East 10, supply 8 | North 22, East 14, supply 0 |
        | all coins   | North 0, East 0, supply 36  | North 18, East 18, supply 0 |

    Scenario: Nobody gets a coin at the end of a pile in which nobody has bid
      Given the position "two players, last card of a pile"
      And the gold is North 18, East 18, supply 0
      And the display is red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9, red 10, green 2, green 3, green 4, green 5, green 6, green 7, green 8, green 9, green 10, white 2
      When North uncovers a card
      Then the gold is North 18, East 18, supply 0

    Scenario Outline: Three players share a supply of <case>
      Given the position "three players, last card of a pile"
      And the gold is <before>
      When North uncovers a card
      Then the gold is <after>

      Examples:
        | case        | before                                | after                                 |
        | two coins   | North 12, East 11, South 11, supply 2 | North 12, East 11, South 11, supply 2 |
        | three coins | North 11, East 11, South 11, supply 3 | North 12, East 12, South 12, supply 0 |
        | four coins  | North 11, East 11, South 10, supply 4 | North 12, East 12, South 11, supply 1 |
        | five coins  | North 11, East 10, South 10, supply 5 | North 12, East 11, South 11, supply 2 |
        | six coins   | North 10, East 10, South 10, supply 6 | North 12, East 12, South 12, supply 0 |

    Scenario Outline: Four players share a supply of <case>
      Given the position "four players, last card of a pile"
      And the gold is <before>
      When North uncovers a card
      Then the gold is <after>

      Examples:
        | case         | before                                      | after                                       |
        | three coins  | North 9, East 8, South 8, West 8, supply 3  | North 9, East 8, South 8, West 8, supply 3  |
        | four coins   | North 8, East 8, South 8, West 8, supply 4  | North 9, East 9, South 9, West 9, supply 0  |
        | seven coins  | North 8, East 7, South 7, West 7, supply 7  | North 9, East 8, South 8, West 8, supply 3  |
        | eight coins  | North 7, East 7, South 7, West 7, supply 8  | North 9, East 9, South 9, West 9, supply 0  |
        | thirty coins | North 3, East 1, South 1, West 1, supply 30 | North 10, East 8, South 8, West 8, supply 2 |

    Scenario: The bid just paid is part of the gold that is shared
      Given the position "two players, last card of a pile"
      And the gold is North 17, East 17, supply 2
      When North opens the auction with 6 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then the gold is North 15, East 21, supply 0

    Scenario: The coins left over are shared when the next pile ends
      Given the position "two players, last card of a pile"
      But two piles are set aside, to be used in order, the first with green 7 on top, the second with green 8
      And the gold is North 18, East 17, supply 1
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then the gold is North 18, East 18, supply 0

    Scenario: The coins left over stay at the last interruption
      Given the position "three players, last card of a pile"
      But one pile is set aside, with green 9, green 10 on top
      And the gold is North 11, East 10, South 10, supply 5
      When North uncovers a card
      Then the gold is North 12, East 11, South 11, supply 2

    Scenario: The coins left over stay at the last interruption after an auction
      Given the position "four players, last card of a pile"
      But one pile is set aside, with green 9, green 10 on top
      And the gold is North 8, East 8, South 8, West 7, supply 5
      When North opens the auction with 2 gold
      And East passes
      And South passes
      And West passes
      And North adds the red 4 and closes the auction
      Then the gold is North 7, East 9, South 9, West 8, supply 3

    Scenario: The gold of the players is not part of the sharing
      Given the position "two players, last card of a pile"
      And the gold is North 20, East 6, supply 10
      When North uncovers a card
      Then the gold is North 25, East 11, supply 0

  @clause:lost_cities_rivals.gold.all_players_share
  Rule: All players share in the supply

    Scenario Outline: The player who turns over the last card gets a share
      Given the position "three players, last card of a pile"
      And it is <seat>'s turn
      And the gold is North 11, East 11, South 11, supply 3
      When <seat> uncovers a card
      Then the gold is North 12, East 12, South 12, supply 0

      Examples:
        | seat  |
        | North |
        | East  |
        | South |

    Scenario: A player without gold gets a share
      Given the position "three players, last card of a pile"
      And the gold is North 20, East 0, South 4, supply 12
      When North uncovers a card
      Then the gold is North 24, East 4, South 8, supply 0

    Scenario: The highest bidder gets a share of their own payment
      Given the position "two players, last card of a pile"
      And the gold is North 17, East 17, supply 2
      When North opens the auction with 2 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then North has 17 gold
      And East has 19 gold

    Scenario: A player may use their share of the gold at once
      Given the position "two players, last card of a pile"
      And the gold is North 28, East 0, supply 8
      When North uncovers a card
      Then East may only uncover a card or bid 1 to 4 gold

  @clause:lost_cities_rivals.piles.next_pile
  Rule: A pile set aside becomes the new draw pile

    Scenario: The first of three piles becomes the draw pile
      Given the position "two players, last card of a pile"
      And three piles are set aside, to be used in order, the first with yellow 2 on top, the second with yellow 5, the third with yellow 8
      When North uncovers a card
      Then the top card of the draw pile is the yellow 2
      And card 1 of pile 1 set aside is the yellow 5
      And card 1 of pile 2 set aside is the yellow 8

    Scenario: The first of two piles becomes the draw pile
      Given the position "two players, last card of a pile"
      But two piles are set aside, to be used in order, the first with green 2, green 3 on top, the second with green 9, green 10
      When North uncovers a card
      Then the top card of the draw pile is the green 2
      And East sees 20 cards in the draw pile
      And card 1 of pile 1 set aside is the green 9
      And East sees one pile set aside, of 20 cards

    Scenario: The last pile set aside becomes the draw pile, and the game goes on
      Given the position "two players, last card of a pile"
      But one pile is set aside, with green 9, green 10 on top
      When North uncovers a card
      Then the top card of the draw pile is the green 9
      And East sees 20 cards in the draw pile
      And no pile is set aside
      And the game goes on

    Scenario: No card of the new pile is turned over
      Given the position "two players, last card of a pile"
      And the display is red 4, blue 5
      And the last card of the draw pile is the blue 8
      And the next pile has yellow 2 on top
      When North uncovers a card
      Then the display is red 4, blue 5, blue 8
      And East cannot see the yellow 2

    Scenario: The next player uncovers the top card of the new pile
      Given the position "two players, last card of a pile"
      And the display is red 4, blue 5
      And the last card of the draw pile is the blue 8
      And the next pile has yellow 2, yellow 3 on top
      When North uncovers a card
      And East uncovers a card
      Then the display is red 4, blue 5, blue 8, yellow 2
      And the top card of the draw pile is the yellow 3

    Scenario: Everybody sees how many cards the new pile has
      Given the position "two players, last card of a pile"
      And the display is red 4, blue 5
      When North uncovers a card
      Then North sees 20 cards in the draw pile
      And East sees 20 cards in the draw pile

  @clause:lost_cities_rivals.piles.display_stays
  Rule: The display stays when a new draw pile is placed

    Scenario: All cards in the display stay, including the last card of the old pile
      Given the position "two players, last card of a pile"
      And the display is red 4, red 6, white wager, green 10
      And the last card of the draw pile is the blue 8
      When North uncovers a card
      Then the display is red 4, red 6, white wager, green 10, blue 8

    Scenario: The cards left by the highest bidder stay when a new draw pile is placed
      Given the position "two players, last card of a pile"
      And the last card of the draw pile is the blue 8
      And the display is red 4, blue 5
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then the display is blue 5, blue 8

    Scenario: Expeditions stay when a new draw pile is placed
      Given the position "two players, last card of a pile"
      And North's red expedition is 2, 3
      When North uncovers a card
      Then North's expeditions have not changed
      And East's expeditions have not changed

  @clause:lost_cities_rivals.piles.next_player_resumes
  Rule: The next player resumes play

    Scenario Outline: After uncovering, the next player clockwise resumes play (<case>)
      Given the position "<players> players, last card of a pile"
      And it is <seat>'s turn
      When <seat> uncovers a card
      Then it is <next>'s turn to act
      And the game goes on

      Examples:
        | case           | players | seat  | next  |
        | after North, two players | two     | North | East  |
        | after East, two players | two     | East  | North |
        | after North, three players | three   | North | East  |
        | after South, three players | three   | South | North |
        | after East, four players | four    | East  | South |
        | after West, four players | four    | West  | North |

    Scenario: After an auction, the player after the highest bidder resumes play
      Given the position "four players, last card of a pile"
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West passes
      And North passes
      And South adds the red 4 and closes the auction
      Then it is West's turn to act
      And West holds the starting player card

    Scenario: The player sitting next resumes play, even if the compass names another seat
      Given the position "four players, last card of a pile"
      But the players sit in the order North, South, East and West
      When North uncovers a card
      Then it is South's turn to act

    Scenario: The next player has both actions to choose from
      Given the position "two players, last card of a pile"
      And the gold is North 10, East 10, supply 16
      When North uncovers a card
      Then East may only uncover a card or bid 1 to 18 gold

    Scenario: The starting player card stays when the last card of a pile is uncovered
      Given the position "three players, last card of a pile"
      But South holds the starting player card
      When North uncovers a card
      Then South holds the starting player card
