Feature: Piracy

  @clause:rival_cities.piracy.steals_one
  Rule: Piracy of one product takes one product

    Scenario: One product changes hands
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for one
      And Altona has 2 beer and 1 cloth
      When Hamburg carries out Option B with piracy for one
      And Hamburg commits the piracy of one product, stealing beer
      Then Hamburg has 1 beer
      And Altona has 1 beer and 1 cloth
      And it is Altona's turn to move the ink jar

    @id:not_two
    Scenario: A second product is not stolen
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for one
      And Altona has 2 beer and 1 cloth
      When Hamburg carries out Option B with piracy for one
      And Hamburg commits the piracy of one product, stealing beer
      And Hamburg steals beer
      Then the action is refused
      And nothing has changed

    Scenario: The rival earns no prestige for it
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for one
      And Altona has 1 beer
      When Hamburg carries out Option B with piracy for one
      And Hamburg commits the piracy of one product, stealing beer
      Then the prestige marker has not moved
      And it is Altona's turn to move the ink jar

    Scenario: From an empty stock nothing can be stolen
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for one
      When Hamburg carries out Option B with piracy for one
      Then it is Altona's turn to move the ink jar
      And Hamburg has an empty stock
      And the discard pile is piracy for one

    Scenario: The piracy may be left out
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for one
      And Altona has 1 beer
      When Hamburg carries out Option B with piracy for one
      And Hamburg leaves out what is left
      Then Altona has 1 beer
      And the discard pile is piracy for one

  @clause:rival_cities.piracy.thief_chooses
  Rule: The thief chooses the products

    Scenario Outline: Any product that the rival has
      Given the position "Altona chooses an option"
      And Altona holds piracy for one
      And Hamburg has 1 beer, 1 cloth, 1 leather and 1 furniture
      When Altona carries out Option B with piracy for one
      And Altona commits the piracy of one product, stealing <product>
      Then Altona has <loot>
      And Hamburg has <left>

      Examples:
        | product   | loot        | left                               |
        | beer      | 1 beer      | 1 cloth, 1 leather and 1 furniture |
        | cloth     | 1 cloth     | 1 beer, 1 leather and 1 furniture  |
        | leather   | 1 leather   | 1 beer, 1 cloth and 1 furniture    |
        | furniture | 1 furniture | 1 beer, 1 cloth and 1 leather      |

    Scenario: A product that the rival does not have cannot be stolen
      Given the position "Altona chooses an option"
      And Altona holds piracy for one
      And Hamburg has 2 beer
      When Altona carries out Option B with piracy for one
      And Altona commits the piracy of one product, stealing cloth
      Then the action is refused under rival_cities.piracy.thief_chooses

    @clause:rival_cities.letter.is_not_a_product
    Scenario: Letters cannot be stolen
      Given the position "Altona chooses an option"
      And Altona holds piracy for one
      And Hamburg has 3 letters
      When Altona carries out Option B with piracy for one
      Then it is Hamburg's turn to move the ink jar
      And Hamburg has 3 letters

  @clause:rival_cities.piracy.loot_to_own_stock
  Rule: The loot goes to the thief's stock

    Scenario: It is added to what the thief has
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for one
      And Hamburg has 2 furniture and 1 cloth
      And Altona has 1 furniture
      When Hamburg carries out Option B with piracy for one
      And Hamburg commits the piracy of one product, stealing furniture
      Then Hamburg has 1 cloth and 3 furniture
      And the supply has 9 furniture

  @clause:rival_cities.piracy.steals_up_to_three
  @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
  Rule: The other piracy takes up to three products

    Scenario Outline: Three, of any types
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer, 2 cloth and 1 furniture
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals <products>
      Then Hamburg has <loot>
      And Altona has <left>
      And it is Altona's turn to move the ink jar

      Examples:
        | products                  | loot                            | left                    |
        | beer, beer and beer       | 3 beer                          | 2 cloth and 1 furniture |
        | furniture, cloth and beer | 1 beer, 1 cloth and 1 furniture | 2 beer and 1 cloth      |

    @id:two_and_no_more
    Scenario: The thief may take two products and no more
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer and beer and no more
      Then Hamburg has 2 beer
      And Altona has 1 beer

    @id:one_and_no_more
    Scenario: The thief may take one product and no more
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer and no more
      Then Hamburg has 1 beer
      And Altona has 2 beer

    @id:not_four
    Scenario: A fourth product is not stolen
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 5 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer, beer and beer
      And Hamburg steals beer
      Then the action is refused
      And nothing has changed

    Scenario: No more than the rival has
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 2 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer and beer
      Then Hamburg has 2 beer
      And Altona has an empty stock
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.piracy_without_loot=loot_needed
    Scenario: At least one product must be taken
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg leaves out what is left
      Then the action is refused under rival_cities.piracy.steals_up_to_three
      And nothing has changed

    @reading:rival_cities.ruling.piracy_without_loot=loot_needed
    Scenario: Against an empty stock the piracy cannot be performed
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And the prestige marker is on Altona's 7
      When Hamburg carries out Option B with piracy for three
      Then it is Altona's turn to move the ink jar
      And the prestige marker is on Altona's 7

    @reading:rival_cities.ruling.piracy_without_loot=always
    Scenario: Where the piracy needs no loot, it may be performed against an empty stock
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And the prestige marker is on Altona's 7
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona earns prestige
      Then Altona wins at once by "prestige"

    @reading:rival_cities.ruling.piracy_without_loot=always
    Scenario: Where the piracy needs no loot, the thief may take nothing
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona earns prestige
      And Hamburg leaves out what is left
      Then Altona has 3 beer
      And the prestige marker is on Altona's 1
      And it is Altona's turn to move the ink jar

    Scenario: The piracy may be performed against a rival with one product
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 1 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      Then it is Altona's turn to act

  @clause:rival_cities.piracy.rival_may_earn_prestige
  Rule: In return the rival may earn prestige

    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    Scenario: The rival's marker moves, not the thief's
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona earns prestige
      And Hamburg steals beer and no more
      Then the prestige marker is on Altona's 1
      And Hamburg has 1 beer
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    Scenario: Before the theft the rival is asked
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      Then it is Altona's turn to act
      And Altona may only earn prestige or decline

    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    Scenario: Nothing is stolen before the rival has answered
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Hamburg steals beer
      Then the action is refused
      And nothing has changed

    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    Scenario: The rival may decline
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer, beer and beer
      Then the prestige marker has not moved
      And Hamburg has 3 beer

    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    Scenario: The rival may win before anything is stolen
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      And the prestige marker is on Altona's 7
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona earns prestige
      Then Altona wins at once by "prestige"
      And Altona has 3 beer

    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    @reading:rival_cities.ruling.repeats_wherever_performed=wherever_performed
    Scenario: The rival's Bruxelles serves, with a furniture not yet stolen
      Given the position "Altona chooses an option"
      And Altona holds piracy for three
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture
      And the prestige marker is on Hamburg's 6
      When Altona carries out Option B with piracy for three
      And Altona begins the piracy of up to three products
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then Hamburg wins at once by "prestige"

    @reading:rival_cities.ruling.prestige_before_the_theft=theft_first
    Scenario: Where the theft comes first, the rival is asked after it
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products, stealing beer and beer and no more
      Then Hamburg has 2 beer
      And Altona has 1 beer
      And Altona may only earn prestige or decline

    @reading:rival_cities.ruling.prestige_before_the_theft=theft_first
    Scenario: Where the theft comes first, it may take the furniture that Bruxelles needs
      Given the position "Altona chooses an option"
      And Altona holds piracy for three
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture and 2 beer
      And the prestige marker is on Hamburg's 6
      When Altona carries out Option B with piracy for three
      And Altona begins the piracy of up to three products, stealing furniture, beer and beer
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 7
      And it is Hamburg's turn to move the ink jar

    @reading:rival_cities.ruling.prestige_before_the_theft=theft_first
    Scenario: Where the theft comes first, the rival may decline as well
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 1 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products, stealing beer
      And Altona declines
      Then the prestige marker has not moved
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    @reading:rival_cities.ruling.repeats_wherever_performed=own_turn_only
    Scenario: Where repeats need a turn of one's own, the rival's Bruxelles does not serve
      Given the position "Altona chooses an option"
      And Altona holds piracy for three
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture
      And the prestige marker is on Hamburg's 6
      When Altona carries out Option B with piracy for three
      And Altona begins the piracy of up to three products
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 7
      And it is Altona's turn to act

    @clause:rival_cities.letter_exchange.whenever_one_likes
    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    @reading:rival_cities.ruling.when_letters_may_be_exchanged=any_moment
    Scenario: While the rival decides about the prestige, the thief may exchange letters
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Hamburg has 1 beer and 1 letter
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      And Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth
      And it is Altona's turn to act

    @clause:rival_cities.letter_exchange.whenever_one_likes
    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_turn
    Scenario: Where it takes a turn of one's own, the thief may exchange letters while the rival decides
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Hamburg has 1 beer and 1 letter
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      Then Hamburg may pay a letter to exchange a beer for a cloth

    @clause:rival_cities.letter_exchange.whenever_one_likes
    @reading:rival_cities.ruling.prestige_before_the_theft=prestige_first
    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_decisions
    Scenario: Where it takes a decision of one's own, the thief exchanges no letters while the rival decides
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Hamburg has 1 beer and 1 letter
      And Altona has 3 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products
      Then Hamburg may do nothing

    @reading:rival_cities.ruling.prestige_before_the_theft=theft_first
    Scenario: Where the theft comes first, the prestige of the rival follows it
      Given the position "Hamburg chooses an option"
      And Hamburg holds piracy for three
      And Altona has 1 beer
      When Hamburg carries out Option B with piracy for three
      And Hamburg begins the piracy of up to three products, stealing beer
      And Altona earns prestige
      Then the prestige marker is on Altona's 1
      And it is Altona's turn to move the ink jar
