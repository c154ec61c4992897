import { expect, test } from 'vitest';
import { goldenBriefs } from '../../tests/fixtures/briefs/golden-briefs.ts';
import { placeOf } from '../../content/places/place-of.ts';
import { readBrief } from '../brief/read-brief.ts';
import { contains, ringArea } from '../geometry/region.ts';
import type { BriefInput, PlotShape } from '../model/brief.ts';
import { withReading } from '../../server/reader.ts';
import { markedInput } from '../../tests/support/marked-reading.ts';
import { makeSite } from './make-site.ts';
import { sizeOfKept } from './kept-sizes.ts';

const place = placeOf('RM3 9DA').place!;
const briefOf = (marked: string, more: Partial<BriefInput> = {}) =>
  readBrief(markedInput(marked, more), place);
const site = (marked: string) => makeSite(briefOf(marked), place);

test('a rectangle stands on the house wall, counter-clockwise', () => {
  const { boundary, house, edges, bearingDeg } = site(
    'garden {8m wide and 12m deep|measure:plot|fact}, {facing south west|orientation:SW|fact}',
  );
  expect(boundary).toEqual([
    [0, 0],
    [8000, 0],
    [8000, 12000],
    [0, 12000],
  ]);
  expect(house).toMatchObject({ x0: 0, x1: 7000 });
  expect(edges.map((e) => [e.kind, e.heightMm])).toEqual([
    ['house', 5200],
    ['gate', 1800],
    ['fence', 1800],
    ['fence', 1800],
    ['fence', 1800],
  ]);
  expect(bearingDeg).toBe(225);
});
test.each(['left', 'right'] as const)('an L goes on at the %s', (side) => {
  const shape: PlotShape = {
    kind: 'l-shape',
    widthMm: 12_000,
    depthMm: 11_000,
    legWidthMm: 4_000,
    shoulderMm: 6_000,
    side,
  };
  const brief = briefOf('a garden');
  const { boundary, house } = makeSite(
    { ...brief, shape: { ...brief.shape, value: shape } },
    place,
  );
  expect(ringArea(boundary) / 1e6).toBeCloseTo(92, 3);
  // the way past the house takes a metre off its wall
  expect(house.x1 - house.x0).toBe(11000);
  const far = boundary.filter(([, y]) => y > 6000).map(([x]) => x);
  expect(side === 'left' ? Math.max(...far) <= 4000 : Math.min(...far) >= 8000).toBe(true);
});
test('a front garden has edges of a metre and a walled one has walls', () => {
  expect(
    site('{front garden|place:front|fact} {8m wide by 5m deep|measure:plot|fact}')
      .edges.slice(1)
      .every((e) => e.heightMm <= 1000),
  ).toBe(true);
  expect(
    site(
      'garden {8m x 10m|measure:plot|fact} with {brick walls all round|boundary:wall|stands}',
    ).edges.every((e) => ['wall', 'house', 'gate'].includes(e.kind)),
  ).toBe(true);
});
test('a side that is spoken of has its own boundary', () => {
  const { edges } = site(
    'garden {10m x 14m|measure:plot|fact} with {a laurel hedge|boundary:hedge|stands back} along the end',
  );
  expect(edges.filter((e) => e.kind === 'hedge').map((e) => [e.from, e.to])).toEqual([
    [
      [10000, 14000],
      [0, 14000],
    ],
  ]);
});
test('kept things stand inside, where the text says, sized by their kind', () => {
  const { existing, boundary } = site(
    'garden {10m x 14m|measure:plot|fact}. Keep {the old apple tree|plant:apple|keep back-left} at the back left, {the birch|plant:birch|keep right} on the right and {the shed|feature:shed|keep back-right} in the back right corner.',
  );
  expect(existing.map((e) => e.kind)).toEqual(['tree', 'tree', 'shed']);
  const [apple, birch, shed] = existing;
  expect(apple!.x < 4000 && apple!.y > 9000).toBe(true);
  expect(birch!.x > 6000).toBe(true);
  expect(shed!.x > 6000 && shed!.y > 10000).toBe(true);
  expect(apple!.radiusMm).toBeGreaterThanOrEqual(2500);
  for (const { x, y } of existing) expect(contains([[boundary]], x, y)).toBe(true);
});
test('soil said in the text wins over the postcode, and wet ground drains badly', () => {
  expect(site('garden on {sandy soil|soil:sandy|fact}').soil).toMatchObject({
    texture: 'sandy',
    from: 'brief',
    drainage: 'free',
  });
  expect(
    site('garden that is always {waterlogged|drainage:wet|fact}, {sandy soil|soil:sandy|fact}').soil
      .drainage,
  ).toBe('impeded');
  expect(site('a garden').soil).toEqual(place.soil);
});
test('every golden brief gives a sound site', () => {
  for (const golden of goldenBriefs) {
    const where = placeOf(golden.input.postcode).place!;
    const { boundary, house, doorX, edges, existing } = makeSite(
      readBrief(withReading(golden.input), where),
      where,
    );
    expect(ringArea(boundary), golden.id).toBeGreaterThan(0);
    edges.forEach((edge, i) => expect(edge.to).toEqual(edges[(i + 1) % edges.length]!.from));
    for (const corner of boundary)
      expect(edges.some(({ from }) => from[0] === corner[0] && from[1] === corner[1])).toBe(true);
    expect(edges.filter((e) => e.kind === 'house').length, golden.id).toBe(1);
    expect(doorX > house.x0 && doorX < house.x1, golden.id).toBe(true);
    for (const { x, y, name } of existing)
      expect(contains([[boundary]], x, y), `${golden.id} ${name}`).toBe(true);
    expect(boundary.flat().every(Number.isInteger)).toBe(true);
  }
});

test('a great tree is as wide as it is, one or two of them, and a huge one wider', () => {
  const wide = (name: string) => sizeOfKept({ kind: 'tree', name }).radiusMm;
  expect(wide('oaks')).toBe(6000);
  expect(wide('oak')).toBe(6000);
  expect(wide('huge fig')).toBeGreaterThan(2500);
  expect(wide('fig')).toBeLessThan(2000);
});
