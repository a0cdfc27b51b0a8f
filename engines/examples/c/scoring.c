#include "scoring.h"

#include <limits.h>
#include <string.h>

static int larger(int a, int b) { return a > b ? a : b; }

static int smaller(int a, int b) { return a < b ? a : b; }

/* Points for no thing, one thing, two things, and so on. */
static const int SHOP_LINE[] = {0, 2, 5, 10, 16};
static const int TAVERN_SET[] = {0, 1, 4, 9, 17};
enum { WHOLE_SET_OF_OFFICES = 6, LISTED_PARKS = 3 };
static const int OFFICE_SET[] = {0, 1, 3, 6, 10, 15, 21};
static const int PARK_GROUP[] = {0, 2, 8, 12};

static bool has(const struct city *city, int space, enum type type)
{
    return city->built[space] && city->at[space].type == type;
}

static int count(const struct city *city, enum type type)
{
    int found = 0;
    for (int space = 0; space < SPACES; space++)
        found += has(city, space, type);
    return found;
}

/* Write the spaces that share an edge with a space, and return how many they are. */
static int neighbours(int space, int found[4])
{
    int row = space / SIDE, column = space % SIDE, number = 0;
    if (row > 0)
        found[number++] = space - SIDE;
    if (row < SIDE - 1)
        found[number++] = space + SIDE;
    if (column > 0)
        found[number++] = space - 1;
    if (column < SIDE - 1)
        found[number++] = space + 1;
    return number;
}

static bool is_beside(const struct city *city, int space, enum type type)
{
    int beside[4], number = neighbours(space, beside);
    for (int i = 0; i < number; i++)
        if (has(city, beside[i], type))
            return true;
    return false;
}

/* Shops. A set of spaces is a number with a bit for each space. */

static unsigned bit(int space) { return 1u << space; }

/* Return the spaces of a straight line to the right of a space or down from it, or 0 if the board is too
   small. */
static unsigned straight_line(int start, bool down, int length)
{
    if ((down ? start / SIDE : start % SIDE) + length > SIDE)
        return 0;
    unsigned spaces = 0;
    for (int i = 0; i < length; i++)
        spaces |= bit(start + i * (down ? SIDE : 1));
    return spaces;
}

static bool lie_in(unsigned line, unsigned shops) { return line != 0 && (shops & line) == line; }

/* Divide the shops into straight lines in the way that scores most: the first shop begins one of them. */
static int best_division(unsigned shops)
{
    if (shops == 0)
        return 0;
    int start = 0, best = 0;
    while (!(shops & bit(start)))
        start++;
    for (int length = 1; length <= SIDE; length++)
        for (int down = 0; down < (length == 1 ? 1 : 2); down++) {
            unsigned line = straight_line(start, down, length);
            if (lie_in(line, shops))
                best = larger(best, SHOP_LINE[length] + best_division(shops & ~line));
        }
    return best;
}

/* Take the longest line, then the longest of what is left; among equally long ones the one that scores most
   in the end. */
static int longest_lines_first(unsigned shops)
{
    for (int length = SIDE; length > 1; length--) {
        int best = -1;
        for (int start = 0; start < SPACES; start++)
            for (int down = 0; down < 2; down++) {
                unsigned line = straight_line(start, down, length);
                if (lie_in(line, shops))
                    best = larger(best, SHOP_LINE[length] + longest_lines_first(shops & ~line));
            }
        if (best >= 0)
            return best;
    }
    int singles = 0;
    for (int space = 0; space < SPACES; space++)
        singles += (shops & bit(space)) != 0;
    return singles * SHOP_LINE[1];
}

/* The unbroken rows and columns of two or more shops; each shop lies in at most one row and one column. */
struct lines {
    int number;
    unsigned spaces[2 * SPACES];
};

static struct lines unbroken_lines(unsigned shops)
{
    struct lines lines = {0};
    for (int start = 0; start < SPACES; start++)
        for (int down = 0; down < 2; down++) {
            bool goes_on_before =
                (down ? start / SIDE : start % SIDE) > 0 && (shops & bit(start - (down ? SIDE : 1)));
            if (goes_on_before)
                continue;
            int length = 1;
            while (lie_in(straight_line(start, down, length + 1), shops))
                length++;
            if (length > 1)
                lines.spaces[lines.number++] = straight_line(start, down, length);
        }
    return lines;
}

/* Assign each shop from `space` on to one of its lines so that the lines score most; a line scores by the
   shops assigned to it. */
static int best_keeping(unsigned shops, const struct lines *lines, int kept[], int space)
{
    while (space < SPACES && !(shops & bit(space)))
        space++;
    int best = -1;
    if (space == SPACES) {
        best = 0;
        for (int line = 0; line < lines->number; line++)
            best += SHOP_LINE[kept[line]];
        return best;
    }
    for (int line = 0; line < lines->number; line++)
        if (lines->spaces[line] & bit(space)) {
            kept[line]++;
            best = larger(best, best_keeping(shops, lines, kept, space + 1));
            kept[line]--;
        }
    if (best >= 0)
        return best;
    return SHOP_LINE[1] + best_keeping(shops, lines, kept, space + 1);
}

static int score_shops(const struct readings *readings, const struct city *city)
{
    unsigned shops = 0;
    for (int space = 0; space < SPACES; space++)
        if (has(city, space, SHOP))
            shops |= bit(space);
    if (readings->line_through_a_used_shop == THROUGH) {
        struct lines lines = unbroken_lines(shops);
        int kept[2 * SPACES] = {0};
        return best_keeping(shops, &lines, kept, 0);
    }
    if (readings->crossing_lines_of_shops == LONGEST_FIRST)
        return longest_lines_first(shops);
    return best_division(shops);
}

static int score_factories(const struct game *game, const struct city *city)
{
    int most = 0, second = -1, own = count(city, FACTORY);
    for (int other = 0; other < cities_for(game->seats); other++)
        most = larger(most, count(&game->cities[other], FACTORY));
    for (int other = 0; other < cities_for(game->seats); other++) {
        int factories = count(&game->cities[other], FACTORY);
        if (factories < most)
            second = larger(second, factories);
    }
    return own * (own == most ? 4 : own == second ? 3 : 2);
}

static int score_taverns(const struct city *city)
{
    int left[KINDS] = {0}, points = 0;
    for (int space = 0; space < SPACES; space++)
        if (has(city, space, TAVERN))
            left[city->at[space].kind]++;
    for (;;) {
        int kinds = 0;
        for (int kind = 0; kind < KINDS; kind++)
            if (left[kind] > 0) {
                left[kind]--;
                kinds++;
            }
        if (kinds == 0)
            return points;
        points += TAVERN_SET[kinds];
    }
}

static int score_offices(const struct city *city)
{
    int offices = count(city, OFFICE);
    int points = offices / WHOLE_SET_OF_OFFICES * OFFICE_SET[WHOLE_SET_OF_OFFICES] +
                 OFFICE_SET[offices % WHOLE_SET_OF_OFFICES];
    for (int space = 0; space < SPACES; space++)
        if (has(city, space, OFFICE) && is_beside(city, space, TAVERN))
            points++;
    return points;
}

/* Return how many parks are connected with a park, itself included, and mark them as counted. */
static int park_group(const struct city *city, int space, bool counted[SPACES])
{
    if (counted[space] || !has(city, space, PARK))
        return 0;
    counted[space] = true;
    int beside[4], number = neighbours(space, beside), size = 1;
    for (int i = 0; i < number; i++)
        size += park_group(city, beside[i], counted);
    return size;
}

static int score_parks(const struct city *city)
{
    bool counted[SPACES] = {false};
    int points = 0;
    for (int space = 0; space < SPACES; space++) {
        int size = park_group(city, space, counted), listed = smaller(size, LISTED_PARKS);
        points += PARK_GROUP[listed] + size - listed;
    }
    return points;
}

static int score_houses(const struct city *city)
{
    int other_types = 0, points = 0;
    for (int type = 0; type < TYPES; type++)
        other_types += type != HOUSE && count(city, (enum type)type) > 0;
    for (int space = 0; space < SPACES; space++)
        if (has(city, space, HOUSE))
            points += is_beside(city, space, FACTORY) ? 1 : other_types;
    return points;
}

static struct city_score score_city(const struct readings *readings, const struct game *game,
                                    const struct city *city)
{
    struct city_score score = {
        .points =
            {
                [SHOP] = score_shops(readings, city),
                [FACTORY] = score_factories(game, city),
                [TAVERN] = score_taverns(city),
                [OFFICE] = score_offices(city),
                [PARK] = score_parks(city),
                [HOUSE] = score_houses(city),
            },
    };
    for (int type = 0; type < TYPES; type++)
        score.total += score.points[type];
    return score;
}

int cities_for(int seats) { return seats == 2 ? 4 : seats; }

static int left_city(int seats, int seat) { return seats == 2 ? 2 * seat : seat; }

static int right_city(int seats, int seat) { return seats == 2 ? 2 * seat + 1 : (seat + seats - 1) % seats; }

static struct player_score score_player(const struct readings *readings, const struct game *game,
                                        const struct outcome *outcome, int seat)
{
    int cities[] = {left_city(game->seats, seat), right_city(game->seats, seat)};
    int left = outcome->cities[cities[0]].total, right = outcome->cities[cities[1]].total;
    struct player_score score = {
        .final_score = game->seats == 2 ? left + right : smaller(left, right),
        .higher_city = larger(left, right),
    };
    for (int i = 0; i < 2; i++)
        for (int space = 0; space < SPACES; space++) {
            const struct city *city = &game->cities[cities[i]];
            bool counts =
                readings->buildings_in_the_second_tiebreaker == WITH_HALVES || !city->at[space].half;
            if (city->built[space] && counts)
                score.buildings[city->at[space].type]++;
        }
    return score;
}

/* Who wins. A comparison gives each seat a number, and the seats with the highest number are in front. */

static int in_front(int seats, const bool among[], const int numbers[], bool found[])
{
    int best = INT_MIN, number = 0;
    for (int seat = 0; seat < seats; seat++)
        if (among[seat])
            best = larger(best, numbers[seat]);
    for (int seat = 0; seat < seats; seat++) {
        found[seat] = among[seat] && numbers[seat] == best;
        number += found[seat];
    }
    return number;
}

/* Compare those who are tied, and tell whether one of them is left alone; whoever is behind drops out or
   stays, depending on the reading. */
static bool breaks_the_tie(const struct readings *readings, int seats, bool tied[], const int numbers[])
{
    bool found[MOST_SEATS];
    int number = in_front(seats, tied, numbers, found);
    if (number == 1 || readings->several_tied_players == DROP_OUT)
        memcpy(tied, found, sizeof found);
    return number == 1;
}

static enum why end_of_a_tie(const struct readings *readings, const struct game *game, bool tied[])
{
    if (readings->still_tied == LOWER_VALUE) {
        int numbers[MOST_SEATS] = {0};
        for (int seat = 0; seat < game->seats; seat++)
            numbers[seat] = -game->seating_values[seat];
        bool found[MOST_SEATS];
        if (in_front(game->seats, tied, numbers, found) == 1) {
            memcpy(tied, found, sizeof found);
            return LOWEST_SEATING_VALUE;
        }
    }
    if (readings->still_tied == NOBODY)
        memset(tied, false, MOST_SEATS * sizeof *tied);
    return TIE;
}

static enum why find_winners(const struct readings *readings, const struct game *game,
                             struct outcome *outcome)
{
    int seats = game->seats, numbers[MOST_SEATS] = {0};
    bool everybody[MOST_SEATS], *tied = outcome->winner;
    for (int seat = 0; seat < seats; seat++) {
        everybody[seat] = true;
        numbers[seat] = outcome->players[seat].final_score;
    }
    if (in_front(seats, everybody, numbers, tied) == 1)
        return HIGHEST_FINAL_SCORE;
    if (seats > 2) {
        for (int seat = 0; seat < seats; seat++)
            numbers[seat] = outcome->players[seat].higher_city;
        if (breaks_the_tie(readings, seats, tied, numbers))
            return FIRST_TIEBREAKER;
    }
    for (int type = 0; type < TYPES; type++) {
        for (int seat = 0; seat < seats; seat++)
            numbers[seat] = outcome->players[seat].buildings[type];
        if (breaks_the_tie(readings, seats, tied, numbers))
            return SECOND_TIEBREAKER;
    }
    return end_of_a_tie(readings, game, tied);
}

struct outcome score_game(const struct readings *readings, const struct game *game)
{
    struct outcome outcome = {.why = STILL_PLAYING};
    for (int city = 0; city < cities_for(game->seats); city++)
        outcome.cities[city] = score_city(readings, game, &game->cities[city]);
    for (int seat = 0; seat < game->seats; seat++)
        outcome.players[seat] = score_player(readings, game, &outcome, seat);
    if (game->over)
        outcome.why = find_winners(readings, game, &outcome);
    return outcome;
}
