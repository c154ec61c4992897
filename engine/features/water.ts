/** Ponds and fountains. */
import { fountain } from '../drawing/furnishings/objects.ts';
import { snap } from '../layout/plan-types.ts';
import type { FeatureDefinitions, FurnishingDefinitions, Size } from './definition.ts';

const times = (width: number, depth: number, by: number): Size => [
  snap(width * by, 250),
  snap(depth * by, 250),
];

export const water = {
  pond: {
    plan: { label: 'Pond', purpose: 'a pond with a shallow shelf for frogs and birds' },
    needsDigging: true,
    ground: {
      kind: 'pond',
      claim: 170,
      sizes: [
        [3800, 2600],
        [3000, 2100],
        [2200, 1600],
      ],
      largerSizes: (_m2, scale) => [times(3800, 2600, scale), times(3800, 2600, scale * 0.8)],
      pad: 300,
      gap: 900,
      likes: { sun: 1.2, middle: 6, view: 0.8, edge: 0.5 },
      shape: 'organic',
    },
  },
  formalpond: {
    plan: { label: 'Formal pond', purpose: 'a still sheet of water that holds the sky' },
    needsDigging: true,
    ground: {
      kind: 'pond',
      claim: 110,
      sizes: [
        [5000, 2400],
        [3600, 1800],
        [2600, 1400],
      ],
      largerSizes: (_m2, scale) => [times(4000, 2000, scale), times(3600, 1800, scale * 0.85)],
      pad: 700,
      gap: 2500,
      likes: { sun: 0.6, view: 2.2, middle: 9, centre: 1.5 },
      shape: 'square',
    },
  },
  water: {
    ground: {
      kind: 'water',
      claim: 180,
      sizes: [
        [1500, 1500],
        [1200, 1200],
        [900, 900],
        [700, 700],
      ],
      largerSizes: (_m2, scale) => [times(1500, 1500, Math.min(1.6, scale))],
      pad: 150,
      gap: 600,
      likes: { view: 2.5, middle: 5, edge: 0.3 },
      shape: 'language',
      worksUndug: true,
      suitsFront: true,
    },
  },
} satisfies FeatureDefinitions;

export const waterFurnishings = {
  fountain: {
    symbol: fountain,
    material: 'stone',
    supply: { kind: 'measured' },
    power: 'the fountain',
    materials: {
      name: 'Bubble fountain',
      say: () => 'over a covered reservoir, so there is no open water',
    },
  },
} satisfies FurnishingDefinitions;
