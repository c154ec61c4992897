import { expect, test } from 'vitest';
import type { Brief, Wish } from '../model/brief.ts';
import { traitsAskedIn } from '../brief/plant-traits.ts';
import { traitOf } from './trait-outcome.ts';

const TEXT =
  'Something scented by the seat, flowers to cut for the house, and plants with berries for birds.';
const brief = { traits: traitsAskedIn(TEXT) } as unknown as Brief;
const wish = (concept: string, words: string): Wish =>
  ({ concept, mention: `plant:${concept}@${TEXT.indexOf(words)}` }) as unknown as Wish;

test('each wish of a sentence is answered by the trait that it is for', () => {
  expect(traitOf(wish('scented', 'Something scented'), brief)?.trait).toBe('scent');
  expect(traitOf(wish('flowers', 'flowers to cut'), brief)?.trait).toBe('cutting');
  expect(traitOf(wish('berries', 'berries for'), brief)?.trait).toBe('berries');
  expect(traitOf(wish('roses', 'flowers to cut'), brief)).toBeNull();
});
