/** Steps, banks and railings that stand already: in every view, in the shade, and in the price only where they go. */
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { model, changed, derive } from '#tests/support/changed-design.ts';
import { climbProfile } from '../../drawing/kept-steps.ts';
import { drawPlan } from '../../drawing/draw-plan.ts';
import { drawWorkingSheet } from '../../drawing/sheets/draw-sheet.ts';
import { toSvg } from '../../drawing/to-svg.ts';
import type { GardenModel } from '../../model/garden.ts';
import { buildScene } from '../../scene/build-scene.ts';
import { siteShades } from '../../sunlight/shades.ts';
import { openPieces } from './boundary.ts';
import { placeForStanding } from './standing-place.ts';
import { listStanding } from './standing.ts';

test.each(['steps', 'bank'] as const)('%s stand in the plan, the section and the model', (as) => {
  const next = changed(placeForStanding(model, as)!);
  expect(listStanding(next).find((one) => one.as === as)).toBeDefined();
  const plan = (of: GardenModel) => toSvg(drawPlan({ model: of, catalogue, view: 'plain' }));
  expect(plan(next)).not.toBe(plan(model));
  const section = toSvg(drawWorkingSheet({ model: next, catalogue, view: 'section', paper: 'A3' }));
  expect(section).not.toMatch(/NaN|undefined/);
  expect(buildScene(next, catalogue).kept.some(({ kind }) => kind === as)).toBe(true);
  // what stands is in no price
  const ids = (of: GardenModel) => derive(of).quantities.map(({ id }) => id);
  const before = new Set(ids(model));
  expect(ids(next).filter((id) => !before.has(id))).toEqual([]);
});

test('steps that go are broken out and carried away by their measures', () => {
  const put = changed(placeForStanding(model, 'steps')!),
    { id } = listStanding(put).find(({ as }) => as === 'steps')!;
  const gone = derive(changed({ kind: 'unstand', id, goes: true }, put));
  const out = gone.quantities.find((line) => line.id === `break-out:${id}`)!;
  expect(out.net).toBeCloseTo(1.2 * 0.9, 3);
  const away = gone.quantities.find((line) => line.id === `spoil-away:${id}`)!;
  // half of the box of 0.45 m about them, half as much again when it is broken
  expect(away.net).toBeCloseTo(1.2 * 0.9 * 0.225 * 1.5, 2);
});

test('a flight climbs by its height in risers that are no higher than 170 mm', () => {
  const one = { ...model.site.existing[0], kind: 'steps', y: 5000, boxMm: [1200, 900] } as const;
  const up = climbProfile({ ...one, heightMm: 450 } as never, 1);
  expect(Math.max(...up.map(([, z]) => z))).toBe(450);
  expect(up[0]).toEqual([4550, 0]);
  const rises = up
    .slice(1)
    .map(([, z], i) => z - up[i]![1])
    .filter((z) => z > 0);
  expect(Math.max(...rises)).toBeLessThanOrEqual(170);
  expect(climbProfile({ ...one, heightMm: 450 } as never, -1)[0]).toEqual([5450, 0]);
});

test('railings stand along a piece of the edge, are seen in 3D, and let the sun through', () => {
  const [piece] = openPieces(model);
  const as = (kind: 'railings' | 'fence') =>
    changed({
      kind: 'boundary',
      from: piece!.from,
      to: piece!.to,
      as: kind,
      heightMm: 1200,
      isNew: false,
    });
  const railed = as('railings');
  expect(buildScene(railed, catalogue).lines.some(({ kind }) => kind === 'railings')).toBe(true);
  const passes = siteShades(railed.site).map((shade) => shade.passes);
  expect(passes).toContain(0.8);
  const svg = toSvg(drawPlan({ model: railed, catalogue, view: 'plain' }));
  expect(svg).not.toMatch(/NaN|undefined/);
});
