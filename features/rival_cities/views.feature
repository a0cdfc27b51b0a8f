Feature: What the players see

  @clause:rival_cities.draw.card_is_hidden @clause:rival_cities.option_d.card_is_hidden
  Rule: Hands are hidden from the rival

    Scenario: A player sees their own hand and the size of the other player's hand
      Given the position "Hamburg to move"
      And Hamburg holds the cards draw two and court ruling
      And Altona holds the cards piracy for one, piracy for three and gift of two
      Then Hamburg sees draw two and court ruling in their own hand
      And Hamburg sees that the rival holds 3 cards
      And Hamburg cannot see piracy for one
      And Hamburg cannot see piracy for three
      And Altona sees piracy for one, piracy for three and gift of two in their own hand
      And Altona sees that the rival holds 2 cards
      And Altona cannot see draw two
      And Altona cannot see court ruling

    Scenario: A card is visible when it is played
      Given the position "Hamburg chooses an option"
      And Hamburg holds the card gift and beer donation
      And the card gift and beer donation shows Gift of 2 products of choice and Donation of 3 beer for 1 star token (up to twice)
      When Hamburg chooses Option B with the card gift and beer donation
      Then Altona sees gift and beer donation in play

  @clause:rival_cities.setup.action_stack_face_down @clause:rival_cities.setup.ship_stack_face_down @clause:rival_cities.setup.lawsuit_stack_face_down
  Rule: Stacks lie face down

    Scenario: Nobody sees which card comes next
      Given the position "Hamburg to move"
      And the top card of the action stack is draw two
      And ship 20, ship 21, ship 4 and ship 5 lie on the game board, and ship 9 is on top of the ship stack
      And the next lawsuit of the stack is cloth for beer
      Then Hamburg cannot see draw two
      And Hamburg cannot see ship 9
      And Hamburg cannot see the lawsuit cloth for beer
      And Altona cannot see draw two
      And Altona cannot see ship 9
      And Altona cannot see the lawsuit cloth for beer

    Scenario: Everybody sees how many cards the stacks have
      Given the position "Hamburg to move"
      Then Hamburg sees 20 cards in the action stack
      And Hamburg sees 6 cards in the ship stack and 11 ships in the box
      And Hamburg sees 4 cards in the lawsuit stack and 3 lawsuits in the box
      And Altona sees 20 cards in the action stack
      And Altona sees 6 cards in the ship stack and 11 ships in the box
      And Altona sees 4 cards in the lawsuit stack and 3 lawsuits in the box

  @clause:rival_cities.option_b.card_is_discarded @clause:rival_cities.ship.lies_open_before_the_player @clause:rival_cities.alliance.lies_open_before_the_player @clause:rival_cities.resolution.winner_takes_the_card @clause:rival_cities.star_token.kept_in_front
  Rule: Both players see everything that lies open

    Scenario: A player sees the rival's stock, factories and cards, and the markers and the discard pile
      Given the position "Hamburg to move"
      And the ink jar stands at the third dark space
      And the prestige marker is on Altona's 2
      And Altona has 3 beer, 1 cloth and 2 letters
      And Altona has 1 active and 2 inactive factories
      And Altona has 4 star tokens
      And Altona has Oslo and London, and Gdańsk and Amsterdam lie on the game board
      And Altona has ship 20
      And Altona has won leather for prestige
      And the lawsuit leather for furniture lies on space II, its marker on Hamburg's 3
      And the discard pile is draw two and gift of two
      Then Hamburg sees that Altona has 3 beer, 1 cloth and 2 letters
      And Hamburg sees that Altona has 1 active and 2 inactive factories
      And Hamburg sees that Altona has 4 star tokens
      And Hamburg sees that Altona has Oslo and London and no other alliance
      And Hamburg sees the alliances Gdańsk and Amsterdam on the game board
      And Hamburg sees that Altona has ship 20 and no other ship
      And Hamburg sees that Altona has won leather for prestige
      And Hamburg sees the lawsuit leather for furniture on space II, its marker on Hamburg's 3
      And Hamburg sees the discard pile draw two and gift of two
      And Hamburg sees the prestige marker on Altona's 2
      And Hamburg sees the ink jar at the third dark space

  @clause:rival_cities.resolution.zero_goes_to_the_box
  Rule: A lawsuit that nobody won goes to the box face up

    Scenario: Both players know which lawsuit nobody has won
      Given the position "Altona to move"
      And the ink jar stands at lawsuit, just before the bell
      And the lawsuit cloth for leather lies on space I, its marker on 0
      When Altona moves the ink jar 1 space
      Then Hamburg sees that nobody has won cloth for leather
      And Altona sees that nobody has won cloth for leather
