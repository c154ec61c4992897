import { expect, test } from 'vitest';
import { DEFAULT_APPOINTMENT_KINDS, type OfferedKind } from '#contracts/appointment-kinds.ts';
import { priceSentence, shortPrice } from './appointment-kinds.ts';

const visit = (price: string): OfferedKind => ({ ...DEFAULT_APPOINTMENT_KINDS[1]!, price });

test("a price's figure is separated from the text after it", () => {
  const prices = [
    '£150, credited towards the project if it proceeds',
    '£1,250.50 per day',
    '£150',
    'Free for clients with completed projects',
    'By agreement',
  ];
  expect(prices.map((price) => shortPrice('site-assessment', visit(price)))).toEqual([
    '£150',
    '£1,250.50',
    '£150',
    'Free',
    'By agreement',
  ]);
});

test("the text after a price's figure becomes a sentence, with the owner's own figure", () => {
  expect(
    priceSentence('site-assessment', visit('£175, credited towards the project if it proceeds')),
  ).toBe('The £175 is credited towards the project if it proceeds.');
  expect(priceSentence('site-assessment', undefined)).toBe(
    'The £150 is credited towards the project if it proceeds.',
  );
  expect(priceSentence('project-followup', DEFAULT_APPOINTMENT_KINDS[2])).toBe(
    'Free for clients with completed projects.',
  );
  expect(priceSentence('general-consultation', visit('Free'))).toBeNull();
});
