import { expect, test } from 'vitest';
import { area, disc, rectangle } from '../geometry/region.ts';
import { partBed } from './great-ground.ts';

test('a lamp in what is too small to be a border leaves no ring of border round its foot', () => {
  const bed = rectangle(0, 0, 20_000, 20_000),
    // along the house, and a corner of a border at the far side that is dropped
    near = [...rectangle(0, 0, 20_000, 3000), ...rectangle(0, 12_000, 300, 12_300)];
  const parts = partBed(bed, near, {
    standing: [disc(150, 12_150, 60), disc(8000, 3000, 60)],
    hasGrass: false,
    trees: [],
  });
  expect(parts.map(({ is }) => is)).toEqual(['bed', 'grove']);
  for (const { region } of parts)
    for (const piece of region) expect(area([piece])).toBeGreaterThan(1e6);
});
