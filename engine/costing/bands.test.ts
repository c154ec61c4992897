/** Whole gardens through every stage, priced beside the specification's complete-landscaping prices. */
import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { checkGarden } from '../checks/check-garden.ts';
import { layOut } from '../layout/lay-out.ts';
import type { Brief, Fact, FeatureId, ProjectType } from '../model/brief.ts';
import { PROJECT_TYPES } from '../model/brief.ts';
import { plantGarden } from '../planting/plant-garden.ts';
import { takeOff } from '../quantities/take-off.ts';
import { makeSite } from '../site/make-site.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { plainGarden, sampleBrief } from './fixtures/sample-gardens.ts';
import { withPreliminaries } from './preliminaries.ts';
import { priceGarden } from './price-garden.ts';

const WISHES: Record<ProjectType, FeatureId[]> = {
  family: ['dining', 'lawn', 'play', 'shed', 'seat'],
  modern: ['dining', 'lounge', 'water', 'store', 'lighting'],
  luxury: ['dining', 'lounge', 'pergola', 'formalpond', 'seat', 'lighting'],
  wildlife: ['dining', 'pond', 'meadow', 'seat', 'compost'],
  edible: ['dining', 'veg4', 'greenhouse', 'shed', 'compost', 'seat'],
  lowmaint: ['dining', 'store', 'seat'],
};
const entered = <T>(value: T): Fact<T> => ({
  value,
  source: { kind: 'entered', field: 'designDescription' },
});
function briefFor(projectType: ProjectType, widthMm: number, depthMm: number): Brief {
  return sampleBrief({
    wanted: WISHES[projectType],
    change: {
      projectType: entered(projectType),
      shape: entered({ kind: 'rectangle', widthMm, depthMm }),
      areaM2: entered((widthMm * depthMm) / 1e6),
    },
  });
}
function designsOf(brief: Brief, seed: number) {
  const site = makeSite(brief, plainGarden().site.place);
  return layOut({
    weights: designWeights.layout,
    site,
    brief,
    sun: siteSun(site),
    seed,
  }).layouts.map((layout, i) => {
    const { planting } = plantGarden({
        weights: designWeights.taste,
        site,
        brief,
        layout,
        catalogue,
        seed: seed + i,
      }),
      model = {
        schemaVersion: 1,
        seed,
        projectType: brief.projectType.value,
        site,
        layout,
        planting,
      };
    const quantities = withPreliminaries(takeOff(model, catalogue), model, sampleRateBook);
    return {
      model,
      quantities,
      costing: priceGarden({ quantities, rates: sampleRateBook, model, brief }),
      checks: checkGarden({ model, brief, catalogue }),
    };
  });
}
function bandOf(m2: number): [number, number] {
  const middle = m2 <= 50 ? 18_000 : m2 <= 150 ? 35_000 : 65_000;
  return m2 > 300 ? [m2 * 120, m2 * 420] : [Math.min(0.5 * middle, m2 * 180), 1.6 * middle];
}

const ALL: readonly [number, number][] = [
  [5000, 5000],
  [5000, 9800],
  [5000, 10400],
  [8000, 9000],
  [9000, 12000],
  [10000, 14800],
  [10000, 15500],
  [12000, 20000],
  [15000, 20000],
  [20000, 25000],
];
const SOME: readonly [number, number, ProjectType][] = [
  [5000, 9800, 'luxury'],
  [5000, 10400, 'wildlife'],
  [10000, 14800, 'luxury'],
  [10000, 15500, 'wildlife'],
];

test('designs at the edges of the size bands cost what such gardens cost', () => {
  const cases =
    process.env.LONG === '1'
      ? ALL.flatMap(([w, d]) => PROJECT_TYPES.map((type) => [w, d, type] as const))
      : SOME;
  for (const [w, d, type] of cases) {
    const m2 = (w * d) / 1e6,
      [low, high] = bandOf(m2);
    for (const { model, quantities, costing, checks } of designsOf(briefFor(type, w, d), 7)) {
      const name = `${type} of ${m2} m², ${model.layout.language}`,
        pounds = costing.totalPence / 100;
      expect(pounds, name).toBeGreaterThan(low);
      expect(pounds, name).toBeLessThan(high);
      expect(
        costing.phases.reduce((sum, phase) => sum + phase.totalPence, 0),
        name,
      ).toBe(costing.totalPence);
      expect(
        Object.values(costing.areaKindsPence).reduce((sum, pence) => sum + pence, 0),
        name,
      ).toBe(costing.totalPence);
      expect(costing.swaps.length, name).toBeGreaterThanOrEqual(3);
      expect(new Set(quantities.map((line) => line.id)).size, name).toBe(quantities.length);
      expect(new Set(checks.map((check) => check.id)).size, name).toBe(checks.length);
      const plants = quantities
        .filter((line) => line.rateKey.startsWith('plant:'))
        .reduce((sum, line) => sum + line.net, 0);
      expect(plants, name).toBe(model.planting.placements.filter((p) => !p.existing).length);
    }
  }
});

test('every plant of the catalogue has a price', () => {
  for (const plant of catalogue.plants) {
    const pence =
      sampleRateBook.plantPence[`${plant.category}:${plant.potSize}`] ??
      sampleRateBook.plantPence[plant.potSize];
    expect(pence, plant.id).toBeGreaterThan(0);
    expect(
      sampleRateBook.rates.some((rate) => rate.key === `planting:${plant.potSize}`),
      plant.id,
    ).toBe(true);
  }
});
