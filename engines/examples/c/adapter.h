/* The protocol: JSON-RPC 2.0, one message a line, on standard input and output. Knows no rules. */

#ifndef ADAPTER_H
#define ADAPTER_H

#include "json.h"

enum code { UNSUPPORTED = 3, UNSUPPORTED_POSITION = 4, INVALID_PARAMS = -32602 };

struct refusal {
    int code;
    struct json *reason;
};

/* The function `answer` returns the result, which the adapter frees, or what refuse() returns. */
struct verb {
    const char *name;
    struct json *(*answer)(struct json *params, struct refusal *refusal);
};

/* Refuse a request with a reason, written as for printf. Only the first refusal counts. Returns NULL. */
__attribute__((format(printf, 3, 4))) struct json *refuse(struct refusal *refusal, int code,
                                                          const char *reason, ...);

/* Answer requests until `bye` or the end of the input. The list of verbs ends with one that has no name;
   `bye` need not be in it. */
void serve(const struct verb *verbs);

#endif
