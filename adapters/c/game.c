/* Your engine: fill in one function after another, in this order; `ruleproof smoke` names the next one.
 *
 * States, actions, views and outcomes are cJSON trees, described by schemas/; generators of C structs need
 * their own libraries. */
#include "game.h"

static cJSON *not_written(const char *message, refusal *refused)
{
    *refused = (refusal){-32603, message, NULL};
    return NULL;
}

cJSON *about(void)
{
    return cJSON_Parse("{\"protocol\": 1, \"name\": \"My engine\", \"version\": \"0.1.0\", \"games\": {\"@GAME@\": "
                       "{\"verbs\": [\"new_game\", \"legal_actions\", \"apply\", \"view\", \"outcome\"]}}}");
}

/* Receives the cards and readings; returns {"accepted": false, "reasons": ["…"]} if you cannot play with them. */
cJSON *configure(const cJSON *components, const cJSON *readings, refusal *refused)
{
    (void)components, (void)readings, (void)refused;
    return cJSON_Parse("{\"accepted\": true}");
}

/* Returns an array of every legal action of a seat. */
cJSON *legal_actions(const cJSON *state, const char *seat, refusal *refused)
{
    (void)state, (void)seat;
    return not_written("legal_actions is not written yet: fill it in in game.c", refused);
}

/* Returns what a seat sees. */
cJSON *view(const cJSON *state, const char *seat, refusal *refused)
{
    (void)state, (void)seat;
    return not_written("view is not written yet: fill it in in game.c", refused);
}

/* Returns who has won, and the scores. */
cJSON *outcome(const cJSON *state, refusal *refused)
{
    (void)state;
    return not_written("outcome is not written yet: fill it in in game.c", refused);
}

/* Returns the state after an action, or the refusal {1, "illegal action", NULL}. */
cJSON *apply(const cJSON *state, const char *seat, const cJSON *action, chance *given, refusal *refused)
{
    (void)state, (void)seat, (void)action, (void)given;
    return not_written("apply is not written yet: fill it in in game.c", refused);
}

/* Returns the state at the start of a game. */
cJSON *new_game(const cJSON *seats, const cJSON *options, chance *given, refusal *refused)
{
    (void)seats, (void)options, (void)given;
    return not_written("new_game is not written yet: fill it in in game.c", refused);
}
