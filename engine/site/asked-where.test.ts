import { expect, test } from 'vitest';
import { hypot } from '../geometry/trig.ts';
import type { WhereSaid } from '../model/reading.ts';
import { existingNamed, type Surrounds, whereMiss } from './asked-where.ts';

const ground: Surrounds = {
  plot: { x0: 0, y0: 0, x1: 8000, y1: 20_000 },
  doorX: 4000,
  hoursAt: (_x, y, hour) => (y > 10_000 === (hour !== 'morning') ? 8 : 3),
  mostHours: () => 8,
  standsAt: (of) => (of === 'cherry' ? [{ x: 4000, y: 15_000, reachMm: 2000 }] : null),
  isHidden: ({ y }) => y > 18_000,
};
const at = (x: number, y: number) => ({
  x,
  y,
  distanceTo: (px: number, py: number) => Math.max(0, hypot(px - x, py - y) - 1000),
});
const isMet = (said: Partial<WhereSaid>, y: number): boolean =>
  whereMiss({ quote: 'there', ...said } as WhereSaid, at(4000, y), ground) === null;

test.each([
  [{ at: 'sun' }, 15_000, 5000],
  [{ at: 'sun', hour: 'evening' }, 15_000, 5000],
  [{ at: 'sun', hour: 'morning' }, 5000, 15_000],
  [{ at: 'shade' }, 5000, 15_000],
  [{ at: 'halfway' }, 10_000, 3000],
  [{ at: 'hidden' }, 19_000, 5000],
  [{ at: 'under', of: 'cherry' }, 15_000, 5000],
  [{ at: 'beside', of: 'cherry' }, 11_000, 5000],
  [{ at: 'away', of: 'cherry' }, 5000, 13_000],
  [{ at: 'away', of: 'the house' }, 15_000, 5000],
] as const)('%j is kept to at %i mm from the house and not at %i', (said, there, elsewhere) => {
  expect(isMet(said, there)).toBe(true);
  expect(isMet(said, elsewhere)).toBe(false);
});

test('a thing that no plan shows is said to be missing', () => {
  const miss = whereMiss({ at: 'beside', of: 'gate', quote: 'by the gate' }, at(0, 0), ground);
  expect(miss?.say()).toBe('You name it “by the gate”, and the plan does not show that.');
  expect(whereMiss({ at: 'outlook', quote: 'out of the wind' }, at(0, 0), ground)?.say()).toContain(
    'which no plan tells',
  );
});

test('what stands is known by its name or its kind, and a new cherry is not the old apple', () => {
  const tree = { id: 'a', kind: 'tree', name: 'old apple tree', x: 0, y: 0 } as never;
  expect(existingNamed([tree], 'apple')).toHaveLength(1);
  expect(existingNamed([tree], 'the tree')).toHaveLength(1);
  expect(existingNamed([tree], 'cherry tree')).toHaveLength(0);
});
