/** What every maker of screens gives, and how long one may be without a footing. */
import type { Screen } from '../model/layout.ts';

export type Make = Omit<Screen, 'id' | 'line' | 'openings'>;

export type Found = Omit<Screen, 'id'>;

/** Wind and fixings allow no more on a roof. */
export const MOST_UNDUG_MM = 1800;
