import { expect, test } from 'vitest';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import type { Brief } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import { takeOff } from '../quantities/take-off.ts';
import { cheaperChoices } from './cheaper-choices.ts';
import {
  fixtureGarden,
  furnishingAt,
  plainGarden,
  sampleBrief,
  withLayout,
  withSite,
} from './fixtures/sample-gardens.ts';
import { priceGarden } from './price-garden.ts';
import { priceLines } from './price-lines.ts';
import { leastUsualPence } from './usual-prices.ts';
import { billOf } from '#tests/support/price.ts';

const priceOf = (model: GardenModel): number =>
  priceLines(billOf(model), sampleRateBook).totalPence;
const choose = (model: GardenModel, brief: Brief, budgetPence: number, leastPence?: number) =>
  cheaperChoices({
    model,
    brief,
    rates: sampleRateBook,
    budgetPence,
    ...(leastPence === undefined ? {} : { leastPence }),
  });
const read = <T>(value: T) => ({ value, source: { kind: 'read' as const, quote: 'said' } });

test('a chain of cheaper floors is told as one change', () => {
  const { changed, model } = choose(plainGarden({ terrace: 'porcelain' }), sampleBrief(), 100);
  expect(model.layout.areas.find((a) => a.id === 'terrace')?.material).toBe('self-binding-gravel');
  expect(changed).toContain('The terrace is laid in self-binding gravel instead of porcelain.');
  expect(changed.filter((words) => /porcelain|sandstone|concrete/.test(words))).toHaveLength(1);
  for (const words of changed) expect(words).toMatch(/^[A-Z][^.]*\.$/);
});

test('a floor that was refused is never laid', () => {
  for (const refused of ['concrete', 'gravel', 'sandstone'] as const) {
    const brief = sampleBrief({ change: { pavingRefused: [read(refused)] } });
    const { model } = choose(plainGarden({ terrace: 'porcelain' }), brief, 100),
      laid = model.layout.areas.map((a) => a.material).join(' ');
    expect(laid).not.toContain(refused);
    const swaps = priceGarden({
      quantities: billOf(plainGarden({ terrace: 'porcelain' })),
      rates: sampleRateBook,
      model: plainGarden({ terrace: 'porcelain' }),
      brief,
    }).swaps;
    for (const swap of swaps.filter(
      (one) => one.id.startsWith('paving-') || one.id.endsWith('-gravel'),
    ))
      expect(swap.title.toLowerCase()).not.toMatch(new RegExp(`^${refused}`));
  }
});

test('a floor that was asked for stays, and a swap of it says so', () => {
  const brief = sampleBrief({ change: { paving: read('porcelain') } }),
    model = plainGarden({ terrace: 'porcelain' });
  expect(
    choose(model, brief, 100).model.layout.areas.find((a) => a.id === 'terrace')?.material,
  ).toBe('porcelain');
  const swap = priceGarden({
    quantities: billOf(model),
    rates: sampleRateBook,
    model,
    brief,
  }).swaps.find((one) => one.id === 'paving-porcelain');
  expect(swap?.detail).toContain('You asked for porcelain');
});

test('beds are thinned with their list, and no kind is lost', () => {
  const model = fixtureGarden('wild-1'),
    { model: thin, changed } = choose(model, sampleBrief(), 100);
  const count = (one: GardenModel) => one.planting.placements.length;
  expect(count(thin)).toBeLessThan(0.75 * count(model));
  expect(thin.planting.schedule.map((line) => line.plantId)).toEqual(
    model.planting.schedule.map((line) => line.plantId),
  );
  for (const line of thin.planting.schedule) {
    const own = thin.planting.placements.filter((p) => p.plantId === line.plantId);
    expect(line.count).toBe(own.length);
    expect([...line.areaIds].sort()).toEqual([...new Set(own.map((p) => p.areaId))].sort());
  }
  expect(thin.planting.placements.filter((p) => p.role === 'tree')).toEqual(
    model.planting.placements.filter((p) => p.role === 'tree'),
  );
  expect(changed.join(' ')).toContain('half the usual density');
  expect(priceOf(thin)).toBe(choose(model, sampleBrief(), 100).totalPence);
});

test('what a budget does not need is given back', () => {
  const model = fixtureGarden('ell-3'),
    full = priceOf(model),
    brief = sampleBrief();
  for (const share of [0.95, 0.9, 0.8, 0.7]) {
    const { totalPence, fits } = choose(model, brief, Math.round(full * share));
    expect(fits, `${share}`).toBe(true);
    expect(totalPence, `${share}`).toBeGreaterThan(full * (share - 0.06));
  }
});

test('nothing is taken that would bring the price below the least that is allowed', () => {
  const model = fixtureGarden('family-1'),
    full = priceOf(model),
    least = Math.round(full * 0.93);
  expect(choose(model, sampleBrief(), 100, least).totalPence).toBeGreaterThanOrEqual(least);
});

test('near means within a quarter of the budget', () => {
  const model = plainGarden(),
    least = choose(model, sampleBrief(), 100).totalPence;
  expect(choose(model, sampleBrief(), Math.round(least / 1.2))).toMatchObject({
    fits: false,
    near: true,
  });
  expect(choose(model, sampleBrief(), Math.round(least / 1.4))).toMatchObject({
    fits: false,
    near: false,
  });
});

test('things asked for in words or by a preference stay; what was only assumed goes', () => {
  const model = withLayout(plainGarden(), {
    furnishings: [
      furnishingAt('light', 'post-light', 'bed-1'),
      furnishingAt('kitchen', 'outdoor-kitchen', 'terrace'),
    ],
  });
  const assumed = sampleBrief({
    change: {
      wanted: [
        { value: 'kitchen', source: { kind: 'assumed', because: 'luxury' } },
        read('lighting'),
      ],
    },
  });
  const { model: left, changed } = choose(model, assumed, 100);
  expect(left.layout.furnishings.map((f) => f.id)).toEqual(['light']);
  expect(changed).toContain('The outdoor kitchen is left for later.');
});

test('a yard that may not be dug keeps the floor it has', () => {
  const model = withSite(plainGarden({ widthMm: 4000, depthMm: 3500, terraceMm: 2000 }), {
      noDigging: true,
    }),
    { model: kept, changed } = choose(model, sampleBrief(), 100);
  const lines = takeOff(kept, { plants: [] });
  expect(changed).toContain('The floor that is there stays and is made good.');
  expect(changed.join(' ')).not.toContain('laid in');
  expect(lines.find((line) => line.rateKey === 'floor-clean')?.net).toBe(8);
  expect(
    lines.some((line) =>
      [
        'sandstone',
        'pedestals',
        'pointing',
        'excavation',
        'spoil-away',
        'sub-base',
        'bed-preparation',
        'tree-pit',
        'post',
      ].includes(line.rateKey),
    ),
  ).toBe(false);
});

test('the least usual price follows the size of the plot', () => {
  expect([20, 40, 100, 200, 500].map(leastUsualPence)).toEqual([
    0, 720_000, 1_750_000, 3_250_000, 6_000_000,
  ]);
});

test('people who find bending hard are not asked to do the work themselves', () => {
  const brief = sampleBrief({ household: { easyAccess: true } }),
    model = plainGarden();
  expect(
    (choose(model, brief, 100).model.savings ?? []).filter(
      (saving) => saving.startsWith('own-c') || saving === 'own-mulch' || saving === 'lean-site',
    ),
  ).toEqual([]);
  const { swaps } = priceGarden({
    quantities: billOf(model),
    rates: sampleRateBook,
    model,
    brief,
  });
  expect(swaps.filter((swap) => swap.id.startsWith('own-') && swap.id !== 'own-soil')).toEqual([]);
  expect(swaps.length).toBeGreaterThanOrEqual(3);
});

test('lending a lavatory is asked only where a budget is passed', () => {
  const model = plainGarden(),
    swapsOf = (brief: Brief) =>
      priceGarden({
        quantities: billOf(model),
        rates: sampleRateBook,
        model,
        brief,
      }).swaps.map((swap) => swap.id);
  expect(swapsOf(sampleBrief())).not.toContain('lean-site');
  expect(swapsOf(sampleBrief({ budgetPence: 900_000 }))).toContain('lean-site');
});

test("play equipment and sheds may be the household's own, and save their whole price", () => {
  const model = withLayout(plainGarden(), {
    furnishings: [furnishingAt('swing', 'swing', 'lawn')],
  });
  const swap = priceGarden({
    quantities: billOf(model),
    rates: sampleRateBook,
    model,
    brief: sampleBrief(),
  }).swaps.find((one) => one.id === 'bring-play');
  expect(swap?.savesPence).toBe(priceOf(model) - priceOf(plainGarden()));
});

test('a household that plants pays for the plants and not for the work, and trees are set by us', () => {
  const model = { ...fixtureGarden('wild-1'), savings: ['own-planting' as const] },
    { lines } = priceLines(billOf(model), sampleRateBook);
  const planted = lines.filter((line) => /^plant:|^bed-preparation/.test(line.rateKey)),
    own = planted.filter((line) => !line.rateKey.startsWith('plant:tree:'));
  expect(own.length).toBeGreaterThan(3);
  for (const line of own) {
    expect(line.labourPence, line.id).toBe(0);
    expect(line.materialPence, line.id).toBeGreaterThan(0);
  }
  for (const line of planted.filter((one) => !own.includes(one)))
    expect(line.labourPence, line.id).toBeGreaterThan(0);
  expect(priceOf(model)).toBeLessThan(priceOf({ ...model, savings: [] }));
});

test('grass that is there is mended before anything is given up, and is not stripped or bought anew', () => {
  const model = plainGarden(),
    brief = sampleBrief({ change: { hasGrass: read(true) } });
  const { model: mended, changed } = choose(model, brief, priceOf(model) - 100);
  expect(mended.savings).toEqual(['keep-lawn']);
  expect(changed).toEqual(['The grass that is there is mended, not laid anew.']);
  const before = billOf(model),
    after = billOf(mended);
  const net = (lines: typeof before, id: string) => lines.find((line) => line.id === id)?.net ?? 0,
    lawn = net(before, 'turf:lawn');
  expect(net(after, 'lawn-renovate:lawn')).toBe(lawn);
  expect(net(after, 'clearance')).toBeCloseTo(net(before, 'clearance') - lawn, 2);
  expect(after.some((line) => ['turf', 'topsoil'].includes(line.rateKey))).toBe(false);
  // without grass there is nothing to mend
  expect(choose(model, sampleBrief(), 100).model.savings).not.toContain('keep-lawn');
});
