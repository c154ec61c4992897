import { expect, test } from 'vitest';
import { grow } from '#tests/support/grow.ts';
import { houseRules } from './filters.ts';
import { type TestGarden, testBrief } from './test-garden.ts';
import { mostToM2 } from './scatter.ts';

const GREAT: TestGarden = {
  widthMm: 24000,
  depthMm: 36000,
  borderMm: 4400,
  texture: 'loam',
  ph: 6.6,
  drainage: 'moderate',
};

test('great beds are planted wide: shrubs hold near a fifth of them, and small plants are no carpet', () => {
  for (const type of ['family', 'luxury', 'wildlife'] as const) {
    const { planting } = grow({ ...GREAT, type, seed: 2 }),
      bedM2 = planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0),
      of = (...roles: string[]) => planting.placements.filter(({ role }) => roles.includes(role));
    expect(bedM2).toBeGreaterThan(250);
    expect(of('structure', 'mid', 'ground').length / bedM2, type).toBeLessThanOrEqual(4);
    const woodM2 = of('structure').reduce(
      (sum, one) => sum + Math.PI * (one.radiusMm / 1000) ** 2,
      0,
    );
    expect(woodM2 / bedM2, type).toBeGreaterThanOrEqual(0.18);
  }
});

test('the larger the beds, the fewer plants to the square metre between the shrubs', () => {
  for (const hands of ['none', 'few', 'usual', 'keen'] as const) {
    const most = (bedM2: number) =>
      mostToM2({ bedM2, rules: houseRules(testBrief({ said: { hands } })) });
    for (let m2 = 10; m2 < 600; m2 += 10) expect(most(m2 + 10)).toBeLessThanOrEqual(most(m2));
  }
});
