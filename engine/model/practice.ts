/**
 * One table of practice: the figures that the engine's lines, the articles, the tasks, the cards and the tables of plants go by.
 * It stands with the model, since the engine may import nothing of content; `content/practice.ts` says how each figure is found again
 * in prose, and its test finds a second one. General horticultural practice, not checked against a source.
 */
export const PRACTICE = {
  /** Litres a week in dry weather, April to September, through the first two summers (first only for all but trees). */
  waterTreeLitres: 20,
  waterShrubLitres: 10,
  /** Of a hedge, for each plant. */
  waterHedgeLitres: 5,
  /** Centimetres of compost on beds, once a year; on clay up to the second figure. */
  mulchCm: 5,
  mulchMostCm: 8,
  /** Centimetres, established lawn; in drought. */
  mowCm: 4,
  mowDryCm: 5,
  /** Grams of lawn seed a square metre, on bare soil and over thin grass. */
  seedBareGrams: 50,
  seedThinGrams: 25,
  /** Centimetres from a wall or fence to a climber's roots. */
  climberFromWallCm: 45,
  /** Share of a pot's compost that is grit, for what wants drainage. */
  gritInPots: 'a third',
  /** Millimetres from the damp-proof course down to paving, soil or mulch; fall of paving away from the house. */
  belowDampCourseMm: 150,
  fallOfPaving: '1 in 80',
  /** Months in which a hedge is not cut without a look for nests. */
  nestingFrom: 3,
  nestingTo: 8,
  /** Month in which formal hedges are clipped. */
  hedgeMonth: 8,
  /** Litres of water that an inch of rain is on a square metre: what it takes to keep a lawn green for a week. */
  greenLawnLitres: 25,
  /** Weeks that leaves of bulbs stand after the flower. */
  bulbLeafWeeks: 6,
  /** Year of a tree in which its stake goes. */
  stakeGoesYear: 3,
} as const;
