/* The scoring of Between Two Cities: what the finished cities are worth, and who wins. */

#ifndef SCORING_H
#define SCORING_H

#include <stdbool.h>

enum {
    SIDE = 4,
    SPACES = SIDE * SIDE,
    FEWEST_SEATS = 2,
    MOST_SEATS = 7,
    MOST_CITIES = 7,
    KINDS = 4
};

/* In the order of the second tie-breaker. */
enum type { SHOP, FACTORY, TAVERN, OFFICE, PARK, HOUSE, TYPES };

/* The rulings on which scoring depends; zero is the adopted reading. */
struct readings {
    enum { BEST_TOTAL, LONGEST_FIRST } crossing_lines_of_shops;
    enum { BROKEN, THROUGH } line_through_a_used_shop;
    enum { DROP_OUT, ALL_STAY } several_tied_players;
    enum { WITH_HALVES, SQUARES_ONLY } buildings_in_the_second_tiebreaker;
    enum { SHARED, LOWER_VALUE, NOBODY } still_tied;
};

struct building {
    enum type type;
    int kind;  /* of a tavern, below KINDS */
    bool half; /* of a duplex tile */
};

struct city {
    bool built[SPACES]; /* row by row */
    struct building at[SPACES];
};

struct game {
    bool over;
    int seats;
    int seating_values[MOST_SEATS];
    struct city cities[MOST_CITIES];
};

enum why {
    STILL_PLAYING,
    HIGHEST_FINAL_SCORE,
    FIRST_TIEBREAKER,
    SECOND_TIEBREAKER,
    LOWEST_SEATING_VALUE,
    TIE
};

struct city_score {
    int points[TYPES];
    int total;
};

struct player_score {
    int final_score;
    int higher_city;
    int buildings[TYPES];
};

struct outcome {
    enum why why;
    bool winner[MOST_SEATS];
    struct city_score cities[MOST_CITIES];
    struct player_score players[MOST_SEATS];
};

/* How many cities are in play. */
int cities_for(int seats);

struct outcome score_game(const struct readings *readings, const struct game *game);

#endif
