// Made from schemas/rivalry by adapters/make_messages.py; schemas bc400e7b2076b876
package main

type Messages struct {
	Action  *Action  `json:"action,omitempty"`
	Outcome *Outcome `json:"outcome,omitempty"`
	State   *State   `json:"state,omitempty"`
	View    *View    `json:"view,omitempty"`
}

// One decision of one seat. Rolls, draws, shuffles and lost turns leave no choice and
// happen inside the action that brings them on. Equal pieces on one tile are one choice.
type Action struct {
	Site  *string `json:"site,omitempty"`
	Type  Type    `json:"type"`
	Piece *Piece  `json:"piece,omitempty"`
	Tile  *string `json:"tile,omitempty"`
	From  *string `json:"from,omitempty"`
	To    *string `json:"to,omitempty"`
}

// Whether the game is over, who has won and how. Nothing is counted for points in this
// game; the cities that each nation holds are told for the reader.
type Outcome struct {
	Over                                                                                        bool             `json:"over"`
	// What each nation has on the board.
	Scores                                                                                      map[string]Score `json:"scores"`
	Why                                                                                         Why              `json:"why"`
	// The winner; nobody while the game goes on, and when the turns agreed on have been played.
	Winners                                                                                     []TurnElement    `json:"winners"`
}

type Score struct {
	// Cities that the nation holds.
	Cities                                  int64 `json:"cities"`
	// Foot armies and cavalry on the board.
	Pieces                                  int64 `json:"pieces"`
}

// Everything that a game in progress consists of. Keys that begin with x_ are the engine's
// own and are ignored at any depth.
type State struct {
	// Other seats that have an optional action meanwhile; never any in this game.
	MayAct                                                                                    []TurnElement    `json:"may_act"`
	// What is unfinished: the first entry is what is being decided now, each further one what
	// the game then goes on with. Empty when the game is over.
	Pending                                                                                   []PendingElement `json:"pending"`
	// setup: cities and armies are placed. card: an orange card is carried out. turn: pieces
	// are moved and attacks begun. battle: an attack is under way, up to the marching in.
	// leader: a capital has been captured and its leader is in danger. production: new armies
	// are added. over: the game has ended.
	Phase                                                                                     Phase            `json:"phase"`
	// False between the parts of one choice: after the first army of a card has been placed,
	// after the first piece has been lost to Mutiny, from a surrender until its last piece is
	// relocated, and after the first piece has marched in or advanced.
	Settled                                                                                   bool             `json:"settled"`
	Table                                                                                     Table            `json:"table"`
	// The seat that the game waits for; none when it is over.
	ToAct                                                                                     []TurnElement    `json:"to_act"`
}

// Something unfinished. Where no seat is named, it is the one whose turn it is.
type PendingElement struct {
	Kind       Kind         `json:"kind"`
	Left       *int64       `json:"left,omitempty"`
	Seat       *TurnElement `json:"seat,omitempty"`
	Additional *int64       `json:"additional,omitempty"`
	PlacedAt   []string     `json:"placed_at,omitempty"`
	Card       *string      `json:"card,omitempty"`
	Attacked   *bool        `json:"attacked,omitempty"`
	Moved      *Moved       `json:"moved,omitempty"`
	Moves      *int64       `json:"moves,omitempty"`
	Seven      *bool        `json:"seven,omitempty"`
	From       *string      `json:"from,omitempty"`
	To         *string      `json:"to,omitempty"`
	Begun      *bool        `json:"begun,omitempty"`
	Sites      []string     `json:"sites,omitempty"`
}

type Moved struct {
	Cavalry map[string]int64 `json:"cavalry"`
	Foot    map[string]int64 `json:"foot"`
}

// All that outlasts the current decision.
type Table struct {
	// The capital that each nation declared in the setup, whoever holds it now; nothing before
	// that.
	Capitals                                                                                   map[string][]string         `json:"capitals"`
	// The cavalry pieces of each nation on the board.
	Cavalry                                                                                    map[string]map[string]int64 `json:"cavalry"`
	// The cavalry pieces of each nation that are not on the board.
	CavalryReserve                                                                             map[string]int64            `json:"cavalry_reserve"`
	// Every site of the map, with the city that stands on it, or none: who founded it, and who
	// holds it now (nobody only under the reading control_lost=nobody).
	Cities                                                                                     map[string][]City           `json:"cities"`
	// The face-down stack of orange cards, the first on top.
	Deck                                                                                       []string                    `json:"deck"`
	// The orange cards that have been drawn.
	Discard                                                                                    []string                    `json:"discard"`
	// The nations whose leader has escaped in this game.
	Escaped                                                                                    []TurnElement               `json:"escaped"`
	// The foot armies of each nation on the board.
	Foot                                                                                       map[string]map[string]int64 `json:"foot"`
	// The city in which each nation's leader resides; where it is not the capital, it is the
	// interim capital. Nothing before the capital is declared.
	Leaders                                                                                    map[string][]string         `json:"leaders"`
	// How many of its next turns each nation is to lose.
	LostTurns                                                                                  map[string]int64            `json:"lost_turns"`
	// How the game has ended.
	Result                                                                                     Result                      `json:"result"`
	// The nations whose cities do not produce in the next turn of their own.
	SabotagedNextTurn                                                                          []TurnElement               `json:"sabotaged_next_turn"`
	// The nation whose cities do not produce at the end of the present turn, which is its own;
	// nobody once that turn has ended.
	SabotagedThisTurn                                                                          []TurnElement               `json:"sabotaged_this_turn"`
	// Both nations, in the order in which the game was started.
	Seats                                                                                      []TurnElement               `json:"seats"`
	// Whose turn it is; in the setup, who begins; when the game is over, whose turn was the
	// last that was played; a turn that was lost is none.
	Turn                                                                                       TurnElement                 `json:"turn"`
	// How many turns may still be begun after the present one, if the players have agreed on a
	// number; empty if they have not (and under the reading endless_game=no_limit).
	TurnsLeft                                                                                  []int64                     `json:"turns_left"`
}

type City struct {
	Founder TurnElement `json:"founder"`
	Holder  Holder      `json:"holder"`
}

// How the game has ended.
type Result struct {
	Why     Why           `json:"why"`
	Winners []TurnElement `json:"winners"`
}

// What a player sees by looking at the table now: everything but the order of the face-down
// stack, of which only its size shows.
type View struct {
	Capitals                               map[string][]string         `json:"capitals"`
	Cavalry                                map[string]map[string]int64 `json:"cavalry"`
	CavalryReserve                         map[string]int64            `json:"cavalry_reserve"`
	Cities                                 map[string][]City           `json:"cities"`
	// How many orange cards the stack has.
	Deck                                   int64                       `json:"deck"`
	Discard                                []string                    `json:"discard"`
	Escaped                                []TurnElement               `json:"escaped"`
	Foot                                   map[string]map[string]int64 `json:"foot"`
	Leaders                                map[string][]string         `json:"leaders"`
	LostTurns                              map[string]int64            `json:"lost_turns"`
	Result                                 Result                      `json:"result"`
	SabotagedNextTurn                      []TurnElement               `json:"sabotaged_next_turn"`
	SabotagedThisTurn                      []TurnElement               `json:"sabotaged_this_turn"`
	Seats                                  []TurnElement               `json:"seats"`
	Turn                                   TurnElement                 `json:"turn"`
	TurnsLeft                              []int64                     `json:"turns_left"`
}

type Piece string

const (
	Cavalry Piece = "cavalry"
	Foot    Piece = "foot"
)

type Type string

const (
	Attack           Type = "attack"
	AttackAgain      Type = "attack_again"
	DeclareCapital   Type = "declare_capital"
	Done             Type = "done"
	Fight            Type = "fight"
	Found            Type = "found"
	GiveUp           Type = "give_up"
	LeaveLeader      Type = "leave_leader"
	Move             Type = "move"
	Place            Type = "place"
	Relocate         Type = "relocate"
	Remove           Type = "remove"
	RollToSaveLeader Type = "roll_to_save_leader"
	Surrender        Type = "surrender"
	TypeBuild        Type = "build"
	TypeEscape       Type = "escape"
	TypeMarchIn      Type = "march_in"
)

// leader captured: the roll to save the leader failed or was declined. no second city: a
// capital fell from which the leader could not escape. interim capital: it was lost. turn
// limit: the turns agreed on have been played.
type Why string

const (
	InterimCapital Why = "interim capital"
	LeaderCaptured Why = "leader captured"
	NoSecondCity   Why = "no second city"
	StillPlaying   Why = "still playing"
	TurnLimit      Why = "turn limit"
)

// The nations whose leader has escaped in this game.
//
// Whose turn it is; in the setup, who begins; when the game is over, whose turn was the
// last that was played; a turn that was lost is none.
type TurnElement string

const (
	SetupKingdom  TurnElement = "Kingdom"
	SetupRepublic TurnElement = "Republic"
)

type Kind string

const (
	Advance        Kind = "advance"
	Answer         Kind = "answer"
	Armies         Kind = "armies"
	Cities         Kind = "cities"
	Gain           Kind = "gain"
	KindBattle     Kind = "battle"
	KindBuild      Kind = "build"
	KindEscape     Kind = "escape"
	KindMarchIn    Kind = "march_in"
	KindProduction Kind = "production"
	KindTurn       Kind = "turn"
	LastDitch      Kind = "last_ditch"
	Loss           Kind = "loss"
	Mutiny         Kind = "mutiny"
	NextTurn       Kind = "next_turn"
	Relocation     Kind = "relocation"
)

// setup: cities and armies are placed. card: an orange card is carried out. turn: pieces
// are moved and attacks begun. battle: an attack is under way, up to the marching in.
// leader: a capital has been captured and its leader is in danger. production: new armies
// are added. over: the game has ended.
type Phase string

const (
	Card            Phase = "card"
	Leader          Phase = "leader"
	Over            Phase = "over"
	PhaseBattle     Phase = "battle"
	PhaseProduction Phase = "production"
	PhaseTurn       Phase = "turn"
	Setup           Phase = "setup"
)

type Holder string

const (
	HolderKingdom  Holder = "Kingdom"
	HolderRepublic Holder = "Republic"
	Nobody         Holder = "nobody"
)
