/** Rows along the boundary on which they were asked for, whichever hand a design is drawn by. */
import { expect, test } from 'vitest';
import { plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { design, FAMILY_PLOT } from '#tests/support/plots.ts';
import type { RowAsked, RowSide } from '../model/brief.ts';

const WIDE = plainSite(box(12000, 14000), { doorX: 5000, bearingDeg: 90 });
const row = (side: RowSide): RowAsked => ({
  of: 'pleached',
  sides: [side],
  isSideKnown: true,
  heightMm: 3000,
  words: 'hornbeam',
  quote: 'pleached hornbeam',
});

test('a row stands on its own boundary, at its own height, along the greater part of it', () => {
  for (const [site, wide, deep] of [
    [FAMILY_PLOT, 9000, 12000],
    [WIDE, 12000, 14000],
  ] as const)
    for (const side of ['left', 'right', 'back'] as const) {
      const { layouts } = design({ wanted: wanting('dining', 'lawn'), rows: [row(side)] }, site);
      for (const { screens, language } of layouts) {
        const rows = screens.filter((one) => one.row);
        const long = rows
          .flatMap(({ line }) => line.slice(1).map((b, i) => [line[i]!, b] as const))
          .reduce((sum, [a, b]) => sum + Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]), 0);
        expect(long, `${side} in ${language}`).toBeGreaterThan((side === 'back' ? wide : deep) / 2);
        for (const { line, heightMm } of rows) {
          expect(heightMm).toBe(3000);
          for (const [x, y] of line)
            expect(side === 'back' ? deep - y : side === 'left' ? x : wide - x).toBeLessThan(700);
        }
      }
    }
});
