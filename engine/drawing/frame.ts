/** How the ground lies on the page. */
import type { Mm, Point, Region } from '../model/shapes.ts';
import { bounds } from '../geometry/region.ts';
import { cos, radians, sin } from '../geometry/trig.ts';
import { curvedRing, type Xy } from './path.ts';

/** 0 has the house at the bottom, 1 at the left: both true maps, never mirrored. */
export type Turn = 0 | 1;
export type Frame = {
  /** Paper millimetres for one ground millimetre. */
  k: number;
  turn: Turn;
  /** Ground to page. */
  at(x: Mm, y: Mm): Xy;
  /** Page to ground. */
  from(px: number, py: number): Xy;
  region(region: Region): string;
  ring(ring: readonly Point[]): string;
  /** SVG degrees (clockwise) of something turned `deg` counter-clockwise on the ground. */
  turnOf(deg: number): number;
  /** Which way shadows fall on the page, a unit vector. */
  shade: Xy;
  /** Where north points, degrees clockwise from up the page. */
  northDeg: number;
};

/** The sun of 21 June at 16:40 BST in London stands at azimuth 257 degrees (NOAA equations). */
export const SUN_AZIMUTH_DEG = 257;
/** cot 40 degrees is 1.19; shadows are drawn at a third of their true length so that the plan stays readable. */
export const SHADOW_PER_HEIGHT = 0.4;

/** Lays the ground box (with the corner x0, y0 … x1, y1) at (left, top) of the page. */
export function makeFrame(
  box: { x0: Mm; y0: Mm; x1: Mm; y1: Mm },
  k: number,
  turn: Turn,
  left: number,
  top: number,
  bearingDeg: number,
): Frame {
  const at =
    turn === 0
      ? (x: Mm, y: Mm): Xy => [left + (x - box.x0) * k, top + (box.y1 - y) * k]
      : (x: Mm, y: Mm): Xy => [left + (y - box.y0) * k, top + (x - box.x0) * k];
  const from =
    turn === 0
      ? (px: number, py: number): Xy => [box.x0 + (px - left) / k, box.y1 - (py - top) / k]
      : (px: number, py: number): Xy => [box.x0 + (py - top) / k, box.y0 + (px - left) / k];
  const ring = (points: readonly Point[]) =>
    curvedRing(
      points.map(([x, y]) => at(x, y)),
      900 * k,
    );
  const fall = radians(SUN_AZIMUTH_DEG - 180 - bearingDeg);
  // bearing of +y is bearingDeg and of +x 90 more, so a bearing b lies at (sin, cos) of b - bearingDeg
  const gx = sin(fall),
    gy = cos(fall);
  return {
    k,
    turn,
    at,
    from,
    ring,
    region: (region) => region.map((polygon) => polygon.map(ring).join('')).join(''),
    turnOf: (deg) => turn * 90 - deg,
    shade: turn === 0 ? [gx, -gy] : [gy, gx],
    northDeg: (((turn * 90 - bearingDeg) % 360) + 360) % 360,
  };
}
/** Width and height on the page of the ground box at k. */
export function pageSize(
  box: { x0: Mm; y0: Mm; x1: Mm; y1: Mm },
  k: number,
  turn: Turn,
): { width: number; height: number } {
  const w = (box.x1 - box.x0) * k,
    h = (box.y1 - box.y0) * k;
  return turn === 0 ? { width: w, height: h } : { width: h, height: w };
}
/** Page box of a region. */
export function pageBox(
  frame: Frame,
  region: Region,
): { x0: number; y0: number; x1: number; y1: number } {
  const b = bounds(region);
  const [ax, ay] = frame.at(b.x0, b.y0),
    [bx, by] = frame.at(b.x1, b.y1);
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
}
