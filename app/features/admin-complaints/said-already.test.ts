import { expect, test } from 'vitest';
import type { AdminComplaint, ComplaintStep } from '#contracts/complaints.ts';
import { saysOutcome, saysStep } from './said-already.ts';

const complaint = (steps: Omit<ComplaintStep, 'at'>[], dueOn = '2026-12-21') =>
  ({ dueOn, steps: steps.map((step) => ({ ...step, at: '2026-11-22T09:00:00.000Z' })) }) as Pick<
    AdminComplaint,
    'steps' | 'dueOn'
  >;

test('a step whose answer was lost is recognised, so that no letter is sent twice', () => {
  const now = complaint([
    { kind: 'acknowledge', text: '' },
    { kind: 'answer', text: 'We come back on Monday.' },
  ]);
  expect(saysStep(now, { kind: 'answer', text: ' We come back on Monday. ' })).toBe(true);
  expect(saysStep(now, { kind: 'answer', text: 'We come back on Tuesday.' })).toBe(false);
  expect(saysStep(now, { kind: 'note', text: 'We come back on Monday.' })).toBe(false);
  expect(saysStep(now, { kind: 'acknowledge', text: '' })).toBe(false);
  expect(saysStep(complaint([]), { kind: 'close', text: '' })).toBe(false);
});

test('a day that was put off counts with its words', () => {
  const now = complaint([{ kind: 'extend', text: 'We wait for the stone.' }], '2027-01-11');
  expect(
    saysStep(now, { kind: 'extend', text: 'We wait for the stone.', dueOn: '2027-01-11' }),
  ).toBe(true);
  expect(
    saysStep(now, { kind: 'extend', text: 'We wait for the stone.', dueOn: '2027-01-18' }),
  ).toBe(false);
});

test('an outcome counts as sent if words and state are equal', () => {
  const now = { outcome: 'Paid back.', settledAt: '2026-11-22T09:00:00.000Z' };
  expect(saysOutcome(now, { outcome: 'Paid back. ', settled: true })).toBe(true);
  expect(saysOutcome(now, { outcome: 'Paid back.', settled: false })).toBe(false);
  expect(saysOutcome({ ...now, settledAt: null }, { outcome: 'Paid back.', settled: false })).toBe(
    true,
  );
  expect(saysOutcome(now, { outcome: 'Collected.', settled: true })).toBe(false);
});
