/**
 * Ground laid and kept clear for a thing that the garden is for and we neither draw nor supply: its place, its size and its
 * floor are in the plan and the price; the thing is brought by the household or by its own maker.
 */
import type { FeatureDefinition, FeatureDefinitions, Ground, Palette, Size } from './definition.ts';

type Kept = Pick<Ground, 'claim' | 'sizes' | 'likes'> &
  Partial<
    Pick<Ground, 'pad' | 'gap' | 'worksUndug' | 'suitsFront' | 'floor' | 'openSkyMm' | 'needsSlab'>
  >;

function space(
  label: string,
  purpose: string,
  ground: Kept,
): FeatureDefinition & { ground: Ground } {
  return {
    plan: { label, purpose },
    ...(ground.worksUndug ? {} : { needsDigging: true }),
    ground: { kind: 'space', shape: 'square', pad: 100, gap: 500, ...ground },
  };
}

const service = ({ service: floor }: Palette) => floor;
const hard = ({ terrace }: Palette) => terrace;

/** Somewhere out of the way, at an edge. */
const ASIDE: Ground['likes'] = { edge: 1.8, corner: 1.2, far: 1, view: -1, apart: 4 };
/** At the house: it is used on the way in. */
const AT_DOOR: Ground['likes'] = { close: 5, edge: 1.6, view: -1.2 };
/** Open, and worth looking at. */
const LAID_OUT: Ground['likes'] = { far: 1.6, edge: 0.6, view: 0.2 };

const upTo = (...sizes: Size[]): readonly Size[] => sizes;

export const spaces = {
  putting: space('Putting green', 'a putting green, cut into the lawn’s own line', {
    claim: 58,
    sizes: upTo([8000, 5000], [6000, 4000], [4500, 3000], [3500, 2000]),
    likes: LAID_OUT,
    gap: 700,
    floor: () => 'play-turf',
  }),
  boules: space('Boules pitch', 'a pitch of rolled gravel with a timber edge', {
    claim: 57,
    sizes: upTo([12000, 3000], [9000, 2500], [6000, 2000]),
    likes: { ...LAID_OUT, edge: 1.4 },
    floor: () => 'self-binding-gravel',
  }),
  ballcourt: space('Hard court', 'a level court for ball games', {
    claim: 59,
    sizes: upTo([7000, 5000], [5000, 4000], [3500, 3000]),
    likes: { ...LAID_OUT, view: -0.4 },
    floor: () => 'concrete-paving',
  }),
  tabletennis: space('Table tennis', 'level ground for a table, with room to play', {
    claim: 56,
    sizes: upTo([7000, 4000], [5500, 3500], [4500, 3000]),
    likes: LAID_OUT,
    worksUndug: true,
    floor: hard,
  }),
  exercise: space('Place to exercise', 'firm, level ground to train or stretch on', {
    claim: 55,
    sizes: upTo([4000, 3000], [3000, 2500], [2500, 2000]),
    likes: { ...LAID_OUT, sun: 0.4 },
    worksUndug: true,
    floor: () => 'rubber-mulch',
  }),
  clearing: space('Open ground', 'level grass kept clear to put things up on', {
    claim: 61,
    sizes: upTo([6000, 6000], [5000, 4000], [4000, 3000], [3000, 2500]),
    likes: LAID_OUT,
    needsSlab: true,
    floor: () => 'turf',
  }),
  pool: space('Pool', 'the place of the pool, for its own specialist to build', {
    claim: 20,
    sizes: upTo([8000, 4000], [6000, 3000], [4000, 2500], [3000, 2000]),
    likes: { sun: 1.2, far: 0.8, view: 0.4 },
    gap: 1200,
    openSkyMm: 3000,
    needsSlab: true,
    floor: hard,
  }),
  smokehouse: space('Smokehouse', 'a firm base, well clear of fence and trees', {
    claim: 32,
    sizes: upTo([2000, 1800], [1600, 1500]),
    likes: ASIDE,
    gap: 1000,
    openSkyMm: 3000,
    floor: hard,
  }),
  oven: space('Pizza oven', 'a base for an oven, near the table', {
    claim: 33,
    sizes: upTo([1600, 1400], [1300, 1200]),
    likes: { middle: 4, edge: 1.6, near: ['terrace'] },
    openSkyMm: 2500,
    floor: hard,
  }),
  shower: space('Outdoor shower', 'a drained floor to rinse off on before coming in', {
    claim: 34,
    sizes: upTo([1500, 1200], [1200, 1000]),
    likes: AT_DOOR,
    gap: 200,
    floor: hard,
  }),
  dogwash: space('Dog wash', 'a drained floor to hose down on before coming in', {
    claim: 34,
    sizes: upTo([1800, 1400], [1400, 1200], [1200, 1000]),
    likes: AT_DOOR,
    gap: 200,
    floor: hard,
  }),
  kennel: space('Kennel or loft', 'a dry, firm base for it', {
    claim: 31,
    sizes: upTo([3000, 2000], [2400, 1800], [2000, 1500]),
    likes: { ...ASIDE, far: 0.6 },
    gap: 300,
    floor: hard,
  }),
  hives: space('Beehives', 'firm ground for the hives, with their way out over a hedge', {
    claim: 30,
    sizes: upTo([2400, 1500], [1800, 1200]),
    likes: { ...ASIDE, sun: 0.8, apart: 8 },
    worksUndug: true,
    floor: service,
  }),
  coldframe: space('Cold frame', 'firm ground for a frame, facing the sun', {
    claim: 35,
    sizes: upTo([2400, 1000], [1800, 900], [1200, 900]),
    likes: { sun: 1.4, edge: 1.6, corner: 0.8, near: ['vegetable', 'greenhouse'], view: -0.8 },
    gap: 200,
    worksUndug: true,
    floor: service,
  }),
  potting: space('Potting bench', 'firm ground to stand at it', {
    claim: 35,
    sizes: upTo([1800, 1500], [1500, 1200]),
    likes: { edge: 1.8, corner: 1, near: ['greenhouse', 'vegetable', 'shed'], view: -1 },
    gap: 200,
    worksUndug: true,
    floor: service,
  }),
  fruitcage: space('Fruit cage', 'netted ground for currants and berries', {
    claim: 50,
    sizes: upTo([5000, 3000], [4000, 2500], [3000, 2000]),
    likes: { sun: 1.2, edge: 1.6, corner: 1, far: 0.8, near: ['vegetable'], apart: 3 },
    floor: () => 'bark',
  }),
  tanks: space('Rainwater tanks', 'a firm base for tanks below a downpipe', {
    claim: 36,
    sizes: upTo([2400, 1200], [1200, 1100]),
    likes: { ...AT_DOOR, corner: 1.4, view: -2 },
    gap: 100,
    floor: hard,
  }),
  rockery: space('Rockery', 'stone and grit in the sun, for alpines', {
    claim: 54,
    sizes: upTo([3500, 2200], [2500, 1600], [1800, 1200]),
    likes: { sun: 1.6, edge: 1, view: 0.5 },
    suitsFront: true,
    floor: ({ gravel }) => gravel,
  }),
  hardstanding: space('Hardstanding', 'ground that carries wheels', {
    claim: 21,
    sizes: upTo([6500, 3000], [5000, 2600], [3500, 2000], [2400, 1200]),
    likes: { edge: 2, corner: 1.4, close: 2, view: -1.6, apart: 4 },
    gap: 100,
    suitsFront: true,
    needsSlab: true,
    floor: ({ gravel }) => gravel,
  }),
  workshop: space('Workshop', 'the place of the workshop, for its own maker to build', {
    claim: 15,
    sizes: upTo([5000, 3500], [4000, 3000], [3000, 2400], [2400, 1800]),
    likes: { far: 1.4, edge: 2, corner: 1, view: -0.4 },
    gap: 500,
    floor: hard,
  }),
  bar: space('Garden bar', 'the place of the bar, with room to stand at it', {
    claim: 45,
    sizes: upTo([4500, 3500], [3500, 3000], [3000, 2400], [2400, 2000]),
    likes: { evening: 1.4, far: 1.2, edge: 1.2, corner: 0.6 },
    floor: hard,
  }),
  swingseat: space('Swing seat', 'firm ground for it, with room to swing', {
    claim: 62,
    sizes: upTo([2600, 2000], [2200, 1700]),
    likes: { evening: 1.6, far: 1.2, edge: 1, view: 0.6 },
    worksUndug: true,
  }),
  treehouse: space('Tree house', 'soft ground for its legs and for who comes down', {
    claim: 63,
    sizes: upTo([3500, 3000], [2800, 2500], [2400, 2000]),
    likes: { edge: 1.4, corner: 1.2, far: 1.4 },
    floor: () => 'bark',
  }),
} satisfies FeatureDefinitions;
