/** Grass in a small garden: where it was asked for in words it is drawn, though it will wear. */
import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { plainBrief, plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { areaM2 } from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { layOut } from './lay-out.ts';

const asked = wanting('dining', 'lawn');
const ticked: Brief['wanted'] = asked.map((fact) => ({
  ...fact,
  source: { kind: 'entered', field: 'preferences' },
}));

function layouts([width, depth]: readonly [number, number], wanted: Brief['wanted']) {
  const site = plainSite(box(width, depth), { doorX: width / 2 }),
    brief = plainBrief({ wanted });
  return layOut({ weights: designWeights.layout, site, brief, sun: siteSun(site), seed: 3 })
    .layouts;
}
const grass = ({ areas }: ReturnType<typeof layouts>[number]) =>
  areas.filter(({ kind }) => kind === 'lawn').reduce((sum, { region }) => sum + areaM2(region), 0);

test.each([
  [5000, 6000],
  [3500, 8000],
  [6000, 6000],
] as const)('on %i × %i mm grass asked for in words is in every design', (...size) => {
  for (const layout of layouts(size, asked)) {
    expect(grass(layout), layout.language).toBeGreaterThanOrEqual(4.5);
    expect(layout.unplaced.some(({ feature }) => feature === 'lawn')).toBe(false);
  }
});

test('a tick alone lays no grass there', () => {
  for (const layout of layouts([5000, 6000], ticked)) expect(grass(layout)).toBe(0);
});

test('in a yard that holds only a table none is laid, and why is said', () => {
  for (const layout of layouts([4000, 5000], asked)) {
    expect(grass(layout)).toBe(0);
    expect(layout.unplaced.find(({ feature }) => feature === 'lawn')?.reason).toMatch(/wear out/);
  }
});
