/** An outline as the plan and the fields take hold of it: its corners, and what a drag or a press makes of them. */
import type { BarredZone } from '#engine/model/barred.ts';
import type { Area } from '#engine/model/layout.ts';
import type { Point, Ring } from '#engine/model/shapes.ts';
import { addKnot, type Knots, knotsOf, moveKnot } from '#engine/operations/outline/knots.ts';
import { outlineOf } from '#engine/operations/outline/reshape.ts';
import { type Guide, snapCorner } from '#engine/operations/plot/snap.ts';

export type Outline = { ring: Ring; knots: Knots };

/** Ground, or a zone of it, with an outline to take hold of. */
export type Outlined = Pick<Area, 'id' | 'region'>;
export const asOutlined = ({ id, outline }: BarredZone): Outlined => ({ id, region: [[outline]] });

export function outlineNow(ground: Outlined): Outline {
  const ring = outlineOf(ground);
  return { ring, knots: knotsOf(ring) };
}
export const cornerAt = ({ ring, knots }: Outline, at: number): Point => ring[knots[at]!]!;

/** Dragged to a place, caught by right angles, parallels and other corners within `reach` mm. */
export function draggedTo(
  { ring, knots }: Outline,
  at: number,
  to: { x: number; y: number },
  reach: number,
): { ring: Ring; guides: readonly Guide[] } {
  const n = knots.length;
  // the first two of a plot lie on its house wall; no corner here does
  const turned = knots.map((_, i) => cornerAt({ ring, knots }, (at - 2 + i + 2 * n) % n));
  const { x, y, guides } = snapCorner({ corners: turned, doorX: 0 }, 2, to, reach);
  return { ring: moveKnot(ring, knots, at, [x, y]).ring, guides };
}

/** A new corner taken hold of in the middle of the way after another. */
export function pulledOut(outline: Outline, after: number): Outline & { at: number } {
  return addKnot(outline.ring, outline.knots, after);
}
