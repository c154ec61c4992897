import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';

const screens = (text: string) =>
  readDescription(text).mentions.filter(
    ({ concept, status }) => concept === 'screen' && status === 'wanted',
  ).length;

test('what is to be hidden from sight wants a screen', () => {
  expect(screens('It would be good to block out the flats behind.')).toBe(1);
});

test('bins that are hidden have a store, and nothing is screened that is not to be', () => {
  expect(screens('I want to hide 2 bins.')).toBe(0);
});
