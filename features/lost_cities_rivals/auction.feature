Feature: The auction

  @clause:lost_cities_rivals.auction.starter_bids_first
  Rule: The player who starts an auction makes the first bid

    Scenario: The auction begins with the starter's bid
      Given the position "three players, North to move"
      When North opens the auction with 2 gold
      Then the highest bid is 2, made by North
      And nobody has passed

    Scenario: Everybody sees the bid
      Given the position "three players, North to move"
      When North opens the auction with 2 gold
      Then North sees that the highest bid is 2, made by North
      And East sees that the highest bid is 2, made by North
      And South sees that the highest bid is 2, made by North

    Scenario: A player without gold cannot start an auction
      Given the position "three players, North to move"
      And North has 0 gold
      Then North may not bid at all

    Scenario: Starting an auction turns over no card
      Given the position "three players, North to move"
      And the display is red 4, blue 5
      When North opens the auction with 2 gold
      Then the display is red 4, blue 5

  @clause:lost_cities_rivals.auction.about_the_display
  Rule: An auction decides who may use the display

    Scenario: With an empty display a player can only uncover a card
      Given the position "two players, North to move"
      And the display is empty
      Then North may only uncover a card

    Scenario: An empty display cannot be auctioned
      Given the position "two players, North to move"
      And the display is empty
      When North opens the auction with 1 gold
      Then the action is refused under "What is auctioned"
      And nothing has changed

    @reading:lost_cities_rivals.ruling.auction_of_an_empty_display=allowed
    # May an auction be started while the display is empty? Yes, the bid is legal; the winner pays, has
    # nothing to add or return, and turns over a card.
    Scenario: A player may bid for an empty display if this is allowed
      Given the position "two players, North to move"
      And the display is empty
      And North has 10 gold
      Then North may only uncover a card or bid 1 to 10 gold

    @reading:lost_cities_rivals.ruling.auction_of_an_empty_display=allowed
    # May an auction be started while the display is empty? Yes, the bid is legal; the winner pays, has
    # nothing to add or return, and turns over a card.
    Scenario: The winner of an empty display has nothing to add or return
      Given the position "two players, North to move"
      And the display is empty
      When North opens the auction with 1 gold
      And East passes
      Then North may only close the auction

    @reading:lost_cities_rivals.ruling.auction_of_an_empty_display=allowed
    # May an auction be started while the display is empty? Yes, the bid is legal; the winner pays, has
    # nothing to add or return, and turns over a card.
    Scenario: The coin paid for an empty display is part of the gold that is shared
      Given the position "three players, last card of a pile"
      And the display is empty
      And the gold is North 12, East 11, South 11, supply 2
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And North closes the auction
      Then the gold is North 12, East 12, South 12, supply 0

    Scenario: Uncovering into an empty display leaves two coins that three players cannot divide
      Given the position "three players, last card of a pile"
      And the display is empty
      And the gold is North 12, East 11, South 11, supply 2
      When North uncovers a card
      Then the gold is North 12, East 11, South 11, supply 2

    Scenario: One card in the display is enough for an auction
      Given the position "two players, North to move"
      And the display is red 4
      And North has 10 gold
      Then North may only uncover a card or bid 1 to 10 gold

    Scenario: A player may bid even if no card in the display fits
      Given the position "two players, North to move"
      And the display is red 4
      And North's red expedition is 8
      And North has 10 gold
      Then North may only uncover a card or bid 1 to 10 gold

    Scenario: A player may bid on cards that nobody can use
      Given the position "two players, North to move"
      And the display is red 4
      And North's red expedition is 8
      And East's red expedition is 9
      And North has 10 gold
      Then North may only uncover a card or bid 1 to 10 gold

    Scenario: A player may raise a bid even if no card in the display fits
      Given the position "two players, East to answer"
      And the display is red 4
      And East's red expedition is 8
      And East has 10 gold
      And the highest bid is 3, made by North
      Then East may only bid 4 to 10 gold or pass

  @clause:lost_cities_rivals.auction.first_bid_at_least_one
  Rule: The first bid is at least one coin

    Scenario: A first bid of nothing is refused
      Given the position "two players, North to move"
      When North opens the auction with 0 gold
      Then the action is refused under "The first bid is at least one"
      And nothing has changed

    Scenario: A first bid of one coin is enough
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      Then the highest bid is 1, made by North

    Scenario: A first bid may be any number from one up to all the player's coins
      Given the position "two players, North to move"
      And North has 6 gold
      Then North may bid 1 to 6 gold and no other number

  @clause:lost_cities_rivals.auction.first_bid_may_be_higher
  Rule: The first bid may be more than one coin

    Scenario Outline: A first bid above one coin is accepted
      Given the position "two players, North to move"
      When North opens the auction with <gold> gold
      Then the highest bid is <gold>, made by North

      Examples:
        | gold |
        | 2    |
        | 5    |
        | 9    |
        | 10   |

    Scenario: A first bid may be all the coins of the game
      Given the position "two players, North to move"
      And the gold is North 36, East 0, supply 0
      When North opens the auction with 36 gold
      Then the highest bid is 36, made by North

    Scenario: A first bid may be any number up to all the coins of the game
      Given the position "two players, North to move"
      And the gold is North 36, East 0, supply 0
      Then North may bid 1 to 36 gold and no other number

    Scenario: A first bid may be more than the eighteen coins each player starts with
      Given the position "two players, North to move"
      And the gold is North 24, East 12, supply 0
      When North opens the auction with 19 gold
      Then the highest bid is 19, made by North

  @clause:lost_cities_rivals.auction.goes_clockwise
  Rule: The bidding goes round clockwise

    Scenario Outline: The player after the starter answers first (<case>)
      Given the position "<players> players, North to move"
      And it is <starter>'s turn
      When <starter> opens the auction with 1 gold
      Then it is <next>'s turn to act

      Examples:
        | case           | players | starter | next  |
        | North starts, two players | two     | North   | East  |
        | East starts, two players | two     | East    | North |
        | North starts, three players | three   | North   | East  |
        | South starts, three players | three   | South   | North |
        | North starts, four players | four    | North   | East  |
        | South starts, four players | four    | South   | West  |
        | West starts, four players | four    | West    | North |

    Scenario: The players answer in the order in which they sit
      Given a new game for North, South and East with any shuffles
      When North uncovers a card
      And South opens the auction with 1 gold
      Then it is East's turn to act

    Scenario: The bidding continues from the last seat to the first
      Given the position "three players, North to move"
      But the players sit in the order North, South and East
      And it is East's turn
      When East opens the auction with 1 gold
      Then it is North's turn to act

    Scenario: The player sitting next answers first, even if the compass names another seat
      Given the position "four players, North to move"
      But the players sit in the order North, South, East and West
      When North opens the auction with 1 gold
      Then it is South's turn to act

    Scenario: The player sitting next answers after a higher bid, even if the compass names another seat
      Given the position "four players, North to move"
      But the players sit in the order North, South, East and West
      When North opens the auction with 1 gold
      And South bids 2 gold
      Then it is East's turn to act

    Scenario: The next player clockwise answers after a pass
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East passes
      Then it is South's turn to act

    Scenario: The next player clockwise answers after a higher bid
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      Then it is South's turn to act

    Scenario: After the last seat the first seat answers
      Given the position "four players, West to answer"
      And the highest bid is 3, made by South
      And East has passed
      When West bids 4 gold
      Then it is North's turn to act

    Scenario: After a higher bid the bidding does not return to the starter's neighbour
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South bids 3 gold
      Then it is West's turn to act

    Scenario: A player without gold is also asked
      Given the position "three players, North to move"
      And East has 0 gold
      When North opens the auction with 1 gold
      Then it is East's turn to act
      And East may only pass

    Scenario: A player whose gold equals the highest bid is also asked
      Given the position "three players, North to move"
      And East has 3 gold
      When North opens the auction with 3 gold
      Then it is East's turn to act
      And East may only pass

    Scenario: Only the player who must answer may do anything
      Given the position "four players, West to answer"
      And West has 7 gold
      And the highest bid is 3, made by South
      And East has passed
      Then West may only bid 4 to 7 gold or pass
      And North may do nothing
      And East may do nothing
      And South may do nothing

    Scenario Outline: A player who has not been asked cannot bid
      Given the position "four players, West to answer"
      And the highest bid is 3, made by South
      When <seat> bids 5 gold
      Then the action is refused under "Bidding goes clockwise"
      And nothing has changed

      Examples:
        | seat  |
        | North |
        | South |

    Scenario Outline: A player who has not been asked cannot pass
      Given the position "four players, West to answer"
      And East has passed
      When <seat> passes
      Then the action is refused under "Bidding goes clockwise"
      And nothing has changed

      Examples:
        | seat  |
        | North |
        | South |

  @clause:lost_cities_rivals.auction.bid_higher_or_pass
  Rule: A player who must answer bids higher or passes

    Scenario: The answer is a higher bid or a pass, and nothing else
      Given the position "two players, East to answer"
      And East has 10 gold
      And the highest bid is 3, made by North
      Then East may only bid 4 to 10 gold or pass

    Scenario: A player with one coin more than the highest bid has two answers
      Given the position "two players, East to answer"
      And East has 4 gold
      And the highest bid is 3, made by North
      Then East may only bid 4 gold or pass

    Scenario: A player with as many coins as the highest bid can only pass
      Given the position "two players, East to answer"
      And East has 3 gold
      Then East may only pass

    Scenario: A player without gold can only pass
      Given the position "two players, East to answer"
      And East has 0 gold
      Then East may only pass

    Scenario: A player who must answer cannot uncover a card
      Given the position "two players, East to answer"
      When East uncovers a card
      Then the action is refused under "Bid higher or pass"
      And nothing has changed

    Scenario: A player who must answer cannot close the auction
      Given the position "two players, East to answer"
      When East closes the auction
      Then the action is refused under "Bid higher or pass"
      And nothing has changed

    Scenario: A higher bid is recorded
      Given the position "two players, East to answer"
      And the highest bid is 3, made by North
      When East bids 5 gold
      Then the highest bid is 5, made by East
      And it is North's turn to act

    Scenario: A pass is recorded
      Given the position "four players, West to answer"
      And the highest bid is 3, made by South
      And East has passed
      When West passes
      Then East and West have passed
      And the highest bid is 3, made by South

  @clause:lost_cities_rivals.auction.bid_must_exceed_last
  Rule: A bid must exceed the highest bid

    Scenario Outline: A bid that is not higher is refused
      Given the position "two players, East to answer"
      And the highest bid is 3, made by North
      When East bids <gold> gold
      Then the action is refused under "A bid must exceed the highest"
      And nothing has changed

      Examples:
        | gold |
        | 1    |
        | 2    |
        | 3    |

    Scenario: A bid that is one higher is accepted
      Given the position "two players, East to answer"
      And the highest bid is 3, made by North
      When East bids 4 gold
      Then the highest bid is 4, made by East

    Scenario Outline: Exceeding one's own last bid is not enough
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East bids 4 gold
      And North bids <gold> gold
      Then the action is refused under "A bid must exceed the highest"
      And nothing has changed

      Examples:
        | gold |
        | 2    |
        | 4    |

    Scenario: A bid must exceed the highest bid even if players in between have passed
      Given the position "four players, West to answer"
      And the highest bid is 3, made by South
      And East has passed
      When West passes
      And North bids 3 gold
      Then the action is refused under "A bid must exceed the highest"
      And nothing has changed

  @clause:lost_cities_rivals.auction.raise_by_any_amount
  Rule: A bid may be raised by any amount

    Scenario Outline: A raise by more than one coin is accepted
      Given the position "two players, East to answer"
      And the highest bid is 3, made by North
      When East bids <gold> gold
      Then the highest bid is <gold>, made by East

      Examples:
        | gold |
        | 5    |
        | 8    |
        | 10   |

    Scenario: A bid may be raised from one coin to thirty-five
      Given the position "two players, North to move"
      And the gold is North 1, East 35, supply 0
      When North opens the auction with 1 gold
      And East bids 35 gold
      Then the highest bid is 35, made by East

    Scenario: A bid may be raised above the eighteen coins each player starts with
      Given the position "two players, North to move"
      And the gold is North 17, East 19, supply 0
      When North opens the auction with 17 gold
      And East bids 19 gold
      Then the highest bid is 19, made by East

    Scenario: Every number above the highest bid is a legal bid, up to all the bidder's coins
      Given the position "two players, North to move"
      And East has 10 gold
      When North opens the auction with 1 gold
      Then East may bid 2 to 10 gold and no other number

    Scenario: A bidder with thirty-five coins may bid every number above the highest bid, up to thirty-five
      Given the position "two players, North to move"
      And the gold is North 1, East 35, supply 0
      When North opens the auction with 1 gold
      Then East may bid 2 to 35 gold and no other number

  @clause:lost_cities_rivals.auction.pass_without_bid
  Rule: A player may pass without having bid

    Scenario: A player may pass after the first bid
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East passes
      Then East has passed
      And the highest bid is 1, made by North

    Scenario: A player who could bid higher may pass
      Given the position "two players, East to answer"
      Then East may pass

    Scenario: The last player to answer may pass without having bid
      Given the position "four players, West to answer"
      And East has passed
      When West passes
      Then East and West have passed

    Scenario: Everybody sees who has passed
      Given the position "four players, West to answer"
      And East has passed
      When West passes
      Then North sees that East and West passed
      And East sees that East and West passed
      And South sees that East and West passed
      And West sees that East and West passed

  @clause:lost_cities_rivals.auction.outbid_player_may_pass
  Rule: A player who was outbid may pass

    Scenario: The starter passes after being outbid
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South bids 3 gold
      And North passes
      Then North has passed
      And it is East's turn to act

    Scenario: A player who was outbid may pass even with enough gold for a higher bid
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      Then North may pass

    Scenario: A player who had answered with a bid passes after being outbid
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South bids 3 gold
      And North bids 4 gold
      And East passes
      Then East has passed
      And it is South's turn to act

  @clause:lost_cities_rivals.auction.outbid_player_may_bid_again
  Rule: A player who was outbid may bid again

    Scenario: The starter bids higher after being outbid
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And North bids 3 gold
      Then the highest bid is 3, made by North
      And it is East's turn to act

    Scenario: A player who had answered with a bid bids higher after being outbid
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South bids 3 gold
      And North passes
      And East bids 5 gold
      Then the highest bid is 5, made by East
      And it is South's turn to act

    Scenario: A player who was outbid may bid higher or pass
      Given the position "two players, North to move"
      And North has 10 gold
      When North opens the auction with 1 gold
      And East bids 6 gold
      Then North may only bid 7 to 10 gold or pass

  @clause:lost_cities_rivals.auction.goes_round_repeatedly
  Rule: The bidding goes round as often as necessary

    Scenario: The starter is asked again after one round
      Given the position "three players, North to move"
      And North has 8 gold
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      Then it is North's turn to act
      And North may only bid 3 to 8 gold or pass

    Scenario: Two players bid against each other for four rounds
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And North bids 3 gold
      And East bids 4 gold
      And North bids 5 gold
      And East bids 6 gold
      And North bids 7 gold
      Then it is East's turn to act
      And the highest bid is 7, made by North

    Scenario: Nobody pays while the bidding goes on
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East bids 4 gold
      And South passes
      And North bids 6 gold
      Then no gold has moved

  @clause:lost_cities_rivals.auction.pass_drops_out
  Rule: A player who passes is not asked again

    Scenario: A player who has passed is skipped in the second round
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West bids 3 gold
      And North bids 4 gold
      Then it is South's turn to act

    Scenario: Two neighbours who have passed are both skipped
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      And West bids 2 gold
      And North bids 3 gold
      Then it is West's turn to act

    Scenario: The starter is skipped after passing
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South bids 3 gold
      And West bids 4 gold
      And North passes
      And East bids 5 gold
      And South bids 6 gold
      And West bids 7 gold
      Then it is East's turn to act

    Scenario: A player who has passed may bid again in the next auction
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And North adds the red 4 and closes the auction
      And East opens the auction with 1 gold
      And North bids 2 gold
      Then it is East's turn to act
      And nobody has passed

  @clause:lost_cities_rivals.auction.no_bid_after_pass
  Rule: A player who has passed cannot bid any more

    Scenario: A player who has passed cannot bid while another must answer
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And East bids 2 gold
      Then the action is refused under "No bid after a pass"
      And nothing has changed

    Scenario: A player who has passed cannot bid in the next round
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South bids 2 gold
      And West passes
      And North bids 3 gold
      And East bids 4 gold
      Then the action is refused under "No bid after a pass"
      And nothing has changed

    Scenario: A player who has bid and then passed cannot bid any more
      Given the position "four players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South bids 3 gold
      And West bids 4 gold
      And North bids 5 gold
      And East passes
      And East bids 6 gold
      Then the action is refused under "No bid after a pass"
      And nothing has changed

    Scenario: A player who has passed may do nothing
      Given the position "four players, West to answer"
      And East has passed
      Then East may do nothing

  @clause:lost_cities_rivals.auction.bidding_ends_with_one_left
  Rule: The bidding is over when all players except one have passed

    Scenario: The bidding goes on while two players are left
      Given the position "four players, West to answer"
      And North has 7 gold
      And the highest bid is 3, made by South
      And East has passed
      When West passes
      Then it is North's turn to act
      And North may only bid 4 to 7 gold or pass

    Scenario: The bidding is over when one player is left
      Given the position "four players, West to answer"
      And the highest bid is 3, made by South
      And East has passed
      When West passes
      And North passes
      Then it is South's turn to act
      And South may not bid at all
      And South may not pass

    Scenario: The highest bidder is not asked to raise their own bid
      Given the position "two players, East to answer"
      And the highest bid is 3, made by North
      When East passes
      Then it is North's turn to act
      And North may not bid at all
      And North may not pass

    Scenario: The bidding is over in the first round when everybody passes on the first bid
      Given the position "three players, North to move"
      When North opens the auction with 1 gold
      And East passes
      And South passes
      Then North may not bid at all
      And North may not pass

    Scenario: The bidding is over when the last opponent passes after several rounds
      Given the position "two players, North to move"
      When North opens the auction with 1 gold
      And East bids 2 gold
      And North bids 3 gold
      And East passes
      Then North may not bid at all
      And North may not pass

    Scenario: The highest bidder cannot raise their own bid any more
      Given the position "two players, North has won the auction"
      When North bids 5 gold
      Then the action is refused under "Bidding ends with one player left"
      And nothing has changed

    Scenario: The highest bidder cannot pass any more
      Given the position "two players, North has won the auction"
      When North passes
      Then the action is refused under "Bidding ends with one player left"
      And nothing has changed

    Scenario: The highest bidder cannot uncover a card instead of using the display
      Given the position "two players, North has won the auction"
      When North uncovers a card
      Then the action is refused under "Bidding ends with one player left"
      And nothing has changed

    Scenario: A player who has passed cannot bid when the bidding is over
      Given the position "two players, North has won the auction"
      When East bids 5 gold
      Then the action is refused under "Bidding ends with one player left"
      And nothing has changed

    Scenario: The bid and the passes are remembered while the highest bidder chooses
      Given the position "four players, West to answer"
      And the highest bid is 3, made by South
      And East has passed
      When West passes
      And North passes
      Then the highest bid is 3, made by South
      And North, East and West have passed

  @clause:lost_cities_rivals.auction.last_player_wins
  Rule: The last player left wins

    Scenario: The starter wins when all others pass on the first bid
      Given the position "three players, North to move"
      And the display is red 4, blue 5
      When North opens the auction with 2 gold
      And East passes
      And South passes
      Then it is North's turn to act
      And North may add the red 4 or add the blue 5

    Scenario: A later bidder wins when all others have passed
      Given the position "three players, North to move"
      And the display is red 4, blue 5
      When North opens the auction with 2 gold
      And East passes
      And South bids 3 gold
      And North passes
      Then it is South's turn to act
      And South may add the red 4 or add the blue 5
      And North may do nothing

    Scenario: If two players bid, the second may win
      Given the position "two players, North to move"
      And the display is red 4, blue 5
      When North opens the auction with 2 gold
      And East bids 3 gold
      And North passes
      Then it is East's turn to act
      And East may add the red 4 or add the blue 5

    Scenario: A high first bid wins if nobody can exceed it
      Given the position "two players, North to move"
      And North has 4 gold
      And East has 4 gold
      When North opens the auction with 4 gold
      And East passes
      Then it is North's turn to act
      And North has 0 gold

  @clause:lost_cities_rivals.auction.winner_pays_own_bid
  Rule: The highest bidder pays their own bid

    Scenario Outline: The starter pays what they have bid
      Given the position "two players, North to move"
      And North has 10 gold
      When North opens the auction with <bid> gold
      And East passes
      Then North has <left> gold

      Examples:
        | bid | left |
        | 1   | 9    |
        | 2   | 8    |
        | 9   | 1    |
        | 10  | 0    |

    Scenario: The highest bidder pays the highest bid, not the bid before it
      Given the position "two players, North to move"
      And East has 10 gold
      When North opens the auction with 2 gold
      And East bids 6 gold
      And North passes
      Then East has 4 gold

    Scenario: A highest bidder who has bid several times pays the last bid
      Given the position "two players, North to move"
      And North has 10 gold
      When North opens the auction with 1 gold
      And East bids 3 gold
      And North bids 7 gold
      And East passes
      Then North has 3 gold

    Scenario: A player may open with all their gold, but not with more
      Given the position "two players, North to move"
      And North has 5 gold
      Then North may bid 5 gold
      And North may not bid 6 gold

    Scenario: A first bid above the bidder's gold is refused
      Given the position "two players, North to move"
      And North has 5 gold
      When North opens the auction with 6 gold
      Then the action is refused under "The winner pays their own bid"
      And nothing has changed

    Scenario: A player without gold cannot open the auction with one coin
      Given the position "two players, North to move"
      And North has 0 gold
      When North opens the auction with 1 gold
      Then the action is refused under "The winner pays their own bid"
      And nothing has changed

    Scenario: A later bid of all the bidder's gold is accepted
      Given the position "two players, East to answer"
      And East has 5 gold
      And the highest bid is 3, made by North
      When East bids 5 gold
      Then the highest bid is 5, made by East

    Scenario: A later bid above the bidder's gold is refused
      Given the position "two players, East to answer"
      And East has 5 gold
      And the highest bid is 3, made by North
      When East bids 6 gold
      Then the action is refused under "The winner pays their own bid"
      And nothing has changed

    Scenario: The gold supply cannot be used for a bid
      Given the position "two players, East to answer"
      And the gold is North 10, East 2, supply 24
      And the highest bid is 3, made by North
      When East bids 4 gold
      Then the action is refused under "The winner pays their own bid"
      And nothing has changed

  @clause:lost_cities_rivals.auction.only_winner_pays
  Rule: Only the highest bidder pays

    Scenario: An outbid player keeps all their gold
      Given the position "two players, North to move"
      And North has 10 gold
      When North opens the auction with 2 gold
      And East bids 6 gold
      And North passes
      Then North has 10 gold

    Scenario: Of three players only the winner pays, and the others keep all their gold
      Given the position "three players, North to move"
      And the gold is North 8, East 8, South 8, supply 12
      When North opens the auction with 1 gold
      And East bids 8 gold
      And South passes
      And North passes
      Then the gold is North 8, East 0, South 8, supply 20

    Scenario: If four players bid, only one pays
      Given the position "four players, North to move"
      And the gold is North 7, East 7, South 7, West 7, supply 8
      When North opens the auction with 1 gold
      And East bids 2 gold
      And South bids 3 gold
      And West bids 4 gold
      And North passes
      And East passes
      And South passes
      Then the gold is North 7, East 7, South 7, West 3, supply 12

  @clause:lost_cities_rivals.auction.payment_goes_to_supply
  Rule: The payment goes to the gold supply

    Scenario: The first payment creates the supply
      Given the position "two players, North to move"
      And the gold is North 18, East 18, supply 0
      When North opens the auction with 6 gold
      And East passes
      Then the gold is North 12, East 18, supply 6

    Scenario: A later payment is added to the supply
      Given the position "two players, North to move"
      And the gold is North 10, East 10, supply 16
      When North opens the auction with 2 gold
      And East bids 6 gold
      And North passes
      Then the gold is North 10, East 4, supply 22

    Scenario: Everybody sees the supply grow
      Given the position "two players, North to move"
      And the gold is North 18, East 18, supply 0
      When North opens the auction with 6 gold
      And East passes
      Then North sees 6 gold in the supply
      And East sees 6 gold in the supply

    Scenario: Everybody sees who has paid if gold is open
      Given the position "two players, North to move"
      And the gold is North 18, East 18, supply 0
      When North opens the auction with 6 gold
      And East passes
      Then North sees that North has 12 gold
      And North sees that East has 18 gold
      And East sees that North has 12 gold
      And East sees that East has 18 gold

    @reading:lost_cities_rivals.ruling.gold_is_open=hidden
    # Is the gold of a player open to the others? A view shows the viewer's own coins and the supply, but not
    # the coins of the others.
    Scenario: Nobody sees the gold of the others if gold is hidden
      Given the position "two players, North to move"
      And the gold is North 18, East 18, supply 0
      When North opens the auction with 6 gold
      And East passes
      Then East sees nobody's gold but their own 18
      And North sees nobody's gold but their own 12

  @clause:lost_cities_rivals.auction.payment_comes_first
  Rule: The highest bidder pays before using the display

    Scenario: The payment is made when the highest bidder begins to choose
      Given the position "two players, North to move"
      And the gold is North 18, East 18, supply 0
      And the display is red 4, blue 5
      When North opens the auction with 5 gold
      And East passes
      Then the gold is North 13, East 18, supply 5
      And the display is red 4, blue 5
      And North may add the red 4

    Scenario: The winner pays nothing more for the cards
      Given the position "two players, North to move"
      And the gold is North 18, East 18, supply 0
      When North opens the auction with 5 gold
      And East passes
      And North adds the red 4, adds the blue 5 and closes the auction
      Then the gold is North 13, East 18, supply 5

    Scenario: The leading bidder cannot add a card before the auction is won and paid for
      Given the position "two players, East to answer"
      And the display is red 4, blue 5
      When North adds the red 4
      Then the action is refused under "Payment before the cards are used"
      And nothing has changed

    Scenario: A player who must answer cannot return a card before the auction is won and paid for
      Given the position "two players, East to answer"
      And the display is red 4, blue 5
      When East returns the red 4
      Then the action is refused under "Payment before the cards are used"
      And nothing has changed
