import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { area, bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Brief } from '../model/brief.ts';
import type { Ring } from '../model/shapes.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { generatedSites, plainBrief, plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { sampled } from '#tests/support/sampled.ts';
import { blob, itemOutline } from './item-shapes.ts';
import { groundOf } from '../features/features.ts';
import { layOut } from './lay-out.ts';

const BIG_PLOT = plainSite(box(14000, 20000), { doorX: 6000, bearingDeg: 180 });
const design = (brief: Partial<Brief>, site = BIG_PLOT) =>
  layOut({
    weights: designWeights.layout,
    site,
    brief: plainBrief(brief),
    sun: siteSun(site),
    seed: 3,
  }).layouts;

const cross = (a: readonly number[], b: readonly number[], c: readonly number[]) =>
  (b[0]! - a[0]!) * (c[1]! - a[1]!) - (b[1]! - a[1]!) * (c[0]! - a[0]!);
function crossesItself(ring: Ring): boolean {
  const n = ring.length;
  for (let i = 0; i < n; i++)
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      const [p, q, r, s] = [ring[i]!, ring[(i + 1) % n]!, ring[j]!, ring[(j + 1) % n]!];
      if (cross(p, q, r) * cross(p, q, s) < 0 && cross(r, s, p) * cross(r, s, q) < 0) return true;
    }
  return false;
}
/** The sharpest turn of an outline, as the cosine between one edge and the next: 1 straight on, -1 back. */
function sharpest(ring: Ring): number {
  return Math.min(
    ...ring.map((b, i) => {
      const a = ring[(i + ring.length - 1) % ring.length]!,
        c = ring[(i + 1) % ring.length]!;
      const ux = b[0] - a[0],
        uy = b[1] - a[1],
        vx = c[0] - b[0],
        vy = c[1] - b[1];
      return (ux * vx + uy * vy) / (hypot(ux, uy) * hypot(vx, vy));
    }),
  );
}

test('soft ponds are smooth: no point, no fold, no crossing, whatever the phase', () => {
  for (let k = 0; k < 24; k++)
    for (const [width, height] of [
      [3800, 2600],
      [2200, 1600],
      [1600, 2200],
      [9000, 6000],
    ] as const)
      for (const language of ['serpentine', 'circles', 'arc'] as const) {
        const region =
          language === 'serpentine'
            ? blob({ x: 0, y: 0, width, height }, k / 4)
            : itemOutline(groundOf('pond'), language, { x: 0, y: 0, width, height }, k / 4);
        expect(region).toHaveLength(1);
        const ring = region[0]![0]!;
        expect(crossesItself(ring)).toBe(false);
        expect(sharpest(ring), `${language} ${width} x ${height} ${k}`).toBeGreaterThan(0.5);
        expect(area(region)).toBeGreaterThan(width * height * 0.5);
      }
});

test('no piece of ground is a sliver', () => {
  const thin: string[] = [];
  let pieces = 0;
  for (const { name, site, brief } of sampled(generatedSites(4, 77), 4))
    for (const layout of layOut({
      weights: designWeights.layout,
      site,
      brief,
      sun: siteSun(site),
      seed: 7,
    }).layouts)
      for (const a of layout.areas) {
        // a pebble fountain of 700 mm is as small as they are made, and whole
        if (a.id.startsWith('kept') || a.feature === 'water') continue;
        for (const piece of a.region) {
          pieces++;
          if (area([piece]) < 6e5) thin.push(`${name} ${layout.language} ${a.id}`);
        }
      }
  expect(thin.length / pieces, thin.join('\n')).toBeLessThan(0.02);
});

test('every second seat has something to sit on', () => {
  for (const wish of sampled(['seat', 'pergola', 'arbour', 'firepit'] as const, 2))
    for (const layout of design({
      preferences: ['seating'],
      wanted: wanting('dining', 'lawn', wish),
    }))
      for (const seat of layout.areas.filter((a) => a.kind === 'seat')) {
        expect(
          layout.furnishings.filter(
            (f) =>
              f.areaId === seat.id &&
              ['bench', 'lounge-set', 'arbour', 'dining-set'].includes(f.kind),
          ).length,
          `${seat.label} in ${layout.language}`,
        ).toBeGreaterThan(0);
      }
});

test('no crown hangs over a fire or a hot tub', () => {
  for (const layout of design({
    wanted: wanting('dining', 'lawn', 'firepit', 'hottub', 'orchard', 'privacy'),
  }))
    for (const thing of layout.furnishings.filter(
      (f) => f.kind === 'fire-pit' || f.kind === 'hot-tub',
    )) {
      for (const tree of layout.trees)
        expect(
          hypot(tree.x - thing.x, tree.y - thing.y) - tree.maxCrownMm,
          `${tree.id} at the ${thing.kind} in ${layout.language}`,
        ).toBeGreaterThanOrEqual(thing.kind === 'fire-pit' ? 2900 : 1000);
    }
});

test('stepping stones join two floors or are not laid', () => {
  for (const seed of sampled([3, 4], 2))
    for (const layout of layOut({
      weights: designWeights.layout,
      site: BIG_PLOT,
      brief: plainBrief({
        wanted: wanting('dining', 'lawn', 'seat', 'shed', 'veg2', 'gardenroom'),
      }),
      sun: siteSun(BIG_PLOT),
      seed,
    }).layouts) {
      const stones = layout.stones.filter(({ areaId }) => !areaId.startsWith('bed'));
      if (!stones.length) continue;
      for (const end of [stones[0]!, stones.at(-1)!]) {
        const near = layout.areas.filter((a) =>
          [
            'terrace',
            'path',
            'seat',
            'gravel',
            'vegetable',
            'gardenroom',
            'shed',
            'greenhouse',
          ].includes(a.kind),
        );
        expect(
          near.some(
            (a) =>
              contains(a.region, end.x, end.y) || distanceToEdge(a.region, end.x, end.y) < 2000,
          ),
          layout.language,
        ).toBe(true);
      }
    }
});

test('a pond keeps its width and lies clear of the terrace', () => {
  for (const layout of design({ wanted: wanting('dining', 'lawn', 'pond') })) {
    const pond = layout.areas.find((a) => a.kind === 'pond')!,
      b = bounds(pond.region);
    expect(pond.region).toHaveLength(1);
    expect(Math.min(b.x1 - b.x0, b.y1 - b.y0)).toBeGreaterThanOrEqual(1400);
  }
});
