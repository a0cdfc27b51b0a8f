Feature: Piracy

  @clause:rival_cities.piracy.steals_one
  Rule: In a Piracy of one product the player takes one product

    Scenario: One product moves to the thief's stock
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for one
      And Altona has 2 beer and 1 cloth
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg commits the piracy of one product, stealing beer
      Then Hamburg has 1 beer
      And Altona has 1 beer and 1 cloth
      And it is Altona's turn to move the ink jar

    Scenario: A second product cannot be stolen
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for one
      And Altona has 2 beer and 1 cloth
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg commits the piracy of one product, stealing beer
      And Hamburg steals beer
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed

    Scenario: The rival does not earn prestige for the theft of one product
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for one
      And Altona has 1 beer
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg commits the piracy of one product, stealing beer
      Then the prestige marker has not moved
      And it is Altona's turn to move the ink jar

    Scenario: Nothing can be stolen from an empty stock
      Given the position "Hamburg chooses an option"
      And Altona has an empty stock
      And Hamburg holds the card piracy for one
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      Then it is Altona's turn to move the ink jar
      And Hamburg has an empty stock
      And the discard pile is piracy for one

    Scenario: The Piracy action may be skipped
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for one
      And Altona has 1 beer
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg leaves out what is left
      Then Altona has 1 beer
      And the discard pile is piracy for one

  @clause:rival_cities.piracy.thief_chooses
  Rule: The thief chooses the products

    Scenario Outline: Any product of the rival may be stolen
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for one
      And Hamburg has 1 beer, 1 cloth, 1 leather and 1 furniture
      And the card piracy for one shows Piracy of 1 product
      When Altona chooses Option B with the card piracy for one
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
      And Altona holds the card piracy for one
      And Hamburg has 2 beer
      And the card piracy for one shows Piracy of 1 product
      When Altona chooses Option B with the card piracy for one
      And Altona commits the piracy of one product, stealing cloth
      Then the action is refused under "The thief chooses"

    @clause:rival_cities.letter.is_not_a_product
    Scenario: Letters cannot be stolen
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for one
      And Hamburg has 3 letters
      And the card piracy for one shows Piracy of 1 product
      When Altona chooses Option B with the card piracy for one
      Then it is Hamburg's turn to move the ink jar
      And Hamburg has 3 letters

  @clause:rival_cities.piracy.loot_to_own_stock
  Rule: The loot goes to the thief's stock

    Scenario: The loot is added to the products that the thief has
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for one
      And the furniture is Hamburg 2, Altona 1, supply 9
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg commits the piracy of one product, stealing furniture
      Then Hamburg has 3 furniture
      And Altona has an empty stock
      And the supply has 9 furniture

  @clause:rival_cities.piracy.steals_up_to_three
  Rule: The other Piracy action allows up to three products

    Scenario Outline: Three products of any types may be stolen
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer, 2 cloth and 1 furniture
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
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

    Scenario: The thief may take only two products
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer and beer and no more
      Then Hamburg has 2 beer
      And Altona has 1 beer

    Scenario: The thief may take only one product
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer and no more
      Then Hamburg has 1 beer
      And Altona has 2 beer

    Scenario: A fourth product cannot be stolen
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 5 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer, beer and beer
      And Hamburg steals beer
      Then the action is refused under "Hamburg and Altona alternate"
      And nothing has changed

    Scenario: The thief cannot take more than the rival has
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 2 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer and beer
      Then Hamburg has 2 beer
      And Altona has an empty stock
      And it is Altona's turn to move the ink jar

    Scenario: The thief must take at least one product
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg leaves out what is left
      Then the action is refused under "Piracy of up to three products"
      And nothing has changed

    Scenario: The Piracy action cannot be performed against an empty stock
      Given the position "Hamburg chooses an option"
      And Altona has an empty stock
      And Hamburg holds the card piracy for three
      And the prestige marker is on Altona's 7
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      Then it is Altona's turn to move the ink jar
      And the prestige marker is on Altona's 7

    @reading:rival_cities.ruling.piracy_without_loot=always
    # A Piracy of up to three products takes nothing, by choice or because there are no products. Does the
    # rival earn prestige? Yes, the rival earns prestige whenever the action is performed, even if nothing is
    # taken.
    Scenario: If the Piracy action needs no loot, it may be performed against an empty stock
      Given the position "Hamburg chooses an option"
      And Altona has an empty stock
      And Hamburg holds the card piracy for three
      And the prestige marker is on Altona's 7
      And Altona's 7 is the last space before Altona's name
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona earns prestige
      Then Altona wins at once by "prestige"

    @reading:rival_cities.ruling.piracy_without_loot=always
    # A Piracy of up to three products takes nothing, by choice or because there are no products. Does the
    # rival earn prestige? Yes, the rival earns prestige whenever the action is performed, even if nothing is
    # taken.
    Scenario: If the Piracy action needs no loot, the thief may take nothing
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona earns prestige
      And Hamburg leaves out what is left
      Then Altona has 3 beer
      And the prestige marker is on Altona's 1
      And it is Altona's turn to move the ink jar

    Scenario: The Piracy action may be performed against a rival with one product
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 1 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      Then Hamburg may begin the piracy of up to three products or leave out what is left

  @clause:rival_cities.piracy.rival_may_earn_prestige
  Rule: In return the rival may earn prestige

    Scenario: The marker moves towards the rival's city, not the thief's
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona earns prestige
      And Hamburg steals beer and no more
      Then the prestige marker is on Altona's 1
      And Hamburg has 1 beer
      And it is Altona's turn to move the ink jar

    Scenario: The rival is asked before the theft
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      Then it is Altona's turn to act
      And Altona may only earn prestige or decline

    Scenario: Nothing is stolen before the rival has answered
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Hamburg steals beer
      Then the action is refused
      And it is Altona's turn to act
      And nothing has changed

    Scenario: The rival may decline the prestige
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg steals beer, beer and beer
      Then the prestige marker has not moved
      And Hamburg has 3 beer

    Scenario: The rival may win before anything is stolen
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the prestige marker is on Altona's 7
      And Altona's 7 is the last space before Altona's name
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona earns prestige
      Then Altona wins at once by "prestige"
      And Altona has 3 beer

    Scenario: The rival may pay for Bruxelles with a furniture that has not been stolen yet
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for three
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture
      And the prestige marker is on Hamburg's 6
      And Hamburg's 7 is the last space before Hamburg's name
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Altona chooses Option B with the card piracy for three
      And Altona begins the piracy of up to three products
      And Hamburg earns prestige
      And Hamburg repeats the action with Bruxelles
      Then Hamburg wins at once by "prestige"

    @reading:rival_cities.ruling.prestige_before_the_theft=theft_first
    # In a Piracy of up to three products, does the rival earn prestige before or after the theft? After;
    # first the products are taken, then the rival earns prestige.
    Scenario: If the theft comes first, the rival is asked after the theft
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products, stealing beer and beer and no more
      Then Hamburg has 2 beer
      And Altona has 1 beer
      And Altona may only earn prestige or decline

    @reading:rival_cities.ruling.prestige_before_the_theft=theft_first
    # In a Piracy of up to three products, does the rival earn prestige before or after the theft? After;
    # first the products are taken, then the rival earns prestige.
    Scenario: If the theft comes first, the thief may take the furniture that Bruxelles needs
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for three
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture and 2 beer
      And the prestige marker is on Hamburg's 6
      And Hamburg's 7 is the last space before Hamburg's name
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Altona chooses Option B with the card piracy for three
      And Altona begins the piracy of up to three products, stealing furniture, beer and beer
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 7
      And it is Hamburg's turn to move the ink jar

    @reading:rival_cities.ruling.prestige_before_the_theft=theft_first
    # In a Piracy of up to three products, does the rival earn prestige before or after the theft? After;
    # first the products are taken, then the rival earns prestige.
    Scenario: If the theft comes first, the rival may decline as well
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 1 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products, stealing beer
      And Altona declines
      Then the prestige marker has not moved
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.repeats_wherever_performed=own_turn_only
    # May a player use repeats outside their own turn, or on an action that is not on a card: in the second
    # step, in return for Piracy, or in a bonus? No, only on actions in the player's own turn.
    Scenario: If repeats are limited to a player's own turn, the rival's Bruxelles does not apply
      Given the position "Altona chooses an option"
      And Altona holds the card piracy for three
      And Hamburg has Bruxelles
      And Hamburg has 1 furniture
      And the prestige marker is on Hamburg's 6
      And Hamburg's 7 is the last space before Hamburg's name
      And Bruxelles repeats an Earn prestige action for 1 furniture
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Altona chooses Option B with the card piracy for three
      And Altona begins the piracy of up to three products
      And Hamburg earns prestige
      Then the prestige marker is on Hamburg's 7
      And it is Altona's turn to act

    @clause:rival_cities.letter_exchange.whenever_one_likes
    Scenario: While the rival decides about the prestige, the thief may exchange letters
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Hamburg has 1 beer and 1 letter
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Hamburg pays a letter to exchange a beer for a cloth
      Then Hamburg has 1 cloth
      And it is Altona's turn to act

    @clause:rival_cities.letter_exchange.whenever_one_likes
    Scenario: The thief may exchange letters while the rival decides
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Hamburg has 1 beer and 1 letter
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      Then Hamburg may pay a letter to exchange a beer for a cloth

    @clause:rival_cities.letter_exchange.whenever_one_likes
    @reading:rival_cities.ruling.when_letters_may_be_exchanged=own_decisions
    # When may a player make a letter exchange? Whenever it is the player's turn to decide, even in an
    # off-season that the rival brought on.
    Scenario: If only the player who has to decide may exchange letters, the waiting thief cannot
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Hamburg has 1 beer and 1 letter
      And Altona has 3 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      Then Hamburg may do nothing

    @reading:rival_cities.ruling.prestige_before_the_theft=theft_first
    # In a Piracy of up to three products, does the rival earn prestige before or after the theft? After;
    # first the products are taken, then the rival earns prestige.
    Scenario: If the theft comes first, the rival's prestige follows the theft
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for three
      And Altona has 1 beer
      And the card piracy for three shows Piracy of 1 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products, stealing beer
      And Altona earns prestige
      Then the prestige marker is on Altona's 1
      And it is Altona's turn to move the ink jar
