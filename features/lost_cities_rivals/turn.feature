Feature: The turn

  @clause:lost_cities_rivals.turn.starting_player_takes_card
  Rule: The starting player takes the starting player card

    Scenario: The first seat has the starting player card
      Given a new game for North and East with any shuffles
      Then North holds the starting player card

    Scenario: The first seat in the list has the starting player card, whichever seat it is
      Given a new game for South, North and East with any shuffles
      Then South holds the starting player card
      And East sees that South holds the starting player card

    @reading:lost_cities_rivals.ruling.who_starts=by_lot
    # Who is the starting player if nobody's birthday is known? The player whose seat comes first when the
    # seats are shuffled, which happens after the other shuffles of the setup.
    Scenario: The seat drawn by lot comes first and has the starting player card
      Given a new game for North and East, the lot for the first turn falling on East
      Then East holds the starting player card
      And the players sit in the order East and North

    Scenario Outline: The starting player card does not move when a card is uncovered
      Given the position "<players> players, North to move"
      When North uncovers a card
      Then North holds the starting player card

      Examples:
        | players |
        | two     |
        | three   |
        | four    |

    Scenario: The starting player card stays with its holder when the game is over
      Given the position "three players, last card of the game"
      When North uncovers a card
      Then North holds the starting player card

    Scenario: The starting player card stays with its holder even in another player's turn
      Given the position "three players, North to move"
      But it is East's turn
      And South holds the starting player card
      When East uncovers a card
      Then South holds the starting player card

  @clause:lost_cities_rivals.turn.starting_player_has_first_turn
  Rule: The starting player has the first turn

    Scenario: The first seat has the first turn
      Given a new game for North and East with any shuffles
      Then it is North's turn to act
      And East may do nothing

    Scenario: The first seat in the list has the first turn, whichever seat it is
      Given a new game for West, South, East and North with any shuffles
      Then it is West's turn to act

    @reading:lost_cities_rivals.ruling.who_starts=by_lot
    # Who is the starting player if nobody's birthday is known? The player whose seat comes first when the
    # seats are shuffled, which happens after the other shuffles of the setup.
    Scenario: The seat drawn by lot has the first turn
      Given a new game for North and East, the lot for the first turn falling on East
      Then it is East's turn to act

    @reading:lost_cities_rivals.ruling.who_starts=by_lot
    # Who is the starting player if nobody's birthday is known? The player whose seat comes first when the
    # seats are shuffled, which happens after the other shuffles of the setup.
    Scenario: The lot may name the first seat
      Given a new game for North, East and South, the lot for the first turn falling on North
      Then it is North's turn to act

    Scenario: The game begins without an auction
      Given a new game for North and East with any shuffles
      Then no auction is under way
      And North may uncover a card

    Scenario: The second seat cannot take the first turn
      Given a new game for North and East with any shuffles
      When East uncovers a card
      Then the action is refused
      And it is North's turn to act
      And nothing has changed

  @clause:lost_cities_rivals.turn.clockwise
  Rule: Turns go round clockwise

    @reading:lost_cities_rivals.ruling.starting_player_card_stays_while_uncovering=follows_the_turn
    # Does the starting player card move when a turn passes without an auction? Yes, it goes to the player
    # whose turn begins. When the game is over, nobody's turn begins.
    Scenario: If the starting player card follows the turn, the next player has it
      Given the position "three players, North to move"
      When North uncovers a card
      Then East holds the starting player card
      And East sees that East holds the starting player card

    Scenario Outline: The next player clockwise has the turn after <case>
      Given the position "<players> players, North to move"
      And it is <seat>'s turn
      When <seat> uncovers a card
      Then it is <next>'s turn to act

      Examples:
        | case           | players | seat  | next  |
        | North (two players) | two     | North | East  |
        | East (two players) | two     | East  | North |
        | North (three players) | three   | North | East  |
        | East (three players) | three   | East  | South |
        | South (three players) | three   | South | North |
        | North (four players) | four    | North | East  |
        | East (four players) | four    | East  | South |
        | South (four players) | four    | South | West  |
        | West (four players) | four    | West  | North |

    Scenario: The turn goes round in the order in which the players are named, which is how they sit
      Given a new game for North, South and East with any shuffles
      When North uncovers a card
      Then it is South's turn to act

    Scenario: The turn goes round four players in the order in which they are named and sit
      Given a new game for West, South, East and North with any shuffles
      When West uncovers a card
      Then it is South's turn to act

    Scenario Outline: The turn follows the order of the seats, not the order of the compass (<case>)
      Given the position "four players, North to move"
      But the players sit in the order North, West, East and South
      And it is <seat>'s turn
      When <seat> uncovers a card
      Then it is <next>'s turn to act

      Examples:
        | case       | seat  | next  |
        | from North | North | West  |
        | from West  | West  | East  |
        | from East  | East  | South |

    Scenario Outline: Only the player whose turn it is may do anything
      Given the position "four players, North to move"
      And it is <seat>'s turn
      And <seat> has 7 gold
      Then <seat> may only uncover a card or bid 1 to 7 gold
      And <second> may do nothing
      And <third> may do nothing
      And <fourth> may do nothing

      Examples:
        | seat  | second | third | fourth |
        | North | East   | South | West   |
        | East  | South  | West  | North  |
        | South | West   | North | East   |
        | West  | North  | East  | South  |

    Scenario: A player cannot uncover a card in another player's turn
      Given the position "three players, North to move"
      When South uncovers a card
      Then the action is refused
      And it is North's turn to act
      And nothing has changed

    Scenario: A player cannot start an auction in another player's turn
      Given the position "three players, North to move"
      When East opens the auction with 2 gold
      Then the action is refused
      And it is North's turn to act
      And nothing has changed

  @clause:lost_cities_rivals.turn.must_act
  Rule: A turn cannot be passed

    Scenario Outline: A player can begin a turn only by uncovering a card or making a bid
      Given the position "<players> players, North to move"
      And North has <gold> gold
      Then North may only uncover a card or bid 1 to <gold> gold

      Examples:
        | players | gold |
        | two     | 10   |
        | three   | 8    |
        | four    | 7    |

    Scenario: A player cannot pass the turn
      Given the position "two players, North to move"
      When North passes
      Then the action is refused under "A turn cannot be passed"
      And nothing has changed

    Scenario: A player without gold cannot pass the turn
      Given the position "two players, North to move"
      And North has 0 gold
      When North passes
      Then the action is refused under "A turn cannot be passed"
      And nothing has changed

    Scenario: A player without gold can only uncover a card
      Given the position "two players, North to move"
      And North has 0 gold
      Then North may only uncover a card

    Scenario: A player with one coin may uncover a card or bid the coin
      Given the position "two players, North to move"
      And North has 1 gold
      Then North may only uncover a card or bid 1 gold

    Scenario: A player cannot close an auction instead of taking a turn
      Given the position "two players, North to move"
      When North closes the auction
      Then the action is refused under "A turn cannot be passed"
      And nothing has changed

  @clause:lost_cities_rivals.turn.one_action_only
  Rule: A turn has one action

    Scenario: A player cannot uncover a second card in the same turn
      Given the position "two players, North to move"
      When North uncovers a card
      And North uncovers a card
      Then the action is refused under "Only one action in a turn"
      And nothing has changed

    Scenario: A player cannot start an auction after uncovering a card
      Given the position "two players, North to move"
      When North uncovers a card
      And North opens the auction with 2 gold
      Then the action is refused under "Only one action in a turn"
      And nothing has changed

    Scenario: A player who has uncovered a card may do nothing more
      Given the position "three players, North to move"
      When North uncovers a card
      Then North may do nothing

    Scenario: A player who has started and won an auction cannot uncover a card as well
      Given the position "two players, North to move"
      When North opens the auction with 2 gold
      And East passes
      And North adds the red 4 and closes the auction
      And North uncovers a card
      Then the action is refused under "Only one action in a turn"
      And nothing has changed

    Scenario: A player cannot start a second auction in the same turn
      Given the position "two players, North to move"
      When North opens the auction with 2 gold
      And East passes
      And North adds the red 4 and closes the auction
      And North opens the auction with 1 gold
      Then the action is refused under "Only one action in a turn"
      And nothing has changed

    Scenario: A player who has started and won an auction may do nothing more
      Given the position "two players, North to move"
      When North opens the auction with 2 gold
      And East passes
      And North adds the red 4 and closes the auction
      Then North may do nothing
