/** Which plant of a bed a press means, and what stays selected after it was moved or swapped. */
import { expect, test } from 'vitest';
import type { GardenModel } from '#engine/model/garden.ts';
import type { PlantPlacement } from '#engine/model/planting.ts';
import { following } from './standing.ts';
import { bedInHand, sprigAt } from './sprigs.tsx';

const plant = (plantId: string, x: number, rest: Partial<PlantPlacement> = {}): PlantPlacement => ({
  plantId,
  x,
  y: 1000,
  radiusMm: 300,
  heightMm: 500,
  areaId: 'bed',
  driftId: 'one',
  role: 'mid',
  ...rest,
});
const model = {
  planting: {
    placements: [
      plant('large', 0, { radiusMm: 900 }),
      plant('small', 700, { radiusMm: 200 }),
      plant('climber', 2000, { role: 'climber' }),
      plant('elsewhere', 2000, { areaId: 'other' }),
      plant('tree', 4000, { role: 'tree' }),
    ],
  },
} as unknown as GardenModel;
const at = (x: number) => sprigAt(model, 'bed', [x, 1000], 100)?.plantId ?? null;

test('a small plant beneath a large one is meant where its middle is near, and nothing where no plant is', () => {
  expect(at(100)).toBe('large');
  expect(at(680)).toBe('small');
  expect(at(1500)).toBeNull();
  // what climbs, what grows in another bed, and trees have grips of their own or none
  expect(at(2000)).toBeNull();
  expect(at(4000)).toBeNull();
});

test('the bed of a chosen plant stays in hand, so that its neighbours can be chosen next', () => {
  expect(bedInHand(model, { kind: 'plant', plantId: 'small', x: 700, y: 1000 })).toBe('bed');
  expect(bedInHand(model, { kind: 'area', id: 'bed' })).toBe('bed');
  expect(bedInHand(model, { kind: 'thing', id: 'table' })).toBeNull();
});

test('what was moved or swapped stays selected, and nothing else does', () => {
  const chosen = { kind: 'plant', plantId: 'small', x: 700, y: 1000 } as const;
  expect(
    following(chosen, {
      kind: 'move-plant',
      plantId: 'small',
      x: 700,
      y: 1000,
      toX: 800,
      toY: 900,
    }),
  ).toEqual({ ...chosen, x: 800, y: 900 });
  expect(
    following(chosen, {
      kind: 'swap-plant',
      plantId: 'small',
      by: 'other',
      areaId: 'bed',
      at: [700, 1000],
    }),
  ).toEqual({ ...chosen, plantId: 'other' });
  expect(
    following(chosen, { kind: 'move-plant', plantId: 'large', x: 0, y: 1000, toX: 9, toY: 9 }),
  ).toBe(chosen);
});
