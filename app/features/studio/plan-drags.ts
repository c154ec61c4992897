/** What a drag on the plan comes to while it is under way. */
import type { BarredZone } from '#engine/model/barred.ts';
import type { Area, Furnishing } from '#engine/model/layout.ts';
import type { Side } from '#engine/model/operation.ts';
import type { Point, Region, Ring } from '#engine/model/shapes.ts';
import { sizeRangeOf } from '#engine/operations/limits.ts';
import type { Guide } from '#engine/operations/plot/snap.ts';
import { stretched } from '#engine/operations/stretch.ts';
import { draggedTo, type Outlined, outlineNow, pulledOut } from './outline-edits.ts';
import type { Grip } from './grips.ts';

/** Things come to lie on whole 50 mm, edges too. */
const STEP_MM = 50;
export const step = (value: number): number => Math.round(value / STEP_MM) * STEP_MM;

/** Ground that is pulled or moved. */
export type Laying =
  | { kind: 'stretch'; area: Area; side: Side; byMm: number }
  | { kind: 'reshape'; area: Area; at: number; corners: Ring; guides: readonly Guide[] }
  | { kind: 'move'; area: Area; dx: number; dy: number }
  /** Ground that is left free; `at`: a corner of it, else the whole. */
  | {
      kind: 'zone';
      zone: BarredZone;
      at: number | null;
      corners: Ring;
      guides: readonly Guide[];
    };

/** An outline with a corner, or a new one, under the pointer. */
export function reshaped(
  ground: Outlined,
  grip: Extract<Grip, { kind: 'knot' | 'between' }>,
  x: number,
  y: number,
  reachMm: number,
): { at: number; corners: Ring; guides: readonly Guide[] } {
  const now = outlineNow(ground);
  const outline = grip.kind === 'between' ? pulledOut(now, grip.at) : { ...now, at: grip.at };
  const { ring, guides } = draggedTo(outline, outline.at, { x, y }, reachMm);
  return { at: outline.at, corners: ring, guides };
}

/** As the ground would lie. */
export function laidOut(laying: Laying): Region {
  if (laying.kind === 'reshape' || laying.kind === 'zone') return [[laying.corners]];
  const { region } = laying.area;
  return laying.kind === 'stretch'
    ? stretched(region, laying.side, laying.byMm)
    : region.map((rings) =>
        rings.map((ring) => ring.map(([x, y]): Point => [x + laying.dx, y + laying.dy])),
      );
}

/** About its middle, so that its corner comes under the pointer. */
export function sizedTo(thing: Furnishing, x: number, y: number): Furnishing {
  const range = sizeRangeOf(thing);
  if (!range) return thing;
  const turn = (thing.turnDeg * Math.PI) / 180;
  const dx = x - thing.x,
    dy = y - thing.y;
  const fit = (half: number, side: 0 | 1) =>
    Math.max(range.least[side], Math.min(range.most[side], step(Math.abs(half) * 2)));
  const widthMm = fit(dx * Math.cos(turn) + dy * Math.sin(turn), 0);
  const depthMm = fit(dy * Math.cos(turn) - dx * Math.sin(turn), 1);
  return { ...thing, widthMm, depthMm: thing.round ? widthMm : depthMm };
}
