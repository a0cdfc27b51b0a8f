/* A scorer for Between Two Cities: the verb `outcome`, between the JSON of the protocol and scoring.c. The entry point. */

#include "adapter.h"
#include "scoring.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define GAME "between_two_cities"
#define RULING GAME ".ruling."

enum { PROTOCOL = 1, MOST_POINTS = 1000, REACH = 3 };

static const char *const TYPE_NAMES[] = {"shop", "factory", "tavern", "office", "park", "house"};
static const char *const PLURALS[] = {"shops", "factories", "taverns", "offices", "parks", "houses"};
static const char *const KIND_NAMES[] = {"music", "food", "drink", "bed"};
static const char *const WHYS[] = {"still playing", "highest final score", "first tiebreaker", "second tiebreaker", "lowest seating value", "tie"};

/* What configure has put in force. `components` has been checked, so that its tiles can be looked up without a second thought. */
static struct {
    json_t *components;
    struct values values;
    struct readings readings;
} in_force;

static int place_in(const char *const names[], int number, json_t *name)
{
    for (int place = 0; place < number; place++)
        if (json_is_string(name) && strcmp(names[place], json_string_value(name)) == 0)
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

static json_t *hello(json_t *params, struct refusal *refusal)
{
    json_t *offered = json_object_get(params, "protocol"), *version;
    size_t i;
    bool common = false;
    json_array_foreach(offered, i, version)
        common = common || json_integer_value(version) == PROTOCOL;
    if (!common)
        return refuse(refusal, UNSUPPORTED, "this engine speaks version %d of the protocol only", PROTOCOL);
    json_t *readings = json_object();
    for (int question = 0; question < OPEN_QUESTIONS; question++) {
        json_t *names = json_array();
        for (int reading = 0; reading < OPEN[question].number; reading++)
            json_array_append_new(names, json_string(OPEN[question].readings[reading]));
        json_object_set_new(readings, OPEN[question].ruling, names);
    }
    return json_pack("{s:i, s:s, s:s, s:{s:{s:[s], s:o}}}", "protocol", PROTOCOL, "name", "Between Two Cities scorer in C", "version", "1.0.0",
                     "games", GAME, "verbs", "outcome", "readings", readings);
}

/* Configuring. What cannot be played is collected as reasons. */

__attribute__((format(printf, 2, 3))) static void object_to(json_t *reasons, const char *reason, ...)
{
    va_list words;
    va_start(words, reason);
    json_array_append_new(reasons, json_vsprintf(reason, words));
    va_end(words);
}

static int read_points(json_t *holder, const char *key, json_t *reasons)
{
    json_t *points = json_object_get(holder, key);
    json_int_t value = json_integer_value(points);
    if (json_is_integer(points) && value >= 0 && value <= MOST_POINTS)
        return (int)value;
    object_to(reasons, "%s must be a number of points from 0 to %d", key, MOST_POINTS);
    return 0;
}

static struct ladder read_ladder(json_t *holder, const char *key, int least, json_t *reasons)
{
    struct ladder ladder = {0};
    json_t *steps = json_object_get(holder, key), *points;
    size_t i, number = json_array_size(steps);
    if (number < (size_t)least || number > LONGEST_LADDER) {
        object_to(reasons, "%s must list the points of %d to %d steps", key, least, LONGEST_LADDER);
        return ladder;
    }
    json_array_foreach(steps, i, points) {
        json_int_t value = json_integer_value(points);
        if (!json_is_integer(points) || value < 0 || value > MOST_POINTS)
            object_to(reasons, "step %zu of %s must be a number of points from 0 to %d", i + 1, key, MOST_POINTS);
        else
            ladder.points[ladder.steps++] = (int)value;
    }
    return ladder;
}

static void read_order(struct values *values, json_t *order, json_t *reasons)
{
    bool seen[TYPES] = {false};
    for (int place = 0; place < TYPES; place++) {
        int type = place_in(TYPE_NAMES, TYPES, json_array_get(order, (size_t)place));
        if (type < 0 || seen[type] || json_array_size(order) != TYPES) {
            object_to(reasons, "the order of scoring must name each of the six types once");
            return;
        }
        seen[type] = true;
        values->order[place] = (enum type)type;
    }
}

static struct values read_values(json_t *scoring, json_t *reasons)
{
    json_t *of[TYPES];
    for (int type = 0; type < TYPES; type++)
        of[type] = json_object_get(scoring, PLURALS[type]);
    struct values values = {
        .shop_line = read_ladder(of[SHOP], "line", SIDE, reasons),
        .most_factories = read_points(of[FACTORY], "most", reasons),
        .second_factories = read_points(of[FACTORY], "second", reasons),
        .other_factories = read_points(of[FACTORY], "others", reasons),
        .tavern_set = read_ladder(of[TAVERN], "set", KINDS, reasons),
        .office_set = read_ladder(of[OFFICE], "set", 1, reasons),
        .office_beside_tavern = read_points(of[OFFICE], "beside_tavern", reasons),
        .park_group = read_ladder(of[PARK], "group", 1, reasons),
        .each_further_park = read_points(of[PARK], "each_further", reasons),
        .house_for_each_type = read_points(of[HOUSE], "each_other_type", reasons),
        .house_beside_factory = read_points(of[HOUSE], "beside_factory", reasons),
    };
    read_order(&values, json_object_get(scoring, "order"), reasons);
    return values;
}

static void check_tiles(json_t *components, json_t *reasons)
{
    json_t *buildings = json_object_get(components, "building_tiles"), *tile;
    const char *name;
    json_object_foreach(buildings, name, tile) {
        int type = place_in(TYPE_NAMES, TYPES, json_object_get(tile, "type"));
        if (type < 0)
            object_to(reasons, "building tile %s is of no known type", name);
        if (type == TAVERN && place_in(KIND_NAMES, KINDS, json_object_get(tile, "kind")) < 0)
            object_to(reasons, "building tile %s is of no known kind of tavern", name);
    }
    json_object_foreach(json_object_get(components, "duplex_tiles"), name, tile) {
        json_t *halves = json_object_get(tile, "halves");
        bool known = json_array_size(halves) == 2;
        for (size_t half = 0; known && half < 2; half++) {
            const char *building = json_string_value(json_array_get(halves, half));
            known = building && json_object_get(buildings, building);
        }
        if (!known)
            object_to(reasons, "duplex tile %s does not have two known buildings", name);
        const char *shape = json_string_value(json_object_get(tile, "shape"));
        if (!shape || (strcmp(shape, "upright") != 0 && strcmp(shape, "flat") != 0))
            object_to(reasons, "duplex tile %s is neither upright nor flat", name);
    }
}

static int chosen_reading(json_t *readings, enum open_question question, json_t *reasons)
{
    json_t *asked = json_object_get(readings, OPEN[question].ruling);
    int reading = asked ? place_in(OPEN[question].readings, OPEN[question].number, asked) : 0;
    if (reading < 0)
        object_to(reasons, "%s has no such reading here", OPEN[question].ruling);
    return reading < 0 ? 0 : reading;
}

/* Rulings that this engine does not name say nothing about scoring, so that it plays each of their readings. */
static struct readings choose_readings(json_t *asked, json_t *reasons)
{
    struct readings readings = {
        .crossing_lines_of_shops = chosen_reading(asked, CROSSING_LINES, reasons),
        .line_through_a_used_shop = chosen_reading(asked, USED_SHOP, reasons),
        .several_tied_players = chosen_reading(asked, SEVERAL_TIED, reasons),
        .buildings_in_the_second_tiebreaker = chosen_reading(asked, BUILDINGS, reasons),
        .still_tied = chosen_reading(asked, STILL_TIED, reasons),
    };
    if (readings.crossing_lines_of_shops == LONGEST_FIRST && readings.line_through_a_used_shop == THROUGH)
        object_to(reasons, "longest_first and through give the shops at a crossing away by two rules, and nothing says how they go together");
    return readings;
}

static json_t *configure(json_t *params, struct refusal *refusal)
{
    const char *game = json_string_value(json_object_get(params, "game"));
    json_t *components = json_object_get(params, "components"), *readings = json_object_get(params, "readings");
    if (!game || !json_is_object(components) || !json_is_object(readings))
        return refuse(refusal, INVALID_PARAMS, "configure needs a game, components and readings");
    if (strcmp(game, GAME) != 0)
        return json_pack("{s:b, s:[s]}", "accepted", false, "reasons", "this engine scores " GAME " only");
    json_t *reasons = json_array();
    check_tiles(components, reasons);
    struct values values = read_values(json_object_get(components, "scoring"), reasons);
    struct readings chosen = choose_readings(readings, reasons);
    if (json_array_size(reasons) > 0)
        return json_pack("{s:b, s:o}", "accepted", false, "reasons", reasons);
    json_decref(reasons);
    json_decref(in_force.components);
    in_force.components = json_incref(components);
    in_force.values = values;
    in_force.readings = chosen;
    return json_pack("{s:b}", "accepted", true);
}

/* Reading a state. A tile's coordinates reach from -REACH to REACH, and the second half of a duplex one further. */

enum { SPAN = 2 * REACH + 2 };

struct plan {
    bool built[SPAN][SPAN]; /* by row and column, the space 0,0 at REACH */
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

static struct building building_of(json_t *tile, bool half)
{
    struct building building = {.type = (enum type)place_in(TYPE_NAMES, TYPES, json_object_get(tile, "type")), .half = half};
    if (building.type == TAVERN)
        building.kind = place_in(KIND_NAMES, KINDS, json_object_get(tile, "kind"));
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

static bool lay_tile(struct plan *plan, const char *space, json_t *tile, struct refusal *refusal)
{
    json_t *buildings = json_object_get(in_force.components, "building_tiles"), *found;
    const char *name = json_string_value(tile);
    int column, row;
    bool free;
    if (!name || !read_space(space, &column, &row)) {
        refuse(refusal, INVALID_PARAMS, "a city is an object of tiles by their spaces, and %s is not among these", space);
        return false;
    }
    if ((found = json_object_get(buildings, name))) {
        free = build(plan, row, column, building_of(found, false));
    } else if ((found = json_object_get(json_object_get(in_force.components, "duplex_tiles"), name))) {
        json_t *halves = json_object_get(found, "halves");
        json_t *first = json_object_get(buildings, json_string_value(json_array_get(halves, 0)));
        json_t *second = json_object_get(buildings, json_string_value(json_array_get(halves, 1)));
        bool upright = strcmp(json_string_value(json_object_get(found, "shape")), "upright") == 0;
        free = build(plan, row, column, building_of(first, true)) && build(plan, row + upright, column + !upright, building_of(second, true));
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

static bool read_city(json_t *tiles, struct city *city, struct refusal *refusal)
{
    struct plan plan = {0};
    const char *space;
    json_t *tile;
    if (!json_is_object(tiles)) {
        refuse(refusal, INVALID_PARAMS, "a city is an object of tiles by their spaces");
        return false;
    }
    json_object_foreach(tiles, space, tile)
        if (!is_engines_own(space) && !lay_tile(&plan, space, tile, refusal))
            return false;
    if (fit_into_the_square(&plan, city))
        return true;
    refuse(refusal, UNSUPPORTED_POSITION, "a city is more than four spaces wide or high");
    return false;
}

/* Read the cities that lie between the seats: the first ones of the component set. */
static bool read_cities(json_t *cities, struct game *game, struct refusal *refusal)
{
    const char *name;
    json_t *unused;
    int number = 0, listed = 0;
    json_object_foreach(cities, name, unused)
        listed += !is_engines_own(name);
    json_object_foreach(json_object_get(in_force.components, "cities"), name, unused) {
        if (number == cities_for(game->seats))
            break;
        json_t *tiles = json_object_get(cities, name);
        if (!tiles) {
            refuse(refusal, UNSUPPORTED_POSITION, "%s is in play and missing", name);
            return false;
        }
        if (!read_city(tiles, &game->cities[number++], refusal))
            return false;
    }
    if (number == cities_for(game->seats) && listed == number)
        return true;
    refuse(refusal, UNSUPPORTED_POSITION, "%d cities are listed, and there should be %d", listed, cities_for(game->seats));
    return false;
}

static bool read_seats(json_t *seats, json_t *seating_values, struct game *game, struct refusal *refusal)
{
    size_t i, j, number = json_array_size(seats);
    json_t *seat;
    if (number < FEWEST_SEATS || number > MOST_SEATS) {
        refuse(refusal, INVALID_PARAMS, "there are %d to %d seats", FEWEST_SEATS, MOST_SEATS);
        return false;
    }
    json_array_foreach(seats, i, seat) {
        json_t *value = json_is_string(seat) ? json_object_get(seating_values, json_string_value(seat)) : NULL;
        json_int_t found = json_integer_value(value);
        for (j = 0; j < i; j++)
            if (json_equal(seat, json_array_get(seats, j)))
                value = NULL;
        if (!json_is_integer(value) || found < 1 || found > 1000) {
            refuse(refusal, INVALID_PARAMS, "seat %zu must be a name, used once, with a seating value from 1 to 1000", i + 1);
            return false;
        }
        game->seating_values[i] = (int)found;
    }
    game->seats = (int)number;
    return true;
}

static bool read_game(json_t *state, struct game *game, struct refusal *refusal)
{
    static const char *const phases[] = {"choosing", "placing", "over"};
    json_t *table = json_object_get(state, "table");
    int phase = place_in(phases, 3, json_object_get(state, "phase"));
    if (phase < 0) {
        refuse(refusal, INVALID_PARAMS, "a state has a phase: choosing, placing or over");
        return false;
    }
    game->over = phase == 2;
    return read_seats(json_object_get(table, "seats"), json_object_get(table, "seating_values"), game, refusal) &&
           read_cities(json_object_get(table, "cities"), game, refusal);
}

/* Writing an outcome. */

static json_t *by_type(const int numbers[TYPES])
{
    json_t *written = json_object();
    for (int type = 0; type < TYPES; type++)
        json_object_set_new(written, PLURALS[type], json_integer(numbers[type]));
    return written;
}

static json_t *write_outcome(const struct game *game, const struct outcome *outcome, json_t *seats)
{
    json_t *cities = json_object(), *players = json_object(), *winners = json_array(), *unused;
    const char *name;
    int city = 0;
    json_object_foreach(json_object_get(in_force.components, "cities"), name, unused) {
        if (city == cities_for(game->seats))
            break;
        json_t *written = by_type(outcome->cities[city].points);
        json_object_set_new(written, "total", json_integer(outcome->cities[city++].total));
        json_object_set_new(cities, name, written);
    }
    for (int seat = 0; seat < game->seats; seat++) {
        const struct player_score *score = &outcome->players[seat];
        json_t *who = json_array_get(seats, (size_t)seat);
        json_object_set_new(players, json_string_value(who),
                            json_pack("{s:i, s:i, s:o}", "final_score", score->final_score, "higher_city", score->higher_city, "buildings",
                                      by_type(score->buildings)));
        if (outcome->winner[seat])
            json_array_append(winners, who);
    }
    return json_pack("{s:{s:b, s:o, s:s, s:o, s:o}}", "outcome", "over", game->over, "winners", winners, "why", WHYS[outcome->why], "cities", cities,
                     "players", players);
}

static json_t *outcome(json_t *params, struct refusal *refusal)
{
    struct game game = {0};
    json_t *state = json_object_get(params, "state");
    if (!in_force.components)
        return refuse(refusal, UNSUPPORTED, "configure comes first");
    if (!read_game(state, &game, refusal))
        return NULL;
    struct outcome scored = score_game(&in_force.values, &in_force.readings, &game);
    return write_outcome(&game, &scored, json_object_get(json_object_get(state, "table"), "seats"));
}

int main(void)
{
    static const struct verb verbs[] = {{"hello", hello}, {"configure", configure}, {"outcome", outcome}, {NULL, NULL}};
    serve(verbs);
    json_decref(in_force.components);
    return EXIT_SUCCESS;
}
