#include "json.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_DEPTH = 100 };

static void *needed(void *memory)
{
    if (!memory) {
        fputs("out of memory\n", stderr);
        exit(EXIT_FAILURE);
    }
    return memory;
}

static char *copy_of(const char *text)
{
    size_t room = strlen(text) + 1;
    return memcpy(needed(malloc(room)), text, room);
}

/* Making values. */

static struct json *make(enum json_kind kind)
{
    struct json *value = needed(calloc(1, sizeof *value));
    value->kind = kind;
    return value;
}

struct json *json_null(void) { return make(JSON_NULL); }

struct json *json_bool(bool truth) { return make(truth ? JSON_TRUE : JSON_FALSE); }

struct json *json_array(void) { return make(JSON_ARRAY); }

struct json *json_object(void) { return make(JSON_OBJECT); }

struct json *json_integer(long long integer)
{
    struct json *value = make(JSON_INTEGER);
    value->integer = integer;
    return value;
}

struct json *json_string(const char *text)
{
    struct json *value = make(JSON_STRING);
    value->text = copy_of(text);
    return value;
}

struct json *json_formatted(const char *format, va_list words)
{
    va_list again;
    va_copy(again, words);
    int length = vsnprintf(NULL, 0, format, words);
    size_t room = length < 0 ? 1 : (size_t)length + 1;
    struct json *value = make(JSON_STRING);
    value->text = needed(calloc(room, 1));
    vsnprintf(value->text, room, format, again);
    va_end(again);
    return value;
}

struct json *json_append(struct json *array, struct json *value)
{
    *(array->last ? &array->last->next : &array->first) = value;
    array->last = value;
    array->size++;
    return array;
}

struct json *json_set(struct json *object, const char *key, struct json *value)
{
    value->key = copy_of(key);
    return json_append(object, value);
}

void json_free(struct json *value)
{
    if (!value)
        return;
    for (struct json *child = value->first, *next; child; child = next) {
        next = child->next;
        json_free(child);
    }
    free(value->text);
    free(value->key);
    free(value);
}

/* Looking into a value. */

bool json_is(const struct json *value, enum json_kind kind) { return value && value->kind == kind; }

const char *json_text(const struct json *value) { return json_is(value, JSON_STRING) ? value->text : NULL; }

bool json_integer_within(const struct json *value, int least, int most, int *found)
{
    if (!json_is(value, JSON_INTEGER) || value->integer < least || value->integer > most)
        return false;
    *found = (int)value->integer;
    return true;
}

size_t json_length(const struct json *array) { return json_is(array, JSON_ARRAY) ? array->size : 0; }

struct json *json_elements(const struct json *array)
{
    return json_is(array, JSON_ARRAY) ? array->first : NULL;
}

struct json *json_members(const struct json *object)
{
    return json_is(object, JSON_OBJECT) ? object->first : NULL;
}

struct json *json_at(const struct json *array, size_t place)
{
    struct json *value = json_elements(array);
    while (value && place-- > 0)
        value = value->next;
    return value;
}

struct json *json_get(const struct json *object, const char *key)
{
    struct json *value = key ? json_members(object) : NULL;
    while (value && strcmp(value->key, key) != 0)
        value = value->next;
    return value;
}

struct json *json_take(struct json *object, const char *key)
{
    struct json *taken = json_get(object, key), *before = NULL;
    if (!taken)
        return NULL;
    for (struct json *value = object->first; value != taken; value = value->next)
        before = value;
    *(before ? &before->next : &object->first) = taken->next;
    if (object->last == taken)
        object->last = before;
    object->size--;
    free(taken->key);
    taken->key = NULL;
    taken->next = NULL;
    return taken;
}

/* Reading. Each function starts at the beginning of what it reads, and stops just after the end; NULL or
   false means that it is not there. */

struct reader {
    const char *at, *end;
    int depth;
};

static struct json *read_value(struct reader *reader);

static size_t left(const struct reader *reader) { return (size_t)(reader->end - reader->at); }

static bool next_is_one_of(const struct reader *reader, const char *characters)
{
    return left(reader) > 0 && memchr(characters, *reader->at, strlen(characters));
}

static bool skip(struct reader *reader, const char *word)
{
    size_t length = strlen(word);
    if (left(reader) < length || memcmp(reader->at, word, length) != 0)
        return false;
    reader->at += length;
    return true;
}

static bool skip_all(struct reader *reader, const char *characters)
{
    const char *start = reader->at;
    while (next_is_one_of(reader, characters))
        reader->at++;
    return reader->at > start;
}

static void skip_space(struct reader *reader) { skip_all(reader, " \t\r\n"); }

static bool skip_digits(struct reader *reader) { return skip_all(reader, "0123456789"); }

/* Counts down from zero, since the smallest integer has no positive counterpart. */
static bool integer_of(const char *digits, const char *end, long long *found)
{
    bool negative = *digits == '-';
    long long value = 0;
    for (digits += negative; digits < end; digits++) {
        int digit = *digits - '0';
        if (value < (LLONG_MIN + digit) / 10)
            return false;
        value = 10 * value - digit;
    }
    if (!negative && value < -LLONG_MAX)
        return false;
    *found = negative ? value : -value;
    return true;
}

static struct json *read_number(struct reader *reader)
{
    const char *start = reader->at;
    bool fraction = false, exponent = false;
    long long integer;
    skip(reader, "-");
    if (!skip(reader, "0") && !skip_digits(reader))
        return NULL;
    if ((fraction = skip(reader, ".")) && !skip_digits(reader))
        return NULL;
    if ((exponent = skip(reader, "e") || skip(reader, "E"))) {
        if (!skip(reader, "+"))
            skip(reader, "-");
        if (!skip_digits(reader))
            return NULL;
    }
    if (fraction || exponent || !integer_of(start, reader->at, &integer))
        return make(JSON_OTHER_NUMBER);
    return json_integer(integer);
}

/* Return how many bytes the character at this place has, or 0 if it is not valid UTF-8: cut off, longer than
   necessary, half of a surrogate pair, or beyond the last character of Unicode. */
static size_t bytes_of_character(const struct reader *reader)
{
    const unsigned char *byte = (const unsigned char *)reader->at;
    if (byte[0] < 0x80)
        return 1;
    size_t length = byte[0] < 0xE0 ? 2 : byte[0] < 0xF0 ? 3 : 4;
    if (byte[0] < 0xC2 || byte[0] > 0xF4 || left(reader) < length)
        return 0;
    int least = byte[0] == 0xE0 ? 0xA0 : byte[0] == 0xF0 ? 0x90 : 0x80;
    int most = byte[0] == 0xED ? 0x9F : byte[0] == 0xF4 ? 0x8F : 0xBF;
    if (byte[1] < least || byte[1] > most)
        return 0;
    for (size_t i = 2; i < length; i++)
        if (byte[i] < 0x80 || byte[i] > 0xBF)
            return 0;
    return length;
}

static bool read_four_digits(struct reader *reader, unsigned long *found)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    *found = 0;
    for (int i = 0; i < 4; i++) {
        if (!next_is_one_of(reader, digits))
            return false;
        *found = 16 * *found + (unsigned long)(strchr(digits, *reader->at++) - digits) % 16;
    }
    return true;
}

static char *write_character(char *out, unsigned long code)
{
    static const unsigned char lead[] = {0, 0, 0xC0, 0xE0, 0xF0};
    int length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (int i = length - 1; i > 0; i--, code >>= 6)
        out[i] = (char)(0x80 | (code & 0x3F));
    out[0] = (char)(lead[length] | code);
    return out + length;
}

/* Write what an escape stands for, and return the place after what was written. */
static char *read_escape(struct reader *reader, char *out)
{
    static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    unsigned long code, second;
    if (next_is_one_of(reader, letters))
        return write_character(out, (unsigned char)meant[strchr(letters, *reader->at++) - letters]);
    if (!skip(reader, "u") || !read_four_digits(reader, &code) || code == 0 ||
        (code >= 0xDC00 && code <= 0xDFFF))
        return NULL;
    if (code < 0xD800 || code > 0xDBFF)
        return write_character(out, code);
    if (!skip(reader, "\\u") || !read_four_digits(reader, &second) || second < 0xDC00 || second > 0xDFFF)
        return NULL;
    return write_character(out, 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00));
}

static bool read_characters(struct reader *reader, char *out)
{
    while (!skip(reader, "\"")) {
        if (left(reader) == 0)
            return false;
        if (skip(reader, "\\")) {
            if (!(out = read_escape(reader, out)))
                return false;
            continue;
        }
        size_t length = bytes_of_character(reader);
        if (length == 0 || (unsigned char)*reader->at < ' ')
            return false;
        memcpy(out, reader->at, length);
        out += length;
        reader->at += length;
    }
    *out = '\0';
    return true;
}

/* Return how many bytes come before the quotation mark that ends a string: the text of the string needs no
   more. */
static size_t most_bytes(const struct reader *reader)
{
    const char *at = reader->at;
    while (at < reader->end && *at != '"')
        at += *at == '\\' && reader->end - at > 1 ? 2 : 1;
    return (size_t)(at - reader->at);
}

static char *read_text(struct reader *reader)
{
    if (!skip(reader, "\""))
        return NULL;
    char *text = needed(malloc(most_bytes(reader) + 1));
    if (read_characters(reader, text))
        return text;
    free(text);
    return NULL;
}

static struct json *read_string(struct reader *reader)
{
    char *text = read_text(reader);
    if (!text)
        return NULL;
    struct json *value = make(JSON_STRING);
    value->text = text;
    return value;
}

static bool read_element(struct reader *reader, struct json *array)
{
    struct json *value = read_value(reader);
    if (value)
        json_append(array, value);
    return value;
}

static bool read_member(struct reader *reader, struct json *object)
{
    skip_space(reader);
    char *key = read_text(reader);
    skip_space(reader);
    struct json *value = key && !json_get(object, key) && skip(reader, ":") ? read_value(reader) : NULL;
    if (value)
        json_set(object, key, value);
    free(key);
    return value;
}

static bool read_children(struct reader *reader, struct json *value)
{
    const char *end = value->kind == JSON_ARRAY ? "]" : "}";
    skip_space(reader);
    if (skip(reader, end))
        return true;
    do {
        if (!(value->kind == JSON_ARRAY ? read_element(reader, value) : read_member(reader, value)))
            return false;
    } while (skip(reader, ","));
    return skip(reader, end);
}

static struct json *read_container(struct reader *reader, enum json_kind kind)
{
    struct json *value = make(kind);
    bool whole = ++reader->depth <= MOST_DEPTH && read_children(reader, value);
    reader->depth--;
    if (whole)
        return value;
    json_free(value);
    return NULL;
}

static struct json *read_bare_value(struct reader *reader)
{
    if (skip(reader, "{"))
        return read_container(reader, JSON_OBJECT);
    if (skip(reader, "["))
        return read_container(reader, JSON_ARRAY);
    if (next_is_one_of(reader, "\""))
        return read_string(reader);
    if (skip(reader, "null"))
        return json_null();
    if (skip(reader, "true"))
        return json_bool(true);
    if (skip(reader, "false"))
        return json_bool(false);
    return read_number(reader);
}

static struct json *read_value(struct reader *reader)
{
    skip_space(reader);
    struct json *value = read_bare_value(reader);
    skip_space(reader);
    return value;
}

struct json *json_read(const char *text, size_t length)
{
    struct reader reader = {.at = text, .end = text + length};
    struct json *value = read_value(&reader);
    if (value && left(&reader) == 0)
        return value;
    json_free(value);
    return NULL;
}

/* Writing. */

static void write_text(FILE *out, const char *text)
{
    putc('"', out);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            putc('\\', out);
        if ((unsigned char)*text < ' ')
            fprintf(out, "\\u%04x", (unsigned)*text);
        else
            putc(*text, out);
    }
    putc('"', out);
}

static void write_children(FILE *out, const struct json *value, const char brackets[2])
{
    putc(brackets[0], out);
    for (const struct json *child = value->first; child; child = child->next) {
        if (child != value->first)
            putc(',', out);
        if (child->key) {
            write_text(out, child->key);
            putc(':', out);
        }
        json_write(out, child);
    }
    putc(brackets[1], out);
}

void json_write(FILE *out, const struct json *value)
{
    switch (value->kind) {
    case JSON_NULL:
    case JSON_OTHER_NUMBER: fputs("null", out); break;
    case JSON_FALSE: fputs("false", out); break;
    case JSON_TRUE: fputs("true", out); break;
    case JSON_INTEGER: fprintf(out, "%lld", value->integer); break;
    case JSON_STRING: write_text(out, value->text); break;
    case JSON_ARRAY: write_children(out, value, "[]"); break;
    case JSON_OBJECT: write_children(out, value, "{}"); break;
    }
}
