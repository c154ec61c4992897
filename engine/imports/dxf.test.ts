/** The lines of a DXF drawing: our own, a surveyor's in metres with blocks in blocks, and what is no drawing. */
import { expect, test } from 'vitest';
import { ringArea } from '../geometry/region.ts';
import { plotFault } from '../operations/plot/faults.ts';
import { cornersOf, plotAlong } from '../operations/plot/outline-from.ts';
import { readDxf } from './dxf.ts';

const rows = (...pairs: (readonly [number, string | number])[]): string =>
  pairs.map(([code, value]) => `${code}\r\n${value}`).join('\r\n');
const drawing = (
  entities: string,
  { unit, blocks = '' }: { unit?: number; blocks?: string } = {},
) =>
  [
    ...(unit === undefined
      ? []
      : [rows([0, 'SECTION'], [2, 'HEADER'], [9, '$INSUNITS'], [70, unit], [0, 'ENDSEC'])]),
    ...(blocks ? [rows([0, 'SECTION'], [2, 'BLOCKS']), blocks, rows([0, 'ENDSEC'])] : []),
    rows([0, 'SECTION'], [2, 'ENTITIES']),
    entities,
    rows([0, 'ENDSEC'], [0, 'EOF']),
  ].join('\r\n');
const ring = (corners: readonly (readonly [number, number])[]): string =>
  rows(
    [0, 'LWPOLYLINE'],
    [90, corners.length],
    [70, 1],
    ...corners.flatMap(([x, y]) => [[10, x] as const, [20, y] as const]),
  );
const PLOT = [
  [100, 200],
  [108, 200],
  [108, 212],
  [104, 212.01],
  [100, 212],
] as const;
const linesOf = (text: string) => {
  const read = readDxf(text);
  if ('fault' in read) throw new Error(read.fault);
  return read.lines;
};

test('a plot in metres becomes one of ours, with the house along the side that is chosen', () => {
  const read = readDxf(drawing(ring(PLOT)));
  expect(read).toMatchObject({ isUnitGuessed: true });
  const [line] = linesOf(drawing(ring(PLOT), { unit: 6 }));
  expect(line!.isClosed).toBe(true);
  expect(ringArea(line!.points)).toBeCloseTo(8000 * 12_000 + 40_000, -4);
  const corners = cornersOf(line!.points);
  expect(corners).toHaveLength(4);
  for (let side = 0; side < 4; side++) {
    const plot = plotAlong(corners, side);
    expect(plotFault(plot)).toBeNull();
    expect(plot.corners[1]![0]).toBe(side % 2 ? 12_000 : 8000);
  }
  // drawn the other way round it is the same
  expect(cornersOf(line!.points.toReversed()).map(String).toSorted()).toEqual(
    corners.map(String).toSorted(),
  );
});

test('blocks in blocks are drawn where they are put; one that holds itself comes to an end', () => {
  const block = (name: string, ...inside: string[]) =>
    [rows([0, 'BLOCK'], [2, name], [10, 0], [20, 0]), ...inside, rows([0, 'ENDBLK'])].join('\r\n');
  const put = (name: string, x: number, y: number, turn = 0) =>
    rows([0, 'INSERT'], [2, name], [10, x], [20, y], [50, turn]);
  const line = rows([0, 'LINE'], [10, 0], [20, 0], [11, 1000], [21, 0]);
  const blocks = [block('in', line), block('out', put('in', 0, 0, 90))].join('\r\n');
  const [drawn] = linesOf(drawing(put('out', 5000, 0), { unit: 4, blocks }));
  expect(drawn!.points.map((point) => point.map(Math.round))).toEqual([
    [5000, 0],
    [5000, 1000],
  ]);
  const loop = block('a', put('a', 10, 0), put('a', 0, 10), line);
  expect(() => readDxf(drawing(put('a', 0, 0), { unit: 4, blocks: loop }))).not.toThrow();
});

test('arcs are followed', () => {
  const circle = rows([0, 'CIRCLE'], [10, 0], [20, 0], [40, 2000]);
  const [round] = linesOf(drawing(circle, { unit: 4 }));
  for (const [x, y] of round!.points) expect(Math.hypot(x, y)).toBeCloseTo(2000, 5);
  const half = rows([0, 'LWPOLYLINE'], [70, 0], [10, 0], [20, 0], [42, 1], [10, 2000], [20, 0]);
  const [bulge] = linesOf(drawing(half, { unit: 4 }));
  for (const [x, y] of bulge!.points) expect(Math.hypot(x - 1000, y)).toBeCloseTo(1000, 5);
  expect(Math.min(...bulge!.points.map(([, y]) => y))).toBeLessThan(-900);
});

test.each([
  ['nothing', '', 'no DXF'],
  ['a letter', 'Dear Sir, please find the plan enclosed.\n'.repeat(50), 'no DXF'],
  ['a DWG', 'AC1032\0\0\0', 'DWG'],
  ['a binary DXF', 'AutoCAD Binary DXF\r\n', 'binary'],
  ['text alone', drawing(rows([0, 'TEXT'], [1, 'House'])), 'no lines'],
  [
    'no numbers',
    drawing(rows([0, 'LINE'], [10, 'NaN'], [20, 'x'], [11, '1e999'], [21, 0])),
    'half a metre',
  ],
  ['one cut in half', drawing(ring(PLOT)).slice(0, 30), 'no lines'],
  [
    'a huge one',
    drawing(ring(Array.from({ length: 200_001 }, (_, i) => [i, i % 2] as const))),
    'too many',
  ],
])('%s is refused in a sentence', (_, text, says) => {
  const read = readDxf(text);
  expect('fault' in read ? read.fault : JSON.stringify(read).slice(0, 200)).toContain(says);
});
