#include "adapter.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PARSE_ERROR = -32700, INVALID_REQUEST = -32600, METHOD_NOT_FOUND = -32601, INTERNAL_ERROR = -32603 };

struct json *refuse(struct refusal *refusal, int code, const char *reason, ...)
{
    if (refusal->code == 0) {
        va_list words;
        va_start(words, reason);
        refusal->code = code;
        refusal->reason = json_formatted(reason, words);
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

static struct json *error_object(const struct refusal *refusal)
{
    struct json *error = json_object(), *data = json_object();
    if (refusal->reason)
        json_set(data, "reason", refusal->reason);
    json_set(error, "code", json_integer(refusal->code));
    json_set(error, "message", json_string(name_of(refusal->code)));
    return json_set(error, "data", data);
}

static struct json *call(const struct verb *verbs, const char *method, struct json *params,
                         struct refusal *refusal)
{
    for (const struct verb *verb = verbs; verb->name; verb++)
        if (strcmp(verb->name, method) == 0) {
            struct json *result = verb->answer(params, refusal);
            if (!result)
                refuse(refusal, INTERNAL_ERROR, "no answer came of %s", method);
            return result;
        }
    if (strcmp(method, "bye") == 0)
        return json_object();
    return refuse(refusal, METHOD_NOT_FOUND, "this engine has no verb %s", method);
}

static struct json *answer(const struct verb *verbs, struct json *request, struct refusal *refusal)
{
    if (!request)
        return refuse(refusal, PARSE_ERROR, "a message is one JSON text on one line, no key twice");
    const char *method = json_text(json_get(request, "method"));
    if (!method)
        return refuse(refusal, INVALID_REQUEST, "a request is an object with a method");
    if (!json_get(request, "params"))
        json_set(request, "params", json_object());
    struct json *params = json_get(request, "params");
    if (!json_is(params, JSON_OBJECT))
        return refuse(refusal, INVALID_PARAMS, "params must be an object");
    return call(verbs, method, params, refusal);
}

static struct json *reply_to(const struct verb *verbs, struct json *request)
{
    struct refusal refusal = {0};
    struct json *result = answer(verbs, request, &refusal), *reply = json_object(),
                *id = json_take(request, "id");
    if (!json_is(id, JSON_INTEGER) && !json_is(id, JSON_STRING)) {
        json_free(id);
        id = json_null();
    }
    json_set(reply, "jsonrpc", json_string("2.0"));
    json_set(reply, "id", id);
    return result ? json_set(reply, "result", result) : json_set(reply, "error", error_object(&refusal));
}

struct line {
    char *text;
    size_t length, room;
};

/* Read a line, which replaces the line before; return false at the end of the input. */
static bool read_line(struct line *line)
{
    int byte;
    line->length = 0;
    while ((byte = getchar()) != EOF && byte != '\n') {
        if (line->length == line->room) {
            line->room = line->room ? 2 * line->room : 4096;
            line->text = realloc(line->text, line->room);
            if (!line->text)
                exit(EXIT_FAILURE);
        }
        line->text[line->length++] = (char)byte;
    }
    return byte != EOF || line->length > 0;
}

static bool is_blank(const struct line *line)
{
    for (size_t i = 0; i < line->length; i++)
        if (!memchr(" \t\r", line->text[i], 3))
            return false;
    return true;
}

void serve(const struct verb *verbs)
{
    struct line line = {0};
    bool over = false;
    while (!over && read_line(&line)) {
        if (is_blank(&line))
            continue;
        struct json *request = json_read(line.text, line.length), *reply = reply_to(verbs, request);
        const char *method = json_text(json_get(request, "method"));
        over = method && strcmp(method, "bye") == 0;
        json_write(stdout, reply);
        putchar('\n');
        fflush(stdout);
        json_free(reply);
        json_free(request);
    }
    free(line.text);
}
