/* Speaks the engine protocol for the rules in game.c. You need not change it. */
#define _POSIX_C_SOURCE 200809L
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct chance {
    const cJSON *next;
};

static const cJSON *member(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

static cJSON *with(const char *name, cJSON *value)
{
    cJSON *object = cJSON_CreateObject();
    cJSON_AddItemToObject(object, name, value);
    return object;
}

static const cJSON *take(chance *given, const char *kind, cJSON *needed, refusal *refused)
{
    if (!given->next) {
        *refused = (refusal){2, "needs chance", with("needs", with(kind, needed))};
        return NULL;
    }
    cJSON_Delete(needed);
    const cJSON *found = member(given->next, kind);
    given->next = given->next->next;
    if (!found)
        *refused = (refusal){-32602, "this chance outcome is of a different kind", NULL};
    return found;
}

const cJSON *chance_shuffle(chance *given, const cJSON *things, refusal *refused)
{
    return take(given, "shuffle", cJSON_Duplicate(things, 1), refused);
}

const cJSON *chance_roll(chance *given, int dice, refusal *refused)
{
    return take(given, "roll", with("dice", cJSON_CreateNumber(dice)), refused);
}

static cJSON *result(const char *method, const cJSON *params, refusal *refused)
{
    const cJSON *state = member(params, "state"), *outcomes = member(params, "chance");
    const char *seat = cJSON_GetStringValue(member(params, "seat"));
    chance given = {outcomes ? outcomes->child : NULL};
    const char *name = "state";
    cJSON *found;
    if (!strcmp(method, "hello"))
        return about();
    if (!strcmp(method, "bye"))
        return cJSON_CreateObject();
    if (!strcmp(method, "configure"))
        return configure(member(params, "components"), member(params, "readings"), refused);
    if (!strcmp(method, "legal_actions"))
        name = "actions", found = legal_actions(state, seat, refused);
    else if (!strcmp(method, "view"))
        name = "view", found = view(state, seat, refused);
    else if (!strcmp(method, "outcome"))
        name = "outcome", found = outcome(state, refused);
    else if (!strcmp(method, "apply"))
        found = apply(state, seat, member(params, "action"), &given, refused);
    else if (!strcmp(method, "new_game"))
        found = new_game(member(params, "seats"), member(params, "options"), &given, refused);
    else {
        *refused = (refusal){-32601, "there is no such verb", NULL};
        return NULL;
    }
    if (!refused->code && !strcmp(name, "state") && given.next)
        *refused = (refusal){5, "unused chance", NULL};
    if (refused->code) {
        cJSON_Delete(found);
        return NULL;
    }
    return with(name, found);
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    for (int over = 0; !over && getline(&line, &room, stdin) > 0;) {
        cJSON *request = cJSON_Parse(line), *reply = cJSON_CreateObject();
        const char *method = cJSON_GetStringValue(member(request, "method"));
        if (!method)
            return fputs("a line is no request\n", stderr), EXIT_FAILURE;
        refusal refused = {0, NULL, NULL};
        cJSON *found = result(method, member(request, "params"), &refused);
        cJSON_AddStringToObject(reply, "jsonrpc", "2.0");
        cJSON_AddItemToObject(reply, "id", cJSON_Duplicate(member(request, "id"), 1));
        if (refused.code) {
            cJSON *error = cJSON_AddObjectToObject(reply, "error");
            cJSON_AddNumberToObject(error, "code", refused.code);
            cJSON_AddStringToObject(error, "message", refused.message);
            cJSON_AddItemToObject(error, "data", refused.data ? refused.data : cJSON_CreateObject());
        } else {
            cJSON_AddItemToObject(reply, "result", found);
        }
        char *text = cJSON_PrintUnformatted(reply);
        puts(text);
        fflush(stdout);
        over = !strcmp(method, "bye");
        free(text);
        cJSON_Delete(reply);
        cJSON_Delete(request);
    }
    free(line);
    return EXIT_SUCCESS;
}
