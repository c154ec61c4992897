import { expect, test } from 'vitest';
import { acknowledgedWords, listsOf, newDays } from './complaint-view-words.ts';

test('no day that is over is proposed for an answer, nor let in', () => {
  expect(newDays('2027-01-30', '2027-01-20')).toEqual({
    first: '2027-01-31',
    proposed: '2027-02-13',
  });
  expect(newDays('2027-01-30', '2027-01-30')).toEqual({
    first: '2027-01-31',
    proposed: '2027-02-13',
  });
  expect(newDays('2027-01-30', '2027-03-20')).toEqual({
    first: '2027-03-20',
    proposed: '2027-04-03',
  });
});

test('an e-mail to the sender is mentioned only if one was sent', () => {
  const words = (['sent', 'waiting', 'uncertain', 'failed', 'none'] as const).map(
    (acknowledgement) => acknowledgedWords({ acknowledgement, source: 'site' }),
  );
  expect(words.filter((text) => text.includes('was told by e-mail'))).toEqual([words[0]]);
  expect(words[4]).not.toContain('e-mail');
  expect(acknowledgedWords({ acknowledgement: 'none', source: 'letter' })).toContain('make sure');
});

test('a complaint is counted in every list that contains it', () => {
  expect(listsOf({ state: 'received', kind: 'data', daysLeft: -1 })).toEqual([
    'all',
    'open',
    'data',
    'overdue',
  ]);
  expect(listsOf({ state: 'acknowledged', kind: 'data', daysLeft: 0 })).toEqual([
    'all',
    'open',
    'data',
  ]);
  expect(listsOf({ state: 'closed', kind: 'data', daysLeft: null })).toEqual([
    'all',
    'settled',
    'data',
  ]);
});
