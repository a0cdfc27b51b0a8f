#define _POSIX_C_SOURCE 200809L

#include "adapter.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PARSE_ERROR = -32700, INVALID_REQUEST = -32600, METHOD_NOT_FOUND = -32601, INTERNAL_ERROR = -32603 };

json_t *refuse(struct refusal *refusal, int code, const char *reason, ...)
{
    if (refusal->code == 0) {
        va_list words;
        va_start(words, reason);
        refusal->code = code;
        refusal->reason = json_vsprintf(reason, words);
        va_end(words);
    }
    return NULL;
}

static const char *name_of(int code)
{
    switch (code) {
    case UNSUPPORTED: return "unsupported";
    case UNSUPPORTED_POSITION: return "unsupported position";
    case INVALID_PARAMS: return "invalid params";
    case METHOD_NOT_FOUND: return "no such verb";
    case INVALID_REQUEST: return "invalid request";
    case PARSE_ERROR: return "this line is not JSON";
    default: return "the engine failed";
    }
}

static json_t *error_object(struct refusal *refusal)
{
    json_t *data = json_object();
    if (refusal->reason)
        json_object_set_new(data, "reason", refusal->reason);
    return json_pack("{s:i, s:s, s:o}", "code", refusal->code, "message", name_of(refusal->code), "data", data);
}

static json_t *call(const struct verb *verbs, const char *method, json_t *params, struct refusal *refusal)
{
    for (const struct verb *verb = verbs; verb->name; verb++)
        if (strcmp(verb->name, method) == 0) {
            json_t *result = verb->answer(params, refusal);
            if (!result)
                refuse(refusal, INTERNAL_ERROR, "no answer came of %s", method);
            return result;
        }
    if (strcmp(method, "bye") == 0)
        return json_object();
    return refuse(refusal, METHOD_NOT_FOUND, "this engine has no verb %s", method);
}

static json_t *answer(const struct verb *verbs, json_t *request, struct refusal *refusal)
{
    const char *method = json_string_value(json_object_get(request, "method"));
    json_t *params = json_object_get(request, "params");
    if (!method)
        return refuse(refusal, INVALID_REQUEST, "a request is an object with a method");
    if (params && !json_is_object(params))
        return refuse(refusal, INVALID_PARAMS, "params must be an object");
    params = params ? json_incref(params) : json_object();
    json_t *result = call(verbs, method, params, refusal);
    json_decref(params);
    return result;
}

/* Return the reply to a line; a new reference, or NULL where memory ran out. */
static json_t *reply_to(const struct verb *verbs, json_t *request)
{
    struct refusal refusal = {0};
    json_t *id = json_object_get(request, "id"), *result = NULL;
    if (request)
        result = answer(verbs, request, &refusal);
    else
        refuse(&refusal, PARSE_ERROR, "a message is one JSON text on one line, no key twice");
    id = json_is_integer(id) || json_is_string(id) ? json_incref(id) : json_null();
    if (result)
        return json_pack("{s:s, s:o, s:o}", "jsonrpc", "2.0", "id", id, "result", result);
    return json_pack("{s:s, s:o, s:o}", "jsonrpc", "2.0", "id", id, "error", error_object(&refusal));
}

static void send_line(json_t *reply)
{
    char *text = reply ? json_dumps(reply, JSON_COMPACT) : NULL;
    puts(text ? text : "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32603,\"message\":\"the engine failed\"}}");
    fflush(stdout);
    free(text);
}

static bool is_blank(const char *line, ssize_t length)
{
    for (ssize_t i = 0; i < length; i++)
        if (!strchr(" \t\r\n", line[i]) || !line[i])
            return false;
    return true;
}

void serve(const struct verb *verbs)
{
    char *line = NULL;
    size_t room = 0;
    bool over = false;
    ssize_t length;
    while (!over && (length = getline(&line, &room, stdin)) >= 0) {
        if (is_blank(line, length))
            continue;
        json_t *request = json_loadb(line, (size_t)length, JSON_REJECT_DUPLICATES, NULL);
        const char *method = json_string_value(json_object_get(request, "method"));
        over = method && strcmp(method, "bye") == 0;
        json_t *reply = reply_to(verbs, request);
        send_line(reply);
        json_decref(reply);
        json_decref(request);
    }
    free(line);
}
