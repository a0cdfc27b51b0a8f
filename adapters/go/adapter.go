// Speaks the engine protocol for the rules in game.go. You need not change it.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

// A Chance returns the outcomes from the request when the rules shuffle or roll.
type Chance struct {
	left []map[string]json.RawMessage
}

// Shuffle stores the things in their new order in `shuffled`, the first on top.
func (chance *Chance) Shuffle(things any, shuffled any) error {
	return chance.next("shuffle", things, shuffled)
}

// Roll returns what each die shows.
func (chance *Chance) Roll(dice int) ([]int, error) {
	var shown []int
	err := chance.next("roll", map[string]int{"dice": dice}, &shown)
	return shown, err
}

func (chance *Chance) next(kind string, needed any, found any) error {
	if len(chance.left) == 0 {
		return &Refusal{2, "needs chance", map[string]any{"needs": map[string]any{kind: needed}}}
	}
	outcome, there := chance.left[0][kind]
	chance.left = chance.left[1:]
	if !there {
		return &Refusal{-32602, "this chance outcome is not a " + kind, nil}
	}
	return json.Unmarshal(outcome, found)
}

type params struct {
	Game       string                       `json:"game"`
	Components json.RawMessage              `json:"components"`
	Readings   map[string]string            `json:"readings"`
	Seats      []string                     `json:"seats"`
	Options    map[string]any               `json:"options"`
	Chance     []map[string]json.RawMessage `json:"chance"`
	State      State                        `json:"state"`
	Seat       string                       `json:"seat"`
	Action     Action                       `json:"action"`
}

type request struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

func step(outcomes []map[string]json.RawMessage, take func(*Chance) (*State, error)) (any, error) {
	chance := &Chance{outcomes}
	state, err := take(chance)
	if err == nil && len(chance.left) > 0 {
		err = &Refusal{5, "unused chance", nil}
	}
	return map[string]any{"state": state}, err
}

func result(method string, text json.RawMessage) (any, error) {
	var p params
	if err := json.Unmarshal(text, &p); err != nil {
		return nil, &Refusal{4, "the state cannot be loaded: " + err.Error(), nil}
	}
	switch method {
	case "hello":
		return about, nil
	case "configure":
		if reasons := configure(p.Game, p.Components, p.Readings); len(reasons) > 0 {
			return map[string]any{"accepted": false, "reasons": reasons}, nil
		}
		return map[string]any{"accepted": true}, nil
	case "new_game":
		return step(p.Chance, func(chance *Chance) (*State, error) { return newGame(p.Seats, p.Options, chance) })
	case "legal_actions":
		actions, err := legalActions(&p.State, p.Seat)
		if actions == nil {
			actions = []Action{}
		}
		return map[string]any{"actions": actions}, err
	case "apply":
		return step(p.Chance, func(chance *Chance) (*State, error) { return apply(&p.State, p.Seat, &p.Action, chance) })
	case "view":
		seen, err := view(&p.State, p.Seat)
		return map[string]any{"view": seen}, err
	case "outcome":
		found, err := outcome(&p.State)
		return map[string]any{"outcome": found}, err
	case "bye":
		return map[string]any{}, nil
	}
	return nil, &Refusal{-32601, "there is no verb " + method, nil}
}

func main() {
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked request
		if err := json.Unmarshal(line, &asked); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		reply := map[string]any{"jsonrpc": "2.0", "id": asked.ID}
		if found, err := result(asked.Method, asked.Params); err == nil {
			reply["result"] = found
		} else if refusal, is := err.(*Refusal); is {
			reply["error"] = refusal
		} else {
			reply["error"] = &Refusal{-32603, err.Error(), nil}
		}
		text, err := json.Marshal(reply)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(string(text))
		if asked.Method == "bye" {
			return
		}
	}
}
