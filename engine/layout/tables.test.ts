import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { plainBrief, plainSite, said, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { area, bounds } from '../geometry/region.ts';
import type { Brief, Wish } from '../model/brief.ts';
import type { Furnishing, Layout } from '../model/layout.ts';
import { SUNNY } from '../site/asked-where.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { boxesCollide, type Footprint } from './box-fit.ts';
import { layOut } from './lay-out.ts';

const dining = (more: Partial<Wish>): Wish =>
  ({ feature: 'dining', kind: 'thing', quote: 'a table', held: null, ...more }) as Wish;
function design(
  [width, depth]: readonly [number, number],
  seats: number,
  more: Partial<Brief> = {},
  bearingDeg = 200,
) {
  const site = plainSite(box(width, depth), { doorX: width / 3, bearingDeg }),
    plain = plainBrief({ wanted: wanting('dining', 'seat'), ...more }),
    brief = { ...plain, household: { ...plain.household, seatsFor: said(seats) } },
    sun = siteSun(site);
  return {
    site,
    sun,
    layouts: layOut({ weights: designWeights.layout, site, brief, sun, seed: 3 }).layouts,
  };
}
const tableOf = ({ furnishings }: Layout): Furnishing =>
  furnishings.find(({ kind }) => kind === 'dining-set')!;
const floorOf = ({ areas }: Layout, { areaId }: Furnishing) =>
  areas.find(({ id }) => id === areaId)!;

test.each([
  [[8000, 15_000], 6],
  [[10_000, 16_000], 8],
  [[13_000, 18_000], 12],
] as const)('on %j mm all who are told sit down: %i', (size, seats) => {
  for (const layout of design(size, seats).layouts)
    expect(tableOf(layout).seats, layout.language).toBeGreaterThanOrEqual(seats);
});

test.each([
  [[4600, 11_000], 10],
  [[5000, 16_000], 12],
  [[3900, 7000], 6],
  [[5000, 5000], 8],
  [[6000, 9000], 10],
] as const)(
  'in a small garden of %j mm the floor is made for those who were counted: %i',
  (size, seats) => {
    for (const layout of design(size, seats).layouts)
      expect(tableOf(layout).seats, layout.language).toBeGreaterThanOrEqual(seats);
  },
);

test('a place to sit has benches for all who were counted', () => {
  const seat = dining({ feature: 'seat', quote: 'seats for nine', count: null });
  for (const { furnishings, areas, language } of design([10_000, 14_000], 4, { wishes: [seat] })
    .layouts) {
    const ids = areas.filter(({ feature }) => feature === 'seat').map(({ id }) => id);
    const seated = furnishings
      .filter(({ areaId }) => ids.includes(areaId))
      .reduce((sum, { seats = 0 }) => sum + seats, 0);
    expect(seated, language).toBeGreaterThanOrEqual(9);
  }
});

test('the size of the table itself is not that of its floor', () => {
  const { layouts } = design([12_000, 14_000], 8, { wishes: [dining({ sizeMm: [2400, 1000] })] });
  for (const layout of layouts) {
    expect(tableOf(layout).seats).toBeGreaterThanOrEqual(8);
    expect(area(floorOf(layout, tableOf(layout)).region)).toBeGreaterThan(12e6);
  }
});

test('a table that was asked for at the far end stands there, however deep the garden', () => {
  const { layouts } = design([9000, 21_000], 6, { wishes: [dining({ place: 'back' })] });
  for (const layout of layouts) {
    const { y0 } = bounds(floorOf(layout, tableOf(layout)).region);
    expect(y0, layout.language).toBeGreaterThan(9000);
  }
});

test('a table for the evening stands in evening sun where the house shades its own door then', () => {
  // the garden looks east: the house stands between its door and the evening sun
  const where = [{ at: 'sun', hour: 'evening', quote: 'evening sun' }] as const;
  const { layouts, sun } = design(
    [9000, 14_000],
    6,
    { wishes: [dining({ where: [...where] })] },
    80,
  );
  const at = ({ x, y }: Furnishing) => sun.eveningHoursAt(x, y);
  let most = 0;
  for (let y = 500; y < 14_000; y += 500) most = Math.max(most, sun.eveningHoursAt(4500, y));
  expect(sun.eveningHoursAt(3000, 2000)).toBeLessThan(SUNNY * most);
  for (const layout of layouts)
    expect(at(tableOf(layout)), layout.language).toBeGreaterThan(sun.eveningHoursAt(3000, 2000));
});

test('no seat is without something to sit on, and between two there is room for knees', () => {
  for (const seats of [2, 6]) {
    for (const layout of design([9000, 16_000], seats, { preferences: ['seating'] }).layouts) {
      for (const { id, feature } of layout.areas.filter(({ kind }) => kind === 'seat'))
        expect(
          layout.furnishings.some(({ areaId, seats: sit }) => areaId === id && sit),
          `${layout.language} ${feature}`,
        ).toBe(true);
      const benches = layout.furnishings.filter(({ kind }) => kind === 'bench');
      const foot = (one: Furnishing, by: number): Footprint => ({
        x: one.x,
        y: one.y,
        width: one.widthMm + by,
        depth: one.depthMm + by,
        turn: one.turnDeg,
      });
      for (const bench of benches)
        for (const other of layout.furnishings)
          if (other !== bench && other.seats && other.areaId === bench.areaId)
            expect(boxesCollide(foot(bench, 0), foot(other, 600)), layout.language).toBe(false);
    }
  }
});
