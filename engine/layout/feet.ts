/** Where what is overhead stands on the ground. */
import { FURNISHINGS } from '../features/features.ts';
import type { FurnishingKind } from '../features/names.ts';
import type { Point } from '../model/shapes.ts';
import { cornersOf, type Footprint } from './box-fit.ts';

/** A post at each corner, one foot in the middle, or none on the ground. */
export function feetOf(kind: FurnishingKind, box: Footprint): readonly Point[] {
  const { feet } = FURNISHINGS[kind];
  return feet === 'none' ? [] : feet === 'middle' ? [[box.x, box.y]] : cornersOf(box);
}
