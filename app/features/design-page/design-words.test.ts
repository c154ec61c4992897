import { expect, test } from 'vitest';
import { numberedLabels } from '#contracts/area-labels.ts';
import { splitOpening } from './concept-section.tsx';

test('the opening ends with a sentence and loses nothing', () => {
  const text = 'Short one. A second of 4.7 m² of water. '.repeat(8).trim();
  const [opening, rest] = splitOpening(text);
  expect(opening.endsWith('.')).toBe(true);
  expect(`${opening} ${rest}`).toBe(text);
  expect(splitOpening('Only one')).toEqual(['Only one', '']);
});

test('areas with the same name are numbered', () => {
  expect(numberedLabels(['Lawn', 'Planting', 'Planting'])).toEqual([
    'Lawn',
    'Planting 1',
    'Planting 2',
  ]);
});
