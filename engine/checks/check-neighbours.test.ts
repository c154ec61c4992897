/** Windows that look in, units that want air, and whose the boundary is: from the words to the plan. */
import { beforeAll, expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designWeights } from '#content/design/weights.ts';
import { withReading } from '#server/reader.ts';
import { readBrief } from '../brief/read-brief.ts';
import { designGarden } from '../design-garden.ts';
import { contains } from '../geometry/region.ts';
import { makeSite } from '../site/make-site.ts';

const place = placeOf(null).place!;
const inputOf = (description: string) =>
  withReading({ description, projectType: 'family', preferences: [] });
let designs: ReturnType<typeof designGarden>['designs'];

beforeAll(() => {
  ({ designs } = designGarden({
    weights: designWeights,
    brief: inputOf(
      'The garden is 14m wide and 18m long. A terrace with dining for six and a lawn. The neighbour’s first floor window at the right overlooks the dining area. The air source unit is at the left side of the house and will need screening with clear airflow.',
    ),
    place,
    catalogue,
    rates: sampleRateBook,
    seed: 11,
  }));
});

test('a window that looks in is a line of sight, and what stands in it is said', () => {
  expect(designs).toHaveLength(3);
  for (const { checks, model } of designs) {
    expect(model.site.lookers).toEqual([{ side: 'right', isUpper: true }]);
    expect(checks.find(({ id }) => id === 'looker:right')?.text).toMatch(/broken line/);
  }
});

test('a heat pump has its screen round it and air within, and nothing stands there', () => {
  for (const { model, outcomes } of designs) {
    const unit = model.site.unit!;
    expect(unit.x).toBeLessThan(model.site.doorX);
    const [screen] = model.layout.screens.filter(({ why }) => why.includes('air source unit'));
    expect(screen?.line.every(([x]) => Math.abs(x - unit.x) >= unit.widthMm / 2 + 500)).toBe(true);
    const at = model.layout.areas.find(({ region }) => contains(region, unit.x, unit.y));
    expect(['terrace', 'seat', 'lawn', 'shed']).not.toContain(at?.kind);
    for (const { x, y } of model.layout.furnishings)
      expect(Math.abs(x - unit.x) < 800 && Math.abs(y - unit.y) < 800).toBe(false);
    expect(outcomes?.find(({ name }) => /screen/.test(name))).toMatchObject({ result: 'met' });
  }
});

test('no climber is planted against a wall that nothing may be fixed to', () => {
  const { designs: listed } = designGarden({
    weights: designWeights,
    brief: inputOf(
      '8m wide and 10m long. Brick walls all round. The back wall is part of the listing so no fixings please. A patio and flower beds.',
    ),
    place,
    catalogue,
    rates: sampleRateBook,
    seed: 3,
  });
  for (const { model, checks } of listed) {
    const end = Math.max(...model.site.boundary.map(([, y]) => y));
    const against = model.planting.placements.filter(
      ({ role, y }) => role === 'climber' && y > end - 500,
    );
    expect(against).toEqual([]);
    expect(checks.map(({ id }) => id)).toContain('no-fixings');
  }
});

test('a fence of ours that falls is put up anew, and a neighbour’s stays', () => {
  const brief = readBrief(
    inputOf(
      '9m wide and 12m long. Fences are about 1.5m and the left one is ours and it’s rotten, right belongs to no 46.',
    ),
    place,
  );
  const { edges } = makeSite(brief, place);
  expect(edges.find(({ isNew }) => isNew)).toMatchObject({ kind: 'fence', whose: 'ours' });
  expect(edges.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(edges.some(({ whose }) => whose === 'theirs')).toBe(true);
});
