import { expect, test } from 'vitest';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { type FreeWeek } from '#contracts/appointments.ts';
import { pageAsked, type BookingPage } from './asked-page.ts';

const WEEK = { monday: '2026-11-23' } as FreeWeek;
const PLAIN: BookingPage = {
  kind: 'general-consultation',
  designId: null,
  enquiry: null,
  facts: { kinds: DEFAULT_APPOINTMENT_KINDS, week: WEEK, isMailed: false },
};
const ENQUIRY = { token: 'abc', name: 'Sample Visitor' } as NonNullable<BookingPage['enquiry']>;

test('a page with its own URL is unchanged', () => {
  expect(pageAsked(PLAIN, '')).toEqual(PLAIN);
  const known = {
    ...PLAIN,
    kind: 'site-assessment' as const,
    enquiry: ENQUIRY,
    designId: 'dsn_known',
  };
  expect(pageAsked(known, '?enquiry=abc')).toEqual(known);
});

test('a kept page takes kind and design from the address, and no times of another kind', () => {
  expect(pageAsked(PLAIN, '?kind=site-assessment&design=dsn_one')).toEqual({
    ...PLAIN,
    kind: 'site-assessment',
    designId: 'dsn_one',
    facts: { ...PLAIN.facts, week: null },
  });
  expect(pageAsked({ ...PLAIN, designId: 'dsn_other' }, '').designId).toBeNull();
  expect(pageAsked(PLAIN, '?kind=nonsense&design=nonsense')).toEqual(PLAIN);
});

test('data of another enquiry is never shown', () => {
  const known = {
    ...PLAIN,
    kind: 'site-assessment' as const,
    enquiry: ENQUIRY,
    designId: 'dsn_known',
  };
  expect(pageAsked(known, '?enquiry=other')).toMatchObject({
    kind: 'site-assessment',
    enquiry: null,
    designId: null,
  });
});
