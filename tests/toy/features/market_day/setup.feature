Feature: Setting up

  @clause:market_day.setup.one_card_each
  Rule: Everybody is dealt one card

    Scenario: Three players are dealt the first three cards
      Given a new game for Red, Blue and Green, the cards being pig, cow and fox
      Then Red holds pig
      And Blue holds cow
      And Green holds fox

  @clause:market_day.setup.rest_is_deck
  Rule: The other cards are the deck

    Scenario: The fourth card is the top card of the deck
      Given a new game for Red, Blue and Green, the cards being pig, cow, fox and pig
      Then the top card of the deck is the pig
      And Red sees 6 cards in the deck

  @clause:market_day.setup.three_coins_each
  Rule: Everybody has three coins

    Scenario: Two players begin with three coins each
      Given a new game for Red and Blue, the cards being pig and cow
      Then Red has 3 coins
      And Blue has as many coins as Red

  @clause:market_day.setup.hands_are_hidden
  Rule: A hand is seen by its owner alone

    Scenario: A player sees the own card and not the other
      Given the position "two traders"
      And Blue holds fox
      Then Red sees the own goose
      And Red cannot see a fox
