import { expect, test } from 'vitest';
import { expiryOf, parseChoice } from './consent-store.ts';

const stored = (at: string, choice = 'accepted') => JSON.stringify({ version: 1, choice, at });
const NOW = new Date('2026-11-22T10:00:00Z');

test('a choice holds six months and not a moment longer', () => {
  expect(parseChoice(stored('2026-05-22T10:00:01.000Z'), NOW)?.choice).toBe('accepted');
  expect(parseChoice(stored('2026-05-22T10:00:00.000Z'), NOW)).toBeNull();
  expect(parseChoice(stored('2026-11-21T00:00:00.000Z', 'rejected'), NOW)?.choice).toBe('rejected');
});

test('six months from the end of August is the end of February', () => {
  expect(expiryOf('2026-08-31T12:00:00.000Z').toISOString()).toBe('2027-02-28T12:00:00.000Z');
});

test.each([
  [null],
  ['yes'],
  ['{}'],
  [stored('yesterday')],
  [stored('2027-01-01T00:00:00.000Z')],
  [stored('2026-11-01T00:00:00.000Z', 'maybe')],
])('%s is no choice', (text) => {
  expect(parseChoice(text, NOW)).toBeNull();
});
