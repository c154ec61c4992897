/** What holds for every price of the calculator, whoever's they are. */

/** The standard rate of VAT in the United Kingdom. */
export const VAT_RATE = 0.2;

/** Facts that move a price more than anything else, and that only a visit can settle. */
export const PRICE_MOVERS: readonly string[] = [
  'Access: these prices are for a side way at least 0.9 m wide. Carrying through the house, or by hand, adds to them.',
  'Levels: a fall of more than 0.3 m across the work needs walls or steps.',
  'What lies under the ground: old concrete, roots and buried services cannot be seen before the digging.',
];
