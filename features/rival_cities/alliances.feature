Feature: Forming alliances

  @clause:rival_cities.alliance.takes_one_card
  Rule: A Form an alliance action takes one alliance card

    Scenario: An alliance card may come from the game board or from the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Altona has Oslo, and London, Gdańsk and Novgorod lie on the game board
      And Hamburg has 1 letter
      When Hamburg chooses Option A
      Then Hamburg may form an alliance with Oslo, London, Gdańsk and Novgorod and nobody else

    Scenario: Only one alliance card may be taken
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Oslo, London, Gdańsk and Novgorod lie on the game board
      When Hamburg chooses Option A
      And Hamburg forms an alliance with Oslo
      Then Hamburg has Oslo and no other alliance
      And the alliances on the game board are London, Gdańsk and Novgorod
      And it is Altona's turn to move the ink jar

    Scenario: An alliance that the player already has cannot be taken
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Hamburg has Oslo, and London, Gdańsk and Novgorod lie on the game board
      And Hamburg has 1 letter
      When Hamburg chooses Option A
      And Hamburg forms an alliance with Oslo
      Then the action is refused under "Form an alliance: one card"
      And nothing has changed

    Scenario Outline: A special action card with an alliance action lets the player take an alliance
      Given the position "Altona chooses an option"
      And the ink jar stands at the first dark space
      And the card <card> lies at the first dark space
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      And the card <card> shows <shown>
      When Altona chooses Option A
      And Altona forms an alliance with Gdańsk
      Then Altona has Gdańsk and no other alliance

      Examples:
        | card                   | shown                                                       |
        | cloth and alliance     | Advance a lawsuit, Gift of 1 cloth and Form an alliance     |
        | furniture and alliance | Advance a lawsuit, Gift of 1 furniture and Form an alliance |

    Scenario: The alliance half of a split card lets the player take an alliance
      Given the position "Altona chooses an option"
      And the ink jar stands at prestige or alliance
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      When Altona chooses Option A with the right half
      And Altona forms an alliance with Amsterdam
      Then Altona has Amsterdam and no other alliance
      And it is Hamburg's turn to move the ink jar

  @clause:rival_cities.alliance.from_the_board_free
  Rule: An alliance from the game board is free

    Scenario: The player pays neither products nor letters
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Hamburg has 2 beer and 1 letter
      And Amsterdam, Bruxelles, Gdańsk and Kjøbenhavn lie on the game board
      When Hamburg chooses Option A
      And Hamburg forms an alliance with Amsterdam
      Then Hamburg has 2 beer and 1 letter

  @clause:rival_cities.alliance.from_the_rival_costs_a_letter
  Rule: An alliance from the rival costs one letter

    @clause:rival_cities.letter.can_be_a_cost
    Scenario: The letter goes to the supply, not to the rival
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Altona has Oslo
      And Hamburg has 1 letter
      When Hamburg chooses Option A
      And Hamburg forms an alliance with Oslo
      Then Hamburg has Oslo and no other alliance
      And Altona has no alliance
      And Hamburg has an empty stock
      And Altona has an empty stock
      And the supply has 12 letters

    Scenario: Without a letter the rival's alliance cannot be taken
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Altona has Oslo
      And Hamburg has 6 beer
      When Hamburg chooses Option A
      And Hamburg forms an alliance with Oslo
      Then the action is refused under "From the rival for a letter"
      And nothing has changed

    Scenario: The player pays only one letter
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Altona has Oslo and London, and Gdańsk and Novgorod lie on the game board
      And Hamburg has 3 letters
      When Hamburg chooses Option A
      And Hamburg forms an alliance with London
      Then Hamburg has 2 letters
      And Altona has Oslo and no other alliance

    Scenario: A letter gained from the same card may pay for the alliance
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Hamburg holds the card two letters
      And Altona has Oslo
      And Hamburg has 1 letter
      And the card two letters shows Advance a lawsuit and 2 letters
      And the lawsuits on spaces I, II and III are cloth for leather, leather for furniture and furniture for cloth, their markers on 0
      When Hamburg chooses Option C
      And Hamburg chooses Option B with the card two letters
      And Hamburg takes the two letters
      And Hamburg chooses Option A
      And Hamburg forms an alliance with Oslo
      Then Hamburg has 1 letter
      And Hamburg has Oslo and no other alliance

  @clause:rival_cities.alliance.lies_open_before_the_player
  Rule: A player's alliance lies open in front of that player

    Scenario: The rival sees the alliance that was taken
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Oslo, London, Gdańsk and Novgorod lie on the game board
      When Hamburg chooses Option A
      And Hamburg forms an alliance with Oslo
      Then Altona sees that Hamburg has Oslo and no other alliance
      And Altona sees the alliances London, Gdańsk and Novgorod on the game board

    Scenario: A second alliance joins the first
      Given the position "Hamburg chooses an option"
      And the ink jar stands at alliance
      And Hamburg has London, and Oslo, Gdańsk and Novgorod lie on the game board
      When Hamburg chooses Option A
      And Hamburg forms an alliance with Oslo
      Then Hamburg has London and Oslo and no other alliance

  @clause:rival_cities.alliance.gives_its_benefit
  Rule: An alliance benefits the player who has it

    Scenario: An alliance applies to the later actions of the card with which it was taken
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card cloth and alliance
      And London, Oslo, Gdańsk and Novgorod lie on the game board
      And London adds 1 cloth to a Production or Gift of cloth
      And the card cloth and alliance shows Advance a lawsuit, Gift of 1 cloth and Form an alliance
      When Hamburg chooses Option B with the card cloth and alliance
      And Hamburg forms an alliance with London
      And Hamburg takes the gift of 1 cloth
      Then Hamburg has 2 cloth

    Scenario: An alliance does not apply to actions performed before it was taken
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card cloth and alliance
      And London, Oslo, Gdańsk and Novgorod lie on the game board
      And London adds 1 cloth to a Production or Gift of cloth
      And the card cloth and alliance shows Advance a lawsuit, Gift of 1 cloth and Form an alliance
      When Hamburg chooses Option B with the card cloth and alliance
      And Hamburg takes the gift of 1 cloth
      And Hamburg forms an alliance with London
      Then Hamburg has 1 cloth

    Scenario: The rival's alliance does not benefit the player
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And Altona has London
      And London adds 1 cloth to a Production or Gift of cloth
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 1 cloth
      And Altona has an empty stock

    Scenario: An alliance on the game board does not benefit the player
      Given the position "Hamburg chooses an option"
      And the ink jar stands at cloth production
      And London, Oslo, Gdańsk and Novgorod lie on the game board
      And London adds 1 cloth to a Production or Gift of cloth
      When Hamburg chooses Option A
      And Hamburg performs the Production of 1 cloth, using no factory
      Then Hamburg has 1 cloth

    Scenario: An alliance taken from the rival benefits the player from then on
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card cloth and alliance
      And Altona has London
      And Hamburg has 1 letter
      And London adds 1 cloth to a Production or Gift of cloth
      And the card cloth and alliance shows Advance a lawsuit, Gift of 1 cloth and Form an alliance
      When Hamburg chooses Option B with the card cloth and alliance
      And Hamburg forms an alliance with London
      And Hamburg takes the gift of 1 cloth
      Then Hamburg has 2 cloth
