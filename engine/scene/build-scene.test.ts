import { expect, test } from 'vitest';
import { sampleCatalogue } from '../drawing/testing/sample-catalogue.ts';
import { sampleModel } from '../drawing/testing/sample-garden.ts';
import { buildScene } from './build-scene.ts';
import { growthOf, monthsOf } from './plant-year.ts';

test('instances are as many as the planting list says', () => {
  const model = sampleModel({ plants: 500 }),
    scene = buildScene(model, sampleCatalogue);
  for (const line of model.planting.schedule) {
    const instances = scene.species
      .filter((s) => s.plantId === line.plantId)
      .flatMap((s) => s.instances)
      .filter((i) => !i.existing);
    expect(instances).toHaveLength(line.count);
  }
  expect(scene.species.reduce((sum, s) => sum + s.instances.length, 0)).toBe(
    model.planting.placements.length,
  );
});

test('every area is a surface or water, once', () => {
  const model = sampleModel(),
    scene = buildScene(model, sampleCatalogue);
  expect([...scene.surfaces, ...scene.water].map((s) => s.id).sort()).toEqual(
    model.layout.areas.map((a) => a.id).sort(),
  );
  expect(scene.things.map((t) => t.id)).toEqual(model.layout.furnishings.map((f) => f.id));
});

test('a screen stands only outside its openings', () => {
  const scene = buildScene(sampleModel(), sampleCatalogue);
  const parts = scene.lines.filter((l) => l.id.startsWith('screen-1'));
  expect(parts.map((p) => p.line.map(([x]) => x))).toEqual([
    [500, 1500],
    [2500, 7500],
  ]);
});

test('a scene is plain data and the same twice', () => {
  const a = buildScene(sampleModel(), sampleCatalogue),
    text = JSON.stringify(a);
  expect(JSON.parse(text)).toEqual(a);
  expect(JSON.stringify(buildScene(sampleModel(), sampleCatalogue))).toBe(text);
});

test('a plant in a raised bed stands on its soil', () => {
  const model = sampleModel({ plants: 1 }),
    bed = model.layout.furnishings.find((f) => f.kind === 'raised-bed')!;
  model.layout.furnishings = [{ ...bed, heightMm: 450 }];
  model.planting.placements = [{ ...model.planting.placements[0]!, x: bed.x, y: bed.y }];
  expect(buildScene(model, sampleCatalogue).species[0]!.instances[0]!.baseMm).toBe(410);
  model.planting.placements = [{ ...model.planting.placements[0]!, x: bed.x + 5000, y: bed.y }];
  expect(buildScene(model, sampleCatalogue).species[0]!.instances[0]!.baseMm).toBe(0);
});

test('a deciduous tree colours in October and is bare in January', () => {
  const tree = sampleCatalogue.plants.find((p) => p.form === 'standard-tree')!;
  const months = monthsOf(tree);
  expect(months[0]).toBe('bare');
  expect(months[9]).toBe('autumn');
  expect(months[4]).toBe('leaf');
  expect(monthsOf({ ...tree, foliage: { ...tree.foliage, type: 'evergreen' } })[0]).toBe(
    'evergreen',
  );
});

test('a bulb is dormant in autumn and in leaf before its flower', () => {
  const bulb = {
    ...sampleCatalogue.plants.find((p) => p.form === 'bulb')!,
    flower: { months: [3, 4], colours: ['yellow'], hex: '#f4d94e', scented: false },
  };
  expect(monthsOf(bulb).slice(0, 6)).toEqual([
    'leaf',
    'leaf',
    'flower',
    'flower',
    'leaf',
    'dormant',
  ]);
  expect(monthsOf(bulb)[9]).toBe('dormant');
});

test('plants grow toward their ten-year size', () => {
  for (const plant of sampleCatalogue.plants) {
    const g = growthOf(plant);
    expect(g[1]).toBeLessThanOrEqual(g[3]);
    expect(g[3]).toBeLessThanOrEqual(g[5]);
    expect(g[10]).toBe(1);
  }
});
