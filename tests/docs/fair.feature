Feature: A fair

  Background:
    Given the position "two traders"

  @clause:market_day.fox.takes_a_coin
  Rule: Numbers

    Background:
      Given Red holds fox

    @clause:market_day.fox.is_discarded @reading:market_day.ruling.tie=shared
    Scenario Outline: With <coins> coins
      When Red works and rolls <coins>
        """
        two lines
          of text
        """
      Then the counts are
        | Red | Blue |
        | 1   | 2    |

      Examples: few
        | coins |
        | 1     |
        | 2     |
