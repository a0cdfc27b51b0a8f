Feature: The fox

  @clause:market_day.fox.takes_a_coin
  Rule: A fox takes a coin

    Scenario: Blue robs Red
      Given the position "two traders"
      And Blue holds pig and fox
      And Blue may lay down a fox
      When Blue lays down a fox
      Then Blue has 1 coin more
      And Red has 1 coin less
      And it is Red's turn to act

    Scenario: A fox in hand may be laid down in the next turn
      Given the position "three traders"
      And Red holds fox
      When Red works and rolls 1
      Then Red may lay down a fox meanwhile
      And Red may lay down a fox

    Scenario: Without a fox nobody is robbed
      Given the position "two traders"
      When Blue lays down a fox
      Then the action is refused under market_day.fox.takes_a_coin

    Scenario: A fox cannot rob a player without coins
      Given the position "two traders"
      And Blue holds fox
      And Red has 0 coins
      When Blue lays down a fox
      Then the action is refused

  @clause:market_day.fox.is_discarded
  Rule: A fox is discarded

    Scenario: The fox lies on the discard pile
      Given the position "two traders"
      And Blue holds pig and fox
      And Blue may lay down a fox
      When Blue lays down a fox
      Then the discard pile is fox
      And Blue holds pig
      And nobody may lay down a fox

  @clause:market_day.fox.not_in_own_turn
  Rule: No fox in the own turn

    Scenario: Red lays down no fox in the own turn
      Given the position "two traders"
      And Red holds fox
      When Red lays down a fox
      Then the action is refused under market_day.fox.not_in_own_turn
