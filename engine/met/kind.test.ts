import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import {
  areaAt,
  furnishingAt,
  plainGarden,
  withLayout,
} from '../costing/fixtures/sample-gardens.ts';
import { thingsNamed } from '../brief/named-things.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Furnishing } from '../model/layout.ts';
import { onPlan } from '../words/on-plan.ts';
import { plantsFor } from '../words/plant-outcome.ts';
import { kindShort } from './kind.ts';

const wish = (said: string, more: Partial<Wish> = {}): Wish => ({
  mention: 'feature:x@0',
  mentions: [],
  kind: 'feature',
  name: said,
  quote: said,
  concept: 'x',
  feature: null,
  plant: null,
  strength: 'must',
  areaM2: null,
  lengthM: null,
  count: null,
  place: null,
  held: null,
  source: { kind: 'assumed', because: '' },
  ...more,
});
const BOX = { x: 4000, y: 1500, widthMm: 1500, depthMm: 600, heightMm: 800 };
const bench = (more: Partial<Furnishing> = {}) =>
  furnishingAt('bench-1', 'bench', 'terrace', { ...BOX, ...more });
const garden = (...things: Furnishing[]): GardenModel =>
  withLayout(plainGarden(), {
    areas: [
      areaAt('terrace', 'terrace', 'sandstone', [0, 0, 8000, 3000]),
      areaAt('lawn', 'lawn', 'turf', [0, 3000, 8000, 12_000]),
    ],
    furnishings: things,
  });
/** What falls short of a phrase, its thing found by its own name. */
function shortOf(said: string, model = garden(bench()), more: Partial<Wish> = {}): string {
  const own = wish(said, more),
    called = thingsNamed(said)[0]?.called ?? null;
  return kindShort({
    wish: own,
    called,
    found: onPlan(called?.is ?? [], model),
    plants: plantsFor(own, { model, catalogue }),
    model,
    catalogue,
  }).join(' ');
}

test.each([
  'a bench',
  'a nice little bench',
  'a bench for chatting',
  'a timber bench',
  'a bench that is good enough',
  'a sandstone patio',
])('%s is met by itself', (said) => {
  expect(shortOf(said)).toBe('');
});

test.each([
  ['an L shaped bench', '“L shaped”'],
  ['a bench with a footrest', '“with footrest”'],
  ['a bench w arms', 'with arms'],
  ['a tree stump bench', '“tree stump”'],
  ['a hidey bench', '“hidey”'],
  ['a steel bench', 'not of steel'],
  ['a black bench', 'you name black'],
  ['a covered bench', 'no roof'],
  ['a round bench', 'not round'],
  ['a bench 3 m high', '0.8 m high of the 3 m'],
  ['a bench where I can see the gate', 'which no plan tells'],
  ['a bench along the drive', '“along the drive”'],
  ['a square patio', 'not square'],
  ['a sunken patio', 'sunken'],
  ['a bench facing west', '“facing west”'],
  ['a bench with a footrest and a drawer', '“with footrest” or “with drawer”'],
])('%s is not met by one without it', (said, tells) => {
  expect(shortOf(said)).toContain(tells);
});

test('a word that nobody knows is never let pass, whatever it stands before', () => {
  for (const thing of ['bench', 'patio', 'lawn'])
    for (const word of ['wibbly', 'thrumming', 'quixel'])
      for (const said of [`a ${word} ${thing}`, `a ${thing} with ${word}s`])
        expect(shortOf(said), said).toContain(word);
});

test('what the plan itself says of a thing meets the word', () => {
  expect(shortOf('a black bench', garden(bench({ colour: 'black' })))).toBe('');
  expect(shortOf('a round bench', garden(bench({ round: true, depthMm: 1500 })))).toBe('');
  const canopy = furnishingAt('canopy-1', 'canopy', 'terrace', {
    ...BOX,
    widthMm: 3000,
    depthMm: 3000,
    heightMm: 2500,
  });
  expect(shortOf('a covered bench', garden(bench(), canopy))).toBe('');
  expect(shortOf('a roofed canopy', garden(canopy))).toBe('');
});

test('a bicycle hangar is no store: its own last word is told', () => {
  const store = furnishingAt('store-1', 'store', 'terrace', BOX);
  const model = withLayout(garden(store), {
    areas: [{ ...areaAt('store', 'store', 'none', [0, 3000, 2000, 4000]), feature: 'store' }],
  });
  expect(shortOf('bike hangar', model)).toContain('“bike hangar”');
  expect(shortOf('bike store', model)).toBe('');
});

/** The catalogue's plants of one sort, as if they were all that is planted. */
function planted(...latin: string[]): GardenModel {
  const model = garden();
  const rows = catalogue.plants.filter(({ latinName }) =>
    latin.some((name) => latinName.startsWith(name)),
  );
  const [line] = plainGarden().planting.schedule;
  return {
    ...model,
    planting: {
      ...model.planting,
      schedule: rows.map((one) => ({
        ...line!,
        plantId: one.id,
        commonName: one.commonName,
        latinName: one.latinName,
      })),
    },
  };
}
test('a class of plants is judged by its share of the list', () => {
  const bees = planted('Lavandula', 'Nepeta', 'Salvia');
  const plants: Partial<Wish> = { kind: 'plant', concept: 'plants' };
  expect(shortOf('pollinator plants', bees, plants)).toBe('');
  expect(shortOf('evergreen plants', planted('Hosta', 'Nepeta'), plants)).toMatch(
    /winter: 0 of \d/,
  );
  expect(
    shortOf('white roses', planted('Rosa'), { kind: 'plant', concept: 'rose', plant: 'rose' }),
  ).toMatch(/Kinds that are white: \d+ of \d+/);
});

test('plants that are to grow with it, or in a pot, are looked for in the planting', () => {
  expect(shortOf('a bench with lavender', planted('Hosta'))).toContain('no lavender');
  expect(shortOf('a patio with grasses', planted('Miscanthus'))).toBe('');
  const maple: Partial<Wish> = { kind: 'plant', concept: 'hosta', plant: 'hosta' };
  expect(shortOf('a hosta in a big pot', planted('Hosta'), maple)).toContain('not in a pot');
});

test('a plant whose name holds a bracket is looked for as it is written', () => {
  const drawn = {
    wish: wish('a tall (climbing rose', { kind: 'plant', plant: '(climbing rose' }),
    called: null,
    found: [],
    plants: [],
    model: garden(),
    catalogue,
  };
  expect(() => kindShort(drawn)).not.toThrow();
});
