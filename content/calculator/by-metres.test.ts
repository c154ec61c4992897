import { expect, test } from 'vitest';
import type { ByMetresAnswer } from '#contracts/by-metres.ts';
import { bandOf, rangeWords, whyTheyDiffer } from './by-metres.ts';
import { estimateOf } from './estimate.ts';
import { SPECIFIED_PRICES } from './price-list.ts';

const measured: ByMetresAnswer = {
  plotM2: 54,
  lowPence: 1_391_234,
  highPence: 1_846_700,
  hasVat: true,
  priceDate: '2026-11-01',
  laidM2: null,
  words: '',
};
const why = (service: string, extras: string[], more: Partial<ByMetresAnswer> = {}) =>
  whyTheyDiffer({
    estimate: estimateOf({ service, size: 'medium', extras }, SPECIFIED_PRICES)!,
    measured: { ...measured, ...more },
    list: SPECIFIED_PRICES,
    mode: 'included',
  }).join(' ');

test('the band is the one the metres fall into', () => {
  expect([50, 50.1, 150, 150.1].map((m2) => bandOf(m2, SPECIFIED_PRICES))).toEqual([
    'small',
    'medium',
    'medium',
    'large',
  ]);
});

test('the range is said in hundreds, and why it is not the band’s sum', () => {
  expect(rangeWords(measured)).toBe('£13,900 to £18,500');
  const words = why('complete-landscaping', []);
  expect(words).toContain('Worked out for about 100 m²');
  expect(words).toContain('Yours is 54 m²');
  expect(words).not.toContain('agree');
  expect(words).not.toContain('extras');
  expect(why('complete-landscaping', ['drainage-systems'])).toContain('The extras are in');
  expect(why('lawn-installation', [], { laidM2: { low: 12.4, high: 18.2 } })).toContain(
    'our designs lay 12 to 18 m² of it',
  );
  expect(why('lawn-installation', [], { lowPence: 400_000, highPence: 500_000 })).toContain(
    'The two agree',
  );
});
