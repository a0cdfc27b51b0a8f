Feature: Production and factories

  @clause:rival_cities.production.gains_shown_products
  Rule: A Production action gives the products shown

    Scenario Outline: A Production works without a factory
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <card>
      When Hamburg chooses Option A
      And Hamburg performs the Production of <products>, using no factory
      Then Hamburg has <products>
      And Hamburg has 1 active factory
      And it is Altona's turn to move the ink jar

      Examples:
        | card               | products  |
        | cloth production   | 1 cloth   |
        | leather production | 1 leather |

    Scenario Outline: A half of a split card produces what it shows (<half of the card>)
      Given the position "Hamburg chooses an option"
      And the ink jar stands at <card>
      When Hamburg chooses Option A with the <half> half
      And Hamburg performs the Production of <products>, using no factory
      Then Hamburg has <products>
      And it is Altona's turn to move the ink jar

      Examples:
        | half of the card         | card                | half  | products    |
        | beer or cloth left       | beer or cloth       | left  | 2 beer      |
        | beer or cloth right      | beer or cloth       | right | 1 cloth     |
        | furniture or letter left | furniture or letter | left  | 1 furniture |
        | leather or lawsuit left  | leather or lawsuit  | left  | 1 leather   |
        | prestige or beer right   | prestige or beer    | right | 2 beer      |

    Scenario: The special action card “furniture production” produces furniture
      Given the position "Hamburg chooses an option"
      And the ink jar stands at the second dark space
      And the card furniture production lies at the second dark space
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 furniture, using no factory
      Then Hamburg has 1 furniture

    Scenario Outline: The special action card “production of choice” produces a product of choice
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card production of choice
      And the card production of choice shows Production of 1 product of choice
      When Hamburg chooses Option B with the card production of choice
      And Hamburg performs the Production of 1 product of choice, using no factory, and names <product>
      Then Hamburg has <products>
      And it is Altona's turn to move the ink jar

      Examples:
        | product   | products    |
        | beer      | 1 beer      |
        | cloth     | 1 cloth     |
        | leather   | 1 leather   |
        | furniture | 1 furniture |

  @clause:rival_cities.production.any_number_of_factories
  Rule: Any number of active factories may be used

    Scenario: The player may use none, some or all of the active factories
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 3 active and 2 inactive factories
      When Hamburg chooses Option A
      Then Hamburg may use 0 to 3 factories and no more

    Scenario: A player without an active factory still produces
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 0 active and 1 inactive factories
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using no factory
      Then Hamburg has 1 leather
      And it is Altona's turn to move the ink jar

    Scenario: Two factories may be used together
      Given the position "Altona chooses an option"
      And the ink jar stands at cloth production
      And Altona has 2 active factories
      When Altona chooses Option A
      Then Altona may use 0 to 2 factories and no more

    Scenario: A Production on a card from hand may also use every active factory
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card furniture production
      And the cards at the dark spaces are two letters, free factory, two letters and free factory
      And Hamburg has 6 active factories
      And the card furniture production shows Production of 1 furniture
      When Hamburg chooses Option B with the card furniture production
      Then Hamburg may use 0 to 6 factories and no more

  @clause:rival_cities.production.factory_adds_one @clause:rival_cities.production.factory_product_same_type
  Rule: Each factory used adds one product of the same type

    Scenario Outline: Factories increase a leather production
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 3 active factories
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using <used>
      Then Hamburg has <products>

      Examples:
        | used        | products  |
        | no factory  | 1 leather |
        | 1 factory   | 2 leather |
        | 2 factories | 3 leather |
        | 3 factories | 4 leather |

    Scenario: A factory adds one beer to the two beer shown
      Given the position "Altona chooses an option"
      And the ink jar stands at beer or cloth
      And Altona has 1 active factory
      When Altona chooses Option A with the left half
      And Altona performs the Production of 2 beer, using 1 factory
      Then Altona has 3 beer

    Scenario: A production of choice with factories gives only one type
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card production of choice
      And Hamburg has 2 active factories
      And the card production of choice shows Production of 1 product of choice
      When Hamburg chooses Option B with the card production of choice
      And Hamburg performs the Production of 1 product of choice, using 2 factories, and names furniture
      Then Hamburg has 3 furniture
      And Hamburg has 2 inactive factories
      And it is Altona's turn to move the ink jar

    @reading:rival_cities.ruling.production_of_choice_one_type=each_by_itself
    # Factories add to a Production action of 1 product of choice. Must all products be of one type? No; each
    # product, including the products of the factories, is chosen separately.
    Scenario: If each product of choice is chosen separately, factories may add other types
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card production of choice
      And Hamburg has 2 active factories
      And the card production of choice shows Production of 1 product of choice
      When Hamburg chooses Option B with the card production of choice
      And Hamburg performs the Production of 1 product of choice, using 2 factories, and names furniture, leather and cloth
      Then Hamburg has 1 cloth, 1 leather and 1 furniture
      And Hamburg has 2 inactive factories
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.production.used_factory_turns_inactive
  Rule: A factory is inactive after it has been used

    Scenario: Only the factories used are turned over
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 3 active and 1 inactive factories
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using 2 factories
      Then Hamburg has 1 active and 3 inactive factories

    Scenario: A used factory cannot be used in the next turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production, and next come gift or lawsuit, the fourth dark space, court or ship and prestige or beer
      And Hamburg has 1 active factory
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using 1 factory
      And Altona moves the ink jar 2 spaces
      And Altona carries out Option D
      And Hamburg moves the ink jar 2 spaces
      And Hamburg chooses Option A with the right half
      Then Hamburg may only perform the Production of 2 beer using no factory or leave out what is left

  @clause:rival_cities.factory.stays_with_its_owner
  Rule: Factories stay with their owner

    Scenario: A used factory still belongs to its owner
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And the factories are Hamburg 2, Altona 1, supply 9, all active
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using 2 factories
      Then Hamburg has 2 inactive factories
      And Altona has 1 active factory
      And the supply has 9 factories

    Scenario: Nobody loses a factory in the off-season
      Given the position "Hamburg to move"
      And the ink jar stands at lawsuit, just before the bell
      And the factories are Hamburg 3, Altona 2, supply 7, all active
      When Hamburg moves the ink jar 1 space
      Then Hamburg has 3 active factories
      And Altona has 2 active factories
      And the supply has 7 factories

    Scenario: Piracy takes a product, but no factory
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card piracy for one
      And Altona has 1 beer
      And the card piracy for one shows Piracy of 1 product
      When Hamburg chooses Option B with the card piracy for one
      And Hamburg commits the piracy of one product, stealing beer
      Then Hamburg has 1 beer
      And Hamburg has 1 active factory
      And Altona has 1 active factory

  @clause:rival_cities.factory.active_shows_pliers @clause:rival_cities.factory.inactive_shows_cross @clause:rival_cities.factory.inactive_cannot_be_used
  Rule: An inactive factory cannot be used

    Scenario: A player whose only factory is inactive cannot use it
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 0 active and 1 inactive factories
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using 1 factory
      Then the action is refused under "An inactive factory cannot be used"
      And nothing has changed

    Scenario: No factory is offered to a player who has only an inactive factory
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 0 active and 1 inactive factories
      When Hamburg chooses Option A
      Then Hamburg may only perform the Production of 1 leather using no factory or leave out what is left

    Scenario: A player with one active and one inactive factory cannot use two
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg has 1 active and 1 inactive factories
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using 2 factories
      Then the action is refused under "An inactive factory cannot be used"
      And nothing has changed

    Scenario: A reactivated factory can be used again
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Hamburg holds the card three reactivations
      And Hamburg has 0 active and 1 inactive factories
      And Hamburg has 1 letter
      And the card three reactivations shows Advance a lawsuit and three times Reactivate a factory
      When Hamburg chooses Option C
      And Hamburg chooses Option B with the card three reactivations
      And Hamburg reactivates a factory
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using 1 factory
      Then Hamburg has 2 cloth

    Scenario: The factories of the rival cannot be used
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Altona has 3 active factories
      And Hamburg has 1 active factory
      When Hamburg chooses Option A
      Then Hamburg may use 0 to 1 factories and no more

  @clause:rival_cities.build.pays_two_products
  Rule: A factory costs two products

    Scenario: A player pays two products for a factory
      Given the position "Hamburg chooses an option"
      And the ink jar stands at factory for two
      And Hamburg has 3 beer
      And Hamburg has 1 active factory
      And the card factory for two shows a factory for 2 products of choice
      When Hamburg chooses Option A
      And Hamburg builds a factory for 2 products of choice
      And Hamburg pays a beer
      And Hamburg pays a beer
      Then Hamburg has 1 beer
      And Hamburg has 2 active factories
      And it is Altona's turn to move the ink jar

    Scenario: One product is not enough for a factory
      Given the position "Hamburg chooses an option"
      And the ink jar stands at factory for two
      And Hamburg has 1 furniture
      And the card factory for two shows a factory for 2 products of choice
      When Hamburg chooses Option A
      Then Hamburg has 1 active factory
      And it is Altona's turn to move the ink jar

    @clause:rival_cities.letter.is_not_a_product
    Scenario: Letters cannot pay for a factory
      Given the position "Hamburg chooses an option"
      And the ink jar stands at factory for two
      And Hamburg has 1 furniture and 3 letters
      And the card factory for two shows a factory for 2 products of choice
      When Hamburg chooses Option A
      Then Hamburg has 1 furniture and 3 letters
      And Hamburg has 1 active factory
      And it is Altona's turn to move the ink jar

  @clause:rival_cities.build.payer_chooses
  Rule: The player chooses which two products pay for a factory

    Scenario Outline: Any two products may be paid
      Given the position "Hamburg chooses an option"
      And the ink jar stands at factory for two
      And Hamburg has 1 beer, 1 cloth, 1 leather and 2 furniture
      And the card factory for two shows a factory for 2 products of choice
      When Hamburg chooses Option A
      And Hamburg builds a factory, paying <price>
      Then Hamburg has <left>

      Examples:
        | price                  | left                               |
        | 2 furniture            | 1 beer, 1 cloth and 1 leather      |
        | 1 beer and 1 furniture | 1 cloth, 1 leather and 1 furniture |
        | 1 cloth and 1 leather  | 1 beer and 2 furniture             |

  @clause:rival_cities.build.free_factory
  Rule: A factory without a price is free

    Scenario: The special action card “free factory” gives a factory for nothing
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card free factory
      And Hamburg has 1 active factory
      And the card free factory shows Advance a lawsuit and a free factory
      When Hamburg chooses Option B with the card free factory
      And Hamburg takes a factory free of charge
      Then Hamburg has 2 active factories
      And Hamburg has an empty stock

    Scenario: A player with products pays nothing for a free factory
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card free factory
      And Hamburg has 3 beer
      And the card free factory shows Advance a lawsuit and a free factory
      When Hamburg chooses Option B with the card free factory
      And Hamburg takes a factory free of charge
      Then Hamburg has 3 beer
      And Hamburg has 2 active factories

  @clause:rival_cities.build.one_from_supply
  Rule: A factory comes from the supply

    Scenario Outline: Building moves one factory from the supply to the player (<way>)
      Given the position "Altona chooses an option"
      And the ink jar stands at <space>
      And the card free factory lies at the second dark space
      And Altona has 2 beer
      And the factories are Hamburg 1, Altona 1, supply 10, all active
      When Altona chooses Option A
      And Altona <takes>
      Then Altona has 2 active factories
      And Hamburg has 1 active factory
      And the supply has 9 factories

      Examples:
        | way      | space                 | takes                           |
        | for two  | factory for two       | builds a factory, paying 2 beer |
        | for free | the second dark space | takes a factory free of charge  |

  @clause:rival_cities.build.new_factory_active
  Rule: A new factory is active

    Scenario: A factory built beside an inactive one is active
      Given the position "Hamburg chooses an option"
      And the ink jar stands at factory for two
      And Hamburg has 2 beer
      And Hamburg has 0 active and 1 inactive factories
      And the card factory for two shows a factory for 2 products of choice
      When Hamburg chooses Option A
      And Hamburg builds a factory, paying 2 beer
      Then Hamburg has 1 active and 1 inactive factories

    Scenario: A new factory can be used in the same turn
      Given the position "Hamburg chooses an option"
      And the ink jar stands at leather production
      And Hamburg holds the card free factory
      And Hamburg has 1 letter
      And Hamburg has 1 active factory
      And the card free factory shows Advance a lawsuit and a free factory
      When Hamburg chooses Option C
      And Hamburg chooses Option B with the card free factory
      And Hamburg takes a factory free of charge
      And Hamburg chooses Option A
      And Hamburg performs the Production of 1 leather, using 2 factories
      Then Hamburg has 3 leather

  @clause:rival_cities.reactivation.flips_one_factory
  Rule: A Reactivate action makes one factory active

    Scenario: One of two inactive factories becomes active
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card three reactivations
      And Hamburg has 0 active and 2 inactive factories
      And the card three reactivations shows Advance a lawsuit and three times Reactivate a factory
      When Hamburg chooses Option B with the card three reactivations
      And Hamburg reactivates a factory
      Then Hamburg has 1 active and 1 inactive factories

    Scenario: The card reactivates only three factories
      Given the position "Hamburg chooses an option"
      And Hamburg has an empty stock
      And Hamburg holds the card three reactivations
      And Hamburg has 0 active and 4 inactive factories
      And the card three reactivations shows Advance a lawsuit and three times Reactivate a factory
      When Hamburg chooses Option B with the card three reactivations
      And Hamburg reactivates a factory
      And Hamburg reactivates a factory
      And Hamburg reactivates a factory
      Then Hamburg has 3 active and 1 inactive factories
      And it is Altona's turn to move the ink jar

    Scenario: Only the player's own factories are reactivated
      Given the position "Hamburg chooses an option"
      And Hamburg has an empty stock
      And Hamburg holds the card three reactivations
      And Hamburg has 0 active and 1 inactive factories
      And Altona has 0 active and 1 inactive factories
      And the card three reactivations shows Advance a lawsuit and three times Reactivate a factory
      When Hamburg chooses Option B with the card three reactivations
      And Hamburg reactivates a factory
      Then Hamburg has 1 active factory
      And Altona has 1 inactive factory
      And it is Altona's turn to move the ink jar

    Scenario: Without an inactive factory there is nothing to reactivate
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card three reactivations
      And Hamburg has 1 cloth
      And the card three reactivations shows Advance a lawsuit and three times Reactivate a factory
      When Hamburg chooses Option B with the card three reactivations
      And Hamburg reactivates a factory
      Then the action is refused under "Reactivate flips one factory"
      And nothing has changed
