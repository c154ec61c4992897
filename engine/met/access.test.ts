import { expect, test } from 'vitest';
import {
  areaAt,
  furnishingAt,
  plainGarden,
  sampleBrief,
  withLayout,
} from '../costing/fixtures/sample-gardens.ts';
import type { Area } from '../model/layout.ts';
import { needsOf, wayShort } from './access.ts';
import { holdsBox } from './size.ts';

const brief = sampleBrief({});
/** A store at the far end of a lawn, and a way to it of that floor and width. */
const garden = (material: Area['material'], wide: number) => {
  const plain = plainGarden();
  const lawn = areaAt('lawn', 'lawn', 'turf', [0, 3000, 8000, 12_000]),
    store: Area = {
      ...areaAt('store', 'store', 'none', [3000, 12_000, 5000, 13_000]),
      feature: 'store',
    };
  return {
    store,
    model: withLayout(plain, {
      areas: [
        areaAt('terrace', 'terrace', 'sandstone', [0, 0, 8000, 3000]),
        lawn,
        store,
        areaAt('path', 'path', material, [3500, 3000, 3500 + wide, 12_000]),
      ],
      furnishings: [
        furnishingAt('store-1', 'store', 'store', {
          x: 4000,
          y: 12_500,
          widthMm: 2000,
          depthMm: 1000,
        }),
      ],
    }),
  };
};
const shortOf = (material: Area['material'], wide: number, feature: 'store' | 'shed' = 'store') => {
  const { model, store } = garden(material, wide);
  return wayShort(model, store, needsOf(feature, brief)!);
};

test('bicycles are wheeled over a firm way of 0.7 m, a shed is walked to over gravel too', () => {
  expect(shortOf('concrete-paving', 700)).toBeNull();
  expect(shortOf('concrete-paving', 1200)).toBeNull();
  expect(shortOf('gravel', 900)).toContain('loose');
  expect(shortOf('gravel', 900, 'shed')).toBeNull();
  expect(shortOf('concrete-paving', 500)).toMatch(/narrows to 0\.[45] m/);
  expect(shortOf('turf', 900)).toContain('grass');
});

test('a wheelchair wants its own width', () => {
  const onWheels = sampleBrief({ household: { wheelchair: true } });
  const { model, store } = garden('concrete-paving', 900);
  expect(wayShort(model, store, needsOf('store', onWheels)!)).toContain('1.2 m');
});

test('a rectangle lies on a floor either way round or turned, and not on one that is cut into', () => {
  const square = areaAt('a', 'terrace', 'sandstone', [0, 0, 4000, 3000]).region;
  expect(holdsBox(square, [4000, 3000])).toBe(true);
  expect(holdsBox(square, [3000, 4000])).toBe(true);
  expect(holdsBox(square, [6000, 2000])).toBe(false);
  const cut: Area['region'] = [
    [
      [
        [0, 0],
        [4000, 0],
        [4000, 1500],
        [2500, 1500],
        [2500, 4500],
        [0, 4500],
      ],
    ],
  ];
  expect(holdsBox(cut, [4000, 3000])).toBe(false);
  expect(holdsBox(cut, [2500, 4400])).toBe(true);
  const turned: Area['region'] = [
    [
      [
        [0, 0],
        [2830, 2830],
        [707, 4950],
        [-2120, 2120],
      ],
    ],
  ];
  expect(holdsBox(turned, [3950, 2950])).toBe(true);
});
