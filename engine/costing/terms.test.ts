import { expect, test } from 'vitest';
import { price } from '#tests/support/price.ts';
import {
  FIXTURES,
  fixtureGarden,
  furnishingAt,
  plainGarden,
  withLayout,
  withSite,
} from './fixtures/sample-gardens.ts';
import type { GardenModel } from '../model/garden.ts';

/** What a contractor is asked for and a price so easily forgets, with the words it goes by in a line or in what is left out. */
const NEVER_FORGOTTEN: Record<string, RegExp> = {
  survey: /measured survey/i,
  design: /fee for design/i,
  'party wall': /party wall/i,
  parking: /parking bays/i,
};
const WHERE_DUG: Record<string, RegExp> = {
  scan: /buried cables/i,
  stumps: /stump/i,
  'compacted ground': /compacted ground/i,
};
const timesSaid = (model: GardenModel, words: RegExp): number => {
  const { lines, excludes } = price(model);
  return (
    excludes.filter((line) => words.test(line)).length +
    (lines.some((line) => words.test(line.description)) ? 1 : 0)
  );
};

test('what a price easily forgets is a line or is said to be left out, once', () => {
  for (const model of [plainGarden(), ...FIXTURES.map((name) => fixtureGarden(name))]) {
    for (const [name, words] of Object.entries({ ...NEVER_FORGOTTEN, ...WHERE_DUG }))
      expect(timesSaid(model, words), name).toBe(1);
    for (const site of [{ position: 'roof' as const }, { noDigging: true as const }]) {
      const undug = withSite(model, site);
      for (const [name, words] of Object.entries(NEVER_FORGOTTEN))
        expect(timesSaid(undug, words), name).toBe(1);
      for (const [name, words] of Object.entries(WHERE_DUG))
        expect(timesSaid(undug, words), name).toBe(0);
    }
  }
});

test('an electrician is named once wherever something wants current', () => {
  const lit = withLayout(plainGarden(), {
    furnishings: [
      furnishingAt('light', 'post-light', 'bed-1'),
      furnishingAt('tub', 'hot-tub', 'terrace'),
    ],
  });
  expect(timesSaid(lit, /electrician/i)).toBe(1);
  expect(timesSaid(plainGarden(), /electrician/i)).toBe(0);
});

test('a small tree is felled with its stump in its own line, and only larger ones are left out', () => {
  const { excludes } = price(
    withSite(plainGarden(), {
      removals: [{ id: 'gone-1', kind: 'tree', name: 'dead cherry', count: 1, isLarge: false }],
    }),
  );
  expect(excludes.join(' ')).toContain('Felling larger trees');
});
