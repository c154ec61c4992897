/** A change that a person makes to a garden by hand, as data: the browser and the server apply the same. */
import type { Material } from './layout.ts';
import type { Mm, Point } from './shapes.ts';

export type Operation =
  | { kind: 'move'; id: string; x: Mm; y: Mm }
  /** Counter-clockwise from the +x axis, degrees. */
  | { kind: 'turn'; id: string; turnDeg: number }
  | { kind: 'resize'; id: string; widthMm: Mm; depthMm: Mm }
  | { kind: 'seats'; id: string; seats: number }
  | { kind: 'duplicate'; id: string }
  | { kind: 'delete'; id: string }
  | { kind: 'material'; areaId: string; material: Material }
  /** An edge of an area's outline, from corner to corner as it runs; outwards is positive. */
  | { kind: 'move-edge'; areaId: string; from: Point; to: Point; byMm: Mm }
  | { kind: 'delete-area'; areaId: string }
  /** In one area, or wherever it grows. */
  | { kind: 'swap-plant'; plantId: string; by: string; areaId: string | null }
  | { kind: 'remove-tree'; plantId: string; x: Mm; y: Mm };

/** A list of changes is no longer than this: some weeks of work. */
export const MOST_OPERATIONS = 2000;
