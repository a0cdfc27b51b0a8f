// Made from schemas/lost_cities_rivals by adapters/make_messages.py; schemas 35eba2c8be0069db
package main

type Messages struct {
	Action  *Action  `json:"action,omitempty"`
	Outcome *Outcome `json:"outcome,omitempty"`
	State   *State   `json:"state,omitempty"`
	View    *View    `json:"view,omitempty"`
}

// One decision of one seat.
type Action struct {
	Type Type    `json:"type"`
	Gold *int64  `json:"gold,omitempty"`
	Card *string `json:"card,omitempty"`
}

// Whether the game is over, who has won, and each player's score taken apart. Before the
// end the scores are what the table would give now, and nobody has won.
type Outcome struct {
	Over                                                                    bool             `json:"over"`
	Scores                                                                  map[string]Score `json:"scores"`
	// How the game came to its outcome.
	Why                                                                     Why              `json:"why"`
	// The seats with the most victory points; empty while the game goes on.
	Winners                                                                 []Setup          `json:"winners"`
}

type Score struct {
	// For each colour the footprints, the multiplier that the wager cards give, and the bonus.
	Expeditions                                                                                Expeditions `json:"expeditions"`
	// Victory points for coins.
	Gold                                                                                       int64       `json:"gold"`
	Total                                                                                      int64       `json:"total"`
}

// For each colour the footprints, the multiplier that the wager cards give, and the bonus.
type Expeditions struct {
	Blue   Blue `json:"blue"`
	Green  Blue `json:"green"`
	Red    Blue `json:"red"`
	White  Blue `json:"white"`
	Yellow Blue `json:"yellow"`
}

type Blue struct {
	Bonus                                                                     int64 `json:"bonus"`
	Footprints                                                                int64 `json:"footprints"`
	// 1 and one more for each wager card; 0 for an expedition without a card.
	Multiplier                                                                int64 `json:"multiplier"`
	// Footprints times multiplier, plus the bonus.
	Total                                                                     int64 `json:"total"`
}

// Everything that a game in progress consists of. Keys that begin with x_ are the engine's
// own and are ignored at any depth.
type State struct {
	// Other seats that have an optional action meanwhile; never any in this game.
	MayAct                                                                                      []Setup `json:"may_act"`
	// The unfinished part of the current turn.
	Pending                                                                                     Pending `json:"pending"`
	// turn: a seat uncovers or opens an auction. auction: a seat bids higher or passes. spoils:
	// the highest bidder takes and returns cards. over: the game has ended.
	Phase                                                                                       Phase   `json:"phase"`
	// False between the parts of the highest bidder's choice of cards, after the first part.
	Settled                                                                                     bool    `json:"settled"`
	Table                                                                                       Table   `json:"table"`
	// The seats that the game waits for; none when it is over.
	ToAct                                                                                       []Setup `json:"to_act"`
}

// The unfinished part of the current turn.
type Pending struct {
	// Whether the highest bidder has added a card in this choice; false outside the phase
	// spoils.
	Added                                                                                    bool `json:"added"`
	// Whether the highest bidder has returned a card in this choice; false outside the phase
	// spoils.
	Returned                                                                                 bool `json:"returned"`
}

// All that outlasts the current decision.
type Table struct {
	// The standing of the auction: the highest bid (0 outside an auction), who made it, and who
	// has passed.
	Auction                                                                                     AuctionClass          `json:"auction"`
	// The cards back in the game box.
	Box                                                                                         []string              `json:"box"`
	// The face-up cards beside the draw pile.
	Display                                                                                     []string              `json:"display"`
	// The face-down pile that is being drawn from.
	DrawPile                                                                                    []string              `json:"draw_pile"`
	// The expeditions of each player, one stack for each colour, empty where none has been
	// begun.
	Expeditions                                                                                 map[string]Expedition `json:"expeditions"`
	// The coins of each player.
	Gold                                                                                        map[string]int64      `json:"gold"`
	// The coins in the centre of the table.
	GoldSupply                                                                                  int64                 `json:"gold_supply"`
	// The face-down piles set to the side; the first becomes the next draw pile.
	PilesAside                                                                                  [][]string            `json:"piles_aside"`
	// The players in clockwise order, beginning with the starting player of the game.
	Seats                                                                                       []Setup               `json:"seats"`
	// Who holds the starting player card.
	StartingPlayer                                                                              Setup                 `json:"starting_player"`
}

// The standing of the auction: the highest bid (0 outside an auction), who made it, and who
// has passed.
type AuctionClass struct {
	Bid                                     int64   `json:"bid"`
	// The highest bidder, or an empty list.
	Bidder                                  []Setup `json:"bidder"`
	Passed                                  []Setup `json:"passed"`
}

type Expedition struct {
	Blue   []string `json:"blue"`
	Green  []string `json:"green"`
	Red    []string `json:"red"`
	White  []string `json:"white"`
	Yellow []string `json:"yellow"`
}

// What a player sees by looking at the table now: all that lies open, and of what lies face
// down only how much it is.
type View struct {
	Auction                                                                                AuctionClass          `json:"auction"`
	// How many cards are back in the game box.
	Box                                                                                    int64                 `json:"box"`
	Display                                                                                []string              `json:"display"`
	// How many cards the draw pile has.
	DrawPile                                                                               int64                 `json:"draw_pile"`
	Expeditions                                                                            map[string]Expedition `json:"expeditions"`
	// The coins of each player; under the reading gold_is_open=hidden, of this seat alone.
	Gold                                                                                   map[string]int64      `json:"gold"`
	GoldSupply                                                                             int64                 `json:"gold_supply"`
	// How many cards each pile set aside has.
	PilesAside                                                                             []int64               `json:"piles_aside"`
	Seats                                                                                  []Setup               `json:"seats"`
	StartingPlayer                                                                         Setup                 `json:"starting_player"`
}

type Type string

const (
	Add     Type = "add"
	Bid     Type = "bid"
	Done    Type = "done"
	Pass    Type = "pass"
	Return  Type = "return"
	Uncover Type = "uncover"
)

// How the game came to its outcome.
type Why string

const (
	MostVictoryPoints Why = "most victory points"
	StillPlaying      Why = "still playing"
	Tie               Why = "tie"
)

// Who holds the starting player card.
type Setup string

const (
	East  Setup = "East"
	North Setup = "North"
	South Setup = "South"
	West  Setup = "West"
)

// turn: a seat uncovers or opens an auction. auction: a seat bids higher or passes. spoils:
// the highest bidder takes and returns cards. over: the game has ended.
type Phase string

const (
	Auction Phase = "auction"
	Over    Phase = "over"
	Spoils  Phase = "spoils"
	Turn    Phase = "turn"
)
