/* What adapter.c needs from your engine in game.c. cJSON reads the JSON. */
#ifndef GAME_H
#define GAME_H

#include <cjson/cJSON.h>

/* An error reply: 1 illegal action, 3 unsupported, 4 unsupported position. 0 means no error. */
typedef struct {
    int code;
    const char *message;
    cJSON *data; /* or NULL; the adapter frees it */
} refusal;

/* The outcomes from the request, for when the rules shuffle or roll; see adapter.c. */
typedef struct chance chance;

/* The things in their new order, the first on top, or NULL with the reason in `refused`. */
const cJSON *chance_shuffle(chance *given, const cJSON *things, refusal *refused);
/* What each die shows, or NULL. */
const cJSON *chance_roll(chance *given, int dice, refusal *refused);

cJSON *about(void);
/* These return a new value, or NULL and a refusal. */
cJSON *configure(const cJSON *components, const cJSON *readings, refusal *refused);
cJSON *legal_actions(const cJSON *state, const char *seat, refusal *refused);
cJSON *view(const cJSON *state, const char *seat, refusal *refused);
cJSON *outcome(const cJSON *state, refusal *refused);
cJSON *apply(const cJSON *state, const char *seat, const cJSON *action, chance *given, refusal *refused);
cJSON *new_game(const cJSON *seats, const cJSON *options, chance *given, refusal *refused);

#endif
