/** Sheds, stores, the greenhouse and the compost. */
import { animalRun, polytunnel } from '../drawing/furnishings/runs.ts';
import { wallRack } from '../drawing/furnishings/storing.ts';
import { compostBins, greenhouse, shed, store } from '../drawing/furnishings/structures.ts';
import { metres } from '../words/say.ts';
import type { FeatureDefinitions, FurnishingDefinitions } from './definition.ts';

export const storage = {
  shed: {
    plan: { label: 'Shed', purpose: 'tools, mower and bicycles under lock' },
    needsDigging: true,
    ground: {
      kind: 'shed',
      claim: 10,
      sizes: [
        [2400, 1800],
        [1800, 1200],
      ],
      largerSizes: (m2) => (m2 > 600 ? [[3000, 2400]] : []),
      pad: 150,
      gap: 500,
      likes: { sun: -0.5, edge: 2.5, corner: 2, far: 2.2, view: -1.5 },
      shape: 'square',
      worksUndug: true,
      building: { furnishing: 'shed', heightMm: 2300 },
    },
  },
  store: {
    plan: { label: 'Garden store', purpose: 'a low store for tools and cushions' },
    ground: {
      kind: 'store',
      claim: 20,
      sizes: [
        [1800, 800],
        [1200, 700],
      ],
      pad: 50,
      gap: 100,
      likes: { edge: 3, corner: 2, view: -2, sun: -0.5 },
      shape: 'square',
      worksUndug: true,
      suitsFront: true,
      building: { furnishing: 'store', heightMm: 1400 },
    },
  },
  bins: {
    plan: { label: 'Bin store', purpose: 'bins out of sight and near the way out' },
    ground: {
      kind: 'store',
      claim: 30,
      sizes: [
        [1800, 900],
        [1400, 800],
      ],
      pad: 50,
      gap: 100,
      likes: { edge: 3, gate: 4, corner: 0.8, view: -2, sun: -0.5, apart: 10 },
      shape: 'square',
      worksUndug: true,
      suitsFront: true,
      building: { furnishing: 'store', heightMm: 1400 },
    },
  },
  rack: { isPlain: true },
  greenhouse: {
    plan: { label: 'Greenhouse', purpose: 'seedlings in spring and tomatoes in summer' },
    needsDigging: true,
    ground: {
      kind: 'greenhouse',
      claim: 120,
      sizes: [
        [3100, 2000],
        [2500, 1950],
      ],
      largerSizes: (m2) => (m2 > 600 ? [[3700, 2500]] : []),
      pad: 450,
      gap: 600,
      likes: { sun: 2, edge: 1.5, far: 0.5, view: -0.6, near: ['vegetable'] },
      shape: 'square',
      worksUndug: true,
      building: { furnishing: 'greenhouse', heightMm: 2200 },
    },
  },
  polytunnel: {
    plan: { label: 'Polytunnel', purpose: 'a long season under cover' },
    needsDigging: true,
    ground: {
      kind: 'greenhouse',
      claim: 22,
      sizes: [
        [6000, 3000],
        [5000, 3000],
        [4000, 2500],
        [3000, 2000],
      ],
      pad: 150,
      gap: 300,
      likes: { sun: 1.6, edge: 2, corner: 1.2, far: 1, view: -1, near: ['vegetable'], apart: 6 },
      shape: 'square',
      building: { furnishing: 'polytunnel', heightMm: 2200 },
    },
  },
  run: {
    plan: { label: 'Run', purpose: 'a covered run with its house, dug in against foxes' },
    needsDigging: true,
    ground: {
      kind: 'store',
      claim: 26,
      sizes: [
        [4000, 2000],
        [3000, 2000],
        [2400, 1800],
        [2000, 1500],
      ],
      pad: 100,
      gap: 250,
      likes: { edge: 2, corner: 1.6, far: 1.4, view: -1, sun: -0.2, apart: 8 },
      shape: 'square',
      floor: () => 'bark',
      building: { furnishing: 'animal-run', heightMm: 2000 },
    },
  },
  compost: {
    plan: { label: 'Compost', purpose: 'two bays, one filling and one ripening' },
    needsDigging: true,
    ground: {
      kind: 'compost',
      claim: 210,
      sizes: [
        [2000, 1000],
        [1200, 1000],
      ],
      pad: 50,
      gap: 150,
      likes: {
        sun: -0.8,
        edge: 2,
        corner: 2,
        far: 1,
        view: -1.5,
        near: ['vegetable', 'shed', 'greenhouse'],
        apart: 10,
      },
      shape: 'square',
      worksUndug: true,
      building: { furnishing: 'compost-bins', heightMm: 1000 },
    },
  },
} satisfies FeatureDefinitions;

export const storageFurnishings = {
  shed: {
    symbol: shed,
    material: 'timber',
    supply: {
      kind: 'building',
      name: 'timber shed',
      words: 'the shed',
      rates: [
        [3, 'shed-small'],
        [5.5, 'shed-medium'],
        [Infinity, 'shed-large'],
      ],
    },
    isStructure: true,
    door: 'any',
    shade: { passes: 0, foot: 0 },
    planning: 'building',
    usualHeightMm: 2300,
    materials: {
      name: 'Timber shed',
      say: (_n, w, d) =>
        `${metres(w)} by ${metres(d)}, stained dark so that it recedes behind planting`,
    },
  },
  store: {
    symbol: store,
    material: 'timber',
    supply: {
      kind: 'building',
      name: 'timber store',
      words: 'the store',
      rates: [
        [0.7, 'box-store'],
        [Infinity, 'store'],
      ],
    },
    isStructure: true,
    door: 'long',
    shade: { passes: 0, foot: 0 },
    planning: 'building',
    usualHeightMm: 1500,
  },
  'wall-rack': {
    symbol: wallRack,
    material: 'timber',
    supply: {
      kind: 'fixed',
      phase: 'finishing',
      description: 'Rack on a wall or fence: treated rails, steel hooks and fixings',
    },
    feet: 'none',
    isAiry: true,
    // over a bed, whose plants leave the strip before it free
    isAmongPlants: true,
    advice: {
      title: 'What hangs on the wall',
      text: 'Rails go into sound masonry with anchors, or to a fence’s own posts and never to its boards; a shared or neighbour’s fence needs their leave. Bicycles want a locking ring that is anchored as well, out of sight of the street.',
    },
  },
  greenhouse: {
    symbol: greenhouse,
    material: 'glass',
    supply: {
      kind: 'building',
      name: 'greenhouse with toughened glass',
      words: 'the greenhouse',
      rates: [
        [5.5, 'greenhouse-small'],
        [Infinity, 'greenhouse-large'],
      ],
    },
    isStructure: true,
    door: 'end',
    shade: { passes: 0.8, foot: 0 },
    planning: 'building',
    usualHeightMm: 2300,
    materials: {
      name: 'Greenhouse',
      say: (_n, w, d) =>
        `${metres(w)} by ${metres(d)}, toughened glass on a level base with rainwater taken to a butt`,
    },
  },
  polytunnel: {
    symbol: polytunnel,
    material: 'glass',
    supply: {
      kind: 'building',
      name: 'polytunnel with a door at the end',
      words: 'the polytunnel',
      rates: [
        [12.5, 'polytunnel-small'],
        [Infinity, 'polytunnel-large'],
      ],
    },
    isStructure: true,
    door: 'end',
    shade: { passes: 0.85, foot: 0 },
    planning: 'building',
    usualHeightMm: 2200,
  },
  'animal-run': {
    symbol: animalRun,
    material: 'timber',
    supply: {
      kind: 'building',
      name: 'covered run of timber and welded mesh with its house, mesh dug in at the foot',
      words: 'the run',
      rates: [
        [5.5, 'animal-run-small'],
        [Infinity, 'animal-run-large'],
      ],
    },
    isStructure: true,
    isAiry: true,
    door: 'any',
    shade: { passes: 0.7, foot: 0 },
    planning: 'building',
    usualHeightMm: 2000,
  },
  'compost-bins': {
    symbol: compostBins,
    material: 'timber',
    supply: {
      kind: 'building',
      name: 'timber compost bays',
      words: 'the compost bays',
      rates: [[Infinity, 'compost-bays']],
    },
    isStructure: true,
    shade: { passes: 0, foot: 0 },
  },
} satisfies FurnishingDefinitions;
