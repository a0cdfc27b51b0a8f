Feature: Cards that were never printed

  @clause:rival_cities.ship_effect.ships_cost_one_less
  Rule: With a mixed price the buyer chooses which product ship 19 saves

    Scenario: The buyer cannot save a type that the price does not show
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at court or ship
      And Hamburg has ship 19, and ship 11, ship 4, ship 7 and ship 20 lie on the game board
      And Hamburg has 1 beer, 3 cloth and 1 leather
      And ship 11 costs 1 beer and 3 cloth
      And ship 19 makes later ships 1 product cheaper
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 11, saving a leather
      Then the action is refused under "Ship 19: ships cost one less"

    Scenario Outline: The saved product stays in the stock (<saved>)
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at court or ship
      And Hamburg has ship 19, and ship 11, ship 4, ship 7 and ship 20 lie on the game board
      And Hamburg has 1 beer and 3 cloth
      And ship 11 costs 1 beer and 3 cloth
      And ship 19 makes later ships 1 product cheaper
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 11, saving a <saved>
      Then Hamburg has <left>
      And Hamburg has ship 11 and ship 19 and no other ship

      Examples:
        | saved | left    |
        | beer  | 1 beer  |
        | cloth | 1 cloth |

    Scenario: A buyer who lacks one product of the price must save that product
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at court or ship
      And Hamburg has ship 19, and ship 11, ship 4, ship 7 and ship 20 lie on the game board
      And Hamburg has 3 cloth
      And ship 11 costs 1 beer and 3 cloth
      And ship 19 makes later ships 1 product cheaper
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 11, saving a cloth
      Then the action is refused under "Ship 19: ships cost one less"

  @clause:rival_cities.ship.pays_the_cost
  Rule: The buyer pays all parts of a mixed price

    Scenario: Without ship 19 the buyer saves nothing
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at court or ship
      And ship 11 lies on the game board
      And Hamburg has 2 beer and 4 cloth
      And ship 11 costs 1 beer and 3 cloth
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 11
      Then Hamburg has 1 beer and 1 cloth

    Scenario: A price may consist of specific products and products of choice
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at court or ship
      And ship 13 lies on the game board
      And Hamburg has 3 leather and 2 beer
      And ship 13 costs 2 leather and 2 products of choice
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 13, paying 1 beer and 1 leather
      Then Hamburg has 1 beer

    Scenario: Two specific products and two products of choice are enough
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at court or ship
      And ship 13 lies on the game board
      And Hamburg has 3 leather and 1 beer
      And ship 13 costs 2 leather and 2 products of choice
      When Hamburg chooses Option A with the right half
      Then Hamburg may purchase ship 13

    Scenario: Specific products cannot be counted twice
      Given the position "Hamburg chooses an option, with altered cards"
      And Hamburg holds the card ship and gift
      And ship 13 lies on the game board
      And Hamburg has 2 leather and 1 beer
      And the card ship and gift shows Advance a lawsuit, Purchase a ship and Gift of 1 product of choice
      And ship 13 costs 2 leather and 2 products of choice
      When Hamburg chooses Option B with the card ship and gift
      And Hamburg purchases ship 13
      Then the action is refused under "A ship's cost is paid"
      And nothing has changed

    @clause:rival_cities.letter.can_be_a_cost
    Scenario: A ship's price may include a letter
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at court or ship
      And ship 12 lies on the game board
      And Hamburg has 3 beer and 2 letters
      And ship 12 costs 3 beer and 1 letter
      When Hamburg chooses Option A with the right half
      And Hamburg purchases ship 12
      Then Hamburg has 1 letter

  @clause:rival_cities.advance.pays_legal_costs @clause:rival_cities.advance.bonus_of_items_and_actions
  Rule: Legal costs may include a product of choice, and a bonus may include an item and an action

    Scenario: One specific product and one product of choice are enough
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is beer for cloth, its marker on 0, and costs 1 beer and 1 product of choice
      And Hamburg has 1 beer and 1 leather
      When Hamburg chooses Option A
      Then Hamburg may advance the lawsuit on space I

    Scenario: The product of choice is paid before the bonus, whose item comes before its action
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is beer for cloth, its marker on 0
      And Hamburg has 1 beer and 1 leather
      And advancing the lawsuit beer for cloth costs 1 beer and 1 product of choice and brings 1 cloth and an Earn prestige action
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I, paying 1 leather
      And Hamburg earns prestige
      Then Hamburg has 1 cloth
      And the prestige marker is on Hamburg's 1
      And the marker of the lawsuit on space I is on Hamburg's 1

    Scenario: The action that advancing the lawsuit brings may be skipped
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at lawsuit
      And the foremost lawsuit is beer for cloth, its marker on 0
      And Hamburg has 2 beer
      And advancing the lawsuit beer for cloth costs 1 beer and 1 product of choice and brings 1 cloth and an Earn prestige action
      When Hamburg chooses Option A
      And Hamburg advances the lawsuit on space I, paying 1 beer
      And Hamburg declines
      Then Hamburg has 1 cloth
      And the prestige marker is on the neutral space
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.donation.pays_products_for_stars @clause:rival_cities.donation.payer_chooses
  Rule: A Donation may ask for a specific product and a product of choice

    Scenario: The product of choice may be of the same type
      Given the position "Hamburg chooses an option, with altered cards"
      And Hamburg holds the card beer and cloth donation
      And Hamburg has 2 cloth and 1 beer
      And the card beer and cloth donation shows Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth and 1 product of choice for 1 star token (up to twice)
      When Hamburg chooses Option B with the card beer and cloth donation
      And Hamburg donates 1 cloth and 1 product of choice for 1 star token, paying cloth
      Then Hamburg has 1 beer
      And Hamburg has 1 star token

    Scenario: A Donation with a mixed price may be made as often as its arrow shows
      Given the position "Hamburg chooses an option, with altered cards"
      And Hamburg holds the card beer and cloth donation
      And Hamburg has 2 cloth and 2 beer
      And the card beer and cloth donation shows Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth and 1 product of choice for 1 star token (up to twice)
      When Hamburg chooses Option B with the card beer and cloth donation
      And Hamburg donates 1 cloth and 1 product of choice for 1 star token, paying beer
      And Hamburg donates 1 cloth and 1 product of choice for 1 star token, paying beer
      Then Hamburg has 2 star tokens
      And Hamburg has an empty stock

    Scenario: A Donation with a mixed price may not be made more times than its arrow shows
      Given the position "Hamburg chooses an option, with altered cards"
      And Hamburg holds the card beer and cloth donation
      And Hamburg has 3 cloth and 3 beer
      And the card beer and cloth donation shows Advance a lawsuit, Gift of 1 beer and Donation of 1 cloth and 1 product of choice for 1 star token (up to twice)
      When Hamburg chooses Option B with the card beer and cloth donation
      And Hamburg donates 1 cloth and 1 product of choice for 1 star token, paying beer
      And Hamburg donates 1 cloth and 1 product of choice for 1 star token, paying beer
      Then Hamburg may not make a donation at all

  @clause:rival_cities.gdansk.both_halves @clause:rival_cities.split_card.one_half_only
  Rule: Halves may have two actions

    Scenario: The player performs both actions of the chosen half and none of the other
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at prestige or beer
      And the card prestige or beer shows Earn prestige and 1 letter, or Production of 2 beer and Reactivate a factory
      When Hamburg chooses Option A with the left half
      And Hamburg earns prestige
      Then Hamburg may only take the letter or leave out what is left

    Scenario: With Gdańsk an action of the other half may come between the two actions
      Given the position "Hamburg chooses an option, with altered cards"
      And the ink jar stands at prestige or beer
      And Hamburg has Gdańsk
      And Hamburg has 0 active and 1 inactive factories
      And the card prestige or beer shows Earn prestige and 1 letter, or Production of 2 beer and Reactivate a factory
      And Gdańsk allows both halves of a split card
      When Hamburg chooses Option A
      And Hamburg reactivates a factory
      And Hamburg takes the letter
      And Hamburg performs the Production of 2 beer, using 1 factory
      Then Hamburg has 3 beer and 1 letter
      And Hamburg may earn prestige or leave out what is left
      And Hamburg may not take the letter

  @clause:rival_cities.piracy.steals_one
  Rule: A theft of exactly two products needs two products

    Scenario: The thief takes both products
      Given the position "Hamburg chooses an option, with altered cards"
      And Hamburg holds the card piracy for one
      And Altona has 2 beer and 1 cloth
      And the card piracy for one shows Piracy of 2 products
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg begins the piracy of two products
      And Hamburg steals beer and cloth
      Then Hamburg has 1 beer and 1 cloth
      And it is Altona's turn to move the ink jar

    Scenario: A player can steal two products from a rival with two products
      Given the position "Hamburg chooses an option, with altered cards"
      And Hamburg holds the card piracy for one
      And Altona has 1 beer and 1 cloth
      And the card piracy for one shows Piracy of 2 products
      When Hamburg chooses Option B with the card piracy for one
      Then Hamburg may begin the piracy of two products

    Scenario: A player cannot steal two products from a rival with one product
      Given the position "Hamburg chooses an option, with altered cards"
      And Hamburg holds the card piracy for one
      And Altona has 1 beer
      And the card piracy for one shows Piracy of 2 products
      When Hamburg chooses Option B with the card piracy for one
      Then it is Altona's turn to move the ink jar

  @clause:rival_cities.piracy.steals_up_to_three
  Rule: A theft without a minimum number may take nothing

    Scenario: A rival with an empty stock still earns prestige
      Given the position "Hamburg chooses an option, with altered cards"
      And Altona has an empty stock
      And Hamburg holds the card piracy for three
      And the card piracy for three shows Piracy of 0 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona earns prestige
      Then the prestige marker is on Altona's 1
      And it is Altona's turn to move the ink jar

    Scenario: The thief may take nothing
      Given the position "Hamburg chooses an option, with altered cards"
      And Hamburg holds the card piracy for three
      And Altona has 1 beer
      And the card piracy for three shows Piracy of 0 to 3 products with Earn prestige for the rival
      When Hamburg chooses Option B with the card piracy for three
      And Hamburg begins the piracy of up to three products
      And Altona declines
      And Hamburg leaves out what is left
      Then Altona has 1 beer
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.upkeep.cost_beside_the_bell @clause:rival_cities.upkeep.pays_or_returns
  Rule: An upkeep may consist of a product and a letter

    Scenario: The player pays both parts of the upkeep
      Given the position "Hamburg to move, with altered cards"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Oslo
      And Hamburg has 1 cloth and 1 letter
      And the upkeep of Oslo is 1 cloth and 1 letter
      When Hamburg moves the ink jar 1 space
      And Hamburg pays the upkeep of Oslo
      Then Hamburg has an empty stock
      And Hamburg has Oslo and no other alliance

    Scenario: A letter needed for the price cannot also be exchanged
      Given the position "Hamburg to move, with altered cards"
      And the ink jar stands at lawsuit, just before the bell
      And Hamburg has Oslo
      And Hamburg has 1 beer and 1 letter
      And the upkeep of Oslo is 1 cloth and 1 letter
      When Hamburg moves the ink jar 1 space
      Then Hamburg may not pay the upkeep of Oslo
      And Hamburg may return Oslo to the game board
