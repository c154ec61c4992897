/** A picture under the plot: its scale by two points, laid along the house; the files that it comes from. */
import { expect, test } from 'vitest';
import type { Point } from '#engine/model/shapes.ts';
import { scanInPdf } from './pdf-scan.ts';
import { pixelsOf } from './pixels.ts';
import {
  alongHouse,
  asPrinted,
  carriedWith,
  laidOver,
  lengthBetween,
  movedBy,
  type Placement,
  scaledTo,
  toGround,
  turnedTo,
} from './placement.ts';

const first = laidOver({ x0: 0, y0: 0, x1: 8000, y1: 12_000 }, { width: 1600, height: 1200 });
/** Where the same point of the picture lies, to the millimetre. */
const at = (placement: Placement, point: Point) =>
  toGround(placement, point).map((mm) => Math.round(mm) + 0);

test('it is first laid over the plot as a whole, upright', () => {
  expect(at(first, [0, 0])).toEqual([4000, 6000]);
  expect(at(first, [0, -600])).toEqual([4000, 12_000]);
  expect(at(first, [800, 0])).toEqual([12_000, 6000]);
});

test('the scale printed on a page makes it so large about its middle, and none that is no scale does', () => {
  // A4, lying, at 1 to 50
  const paper = asPrinted(first, (297 * 50) / 1600)!;
  expect(at(paper, [0, 0])).toEqual([4000, 6000]);
  expect(at(paper, [800, 0])).toEqual([4000 + 7425, 6000]);
  expect(lengthBetween(paper)).toBeCloseTo((lengthBetween(first) * paper.scale) / first.scale);
  for (const scale of [0, -3, Number.NaN, Infinity]) expect(asPrinted(first, scale)).toBeNull();
});

test('two points and a length set its scale, and what they lay on stays under them', () => {
  const marked: Placement = {
    ...first,
    points: [toGround(first, [-300, 400]), toGround(first, [500, 100])],
  };
  const scaled = scaledTo(marked, 9000)!;
  expect(lengthBetween(scaled)).toBeCloseTo(9000);
  for (const [i, point] of (
    [
      [-300, 400],
      [500, 100],
    ] as const
  ).entries())
    expect(at(scaled, point)).toEqual(scaled.points[i]!.map((mm) => Math.round(mm) + 0));
  expect(scaledTo({ ...marked, points: [marked.points[0], marked.points[0]] }, 9000)).toBeNull();
  expect(scaledTo(marked, Number.NaN)).toBeNull();

  const laid = alongHouse(scaled, [500, 0]);
  expect(at(laid, [-300, 400])).toEqual([500, 0]);
  expect(at(laid, [500, 100])).toEqual([9500, 0]);
  // turned and moved there and back it lies as it did
  const back = turnedTo(turnedTo(movedBy(laid, 70, -30), 33), laid.turnDeg);
  expect(at(movedBy(back, -70, 30), [123, 45])).toEqual(at(laid, [123, 45]));
});

test('a drawing goes with the outline that is taken out of it', () => {
  const side = [toGround(first, [-400, 300]), toGround(first, [-400, -200])] as const;
  const long = Math.hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]);
  const carried = carriedWith(first, side, [
    [0, 0],
    [long, 0],
  ]);
  expect(at(carried, [-400, 300])).toEqual([0, 0]);
  expect(at(carried, [-400, -200])).toEqual([Math.round(long), 0]);
});

const jpeg = (width: number, height: number): number[] => [
  0xff,
  0xd8,
  0xff,
  0xe0,
  0,
  4,
  0,
  0,
  0xff,
  0xc0,
  0,
  11,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  0,
  0,
  0,
];
const bytes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

test('the scan of a PDF is its largest picture; a page that was drawn has none', async () => {
  expect(pixelsOf(Uint8Array.from(jpeg(3000, 2000)))).toEqual({ width: 3000, height: 2000 });
  const stream = (picture: number[]) => [
    ...bytes('stream\n'),
    ...picture,
    ...bytes('\nendstream\n'),
  ];
  const scan = jpeg(2480, 3508);
  const pdf = Uint8Array.from([
    ...bytes('%PDF-1.7\n'),
    ...stream(jpeg(120, 80)),
    ...stream(scan),
    ...bytes('%%EOF'),
  ]);
  const found = new Uint8Array(await scanInPdf(pdf)!.arrayBuffer());
  expect(found.slice(0, scan.length)).toEqual(Uint8Array.from(scan));
  expect(scanInPdf(Uint8Array.from([...bytes('%PDF-1.7\n'), ...stream(jpeg(120, 80))]))).toBeNull();
  // cut in half
  expect(scanInPdf(pdf.slice(0, pdf.length - 24))).toBeNull();
  expect(pixelsOf(new Uint8Array())).toBeNull();
});
