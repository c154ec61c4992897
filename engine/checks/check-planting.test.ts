import { expect, test } from 'vitest';
import type { GardenModel } from '../model/garden.ts';
import type { Plant } from '../model/plant.ts';
import {
  plainGarden,
  sampleBrief,
  scheduleOf,
  withSite,
} from '../costing/fixtures/sample-gardens.ts';
import { said } from './fixtures/find-check.ts';

const withTree = (plantId: string, y: number, heightMm: number): GardenModel => {
  const model = plainGarden(),
    placements = [
      {
        plantId,
        x: 4000,
        y,
        radiusMm: 1500,
        heightMm,
        areaId: 'bed-3',
        driftId: 't',
        role: 'tree' as const,
      },
    ];
  return {
    ...model,
    planting: { ...model.planting, placements, schedule: scheduleOf(placements) },
  };
};
const plant = (id: string, people: 'none' | 'low' | 'high', pets: 'none' | 'low' | 'high'): Plant =>
  ({
    id,
    latinName: id,
    commonName: id,
    toxicity: { people, dogs: pets, cats: pets, horses: pets, note: 'All parts.' },
    contact: { grade: 'none', by: [] },
  }) as unknown as Plant;
const tree = (latinName: string, heightM: number): Plant =>
  ({
    ...plant('tree', 'none', 'none'),
    latinName,
    category: 'tree',
    heightM,
    yearsToUltimate: '20+',
  }) as Plant;
test('on clay a tree is kept away from the house by its thirst and the height it grows to in time', () => {
  const at = (latinName: string, y: number) =>
    said(withTree('tree', y, 3000), 'tree-clay', {
      catalogue: { plants: [tree(latinName, 4)] },
    });
  // an oak of 24 m × 1.25, whatever it measures at ten years
  expect(at('Quercus robur', 30000)).toBeNull();
  expect(at('Quercus robur', 29999)?.severity).toBe('advice');
  expect(at('Quercus robur', 14999)?.severity).toBe('warning');
  expect(at('Betula pendula', 7000)).toBeNull();
  expect(at('Betula pendula', 6999)?.text).toContain('14 m in time');
  // a crab apple of 10 m × 0.75 and a field maple of 15 m × 0.75
  expect(at("Malus 'Evereste'", 4400)?.severity).toBe('advice');
  expect(at('Acer campestre', 9100)).not.toBeNull();
  const dry = withTree('tree', 3000, 8000);
  expect(
    said(withSite(dry, { soil: { ...dry.site.soil, texture: 'sandy' } }), 'tree-clay', {
      catalogue: { plants: [tree('Quercus robur', 4)] },
    }),
  ).toBeNull();
});

test('a kept ash is named where there is hay fever', () => {
  const model = withSite(plainGarden(), {
    existing: [
      {
        id: 'keep-1',
        kind: 'tree',
        name: 'ash',
        x: 4000,
        y: 9000,
        radiusMm: 2000,
        heightMm: 17000,
        evergreen: false,
      },
    ],
  });
  expect(said(model, 'pollen')).toBeNull();
  expect(
    said(model, 'pollen', { brief: sampleBrief({ household: { hayFever: true } }) })?.text,
  ).toContain('dieback');
});

test('plants that harm children or pets are named, and what was left out is said', () => {
  const catalogue = {
      plants: [plant('quercus-robur', 'none', 'high'), plant('digitalis', 'high', 'high')],
    },
    model = withTree('quercus-robur', 11000, 3000);
  expect(said(model, 'toxic', { catalogue })).toBeNull();
  expect(
    said(model, 'toxic', { catalogue, brief: sampleBrief({ household: { dog: true } }) }),
  ).toMatchObject({ severity: 'warning', id: 'toxic:quercus-robur' });
  const child = { catalogue, brief: sampleBrief({ household: { children: true } }) };
  expect(said(model, 'toxic', child)).toBeNull();
  expect(said(model, 'toxic-none', child)?.text).toContain('digitalis');
  const mild = {
    catalogue: { plants: [plant('quercus-robur', 'low', 'none')] },
    brief: child.brief,
  };
  expect(said(model, 'toxic-low', mild)?.text).toContain('quercus-robur');
});

test('what pricks or burns is named with what to wear, in any garden, and burning sap is a danger to children', () => {
  const spurge = {
    ...plant('quercus-robur', 'none', 'none'),
    contact: { grade: 'high', by: ['sap'] },
    crop: null,
  } as unknown as Plant;
  const model = withTree('quercus-robur', 11000, 3000),
    catalogue = { plants: [spurge] };
  expect(said(model, 'contact', { catalogue })?.text).toContain('eye protection');
  expect(
    said(model, 'toxic', { catalogue, brief: sampleBrief({ household: { children: true } }) })
      ?.title,
  ).toContain('burns skin and eyes');
});

test('what stays is warned of by its own name, not by the plant it is drawn as', () => {
  const model = plainGarden(),
    named = (latinName: string, commonName: string): Plant =>
      ({
        ...plant(latinName, 'high', 'high'),
        latinName,
        commonName,
        category: 'shrub',
        synonyms: [],
      }) as unknown as Plant,
    azalea = named("Rhododendron 'Irene Koster'", "Deciduous azalea 'Irene Koster'"),
    thing = {
      id: 'kept-1',
      kind: 'shrub' as const,
      name: 'rhododendron',
      x: 4000,
      y: 4000,
      radiusMm: 900,
      heightMm: 1500,
      evergreen: true,
    },
    placement = {
      plantId: azalea.id,
      x: 4000,
      y: 4000,
      radiusMm: 900,
      heightMm: 1500,
      areaId: 'bed-3',
      driftId: 'kept-1',
      role: 'structure' as const,
      existing: true as const,
    };
  const kept = {
      ...withSite(model, { existing: [thing] }),
      planting: { ...model.planting, placements: [placement], schedule: [] },
    },
    brief = sampleBrief({ household: { children: true } });
  expect(said(kept, `toxic:${azalea.id}`, { catalogue: { plants: [azalea] }, brief })).toBeNull();
  expect(said(kept, 'toxic:kept-1', { catalogue: { plants: [azalea] }, brief })?.title).toBe(
    'Rhododendron that stays may be dangerous if eaten',
  );
});
