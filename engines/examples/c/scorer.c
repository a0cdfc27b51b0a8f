/* A scorer for Between Two Cities, with the entry point: the verb `outcome` translates between the JSON of
   the protocol and scoring.c. */

#include "adapter.h"
#include "scoring.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define GAME "between_two_cities"
#define RULING GAME ".ruling."

enum { PROTOCOL = 1, REACH = 3 };

static const char *const TYPE_NAMES[] = {"shop", "factory", "tavern", "office", "park", "house"};
static const char *const PLURALS[] = {"shops", "factories", "taverns", "offices", "parks", "houses"};
static const char *const KIND_NAMES[] = {"music", "food", "drink", "bed"};
static const char *const WHYS[] = {"still playing",     "highest final score",  "first tiebreaker",
                                   "second tiebreaker", "lowest seating value", "tie"};

/* What configure has put in force. `components` has been checked, so its tiles can be looked up without
   further checks. */
static struct {
    struct json *components;
    struct readings readings;
} in_force;

static int place_in(const char *const names[], int number, struct json *name)
{
    for (int place = 0; place < number; place++)
        if (json_is(name, JSON_STRING) && strcmp(names[place], json_text(name)) == 0)
            return place;
    return -1;
}

static bool is_engines_own(const char *key) { return strncmp(key, "x_", 2) == 0; }

/* The readings that can be played; the first of each is the adopted one and the default. */

enum { MOST_READINGS = 3 };
enum open_question { CROSSING_LINES, USED_SHOP, SEVERAL_TIED, BUILDINGS, STILL_TIED, OPEN_QUESTIONS };

static const struct {
    const char *ruling;
    const char *readings[MOST_READINGS];
    int number;
} OPEN[] = {
    [CROSSING_LINES] = {RULING "crossing_lines_of_shops", {"best_total", "longest_first"}, 2},
    [USED_SHOP] = {RULING "line_through_a_used_shop", {"broken", "through"}, 2},
    [SEVERAL_TIED] = {RULING "several_tied_players", {"drop_out", "all_stay"}, 2},
    [BUILDINGS] = {RULING "buildings_in_the_second_tiebreaker", {"with_halves", "squares_only"}, 2},
    [STILL_TIED] = {RULING "still_tied", {"shared", "lower_value", "nobody"}, 3},
};

static struct json *hello(struct json *params, struct refusal *refusal)
{
    struct json *version = json_elements(json_get(params, "protocol"));
    int common;
    while (version && !json_integer_within(version, PROTOCOL, PROTOCOL, &common))
        version = version->next;
    if (!version)
        return refuse(refusal, UNSUPPORTED, "this engine speaks version %d of the protocol only", PROTOCOL);
    struct json *readings = json_object();
    for (int question = 0; question < OPEN_QUESTIONS; question++) {
        struct json *names = json_array();
        for (int reading = 0; reading < OPEN[question].number; reading++)
            json_append(names, json_string(OPEN[question].readings[reading]));
        json_set(readings, OPEN[question].ruling, names);
    }
    struct json *played = json_object(), *greeting = json_object();
    json_set(played, "verbs", json_append(json_array(), json_string("outcome")));
    json_set(played, "readings", readings);
    json_set(greeting, "protocol", json_integer(PROTOCOL));
    json_set(greeting, "name", json_string("Between Two Cities scorer in C"));
    json_set(greeting, "version", json_string("1.0.0"));
    return json_set(greeting, "games", json_set(json_object(), GAME, played));
}

/* Configuring. Each obstacle to playing is collected as a reason. */

__attribute__((format(printf, 2, 3))) static void object_to(struct json *reasons, const char *reason, ...)
{
    va_list words;
    va_start(words, reason);
    json_append(reasons, json_formatted(reason, words));
    va_end(words);
}

static void check_tiles(struct json *components, struct json *reasons)
{
    struct json *buildings = json_get(components, "building_tiles"),
                *duplexes = json_get(components, "duplex_tiles");
    for (struct json *tile = json_members(buildings); tile; tile = tile->next) {
        int type = place_in(TYPE_NAMES, TYPES, json_get(tile, "type"));
        if (type < 0)
            object_to(reasons, "building tile %s is of no known type", tile->key);
        if (type == TAVERN && place_in(KIND_NAMES, KINDS, json_get(tile, "kind")) < 0)
            object_to(reasons, "building tile %s is of no known kind of tavern", tile->key);
    }
    for (struct json *tile = json_members(duplexes); tile; tile = tile->next) {
        struct json *halves = json_get(tile, "halves");
        bool known = json_length(halves) == 2;
        for (size_t half = 0; known && half < 2; half++) {
            const char *building = json_text(json_at(halves, half));
            known = building && json_get(buildings, building);
        }
        if (!known)
            object_to(reasons, "duplex tile %s does not have two known buildings", tile->key);
        const char *shape = json_text(json_get(tile, "shape"));
        if (!shape || (strcmp(shape, "upright") != 0 && strcmp(shape, "flat") != 0))
            object_to(reasons, "duplex tile %s is neither upright nor flat", tile->key);
    }
}

static int chosen_reading(struct json *readings, enum open_question question, struct json *reasons)
{
    struct json *asked = json_get(readings, OPEN[question].ruling);
    int reading = asked ? place_in(OPEN[question].readings, OPEN[question].number, asked) : 0;
    if (reading < 0)
        object_to(reasons, "%s has no such reading here", OPEN[question].ruling);
    return reading < 0 ? 0 : reading;
}

/* Rulings that this engine does not list do not affect scoring, so it plays each of their readings. */
static struct readings choose_readings(struct json *asked, struct json *reasons)
{
    struct readings readings = {
        .crossing_lines_of_shops = chosen_reading(asked, CROSSING_LINES, reasons),
        .line_through_a_used_shop = chosen_reading(asked, USED_SHOP, reasons),
        .several_tied_players = chosen_reading(asked, SEVERAL_TIED, reasons),
        .buildings_in_the_second_tiebreaker = chosen_reading(asked, BUILDINGS, reasons),
        .still_tied = chosen_reading(asked, STILL_TIED, reasons),
    };
    if (readings.crossing_lines_of_shops == LONGEST_FIRST && readings.line_through_a_used_shop == THROUGH)
        object_to(reasons, "longest_first and through give the shops at a crossing away by two rules, and "
                           "nothing says how they go together");
    return readings;
}

static struct json *declined(struct json *reasons)
{
    return json_set(json_set(json_object(), "accepted", json_bool(false)), "reasons", reasons);
}

static struct json *configure(struct json *params, struct refusal *refusal)
{
    const char *game = json_text(json_get(params, "game"));
    struct json *components = json_get(params, "components"), *readings = json_get(params, "readings");
    if (!game || !json_is(components, JSON_OBJECT) || !json_is(readings, JSON_OBJECT))
        return refuse(refusal, INVALID_PARAMS, "configure needs a game, components and readings");
    struct json *reasons = json_array();
    if (strcmp(game, GAME) != 0)
        return declined(json_append(reasons, json_string("this engine scores " GAME " only")));
    check_tiles(components, reasons);
    struct readings chosen = choose_readings(readings, reasons);
    if (json_length(reasons) > 0)
        return declined(reasons);
    json_free(reasons);
    json_free(in_force.components);
    in_force.components = json_take(params, "components");
    in_force.readings = chosen;
    return json_set(json_object(), "accepted", json_bool(true));
}

/* Reading a state. A tile's coordinates reach from -REACH to REACH; the second half of a duplex tile may lie
   one space further out. */

enum { SPAN = 2 * REACH + 2 };

struct plan {
    bool built[SPAN][SPAN]; /* by row and column; the space 0,0 is at REACH */
    struct building at[SPAN][SPAN];
};

static bool read_coordinate(const char **text, int *found)
{
    int sign = **text == '-' ? -1 : 1;
    *text += sign < 0;
    if (**text < (sign < 0 ? '1' : '0') || **text > '0' + REACH)
        return false;
    *found = sign * (*(*text)++ - '0') + REACH;
    return true;
}

static bool read_space(const char *text, int *column, int *row)
{
    return read_coordinate(&text, column) && *text++ == ',' && read_coordinate(&text, row) && *text == '\0';
}

static struct building building_of(struct json *tile, bool half)
{
    struct building building = {.type = (enum type)place_in(TYPE_NAMES, TYPES, json_get(tile, "type")),
                                .half = half};
    if (building.type == TAVERN)
        building.kind = place_in(KIND_NAMES, KINDS, json_get(tile, "kind"));
    return building;
}

static bool build(struct plan *plan, int row, int column, struct building building)
{
    if (plan->built[row][column])
        return false;
    plan->built[row][column] = true;
    plan->at[row][column] = building;
    return true;
}

static bool lay_tile(struct plan *plan, struct json *tile, struct refusal *refusal)
{
    struct json *buildings = json_get(in_force.components, "building_tiles"), *found;
    const char *name = json_text(tile), *space = tile->key;
    int column, row;
    bool free;
    if (!name || !read_space(space, &column, &row)) {
        refuse(refusal, INVALID_PARAMS,
               "a city is an object of tiles by their spaces, and %s is not among these", space);
        return false;
    }
    if ((found = json_get(buildings, name))) {
        free = build(plan, row, column, building_of(found, false));
    } else if ((found = json_get(json_get(in_force.components, "duplex_tiles"), name))) {
        struct json *halves = json_get(found, "halves");
        struct json *first = json_get(buildings, json_text(json_at(halves, 0)));
        struct json *second = json_get(buildings, json_text(json_at(halves, 1)));
        bool upright = strcmp(json_text(json_get(found, "shape")), "upright") == 0;
        free = build(plan, row, column, building_of(first, true)) &&
               build(plan, row + upright, column + !upright, building_of(second, true));
    } else {
        refuse(refusal, UNSUPPORTED_POSITION, "the component set has no tile %s", name);
        return false;
    }
    if (!free)
        refuse(refusal, UNSUPPORTED_POSITION, "the tile on %s covers a space that another one covers", space);
    return free;
}

static bool fit_into_the_square(const struct plan *plan, struct city *city)
{
    int top = SPAN, bottom = -1, left = SPAN, right = -1;
    for (int row = 0; row < SPAN; row++)
        for (int column = 0; column < SPAN; column++)
            if (plan->built[row][column]) {
                top = row < top ? row : top;
                bottom = row > bottom ? row : bottom;
                left = column < left ? column : left;
                right = column > right ? column : right;
            }
    if (bottom - top >= SIDE || right - left >= SIDE)
        return false;
    for (int row = top; row <= bottom; row++)
        for (int column = left; column <= right; column++) {
            int space = (row - top) * SIDE + column - left;
            city->built[space] = plan->built[row][column];
            city->at[space] = plan->at[row][column];
        }
    return true;
}

static bool read_city(struct json *tiles, struct city *city, struct refusal *refusal)
{
    struct plan plan = {0};
    if (!json_is(tiles, JSON_OBJECT)) {
        refuse(refusal, INVALID_PARAMS, "a city is an object of tiles by their spaces");
        return false;
    }
    for (struct json *tile = json_members(tiles); tile; tile = tile->next)
        if (!is_engines_own(tile->key) && !lay_tile(&plan, tile, refusal))
            return false;
    if (fit_into_the_square(&plan, city))
        return true;
    refuse(refusal, UNSUPPORTED_POSITION, "a city is more than four spaces wide or high");
    return false;
}

/* Read the cities that lie between the seats: the first ones of the component set. */
static bool read_cities(struct json *cities, struct game *game, struct refusal *refusal)
{
    int number = 0, listed = 0;
    for (struct json *city = json_members(cities); city; city = city->next)
        listed += !is_engines_own(city->key);
    struct json *known = json_elements(json_get(in_force.components, "cities"));
    for (; known && number < cities_for(game->seats); known = known->next, number++) {
        struct json *tiles = json_get(cities, json_text(known));
        if (!tiles) {
            refuse(refusal, UNSUPPORTED_POSITION, "%s is in play and missing", json_text(known));
            return false;
        }
        if (!read_city(tiles, &game->cities[number], refusal))
            return false;
    }
    if (number == cities_for(game->seats) && listed == number)
        return true;
    refuse(refusal, UNSUPPORTED_POSITION, "%d cities are listed, and there should be %d", listed,
           cities_for(game->seats));
    return false;
}

static bool is_listed_before(struct json *seats, struct json *seat)
{
    struct json *other = json_elements(seats);
    while (strcmp(json_text(other), json_text(seat)) != 0)
        other = other->next;
    return other != seat;
}

static bool read_seats(struct json *seats, struct json *seating_values, struct game *game,
                       struct refusal *refusal)
{
    size_t number = json_length(seats);
    if (number < FEWEST_SEATS || number > MOST_SEATS) {
        refuse(refusal, INVALID_PARAMS, "there are %d to %d seats", FEWEST_SEATS, MOST_SEATS);
        return false;
    }
    struct json *seat = json_elements(seats);
    for (int i = 0; seat; seat = seat->next, i++) {
        struct json *value = json_get(seating_values, json_text(seat));
        if (!json_integer_within(value, 1, 1000, &game->seating_values[i]) || is_listed_before(seats, seat)) {
            refuse(refusal, INVALID_PARAMS,
                   "seat %d must be a name, used once, with a seating value from 1 to 1000", i + 1);
            return false;
        }
    }
    game->seats = (int)number;
    return true;
}

static bool read_game(struct json *state, struct game *game, struct refusal *refusal)
{
    static const char *const phases[] = {"choosing", "placing", "over"};
    struct json *table = json_get(state, "table");
    int phase = place_in(phases, 3, json_get(state, "phase"));
    if (phase < 0) {
        refuse(refusal, INVALID_PARAMS, "a state has a phase: choosing, placing or over");
        return false;
    }
    game->over = phase == 2;
    return read_seats(json_get(table, "seats"), json_get(table, "seating_values"), game, refusal) &&
           read_cities(json_get(table, "cities"), game, refusal);
}

/* Writing an outcome. */

static struct json *by_type(const int numbers[TYPES])
{
    struct json *written = json_object();
    for (int type = 0; type < TYPES; type++)
        json_set(written, PLURALS[type], json_integer(numbers[type]));
    return written;
}

static struct json *write_player(const struct player_score *score)
{
    struct json *written = json_object();
    json_set(written, "final_score", json_integer(score->final_score));
    json_set(written, "higher_city", json_integer(score->higher_city));
    return json_set(written, "buildings", by_type(score->buildings));
}

static struct json *write_outcome(const struct game *game, const struct outcome *outcome, struct json *seats)
{
    struct json *cities = json_object(), *players = json_object(), *winners = json_array(),
                *written = json_object();
    struct json *known = json_elements(json_get(in_force.components, "cities")), *seat = json_elements(seats);
    for (int city = 0; city < cities_for(game->seats); city++, known = known->next) {
        struct json *points = by_type(outcome->cities[city].points);
        json_set(points, "total", json_integer(outcome->cities[city].total));
        json_set(cities, json_text(known), points);
    }
    for (int i = 0; i < game->seats; i++, seat = seat->next) {
        json_set(players, json_text(seat), write_player(&outcome->players[i]));
        if (outcome->winner[i])
            json_append(winners, json_string(json_text(seat)));
    }
    json_set(written, "over", json_bool(game->over));
    json_set(written, "winners", winners);
    json_set(written, "why", json_string(WHYS[outcome->why]));
    json_set(written, "cities", cities);
    json_set(written, "players", players);
    return json_set(json_object(), "outcome", written);
}

static struct json *outcome(struct json *params, struct refusal *refusal)
{
    struct game game = {0};
    struct json *state = json_get(params, "state");
    if (!in_force.components)
        return refuse(refusal, UNSUPPORTED, "configure comes first");
    if (!read_game(state, &game, refusal))
        return NULL;
    struct outcome scored = score_game(&in_force.readings, &game);
    return write_outcome(&game, &scored, json_get(json_get(state, "table"), "seats"));
}

int main(void)
{
    static const struct verb verbs[] = {
        {"hello", hello}, {"configure", configure}, {"outcome", outcome}, {NULL, NULL}};
    serve(verbs);
    json_free(in_force.components);
    return EXIT_SUCCESS;
}
