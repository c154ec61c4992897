import { expect, test } from 'vitest';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { cheaperChoices } from './cheaper-choices.ts';
import {
  fixtureGarden,
  furnishingAt,
  plainGarden,
  sampleBrief,
  withLayout,
} from './fixtures/sample-gardens.ts';
import { price } from '#tests/support/price.ts';

test('cheaper choices bring the price down, and stop when it fits', () => {
  const model = fixtureGarden('ell-3'),
    brief = sampleBrief(),
    full = price(model).totalPence;
  const same = cheaperChoices({ model, brief, rates: sampleRateBook, budgetPence: full });
  expect(same).toMatchObject({ changed: [], fits: true, totalPence: full });
  expect(same.model).toBe(model);
  const before = JSON.stringify(model),
    less = cheaperChoices({ model, brief, rates: sampleRateBook, budgetPence: full - 300_000 });
  expect(less.fits).toBe(true);
  expect(less.changed.length).toBeGreaterThan(0);
  expect(price(less.model).totalPence).toBe(less.totalPence);
  expect(JSON.stringify(model)).toBe(before);
  const least = cheaperChoices({ model, brief, rates: sampleRateBook, budgetPence: 100 });
  expect(least.fits).toBe(false);
  expect(least.totalPence).toBeLessThan(0.85 * full);
  expect(least.changed.length).toBeGreaterThan(less.changed.length);
});

test('cheaper choices keep what was asked for and every firm floor for wheels', () => {
  const base = plainGarden(),
    model = withLayout(base, {
      furnishings: [
        furnishingAt('light', 'post-light', 'bed-1'),
        furnishingAt('pergola', 'pergola', 'terrace'),
      ],
    });
  const kept = cheaperChoices({
    model,
    brief: sampleBrief({ wanted: ['lighting', 'pergola'], household: { wheelchair: true } }),
    rates: sampleRateBook,
    budgetPence: 100,
  });
  expect(kept.model.layout.furnishings.map((f) => f.id)).toEqual(['light', 'pergola']);
  expect(kept.model.layout.areas.find((a) => a.id === 'terrace')?.material).toBe('concrete-paving');
  const free = cheaperChoices({
    model,
    brief: sampleBrief(),
    rates: sampleRateBook,
    budgetPence: 100,
  });
  expect(free.model.layout.furnishings).toEqual([]);
  expect(free.model.layout.areas.find((a) => a.id === 'terrace')?.material).toBe(
    'self-binding-gravel',
  );
  expect(free.model.layout.shares.permeable).toBeGreaterThan(model.layout.shares.permeable);
});

test('cheaper choices leave what the plan shows in place and say what is left to the household', () => {
  const model = fixtureGarden('family-1'),
    least = cheaperChoices({
      model,
      brief: sampleBrief(),
      rates: sampleRateBook,
      budgetPence: 100,
    });
  const kept = new Set(least.model.planting.placements);
  expect(model.planting.placements.filter((p) => kept.has(p))).toEqual(
    least.model.planting.placements,
  );
  expect(least.model.planting.schedule.map((line) => line.count)).toEqual(
    least.model.planting.schedule.map(
      (line) => least.model.planting.placements.filter((p) => p.plantId === line.plantId).length,
    ),
  );
  expect(least.model.layout.areas.map((a) => a.region)).toEqual(
    model.layout.areas.map((a) => a.region),
  );
  expect(least.model.savings).toContain('own-clearance');
  const c = price(least.model);
  expect(c.excludes.join(' ')).toContain(
    'Left to you, to keep to the budget: aftercare, staining the fences, clearing the ground, daily tidying, bringing compost for the beds, planting all but the trees, spreading gravel and digging out and laying the stone base.',
  );
  expect(c.lines.some((line) => line.rateKey === 'turf' || line.rateKey === 'clearance')).toBe(
    false,
  );
  expect(c.swaps.every((swap) => !swap.id.startsWith('own-'))).toBe(true);
});
