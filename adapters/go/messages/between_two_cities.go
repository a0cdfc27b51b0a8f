// Made from schemas/between_two_cities by adapters/make_messages.py; schemas be55bfe68e178963
package main

type Messages struct {
	Action  *Action  `json:"action,omitempty"`
	Outcome *Outcome `json:"outcome,omitempty"`
	State   *State   `json:"state,omitempty"`
	View    *View    `json:"view,omitempty"`
}

// One decision of one seat. Passing hands, revealing, discarding and drawing leave no
// choice and happen inside the action that brings them on.
type Action struct {
	Tile string  `json:"tile"`
	Type Type    `json:"type"`
	At   *string `json:"at,omitempty"`
	City *string `json:"city,omitempty"`
}

// Whether the game is over, who has won, every city's score taken apart by building type,
// and what the tie-breakers compare. Any position has one: before the end the cities score
// as they lie, factories compared between them as they lie, and nobody has won.
type Outcome struct {
	// The score of each city in play, taken apart.
	Cities                                                                                      map[string]City   `json:"cities"`
	// True exactly in the phase over.
	Over                                                                                        bool              `json:"over"`
	// What each player's two cities give that player.
	Players                                                                                     map[string]Player `json:"players"`
	// What decided. still playing: nothing yet. highest final score: one player alone has it.
	// first tiebreaker, second tiebreaker: the comparison after which one player was left.
	// lowest seating value: only under the reading still_tied=lower_value. tie: no comparison
	// broke it.
	Why                                                                                         Why               `json:"why"`
	// Who wins; several where a tie stays unbroken and is shared; empty while the game goes on.
	Winners                                                                                     []Setup           `json:"winners"`
}

type City struct {
	// Points for all factories.
	Factories                                                                         int64 `json:"factories"`
	// Points for all houses.
	Houses                                                                            int64 `json:"houses"`
	// Points for all sets of offices, the bonus points for adjacent taverns included.
	Offices                                                                           int64 `json:"offices"`
	// Points for all groups of parks.
	Parks                                                                             int64 `json:"parks"`
	// Points for all sets of shops.
	Shops                                                                             int64 `json:"shops"`
	// Points for all sets of taverns.
	Taverns                                                                           int64 `json:"taverns"`
	// The sum of the six.
	Total                                                                             int64 `json:"total"`
}

type Player struct {
	// How many buildings of each type both cities have together: what the second tie-breaker
	// compares, in this order.
	Buildings                                                                                   Buildings `json:"buildings"`
	// The lower one of the scores of the player's two cities; with two players, their sum.
	FinalScore                                                                                  int64     `json:"final_score"`
	// What the better one of the player's two cities scores; it is the first tie-breaker of the
	// game for three to seven, and decides nothing with two players.
	HigherCity                                                                                  int64     `json:"higher_city"`
}

// How many buildings of each type both cities have together: what the second tie-breaker
// compares, in this order.
type Buildings struct {
	Factories int64 `json:"factories"`
	Houses    int64 `json:"houses"`
	Offices   int64 `json:"offices"`
	Parks     int64 `json:"parks"`
	Shops     int64 `json:"shops"`
	Taverns   int64 `json:"taverns"`
}

// Everything that a game in progress consists of. Keys that begin with x_ are the engine's
// own and are ignored at any depth.
type State struct {
	// Other seats that have an optional action meanwhile; never any in this game.
	MayAct                                                                                    []Setup `json:"may_act"`
	// The unfinished part of the current turn.
	Pending                                                                                   Pending `json:"pending"`
	// choosing: the players choose two tiles each, face down. placing: the chosen tiles have
	// been revealed, and the players place them. over: the game has ended.
	Phase                                                                                     Phase   `json:"phase"`
	// False between the two tiles of one player's choice.
	Settled                                                                                   bool    `json:"settled"`
	Table                                                                                     Table   `json:"table"`
	// The seats that the game waits for: while choosing, all that have not finished their
	// choice; while placing, all that may place a tile now; none when the game is over. In an
	// unsettled state it is the one seat that has chosen its first tile.
	ToAct                                                                                     []Setup `json:"to_act"`
}

// The unfinished part of the current turn.
type Pending struct {
	// For each player the cities into which the player still has to place a tile in this turn:
	// of the city to the left and the city to the right those not yet served. Empty lists
	// outside the phase placing.
	ToPlaceIn                                                                                  map[string][]string `json:"to_place_in"`
}

// All that outlasts the current decision.
type Table struct {
	// The building tiles face down in the box, in the order in which they will be drawn.
	Box                                                                                         []string                     `json:"box"`
	// The tiles that each player has chosen, face down in front of that player until the
	// reveal; two after a finished choice.
	Chosen                                                                                      map[string][]string          `json:"chosen"`
	// What has been built in each city in play.
	Cities                                                                                      map[string]map[string]string `json:"cities"`
	// The tiles discarded face down to the centre of the scoreboard.
	Discards                                                                                    []string                     `json:"discards"`
	// The face-down duplex tiles, in the order in which they will be drawn.
	DuplexStack                                                                                 []string                     `json:"duplex_stack"`
	// The hand of each player; empty from the end of the choice until the next hand is picked
	// up or drawn.
	Hands                                                                                       map[string][]string          `json:"hands"`
	// The revealed tiles that lie face up in front of each player and have not been placed yet.
	Revealed                                                                                    map[string][]string          `json:"revealed"`
	// The round being played, the last one after the end: 1, 2 or 3 with three to seven
	// players, 1a to 3b with two.
	Round                                                                                       Round                        `json:"round"`
	// The seating value of each player, rising clockwise from the first seat.
	SeatingValues                                                                               map[string]int64             `json:"seating_values"`
	// The players in clockwise order, beginning with the first in the seating order. The first
	// city of the component set lies to the left of the first seat, the second to the left of
	// the second seat, and so on, so that each seat has the city of the seat before it to its
	// right. With two seats the first two cities are the left and the right one of the first
	// seat, the next two those of the second.
	Seats                                                                                       []Setup                      `json:"seats"`
	// For each city in play, the tiles that lie face down under its token.
	UnderTokens                                                                                 map[string][]string          `json:"under_tokens"`
}

// What a player sees by looking at the table now: their own hand, all that lies open, and
// of what lies face down only how much it is. Whether players may look at the tiles that
// they have chosen themselves is settled by a ruling (own_choice_seen_by_its_owner).
type View struct {
	// How many building tiles are in the box.
	Box                                                                                         int64                        `json:"box"`
	// How many chosen tiles lie face down in front of each player: two once the player has
	// chosen. Where players may look at their own, the seat's own chosen tiles instead of their
	// number.
	Chosen                                                                                      map[string]*Chosen           `json:"chosen"`
	Cities                                                                                      map[string]map[string]string `json:"cities"`
	// How many tiles have been discarded.
	Discards                                                                                    int64                        `json:"discards"`
	// How many duplex tiles nobody has drawn.
	DuplexStack                                                                                 int64                        `json:"duplex_stack"`
	// The tiles of the seat's own hand.
	Hand                                                                                        []string                     `json:"hand"`
	// How many tiles each player's hand has.
	Hands                                                                                       map[string]int64             `json:"hands"`
	Revealed                                                                                    map[string][]string          `json:"revealed"`
	Round                                                                                       Round                        `json:"round"`
	SeatingValues                                                                               map[string]int64             `json:"seating_values"`
	Seats                                                                                       []Setup                      `json:"seats"`
	// How many tiles lie under the token of each city.
	UnderTokens                                                                                 map[string]int64             `json:"under_tokens"`
}

type Type string

const (
	Choose Type = "choose"
	Place  Type = "place"
)

// What decided. still playing: nothing yet. highest final score: one player alone has it.
// first tiebreaker, second tiebreaker: the comparison after which one player was left.
// lowest seating value: only under the reading still_tied=lower_value. tie: no comparison
// broke it.
type Why string

const (
	FirstTiebreaker    Why = "first tiebreaker"
	HighestFinalScore  Why = "highest final score"
	LowestSeatingValue Why = "lowest seating value"
	SecondTiebreaker   Why = "second tiebreaker"
	StillPlaying       Why = "still playing"
	Tie                Why = "tie"
)

type Setup string

const (
	East      Setup = "East"
	North     Setup = "North"
	Northeast Setup = "Northeast"
	South     Setup = "South"
	Southeast Setup = "Southeast"
	Southwest Setup = "Southwest"
	West      Setup = "West"
)

// choosing: the players choose two tiles each, face down. placing: the chosen tiles have
// been revealed, and the players place them. over: the game has ended.
type Phase string

const (
	Choosing Phase = "choosing"
	Over     Phase = "over"
	Placing  Phase = "placing"
)

// The round being played, the last one after the end: 1, 2 or 3 with three to seven
// players, 1a to 3b with two.
type Round string

const (
	The1  Round = "1"
	The1A Round = "1a"
	The1B Round = "1b"
	The2  Round = "2"
	The2A Round = "2a"
	The2B Round = "2b"
	The3  Round = "3"
	The3A Round = "3a"
	The3B Round = "3b"
)

type Chosen struct {
	Integer     *int64
	StringArray []string
}
