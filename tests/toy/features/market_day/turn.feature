Feature: The turn

  @clause:market_day.turn.one_of_four
  Rule: A turn is one of four things

    Scenario: A player with goods has all four to choose from
      Given the position "two traders"
      And Red has 1 grain
      Then Red may only work, buy 1 grain, buy 2 grain, buy 1 cloth, sell grain or call an auction
      And Blue may do nothing

    Scenario: A player whose turn it is not cannot work
      Given the position "two traders"
      When Blue works and rolls 4
      Then the action is refused under market_day.turn.one_of_four
      And nothing has changed

  @clause:market_day.turn.goes_round
  Rule: The next player clockwise follows

    Scenario: Blue follows Red
      Given the position "three traders"
      When Red works and rolls 1
      Then it is Blue's turn to act
      And it is day 1

    Scenario: The first player follows the last, on the next day
      Given the position "three traders"
      When Red works and rolls 1
      And Blue works and rolls 1
      And Green works and rolls 1
      Then it is Red's turn to act
      And it is day 2

  @clause:market_day.turn.work_pays
  Rule: Work earns one coin, or two

    Scenario Outline: The die decides what work earns
      Given the position "two traders"
      When Red works and rolls <shown>
      Then Red has <earned> more

      Examples:
        | shown | earned  |
        | 1     | 1 coin  |
        | 3     | 1 coin  |
        | 4     | 2 coins |
        | 6     | 2 coins |

  @clause:market_day.turn.supply_limits_wage
  Rule: The supply limits what work earns

    Scenario Outline: A poor supply pays what it has
      Given the position "two traders"
      And the coins are
        | seat | coins  |
        | Red  | <red>  |
        | Blue | <blue> |
      When Red works and rolls 6
      Then Red has <earned> more

      Examples:
        | red | blue | earned  |
        | 4   | 8    | 2 coins |
        | 5   | 8    | 1 coin  |
        | 6   | 8    | 0 coins |

  @clause:market_day.turn.one_or_two_pieces
  Rule: One or two pieces of one good are bought

    Scenario Outline: One piece and two pieces can be bought
      Given the position "two traders"
      When Red buys <pieces> grain
      Then Red has <pieces> grain

      Examples:
        | pieces |
        | 1      |
        | 2      |

    Scenario Outline: No piece and three pieces cannot be bought
      Given the position "two traders"
      When Red buys <pieces> grain
      Then the action is refused under market_day.turn.one_or_two_pieces
      And nothing has changed

      Examples:
        | pieces |
        | 0      |
        | 3      |

  @clause:market_day.turn.price_is_paid
  Rule: The price is paid

    Scenario: Cloth costs two coins
      Given the position "two traders"
      When Red buys 1 cloth
      Then Red has 2 coins less

    Scenario: Two pieces of grain cost two coins
      Given the position "two traders"
      When Red buys 2 grain
      Then Red has 1 coin

  @clause:market_day.turn.bought_from_supply
  Rule: The supply must hold what is bought

    Scenario: The last piece can be bought
      Given the position "two traders"
      And Blue has 3 cloth
      When Red buys 1 cloth
      Then Red has 1 cloth

    Scenario: One piece more than the supply holds cannot be bought
      Given the position "two traders"
      And Blue has 4 grain
      When Red buys 2 grain
      Then the action is refused under market_day.turn.bought_from_supply

  @clause:market_day.turn.must_afford
  Rule: What cannot be paid cannot be bought

    Scenario: With two coins a player can buy cloth
      Given the position "two traders"
      And Red has 2 coins
      Then Red may buy 1 cloth

    Scenario: With one coin a player cannot buy cloth
      Given the position "two traders"
      And Red has 1 coin
      When Red buys 1 cloth
      Then the action is refused under market_day.turn.must_afford
      And nothing has changed
      And Red may not buy 1 cloth

  @clause:market_day.turn.sell_up_to_three
  Rule: Up to three pieces are sold

    Scenario: Three pieces are sold
      Given the position "two traders"
      And Red has 2 grain and 2 cloth
      When Red sells grain, cloth and grain
      Then Red has 1 cloth
      And it is Blue's turn to act

    Scenario: A fourth piece cannot be sold
      Given the position "two traders"
      And Red has 2 grain and 2 cloth
      When Red gives back grain, cloth and grain
      And Red gives back cloth
      Then the action is refused under market_day.turn.sell_up_to_three

    Scenario: A sale is not done before it has begun
      Given the position "two traders"
      And Red has 1 grain
      When Red is done
      Then the action is refused

  @clause:market_day.turn.sale_pays
  Rule: A sale earns the price

    Scenario: Grain and cloth earn three coins
      Given the position "two traders"
      And Red has 1 grain and 1 cloth
      When Red sells cloth and grain
      Then Red has 3 coins more

  @clause:market_day.turn.sell_own_goods
  Rule: Only own goods are sold

    Scenario: Who has no cloth cannot sell cloth
      Given the position "two traders"
      And Red has 1 grain
      And Blue has 1 cloth
      When Red gives back cloth
      Then the action is refused under market_day.turn.sell_own_goods
      And no goods have moved

  @clause:market_day.turn.sale_needs_coins
  Rule: The supply must pay

    Scenario Outline: Cloth is sold only where the supply has two coins
      Given the position "two traders"
      And Red has 1 cloth
      And Blue has <blue>
      Then Red <word> sell cloth

      Examples:
        | blue     | word    |
        | 9 coins  | may     |
        | 10 coins | may not |
