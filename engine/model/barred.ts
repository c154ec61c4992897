/** Ground of a plot that has to be left free: what was told of it, and the zone that it makes. */
import type { Mm, Point, Ring } from './shapes.ts';

export const BARRED_KINDS = [
  'flood strip',
  'no-build strip',
  'ground of others',
  'right of way',
  'fire escape',
  'garage door',
  'soakaway field',
  'soakaway',
  'meter',
  'air brick',
  'gully',
  'wall to reach',
  'low ground',
  'treeless ground',
  'open run',
  'wild ground',
  'foothold strip',
] as const;
export type BarredKind = (typeof BARRED_KINDS)[number];

/**
 * What may not be done there. 'building': whatever is fixed, with a footing or posts; 'digging': a floor, water or a room of its own;
 * 'trees': trees and what has roots like theirs; 'planting': any plant; 'tall': whatever stands higher than `mostMm`;
 * 'footholds': whatever one can stand on or climb.
 */
export type Bars = 'building' | 'digging' | 'trees' | 'planting' | 'tall' | 'footholds';

/** Where it lies, seen from the house: along a side of the plot, along the house, or somewhere within. */
export type BarredPlace =
  | 'left'
  | 'right'
  | 'back'
  | 'back-left'
  | 'back-right'
  | 'house'
  | 'middle';

/** As it was told; null where nobody said. */
export type Barred = {
  kind: BarredKind;
  place: BarredPlace | null;
  widthMm: Mm | null;
  /** Of ground that is kept low: nothing stands higher. */
  mostMm?: Mm;
};

export type BarredZone = {
  id: string;
  kind: BarredKind;
  /** Where it was called something else than its kind is. */
  name?: string;
  outline: Ring;
  bars: Bars[];
  /** Of what bars whatever is tall: nothing stands higher. */
  mostMm?: Mm;
  /** The way that is walked through it and stays open, from end to end. */
  way?: Point[];
  /** From the way's middle to its edge, mm. */
  wayMm?: Mm;
  /** The customer's words; none where it was marked on the plan. */
  quote: string;
  /** Nobody said where it lies, or how wide it is: that is to be confirmed. */
  isAssumed?: true;
  isSizeAssumed?: true;
};
