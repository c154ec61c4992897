import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { layoutFigures } from '#tests/support/layout-figures.ts';
import { brokenGates } from '#tests/support/gates.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { area } from '../geometry/region.ts';
import { levelsOf } from '../levels/levels.ts';
import { generatedSites, plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { layOut } from './lay-out.ts';
import { design, FAMILY_PLOT } from '#tests/support/plots.ts';

test('a plot on a slope of 1 in 6 has the edge of a floor that holds ground', () => {
  const site = {
      ...FAMILY_PLOT,
      slope: 'up' as const,
      levels: { doorStepMm: null, fallMm: 2000 },
    },
    { layouts } = design({}, site);
  expect(layouts.some((layout) => levelsOf({ site, layout }).edges.length > 0)).toBe(true);
});

test('unusual plots are designed without an error', () => {
  const odd = [
    plainSite(
      [
        [0, 0],
        [12000, 0],
        [1000, 16000],
      ],
      { doorX: 4000 },
    ),
    plainSite(box(2400, 5000), { doorX: 1200 }),
    plainSite(box(30000, 4000), { doorX: 15000 }),
    plainSite(
      [
        [0, 0],
        [12000, 0],
        [12000, 10000],
        [8000, 10000],
        [8000, 4000],
        [4000, 4000],
        [4000, 10000],
        [0, 10000],
      ],
      { doorX: 6000 },
    ),
    plainSite(box(14000, 12000), { doorX: 6000, house: { x0: 4000, x1: 9000 } }),
  ];
  for (const site of odd) {
    const { layouts } = design({ wanted: wanting('dining', 'lawn', 'shed') }, site);
    expect(layouts).toHaveLength(3);
    for (const layout of layouts)
      expect(
        Math.abs(
          layout.areas.reduce((sum, a) => sum + area(a.region), 0) - area([[site.boundary]]),
        ),
      ).toBeLessThan(60_000);
  }
});

const generated = (seed: number, i: number) => {
  const { site, brief } = generatedSites(i + 1, seed)[i]!,
    sun = siteSun(site);
  return {
    site,
    layouts: layOut({ weights: designWeights.layout, site, brief, sun, seed: 7 }).layouts,
  };
};

test('what would shut the gate off from a small plot full of wishes gives way', () => {
  const { site, layouts } = generated(1234, 39);
  expect(layouts.flatMap((layout) => brokenGates(layout, site))).toEqual([]);
});

test('no crumb is left of a round floor between ways', () => {
  const { site, layouts } = generated(77, 67);
  expect(layouts.flatMap((layout) => layoutFigures({ layout, site }).innerLeftovers)).toEqual([]);
});

test('no piece of a bed is cut off where edges are put in line at the end', () => {
  const { site, layouts } = generated(4321, 15);
  expect(layouts.flatMap((layout) => layoutFigures({ layout, site }).innerLeftovers)).toEqual([]);
});
