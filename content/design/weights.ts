/** What the engine's judgement rests on: every weight with its reason. Changing one changes designs. */
import type { DesignWeights, LayoutWeight, TasteWeight } from '#engine/model/design-weights.ts';

type Table<Name extends string> = Record<Name, { value: number; because: string }>;

/** The score of a layout, about 60 to 85 in all. Named faults are taken off, the rest is added. */
export const LAYOUT_WEIGHTS = {
  wishMet: {
    value: 36,
    because: 'Points when everything wanted has a place: what was asked for decides first.',
  },
  lawnMissing: {
    value: 12,
    because: 'A lawn was wanted and there is none: no other wish costs as much ground.',
  },
  wordUnmet: {
    value: 14,
    because:
      "Each wish of the visitor's own words that is left out; more than any fine point of design can make up.",
  },
  openTooSmall: {
    value: 30,
    because:
      'Per share of the plot by which the open ground falls short of four fifths of what was aimed at.',
  },
  openTooLarge: {
    value: 12,
    because:
      'Per share of the plot by which it passes 1.4 times the aim: empty is a smaller fault than cramped.',
  },
  bedsTooSmall: {
    value: 75,
    because: 'Per share of the plot by which beds fall short: a garden without planting is none.',
  },
  bedsTooLarge: {
    value: 40,
    because: 'Per share of the plot by which beds pass half as much again: they take work.',
  },
  cleanOutline: { value: 14, because: 'An open figure that fills its hull reads as one shape.' },
  longFigure: {
    value: 2,
    because: 'Per unit by which the open figure is longer than 2.6 times its width.',
  },
  manyCorners: { value: 0.5, because: 'Per corner beyond eight of a straight-sided figure.' },
  tinyFloor: {
    value: 10,
    because: 'A plot too small for a lawn gets the points of a fairly clean one.',
  },
  deepBeds: {
    value: 24,
    because:
      'Points when every bed is 1.5 m deep, for planting in layers; half of them at 0.9 m, none for thinner strips.',
  },
  bedsTooDeep: {
    value: 60,
    because: 'Per share of the plot that lies too far from any edge of its bed to be weeded.',
  },
  plantedFence: {
    value: 12,
    because: 'Points when three quarters of the fence line has planting at its foot.',
  },
  manyBeds: {
    value: 1.2,
    because: 'Each bed beyond four, or beyond one more for every 300 m²: scraps look restless.',
  },
  smallBed: { value: 1.5, because: 'Each bed under 1.5 m².' },
  eveningSun: { value: 4, because: 'A seat with two hours of evening sun.' },
  daySun: { value: 4, because: 'A seat with six hours of sun.' },
  cropSun: {
    value: 3,
    because: 'Vegetables and greenhouses in six hours of sun; half of it is taken off in shade.',
  },
  unreached: {
    value: 25,
    because: 'Each room that no path reaches; such a candidate is not shown, but may be mended.',
  },
  narrow: { value: 8, because: 'Each room reached at less than the full width of its path.' },
  seatMissing: { value: 4, because: 'Each person of the household without a seat at the table.' },
  pathShare: { value: 40, because: 'Per share of the plot by which paths take more than 9 %.' },
  pathAtFence: {
    value: 120,
    because:
      'Per share of the plot of path within 0.7 m of the fence beyond 0.4 %: planting belongs there.',
  },
  wideGround: {
    value: 80,
    because: 'Per share of the plot where paths widen into shapeless paving.',
  },
  focus: { value: 5, because: 'Something to look at near the axis in the far half of the garden.' },
  utilityInView: {
    value: 4,
    because: 'Each shed, store or compost heap in the view from the door.',
  },
  noTree: { value: 4, because: 'A plot over 40 m² without a tree.' },
  playUnseen: { value: 6, because: 'Children at play cannot be seen from the house.' },
  lawnAtTerrace: { value: 4, because: 'The terrace opens on to the lawn over at least 1.8 m.' },
  thinFits: { value: 4, because: 'A language of rooms, which shortens a long thin plot.' },
  shallowFits: { value: 3, because: 'A language that draws the eye across a shallow plot.' },
  unequal: {
    value: 0.5,
    because: 'Of the three together: points by which the least of them stands under the best.',
  },
  wordLost: {
    value: 40,
    because:
      'Of the three together: each wish in words that one of them leaves out and another holds.',
  },
  jog: {
    value: 2.5,
    because: 'Each edge of a floor under 300 mm among straight lines: a mason asks what it is for.',
  },
  smallFits: { value: 4, because: 'Squares, on a plot too small for several curves.' },
  zigzagElsewhere: { value: 6, because: 'Zigzags on any other plot look forced.' },
  sketchWishes: {
    value: 30,
    because: 'Of a sketch, before it is finished: everything wanted has a place.',
  },
  sketchOpen: { value: 30, because: 'Of a sketch: the open ground is as large as wished.' },
  sketchClean: { value: 14, because: 'Of a sketch: the open figure fills its hull.' },
  sketchNoOpen: {
    value: 40,
    because: 'Of a sketch: the lawn that was wished for is too small to be worth having.',
  },
  goodEnough: {
    value: 77,
    because: 'A finished candidate with this score is not tried against a second: few reach it.',
  },
  flight: {
    value: 60,
    because:
      'Of the three together: each way with steps in a garden for somebody who does none, a steep or narrow one by half. No beauty makes up for it.',
  },
  unreachedGivenUp: {
    value: 10,
    because: 'Each room that was given up because no path could reach it.',
  },
  leastScore: {
    value: 25,
    because:
      'The floor of quality: below it wishes give way, one round after another, and all are drawn again.',
  },
  unlikeness: {
    value: 70,
    because: 'Of the three chosen together: points for the least unlike pair being wholly unlike.',
  },
  unlikeGround: { value: 0.5, because: 'Share of unlikeness for ground that has another use.' },
  sameIdea: {
    value: 45,
    because: 'Taken off the three together for each that repeats the idea of another.',
  },
  unlikeIdea: {
    value: 0.3,
    because: 'Share of unlikeness for another idea: where one eats, what is in the middle.',
  },
  unlikeLanguage: { value: 0.1, because: 'Share of unlikeness for another language.' },
  unlikeHard: { value: 0.1, because: 'Share of unlikeness for more or less paving.' },
} satisfies Table<LayoutWeight>;

/** The taste for a plant, about -6 to 14 in all. */
export const TASTE_WEIGHTS = {
  whim: {
    value: 3.2,
    because:
      'Chance of the seed, so that two gardens of one kind differ; less than a named plant, about as much as the type.',
  },
  ofType: { value: 2.6, because: 'The plant is listed for this kind of garden.' },
  accent: {
    value: -0.5,
    because: "It flowers in the scheme's accent alone: one or two are a note, more are a quarrel.",
  },
  colourAsked: { value: 1.7, because: 'How far colour counts when the visitor named colours.' },
  colour: { value: 1.25, because: 'How far it counts otherwise.' },
  schemeFlower: { value: 2.6, because: 'Every flower colour is of the scheme.' },
  mixedFlower: { value: 0.6, because: 'Taken off when only some are.' },
  schemeLeaf: { value: 1.2, because: 'Silver or dark leaves that the scheme calls for.' },
  darkLeaf: { value: 1, because: 'Taken off for dark leaves that it does not.' },
  quietFlower: {
    value: 0.4,
    because:
      'Green, white and cream go with anything: a little more for shrubs, a little less for flowers.',
  },
  clash: { value: 3.4, because: 'Taken off for a flower outside the scheme.' },
  namedColour: { value: 2.4, because: 'A colour the visitor named.' },
  otherColour: { value: 1.6, because: 'Taken off for any other flower when colours were named.' },
  awardWinner: {
    value: 0.5,
    because: 'The Award of Garden Merit of the RHS: proven, and easy to buy.',
  },
  monthInFlower: { value: 0.12, because: 'Each month in flower, up to five.' },
  highCare: { value: 1.6, because: 'Taken off for a plant that needs much care.' },
  mediumCare: { value: 0.4, because: 'Taken off for one that needs some.' },
  careForAccess: {
    value: 0.8,
    because: 'Taken off for any care where bending and reaching are hard.',
  },
  mildForPeople: {
    value: 0.8,
    because: 'Taken off for a mildly poisonous plant where children are.',
  },
  mildForPets: { value: 1.2, because: 'Taken off for one where pets are: they chew.' },
  somePollen: { value: 1.5, because: 'Taken off for moderate pollen where there is hay fever.' },
  thornsForAccess: {
    value: 1,
    because: 'Taken off for thorns where bending and reaching are hard.',
  },
  burningSap: {
    value: 2,
    because:
      'Taken off for sap that burns: gloves and goggles at every cut, so it must be worth them.',
  },
  scent: { value: 2.8, because: 'Scented, and scent was asked for.' },
  cutFlower: { value: 0.5, because: 'Tall enough to cut, and flowers for cutting were asked for.' },
  style: { value: 1.25, because: 'How far a style the visitor likes counts.' },
  season: { value: 1.6, because: 'Something to see in a season the visitor named.' },
  named: { value: 9, because: 'Asked for by name, and the soil suits it: nothing outweighs that.' },
  namedInOtherSoil: { value: 5.5, because: 'Asked for by name where the pH does not suit.' },
  standsIn: {
    value: 5,
    because: 'The nearest to a plant that was asked for and cannot grow here.',
  },
  wantedKind: { value: 3, because: 'Of a kind that was asked for, such as grasses.' },
  ownThird: {
    value: 2,
    because:
      "Each of a brief's three designs leans to a third of the catalogue, so that they differ.",
  },
  otherThird: { value: -1.5, because: "A plant of another design's third." },
  otherThirdWoody: {
    value: -3.2,
    because: 'The same for trees, shrubs and climbers, which are seen first and longest.',
  },
  native: { value: 4.2, because: 'Wildlife garden: a native plant.' },
  feedsWildlife: { value: 1.8, because: 'Wildlife garden: it feeds pollinators.' },
  feedsNothing: { value: -2, because: 'Wildlife garden: it feeds none.' },
  flowerless: { value: 2.5, because: 'Wildlife garden: taken off for no flower, grasses apart.' },
  modernGrass: { value: 1.4, because: 'Modern garden: grasses.' },
  modernShape: { value: 0.7, because: 'Modern garden: clipped or upright shapes.' },
  luxuryScent: { value: 1.2, because: 'Luxury garden: scent.' },
  luxuryEvergreen: {
    value: 2,
    because: 'Luxury garden: clipped and glossy leaves are its bones, and it looks well in winter.',
  },
  easyEvergreen: { value: 1.4, because: 'Low-maintenance garden: nothing to clear in autumn.' },
  easyDrought: { value: 0.6, because: 'Low-maintenance garden: no watering.' },
  easyMinutes: {
    value: 1.5,
    because:
      'Low-maintenance garden: the most that its hours of care a year take off, half an hour a point.',
  },
  ediblePlant: { value: 3, because: 'Edible garden: herbs and fruit.' },
  edibleFeeds: { value: 0.8, because: 'Edible garden: brings pollinators to the crops.' },
  harmless: { value: 0.8, because: 'Family garden and others: harmless to people and pets.' },
  styleSignature: { value: 5, because: 'Of a style: a genus that says it at once.' },
} satisfies Table<TasteWeight>;

const valuesOf = <Name extends string>(table: Table<Name>): Record<Name, number> =>
  Object.fromEntries(
    Object.entries<{ value: number }>(table).map(([name, { value }]) => [name, value]),
  ) as Record<Name, number>;

export const designWeights: DesignWeights = {
  layout: valuesOf<LayoutWeight>(LAYOUT_WEIGHTS),
  taste: valuesOf<TasteWeight>(TASTE_WEIGHTS),
};
