import { expect, test } from 'vitest';
import type { KeptThing } from '../model/brief.ts';
import { isSameThing } from './kept-place.ts';

const kept = (kind: KeptThing['kind'], name: string): KeptThing => ({
  id: 'kept-1',
  kind,
  name,
  where: null,
  source: { kind: 'assumed', because: '' },
});

test('a statue beside a cart is a second thing, and roses beside a rose are not', () => {
  expect(isSameThing(kept('other', 'old garden cart'), 'other', ['statue'], 'art')).toBe(false);
  expect(isSameThing(kept('other', 'log cabins'), 'other', ['bins'], 'bins')).toBe(false);
  expect(isSameThing(kept('shrub', 'old roses'), 'shrub', ['the rose'], 'rose')).toBe(true);
  expect(isSameThing(kept('tree', 'crab-apple'), 'tree', ['apple'], 'apple')).toBe(true);
});
