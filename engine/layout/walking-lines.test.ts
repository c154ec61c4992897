import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { generatedSites, plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { design } from '#tests/support/plots.ts';
import { contains, disc, distanceToEdge, polygon, rectangle } from '../geometry/region.ts';
import { offset, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import type { Furnishing, Layout } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { cornersOf } from './box-fit.ts';
import { Furnisher, type Thing } from './furnisher.ts';
import { layOut } from './lay-out.ts';
import { WALKABLE } from './plan-types.ts';

const sun = (site: Site) => siteSun(site);
const gardens: { name: string; site: Site; layouts: Layout[] }[] = [
  ...generatedSites(process.env.LONG === '1' ? 60 : 3, 77).map(({ name, site, brief }) => ({
    name,
    site,
    layouts: layOut({ weights: designWeights.layout, site, brief, sun: sun(site), seed: 7 })
      .layouts,
  })),
  ...[box(8000, 13_000), box(11_000, 17_000)].map((plot, i) => {
    const site = plainSite(plot);
    return {
      name: `plain ${i}`,
      site,
      layouts: design({ wanted: wanting('dining', 'lawn', 'seat', 'shed', 'firepit') }, site)
        .layouts,
    };
  }),
];
const designs = gardens.flatMap(({ name, site, layouts }) =>
  layouts.map((layout) => ({ name: `${name} ${layout.language}`, site, layout })),
);

/** Overhead, or in the beds. */
const NOT_IN_THE_WAY = new Set(['pergola', 'post-light', 'spike-light']);
const footOf = (thing: Furnishing): Region =>
  thing.round
    ? disc(thing.x, thing.y, thing.widthMm / 2)
    : polygon(
        cornersOf({
          x: thing.x,
          y: thing.y,
          width: thing.widthMm,
          depth: thing.depthMm,
          turn: thing.turnDeg,
        }).map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]),
      );
/** Ground that the middle of somebody `width` mm wide keeps off round a thing: to the millimetre round its corners too, where shapes set off would come to a point. */
const roundFoot = (thing: Furnishing, width: number): Region => {
  if (thing.round) return disc(thing.x, thing.y, (thing.widthMm + width) / 2);
  const at = ([dx, dy]: readonly [number, number]) => ({
    x: thing.x,
    y: thing.y,
    width: thing.widthMm + dx,
    depth: thing.depthMm + dy,
    turn: thing.turnDeg,
  });
  const whole = ([x, y]: readonly [number, number]): [number, number] => [
    Math.round(x),
    Math.round(y),
  ];
  return tryUnite(
    ...(
      [
        [width, 0],
        [0, width],
      ] as const
    ).map((by) => polygon(cornersOf(at(by)).map(whole))),
    ...cornersOf(at([0, 0])).map((corner) => disc(...whole(corner), width / 2)),
  );
};
/** What one can walk to from the door over `floor`, `width` mm wide. */
const reached = (
  floor: Region,
  { doorX }: Site,
  width: number,
  things: readonly Furnishing[] = [],
): Region =>
  trySubtract(offset(floor, -width / 2), ...things.map((thing) => roundFoot(thing, width))).filter(
    (piece) => contains([piece], doorX, 700) || distanceToEdge([piece], doorX, 400) < 900,
  );

test('with everything in its place, rooms are still walked to 580 mm wide', () => {
  const shut: string[] = [];
  let rooms = 0;
  for (const { name, site, layout } of designs) {
    if (site.noDigging) continue;
    const floor = offset(
      tryUnite(...layout.areas.filter((a) => WALKABLE.has(a.kind)).map((a) => a.region)),
      10,
    );
    const things = layout.furnishings.filter(({ kind }) => !NOT_IN_THE_WAY.has(kind));
    const bare = reached(floor, site, 580),
      full = reached(floor, site, 580, things);
    for (const { id, kind, region } of layout.areas) {
      if (!['seat', 'lawn', 'gravel', 'play'].includes(kind)) continue;
      if (!tryIntersect(region, bare).length) continue;
      rooms++;
      if (!tryIntersect(region, full).length) shut.push(`${name}: ${id}`);
    }
  }
  expect(rooms).toBeGreaterThan(12);
  expect(shut.length / rooms, shut.join(', ')).toBeLessThanOrEqual(0.05);
});

test('no new crown hangs over a table or a lounge, or before the door', () => {
  const broken: string[] = [];
  for (const { name, site, layout } of designs)
    for (const { id, x, y, maxCrownMm, role } of layout.trees) {
      if (role === 'orchard') continue;
      if (Math.hypot(x - site.doorX, y) < maxCrownMm + 1400) broken.push(`${name}: ${id} door`);
      for (const thing of layout.furnishings)
        if (
          ['dining-set', 'lounge-set'].includes(thing.kind) &&
          tryIntersect(disc(x, y, maxCrownMm - 100), footOf(thing)).length
        )
          broken.push(`${name}: ${id} over ${thing.id}`);
    }
  expect(broken).toEqual([]);
});

test('what nobody asked for keeps out of a way, and a table gives way where it can', () => {
  const site = plainSite(box(8000, 12_000)),
    way = { x: 4000, y: 3000, width: 6000, depth: 1200, turn: 90 },
    area = (region: Region) => ({
      id: 'terrace',
      kind: 'terrace' as const,
      feature: null,
      region,
      material: 'none' as const,
    });
  const strip = area(rectangle(3500, 1500, 4500, 5000)),
    floor = area(rectangle(2500, 1500, 7500, 5000)),
    pot: Thing = { kind: 'pot', width: 500, depth: 500, height: 500, round: true },
    table: Thing = { kind: 'dining-set', width: 2000, depth: 2000, height: 750 };
  const middle = (x: number, y: number) => -Math.abs(x - 4000) - Math.abs(y - 3000);
  const furnisher = new Furnisher(site, [way]);
  expect(furnisher.fit(strip, pot, { prefer: middle, inWay: 'never' })).toBe(false);
  expect(furnisher.fit(floor, table, { prefer: middle, inWay: 'never' })).toBe(true);
  expect(furnisher.things[0]!.x - 1000).toBeGreaterThanOrEqual(4599);
  expect(furnisher.fit(strip, pot, { prefer: middle })).toBe(true);
});
