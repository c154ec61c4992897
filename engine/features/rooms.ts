/** Rooms out of doors: the garden room and the kitchen. */
import { gardenRoom, outdoorKitchen } from '../drawing/furnishings/structures.ts';
import { metres } from '../words/say.ts';
import type { FeatureDefinitions, FurnishingDefinitions } from './definition.ts';

export const rooms = {
  gardenroom: {
    plan: { label: 'Garden room', purpose: 'a room to work or sit in at the end of the garden' },
    needsDigging: true,
    ground: {
      kind: 'gardenroom',
      claim: 80,
      sizes: [
        [5000, 3500],
        [4000, 3000],
        [3000, 2400],
      ],
      largerSizes: (m2) => (m2 > 700 ? [[6000, 4000]] : []),
      pad: 300,
      gap: 600,
      likes: { far: 2.6, edge: 1.4, corner: 1, evening: 0.5 },
      shape: 'square',
      building: { furnishing: 'garden-room', heightMm: 2500 },
    },
  },
  kitchen: {},
} satisfies FeatureDefinitions;

export const roomsFurnishings = {
  'garden-room': {
    symbol: gardenRoom,
    material: 'painted-timber',
    supply: { kind: 'measured' },
    isStructure: true,
    shade: { passes: 0, foot: 0 },
    planning: 'room',
    usualHeightMm: 2500,
    power: 'the garden room',
    materials: {
      name: 'Garden room',
      say: (_n, w, d) => `${metres(w)} by ${metres(d)}, clad in vertical timber, under 2.5 m high`,
    },
  },
  'outdoor-kitchen': {
    symbol: outdoorKitchen,
    material: 'stone',
    supply: { kind: 'measured' },
    power: 'the outdoor kitchen',
    materials: {
      name: 'Outdoor kitchen',
      say: (_n, w) => `${metres(w)} long in rendered block with a stone top`,
    },
  },
} satisfies FurnishingDefinitions;
