import { designWeights } from '#content/design/weights.ts';
import { generatedSites } from '#tests/support/generated-sites.ts';
import { expect, test } from 'vitest';
import { area, bounds, contains, disc, distanceToEdge } from '../geometry/region.ts';
import { offset, tryIntersect, tryUnite } from '../geometry/trial.ts';
import type { Area, AreaKind, Layout } from '../model/layout.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { isTableAway } from './ideas.ts';
import { layOut } from './lay-out.ts';
import { layStones } from './stones.ts';

const FIRM: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'seat',
  'gravel',
  'space',
  'play',
  'vegetable',
]);
/** Between two stones one takes a step; between two floors there is none. */
const STEP_MM = 430,
  JOINT_MM = 160;

/** Ground that one comes to from the door with dry feet. */
const firmFrom = (doorX: number, { areas, stones }: Layout) =>
  tryUnite(
    ...areas.filter(({ kind }) => FIRM.has(kind)).map(({ region }) => offset(region, JOINT_MM)),
    ...stones.map(({ x, y }) => disc(x, y, STEP_MM)),
  ).filter((piece) => contains([piece], doorX, 300) || distanceToEdge([piece], doorX, 300) < 700);

test('a table away from the house is come to over a floor, and not far from the kitchen', () => {
  const sites = generatedSites(60, 11).filter(
    ({ site, brief }) =>
      site.position === 'back' &&
      bounds([[site.boundary]]).y1 > 8000 &&
      bounds([[site.boundary]]).y1 < 16_000 &&
      !brief.refused.some(({ value }) => value === 'dining'),
  );
  let tables = 0;
  // the gate looks at small ones
  const plotOf = ({ site }: (typeof sites)[number]) => area([[site.boundary]]);
  const small = sites.toSorted((one, other) => plotOf(one) - plotOf(other)).slice(0, 2);
  for (const { name, site, brief } of process.env.LONG === '1' ? sites : small) {
    const { layouts } = layOut({
      weights: designWeights.layout,
      site,
      brief,
      sun: siteSun(site),
      seed: 5,
    });
    for (const layout of layouts) {
      const table = layout.areas.find(isTableAway);
      if (!table) continue;
      tables++;
      const firm = firmFrom(site.doorX, { ...layout, stones: [] });
      expect(tryIntersect(table.region, firm).length, `${name} ${layout.language}`).toBe(1);
      expect(bounds(table.region).y0, name).toBeLessThan(11_000);
    }
  }
  expect(tables).toBeGreaterThan(0);
});

const lawn: Area = {
  id: 'lawn',
  kind: 'lawn',
  feature: 'lawn',
  label: 'Lawn',
  region: [
    [
      [
        [0, 3000],
        [9000, 3000],
        [9000, 12000],
        [0, 12000],
      ],
    ],
  ],
  material: 'turf',
  purpose: '',
  why: [],
};
const floor = (
  id: string,
  kind: AreaKind,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Area => ({
  ...lawn,
  id,
  kind,
  feature: null,
  material: 'sandstone',
  region: [
    [
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
    ],
  ],
});

test('every place over the grass has its stones, and two ways side by side are one that parts', () => {
  const areas = [
    lawn,
    floor('terrace', 'terrace', 0, 0, 9000, 3000),
    floor('seat', 'seat', 1000, 12000, 3000, 14000),
    floor('shed', 'shed', 5000, 12000, 7000, 14000),
  ];
  const alone = layStones(
    [
      [
        [2000, 2500],
        [2000, 12500],
      ],
    ],
    areas,
  );
  const both = layStones(
    [
      [
        [2000, 2500],
        [2000, 12500],
      ],
      [
        [3500, 2500],
        [3500, 9000],
        [6000, 11500],
        [6000, 12500],
      ],
    ],
    areas,
  );
  expect(both.slice(0, alone.length)).toEqual(alone);
  const branch = both.slice(alone.length);
  expect(branch.length).toBeGreaterThan(3);
  // it sets out where the ways part, and comes to the other door
  expect(Math.min(...branch.map(({ y }) => y))).toBeGreaterThan(8000);
  expect(branch.some(({ x, y }) => Math.abs(x - 6000) < 400 && y > 11_000)).toBe(true);
});
