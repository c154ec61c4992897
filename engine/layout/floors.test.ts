import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import type { Brief } from '../model/brief.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { assumed, plainBrief, plainSite, said, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { layOut } from './lay-out.ts';

const PLOT = plainSite(box(9500, 15000), { doorX: 4000, bearingDeg: 200 });
const design = (brief: Partial<Brief>) =>
  layOut({
    weights: designWeights.layout,
    site: PLOT,
    brief: plainBrief(brief),
    sun: siteSun(PLOT),
    seed: 3,
  }).layouts;
const floors = (layouts: ReturnType<typeof design>) =>
  new Set(layouts.flatMap((layout) => layout.areas.map((a) => a.material)));

test('a refused floor is laid nowhere, whatever the type would bring', () => {
  const cases = [
    ['timber', ['timber-deck']],
    ['gravel', ['gravel', 'self-binding-gravel']],
    ['porcelain', ['porcelain']],
    ['sandstone', ['sandstone']],
    ['brick', ['clay-paver']],
    ['concrete', ['concrete-paving']],
  ] as const;
  for (const type of ['modern', 'edible'] as const)
    for (const [refused, materials] of cases) {
      const laid = floors(
        design({
          projectType: assumed(type),
          pavingRefused: [said(refused)],
          wanted: wanting('dining', 'seat', 'veg2'),
          refused: wanting('lawn'),
        }),
      );
      for (const material of materials)
        expect(laid.has(material), `${material} in ${type}`).toBe(false);
    }
});

test('a floor that was asked for is the terrace in all three', () => {
  for (const layout of design({ paving: said('brick'), wanted: wanting('dining', 'lawn', 'seat') }))
    expect(layout.areas.find((a) => a.id === 'terrace')!.material).toBe('clay-paver');
});

test('where gravel is refused nothing is called gravel', () => {
  for (const layout of design({
    projectType: assumed('modern'),
    pavingRefused: [said('gravel')],
    wanted: wanting('dining', 'seat'),
    refused: wanting('lawn'),
  }))
    for (const a of layout.areas) expect(a.label).not.toMatch(/gravel/i);
});

test('a pergola asked for over the table stands over the table', () => {
  for (const layout of design({
    shadesTable: true,
    wanted: wanting('dining', 'lawn', 'pergola'),
  })) {
    const pergola = layout.furnishings.find((f) => f.kind === 'pergola')!,
      table = layout.furnishings.find((f) => f.kind === 'dining-set')!;
    expect(pergola.areaId).toBe(table.areaId);
    // beside an edge it is moved in, and not made smaller than its table
    expect(Math.abs(pergola.x - table.x)).toBeLessThan(pergola.widthMm / 4);
    expect(Math.abs(pergola.y - table.y)).toBeLessThan(pergola.depthMm / 4);
    expect(layout.unplaced.map((u) => u.feature)).not.toContain('pergola');
  }
});
