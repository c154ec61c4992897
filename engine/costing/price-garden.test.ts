import { expect, test } from 'vitest';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { areaM2 } from '../geometry/region.ts';
import type { Brief, FactSource } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Material } from '../model/layout.ts';
import { relay, repot } from './changes.ts';
import {
  FIXTURES,
  areaAt,
  fixtureGarden,
  furnishingAt,
  plainGarden,
  sampleBrief,
  withLayout,
  withSite,
} from './fixtures/sample-gardens.ts';
import { shareOut } from './price-lines.ts';
import { measureGarden } from '../quantities/measure.ts';
import { poundsOf } from './range.ts';
import { dateInWords } from './terms.ts';
import { price } from '#tests/support/price.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const gardens = (): [string, GardenModel][] => [
  ...FIXTURES.map((name): [string, GardenModel] => [name, fixtureGarden(name)]),
  ['plain', plainGarden()],
  ['roof', withSite(plainGarden(), { position: 'roof' })],
  ['slope', withSite(plainGarden(), { slope: 'down' })],
];

test('lines sum to the net, and VAT is right to the penny', () => {
  for (const [name, model] of gardens()) {
    const c = price(model);
    expect(sum(c.lines.map((line) => line.materialPence + line.labourPence)), name).toBe(
      c.netPence,
    );
    for (const line of c.lines) expect(line.totalPence).toBe(line.materialPence + line.labourPence);
    expect(c.contingencyPence).toBe(Math.round(c.netPence / 20));
    expect(c.vatPence).toBe(Math.round((c.netPence + c.contingencyPence) / 5));
    expect(c.totalPence).toBe(c.netPence + c.contingencyPence + c.vatPence);
    for (const pence of [
      c.netPence,
      c.contingencyPence,
      c.vatPence,
      c.totalPence,
      ...c.lines.map((line) => line.totalPence),
    ])
      expect(Number.isInteger(pence)).toBe(true);
  }
});

test('breakdown, phases and kinds of area each sum to the total exactly', () => {
  for (const [name, model] of gardens()) {
    const c = price(model),
      { materialsPence, plantsPence, labourPence } = c.breakdown;
    expect(materialsPence + plantsPence + labourPence, name).toBe(c.totalPence);
    expect(c.breakdown.totalPence).toBe(c.totalPence);
    expect(sum(c.phases.map((phase) => phase.totalPence)), name).toBe(c.totalPence);
    expect(sum(Object.values(c.areaKindsPence)), name).toBe(c.totalPence);
    expect(sum(c.phases.map((phase) => phase.days))).toBe(c.teamDays);
    expect(Math.min(materialsPence, plantsPence, labourPence)).toBeGreaterThan(0);
  }
});

test('shares are whole, sum to what is shared and never fall below nothing', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(7, [0, 0])).toEqual([7, 0]);
  for (let total = 0; total < 300; total += 7) {
    const parts = shareOut(total, [0.3, 11.7, total, 2 / 3]);
    expect(sum(parts)).toBe(total);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  }
});

test('a line is goods with waste and markup, and labour on what is measured', () => {
  const line = price(plainGarden()).lines.find((one) => one.id === 'sandstone:terrace')!,
    rate = sampleRateBook.rates.find((one) => one.key === 'sandstone')!;
  expect(line.materialPence).toBe(
    Math.round(26.4 * rate.materialPence * (1 + sampleRateBook.markup)),
  );
  expect(line.labourPence).toBe(
    Math.round(24 * rate.labourHours * sampleRateBook.labourPencePerHour),
  );
});

test('a bigger terrace costs more, step by step', () => {
  let last = 0;
  for (let terraceMm = 2400; terraceMm <= 6000; terraceMm += 200) {
    const total = price(plainGarden({ terraceMm })).totalPence;
    expect(total, `${terraceMm} mm`).toBeGreaterThan(last);
    last = total;
  }
});

test('dearer rates cost more, line by line', () => {
  const model = fixtureGarden('family-1'),
    dearer = {
      ...sampleRateBook,
      labourPencePerHour: 5000,
      rates: sampleRateBook.rates.map((rate) => ({
        ...rate,
        materialPence: rate.materialPence + 10,
      })),
    };
  const was = price(model),
    now = price(model, sampleBrief(), dearer);
  now.lines.forEach((line, i) =>
    expect(line.totalPence, line.id).toBeGreaterThan(was.lines[i]!.totalPence),
  );
});

/** The specification's complete-landscaping prices by plot, and how far a whole garden may lie from them; at the foot of a band by its square metres. */
function bandOf(m2: number): [number, number] {
  const middle = m2 <= 50 ? 18_000 : m2 <= 150 ? 35_000 : 65_000;
  return m2 > 300 ? [m2 * 120, m2 * 420] : [Math.min(0.5 * middle, m2 * 180), 1.6 * middle];
}
test('whole gardens cost what such gardens cost, from 25 m² to 2,500 m²', () => {
  const sizes: [number, number][] = [
    [5000, 5000],
    [5000, 7000],
    [5000, 9800],
    [8000, 8500],
    [8000, 9000],
    [8000, 12000],
    [10000, 14900],
    [10000, 15200],
    [5000, 25000],
    [14000, 7200],
    [12000, 20000],
    [14800, 20000],
    [15200, 20000],
    [20000, 30000],
    [50000, 50000],
  ];
  for (const [widthMm, depthMm] of sizes)
    for (const terrace of ['sandstone', 'porcelain'] as Material[]) {
      const m2 = (widthMm * depthMm) / 1e6,
        model = plainGarden({ widthMm, depthMm, terraceMm: Math.round(depthMm * 0.28), terrace }),
        pounds = price(model).totalPence / 100,
        [low, high] = bandOf(m2);
      expect(pounds, `${m2} m² with ${terrace}`).toBeGreaterThan(low);
      expect(pounds, `${m2} m² with ${terrace}`).toBeLessThan(high);
    }
});
test('laid-out gardens cost what such gardens cost', () => {
  for (const name of FIXTURES) {
    const model = fixtureGarden(name),
      m2 = areaM2([[model.site.boundary]]),
      pounds = price(model).totalPence / 100,
      [low, high] = bandOf(m2);
    if (m2 < 25) continue;
    expect(pounds, `${name}, ${m2} m²`).toBeGreaterThan(low);
    expect(pounds, `${name}, ${m2} m²`).toBeLessThan(high);
  }
});

test('at least three swaps, each saving exactly what it says', () => {
  for (const [name, model] of gardens())
    expect(price(model).swaps.length, name).toBeGreaterThanOrEqual(3);
  const model = plainGarden(),
    base = price(model),
    measured = measureGarden(model.site, model.layout);
  const saved = (id: string) => base.swaps.find((swap) => swap.id === id)?.savesPence;
  const concrete = relay(model, measured, (m) =>
    m.area.material === 'sandstone' ? 'concrete-paving' : null,
  )!;
  expect(saved('paving-sandstone')).toBe(base.totalPence - price(concrete).totalPence);
  expect(saved('smaller-pots')).toBe(base.totalPence - price(repot(model)!).totalPence);
  for (const swap of base.swaps) expect(swap.savesPence).toBeGreaterThan(0);
  expect([...base.swaps].sort((a, b) => b.savesPence - a.savesPence)).toEqual(base.swaps);
});

test('wheels are never offered loose floors', () => {
  const model = fixtureGarden('ell-3'),
    ids = (brief: ReturnType<typeof sampleBrief>) =>
      price(model, brief).swaps.map((swap) => swap.id);
  expect(ids(sampleBrief())).toContain('seat-gravel');
  expect(
    ids(sampleBrief({ household: { wheelchair: true } })).filter((id) => id.endsWith('gravel')),
  ).toEqual([]);
});

const sized = (source: FactSource): Brief =>
  sampleBrief({
    change: {
      areaM2: { value: 96, source },
      shape: { value: { kind: 'rectangle', widthMm: 8000, depthMm: 12_000 }, source },
    },
  });
const spreadOf = ({ range, totalPence }: ReturnType<typeof price>) => ({
  down: 1 - range.lowPence / totalPence,
  up: range.highPence / totalPence - 1,
});
/** The least sum that an end is rounded to, as a share of the smallest total. */
const ROUNDING = 0.005;

test('a plot measured and entered is priced from a tenth less to 15 % more at best, a told one within a quarter', () => {
  const model = plainGarden(),
    known = withSite(model, { soil: { ...model.site.soil, from: 'brief' } });
  const measured = spreadOf(price(known, sized({ kind: 'entered', field: 'corrections' })));
  expect(measured.down).toBeGreaterThanOrEqual(0.1);
  expect(measured.down).toBeLessThan(0.13);
  expect(measured.up).toBeGreaterThanOrEqual(0.15);
  expect(measured.up).toBeLessThan(0.19);
  for (const source of [
    { kind: 'entered', field: 'area' },
    { kind: 'read', quote: '8 by 12 m' },
  ] as const) {
    const { range, ...rest } = price(known, sized(source)),
      told = spreadOf({ range, ...rest });
    expect(told.down).toBeCloseTo(0.25, 2);
    expect(told.up).toBeCloseTo(0.25, 2);
    expect(range.perM2).toBeUndefined();
    expect(range.narrowedBy[0]).toContain('width and the depth');
  }
});

test('doubts about the ground widen a measured range, never beyond a concept', () => {
  const brief = sized({ kind: 'entered', field: 'corrections' }),
    guessed: Brief = {
      ...brief,
      slope: { value: 'level', source: { kind: 'assumed', because: 'not said' } },
    },
    model = plainGarden(),
    assumed = withSite(model, { soil: { ...model.site.soil, from: 'assumed' } });
  const a = price(model, brief),
    b = price(assumed, guessed);
  expect(spreadOf(b).up).toBeGreaterThan(spreadOf(a).up);
  expect(spreadOf(b).down).toBeGreaterThan(spreadOf(a).down);
  expect(b.range.narrowedBy.length).toBeGreaterThan(a.range.narrowedBy.length);
  const worst = spreadOf(price(withSite(assumed, { position: 'roof', slope: 'down' }), guessed));
  expect(worst.up).toBeLessThanOrEqual(0.25 + ROUNDING);
});

test('where the size is assumed a band by the square metre stands beside the total', () => {
  const { range, totalPence } = price(
    plainGarden(),
    sized({ kind: 'assumed', because: 'not said' }),
  );
  expect(range.perM2!.lowPence % 500).toBe(0);
  expect(range.perM2!.lowPence * 96).toBeLessThanOrEqual(0.75 * totalPence);
  expect(range.perM2!.highPence * 96).toBeGreaterThanOrEqual(1.25 * totalPence);
  expect(range.perM2!.highPence).toBeLessThan(1.3 * (totalPence / 96));
});

test('a budget that is passed is said', () => {
  const said = price(plainGarden(), sampleBrief({ budgetPence: 1_000_000 })).range.narrowedBy[0]!;
  expect(said).toContain('above the £10,000 you named');
  expect(
    price(plainGarden(), sampleBrief({ budgetPence: 9_000_000 })).range.narrowedBy.join(' '),
  ).not.toContain('you named');
});

test('loose furniture and electricity are named as left out', () => {
  const model = withLayout(plainGarden(), {
      furnishings: [
        furnishingAt('table', 'dining-set', 'terrace'),
        furnishingAt('light', 'post-light', 'bed-1'),
      ],
    }),
    c = price(model);
  expect(c.excludes[0]).toContain('the dining table and chairs');
  expect(c.excludes.join(' ')).toContain('registered electrician');
  expect(c.includes.join(' ')).toContain('VAT at 20 %');
  expect(c.includes.join(' ')).toContain('1 November 2026');
});

test('a garden room is named with its guide price, and its base is priced', () => {
  const model = plainGarden(),
    roomed = withLayout(model, {
      areas: [
        ...model.layout.areas,
        areaAt('gardenroom', 'gardenroom', 'none', [2000, 7000, 6000, 10000]),
      ],
    }),
    c = price(roomed);
  expect(c.excludes.find((line) => line.startsWith('The garden room itself'))).toMatch(
    /about £\d\d,\d00 for its 12\.0 m²/,
  );
  expect(c.lines.find((line) => line.id === 'base:gardenroom')?.net).toBe(12);
  expect(c.lines.some((line) => line.rateKey === 'garden-room')).toBe(false);
});

test('figures and dates are written as people write them', () => {
  expect(poundsOf(1_234_567)).toBe('12,346');
  expect(poundsOf(99_900)).toBe('999');
  expect(dateInWords('2026-11-01')).toBe('1 November 2026');
});

test('the same garden gives the same bytes', () => {
  expect(JSON.stringify(price(fixtureGarden('wild-1')))).toBe(
    JSON.stringify(price(fixtureGarden('wild-1'))),
  );
});
