/** The first sentence of a concept: what this garden is about, before how it is drawn. */
import { capitalise, lowerFirst } from '../model/format.ts';
import { SAT_ON } from '../features/sat-on.ts';
import { area, centroid } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Area, AreaKind } from '../model/layout.ts';
import { sunHoursOver } from '../sunlight/region-hours.ts';
import {
  isDeeplyPlanted,
  isLawnInMiddle,
  isLongGrass,
  isLow,
  isMostlyPlanted,
  isOneLawn,
  isPlanted,
  isSunniest,
  stands,
  standsFar,
  wayAlong,
} from './borne-out.ts';
import { RUN_ON_M2, type WordFacts } from './facts.ts';
import { metres, numberWord, squareMetres } from './say.ts';
import type { Anchor } from './title-names.ts';
import { anchorOf, kindName, plural } from './title.ts';

const m2 = (a: Area) => squareMetres(area(a.region) / 1e6);

function distanceM(facts: WordFacts, a: Area): number {
  const [x, y] = centroid(a.region);
  return hypot(x - facts.input.model.site.doorX, y) / 1000;
}
const awayFrom = (facts: WordFacts, a: Area): string => metres(distanceM(facts, a));

/** "three Himalayan birches", "a star magnolia"; null in a garden without a new tree. */
function leadTree(facts: WordFacts): string | null {
  const tree = facts.trees[0];
  if (!tree) return null;
  const name = kindName(tree.plant.commonName);
  return tree.count > 1
    ? `${numberWord(tree.count)} ${plural(name)}`
    : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

const PLANTS_OF_A_FRAME = 5;
/** So far from the kitchen one still goes for herbs while the pan is on, m. */
const NEAR_KITCHEN_M = 20;

/** Stands on the ground, and is none. */
const BUILT: ReadonlySet<AreaKind> = new Set([
  'shed',
  'greenhouse',
  'gardenroom',
  'store',
  'compost',
]);

/** True of any plan: the ground that most of it is, and what comes after it. */
function mostly({ input: { model } }: WordFacts): string {
  const by = new Map<string, number>();
  for (const { id, label, region, isLater, kind } of model.layout.areas)
    if (!isLater && label && !BUILT.has(kind) && !id.startsWith('kept-')) {
      const name = kind === 'bed' ? 'planting' : lowerFirst(label);
      by.set(name, (by.get(name) ?? 0) + area(region) / 1e6);
    }
  const [first, second] = [...by].sort((a, b) => b[1] - a[1]);
  const say = ([name, size]: [string, number]) => `${name}, ${squareMetres(size)}`;
  if (!first) return 'The ground stays as it is, and what is added stands on it';
  return second
    ? `The largest part of the ground is ${say(first)}, and after it ${say(second)}`
    : `The ground is ${say(first)}`;
}

/** As much to look at in January as half of what July has. */
const isForWinter = ({ input: { model } }: WordFacts): boolean => {
  const [january = 0, , , , , , july = 0] = model.planting.interestByMonth;
  return january > 0 && january >= july / 2;
};

type Telling = (facts: WordFacts) => (string | null)[];

const openings: Record<Anchor, Telling> = {
  pool: (f) => {
    const pond = f.areasOf('pond')[0]!;
    return [
      `A pool of ${m2(pond)} lies ${awayFrom(f, pond)} from the door, so the first thing seen from the house is the sky in it`,
      `Everything here is set out from a pool of ${m2(pond)}: it doubles the light, and the planting is kept quiet around it`,
      `Still water, ${m2(pond)} of it, holds the middle of the view, and paths, seats and planting answer to its edges`,
    ];
  },
  pond: (f) => [
    `${capitalise(squareMetres(f.waterM2))} of still water is the heart of the garden, with planting down to its edge and one place to sit and watch it`,
    `The garden is arranged about water, ${squareMetres(f.waterM2)} of it, where most of what lives here will come to drink`,
    `A pond of ${squareMetres(f.waterM2)} comes first and the rest is fitted to it: where it is sat beside, where it is walked past, where it is left alone`,
  ],
  'kitchen-garden': (f) => {
    const veg = f.areasOf('vegetable')[0]!;
    return [
      isSunniest(sunHoursOver(veg.region, f.input.sunMap), f.input.sunMap) &&
      distanceM(f, veg) <= NEAR_KITCHEN_M
        ? `Food has the best of the sun: ${f.choose('veg', ['the beds stand', 'the growing ground lies'])} ${awayFrom(f, veg)} from the kitchen door, near enough to cut supper as it cooks`
        : null,
      `This is a garden that feeds the house and is good to look at while it does so, with the growing ground ${awayFrom(f, veg)} from the door`,
      `Rows of food are as handsome as any border when they are given an edge; here they have ${m2(veg)} of ground`,
    ];
  },
  orchard: (f) => [
    `Blossom in April, long grass in June and fruit in September: ${m2(f.areasOf('orchard')[0]!)} of small orchard gives the garden its year`,
    `The far ground is given over to fruit trees in long grass, ${m2(f.areasOf('orchard')[0]!)} of it, and the nearer ground is kept calm to lead there`,
  ],
  meadow: (f) => [
    `${capitalise(m2(f.areasOf('meadow')[0]!))} of flowering grass moves with every wind, and what is mown is only what is walked on`,
    isLongGrass(f.input.model)
      ? 'Long grass is the main idea, cut once a year, with edges kept sharp so that the looseness looks meant'
      : null,
  ],
  pergola: (f) => [
    `Shade is made rather than waited for: a pergola${leadTree(f) ? ` and ${leadTree(f)} turn` : ' turns'} the hot end of the day into the best of it`,
    standsFar(f.input.model, 'pergola')
      ? 'The garden ends in a roof of leaves, a place far enough from the house to feel like going out'
      : null,
  ],
  fire: (f) => [
    'The garden is drawn for the end of the day: a fire, seats round it and planting that smells best after dark',
    `A fire pit is the reason to walk ${wayAlong(f.input.model)} the garden, and to stay out when the sun has gone`,
  ],
  fountain: (f) => {
    const water = f.areasOf('water')[0];
    return [
      water
        ? `You hear this garden before you have seen all of it: a fountain plays ${awayFrom(f, water)} from the door`
        : null,
      'A little moving water, over pebbles and without a pond to mind, is what everything else is turned towards',
      'Sound does the work of size here: the fountain is small, and it makes the rest of the world seem further away',
    ];
  },
  play: (f) => {
    const play = f.areasOf('play')[0]!;
    return [
      `A garden to be used hard: ${m2(play)} to climb and dig in${f.lawnM2 >= RUN_ON_M2 ? `, and ${squareMetres(f.lawnM2)} of grass left open to run on` : ''}`,
      `Children have ${m2(play)} of their own ${awayFrom(f, play)} from the door, close enough to watch and far enough to be left alone`,
      `Play comes first for a few years and the garden is drawn so that it can outgrow it: ${m2(play)} of soft ground now, a place for a tree or a table later`,
    ];
  },
  lawn: (f) => [
    isOneLawn(f.input.model) && isLawnInMiddle(f.input.model)
      ? `One clear shape of grass, ${squareMetres(f.lawnM2)}, holds the middle, and everything that needs tending is gathered round it`
      : null,
    isDeeplyPlanted(f.input.model)
      ? `The open ground comes first: ${squareMetres(f.lawnM2)} of lawn with a shape of its own, and planting deep enough to hide the fences`
      : `The open ground comes first: ${squareMetres(f.lawnM2)} of lawn with a shape of its own`,
    leadTree(f) && isDeeplyPlanted(f.input.model)
      ? `The garden rests on two things, ${squareMetres(f.lawnM2)} of lawn and ${leadTree(f)}; the rest is planting that makes them look well`
      : null,
  ],
  gravel: (f) => [
    isPlanted(f.input.model)
      ? 'With no lawn to mow, the ground is gravel and the work is left to the planting'
      : null,
    leadTree(f)
      ? `Gravel and ${leadTree(f)} make a garden that asks for little and looks settled in its second year`
      : null,
    isDeeplyPlanted(f.input.model)
      ? `An open floor of gravel and deep planting, in ${numberWord(f.plantKinds)} kinds and no more, keep the garden simple to look at and to look after`
      : null,
  ],
  planting: (f) =>
    !isMostlyPlanted(f.input.model)
      ? []
      : [
          `Planting comes first here, ${numberWord(f.plantKinds)} kinds of it, and the floors are only as large as they need to be`,
          leadTree(f)
            ? `With no lawn to mow, the ground is given to borders about ${leadTree(f)}, and to the ways between them`
            : null,
          'Borders make the rooms of this garden: one sits among them rather than looking at them from the house',
        ],
  court: (f) => [
    f.plantCount >= PLANTS_OF_A_FRAME && stands(f.input.model, ...SAT_ON)
      ? `At ${squareMetres(f.plotM2)} the whole garden is seen at once, so it holds one idea: a floor, a frame of leaves and somewhere to sit`
      : null,
    f.plants.some(({ role }) => role === 'climber')
      ? `A room without a roof, ${squareMetres(f.plotM2)}, furnished with plants up its walls rather than across its floor`
      : null,
    isForWinter(f)
      ? 'Small, enclosed and seen all year from indoors: the courtyard is planted for January as much as for July'
      : null,
  ],
};

/** Between the pavement and the door nobody sits: it is come home through, and seen by whoever passes. */
const beforeTheStreet: Telling = (f) => [
  isPlanted(f.input.model)
    ? 'This is the ground that you come home through every day: a way to the door that is never in doubt, and planting beside it'
    : null,
  isLow(f.input.model)
    ? `From the pavement one sees ${leadTree(f) ? `${leadTree(f)}, ` : ''}low planting and a clear way to the door`
    : null,
  f.areasOf('store').length && isPlanted(f.input.model)
    ? 'What a street-side garden has to hold stands beside the way and out of mind, and the rest is planting to be looked at from both sides of the window'
    : null,
  isLow(f.input.model) && f.input.model.planting.interestByMonth.every((n) => n > 0)
    ? 'It is looked at from both sides of the window, so it is planted for every month and kept low enough to see over'
    : null,
];

/** One sentence with its full stop. */
export function openConcept(facts: WordFacts): string {
  const telling =
    facts.input.model.site.position === 'front' ? beforeTheStreet : openings[anchorOf(facts)];
  const told = telling(facts).filter((sentence): sentence is string => sentence !== null);
  return `${told.length ? told[facts.nth % told.length]! : mostly(facts)}.`;
}
