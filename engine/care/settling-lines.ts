/** The first years of what was planted: water, or the autumn that does without it, ties and stakes. */
import type { CareLine } from '../model/care.ts';
import { PRACTICE } from '../model/practice.ts';
import { countOf, line, named } from './garden-line.ts';
import type { Grown } from './plant-lines.ts';

/** Weeks of a dry summer in which new plants are watered. */
const WATERING_WEEKS = 16;
const WATERING = 'once a week in dry weather, May to September';

/** Ties, mulch and stakes of new trees. */
const treeLines = (trees: readonly Grown[]): CareLine[] => [
  line({
    month: 3,
    label: 'loosen tree ties, renew mulch rings',
    words: `Look at the ties of ${named(trees)}, loosen what is tight, and renew the ring of mulch, clear of the bark.`,
    tools: ['barrow'],
    minutes: countOf(trees) * 6,
    often: 'every year to the second',
    toYear: 2,
  }),
  line({
    month: 3,
    label: 'stakes and ties away',
    words: `Rock ${named(trees)} by hand: where the roots hold, take stake and tie away.`,
    minutes: countOf(trees) * 10,
    often: 'in the third year',
    fromYear: PRACTICE.stakeGoesYear,
    toYear: PRACTICE.stakeGoesYear,
  }),
];

/** Where nobody waters: planted in autumn and watered in, so that roots are down before the first dry month. */
export function unwateredLines(grown: readonly Grown[]): CareLine[] {
  const dry = grown.filter(({ plant }) => plant.category !== 'aquatic'),
    trees = dry.filter(({ plant }) => plant.category === 'tree');
  if (!dry.length) return [];
  return [
    line({
      month: 10,
      label: 'plant in autumn, water in once',
      words:
        'Plant in October or November and water each plant in as it is set: its roots are then down before summer, and what was chosen bears drought. Nothing is watered after that.',
      tools: ['spade', 'watering can or hose'],
      minutes: countOf(dry) * 0.5,
      often: 'in the first autumn',
      toYear: 1,
    }),
    line({
      month: 4,
      label: 'mulch against drought',
      words:
        'Lay gravel or bark over bare soil while it is still moist from winter: it does the work of a can.',
      tools: ['barrow'],
      minutes: countOf(dry) * 0.2,
      often: 'in the first two springs',
      toYear: 2,
    }),
    ...(trees.length ? treeLines(trees) : []),
  ];
}

/** The first two or three years of whatever was planted: water, ties and stakes. */
export function settlingLines(grown: readonly Grown[]): CareLine[] {
  const dry = grown.filter(({ plant }) => plant.category !== 'aquatic');
  const of = (...categories: string[]) =>
    dry.filter(({ plant }) => categories.includes(plant.category));
  const trees = of('tree').concat(of('fruit').filter(({ plant }) => plant.layer === 'canopy'));
  const hedges = of('hedging');
  const shrubs = of('shrub', 'climber').concat(
    of('fruit').filter(({ plant }) => plant.layer !== 'canopy'),
  );
  const small = of('perennial', 'grass', 'fern', 'groundcover', 'herb');
  const out: CareLine[] = [];
  if (trees.length) {
    out.push(
      line({
        month: 5,
        label: `water ${PRACTICE.waterTreeLitres} l a week to ${named(trees)}`,
        words: `Give ${named(trees)} ${PRACTICE.waterTreeLitres} litres each, slowly, at the root.`,
        tools: ['watering can or hose'],
        minutes: countOf(trees) * 4,
        times: WATERING_WEEKS,
        often: `${WATERING}, for two summers`,
        toYear: 2,
      }),
      ...treeLines(trees),
    );
  }
  const first = (grownHere: readonly Grown[], litres: number, what: string, each: number) =>
    line({
      month: 5,
      label: `water ${litres} l a week to ${what}`,
      words: `Water ${what}: ${litres} litres to each plant, at the root and not over the leaf.`,
      tools: ['watering can or hose'],
      minutes: countOf(grownHere) * each,
      times: WATERING_WEEKS,
      often: WATERING,
      toYear: 1,
    });
  if (shrubs.length) out.push(first(shrubs, PRACTICE.waterShrubLitres, named(shrubs), 1.5));
  if (hedges.length) out.push(first(hedges, PRACTICE.waterHedgeLitres, named(hedges), 0.5));
  if (small.length)
    out.push(
      line({
        month: 5,
        label: 'soak new beds once a week',
        words:
          'Soak the beds as far down as the roots were set, then leave them alone: a daily sprinkle keeps roots at the top.',
        tools: ['watering can or hose'],
        minutes: countOf(small) * 0.25,
        times: WATERING_WEEKS,
        often: WATERING,
        toYear: 1,
      }),
    );
  return out;
}
