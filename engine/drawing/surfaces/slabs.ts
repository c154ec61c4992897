/** Paving slab by slab at true size, joints showing; every slab lies on a grid turned with the floor. */
import type { Region } from '../../model/shapes.ts';
import { bounds, contains } from '../../geometry/region.ts';
import { seedFrom, seededRandom } from '../../geometry/random.ts';
import { cos, radians, sin } from '../../geometry/trig.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { boxPath, ringPath, type Xy } from '../path.ts';

/** Courses: each a depth and the lengths its slabs are picked from, in mm. */
type Bond = {
  courses: { depth: number; lengths: number[] }[];
  running: boolean;
  joint: number;
  tints: string[];
};
export const SLABS: Record<'sandstone' | 'porcelain' | 'concrete-paving', Bond> = {
  // Indian sandstone "patio pack" laid in courses
  sandstone: {
    courses: [
      { depth: 600, lengths: [900, 600, 900] },
      { depth: 600, lengths: [600, 900, 290] },
      { depth: 290, lengths: [900, 600] },
    ],
    running: true,
    joint: 10,
    tints: ['#e9dfcb', '#e3d7bf', '#ede5d5', '#ddd0b7', '#e6d9c6'],
  },
  porcelain: {
    courses: [{ depth: 800, lengths: [800] }],
    running: false,
    joint: 5,
    tints: ['#dedad1', '#d9d5cb', '#e2ded6', '#dbd8d0'],
  },
  'concrete-paving': {
    courses: [{ depth: 600, lengths: [600] }],
    running: true,
    joint: 8,
    tints: ['#d6d3cb', '#cfccc3', '#dad7d0'],
  },
};

export function drawSlabs(
  board: Board,
  region: Region,
  grainDeg: number,
  kind: keyof typeof SLABS,
  seed: string,
): Primitive[] {
  const bond = SLABS[kind],
    random = seededRandom(seedFrom(seed));
  const c = cos(radians(grainDeg)),
    s = sin(radians(grainDeg));
  const box = bounds(region);
  const corners = [
    [box.x0, box.y0],
    [box.x1, box.y0],
    [box.x1, box.y1],
    [box.x0, box.y1],
  ].map(([x, y]) => [x! * c + y! * s, -x! * s + y! * c]);
  const u0 = Math.min(...corners.map((p) => p[0]!)),
    u1 = Math.max(...corners.map((p) => p[0]!));
  const v0 = Math.min(...corners.map((p) => p[1]!)),
    v1 = Math.max(...corners.map((p) => p[1]!));
  const onGround = (u: number, v: number): [number, number] => [u * c - v * s, u * s + v * c];
  const gap = Math.max(bond.joint / 2, 0.07 / board.frame.k);
  const tints: string[] = bond.tints.map(() => '');
  let row = 0;
  for (let v = v0; v < v1;) {
    const course = bond.courses[row % bond.courses.length]!;
    let u = u0 - (bond.running ? course.lengths[0]! * ((row * 0.37) % 1) : 0);
    for (let i = row; u < u1; i++) {
      const length = course.lengths[i % course.lengths.length]!;
      if (touches(region, u, v, length, course.depth, onGround)) {
        const ring: [number, number][] = [
          [u + gap, v + gap],
          [u + length - gap, v + gap],
          [u + length - gap, v + course.depth - gap],
          [u + gap, v + course.depth - gap],
        ];
        tints[random.index(tints.length)] += slabPath(
          ring.map(([a, b]) => board.frame.at(...onGround(a, b))),
          grainDeg % 90 === 0,
        );
      }
      u += length;
    }
    v += course.depth;
    row++;
  }
  return tints.flatMap((d, i) =>
    d ? [{ kind: 'path', d, fill: bond.tints[i]! } as Primitive] : [],
  );
}
/** A slab's outline; the short form where it lies square to the page. */
function slabPath(corners: readonly Xy[], square: boolean): string {
  if (!square) return ringPath(corners);
  const xs = corners.map((p) => p[0]),
    ys = corners.map((p) => p[1]),
    x = Math.min(...xs),
    y = Math.min(...ys);
  return boxPath(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
}
/** Whether any of a slab's nine points lies on the floor. */
function touches(
  region: Region,
  u: number,
  v: number,
  w: number,
  d: number,
  onGround: (u: number, v: number) => [number, number],
): boolean {
  for (const b of [0.02, 0.5, 0.98])
    for (const a of [0.02, 0.5, 0.98])
      if (contains(region, ...onGround(u + a * w, v + b * d))) return true;
  return false;
}
