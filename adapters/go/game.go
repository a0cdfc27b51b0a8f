// Your engine: fill in one function after another, in this order; `ruleproof smoke` names the next one.
package main

import (
	"encoding/json"
	"errors"
)

var about = map[string]any{
	"protocol": 1,
	"name":     "My engine",
	"version":  "0.1.0",
	"games": map[string]any{
		"@GAME@": map[string]any{"verbs": []string{"new_game", "legal_actions", "apply", "view", "outcome"}},
	},
}

// A Refusal is an error reply: 1 illegal action, 3 unsupported, 4 unsupported position.
type Refusal struct {
	Code    int            `json:"code"`
	Message string         `json:"message"`
	Data    map[string]any `json:"data,omitempty"`
}

func (refusal *Refusal) Error() string { return refusal.Message }

func notWritten(name string) error {
	return errors.New(name + " is not written yet: fill it in in game.go")
}

// configure receives the cards and readings, and returns the reasons why you cannot play with them, if any.
func configure(game string, components json.RawMessage, readings map[string]string) []string {
	return nil
}

// legalActions returns every legal action of a seat, or an empty list.
func legalActions(state *State, seat string) ([]Action, error) {
	return nil, notWritten("legalActions")
}

// view returns what a seat sees.
func view(state *State, seat string) (*View, error) {
	return nil, notWritten("view")
}

// outcome returns who has won, and the scores.
func outcome(state *State) (*Outcome, error) {
	return nil, notWritten("outcome")
}

// apply returns the state after an action, or &Refusal{1, "illegal action", nil}.
func apply(state *State, seat string, action *Action, chance *Chance) (*State, error) {
	return nil, notWritten("apply")
}

// newGame returns the state at the start of a game.
func newGame(seats []string, options map[string]any, chance *Chance) (*State, error) {
	return nil, notWritten("newGame")
}
