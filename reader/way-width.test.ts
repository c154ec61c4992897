/** How wide the way in is. */
import { expect, test } from 'vitest';
import { wayWidthIn } from './way-width.ts';

test.each([
  ['Side passage is 85cm wide at narrowest, bins have to go down it.', 0.85],
  ['It all comes through the flat: front door, corridor with a dogleg, 70cm at the tightest.', 0.7],
  ['Access down the side on the left, about 1m, steps at the end of it.', 1],
  ['Side gate 90cm, then a yard 4m wide.', 0.9],
])('%s', (text, metres) => {
  expect(wayWidthIn(text)?.metres).toBe(metres);
});

test.each([
  'A gate 1.8m high at the side.',
  'The side return is 1.5m wide and 4m long.',
  'The garden is 9m wide with a gate at the end.',
  'The side is like a corridor, 2,5 m wide.',
])('no way in: %s', (text) => {
  expect(wayWidthIn(text)).toBeNull();
});
