import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { plantOf } from '#tests/support/grow.ts';
import type { Brief } from '../model/brief.ts';
import { hasTrait } from '../model/plant-traits.ts';
import { numberOf } from './numbers-asked.ts';
import { OWN_GROUND, ownNames } from './own-plants.ts';
import { plantGarden } from './plant-garden.ts';
import { saysCrop } from './said-crops.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';

const GARDEN: TestGarden = {
  widthMm: 12_000,
  depthMm: 18_000,
  borderMm: 2500,
  texture: 'loam',
  ph: 6.6,
  drainage: 'moderate',
  type: 'luxury',
};
const growFrom = (garden: TestGarden, more: Partial<Brief>) =>
  plantGarden({
    weights: designWeights.taste,
    site: testSite(garden),
    brief: { ...testBrief(garden), ...more },
    layout: testLayout(garden),
    catalogue,
    seed: garden.seed ?? 1,
  }).planting;

test('so many dahlias as are named stand in rows, as far as the beds hold them', () => {
  const planting = growFrom(
    { ...GARDEN, plantsWanted: ['dahlia'] },
    {
      description: 'I want to grow 80 dahlias to sell.',
      wishes: [
        { plant: 'dahlia', quote: '80 dahlias', count: null, concept: 'plant', held: false },
      ] as never,
    },
  );
  const rows = planting.placements.filter(
    ({ plantId, role }) => role === 'crop' && plantOf(plantId).latinName.startsWith('Dahlia'),
  );
  expect(rows.length).toBeGreaterThanOrEqual(64);
  expect(rows.length).toBeLessThanOrEqual(84);
});

test('a cutting garden has a bed for cutting, with what was named first', () => {
  const planting = growFrom(GARDEN, {
    description: 'A cutting garden with sweet peas and cosmos.',
    traits: [{ trait: 'cutting', at: null, quote: '', start: 0, end: 1, clause: [0, 1] }],
  });
  const rows = planting.placements.filter(({ role }) => role === 'crop');
  const kinds = [...new Set(rows.map(({ plantId }) => plantId))].map(plantOf);
  expect(kinds.length).toBeGreaterThanOrEqual(4);
  expect(kinds.every((plant) => hasTrait(plant, 'cutting'))).toBe(true);
  for (const latin of ['Lathyrus odoratus', 'Cosmos bipinnatus'])
    expect(kinds.some(({ latinName }) => latinName === latin)).toBe(true);
});

test('crops that were named have rows where the plan has no kitchen garden, and what we do not list has ground', () => {
  const planting = growFrom(GARDEN, {
    description: 'My mother wants to grow sweetcorn, ugu, okra and waterleaf like at home.',
  });
  const crops = new Set(
    planting.placements.filter(({ role }) => role === 'crop').map(({ plantId }) => plantId),
  );
  for (const latin of ['Zea mays', 'Telfairia occidentalis', 'Abelmoschus esculentus'])
    expect([...crops].map((id) => plantOf(id).latinName)).toContain(latin);
  expect(planting.why.find((text) => text.startsWith(OWN_GROUND))).toMatch(/waterleaf/);
});

test('names in a list with known plants are names; other words are none', () => {
  const namesOf = (description: string) =>
    ownNames({ ...testBrief({}), description }, catalogue.plants);
  expect(namesOf('We want raised beds for potatoes, leeks and oca.')).toEqual(['oca']);
  expect(namesOf('Sweet peas, cosmos, larkspur and roses to bring indoors.')).toEqual(['larkspur']);
  for (const none of [
    'A lawn, a shed and a patio with roses.',
    'We like lavender and roses, and a seat.',
    'No potatoes, leeks or oca please.',
  ])
    expect(namesOf(none), none).toEqual([]);
});

test('a number at the head of the words counts, a measure does not', () => {
  expect(numberOf({ count: null, quote: '200 dahlias' })).toBe(200);
  expect(numberOf({ count: null, quote: '2 m dahlias' })).toBeNull();
  expect(numberOf({ count: 3, quote: 'three roses' })).toBe(3);
});

test('who writes sweet peas is given no peas', () => {
  const brief = { ...testBrief({}), description: 'Sweet peas by the door.' },
    named = catalogue.plants.filter((plant) => saysCrop(brief, plant));
  expect(named.map(({ latinName }) => latinName)).toEqual(['Lathyrus odoratus']);
});

test('a long figure in a list is read at once', () => {
  const begun = performance.now();
  ownNames(
    { ...testBrief(GARDEN), description: `grow ${'1'.repeat(34)}x, roses` },
    catalogue.plants,
  );
  expect(performance.now() - begun).toBeLessThan(500);
});
