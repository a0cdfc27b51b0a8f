'use strict';
// The table: who sits next to whom, and what a seat sees of it.

const clauseId = (name) => `lost_cities_rivals.${name}`;

// The seats in clockwise order, beginning with this one.
function clockwiseFrom(seats, seat) {
  const at = seats.indexOf(seat);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

// The seats in clockwise order, beginning with the next and ending with this one.
function clockwiseAfter(seats, seat) {
  const [first, ...others] = clockwiseFrom(seats, seat);
  return [...others, first];
}

// Everything that is face up; of what is face down, only the quantity.
function view(rules, table, seat) {
  const { draw_pile: drawPile, piles_aside: pilesAside, box, gold, ...open } = table;
  return {
    ...open,
    draw_pile: drawPile.length,
    piles_aside: pilesAside.map((pile) => pile.length),
    box: box.length,
    gold: rules.plays('gold_is_open', 'hidden') ? { [seat]: gold[seat] } : gold,
  };
}

module.exports = { clauseId, clockwiseFrom, clockwiseAfter, view };
