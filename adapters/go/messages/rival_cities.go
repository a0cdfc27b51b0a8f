// Made from schemas/rival_cities by adapters/make_messages.py; schemas 784c29330930c35b
package main

type Messages struct {
	Action  *Action  `json:"action,omitempty"`
	Outcome *Outcome `json:"outcome,omitempty"`
	State   *State   `json:"state,omitempty"`
	View    *View    `json:"view,omitempty"`
}

// One decision of one seat. Products paid, gained or stolen at one's choice are named one
// at a time; every other choice is one action.
type Action struct {
	Spaces    *Spaces   `json:"spaces"`
	Type      Type      `json:"type"`
	Product   *Product  `json:"product,omitempty"`
	Card      *string   `json:"card,omitempty"`
	Half      *HalfEnum `json:"half,omitempty"`
	Factories *int64    `json:"factories,omitempty"`
	Products  *Products `json:"products,omitempty"`
	Goods     *Goods    `json:"goods,omitempty"`
	Stars     *int64    `json:"stars,omitempty"`
	Pay       *Products `json:"pay,omitempty"`
	Give      *Product  `json:"give,omitempty"`
	Take      *Product  `json:"take,omitempty"`
	Alliance  *string   `json:"alliance,omitempty"`
	Ship      *string   `json:"ship,omitempty"`
	Space     *Space    `json:"space,omitempty"`
	Most      *int64    `json:"most,omitempty"`
	With      *string   `json:"with,omitempty"`
}

// Products and letters as a card shows them; any: a mixed crate, a product of choice.
type Goods struct {
	Any       *int64 `json:"any,omitempty"`
	Beer      *int64 `json:"beer,omitempty"`
	Cloth     *int64 `json:"cloth,omitempty"`
	Furniture *int64 `json:"furniture,omitempty"`
	Leather   *int64 `json:"leather,omitempty"`
	Letter    *int64 `json:"letter,omitempty"`
}

// Products as a card shows them; any: a mixed crate, a product of choice.
type Products struct {
	Any       *int64 `json:"any,omitempty"`
	Beer      *int64 `json:"beer,omitempty"`
	Cloth     *int64 `json:"cloth,omitempty"`
	Furniture *int64 `json:"furniture,omitempty"`
	Leather   *int64 `json:"leather,omitempty"`
}

// Whether the game is over, who has won and how. Stars are counted only when the game has
// ended without an instant win.
type Outcome struct {
	Over                                                                                        bool             `json:"over"`
	// The star scoring of each player, taken apart; no player while the game goes on and after
	// an instant win.
	Scores                                                                                      map[string]Score `json:"scores"`
	// ships, lawsuits, alliances, prestige: an instant win. stars: the higher total in the star
	// scoring. bell token: equal totals, decided by the bell token.
	Why                                                                                         Why              `json:"why"`
	// The winner; empty while the game goes on.
	Winners                                                                                     []TurnElement    `json:"winners"`
}

type Score struct {
	// Dark stars on the ships, won lawsuits and alliances in front of the player.
	Cards                                                                            int64 `json:"cards"`
	// Dark stars on the space of the prestige marker, if it is on the player's side.
	Prestige                                                                         int64 `json:"prestige"`
	// Star tokens.
	Tokens                                                                           int64 `json:"tokens"`
	Total                                                                            int64 `json:"total"`
}

// Everything that a game in progress consists of. Keys that begin with x_ are the engine's
// own and are ignored at any depth.
type State struct {
	// The other seat, if it may make a letter exchange meanwhile.
	MayAct                                                                                     []TurnElement    `json:"may_act"`
	// What is unfinished: the first entry is what is being decided now, each further one what
	// the game then goes on with. When the last one is done, the other player has the next
	// turn, which is not written here. Empty when the game is over.
	Pending                                                                                    []PendingElement `json:"pending"`
	// setup: the players name their free products. turn: a player's turn. off-season: the turn
	// is interrupted. over: the game has ended.
	Phase                                                                                      Phase            `json:"phase"`
	// False between the parts of one choice: while a price is being paid, and from the second
	// product on that is named or stolen (from the first, where it follows the player's own
	// action).
	Settled                                                                                    bool             `json:"settled"`
	Table                                                                                      Table            `json:"table"`
	// The seat that the game waits for; none when it is over.
	ToAct                                                                                      []TurnElement    `json:"to_act"`
}

// Something unfinished. Where no seat is named, it is the player whose turn it is.
type PendingElement struct {
	Kind         Kind         `json:"kind"`
	Seat         *TurnElement `json:"seat,omitempty"`
	Products     *int64       `json:"products,omitempty"`
	Price        *Goods       `json:"price,omitempty"`
	Saved        *int64       `json:"saved,omitempty"`
	Ship         *string      `json:"ship,omitempty"`
	PassedBell   *bool        `json:"passed_bell,omitempty"`
	Left         *LeftUnion   `json:"left"`
	Card         *string      `json:"card,omitempty"`
	Actions      []Components `json:"actions,omitempty"`
	OtherHalf    []Components `json:"other_half,omitempty"`
	Begun        *bool        `json:"begun,omitempty"`
	Caption      *Caption     `json:"caption,omitempty"`
	Each         *int64       `json:"each,omitempty"`
	Gained       []Product    `json:"gained,omitempty"`
	Pay          *Products    `json:"pay,omitempty"`
	Stars        *int64       `json:"stars,omitempty"`
	Manner       *Manner      `json:"manner,omitempty"`
	Action       *ActionEnum  `json:"action,omitempty"`
	DescendsFrom []string     `json:"descends_from,omitempty"`
	Spaces       []Space      `json:"spaces,omitempty"`
	Used         []string     `json:"used,omitempty"`
	Free         *bool        `json:"free,omitempty"`
	Space        *Space       `json:"space,omitempty"`
	Least        *int64       `json:"least,omitempty"`
	Most         *int64       `json:"most,omitempty"`
	Step         *int64       `json:"step,omitempty"`
	Alliances    []string     `json:"alliances,omitempty"`
	Ships        []string     `json:"ships,omitempty"`
}

// Actions as a card shows them, each icon by itself.
//
// An action that a card shows.
type Components struct {
	Do       Do           `json:"do"`
	Products *Products    `json:"products,omitempty"`
	Goods    *Goods       `json:"goods,omitempty"`
	Amount   *int64       `json:"amount,omitempty"`
	Pay      *Products    `json:"pay,omitempty"`
	Stars    *int64       `json:"stars,omitempty"`
	Times    *int64       `json:"times,omitempty"`
	Least    *int64       `json:"least,omitempty"`
	Most     *int64       `json:"most,omitempty"`
	Rival    []Components `json:"rival,omitempty"`
}

// All that outlasts the current decision.
type Table struct {
	// The face-down special action cards.
	ActionStack                                                                                []string                 `json:"action_stack"`
	// Each player's factories with the pliers side up.
	ActiveFactories                                                                            map[string]int64         `json:"active_factories"`
	// The alliance cards in front of each player.
	Alliances                                                                                  map[string][]string      `json:"alliances"`
	// The alliance cards that take no part in the game.
	AlliancesInBox                                                                             []string                 `json:"alliances_in_box"`
	// The alliance cards on the game board.
	AlliancesOnBoard                                                                           []string                 `json:"alliances_on_board"`
	// The basic action cards at the light edge spaces, clockwise from the off-season overview.
	BasicCards                                                                                 []string                 `json:"basic_cards"`
	// The player in front of whom the bell token lies; nobody while it lies on the bell.
	BellToken                                                                                  []TurnElement            `json:"bell_token"`
	// The special action card that is being played with Option B.
	CardInPlay                                                                                 []string                 `json:"card_in_play"`
	// The special action cards at the dark yellow edge spaces, clockwise from the off-season
	// overview.
	DarkSpaces                                                                                 [][]string               `json:"dark_spaces"`
	// The special action cards discarded face up.
	DiscardPile                                                                                []string                 `json:"discard_pile"`
	// The factories in the supply.
	FactorySupply                                                                              int64                    `json:"factory_supply"`
	// The special action cards in each player's hand.
	Hands                                                                                      map[string][]string      `json:"hands"`
	// Each player's factories with the cross side up.
	InactiveFactories                                                                          map[string]int64         `json:"inactive_factories"`
	// The ink space of the ink jar: 0 is the one at the off-season overview, the others follow
	// clockwise.
	InkJar                                                                                     int64                    `json:"ink_jar"`
	// The open lawsuits with their markers.
	LawsuitSpaces                                                                              LawsuitSpaces            `json:"lawsuit_spaces"`
	// The face-down lawsuits.
	LawsuitStack                                                                               []string                 `json:"lawsuit_stack"`
	// The lawsuits that take no part in the game, seen by nobody.
	LawsuitsInBox                                                                              []string                 `json:"lawsuits_in_box"`
	// The lawsuits that each player has won.
	LawsuitsWon                                                                                map[string][]string      `json:"lawsuits_won"`
	// The lawsuits that were resolved without a winner and went to the box.
	LawsuitsWonByNobody                                                                        []string                 `json:"lawsuits_won_by_nobody"`
	// The letters in the supply.
	LetterSupply                                                                               int64                    `json:"letter_supply"`
	// The letters in each player's stock.
	Letters                                                                                    map[string]int64         `json:"letters"`
	PrestigeMarker                                                                             Marker                   `json:"prestige_marker"`
	// The products in the supply.
	ProductSupply                                                                              ProductSupply            `json:"product_supply"`
	// The products in each player's stock.
	Products                                                                                   map[string]ProductSupply `json:"products"`
	// The two players.
	Seats                                                                                      []TurnElement            `json:"seats"`
	// The ship cards face up on the ship spaces of the game board, from the first to the last.
	ShipSpaces                                                                                 [][]string               `json:"ship_spaces"`
	// The face-down ship cards.
	ShipStack                                                                                  []string                 `json:"ship_stack"`
	// The ship cards in front of each player.
	Ships                                                                                      map[string][]string      `json:"ships"`
	// The ship cards that take no part in the game, seen by nobody.
	ShipsInBox                                                                                 []string                 `json:"ships_in_box"`
	// The star tokens in the supply.
	StarTokenSupply                                                                            int64                    `json:"star_token_supply"`
	// The star tokens in front of each player.
	StarTokens                                                                                 map[string]int64         `json:"star_tokens"`
	// Whose turn it is; before the first turn, the starting player.
	Turn                                                                                       TurnElement              `json:"turn"`
}

// The open lawsuits with their markers.
type LawsuitSpaces struct {
	I   []IElement `json:"I"`
	Ii  []IElement `json:"II"`
	Iii []IElement `json:"III"`
}

// A lawsuit on the game board, or none; its marker stands on 0 or on a number of one side.
type IElement struct {
	Lawsuit string `json:"lawsuit"`
	Marker  Marker `json:"marker"`
}

// A marker on a track with two sides: on 0 in the middle, or on a number of one side.
//
// Where the prestige marker stands: the neutral space is space 0; on a city's side the
// spaces run from 1, and the one after the last is the city's name.
type Marker struct {
	Side  Side  `json:"side"`
	Space int64 `json:"space"`
}

// The products in the supply.
//
// Products by their types; a type that is missing is zero.
type ProductSupply struct {
	Beer      *int64 `json:"beer,omitempty"`
	Cloth     *int64 `json:"cloth,omitempty"`
	Furniture *int64 `json:"furniture,omitempty"`
	Leather   *int64 `json:"leather,omitempty"`
}

// What a player sees by looking at the table now: all that lies open or went away face up,
// the player's own hand, and of what lies face down only how much it is.
type View struct {
	// How many cards the action stack has.
	ActionStack                                            int64                    `json:"action_stack"`
	ActiveFactories                                        map[string]int64         `json:"active_factories"`
	Alliances                                              map[string][]string      `json:"alliances"`
	AlliancesInBox                                         []string                 `json:"alliances_in_box"`
	AlliancesOnBoard                                       []string                 `json:"alliances_on_board"`
	BasicCards                                             []string                 `json:"basic_cards"`
	BellToken                                              []TurnElement            `json:"bell_token"`
	CardInPlay                                             []string                 `json:"card_in_play"`
	DarkSpaces                                             [][]string               `json:"dark_spaces"`
	DiscardPile                                            []string                 `json:"discard_pile"`
	FactorySupply                                          int64                    `json:"factory_supply"`
	// The special action cards in the player's own hand.
	Hand                                                   []string                 `json:"hand"`
	InactiveFactories                                      map[string]int64         `json:"inactive_factories"`
	InkJar                                                 int64                    `json:"ink_jar"`
	LawsuitSpaces                                          LawsuitSpaces            `json:"lawsuit_spaces"`
	// How many cards the lawsuit stack has.
	LawsuitStack                                           int64                    `json:"lawsuit_stack"`
	// How many lawsuits lie unseen in the box.
	LawsuitsInBox                                          int64                    `json:"lawsuits_in_box"`
	LawsuitsWon                                            map[string][]string      `json:"lawsuits_won"`
	LawsuitsWonByNobody                                    []string                 `json:"lawsuits_won_by_nobody"`
	LetterSupply                                           int64                    `json:"letter_supply"`
	Letters                                                map[string]int64         `json:"letters"`
	PrestigeMarker                                         Marker                   `json:"prestige_marker"`
	ProductSupply                                          ProductSupply            `json:"product_supply"`
	Products                                               map[string]ProductSupply `json:"products"`
	// How many special action cards the rival has in hand.
	RivalHand                                              int64                    `json:"rival_hand"`
	Seats                                                  []TurnElement            `json:"seats"`
	ShipSpaces                                             [][]string               `json:"ship_spaces"`
	// How many cards the ship stack has.
	ShipStack                                              int64                    `json:"ship_stack"`
	Ships                                                  map[string][]string      `json:"ships"`
	// How many ship cards lie unseen in the box.
	ShipsInBox                                             int64                    `json:"ships_in_box"`
	StarTokenSupply                                        int64                    `json:"star_token_supply"`
	StarTokens                                             map[string]int64         `json:"star_tokens"`
	Turn                                                   TurnElement              `json:"turn"`
}

type Product string

const (
	Beer      Product = "beer"
	Cloth     Product = "cloth"
	Furniture Product = "furniture"
	Leather   Product = "leather"
)

type HalfEnum string

const (
	Left  HalfEnum = "left"
	Right HalfEnum = "right"
)

type Space string

const (
	I   Space = "I"
	Ii  Space = "II"
	Iii Space = "III"
)

type Type string

const (
	Build          Type = "build"
	Choose         Type = "choose"
	ChooseHalf     Type = "choose_half"
	Donate         Type = "donate"
	DonateNothing  Type = "donate_nothing"
	Done           Type = "done"
	EarnPrestige   Type = "earn_prestige"
	Exchange       Type = "exchange"
	FormAlliance   Type = "form_alliance"
	GainStars      Type = "gain_stars"
	Pay            Type = "pay"
	PayAgain       Type = "pay_again"
	PayUpkeep      Type = "pay_upkeep"
	PlayCard       Type = "play_card"
	Produce        Type = "produce"
	Purchase       Type = "purchase"
	Resolve        Type = "resolve"
	ReturnAlliance Type = "return_alliance"
	Save           Type = "save"
	Steal          Type = "steal"
	SwapLawsuits   Type = "swap_lawsuits"
	TakeCard       Type = "take_card"
	TypeAdvance    Type = "advance"
	TypeDraw       Type = "draw"
	TypeGain       Type = "gain"
	TypeGift       Type = "gift"
	TypeIncome     Type = "income"
	TypeMove       Type = "move"
	TypeOptionC    Type = "option_c"
	TypePiracy     Type = "piracy"
	TypeReactivate Type = "reactivate"
	TypeRepeat     Type = "repeat"
	TypeSwap       Type = "swap"
	UseCard        Type = "use_card"
)

// ships, lawsuits, alliances, prestige: an instant win. stars: the higher total in the star
// scoring. bell token: equal totals, decided by the bell token.
type Why string

const (
	Alliances    Why = "alliances"
	BellToken    Why = "bell token"
	Lawsuits     Why = "lawsuits"
	Ships        Why = "ships"
	StillPlaying Why = "still playing"
	WhyPrestige  Why = "prestige"
	WhyStars     Why = "stars"
)

// Whose turn it is; before the first turn, the starting player.
type TurnElement string

const (
	SetupAltona  TurnElement = "Altona"
	SetupHamburg TurnElement = "Hamburg"
)

// An action that a card may repeat.
type ActionEnum string

const (
	ActionAdvance  ActionEnum = "advance"
	ActionDraw     ActionEnum = "draw"
	ActionPrestige ActionEnum = "prestige"
)

type Do string

const (
	Alliance     Do = "alliance"
	CourtRuling  Do = "court_ruling"
	DoAdvance    Do = "advance"
	DoDonation   Do = "donation"
	DoDraw       Do = "draw"
	DoGain       Do = "gain"
	DoGift       Do = "gift"
	DoPiracy     Do = "piracy"
	DoPrestige   Do = "prestige"
	DoProduction Do = "production"
	DoReactivate Do = "reactivate"
	DoStars      Do = "stars"
	DoSwap       Do = "swap"
	Factory      Do = "factory"
	Ship         Do = "ship"
)

type Caption string

const (
	CaptionGift       Caption = "gift"
	CaptionProduction Caption = "production"
	None              Caption = "none"
)

type Kind string

const (
	Actions          Kind = "actions"
	Arrival          Kind = "arrival"
	Card             Kind = "card"
	Choice           Kind = "choice"
	Discard          Kind = "discard"
	Half             Kind = "half"
	Incomes          Kind = "incomes"
	KindAdvance      Kind = "advance"
	KindDonation     Kind = "donation"
	KindMove         Kind = "move"
	KindOptionC      Kind = "option_c"
	KindRepeat       Kind = "repeat"
	KindSwap         Kind = "swap"
	KindTurn         Kind = "turn"
	NextLawsuit      Kind = "next_lawsuit"
	NextShip         Kind = "next_ship"
	OffSeason        Kind = "off_season"
	Option           Kind = "option"
	Payment          Kind = "payment"
	RepeatedPayments Kind = "repeated_payments"
	Saving           Kind = "saving"
	Start            Kind = "start"
	Sway             Kind = "sway"
	Theft            Kind = "theft"
	Upkeep           Kind = "upkeep"
)

type LeftElement string

const (
	A LeftElement = "A"
	B LeftElement = "B"
)

type Manner string

const (
	Bonus        Manner = "bonus"
	Effect       Manner = "effect"
	MannerIncome Manner = "income"
	Offered      Manner = "offered"
)

// setup: the players name their free products. turn: a player's turn. off-season: the turn
// is interrupted. over: the game has ended.
type Phase string

const (
	Over           Phase = "over"
	PhaseOffSeason Phase = "off-season"
	PhaseTurn      Phase = "turn"
	Setup          Phase = "setup"
)

type Side string

const (
	Neutral     Side = "neutral"
	SideAltona  Side = "Altona"
	SideHamburg Side = "Hamburg"
)

type Spaces struct {
	EnumArray []Space
	Integer   *int64
}

type LeftUnion struct {
	EnumArray []LeftElement
	Integer   *int64
}
