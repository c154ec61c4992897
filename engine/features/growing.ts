/** What is grown: vegetables, herbs, fruit, long grass, pots, and wishes that only planting answers. */
import { pot, urn } from '../drawing/furnishings/objects.ts';
import { raisedBed } from '../drawing/furnishings/structures.ts';
import { clamp, snap } from '../layout/plan-types.ts';
import { numberWord } from '../words/say.ts';
import type { FeatureDefinitions, FurnishingDefinitions, Size } from './definition.ts';

/** Fruit trees 3.6 m apart. */
const trees = (rows: number, across: number): Size => [across * 3600, rows * 3600];
/** A meadow's share of the plot grows from here on, m². */
const USUAL_M2 = 300;

export const growing = {
  veg4: {
    plan: { label: 'Kitchen garden', purpose: 'raised beds for a four-year rotation' },
    isPlain: true,
    needsDigging: true,
    ground: {
      kind: 'vegetable',
      claim: 40,
      sizes: [
        [4200, 6600],
        [4200, 5400],
        [3600, 4800],
      ],
      largerSizes: (m2, _scale, type) =>
        m2 > 500 && type === 'edible'
          ? [
              [7800, 11400],
              [7800, 8400],
              [6000, 6600],
            ]
          : m2 > 700
            ? [
                [6000, 8400],
                [6000, 6600],
              ]
            : [],
      pad: 150,
      gap: 400,
      likes: { sun: 3, edge: 1.2, far: 0.6, view: -0.4 },
      shape: 'square',
      worksUndug: true,
    },
  },
  veg2: {
    plan: { label: 'Vegetable beds', purpose: 'raised beds for salads, beans and roots' },
    isPlain: true,
    needsDigging: true,
    ground: {
      kind: 'vegetable',
      claim: 90,
      sizes: [
        [3000, 2400],
        [3000, 1800],
        [2400, 1500],
      ],
      largerSizes: (m2) => (m2 > 700 ? [[4200, 5400]] : []),
      pad: 150,
      gap: 300,
      likes: { sun: 2.5, edge: 1.2, far: 0.8 },
      shape: 'square',
      worksUndug: true,
    },
  },
  herbs: {
    plan: { label: 'Herb bed', purpose: 'cut-and-come herbs within reach of the kitchen' },
    isPlain: true,
    ground: {
      kind: 'vegetable',
      claim: 200,
      sizes: [
        [2400, 1200],
        [1800, 1200],
        [1500, 900],
      ],
      pad: 100,
      gap: 500,
      likes: { close: 2.2, sun: 1.6, edge: 0.6, view: 0.2 },
      shape: 'square',
      worksUndug: true,
      suitsFront: true,
      floor: () => 'soil',
    },
  },
  orchard: {
    plan: { label: 'Orchard', purpose: 'fruit trees in long grass at 3.6 m' },
    needsDigging: true,
    ground: {
      kind: 'orchard',
      claim: 50,
      sizes: [
        [8000, 7000],
        [7000, 5000],
        [5000, 4000],
      ],
      largerSizes: (m2) =>
        m2 > 1200
          ? [trees(4, 4), trees(3, 4), trees(3, 3)]
          : m2 > 800
            ? [trees(3, 4), trees(3, 3)]
            : m2 > 550
              ? [trees(2, 4), trees(2, 3)]
              : [],
      pad: 300,
      gap: 900,
      likes: { sun: 1.2, far: 3, edge: 1 },
      shape: 'square',
    },
  },
  meadow: {
    plan: { label: 'Meadow', purpose: 'long grass and wild flowers, cut once in late summer' },
    isPlain: true,
    needsDigging: true,
    ground: {
      kind: 'meadow',
      claim: 190,
      sizes: [
        [5000, 3500],
        [4000, 3000],
        [3000, 2200],
      ],
      largerSizes: (m2) => {
        const share = clamp(0.06 + 0.0001 * (m2 - USUAL_M2), 0.06, 0.18) * m2;
        return [1, 0.7, 0.45].map((part) => {
          const across = Math.sqrt(share * part * 1.5) * 1000;
          return [snap(across, 250), snap(across / 1.5, 250)] as const;
        });
      },
      pad: 0,
      gap: 500,
      likes: { sun: 1, far: 1, edge: 1.2 },
      shape: 'organic',
      suitsFront: true,
    },
  },
  pots: { isPlain: true },
  privacy: {},
  shadeplanting: { isPlain: true, needsDigging: true },
  scent: {},
  cutflowers: { needsDigging: true },
} satisfies FeatureDefinitions;

export const growingFurnishings = {
  pot: {
    symbol: pot,
    material: 'terracotta',
    supply: { kind: 'fixed', phase: 'finishing', description: 'Large frost-proof pots, filled' },
    isAmongPlants: true,
    materials: {
      name: 'Frost-proof pots',
      say: (n) => `${numberWord(n)}, planted for all seasons, with drip saucers`,
    },
  },
  urn: {
    symbol: urn,
    material: 'stone',
    supply: { kind: 'fixed', phase: 'finishing', description: 'Stone urn on a plinth, filled' },
    isAmongPlants: true,
  },
  'raised-bed': {
    symbol: raisedBed,
    material: 'timber',
    supply: { kind: 'measured' },
    isAmongPlants: true,
    materials: {
      name: 'Oak sleepers',
      say: (n) =>
        `for ${numberWord(n)} raised ${n === 1 ? 'bed' : 'beds'}, 450 mm high so the edge can be sat on`,
    },
  },
} satisfies FurnishingDefinitions;
