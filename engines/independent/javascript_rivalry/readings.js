'use strict';
// What the rulebook leaves open and a kit may switch, with the one reading that this engine plays: the adopted one.

const PREFIX = 'rivalry.ruling.';

const READINGS = {
  who_begins: 'first_seat',
  setup_order: 'stage_by_stage',
  additional_army_count: 'one_in_all',
  order_of_moves_and_attacks: 'any_order',
  cavalry_and_the_roll: 'one_a_piece',
  entering_city_tiles: 'closed',
  seven_attack: 'allowed',
  seven_production: 'allowed',
  deck_exhausted: 'reshuffle',
  new_armies_kind: 'foot',
  improvement_land: 'any_land',
  improvement_garrison: 'already_there',
  mutiny_pieces: 'any_piece',
  mutiny_garrison: 'last_resort',
  lost_turns_add_up: 'one',
  sabotage_when: 'end_of_next_turn',
  sabotage_and_lost_turn: 'runs_out',
  battle: 'run',
  field_tile_cleared: 'stay',
  surrender_when: 'before_any_exchange',
  surrender_of_a_field_tile: 'any_tile',
  surrender_without_a_city: 'impossible',
  attack_with_the_last_guard: 'allowed',
  empty_side_of_a_city: 'large_tile',
  entering_a_captured_city: 'march_in',
  how_many_march_in: 'at_least_one',
  leaving_a_captured_city: 'may',
  control_lost: 'founder',
  captured_city_as_refuge: 'any_controlled',
  retaken_capital: 'returns',
  second_fall: 'roll_again',
  leaving_before_entering: 'leaving_first',
  endless_game: 'agreed_limit',
  starting_tiles_open: 'open_tiles_only',
  seven_moves: 'no_moves',
  piece_moves_once: 'once',
  cavalry_path: 'tile_it_could_enter',
  moving_by_enemies: 'passes',
  used_cards: 'discard',
  new_armies_without_capital: 'interim_capital',
  production_of_a_bare_city: 'may',
  improvement_beside_enemies: 'no_enemies',
  city_in_enemy_land: 'builder',
  mutiny_who_chooses: 'drawer',
  how_many_tiles_around: 'one',
  who_chooses_losses: 'its_owner',
  defenders_loss_in_a_city: 'any_of_three',
  surrendered_field_tile: 'stay',
  surrender_destinations: 'all_controlled',
  capture_compulsory: 'follows',
  marched_in_and_moves: 'have_moved',
  open_city_as_refuge: 'may',
  interim_is_final: 'no_roll',
  retaken_without_a_fight: 'counts',
  turn_after_the_escape: 'goes_on',
  nobody_left_to_march_in: 'not_captured',
};

// The readings as `hello` declares them.
const declared = () => Object.fromEntries(Object.entries(READINGS).map(([ruling, reading]) => [PREFIX + ruling, [reading]]));

// Takes {ruling id: reading}; gives a sentence for each that cannot be played.
function objectionsToReadings(asked) {
  const playable = declared();
  return Object.entries(asked).flatMap(([id, reading]) => {
    if (!Object.hasOwn(playable, id)) return [`this engine knows no ruling ${id}`];
    return playable[id].includes(reading) ? [] : [`this engine plays ${id} only as ${playable[id][0]}, not as ${reading}`];
  });
}

module.exports = { declared, objectionsToReadings };
