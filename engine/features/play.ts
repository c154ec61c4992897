/** Lawn and play. */
import {
  climbingFrame,
  logSteps,
  playhouse,
  sandpit,
  swing,
  trampoline,
} from '../drawing/furnishings/play.ts';
import type { FeatureDefinitions, FurnishingDefinitions } from './definition.ts';

export const play = {
  lawn: { isPlain: true, needsDigging: true },
  play: {
    plan: { label: 'Play area', purpose: 'somewhere to climb, dig and hide' },
    needsDigging: true,
    ground: {
      kind: 'play',
      claim: 70,
      sizes: [
        [4800, 4500],
        [3600, 3200],
        [3000, 2600],
        [2400, 1900],
      ],
      largerSizes: (m2) =>
        m2 > 900
          ? [
              [8000, 7000],
              [6500, 6000],
            ]
          : m2 > 400
            ? [[6500, 6000]]
            : [],
      pad: 100,
      gap: 700,
      likes: { sun: 0.6, edge: 1.2, corner: 0.8, middle: 7, view: 0.2 },
      shape: 'soft',
    },
  },
  trampoline: {
    plan: {
      label: 'Trampoline',
      purpose: 'a trampoline on play turf, with clear ground all round it',
    },
    ground: {
      kind: 'play',
      claim: 60,
      sizes: [
        [5000, 5000],
        [4300, 4300],
        [3500, 3500],
        [2500, 2500],
      ],
      pad: 100,
      gap: 300,
      likes: { edge: 2.4, corner: 1, middle: 8, view: -1.5 },
      shape: 'soft',
      floor: () => 'play-turf',
    },
  },
} satisfies FeatureDefinitions;

export const playFurnishings = {
  swing: {
    symbol: swing,
    material: 'timber',
    supply: {
      kind: 'fixed',
      phase: 'structures',
      description: 'Timber swing, posts set in concrete',
      undug: 'Timber swing on a weighted frame',
    },
    isAiry: true,
    canFallFrom: true,
  },
  'climbing-frame': {
    symbol: climbingFrame,
    material: 'timber',
    supply: {
      kind: 'fixed',
      phase: 'structures',
      description: 'Timber climbing frame, anchored',
      undug: 'Timber climbing frame on a weighted frame',
    },
    isStructure: true,
    isAiry: true,
    canFallFrom: true,
  },
  sandpit: {
    symbol: sandpit,
    material: 'sand',
    supply: {
      kind: 'fixed',
      phase: 'structures',
      description: 'Sandpit with sleeper sides and a cover',
    },
    isAiry: true,
  },
  trampoline: {
    symbol: trampoline,
    material: 'netting',
    supply: { kind: 'fixed', phase: 'structures', description: 'Trampoline, anchored' },
    canFallFrom: true,
  },
  playhouse: {
    symbol: playhouse,
    material: 'painted-timber',
    supply: { kind: 'fixed', phase: 'structures', description: 'Timber playhouse' },
    isStructure: true,
    shade: { passes: 0, foot: 0 },
    planning: 'building',
  },
  'log-steps': {
    symbol: logSteps,
    material: 'timber',
    supply: { kind: 'fixed', phase: 'structures', description: 'Log steps for balancing' },
    isAiry: true,
    isAmongPlants: true,
  },
} satisfies FurnishingDefinitions;
