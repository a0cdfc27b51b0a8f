Feature: Mutiny

  @clause:rivalry.mutiny.lose_armies
  Rule: Mutiny costs as many armies as the card says

    Scenario: Mutiny 2 costs two armies
      Given the position "the Kingdom's new armies"
      And the Republic has 5 foot armies on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes 2 foot armies from E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 3 foot armies on E8
      And it is the Republic's turn

    Scenario: Mutiny 2 does not cost a third army
      Given the position "the Kingdom's new armies"
      And the Republic has 5 foot armies on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes 2 foot armies from E8
      And the Republic removes a foot army from E8
      Then the action is refused
      And the Republic may not remove a piece at all
      And nothing has changed

    Scenario: The loss cannot be declined
      Given the position "the Kingdom's new armies"
      And the Republic has 5 foot armies on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic stops before its card is carried out
      Then the action is refused under "Mutiny costs armies"
      And nothing has changed

    Scenario Outline: The number on the card is the number of armies lost
      Given the position "the Kingdom's new armies on the default map"
      And the Republic has 6 foot armies on B6
      And the top card of the stack is <card>
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes <lost> from B6
      Then the Republic has <left> on B6
      And the Republic may not remove a piece at all

      Examples:
        | card     | lost          | left          |
        | Mutiny 1 | 1 foot army   | 5 foot armies |
        | Mutiny 2 | 2 foot armies | 4 foot armies |
        | Mutiny 3 | 3 foot armies | 3 foot armies |
        | Mutiny 4 | 4 foot armies | 2 foot armies |

    Scenario: The armies lost may come from different tiles
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on E8
      And the Republic has 2 foot armies on E11
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from E8
      And the Republic removes a foot army from E11
      Then the Republic has only its guards on C8, C9, C12 and E12, and 1 foot army on E8 and 1 foot army on E11

    Scenario: The player who drew the card chooses
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      Then the Republic may remove a foot army from E8
      And the Kingdom may do nothing

    Scenario: Armies of the other nation are not lost
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on E8
      And the Kingdom has 2 foot armies on F8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from F8
      Then the action is refused under "Mutiny costs armies"
      And nothing has changed

    Scenario: The player can only lose an army where one stands
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from E11
      Then the action is refused under "Mutiny costs armies"
      And nothing has changed

    Scenario: The player may give up idle armies and keep the guards of a besieged capital
      Given the position "the Republic's new armies"
      And the Kingdom guards its capital at G6 north (between F6, F7 and G6) with 1 foot army on F7
      And the Kingdom has 2 foot armies on F12
      And the Republic has 4 foot armies on E7
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom removes 2 foot armies from F12
      Then the Kingdom has only its guards on F7, H7, H10 and H11

    Scenario: A city with two guards may lose either guard
      Given the position "the Kingdom's new armies"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8 and 1 foot army on D7
      And the Republic has 1 foot army on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from C8
      And the Republic removes a foot army from E8
      Then the Republic has only 1 foot army on D7, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12

    Scenario: A nation with a single army, outside its cities, loses only that army
      Given the position "the Kingdom's new armies"
      And the Republic has only 1 foot army on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from E8
      Then the Republic has no piece left
      And it is the Republic's turn

    Scenario: A nation without a piece loses nothing
      Given the position "the Kingdom's new armies"
      And the Republic has no piece
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      Then the Republic has no piece left
      And the Republic may not remove a piece at all
      And it is the Republic's turn

    Scenario: A cavalry piece may be lost to Mutiny and is then off the board
      Given the position "the Kingdom's new armies"
      And the Republic has 1 foot army and 5 cavalry pieces on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army and a cavalry piece from E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 4 cavalry pieces on E8
      And the Republic has 4 cavalry pieces off the board

    Scenario: Both armies lost may be cavalry
      Given the position "the Kingdom's new armies"
      And the Republic has 5 cavalry pieces on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes 2 cavalry pieces from E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 3 cavalry pieces on E8

    @reading:rivalry.ruling.mutiny_pieces=foot_only
    # May a piece lost to Mutiny be cavalry? No, only foot armies are lost.
    Scenario: If Mutiny takes only foot armies, cavalry cannot be lost
      Given the position "the Kingdom's new armies"
      And the Republic has 3 foot armies and 5 cavalry pieces on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a cavalry piece from E8
      Then the action is refused under "Mutiny costs armies"
      And nothing has changed

    @reading:rivalry.ruling.mutiny_pieces=foot_only
    # May a piece lost to Mutiny be cavalry? No, only foot armies are lost.
    Scenario: If Mutiny takes only foot armies, the guards are lost although there is cavalry
      Given the position "the Kingdom's new armies"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8
      And the Republic guards its city at D9 north (between C9, C10 and D9) with 1 foot army on C9
      And the Republic has 5 cavalry pieces on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from C8
      And the Republic removes a foot army from C9
      Then the Republic has only 1 foot army on C12, 1 foot army on E12 and 5 cavalry pieces on E8

    @reading:rivalry.ruling.mutiny_who_chooses=opponent
    # Who chooses the pieces lost to Mutiny? The other player chooses them.
    Scenario: If the opponent chooses the losses, the player who drew the card is not asked
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on E8
      And the Republic has 2 foot armies on E11
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Kingdom removes 2 foot armies from E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E11
      And it is the Republic's turn

    @reading:rivalry.ruling.mutiny_who_chooses=opponent
    # Who chooses the pieces lost to Mutiny? The other player chooses them.
    Scenario: If the opponent chooses the losses, it cannot choose its own pieces
      Given the position "the Kingdom's new armies"
      And the Republic has 2 foot armies on E8
      And the Kingdom has 2 foot armies on F8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      Then the Kingdom may remove a foot army from E8
      And the Kingdom may not remove a foot army from F8
      And the Republic may do nothing

    @reading:rivalry.ruling.mutiny_who_chooses=capital_first
    # Who chooses the pieces lost to Mutiny? Nobody; the pieces come from the capital.
    Scenario: If the losses come from the capital, no other piece is lost while armies are left there
      Given the position "the Kingdom's new armies"
      And the Republic guards its capital at D13 south (between D13, E12 and E13) with 1 foot army on E12 and 2 foot armies on D13
      And the Republic has 2 foot armies on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from E8
      Then the action is refused under "Mutiny costs armies"

    Scenario: Armies at the capital may be lost
      Given the position "the Kingdom's new armies"
      And the Republic guards its capital at D13 south (between D13, E12 and E13) with 1 foot army on E12 and 2 foot armies on D13
      And the Republic has 2 foot armies on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes 2 foot armies from D13
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on E8

    Scenario: The player may spare the armies at the capital
      Given the position "the Kingdom's new armies"
      And the Republic guards its capital at D13 south (between D13, E12 and E13) with 1 foot army on E12 and 2 foot armies on D13
      And the Republic has 2 foot armies on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes 2 foot armies from E8
      Then the Republic has only its guards on C8, C9, C12 and E12, and 2 foot armies on D13

  @clause:rivalry.mutiny.lose_armies @clause:rivalry.garrison.never_without
  Rule: Mutiny and the last piece of a city

    Scenario: A last guard cannot be given up while another piece can be lost
      Given the position "the Republic's new armies"
      And the Kingdom guards its city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has 1 foot army on F12
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom removes a foot army from H11
      Then the action is refused under "A city always has a garrison"
      And nothing has changed

    Scenario: A last guard cannot be given up while a cavalry piece can be lost
      Given the position "the Kingdom's new armies"
      And the Republic guards its city at C8 south (between C8, D7 and D8) with 1 foot army on C8
      And the Republic has 2 cavalry pieces on E8
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from C8
      Then the action is refused under "A city always has a garrison"
      And nothing has changed

    Scenario: Cavalry that guards a city alone cannot be given up while a foot army can be lost
      Given the position "the Republic's new armies"
      And the Kingdom has its cities at H11 north (between G11, G12 and H11), G10 south (between G10, H9 and H10), G7 south (between G7, H6 and H7) and G6 north (between F6, F7 and G6)
      And the Kingdom has only 1 foot army on F12, 1 cavalry piece on F7, 1 cavalry piece on H7, 1 cavalry piece on H10 and 1 cavalry piece on H11
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom removes a cavalry piece from H11
      Then the action is refused under "A city always has a garrison"
      And nothing has changed

    @ruling:rivalry.ruling.city_without_a_piece
    Scenario: A last guard is lost when no other piece is left
      Given the position "the Republic's new armies"
      And the Kingdom guards its city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom has 1 foot army on F12
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom removes a foot army from F12
      And the Kingdom removes a foot army from H11
      Then the Kingdom has only 1 foot army on F7, 1 foot army on H7 and 1 foot army on H10
      And the Kingdom holds the city at H11 north

    Scenario: Either of two guards may be lost, but the other must then stay
      Given the position "the Republic's new armies"
      And the Kingdom guards its city at H11 north (between G11, G12 and H11) with 1 foot army on H11 and 1 foot army on G11
      And the Kingdom has 1 foot army on F6
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom removes a foot army from G11
      And the Kingdom removes a foot army from H11
      Then the action is refused under "A city always has a garrison"

    @reading:rivalry.ruling.mutiny_garrison=freely
    # May Mutiny take the last piece of a city that has to be garrisoned? Yes, whenever the player likes.
    Scenario: If last guards may be lost freely, two of them may be lost at once
      Given the position "the Republic's new armies"
      And the Kingdom guards its city at H11 north (between G11, G12 and H11) with 1 foot army on H11
      And the Kingdom guards its city at G10 south (between G10, H9 and H10) with 1 foot army on H10
      And the Kingdom has 1 foot army on F12
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom removes a foot army from H11
      And the Kingdom removes a foot army from H10
      Then the Kingdom has only 1 foot army on F12, 1 foot army on F7 and 1 foot army on H7

    @reading:rivalry.ruling.mutiny_garrison=never
    # May Mutiny take the last piece of a city that has to be garrisoned? No; if only such pieces are left,
    # the mutiny ends.
    Scenario: If last guards are never lost, the mutiny ends when no other piece is left
      Given the position "the Republic's new armies"
      And the Kingdom has 1 foot army on F12
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      And the Kingdom removes a foot army from F12
      Then the Kingdom has only its guards on F7, H7, H10 and H11
      And the Kingdom may not remove a piece at all
      And it is the Kingdom's turn

    @reading:rivalry.ruling.mutiny_garrison=never
    # May Mutiny take the last piece of a city that has to be garrisoned? No; if only such pieces are left,
    # the mutiny ends.
    Scenario: If last guards are never lost, nothing is lost when only guards are left
      Given the position "the Republic's new armies"
      And the top card of the stack is Mutiny 2
      When the Republic adds no more armies, and the Kingdom rolls 7 (5 and 2)
      Then the Kingdom has only its guards on F7, H7, H10 and H11
      And the Kingdom may not remove a piece at all

    @clause:rivalry.capture.control_needs_an_army
    Scenario: The last piece of a captured city may be lost to Mutiny, and the city is then lost, too
      Given the position "the Kingdom's new armies"
      And the Republic holds the enemy's city at G7 south (between G7, H6 and H7) with 1 foot army on H6
      And the cities that may still add an army are G6 north (between F6, F7 and G6), G10 south (between G10, H9 and H10) and H11 north (between G11, G12 and H11)
      And the Republic has 1 foot army on E8
      And the Kingdom has only 1 foot army on F7, 1 foot army on H10 and 1 foot army on H11
      And the top card of the stack is Mutiny 2
      When the Kingdom adds no more armies, and the Republic rolls 7 (5 and 2)
      And the Republic removes a foot army from H6
      And the Republic removes a foot army from E8
      Then the Republic has only its guards on C8, C9, C12 and E12
      And the Kingdom holds the city at G7 south
