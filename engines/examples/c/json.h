/* JSON: a reader, a writer and the tree between them, using only the C standard library. */

#ifndef JSON_H
#define JSON_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum json_kind {
    JSON_NULL,
    JSON_FALSE,
    JSON_TRUE,
    JSON_INTEGER,
    JSON_OTHER_NUMBER,
    JSON_STRING,
    JSON_ARRAY,
    JSON_OBJECT
};

/* A value owns the values in it, which are freed with it. All text is UTF-8 and ends with a zero byte. */
struct json {
    enum json_kind kind;
    long long integer;
    char *text;                /* of a string */
    size_t size;               /* of an array or object: how many lie in it */
    struct json *first, *last; /* in an array or object */
    struct json *next;         /* beside it, in an array or object */
    char *key;                 /* in an object */
};

/* Read one JSON text; NULL if it is not JSON. It also refuses a key that occurs twice, a zero byte in a
   string, and values nested more than 100 deep. Numbers that are not integers of 64 bits are read, but not
   kept. */
struct json *json_read(const char *text, size_t length);
void json_write(FILE *out, const struct json *value);
void json_free(struct json *value);

/* Looking into a value. All of these take NULL and values of any kind, and find nothing in values of the
   wrong kind. */
bool json_is(const struct json *value, enum json_kind kind);
const char *json_text(const struct json *value);
bool json_integer_within(const struct json *value, int least, int most, int *found);
size_t json_length(const struct json *array);
struct json *json_elements(const struct json *array); /* the first; `next` leads to the others */
struct json *json_members(const struct json *object); /* the first; `next` leads to the others */
struct json *json_at(const struct json *array, size_t place);
struct json *json_get(const struct json *object, const char *key);

/* Take a value out of an object; the value then belongs to the caller. */
struct json *json_take(struct json *object, const char *key);

/* Making values. A value that is put into an array or object then belongs to it; an object must not have the
   key yet. Both functions return the array or object. */
struct json *json_null(void);
struct json *json_bool(bool truth);
struct json *json_integer(long long integer);
struct json *json_string(const char *text);
struct json *json_formatted(const char *format, va_list words);
struct json *json_array(void);
struct json *json_object(void);
struct json *json_append(struct json *array, struct json *value);
struct json *json_set(struct json *object, const char *key, struct json *value);

#endif
