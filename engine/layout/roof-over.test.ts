/** Cloth over what one sits at. */
import { expect, test } from 'vitest';
import { plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { design, FAMILY_PLOT } from '#tests/support/plots.ts';
import type { FeatureId } from '../features/names.ts';
import type { Furnishing, Layout } from '../model/layout.ts';

const LONG_PLOT = plainSite(box(6000, 18000), { doorX: 2000, bearingDeg: 170 });
const find = ({ furnishings }: Layout, kind: Furnishing['kind']) =>
  furnishings.find((one) => one.kind === kind);
const isOver = (roof: Furnishing, { x, y }: Furnishing): boolean => {
  const [wide, deep] =
    roof.turnDeg % 180 ? [roof.depthMm, roof.widthMm] : [roof.widthMm, roof.depthMm];
  return Math.abs(roof.x - x) < wide / 2 && Math.abs(roof.y - y) < deep / 2;
};
const layoutsWith = (...wanted: FeatureId[]) =>
  [FAMILY_PLOT, LONG_PLOT].flatMap(
    (site) => design({ wanted: wanting('dining', ...wanted) }, site).layouts,
  );

test('a sail and a parasol are over the table, wherever it stands; a parasol where no posts can', () => {
  let sails = 0;
  for (const feature of ['sail', 'parasol'] as const)
    for (const layout of layoutsWith(feature, 'lawn')) {
      const sail = feature === 'sail' ? find(layout, 'shade-sail') : undefined,
        cloth = sail ?? find(layout, 'parasol');
      sails += Number(sail !== undefined);
      expect(cloth, `${feature} in ${layout.language}`).toBeDefined();
      expect(isOver(cloth!, find(layout, 'dining-set')!)).toBe(true);
    }
  expect(sails).toBeGreaterThanOrEqual(4);
});

test('an awning hangs on the wall of the house, or something else shades a table out of its reach', () => {
  let hung = 0;
  for (const layout of layoutsWith('awning', 'lawn')) {
    const table = find(layout, 'dining-set')!,
      awning = find(layout, 'awning');
    const cloth = awning ?? find(layout, 'shade-sail') ?? find(layout, 'parasol')!;
    expect(isOver(cloth, table), layout.language).toBe(true);
    if (!awning) continue;
    hung++;
    expect(awning.y - awning.depthMm / 2).toBeLessThan(50);
    expect(awning.turnDeg).toBe(180);
  }
  expect(hung).toBeGreaterThan(0);
});

test('nobody who asked for none has cloth over the table', () => {
  for (const layout of layoutsWith('lawn'))
    for (const kind of ['shade-sail', 'awning', 'parasol'] as const)
      expect(find(layout, kind)).toBeUndefined();
});
