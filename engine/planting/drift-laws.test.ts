import { expect, test } from 'vitest';
import { sample } from '#tests/support/unlike-gardens.ts';
import { grow, type Grown, plantOf } from '#tests/support/grow.ts';
import { treesByPlot } from './tree-limits.ts';

const gardens = sample(process.env.LONG === '1' ? 400 : 36).map((garden) => ({
  garden,
  ...grow(garden),
}));

/** Groups of one kind of a garden's border plants, neighbours within 1.7 times their spacing and 650 mm at least. */
function groups({ planting }: Grown): { plantId: string; size: number }[] {
  return [
    ...Map.groupBy(
      planting.placements.filter(
        (one) => (one.role === 'mid' || one.role === 'ground') && /^bed-\d+-\d+$/.test(one.driftId),
      ),
      ({ driftId }) => driftId,
    ).values(),
  ].map((members) => ({ plantId: members[0]!.plantId, size: members.length }));
}

/** Shrubs of the frame, each where it stands. */
const shrubs = ({ planting }: Grown): { plantId: string; size: number }[] =>
  planting.placements
    .filter(({ role }) => role === 'structure')
    .map(({ plantId }) => ({ plantId, size: 1 }));

test('small groups of border plants are mostly odd in number', () => {
  const small = gardens.flatMap(groups).filter(({ size }) => size > 2 && size < 9);
  expect(small.length).toBeGreaterThan(50);
  expect(small.filter(({ size }) => size % 2 === 1).length / small.length).toBeGreaterThan(0.9);
});

test('borders read as drifts: of what is not broad, most plants stand in a group of three and more', () => {
  const shares: number[] = [];
  for (const grown of gardens) {
    if (grown.garden.borderMm! < 1000) continue;
    const narrow = groups(grown).filter(({ plantId }) => plantOf(plantId).spreadM <= 0.6),
      of = (some: typeof narrow) => some.reduce((sum, { size }) => sum + size, 0);
    if (of(narrow) < 60) continue;
    shares.push(of(narrow.filter(({ size }) => size >= 3)) / of(narrow));
    expect(shares.at(-1), JSON.stringify(grown.garden)).toBeGreaterThan(0.8);
  }
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.95);
});

test('kinds come back along the borders: a garden with room for it repeats three kinds and more, shrubs among them', () => {
  for (const grown of gardens) {
    const often = [
      ...Map.groupBy([...groups(grown), ...shrubs(grown)], ({ plantId }) => plantId).values(),
    ].filter((list) => list.length >= 2);
    if (grown.planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0) > 25)
      expect(often.length, JSON.stringify(grown.garden)).toBeGreaterThanOrEqual(3);
  }
});

test('small plots have few kinds in all, and no plot more trees than it bears', () => {
  for (const { garden, planting } of gardens) {
    const plotM2 = (garden.widthMm! * garden.depthMm!) / 1e6,
      trees = planting.placements.filter(
        (one) => !one.existing && (one.role === 'tree' || one.role === 'screening'),
      ).length;
    expect(trees, JSON.stringify(garden)).toBeLessThanOrEqual(treesByPlot(plotM2));
    if (plotM2 < 60)
      expect(planting.schedule.length, JSON.stringify(garden)).toBeLessThanOrEqual(19);
  }
});
