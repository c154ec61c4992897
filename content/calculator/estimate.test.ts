import { describe, expect, it } from 'vitest';
import { GARDEN_SIZES, sizeBands } from '#contracts/price-list.ts';
import {
  type Choice,
  complexityOf,
  estimateOf as estimateFrom,
  isSameChoice,
  readChoice as readFrom,
  vatOf,
  writeChoice as writeFrom,
} from './estimate.ts';
import {
  COST_SERVICE_IDS,
  EXTRA_SERVICE_IDS,
  SPECIFIED_PRICES,
  type CostServiceId,
  type ExtraServiceId,
} from './price-list.ts';

const { services: COST_SERVICES, extras: EXTRA_SERVICES } = SPECIFIED_PRICES;
const SIZE_BANDS = sizeBands(SPECIFIED_PRICES);
const estimateOf = (choice: Choice) => estimateFrom(choice, SPECIFIED_PRICES);
const readChoice = (params: URLSearchParams) => readFrom(params, SPECIFIED_PRICES);
const writeChoice = (choice: Choice) => writeFrom(choice, SPECIFIED_PRICES);

/** Section 9 of the specification, in pounds. */
const BASES: Record<CostServiceId, [number[], string[]]> = {
  'garden-design': [
    [1200, 2400, 4200],
    ['1-2 weeks', '2-3 weeks', '3-4 weeks'],
  ],
  'complete-landscaping': [
    [18000, 35000, 65000],
    ['3-4 weeks', '4-6 weeks', '6-8 weeks'],
  ],
  'paving-stonework': [
    [6800, 14500, 26000],
    ['1-2 weeks', '2-3 weeks', '3-4 weeks'],
  ],
  'fencing-structures': [
    [4500, 9200, 16500],
    ['1-2 weeks', '2-3 weeks', '3-4 weeks'],
  ],
  'planting-landscaping': [
    [3200, 6800, 12500],
    ['1 week', '1-2 weeks', '2-3 weeks'],
  ],
  'irrigation-systems': [
    [2800, 5500, 9500],
    ['1 week', '1-2 weeks', '2-3 weeks'],
  ],
  'garden-maintenance': [
    [220, 380, 650],
    ['monthly service', 'monthly service', 'monthly service'],
  ],
  'lawn-installation': [
    [1850, 4200, 7800],
    ['3-5 days', '5-7 days', '1-2 weeks'],
  ],
};
const EXTRAS: Record<ExtraServiceId, number[]> = {
  'soil-preparation': [680, 1200, 1950],
  'drainage-systems': [1850, 2900, 4500],
  'outdoor-lighting': [850, 1400, 2200],
  'water-features': [1650, 2800, 4800],
  'greenhouse-shed': [2400, 3500, 5500],
  'artificial-grass': [950, 1650, 2800],
  'garden-clearance': [450, 750, 1200],
};

describe('the price list', () => {
  it('has every service and extra once, in order', () => {
    expect(COST_SERVICES.map(({ id }) => id)).toEqual(Object.keys(BASES));
    expect(EXTRA_SERVICES.map(({ id }) => id)).toEqual(Object.keys(EXTRAS));
    expect(COST_SERVICES.map(({ id }) => id)).toEqual(COST_SERVICE_IDS);
    expect(EXTRA_SERVICES.map(({ id }) => id)).toEqual(EXTRA_SERVICE_IDS);
    expect(GARDEN_SIZES.map((size) => SIZE_BANDS[size].band)).toEqual([
      'Up to 50 m²',
      '50-150 m²',
      '150 m²+',
    ]);
  });
  it.each(COST_SERVICE_IDS)('%s costs and takes what the specification says', (service) => {
    const found = GARDEN_SIZES.map((size) => estimateOf({ service, size, extras: [] })!);
    expect(found.map((one) => one.basePrice / 100)).toEqual(BASES[service][0]);
    expect(found.map((one) => one.timeframe)).toEqual(BASES[service][1]);
  });
  it.each(EXTRA_SERVICE_IDS)('%s costs what the specification says', (extra) => {
    expect(
      GARDEN_SIZES.map(
        (size) =>
          estimateOf({ service: 'garden-design', size, extras: [extra] })!.additionalServices[0]!
            .pence / 100,
      ),
    ).toEqual(EXTRAS[extra]);
  });
});

describe('an estimate', () => {
  it('waits for a service and a size', () => {
    expect(estimateOf({ service: null, size: 'small', extras: [] })).toBeNull();
    expect(
      estimateOf({ service: 'garden-design', size: null, extras: ['garden-clearance'] }),
    ).toBeNull();
  });
  it('is its base and its extras to the penny, whichever are chosen', () => {
    for (let mask = 0; mask < 2 ** EXTRA_SERVICE_IDS.length; mask += 1) {
      const extras = EXTRA_SERVICE_IDS.filter((_, i) => mask & (1 << i));
      for (const size of GARDEN_SIZES) {
        const estimate = estimateOf({
          service: 'paving-stonework',
          size,
          extras: extras.toReversed(),
        })!;
        expect(estimate.additionalServices.map(({ id }) => id)).toEqual(extras);
        const sum = extras.reduce(
          (pounds, id) => pounds + EXTRAS[id][GARDEN_SIZES.indexOf(size)]!,
          BASES['paving-stonework'][0][GARDEN_SIZES.indexOf(size)]!,
        );
        expect(estimate.total).toBe(sum * 100);
      }
    }
  });
  it('counts an extra once', () => {
    expect(
      estimateOf({
        service: 'garden-design',
        size: 'small',
        extras: ['garden-clearance', 'garden-clearance'],
      })!.total,
    ).toBe(165_000);
  });
  it.each([
    [0, 'Basic'],
    [1, 'Standard'],
    [2, 'Standard'],
    [3, 'Complex'],
    [7, 'Complex'],
  ] as const)('with %i extras is %s', (extras, complexity) => {
    expect(complexityOf(extras)).toBe(complexity);
  });
  it('states VAT both ways', () => {
    expect(vatOf(120_000, true)).toBe(20_000);
    expect(vatOf(120_000, false)).toBe(24_000);
    expect(vatOf(100, true)).toBe(17);
  });
});

describe('a choice in an address', () => {
  it('comes back as it went', () => {
    const choice = {
      service: 'lawn-installation',
      size: 'large',
      extras: ['garden-clearance', 'soil-preparation'],
    } as const;
    const text = writeChoice(choice).toString();
    expect(text).toBe(
      'service=lawn-installation&size=large&extras=soil-preparation&extras=garden-clearance',
    );
    expect(isSameChoice(readChoice(new URLSearchParams(text)), choice)).toBe(true);
  });
  it('takes a list with commas, and nothing it does not know', () => {
    expect(
      readChoice(
        new URLSearchParams(
          'service=castle&size=huge&extras=moat,outdoor-lighting,,garden-clearance',
        ),
      ),
    ).toEqual({ service: null, size: null, extras: ['outdoor-lighting', 'garden-clearance'] });
  });
});
