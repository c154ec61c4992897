/** Furnishings that people sit on or at. */
import type { FurnishingKind } from './names.ts';

/** Whatever is sat on. */
export const SAT_ON: ReadonlySet<FurnishingKind> = new Set<FurnishingKind>([
  'dining-set',
  'bench',
  'storage-bench',
  'lounge-set',
  'arbour',
  'hammock',
  'sunlounger',
]);

/** Of these, what is come to from its front, its local -y side, and has something at its back. */
export const SAT_FROM_FRONT: ReadonlySet<FurnishingKind> = new Set<FurnishingKind>([
  'bench',
  'storage-bench',
  'arbour',
]);
