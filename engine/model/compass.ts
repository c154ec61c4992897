/** Compass points in words. */
import type { CompassPoint } from './brief.ts';

export const COMPASS_NAMES: Record<CompassPoint, string> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};
