/** Nothing that nobody asked for to whoever names a thing, and one suggestion, which is said, to whoever names none. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { readBrief } from '#engine/brief/read-brief.ts';
import { isDear } from '#engine/brief/type-wishes.ts';
import { designGarden } from '#engine/index.ts';
import { type Brief, PREFERENCES, PROJECT_TYPES } from '#engine/model/brief.ts';
import type { FurnishingKind } from '#engine/features/names.ts';
import type { AreaKind } from '#engine/model/layout.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { sampled } from '#tests/support/sampled.ts';

const THREE =
  'We want {a bench|feature:seat|wanted}, {lavender|plant:lavender|wanted} and {a compost heap|feature:compost|wanted}.';
const ONE = 'We want {a bench|feature:seat|wanted}.';
const PLOTS = ['6 m by 8 m', '9 m by 18 m', '20 m by 42 m'];
const read = (words: string, plot: string, more: Parameters<typeof markedInput>[1]): Brief =>
  readBrief(markedInput(`{${plot}|measure:plot|fact}. ${words}`, more), placeOf(null).place!);
const offered = (brief: Brief): string[] =>
  brief.wanted
    .filter(({ value, source }) => source.kind === 'assumed' && isDear(value))
    .map(({ value }) => value);

test('of three things or more nothing dear is added, whatever the type, the plot and the budget', () => {
  for (const projectType of PROJECT_TYPES)
    for (const plot of PLOTS)
      for (const budget of ['', ' We have {£90,000|money:budget|fact}.'])
        for (const who of ['', ' {A toddler|person:toddler|fact} lives here.']) {
          const brief = read(`${THREE}${budget}${who}`, plot, { projectType });
          expect(offered(brief), `${projectType} ${plot}`).toEqual([]);
        }
});

test('whoever names nothing is offered one dear thing, three at most in a luxury garden, and is told; who names one is offered none', () => {
  let some = 0;
  for (const projectType of PROJECT_TYPES)
    for (const plot of PLOTS) {
      const brief = read('', plot, { projectType });
      const found = offered(brief);
      expect(found.length).toBeLessThanOrEqual(projectType === 'luxury' ? 3 : 1);
      expect(brief.problems.some(({ code }) => code === 'our-suggestion')).toBe(found.length > 0);
      some += found.length;
      expect(offered(read(ONE, plot, { projectType })), `${projectType} ${plot}`).toEqual([]);
    }
  expect(some).toBeGreaterThan(3);
});

test('no water that nobody asked for, whatever is said or ticked besides', () => {
  const WATERS = ['water', 'formalpond', 'pool'];
  for (const projectType of PROJECT_TYPES)
    for (const plot of PLOTS)
      for (const words of ['', ONE, THREE, 'We have {a toddler|person:toddler|fact}.'])
        expect(
          read(words, plot, { projectType, preferences: ['seating', 'shade', 'play'] })
            .wanted.map(({ value }) => value)
            .filter(
              (value) => WATERS.includes(value) && (projectType !== 'luxury' || words !== ''),
            ),
          `${projectType} ${plot} ${words}`,
        ).toEqual([]);
});

test('a few words bring what they name, and a floor of grass at the most', () => {
  for (const projectType of PROJECT_TYPES)
    for (const plot of PLOTS) {
      const { wanted } = read('{Screen|feature:screen|wanted} out the flats. That is all.', plot, {
        projectType,
      });
      expect(
        wanted.map(({ value }) => value).filter((value) => value !== 'lawn'),
        `${projectType} ${plot}`,
      ).toEqual(projectType === 'edible' ? expect.arrayContaining(['privacy']) : ['privacy']);
    }
});

test('a tick that the words answer brings nothing beside what they name', () => {
  const valuesOf = (words: string, preferences: Brief['preferences']) =>
    read(words, '9 m by 18 m', { projectType: 'luxury', preferences }).wanted.map(
      ({ value }) => value,
    );
  expect(valuesOf('{A table for four|feature:dining|wanted}.', ['seating'])).not.toContain('seat');
  expect(valuesOf('{A pergola|feature:pergola|wanted}.', ['shade'])).not.toContain('arbour');
  const pool = valuesOf('{A pool|feature:pool|wanted}.', ['waterfeature']);
  expect(pool.filter((value) => value === 'water' || value === 'formalpond')).toEqual([]);
  // one water is what was ticked
  const ticked = valuesOf('{A bench|feature:seat|wanted}.', ['waterfeature']);
  expect(ticked.filter((value) => value === 'water' || value === 'formalpond')).toHaveLength(1);
});

test('seating that was ticked is the bench that was named, and shade the smaller roof where cost matters', () => {
  for (const projectType of PROJECT_TYPES) {
    const { wanted } = read(THREE, '9 m by 18 m', {
      projectType,
      preferences: ['seating', 'shade'],
    });
    const values = wanted.map(({ value }) => value);
    expect(values).not.toContain('lounge');
    expect(values).not.toContain('dining');
    expect(values.includes('pergola')).toBe(projectType === 'luxury');
  }
});

const DEAR_GROUND: readonly AreaKind[] = [
  'orchard',
  'pond',
  'water',
  'greenhouse',
  'gardenroom',
  'shed',
  'play',
];
const DEAR_THINGS: readonly FurnishingKind[] = [
  'lounge-set',
  'sunlounger',
  'pergola',
  'arbour',
  'fire-pit',
  'hot-tub',
  'sauna',
  'garden-room',
  'outdoor-kitchen',
  'fountain',
  'climbing-frame',
  'swing',
  'playhouse',
  'sandpit',
  'trampoline',
  'post-light',
];

test.each(sampled(PROJECT_TYPES, 3))(
  'no %s garden of three wishes is drawn with dear things beside them',
  (projectType) => {
    const set = designGarden({
      brief: markedInput(`{20 m by 42 m|measure:plot|fact}, south-facing. ${THREE}`, {
        projectType,
        preferences: [PREFERENCES[0]],
      }),
      place: placeOf(null).place!,
      catalogue,
      rates: sampleRateBook,
      weights: designWeights,
      seed: 5,
    });
    expect(set.designs).toHaveLength(3);
    for (const {
      model: { layout },
    } of set.designs) {
      expect(
        layout.areas.map(({ kind }) => kind).filter((kind) => DEAR_GROUND.includes(kind)),
      ).toEqual([]);
      expect(
        layout.furnishings.map(({ kind }) => kind).filter((kind) => DEAR_THINGS.includes(kind)),
      ).toEqual([]);
    }
  },
);

test('a child of nine is given no sandpit, and what was named to play on comes first', () => {
  const set = (words: string) =>
    designGarden({
      brief: markedInput(`{14 m by 20 m|measure:plot|fact}. ${words}`),
      place: placeOf(null).place!,
      catalogue,
      rates: sampleRateBook,
      weights: designWeights,
      seed: 5,
    }).designs.flatMap(({ model }) => model.layout.furnishings.map(({ kind }) => kind));
  expect(
    set('{Our son is 9|person:child|fact} and wants {somewhere to play|feature:play|wanted}.'),
  ).not.toContain('sandpit');
  const sand = set('{A toddler|person:toddler|fact} and {a playhouse|feature:playhouse|wanted}.');
  expect(sand).toContain('playhouse');
  expect(sand).not.toContain('sandpit');
});
