/** What each wish needs of the ground: sizes, clear room round it and where it likes to be. Lengths in mm. */
import type { AreaKind } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { ItemId } from './plan-types.ts';

export type Likes = {
  /** Weights; negative means the opposite is liked. */
  sun?: number;
  evening?: number;
  far?: number;
  corner?: number;
  edge?: number;
  view?: number;
  centre?: number;
  /** Near the house: weight on closeness to the door. */
  close?: number;
  /** Wished distance from the door, metres. */
  middle?: number;
  near?: readonly AreaKind[];
};
export type Item = {
  kind: AreaKind;
  /** Preferred first, least last. */
  sizes: readonly (readonly [Mm, Mm])[];
  /** Clear ground round it. */
  pad: Mm;
  /** Wished distance to the boundary behind it. */
  gap: Mm;
  likes: Likes;
  shape: 'square' | 'language' | 'soft' | 'organic';
};

export const ITEMS: Record<ItemId, Item> = {
  veg4: {
    kind: 'vegetable',
    sizes: [
      [4200, 6600],
      [4200, 5400],
      [3600, 4800],
    ],
    pad: 150,
    gap: 400,
    likes: { sun: 3, edge: 1.2, far: 0.6, view: -0.4 },
    shape: 'square',
  },
  orchard: {
    kind: 'orchard',
    sizes: [
      [8000, 7000],
      [7000, 5000],
      [5000, 4000],
    ],
    pad: 300,
    gap: 900,
    likes: { sun: 1.2, far: 3, edge: 1 },
    shape: 'square',
  },
  gardenroom: {
    kind: 'gardenroom',
    sizes: [
      [5000, 3500],
      [4000, 3000],
      [3000, 2400],
    ],
    pad: 300,
    gap: 600,
    likes: { far: 2.6, edge: 1.4, corner: 1, evening: 0.5 },
    shape: 'square',
  },
  veg2: {
    kind: 'vegetable',
    sizes: [
      [3000, 2400],
      [3000, 1800],
    ],
    pad: 150,
    gap: 300,
    likes: { sun: 2.5, edge: 1.2, far: 0.8 },
    shape: 'square',
  },
  play: {
    kind: 'play',
    sizes: [
      [4800, 4500],
      [3600, 3200],
      [3000, 2600],
      [2400, 1900],
    ],
    pad: 100,
    gap: 700,
    likes: { sun: 0.6, edge: 1.2, corner: 0.8, middle: 7, view: 0.2 },
    shape: 'soft',
  },
  trampoline: {
    kind: 'play',
    sizes: [
      [5000, 5000],
      [4300, 4300],
      [3500, 3500],
    ],
    pad: 100,
    gap: 900,
    likes: { edge: 1.2, corner: 1, middle: 8, view: -0.2 },
    shape: 'soft',
  },
  pergola: {
    kind: 'seat',
    sizes: [
      [4200, 3300],
      [3600, 3000],
      [3000, 2700],
    ],
    pad: 0,
    gap: 900,
    likes: { evening: 1.6, far: 1.6, corner: 1.4, view: 0.3 },
    shape: 'square',
  },
  formalpond: {
    kind: 'pond',
    sizes: [
      [5000, 2400],
      [3600, 1800],
      [2600, 1400],
    ],
    pad: 700,
    gap: 2500,
    likes: { sun: 0.6, view: 2.2, middle: 9, centre: 1.5 },
    shape: 'square',
  },
  greenhouse: {
    kind: 'greenhouse',
    sizes: [
      [3100, 2000],
      [2500, 1950],
    ],
    pad: 450,
    gap: 600,
    likes: { sun: 2, edge: 1.5, far: 0.5, view: -0.6, near: ['vegetable'] },
    shape: 'square',
  },
  shed: {
    kind: 'shed',
    sizes: [
      [2400, 1800],
      [1800, 1200],
    ],
    pad: 150,
    gap: 500,
    likes: { sun: -0.5, edge: 2.5, corner: 2, far: 2.2, view: -1.5 },
    shape: 'square',
  },
  firepit: {
    kind: 'seat',
    sizes: [
      [4200, 4200],
      [3600, 3600],
      [3000, 3000],
    ],
    pad: 0,
    gap: 1200,
    likes: { far: 2, corner: 0.8, evening: 0.8, view: 0.4 },
    shape: 'language',
  },
  hottub: {
    kind: 'seat',
    sizes: [
      [3600, 3300],
      [3000, 3000],
      [2700, 2600],
    ],
    pad: 0,
    gap: 900,
    likes: { close: 1.6, corner: 1.4, edge: 1, evening: 0.8 },
    shape: 'square',
  },
  arbour: {
    kind: 'seat',
    sizes: [
      [2400, 2400],
      [2100, 1800],
    ],
    pad: 0,
    gap: 700,
    likes: { far: 1.4, edge: 1.2, corner: 0.8, view: 0.8, evening: 0.8 },
    shape: 'square',
  },
  seat: {
    kind: 'seat',
    sizes: [
      [3000, 3000],
      [2400, 2400],
      [1800, 1500],
    ],
    pad: 0,
    gap: 700,
    likes: { evening: 2, far: 1.6, corner: 1, view: 0.6 },
    shape: 'language',
  },
  pond: {
    kind: 'pond',
    sizes: [
      [3800, 2600],
      [3000, 2100],
      [2200, 1600],
    ],
    pad: 300,
    gap: 900,
    likes: { sun: 1.2, middle: 6, view: 0.8, edge: 0.5 },
    shape: 'organic',
  },
  water: {
    kind: 'water',
    sizes: [
      [1500, 1500],
      [1200, 1200],
      [900, 900],
      [700, 700],
    ],
    pad: 150,
    gap: 600,
    likes: { view: 2.5, middle: 5, edge: 0.3 },
    shape: 'language',
  },
  meadow: {
    kind: 'meadow',
    sizes: [
      [5000, 3500],
      [4000, 3000],
      [3000, 2200],
    ],
    pad: 0,
    gap: 500,
    likes: { sun: 1, far: 1, edge: 1.2 },
    shape: 'organic',
  },
  herbs: {
    kind: 'vegetable',
    sizes: [
      [2400, 1200],
      [1800, 1200],
      [1500, 900],
    ],
    pad: 100,
    gap: 500,
    likes: { close: 2.2, sun: 1.6, edge: 0.6, view: 0.2 },
    shape: 'square',
  },
  compost: {
    kind: 'compost',
    sizes: [
      [2000, 1000],
      [1200, 1000],
    ],
    pad: 50,
    gap: 150,
    likes: { sun: -0.8, edge: 2, corner: 2, far: 1, view: -1.5, near: ['vegetable', 'shed'] },
    shape: 'square',
  },
  store: {
    kind: 'store',
    sizes: [
      [1800, 800],
      [1200, 700],
    ],
    pad: 50,
    gap: 100,
    likes: { edge: 3, corner: 2, view: -2, sun: -0.5 },
    shape: 'square',
  },
  bins: {
    kind: 'store',
    sizes: [
      [1800, 900],
      [1400, 800],
    ],
    pad: 50,
    gap: 100,
    likes: { edge: 3, close: 2.4, corner: 1.6, view: -2, sun: -0.5 },
    shape: 'square',
  },
};

/** Order in which ground is claimed: stores first (they take the corner nobody wants), then by size of claim. */
export const CLAIM_ORDER: readonly ItemId[] = [
  'shed',
  'store',
  'bins',
  'veg4',
  'orchard',
  'trampoline',
  'play',
  'gardenroom',
  'veg2',
  'pergola',
  'formalpond',
  'greenhouse',
  'hottub',
  'firepit',
  'arbour',
  'seat',
  'pond',
  'water',
  'meadow',
  'herbs',
  'compost',
];

/** When two pieces of ground claim the same cell the earlier kind keeps it. */
export const KEEPS_SHAPE: readonly AreaKind[] = [
  'shed',
  'gardenroom',
  'greenhouse',
  'store',
  'compost',
  'water',
  'pond',
  'vegetable',
  'terrace',
  'seat',
  'play',
  'orchard',
  'meadow',
  'lawn',
  'gravel',
  'path',
  'margin',
  'bed',
];
