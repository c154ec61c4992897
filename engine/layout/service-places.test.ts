import { designWeights } from '#content/design/weights.ts';
import { generatedSites, wanting } from '#tests/support/generated-sites.ts';
import { expect, test } from 'vitest';
import { area, bounds } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Layout } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { doorOpening } from '../site/door.ts';
import { cornersOf } from './box-fit.ts';
import { layOut } from './lay-out.ts';

const COUNT = process.env.LONG === '1' ? 150 : 6;
/** On less ground there may be no other place. */
const LEAST_PLOT_MM2 = 150e6,
  LEAST_WALL_MM = 8000;

type Thing = Layout['furnishings'][number];
function boxOf({ x, y, widthMm, depthMm, turnDeg }: Thing) {
  const corners = cornersOf({ x, y, width: widthMm, depth: depthMm, turn: turnDeg });
  return bounds([[corners]]);
}
function gap(one: Thing, other: Thing): number {
  const a = boxOf(one),
    b = boxOf(other);
  return hypot(Math.max(0, a.x0 - b.x1, b.x0 - a.x1), Math.max(0, a.y0 - b.y1, b.y0 - a.y1));
}

/** Sentences for bins and compost that are in view or too near a table or a lounge. */
function misplaced({ areas, furnishings }: Layout, site: Site): string[] {
  const broken: string[] = [],
    door = doorOpening(site);
  const sets = furnishings.filter(({ kind }) => kind === 'dining-set' || kind === 'lounge-set');
  for (const one of furnishings) {
    const { feature } = areas.find(({ id }) => id === one.areaId)!;
    if (feature !== 'bins' && feature !== 'compost') continue;
    const box = boxOf(one);
    if (box.x0 < door.x1 && box.x1 > door.x0) broken.push(`${feature} straight before the door`);
    for (const set of sets)
      if (gap(one, set) < 3000)
        broken.push(`${feature} ${Math.round(gap(one, set))} mm from ${set.id}`);
  }
  return broken;
}

test('where there is room, bins and compost are 3 m from table and lounge and out of the straight view', () => {
  const failures: string[] = [];
  let seen = 0;
  const roomy = generatedSites(COUNT * 4, 77).filter(
    ({ site: { boundary, house } }) =>
      area([[boundary]]) >= LEAST_PLOT_MM2 && house.x1 - house.x0 >= LEAST_WALL_MM,
  );
  for (const { name, site, brief } of roomy.slice(0, COUNT)) {
    const { layouts } = layOut({
      weights: designWeights.layout,
      site,
      brief: { ...brief, wanted: wanting('dining', 'bins', 'compost', 'seat'), refused: [] },
      sun: siteSun(site),
      seed: 7,
    });
    for (const layout of layouts) {
      seen += layout.areas.filter(
        ({ feature }) => feature === 'bins' || feature === 'compost',
      ).length;
      for (const fault of misplaced(layout, site))
        failures.push(`${name} ${layout.language}: ${fault}`);
    }
  }
  expect(seen).toBeGreaterThan(COUNT * 4);
  expect(failures).toEqual([]);
});
