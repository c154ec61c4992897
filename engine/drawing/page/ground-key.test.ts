import { expect, test } from 'vitest';
import { rectangle } from '../../geometry/region.ts';
import type { Area } from '../../model/layout.ts';
import { groundRows } from './ground-key.ts';

const area = (kind: Area['kind'], material: Area['material'], mm = 1000): Area => ({
  id: kind,
  kind,
  feature: null,
  label: kind,
  region: rectangle(0, 0, mm, mm),
  material,
  purpose: '',
  why: [],
});
const names = (...areas: Area[]): string[] => groundRows(areas).map(({ name }) => name);

test('each floor is named once, the largest first, and what stays is said to stay', () => {
  expect(
    names(
      area('path', 'clay-paver'),
      area('seat', 'sandstone', 2000),
      area('margin', 'clay-paver'),
      area('terrace', 'none', 4000),
      area('lawn', 'turf', 9000),
      area('bed', 'soil', 9000),
      area('shed', 'none', 2000),
    ),
  ).toEqual(['Paving that stays', 'Sandstone slabs', 'Clay pavers']);
});

test('ground that is left for later is not named', () => {
  expect(names({ ...area('path', 'gravel'), isLater: true })).toEqual([]);
});
