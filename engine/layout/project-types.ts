/** How the six project types differ: what is wanted first, how much is open and planted, which geometry suits. */
import type { ProjectType } from '../model/brief.ts';
import type { Language } from '../model/layout.ts';
import type { ItemId } from './plan-types.ts';

/** Most wanted first; what is not named comes after. */
export const PRIORITY: Record<ProjectType, readonly ItemId[]> = {
  family: [
    'play',
    'trampoline',
    'shed',
    'seat',
    'pergola',
    'pond',
    'veg2',
    'store',
    'compost',
    'meadow',
  ],
  edible: ['veg4', 'veg2', 'greenhouse', 'herbs', 'shed', 'compost', 'seat', 'orchard'],
  luxury: [
    'pergola',
    'gardenroom',
    'formalpond',
    'hottub',
    'firepit',
    'water',
    'orchard',
    'seat',
    'shed',
  ],
  wildlife: ['pond', 'meadow', 'seat', 'compost', 'orchard', 'shed'],
  modern: ['gardenroom', 'pergola', 'water', 'firepit', 'seat', 'store'],
  lowmaint: ['pergola', 'water', 'store', 'seat', 'shed'],
};

/** Wished share of the plot: open figure (lawn or gravel) and planting. */
export const SHARES: Record<ProjectType, { open: number; bed: number }> = {
  family: { open: 0.36, bed: 0.3 },
  edible: { open: 0.14, bed: 0.26 },
  luxury: { open: 0.26, bed: 0.38 },
  wildlife: { open: 0.2, bed: 0.5 },
  modern: { open: 0.26, bed: 0.34 },
  lowmaint: { open: 0.26, bed: 0.3 },
};

/** Points for a language that suits the type. */
export const SUITS: Record<ProjectType, Partial<Record<Language, number>>> = {
  modern: { rect: 3, diagonal: 1, arc: 1, serpentine: -8 },
  family: { rect: 2, circles: 3, serpentine: 1 },
  wildlife: { serpentine: 5, circles: 3, formal: -6 },
  edible: { rect: 4, formal: 4, diagonal: -1, serpentine: -2 },
  luxury: { formal: 5, rect: 3, arc: 2 },
  lowmaint: { rect: 3, diagonal: 1, arc: 2, serpentine: -3 },
};
