Feature: The auction

  @clause:market_day.auction.top_card_shown
  Rule: The top card is turned up

    Scenario: The top card lies on the stall
      Given the position "two traders"
      And the top card of the deck is the cow
      When Red calls an auction
      Then the cow lies on the stall
      And Red and Blue are to act

  @clause:market_day.auction.needs_a_card
  Rule: An auction needs a card

    Scenario: There is no auction with an empty deck
      Given the position "two traders, empty deck"
      When Red calls an auction
      Then the action is refused under market_day.auction.needs_a_card

    Scenario: There is an auction of the last card
      Given the position "two traders, empty deck"
      And the top card of the deck is the pig
      When Red calls an auction
      Then the pig lies on the stall

  @clause:market_day.auction.all_bid_in_secret
  Rule: All bid once and in secret

    Scenario: A bid is made and not seen
      Given the position "the auction of a cow"
      When Green bids 2 coins
      Then Red and Blue are to act
      And Red sees that Green has bid
      And Red has 3 coins

    Scenario: Nobody bids twice
      Given the position "the auction of a cow"
      When Green bids 2 coins
      And Green bids 3 coins
      Then the action is refused under market_day.auction.all_bid_in_secret
      And nothing has changed

    Scenario: Nobody works during an auction
      Given the position "the auction of a cow"
      When Blue works and rolls 2
      Then the action is refused

  @clause:market_day.auction.bid_within_purse
  Rule: A bid is within the purse

    Scenario: A player may bid everything or nothing
      Given the position "the auction of a cow"
      And Red has 2 coins
      Then Red may only bid 0, bid 1 or bid 2

    Scenario: A player cannot bid one coin more
      Given the position "the auction of a cow"
      And Red has 2 coins
      When Red bids 3 coins
      Then the action is refused under market_day.auction.bid_within_purse
      And nothing has changed

  @clause:market_day.auction.highest_takes_card
  Rule: The highest bidder takes the card

    Scenario: Red outbids the others
      Given the position "the auction of a cow"
      When Blue bids 1 coin
      And Red bids 3 coins
      And Green bids 2 coins
      Then Red holds goose and cow
      And it is Green's turn to act

    Scenario: Nobody takes the card when the highest bids are equal
      Given the position "the auction of a cow"
      When Green bids 2 coins
      And Blue bids 1 coin
      And Red bids 2 coins
      Then the discard pile is cow
      And Red has 3 coins
      And Green has 3 coins

    @reading:market_day.ruling.tied_bids=caller_first
    # Who takes the card when the highest bids are equal? Of the highest bidders the one who sits first,
    # counted clockwise from the caller of the auction.
    Scenario: The tied bidder next to the caller takes the card
      Given the position "the auction of a cow"
      When Red bids 2 coins
      And Blue bids 1 coin
      And Green bids 2 coins
      Then Green holds cow
      And Green has 1 coin
      And Red has 3 coins

  @clause:market_day.auction.only_winner_pays
  Rule: Only the highest bidder pays

    Scenario: Red pays and the others do not
      Given the position "the auction of a cow"
      When Blue bids 1 coin
      And Green bids 2 coins
      And Red bids 3 coins
      Then Red has 3 coins less
      And Blue has as many coins as Green

  @clause:market_day.auction.no_bid_no_sale
  Rule: Without a bid the card is discarded

    Scenario: Nobody bids a coin
      Given the position "the auction of a cow"
      When Red bids 0 coins
      And Green bids 0 coins
      And Blue bids 0 coins
      Then the discard pile is cow
      And Green holds no card
