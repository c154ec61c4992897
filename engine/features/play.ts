/** Lawn and play. */
import {
  climbingFrame,
  logSteps,
  playhouse,
  sandpit,
  swing,
  trampoline,
} from '../drawing/furnishings/play.ts';
import { climbingWall, den, goal } from '../drawing/furnishings/den.ts';
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
  goal: {},
  den: {
    plan: {
      label: 'Den',
      purpose: 'a willow den to hide in, on soft ground, with stumps to sit on',
    },
    needsDigging: true,
    ground: {
      kind: 'play',
      claim: 68,
      sizes: [
        [3200, 2800],
        [2800, 2400],
        [2400, 2200],
        [2100, 2000],
      ],
      pad: 100,
      gap: 500,
      likes: { corner: 1.8, edge: 1.6, far: 0.8, sun: -0.2, view: -0.2 },
      shape: 'soft',
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
  'climbing-wall': {
    symbol: climbingWall,
    material: 'timber',
    supply: {
      kind: 'fixed',
      phase: 'structures',
      description: 'Climbing wall of ply panels with holds, on posts set in concrete',
      undug: 'Climbing wall of ply panels with holds, on a weighted frame',
    },
    isAiry: true,
    canFallFrom: true,
    advice: {
      title: 'A wall to climb',
      text: 'It stands on posts of its own: a garden fence bears no climbing child. No higher than 2 m, with 2 m of soft floor before it, and its back to a boundary that nobody can drop over.',
    },
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
  goal: {
    symbol: goal,
    material: 'netting',
    supply: { kind: 'fixed', phase: 'finishing', description: 'Football goal, anchored' },
    isAiry: true,
    advice: {
      title: 'A goal is anchored',
      text: 'Goals that fall kill: this one is pegged or sleeved into the ground whenever it is up. Behind it stands a fence or a net, and no glass within 3 m of its line.',
    },
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
  den: {
    symbol: den,
    material: 'timber',
    supply: { kind: 'fixed', phase: 'structures', description: 'Den of woven living willow' },
    isStructure: true,
    isAiry: true,
    isAmongPlants: true,
    shade: { passes: 0.5, foot: 0 },
    advice: {
      title: 'A den of living willow',
      text: 'Rods are pushed in between December and March and watered through the first summer; new shoots are woven in or cut once a year. Willow seeks water: it stands 10 m from the house and from drains where the ground is clay, else the den is woven of cut hazel, which lasts some six years.',
    },
  },
  'log-steps': {
    symbol: logSteps,
    material: 'timber',
    supply: { kind: 'fixed', phase: 'structures', description: 'Log steps for balancing' },
    isAiry: true,
    isAmongPlants: true,
  },
} satisfies FurnishingDefinitions;
