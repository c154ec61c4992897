/** Covers stay liftable, and nothing is built on ground that is to be kept free. */
import { expect, test } from 'vitest';
import { bounds } from '#engine/geometry/region.ts';
import { designsOfWords } from './support/designs-of-words.ts';

const WISHES =
  'We want a shed, a greenhouse, a pond, raised vegetable beds, fruit trees and a table for six.';

const designsOf = (site: string, seed: number) =>
  designsOfWords(`Our garden is 9m wide and 15m long and faces south. ${site} ${WISHES}`, seed)
    .designs;

const BUILT = new Set(['shed', 'greenhouse', 'store', 'gardenroom', 'pond', 'water', 'vegetable']);
type Box = { x0: number; y0: number; x1: number; y1: number };
const meet = (a: Box, b: Box) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

test.each([
  ['There is a manhole 6m out from the doors, slightly left.', 4],
  ['The manhole is 3m from the back door and slightly to the right.', 5],
])('a cover is drawn, priced and never built or planted over: %s', (site, seed) => {
  const designs = designsOf(site, seed);
  expect(designs.length).toBe(3);
  for (const { model, costing, checks } of designs) {
    const [cover] = model.site.covers!;
    const box = { x0: cover!.x - 300, y0: cover!.y - 300, x1: cover!.x + 300, y1: cover!.y + 300 };
    for (const one of model.layout.areas)
      if (BUILT.has(one.kind)) expect(meet(bounds(one.region), box), one.id).toBe(false);
    for (const thing of model.layout.furnishings)
      if (thing.kind !== 'pergola')
        expect(
          Math.abs(thing.x - cover!.x) < 300 && Math.abs(thing.y - cover!.y) < 300,
          thing.id,
        ).toBe(false);
    for (const one of model.planting.placements)
      expect(Math.hypot(one.x - cover!.x, one.y - cover!.y), one.plantId).toBeGreaterThan(300);
    expect(costing.lines.some(({ rateKey }) => rateKey === 'cover-tray')).toBe(true);
    expect(checks.some(({ id }) => id.startsWith('cover:'))).toBe(true);
  }
});

test('no building, pond or tree stands on an easement', () => {
  const designs = designsOf(
    'A sewer runs along the back with a 3m easement, so we cannot build there.',
    6,
  );
  for (const { model, checks } of designs) {
    expect(model.site.barred).toMatchObject([{ kind: 'no-build strip' }]);
    for (const one of model.layout.areas)
      if (BUILT.has(one.kind)) expect(bounds(one.region).y1, one.id).toBeLessThanOrEqual(12_000);
    for (const one of model.planting.placements)
      if (one.role === 'tree') expect(one.y).toBeLessThan(12_000);
    expect(checks.some(({ id }) => id.startsWith('barred:'))).toBe(true);
  }
});
