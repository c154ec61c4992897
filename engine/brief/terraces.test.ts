/** Levels that are told of, from the words to the ground, its walls, its price and its checks. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designWeights } from '#content/design/weights.ts';
import { brokenLevels } from '#tests/support/level-laws.ts';
import { withReading } from '#server/reader.ts';
import { designGarden } from '../design-garden.ts';
import { levelsOf, surfaceAt } from '../levels/levels.ts';
import { levelAt } from '../site/levels.ts';
import { makeSite } from '../site/make-site.ts';
import { contains } from '../geometry/region.ts';
import { readBrief } from './read-brief.ts';

const place = placeOf(null).place!;
const briefOf = (description: string) =>
  readBrief(withReading({ description, projectType: 'family', preferences: [] }), place);
const siteOf = (description: string) => makeSite(briefOf(description), place);

const LEANING =
  'Our garden is on three levels because of the hill and the middle one is held up by a blockwork wall, 1.6m high. It leans. Wall first please. I would like to know whether it can be replaced by two lower walls with planting in between. The kids are 6 and 9. A lawn. Overall 14m wide and 26m long.';
const UPPER =
  'Upper level by the house 7m x 4m paved, then a drop of 1.4m with a rendered wall and 8 concrete steps in the middle, then a lower lawn. The garden is 7m wide and 14m long.';

test('a wall that fails is built anew as two lower ones, and the level above it is known', () => {
  const { levels, slope } = siteOf(LEANING);
  expect(slope).toBe('up');
  expect(levels?.breaks).toMatchObject([
    { id: 'level-1a', riseMm: 800, isNew: true, replacesMm: 1600, isFirst: true },
    { id: 'level-1b', riseMm: 800, isNew: true },
    { id: 'level-2', riseMm: 600, isRiseAssumed: true },
  ]);
});

test('each level is level, and steps to the next where it was said to', () => {
  const site = siteOf(UPPER);
  expect(levelAt(site, 3500, 1000)).toBe(-150);
  expect(levelAt(site, 3500, 3900)).toBe(-150);
  expect(levelAt(site, 3500, 4100)).toBe(-1550);
  expect(levelAt(site, 3500, 13000)).toBe(-1550);
});

test('levels that are made of a slope share its rise', () => {
  const site = siteOf(
    'From the terrace the ground rises about 1.4m to the rear in an ugly bank. We would prefer two broad levels with generous steps rather than a slope. 16m wide, 30m long.',
  );
  expect(site.levels?.breaks).toMatchObject([
    // one wall of 1.4 m would be higher than a garden should hold
    { riseMm: 700, kind: 'wall', isNew: true },
    { riseMm: 700, kind: 'wall', isNew: true },
  ]);
  // 16 m of a bank 1.4 m high and 2.8 m deep
  expect(site.levels?.shapedM3).toBeCloseTo(7.8, 1);
});

test('a level, then a bank, then a slope are drawn as they were measured', () => {
  const site = siteOf(
    'The ground rises 2.4m in all: the first 5m is level, then a bank of about 1.1m, then a steady slope to the top. 14m wide and 19m long.',
  );
  expect(site.levels?.breaks).toMatchObject([{ riseMm: 1100 }, { riseMm: 1300, kind: 'slope' }]);
  const at = (y: number) => levelAt(site, 7000, y) - levelAt(site, 7000, 0);
  expect(at(3000)).toBe(0);
  expect(at(19000)).toBeCloseTo(2400, -1);
  expect(at(15000)).toBeGreaterThan(1500);
  expect(at(15000)).toBeLessThan(2300);
});

test('retaining walls that are more than one share the fall', () => {
  const site = siteOf(
    'Drops nearly 2m over the 20m length, terraced already with old brick retaining walls. 9m wide and 20m long.',
  );
  expect(site.levels?.breaks?.length).toBeGreaterThan(1);
  for (const { riseMm } of site.levels!.breaks!) expect(Math.abs(riseMm)).toBeLessThanOrEqual(1200);
});

const designed = (description: string) =>
  designGarden({
    weights: designWeights,
    brief: withReading({ description, projectType: 'family', preferences: [] }),
    place,
    catalogue,
    rates: sampleRateBook,
    seed: 7,
  });

test('no floor lies over a wall, every way over it has its steps, and the first stage is the wall', () => {
  const { designs } = designed(LEANING);
  expect(designs).toHaveLength(3);
  for (const { model, costing, checks } of designs) {
    const levels = levelsOf(model);
    const walls = levels.edges.filter(({ ofBreak }) => ofBreak);
    expect(new Set(walls.map(({ areaId }) => areaId)).size).toBe(3);
    for (const { line } of walls)
      for (const share of [0.25, 0.5, 0.75]) {
        const [a, b] = line as [readonly [number, number], readonly [number, number]];
        const at = model.layout.areas.find(({ region }) =>
          contains(region, a[0] + (b[0] - a[0]) * share, a[1] + 1),
        );
        expect(['terrace', 'lawn', 'seat', 'play', 'pond', 'vegetable']).not.toContain(at?.kind);
      }
    expect(brokenLevels(model)).toEqual([]);
    expect(levels.flights.filter(({ id }) => id.startsWith('steps-level')).length).toBe(3);
    expect(costing.stages?.[0]?.what).toEqual(['The wall']);
    expect(costing.lines.map(({ rateKey }) => rateKey)).toContain('wall-down');
    expect(checks.find(({ id }) => id === 'wall-failing')?.text).toMatch(
      /Children are kept away.*structural engineer/s,
    );
  }
});

test('a wall and steps that stand are drawn and not priced', () => {
  const { designs } = designed(UPPER);
  for (const { model, costing } of designs) {
    expect(levelsOf(model).edges.some(({ ofBreak }) => ofBreak === 'standing')).toBe(true);
    expect(costing.lines.filter(({ id }) => id.endsWith(':walls'))).toEqual([]);
    expect(surfaceAt(model, 500, 13000)).toBeLessThan(-1000);
  }
});

test('lower ground beyond a side is a check at that side', () => {
  const { designs } = designed(
    'Neighbours on the right are 1.2m lower than us. 10m wide, 14m long, a lawn and a patio.',
  );
  for (const { checks, model } of designs) {
    const check = checks.find(({ id }) => id === 'beyond:right');
    expect(check?.text).toMatch(/lower by 1\.2 m.*1\.1 m high/s);
    expect(check?.at?.[0]).toBe(Math.max(...model.site.boundary.map(([x]) => x)));
  }
});

test('levels that are told piece by piece end where their depths say', () => {
  const { levels, slope } = siteOf(
    'The garden is all 6.2 metres wide. Bottom yard 4 metres deep, brick wall 1.1 high, then a middle piece 5 metres deep with grass, another wall 0.9, then the top, 7 metres, all weeds.',
  );
  expect(slope).toBe('up');
  expect(levels?.breaks).toMatchObject([
    { y: 4000, riseMm: 1100, kind: 'wall' },
    { y: 9000, riseMm: 900, kind: 'wall' },
  ]);
});

test('walls that a yard is surrounded by are no rise of its ground', () => {
  const brief = readBrief(
    withReading({
      description:
        'Small patio garden, 3.6 x 4.8, surrounded by white rendered walls 2.5m high. Steps up to the communal garden at the back.',
      projectType: 'modern',
      preferences: [],
    }),
    placeOf(null).place!,
  );
  expect(brief.surroundings?.terraces).toBeUndefined();
});
