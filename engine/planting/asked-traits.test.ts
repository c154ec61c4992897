import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { grow, plantOf } from '#tests/support/grow.ts';
import { PROJECT_TYPES } from '../model/brief.ts';
import { TRAITS, type Trait, type TraitPlace, hasTrait } from '../model/plant-traits.ts';
import { NEAR_MM, answerOf, kindsForTrait } from './asked-traits.ts';
import { houseRules } from './filters.ts';
import { testBrief, testSite, type TestGarden } from './test-garden.ts';

const asks = (trait: Trait, at: TraitPlace | null = null): NonNullable<TestGarden['traits']> => [
  { trait, at, quote: 'said', start: 0, end: 4, clause: [0, 4] },
];
const bench = {
  id: 'bench-1',
  kind: 'bench',
  label: 'Bench',
  x: 1900,
  y: 7000,
  widthMm: 1500,
  depthMm: 600,
  heightMm: 850,
  turnDeg: 90,
  round: false,
  areaId: 'lawn',
} as unknown as NonNullable<TestGarden['furnishings']>[number];
const answerIn = (garden: TestGarden, trait: Trait, at: TraitPlace | null = null) => {
  const { planting, layout } = grow(garden);
  return answerOf(trait, at, {
    placements: planting.placements,
    byId: new Map(planting.placements.map(({ plantId }) => [plantId, plantOf(plantId)])),
    site: testSite(garden),
    layout,
  });
};
const GARDENS: TestGarden[] = [180, 0].flatMap((bearingDeg) =>
  (['clay', 'sandy'] as const).map((texture): TestGarden => ({
    bearingDeg,
    texture,
    borderMm: 1700,
    drainage: texture === 'clay' ? 'impeded' : 'good',
  })),
);

test('each trait has plants in the catalogue, of several kinds of work', () => {
  for (const trait of TRAITS) {
    const own = catalogue.plants.filter((plant) => hasTrait(plant, trait));
    expect(own.length, trait).toBeGreaterThan(25);
    expect(new Set(own.map(({ category }) => category)).size, trait).toBeGreaterThan(2);
  }
});

test.each(TRAITS)('where %s is asked for, several kinds of the planting have it', (trait) => {
  for (const garden of GARDENS)
    for (const type of PROJECT_TYPES) {
      const asked = { ...garden, type, traits: asks(trait) },
        rules = houseRules(testBrief(asked));
      const { kinds } = answerIn(asked, trait);
      expect(
        kinds.length,
        `${type}, ${garden.texture}, ${garden.bearingDeg}: ${kinds.map(({ id }) => id).join(' ')}`,
      ).toBeGreaterThanOrEqual(kindsForTrait({ bedM2: 30, rules }));
    }
});

test.each(['seat', 'window'] as const)(
  'scent that is asked for at the %s stands there where a bed does',
  (at) => {
    for (const garden of GARDENS)
      for (const seed of [1, 2]) {
        const asked: TestGarden = {
          ...garden,
          seed,
          type: 'family',
          furnishings: [bench],
          traits: asks('scent', at),
        };
        const { nearestMm } = answerIn(asked, 'scent', at);
        expect(nearestMm, `${garden.texture}, ${garden.bearingDeg}, ${seed}`).toBeLessThanOrEqual(
          NEAR_MM[at],
        );
      }
  },
);
