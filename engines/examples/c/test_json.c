/* The test of json.c: what it reads and how it writes it again, and what it refuses. */

#include "json.h"

#include <stdlib.h>
#include <string.h>

static int failures;

static void expect(bool claim, const char *told)
{
    if (claim)
        return;
    fprintf(stderr, "not so: %s\n", told);
    failures++;
}

/* Read a text and write it again; NULL where it is refused. The text lies at the very end of its memory, so
   that the sanitizer notices a read beyond it. */
static char *rewritten(const char *text, size_t length)
{
    char *exactly = malloc(length ? length : 1), *written = malloc(1000);
    memcpy(exactly, text, length);
    struct json *value = json_read(exactly, length);
    FILE *out = tmpfile();
    if (value)
        json_write(out, value);
    rewind(out);
    written[fread(written, 1, 999, out)] = '\0';
    fclose(out);
    free(exactly);
    if (!value) {
        free(written);
        return NULL;
    }
    json_free(value);
    return written;
}

static void test_what_is_json_is_read_and_written_again(void)
{
    static const struct {
        const char *text, *written;
    } texts[] = {
        {" { \"a\" : [ 1 , -2 , { } , [ ] ] , \"b\" : null }\r\n\t", "{\"a\":[1,-2,{},[]],\"b\":null}"},
        {"[true,false]", "[true,false]"},
        {"9223372036854775807", "9223372036854775807"},
        {"-9223372036854775808", "-9223372036854775808"},
        {"-0", "0"},
        {"[9223372036854775808,-9223372036854775809,1.5,-0.0e+9,1E-400]", "[null,null,null,null,null]"},
        {"\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\\"\\\\/\\u0008\\u000c\\u000a\\u000d\\u0009\""},
        {"\"\\u0041\\u00e9\\u20aC\\ud83d\\uDE00\"", "\"A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\""},
        {"\"\xC2\x80\xED\x9F\xBF\xF4\x8F\xBF\xBF\"", "\"\xC2\x80\xED\x9F\xBF\xF4\x8F\xBF\xBF\""},
        {"{\"\":1,\"\\u0061\":2}", "{\"\":1,\"a\":2}"},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char *written = rewritten(texts[i].text, strlen(texts[i].text));
        expect(written && strcmp(written, texts[i].written) == 0, texts[i].text);
        free(written);
    }
}

static void test_what_is_not_json_is_refused(void)
{
    static const char *const texts[] = {
        "",
        " ",
        "nul",
        "nulll",
        "True",
        "[",
        "]",
        "[1",
        "[1,",
        "[1,]",
        "[,1]",
        "[1 2]",
        "{",
        "{\"a\"",
        "{\"a\":",
        "{\"a\":1",
        "{\"a\":1,",
        "{\"a\":1,}",
        "{\"a\" 1}",
        "{a:1}",
        "{1:1}",
        "{\"a\":1,\"a\":2}",
        "{\"a\":1,\"\\u0061\":2}",
        "1 2",
        "+1",
        "-",
        "01",
        "-01",
        "1.",
        ".5",
        "1e",
        "1e+",
        "0x1",
        "1a",
        "--1",
        "NaN",
        "Infinity",
        "\"",
        "\"a",
        "\"\\",
        "\"\\\"",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u123g\"",
        "\"\\u0000\"",
        "\"\\ud800\"",
        "\"\\udc00\"",
        "\"\\ud800\\u0041\"",
        "\"\\ud800x\"",
        "\"\n\"",
        "\"\x1f\"",
        "\"\x80\"",
        "\"\xC0\x80\"",
        "\"\xC1\xBF\"",
        "\"\xC3\"",
        "\"\xE0\x9F\xBF\"",
        "\"\xED\xA0\x80\"",
        "\"\xF0\x8F\xBF\xBF\"",
        "\"\xF4\x90\x80\x80\"",
        "\"\xF5\x80\x80\x80\"",
        "\"\xE2\x82",
        "\xEF\xBB\xBF{}",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char *written = rewritten(texts[i], strlen(texts[i]));
        expect(!written, texts[i]);
        free(written);
    }
    expect(!rewritten("[1]\0", 4), "a zero byte after the text is not a space");
    expect(!rewritten("\"a\0b\"", 5), "a zero byte in a string is refused");
}

static void test_depth_has_an_end(void)
{
    char text[202];
    memset(text, '[', 101);
    memset(text + 101, ']', 101);
    expect(!rewritten(text, 202), "a depth of 101 is refused");
    char *written = rewritten(text + 1, 200);
    expect(written && strlen(written) == 200, "a depth of 100 is read");
    free(written);
}

static void test_nothing_is_found_in_values_of_another_kind(void)
{
    static const char text[] = "{\"list\":[1,2],\"word\":\"x\"}";
    struct json *value = json_read(text, strlen(text)), *list = json_get(value, "list");
    int found = 7;
    expect(!json_get(list, "list") && !json_get(NULL, "list") && !json_get(value, NULL),
           "a list has no keys");
    expect(!json_at(value, 0) && !json_elements(value) && json_length(value) == 0, "an object has no places");
    expect(!json_members(list) && !json_at(list, 2) && json_at(list, 1), "a list ends");
    expect(!json_text(list) && strcmp(json_text(json_get(value, "word")), "x") == 0,
           "only strings have a text");
    expect(!json_integer_within(json_at(list, 0), 2, 9, &found) && found == 7, "1 is below 2");
    expect(!json_integer_within(json_at(list, 1), 0, 1, &found) && found == 7, "2 is above 1");
    expect(!json_integer_within(list, 0, 9, &found) && found == 7, "a list is no integer");
    expect(json_integer_within(json_at(list, 1), 2, 2, &found) && found == 2, "2 is from 2 to 2");
    json_free(value);
}

static void test_what_is_taken_out_is_gone(void)
{
    static const char text[] = "{\"a\":1,\"b\":[2],\"c\":3}";
    struct json *value = json_read(text, strlen(text));
    static const char *const keys[] = {"c", "a", "b"};
    for (size_t i = 0; i < 3; i++) {
        struct json *taken = json_take(value, keys[i]);
        expect(taken && !json_get(value, keys[i]) && !json_take(value, keys[i]), keys[i]);
        json_free(taken);
    }
    json_set(value, "d", json_null());
    expect(json_members(value) == json_get(value, "d") && !json_members(value)->next,
           "an emptied object fills again");
    json_free(value);
}

int main(void)
{
    test_what_is_json_is_read_and_written_again();
    test_what_is_not_json_is_refused();
    test_depth_has_an_end();
    test_nothing_is_found_in_values_of_another_kind();
    test_what_is_taken_out_is_gone();
    return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
