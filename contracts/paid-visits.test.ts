import { describe, expect, test } from 'vitest';
import { agreedPriceOf, isPaidPrice, isWithinCancelDays, lastCancelDay } from './paid-visits.ts';

describe('an appointment that costs money', () => {
  test.each([
    ['£150, credited towards the project if it proceeds', true],
    ['From £95.50', true],
    ['£0', false],
    ['Free', false],
    ['Free for clients with completed projects (else £50)', false],
    ['By agreement', false],
  ])('%s: %s', (price, isPaid) => expect(isPaidPrice(price)).toBe(isPaid));

  test.each([
    ['included', '£150 including VAT, credited'],
    ['added', '£180.00 including VAT, credited'],
    ['none', '£150, credited'],
  ] as const)('its price is said in full where VAT is %s', (mode, words) =>
    expect(agreedPriceOf({ price: '£150, credited' }, mode)).toBe(words),
  );

  test('the days to cancel end fourteen days after the day it was agreed, by the clock in London', () => {
    // Half an hour after midnight in London, the evening before in UTC.
    expect(lastCancelDay('2026-06-30T23:30:00.000Z')).toBe('2026-07-15');
    expect(isWithinCancelDays('2026-11-01T09:00:00.000Z', '2026-11-15T16:00:00.000Z')).toBe(true);
    expect(isWithinCancelDays('2026-11-01T09:00:00.000Z', '2026-11-16T09:00:00.000Z')).toBe(false);
  });
});
