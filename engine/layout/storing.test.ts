/** A bench that stores, and a rack on the wall. */
import { expect, test } from 'vitest';
import { plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { design, FAMILY_PLOT } from '#tests/support/plots.ts';
import { contains, distanceToEdge, polygon } from '../geometry/region.ts';
import { cos, radians, sin } from '../geometry/trig.ts';

const YARD = plainSite(box(3500, 4000), { doorX: 1700, bearingDeg: 190 });
const PLOTS = [YARD, FAMILY_PLOT];

test('a storage bench is drawn in a yard and in a garden, and none that nobody asked for', () => {
  for (const site of PLOTS) {
    for (const { furnishings, language } of design({ wanted: wanting('storagebench') }, site)
      .layouts)
      expect(furnishings.filter(({ kind }) => kind === 'storage-bench').length, language).toBe(1);
    for (const { furnishings } of design({ wanted: wanting('bench') }, site).layouts)
      expect(furnishings.some(({ kind }) => kind === 'storage-bench')).toBe(false);
  }
});

test('a rack hangs with its back to a fence or wall, and the strip before it is free', () => {
  let hung = 0;
  for (const site of PLOTS)
    for (const { furnishings } of design({ wanted: wanting('dining', 'rack') }, site).layouts) {
      const rack = furnishings.find(({ kind }) => kind === 'wall-rack');
      if (!rack) continue;
      hung++;
      const [ux, uy] = [-sin(radians(rack.turnDeg)), cos(radians(rack.turnDeg))],
        plot = polygon(site.boundary);
      const ahead = rack.depthMm / 2 + 400;
      expect(
        distanceToEdge(plot, rack.x + (ux * rack.depthMm) / 2, rack.y + (uy * rack.depthMm) / 2),
      ).toBeLessThan(60);
      expect(contains(plot, rack.x - ux * ahead, rack.y - uy * ahead)).toBe(true);
    }
  expect(hung).toBeGreaterThanOrEqual(5);
});
