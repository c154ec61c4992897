import { expect, test } from 'vitest';
import type { Region } from '../model/shapes.ts';
import { seededRandom } from './random.ts';
import { polygon } from './region.ts';
import { remembered } from './remembered.ts';
import { offset, trySubtract } from './trial.ts';

const random = seededRandom(7);
const blob = (): Region =>
  polygon(
    Array.from({ length: 12 }, (_, i) => {
      const far = 2000 + 1500 * random.next();
      return [far * Math.cos((i * Math.PI) / 6), far * Math.sin((i * Math.PI) / 6)];
    }),
  );

test('what is asked for again is the same answer, and what differs in one millimetre is another question', () => {
  for (let n = 0; n < 40; n++) {
    const shape = blob();
    const copy = structuredClone(shape) as Region;
    expect(offset(copy, -300)).toBe(offset(shape, -300));
    expect(offset(shape, 300, 'round')).not.toEqual(offset(shape, 300));
    expect(offset(shape, -301)).not.toEqual(offset(shape, -300));
    const moved = polygon(shape[0]![0]!.map(([x, y], i) => [i ? x : x + 1, y]));
    expect(offset(moved, -300)).not.toBe(offset(shape, -300));
  }
});

test('two regions are not the one of both, nor in the other order', () => {
  const [one, other] = [blob(), blob()];
  expect(trySubtract(one, other)).not.toEqual(trySubtract(other, one));
});

test('what is no whole number of millimetres is made each time', () => {
  let made = 0;
  const make = (): Region => {
    made++;
    return [];
  };
  const half = [[[[0.5, 0] as const, [9, 0] as const, [9, 9] as const]]];
  remembered(99, 0, half, [], make);
  remembered(99, 0, half, [], make);
  expect(made).toBe(2);
});

test('what was asked for longest ago is forgotten', () => {
  let made = 0;
  const ask = (by: number) =>
    remembered(98, by, [], [], () => {
      made++;
      return [];
    });
  ask(0);
  ask(0);
  expect(made).toBe(1);
  for (let n = 1; n <= 4000; n++) ask(n);
  ask(0);
  expect(made).toBe(4002);
});
