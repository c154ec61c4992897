/** Grass mown in stripes half a metre wide. */
import type { Region } from '../../model/shapes.ts';
import { bounds } from '../../geometry/region.ts';
import { cos, radians, sin } from '../../geometry/trig.ts';
import { define, type Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { ringPath } from '../path.ts';
import { bladesPaint } from './textures.ts';

const STRIPE_MM = 500;

/** The stripes run along the grain's +y; drawn band by band, for a tiled pattern would show its seams when turned. */
export function drawLawn(
  board: Board,
  region: Region,
  grainDeg: number,
  colours: readonly [string, string],
  id: string,
): Primitive[] {
  const { frame } = board,
    d = frame.region(region),
    clip = define(board, { kind: 'clip', id: `area-${id}`, d }).slice(1);
  const c = cos(radians(grainDeg)),
    s = sin(radians(grainDeg)),
    box = bounds(region);
  const corners = [
    [box.x0, box.y0],
    [box.x1, box.y0],
    [box.x1, box.y1],
    [box.x0, box.y1],
  ].map(([x, y]) => [x! * c + y! * s, -x! * s + y! * c] as const);
  const u0 = Math.min(...corners.map((p) => p[0])),
    u1 = Math.max(...corners.map((p) => p[0])),
    v0 = Math.min(...corners.map((p) => p[1])),
    v1 = Math.max(...corners.map((p) => p[1]));
  const wide = Math.max(STRIPE_MM, 1.5 / frame.k);
  const at = (u: number, v: number) => frame.at(u * c - v * s, u * s + v * c);
  let bands = '';
  for (let u = Math.floor(u0 / (2 * wide)) * 2 * wide; u < u1; u += 2 * wide)
    bands += ringPath([at(u, v0), at(u + wide, v0), at(u + wide, v1), at(u, v1)]);
  return [
    { kind: 'path', d, fill: colours[0], evenOdd: true },
    { kind: 'group', clip, items: [{ kind: 'path', d: bands, fill: colours[1] }] },
    { kind: 'path', d, fill: bladesPaint(board), evenOdd: true },
  ];
}
