import { expect, test } from 'vitest';
import { FURNISHINGS } from '#engine/features/features.ts';
import type { FurnishingKind } from '#engine/model/layout.ts';
import type { SceneThing } from '#engine/scene/scene.ts';
import { triangleCount } from '../core/piece.ts';
import { eachVertex, sampleScene } from '../test-support/gardens.ts';
import { buildThings } from './things.ts';

const SIZES: Record<FurnishingKind, [number, number, number]> = {
  'dining-set': [2300, 2000, 750],
  'lounge-set': [2600, 2200, 700],
  bench: [1500, 550, 850],
  'storage-bench': [1800, 1800, 450],
  'wall-rack': [1800, 350, 1900],
  pergola: [3300, 3000, 2400],
  canopy: [3900, 3300, 2500],
  'shade-sail': [3600, 3000, 2700],
  awning: [3500, 2500, 2500],
  parasol: [2700, 2700, 2600],
  arbour: [1500, 800, 2200],
  'fire-pit': [1000, 1000, 400],
  'hot-tub': [1900, 1900, 900],
  'outdoor-kitchen': [2400, 700, 900],
  pot: [500, 500, 550],
  urn: [700, 700, 1100],
  'raised-bed': [2400, 1200, 450],
  swing: [2400, 1600, 2100],
  'climbing-frame': [3000, 1400, 2200],
  'climbing-wall': [2440, 350, 2000],
  sandpit: [1500, 1500, 250],
  trampoline: [2500, 2500, 2000],
  goal: [2400, 1000, 1500],
  'nest-box': [250, 200, 2500],
  den: [1800, 1800, 1700],
  'stump-seat': [400, 400, 420],
  playhouse: [1500, 1200, 1700],
  'log-steps': [1600, 400, 300],
  'bird-bath': [500, 500, 800],
  'bird-feeder': [300, 300, 1900],
  'bug-hotel': [600, 300, 900],
  barbecue: [1400, 650, 1100],
  'water-butt': [580, 580, 1000],
  fountain: [1200, 1200, 500],
  'washing-line': [3000, 300, 1900],
  hammock: [3000, 900, 1500],
  shed: [2400, 1800, 2300],
  store: [1800, 800, 1400],
  greenhouse: [2500, 1900, 2200],
  polytunnel: [6000, 3000, 2200],
  'animal-run': [4000, 2000, 2000],
  'garden-room': [3500, 2600, 2500],
  sauna: [2400, 2400, 2200],
  'compost-bins': [2000, 1000, 1000],
  'post-light': [120, 120, 650],
  'spike-light': [100, 100, 300],
  sculpture: [600, 600, 1600],
  sunlounger: [700, 1900, 400],
  boulder: [900, 700, 500],
};
const thing = (
  kind: FurnishingKind,
  [widthMm, depthMm, heightMm]: [number, number, number],
): SceneThing => ({
  id: 't',
  kind,
  areaId: 'a',
  x: 0,
  y: 0,
  baseMm: 0,
  widthMm,
  depthMm,
  heightMm,
  turnDeg: 0,
  round: widthMm === depthMm && kind !== 'sandpit',
  seats: 4,
  material: 'timber',
  structure: false,
});

test.each(Object.entries(SIZES) as [FurnishingKind, [number, number, number]][])(
  'a %s keeps to its own footprint, on the ground',
  (kind, size) => {
    const pieces = buildThings({
      ...sampleScene('courtyard-hackney'),
      things: [thing(kind, size)],
      kept: [],
    });
    let low = Infinity,
      high = 0,
      wide = 0,
      deep = 0;
    for (const piece of pieces)
      eachVertex(piece, (x, y, z) => {
        low = Math.min(low, y);
        high = Math.max(high, y);
        wide = Math.max(wide, Math.abs(x));
        deep = Math.max(deep, Math.abs(z));
      });
    expect(high).toBeGreaterThan(0.1);
    // on the ground: not above it, and not far into it; or on a wall
    if (FURNISHINGS[kind].feet !== 'none') expect(low).toBeLessThan(0.06);
    expect(low).toBeGreaterThan(-0.3);
    expect(wide).toBeLessThan(size[0] / 2000 + 0.36);
    expect(deep).toBeLessThan(size[1] / 2000 + 0.42);
  },
);
test.each(Object.entries(SIZES) as [FurnishingKind, [number, number, number]][])(
  'a %s is drawn with few enough triangles for many in one picture',
  (kind, size) => {
    const pieces = buildThings({
      ...sampleScene('courtyard-hackney'),
      things: [thing(kind, size)],
      kept: [],
    });
    // cut flowers in a vase are counted apart
    expect(
      pieces.filter((p) => p.id !== 'cut-flowers').reduce((sum, p) => sum + triangleCount(p), 0),
    ).toBeLessThanOrEqual(6000);
  },
);
test('a table for twelve keeps to it too', () => {
  const pieces = buildThings({
    ...sampleScene('courtyard-hackney'),
    things: [{ ...thing('dining-set', [4200, 2400, 750]), seats: 12 }],
    kept: [],
  });
  expect(
    pieces.filter((p) => p.id !== 'cut-flowers').reduce((sum, p) => sum + triangleCount(p), 0),
  ).toBeLessThanOrEqual(10000);
});
test.each(['tree', 'shrub', 'hedge', 'shed', 'greenhouse', 'patio', 'pond', 'wall', 'other'])(
  'a kept %s keeps within its own ground, and only a tree has a trunk',
  (kind) => {
    const pieces = buildThings({
      ...sampleScene('courtyard-hackney'),
      things: [],
      kept: [
        { id: 'k', kind, name: kind, x: 0, y: 0, radiusMm: 1200, heightMm: 2100, evergreen: false },
      ],
    });
    let wide = 0,
      high = 0;
    for (const piece of pieces)
      eachVertex(piece, (x, y, z) => {
        wide = Math.max(wide, Math.hypot(x, z));
        high = Math.max(high, y);
      });
    expect(wide).toBeGreaterThan(0.4);
    expect(wide).toBeLessThan(1.2 * 1.35);
    expect(high).toBeLessThan(2.5);
    expect(pieces.some((p) => p.finish === 'bark')).toBe(kind === 'tree');
  },
);
