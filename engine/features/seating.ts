/** Places to sit and eat. */
import {
  bench,
  diningSet,
  hammock,
  loungeSet,
  sunlounger,
} from '../drawing/furnishings/seating.ts';
import { metres, numberWord } from '../words/say.ts';
import { stumpSeat } from '../drawing/furnishings/den.ts';
import { storageBench } from '../drawing/furnishings/storing.ts';
import type { FeatureDefinitions, FurnishingDefinitions } from './definition.ts';

export const seating = {
  dining: { isPlain: true },
  lounge: {},
  seat: {
    plan: { label: 'Evening seat', purpose: 'a second place to sit, away from the house' },
    isPlain: true,
    ground: {
      kind: 'seat',
      claim: 160,
      sizes: [
        [3000, 3000],
        [2400, 2400],
        [1800, 1500],
      ],
      largerSizes: (m2) => (m2 > 500 ? [[3600, 3600]] : []),
      pad: 0,
      gap: 700,
      likes: { evening: 2, far: 1.6, corner: 1, view: 0.6 },
      shape: 'language',
      isSeat: true,
    },
  },
  bench: {},
  storagebench: { isPlain: true },
  hammock: {},
  stumps: { isPlain: true },
} satisfies FeatureDefinitions;

export const seatingFurnishings = {
  'dining-set': {
    symbol: diningSet,
    material: 'timber',
    supply: { kind: 'loose', words: 'the dining table and chairs' },
  },
  'lounge-set': {
    symbol: loungeSet,
    material: 'cushion',
    supply: { kind: 'loose', words: 'the lounge furniture' },
  },
  bench: { symbol: bench, material: 'timber', supply: { kind: 'loose', words: 'the benches' } },
  'storage-bench': {
    symbol: storageBench,
    material: 'timber',
    supply: {
      kind: 'building',
      name: 'bench with a lifting lid and dry storage under it',
      words: 'the storage bench',
      rates: [
        [1.2, 'storage-bench'],
        [Infinity, 'storage-bench-corner'],
      ],
    },
    advice: {
      title: 'The lid of a storage bench',
      text: 'Fit a stay that lets the lid down slowly, so that no fingers are caught, and air holes at the back. A box low enough to sit on does not lock out a child: keep garden chemicals elsewhere.',
    },
    materials: {
      name: 'Storage bench',
      say: (_n, w, d) =>
        `${metres(w)} by ${metres(d)}, slatted larch on a dry box, the seat its lid`,
    },
  },
  'stump-seat': {
    symbol: stumpSeat,
    material: 'timber',
    supply: { kind: 'fixed', phase: 'finishing', description: 'Stump seat, sawn level and bedded' },
    isAmongPlants: true,
    materials: {
      name: 'Stump seats',
      say: (n) => `${numberWord(n)} lengths of oak or sweet chestnut trunk, sawn level, bark on`,
    },
  },
  sunlounger: {
    symbol: sunlounger,
    material: 'cushion',
    supply: { kind: 'loose', words: 'the sunloungers' },
  },
  hammock: {
    symbol: hammock,
    material: 'cushion',
    supply: { kind: 'loose', words: 'the hammock' },
    isAiry: true,
    isAmongPlants: true,
  },
} satisfies FurnishingDefinitions;
