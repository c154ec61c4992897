import { expect, test } from 'vitest';
import type { BriefFact } from '#contracts/design.ts';
import { readCorrections, readFields } from './corrections.ts';
import { mergeCorrections } from './merge-corrections.ts';

const fact = (key: string, current: string | number | boolean): BriefFact => ({
  id: key + String(current),
  label: key,
  value: String(current),
  source: 'read',
  detail: '',
  correction: { key, current },
});
const FACTS = [
  fact('widthM', 12),
  fact('facing', 'S'),
  fact('dog', true),
  fact('remove', 'lawn'),
  fact('add', 'pond'),
];

test('the fields start from what was understood', () => {
  const fields = readFields(FACTS);
  expect(fields.numbers.widthM).toBe('12');
  expect(fields.numbers.depthM).toBe('');
  expect(fields.choices.facing).toBe('S');
  expect(fields.yesNo).toMatchObject({ dog: true, cat: false });
  expect(fields.features).toMatchObject({ lawn: true, pond: false });
});

test('an unchanged form corrects nothing', () => {
  const fields = readFields(FACTS);
  expect(readCorrections(fields, fields)).toEqual({ corrections: {}, faults: {} });
});

test('only what was changed is sent', () => {
  const before = readFields(FACTS);
  const after = structuredClone(before);
  after.numbers.budgetPounds = '£25,000';
  after.yesNo.dog = false;
  after.features.lawn = false;
  after.features.pond = true;
  expect(readCorrections(before, after).corrections).toEqual({
    budgetPounds: 25_000,
    dog: false,
    add: ['pond'],
    remove: ['lawn'],
  });
});

test('what is not a number is named', () => {
  const before = readFields(FACTS);
  const after = structuredClone(before);
  after.numbers.widthM = 'wide';
  after.numbers.seatsFor = '2.5';
  after.numbers.doorStepM = '-1';
  expect(readCorrections(before, after).faults).toEqual({
    widthM: 'Please give a number above 0',
    seatsFor: 'Please give a whole number up to 40',
    doorStepM: 'Please give a number, 0 for none',
  });
});

test('later corrections win over earlier ones', () => {
  expect(
    mergeCorrections(
      { add: ['pond'], remove: ['lawn'], areaM2: 90 },
      { remove: ['pond'], widthM: 9 },
    ),
  ).toEqual({ remove: ['lawn', 'pond'], widthM: 9 });
});
