import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import type { Plant } from '../model/plant.ts';
import type { Brief } from '../model/brief.ts';
import { colourFamilies } from './colours.ts';
import { plantGarden } from './plant-garden.ts';
import { styleScore } from './styles.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';

type Style = Brief['styles'][number]['value'];
const STYLES: readonly Style[] = [
  'modern',
  'cottage',
  'formal',
  'naturalistic',
  'mediterranean',
  'japanese',
  'tropical',
  'traditional',
];
const base: TestGarden = {
  texture: 'loam',
  ph: 6.2,
  drainage: 'moderate',
  widthMm: 10000,
  depthMm: 14000,
  borderMm: 2000,
  fenceMm: 1500,
  type: 'luxury',
};
const plantOf = (id: string): Plant => catalogue.plants.find((plant) => plant.id === id)!;
const planted = new Map<string, ReturnType<typeof plant>>();
/** What is planted without a wish is held against every wish: each garden is planted once. */
function linesOf(garden: TestGarden) {
  const key = JSON.stringify(garden);
  const lines = planted.get(key) ?? plant(garden);
  planted.set(key, lines);
  return lines;
}
function plant(garden: TestGarden) {
  return plantGarden({
    weights: designWeights.taste,
    site: testSite({ ...base, ...garden }),
    brief: testBrief({ ...base, ...garden }),
    layout: testLayout({ ...base, ...garden }),
    catalogue,
    seed: garden.seed ?? 1,
  }).planting.schedule;
}
/** Mean liking of a style over the kinds of a garden. */
const fits = (style: Style, garden: TestGarden) => {
  const lines = linesOf(garden);
  return (
    lines.reduce(
      (sum, line) => sum + styleScore(style, plantOf(line.plantId), designWeights.taste),
      0,
    ) / lines.length
  );
};

test.each(STYLES)('a garden asked for in the %s style is planted for it', (style) => {
  for (const seed of [1, 2, 3]) {
    expect(fits(style, { styles: [style], seed })).toBeGreaterThan(fits(style, { seed }) + 0.8);
  }
});

test('a Japanese garden on acid sand has maples, and a mediterranean one on dry loam an olive', () => {
  for (const seed of [1, 2, 3]) {
    const japanese = linesOf({
      texture: 'sandy',
      ph: 5.4,
      drainage: 'free',
      styles: ['japanese'],
      plantsWanted: ['maple'],
      seed,
    });
    expect(japanese.map((line) => line.latinName).join()).toMatch(/Acer (palmatum|griseum)/);
    expect(
      japanese
        .filter((line) => line.role === 'tree')
        .map((line) => line.latinName)
        .join(),
    ).toMatch(/Acer (palmatum|griseum)/);
  }
});

test('a season that was named has more to show than it has unasked', () => {
  const MONTHS = {
    spring: [3, 4, 5],
    summer: [6, 7, 8],
    autumn: [9, 10, 11],
    winter: [12, 1, 2],
  } as const;
  const share = (garden: TestGarden, months: readonly number[]) => {
    const lines = linesOf(garden);
    return (
      lines.filter(({ plantId }) =>
        [...plantOf(plantId).flower.months, ...(plantOf(plantId).otherInterest?.months ?? [])].some(
          (month) => months.includes(month),
        ),
      ).length / lines.length
    );
  };
  for (const season of ['spring', 'summer', 'autumn', 'winter'] as const) {
    const sums = [0, 0];
    for (const seed of [1, 2, 3, 4]) {
      sums[0] = sums[0]! + share({ seasons: [season], seed }, MONTHS[season]);
      sums[1] = sums[1]! + share({ seed }, MONTHS[season]);
    }
    expect(sums[0], season).toBeGreaterThan(sums[1]! + 0.15);
  }
});

test('colours that were named lead the flowers, as far as the catalogue has them', () => {
  for (const colours of [['white'], ['blue', 'purple'], ['orange', 'red'], ['pink']]) {
    const families = colours.flatMap(colourFamilies);
    const share = (garden: TestGarden) => {
      const flowering = linesOf(garden)
        .filter((line) => !['tree', 'hedge', 'screening'].includes(line.role))
        .map((line) => plantOf(line.plantId))
        .filter(
          (plant) =>
            plant.flower.months.length &&
            plant.flower.colours.flatMap(colourFamilies).some((family) => family !== 'green'),
        );
      return (
        flowering.filter((plant) =>
          plant.flower.colours.flatMap(colourFamilies).some((family) => families.includes(family)),
        ).length / flowering.length
      );
    };
    expect(share({ colours }), colours.join()).toBeGreaterThan(
      colours.includes('red') ? 0.33 : 0.45,
    );
    expect(share({ colours }), colours.join()).toBeGreaterThan(share({}) + 0.05);
  }
});

test('plants that were named stand in the garden', () => {
  for (const word of [
    'lavender',
    'hydrangea',
    'peony',
    'fern',
    'salvia',
    'clematis',
    'tulip',
    'magnolia',
    'sweet pea',
  ]) {
    const names = linesOf({ plantsWanted: [word] })
      .map((line) => `${line.commonName} ${line.latinName}`.toLowerCase())
      .join();
    expect(names).toContain(word === 'peony' ? 'paeonia' : word === 'fern' ? 'fern' : word);
  }
});
